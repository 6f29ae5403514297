#include "app/cli/command_line.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace marrow {

namespace {

struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The one of `names` that is nearest to `wanted`, when it is near enough to be a slip of the finger.
QString nearest(const QString &wanted, const QStringList &names)
{
    QString best;
    int bestDistance = 3;
    for (const QString &name : names) {
        std::vector<int> row(static_cast<std::size_t>(name.size()) + 1);
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = static_cast<int>(i);
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            int diagonal = row[0];
            row[0] = static_cast<int>(i) + 1;
            for (std::size_t j = 1; j < row.size(); ++j) {
                const int substituted = diagonal + (wanted[i] == name[static_cast<qsizetype>(j) - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = std::min({row[j] + 1, row[j - 1] + 1, substituted});
            }
        }
        if (row.back() < bestDistance) {
            bestDistance = row.back();
            best = name;
        }
    }
    return best;
}

Error unknown(const char *code, const QString &sentence, const QString &given, const QStringList &names)
{
    const QString guess = nearest(given, names);
    return usageError(code, guess.isEmpty() ? sentence : sentence + QLatin1Char(' ') + Cli::tr("Did you mean %1?").arg(guess));
}

/// One option with the number of times it was given.
struct Given
{
    const JobOption *option;
    int count = 0;
};

Result<void> give(Given &given, const QString &value)
{
    const JobOption &option = *given.option;
    if (given.count > 0 && !option.repeatable)
        return usageError("usage.repeated", Cli::tr("%1 was given twice.").arg(option.positional ? option.name : QStringLiteral("--") + option.name));
    ++given.count;
    return option.set(value);
}

Result<void> givePositional(std::vector<Given> &given, const QString &value)
{
    for (Given &candidate : given) {
        if (candidate.option->positional && (candidate.count == 0 || candidate.option->repeatable))
            return give(candidate, value);
    }
    return usageError("usage.too-many", Cli::tr("There is nothing for “%1” to be.").arg(value));
}

/// A value behind those of an option that may be repeated, where the job has nothing by position: `--source A B C`.
Result<void> giveFurther(std::vector<Given> &given, const QString &lastNamed, const QString &value)
{
    const bool byPosition = std::any_of(given.begin(), given.end(), [](const Given &candidate) { return candidate.option->positional; });
    for (Given &candidate : given) {
        if (!byPosition && candidate.option->repeatable && lastNamed.section(QLatin1Char('='), 0, 0) == QStringLiteral("--") + candidate.option->name)
            return give(candidate, value);
    }
    return givePositional(given, value);
}

/// Handles arguments[at], which begins with "--"; moves `at` over a value of its own.
Result<void> giveNamed(std::vector<Given> &given, const QStringList &arguments, qsizetype &at)
{
    const QString argument = arguments[at];
    const qsizetype equals = argument.indexOf(QLatin1Char('='));
    const QString name = argument.mid(2, equals < 0 ? -1 : equals - 2);
    QStringList names;
    for (Given &candidate : given) {
        const JobOption &option = *candidate.option;
        names.append(QStringLiteral("--") + option.name);
        if (option.positional || option.name != name)
            continue;
        if (equals >= 0)
            return give(candidate, argument.mid(equals + 1));
        if (option.type == JobOption::Type::Flag)
            return give(candidate, QStringLiteral("true"));
        if (at + 1 >= arguments.size())
            return usageError("usage.value", Cli::tr("--%1 needs a value.").arg(name));
        return give(candidate, arguments[++at]);
    }
    return unknown("usage.unknown-option", Cli::tr("There is no option --%1.").arg(name), QStringLiteral("--") + name, names);
}

QString usageLine(const Job &job, const OptionList &options)
{
    QString line = QStringLiteral("marrow-cli ") + job.name;
    for (const JobOption &option : options.options()) {
        if (option.positional)
            line += QLatin1Char(' ') + option.name.toUpper() + (option.repeatable ? QStringLiteral("…") : QString());
    }
    for (const JobOption &option : options.options()) {
        if (option.positional)
            continue;
        const QString text = QStringLiteral("--") + option.name + (option.valueName.isEmpty() ? QString() : QLatin1Char(' ') + option.valueName);
        line += option.required ? QLatin1Char(' ') + text : QStringLiteral(" [%1]").arg(text);
        line += option.repeatable ? QStringLiteral("…") : QString();
    }
    return line;
}

void printJson(const QJsonValue &value, QTextStream &out)
{
    const QJsonDocument document = value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    out << QString::fromUtf8(document.toJson(QJsonDocument::Indented));
}

void printFailure(const Error &error, const Report &report, QJsonObject result, QTextStream &out)
{
    QJsonObject shown = issueToJson(issueFrom(error));
    if (!error.where.isEmpty())
        shown.insert("where", error.where);
    result.insert("error", shown);
    result.insert("issues", issuesToJson(report, error));
    printJson(result, out);
}

/// Takes the common --json out of the arguments. A job may have a --json of its own that takes a file (rig, panel): then the
/// last one that a value follows is the job's, the others are the common one, and the job prints JSON either way.
bool takeJsonFlag(const OptionList &options, QStringList &arguments)
{
    const QString flag = QStringLiteral("--json");
    const JobOption *own = options.find(QStringLiteral("json"));
    bool found = own != nullptr;
    bool ownFound = own == nullptr;
    for (qsizetype i = arguments.size(); i-- > 0;) {
        if (arguments[i] != flag)
            continue;
        const bool hasValue = i + 1 < arguments.size() && !arguments[i + 1].startsWith(QLatin1String("--"));
        if (!ownFound && hasValue) {
            ownFound = true;
            continue;
        }
        arguments.removeAt(i);
        found = true;
    }
    return found;
}

int reportUsage(const Error &error, const CommonArguments &common, const QString &hint, QTextStream &out, QTextStream &err)
{
    if (common.json)
        printFailure(error, {}, {}, out);
    err << error.message << '\n' << hint << '\n';
    return kExitUsage;
}

} // namespace

Result<CommonArguments> takeCommonArguments(QStringList &arguments)
{
    CommonArguments common;
    QStringList rest;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (argument == QLatin1String("--")) {
            rest.append(arguments.mid(i));
            break;
        }
        if (argument == QLatin1String("--strict")) {
            common.strict = true;
        } else if (argument == QLatin1String("--help") || argument == QLatin1String("-h")) {
            common.help = true;
        } else if (argument == QLatin1String("--list-jobs")) {
            common.listJobs = true;
        } else if (argument == QLatin1String("--lang") || argument.startsWith(QLatin1String("--lang="))) {
            const bool joined = argument.startsWith(QLatin1String("--lang="));
            common.language = joined ? argument.mid(7) : arguments.value(++i);
            if (common.language != QLatin1String("en") && common.language != QLatin1String("zh_CN"))
                return usageError("usage.value", Cli::tr("--lang takes en or zh_CN, but “%1” was given.").arg(common.language));
        } else if (argument == QLatin1String("--json")) {
            common.json = true;
            rest.append(argument); // some jobs have an option of that name with a value; see takeJsonFlag
        } else {
            rest.append(argument);
        }
    }
    arguments = rest;
    return common;
}

