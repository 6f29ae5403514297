#include "views/binding/placement_panel.h"

#include "model/commands/character_commands.h"
#include "views/binding/placement_view.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

PlacementPanel::PlacementPanel(QWidget *parent)
    : QWidget(parent)
    , m_view(new PlacementView(this))
    , m_list(new QTreeWidget(this))
    , m_ledger(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    setProperty("role", "panel");
    m_symmetry = makeAction(QStringLiteral("mirror"), Qt::Key_M, [this] { m_desk->setSymmetric(m_symmetry->isChecked()); });
    m_symmetry->setCheckable(true);
    m_centre = makeAction(QStringLiteral("snap"), Qt::Key_C, [this] {
        m_desk->execute(QStringLiteral("joint.centre"), {{"joint", humanoidJointName(m_desk->joint())}, {"mirror", m_desk->symmetric()}});
    });
    m_analyse = makeAction(QStringLiteral("refresh"), {}, [this] { m_desk->analyseAgain(); });
    m_turn = makeAction(QStringLiteral("rotate"), {}, [this] { m_desk->execute(QStringLiteral("model.turn"), {}); });
    m_frame = makeAction(QStringLiteral("frame"), Qt::Key_F, [this] { m_view->frame(); });
    build();
    connect(m_view, &PlacementView::hintChanged, this, &PlacementPanel::hintChanged);
    connect(m_cancel, &QToolButton::clicked, this, [this] { m_desk->cancel(); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (m_desk && item)
            m_desk->setJoint(item->data(0, Qt::UserRole).toInt());
    });
    retranslate();
    setDesk(nullptr);
}

QAction *PlacementPanel::makeAction(const QString &icon, const QKeySequence &keys, std::function<void()> run)
{
    auto *action = new QAction(iconFor(icon), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, [this, run = std::move(run)] {
        if (m_desk)
            run();
    });
    addAction(action);
    return action;
}

QToolButton *PlacementPanel::button(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    return button;
}

void PlacementPanel::build()
{
    auto *tools = new QHBoxLayout;
    tools->setSpacing(metrics::kUnit);
    for (QAction *action : {m_symmetry, m_centre, m_frame, m_turn})
        tools->addWidget(button(action));
    tools->addStretch();
    QToolButton *analyse = button(m_analyse);
    analyse->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tools->addWidget(analyse);

    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(3);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_list->setMinimumHeight(90);
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setData(0, Qt::UserRole, joint);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    }
    auto *split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_view);
    split->addWidget(m_list);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({300, 200});
    split->setChildrenCollapsible(false);

    auto *numbers = new QHBoxLayout;
    numbers->setSpacing(metrics::kUnit);
    for (int axis = 0; axis < 3; ++axis) {
        auto *field = new NumberField(this);
        field->setAxis(axis);
        field->setDecimals(4);
        field->setStep(0.005);
        field->setUnit(QStringLiteral("m"));
        field->setRange(-1e4, 1e4);
        connect(field, &NumberField::valueCommitted, this, &PlacementPanel::commitNumber);
        numbers->addWidget(field);
        m_numbers[static_cast<std::size_t>(axis)] = field;
    }
    m_ledger->setWordWrap(true);
    m_ledger->setFont(smallFont());
    m_progress->setRange(0, 100);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_cancel->setIcon(iconFor(QStringLiteral("close")));
    m_cancel->setAutoRaise(true);
    auto *progress = new QHBoxLayout;
    progress->addWidget(m_progress);
    progress->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kUnit + 2);
    layout->addLayout(tools);
    layout->addWidget(split, 1);
    layout->addLayout(numbers);
    layout->addWidget(m_ledger);
    layout->addLayout(progress);
}

void PlacementPanel::setDesk(BindingDesk *desk)
{
    if (m_desk)
        m_desk->disconnect(this);
    m_desk = desk;
    m_view->setDesk(desk);
    setEnabled(desk);
    if (desk) {
        connect(desk, &BindingDesk::assetChanged, this, &PlacementPanel::showAll);
        connect(desk, &BindingDesk::jointChanged, this, &PlacementPanel::showJoint);
        connect(desk, &BindingDesk::symmetryChanged, this, &PlacementPanel::showJoint);
        connect(desk, &BindingDesk::ledgerChanged, this, &PlacementPanel::showAll);
        connect(desk, &BindingDesk::busyChanged, this, &PlacementPanel::showBusy);
    }
    showAll();
}

