#pragma once

#include "model/base/result.h"
#include "model/base/report.h"
#include "model/voxel/voxel_rig.h"

#include <functional>

namespace marrow::vfp {

/// Header and footer fields that are kept as they were read, and the sections in directory order.
struct Container
{
    std::uint16_t minorVersion = 3;
    std::uint32_t featureFlags = 0;
    std::uint32_t footerFlags = 0;
    QByteArray assetUuid = QByteArray(16, '\0');
    std::vector<FileSection> sections;
};

/// Checks header, footer, directory and the place of every section (appendix A.1), and the CRC of every section, whose
/// result is in `FileSection::crcOk`. What a section holds is not looked at. The sections share the bytes of `file`
/// instead of copying them; they are not followed by a zero byte.
Result<Container> readContainer(const QByteArray &file);

/// Lays the sections out in the order given and hands the file's bytes to `sink` piece by piece, front to back. Directory
/// fields (codec, flags, rawLength, crc32) are written as they stand in the sections.
Result<void> writeContainer(const Container &container, const std::function<Result<void>(QByteArrayView)> &sink);

/// IEEE CRC-32.
std::uint32_t crc32Of(QByteArrayView bytes);

/// A part of `whole` that shares its memory.
QByteArray sharedSlice(const QByteArray &whole, qsizetype offset, qsizetype length);

} // namespace marrow::vfp
