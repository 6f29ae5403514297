#pragma once

#include "model/puppet/keyforms.h"
#include "model/puppet/rig_advanced.h"
#include "model/puppet/rig_motion.h"
#include "model/puppet/rig_records.h"

#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace marrow {

/// Everything a `.p2lrt` file says about a puppet, as read and checked: references are within range, arrays have the
/// lengths that "P2LRT evaluation rules" 1.8 and 1.9 demand, every f32 is finite. What those sections leave unchecked
/// (values of blend modes, physics group numbers of extension headers, ids that repeat) is unchecked here too.
///
/// A rig is a plain value without behaviour; once read it is shared as `std::shared_ptr<const PuppetRig>` between the
/// document, evaluators and renderers on any thread. Its order is the order of the file. Strings are QString because
/// they are shown, compared and shared, and because copying one costs a reference count.
struct PuppetRig
{
    Canvas canvas;
    std::vector<Parameter> parameters;
    std::vector<Deformer> deformers; ///< parents before children
    std::vector<Part> parts;
    std::vector<Mesh> meshes;
    std::vector<Glue> glues;
    /// The render tree in pre-order; the root is groups[0] and always exists.
    std::vector<RenderGroup> groups = std::vector<RenderGroup>(1);
    std::vector<TexturePage> textures;
    Physics physics;
    std::vector<Clip> clips;
    std::vector<Role> roles;

    std::vector<MetaEntry> meta;
    BoneExtension bones;
    SkinExtension skins;
    ColliderExtension colliders;
    SimulationExtension simulations;
    std::vector<Expression> expressions;
    std::vector<HitArea> hitAreas;
    std::vector<UserData> userData;
    PoseGroups pose;
    std::vector<ClipExtension> clipExtensions;

    bool operator==(const PuppetRig &) const = default;
};

} // namespace marrow
