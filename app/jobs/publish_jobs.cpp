#include "app/jobs/publish_jobs.h"

#include "app/jobs/publish_assets.h"
#include "io/publish/stage_folder.h"
#include "model/character/publish/activity_kinds.h"
#include "render/sketch/model_sketch.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

#include <algorithm>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

constexpr int kShortHash = 16;

struct PublishOptions
{
    QString project;
    QString folder;
    QStringList slugs;
    bool only = false;
    bool dryRun = false;
    QStringList actions;
    QStringList members;
    QStringList kinds;
    QString defaultAction;
    QString moving;
    QString chasing;
    std::optional<int> puppetVersion;
    QString compress;
};

OptionList describePublish(PublishOptions &o)
{
    OptionList list;
    list.input("project", o.project, Jobs::tr("the project: a folder with characters, actions, voxels or puppets, or a single file of them")).title = Jobs::tr("Project");
    JobOption &folder = list.folder("to", o.folder, Jobs::tr("the folder to publish to, beside the game's own models"));
    folder.required = true;
    folder.title = Jobs::tr("Publish to");
    list.texts("slug", o.slugs, Jobs::tr("publish this character, rig or puppet alone; what was published of others stays"), "NAME").title = Jobs::tr("Only these");
    list.flag("only", o.only, Jobs::tr("take everything else out of the publication")).title = Jobs::tr("Nothing else");
    list.flag("dry-run", o.dryRun, Jobs::tr("say what would be written, and write nothing"));
    list.texts("action", o.actions, Jobs::tr("publish this action; all there are if not given"), "ID").title = Jobs::tr("Actions");
    list.texts("member", o.members, Jobs::tr("a member of the game and its character"), "MEMBER=NAME").title = Jobs::tr("Members");
    list.texts("kind", o.kinds, Jobs::tr("a kind of activity and its action; the others stay as proposed"), "KIND=ACTION").title = Jobs::tr("Kinds");
    list.text("default", o.defaultAction, Jobs::tr("the action of whoever does nothing else (idle)"), "ACTION").title = Jobs::tr("Default");
    list.text("moving", o.moving, Jobs::tr("the action of whoever walks (walk)"), "ACTION").title = Jobs::tr("Moving");
    list.text("chasing", o.chasing, Jobs::tr("the action of whoever runs after somebody (run)"), "ACTION").title = Jobs::tr("Chasing");
    list.integer("to-version", o.puppetVersion, Jobs::tr("the version puppets are published in, 1 or 2; as they are if not given"), "N").title = Jobs::tr("Puppet version");
    list.choice("compress", o.compress, {"none", "deflate", "zstd"}, Jobs::tr("how puppets are compressed; as they are if not given")).title = Jobs::tr("Puppet compression");
    return list;
}

/// "a=b" into a map.
Result<void> addPairs(const QStringList &texts, const char *option, std::map<QString, QString> &map)
{
    for (const QString &text : texts) {
        const qsizetype equals = text.indexOf('=');
        if (equals < 1 || equals + 1 == text.size())
            return usageError("usage.value", Jobs::tr("--%1 takes two names with “=” between them, but “%2” was given.").arg(QLatin1String(option), text));
        map[text.left(equals)] = text.mid(equals + 1);
    }
    return {};
}

Result<void> applyOptions(const PublishOptions &options, PublishProject &project)
{
    PublishSettings &settings = project.settings;
    if (options.puppetVersion && *options.puppetVersion != 1 && *options.puppetVersion != 2)
        return usageError("usage.value", Jobs::tr("--to-version takes 1 or 2."));
    settings.puppetVersion = options.puppetVersion.value_or(settings.puppetVersion);
    if (!options.compress.isEmpty())
        settings.puppetCompression = options.compress;
    if (!options.actions.isEmpty())
        settings.actions = options.actions;
    for (const auto &[given, field] : {std::pair<const QString &, QString &>{options.defaultAction, settings.defaultAction}, {options.moving, settings.moving}, {options.chasing, settings.chasing}}) {
        if (!given.isEmpty())
            field = given;
    }
    return addPairs(options.members, "member", settings.members);
}

/// Kinds given on the command line stand beside those of the project, or beside the proposed ones.
Result<void> applyKinds(const PublishOptions &options, PublishRequest &request)
{
    return addPairs(options.kinds, "kind", request.contract.kindMap);
}

