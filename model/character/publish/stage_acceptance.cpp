#include "model/character/publish/stage_acceptance.h"

#include "model/base/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace marrow {

namespace {

struct Acceptance
{
    Q_DECLARE_TR_FUNCTIONS(Acceptance)
};

/// Longer than a fade, so that one action alone is on show.
constexpr double kSettleSeconds = 0.4;
constexpr double kStepSeconds = 0.1;
constexpr int kPictureSteps = 3;
constexpr float kPoseTolerance = 1e-4f;
const char kUnknownKind[] = "a kind that no contract knows";

using Members = std::vector<const StageMember *>;

/// Puts the activities back when the assertions are through.
class ActivityKeeper
{
public:
    explicit ActivityKeeper(CharacterStage &stage)
        : m_stage(stage)
    {
        for (const StageMember &member : stage.members())
            m_before.emplace_back(member.id, member.activity);
    }
    ~ActivityKeeper()
    {
        for (const auto &[id, activity] : m_before)
            m_stage.setActivity(id, activity);
    }
    ActivityKeeper(const ActivityKeeper &) = delete;
    ActivityKeeper &operator=(const ActivityKeeper &) = delete;

private:
    CharacterStage &m_stage;
    std::vector<std::pair<QString, StageActivity>> m_before;
};

/// Gathers what was asked of how many and the first few that failed.
struct Tally
{
    int asked = 0;
    QStringList faults;

    void add(bool good, const QString &fault)
    {
        ++asked;
        if (!good)
            faults.append(fault);
    }
    void conclude(Assertion &assertion, const QString &goodWords, const QString &noSampleWords) const
    {
        constexpr int kMostShown = 4;
        if (asked == 0) {
            assertion.detail = noSampleWords;
            return;
        }
        assertion.result = faults.isEmpty() ? AssertionResult::Passed : AssertionResult::Failed;
        assertion.detail = faults.isEmpty() ? goodWords : joinedSentences(faults.mid(0, kMostShown));
        if (faults.size() > kMostShown)
            assertion.detail += QLatin1Char(' ') + Acceptance::tr("And %n more.", nullptr, static_cast<int>(faults.size()) - kMostShown);
    }
};

/// Whether a member stands exactly as a clip of its pack says, so that a player that says one thing and shows another is found.
bool showsClip(const StageMember &member, const QString &name)
{
    const StagePlayer &player = *member.player;
    const auto &clips = player.pack().clips;
    const auto clip = std::find_if(clips.begin(), clips.end(), [&](const ModelClip &one) { return one.name == name; });
    if (clip == clips.end() || player.current() != name)
        return false;
    const std::vector<Transform> pose = player.pose();
    const auto seconds = static_cast<float>(player.clipSeconds());
    for (const ModelTrack &track : clip->tracks) {
        const int node = player.bodyNode(track.node);
        if (node < 0 || track.path != ModelPath::Rotation || track.times.empty())
            continue;
        const std::vector<float> value = sampleTrack(track, seconds);
        const Eigen::Quaternionf expected(value[3], value[0], value[1], value[2]);
        if (pose[static_cast<std::size_t>(node)].rotation.angularDistance(expected) > kPoseTolerance * 10)
            return false;
    }
    return true;
}

double differentShare(const QImage &a, const QImage &b)
{
    if (a.size() != b.size() || a.isNull())
        return 1;
    const QImage left = a.convertToFormat(QImage::Format_ARGB32);
    const QImage right = b.convertToFormat(QImage::Format_ARGB32);
    qint64 different = 0;
    for (int y = 0; y < left.height(); ++y) {
        const auto *l = reinterpret_cast<const QRgb *>(left.constScanLine(y));
        const auto *r = reinterpret_cast<const QRgb *>(right.constScanLine(y));
        for (int x = 0; x < left.width(); ++x)
            different += l[x] != r[x] ? 1 : 0;
    }
    return static_cast<double>(different) / (static_cast<double>(left.width()) * left.height());
}

class Trial
{
public:
    Trial(CharacterStage &stage, const MemberPicture &picture, const AcceptanceLimits &limits, const Progress &progress)
        : m_stage(stage)
        , m_picture(picture)
        , m_limits(limits)
        , m_progress(progress)
    {
    }

