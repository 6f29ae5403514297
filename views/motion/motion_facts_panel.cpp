#include "views/motion/motion_facts_panel.h"

#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/theme.h"
#include "views/common/tree_indentation.h"
#include "views/motion/motion_context.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kIndentation = 10;
constexpr double kUnits[] = {1, 0.01, 0.001, 0.0254};
constexpr double kTurns[] = {0, 90, 180, -90};

QString axisName(UpAxis axis)
{
    return axis == UpAxis::X ? QStringLiteral("X") : axis == UpAxis::Y ? QStringLiteral("Y") : QStringLiteral("Z");
}

QLabel *wordsLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setProperty("role", "secondary");
    label->setFont(smallFont());
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

MotionFactsPanel::MotionFactsPanel(QWidget *parent)
    : QWidget(parent)
    , m_reading(new Section(this))
    , m_jointsSection(new Section(this))
    , m_restSection(new Section(this))
    , m_up(new QComboBox)
    , m_unit(new QComboBox)
    , m_turn(new QComboBox)
    , m_selected(wordsLabel(this))
    , m_joints(new QTreeWidget)
    , m_notes(wordsLabel(this))
{
    buildReading();
    buildJoints();
    m_restSection->setContent(m_notes);
    m_notes->setObjectName("motionNotes");
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    column->setSpacing(metrics::kSectionGap);
    column->addWidget(m_reading);
    column->addWidget(m_jointsSection);
    column->addWidget(m_restSection);
    // Wrapped words are higher than their size hint says, which would be the most a section takes.
    for (Section *section : {m_reading, m_jointsSection, m_restSection})
        section->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    column->addStretch();
    fillScrolling(this, body);
    retranslate();
}

MotionFactsPanel::Row MotionFactsPanel::addRow(QGridLayout *grid, QWidget *control)
{
    const int line = grid->rowCount();
    Row row{new QLabel, control, new QLabel, wordsLabel(nullptr)};
    grid->addWidget(row.name, line, 0);
    grid->addWidget(row.value, line, 1);
    if (control) {
        grid->addWidget(control, line, 1);
        row.name->setBuddy(control);
    }
    grid->addWidget(row.evidence, line + 1, 0, 1, 2);
    return row;
}

void MotionFactsPanel::buildReading()
{
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::kSectionGap);
    grid->setVerticalSpacing(metrics::kUnit);
    grid->setColumnStretch(1, 1);
    m_up->setObjectName("motionUp");
    m_unit->setObjectName("motionUnit");
    m_turn->setObjectName("motionTurn");
    m_upRow = addRow(grid, m_up);
    m_unitRow = addRow(grid, m_unit);
    m_turnRow = addRow(grid, m_turn);
    m_heightRow = addRow(grid, nullptr);
    m_reading->setContent(content);
    // The first entry of each is the guess, the others what a person can say instead.
    connect(m_up, &QComboBox::activated, this, [this](int index) {
        MotionOverrides overrides = m_context->overrides();
        overrides.up = index == 0 ? std::nullopt : std::optional(static_cast<UpAxis>(index - 1));
        m_context->choose(overrides);
    });
    connect(m_unit, &QComboBox::activated, this, [this](int index) {
        MotionOverrides overrides = m_context->overrides();
        overrides.metresPerUnit = index == 0 ? std::nullopt : std::optional(kUnits[index - 1]);
        m_context->choose(overrides);
    });
    connect(m_turn, &QComboBox::activated, this, [this](int index) {
        MotionOverrides overrides = m_context->overrides();
        overrides.turnDegrees = index == 0 ? std::nullopt : std::optional(kTurns[index - 1]);
        m_context->choose(overrides);
    });
}

void MotionFactsPanel::buildJoints()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kUnit);
    m_joints->setObjectName("motionJoints");
    m_joints->setColumnCount(2);
    m_joints->setUniformRowHeights(true);
    m_joints->setFixedHeight(10 * metrics::kRowHeight);
    m_joints->setTextElideMode(Qt::ElideMiddle);
    m_joints->header()->setStretchLastSection(false);
    m_joints->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_joints->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_selected->setObjectName("motionSelected");
    column->addWidget(m_joints, 1);
    column->addWidget(m_selected);
    m_jointsSection->setContent(content);
    connect(m_joints, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && m_context)
            m_context->select(item->data(0, Qt::UserRole).toInt());
    });
}