void tellUnmappedKinds(const PublishRequest &request, Report &report)
{
    QStringList unmapped;
    for (const ActivityKind &kind : commonActivityKinds()) {
        if (!request.contract.kindMap.contains(QLatin1String(kind.kind)))
            unmapped.append(QLatin1String(kind.kind));
    }
    if (!unmapped.isEmpty() && !request.contract.clipNames.isEmpty())
        report.add({Severity::Info, QStringLiteral("publish.unmapped-kinds"),
                    Jobs::tr("These usual kinds of work are not mapped and play the default “%1”: %2.").arg(request.contract.defaultAction, unmapped.join(QStringLiteral(", ")))});
}

QJsonObject fileJson(const QString &path, qint64 bytes, const QString &sha1, const QString &state, const QString &words)
{
    return {{"path", path}, {"bytes", bytes}, {"sha1", sha1}, {"sha1_16", sha1.left(kShortHash)}, {"state", state}, {"words", words}};
}

QJsonArray membersJson(const AnimMap &contract)
{
    QJsonArray members;
    for (const auto &[member, pack] : contract.memberAnims)
        members.append(QJsonObject{{"member", member}, {"slug", slugOfPack(pack)}, {"rigged", riggedFileName(slugOfPack(pack))}, {"anim", pack}});
    return members;
}

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes);
}

/// What the names of states and results are called for people. In JSON they are codes and stay as they are.
QString wordFor(const QString &name)
{
    static constexpr const char *kNames[] = {QT_TRANSLATE_NOOP("Jobs", "ok"),        QT_TRANSLATE_NOOP("Jobs", "missing"),    QT_TRANSLATE_NOOP("Jobs", "not in manifest"),
                                             QT_TRANSLATE_NOOP("Jobs", "new"),       QT_TRANSLATE_NOOP("Jobs", "changed"),    QT_TRANSLATE_NOOP("Jobs", "unchanged"),
                                             QT_TRANSLATE_NOOP("Jobs", "kept"),      QT_TRANSLATE_NOOP("Jobs", "kept aside"), QT_TRANSLATE_NOOP("Jobs", "removed"), QT_TRANSLATE_NOOP("Jobs", "passed"),
                                             QT_TRANSLATE_NOOP("Jobs", "failed"),    QT_TRANSLATE_NOOP("Jobs", "no sample")};
    const auto known = std::find_if(std::begin(kNames), std::end(kNames), [&](const char *one) { return name == QLatin1String(one); });
    return known == std::end(kNames) ? name : Jobs::tr(*known);
}

/// Filled up with blanks; a Chinese character is as wide as two others.
QString column(const QString &text, qsizetype width)
{
    constexpr char16_t kFirstWide = 0x2E80;
    const qsizetype wide = std::count_if(text.begin(), text.end(), [](QChar c) { return c.unicode() >= kFirstWide; });
    return text + QString(std::max<qsizetype>(0, width - text.size() - wide), ' ');
}

QString lineOf(const QString &state, const QString &path, qint64 bytes, const QString &words)
{
    return QStringLiteral("%1  %2  %3  %4\n").arg(column(wordFor(state), 15)).arg(path, -36).arg(sizeText(bytes), 10).arg(words);
}

void addNotes(const PublishPlan &plan, JobOutcome &outcome)
{
    for (const QString &warning : plan.warnings)
        outcome.report.add({Severity::Warning, QStringLiteral("publish.warning"), warning});
    for (const QString &note : plan.request.notes)
        outcome.report.add({Severity::Info, QStringLiteral("publish.note"), note});
}

