#include "app/jobs/puppet_jobs.h"
#include "app/jobs/puppet_verbs.h"

#include "io/p2lrt/writer.h"

#include <QCoreApplication>
#include <QDir>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

JobOutcome save(const Puppet &puppet, const QString &out, const p2lrt::WriteOptions &options, Report found)
{
    const Result<Report> saved = p2lrt::savePuppet(puppet, out, options);
    if (!saved)
        return JobOutcome::failed(saved.error(), std::move(found));
    JobOutcome outcome;
    outcome.report = std::move(found);
    outcome.report.append(*saved);
    QJsonArray notes;
    for (const Issue &issue : saved->issues())
        notes.append(issue.message);
    outcome.result = QJsonObject{{"out", out}, {"notes", notes}};
    outcome.text = Jobs::tr("Saved %1").arg(QDir::toNativeSeparators(out)) + QLatin1Char('\n');
    return outcome;
}

} // namespace

FileVerdict validatePuppet(const QString &file, const ValidateOptions &options, const JobContext &)
{
    FileVerdict verdict;
    const auto read = p2lrt::readPuppetFile(file, {.checkCrc = options.checkCrc});
    verdict.ok = read.ok();
    if (!read) {
        verdict.report.add(issueFrom(read.error()));
        return verdict;
    }
    verdict.report = read->report;
    decodeTexturePages(*read->puppet.rig, verdict.report); // a player would show a hole where a page is broken
    return verdict;
}

JobOutcome resavePuppet(const ResaveOptions &options, const JobContext &)
{
    const auto read = p2lrt::readPuppetFile(options.in);
    if (!read)
        return JobOutcome::failed(read.error());
    JobOutcome outcome = save(read->puppet, options.out, p2lrt::optionsOf(read->puppet), read->report);
    if (!outcome.failure) {
        QJsonObject result = outcome.result.toObject();
        result.insert("in", options.in);
        outcome.result = result;
    }
    return outcome;
}

Result<p2lrt::WriteOptions> writeOptionsFor(const Puppet &puppet, const ConvertOptions &options)
{
    const int version = options.toVersion.value_or(2);
    if (version != 1 && version != 2)
        return usageError("usage.value", Jobs::tr("--to-version is 1 or 2, but %1 was given.").arg(version));
    p2lrt::WriteOptions write = p2lrt::optionsOf(puppet);
    write.version = version;
    write.stripNames = options.stripNames;
    if (options.compress == QLatin1String("none"))
        write.compression = p2lrt::Compression::None;
    else if (options.compress == QLatin1String("deflate"))
        write.compression = p2lrt::Compression::Deflate;
    else if (options.compress == QLatin1String("zstd"))
        write.compression = p2lrt::Compression::Zstd;
    return write;
}

JobOutcome exportPuppet(const Puppet &puppet, const ConvertOptions &options, Report found)
{
    const auto write = writeOptionsFor(puppet, options);
    if (!write)
        return JobOutcome::failed(write.error(), std::move(found));
    return save(puppet, options.out, *write, std::move(found));
}

JobOutcome convertPuppet(const ConvertOptions &options, const JobContext &)
{
    const auto read = p2lrt::readPuppetFile(options.in);
    if (!read)
        return JobOutcome::failed(read.error());
    return exportPuppet(read->puppet, options, read->report);
}

FileVerbs puppetFileVerbs()
{
    FileVerbs verbs;
    verbs.kind = FileKind::Puppet;
    verbs.format = QStringLiteral("p2lrt");
    verbs.inspect = inspectPuppet;
    verbs.validate = validatePuppet;
    verbs.resave = resavePuppet;
    verbs.diff = diffPuppets;
    verbs.render = renderPuppet;
    verbs.conversions = {{FileKind::Puppet, QStringLiteral("p2lrt"), convertPuppet}};
    return verbs;
}

} // namespace marrow
