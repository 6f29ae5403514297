#pragma once

#include "io/p2lrt/records_core.h"

/// The extension chunks of version 2: BONE SKIN COLL SIMS (P2LRT 2.0 "extension chunks"; evaluation rules 1.9).

namespace marrow::p2lrt {

/// A bone index's deformer record; null if there is none.
inline const Deformer *boneRecord(const PuppetRig &rig, std::uint32_t index)
{
    if (index < rig.deformers.size())
        return &rig.deformers[index];
    const std::size_t virtualIndex = index - rig.deformers.size();
    return virtualIndex < rig.bones.virtualBones.size() ? &rig.bones.virtualBones[virtualIndex] : nullptr;
}

inline bool isRotation(const PuppetRig &rig, std::uint32_t bone)
{
    const Deformer *record = boneRecord(rig, bone);
    return record && record->rotation();
}

template <class Archive>
void numbers(Archive &a, typename Archive::template Ref<std::vector<std::uint32_t>> values)
{
    a.list(values, 4, [&](auto &value) { a.u32(value); });
}

/// `deformerLimit`: what the header's deformers may refer to.
template <class Archive>
void extensionHeader(Archive &a, typename Archive::template Ref<ExtensionHeader> header, std::uint32_t deformerLimit)
{
    a.u16(header.feature);
    a.u16(header.hooks);
    a.refs(header.parameters, a.counts().parameters, kParameterNoun);
    numbers(a, header.physicsGroups);
    a.refs(header.deformers, deformerLimit, kDeformerNoun);
    a.list(header.meshes, 12, [&](auto &item) {
        a.ref(item.mesh, a.counts().meshes, kMeshNoun);
        a.refs(item.axisParameters, a.counts().parameters, kParameterNoun);
        numbers(a, item.bindings);
    });
    a.list(header.dependsOn, 4, [&](auto &tag) { a.tag(tag); });
}

inline void checkArc(RecordReader &a, const PuppetRig &rig, const Arc &arc)
{
    if (!a.ok())
        return;
    const Deformer *record = boneRecord(rig, arc.deformer);
    const Rotation *rotation = record ? record->rotation() : nullptr;
    a.check(rotation, "p2lrt.arc", QT_TRANSLATE_NOOP("P2lrt", "an arc bends a deformer that does not rotate"));
    const bool keyed = rotation && rotation->pivot.present && rotation->pivot.axes.size() == 1
                       && rotation->pivot.axes[0].parameter == arc.parameter;
    a.check(keyed, "p2lrt.arc",
            QT_TRANSLATE_NOOP("P2lrt", "an arc's deformer is not keyed on the arc's parameter alone"));
}

template <class Archive>
void bones(Archive &a, typename Archive::template Ref<BoneExtension> value, const PuppetRig &rig)
{
    extensionHeader(a, value.header, a.counts().deformers);
    std::uint32_t index = 0;
    a.list(value.virtualBones, 1, [&](auto &bone) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "virtual bone"), index);
        deformer(a, bone, a.counts().deformers + index++);
        if constexpr (Archive::kReading)
            a.check(bone.rotation(), "p2lrt.bone", QT_TRANSLATE_NOOP("P2lrt", "the bone is not a rotation"));
    });
    const auto limit = a.counts().deformers + static_cast<std::uint32_t>(value.virtualBones.size());
    index = 0;
    a.list(value.attachable, 8, [&](auto &bone) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "attachable bone"), index++);
        a.ref(bone.deformer, limit, kBoneNoun);
        a.text(bone.id);
    });
    index = 0;
    a.list(value.arcs, 16, [&](auto &arc) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "arc"), index++);
        a.ref(arc.deformer, limit, kBoneNoun);
        a.ref(arc.parameter, a.counts().parameters, kParameterNoun);
        a.f32(arc.centerX);
        a.f32(arc.centerY);
        if constexpr (Archive::kReading)
            checkArc(a, rig, arc);
    });
}

inline bool allBelow(const IntArray &values, std::size_t limit)
{
    return std::all_of(values.begin(), values.end(), [limit](std::uint32_t value) { return value < limit; });
}

inline void checkSkin(RecordReader &a, const PuppetRig &rig, const Skin &skin)
{
    if (!a.ok())
        return;
    const Mesh &mesh = rig.meshes[skin.mesh];
    for (std::uint32_t bone : skin.bones)
        a.check(isRotation(rig, bone), "p2lrt.skin", QT_TRANSLATE_NOOP("P2lrt", "a bone is not a rotation"));
    const auto home = static_cast<std::uint32_t>(mesh.parent);
    const bool hangs = mesh.parent >= 0 && isRotation(rig, home)
                       && std::find(skin.bones.begin(), skin.bones.end(), home) != skin.bones.end();
    a.check(hangs, "p2lrt.skin", QT_TRANSLATE_NOOP("P2lrt", "the mesh does not hang from one of the bones"));
    a.check(skin.to.size() == skin.from.size() && skin.weight.size() == skin.from.size(), "p2lrt.skin",
            QT_TRANSLATE_NOOP("P2lrt", "the lists of weights differ in length"));
    a.check(skin.from.empty() || skin.from.size() == mesh.vertexCount(), "p2lrt.skin",
            QT_TRANSLATE_NOOP("P2lrt", "there is not one weight a vertex"));
    a.check(allBelow(skin.from, skin.bones.size()) && allBelow(skin.to, skin.bones.size()), "p2lrt.skin",
            QT_TRANSLATE_NOOP("P2lrt", "a weight names a bone that the skin does not have"));
}

