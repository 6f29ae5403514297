#include "io/publish/publish_project.h"

#include "io/actions/action_file.h"
#include "io/actions/hand_keyed_file.h"
#include "io/gltf/action_pack.h"
#include "model/character/publish/activity_kinds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>

namespace marrow {

namespace {

struct Request
{
    Q_DECLARE_TR_FUNCTIONS(Request)
};

class RequestMaker
{
public:
    RequestMaker(const PublishProject &project, const PublishChoice &choice, const Progress &progress)
        : m_project(project)
        , m_settings(project.settings)
        , m_choice(choice)
        , m_progress(progress)
    {
        m_request.folder = choice.folder;
        m_request.tool = choice.tool;
        m_request.keepOthers = choice.keepOthers;
    }

    Result<PublishRequest> run()
    {
        for (const ProjectCharacter &character : m_project.characters) {
            if (isChosen(m_choice, character.slug))
                m_characters.push_back(&character);
        }
        if (const auto known = everySlugIsKnown(); !known)
            return known.error();
        if (m_characters.empty())
            return std::move(m_request);
        chooseActions();
        for (std::size_t i = 0; i < m_characters.size(); ++i) {
            m_progress.report(static_cast<double>(i) / static_cast<double>(m_characters.size()), m_characters[i]->slug);
            if (m_progress.cancelled())
                return Error{QStringLiteral("publish.cancelled"), Request::tr("Cancelled; nothing was written."), {}, nullptr};
            if (const auto added = addCharacter(*m_characters[i]); !added)
                return added.error();
        }
        if (const auto added = addSources(); !added)
            return added.error();
        return fillContract();
    }

private:
    Result<void> everySlugIsKnown() const
    {
        for (const QString &asked : m_choice.slugs) {
            const bool character = std::any_of(m_characters.begin(), m_characters.end(), [&](const ProjectCharacter *known) { return known->slug == asked || nameOfSlug(known->slug) == asked; });
            const bool asset = std::any_of(m_project.assets.begin(), m_project.assets.end(), [&](const ProjectAsset &known) { return known.name == asked; });
            if (character || asset)
                continue;
            QStringList names;
            for (const ProjectCharacter &known : m_project.characters)
                names.append(known.slug);
            for (const ProjectAsset &known : m_project.assets)
                names.append(known.name);
            return Error{QStringLiteral("publish.project"), Request::tr("There is no “%1” in the project; there are %2.").arg(asked, names.join(QStringLiteral(", "))), asked, nullptr};
        }
        return {};
    }

    void chooseActions()
    {
        QStringList slugs;
        for (const ProjectCharacter *character : m_characters)
            slugs.append(character->slug);
        QStringList onlySome;
        m_actions = m_settings.actions.isEmpty() ? commonActionIds(m_project, slugs, &onlySome) : m_settings.actions;
        m_actions.sort();
        m_actions.removeDuplicates();
        for (const QString &id : onlySome)
            m_request.notes.append(Request::tr("“%1” was left out: not every character has it, and every pack must hold every clip.").arg(id));
    }

    Result<void> addCharacter(const ProjectCharacter &character)
    {
        std::vector<Action> actions;
        for (const QString &id : m_actions) {
            const auto speed = m_settings.speeds.find(id);
            const auto source = appendAction(actions, m_project.actions, character.slug, {id, speed == m_settings.speeds.end() ? 1 : speed->second}, character.rest);
            if (!source) {
                Error error = source.error();
                error.message = Request::tr("%1 cannot be published: %2").arg(character.slug, error.message);
                return error;
            }
            if (!actions.back().loops)
                m_playedOnce.insert(id);
            m_used.insert(actions.back().origin);
            if (*source == ActionSource::HandKeyed)
                m_handKeyed.insert(handKeyedFileName(character.slug, id));
            if (*source == ActionSource::Parametric && m_builtIn.insert(id).second)
                m_builtInSources.push_back({QStringLiteral("built-in/") + id, QStringLiteral("built-in"), 0, sha1Of(encodeAction(actions.back())), m_choice.tool});
        }
        auto pack = packActions(actions, character.rest);
        if (!pack)
            return pack.error();
        for (const PackCheck &check : auditPack(*pack, actions, character.rest)) {
            if (!check.ok)
                return Error{QStringLiteral("publish.verify"), Request::tr("The pack of %1 failed its audit (%2). %3").arg(character.slug, check.name, check.detail), character.slug, nullptr};
        }
        m_request.items.push_back({riggedFileName(character.slug), PublishedKind::RiggedModel, character.slug, 0, {}, character.path});
        m_request.items.push_back({packFileName(character.slug), PublishedKind::ActionPack, character.slug, static_cast<int>(actions.size()), std::move(*pack), {}});
        m_request.contract.publishedSlugs.append(character.slug);
        return {};
    }

