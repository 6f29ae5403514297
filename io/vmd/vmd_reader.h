#pragma once

#include "model/base/report.h"
#include "model/base/result.h"
#include "model/character/motion/mmd_motion.h"

#include <QByteArrayView>

namespace marrow {

/// A motion of MikuMikuDance as it stands in the file (model-formats §2.3).
struct VmdFile
{
    QString model;     ///< the model it was made for
    MmdTracks tracks;  ///< by standard bone name
    std::uint32_t lastFrame = 0;
    std::uint32_t boneKeys = 0, morphKeys = 0, cameraKeys = 0, lightKeys = 0, shadowKeys = 0;
    Report report;
};

/// Reads versions 1 ("Vocaloid Motion Data file") and 2. Names are Shift-JIS on every locale; one that was cut inside a character loses
/// that half. Keys may come in any order; of two on one frame the last counts. Morphs, cameras, lights and shadows are counted and skipped;
/// what is damaged behind the bones is left out with a warning. Codes: vmd.format, vmd.truncated, vmd.shift-jis.
Result<VmdFile> readVmd(QByteArrayView bytes);

/// A name of fixed width: up to the first zero byte, without half a character at its end.
QString vmdName(QByteArrayView bytes);

} // namespace marrow
