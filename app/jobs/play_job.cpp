#include "app/jobs/play_job.h"

#include "app/jobs/file_verbs.h"
#include "io/p2lrt/reader.h"
#include "model/puppet/script_player.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace marrow {

namespace {

struct Play
{
    Q_DECLARE_TR_FUNCTIONS(Play)
};

/// Puts the numbers that JSON has no words for into quotes, outside of strings.
QByteArray quoteNonFinite(const QByteArray &text)
{
    static const QByteArray words[] = {"-Infinity", "Infinity", "NaN"};
    QByteArray result;
    result.reserve(text.size());
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString && c == '\\' && i + 1 < text.size()) {
            result += c;
            result += text[++i];
            continue;
        }
        if (c == '"')
            inString = !inString;
        const QByteArray *found = nullptr;
        for (const QByteArray &word : words) {
            if (!inString && !found && text.size() - i >= word.size() && std::equal(word.begin(), word.end(), text.begin() + i))
                found = &word;
        }
        if (found) {
            result += '"' + found->toLower() + '"';
            i += found->size() - 1;
        } else {
            result += c;
        }
    }
    return result;
}

OptionList describePlay(PlayOptions &options)
{
    OptionList list;
    list.input("rig", options.rig, Play::tr("the puppet"));
    list.file("script", options.script, Play::tr("the steps to run, as JSON")).required = true;
    return list;
}

QString summaryText(const QJsonArray &steps)
{
    int observations = 0;
    for (const QJsonValue &step : steps)
        observations += step.toObject().contains(QLatin1String("expect"));
    const QString ran = Play::tr("%n step(s)", nullptr, static_cast<int>(steps.size()));
    const QString seen = Play::tr("%n observation(s)", nullptr, observations);
    return Play::tr("Ran %1 with %2; --json prints what was seen.").arg(ran, seen) + QLatin1Char('\n');
}

JobOutcome runPlay(const PlayOptions &options, const JobContext &)
{
    const Result<QByteArray> text = readWholeFile(options.script);
    if (!text)
        return JobOutcome::failed(text.error());
    const Result<QJsonArray> steps = parseScript(*text);
    if (!steps)
        return JobOutcome::failed(steps.error());
    Result<p2lrt::ReadPuppet> read = p2lrt::readPuppetFile(options.rig);
    if (!read)
        return JobOutcome::failed(read.error());
    ScriptPlayer player(read->puppet.rig);
    Result<QJsonArray> seen = player.run(*steps);
    if (!seen)
        return JobOutcome::failed(seen.error(), read->report);
    JobOutcome outcome;
    outcome.result = QJsonObject{{"steps", *seen}};
    outcome.text = summaryText(*seen);
    outcome.report = read->report;
    return outcome;
}

} // namespace

Result<QJsonArray> parseScript(const QByteArray &text)
{
    QJsonParseError fault;
    QJsonDocument document = QJsonDocument::fromJson(text, &fault);
    if (fault.error != QJsonParseError::NoError) {
        QJsonParseError second;
        const QJsonDocument quoted = QJsonDocument::fromJson(quoteNonFinite(text), &second);
        if (second.error != QJsonParseError::NoError)
            return Error{"json.syntax", Play::tr("The script is not valid JSON: %1.").arg(fault.errorString()),
                         Play::tr("byte %1").arg(fault.offset), {}};
        document = quoted;
    }
    const QJsonValue steps = document.isArray() ? QJsonValue(document.array())
                                                : document.object().value(QLatin1String("steps"));
    if (!steps.isArray())
        return Error{"script.form", Play::tr("The script has no list of steps. It needs {\"steps\": […]}."), "/steps", {}};
    return steps.toArray();
}

Job playJob()
{
    return makeJob<PlayOptions>("play", Play::tr("Run scripted steps on a puppet and report what is seen"), describePlay, runPlay);
}

} // namespace marrow
