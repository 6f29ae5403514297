#include "app/gui/publish/publish_kinds_page.h"

#include "app/jobs/publish_assets.h"
#include "model/base/sentences.h"
#include "model/character/publish/activity_kinds.h"
#include "views/common/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

enum Column { Kind, Plays };

/// What baking and planning gives, made on a worker.
struct Outcome
{
    std::optional<PublishPlan> plan;
    QString failure;
    Report report;
};

/// The settings as they will be when they are kept: they are one of the sources.
void nameSettings(const PublishDraft &draft, PublishRequest &request)
{
    const QByteArray bytes = encodePublishSettings(draft.project.settings);
    const PublicationSource settings{QLatin1String(kPublishSettingsName), QStringLiteral("settings"), bytes.size(), sha1Of(bytes), {}};
    const auto known = std::find_if(request.sources.begin(), request.sources.end(), [](const PublicationSource &one) { return one.role == QLatin1String("settings"); });
    if (known != request.sources.end())
        *known = settings;
    else
        request.sources.push_back(settings);
}

void plan(const PublishDraft &draft, Outcome &outcome, const Progress &progress)
{
    auto request = wholeRequest(draft.project, draft.choice(), outcome.report, progress.sub(0, 0.7));
    if (request && draft.keepSettings)
        nameSettings(draft, *request);
    auto made = request ? planPublication(std::move(*request), progress.sub(0.7, 1)) : Result<PublishPlan>(request.error());
    if (made)
        outcome.plan = std::move(*made);
    else
        outcome.failure = made.error().message;
}

void fillActions(QComboBox *box, const QStringList &actions, const QString &chosen)
{
    box->clear();
    box->addItems(actions);
    box->setCurrentIndex(box->findText(chosen));
}

} // namespace

PublishKindsPage::PublishKindsPage(Draft draft, QWidget *parent)
    : PublishPage(std::move(draft), parent)
    , m_roles{Role{new QLabel(this), new QComboBox(this), &PublishSettings::defaultAction}, Role{new QLabel(this), new QComboBox(this), &PublishSettings::moving},
              Role{new QLabel(this), new QComboBox(this), &PublishSettings::chasing}}
    , m_kinds(new QTreeWidget(this))
    , m_newKind(new QLineEdit(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_unmapped(new QLabel(this))
    , m_keep(new QCheckBox(this))
{
    m_kinds->setObjectName(QStringLiteral("publishKinds"));
    m_kinds->setColumnCount(2);
    m_kinds->setRootIsDecorated(false);
    m_newKind->setObjectName(QStringLiteral("newKind"));
    m_add->setObjectName(QStringLiteral("addKind"));
    m_remove->setObjectName(QStringLiteral("removeKind"));
    m_add->setIcon(iconFor(QStringLiteral("plus")));
    m_remove->setIcon(iconFor(QStringLiteral("minus")));
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    m_unmapped->setWordWrap(true);
    m_unmapped->setProperty("role", "secondary");
    m_unmapped->setObjectName(QStringLiteral("unmappedKinds"));
    m_keep->setObjectName(QStringLiteral("keepSettings"));
    layOut();
    connect(m_add, &QPushButton::clicked, this, &PublishKindsPage::addKind);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_kinds->currentItem();
        take();
    });
    connect(m_kinds, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) { m_remove->setEnabled(item != nullptr); });
    connect(m_newKind, &QLineEdit::textChanged, this, [this](const QString &text) { m_add->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_keep, &QCheckBox::toggled, this, [this](bool keep) {
        this->draft().keepSettings = keep;
        emit answered();
    });
    m_add->setEnabled(false);
    m_remove->setEnabled(false);
    PublishKindsPage::retranslate();
}

void PublishKindsPage::layOut()
{
    static constexpr const char *kNames[] = {"roleDefault", "roleMoving", "roleChasing"};
    auto *roles = new QHBoxLayout;
    for (std::size_t i = 0; i < m_roles.size(); ++i) {
        const Role &role = m_roles[i];
        role.action->setObjectName(QLatin1String(kNames[i]));
        role.label->setBuddy(role.action);
        roles->addWidget(role.label);
        roles->addWidget(role.action, 1);
        connect(role.action, &QComboBox::activated, this, &PublishKindsPage::take);
    }
    auto *edit = new QHBoxLayout;
    edit->addWidget(m_newKind, 1);
    edit->addWidget(m_add);
    edit->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(roles);
    layout->addWidget(m_kinds, 1);
    layout->addLayout(edit);
    layout->addWidget(m_unmapped);
    layout->addWidget(m_keep);
}

WizardTexts PublishKindsPage::texts() const
{
    return {tr("Kinds of work"), tr("Who does what, when?"),
            tr("A game says what kind of work a member is at. Walking always wins; a kind that is not in the list plays the default."),
            tr("Dry Run")};
}

QString PublishKindsPage::missing() const
{
    const bool chosen = std::all_of(m_roles.begin(), m_roles.end(), [](const Role &role) { return role.action->currentIndex() >= 0; });
    return m_actions.isEmpty() || chosen ? QString() : tr("Choose the actions for standing, walking and chasing.");
}

