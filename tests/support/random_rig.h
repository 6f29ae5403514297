#pragma once

#include "model/puppet/puppet.h"
#include "tests/support/random_values.h"

namespace marrow::test {

/// Makes puppets that use every kind of record of P2LRT: sparse and duplicate cells, deep chains, all array codecs, null and
/// shared strings, every extension. Whatever it makes is valid. The same seed makes the same puppet.
class RandomRig : private RandomValues
{
public:
    using RandomValues::RandomValues;

    Puppet make()
    {
        PuppetRig rig;
        rig.canvas = {real(100, 2000), real(100, 2000), real(), real(), chance() ? -1.0f : real(1, 100)};
        m_parameters = 1 + below(8);
        m_parts = 1 + below(6);
        m_meshes = 1 + below(6);
        repeat(rig.parameters, m_parameters, [&](Parameter &p) {
            p = {string(), string(), real(-30, 0), real(0, 30), real(-40, 40), byte(4)};
        });
        makeDeformers(rig);
        makeParts(rig);
        repeat(rig.meshes, m_meshes, [&](Mesh &m) { makeMesh(m, rig); });
        makeGlues(rig);
        makeTree(rig);
        makeMotion(rig);
        makeExtras(rig);
        makeBones(rig);
        makeSkins(rig);
        makeSimulations(rig);
        Puppet puppet;
        makePanel(puppet.panel);
        puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
        return puppet;
    }

private:
    Pivot pivot() { return {real(), real(), real(-180, 180), real(-2, 2)}; }

