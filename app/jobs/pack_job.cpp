#include "app/jobs/action_jobs.h"

#include "app/jobs/action_sheet.h"
#include "app/jobs/target_character.h"
#include "io/actions/hand_keyed_file.h"
#include "io/gltf/action_pack.h"
#include "io/save_file.h"
#include "model/character/action/parametric_actions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct PackOptions
{
    QString actions;
    QString target;
    QString out;
    QString slug;
    QStringList chosen;
    bool builtIn = false;
};

OptionList describePack(PackOptions &o)
{
    OptionList list;
    list.output("out", o.out, Jobs::tr("the .glb to write")).title = Jobs::tr("Pack");
    list.folder("actions", o.actions, Jobs::tr("a folder of retargeted and hand-keyed actions")).title = Jobs::tr("Actions");
    JobOption &target = list.file("target", o.target, Jobs::tr("the bound character the pack is for, or “standard” for a figure of 1.75 m"));
    target.required = true;
    target.title = Jobs::tr("Character");
    list.text("slug", o.slug, Jobs::tr("the character's name in hand-keyed actions; that of the file if not given"), "NAME").title = Jobs::tr("Name");
    list.texts("action", o.chosen, Jobs::tr("pack this action, and how fast (walk:1.5); everything in the folder if not given"), "ID[:SPEED]").title = Jobs::tr("Only these");
    list.flag("built-in", o.builtIn, Jobs::tr("also pack the built-in actions the folder does not have")).title = Jobs::tr("With built-in actions");
    return list;
}

std::vector<ActionRequest> everything(const ActionSources &sources, const QString &slug, bool builtIn)
{
    std::vector<ActionRequest> requests;
    QStringList ids = actionIds(sources, slug);
    for (const QString &id : parametricActionIds()) {
        if (builtIn && !ids.contains(id))
            ids.append(id);
    }
    for (const QString &id : ids)
        requests.push_back({id, 1});
    return requests;
}

QJsonArray auditJson(const std::vector<PackCheck> &checks)
{
    QJsonArray list;
    for (const PackCheck &check : checks) {
        QJsonObject entry{{"name", check.name}, {"ok", check.ok}, {"value", check.value}, {"limit", check.limit}};
        if (!check.detail.isEmpty())
            entry.insert(QStringLiteral("detail"), check.detail);
        list.append(entry);
    }
    return list;
}

QJsonArray actionsJson(const std::vector<Action> &actions)
{
    QJsonArray list;
    for (const Action &action : actions) {
        list.append(QJsonObject{{"id", action.id}, {"source", actionSourceName(action.source)}, {"origin", action.origin}, {"frames", action.frames},
                                {"duration", action.durationSeconds()}, {"loops", action.loops},
                                {"channels", static_cast<qint64>(action.tracks.size() + (action.hips.empty() ? 0 : 1))}});
    }
    return list;
}

/// What the same pack would weigh with plain numbers, and with times for each clip alone.
Result<QJsonObject> sizesOf(const std::vector<Action> &actions, const HumanoidRest &rest, qint64 packed)
{
    QJsonObject sizes{{"packed", packed}};
    const std::pair<const char *, ActionPackLayout> others[] = {{"float32", {false, true}}, {"ownTimes", {true, false}}, {"float32OwnTimes", {false, false}}};
    for (const auto &[name, layout] : others) {
        const auto pack = packActions(actions, rest, layout);
        if (!pack)
            return pack.error();
        sizes.insert(QLatin1String(name), pack->size());
    }
    return sizes;
}

QString packText(const PackOptions &options, const std::vector<Action> &actions, const QJsonObject &sizes, const std::vector<PackCheck> &checks)
{
    const auto kib = [&](const char *name) { return QString::number(static_cast<double>(sizes.value(QLatin1String(name)).toInteger()) / 1024, 'f', 0); };
    QString text;
    for (const Action &action : actions) {
        text += QStringLiteral("%1  %2  %3 s  %4\n")
                    .arg(action.id, -24).arg(actionSourceName(action.source), -11).arg(action.durationSeconds(), 0, 'f', 2).arg(action.origin);
    }
    text += Jobs::tr("Wrote %1: %n action(s), %2 KiB (%3 KiB with float32 rotations, %4 KiB with a time axis for each clip).", nullptr, static_cast<int>(actions.size()))
                .arg(QDir::toNativeSeparators(options.out), kib("packed"), kib("float32"), kib("ownTimes")) + QLatin1Char('\n');
    for (const PackCheck &check : checks)
        text += QStringLiteral("%1  %2  %3 ≤ %4 %5\n").arg(check.ok ? QStringLiteral("ok  ") : QStringLiteral("FAIL"), check.name).arg(check.value).arg(check.limit).arg(check.detail);
    return text;
}