void PublishKindsPage::fill()
{
    const PublishSettings &settings = draft().project.settings;
    m_actions = draft().chosenSlugs().isEmpty() ? QStringList() : settings.actions;
    for (const Role &role : m_roles)
        fillActions(role.action, m_actions, settings.*role.setting);
    if (std::exchange(m_lostOf, draft().reading) != draft().reading)
        m_lost.clear();
    auto kinds = settings.mapsKinds ? settings.kinds : proposedKindMap(m_actions);
    kinds.merge(m_lost); // their actions may have been ticked again
    m_lost.clear();
    m_kinds->clear();
    for (const auto &[kind, action] : kinds) {
        if (m_actions.contains(action))
            addRow(kind, action);
        else
            m_lost[kind] = action;
    }
    m_kinds->resizeColumnToContents(Kind);
    take();
}

void PublishKindsPage::addKind()
{
    const QString kind = m_newKind->text().trimmed();
    const auto known = m_kinds->findItems(kind, Qt::MatchExactly, Kind);
    if (kind.isEmpty())
        return;
    if (known.isEmpty())
        addRow(kind, draft().project.settings.defaultAction);
    m_kinds->setCurrentItem(known.isEmpty() ? m_kinds->topLevelItem(m_kinds->topLevelItemCount() - 1) : known.first());
    m_newKind->clear();
    take();
}

void PublishKindsPage::addRow(const QString &kind, const QString &action)
{
    auto *item = new QTreeWidgetItem(m_kinds, {kind});
    auto *box = new QComboBox(m_kinds);
    fillActions(box, m_actions, action);
    box->setAccessibleName(tr("Action of “%1”").arg(kind));
    box->setToolTip(box->accessibleName());
    connect(box, &QComboBox::activated, this, &PublishKindsPage::take);
    m_kinds->setItemWidget(item, Plays, box);
}

void PublishKindsPage::take()
{
    PublishSettings &settings = draft().project.settings;
    for (const Role &role : m_roles) {
        if (role.action->currentIndex() >= 0)
            settings.*role.setting = role.action->currentText();
    }
    settings.mapsKinds = true;
    settings.kinds.clear();
    for (int row = 0; row < m_kinds->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_kinds->topLevelItem(row);
        settings.kinds[item->text(Kind)] = static_cast<QComboBox *>(m_kinds->itemWidget(item, Plays))->currentText();
        m_lost.erase(item->text(Kind));
    }
    tellUnmapped();
    emit answered();
}

void PublishKindsPage::tellUnmapped()
{
    const PublishSettings &settings = draft().project.settings;
    QStringList unmapped;
    for (const ActivityKind &kind : commonActivityKinds()) {
        const QString name = QLatin1String(kind.kind);
        if (!settings.kinds.contains(name) && !m_lost.contains(name))
            unmapped.append(name);
    }
    QString text = tr("%n kind(s) mapped.", nullptr, static_cast<int>(settings.kinds.size()));
    if (!unmapped.isEmpty())
        appendSentence(text, tr("Not mapped, and so “%1”: %2.").arg(settings.defaultAction, unmapped.join(QStringLiteral(", "))));
    QStringList lost;
    for (const auto &[kind, action] : m_lost)
        lost.append(tr("%1 (%2)").arg(kind, action));
    if (!lost.isEmpty())
        appendSentence(text, tr("Their actions are no longer published, and so “%1”: %2.").arg(settings.defaultAction, lost.join(QStringLiteral(", "))));
    m_unmapped->setText(text);
}

std::optional<WizardWork> PublishKindsPage::work()
{
    auto outcome = std::make_shared<Outcome>();
    return WizardWork{tr("Baking the packs"), [outcome, draft = sharedDraft()](const Progress &progress) { plan(*draft, *outcome, progress); }, [this, outcome] {
                          if (!outcome->plan)
                              return outcome->failure;
                          draft().plan = std::move(*outcome->plan);
                          draft().report = outcome->report;
                          return QString();
                      }};
}

void PublishKindsPage::retranslate()
{
    const QString labels[] = {tr("Default"), tr("Moving"), tr("Chasing")};
    const QString hints[] = {tr("What members do who have nothing else to do"), tr("What members do who walk"), tr("What members do who run after somebody")};
    for (std::size_t i = 0; i < m_roles.size(); ++i) {
        m_roles[i].label->setText(labels[i]);
        m_roles[i].action->setToolTip(hints[i]);
        m_roles[i].action->setAccessibleName(labels[i]);
    }
    m_kinds->setHeaderLabels({tr("Kind of work"), tr("Action")});
    m_kinds->setAccessibleName(tr("Kinds of work and their actions"));
    m_newKind->setPlaceholderText(tr("Another kind of work"));
    m_newKind->setAccessibleName(m_newKind->placeholderText());
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add this kind to the list"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Take the chosen kind out of the list; it plays the default then"));
    m_keep->setText(tr("Keep these choices in publish.json"));
    m_keep->setToolTip(tr("The next publication of this project, here or by marrow-cli, begins with them"));
    tellUnmapped();
}

} // namespace marrow