    void rotation(Rotation &body)
    {
        body.baseAngle = real(-90, 90);
        grid(body.pivot, [&](Pivot &form) { form = pivot(); });
        bindings(body.bindings, [&](RotationShape &shape) {
            shape.pivot = pivot();
            shape.flipX = chance();
            shape.flipY = chance();
            tint(shape);
        });
    }
    void warp(Warp &body)
    {
        body.columns = 1 + below(4);
        body.rows = 1 + below(4);
        const std::size_t n = 2 * std::size_t(body.columns + 1) * (body.rows + 1);
        grid(body.lattice, [&](FloatArray &form) { form = floats(n); });
        bindings(body.bindings, [&](WarpShape &shape) {
            shape.points = floats(n);
            tint(shape);
        });
    }
    void makeDeformers(PuppetRig &rig)
    {
        const std::uint32_t n = below(4) == 0 ? 40 : below(6);
        for (std::uint32_t i = 0; i < n; ++i) {
            Deformer &d = rig.deformers.emplace_back();
            d.id = string();
            d.parent = n == 40 ? static_cast<std::int32_t>(i) - 1 : static_cast<std::int32_t>(below(i + 1)) - 1;
            d.part = static_cast<std::int32_t>(below(m_parts + 1)) - 1;
            d.flags = byte(32);
            tint(d);
            d.channels = channels();
            if (chance())
                warp(std::get<Warp>(d.body));
            else
                rotation(d.body.emplace<Rotation>());
        }
    }
    Composite composite()
    {
        Composite c;
        c.blend = byte(20);
        c.alphaBlend = byte(6);
        c.maskMeshes = refs(m_meshes);
        c.maskParts = refs(m_parts);
        c.invertMask = chance();
        tint(c);
        return c;
    }
    void makeParts(PuppetRig &rig)
    {
        repeat(rig.parts, m_parts, [&](Part &p) {
            p.id = string();
            p.name = string();
            p.flags = byte(4);
            p.groupMode = byte(3);
            p.drawOrder = static_cast<std::int32_t>(below(1000));
            repeat(p.children, below(4), [&](PartChild &child) {
                child.isMesh = chance();
                child.index = below(child.isMesh ? m_meshes : m_parts);
            });
            p.channels = channels();
            p.composite = composite();
            bindings(p.bindings, [&](PartShape &shape) {
                shape.drawOrder = real();
                tint(shape);
            });
        });
    }
    void makeMesh(Mesh &m, const PuppetRig &rig)
    {
        const auto deformers = static_cast<std::uint32_t>(rig.deformers.size());
        m.id = string();
        m.name = string();
        m.parent = static_cast<std::int32_t>(below(deformers + 1)) - 1;
        m.blend = byte(20);
        m.alphaBlend = byte(6);
        m.maskMeshes = refs(m_meshes);
        m.flags = byte(16);
        m.texturePage = static_cast<std::int32_t>(below(4)) - 1;
        if (m.hasGeometry()) {
            const std::uint32_t vertices = 3 + below(20);
            m.positions = floats(2 * vertices);
            m.uvs = floats(2 * vertices, true);
            m.indices = ints(3 * std::size_t(below(12)), vertices);
        }
        const std::size_t n = m.positions.size();
        grid(m.deltas, [&](FloatArray &form) { form = floats(chance(4) ? 0 : n); });
        m.channels = channels();
        m.drawOrder = real(0, 1000);
        tint(m);
        bindings(m.bindings, [&](MeshShape &shape) {
            shape.deltas = floats(chance(4) ? 0 : n);
            shape.drawOrder = real();
            tint(shape);
        });
    }
    void makeGlues(PuppetRig &rig)
    {
        repeat(rig.glues, below(3), [&](Glue &g) {
            g = {string(), below(m_meshes), below(m_meshes), real(0, 1), {}, channels()};
            const std::uint32_t a = rig.meshes[g.meshA].vertexCount();
            const std::uint32_t b = rig.meshes[g.meshB].vertexCount();
            if (a && b)
                repeat(g.pairs, below(5), [&](GluePair &p) { p = {below(a), below(b), real(0, 1), real(0, 1)}; });
        });
    }
    void group(PuppetRig &rig, int depth)
    {
        const std::size_t own = rig.groups.size();
        rig.groups.emplace_back();
        rig.groups[own].part = static_cast<std::int32_t>(below(m_parts + 1)) - 1;
        rig.groups[own].drawOrder = static_cast<std::int32_t>(below(1000));
        rig.groups[own].channels = channels();
        if (chance())
            rig.groups[own].composite = composite();
        const std::uint32_t n = below(4);
        for (std::uint32_t i = 0; i < n; ++i) {
            const bool mesh = depth > 5 || chance();
            const auto index = mesh ? below(m_meshes) : static_cast<std::uint32_t>(rig.groups.size());
            rig.groups[own].children.push_back({mesh, index});
            if (!mesh)
                group(rig, depth + 1);
        }
    }
    void makeTree(PuppetRig &rig)
    {
        rig.groups.clear();
        group(rig, 0);
        repeat(rig.textures, below(3), [&](TexturePage &page) {
            page = {static_cast<TextureKind>(below(3)), below(64), below(64), {}, {}};
            if (page.kind == TextureKind::External)
                page.uri = string();
            else
                page.data = ByteArray({0x89, 'P', 'N', 'G', byte(255)});
        });
    }
    Curve curve()
    {
        Curve c{real(0, 1), real(), {}};
        repeat(c.segments, below(4), [&](CurveSegment &s) {
            s.kind = static_cast<SegmentKind>(below(4));
            if (s.kind == SegmentKind::Bezier)
                s = {s.kind, real(), real(), real(), real(), 0, 0};
            s.time = real(0, 5);
            s.value = real();
        });
        return c;
    }
    void makeMotion(PuppetRig &rig)
    {
        rig.physics.fps = real(0, 60);
        repeat(rig.physics.groups, below(3), [&](PhysicsGroup &g) {
            g.id = string();
            g.name = string();
            repeat(g.segments, below(4), [&](PhysicsSegment &s) { s = {real(0, 9), real(0, 1), real(0, 1), real(0, 2)}; });
            repeat(g.inputs, below(3), [&](PhysicsInput &i) {
                i = {parameter(), real(0, 100), static_cast<PhysicsSource>(below(3)), chance()};
            });
            const auto vertices = static_cast<std::uint32_t>(g.segments.size()) + 1;
            repeat(g.outputs, below(3), [&](PhysicsOutput &o) {
                o = {parameter(), below(vertices), real(), real(0, 100), static_cast<PhysicsSource>(below(3)), chance()};
            });
            g.positionMax = real();
            g.angleMin = real();
        });
        repeat(rig.clips, below(3), [&](Clip &c) {
            c = {string(), string(), string(), real(0, 5), 30, chance(), real(-1, 1), real(-1, 1), {}};
            repeat(c.curves, below(4), [&](ParameterCurve &p) { p = {parameter(), curve()}; });
        });
        repeat(rig.roles, below(4), [&](Role &r) { r = {string(), refs(m_parameters)}; });
    }
    void makeExtras(PuppetRig &rig)
    {
        repeat(rig.meta, below(3), [&](MetaEntry &m) { m = {string(), string()}; });
        repeat(rig.expressions, below(3), [&](Expression &e) {
            e = {string(), string(), real(0, 1), real(0, 1), {}};
            repeat(e.parameters, below(3), [&](ExpressionParameter &p) {
                p = {parameter(), static_cast<ExpressionBlend>(below(3)), real()};
            });
        });
        repeat(rig.hitAreas, below(3), [&](HitArea &h) { h = {string(), string(), refs(m_meshes)}; });
        repeat(rig.userData, below(3), [&](UserData &u) { u = {below(m_meshes), string()}; });
        rig.pose.fadeIn = real(0, 1);
        repeat(rig.pose.groups, below(3), [&](std::vector<PoseEntry> &g) {
            repeat(g, 1 + below(3), [&](PoseEntry &e) { e = {below(m_parts), refs(m_parts)}; });
        });
        for (std::uint32_t clip = 0; clip < rig.clips.size(); ++clip) {
            ClipExtension &x = rig.clipExtensions.emplace_back();
            x.clip = clip;
            float time = 0;
            repeat(x.events, below(3), [&](ClipEvent &e) { e = {time += real(0, 1), string()}; });
            repeat(x.curves, below(3), [&](TargetCurve &c) {
                c = {static_cast<CurveTarget>(1 + below(4)), static_cast<std::int32_t>(below(m_parts)), real(-1, 1),
                     real(-1, 1), curve()};
            });
            const auto curves = static_cast<std::uint32_t>(rig.clips[clip].curves.size());
            repeat(x.fades, curves ? below(3) : 0, [&](CurveFade &f) { f = {below(curves), real(-1, 1), real(-1, 1)}; });
        }
    }
    void makeBones(PuppetRig &rig)
    {
        if (chance())
            return;
        const auto deformers = static_cast<std::uint32_t>(rig.deformers.size());
        rig.bones.header = {2, 6, refs(m_parameters), {1, 99}, refs(deformers), {{below(m_meshes), refs(m_parameters), {7}}},
                            {{'S', 'K', 'I', 'N'}}};
        const std::uint32_t n = 1 + below(3);
        for (std::uint32_t i = 0; i < n; ++i) {
            Deformer &bone = rig.bones.virtualBones.emplace_back();
            bone.id = string();
            bone.parent = static_cast<std::int32_t>(below(deformers + i + 1)) - 1;
            Rotation &body = bone.body.emplace<Rotation>();
            rotation(body);
            if (!body.pivot.present || body.pivot.axes.size() != 1)
                continue;
            rig.bones.arcs.push_back({deformers + i, body.pivot.axes[0].parameter, real(), real()});
        }
        repeat(rig.bones.attachable, 2, [&](AttachableBone &b) { b = {below(deformers + n), string()}; });
    }
    void makeSkins(PuppetRig &rig)
    {
        const auto deformers = static_cast<std::uint32_t>(rig.deformers.size());
        for (std::uint32_t i = 0; i < m_meshes; ++i) {
            const Mesh &mesh = rig.meshes[i];
            if (mesh.parent < 0 || !rig.deformers[static_cast<std::size_t>(mesh.parent)].rotation())
                continue;
            Skin &skin = rig.skins.skins.emplace_back();
            skin.mesh = i;
            repeat(skin.axes, below(3), [&](KeyAxis &axis) { axis = {parameter(), keys()}; });
            skin.bones = {static_cast<std::uint32_t>(mesh.parent)};
            if (!rig.bones.virtualBones.empty())
                skin.bones.push_back(deformers);
            if (chance() || mesh.vertexCount() == 0)
                continue;
            const auto bones = static_cast<std::uint32_t>(skin.bones.size());
            skin.from = ints(mesh.vertexCount(), bones);
            skin.to = ints(mesh.vertexCount(), bones);
            skin.weight = floats(mesh.vertexCount(), true);
        }
    }
    void makeSimulations(PuppetRig &rig)
    {
        const auto bones = static_cast<std::uint32_t>(rig.deformers.size() + rig.bones.virtualBones.size());
        repeat(rig.colliders.colliders, below(3), [&](Collider &c) {
            c = {string(), chance(), static_cast<std::int32_t>(below(bones + 1)) - 1, -1, below(9), below(9), real(), real(),
                 real(), real(), real(1, 9), real(1, 9), real(0, 1)};
            const std::uint32_t vertices = rig.meshes[0].vertexCount();
            if (vertices)
                c = {c.id, c.capsule, c.deformer, 0, below(vertices), below(vertices), c.ax, c.ay, c.bx, c.by, c.radiusA,
                     c.radiusB, c.friction};
        });
        if (!chance(3))
            repeat(rig.simulations.simulations, 1 + below(2), [&](Simulation &s) { makeSimulation(s, rig); });
    }
    void makeSimulation(Simulation &s, const PuppetRig &rig)
    {
        s.id = string();
        s.substeps = 1 + below(128);
        s.gravityY = real();
        const std::uint32_t vertices = rig.meshes[0].vertexCount();
        s.targets = {{0, vertices}};
        for (FloatArray *array : {&s.invMass, &s.damping, &s.windFactor, &s.pinWeight, &s.goalCompliance, &s.goalOffsetX,
                                  &s.goalOffsetY})
            *array = floats(vertices);
        s.anchorMesh = IntArray(std::vector<std::uint32_t>(vertices, chance() ? kNoAnchor : 0));
        s.anchorVertex = ints(vertices, vertices);
        const std::uint32_t n = vertices ? below(6) : 0;
        for (IntArray *array : {&s.stretchA, &s.stretchB, &s.triangleA, &s.triangleB, &s.triangleC, &s.weldA, &s.weldB,
                                &s.longParticle, &s.longRoot})
            *array = ints(n, vertices);
        for (FloatArray *array : {&s.rest, &s.compliance, &s.compressionCompliance, &s.areaCompliance, &s.bendCompliance,
                                  &s.weldWeightA, &s.weldWeightB, &s.weldCompliance, &s.maxDistance})
            *array = floats(n);
        s.bendT1 = ints(n, n);
        s.bendT2 = ints(n, n);
        s.heldParameters = refs(m_parameters);
        s.skippedPhysicsGroups = refs(static_cast<std::uint32_t>(rig.physics.groups.size()));
        repeat(s.statics, below(3), [&](StaticCorrection &c) {
            c = {parameter(), keys(), {}};
            repeat(c.meshes, below(3), [&](StaticOffsets &o) {
                o.mesh = below(m_meshes);
                for (std::size_t i = 0; i < c.keys.size(); ++i)
                    o.offsets.push_back(floats(rig.meshes[o.mesh].positions.size()));
            });
        });
        s.colliders = refs(static_cast<std::uint32_t>(rig.colliders.colliders.size()));
    }
    void panelNodes(Panel &panel, int depth)
    {
        const std::size_t own = panel.nodes.size();
        panel.nodes.emplace_back();
        if (depth > 4 || chance()) {
            panel.nodes[own].parameter = static_cast<std::int32_t>(parameter());
            return;
        }
        panel.nodes[own] = {true, chance(), static_cast<PanelLabel>(below(3)), -1, string(), string(), string(), below(9), 0};
        const std::uint32_t n = below(4);
        panel.nodes[own].childCount = n;
        for (std::uint32_t i = 0; i < n; ++i)
            panelNodes(panel, depth + 1);
    }
    void makePanel(Panel &panel)
    {
        repeat(panel.snaps, below(3), [&](PanelSnap &s) { s = {parameter(), keys()}; });
        repeat(panel.joysticks, below(3), [&](PanelJoystick &j) { j = {parameter(), parameter()}; });
        const std::uint32_t n = below(4);
        for (std::uint32_t i = 0; i < n; ++i)
            panelNodes(panel, 0);
    }
};

} // namespace marrow::test
