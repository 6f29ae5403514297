#pragma once

#include <QPointer>
#include <QWidget>

class QTreeWidget;

namespace marrow {

class MotionContext;
class NoMatch;
class SearchField;

/// The clips of a motion file with their frames and lengths; the one that is chosen is on show.
class MotionClipsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MotionClipsPanel(QWidget *parent = nullptr);

    void setContext(MotionContext *context);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void filter();
    void mark();
    void retranslate();

    QPointer<MotionContext> m_context;
    SearchField *m_search;
    QTreeWidget *m_list;
    NoMatch *m_noMatch;
};

} // namespace marrow