Result<void> parseArguments(const OptionList &options, const QStringList &arguments)
{
    std::vector<Given> given;
    for (const JobOption &option : options.options())
        given.push_back({&option});
    bool onlyPositionals = false;
    QString lastNamed;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        Result<void> taken;
        if (!onlyPositionals && arguments[at].startsWith(QLatin1String("--")))
            lastNamed = arguments[at];
        if (!onlyPositionals && arguments[at] == QLatin1String("--")) {
            onlyPositionals = true;
            continue;
        }
        if (!onlyPositionals && arguments[at].startsWith(QLatin1String("--")))
            taken = giveNamed(given, arguments, at);
        else
            taken = giveFurther(given, lastNamed, arguments[at]);
        if (!taken)
            return taken;
    }
    for (const Given &each : given) {
        if (each.option->required && each.count == 0) {
            const QString name = each.option->positional ? each.option->name.toUpper() : QStringLiteral("--") + each.option->name;
            return usageError("usage.missing", Cli::tr("%1 is missing: %2.").arg(name, each.option->help));
        }
    }
    return {};
}

int runCommandLine(const JobRegistry &registry, const CommonArguments &common, QStringList arguments, QTextStream &out, QTextStream &err)
{
    const QString name = arguments.isEmpty() || arguments.first().startsWith(QLatin1String("--")) ? QString() : arguments.takeFirst();
    CommonArguments chosen = common;
    if (common.listJobs || name == QLatin1String("list-jobs")) {
        if (common.json)
            printJson(describeJobs(registry), out);
        else
            out << programHelp(registry);
        return kExitDone;
    }
    if (name.isEmpty() && common.help) {
        out << programHelp(registry);
        return kExitDone;
    }
    const QString hint = Cli::tr("marrow-cli --list-jobs lists what can be done, marrow-cli JOB --help explains one job.");
    const Job *job = registry.find(name);
    if (!job) {
        QStringList names;
        for (const Job &each : registry.jobs)
            names.append(each.name);
        const Error error = name.isEmpty() ? usageError("usage.no-job", Cli::tr("No job was named."))
                                           : unknown("usage.unknown-job", Cli::tr("There is no job “%1”.").arg(name), name, names);
        return reportUsage(error, common, hint, out, err);
    }
    if (common.help) {
        out << jobHelp(*job);
        return kExitDone;
    }

    const auto run = job->make();
    chosen.json = takeJsonFlag(run->options(), arguments);
    if (const auto parsed = parseArguments(run->options(), arguments); !parsed)
        return reportUsage(parsed.error(), chosen, usageLine(*job, run->options()), out, err);

    const JobOutcome outcome = run->run({});
    for (const Issue &issue : outcome.report.issues())
        err << issueText(issue) << '\n';
    if (outcome.failure) {
        err << issueText(issueFrom(*outcome.failure)) << '\n';
        if (chosen.json)
            printFailure(*outcome.failure, outcome.report, outcome.result.toObject(), out);
        return outcome.failure->code.startsWith(QLatin1String("usage.")) ? kExitUsage : kExitFailed;
    }
    if (chosen.json) {
        QJsonObject object = outcome.result.toObject();
        if (outcome.result.isObject() && !object.contains("issues"))
            object.insert("issues", issuesToJson(outcome.report));
        printJson(outcome.result.isObject() ? QJsonValue(object) : outcome.result, out);
    } else {
        out << outcome.text;
    }
    if (outcome.foundFailure)
        return kExitFailed;
    return chosen.strict && (outcome.report.has(Severity::Warning) || outcome.report.has(Severity::Error)) ? kExitWarnings : kExitDone;
}

