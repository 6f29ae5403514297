// Pendulums: hair, skirt, lantern, and the cloth as long as it is not simulated.

#include "resources/samples/generator/keeper.h"

namespace marrow::sample {

namespace {

struct Driver
{
    QString parameter;
    float weight;
    PhysicsSource source;
};

struct Driven
{
    QString parameter;
    std::uint32_t vertex;
    float scale;
};

PhysicsGroup group(const Keeper &keeper, const QString &id, const QString &name, const std::vector<Driver> &drivers,
                   const std::vector<Driven> &driven, const std::vector<PhysicsSegment> &segments)
{
    PhysicsGroup result;
    result.id = id;
    result.name = name;
    for (const Driver &driver : drivers)
        result.inputs.push_back({keeper.build.find(driver.parameter), driver.weight, driver.source, false});
    for (const Driven &output : driven)
        result.outputs.push_back(
            {keeper.build.find(output.parameter), output.vertex, output.scale, 100, PhysicsSource::Angle, false});
    result.segments = segments;
    result.positionMin = -10;
    result.positionMax = 10;
    result.angleMin = -10;
    result.angleMax = 10;
    return result;
}

} // namespace

void addPhysics(Keeper &keeper)
{
    using enum PhysicsSource;
    Physics &physics = keeper.build.rig.physics;
    physics.fps = 60;
    const std::vector<Driver> headMoves = {
        {"ParamAngleX", 60, X}, {"ParamAngleZ", 60, Angle}, {"ParamBodyAngleX", 40, X}, {"ParamBodyAngleZ", 40, Angle}};
    const std::vector<Driver> bodyMoves = {{"ParamBodyAngleX", 100, X}, {"ParamBodyAngleZ", 100, Angle}};
    physics.groups = {
        group(keeper, "PhysicsHairFront", "刘海 Hair front", headMoves, {{"ParamHairFront", 1, 2.6F}},
              {{8, 0.92F, 0.9F, 1.4F}}),
        group(keeper, "PhysicsHairSide", "侧发 Hair side", headMoves, {{"ParamHairSide", 1, 2.4F}},
              {{11, 0.94F, 0.85F, 1.2F}}),
        group(keeper, "PhysicsHairBack", "后发 Hair back", headMoves,
              {{"ParamHairBack", 1, 2.2F}, {"ParamHairBackTip", 2, 2.2F}},
              {{12, 0.94F, 0.8F, 1.1F}, {10, 0.92F, 0.85F, 1.2F}}),
        group(keeper, "PhysicsSkirt", "裙摆 Skirt", bodyMoves, {{"ParamSkirt", 1, 1.4F}}, {{12, 0.9F, 0.85F, 1.3F}}),
        group(
            keeper, "PhysicsLantern", "提灯 Lantern",
            {{"ParamArmL", 50, X}, {"ParamElbowL", 50, X}, {"ParamBodyAngleX", 60, X}, {"ParamBodyAngleZ", 60, Angle}},
            {{"ParamLanternSwing", 1, 2}}, {{14, 0.97F, 0.8F, 1.2F}}),
        group(keeper, "PhysicsCape", "披风 Cape", bodyMoves, {{"ParamSimCape", 1, 1.5F}, {"ParamSimCapeTip", 2, 1.5F}},
              {{15, 0.93F, 0.75F, 1}, {12, 0.9F, 0.8F, 1.1F}}),
        group(keeper, "PhysicsScarf", "围巾 Scarf", bodyMoves, {{"ParamSimScarf", 1, 1.6F}}, {{12, 0.92F, 0.9F, 1.2F}}),
    };
    // The simulations do what these two stand in for.
    auto &simulations = keeper.build.rig.simulations;
    for (Simulation &simulation : simulations.simulations)
        simulation.skippedPhysicsGroups = {simulation.id == QLatin1String("SimScarf") ? 6U : 5U};
    simulations.header.physicsGroups = {5, 6};
}

} // namespace marrow::sample
