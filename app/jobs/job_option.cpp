#include "app/jobs/job_option.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

Error notA(const QString &name, const QString &text, const QString &wanted)
{
    return usageError("usage.value", Jobs::tr("--%1 takes %2, but “%3” was given.").arg(name, wanted, text));
}

Result<double> toNumber(const QString &name, const QString &text)
{
    bool ok = false;
    const double value = text.trimmed().toDouble(&ok);
    if (!ok || !std::isfinite(value))
        return notA(name, text, Jobs::tr("a number"));
    return value;
}

Result<int> toInteger(const QString &name, const QString &text)
{
    bool ok = false;
    const int value = text.trimmed().toInt(&ok);
    if (!ok)
        return notA(name, text, Jobs::tr("a whole number"));
    return value;
}

Result<std::vector<double>> toNumbers(const QString &name, const QString &text, int count)
{
    std::vector<double> values;
    for (const QString &part : text.split(QLatin1Char(','))) {
        const auto value = toNumber(name, part);
        if (!value)
            return notA(name, text, Jobs::tr("numbers with commas between them"));
        values.push_back(*value);
    }
    if (count > 0 && static_cast<int>(values.size()) != count)
        return notA(name, text, Jobs::tr("%1 numbers with commas between them").arg(count));
    return values;
}

QJsonArray toJson(const std::vector<double> &values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(value);
    return array;
}

void bindText(JobOption &option, QString &field)
{
    option.set = [&field](const QString &text) {
        field = text;
        return Result<void>();
    };
    option.value = [&field] { return field.isEmpty() ? QJsonValue() : QJsonValue(field); };
    option.defaultValue = option.value();
}

void bindTexts(JobOption &option, QStringList &field)
{
    option.repeatable = true;
    option.set = [&field](const QString &text) {
        field.append(text);
        return Result<void>();
    };
    option.value = [&field] { return QJsonValue(QJsonArray::fromStringList(field)); };
    option.defaultValue = option.value();
}

template <class T, class Field, class Parse>
void bindScalar(JobOption &option, Field &field, Parse parse)
{
    option.set = [&field, parse, name = option.name](const QString &text) -> Result<void> {
        const Result<T> value = parse(name, text);
        if (!value)
            return value.error();
        field = *value;
        return {};
    };
    option.value = [&field] {
        if constexpr (std::is_same_v<Field, std::optional<T>>)
            return field ? QJsonValue(*field) : QJsonValue();
        else
            return QJsonValue(field);
    };
    option.defaultValue = option.value();
}

} // namespace

QString optionTypeName(JobOption::Type type)
{
    switch (type) {
    case JobOption::Type::InputFile:
        return QStringLiteral("input-file");
    case JobOption::Type::OutputFile:
        return QStringLiteral("output-file");
    case JobOption::Type::Folder:
        return QStringLiteral("folder");
    case JobOption::Type::Text:
        return QStringLiteral("text");
    case JobOption::Type::Integer:
        return QStringLiteral("integer");
    case JobOption::Type::Number:
        return QStringLiteral("number");
    case JobOption::Type::Flag:
        return QStringLiteral("flag");
    case JobOption::Type::Choice:
        return QStringLiteral("choice");
    case JobOption::Type::Numbers:
        return QStringLiteral("numbers");
    }
    return {};
}

Error usageError(const char *code, const QString &message)
{
    return Error{QString::fromLatin1(code), message, {}, nullptr};
}

JobOption &OptionList::add(const char *name, JobOption::Type type, const QString &help, const char *valueName)
{
    JobOption option;
    option.name = QString::fromLatin1(name);
    option.type = type;
    option.help = help;
    option.valueName = QString::fromLatin1(valueName);
    m_options.push_back(std::move(option));
    return m_options.back();
}

JobOption &OptionList::input(const char *name, QString &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::InputFile, help, "FILE");
    option.positional = option.required = true;
    bindText(option, field);
    return option;
}

JobOption &OptionList::inputs(const char *name, QStringList &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::InputFile, help, "FILE");
    option.positional = option.required = true;
    bindTexts(option, field);
    return option;
}

JobOption &OptionList::output(const char *name, QString &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::OutputFile, help, "FILE");
    option.positional = option.required = true;
    bindText(option, field);
    return option;
}

JobOption &OptionList::positionalText(const char *name, QString &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::Text, help, "TEXT");
    option.positional = option.required = true;
    bindText(option, field);
    return option;
}

JobOption &OptionList::file(const char *name, QString &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::InputFile, help, "FILE");
    bindText(option, field);
    return option;
}

