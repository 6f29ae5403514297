#include "views/inspector/joint_inspector.h"

#include "model/commands/voxel_commands.h"
#include "model/voxel/skeleton_ops.h"
#include "views/common/joint_combo.h"
#include "views/common/number_field.h"
#include "views/common/swatch.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace marrow {

namespace {

const char *const kKeyPolicies[] = {"offset", "motion", "untouched"};
const char *const kChildPolicies[] = {"follow", "keepWorld"};

} // namespace

JointInspector::~JointInspector()
{
    // A field that loses the focus because the panel goes would still commit what was typed.
    for (QLineEdit *field : findChildren<QLineEdit *>())
        field->blockSignals(true);
}

void JointInspector::setContext(RigContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_context = context;
    m_typed.forget();
    m_parent->setContext(context);
    m_parent->setForbidden([this](JointId parent) {
        const std::vector<JointId> selected = joints();
        return std::any_of(selected.begin(), selected.end(), [&](JointId id) { return m_context->rig()->skeleton.isSameOrAncestor(id, parent); });
    });
    if (context) {
        connect(context->document(), &VoxelDocument::committed, this, &JointInspector::refresh);
        connect(context->document(), &VoxelDocument::selectionChanged, this, &JointInspector::refresh);
        connect(context, &RigContext::looksChanged, this, &JointInspector::refreshHead);
        connect(context, &RigContext::countsChanged, this, &JointInspector::refreshHead);
        connect(context, &RigContext::restPreviewChanged, this, &JointInspector::refreshTransform);
        connect(context, &QObject::destroyed, this, [this] { m_pages->setCurrentIndex(0); });
    }
    refresh();
}

std::vector<JointId> JointInspector::joints() const
{
    return m_context && m_context->rig() ? m_context->document()->selection().joints : std::vector<JointId>();
}

const Joint *JointInspector::single() const
{
    const std::vector<JointId> selected = joints();
    return selected.size() == 1 ? m_context->rig()->skeleton.find(selected.front()) : nullptr;
}

bool JointInspector::world() const
{
    return m_world->isChecked();
}

void JointInspector::refresh()
{
    const bool any = !joints().empty();
    m_pages->setCurrentIndex(any ? 1 : 0);
    if (!any)
        return;
    refreshHead();
    refreshTransform();
}

void JointInspector::refreshHead()
{
    const std::vector<JointId> selected = joints();
    if (selected.empty())
        return;
    const Skeleton &skeleton = m_context->rig()->skeleton;
    const Joint *joint = single();
    qsizetype voxels = 0;
    for (JointId id : selected)
        voxels += m_context->voxelCount(id);
    m_voxels->setText(QLocale().toString(voxels));
    m_swatch->setLook(joint ? m_context->look(joint->id) : SwatchLook());
    if (const QString name = joint ? joint->name : QString(); m_name->text() != name && (!m_name->isModified() || !joint))
        m_name->setText(name); // what is being typed stays
    m_name->setPlaceholderText(joint ? m_context->displayName(joint->id)
                                     : tr("%n joints", nullptr, static_cast<int>(selected.size())));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_name, m_id, m_default})
        widget->setEnabled(joint != nullptr);
    if (!joint) {
        m_id->setMixed();
        m_default->setChecked(false);
        const auto parent = skeleton.find(selected.front())->parent;
        const bool same = std::all_of(selected.begin(), selected.end(),
                                      [&](JointId id) { return skeleton.find(id)->parent == parent; });
        if (same)
            m_parent->setJoint(parent);
        else
            m_parent->setMixed();
        return;
    }
    m_id->setValue(joint->id);
    const bool isDefault = m_context->rig()->binding.defaultJoint() == joint->id;
    m_default->setChecked(isDefault);
    // There is always one default joint: it is changed by choosing another one.
    m_default->setEnabled(!isDefault);
    m_parent->setJoint(joint->parent);
}

Eigen::Vector3d JointInspector::valueOf(JointId joint, Part which) const
{
    const Joint &value = *m_context->rig()->skeleton.find(joint);
    Transform shown = value.rest;
    for (const auto &[id, rest] : m_context->restPreview()) {
        if (id == joint)
            shown = rest;
    }
    if (world()) {
        const Eigen::Affine3f above = value.parent ? worldOf(m_context->rig()->skeleton, *value.parent) : Eigen::Affine3f::Identity();
        return numbersOf(toTransform(above * shown.matrix()), which);
    }
    const auto typed = which == Rotation ? m_typed.of(joint, shown.rotation) : std::nullopt;
    return typed ? *typed : numbersOf(shown, which);
}

std::vector<Eigen::Vector3d> JointInspector::valuesOf(Part which) const
{
    std::vector<Eigen::Vector3d> values;
    for (JointId joint : joints())
        values.push_back(valueOf(joint, which));
    return values;
}