JobOutcome planOutcome(const PublishPlan &plan, const PublishManifest *published, double seconds, Report report)
{
    JobOutcome outcome;
    outcome.report = std::move(report);
    addNotes(plan, outcome);
    QJsonArray files;
    for (const PlannedFile &file : plan.files) {
        QString sha1 = file.name == QLatin1String(kAnimMapName) && !published ? QString() : file.sha1;
        if (published && published->find(file.name))
            sha1 = published->find(file.name)->sha1;
        else if (published && file.name == QLatin1String(kManifestName))
            sha1 = sha1Of(encodeManifest(*published));
        files.append(fileJson(file.name, file.bytes, sha1, plannedChangeName(file.change), file.words.join(QStringLiteral("; "))));
        outcome.text += lineOf(plannedChangeName(file.change), file.name, file.bytes, file.words.join(QStringLiteral("; ")));
    }
    outcome.result = QJsonObject{{"files", files},
                                 {"members", membersJson(plan.request.contract)},
                                 {"clips", plan.request.contract.clipNames.size()},
                                 {"kinds", static_cast<int>(plan.request.contract.kindMap.size())},
                                 {"bytesToWrite", plan.bytesToWrite},
                                 {"dryRun", published == nullptr},
                                 {"notes", QJsonArray::fromStringList(plan.request.notes)},
                                 {"seconds", seconds},
                                 {"ok", true}};
    if (published) {
        const QString members = Jobs::tr("%n member(s)", nullptr, static_cast<int>(plan.request.contract.memberAnims.size()));
        const QString clips = Jobs::tr("%n clip(s)", nullptr, static_cast<int>(plan.request.contract.clipNames.size()));
        outcome.text += Jobs::tr("Published %1 with %2 to %3.").arg(members, clips, QDir::toNativeSeparators(plan.request.folder));
    } else {
        outcome.text += Jobs::tr("Nothing was written: this is what publishing would do (%1 to write).").arg(sizeText(plan.bytesToWrite));
    }
    outcome.text += QLatin1Char('\n');
    return outcome;
}

JobOutcome publishProject(const PublishOptions &options, const JobContext &context)
{
    QElapsedTimer timer;
    timer.start();
    auto project = openPublishProject(options.project, context.progress.sub(0, 0.15));
    if (!project)
        return JobOutcome::failed(project.error());
    Report report = project->report;
    if (const auto applied = applyOptions(options, *project); !applied)
        return JobOutcome::failed(applied.error(), report);
    auto request = wholeRequest(*project, {options.folder, publishingTool(), options.slugs, !options.only}, report, context.progress.sub(0.15, 0.6));
    if (!request)
        return JobOutcome::failed(request.error(), report);
    if (const auto applied = applyKinds(options, *request); !applied)
        return JobOutcome::failed(applied.error(), report);
    tellUnmappedKinds(*request, report);
    const auto plan = planPublication(std::move(*request), context.progress.sub(0.6, 0.8));
    if (!plan)
        return JobOutcome::failed(plan.error(), report);
    const auto seconds = [&] { return static_cast<double>(timer.elapsed()) / 1000; };
    if (options.dryRun)
        return planOutcome(*plan, nullptr, seconds(), report);
    const auto manifest = publish(*plan, context.progress.sub(0.8, 1));
    if (!manifest)
        return JobOutcome::failed(manifest.error(), report);
    return planOutcome(*plan, &*manifest, seconds(), report);
}

struct FolderOptions
{
    QString folder;
};

OptionList describeFolder(FolderOptions &o)
{
    OptionList list;
    list.input("folder", o.folder, Jobs::tr("the published folder"));
    return list;
}

QJsonArray historyJson(const PublishManifest &manifest)
{
    QJsonArray history;
    for (const PublicationEvent &event : manifest.history) {
        history.append(QJsonObject{{"at", event.at}, {"tool", event.tool}, {"members", event.members}, {"clips", event.clips}, {"files", event.files}, {"bytes", event.bytes},
                                   {"changed", QJsonArray::fromStringList(event.changed)}, {"rolledBackAt", event.rolledBackAt}});
    }
    return history;
}

JobOutcome folderStatus(const FolderOptions &options, const JobContext &)
{
    const auto status = publishStatus(options.folder);
    if (!status)
        return JobOutcome::failed(status.error());
    JobOutcome outcome;
    QJsonArray files;
    for (const FileStatus &file : status->files) {
        files.append(fileJson(file.path, file.bytes, file.sha1, fileStateName(file.state), file.words));
        outcome.text += lineOf(fileStateName(file.state), file.path, file.bytes, file.words);
    }
    outcome.text += status->words + QLatin1Char('\n');
    outcome.result = QJsonObject{{"files", files},
                                 {"members", status->contract ? membersJson(*status->contract) : QJsonArray()},
                                 {"ok", status->ok()},
                                 {"rolledBack", status->rolledBack},
                                 {"words", status->words},
                                 {"history", status->manifest ? historyJson(*status->manifest) : QJsonArray()}};
    outcome.foundFailure = !status->ok();
    return outcome;
}

JobOutcome rollBack(const FolderOptions &options, const JobContext &)
{
    const auto copy = rollBackPublication(options.folder);
    if (!copy)
        return JobOutcome::failed(copy.error());
    JobOutcome outcome;
    outcome.result = QJsonObject{{"removed", QLatin1String(kAnimMapName)}, {"copy", *copy}, {"ok", true}};
    outcome.text = Jobs::tr("Removed %1; a copy is kept as %2. Games show the original models; publish again to undo this.").arg(QLatin1String(kAnimMapName), *copy) + QLatin1Char('\n');
    return outcome;
}

