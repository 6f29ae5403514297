#pragma once

#include "views/action/action_context.h"

#include <QPointer>
#include <QTreeWidget>

#include <array>

namespace marrow {

/// The joints of the shared skeleton as a tree, to pick them without the mouse in the view. Several can be picked.
class ActionJointList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ActionJointList(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(ActionContext *context);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showSelection();
    void takeSelection();
    void retranslate();

    QPointer<ActionContext> m_context;
    std::array<QTreeWidgetItem *, kHumanoidJointCount> m_items{};
    bool m_showing = false;
};

} // namespace marrow
