#include "views/publish/stage_panel.h"

#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/publish/row_list.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace marrow {

namespace {

enum Column { Member, Shown, Plays };
constexpr int kCrowds[] = {0, 1, 16, 128};
constexpr int kMostListed = 200;
constexpr int kFullSpeed = 100;

} // namespace

StagePanel::StagePanel(QWidget *parent)
    : PublishPanel(parent)
    , m_members(new RowList("stageMembers", 3, this))
    , m_who(new QLabel(this))
    , m_walk(new QPushButton(this))
    , m_chase(new QPushButton(this))
    , m_stand(new QPushButton(this))
    , m_kind(new QComboBox(this))
    , m_everyKind(new QPushButton(this))
    , m_kindLabel(new QLabel(this))
    , m_crowdLabel(new QLabel(this))
    , m_crowd(new QButtonGroup(this))
    , m_speedLabel(new QLabel(this))
    , m_speed(new QSlider(Qt::Horizontal, this))
    , m_cost(new QLabel(this))
{
    m_who->setProperty("role", "secondary");
    m_who->setWordWrap(true);
    m_cost->setProperty("role", "secondary");
    m_cost->setWordWrap(true);
    m_cost->setObjectName(QStringLiteral("stageCost"));
    column()->addWidget(m_members, 1);
    column()->addWidget(m_who);
    column()->addLayout(makeOrders());
    column()->addLayout(makeCrowd());
    column()->addWidget(m_cost);
    connectOrders();
    StagePanel::retranslate();
}

QLayout *StagePanel::makeOrders()
{
    m_walk->setObjectName(QStringLiteral("stageWalk"));
    m_chase->setObjectName(QStringLiteral("stageChase"));
    m_stand->setObjectName(QStringLiteral("stageStand"));
    m_kind->setObjectName(QStringLiteral("stageKind"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(8);
    m_everyKind->setObjectName(QStringLiteral("stageEveryKind"));
    m_speed->setObjectName(QStringLiteral("stageSpeed"));
    m_speed->setRange(0, 2 * kFullSpeed);
    m_speed->setValue(kFullSpeed);
    m_kindLabel->setBuddy(m_kind);
    m_speedLabel->setBuddy(m_speed);
    auto *grid = new QGridLayout;
    grid->setSpacing(metrics::kUnit);
    grid->addWidget(m_walk, 0, 0);
    grid->addWidget(m_chase, 0, 1);
    grid->addWidget(m_stand, 0, 2);
    grid->addWidget(m_kindLabel, 1, 0);
    grid->addWidget(m_kind, 1, 1);
    grid->addWidget(m_everyKind, 1, 2);
    grid->addWidget(m_speedLabel, 2, 0);
    grid->addWidget(m_speed, 2, 1, 1, 2);
    return grid;
}

QLayout *StagePanel::makeCrowd()
{
    auto *crowd = new QHBoxLayout;
    crowd->setSpacing(metrics::kUnit);
    crowd->addWidget(m_crowdLabel);
    for (const int count : kCrowds) {
        auto *button = new QPushButton(this);
        button->setCheckable(true);
        button->setObjectName(QStringLiteral("crowd%1").arg(count));
        m_crowd->addButton(button, count);
        crowd->addWidget(button);
    }
    crowd->addStretch();
    m_crowd->button(0)->setChecked(true);
    return crowd;
}

void StagePanel::connectOrders()
{
    connect(m_walk, &QPushButton::clicked, this, [this] { ask({m_kind->currentData().toString(), true, false}); });
    connect(m_chase, &QPushButton::clicked, this, [this] { ask({m_kind->currentData().toString(), true, true}); });
    connect(m_stand, &QPushButton::clicked, this, [this] { ask({}); });
    connect(m_kind, &QComboBox::activated, this, [this] { ask({m_kind->currentData().toString(), false, false}); });
    connect(m_everyKind, &QPushButton::clicked, this, [this] {
        // One after the other, so that the whole mapping can be looked at.
        const QStringList members = targets();
        for (qsizetype i = 0; i < members.size() && m_kind->count() > 1; ++i)
            emit activityRequested({members.at(i)}, {m_kind->itemData(1 + static_cast<int>(i) % (m_kind->count() - 1)).toString(), false, false});
        refresh();
    });
    connect(m_crowd, &QButtonGroup::idClicked, this, &StagePanel::crowdRequested);
    connect(m_speed, &QSlider::valueChanged, this, [this](int value) {
        m_speedLabel->setText(tr("Speed %1 %").arg(value));
        emit timeScaleRequested(static_cast<double>(value) / kFullSpeed);
    });
    connect(m_members, &QTreeWidget::itemSelectionChanged, this, &StagePanel::applyControls);
}

void StagePanel::setStage(const CharacterStage *stage)
{
    const QStringList selected = selectedMembers();
    m_stage = stage;
    {
        const QSignalBlocker block(m_members);
        m_members->clear();
        int listed = 0;
        for (const StageMember &member : stage ? stage->members() : std::vector<StageMember>()) {
            if (++listed > kMostListed)
                break;
            auto *item = new QTreeWidgetItem(m_members, {member.id});
            item->setSelected(selected.contains(member.id));
        }
    }
    fillKinds();
    refresh();
    m_members->fitColumns();
    applyControls();
    m_lastCost = {};
    showCost();
}

void StagePanel::fillKinds()
{
    const QSignalBlocker block(m_kind);
    const QString chosen = m_kind->currentData().toString();
    m_kind->clear();
    m_kind->addItem(tr("no work"), QString());
    if (m_stage && m_stage->contract()) {
        for (const auto &[kind, action] : m_stage->contract()->kindMap)
            m_kind->addItem(tr("%1 → %2").arg(kind, action), kind);
        m_kind->addItem(tr("something the contract does not know"), QStringLiteral("?"));
    }
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(chosen)));
}

