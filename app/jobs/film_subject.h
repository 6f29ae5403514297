#pragma once

#include "app/jobs/film_shoot.h"
#include "model/character/character_model.h"
#include "model/puppet/puppet.h"

namespace marrow {

/// A moment of a film.
struct FilmFrame
{
    double timeMs = 0;
    float yawBy = 0;      ///< degrees a turntable has turned
    int milliseconds = 0; ///< how long it is shown
};

/// What is filmed. Calls come in this order: choose, begin, and picture for one frame after the other.
class FilmSubject
{
public:
    virtual ~FilmSubject() = default;

    /// Takes the clip that the options name; returns its length in milliseconds, 0 for what stands still. Fails with "job.no-clip",
    /// "usage.missing" and "usage.value".
    virtual Result<double> choose(FilmKind kind, const FilmOptions &options) = 0;
    virtual Result<void> begin(const std::vector<FilmFrame> &frames, const FilmOptions &options, const QSize &size) = 0;
    virtual Result<QImage> picture(const FilmFrame &frame) = 0;
};

/// Drawn by the 3D view without a window, as OffscreenRenderer says: GUI thread.
std::unique_ptr<FilmSubject> voxelSubject(const VoxelAsset &asset);
/// Drawn like voxel assets: GUI thread.
std::unique_ptr<FilmSubject> characterSubject(std::shared_ptr<const CharacterModel> model);
/// Drawn by the reference renderer; any thread. Physics and simulations run along from one frame to the next.
std::unique_ptr<FilmSubject> puppetSubject(const Puppet &puppet);

} // namespace marrow
