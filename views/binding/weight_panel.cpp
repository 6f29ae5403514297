#include "views/binding/weight_panel.h"

#include "model/commands/character_commands.h"
#include "views/common/flow_layout.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

enum BrushButton { AddButton, SubtractButton, ReplaceButton, SmoothButton, FloodButton };

} // namespace

WeightPanel::WeightPanel(QWidget *parent)
    : QWidget(parent)
    , m_brushes(new QButtonGroup(this))
    , m_radius(new NumberField(this))
    , m_strength(new NumberField(this))
    , m_value(new NumberField(this))
    , m_radiusLabel(new QLabel(this))
    , m_strengthLabel(new QLabel(this))
    , m_valueLabel(new QLabel(this))
    , m_falloff(new QComboBox(this))
    , m_falloffLabel(new QLabel(this))
    , m_mirror(new QCheckBox(this))
    , m_joints(new QTreeWidget(this))
    , m_note(new QLabel(this))
{
    setProperty("role", "panel");
    setMinimumWidth(220);
    build();
    connect(m_brushes, &QButtonGroup::idClicked, this, &WeightPanel::brushFromControls);
    for (NumberField *field : {m_radius, m_strength, m_value})
        connect(field, &NumberField::valueCommitted, this, &WeightPanel::brushFromControls);
    connect(m_falloff, &QComboBox::activated, this, &WeightPanel::brushFromControls);
    connect(m_mirror, &QCheckBox::clicked, this, &WeightPanel::brushFromControls);
    connect(m_joints, &QTreeWidget::itemClicked, this, &WeightPanel::lockClicked);
    connect(m_joints, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) { lockClicked(item, 1); });
    connect(m_joints, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (m_desk && item)
            m_desk->setJoint(item->data(0, Qt::UserRole).toInt());
    });
    retranslate();
    setDesk(nullptr);
}

QToolButton *WeightPanel::verb(const char *id, const QString &icon, std::function<void()> run)
{
    auto *button = new QToolButton(this);
    button->setToolButtonStyle(icon.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    if (!icon.isEmpty())
        button->setIcon(iconFor(icon));
    connect(button, &QToolButton::clicked, this, std::move(run));
    m_verbs.push_back({button, id});
    return button;
}

void WeightPanel::build()
{
    auto *brushes = new QHBoxLayout;
    brushes->setSpacing(2);
    const char *icons[] = {"plus", "minus", "brush", "ripple", "fill"};
    for (int i = 0; i < 5; ++i) {
        auto *button = new QToolButton(this);
        button->setCheckable(true);
        button->setIcon(iconFor(QString::fromLatin1(icons[i])));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_brushes->addButton(button, i);
        brushes->addWidget(button);
    }
    brushes->addStretch();
    brushes->addWidget(m_mirror);
    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(metrics::kUnit);
    grid->setColumnStretch(0, 1);
    int row = 0;
    const auto add = [&](QLabel *label, QWidget *field) {
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    };
    for (NumberField *field : {m_radius, m_strength, m_value}) {
        field->setDecimals(0);
        field->setUnit(QStringLiteral("%"));
        field->setStep(1);
        field->setFixedWidth(96);
    }
    m_radius->setDecimals(1);
    m_radius->setRange(0.1, 50);
    m_strength->setRange(1, 100);
    m_value->setRange(0, 100);
    m_falloff->setFixedWidth(96);
    add(m_radiusLabel, m_radius);
    add(m_strengthLabel, m_strength);
    add(m_valueLabel, m_value);
    add(m_falloffLabel, m_falloff);

    m_joints->setRootIsDecorated(false);
    m_joints->setUniformRowHeights(true);
    m_joints->setColumnCount(2);
    m_joints->setHeaderHidden(true);
    m_joints->header()->setStretchLastSection(false);
    m_joints->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_joints->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    m_joints->header()->resizeSection(1, 28);
    m_joints->setMinimumHeight(120);
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        auto *item = new QTreeWidgetItem(m_joints);
        item->setData(0, Qt::UserRole, joint);
    }
    auto *verbs = new QWidget(this);
    auto *flow = new FlowLayout(verbs);
    const auto run = [this](const char *command, const QJsonObject &args = {}) {
        return [this, command, args] {
            if (m_desk)
                m_desk->execute(QLatin1String(command), args);
        };
    };
    flow->addWidget(verb("left", QStringLiteral("mirror"), run("weights.mirror", {{"from", "left"}})));
    flow->addWidget(verb("right", QStringLiteral("mirror"), run("weights.mirror", {{"from", "right"}})));
    flow->addWidget(verb("smooth", {}, run("weights.smooth")));
    flow->addWidget(verb("normalise", {}, run("weights.normalise")));
    flow->addWidget(verb("limit", {}, run("weights.limit", {{"most", 4}})));
    flow->addWidget(verb("prune", {}, run("weights.prune", {{"least", 0.01}})));
    m_note->setWordWrap(true);
    m_note->setFont(smallFont());

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kUnit + 2);
    layout->addLayout(brushes);
    layout->addLayout(grid);
    layout->addWidget(m_joints, 1);
    layout->addWidget(verbs);
    layout->addWidget(m_note);
}