void MotionFactsPanel::setContext(MotionContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    if (context) {
        connect(context, &MotionContext::shownChanged, this, &MotionFactsPanel::refresh);
        connect(context, &MotionContext::clipChanged, this, &MotionFactsPanel::fillJoints);
        connect(context, &MotionContext::poseChanged, this, &MotionFactsPanel::refreshSelection);
    }
    refresh();
}

void MotionFactsPanel::refreshRow(const Row &row, bool chooses, const QString &value, const QString &evidence)
{
    if (row.control)
        row.control->setVisible(chooses);
    row.value->setVisible(!chooses);
    row.value->setText(value);
    row.evidence->setText(evidence);
    row.evidence->setVisible(!evidence.isEmpty());
}

void MotionFactsPanel::refresh()
{
    setEnabled(m_context != nullptr);
    if (!m_context) {
        fillJoints();
        return;
    }
    const QLocale locale;
    const MotionShown &shown = m_context->shown();
    const MotionSpace &space = shown.space;
    const MotionOverrides &overrides = m_context->overrides();
    const QString metres = tr("%1 m").arg(locale.toString(space.metresPerUnit, 'g', 4));
    const QString turn = tr("%1°").arg(locale.toString(space.turnDegrees, 'f', 0));
    m_up->setItemText(0, overrides.up ? tr("Guess again") : space.upGuessed ? tr("%1 (guessed)").arg(axisName(space.up)) : axisName(space.up));
    m_unit->setItemText(0, overrides.metresPerUnit ? tr("Guess again") : space.unitGuessed ? tr("%1 (guessed)").arg(metres) : metres);
    m_turn->setItemText(0, overrides.turnDegrees ? tr("Guess again") : space.turnGuessed ? tr("%1 (guessed)").arg(turn) : turn);
    m_up->setCurrentIndex(overrides.up ? static_cast<int>(*overrides.up) + 1 : 0);
    const auto placeIn = [](const auto &list, const std::optional<double> &value) {
        return value ? static_cast<int>(std::find(std::begin(list), std::end(list), *value) - std::begin(list)) + 1 : 0;
    };
    m_unit->setCurrentIndex(placeIn(kUnits, overrides.metresPerUnit));
    m_turn->setCurrentIndex(placeIn(kTurns, overrides.turnDegrees));
    refreshRow(m_upRow, shown.choosesUp, axisName(space.up), space.upEvidence);
    refreshRow(m_unitRow, shown.choosesUnit, metres, space.unitEvidence);
    refreshRow(m_turnRow, shown.choosesTurn, turn, space.turnEvidence);
    refreshRow(m_heightRow, false, tr("%1 m").arg(locale.toString(space.figureHeight, 'f', 2)), space.floorEvidence);
    QStringList notes = shown.notes;
    const QStringList &ignored = shown.clips.front().ignored;
    if (!ignored.isEmpty())
        notes.append(tr("Left out: %1").arg(ignored.join(QStringLiteral(", "))));
    m_notes->setText(notes.join(QStringLiteral("\n\n")));
    m_restSection->setVisible(!notes.isEmpty());
    fillJoints();
}

