#pragma once

#include "app/jobs/job.h"

#include <QTextStream>

namespace marrow {

/// What stands on the command line besides the job's own options.
struct CommonArguments
{
    bool json = false;
    bool strict = false;
    bool help = false;
    bool listJobs = false;
    QString language; ///< "en", "zh_CN" or empty
};

/// The exit codes of marrow-cli (cli.md).
enum ExitCode { kExitDone = 0, kExitFailed = 1, kExitUsage = 2, kExitWarnings = 3 };

/// Takes the common arguments out of `arguments` (the program's name not among them) wherever they stand.
Result<CommonArguments> takeCommonArguments(QStringList &arguments);

/// Fills a run's options from the arguments behind the job's name: `--name value`, `--name=value`, `--flag`, positionals in
/// order, "--" before a positional that begins with dashes. Failures have codes usage.*.
Result<void> parseArguments(const OptionList &options, const QStringList &arguments);

/// Runs the job that `arguments` begin with. The answer goes to `out`, everything else to `err`; returns the exit code.
int runCommandLine(const JobRegistry &registry, const CommonArguments &common, QStringList arguments, QTextStream &out, QTextStream &err);

/// "marrow-cli mesh FILE [--clip ID] …" and a line an option.
QString jobHelp(const Job &job);
QString programHelp(const JobRegistry &registry);

} // namespace marrow
