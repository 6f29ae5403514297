#pragma once

#include "views/binding/binding_desk.h"

#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QToolButton;
class QTreeWidget;

namespace marrow {

class NumberField;
class PlacementView;

/// Where the joints stand: both pictures, the list of joints with how sure each is and where it comes from, the numbers of the selected one, and
/// the record of what was placed by hand.
class PlacementPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlacementPanel(QWidget *parent = nullptr);

    void setDesk(BindingDesk *desk);
    PlacementView *view() const { return m_view; }

signals:
    void hintChanged(const QString &hint);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *button(QAction *action);
    QAction *makeAction(const QString &icon, const QKeySequence &keys, std::function<void()> run);
    void build();
    void showAll();
    void showJoint();
    void showBusy();
    void commitNumber();
    void retranslate();

    QPointer<BindingDesk> m_desk;
    PlacementView *m_view;
    QTreeWidget *m_list;
    std::array<NumberField *, 3> m_numbers{};
    QLabel *m_ledger;
    QProgressBar *m_progress;
    QToolButton *m_cancel;
    QAction *m_symmetry;
    QAction *m_centre;
    QAction *m_analyse;
    QAction *m_turn;
    QAction *m_frame;
};

} // namespace marrow
