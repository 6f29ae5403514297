#pragma once

#include "views/common/rig_context.h"
#include "views/common/transform_fields.h"

#include <QPointer>
#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace marrow {

class EmptyState;
class JointCombo;
class NumberField;
class Section;
class Swatch;

/// The selected joints in numbers: name, id, parent, rest transform local or in the model, voxel count, default joint.
/// With several joints selected the fields they share can be set for all. Dragging a number shows a preview in the view.
class JointInspector : public QWidget
{
    Q_OBJECT

public:
    explicit JointInspector(QWidget *parent = nullptr);
    ~JointInspector() override;

    void setContext(RigContext *context);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Part = TransformPart;
    using enum TransformPart;

    void build();
    QWidget *makeTriple(Part part);
    void refresh();
    void refreshHead();
    void refreshTransform();
    std::vector<Eigen::Vector3d> valuesOf(Part part) const;
    Eigen::Vector3d valueOf(JointId joint, Part part) const;
    /// The rest transform the joint gets when one field is set; nullopt when it cannot be (a parent scaled to zero).
    std::optional<Transform> edited(JointId joint, Part part, int axis, double value) const;
    RigContext::RestPreview editedAll(Part part, int axis, double value) const;
    void preview(Part part, int axis, double value);
    void commit(Part part, int axis, double value);
    bool world() const;
    std::vector<JointId> joints() const;
    const Joint *single() const;
    void commitName();
    void commitId(double value);
    void commitParent();
    void retranslate();
    void copyAsText() const;

    QPointer<RigContext> m_context;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    Swatch *m_swatch;
    QLineEdit *m_name;
    QLabel *m_idLabel, *m_parentLabel, *m_voxelsLabel;
    NumberField *m_id;
    JointCombo *m_parent;
    QLabel *m_voxels;
    QCheckBox *m_default;
    Section *m_transform;
    Section *m_options;
    QLabel *m_flat; ///< the warning about a scale of 0
    QToolButton *m_local, *m_world, *m_copy;
    std::array<QLabel *, 3> m_partLabels;
    TransformFields m_fields;
    QComboBox *m_children, *m_keys;
    QLabel *m_childrenLabel, *m_keysLabel;
    TypedAngles m_typed; ///< as the quaternion alone would give others (190° comes back as −170°)
};

} // namespace marrow