void JointInspector::refreshTransform()
{
    if (joints().empty())
        return;
    for (const Part which : kTransformParts)
        showNumbers(m_fields, which, valuesOf(which));
    const std::vector<JointId> shown = joints();
    m_flat->setVisible(std::any_of(shown.begin(), shown.end(), [this](JointId joint) {
        return (m_context->rig()->skeleton.find(joint)->rest.scale.array() == 0).any();
    }));
}

std::optional<Transform> JointInspector::edited(JointId joint, Part which, int axis, double value) const
{
    const Skeleton &skeleton = m_context->rig()->skeleton;
    const Joint &current = *skeleton.find(joint);
    Transform changed = world() ? toTransform(worldOf(skeleton, joint)) : current.rest;
    Eigen::Vector3d numbers = numbersOf(changed, which);
    if (const auto typed = m_typed.of(joint, changed.rotation); typed && which == Rotation && !world())
        numbers = *typed;
    numbers[axis] = value;
    setNumbers(changed, which, numbers);
    if (!world())
        return changed;
    const Result<Transform> local = localFromWorld(skeleton, current.parent, changed.matrix());
    return local ? std::optional(*local) : std::nullopt;
}

RigContext::RestPreview JointInspector::editedAll(Part which, int axis, double value) const
{
    RigContext::RestPreview changes;
    for (JointId joint : joints()) {
        if (const auto rest = edited(joint, which, axis, value))
            changes.emplace_back(joint, *rest);
    }
    return changes;
}

void JointInspector::preview(Part which, int axis, double value)
{
    if (m_context)
        m_context->setRestPreview(editedAll(which, axis, value));
}

void JointInspector::commit(Part which, int axis, double value)
{
    const RigContext::RestPreview changes = editedAll(which, axis, value);
    if (which == Rotation && !world() && changes.size() == 1) {
        Eigen::Vector3d typed = valueOf(changes.front().first, Rotation);
        typed[axis] = value;
        m_typed.remember(changes.front().first, typed);
    }
    QJsonArray rests;
    const char *const names[] = {"translation", "rotation", "scale"};
    for (const auto &[joint, rest] : changes) {
        QJsonObject entry{{QStringLiteral("joint"), joint}};
        // In the model's space one field may touch all three parts.
        for (const Part p : kTransformParts) {
            if (p != which && !world())
                continue;
            entry[QLatin1String(names[std::size_t(p)])] = p == Translation ? toJson(rest.translation)
                : p == Rotation                               ? toJson(rest.rotation)
                                                              : toJson(rest.scale);
        }
        rests.append(entry);
    }
    m_context->setRestPreview({});
    if (!rests.isEmpty())
        m_context->run(QStringLiteral("joint.setRest"),
                       {{QStringLiteral("rests"), rests},
                        {QStringLiteral("keys"), QLatin1String(kKeyPolicies[qMax(0, m_keys->currentIndex())])},
                        {QStringLiteral("children"), QLatin1String(kChildPolicies[qMax(0, m_children->currentIndex())])}});
    refreshTransform();
}

void JointInspector::commitName()
{
    const Joint *joint = single();
    const QString name = m_name->text().trimmed();
    m_name->setText(name); // settled: undo is the document's from here on
    if (joint && name != joint->name)
        m_context->run(QStringLiteral("joint.rename"), {{QStringLiteral("joint"), joint->id}, {QStringLiteral("name"), name}});
    refreshHead();
}

void JointInspector::commitId(double value)
{
    const Joint *joint = single();
    if (!joint)
        return;
    const auto wanted = static_cast<JointId>(value);
    QJsonArray ids{QJsonArray{joint->id, wanted}};
    // An id that is taken is exchanged rather than refused.
    if (m_context->rig()->skeleton.contains(wanted))
        ids.append(QJsonArray{wanted, joint->id});
    if (m_context->run(QStringLiteral("joint.renumber"), {{QStringLiteral("ids"), ids}}))
        m_context->activate(wanted);
    refreshHead();
}

void JointInspector::commitParent()
{
    QJsonArray list;
    for (JointId joint : joints())
        list.append(joint);
    const auto parent = m_parent->joint();
    m_context->run(QStringLiteral("joint.reparent"), {{QStringLiteral("joints"), list},
                                                      {QStringLiteral("parent"), parent ? QJsonValue(*parent) : QJsonValue()},
                                                      {QStringLiteral("keep"), QStringLiteral("world")}});
    refreshHead();
}

void JointInspector::copyAsText() const
{
    QStringList lines;
    for (JointId joint : joints()) {
        QStringList cells{QString::number(joint), m_context->displayName(joint)};
        for (const Part which : kTransformParts) {
            const Eigen::Vector3d value = valueOf(joint, which);
            for (int axis = 0; axis < 3; ++axis)
                cells.append(QString::number(value[axis], 'g', 7));
        }
        lines.append(cells.join(u'\t'));
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

void JointInspector::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
