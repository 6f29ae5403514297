#include "io/vfp/vfp_rig_records.h"

#include <QStringDecoder>

#include <cmath>

namespace marrow::vfp {

Result<void> checkHash(const FileSection &section, std::size_t offset, QByteArrayView found, const QByteArray &wanted, bool ofSkeleton)
{
    if (found == wanted)
        return {};
    if (ofSkeleton)
        return fault("rig.skeleton-hash", at(section, offset), Vfp::tr("skeletonHash is not the hash of SKEL: the section belongs to another skeleton."));
    return fault("rig.source-hash", at(section, offset), Vfp::tr("baseSourceHash is not META's sourceHash: the section belongs to another model."));
}

std::optional<QString> decodeName(QByteArrayView bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless | QStringConverter::Flag::ConvertInitialBom);
    const QString name = decoder(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(name);
}

TransformFault checkTransform(const Transform &transform)
{
    if (!transform.translation.allFinite())
        return {"rig.not-finite", Vfp::tr("translation is not a finite number.")};
    if (!transform.rotation.coeffs().allFinite())
        return {"rig.not-finite", Vfp::tr("rotation is not a finite number.")};
    if (!transform.scale.allFinite())
        return {"rig.not-finite", Vfp::tr("scale is not a finite number.")};
    const float norm = transform.rotation.norm();
    if (!(std::abs(norm - 1.0f) <= kUnitTolerance))
        return {"rig.rotation", Vfp::tr("rotation has the length %1 instead of 1.").arg(static_cast<double>(norm))};
    return {};
}

Transform readTransform(ByteReader &reader)
{
    Transform transform;
    for (int i = 0; i < 3; ++i)
        transform.translation[i] = reader.f32();
    for (int i = 0; i < 4; ++i)
        transform.rotation.coeffs()[i] = reader.f32();
    for (int i = 0; i < 3; ++i)
        transform.scale[i] = reader.f32();
    return transform;
}

} // namespace marrow::vfp
