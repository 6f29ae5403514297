// The cape and the end of the scarf: how they move when baked, how they are simulated instead, and what they run into.
// And the skins and arcs, which the same file offers beside the baked forms.

#include "resources/samples/generator/arm_shape.h"
#include "resources/samples/generator/art.h"
#include "resources/samples/generator/cloth.h"
#include "resources/samples/generator/keeper.h"

#include <algorithm>
#include <cmath>

namespace marrow::sample {

namespace {

constexpr int kScarfColumns = 3, kScarfRows = 9;
constexpr double kScarfBleed = 0.09;

double down(const Vertex &vertex)
{
    return std::clamp((vertex.rest.y() - 722) / 464, 0.0, 1.1);
}

/// The baked swing of the cape: as a whole, and of the hem.
QPointF swingCape(const Vertex &v, double sway, double tip)
{
    const double t = down(v);
    const double x = sway * 62 * std::pow(t, 1.4) + tip * 40 * std::pow(t, 3);
    const double side = (v.rest.x() - kMiddle) / 280;
    // Where the cape swings outward, its hem rises; where it comes in, it falls.
    return {x, -(0.16 * x * side + 0.02 * std::abs(x)) * t - std::abs(sway) * 6 * t};
}

/// The baked answer to leaning: the cape goes on hanging nearly straight down.
QPointF hangUpright(const Vertex &v, double lean)
{
    const double t = down(v);
    const QPointF top(v.rest.x(), 730);
    return rotated(v.rest, -0.75 * lean * std::min(t * 1.6, 1.0), top) - v.rest;
}

QPointF moveCape(const Vertex &v, Values at)
{
    return v.rest + swingCape(v, at[0], at[1]) + hangUpright(v, at[2]);
}

QPointF moveScarf(const Vertex &v, Values at)
{
    const double t = std::clamp((v.rest.y() - 706) / 228, 0.0, 1.1);
    return v.rest + QPointF(at[0] * 46 * std::pow(t, 1.5), -std::abs(at[0]) * 10 * t * t);
}

/// A capsule between two canvas points that goes with a deformer.
Collider capsule(const Keeper &keeper, const QString &id, int deformer, QPointF a, QPointF b, double radiusA,
                 double radiusB)
{
    Collider collider;
    collider.id = id;
    collider.capsule = true;
    collider.deformer = deformer;
    const QPointF localA = keeper.build.toLocal(deformer, a);
    const QPointF localB = keeper.build.toLocal(deformer, b);
    collider.ax = settled(localA.x() * 256) / 256;
    collider.ay = settled(localA.y() * 256) / 256;
    collider.bx = settled(localB.x() * 256) / 256;
    collider.by = settled(localB.y() * 256) / 256;
    collider.radiusA = float(radiusA);
    collider.radiusB = float(radiusB);
    collider.friction = 0.25F;
    return collider;
}

/// The vertex of a mesh that rests nearest to a canvas point.
std::uint32_t nearest(const Keeper &keeper, std::uint32_t mesh, QPointF point)
{
    const std::vector<QPointF> &rest = keeper.build.restOf(mesh);
    const auto distance = [point](QPointF p) { return std::hypot(p.x() - point.x(), p.y() - point.y()); };
    return std::uint32_t(
        std::min_element(rest.begin(), rest.end(), [&](QPointF a, QPointF b) { return distance(a) < distance(b); }) -
        rest.begin());
}

/// A leg's capsule goes with the leg's own vertices.
Collider legCapsule(const Keeper &keeper, bool left)
{
    Collider collider;
    collider.id = left ? "ColliderLegL" : "ColliderLegR";
    collider.capsule = true;
    const std::uint32_t mesh = left ? keeper.mesh.legL : keeper.mesh.legR;
    collider.mesh = std::int32_t(mesh);
    const double x = left ? 542 : 458;
    collider.vertexA = nearest(keeper, mesh, {x, 1060});
    collider.vertexB = nearest(keeper, mesh, {x, 1230});
    collider.radiusA = 28;
    collider.radiusB = 26;
    collider.friction = 0.25F;
    return collider;
}

void addBones(Keeper &keeper)
{
    const auto &d = keeper.deformer;
    PuppetRig &rig = keeper.build.rig;
    BoneExtension &bones = rig.bones;
    bones.header.feature = 2;
    bones.header.hooks = 2 | 4;
    bones.header.deformers = {std::uint32_t(d.lanternLink)};
    // The middle of the flame: nothing hangs on it in the core, but light and colliders follow it.
    Deformer heart;
    heart.id = "BoneLanternHeart";
    heart.parent = d.lanternSwing;
    heart.part = keeper.part.lantern;
    Rotation pivot;
    pivot.pivot.present = true;
    pivot.pivot.forms = {Pivot{0, 122, 0, 1}};
    heart.body = pivot;
    bones.virtualBones = {heart};
    bones.attachable = {{std::uint32_t(d.head), "Head"},
                        {std::uint32_t(d.handL), "HandL"},
                        {std::uint32_t(d.handR), "HandR"},
                        {std::uint32_t(d.lanternSwing), "Lantern"},
                        {std::uint32_t(rig.deformers.size()), "LanternHeart"}};
    const QPointF center = keeper.build.toLocal(d.armL, elbow(true));
    bones.arcs = {
        {std::uint32_t(d.lanternLink), keeper.build.find("ParamElbowL"), settled(center.x()), settled(center.y())}};
}

void addSkins(Keeper &keeper)
{
    PuppetRig &rig = keeper.build.rig;
    rig.skins.header.feature = 1;
    rig.skins.header.hooks = 8;
    for (const bool left : {true, false}) {
        Skin skin;
        skin.mesh = left ? keeper.mesh.sleeveL : keeper.mesh.sleeveR;
        const Grid<FloatArray> &grid = rig.meshes[skin.mesh].deltas;
        skin.axes = grid.axes;
        skin.bones = left ? std::vector<std::uint32_t>{std::uint32_t(keeper.deformer.armL),
                                                       std::uint32_t(keeper.deformer.forearmL)}
                          : std::vector<std::uint32_t>{std::uint32_t(keeper.deformer.armR),
                                                       std::uint32_t(keeper.deformer.forearmR)};
        std::vector<float> weights;
        for (const QPointF drawn : keeper.build.drawnOf(skin.mesh))
            weights.push_back(settled(forearmShare(left, drawn)));
        skin.from = IntArray(std::vector<std::uint32_t>(weights.size(), 0), ArrayCodec::U16);
        skin.to = IntArray(std::vector<std::uint32_t>(weights.size(), 1), ArrayCodec::U16);
        skin.weight = FloatArray(std::move(weights));
        rig.skins.header.deformers.insert(rig.skins.header.deformers.end(), skin.bones.begin(), skin.bones.end());
        rig.skins.skins.push_back(std::move(skin));
    }
}

void addColliders(Keeper &keeper)
{
    const auto &d = keeper.deformer;
    PuppetRig &rig = keeper.build.rig;
    rig.colliders.header.feature = 8;
    rig.colliders.header.hooks = 32;
    rig.colliders.header.dependsOn = {{'S', 'I', 'M', 'S'}};
    Collider lantern = capsule(keeper, "ColliderLantern", d.lanternSwing, {0, 0}, {0, 0}, 46, 46);
    lantern.capsule = false;
    lantern.deformer = std::int32_t(rig.deformers.size()); // the virtual bone
    lantern.ax = lantern.ay = lantern.bx = lantern.by = 0;
    rig.colliders.colliders = {
        capsule(keeper, "ColliderBody", d.lean, {500, 800}, {500, 1050}, 40, 62),
        legCapsule(keeper, false),
        legCapsule(keeper, true),
        capsule(keeper, "ColliderUpperArmL", d.armL, place::kShoulderL, elbow(true), 22, 24),
        capsule(keeper, "ColliderForearmL", d.forearmL, elbow(true),
                rotated(armPoint(true, 190, 0), -place::kDefaultElbow, elbow(true)), 24, 30),
        lantern,
    };
}

/// The baked lean of a cape's mesh, which its simulation takes out: real gravity does it then.
StaticOffsets leanOffsets(const Keeper &keeper, std::uint32_t mesh)
{
    StaticOffsets result{mesh, {}};
    const Mesh &record = keeper.build.rig.meshes[mesh];
    for (const double lean : {-10.0, 0.0, 10.0}) {
        const double at[] = {0, 0, lean};
        FloatArray offsets = keeper.build.offsets(mesh, moveCape, at);
        result.offsets.push_back(offsets.empty() ? FloatArray(std::vector<float>(record.positions.size())) : offsets);
    }
    return result;
}

Simulation simulation(const QString &id)
{
    Simulation result;
    result.id = id;
    result.fps = 60;
    result.substeps = 6;
    return result;
}

void addSimulations(Keeper &keeper)
{
    const RigBuilder &b = keeper.build;
    PuppetRig &rig = keeper.build.rig;
    const std::vector<std::uint32_t> held = {b.find("ParamSimCape"), b.find("ParamSimCapeTip")};
    const std::vector<float> leanKeys = {-10, 0, 10};

    Simulation cape = simulation("SimCape");
    const ClothLook look;
    simulateMesh(cape, b, keeper.mesh.capeL, kCapeColumns, kCapeRows, look);
    simulateMesh(cape, b, keeper.mesh.capeR, kCapeColumns, kCapeRows, look);
    cape.heldParameters = held;
    cape.colliders = {0, 1, 2};
    cape.statics = {{b.find("ParamBodyAngleZ"),
                     FloatArray(leanKeys),
                     {leanOffsets(keeper, keeper.mesh.capeL), leanOffsets(keeper, keeper.mesh.capeR)}}};

    // The lining is sewn to the second threads of both halves and follows wherever those have gone.
    Simulation lining = simulation("SimCapeLining");
    simulateMesh(lining, b, keeper.mesh.lining, kLiningColumns, kCapeRows, look);
    std::vector<Seam> seams;
    for (std::uint32_t row = 0; row <= std::uint32_t(kCapeRows); ++row) {
        seams.push_back({row * (kLiningColumns + 1), keeper.mesh.capeR, row * (kCapeColumns + 1) + kCapeColumns - 1});
        seams.push_back({row * (kLiningColumns + 1) + kLiningColumns, keeper.mesh.capeL, row * (kCapeColumns + 1) + 1});
    }
    sew(lining, seams);
    lining.heldParameters = held;
    lining.statics = {{b.find("ParamBodyAngleZ"), FloatArray(leanKeys), {leanOffsets(keeper, keeper.mesh.lining)}}};

    Simulation scarf = simulation("SimScarf");
    ClothLook light;
    light.damping = 3;
    light.goalHem = 0.12;
    simulateMesh(scarf, b, keeper.mesh.scarfEnd, kScarfColumns, kScarfRows, light);
    scarf.heldParameters = {b.find("ParamSimScarf")};
    scarf.colliders = {3, 4, 5};
    rig.simulations.simulations = {cape, lining, scarf};

    ExtensionHeader &header = rig.simulations.header;
    header.feature = 4;
    header.hooks = 1 | 8 | 32;
    header.parameters = {held[0], held[1], b.find("ParamSimScarf")};
    header.dependsOn = {};
}

} // namespace

void addCloth(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    static const Sheet kCapeL = capeSheet(true), kCapeR = capeSheet(false), kLining = liningSheet(),
                       kScarf = scarfSheet();
    const auto cloth = [&](const QString &id, const QString &name, const Sheet &sheet, float order) {
        MeshSpec spec;
        spec.id = id;
        spec.name = name;
        spec.parent = keeper.deformer.breath;
        spec.part = keeper.part.cape;
        spec.drawOrder = order;
        spec.sheet = &sheet;
        spec.columns = kCapeColumns;
        spec.rows = kCapeRows;
        spec.bleed = kCapeBleed;
        spec.axes = {keeper.axis("ParamSimCape", {-1, 0, 1}), keeper.axis("ParamSimCapeTip", {-1, 0, 1}),
                     keeper.axis("ParamBodyAngleZ", {-10, 0, 10})};
        spec.move = moveCape;
        return spec;
    };
    MeshSpec lining = cloth("CapeLining", "披风衬里 Cape lining", kLining, 120);
    lining.columns = kLiningColumns;
    lining.bleed = 0;
    keeper.mesh.lining = b.mesh(lining);
    keeper.mesh.capeR = b.mesh(cloth("CapeR", "披风右片 Cape, right", kCapeR, 130));
    keeper.mesh.capeL = b.mesh(cloth("CapeL", "披风左片 Cape, left", kCapeL, 130));
    MeshSpec scarf = cloth("ScarfEnd", "围巾末端 Scarf end", kScarf, 425);
    scarf.part = keeper.part.scarf;
    scarf.columns = kScarfColumns;
    scarf.rows = kScarfRows;
    scarf.bleed = kScarfBleed;
    scarf.axes = {keeper.axis("ParamSimScarf", {-1, 0, 1})};
    scarf.move = moveScarf;
    keeper.mesh.scarfEnd = b.mesh(scarf);
}

void addAdvanced(Keeper &keeper)
{
    addBones(keeper);
    addSkins(keeper);
    addColliders(keeper);
    addSimulations(keeper);
}

} // namespace marrow::sample
