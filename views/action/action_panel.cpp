#include "views/action/action_panel.h"

#include "views/common/euler.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kHips = 1;
constexpr double kPercent = 100;

} // namespace

ActionPanel::ActionPanel(QWidget *parent)
    : QWidget(parent)
    , m_header(new Section(this))
    , m_shownOn(new Section(this))
    , m_poseSection(new Section(this))
{
    setProperty("role", "panel");
    setMinimumWidth(220);
    buildHeader();
    buildPose();
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    column->setSpacing(metrics::kSectionGap);
    for (Section *section : {m_poseSection, m_header, m_shownOn})
        column->addWidget(section);
    column->addStretch(1);
    fillScrolling(this, content);
    connectFields();
    retranslate();
    setContext(nullptr);
}

void ActionPanel::buildHeader()
{
    auto *names = new QWidget;
    auto *grid = new QGridLayout(names);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(metrics::kUnit);
    m_slugLabel = new QLabel(names);
    m_actionLabel = new QLabel(names);
    m_slug = new QLineEdit(names);
    m_action = new QLineEdit(names);
    m_slug->setObjectName("actionSlug");
    m_action->setObjectName("actionId");
    m_fileName = new QLabel(names);
    m_fileName->setProperty("role", "secondary");
    m_fileName->setWordWrap(true);
    m_startLabel = new QLabel(names);
    m_starts = new QComboBox(names);
    m_starts->setObjectName("actionStarts");
    m_starts->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_starts->setMinimumContentsLength(8);
    m_begin = new QPushButton(names);
    m_begin->setObjectName("actionBegin");
    grid->addWidget(m_slugLabel, 0, 0);
    grid->addWidget(m_slug, 0, 1);
    grid->addWidget(m_actionLabel, 1, 0);
    grid->addWidget(m_action, 1, 1);
    grid->addWidget(m_fileName, 2, 0, 1, 2);
    grid->addWidget(m_startLabel, 3, 0);
    grid->addWidget(m_starts, 3, 1);
    grid->addWidget(m_begin, 4, 1);
    grid->setColumnStretch(1, 1);
    m_header->setContent(names);

    auto *figure = new QWidget;
    auto *column = new QVBoxLayout(figure);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kUnit);
    m_figure = new QLabel(figure);
    m_figure->setObjectName("actionFigure");
    m_figure->setWordWrap(true);
    m_choose = new QPushButton(figure);
    m_choose->setObjectName("actionChooseFigure");
    m_doll = new QPushButton(figure);
    column->addWidget(m_figure);
    column->addWidget(m_choose);
    column->addWidget(m_doll);
    m_shownOn->setContent(figure);
}

void ActionPanel::buildPose()
{
    auto *pose = new QWidget;
    auto *column = new QVBoxLayout(pose);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kUnit);
    m_joint = new QLabel(pose);
    m_joint->setObjectName("actionJoint");
    m_joint->setWordWrap(true);
    column->addWidget(m_joint);
    const auto row = [&](QLabel *&label, NumberField *(&fields)[3], const char *name, const char *unit, double step) {
        label = new QLabel(pose);
        label->setProperty("role", "secondary");
        column->addWidget(label);
        auto *line = new QHBoxLayout;
        line->setSpacing(metrics::kUnit);
        for (int axis = 0; axis < 3; ++axis) {
            fields[axis] = new NumberField(pose);
            fields[axis]->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(name)).arg(axis));
            fields[axis]->setAxis(axis);
            fields[axis]->setDecimals(1);
            fields[axis]->setStep(step);
            fields[axis]->setUnit(QString::fromUtf8(unit));
            fields[axis]->setDefaultValue(0);
            line->addWidget(fields[axis]);
        }
        column->addLayout(line);
    };
    row(m_turnLabel, m_turn, "actionTurn", "°", 1);
    row(m_hipsLabel, m_hips, "actionHips", "%", 0.5);
    auto *verbs = new QHBoxLayout;
    verbs->setSpacing(metrics::kUnit);
    const auto button = [&](QToolButton *&made, const char *name, const char *icon) {
        made = new QToolButton(pose);
        made->setObjectName(QLatin1String(name));
        made->setIcon(iconFor(QLatin1String(icon)));
        made->setFocusPolicy(Qt::TabFocus);
        verbs->addWidget(made);
    };
    button(m_copy, "actionCopyPose", "copy");
    button(m_paste, "actionPastePose", "paste");
    button(m_pasteMirrored, "actionPasteMirrored", "mirror");
    button(m_flip, "actionFlip", "swap");
    button(m_reset, "actionReset", "reset");
    button(m_resetAll, "actionResetAll", "bind-pose");
    verbs->addStretch(1);
    column->addSpacing(metrics::kUnit);
    column->addLayout(verbs);
    m_poseSection->setContent(pose);
}

