#include "io/p2lrt/chunk_encoder.h"

#include "io/p2lrt/records_advanced.h"
#include "io/p2lrt/records_core.h"
#include "io/p2lrt/records_extra.h"
#include "io/p2lrt/records_motion.h"

namespace marrow::p2lrt {

namespace {

/// A chunk that holds one member of the rig.
template <class Member, class Encode>
ChunkKind rigChunk(const char (&name)[5], bool core, Member PuppetRig::*member, Encode encode)
{
    return ChunkKind{tag(name), core, [member](const PuppetRig &rig, const Panel &) { return rig.*member == Member(); },
                     [member](const PuppetRig &a, const Panel &, const PuppetRig &b, const Panel &) {
                         return a.*member == b.*member;
                     },
                     [member, encode](RecordWriter &writer, const PuppetRig &rig, const Panel &) {
                         encode(writer, rig.*member, rig);
                     }};
}

ChunkKind panelChunk()
{
    return ChunkKind{tag("PGUI"), false, [](const PuppetRig &, const Panel &value) { return value.empty(); },
                     [](const PuppetRig &, const Panel &a, const PuppetRig &, const Panel &b) { return a == b; },
                     [](RecordWriter &writer, const PuppetRig &, const Panel &value) { panel(writer, value); }};
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
    core("CANV", &PuppetRig::canvas, [](W &w, const auto &value, const PuppetRig &) { canvas(w, value); });
    core("PARM", &PuppetRig::parameters, [](W &w, const auto &value, const PuppetRig &) { parameters(w, value); });
    core("DEFM", &PuppetRig::deformers, [](W &w, const auto &value, const PuppetRig &) { deformers(w, value); });
    core("PART", &PuppetRig::parts, [](W &w, const auto &value, const PuppetRig &) { parts(w, value); });
    core("MESH", &PuppetRig::meshes, [](W &w, const auto &value, const PuppetRig &) { meshes(w, value); });
    core("GLUE", &PuppetRig::glues, [](W &w, const auto &value, const PuppetRig &rig) { glues(w, value, rig.meshes); });
    core("DRAW", &PuppetRig::groups, [](W &w, const auto &value, const PuppetRig &) { renderTree(w, value); });
    core("TEXR", &PuppetRig::textures, [](W &w, const auto &value, const PuppetRig &) { textures(w, value); });
    core("PHYS", &PuppetRig::physics, [](W &w, const auto &value, const PuppetRig &) { physics(w, value); });
    core("CLIP", &PuppetRig::clips, [](W &w, const auto &value, const PuppetRig &) { clips(w, value); });
    core("ROLE", &PuppetRig::roles, [](W &w, const auto &value, const PuppetRig &) { roles(w, value); });
    kinds.push_back(panelChunk());
    extra("META", &PuppetRig::meta, [](W &w, const auto &value, const PuppetRig &) { meta(w, value); });
    extra("BONE", &PuppetRig::bones, [](W &w, const auto &value, const PuppetRig &rig) { bones(w, value, rig); });
    extra("SKIN", &PuppetRig::skins, [](W &w, const auto &value, const PuppetRig &rig) { skins(w, value, rig); });
    extra("COLL", &PuppetRig::colliders,
          [](W &w, const auto &value, const PuppetRig &rig) { colliders(w, value, rig); });
    extra("SIMS", &PuppetRig::simulations,
          [](W &w, const auto &value, const PuppetRig &rig) { simulations(w, value, rig); });
    extra("EXPR", &PuppetRig::expressions, [](W &w, const auto &value, const PuppetRig &) { expressions(w, value); });
    extra("HITA", &PuppetRig::hitAreas, [](W &w, const auto &value, const PuppetRig &) { hitAreas(w, value); });
    extra("UDAT", &PuppetRig::userData, [](W &w, const auto &value, const PuppetRig &) { userData(w, value); });
    extra("POSE", &PuppetRig::pose, [](W &w, const auto &value, const PuppetRig &) { poseGroups(w, value); });
    extra("CEXT", &PuppetRig::clipExtensions,
          [](W &w, const auto &value, const PuppetRig &rig) { clipExtensions(w, value, rig.clips); });
    return kinds;
}

} // namespace

const std::vector<ChunkKind> &chunkKinds()
{
    static const std::vector<ChunkKind> kinds = makeKinds();
    return kinds;
}

std::uint16_t writtenVersion(const Tag &tagOf, const PuppetRig &rig)
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

void encodeVersion1(RecordWriter &writer, const PuppetRig &rig)
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
