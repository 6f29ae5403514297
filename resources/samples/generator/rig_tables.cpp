// What a host reads beside the rig: roles, hit areas, hand poses, user data, description, and the parameter panel.

#include "resources/samples/generator/keeper.h"

namespace marrow::sample {

namespace {

std::uint32_t meshOf(const PuppetRig &rig, const QString &id)
{
    for (std::size_t i = 0; i < rig.meshes.size(); ++i) {
        if (rig.meshes[i].id == id)
            return std::uint32_t(i);
    }
    qFatal("there is no mesh %s", qPrintable(id));
}

std::uint32_t parameterOf(const PuppetRig &rig, const QString &id)
{
    for (std::size_t i = 0; i < rig.parameters.size(); ++i) {
        if (rig.parameters[i].id == id)
            return std::uint32_t(i);
    }
    qFatal("there is no parameter %s", qPrintable(id));
}

struct Group
{
    QString id;
    QString name;
    std::uint32_t color;
    bool open;
    QStringList parameters;
};

} // namespace

void addTables(Keeper &keeper)
{
    PuppetRig &rig = keeper.build.rig;
    const auto role = [&](const QString &name, const QStringList &parameters) {
        Role result{name, {}};
        for (const QString &id : parameters)
            result.parameters.push_back(parameterOf(rig, id));
        rig.roles.push_back(result);
    };
    for (const char *same :
         {"AngleX", "AngleY", "AngleZ", "BodyAngleX", "BodyAngleY", "BodyAngleZ", "EyeBallX", "EyeBallY", "Breath"})
        role(same, {QStringLiteral("Param") + same});
    role("EyeBlink", {"ParamEyeLOpen", "ParamEyeROpen"});
    role("LipSync", {"ParamMouthOpenY"});

    rig.hitAreas = {{"HitAreaLantern",
                     "提灯 Lantern",
                     {meshOf(rig, "LanternFrame"), meshOf(rig, "LanternGlass"), meshOf(rig, "HandGripL")}},
                    {"HitAreaHead", "头部 Head", {meshOf(rig, "Face"), meshOf(rig, "HairFront")}},
                    {"HitAreaBody",
                     "身体 Body",
                     {meshOf(rig, "Bodice"), meshOf(rig, "Skirt"), meshOf(rig, "CapeletL"), meshOf(rig, "CapeletR")}}};
    rig.userData = {{meshOf(rig, "LanternFlame"), "light:warm"},
                    {meshOf(rig, "BootL"), "sound:step"},
                    {meshOf(rig, "BootR"), "sound:step"}};
    rig.pose.fadeIn = 0.4F;
    rig.pose.groups = {{{std::uint32_t(keeper.part.gripL), {std::uint32_t(keeper.part.lantern)}},
                        {std::uint32_t(keeper.part.openL), {}}}};
    rig.meta = {{"generator", "Marrow sample puppet"},
                {"generator_version", "1"},
                {"capabilities", "BONE SKIN COLL SIMS"},
                {"title", "提灯人 The lantern keeper"},
                {"license", "As Marrow itself"}};
}

Panel keeperPanel(const PuppetRig &rig)
{
    const std::vector<Group> groups = {
        {"GroupHead", "头部 Head", 0xff8f7ccb, true, {"ParamAngleX", "ParamAngleY", "ParamAngleZ"}},
        {"GroupEyes",
         "眼睛 Eyes",
         0xffe2a03c,
         true,
         {"ParamEyeBallX", "ParamEyeBallY", "ParamEyeLOpen", "ParamEyeLSmile", "ParamEyeROpen", "ParamEyeRSmile"}},
        {"GroupBrows",
         "眉毛 Brows",
         0xff74649c,
         false,
         {"ParamBrowLY", "ParamBrowLAngle", "ParamBrowRY", "ParamBrowRAngle"}},
        {"GroupMouth", "嘴 Mouth", 0xffd9655f, true, {"ParamMouthForm", "ParamMouthOpenY", "ParamCheek"}},
        {"GroupBody",
         "身体 Body",
         0xff4f73c4,
         true,
         {"ParamBodyAngleX", "ParamBodyAngleY", "ParamBodyAngleZ", "ParamBreath"}},
        {"GroupArms",
         "手臂 Arms",
         0xff4ba38a,
         true,
         {"ParamArmL", "ParamElbowL", "ParamHandL", "ParamArmR", "ParamElbowR", "ParamHandR"}},
        {"GroupLantern", "提灯 Lantern", 0xffdba13a, true, {"ParamLanternLight", "ParamFlicker", "ParamFirefly"}},
        {"GroupPhysics",
         "物理 Physics",
         0xff808a99,
         false,
         {"ParamHairFront", "ParamHairSide", "ParamHairBack", "ParamHairBackTip", "ParamSkirt", "ParamLanternSwing"}},
        {"GroupBaked", "布料烘焙 Baked cloth", 0xff808a99, false, {"ParamSimCape", "ParamSimCapeTip", "ParamSimScarf"}},
    };
    Panel panel;
    const auto snap = [&](const QString &id, std::vector<float> keys) {
        panel.snaps.push_back({parameterOf(rig, id), FloatArray(std::move(keys))});
    };
    snap("ParamAngleX", {-30, 0, 30});
    snap("ParamAngleY", {-30, 0, 30});
    snap("ParamEyeLOpen", {0, 1, 1.3F});
    snap("ParamEyeROpen", {0, 1, 1.3F});
    snap("ParamEyeBallX", {-1, 0, 1});
    snap("ParamEyeBallY", {-1, 0, 1});
    snap("ParamMouthForm", {-1, 0, 1});
    snap("ParamMouthOpenY", {0, 0.5F, 1});
    snap("ParamBodyAngleX", {-10, 0, 10});
    snap("ParamBodyAngleY", {-10, 0, 10});
    snap("ParamElbowL", {0, 27.5F, 55, 87.5F, 120});
    snap("ParamElbowR", {0, 60, 120});
    const auto joystick = [&](const QString &x, const QString &y) {
        panel.joysticks.push_back({parameterOf(rig, x), parameterOf(rig, y)});
    };
    joystick("ParamAngleX", "ParamAngleY");
    joystick("ParamEyeBallX", "ParamEyeBallY");
    joystick("ParamMouthForm", "ParamMouthOpenY");
    joystick("ParamBodyAngleX", "ParamBodyAngleY");
    for (const Group &group : groups) {
        PanelNode node;
        node.isGroup = true;
        node.open = group.open;
        node.label = PanelLabel::Custom;
        node.id = group.id;
        node.name = group.name;
        node.argb = group.color;
        node.childCount = std::uint32_t(group.parameters.size());
        panel.nodes.push_back(node);
        for (const QString &id : group.parameters) {
            PanelNode leaf;
            leaf.parameter = std::int32_t(parameterOf(rig, id));
            panel.nodes.push_back(leaf);
        }
    }
    return panel;
}

} // namespace marrow::sample
