#include "app/jobs/puppet_jobs.h"

#include "model/puppet/panel_json.h"
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
    const QJsonObject json = panelToJson(puppet.panel, *puppet.rig);
    outcome.report = std::move(report);
    outcome.result = json;
    outcome.text = QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Indented));
    return outcome;
}

/// A puppet whose names were left out stays without: the panel's groups keep their ids.
void leaveNamesOut(Panel &panel, Report &report)
{
    bool any = false;
    for (PanelNode &node : panel.nodes) {
        any = any || !node.name.isEmpty();
        node.name.clear();
    }
    if (any) {
        report.add({Severity::Warning, QStringLiteral("panel.names-stripped"),
                    Jobs::tr("The names in this puppet were left out when it was exported, so those of the groups were left out too."),
                    QStringLiteral("PGUI"), {}, {}, {}});
    }
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
    Result<Panel> panel = panelFromJson(*json, *puppet.rig);
    if (!panel)
        return JobOutcome::failed(panel.error(), read->report);
    Report report = read->report;
    if (puppet.source && puppet.source->namesStripped())
        leaveNamesOut(*panel, report);
    puppet.panel = std::move(*panel);
    p2lrt::WriteOptions write = p2lrt::optionsOf(puppet);
    write.version = 2; // version 1 has no panel
    const Result<Report> saved = p2lrt::savePuppet(puppet, options.out, write);
    if (!saved)
        return JobOutcome::failed(saved.error(), report);
    JobOutcome outcome = shown(puppet, report);
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
