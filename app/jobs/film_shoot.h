#pragma once

#include "app/jobs/file_verbs.h"
#include "app/jobs/film_sink.h"
#include "model/voxel/voxel_rig.h"

#include <memory>
#include <vector>

namespace marrow {

class FilmSubject;

enum class FilmKind { Sequence, Turntable, Sheet };

/// The options of `sequence`, `turntable` and `sheet`; each describes those it has.
struct FilmOptions
{
    QString file;
    QString out; ///< a folder of PNG files, a .webp, or the .png of a sheet
    QString size = QStringLiteral("512x512");
    ClipChoice clip;
    double fps = 30;
    double fromMs = 0;
    std::optional<double> toMs; ///< nullopt: the end of the clip
    double timeMs = 0;          ///< of a turntable that stands still
    double seconds = 4;         ///< of a turntable
    bool play = false;          ///< a turntable plays the clip while it turns
    int count = 8;              ///< pictures of a sheet
    int columns = 4;
    bool noLabels = false;
    QString interpolation;
    std::vector<double> camera; ///< yaw, pitch, distance
    bool transparent = false;
    std::optional<int> advanced; ///< of a puppet: bits of advanced mode
    int quality = 90;

    Result<QSize> pixels() const;
};

OptionList describeFilm(FilmKind kind, FilmOptions &options);

/// Draws a film, a picture a step, so that a window can go on between steps; where nobody waits, call step() until
/// done(). On the thread its subject asks for. Dropping it before the end leaves no file.
class FilmShoot
{
public:
    /// Fails with "usage.value", "job.no-clip", "film.too-long", what the sinks and the subject fail with.
    static Result<std::unique_ptr<FilmShoot>> begin(std::unique_ptr<FilmSubject> subject, FilmKind kind, const FilmOptions &options);
    ~FilmShoot();

    int pictureCount() const;
    int picturesDone() const;
    bool done() const;
    /// The next picture; behind the last one the file is written.
    Result<void> step();

private:
    FilmShoot();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow
