#pragma once

#include "app/jobs/file_kind.h"
#include "app/jobs/job.h"

/// The jobs that every kind of file shares (inspect, validate, resave, diff, convert, render): their options, and how a kind
/// of file brings its part. A new kind adds one FileVerbs to allFileVerbs().
namespace marrow {

struct InspectOptions
{
    QString file;
};

struct ValidateOptions
{
    QStringList files;
    bool checkCrc = false;
};

struct ResaveOptions
{
    QString in;
    QString out;
};

struct DiffOptions
{
    QString a;
    QString b;
};

struct ConvertOptions
{
    QString in;
    QString out;
    std::optional<int> toVersion;
    QString compress; ///< "none", "deflate", "zstd" or empty
    bool stripNames = false;
    QString up;   ///< "x", "y", "z" or empty
    QString unit; ///< of a motion: "m", "cm", "mm", "in" or empty
    std::optional<int> clip; ///< the clip that poses an .obj, or the only one a .glb gets
    std::optional<double> timeMs;
    double scale = 1;      ///< units a voxel
    QString interpolation; ///< "linear", "step", "smooth" or empty
};

struct RenderOptions
{
    QString file;
    QString out;
    QString size = QStringLiteral("800x600");
    ClipChoice clip;
    double timeMs = 0;
    QStringList set; ///< "i=v"
    std::optional<int> advanced;
    std::vector<double> camera; ///< yaw, pitch (degrees), distance
    bool transparent = false;
    bool gpu = false;
    QString colors; ///< of a character: "materials", "plain", "heat", "dominance" or empty
    QString joint;  ///< whose weights "heat" shows
    bool wireframe = false;
    bool bones = false;

    /// Width and height from `size`; an error when they are not 1..16384 each.
    Result<std::pair<int, int>> dimensions() const;
};

/// What validate says of one file.
struct FileVerdict
{
    bool ok = false;   ///< the file opens
    bool rigOk = true; ///< and so does its rig, where it has one
    Report report;
};

/// What one kind of file can do; a verb it lacks is left empty and refused by name. `inspect`'s result should hold `format`
/// and what cli.md lists; `bytes` and `issues` are added.
struct FileVerbs
{
    struct Conversion
    {
        FileKind from;
        QString toExtension; ///< lower case, without the dot
        std::function<JobOutcome(const ConvertOptions &, const JobContext &)> run;
    };

    FileKind kind = FileKind::Unknown;
    QString format; ///< as inspect names it: "vfp"
    std::function<JobOutcome(const QString &file, const JobContext &)> inspect = {};
    std::function<FileVerdict(const QString &file, const ValidateOptions &, const JobContext &)> validate = {};
    std::function<JobOutcome(const ResaveOptions &, const JobContext &)> resave = {};
    std::function<JobOutcome(const DiffOptions &, const JobContext &)> diff = {};
    std::function<JobOutcome(const RenderOptions &, const JobContext &)> render = {};
    std::vector<Conversion> conversions = {};
};

/// The options of convert, as the command line and the studio's export offer them.
OptionList describeConvert(ConvertOptions &options);

/// inspect, validate, resave, diff, convert, render.
std::vector<Job> fileJobs();

/// Whole of a file, or why not (file.open, file.read).
Result<QByteArray> readWholeFile(const QString &path);

/// The JSON object in a file (file.open, file.read, json.syntax with the byte offset, json.type).
Result<QJsonObject> readJsonFile(const QString &path);

} // namespace marrow
