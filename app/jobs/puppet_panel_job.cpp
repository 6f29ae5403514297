#include "app/jobs/puppet_jobs.h"

#include "io/p2lrt/panel_json.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct PanelOptions
{
    QString in;
    QString out;
    QString json;
    bool exportPanel = false;
};

OptionList describePanel(PanelOptions &o)
{
    OptionList list;
    list.input("in", o.in, Jobs::tr("the puppet"));
    list.output("out", o.out, Jobs::tr("the puppet to write; not needed to export")).required = false;
    list.file("json", o.json, Jobs::tr("the panel to put in, in JSON"));
    list.flag("export", o.exportPanel, Jobs::tr("print the panel instead of replacing it"));
    return list;
}

JobOutcome shown(const Puppet &puppet, Report report)
{
    JobOutcome outcome;
    const QJsonObject json = p2lrt::panelToJson(puppet.panel, *puppet.rig);
    outcome.report = std::move(report);
    outcome.result = json;
    outcome.text = QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Indented));
    return outcome;
}

JobOutcome runPanel(const PanelOptions &options, const JobContext &)
{
    if (options.exportPanel == !options.json.isEmpty() || options.exportPanel == !options.out.isEmpty())
        return JobOutcome::failed(usageError(
            "usage.value", Jobs::tr("Give either --export alone, or the puppet to write and the panel with --json.")));
    const auto read = p2lrt::readPuppetFile(options.in);
    if (!read)
        return JobOutcome::failed(read.error());
    if (options.exportPanel)
        return shown(read->puppet, read->report);
    const auto json = readJsonFile(options.json);
    if (!json)
        return JobOutcome::failed(json.error());
    Puppet puppet = read->puppet;
    Result<Panel> panel = p2lrt::panelFromJson(*json, *puppet.rig);
    if (!panel)
        return JobOutcome::failed(panel.error(), read->report);
    puppet.panel = std::move(*panel);
    p2lrt::WriteOptions write = p2lrt::optionsOf(puppet);
    write.version = 2; // version 1 has no panel
    const Result<Report> saved = p2lrt::savePuppet(puppet, options.out, write);
    if (!saved)
        return JobOutcome::failed(saved.error(), read->report);
    JobOutcome outcome = shown(puppet, read->report);
    outcome.report.append(*saved);
    outcome.text = Jobs::tr("Saved %1").arg(QDir::toNativeSeparators(options.out)) + QLatin1Char('\n');
    return outcome;
}

} // namespace

std::vector<Job> puppetJobs()
{
    std::vector<Job> jobs;
    jobs.push_back(makeJob("panel", Jobs::tr("Prints or replaces the parameter panel of a puppet."), describePanel, runPanel));
    return jobs;
}

} // namespace marrow