JobOutcome pack(const PackOptions &options, const JobContext &context)
{
    const auto target = openTargetCharacter(options.target);
    if (!target)
        return JobOutcome::failed(target.error());
    const HumanoidRest &rest = target->rest;
    SourceFolder folder;
    if (!options.actions.isEmpty()) {
        auto opened = openActionSources(options.actions, context.progress.sub(0, 0.5));
        if (!opened)
            return JobOutcome::failed(opened.error());
        folder = *std::move(opened);
    }
    const QString slug = options.slug.isEmpty() ? slugOf(options.target) : options.slug;
    auto requests = actionRequests(options.chosen);
    if (!requests)
        return JobOutcome::failed(requests.error(), folder.report);
    if (requests->empty())
        *requests = everything(folder.sources, slug, options.builtIn);
    std::vector<Action> actions;
    for (const ActionRequest &request : *requests) {
        if (const auto source = appendAction(actions, folder.sources, slug, request, rest); !source)
            return JobOutcome::failed(source.error(), folder.report);
    }
    const auto glb = packActions(actions, rest, {}, context.progress.sub(0.5, 0.8));
    if (!glb)
        return JobOutcome::failed(glb.error(), folder.report);
    const std::vector<PackCheck> checks = auditPack(*glb, actions, rest);
    const auto sizes = sizesOf(actions, rest, glb->size());
    if (!sizes)
        return JobOutcome::failed(sizes.error(), folder.report);
    if (!auditPassed(checks)) {
        JobOutcome outcome = JobOutcome::failed({QStringLiteral("pack.audit"), Jobs::tr("The pack did not pass its audit and was not written."), options.out, {}}, folder.report);
        outcome.result = QJsonObject{{"clips", static_cast<int>(actions.size())}, {"bytes", glb->size()}, {"audit", auditJson(checks)}};
        return outcome;
    }
    if (const Result<void> saved = saveFile(options.out, *glb); !saved)
        return JobOutcome::failed(saved.error(), folder.report);
    JobOutcome outcome;
    outcome.report = folder.report;
    outcome.result = QJsonObject{{"out", options.out}, {"slug", slug}, {"clips", static_cast<int>(actions.size())}, {"bytes", glb->size()},
                                 {"sizes", *sizes}, {"actions", actionsJson(actions)}, {"audit", auditJson(checks)}};
    outcome.text = packText(options, actions, *sizes, checks);
    return outcome;
}

} // namespace

Result<std::vector<ActionRequest>> actionRequests(const QStringList &texts)
{
    std::vector<ActionRequest> requests;
    for (const QString &text : texts) {
        const qsizetype colon = text.lastIndexOf(QLatin1Char(':'));
        ActionRequest request{colon < 0 ? text : text.left(colon), 1};
        bool number = true;
        if (colon >= 0)
            request.speed = text.mid(colon + 1).toDouble(&number);
        if (!number || request.id.isEmpty())
            return usageError("usage.value", Jobs::tr("“%1” is not an action: write its id, or its id and a speed as in walk:1.5.").arg(text));
        requests.push_back(request);
    }
    return requests;
}

QString slugOf(const QString &modelPath)
{
    QString name = QFileInfo(modelPath).completeBaseName();
    const QString suffix = QStringLiteral("_rigged");
    return name.endsWith(suffix) ? name.chopped(suffix.size()) : name;
}

std::vector<Job> actionJobs()
{
    std::vector<Job> jobs;
    jobs.push_back(makeJob("pack", Jobs::tr("Packs the actions of a bound character into one GLB and audits it."), describePack, pack));
    jobs.push_back(actionSheetJob());
    return jobs;
}

} // namespace marrow