QString jobHelp(const Job &job)
{
    const auto run = job.make();
    QString text = job.summary + QStringLiteral("\n\n") + usageLine(job, run->options()) + QStringLiteral("\n\n");
    for (const JobOption &option : run->options().options()) {
        QString left = option.positional ? option.name.toUpper() : QStringLiteral("--") + option.name;
        if (!option.positional && !option.valueName.isEmpty())
            left += QLatin1Char(' ') + option.valueName;
        text += QStringLiteral("  %1  %2").arg(left.leftJustified(34), option.help);
        const QJsonValue value = option.defaultValue;
        const bool plain = value.isString() || (value.isDouble() && option.type != JobOption::Type::Flag);
        if (plain)
            text += QStringLiteral(" (%1)").arg(value.toVariant().toString());
        text += QLatin1Char('\n');
    }
    text += QStringLiteral("\n  %1  %2\n").arg(QStringLiteral("--json").leftJustified(34), Cli::tr("print one JSON document"));
    text += QStringLiteral("  %1  %2\n").arg(QStringLiteral("--strict").leftJustified(34), Cli::tr("exit with 3 when there were warnings"));
    text += QStringLiteral("  %1  %2\n").arg(QStringLiteral("--lang en|zh_CN").leftJustified(34), Cli::tr("the language of messages"));
    return text;
}

QString programHelp(const JobRegistry &registry)
{
    QString text = Cli::tr("marrow-cli JOB … does one job without a window.") + QStringLiteral("\n\n");
    for (const Job &job : registry.jobs)
        text += QStringLiteral("  %1  %2\n").arg(job.name.leftJustified(12), job.summary);
    text += QLatin1Char('\n') + Cli::tr("marrow-cli JOB --help explains one job.") + QLatin1Char('\n');
    return text;
}

} // namespace marrow