void ActionPanel::connectFields()
{
    connect(m_slug, &QLineEdit::editingFinished, this, [this] { rename("slug", m_slug); });
    connect(m_action, &QLineEdit::editingFinished, this, [this] { rename("action", m_action); });
    connect(m_begin, &QPushButton::clicked, this, [this] { emit startRequested(m_starts->currentIndex()); });
    connect(m_choose, &QPushButton::clicked, this, &ActionPanel::figureRequested);
    connect(m_doll, &QPushButton::clicked, this, &ActionPanel::dollRequested);
    for (int axis = 0; axis < 3; ++axis) {
        connect(m_turn[axis], &NumberField::valueChanging, this, [this, axis](double value) { turnByNumbers(axis, value, false); });
        connect(m_turn[axis], &NumberField::valueCommitted, this, [this, axis](double value) { turnByNumbers(axis, value, true); });
        connect(m_hips[axis], &NumberField::valueChanging, this, [this, axis](double value) { moveHips(axis, value, false); });
        connect(m_hips[axis], &NumberField::valueCommitted, this, [this, axis](double value) { moveHips(axis, value, true); });
        for (NumberField *field : {m_turn[axis], m_hips[axis]})
            connect(field, &NumberField::changeCancelled, this, [this] { m_context->clearPreview(); });
    }
    connect(m_copy, &QToolButton::clicked, this, [this] { m_context->copyPose(); });
    connect(m_paste, &QToolButton::clicked, this, [this] { m_context->pastePose(false); });
    connect(m_pasteMirrored, &QToolButton::clicked, this, [this] { m_context->pastePose(true); });
    connect(m_flip, &QToolButton::clicked, this, [this] { m_context->flipPose(); });
    connect(m_reset, &QToolButton::clicked, this, [this] { m_context->resetJoints(false); });
    connect(m_resetAll, &QToolButton::clicked, this, [this] { m_context->resetJoints(true); });
}

void ActionPanel::setContext(ActionContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_context = context;
    if (context) {
        connect(context, &ActionContext::poseChanged, this, &ActionPanel::refreshPose);
        connect(context->document(), &ActionDocument::selectionChanged, this, &ActionPanel::refreshPose);
        connect(context->document(), &ActionDocument::committed, this, &ActionPanel::refreshHeader);
    }
    setEnabled(context != nullptr);
    refreshHeader();
    refreshPose();
}

void ActionPanel::setStarts(const QStringList &titles)
{
    m_starts->clear();
    m_starts->addItems(titles);
}

void ActionPanel::setFigureName(const QString &name)
{
    m_figureName = name;
    m_figure->setText(name.isEmpty() ? tr("A doll of usual proportions. Choose the character to see the action on its own body.") : name);
    m_doll->setVisible(!name.isEmpty());
}

void ActionPanel::rename(const char *field, QLineEdit *edit)
{
    if (!m_context)
        return;
    const QString text = edit->text().trimmed();
    edit->setText(text); // settled: undo is the document's from here on
    const QString now = edit == m_slug ? m_context->action().slug : m_context->action().action;
    if (text.isEmpty() || text == now)
        refreshHeader();
    else
        m_context->run(QStringLiteral("action.rename"), QJsonObject{{QLatin1String(field), text}});
}

void ActionPanel::turnByNumbers(int axis, double value, bool keep)
{
    const std::optional<int> joint = m_context ? m_context->activeJoint() : std::nullopt;
    if (!joint)
        return;
    HumanoidPose pose = m_context->pose();
    Eigen::Quaternionf &rotation = pose.rotations[static_cast<std::size_t>(*joint)];
    Eigen::Vector3d angles = eulerDegrees(rotation);
    angles[axis] = value;
    rotation = fromEulerDegrees(angles);
    m_context->setPreview(pose);
    if (keep)
        m_context->commitPreview();
}

