#include "app/gui/publish/publish_actions_page.h"

#include "app/gui/publish/publish_pictures.h"
#include "model/character/action/action_sources.h"
#include "views/common/search_field.h"
#include "views/publish/action_grid.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marrow {

namespace {

/// Who moves, and what is known of movements: films are made from it on workers, whatever becomes of the draft meanwhile.
struct Cast
{
    struct One
    {
        QString slug;
        HumanoidRest rest;
        std::shared_ptr<const CharacterModel> model;
    };
    std::vector<One> characters;
    ActionSources actions;

    ActionFilm film(const QString &action, int character, const QSize &size) const
    {
        const One &one = characters[static_cast<std::size_t>(character)];
        std::vector<Action> baked;
        if (!one.model || !appendAction(baked, actions, one.slug, {action, 1}, one.rest))
            return {};
        return actionFilm(*one.model, one.rest, baked.back(), size);
    }
};

std::shared_ptr<const Cast> castOf(const PublishDraft &draft, const QStringList &slugs)
{
    auto cast = std::make_shared<Cast>();
    cast->actions = draft.project.actions;
    for (const QString &slug : slugs) {
        const auto model = draft.models.find(slug);
        cast->characters.push_back({slug, draft.character(slug)->rest, model == draft.models.end() ? nullptr : model->second});
    }
    return cast;
}

} // namespace

PublishActionsPage::PublishActionsPage(Draft draft, QWidget *parent)
    : PublishPage(std::move(draft), parent)
    , m_search(new SearchField(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
    , m_count(new QLabel(this))
    , m_onlySome(new QLabel(this))
    , m_grid(new ActionGrid(this))
{
    m_all->setObjectName(QStringLiteral("allActions"));
    m_none->setObjectName(QStringLiteral("noActions"));
    m_all->setAutoDefault(false);
    m_none->setAutoDefault(false);
    m_count->setProperty("role", "secondary");
    m_onlySome->setProperty("role", "secondary");
    m_onlySome->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_all);
    row->addWidget(m_none);
    row->addWidget(m_count);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_onlySome);
    connect(m_search, &QLineEdit::textChanged, m_grid, &ActionGrid::setFilter);
    connect(m_search, &SearchField::resultsRequested, m_grid, qOverload<>(&QWidget::setFocus));
    connect(m_all, &QPushButton::clicked, this, [this] { m_grid->setTaken(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { m_grid->setTaken(false); });
    connect(m_grid, &ActionGrid::takenChanged, this, &PublishActionsPage::take);
    PublishActionsPage::retranslate();
}

WizardTexts PublishActionsPage::texts() const
{
    return {tr("Actions"), tr("What can they do?"),
            draft().chosenSlugs().isEmpty() ? tr("No character was chosen, so there is nothing to decide here.")
                                            : tr("Every member gets every action that is ticked. Hand-keyed ones come first, then retargeted ones, then the built-in ones.")};
}

QString PublishActionsPage::missing() const
{
    return draft().chosenSlugs().isEmpty() || !m_grid->takenActions().isEmpty() ? QString() : tr("Choose at least one action.");
}

void PublishActionsPage::fill()
{
    m_slugs = draft().chosenSlugs();
    const QStringList wanted = draft().project.settings.actions;
    QStringList onlySome;
    std::vector<ActionGrid::Row> rows;
    for (const QString &id : m_slugs.isEmpty() ? QStringList() : commonActionIds(draft().project, m_slugs, &onlySome)) {
        ActionGrid::Row row{id, {}, wanted.isEmpty() || wanted.contains(id)};
        std::vector<Action> baked;
        const ProjectCharacter *first = draft().character(m_slugs.first());
        if (const auto source = appendAction(baked, draft().project.actions, first->slug, {id, 1}, first->rest)) {
            const QString from = *source == ActionSource::HandKeyed ? tr("hand-keyed") : *source == ActionSource::Retargeted ? tr("retargeted") : tr("built in");
            row.note = from + tr(", %1 s").arg(baked.back().durationSeconds(), 0, 'f', 1);
            if (!baked.back().loops)
                row.note += tr(", played once");
        }
        rows.push_back(std::move(row));
    }
    QStringList names;
    std::vector<QImage> standIns;
    for (const QString &slug : m_slugs) {
        names.append(nameOfSlug(slug));
        standIns.push_back(draft().pictures[slug]);
    }
    m_grid->setContent(std::move(rows), names, standIns, [cast = castOf(draft(), m_slugs)](const QString &action, int character, const QSize &size) { return cast->film(action, character, size); });
    m_grid->setFilter(m_search->text());
    m_onlySome->setText(tr("Not every character has %1, so it cannot be published: every pack must hold every clip.").arg(onlySome.join(QStringLiteral(", "))));
    m_onlySome->setVisible(!onlySome.isEmpty());
    take();
}

void PublishActionsPage::take()
{
    draft().project.settings.actions = m_grid->takenActions();
    m_count->setText(tr("%n action(s)", nullptr, static_cast<int>(draft().project.settings.actions.size())));
    emit answered();
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
    m_count->setText(tr("%n action(s)", nullptr, static_cast<int>(draft().project.settings.actions.size())));
}

} // namespace marrow
