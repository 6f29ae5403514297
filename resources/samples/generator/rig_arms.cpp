// Arms with elbows, the two left hands, and the lantern that hangs from one of them.

#include "resources/samples/generator/arm_shape.h"
#include "resources/samples/generator/art.h"
#include "resources/samples/generator/keeper.h"

#include <cmath>

namespace marrow::sample {

namespace {

const std::vector<float> kElbowKeysL = {0, 55, 120};
const std::vector<float> kElbowKeysR = {0, 60, 120};

double defaultElbow(bool left)
{
    return left ? place::kDefaultElbow : 0;
}

/// Degrees on the canvas by which an arm's bone turns when its parameter grows by `value`.
double outward(bool left, double value)
{
    return left ? -value : value;
}

QPointF wrist(bool left)
{
    return bentArm(left, armPoint(left, place::kUpperArm + place::kForearm - 6, 0), defaultElbow(left));
}

void addSleeve(Keeper &keeper, bool left)
{
    MeshSpec sleeve;
    sleeve.id = left ? "SleeveL" : "SleeveR";
    sleeve.name = left ? "左袖 Left sleeve" : "右袖 Right sleeve";
    sleeve.parent = left ? keeper.deformer.armL : keeper.deformer.armR;
    sleeve.part = left ? keeper.part.armL : keeper.part.armR;
    sleeve.drawOrder = left ? 380 : 360;
    sleeve.cell = 18;
    sleeve.rest = [left](QPointF drawn) { return bentArm(left, drawn, defaultElbow(left)); };
    sleeve.axes = {keeper.axis(left ? "ParamElbowL" : "ParamElbowR", left ? kElbowKeysL : kElbowKeysR)};
    // The bend of the default pose carried on: the same mixture of the two bones that the skin uses between the keys.
    sleeve.move = [left](const Vertex &v, Values at) {
        const QPointF carried = rotated(v.rest, outward(left, at[0] - defaultElbow(left)), elbow(left));
        return v.rest + (carried - v.rest) * forearmShare(left, v.drawn);
    };
    (left ? keeper.mesh.sleeveL : keeper.mesh.sleeveR) = keeper.build.mesh(sleeve);
}

void addArm(Keeper &keeper, bool left)
{
    RigBuilder &b = keeper.build;
    auto &d = keeper.deformer;
    const int part = left ? keeper.part.armL : keeper.part.armR;
    const QString side = left ? "L" : "R";
    const auto bone = [&](const QString &id, int parent, QPointF pivot, const Axis &axis, double neutral) {
        return b.rotation(id + side, parent, part, pivot, {axis}, [=](Values at) {
            return PivotAt{pivot, outward(left, at[0] - neutral)};
        });
    };
    const Axis raise = left ? keeper.axis("ParamArmL", {-25, 90}) : keeper.axis("ParamArmR", {-15, 100});
    const int upper = bone("RotationArm", d.breath, left ? place::kShoulderL : place::kShoulderR, raise, 0);
    const int fore =
        bone("RotationForearm", upper, elbow(left), keeper.axis("ParamElbow" + side, {0, 120}), defaultElbow(left));
    const int hand = bone("RotationHand", fore, wrist(left),
                          left ? keeper.axis("ParamHandL", {-25, 25}) : keeper.axis("ParamHandR", {-40, 40}), 0);
    (left ? d.armL : d.armR) = upper;
    (left ? d.forearmL : d.forearmR) = fore;
    (left ? d.handL : d.handR) = hand;
}

void addLantern(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    auto &d = keeper.deformer;
    // The link to the hand is folded into the upper arm: its pivot goes round the elbow with the elbow's angle. In
    // between its keys the core takes the straight way and exact links the round one.
    d.lanternLink =
        b.rotation("RotationLanternLink", d.armL, keeper.part.lantern, place::kGrip,
                   {keeper.axis("ParamElbowL", {0, 27.5F, 55, 87.5F, 120})}, [](Values at) {
                       return PivotAt{rotated(place::kGrip, -(at[0] - place::kDefaultElbow), elbow(true)), 0};
                   });
    // It hangs upright however the arm is raised, and swings.
    d.lanternSwing =
        b.rotation("RotationLanternSwing", d.lanternLink, keeper.part.lantern, place::kGrip,
                   {keeper.axis("ParamArmL", {-25, 90}), keeper.axis("ParamLanternSwing", {-1, 1})}, [](Values at) {
                       return PivotAt{place::kGrip, at[0] + 24 * at[1]};
                   });

    RenderGroup group;
    group.part = keeper.part.lantern;
    group.drawOrder = 384;
    group.composite = Composite{};
    const auto light = [&] { return keeper.axis("ParamLanternLight", {0, 1}); };
    // Unlit, the whole lantern stands in the blue of the night.
    group.channels = {RigBuilder::colors(ChannelTarget::MultiplyColor, {light()}, [](Values at) {
        return at[0] > 0.5 ? kWhite : Rgb{0.8F, 0.82F, 0.96F};
    })};
    const auto piece = [&](const QString &id, const QString &name, float order) {
        MeshSpec spec;
        spec.id = id;
        spec.name = name;
        spec.parent = d.lanternSwing;
        spec.part = keeper.part.lantern;
        spec.drawOrder = order;
        spec.inRoot = false;
        return spec;
    };
    MeshSpec glass = piece("LanternGlass", "灯罩 Glass", 1);
    glass.channels = {RigBuilder::colors(ChannelTarget::MultiplyColor, {light()}, [](Values at) {
        return at[0] > 0.5 ? kWhite : Rgb{0.62F, 0.68F, 0.86F};
    })};
    keeper.mesh.lanternGlass = b.mesh(glass);
    MeshSpec flame = piece("LanternFlame", "火苗 Flame", 2);
    flame.cell = 16;
    flame.channels = {RigBuilder::channel(ChannelTarget::Opacity, {light()}, [](Values at) { return float(at[0]); })};
    flame.axes = {keeper.axis("ParamFlicker", {0, 0.25F, 0.5F, 0.75F, 1})};
    flame.move = [](const Vertex &v, Values at) {
        static constexpr double kLean[] = {0, 5, 1, -5, 0};
        static constexpr double kGrow[] = {1, 1.1, 0.92, 1.06, 1};
        const int key = int(at[0] * 4 + 0.5);
        const double up = 1050 - v.rest.y();
        return QPointF(v.rest.x() + kLean[key] * up * up / 3600, 1050 - up * kGrow[key]);
    };
    b.mesh(flame);
    keeper.mesh.lanternFrame = b.mesh(piece("LanternFrame", "灯架 Frame", 3));
    for (const std::uint32_t mesh : {keeper.mesh.lanternGlass, keeper.mesh.lanternGlass + 1, keeper.mesh.lanternFrame})
        group.children.push_back({true, mesh});
    b.rig.groups.push_back(group);
    b.rig.groups[0].children.push_back({false, std::uint32_t(b.rig.groups.size() - 1)});
}

} // namespace

void addArms(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    addArm(keeper, false);
    addArm(keeper, true);
    const auto hand = [&](const QString &id, const QString &name, int parent, int part, float order) {
        MeshSpec spec;
        spec.id = id;
        spec.name = name;
        spec.parent = parent;
        spec.part = part;
        spec.drawOrder = order;
        spec.cell = 22;
        return spec;
    };
    MeshSpec right = hand("HandOpenR", "右手 Right hand", keeper.deformer.handR, keeper.part.armR, 356);
    // A raised hand comes in front of the hair.
    right.channels = {RigBuilder::channel(ChannelTarget::DrawOrder, {keeper.axis("ParamArmR", {50, 51})},
                                          [](Values at) { return at[0] > 50.5 ? 660.0F : 356.0F; })};
    b.mesh(right);
    addSleeve(keeper, false);
    MeshSpec open = hand("HandOpenL", "左手·张开 Left hand, open", keeper.deformer.handL, keeper.part.openL, 376);
    open.rest = [](QPointF drawn) { return bentArm(true, drawn, place::kDefaultElbow); };
    b.mesh(open);
    addSleeve(keeper, true);
    addLantern(keeper);
    b.mesh(hand("HandGripL", "左手·提灯 Left hand, holding", keeper.deformer.forearmL, keeper.part.gripL, 390));
}

void addLight(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    MeshSpec halo;
    halo.id = "Halo";
    halo.name = "光晕 Halo";
    halo.parent = keeper.deformer.lanternSwing;
    halo.part = keeper.part.lantern;
    halo.drawOrder = 700;
    halo.cell = 460;
    halo.blend = 4;
    // The metal stays dark against its own light.
    halo.masks = {keeper.mesh.lanternFrame};
    halo.invertMask = true;
    halo.channels = {RigBuilder::channel(
        ChannelTarget::Opacity,
        {keeper.axis("ParamLanternLight", {0, 1}), keeper.axis("ParamFlicker", {0, 0.25F, 0.5F, 0.75F, 1})},
        [](Values at) {
            static constexpr double kGlow[] = {0.9, 1, 0.84, 0.95, 0.9};
            return float(at[0] * kGlow[int(at[1] * 4 + 0.5)]);
        })};
    b.mesh(halo);
    static constexpr struct
    {
        double x, y, wide, high, phase;
    } kFlights[] = {{826, 880, 26, 34, 0},
                    {846, 1020, 22, 46, 0.5},
                    {668, 1100, 30, 26, 0.25},
                    {800, 1150, 34, 30, 0.75},
                    {884, 948, 16, 40, 0.6}};
    int number = 0;
    for (const auto &flight : kFlights) {
        MeshSpec fly;
        fly.id = QString("Firefly%1").arg(++number);
        fly.name = QString("萤火 %1 Firefly %1").arg(number);
        fly.layer = "Firefly";
        fly.parent = keeper.deformer.bodyTurn;
        fly.part = keeper.part.fireflies;
        fly.drawOrder = 710;
        fly.blend = 3;
        fly.cell = 40;
        fly.rest = [flight](QPointF drawn) {
            return drawn - QPointF(place::kGrip.x(), 1012) + QPointF(flight.x, flight.y);
        };
        fly.axes = {keeper.axis("ParamFirefly", {0, 0.125F, 0.25F, 0.375F, 0.5F, 0.625F, 0.75F, 0.875F, 1})};
        fly.move = [flight](const Vertex &v, Values at) {
            constexpr double kCircle = 2 * 3.14159265358979;
            const double angle = kCircle * (at[0] + flight.phase);
            const double start = kCircle * flight.phase;
            return v.rest + QPointF(flight.wide * (std::cos(angle) - std::cos(start)),
                                    flight.high * (std::sin(2 * angle) - std::sin(2 * start)) * 0.5);
        };
        fly.channels = {RigBuilder::channel(ChannelTarget::Opacity, {keeper.axis("ParamLanternLight", {0, 1})},
                                            [](Values at) { return float(0.25 + 0.75 * at[0]); })};
        b.mesh(fly);
    }
}

} // namespace marrow::sample
