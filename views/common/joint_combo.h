#pragma once

#include "views/common/rig_context.h"

#include <QComboBox>
#include <QPointer>

#include <functional>

namespace marrow {

/// A choice of one joint, each with its swatch, in the order of the tree.
class JointCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit JointCombo(QWidget *parent = nullptr);

    void setContext(RigContext *context);
    /// Leaves out joints; none by default.
    void setFilter(std::function<bool(JointId)> keep);
    /// An entry before all joints that stands for "none of them"; empty takes it away.
    void setNoneText(const QString &text);

    std::optional<JointId> joint() const;
    void setJoint(std::optional<JointId> joint);
    /// Several things with different joints: shows a dash until one is picked.
    void setMixed();
    /// Joints that are not offered in the open list; asked each time it opens.
    void setForbidden(std::function<bool(JointId)> forbidden) { m_forbidden = std::move(forbidden); }
    void showPopup() override;

signals:
    /// The person chose.
    void jointPicked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fill();

    QPointer<RigContext> m_context;
    std::function<bool(JointId)> m_keep;
    std::function<bool(JointId)> m_forbidden;
    bool m_mixed = false;
    QString m_none;
};

/// Joint ids as the tree shows them from top to bottom: each parent before its children, siblings by id.
std::vector<JointId> treeOrder(const Skeleton &skeleton);

} // namespace marrow
