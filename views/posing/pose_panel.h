#pragma once

#include "views/common/transform_fields.h"
#include "views/posing/pose_verbs.h"

#include <QPointer>
#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;
class QStackedWidget;
class QToolButton;

namespace marrow {

class EmptyState;
class NumberField;
class Section;
class Swatch;

/// What happens to poses that are not keyed when the playhead leaves their frame.
enum class LeavePolicy { Ask, Keep, Key };

/// The pose of the selected joints in numbers, and everything that is done to it without dragging: copy, paste, mirror, reset, key,
/// break down, and what becomes of what is loose.
class PosePanel : public QWidget
{
    Q_OBJECT

public:
    explicit PosePanel(PoseVerbs *verbs, QWidget *parent = nullptr);
    ~PosePanel() override;

    void setContext(PoseContext *pose);
    void setLeavePolicy(LeavePolicy policy);

signals:
    void leavePolicyChosen(marrow::LeavePolicy policy);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Part = TransformPart;
    using enum TransformPart;

    void build();
    QWidget *makeFields();
    QWidget *makeVerbs();
    QWidget *makeBreakdown();
    QWidget *makeLoose();
    void refresh();
    void refreshNumbers();
    void refreshLoose();
    void refreshVerbs();
    Eigen::Vector3d valueOf(JointId joint, Part which) const;
    JointLocals edited(Part which, int axis, double value) const;
    void commit(Part which, int axis, double value);
    QString leadText() const;
    void retranslate();

    PoseVerbs *m_verbs;
    QPointer<PoseContext> m_pose;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QPushButton *m_begin;
    Swatch *m_swatch;
    QLabel *m_name;
    Section *m_numbers;
    std::array<QLabel *, 3> m_partLabels;
    TransformFields m_fields;
    QLabel *m_quaternionLabel;
    QLabel *m_quaternion;
    QToolButton *m_copy, *m_paste, *m_pasteMirrored, *m_flip;
    QPushButton *m_key, *m_keyAll, *m_reset, *m_resetAll;
    Section *m_between;
    QSlider *m_breakdown;
    QLabel *m_before, *m_after;
    Section *m_loose;
    QLabel *m_looseText;
    QPushButton *m_keyLoose, *m_dropLoose;
    QLabel *m_leaveLabel;
    QComboBox *m_leave;
    TypedAngles m_typed; ///< as the quaternion alone would give others (190° comes back as −170°)
};

} // namespace marrow
