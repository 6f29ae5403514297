#pragma once

#include "io/byte_reader.h"
#include "io/vfp/vfp_fault.h"
#include "io/vfp/vfp_layout.h"

/// What the records of SKEL, VSKN and ANIM share.
namespace marrow::vfp {

inline Place at(const FileSection &section, std::size_t offset)
{
    return placeOf(section, static_cast<qint64>(section.offset + offset));
}

/// Compares a hash field at `offset` of the section: META's sourceHash, or that of the skeleton.
Result<void> checkHash(const FileSection &section, std::size_t offset, QByteArrayView found, const QByteArray &wanted, bool ofSkeleton);

/// UTF-8 to a string; nullopt when the bytes are not UTF-8. A byte order mark is a character like any other here.
std::optional<QString> decodeName(QByteArrayView bytes);

struct TransformFault
{
    const char *code = nullptr; ///< nullptr when all is well
    QString reason = {};
};

/// Finite numbers and a unit rotation.
TransformFault checkTransform(const Transform &transform);

/// translation 3, rotation xyzw 4, scale 3, each f32.
Transform readTransform(ByteReader &reader);

} // namespace marrow::vfp
