#pragma once

#include "views/action/action_context.h"

#include <QPointer>
#include <QTreeWidget>

#include <array>
#include <functional>

namespace marrow {

/// The joints of the shared skeleton as a tree, to pick them without the mouse in the view. Several can be picked.
class ActionJointList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ActionJointList(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(ActionContext *context);
    /// Who is offered keys first that pick no joint: what the tool in the view does is done from here too. Returns whether it was taken.
    void setKeyTaker(std::function<bool(QKeyEvent &)> taker) { m_keyTaker = std::move(taker); }

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showSelection();
    void takeSelection();
    void retranslate();

    QPointer<ActionContext> m_context;
    std::array<QTreeWidgetItem *, kHumanoidJointCount> m_items{};
    std::function<bool(QKeyEvent &)> m_keyTaker;
    bool m_showing = false;
};

} // namespace marrow