void ActionPanel::moveHips(int axis, double value, bool keep)
{
    if (!m_context)
        return;
    HumanoidPose pose = m_context->pose();
    pose.hipsOffset[axis] = static_cast<float>(value / kPercent);
    m_context->setPreview(pose);
    if (keep)
        m_context->commitPreview();
}

void ActionPanel::refreshHeader()
{
    if (!m_context)
        return;
    const HandKeyedAction &action = m_context->action();
    for (const auto &[edit, text] : {std::pair(m_slug, action.slug), std::pair(m_action, action.action)}) {
        if (edit->text() != text && !edit->isModified())
            edit->setText(text); // what is being typed stays
    }
    m_fileName->setText(tr("Saved as %1_%2.json").arg(action.slug, action.action));
}

void ActionPanel::refreshPose()
{
    const std::optional<int> joint = m_context ? m_context->activeJoint() : std::nullopt;
    m_joint->setText(joint ? humanoidJointName(*joint) : tr("Click a joint in the view or in the list to turn it."));
    m_joint->setProperty("role", joint ? QVariant() : QVariant("secondary"));
    m_joint->style()->unpolish(m_joint); // the style sheet looks at the role only then
    m_joint->style()->polish(m_joint);
    m_joint->setFont(joint ? largeFont() : interfaceFont());
    const bool hips = joint == kHips;
    m_hipsLabel->setVisible(hips);
    m_turnLabel->setVisible(joint.has_value());
    const Eigen::Vector3d angles = joint ? eulerDegrees(m_context->pose().rotations[static_cast<std::size_t>(*joint)]) : Eigen::Vector3d(0, 0, 0);
    for (int axis = 0; axis < 3; ++axis) {
        m_turn[axis]->setVisible(joint.has_value());
        m_turn[axis]->setValue(angles[axis]);
        m_hips[axis]->setVisible(hips);
        if (m_context)
            m_hips[axis]->setValue(static_cast<double>(m_context->pose().hipsOffset[axis]) * kPercent);
    }
    m_reset->setEnabled(joint.has_value());
}

void ActionPanel::retranslate()
{
    const auto name = [](QWidget *widget, const QString &text) {
        widget->setToolTip(text);
        widget->setAccessibleName(text);
    };
    m_header->setTitle(tr("Action"));
    m_shownOn->setTitle(tr("Shown on"));
    m_poseSection->setTitle(tr("Pose"));
    m_slugLabel->setText(tr("Character"));
    m_actionLabel->setText(tr("Action"));
    name(m_slug, tr("The character's name, as its files bear it: chr_knight"));
    name(m_action, tr("The action's id, as games ask for it: walk"));
    m_startLabel->setText(tr("Start"));
    name(m_starts, tr("An action to begin from: a built-in one, or one that lies beside this file"));
    m_begin->setText(tr("Begin Anew"));
    m_begin->setToolTip(tr("Replace all keys by this action, reduced to few keys; undo brings them back"));
    m_choose->setText(tr("Choose a Character…"));
    m_choose->setToolTip(tr("Show the action on a bound character"));
    m_doll->setText(tr("Show the Doll"));
    m_doll->setToolTip(tr("Show the action on the doll of usual proportions"));
    m_turnLabel->setText(tr("Turned by, against the joint above"));
    m_hipsLabel->setText(tr("Moved from rest, in shares of the hips' height"));
    for (int axis = 0; axis < 3; ++axis) {
        const QChar letter(u'X' + axis);
        name(m_turn[axis], tr("Turned about %1, in degrees").arg(letter));
        name(m_hips[axis], tr("Moved along %1").arg(letter));
    }
    name(m_copy, tr("Copy the pose of the picked joints, or of all (Ctrl+C in the view)"));
    name(m_paste, tr("Paste the pose (Ctrl+V in the view)"));
    name(m_pasteMirrored, tr("Paste the pose mirrored (Ctrl+Shift+V in the view)"));
    name(m_flip, tr("Exchange left and right of the whole pose"));
    name(m_reset, tr("Picked joints back to rest (Backspace in the view)"));
    name(m_resetAll, tr("The whole pose back to rest (Shift+Backspace in the view)"));
    setFigureName(m_figureName);
    refreshHeader();
    refreshPose();
}

void ActionPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
