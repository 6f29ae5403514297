#include "app/jobs/voxel_jobs.h"

#include "io/actions/hand_keyed_file.h"
#include "io/journal/journal_replay.h"
#include "io/p2lrt/writer.h"

#include <QCoreApplication>
#include <QDir>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct ReplayOptions
{
    QString file;
    QString journal;
    QString out;
    std::optional<int> steps;
};

OptionList describeReplay(ReplayOptions &o)
{
    OptionList list;
    list.input("file", o.file, Jobs::tr("the file the journal began from"));
    list.input("journal", o.journal, Jobs::tr("the journal"));
    list.output("out", o.out, Jobs::tr("where to save what it leads to"));
    list.integer("steps", o.steps, Jobs::tr("stop after this many steps; without it all are done"), "N");
    return list;
}

JobOutcome finished(const ReplayOptions &options, int applied, Report issues)
{
    JobOutcome outcome;
    outcome.report = std::move(issues);
    outcome.result = QJsonObject{{"applied", applied}};
    outcome.text = Jobs::tr("%1 steps done; saved %2").arg(applied).arg(QDir::toNativeSeparators(options.out)) + QLatin1Char('\n');
    return outcome;
}

JobOutcome replayVoxels(const ReplayOptions &options, const JournalContents &journal, const QByteArray &bytes)
{
    const auto done = replayJournal(journal, options.steps.value_or(-1), &bytes);
    if (!done)
        return JobOutcome::failed(done.error());
    if (const auto saved = saveVfp(done->asset, options.out); !saved)
        return JobOutcome::failed(saved.error(), done->issues);
    return finished(options, done->applied, done->issues);
}

JobOutcome replayPuppet(const ReplayOptions &options, const JournalContents &journal, const QByteArray &bytes)
{
    const auto done = replayPuppetJournal(journal, options.steps.value_or(-1), &bytes);
    if (!done)
        return JobOutcome::failed(done.error());
    const auto saved = p2lrt::savePuppet(done->asset, options.out, p2lrt::optionsOf(done->asset));
    if (!saved)
        return JobOutcome::failed(saved.error(), done->issues);
    Report issues = done->issues;
    issues.append(*saved);
    return finished(options, done->applied, std::move(issues));
}

JobOutcome replayAction(const ReplayOptions &options, const JournalContents &journal, const QByteArray &bytes)
{
    const auto done = replayActionJournal(journal, options.steps.value_or(-1), &bytes);
    if (!done)
        return JobOutcome::failed(done.error());
    if (const auto saved = saveHandKeyed(options.out, done->asset); !saved)
        return JobOutcome::failed(saved.error(), done->issues);
    return finished(options, done->applied, done->issues);
}

JobOutcome replay(const ReplayOptions &options, const JobContext &)
{
    if (options.steps && *options.steps < 0)
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--steps takes a number from 0 on.")));
    const auto bytes = readWholeFile(options.file);
    if (!bytes)
        return JobOutcome::failed(bytes.error());
    const auto journal = readJournal(options.journal);
    if (!journal)
        return JobOutcome::failed(journal.error());
    if (journal->kind == QLatin1String("action"))
        return replayAction(options, *journal, *bytes);
    return journal->kind == QLatin1String("puppet") ? replayPuppet(options, *journal, *bytes) : replayVoxels(options, *journal, *bytes);
}

} // namespace

Job replayJob()
{
    return makeJob("replay", Jobs::tr("Does the steps of a journal again on the file it began from."), describeReplay, replay);
}

} // namespace marrow