    std::vector<Assertion> run()
    {
        const std::pair<QString, void (Trial::*)(Assertion &)> steps[] = {
            {Acceptance::tr("the contract is whole"), &Trial::contractIsWhole},
            {Acceptance::tr("every member is the rigged model"), &Trial::membersAreRigged},
            {Acceptance::tr("every member has a skin"), &Trial::membersHaveSkins},
            {Acceptance::tr("every member has a player"), &Trial::membersHavePlayers},
            {Acceptance::tr("every player holds every clip of the contract"), &Trial::playersHoldClips},
            {Acceptance::tr("whoever walks plays the walk, also at work"), &Trial::walkersWalk},
            {Acceptance::tr("whoever works plays what the kind of work maps to"), &Trial::workersWork},
            {Acceptance::tr("time goes on"), &Trial::timeGoesOn},
            {Acceptance::tr("two pictures differ"), &Trial::picturesDiffer},
        };
        std::vector<Assertion> assertions;
        for (const auto &[title, step] : steps) {
            Assertion assertion{QStringLiteral("A%1").arg(assertions.size() + 1), title, AssertionResult::NoSample, {}};
            m_progress.report(static_cast<double>(assertions.size()) / static_cast<double>(std::size(steps)), assertion.id + QLatin1Char(' ') + title);
            if (m_progress.cancelled())
                assertion.detail = Acceptance::tr("Cancelled before it was reached.");
            else
                (this->*step)(assertion);
            assertions.push_back(std::move(assertion));
        }
        return assertions;
    }

private:
    /// Those the contract names; without a contract everybody who is there, as the game would expect them all to be published.
    Members members() const
    {
        Members members;
        for (const StageMember &member : m_stage.members()) {
            if (!m_stage.contract() || m_stage.contract()->memberAnims.contains(member.id.section('#', 0, 0)))
                members.push_back(&member);
        }
        return members;
    }
    Members players() const
    {
        Members members = this->members();
        std::erase_if(members, [](const StageMember *member) { return !member->player; });
        return members;
    }

    void contractIsWhole(Assertion &assertion)
    {
        assertion.result = AssertionResult::Failed;
        if (!m_stage.contract()) {
            assertion.detail = m_stage.contractFault() ? m_stage.contractFault()->message : Acceptance::tr("There is no %1.").arg(QLatin1String(kAnimMapName));
            return;
        }
        const AnimMap &map = *m_stage.contract();
        QStringList faults;
        if (map.memberAnims.empty())
            faults.append(Acceptance::tr("It names no member."));
        if (map.clipNames.size() < m_limits.fewestClips)
            faults.append(Acceptance::tr("It has %1 clips; %2 are expected.").arg(map.clipNames.size()).arg(m_limits.fewestClips));
        if (static_cast<int>(map.kindMap.size()) < m_limits.fewestKinds)
            faults.append(Acceptance::tr("It maps %1 kinds; %2 are expected.").arg(map.kindMap.size()).arg(m_limits.fewestKinds));
        for (const QString &action : {map.defaultAction, map.moving, map.chasing}) {
            if (!map.clipNames.contains(action))
                faults.append(Acceptance::tr("“%1” is default, moving or chasing and no clip of it.").arg(action));
        }
        for (const auto &[kind, action] : map.kindMap) {
            if (!map.clipNames.contains(action))
                faults.append(Acceptance::tr("The kind “%1” maps to “%2”, which is no clip of it.").arg(kind, action));
        }
        faults.removeDuplicates();
        if (faults.isEmpty())
            assertion.result = AssertionResult::Passed;
        const auto counts = [&] {
            return Acceptance::tr("%1, %2, %3.").arg(Acceptance::tr("%n member(s)", nullptr, static_cast<int>(map.memberAnims.size())),
                                                     Acceptance::tr("%n clip(s)", nullptr, static_cast<int>(map.clipNames.size())),
                                                     Acceptance::tr("%n kind(s)", nullptr, static_cast<int>(map.kindMap.size())));
        };
        assertion.detail = faults.isEmpty() ? counts() : joinedSentences(faults);
    }

    void membersAreRigged(Assertion &assertion)
    {
        Tally tally;
        for (const StageMember *member : members())
            tally.add(member->isRigged(), member->id + QStringLiteral(": ") + member->words);
        tally.conclude(assertion, Acceptance::tr("%1 of %1.").arg(tally.asked), Acceptance::tr("Nobody is on the stage."));
    }

    void membersHaveSkins(Assertion &assertion)
    {
        Tally tally;
        for (const StageMember *member : members())
            tally.add(member->hasSkin(), member->modelFile.isEmpty() ? Acceptance::tr("%1 has no model at all.").arg(member->id)
                                                                     : Acceptance::tr("%1: %2 has no skin.").arg(member->id, member->modelFile));
        tally.conclude(assertion, Acceptance::tr("%1 of %1.").arg(tally.asked), Acceptance::tr("Nobody is on the stage."));
    }

    void membersHavePlayers(Assertion &assertion)
    {
        Tally tally;
        for (const StageMember *member : members()) {
            if (member->isRigged())
                tally.add(member->player != nullptr, member->id + QStringLiteral(": ") + member->words);
        }
        tally.conclude(assertion, Acceptance::tr("%1 of %1.").arg(tally.asked), Acceptance::tr("No member is the rigged model."));
    }

    void playersHoldClips(Assertion &assertion)
    {
        Tally tally;
        for (const StageMember *member : players()) {
            QStringList missing;
            for (const QString &clip : m_stage.contract()->clipNames) {
                if (!member->player->hasClip(clip))
                    missing.append(clip);
            }
            tally.add(missing.isEmpty(), Acceptance::tr("%1 lacks %2.").arg(member->id, missing.join(QStringLiteral(", "))));
        }
        tally.conclude(assertion, Acceptance::tr("%1 players hold all %2 clips.").arg(tally.asked).arg(m_stage.contract() ? m_stage.contract()->clipNames.size() : 0),
                       Acceptance::tr("No member has a player."));
    }