    /// Every file that went in: characters, the action files that were used, the settings.
    Result<void> addSources()
    {
        const auto add = [&](const QString &path, const QString &role, const QString &saysItself) -> Result<void> {
            auto source = publicationSource(m_project, path, role, saysItself);
            if (!source)
                return source.error();
            m_request.sources.push_back(std::move(*source));
            m_request.sourcePaths.append(path);
            return {};
        };
        for (const ProjectCharacter *character : m_characters) {
            if (const auto added = add(character->path, QStringLiteral("character"), character->copyright); !added)
                return added;
        }
        for (const QString &path : m_project.actionFiles) {
            const QString name = QFileInfo(path).fileName();
            const auto baked = std::find_if(m_project.actions.retargeted.begin(), m_project.actions.retargeted.end(), [&](const Action &action) { return actionFileName(action.id) == name; });
            const bool wasBaked = baked != m_project.actions.retargeted.end() && m_used.contains(baked->origin);
            const bool wasKeyed = m_handKeyed.contains(name) || m_handKeyed.contains(QStringLiteral("chr_") + name);
            if (!wasBaked && !wasKeyed)
                m_request.sourcePaths.append(path); // none of it is published, and it is never written all the same
            else if (const auto added = add(path, wasBaked ? QStringLiteral("action") : QStringLiteral("hand-keyed"), wasBaked ? licenceOfOrigin(baked->origin) : QString()); !added)
                return added;
        }
        const QString settings = QDir(m_project.folder).filePath(QLatin1String(kPublishSettingsName));
        if (QFileInfo::exists(settings)) {
            if (const auto added = add(settings, QStringLiteral("settings"), {}); !added)
                return added;
        }
        m_request.sources.insert(m_request.sources.end(), m_builtInSources.begin(), m_builtInSources.end());
        return {};
    }

    /// A licence given for the clip or file an action was retargeted from.
    QString licenceOfOrigin(const QString &origin) const
    {
        for (const auto &[pattern, licence] : m_settings.licences) {
            if (!pattern.isEmpty() && origin.contains(pattern))
                return licence;
        }
        return {};
    }

    Result<PublishRequest> fillContract()
    {
        AnimMap &contract = m_request.contract;
        contract.clipNames = m_actions;
        contract.publishedSlugs.sort();
        contract.defaultAction = m_settings.defaultAction;
        contract.moving = m_settings.moving;
        contract.chasing = m_settings.chasing;
        contract.kindMap = m_settings.mapsKinds ? m_settings.kinds : proposedKindMap(m_actions);
        for (const QString &action : {contract.defaultAction, contract.moving, contract.chasing}) {
            if (m_playedOnce.contains(action))
                m_request.warnings.append(Request::tr("“%1” does not end in the pose in which it begins, so it is played once: whoever stands, walks or chases by it stops in its last pose.").arg(action));
        }
        if (m_settings.members.empty()) {
            for (const ProjectCharacter *character : m_characters)
                contract.memberAnims[nameOfSlug(character->slug)] = packFileName(character->slug);
        }
        for (const auto &[member, name] : m_settings.members) {
            const QString slug = slugFor(name);
            if (member.isEmpty())
                return Error{QStringLiteral("publish.contract"), Request::tr("A member has no name."), {}, nullptr};
            if (contract.publishedSlugs.contains(slug))
                contract.memberAnims[member] = packFileName(slug);
            else if (std::none_of(m_project.characters.begin(), m_project.characters.end(), [&](const ProjectCharacter &known) { return known.slug == slug; }))
                return Error{QStringLiteral("publish.contract"), Request::tr("The member “%1” is to be %2, which is not in the project.").arg(member, slug), {}, nullptr};
        }
        return std::move(m_request);
    }

    const PublishProject &m_project;
    const PublishSettings &m_settings;
    const PublishChoice &m_choice;
    const Progress &m_progress;
    PublishRequest m_request;
    std::vector<const ProjectCharacter *> m_characters;
    QStringList m_actions;
    std::set<QString> m_used; ///< origins
    std::set<QString> m_playedOnce;
    std::set<QString> m_handKeyed;
    std::set<QString> m_builtIn;
    std::vector<PublicationSource> m_builtInSources;
};

} // namespace

Result<PublishRequest> characterRequest(const PublishProject &project, const PublishChoice &choice, const Progress &progress)
{
    return RequestMaker(project, choice, progress).run();
}

} // namespace marrow