void PlacementPanel::showAll()
{
    const Tokens &tokens = tokensFor(palette());
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const int joint = item->data(0, Qt::UserRole).toInt();
        item->setText(0, jointLabel(joint));
        if (!m_desk)
            continue;
        const PlacedJoint &placed = m_desk->asset().placement.joints[static_cast<std::size_t>(joint)];
        const QString from = placed.source == JointSource::Analysis ? tr("measured") : placed.source == JointSource::Proportion ? tr("by proportion") : placed.source == JointSource::Ledger ? tr("by hand") : tr("from the file");
        item->setText(1, from);
        item->setText(2, tr("%1 %").arg(qRound(placed.confidence * 100)));
        const bool doubtful = placed.source == JointSource::Proportion;
        item->setIcon(1, doubtful ? iconFor(QStringLiteral("warning"), IconRole::Warning) : QIcon());
        item->setForeground(2, doubtful ? tokens.warning : tokens.secondaryText);
        item->setToolTip(1, doubtful ? tr("The model does not show where this joint is. It stands where the proportions of a person have it: look at it and move it.") : QString());
    }
    QString words = m_desk ? m_desk->ledgerWords() : QString();
    m_ledger->setText(words);
    m_ledger->setVisible(!words.isEmpty());
    m_ledger->setStyleSheet(m_desk && m_desk->ledgerStale() ? QStringLiteral("color: %1").arg(tokens.warning.name()) : QStringLiteral("color: %1").arg(tokens.secondaryText.name()));
    showJoint();
    showBusy();
}

void PlacementPanel::showJoint()
{
    if (!m_desk)
        return;
    m_symmetry->setChecked(m_desk->symmetric());
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentItem(m_list->topLevelItem(m_desk->joint() - 1));
    const Eigen::Vector3f &position = m_desk->asset().placement.joints[static_cast<std::size_t>(m_desk->joint())].position;
    for (int axis = 0; axis < 3; ++axis)
        m_numbers[static_cast<std::size_t>(axis)]->setValue(static_cast<double>(position[axis]));
}

void PlacementPanel::showBusy()
{
    const bool busy = m_desk && m_desk->busy();
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
    m_progress->setValue(busy ? static_cast<int>(m_desk->progress() * 100) : 0);
    m_analyse->setEnabled(m_desk && !busy);
}

void PlacementPanel::commitNumber()
{
    if (!m_desk)
        return;
    m_desk->execute(QStringLiteral("joint.move"), {{"joint", humanoidJointName(m_desk->joint())},
                                                   {"position", QJsonArray{m_numbers[0]->value(), m_numbers[1]->value(), m_numbers[2]->value()}},
                                                   {"mirror", m_desk->symmetric()}});
}

void PlacementPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showAll();
}

void PlacementPanel::retranslate()
{
    const auto name = [](QAction *action, const QString &text, const QString &hint) {
        action->setText(text);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? hint : QStringLiteral("%1 (%2)").arg(hint, keys));
    };
    name(m_symmetry, tr("Symmetry"), tr("Move the joint of the other side along, mirrored"));
    name(m_centre, tr("Centre in the volume"), tr("Move the selected joint into the middle of the solid around it"));
    name(m_frame, tr("Show everything"), tr("Show the whole model again; the wheel zooms, the middle button moves the picture"));
    name(m_turn, tr("Turn round"), tr("Turn the model half round, so that it looks at you in the front view"));
    name(m_analyse, tr("Analyse again"), tr("Forget what was placed by hand, find the joints again and bind anew: one step, which undo takes back"));
    m_cancel->setToolTip(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress"));
    m_list->setHeaderLabels({tr("Joint"), tr("Found"), tr("Sure")});
    m_list->setAccessibleName(tr("Joints"));
    m_list->setToolTip(tr("Pick a joint here or in the pictures. Arrow keys move it there, with Shift further, with Alt as seen from the side"));
    const QString axes[] = {tr("Left and right"), tr("Height"), tr("Front and back")};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        m_numbers[axis]->setAccessibleName(axes[axis]);
        m_numbers[axis]->setToolTip(axes[axis]);
    }
    showAll();
}

} // namespace marrow
