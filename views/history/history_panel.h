#pragma once

#include <QPointer>
#include <QWidget>

class QListView;
class QStackedWidget;
class QUndoStack;

namespace marrow {

class EmptyState;

/// The steps of a document, named, the state it was opened in on top. A click or Return goes to that step; steps ahead of it
/// are greyed and can be gone to as well. The saved state carries a mark.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setStack(QUndoStack *stack);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void followIndex();

    class Model;

    QPointer<QUndoStack> m_stack;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QListView *m_list;
    Model *m_model;
};

} // namespace marrow
