#include "io/p2lrt/chunk_decoder.h"

#include "io/p2lrt/messages.h"
#include "io/p2lrt/records_advanced.h"
#include "io/p2lrt/records_core.h"
#include "io/p2lrt/records_extra.h"
#include "io/p2lrt/records_motion.h"

namespace marrow::p2lrt {

namespace {

/// The first u32 of a table; a chunk too short for it is refused when it is decoded.
std::uint32_t leadingCount(const Payloads &payloads, const Tag &tag)
{
    const auto it = payloads.find(tag);
    return it == payloads.end() ? 0 : ByteReader(it->second.span()).u32();
}

/// Decodes chunk after chunk until one fails.
class ChunkWalk
{
public:
    ChunkWalk(const Payloads &payloads, Decoded &decoded, std::uint64_t recordBytes)
        : m_payloads(payloads)
        , m_decoded(decoded)
        , m_recordBytes(recordBytes)
    {
        counts.parameters = leadingCount(payloads, tag("PARM"));
        counts.deformers = leadingCount(payloads, tag("DEFM"));
        counts.parts = leadingCount(payloads, tag("PART"));
        counts.meshes = leadingCount(payloads, tag("MESH"));
        counts.bones = counts.deformers;
    }

    template <class Decode>
    void chunk(const char (&name)[5], Decode &&decode)
    {
        const auto it = m_payloads.find(tag(name));
        if (m_error || it == m_payloads.end())
            return;
        RecordReader reader(2, QString::fromLatin1(name, 4), it->second, &m_decoded.strings, counts, m_recordBytes);
        decode(reader);
        reader.expectEnd();
        m_recordBytes = reader.recordBytesLeft();
        if (!reader.ok())
            m_error = reader.error();
    }
    void strings()
    {
        bool ok = false;
        Error error = readStrings(m_payloads.at(tag("STRS")), m_decoded.strings, m_recordBytes, ok);
        if (!ok)
            m_error = std::move(error);
    }

    const std::optional<Error> &error() const { return m_error; }

