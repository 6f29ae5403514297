#pragma once

#include "app/jobs/file_verbs.h"

namespace marrow {

/// What inspect, validate and convert do for motions: .bvh, .vmd, .vrma, mediapipe33.
FileVerbs motionFileVerbs();

/// Motions out of any file that has them, as .ndjson (mediapipe33) and .bvh: for the verbs of kinds whose files may hold motions.
std::vector<FileVerbs::Conversion> motionConversions(FileKind from);

/// What survey says of a motion: {joints, frames, fps, mapped, clips} or {code, message}; `ok` and `seconds` always.
QJsonObject surveyedMotion(const QString &path);

} // namespace marrow
