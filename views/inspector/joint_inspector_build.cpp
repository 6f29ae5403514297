// How the joint inspector is put together and named; what its fields do is in joint_inspector.cpp.

#include "views/inspector/joint_inspector.h"

#include "views/common/axis_colors.h"
#include "views/common/compact_combos.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/joint_combo.h"
#include "views/common/number_field.h"
#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/swatch.h"
#include "views/common/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

namespace {

} // namespace

JointInspector::JointInspector(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("joint"), this))
    , m_swatch(new Swatch(this, 18))
    , m_name(new QLineEdit(this))
    , m_idLabel(secondaryLabel(this))
    , m_parentLabel(secondaryLabel(this))
    , m_voxelsLabel(secondaryLabel(this))
    , m_id(new NumberField(this))
    , m_parent(new JointCombo(this))
    , m_voxels(new QLabel(this))
    , m_default(new QCheckBox(this))
    , m_transform(new Section(this))
    , m_options(new Section(this))
    , m_flat(new QLabel(this))
    , m_local(iconButton(QStringLiteral("local"), this))
    , m_world(iconButton(QStringLiteral("world"), this))
    , m_copy(iconButton(QStringLiteral("copy"), this))
    , m_children(new QComboBox(this))
    , m_keys(new QComboBox(this))
    , m_childrenLabel(secondaryLabel(this))
    , m_keysLabel(secondaryLabel(this))
{
    setProperty("role", "panel");
    build();
    makeCombosCompact(this);
    retranslate();
    setContext(nullptr);
}

QWidget *JointInspector::makeTriple(Part which)
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    for (int axis = 0; axis < 3; ++axis) {
        auto *field = new NumberField(row);
        field->setAxis(axis);
        field->setStep(which == Translation ? 0.5 : which == Rotation ? 1 : 0.05);
        field->setDefaultValue(which == Scale ? 1.0 : 0.0);
        if (which == Rotation)
            field->setUnit(QStringLiteral("°"));
        else
            field->setSilentUnit(which == Translation ? QStringLiteral("vx") : QStringLiteral("×"));
        field->setDecimals(which == Rotation ? 2 : 3);
        connect(field, &NumberField::valueChanging, this, [this, which, axis](double value) { preview(which, axis, value); });
        connect(field, &NumberField::valueCommitted, this, [this, which, axis](double value) { commit(which, axis, value); });
        connect(field, &NumberField::changeCancelled, this, [this] {
            if (m_context)
                m_context->setRestPreview({});
        });
        layout->addWidget(field, 1);
        m_fields[std::size_t(which)][std::size_t(axis)] = field;
    }
    return row;
}