void MotionFactsPanel::fillJoints()
{
    const QSignalBlocker block(m_joints);
    m_joints->clear();
    m_selected->clear();
    if (!m_context)
        return;
    const Motion &motion = m_context->motion();
    std::vector<QTreeWidgetItem *> items(motion.joints.size(), nullptr);
    for (std::size_t i = 0; i < motion.joints.size(); ++i) {
        const MotionJoint &joint = motion.joints[i];
        if (joint.end)
            continue;
        QTreeWidgetItem *parent = joint.parent < 0 ? nullptr : items[static_cast<std::size_t>(joint.parent)];
        const QStringList texts{joint.name, m_context->jointPlays(static_cast<int>(i))};
        items[i] = parent ? new QTreeWidgetItem(parent, texts) : new QTreeWidgetItem(m_joints, texts);
        items[i]->setData(0, Qt::UserRole, static_cast<int>(i));
        items[i]->setToolTip(0, joint.name);
    }
    m_joints->expandAll();
    fitIndentation(*m_joints, kIndentation);
    const HumanoidMapping &mapping = m_context->mapping();
    m_jointsSection->setTitle(tr("Joints: %1 of %2 known").arg(mapping.nodes.size()).arg(humanoidJoints().size()));
    m_jointsSection->setToolTip(mapping.missing.isEmpty() ? QString() : tr("Not found: %1").arg(mapping.missing.join(QStringLiteral(", "))));
    refreshSelection();
}

void MotionFactsPanel::refreshSelection()
{
    if (!m_context)
        return;
    const int selected = m_context->selected();
    if (selected < 0) {
        m_selected->setText(tr("Click a joint in the view or in the list to see where it is."));
        const QSignalBlocker block(m_joints);
        m_joints->setCurrentItem(nullptr);
        return;
    }
    const StickJoint &joint = m_context->figure().joints[static_cast<std::size_t>(selected)];
    const QLocale locale;
    const auto metre = [&](float value) { return locale.toString(static_cast<double>(value), 'f', 3); };
    const QString plays = m_context->jointPlays(selected);
    m_selected->setText(tr("%1 at x %2, y %3, z %4 m").arg(joint.name, metre(joint.place.x()), metre(joint.place.y()), metre(joint.place.z()))
                        + (plays.isEmpty() ? QString() : QStringLiteral("\n") + tr("It plays %1.").arg(plays)));
    if (m_joints->currentItem() && m_joints->currentItem()->data(0, Qt::UserRole).toInt() == selected)
        return;
    const QSignalBlocker block(m_joints);
    for (QTreeWidgetItemIterator it(m_joints); *it; ++it) {
        if ((*it)->data(0, Qt::UserRole).toInt() == selected) {
            m_joints->setCurrentItem(*it);
            m_joints->scrollToItem(*it);
        }
    }
}

void MotionFactsPanel::retranslate()
{
    m_reading->setTitle(tr("How it was read"));
    m_restSection->setTitle(tr("Notes"));
    const QSignalBlocker blocks[] = {QSignalBlocker(m_up), QSignalBlocker(m_unit), QSignalBlocker(m_turn)};
    for (QComboBox *box : {m_up, m_unit, m_turn}) {
        box->clear();
        box->addItem(QString());
    }
    m_up->addItems({tr("X up"), tr("Y up"), tr("Z up")});
    m_unit->addItems({tr("Metres"), tr("Centimetres"), tr("Millimetres"), tr("Inches")});
    m_turn->addItems({tr("Not turned"), tr("90° to its left"), tr("180°"), tr("90° to its right")});
    const auto name = [](const Row &row, const QString &text, const QString &hint) {
        row.name->setText(text);
        for (QWidget *widget : {static_cast<QWidget *>(row.name), static_cast<QWidget *>(row.value), row.control}) {
            if (!widget)
                continue;
            widget->setToolTip(hint);
            widget->setAccessibleName(text);
        }
    };
    name(m_upRow, tr("Up axis"), tr("Which axis of the file points up. Choose another when the figure lies down."));
    name(m_unitRow, tr("One unit"), tr("What one unit of the file stands for. Choose another when the figure has the wrong size."));
    name(m_turnRow, tr("Turned by"), tr("How the motion was turned about the vertical so that the figure looks to the front."));
    name(m_heightRow, tr("Figure"), tr("How tall the figure is in its rest pose"));
    m_joints->setHeaderLabels({tr("Joint"), tr("Plays")});
    m_joints->setAccessibleName(tr("Joints of the motion and what they play of the humanoid skeleton"));
    m_joints->setToolTip(tr("The joints of the motion; beside each, the joint of the humanoid skeleton it plays"));
    refresh();
}

void MotionFactsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitIndentation(*m_joints, kIndentation);
}

void MotionFactsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace marrow