JobOption &OptionList::outputFile(const char *name, QString &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::OutputFile, help, "FILE");
    bindText(option, field);
    return option;
}

JobOption &OptionList::folder(const char *name, QString &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::Folder, help, "DIR");
    bindText(option, field);
    return option;
}

JobOption &OptionList::text(const char *name, QString &field, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Text, help, valueName);
    bindText(option, field);
    return option;
}

JobOption &OptionList::texts(const char *name, QStringList &field, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Text, help, valueName);
    bindTexts(option, field);
    return option;
}

JobOption &OptionList::flag(const char *name, bool &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::Flag, help, "");
    option.set = [&field](const QString &text) {
        field = text != QLatin1String("false");
        return Result<void>();
    };
    option.value = [&field] { return QJsonValue(field); };
    option.defaultValue = option.value();
    return option;
}

JobOption &OptionList::integer(const char *name, std::optional<int> &field, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Integer, help, valueName);
    bindScalar<int>(option, field, toInteger);
    return option;
}

JobOption &OptionList::integer(const char *name, int &field, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Integer, help, valueName);
    bindScalar<int>(option, field, toInteger);
    return option;
}

JobOption &OptionList::integers(const char *name, std::vector<int> &field, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Integer, help, valueName);
    option.repeatable = true;
    option.set = [&field, optionName = option.name](const QString &text) -> Result<void> {
        const auto value = toInteger(optionName, text);
        if (!value)
            return value.error();
        field.push_back(*value);
        return {};
    };
    option.value = [&field] {
        QJsonArray array;
        for (const int value : field)
            array.append(value);
        return QJsonValue(array);
    };
    option.defaultValue = option.value();
    return option;
}

JobOption &OptionList::number(const char *name, std::optional<double> &field, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Number, help, valueName);
    bindScalar<double>(option, field, toNumber);
    return option;
}

JobOption &OptionList::number(const char *name, double &field, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Number, help, valueName);
    bindScalar<double>(option, field, toNumber);
    return option;
}

JobOption &OptionList::clip(const char *name, ClipChoice &field, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::Text, help, "ID|NAME");
    option.set = [&field](const QString &text) -> Result<void> {
        bool whole = false;
        const int number = text.toInt(&whole);
        field = whole ? ClipChoice{number, {}} : ClipChoice{std::nullopt, text};
        return {};
    };
    option.value = [&field] { return field.number ? QJsonValue(*field.number) : field.name.isEmpty() ? QJsonValue() : QJsonValue(field.name); };
    option.defaultValue = option.value();
    return option;
}

JobOption &OptionList::choice(const char *name, QString &field, const QStringList &choices, const QString &help)
{
    JobOption &option = add(name, JobOption::Type::Choice, help, "");
    option.valueName = choices.join(QLatin1Char('|'));
    option.choices = choices;
    bindText(option, field);
    option.set = [&field, choices, optionName = option.name](const QString &text) -> Result<void> {
        if (!choices.contains(text))
            return notA(optionName, text, Jobs::tr("one of %1").arg(choices.join(QStringLiteral(", "))));
        field = text;
        return {};
    };
    return option;
}

JobOption &OptionList::numbers(const char *name, std::vector<double> &field, int count, const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Numbers, help, valueName);
    option.numberCount = count;
    option.set = [&field, count, optionName = option.name](const QString &text) -> Result<void> {
        auto values = toNumbers(optionName, text, count);
        if (!values)
            return std::move(values).error();
        field = std::move(values).value();
        return {};
    };
    option.value = [&field] { return field.empty() ? QJsonValue() : QJsonValue(toJson(field)); };
    option.defaultValue = option.value();
    return option;
}

JobOption &OptionList::eachNumbers(const char *name, int count, std::function<Result<void>(const std::vector<double> &)> addValue,
                                   const QString &help, const char *valueName)
{
    JobOption &option = add(name, JobOption::Type::Numbers, help, valueName);
    option.numberCount = count;
    option.repeatable = true;
    option.set = [addValue = std::move(addValue), count, optionName = option.name](const QString &text) -> Result<void> {
        const auto values = toNumbers(optionName, text, count);
        return values ? addValue(*values) : Result<void>(values.error());
    };
    option.value = [] { return QJsonValue(); };
    return option;
}

const JobOption *OptionList::find(const QString &name) const
{
    for (const JobOption &option : m_options) {
        if (option.name == name)
            return &option;
    }
    return nullptr;
}

} // namespace marrow