void JointInspector::build()
{
    m_id->setDecimals(0);
    m_id->setStep(1);
    m_id->setRange(0, 65535);
    m_voxels->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_name, &QLineEdit::editingFinished, this, &JointInspector::commitName);
    connect(m_id, &NumberField::valueCommitted, this, &JointInspector::commitId);
    connect(m_parent, &JointCombo::jointPicked, this, &JointInspector::commitParent);
    connect(m_default, &QCheckBox::clicked, this, [this](bool on) {
        if (on && single())
            m_context->run(QStringLiteral("rig.setDefaultJoint"), {{QStringLiteral("joint"), single()->id}});
        refreshHead();
    });

    auto *space = new QButtonGroup(this);
    for (QToolButton *button : {m_local, m_world}) {
        button->setCheckable(true);
        space->addButton(button);
    }
    m_local->setChecked(true);
    connect(space, &QButtonGroup::buttonToggled, this, &JointInspector::refreshTransform);
    connect(m_copy, &QToolButton::clicked, this, &JointInspector::copyAsText);
    auto *corner = new QWidget(this);
    auto *cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(0, 0, 0, 0);
    cornerLayout->setSpacing(2);
    for (QToolButton *button : {m_local, m_world, m_copy})
        cornerLayout->addWidget(button);

    auto *name = new QHBoxLayout;
    name->setSpacing(metrics::kPanelPadding);
    name->addWidget(m_swatch);
    name->addWidget(m_name, 1);
    auto *head = new QGridLayout;
    head->setHorizontalSpacing(metrics::kPanelPadding);
    head->setVerticalSpacing(metrics::kUnit + 2);
    head->setColumnStretch(1, 1);
    const std::pair<QLabel *, QWidget *> rows[] = {{m_parentLabel, m_parent}, {m_idLabel, m_id}, {m_voxelsLabel, m_voxels}};
    for (int i = 0; i < 3; ++i) {
        head->addWidget(rows[i].first, i, 0);
        head->addWidget(rows[i].second, i, 1);
        rows[i].first->setBuddy(rows[i].second);
    }
    head->addWidget(m_default, 3, 1);

    auto *transform = new QWidget(this);
    auto *transformLayout = new QVBoxLayout(transform);
    transformLayout->setContentsMargins(0, 0, 0, 0);
    transformLayout->setSpacing(metrics::kUnit);
    for (const Part which : kTransformParts) {
        m_partLabels[std::size_t(which)] = secondaryLabel(this);
        transformLayout->addWidget(m_partLabels[std::size_t(which)]);
        transformLayout->addWidget(makeTriple(which));
    }
    m_flat->setProperty("role", "warning");
    m_flat->setWordWrap(true);
    transformLayout->addWidget(m_flat);
    m_transform->setContent(transform);
    m_transform->setCorner(corner);

    auto *options = new QWidget(this);
    auto *grid = new QGridLayout(options);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::kPanelPadding);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_childrenLabel, 0, 0);
    grid->addWidget(m_children, 0, 1);
    grid->addWidget(m_keysLabel, 1, 0);
    grid->addWidget(m_keys, 1, 1);
    m_childrenLabel->setBuddy(m_children);
    m_keysLabel->setBuddy(m_keys);
    m_options->setContent(options);

    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kSectionGap);
    layout->addLayout(name);
    layout->addLayout(head);
    layout->addWidget(m_transform);
    layout->addWidget(m_options);
    layout->addStretch();
    fillScrolling(this, m_pages, m_empty, content);
}

void JointInspector::retranslate()
{
    m_empty->setText(tr("No joint is selected"), tr("Select one in the skeleton, or click it in the view, to see and set its numbers."));
    m_name->setAccessibleName(tr("Name"));
    m_idLabel->setText(tr("Id"));
    m_id->setToolTip(tr("The joint's number in the file. A number that is taken is exchanged with its owner's."));
    m_parentLabel->setText(tr("Parent"));
    m_parent->setNoneText(tr("None (root)"));
    m_voxelsLabel->setText(tr("Voxels"));
    m_default->setText(tr("Default joint"));
    m_default->setToolTip(tr("Voxels nobody assigned follow this joint. Make another one the default to change it."));
    m_transform->setTitle(tr("Rest pose"));
    m_options->setTitle(tr("When it is moved"));
    m_local->setToolTip(tr("Numbers relative to the parent"));
    m_world->setToolTip(tr("Numbers in the model's space"));
    m_copy->setToolTip(tr("Copy all numbers as text"));
    for (QToolButton *button : {m_local, m_world, m_copy})
        button->setAccessibleName(button->toolTip());
    m_partLabels[0]->setText(tr("Position in voxels"));
    m_partLabels[1]->setText(tr("Rotation"));
    m_partLabels[1]->setToolTip(tr("Degrees about the fixed X, then Y, then Z axis."));
    m_partLabels[2]->setText(tr("Scale"));
    m_flat->setText(tr("A scale of 0 makes every voxel that follows this joint flat."));
    const QString parts[] = {tr("Position"), tr("Rotation"), tr("Scale")};
    for (std::size_t which = 0; which < 3; ++which) {
        for (std::size_t axis = 0; axis < 3; ++axis)
            m_fields[which][axis]->setAccessibleName(parts[which] + u' ' + axisName(static_cast<int>(axis)));
    }
    const auto fill = [](QComboBox *box, const QStringList &texts) {
        const int index = qMax(0, box->currentIndex());
        box->clear();
        box->addItems(texts);
        box->setCurrentIndex(index);
    };
    m_childrenLabel->setText(tr("Children"));
    fill(m_children, {tr("Follow"), tr("Stay where they are")});
    m_keysLabel->setText(tr("Clips"));
    fill(m_keys, {tr("Play about the new place"), tr("Play as before"), tr("Keep their numbers")});
    m_keys->setToolTip(tr("What happens to the joint's keys, which hold whole transforms, when its rest pose changes."));
    refresh();
}

} // namespace marrow