template <class Archive>
void skins(Archive &a, typename Archive::template Ref<SkinExtension> value, const PuppetRig &rig)
{
    extensionHeader(a, value.header, a.counts().bones);
    std::size_t index = 0;
    a.list(value.skins, 16, [&](auto &skin) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "skin"), index++);
        a.ref(skin.mesh, a.counts().meshes, kMeshNoun);
        a.list(skin.axes, 8, [&](auto &axis) { keyAxis(a, axis); });
        a.refs(skin.bones, a.counts().bones, kBoneNoun);
        a.ints(skin.from);
        a.ints(skin.to);
        a.floats(skin.weight);
        if constexpr (Archive::kReading)
            checkSkin(a, rig, skin);
    });
}

template <class Archive>
void colliders(Archive &a, typename Archive::template Ref<ColliderExtension> value, const PuppetRig &rig)
{
    extensionHeader(a, value.header, a.counts().bones);
    std::size_t index = 0;
    a.list(value.colliders, 45, [&](auto &collider) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "collider"), index++);
        a.text(collider.id);
        a.boolean(collider.capsule);
        a.optionalRef(collider.deformer, a.counts().bones, kBoneNoun);
        a.optionalRef(collider.mesh, a.counts().meshes, kMeshNoun);
        a.u32(collider.vertexA);
        a.u32(collider.vertexB);
        for (auto *number : {&collider.ax, &collider.ay, &collider.bx, &collider.by, &collider.radiusA,
                             &collider.radiusB, &collider.friction})
            a.f32(*number);
        if constexpr (Archive::kReading) {
            a.check(collider.radiusA > 0 && collider.radiusB > 0, "p2lrt.collider",
                    QT_TRANSLATE_NOOP("P2lrt", "a radius is not above zero"));
            a.check(collider.friction >= 0 && collider.friction <= 1, "p2lrt.collider",
                    QT_TRANSLATE_NOOP("P2lrt", "the friction is not between 0 and 1"));
            const std::uint32_t vertices =
                a.ok() && collider.mesh >= 0 ? rig.meshes[static_cast<std::size_t>(collider.mesh)].vertexCount() : 0;
            a.check(collider.mesh < 0 || (collider.vertexA < vertices && collider.vertexB < vertices), "p2lrt.collider",
                    QT_TRANSLATE_NOOP("P2lrt", "the collider follows a vertex that is not there"));
        }
    });
}

template <class Archive, class Sim>
void simulationHead(Archive &a, Sim &sim)
{
    a.text(sim.id);
    a.f32(sim.fps);
    a.u32(sim.substeps);
    a.f32(sim.gravityX);
    a.f32(sim.gravityY);
    a.f32(sim.windX);
    a.f32(sim.windY);
    a.f32(sim.pinCompliance);
    a.list(sim.targets, 8, [&](auto &target) {
        a.ref(target.mesh, a.counts().meshes, kMeshNoun);
        a.u32(target.vertexCount);
    });
}

template <class Archive, class Sim>
void simulationArrays(Archive &a, Sim &sim)
{
    for (auto *array : {&sim.invMass, &sim.damping, &sim.windFactor, &sim.pinWeight, &sim.goalCompliance,
                        &sim.goalOffsetX, &sim.goalOffsetY})
        a.floats(*array);
    a.ints(sim.anchorMesh);
    a.ints(sim.anchorVertex);
    a.ints(sim.stretchA);
    a.ints(sim.stretchB);
    a.floats(sim.rest);
    a.floats(sim.compliance);
    a.floats(sim.compressionCompliance);
    a.ints(sim.triangleA);
    a.ints(sim.triangleB);
    a.ints(sim.triangleC);
    a.floats(sim.areaCompliance);
    a.ints(sim.bendT1);
    a.ints(sim.bendT2);
    a.floats(sim.bendCompliance);
    a.ints(sim.weldA);
    a.ints(sim.weldB);
    a.floats(sim.weldWeightA);
    a.floats(sim.weldWeightB);
    a.floats(sim.weldCompliance);
    a.ints(sim.longParticle);
    a.ints(sim.longRoot);
    a.floats(sim.maxDistance);
}

/// What the simulation says about itself alone: rates, lengths, indices.
void checkSimulation(RecordReader &a, const PuppetRig &rig, const Simulation &sim);
void checkStatic(RecordReader &a, const PuppetRig &rig, const StaticCorrection &correction);

template <class Archive>
void simulations(Archive &a, typename Archive::template Ref<SimulationExtension> value, const PuppetRig &rig)
{
    extensionHeader(a, value.header, a.counts().deformers);
    std::size_t index = 0;
    a.list(value.simulations, 1, [&](auto &sim) {
        a.at(QT_TRANSLATE_NOOP("P2lrt", "simulation"), index++);
        simulationHead(a, sim);
        simulationArrays(a, sim);
        a.refs(sim.heldParameters, a.counts().parameters, kParameterNoun);
        a.refs(sim.skippedPhysicsGroups, a.counts().physicsGroups, QT_TRANSLATE_NOOP("P2lrt", "physics group"));
        a.list(sim.statics, 12, [&](auto &correction) {
            keyAxis(a, correction);
            a.list(correction.meshes, 4, [&](auto &item) {
                a.ref(item.mesh, a.counts().meshes, kMeshNoun);
                a.fill(item.offsets, correction.keys.size(), [&](auto &offsets) { a.floats(offsets); });
            });
            if constexpr (Archive::kReading)
                checkStatic(a, rig, correction);
        });
        a.refs(sim.colliders, a.counts().colliders, QT_TRANSLATE_NOOP("P2lrt", "collider"));
        if constexpr (Archive::kReading)
            checkSimulation(a, rig, sim);
    });
}

} // namespace marrow::p2lrt
