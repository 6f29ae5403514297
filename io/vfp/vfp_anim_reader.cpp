#include "io/vfp/vfp_rig_records.h"
#include "io/vfp/vfp_rig_sections.h"

namespace marrow::vfp {

namespace {

Result<JointTrack> readTrack(ByteReader &reader, const FileSection &section, const AnimationClip &clip, const Skeleton &skeleton)
{
    const std::size_t start = reader.offset();
    JointTrack track;
    track.joint = reader.u16();
    const std::uint16_t reserved = reader.u16();
    const std::uint32_t keyCount = reader.u32();
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("a track of clip %1").arg(clip.id));
    if (reserved != 0)
        return reservedFault(at(section, start + 2), "ANIM.track.reserved");
    if (!skeleton.contains(track.joint))
        return fault("anim.joint", at(section, start), Vfp::tr("clip %1 moves joint %2, which the skeleton does not have.").arg(clip.id).arg(track.joint));
    if (!clip.tracks.empty() && track.joint <= clip.tracks.back().joint)
        return fault("anim.order", at(section, start), Vfp::tr("clip %1: the track of joint %2 stands after that of joint %3; joints must ascend.").arg(clip.id).arg(track.joint).arg(clip.tracks.back().joint));
    if (!reader.has(keyCount, kKeySize)) {
        return fault("vfp.section-truncated", at(section, start + 4),
                     Vfp::tr("clip %1, joint %2: %3 keys are counted, but the section ends before them.").arg(clip.id).arg(track.joint).arg(keyCount));
    }
    track.keys.reserve(keyCount);
    std::int64_t previous = -1;
    for (std::uint32_t i = 0; i < keyCount; ++i) {
        const std::size_t keyStart = reader.offset();
        TransformKey key;
        key.timeMs = reader.u32();
        key.value = readTransform(reader);
        const QString name = Vfp::tr("clip %1, joint %2, key %3: %4").arg(clip.id).arg(track.joint).arg(i);
        if (key.timeMs > clip.durationMs)
            return fault("anim.key-time", at(section, keyStart), name.arg(Vfp::tr("the time %1 ms is after the clip's end at %2 ms.").arg(key.timeMs).arg(clip.durationMs)));
        if (key.timeMs <= previous)
            return fault("anim.key-time", at(section, keyStart), name.arg(Vfp::tr("the time %1 ms is not after the key before; times must ascend.").arg(key.timeMs)));
        if (const TransformFault wrong = checkTransform(key.value); wrong.code)
            return fault(wrong.code, at(section, keyStart + 4), name.arg(wrong.reason));
        previous = key.timeMs;
        track.keys.append(key);
    }
    return track;
}

Result<AnimationClip> readClip(ByteReader &reader, const FileSection &section, int previousId, const Skeleton &skeleton)
{
    const std::size_t start = reader.offset();
    AnimationClip clip;
    clip.id = reader.u16();
    const std::uint8_t nameBytes = reader.u8();
    const std::uint8_t reserved = reader.u8();
    clip.durationMs = reader.u32();
    const std::uint32_t trackCount = reader.u32();
    const QByteArrayView name = reader.view(nameBytes);
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("a clip's header"));
    if (reserved != 0)
        return reservedFault(at(section, start + 3), "ANIM.clip.reserved");
    if (clip.id <= previousId)
        return fault("anim.order", at(section, start), Vfp::tr("clip %1 stands after clip %2; ids must ascend.").arg(clip.id).arg(previousId));
    const auto text = decodeName(name);
    if (!text)
        return fault("rig.name", at(section, start + kClipHeaderSize), Vfp::tr("the name of clip %1 is not UTF-8.").arg(clip.id));
    clip.name = *text;
    if (!reader.has(trackCount, kTrackHeaderSize)) {
        return fault("vfp.section-truncated", at(section, start + 8),
                     Vfp::tr("clip %1: %2 tracks are counted, but the section ends before them.").arg(clip.id).arg(trackCount));
    }
    for (std::uint32_t i = 0; i < trackCount; ++i) {
        auto track = readTrack(reader, section, clip, skeleton);
        if (!track)
            return std::move(track).error();
        clip.tracks.push_back(std::move(track).value());
    }
    return clip;
}

} // namespace

Result<std::vector<AnimationClip>> readAnimation(const FileSection &section, const Skeleton &skeleton,
                                                 const QByteArray &sourceHash, const QByteArray &skeletonHash)
{
    ByteReader reader(section.bytes, section.offset);
    const std::uint8_t version = reader.u8();
    const std::uint8_t reserved = reader.u8();
    const std::uint16_t count = reader.u16();
    const QByteArrayView source = reader.view(kHashSize);
    const QByteArrayView ofSkeleton = reader.view(kHashSize);
    if (reader.failed())
        return truncatedFault(at(section, reader.failedAt()), Vfp::tr("its header"));
    if (version != kRigVersion)
        return fault("rig.version", at(section, 0), Vfp::tr("version %1 is not known; only 1 is.").arg(version));
    if (reserved != 0)
        return reservedFault(at(section, 1), "ANIM.reserved");
    if (const auto checked = checkHash(section, 4, source, sourceHash, false); !checked)
        return checked.error();
    if (const auto checked = checkHash(section, 36, ofSkeleton, skeletonHash, true); !checked)
        return checked.error();
    if (!reader.has(count, kClipHeaderSize))
        return fault("vfp.section-truncated", at(section, 2), Vfp::tr("%1 clips are counted, but the section ends before them.").arg(count));
    std::vector<AnimationClip> clips;
    clips.reserve(count);
    for (int i = 0; i < count; ++i) {
        auto clip = readClip(reader, section, clips.empty() ? -1 : clips.back().id, skeleton);
        if (!clip)
            return std::move(clip).error();
        clips.push_back(std::move(clip).value());
    }
    if (!reader.atEnd())
        return fault("rig.section-length", at(section, reader.offset()), Vfp::tr("%1 bytes follow the last clip.").arg(reader.remaining()));
    return clips;
}

} // namespace marrow::vfp
