#include "app/jobs/job.h"

#include <QCoreApplication>

namespace marrow {

namespace {

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Info:
        break;
    }
    return QStringLiteral("info");
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QCoreApplication::translate("Jobs", "error");
    case Severity::Warning:
        return QCoreApplication::translate("Jobs", "warning");
    case Severity::Info:
        break;
    }
    return QCoreApplication::translate("Jobs", "note");
}

} // namespace

const Job *JobRegistry::find(const QString &name) const
{
    for (const Job &job : jobs) {
        if (job.name == name)
            return &job;
    }
    return nullptr;
}

QJsonArray describeJobs(const JobRegistry &registry)
{
    QJsonArray result;
    for (const Job &job : registry.jobs) {
        QJsonArray options;
        const auto run = job.make();
        for (const JobOption &option : run->options().options()) {
            QJsonObject entry{{"name", option.name}, {"type", optionTypeName(option.type)}, {"default", option.defaultValue},
                              {"help", option.help}, {"positional", option.positional}, {"required", option.required},
                              {"repeatable", option.repeatable}};
            if (!option.choices.isEmpty())
                entry.insert("choices", QJsonArray::fromStringList(option.choices));
            options.append(entry);
        }
        result.append(QJsonObject{{"name", job.name}, {"summary", job.summary}, {"options", options}});
    }
    return result;
}

QJsonObject issueToJson(const Issue &issue)
{
    QJsonObject json{{"severity", severityName(issue.severity)}, {"code", issue.code}, {"message", issue.message}};
    if (!issue.section.isEmpty())
        json.insert("section", issue.section);
    if (issue.chunkId)
        json.insert("chunkId", *issue.chunkId);
    if (issue.offset)
        json.insert("offset", *issue.offset);
    if (!issue.pointer.isEmpty())
        json.insert("pointer", issue.pointer);
    return json;
}

QJsonArray issuesToJson(const Report &report)
{
    QJsonArray array;
    for (const Issue &issue : report.issues())
        array.append(issueToJson(issue));
    return array;
}

QJsonArray issuesToJson(const Report &report, const std::optional<Error> &failure)
{
    QJsonArray array = issuesToJson(report);
    if (failure)
        array.append(issueToJson(issueFrom(*failure)));
    return array;
}

QString issueText(const Issue &issue)
{
    const bool named = issue.pointer.isEmpty() || issue.message.contains(issue.pointer);
    const QString place = named ? QString() : QStringLiteral(" (%1)").arg(issue.pointer);
    return QStringLiteral("%1 [%2]: %3%4").arg(severityWord(issue.severity), issue.code, issue.message, place);
}

} // namespace marrow
