#pragma once

#include "model/base/report.h"
#include "model/base/result.h"
#include "model/character/motion/keypoints.h"

#include <QByteArray>

namespace marrow {

struct MediapipeFile
{
    KeypointTrack track;
    Report report;
};

/// Reads mediapipe33@0.1.0: one frame a line as §2.1 freezes it, an array of such frames, or an object with `frames` and perhaps `fps`.
/// Normalised on the way: frames are numbered from 0, times count from the first, a third number without a confidence means 1, confidences
/// are held to [0, 1], angles that are missing are computed. The rate comes from `fps`, else from the times, else it is 30.
/// Codes: mediapipe.syntax, mediapipe.frame, mediapipe.empty, motion.too-long; the pointer names the frame.
Result<MediapipeFile> readMediapipe(const QByteArray &bytes);

/// Whether a text begins as such a file does: JSON in whose beginning frames with points are spoken of.
bool looksLikeMediapipe(const QByteArray &head);

} // namespace marrow
