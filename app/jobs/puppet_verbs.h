#pragma once

#include "app/jobs/file_verbs.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"

#include <QImage>

namespace marrow {

/// The parts that puppetFileVerbs puts together; each is a job on one or two .p2lrt files (cli.md).

JobOutcome inspectPuppet(const QString &file, const JobContext &context);
FileVerdict validatePuppet(const QString &file, const ValidateOptions &options, const JobContext &context);
JobOutcome resavePuppet(const ResaveOptions &options, const JobContext &context);
JobOutcome convertPuppet(const ConvertOptions &options, const JobContext &context);
/// The same for a puppet that is open; `in` is not looked at.
JobOutcome exportPuppet(const Puppet &puppet, const ConvertOptions &options, Report found = {});
/// How `convert` writes a puppet; what is not asked for stays as it was read. Fails with "usage.value".
Result<p2lrt::WriteOptions> writeOptionsFor(const Puppet &puppet, const ConvertOptions &options);
JobOutcome diffPuppets(const DiffOptions &options, const JobContext &context);
JobOutcome renderPuppet(const RenderOptions &options, const JobContext &context);

/// Every texture page, decoded, in the order of the file; null where a page cannot be shown, with a warning in the report.
std::vector<QImage> decodeTexturePages(const PuppetRig &rig, Report &report);

/// What one puppet has that another has not, in the puppet's own terms: `[{where, what}]`.
QJsonArray puppetDifferences(const Puppet &a, const Puppet &b);

} // namespace marrow