    Counts counts;

private:
    const Payloads &m_payloads;
    Decoded &m_decoded;
    std::uint64_t m_recordBytes;
    std::optional<Error> m_error;
};

void decodeCore(ChunkWalk &walk, PuppetRig &rig)
{
    walk.chunk("CANV", [&](RecordReader &a) { canvas(a, rig.canvas); });
    walk.chunk("PARM", [&](RecordReader &a) { parameters(a, rig.parameters); });
    walk.chunk("DEFM", [&](RecordReader &a) { deformers(a, rig.deformers); });
    walk.chunk("PART", [&](RecordReader &a) { parts(a, rig.parts); });
    walk.chunk("MESH", [&](RecordReader &a) { meshes(a, rig.meshes); });
    walk.chunk("DRAW", [&](RecordReader &a) { renderTree(a, rig.groups); });
    walk.chunk("GLUE", [&](RecordReader &a) { glues(a, rig.glues, rig.meshes); });
    walk.chunk("TEXR", [&](RecordReader &a) { textures(a, rig.textures); });
    walk.chunk("PHYS", [&](RecordReader &a) { physics(a, rig.physics); });
    walk.chunk("CLIP", [&](RecordReader &a) { clips(a, rig.clips); });
    walk.chunk("ROLE", [&](RecordReader &a) { roles(a, rig.roles); });
}

void decodeExtras(ChunkWalk &walk, PuppetRig &rig, Panel &panelOut)
{
    walk.chunk("PGUI", [&](RecordReader &a) { panel(a, panelOut); });
    walk.chunk("META", [&](RecordReader &a) {
        if (!a.empty()) // a META chunk of no bytes is accepted as empty
            meta(a, rig.meta);
    });
    walk.chunk("BONE", [&](RecordReader &a) { bones(a, rig.bones, rig); });
    walk.counts.bones += static_cast<std::uint32_t>(rig.bones.virtualBones.size());
    walk.counts.physicsGroups = static_cast<std::uint32_t>(rig.physics.groups.size());
    walk.chunk("SKIN", [&](RecordReader &a) { skins(a, rig.skins, rig); });
    walk.chunk("COLL", [&](RecordReader &a) { colliders(a, rig.colliders, rig); });
    walk.counts.colliders = static_cast<std::uint32_t>(rig.colliders.colliders.size());
    walk.chunk("SIMS", [&](RecordReader &a) { simulations(a, rig.simulations, rig); });
    walk.chunk("EXPR", [&](RecordReader &a) { expressions(a, rig.expressions); });
    walk.chunk("HITA", [&](RecordReader &a) { hitAreas(a, rig.hitAreas); });
    walk.chunk("UDAT", [&](RecordReader &a) { userData(a, rig.userData); });
    walk.chunk("POSE", [&](RecordReader &a) { poseGroups(a, rig.pose); });
    walk.chunk("CEXT", [&](RecordReader &a) { clipExtensions(a, rig.clipExtensions, rig.clips); });
}

/// In version 1 deformers and parts refer to tables that come after them; the references were read unchecked.
void checkForwardReferences(RecordReader &a, const PuppetRig &rig)
{
    const auto below = [](std::uint32_t index, std::size_t limit) { return index < limit; };
    for (std::size_t i = 0; i < rig.deformers.size(); ++i) {
        a.at(kDeformerNoun, i);
        const std::int32_t part = rig.deformers[i].part;
        a.check(part < 0 || below(static_cast<std::uint32_t>(part), rig.parts.size()), "p2lrt.reference",
                QT_TRANSLATE_NOOP("P2lrt", "the deformer belongs to a part that is not there"));
    }
    for (std::size_t i = 0; i < rig.parts.size(); ++i) {
        a.at(kPartNoun, i);
        for (const PartChild &child : rig.parts[i].children)
            a.check(below(child.index, child.isMesh ? rig.meshes.size() : rig.parts.size()), "p2lrt.reference",
                    QT_TRANSLATE_NOOP("P2lrt", "a child is not there"));
        for (std::uint32_t mesh : rig.parts[i].composite.maskMeshes)
            a.check(below(mesh, rig.meshes.size()), "p2lrt.reference",
                    QT_TRANSLATE_NOOP("P2lrt", "a masking mesh is not there"));
        for (std::uint32_t part : rig.parts[i].composite.maskParts)
            a.check(below(part, rig.parts.size()), "p2lrt.reference",
                    QT_TRANSLATE_NOOP("P2lrt", "a masking part is not there"));
    }
}

} // namespace

Result<Decoded> decodeChunks(const Payloads &payloads, std::uint64_t recordBytes)
{
    Decoded decoded;
    ChunkWalk walk(payloads, decoded, recordBytes);
    walk.strings();
    decodeCore(walk, decoded.rig);
    decodeExtras(walk, decoded.rig, decoded.panel);
    if (walk.error())
        return *walk.error();
    return decoded;
}

Result<Decoded> decodeVersion1(const ByteArray &file)
{
    constexpr std::uint32_t kPreamble = 12;
    constexpr std::uint32_t kUnknown = 0xFFFFFFFF;
    Decoded decoded;
    PuppetRig &rig = decoded.rig;
    const ByteArray body(file.owner(), file.data() + kPreamble, file.size() - kPreamble, ArrayCodec::U8);
    RecordReader a(1, QStringLiteral("CANV"), body, nullptr, {}, memoryLimits(file.size()).records);
    Counts &counts = a.counts();
    canvas(a, rig.canvas);
    a.enter("PARM");
    counts.parameters = a.peekU32();
    parameters(a, rig.parameters);
    a.enter("DEFM");
    counts.deformers = a.peekU32();
    counts.parts = kUnknown;
    counts.meshes = kUnknown;
    deformers(a, rig.deformers);
    a.enter("PART");
    counts.parts = a.peekU32();
    parts(a, rig.parts);
    a.enter("MESH");
    counts.meshes = a.peekU32();
    meshes(a, rig.meshes);
    if (a.ok())
        checkForwardReferences(a, rig);
    a.enter("GLUE");
    glues(a, rig.glues, rig.meshes);
    a.enter("DRAW");
    renderTree(a, rig.groups);
    a.enter("TEXR");
    textures(a, rig.textures);
    a.enter("PHYS");
    physics(a, rig.physics);
    a.enter("CLIP");
    clips(a, rig.clips);
    a.enter("ROLE");
    roles(a, rig.roles);
    a.expectEnd();
    if (!a.ok())
        return a.error();
    return decoded;
}

} // namespace marrow::p2lrt
