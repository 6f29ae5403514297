#include "model/character/publish/stage.h"

#include <QCoreApplication>

#include <algorithm>

namespace marrow {

namespace {

struct Stage
{
    Q_DECLARE_TR_FUNCTIONS(Stage)
};

/// How far copies of a member are apart in time, so that a crowd is not in step.
constexpr double kCopyPhaseSeconds = 0.37;

/// "knight" of "knight#2".
QString withoutCopyNumber(const QString &id)
{
    return id.section('#', 0, 0);
}

std::vector<Eigen::Matrix4f> worldsOf(const CharacterModel &model, const std::vector<Transform> &locals)
{
    std::vector<Eigen::Matrix4f> worlds(locals.size(), Eigen::Matrix4f::Identity());
    std::vector<bool> done(locals.size(), false);
    // Parents may stand behind their children in a file.
    std::vector<int> chain;
    for (std::size_t node = 0; node < locals.size(); ++node) {
        chain.clear();
        for (int at = static_cast<int>(node); at >= 0 && !done[static_cast<std::size_t>(at)]; at = model.nodes[static_cast<std::size_t>(at)].parent)
            chain.push_back(at);
        for (auto it = chain.rbegin(); it != chain.rend(); ++it) {
            const auto at = static_cast<std::size_t>(*it);
            const int parent = model.nodes[at].parent;
            const Eigen::Matrix4f local = locals[at].matrix().matrix();
            worlds[at] = parent < 0 ? local : Eigen::Matrix4f(worlds[static_cast<std::size_t>(parent)] * local);
            done[at] = true;
        }
    }
    return worlds;
}

} // namespace

QString stageAction(const AnimMap &contract, const StageActivity &activity)
{
    if (activity.chasing)
        return contract.chasing;
    if (activity.moving)
        return contract.moving;
    const auto it = contract.kindMap.find(activity.kind);
    return it == contract.kindMap.end() || !contract.clipNames.contains(it->second) ? contract.defaultAction : it->second;
}

std::vector<Eigen::Matrix4f> StageMember::worlds() const
{
    if (!model)
        return {};
    return player ? worldsOf(*model, player->pose()) : modelWorlds(*model);
}

CharacterStage::CharacterStage(std::shared_ptr<const StageSource> source, StageRule rule)
    : m_source(std::move(source))
    , m_rule(std::move(rule))
{
    reload();
}

bool CharacterStage::refresh()
{
    if (look() == m_seen)
        return false;
    reload();
    return true;
}

CharacterStage::Sight CharacterStage::look() const
{
    Sight sight{m_source->contractStamp(), {}, m_source->originals()};
    if (!m_contract)
        return sight;
    for (const auto &[id, pack] : m_contract->memberAnims) {
        for (const QString &name : {pack, riggedFileName(slugOfPack(pack))}) {
            if (!m_source->has(name) && !sight.missing.contains(name))
                sight.missing.append(name);
        }
    }
    return sight;
}

void CharacterStage::reload()
{
    m_contract.reset();
    m_fault.reset();
    if (m_source->contractStamp()) {
        auto contract = m_source->contract();
        if (contract)
            m_contract = std::move(*contract);
        else
            m_fault = contract.error();
    }
    m_seen = look();
    m_members.clear();
    for (const QString &id : wantedMembers()) {
        StageMember member = makeMember(id);
        member.activity = activityOf(id);
        chooseClip(member);
        if (member.player && id.contains('#'))
            member.player->advance(kCopyPhaseSeconds * id.section('#', 1).toInt());
        m_members.push_back(std::move(member));
    }
}

QStringList CharacterStage::wantedMembers() const
{
    QStringList ids = m_roster;
    QStringList slugs;
    if (m_contract) {
        for (const auto &[id, pack] : m_contract->memberAnims) {
            ids.append(id);
            slugs.append(slugOfPack(pack));
        }
    }
    for (const QString &original : m_seen.originals) {
        if (!slugs.contains(slugOfOriginal(original)))
            ids.append(nameOfSlug(slugOfOriginal(original)));
    }
    ids.removeDuplicates();
    ids.sort();
    QStringList wanted = ids;
    if (m_crowd > 0 && !ids.isEmpty()) {
        wanted.clear();
        for (int i = 0; i < m_crowd; ++i) {
            const int copy = i / static_cast<int>(ids.size()) + 1;
            const QString &id = ids.at(i % ids.size());
            wanted.append(copy == 1 ? id : QStringLiteral("%1#%2").arg(id).arg(copy));
        }
    }
    return wanted;
}

StageMember CharacterStage::makeMember(const QString &id) const
{
    StageMember member;
    member.id = id;
    const QString known = withoutCopyNumber(id);
    member.slug = slugFor(known);
    if (!m_contract) {
        showOriginal(member, StageMember::Fallback::NoContract);
        return member;
    }
    const auto entry = m_contract->memberAnims.find(known);
    if (entry == m_contract->memberAnims.end()) {
        showOriginal(member, StageMember::Fallback::NotInContract);
        return member;
    }
    member.slug = slugOfPack(entry->second);
    const QString rigged = riggedFileName(member.slug);
    if (!m_source->has(rigged) || !m_source->has(entry->second)) {
        showOriginal(member, StageMember::Fallback::FileMissing);
        return member;
    }
    auto body = m_source->model(rigged);
    if (!body) {
        showOriginal(member, StageMember::Fallback::Unreadable);
        member.words += QLatin1Char(' ') + body.error().message;
        return member;
    }
    member.model = *body;
    member.modelFile = rigged;
    auto pack = m_source->model(entry->second);
    if (!pack)
        member.words = Stage::tr("%1 cannot be read, so nothing moves the member. %2").arg(entry->second, pack.error().message);
    else if ((*pack)->clips.empty())
        member.words = Stage::tr("%1 holds no clips, so nothing moves the member.").arg(entry->second);
    else
        member.player = std::make_shared<StagePlayer>(*body, *pack);
    return member;
}

void CharacterStage::showOriginal(StageMember &member, StageMember::Fallback why) const
{
    using enum StageMember::Fallback;
    member.fallback = why;
    switch (why) {
    case None:
        break;
    case NoContract:
        member.words = m_fault ? Stage::tr("The contract cannot be read. %1").arg(m_fault->message) : Stage::tr("There is no %1.").arg(QLatin1String(kAnimMapName));
        break;
    case NotInContract:
        member.words = Stage::tr("The contract does not name this member.");
        break;
    case FileMissing:
        member.words = Stage::tr("%1 or %2 is not in the folder.").arg(riggedFileName(member.slug), packFileName(member.slug));
        break;
    case Unreadable:
        member.words = Stage::tr("%1 cannot be read.").arg(riggedFileName(member.slug));
        break;
    }
    const QString original = originalFileName(member.slug);
    if (!m_source->has(original)) {
        member.words += QLatin1Char(' ') + Stage::tr("There is no original model %1 either.").arg(original);
        return;
    }
    auto model = m_source->model(original);
    if (!model) {
        member.words += QLatin1Char(' ') + Stage::tr("The original model cannot be read: %1").arg(model.error().message);
        return;
    }
    member.model = *model;
    member.modelFile = original;
    member.words += QLatin1Char(' ') + Stage::tr("The original model stands in its place.");
}

const StageMember *CharacterStage::member(const QString &id) const
{
    const auto it = std::find_if(m_members.begin(), m_members.end(), [&](const StageMember &member) { return member.id == id; });
    return it == m_members.end() ? nullptr : &*it;
}

void CharacterStage::setRoster(QStringList ids)
{
    m_roster = std::move(ids);
    reload();
}

void CharacterStage::setCrowd(int members)
{
    m_crowd = members;
    reload();
}

StageActivity CharacterStage::activityOf(const QString &id) const
{
    const auto own = m_activities.find(id);
    const auto known = own != m_activities.end() ? own : m_activities.find(withoutCopyNumber(id));
    return known == m_activities.end() ? StageActivity() : known->second;
}

void CharacterStage::setActivity(const QString &id, const StageActivity &activity)
{
    m_activities[id] = activity;
    for (StageMember &member : m_members) {
        if (member.id != id)
            continue;
        member.activity = activity;
        chooseClip(member);
    }
}

void CharacterStage::chooseClip(StageMember &member) const
{
    if (!member.player || !m_contract)
        return;
    // A pack that lacks the clip leaves the member in the clip before: what a game would do, and what assertion A5 is there for.
    member.player->play(m_rule(*m_contract, member.activity));
}

void CharacterStage::advance(double seconds)
{
    for (StageMember &member : m_members) {
        if (member.player)
            member.player->advance(seconds * m_timeScale);
    }
}

} // namespace marrow
