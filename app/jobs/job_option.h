#pragma once

#include "model/base/result.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace marrow {

/// One described field of a job's options struct: what the command line parses and what a wizard page shows. It is bound to
/// the struct it was made from, which must outlive it.
struct JobOption
{
    enum class Type { InputFile, OutputFile, Folder, Text, Integer, Number, Flag, Choice, Numbers };

    QString name; ///< without dashes
    Type type = Type::Text;
    QString help;      ///< a clause in the language of the interface
    QString title = {}; ///< what a form writes beside the field; empty: the job is not offered in the studio
    QString valueName; ///< what stands for the value in help: "FILE", "x,y,z"
    QStringList choices = {};  ///< of a Choice
    int numberCount = 0;       ///< of Numbers; 0: any
    bool positional = false;
    bool required = false;
    bool repeatable = false;
    QJsonValue defaultValue;

    /// Sets (or, when repeatable, adds) a value from text, as on the command line. A flag takes "true" or "false".
    std::function<Result<void>(const QString &text)> set;
    /// The value now, null when there is none.
    std::function<QJsonValue()> value;
};

/// "input-file", "flag", …: the `type` that --list-jobs prints.
QString optionTypeName(JobOption::Type type);

/// A clip by its number, or by its name where the asset is a character.
struct ClipChoice
{
    std::optional<int> number;
    QString name;

    bool given() const { return number.has_value() || !name.isEmpty(); }
    QString text() const { return number ? QString::number(*number) : name; }
};

/// Describes a struct field by field:
///
///     OptionList describe(MeshOptions &o)
///     {
///         OptionList list;
///         list.input("file", o.file, tr("the voxel asset"));
///         list.integer("clip", o.clip, tr("pose by this clip"), "ID");
///         return list;
///     }
///
/// The help is a clause beginning in lower case, without a full stop.
class OptionList
{
public:
    // By position on the command line, in this order; required.
    JobOption &input(const char *name, QString &field, const QString &help);
    JobOption &inputs(const char *name, QStringList &field, const QString &help);
    JobOption &output(const char *name, QString &field, const QString &help);
    JobOption &positionalText(const char *name, QString &field, const QString &help);

    // By name.
    JobOption &file(const char *name, QString &field, const QString &help);
    JobOption &outputFile(const char *name, QString &field, const QString &help);
    JobOption &folder(const char *name, QString &field, const QString &help);
    JobOption &text(const char *name, QString &field, const QString &help, const char *valueName = "TEXT");
    JobOption &texts(const char *name, QStringList &field, const QString &help, const char *valueName = "TEXT");
    JobOption &flag(const char *name, bool &field, const QString &help);
    JobOption &integer(const char *name, std::optional<int> &field, const QString &help, const char *valueName = "N");
    JobOption &integer(const char *name, int &field, const QString &help, const char *valueName = "N");
    JobOption &integers(const char *name, std::vector<int> &field, const QString &help, const char *valueName = "N");
    JobOption &number(const char *name, std::optional<double> &field, const QString &help, const char *valueName = "X");
    JobOption &number(const char *name, double &field, const QString &help, const char *valueName = "X");
    JobOption &clip(const char *name, ClipChoice &field, const QString &help);
    /// Empty text means not given.
    JobOption &choice(const char *name, QString &field, const QStringList &choices, const QString &help);
    /// `count` numbers with commas between them.
    JobOption &numbers(const char *name, std::vector<double> &field, int count, const QString &help, const char *valueName);
    /// Numbers that are handed on as they come, for options whose order among others matters. `add` may refuse them.
    JobOption &eachNumbers(const char *name, int count, std::function<Result<void>(const std::vector<double> &)> add,
                           const QString &help, const char *valueName);

    const std::vector<JobOption> &options() const { return m_options; }
    const JobOption *find(const QString &name) const;

private:
    JobOption &add(const char *name, JobOption::Type type, const QString &help, const char *valueName);

    std::vector<JobOption> m_options;
};

/// The failure of an option: code "usage.value" or another of the usage family; the command line exits with 2 on it.
Error usageError(const char *code, const QString &message);

} // namespace marrow
