#pragma once

#include "model/base/result.h"

#include <QByteArray>

#include <vector>

namespace marrow {

/// Sound as one channel in -1..1.
struct WavSound
{
    std::vector<float> samples;
    int rate = 0; ///< samples a second, above 0
};

/// Reads a RIFF WAVE file of PCM (8, 16, 24, 32 bits) or IEEE float (32 bits) samples; several channels are averaged. A file that
/// was cut short gives the samples it has. Codes: wav.not-wav, wav.no-format, wav.unsupported, wav.no-data. Any thread.
Result<WavSound> readWav(const QByteArray &bytes);

} // namespace marrow