void WeightPanel::setDesk(BindingDesk *desk)
{
    if (m_desk)
        m_desk->disconnect(this);
    m_desk = desk;
    setEnabled(desk);
    if (desk) {
        connect(desk, &BindingDesk::assetChanged, this, &WeightPanel::showAll);
        connect(desk, &BindingDesk::jointChanged, this, &WeightPanel::showJoint);
        connect(desk, &BindingDesk::brushChanged, this, &WeightPanel::showBrush);
    }
    showAll();
}

void WeightPanel::showAll()
{
    const bool bound = m_desk && m_desk->asset().bound();
    for (int i = 0; i < m_joints->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_joints->topLevelItem(i);
        const int joint = item->data(0, Qt::UserRole).toInt();
        const bool locked = m_desk && m_desk->asset().locks[static_cast<std::size_t>(joint)];
        item->setText(0, jointLabel(joint));
        item->setIcon(1, iconFor(locked ? QStringLiteral("lock") : QStringLiteral("unlock"), locked ? IconRole::Accent : IconRole::Secondary));
        item->setToolTip(1, locked ? tr("Locked: its weights stay as they are (Return)") : tr("Lock this joint's weights (Return)"));
        item->setData(1, Qt::AccessibleTextRole, locked ? tr("locked") : tr("not locked"));
    }
    for (const Verb &verb : m_verbs)
        verb.button->setEnabled(bound);
    m_note->setText(bound ? tr("Paint on the model in the 3D view: Ctrl takes away, Shift smooths, [ and ] change the size.") : tr("Bind the model first; then its weights can be painted."));
    m_note->setStyleSheet(QStringLiteral("color: %1").arg(tokensFor(palette()).secondaryText.name()));
    showJoint();
    showBrush();
}

void WeightPanel::showJoint()
{
    if (!m_desk)
        return;
    const QSignalBlocker quiet(m_joints);
    m_joints->setCurrentItem(m_joints->topLevelItem(m_desk->joint() - 1));
}

void WeightPanel::showBrush()
{
    if (!m_desk)
        return;
    const BrushSettings &brush = m_desk->brush();
    m_brushes->button(brush.flood ? FloodButton : static_cast<int>(brush.brush))->setChecked(true);
    m_radius->setValue(static_cast<double>(brush.radius) * 100);
    m_strength->setValue(static_cast<double>(brush.strength) * 100);
    m_value->setValue(static_cast<double>(brush.value) * 100);
    m_falloff->setCurrentIndex(static_cast<int>(brush.falloff));
    m_mirror->setChecked(brush.mirror);
    const bool hasValue = brush.flood || brush.brush == WeightBrush::Replace;
    m_value->setEnabled(hasValue);
    m_valueLabel->setEnabled(hasValue);
}

