#include "app/jobs/action_files.h"

#include "io/actions/action_file.h"
#include "io/actions/hand_keyed_file.h"

#include <QCoreApplication>

#include <variant>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

using AnyAction = std::variant<Action, HandKeyedAction>;

Result<AnyAction> openAny(const QString &path)
{
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return bytes.error();
    if (bytes->left(4096).contains("\"marrow-action\"")) {
        auto baked = openAction(path);
        return baked ? Result<AnyAction>(std::move(*baked)) : Result<AnyAction>(baked.error());
    }
    auto keyed = openHandKeyed(path);
    return keyed ? Result<AnyAction>(std::move(*keyed)) : Result<AnyAction>(keyed.error());
}

JobOutcome inspectBaked(const Action &action)
{
    QJsonArray joints;
    for (const ActionTrack &track : action.tracks)
        joints.append(humanoidJointName(track.joint));
    JobOutcome outcome;
    outcome.result = QJsonObject{{"format", "action"}, {"id", action.id}, {"origin", action.origin}, {"fps", action.fps}, {"frames", action.frames},
                                 {"duration", action.durationSeconds()}, {"loops", action.loops}, {"joints", joints}, {"movesHips", !action.hips.empty()}};
    outcome.text = Jobs::tr("Action “%1”: %2 frames at %3 a second, %4 s").arg(action.id).arg(action.frames).arg(action.fps).arg(action.durationSeconds(), 0, 'f', 3) + QLatin1Char('\n');
    if (!action.origin.isEmpty())
        outcome.text += Jobs::tr("  from %1").arg(action.origin) + QLatin1Char('\n');
    outcome.text += QStringLiteral("  ") + (action.loops ? Jobs::tr("it loops") : Jobs::tr("it is played once")) + QLatin1Char('\n');
    outcome.text += QStringLiteral("  ") + Jobs::tr("%n joint(s) move", nullptr, static_cast<int>(action.tracks.size())) + QLatin1Char('\n');
    return outcome;
}

JobOutcome inspectKeyed(const HandKeyedAction &action)
{
    QJsonArray frames;
    for (const HandKey &key : action.keys)
        frames.append(key.frame);
    JobOutcome outcome;
    outcome.result = QJsonObject{{"format", "hand-keyed-action"}, {"id", action.action}, {"character", action.slug}, {"fps", action.fps},
                                 {"frames", action.endFrame() + 1}, {"duration", action.endFrame() / action.fps}, {"loops", action.loop}, {"keys", frames}};
    outcome.text = Jobs::tr("Action “%1” of %2, keyed by hand: %n key(s) at %3 frames a second, %4 s", nullptr, static_cast<int>(action.keys.size()))
                       .arg(action.action, action.slug).arg(action.fps).arg(action.endFrame() / action.fps, 0, 'f', 3) + QLatin1Char('\n');
    outcome.text += QStringLiteral("  ") + (action.loop ? Jobs::tr("it loops") : Jobs::tr("it is played once")) + QLatin1Char('\n');
    return outcome;
}

JobOutcome inspectAction(const QString &path, const JobContext &)
{
    const auto action = openAny(path);
    if (!action)
        return JobOutcome::failed(action.error());
    const auto *baked = std::get_if<Action>(&*action);
    return baked ? inspectBaked(*baked) : inspectKeyed(std::get<HandKeyedAction>(*action));
}

FileVerdict validateAction(const QString &path, const ValidateOptions &, const JobContext &)
{
    FileVerdict verdict;
    const auto action = openAny(path);
    verdict.ok = action.ok();
    if (!action)
        verdict.report.add(issueFrom(action.error()));
    return verdict;
}

} // namespace

FileVerbs actionFileVerbs()
{
    FileVerbs verbs;
    verbs.kind = FileKind::Action;
    verbs.format = QStringLiteral("action");
    verbs.inspect = inspectAction;
    verbs.validate = validateAction;
    return verbs;
}

} // namespace marrow