    /// Everybody to the same activity, long enough that nothing fades any more.
    void arrange(const StageActivity &activity)
    {
        for (const StageMember *member : players())
            m_stage.setActivity(member->id, activity);
        m_stage.advance(kSettleSeconds);
    }

    void walkersWalk(Assertion &assertion)
    {
        Tally tally;
        if (!players().empty()) {
            const AnimMap &map = *m_stage.contract();
            // At work as well, in something that is no walk: moving must win.
            const auto work = std::find_if(map.kindMap.begin(), map.kindMap.end(), [&](const auto &entry) { return entry.second != map.moving; });
            arrange({work == map.kindMap.end() ? QString() : work->first, true, false});
            for (const StageMember *member : players())
                tally.add(showsClip(*member, map.moving), Acceptance::tr("%1 walks and plays “%2” in place of “%3”.").arg(member->id, member->player->current(), map.moving));
        }
        tally.conclude(assertion, Acceptance::tr("%1 members were made to walk while at work; all play the walk.").arg(tally.asked), Acceptance::tr("No member has a player."));
    }

    void workersWork(Assertion &assertion)
    {
        Tally tally;
        int kinds = 0;
        if (!players().empty()) {
            const AnimMap map = *m_stage.contract();
            for (const auto &[kind, action] : map.kindMap) {
                if (m_progress.cancelled())
                    break;
                checkWork(tally, kind, action);
                ++kinds;
            }
            // A kind that is not mapped falls back; it is no sample of the mapping itself.
            if (kinds > 0)
                checkWork(tally, QLatin1String(kUnknownKind), map.defaultAction);
        }
        tally.conclude(assertion, Acceptance::tr("%1 kinds and one unknown, %2 samples.").arg(kinds).arg(tally.asked),
                       players().empty() ? Acceptance::tr("No member has a player.") : Acceptance::tr("The contract maps no kind."));
    }

    void checkWork(Tally &tally, const QString &kind, const QString &action)
    {
        arrange({kind, false, false});
        for (const StageMember *member : players())
            tally.add(showsClip(*member, action), Acceptance::tr("%1 is at “%2” and plays “%3” in place of “%4”.").arg(member->id, kind, member->player->current(), action));
    }

    void timeGoesOn(Assertion &assertion)
    {
        Tally tally;
        std::map<QString, double> before;
        for (const StageMember *member : players())
            before[member->id] = member->player->time();
        m_stage.advance(kStepSeconds);
        for (const StageMember *member : players())
            tally.add(member->player->time() > before[member->id], Acceptance::tr("The time of %1 stands still.").arg(member->id));
        tally.conclude(assertion, Acceptance::tr("%1 players went on by %2 s.").arg(tally.asked).arg(kStepSeconds), Acceptance::tr("No member has a player."));
    }

    void picturesDiffer(Assertion &assertion)
    {
        Tally tally;
        bool drawn = true;
        if (!players().empty()) {
            arrange({{}, true, false});
            std::map<QString, QImage> first;
            std::map<QString, double> most;
            for (const StageMember *member : players())
                first[member->id] = m_picture ? m_picture(*member) : QImage();
            // A loop may come by the same pose: several moments are looked at.
            for (int step = 0; step < kPictureSteps && !m_progress.cancelled(); ++step) {
                m_stage.advance(kStepSeconds);
                for (const StageMember *member : players()) {
                    const QImage now = m_picture ? m_picture(*member) : QImage();
                    drawn = drawn && !now.isNull() && !first[member->id].isNull();
                    most[member->id] = std::max(most[member->id], differentShare(first[member->id], now));
                }
            }
            for (const auto &[id, share] : most) {
                if (drawn)
                    tally.add(share >= m_limits.leastPictureShare, Acceptance::tr("Pictures of %1 differ in %2 % of the pixels.").arg(id).arg(share * 100, 0, 'f', 3));
            }
        }
        tally.conclude(assertion, Acceptance::tr("%1 members look different after %2 s.").arg(tally.asked).arg(kPictureSteps * kStepSeconds),
                       drawn ? Acceptance::tr("No member has a player.") : Acceptance::tr("Nothing can be drawn here."));
    }

    CharacterStage &m_stage;
    const MemberPicture &m_picture;
    const AcceptanceLimits &m_limits;
    const Progress &m_progress;
};

} // namespace

std::vector<Assertion> acceptStage(CharacterStage &stage, const MemberPicture &picture, const AcceptanceLimits &limits, const Progress &progress)
{
    const ActivityKeeper keeper(stage);
    return Trial(stage, picture, limits, progress).run();
}

QString assertionResultName(AssertionResult result)
{
    switch (result) {
    case AssertionResult::Passed:
        return QStringLiteral("passed");
    case AssertionResult::Failed:
        return QStringLiteral("failed");
    case AssertionResult::NoSample:
        break;
    }
    return QStringLiteral("no sample");
}

} // namespace marrow