void WeightPanel::brushFromControls()
{
    if (!m_desk)
        return;
    constexpr WeightBrush kBrushes[] = {WeightBrush::Add, WeightBrush::Subtract, WeightBrush::Replace, WeightBrush::Smooth};
    BrushSettings &brush = m_desk->brush();
    brush.flood = m_brushes->checkedId() == FloodButton;
    if (!brush.flood && m_brushes->checkedId() >= 0)
        brush.brush = kBrushes[m_brushes->checkedId()];
    brush.radius = static_cast<float>(m_radius->value() / 100);
    brush.strength = static_cast<float>(m_strength->value() / 100);
    brush.value = static_cast<float>(m_value->value() / 100);
    brush.falloff = static_cast<BrushFalloff>(m_falloff->currentIndex());
    brush.mirror = m_mirror->isChecked();
    m_desk->brushEdited();
}

void WeightPanel::lockClicked(QTreeWidgetItem *item, int column)
{
    if (!m_desk || column != 1)
        return;
    const int joint = item->data(0, Qt::UserRole).toInt();
    const bool locked = m_desk->asset().locks[static_cast<std::size_t>(joint)];
    m_desk->execute(QStringLiteral("weights.lock"), {{"joints", QJsonArray{humanoidJointName(joint)}}, {"locked", !locked}});
}

void WeightPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showAll();
}

void WeightPanel::retranslate()
{
    const QString names[] = {tr("Add"), tr("Take away"), tr("Replace"), tr("Smooth"), tr("Flood")};
    const QString hints[] = {tr("Give the joint more weight"), tr("Take weight from the joint; the others get it"), tr("Bring the joint's weight to the value below"),
                             tr("Even the joint's weight out with what is around it"), tr("Click a connected piece to give all of it the value below")};
    for (int i = 0; i < 5; ++i) {
        m_brushes->button(i)->setText(names[i]);
        m_brushes->button(i)->setAccessibleName(names[i]);
        m_brushes->button(i)->setToolTip(QStringLiteral("%1: %2").arg(names[i], hints[i]));
    }
    const auto field = [](QLabel *label, QWidget *control, const QString &name, const QString &hint) {
        label->setText(name);
        control->setAccessibleName(name);
        control->setToolTip(hint);
    };
    field(m_radiusLabel, m_radius, tr("Size"), tr("Radius of the brush, as a share of the model's height ([ and ] in the view)"));
    field(m_strengthLabel, m_strength, tr("Strength"), tr("How much one touch does at the middle of the brush"));
    field(m_valueLabel, m_value, tr("Value"), tr("The weight Replace and Flood lead to"));
    const int falloff = m_falloff->currentIndex();
    m_falloff->clear();
    m_falloff->addItems({tr("Constant"), tr("Linear"), tr("Smooth")});
    m_falloff->setCurrentIndex(std::max(0, falloff));
    field(m_falloffLabel, m_falloff, tr("Falloff"), tr("How the strength fades towards the rim"));
    m_mirror->setText(tr("Mirror"));
    m_mirror->setToolTip(tr("Paint the other side too, for the joint of the other side"));
    m_joints->setAccessibleName(tr("Joints and their locks"));
    const std::map<QString, std::pair<QString, QString>> verbs = {
        {"left", {tr("Left to right"), tr("Give the right half the mirror image of the left half's weights")}},
        {"right", {tr("Right to left"), tr("Give the left half the mirror image of the right half's weights")}},
        {"smooth", {tr("Smooth all"), tr("Even all weights out with what is around them")}},
        {"normalise", {tr("Normalise"), tr("Let the weights of every vertex sum to 1")}},
        {"limit", {tr("Limit to 4"), tr("Keep the four strongest joints of every vertex")}},
        {"prune", {tr("Prune below 1 %"), tr("Remove weights that move nothing one could see")}},
    };
    for (const Verb &verb : m_verbs) {
        const auto &[text, hint] = verbs.at(QLatin1String(verb.id));
        verb.button->setText(text);
        verb.button->setToolTip(hint);
    }
    showAll();
}

} // namespace marrow
