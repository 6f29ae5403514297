#pragma once

#include "resources/samples/generator/rig_builder.h"

namespace marrow::sample {

/// What the parts of the keeper's rig share while it is built, and the steps in their order.
struct Keeper
{
    explicit Keeper(const Atlas &atlas)
        : build(atlas)
    {
    }

    RigBuilder build;

    struct
    {
        int root, shadow, cape, body, legs, scarf, armL, armR, gripL, openL, lantern, fireflies, head, hairBack, face,
            eyes, hairFront;
    } part = {};
    struct
    {
        int bodyTurn, lean, breath, skirt, head, armL, forearmL, handL, armR, forearmR, handR, lanternLink,
            lanternSwing;
    } deformer = {};
    struct
    {
        std::uint32_t face, hairFront, hairBack, bodice, skirt, legL, legR, capeL, capeR, lining, scarfEnd, sleeveL,
            sleeveR, lanternFrame, lanternGlass;
    } mesh = {};

    Axis axis(const QString &parameter, std::vector<float> keys) const
    {
        return {build.find(parameter), std::move(keys)};
    }
};

void addParameters(Keeper &keeper);
void addParts(Keeper &keeper);
void addBody(Keeper &keeper);
void addArms(Keeper &keeper);
void addCloth(Keeper &keeper);
void addHead(Keeper &keeper);
void addEyes(Keeper &keeper);
void addLight(Keeper &keeper);
void addAdvanced(Keeper &keeper);
void addPhysics(Keeper &keeper);
void addMotion(Keeper &keeper);
void addTables(Keeper &keeper);
Panel keeperPanel(const PuppetRig &rig);

} // namespace marrow::sample
