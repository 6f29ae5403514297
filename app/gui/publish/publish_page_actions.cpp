// The page of the publish wizard that asks what the characters can do: the grid that plays.

#include "app/gui/publish/publish_pages.h"

#include "views/common/search_field.h"
#include "views/publish/action_grid.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marrow {

PublishActionsPage::PublishActionsPage(Draft draft, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_search(new SearchField(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
    , m_count(new QLabel(this))
    , m_grid(new ActionGrid(this))
{
    m_all->setObjectName(QStringLiteral("allActions"));
    m_none->setObjectName(QStringLiteral("noActions"));
    m_all->setAutoDefault(false);
    m_none->setAutoDefault(false);
    m_count->setProperty("role", "secondary");
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_all);
    row->addWidget(m_none);
    row->addWidget(m_count);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_grid, 1);
    connect(m_search, &QLineEdit::textChanged, m_grid, &ActionGrid::setFilter);
    connect(m_search, &SearchField::resultsRequested, m_grid, qOverload<>(&QWidget::setFocus));
    connect(m_all, &QPushButton::clicked, this, [this] { m_grid->setTaken(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { m_grid->setTaken(false); });
    connect(m_grid, &ActionGrid::takenChanged, this, &PublishActionsPage::take);
    retranslate();
}

QString PublishActionsPage::explanation() const
{
    return m_draft->chosenSlugs().isEmpty() ? tr("No character was chosen, so there is nothing to decide here.")
                                            : tr("Every member gets every action that is ticked. Hand-keyed ones come first, then retargeted ones, then the built-in ones.");
}

bool PublishActionsPage::complete() const
{
    return m_draft->chosenSlugs().isEmpty() || !m_grid->takenActions().isEmpty();
}

void PublishActionsPage::enter()
{
    if (m_slugs == m_draft->chosenSlugs() && m_filledFrom == m_draft->reading)
        return;
    m_filledFrom = m_draft->reading;
    m_slugs = m_draft->chosenSlugs();
    m_actions.clear();
    std::vector<ActionGrid::Row> rows;
    const QStringList wanted = m_draft->project.settings.actions;
    for (const QString &id : m_slugs.isEmpty() ? QStringList() : commonActionIds(m_draft->project, m_slugs)) {
        QString note;
        std::vector<Action> baked;
        const ProjectCharacter *first = m_draft->character(m_slugs.first());
        if (const auto source = appendAction(baked, m_draft->project.actions, first->slug, {id, 1}, first->rest)) {
            note = *source == ActionSource::HandKeyed ? tr("hand-keyed") : *source == ActionSource::Retargeted ? tr("retargeted") : tr("built in");
            note += tr(", %1 s").arg(baked.back().durationSeconds(), 0, 'f', 1);
        }
        rows.push_back({id, note, wanted.isEmpty() || wanted.contains(id)});
    }
    QStringList names;
    for (const QString &slug : m_slugs)
        names.append(nameOfSlug(slug));
    m_grid->setContent(std::move(rows), names, [this](const QString &action, int character, double seconds, const QSize &size) { return picture(action, character, seconds, size); });
    m_grid->setFilter(m_search->text());
    take();
}

QImage PublishActionsPage::picture(const QString &action, int character, double seconds, const QSize &size)
{
    const ProjectCharacter *who = m_draft->character(m_slugs.value(character));
    const auto model = who ? m_draft->models.find(who->slug) : m_draft->models.end();
    if (!who || model == m_draft->models.end())
        return {};
    auto known = m_actions.find({who->slug, action});
    if (known == m_actions.end()) {
        std::vector<Action> baked;
        if (!appendAction(baked, m_draft->project.actions, who->slug, {action, 1}, who->rest))
            return {};
        known = m_actions.emplace(std::pair(who->slug, action), std::move(baked.back())).first;
    }
    return actionPicture(*model->second, who->rest, known->second, seconds, size);
}

void PublishActionsPage::take()
{
    m_draft->project.settings.actions = m_grid->takenActions();
    m_count->setText(tr("%n action(s)", nullptr, static_cast<int>(m_draft->project.settings.actions.size())));
    emit answered();
    emit changed();
}

void PublishActionsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

void PublishActionsPage::retranslate()
{
    m_search->setPlaceholderText(tr("Find an action"));
    m_search->setAccessibleName(tr("Find an action"));
    m_all->setText(tr("All"));
    m_all->setToolTip(tr("Tick every action in the list"));
    m_none->setText(tr("None"));
    m_none->setToolTip(tr("Untick every action in the list"));
    m_grid->setAccessibleName(tr("Actions of the characters"));
    m_count->setText(tr("%n action(s)", nullptr, static_cast<int>(m_draft->project.settings.actions.size())));
}

} // namespace marrow