constexpr double kMostSpeed = 100;

struct AcceptOptions
{
    QString folder;
    int fewestClips = AcceptanceLimits().fewestClips;
    int fewestKinds = AcceptanceLimits().fewestKinds;
    double speed = 1;
    bool noPictures = false;
};

OptionList describeAccept(AcceptOptions &o)
{
    OptionList list;
    list.input("folder", o.folder, Jobs::tr("the published folder"));
    list.integer("fewest-clips", o.fewestClips, Jobs::tr("how many clips the contract must have (A1)"), "N");
    list.integer("fewest-kinds", o.fewestKinds, Jobs::tr("how many kinds it must map (A1)"), "N");
    list.number("speed", o.speed, Jobs::tr("how fast time goes on the stage; 0 holds it, to see that A8 and A9 find it"));
    list.flag("no-pictures", o.noPictures, Jobs::tr("draw nothing; A9 then has no sample"));
    return list;
}

JobOutcome accept(const AcceptOptions &options, const JobContext &context)
{
    if (!QDir(options.folder).exists())
        return JobOutcome::failed({QStringLiteral("publish.folder"), Jobs::tr("There is no folder %1.").arg(QDir::toNativeSeparators(options.folder)), options.folder, nullptr});
    if (!(options.speed >= 0 && options.speed <= kMostSpeed))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--%1 takes a number between %2 and %3.").arg(QLatin1String("speed")).arg(0).arg(kMostSpeed)));
    // What a killed publication has left is finished first, as with every look at a folder.
    (void)publishStatus(options.folder);
    CharacterStage stage(stageFolder(options.folder));
    stage.setTimeScale(options.speed);
    AcceptanceLimits limits;
    limits.fewestClips = options.fewestClips;
    limits.fewestKinds = options.fewestKinds;
    const auto assertions = acceptStage(stage, options.noPictures ? MemberPicture() : sketchedMember(), limits, context.progress);
    JobOutcome outcome;
    QJsonArray list;
    bool all = true;
    for (const Assertion &assertion : assertions) {
        const QString result = assertionResultName(assertion.result);
        list.append(QJsonObject{{"id", assertion.id}, {"result", result}, {"detail", assertion.detail}, {"title", assertion.title}});
        outcome.text += QStringLiteral("%1  %2  %3: %4\n").arg(assertion.id, column(wordFor(result), 9), assertion.title, assertion.detail);
        outcome.foundFailure = outcome.foundFailure || assertion.result == AssertionResult::Failed;
        all = all && assertion.result == AssertionResult::Passed;
        if (assertion.result == AssertionResult::NoSample)
            outcome.report.add({Severity::Warning, QStringLiteral("accept.no-sample"), Jobs::tr("%1 has no sample: %2").arg(assertion.id, assertion.detail)});
    }
    outcome.result = QJsonObject{{"assertions", list}, {"members", static_cast<int>(stage.members().size())}, {"ok", all}};
    return outcome;
}

} // namespace

std::vector<Job> publishJobs()
{
    return {makeJob<PublishOptions>("publish", Jobs::tr("Publish characters, rigs and puppets beside a game's own models."), describePublish, publishProject),
            makeJob<FolderOptions>("status", Jobs::tr("Compare a published folder with what was published."), describeFolder, folderStatus),
            makeJob<FolderOptions>("rollback", Jobs::tr("Take a publication back: games show the original models again."), describeFolder, rollBack),
            makeJob<AcceptOptions>("accept", Jobs::tr("Play a published folder as a game does and check it by nine assertions."), describeAccept, accept)};
}

MemberPicture sketchedMember(const QSize &size)
{
    return [size](const StageMember &member) {
        if (!member.model)
            return QImage();
        SketchView view;
        view.size = size;
        view.box = posedBounds(*member.model, bindPose(*member.model));
        const float reach = view.box.sizes().norm() / 4; // arms and jumps leave the box of the bind pose
        view.box.min() -= Eigen::Vector3f::Constant(reach);
        view.box.max() += Eigen::Vector3f::Constant(reach);
        ModelPose pose = bindPose(*member.model);
        pose.worlds = member.worlds();
        return sketchModel(*member.model, pose, view);
    };
}

} // namespace marrow
