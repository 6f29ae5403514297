#include "views/posing/pose_panel.h"

#include "views/common/empty_state.h"
#include "views/common/number_field.h"
#include "views/common/section.h"
#include "views/common/swatch.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace marrow {

PosePanel::~PosePanel()
{
    // A field that loses the focus because the panel goes would still commit what was typed.
    for (QLineEdit *field : findChildren<QLineEdit *>())
        field->blockSignals(true);
}

void PosePanel::setContext(PoseContext *pose)
{
    if (m_pose) {
        m_pose->disconnect(this);
        m_pose->document()->disconnect(this);
        m_pose->rigContext()->disconnect(this);
    }
    m_pose = pose;
    m_typed.forget();
    if (pose) {
        connect(pose, &PoseContext::poseChanged, this, &PosePanel::refreshNumbers);
        connect(pose, &PoseContext::looseChanged, this, &PosePanel::refreshLoose);
        connect(pose, &PoseContext::clipChanged, this, &PosePanel::refresh);
        connect(pose, &PoseContext::activeChanged, this, &PosePanel::refresh);
        connect(pose->document(), &VoxelDocument::selectionChanged, this, &PosePanel::refresh);
        connect(pose->rigContext(), &RigContext::looksChanged, this, &PosePanel::refresh);
        connect(&pose->playback(), &Playback::playingChanged, this, &PosePanel::refreshNumbers);
        connect(pose, &QObject::destroyed, this, [this] { m_pages->setCurrentIndex(0); });
    }
    refresh();
}

QString PosePanel::leadText() const
{
    const std::vector<JointId> joints = m_verbs->selected();
    return joints.size() == 1 ? m_pose->rigContext()->displayName(joints.front()) : tr("%n joint(s)", nullptr, static_cast<int>(joints.size()));
}

void PosePanel::refresh()
{
    const bool open = m_pose && m_pose->rigContext()->rig();
    const bool posing = open && m_pose->isActive() && m_verbs->hasSelection();
    m_pages->setCurrentIndex(posing ? 1 : 0);
    m_begin->setVisible(open && !m_pose->isActive());
    if (!posing)
        return;
    const std::vector<JointId> joints = m_verbs->selected();
    m_swatch->setLook(joints.size() == 1 ? m_pose->rigContext()->look(joints.front()) : SwatchLook());
    m_name->setText(leadText());
    refreshVerbs();
    refreshNumbers();
    refreshLoose();
}

void PosePanel::refreshVerbs()
{
    const bool clip = m_pose->clip() != nullptr;
    m_key->setEnabled(clip);
    m_keyAll->setEnabled(clip);
    m_keyLoose->setEnabled(clip);
}

Eigen::Vector3d PosePanel::valueOf(JointId joint, Part which) const
{
    const Transform local = m_pose->local(joint);
    const auto typed = which == Rotation ? m_typed.of(joint, local.rotation) : std::nullopt;
    return typed ? *typed : numbersOf(local, which);
}

void PosePanel::refreshNumbers()
{
    // Numbers that run while a clip plays can be neither read nor set; they stand still until it stops.
    if (!m_pose || m_pages->currentIndex() != 1 || m_pose->playback().isPlaying() || !isVisible())
        return;
    const std::vector<JointId> joints = m_verbs->selected();
    if (joints.empty())
        return;
    for (const Part which : kTransformParts) {
        std::vector<Eigen::Vector3d> values;
        for (const JointId joint : joints)
            values.push_back(valueOf(joint, which));
        showNumbers(m_fields, which, values);
    }
    const Eigen::Quaternionf q = m_pose->local(joints.front()).rotation;
    m_quaternion->setText(joints.size() > 1 ? QStringLiteral("–")
                                            : QStringLiteral("%1 %2 %3 %4")
                                                  .arg(static_cast<double>(q.x()), 0, 'f', 3)
                                                  .arg(static_cast<double>(q.y()), 0, 'f', 3)
                                                  .arg(static_cast<double>(q.z()), 0, 'f', 3)
                                                  .arg(static_cast<double>(q.w()), 0, 'f', 3));
    m_breakdown->setEnabled(m_verbs->canBreakDown());
}

void PosePanel::refreshLoose()
{
    if (!m_pose || m_pages->currentIndex() != 1)
        return;
    const int count = static_cast<int>(m_pose->loose().size());
    m_looseText->setText(count == 0 ? tr("Everything on show is keyed.") : tr("%n joint(s) posed and not keyed", nullptr, count));
    m_keyLoose->setVisible(count > 0);
    m_dropLoose->setVisible(count > 0);
}

JointLocals PosePanel::edited(Part which, int axis, double value) const
{
    JointLocals values;
    for (const JointId joint : m_verbs->selected()) {
        Transform local = m_pose->local(joint);
        Eigen::Vector3d numbers = valueOf(joint, which);
        numbers[axis] = value;
        setNumbers(local, which, numbers);
        values[joint] = local;
    }
    return values;
}

void PosePanel::commit(Part which, int axis, double value)
{
    if (!m_pose || !m_verbs->hasSelection())
        return;
    m_pose->clearPreview();
    const JointLocals values = edited(which, axis, value);
    const std::vector<JointId> joints = m_verbs->selected();
    if (which == Rotation && joints.size() == 1) {
        Eigen::Vector3d typed = valueOf(joints.front(), Rotation);
        typed[axis] = value;
        m_typed.remember(joints.front(), typed);
    }
    const QString text = which == Translation ? tr("Pose: move %1") : which == Rotation ? tr("Pose: turn %1") : tr("Pose: scale %1");
    m_pose->edit(values, text.arg(leadText()));
    refreshNumbers();
}

void PosePanel::setLeavePolicy(LeavePolicy policy)
{
    const QSignalBlocker block(m_leave);
    m_leave->setCurrentIndex(static_cast<int>(policy));
}

void PosePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
