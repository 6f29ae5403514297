#pragma once

#include "model/base/progress.h"
#include "model/base/report.h"
#include "model/base/result.h"
#include "model/character/motion/keypoints.h"
#include "model/character/motion/motion_space.h"

#include <QByteArray>

#include <optional>

namespace marrow {

enum class MotionFormat { Bvh, Vmd, Gltf, Fbx, Mediapipe };

/// What a person says about a file instead of letting it be guessed.
struct MotionOptions
{
    std::optional<UpAxis> up;             ///< of the file; for formats that say it themselves: instead of that
    std::optional<double> metresPerUnit;  ///< likewise
    std::optional<double> turnDegrees;    ///< about +Y, instead of the guess by the rest pose or of what the format says
    std::optional<double> fps;            ///< formats keyed at free times are sampled at it (glTF, FBX); 30 when not given
    Progress progress;                    ///< of what takes long; cancelled, the code is "import.cancelled"
};

/// All motions of one file, upright, in metres, with what was guessed on the way.
struct MotionFile
{
    MotionFormat format = MotionFormat::Bvh;
    std::vector<Motion> clips; ///< at least one
    MotionSpace space;
    QStringList notes; ///< sentences for people: what was left out, which way the legs of a VMD went
    Report report;
    /// The points as a mediapipe33 file gave them; empty for other formats, whose points come from the motion.
    std::optional<KeypointTrack> keypoints;
};

/// The most samples (frames × joints) one motion may have, and the largest file that is read.
inline constexpr std::size_t kMaxMotionSamples = 8'000'000;
inline constexpr qint64 kMaxMotionFileBytes = 512LL * 1024 * 1024;

/// Opens .bvh, .vmd, .glb, .gltf, .vrm, .vrma, .fbx and mediapipe33 .json/.ndjson, told apart by content. May be called from any thread.
/// Codes: file.open, file.read, motion.format, motion.too-large, motion.too-long, motion.no-clips, motion.no-joints, import.cancelled and those of the
/// formats: bvh.…, vmd.…, gltf.…, scene.…, mediapipe.….
Result<MotionFile> openMotions(const QString &path, const MotionOptions &options = {});

/// A clip as mediapipe33 points, looking where its file looks: those the file gave, or those of the motion. No clip has this index: empty.
KeypointTrack keypointsOf(const MotionFile &file, int clip);

/// Whether a file is of a kind that only ever holds motions, by its content (a .json only when it holds mediapipe33 frames).
bool looksLikeMotion(const QString &path);
/// Whether a file is a motion and nothing else, by its content: .bvh, .vmd, .vrma, mediapipe33, and a .glb that has animations and no mesh.
bool isMotionOnly(const QString &path);

QString motionFormatName(MotionFormat format); ///< "bvh", "vmd", "gltf", "fbx", "mediapipe33"

} // namespace marrow