void StagePanel::refreshPlays()
{
    for (int row = 0; m_stage && row < m_members->topLevelItemCount() && row < static_cast<int>(m_stage->members().size()); ++row) {
        const StagePlayer *player = m_stage->members()[static_cast<std::size_t>(row)].player.get();
        m_members->topLevelItem(row)->setText(Plays, !player ? QStringLiteral("–") : player->hasEnded() ? tr("%1, ended").arg(player->current()) : player->current());
    }
}

void StagePanel::refresh()
{
    refreshPlays();
    for (int row = 0; m_stage && row < m_members->topLevelItemCount() && row < static_cast<int>(m_stage->members().size()); ++row) {
        const StageMember &member = m_stage->members()[static_cast<std::size_t>(row)];
        QTreeWidgetItem *item = m_members->topLevelItem(row);
        const bool rigged = member.isRigged();
        item->setIcon(Member, rigged && member.player ? iconFor(QStringLiteral("good"), IconRole::Good) : iconFor(QStringLiteral("info"), rigged ? IconRole::Warning : IconRole::Secondary));
        item->setText(Shown, member.modelFile.isEmpty() ? tr("nothing to show") : rigged ? tr("published") : tr("original model"));
        const QString words = member.words.isEmpty() ? member.modelFile : member.modelFile + QLatin1Char('\n') + member.words;
        for (int column = Member; column <= Plays; ++column)
            item->setToolTip(column, words);
    }
}

QStringList StagePanel::selectedMembers() const
{
    QStringList ids;
    for (const QTreeWidgetItem *item : m_members->selectedItems())
        ids.append(item->text(Member));
    return ids;
}

QStringList StagePanel::targets() const
{
    QStringList ids = selectedMembers();
    if (ids.isEmpty() && m_stage) {
        for (const StageMember &member : m_stage->members())
            ids.append(member.id);
    }
    return ids;
}

void StagePanel::ask(const StageActivity &activity)
{
    emit activityRequested(targets(), activity);
    refresh();
}

void StagePanel::applyControls()
{
    const qsizetype selected = m_members->selectedItems().size();
    m_who->setText(selected == 0 ? tr("For everybody; select members to tell them alone:") : tr("For the %n selected:", nullptr, static_cast<int>(selected)));
}

void StagePanel::setCost(const StageCost &cost)
{
    m_lastCost = cost;
    showCost();
    refreshPlays(); // what is played once may have ended
}

void StagePanel::showCost()
{
    const StageCost &cost = m_lastCost;
    const auto number = [](double value, int digits) { return QLocale().toString(value, 'f', digits); };
    if (!m_stage || m_stage->members().empty())
        m_cost->setText(tr("Nobody is on the stage."));
    else if (cost.members == 0)
        m_cost->setText(tr("What a frame costs is measured while it plays."));
    else
        m_cost->setText(tr("%n on the stage: a frame takes %1 ms, %2 to move and %3 to draw. Frames a second: %4.", nullptr, cost.members)
                            .arg(number(cost.moveMs + cost.drawMs, 1), number(cost.moveMs, 1), number(cost.drawMs, 1),
                                 number(cost.framesPerSecond, cost.framesPerSecond < 10 ? 1 : 0))); // a slow crowd does not have 0
}

void StagePanel::retranslate()
{
    m_members->setHeaderLabels({tr("Member"), tr("Shown as"), tr("Plays")});
    m_members->setAccessibleName(tr("Members on the stage"));
    m_walk->setText(tr("Walk"));
    m_walk->setToolTip(tr("Walking wins over any work"));
    m_chase->setText(tr("Chase"));
    m_chase->setToolTip(tr("Run after somebody"));
    m_stand->setText(tr("Stand"));
    m_stand->setToolTip(tr("Neither walk nor work: the default action"));
    m_kindLabel->setText(tr("Works at"));
    m_kind->setAccessibleName(tr("Kind of work"));
    m_kind->setToolTip(tr("What members work at, and the action the contract maps it to"));
    m_everyKind->setText(tr("One Each"));
    m_everyKind->setToolTip(tr("Give every member another kind of work, in the order of the list"));
    m_crowdLabel->setText(tr("Crowd"));
    for (const int count : kCrowds) {
        m_crowd->button(count)->setText(count == 0 ? tr("Members") : QString::number(count));
        m_crowd->button(count)->setToolTip(count == 0 ? tr("Every member once") : tr("%n at once, each with a pose of its own", nullptr, count));
        m_crowd->button(count)->setAccessibleName(m_crowd->button(count)->toolTip());
    }
    m_speedLabel->setText(tr("Speed %1 %").arg(m_speed->value()));
    m_speed->setAccessibleName(tr("Speed of the stage"));
    m_speed->setToolTip(tr("How fast time goes on the stage"));
    fillKinds();
    refresh();
    m_members->fitColumns();
    applyControls();
    showCost();
}

} // namespace marrow
