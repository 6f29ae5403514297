#pragma once

#include "app/jobs/job_option.h"
#include "model/base/progress.h"
#include "model/base/report.h"

#include <QJsonArray>
#include <QJsonObject>

#include <memory>

namespace marrow {

/// What a job found and did. `result` is the document that --json prints (cli.md); when it is an object without `issues`, the
/// report is added to it. `text` is the same for people, whole lines.
struct JobOutcome
{
    QJsonValue result = {};
    QString text = {};
    Report report = {};
    std::optional<Error> failure = {};
    /// The job did its work, and the answer is bad news (a file of several does not open): exit code 1 without a failure.
    bool foundFailure = false;

    static JobOutcome failed(Error error, Report found = {})
    {
        JobOutcome outcome;
        outcome.report = std::move(found);
        outcome.failure = std::move(error);
        return outcome;
    }
};

struct JobContext
{
    Progress progress = {};
};

/// One filled-in use of a job: its options, bound to the struct inside, and the work. Works on any thread unless the job
/// says otherwise.
class JobRun
{
public:
    virtual ~JobRun() = default;
    virtual const OptionList &options() const = 0;
    virtual JobOutcome run(const JobContext &context) const = 0;
};

/// A job as it is offered: by the command line under its name, by the studio as a wizard.
struct Job
{
    QString name;
    QString summary; ///< one sentence in the language of the interface
    std::function<std::unique_ptr<JobRun>()> make;
    bool needsScreen = false; ///< may draw with OpenGL: run on the main thread with a QGuiApplication
};

namespace detail {

template <class Options>
class BoundRun final : public JobRun
{
public:
    BoundRun(OptionList (*describe)(Options &), JobOutcome (*work)(const Options &, const JobContext &))
        : m_list(describe(m_options))
        , m_run(work)
    {
    }
    const OptionList &options() const override { return m_list; }
    JobOutcome run(const JobContext &context) const override { return m_run(m_options, context); }

private:
    Options m_options;
    OptionList m_list;
    JobOutcome (*m_run)(const Options &, const JobContext &);
};

} // namespace detail

/// A job from its options struct, the description of that struct and the function that does it.
template <class Options>
Job makeJob(const char *name, QString summary, OptionList (*describe)(Options &), JobOutcome (*run)(const Options &, const JobContext &))
{
    return {QString::fromLatin1(name), std::move(summary), [describe, run] { return std::make_unique<detail::BoundRun<Options>>(describe, run); }};
}

/// The jobs of this program. Made where it is needed, after the language was chosen; there is no global one.
struct JobRegistry
{
    std::vector<Job> jobs;

    const Job *find(const QString &name) const;
};

/// `[{name, summary, options:[{name,type,default,help}]}]`
QJsonArray describeJobs(const JobRegistry &registry);

/// One entry of `issues` as cli.md fixes it.
QJsonObject issueToJson(const Issue &issue);
QJsonArray issuesToJson(const Report &report);
/// The failure as `issues` holds it, behind what was found before.
QJsonArray issuesToJson(const Report &report, const std::optional<Error> &failure);

/// "warning [code]: sentence (place)" for people.
QString issueText(const Issue &issue);

} // namespace marrow
