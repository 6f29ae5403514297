// Parameters, parts, and everything below the chin that is neither arm nor cloth.

#include "resources/samples/generator/keeper.h"

#include <algorithm>
#include <cmath>

namespace marrow::sample {

namespace {

/// The body turning about its feet: the higher, the farther; the middle comes forward more than the sides.
QPointF turnBody(const Vertex &vertex, Values at)
{
    const double x = at[0] / 10;
    const double y = at[1] / 10;
    const QPointF p = vertex.rest;
    const double height = std::clamp((1290 - p.y()) / 600, 0.0, 1.7);
    const double side = (p.x() - kMiddle) / 300;
    const double round = std::max(0.0, 1 - side * side);
    const double narrow = 1 - 0.035 * std::abs(x) * std::min(height, 1.0);
    return {kMiddle + (p.x() - kMiddle) * narrow + x * (20 * std::pow(height, 1.3) + 9 * round * std::min(height, 1.0)),
            p.y() - y * (11 * height + 5 * round * std::min(height, 1.0))};
}

/// Breathing in lifts the shoulders and what hangs on them, and widens the chest.
QPointF breathe(const Vertex &vertex, Values at)
{
    const QPointF p = vertex.rest;
    const double lift = std::clamp((960 - p.y()) / 200, 0.0, 1.0);
    const double chest = std::exp(-std::pow((p.y() - 800) / 110, 2));
    return {p.x() + at[0] * 0.016 * chest * (p.x() - kMiddle), p.y() - at[0] * 6 * lift};
}

QPointF swaySkirt(const Vertex &vertex, Values at)
{
    const double t = std::clamp((vertex.rest.y() - 905) / 215, 0.0, 1.1);
    return vertex.rest + QPointF(at[0] * 26 * t * t, -std::abs(at[0]) * 5 * t * t);
}

MeshSpec plain(const QString &id, const QString &name, int parent, int part, float drawOrder, double cell = 44)
{
    MeshSpec spec;
    spec.id = id;
    spec.name = name;
    spec.parent = parent;
    spec.part = part;
    spec.drawOrder = drawOrder;
    spec.cell = cell;
    return spec;
}

} // namespace

void addParameters(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    b.parameter("ParamAngleX", "头部左右 Head X", -30, 30, 0);
    b.parameter("ParamAngleY", "头部上下 Head Y", -30, 30, 0);
    b.parameter("ParamAngleZ", "头部倾斜 Head tilt", -30, 30, 0);
    b.parameter("ParamEyeLOpen", "左眼开合 Left eye open", 0, 1.3F, 1);
    b.parameter("ParamEyeLSmile", "左眼微笑 Left eye smile", 0, 1, 0);
    b.parameter("ParamEyeROpen", "右眼开合 Right eye open", 0, 1.3F, 1);
    b.parameter("ParamEyeRSmile", "右眼微笑 Right eye smile", 0, 1, 0);
    b.parameter("ParamEyeBallX", "视线左右 Gaze X", -1, 1, 0);
    b.parameter("ParamEyeBallY", "视线上下 Gaze Y", -1, 1, 0);
    b.parameter("ParamBrowLY", "左眉高低 Left brow height", -1, 1, 0);
    b.parameter("ParamBrowLAngle", "左眉角度 Left brow angle", -1, 1, 0);
    b.parameter("ParamBrowRY", "右眉高低 Right brow height", -1, 1, 0);
    b.parameter("ParamBrowRAngle", "右眉角度 Right brow angle", -1, 1, 0);
    b.parameter("ParamMouthForm", "嘴形 Mouth form", -1, 1, 0);
    b.parameter("ParamMouthOpenY", "张嘴 Mouth open", 0, 1, 0);
    b.parameter("ParamCheek", "脸红 Blush", 0, 1, 0.5F);
    b.parameter("ParamBodyAngleX", "身体左右 Body X", -10, 10, 0);
    b.parameter("ParamBodyAngleY", "身体上下 Body Y", -10, 10, 0);
    b.parameter("ParamBodyAngleZ", "身体倾斜 Body lean", -10, 10, 0);
    b.parameter("ParamBreath", "呼吸 Breath", 0, 1, 0);
    b.parameter("ParamArmL", "左臂抬起 Left arm raise", -25, 90, 0);
    b.parameter("ParamElbowL", "左肘弯曲 Left elbow", 0, 120, 55);
    b.parameter("ParamHandL", "左手摆动 Left hand", -25, 25, 0);
    b.parameter("ParamArmR", "右臂抬起 Right arm raise", -15, 100, 0);
    b.parameter("ParamElbowR", "右肘弯曲 Right elbow", 0, 120, 0);
    b.parameter("ParamHandR", "右手摆动 Right hand", -40, 40, 0);
    b.parameter("ParamLanternLight", "灯光 Lantern light", 0, 1, 1);
    b.parameter("ParamFlicker", "火苗摇曳 Flicker", 0, 1, 0, true);
    b.parameter("ParamFirefly", "萤火飞行 Firefly flight", 0, 1, 0, true);
    b.parameter("ParamHairFront", "刘海摇动 Hair front", -1, 1, 0);
    b.parameter("ParamHairSide", "侧发摇动 Hair side", -1, 1, 0);
    b.parameter("ParamHairBack", "后发摇动 Hair back", -1, 1, 0);
    b.parameter("ParamHairBackTip", "后发发梢 Hair back tips", -1, 1, 0);
    b.parameter("ParamSkirt", "裙摆摇动 Skirt", -1, 1, 0);
    b.parameter("ParamLanternSwing", "提灯摆动 Lantern swing", -1, 1, 0);
    b.parameter("ParamSimCape", "披风摇动 Cape (baked)", -1, 1, 0);
    b.parameter("ParamSimCapeTip", "披风下摆 Cape hem (baked)", -1, 1, 0);
    b.parameter("ParamSimScarf", "围巾摇动 Scarf (baked)", -1, 1, 0);
}

void addParts(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    auto &p = keeper.part;
    p.root = b.part("PartKeeper", "提灯人 Lantern keeper", -1);
    p.shadow = b.part("PartShadow", "地面阴影 Ground shadow", p.root);
    p.cape = b.part("PartCape", "披风 Cape", p.root);
    p.legs = b.part("PartLegs", "腿 Legs", p.root);
    p.body = b.part("PartBody", "身体 Body", p.root);
    p.armR = b.part("PartArmR", "右臂 Right arm", p.root);
    p.armL = b.part("PartArmL", "左臂 Left arm", p.root);
    p.gripL = b.part("PartHandGripL", "左手·提灯 Left hand, holding", p.armL);
    p.openL = b.part("PartHandOpenL", "左手·张开 Left hand, open", p.armL);
    p.lantern = b.part("PartLantern", "提灯 Lantern", p.root, 384);
    p.scarf = b.part("PartScarf", "围巾 Scarf", p.root);
    p.head = b.part("PartHead", "头部 Head", p.root);
    p.hairBack = b.part("PartHairBack", "后发 Hair back", p.head);
    p.face = b.part("PartFace", "脸 Face", p.head);
    p.eyes = b.part("PartEyes", "眼睛 Eyes", p.head);
    p.hairFront = b.part("PartHairFront", "前发 Hair front", p.head);
    p.fireflies = b.part("PartFireflies", "萤火 Fireflies", p.root);
}

void addBody(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    auto &d = keeper.deformer;
    const auto &p = keeper.part;
    d.bodyTurn =
        b.warp("WarpBodyTurn", -1, p.root, QRectF(150, 120, 700, 1220), 6, 8,
               {keeper.axis("ParamBodyAngleX", {-10, 0, 10}), keeper.axis("ParamBodyAngleY", {-10, 0, 10})}, turnBody);
    d.lean = b.rotation("RotationLean", d.bodyTurn, p.root, {500, 1010}, {keeper.axis("ParamBodyAngleZ", {-10, 10})},
                        [](Values at) {
                            return PivotAt{{500 + at[0] * 0.8, 1010}, at[0]};
                        });
    d.breath = b.warp("WarpBreath", d.lean, p.root, QRectF(180, 120, 640, 1080), 4, 9,
                      {keeper.axis("ParamBreath", {0, 1})}, breathe);
    d.skirt = b.warp("WarpSkirt", d.lean, p.body, QRectF(340, 890, 320, 250), 3, 4,
                     {keeper.axis("ParamSkirt", {-1, 0, 1})}, swaySkirt);

    b.mesh(plain("GroundShadow", "地面阴影 Ground shadow", -1, p.shadow, 10, 1000));
    keeper.mesh.legR = b.mesh(plain("LegR", "右腿 Right leg", d.bodyTurn, p.legs, 200));
    keeper.mesh.legL = b.mesh(plain("LegL", "左腿 Left leg", d.bodyTurn, p.legs, 200));
    b.mesh(plain("BootR", "右靴 Right boot", d.bodyTurn, p.legs, 210));
    b.mesh(plain("BootL", "左靴 Left boot", d.bodyTurn, p.legs, 210));
    b.mesh(plain("Hood", "风帽 Hood", d.breath, p.cape, 150, 60));

    MeshSpec neck = plain("Neck", "脖子 Neck", d.breath, p.body, 300);
    neck.axes = {keeper.axis("ParamAngleX", {-30, 0, 30}), keeper.axis("ParamAngleZ", {-30, 0, 30})};
    neck.move = [](const Vertex &v, Values at) {
        const double up = std::clamp((700 - v.rest.y()) / 130, 0.0, 1.0);
        return v.rest + QPointF((at[0] * 0.25 + at[1] * 0.5) * up * up, 0);
    };
    b.mesh(neck);
    keeper.mesh.skirt = b.mesh(plain("Skirt", "裙子 Skirt", d.skirt, p.body, 315));
    keeper.mesh.bodice = b.mesh(plain("Bodice", "上衣 Bodice", d.breath, p.body, 310));
    b.mesh(plain("Belt", "腰带 Belt", d.breath, p.body, 320));
    b.mesh(plain("ScarfWrap", "围巾 Scarf", d.breath, p.scarf, 430));
    b.mesh(plain("Brooch", "胸针 Brooch", d.breath, p.scarf, 440));
    for (const bool left : {false, true}) {
        // The shoulder cape gives way to the arm below it.
        MeshSpec capelet =
            plain(left ? "CapeletL" : "CapeletR", left ? "左肩披 Left shoulder cape" : "右肩披 Right shoulder cape",
                  d.breath, p.cape, 400);
        capelet.axes = {left ? keeper.axis("ParamArmL", {-25, 0, 90}) : keeper.axis("ParamArmR", {-15, 0, 100})};
        capelet.move = [left](const Vertex &v, Values at) {
            const double side = left ? 1 : -1;
            const double outward = std::clamp((side * (v.rest.x() - kMiddle) - 40) / 100, 0.0, 1.0);
            const double raise = at[0] / 110 * outward * outward;
            return v.rest + QPointF(side * 12 * raise, -52 * raise);
        };
        b.mesh(capelet);
    }
}

} // namespace marrow::sample
