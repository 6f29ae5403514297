#include "io/p2lrt/chunk_encoder.h"

#include "io/p2lrt/records_advanced.h"
#include "io/p2lrt/records_core.h"
#include "io/p2lrt/records_extra.h"
#include "io/p2lrt/records_motion.h"

namespace marrow::p2lrt {

namespace {

/// A chunk that holds one member of the rig.
template <class Member, class Encode>
ChunkKind rigChunk(const char (&name)[5], bool core, Member Rig::*member, Encode encode)
{
    return ChunkKind{
        tag(name), core, [member](const Rig &rig, const Panel &) { return rig.*member == Member(); },
        [member](const Rig &a, const Panel &, const Rig &b, const Panel &) { return a.*member == b.*member; },
        [member, encode](RecordWriter &writer, const Rig &rig, const Panel &) { encode(writer, rig.*member, rig); }};
}

ChunkKind panelChunk()
{
    return ChunkKind{tag("PGUI"), false, [](const Rig &, const Panel &value) { return value.empty(); },
                     [](const Rig &, const Panel &a, const Rig &, const Panel &b) { return a == b; },
                     [](RecordWriter &writer, const Rig &, const Panel &value) { panel(writer, value); }};
}

std::vector<ChunkKind> makeKinds()
{
    using W = RecordWriter;
    std::vector<ChunkKind> kinds;
    const auto core = [&](const char (&name)[5], auto member, auto encode) {
        kinds.push_back(rigChunk(name, true, member, encode));
    };
    const auto extra = [&](const char (&name)[5], auto member, auto encode) {
        kinds.push_back(rigChunk(name, false, member, encode));
    };
    core("CANV", &Rig::canvas, [](W &w, const auto &value, const Rig &) { canvas(w, value); });
    core("PARM", &Rig::parameters, [](W &w, const auto &value, const Rig &) { parameters(w, value); });
    core("DEFM", &Rig::deformers, [](W &w, const auto &value, const Rig &) { deformers(w, value); });
    core("PART", &Rig::parts, [](W &w, const auto &value, const Rig &) { parts(w, value); });
    core("MESH", &Rig::meshes, [](W &w, const auto &value, const Rig &) { meshes(w, value); });
    core("GLUE", &Rig::glues, [](W &w, const auto &value, const Rig &rig) { glues(w, value, rig.meshes); });
    core("DRAW", &Rig::groups, [](W &w, const auto &value, const Rig &) { renderTree(w, value); });
    core("TEXR", &Rig::textures, [](W &w, const auto &value, const Rig &) { textures(w, value); });
    core("PHYS", &Rig::physics, [](W &w, const auto &value, const Rig &) { physics(w, value); });
    core("CLIP", &Rig::clips, [](W &w, const auto &value, const Rig &) { clips(w, value); });
    core("ROLE", &Rig::roles, [](W &w, const auto &value, const Rig &) { roles(w, value); });
    kinds.push_back(panelChunk());
    extra("META", &Rig::meta, [](W &w, const auto &value, const Rig &) { meta(w, value); });
    extra("BONE", &Rig::bones, [](W &w, const auto &value, const Rig &rig) { bones(w, value, rig); });
    extra("SKIN", &Rig::skins, [](W &w, const auto &value, const Rig &rig) { skins(w, value, rig); });
    extra("COLL", &Rig::colliders, [](W &w, const auto &value, const Rig &rig) { colliders(w, value, rig); });
    extra("SIMS", &Rig::simulations, [](W &w, const auto &value, const Rig &rig) { simulations(w, value, rig); });
    extra("EXPR", &Rig::expressions, [](W &w, const auto &value, const Rig &) { expressions(w, value); });
    extra("HITA", &Rig::hitAreas, [](W &w, const auto &value, const Rig &) { hitAreas(w, value); });
    extra("UDAT", &Rig::userData, [](W &w, const auto &value, const Rig &) { userData(w, value); });
    extra("POSE", &Rig::pose, [](W &w, const auto &value, const Rig &) { poseGroups(w, value); });
    extra("CEXT", &Rig::clipExtensions,
          [](W &w, const auto &value, const Rig &rig) { clipExtensions(w, value, rig.clips); });
    return kinds;
}

} // namespace

const std::vector<ChunkKind> &chunkKinds()
{
    static const std::vector<ChunkKind> kinds = makeKinds();
    return kinds;
}

std::uint16_t writtenVersion(const Tag &tagOf, const Rig &rig)
{
    if (tagOf != tag("PHYS"))
        return 1;
    const auto vertical = [](const auto &item) { return item.source == PhysicsSource::Y; };
    for (const PhysicsGroup &group : rig.physics.groups) {
        if (std::any_of(group.inputs.begin(), group.inputs.end(), vertical)
            || std::any_of(group.outputs.begin(), group.outputs.end(), vertical))
            return 2;
    }
    return 1;
}

void encodeVersion1(RecordWriter &writer, const Rig &rig)
{
    canvas(writer, rig.canvas);
    parameters(writer, rig.parameters);
    deformers(writer, rig.deformers);
    parts(writer, rig.parts);
    meshes(writer, rig.meshes);
    glues(writer, rig.glues, rig.meshes);
    renderTree(writer, rig.groups);
    textures(writer, rig.textures);
    physics(writer, rig.physics);
    clips(writer, rig.clips);
    roles(writer, rig.roles);
}

} // namespace marrow::p2lrt
