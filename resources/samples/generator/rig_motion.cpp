// Expressions and clips.

#include "resources/samples/generator/keeper.h"

#include <cmath>

namespace marrow::sample {

namespace {

struct Key
{
    double time;
    double value;
};

/// A smooth curve through keys: flat at the ends, or closed on itself for a loop.
Curve smooth(const std::vector<Key> &keys, bool loop)
{
    const std::size_t count = keys.size();
    const auto slope = [&](std::size_t i) {
        if (i > 0 && i + 1 < count)
            return (keys[i + 1].value - keys[i - 1].value) / (keys[i + 1].time - keys[i - 1].time);
        if (!loop || count < 3)
            return 0.0;
        return (keys[1].value - keys[count - 2].value) /
               (keys[1].time - keys[0].time + keys[count - 1].time - keys[count - 2].time);
    };
    Curve curve{settled(keys[0].time), settled(keys[0].value), {}};
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const Key &a = keys[i];
        const Key &b = keys[i + 1];
        const double third = (b.time - a.time) / 3;
        curve.segments.push_back({SegmentKind::Bezier, settled(a.time + third), settled(a.value + slope(i) * third),
                                  settled(b.time - third), settled(b.value - slope(i + 1) * third), settled(b.time),
                                  settled(b.value)});
    }
    return curve;
}

Curve straight(const std::vector<Key> &keys)
{
    Curve curve{settled(keys[0].time), settled(keys[0].value), {}};
    for (std::size_t i = 1; i < keys.size(); ++i) {
        CurveSegment segment;
        segment.time = settled(keys[i].time);
        segment.value = settled(keys[i].value);
        curve.segments.push_back(segment);
    }
    return curve;
}

struct Motion
{
    const RigBuilder &build;
    Clip clip;
    ClipExtension extension;

    void smoothly(const QString &parameter, const std::vector<Key> &keys)
    {
        clip.curves.push_back({build.find(parameter), smooth(keys, clip.loop)});
    }
    void evenly(const QString &parameter, const std::vector<Key> &keys)
    {
        clip.curves.push_back({build.find(parameter), straight(keys)});
    }
};

Motion motion(const Keeper &keeper, const QString &id, const QString &name, const QString &group, float duration,
              bool loop)
{
    Motion result{keeper.build, {}, {}};
    result.clip.id = id;
    result.clip.name = name;
    result.clip.group = group;
    result.clip.duration = duration;
    result.clip.fps = 30;
    result.clip.loop = loop;
    result.clip.fadeIn = 0.5F;
    result.clip.fadeOut = 0.5F;
    return result;
}

/// What every clip of the lantern keeper keeps going: flame and fireflies.
void keepBurning(Motion &m)
{
    const double duration = m.clip.duration;
    m.evenly("ParamFlicker", {{0, 0}, {duration, std::round(duration)}});
    m.evenly("ParamFirefly", {{0, 0}, {duration, std::round(duration / 4)}});
}

Motion idle(const Keeper &keeper)
{
    Motion m = motion(keeper, "idle", "待机 Idle", "Idle", 4, true);
    m.smoothly("ParamAngleX", {{0, -3}, {1.1, 5}, {2.3, 2}, {3.2, -7}, {4, -3}});
    m.smoothly("ParamAngleY", {{0, 1}, {1, -3}, {2, 3}, {3, -2}, {4, 1}});
    m.smoothly("ParamAngleZ", {{0, -3}, {1.3, 4}, {2.7, 1}, {4, -3}});
    m.smoothly("ParamBodyAngleX", {{0, -1.5}, {1.6, 2.5}, {3, -1}, {4, -1.5}});
    m.smoothly("ParamBodyAngleZ", {{0, -0.8}, {1.4, 1.2}, {2.9, 0.2}, {4, -0.8}});
    m.smoothly("ParamBreath", {{0, 0}, {1, 1}, {2, 0}, {3, 1}, {4, 0}});
    m.smoothly("ParamArmL", {{0, 0}, {1, 4}, {2, 1}, {3, 5}, {4, 0}});
    m.smoothly("ParamElbowL", {{0, 55}, {1.2, 60}, {2.4, 54}, {3.3, 61}, {4, 55}});
    m.smoothly("ParamArmR", {{0, 0}, {1.2, 3}, {2.5, 1}, {4, 0}});
    m.smoothly("ParamEyeBallX", {{0, 0}, {0.9, 0.25}, {2.2, 0.1}, {3, -0.35}, {4, 0}});
    for (const char *eye : {"ParamEyeLOpen", "ParamEyeROpen"})
        m.evenly(eye, {{0, 1}, {2.55, 1}, {2.63, 0}, {2.69, 0}, {2.83, 1}, {4, 1}});
    m.evenly("ParamMouthForm", {{0, 0.45}, {4, 0.45}});
    keepBurning(m);
    m.extension.curves.push_back({CurveTarget::PartOpacity, keeper.part.fireflies, -1, -1,
                                  smooth({{0, 1}, {1, 0.45}, {2, 1}, {3, 0.6}, {4, 1}}, true)});
    m.extension.events = {{2.6F, "blink"}};
    return m;
}

Motion wave(const Keeper &keeper)
{
    Motion m = motion(keeper, "wave", "挥手 Wave", "Greet", 3.2F, false);
    m.smoothly("ParamArmR", {{0, 0}, {0.6, 76}, {0.9, 72}, {2.3, 74}, {3.1, 0}});
    m.smoothly("ParamElbowR",
               {{0, 0}, {0.55, 84}, {0.85, 60}, {1.15, 90}, {1.45, 60}, {1.75, 90}, {2.05, 62}, {2.4, 80}, {3.1, 0}});
    m.smoothly("ParamHandR",
               {{0, 0}, {0.6, 10}, {0.9, -18}, {1.2, 16}, {1.5, -18}, {1.8, 16}, {2.1, -14}, {2.4, 0}, {3.1, 0}});
    m.smoothly("ParamAngleZ", {{0, 0}, {0.7, 10}, {2.3, 8}, {3.1, 0}});
    m.smoothly("ParamAngleX", {{0, 0}, {0.7, -8}, {2.3, -6}, {3.1, 0}});
    m.smoothly("ParamBodyAngleZ", {{0, 0}, {0.3, -1}, {0.8, 3}, {2.3, 2.4}, {3.1, 0}});
    m.smoothly("ParamBodyAngleX", {{0, 0}, {0.8, -3}, {2.3, -3}, {3.1, 0}});
    m.smoothly("ParamEyeLSmile", {{0, 0}, {0.6, 1}, {2.4, 1}, {3.1, 0}});
    m.smoothly("ParamEyeRSmile", {{0, 0}, {0.6, 1}, {2.4, 1}, {3.1, 0}});
    for (const char *eye : {"ParamEyeLOpen", "ParamEyeROpen"})
        m.smoothly(eye, {{0, 1}, {0.6, 1}, {0.9, 0}, {1.6, 0}, {1.9, 1}, {3.1, 1}});
    m.smoothly("ParamMouthForm", {{0, 0}, {0.5, 1}, {2.5, 1}, {3.1, 0}});
    m.smoothly("ParamArmL", {{0, 0}, {0.8, -6}, {2.3, -4}, {3.1, 0}});
    keepBurning(m);
    m.extension.events = {{0.6F, "hello"}, {2.4F, "wave.end"}};
    // Two syllables.
    m.extension.curves.push_back(
        {CurveTarget::LipEffect, -1, -1, -1,
         smooth({{0, 0}, {0.6, 0}, {0.8, 0.8}, {1, 0.2}, {1.25, 0.9}, {1.7, 0.35}, {2.3, 0.3}, {2.6, 0}}, false)});
    // The arm is back before the rest of the clip has faded.
    m.extension.fades = {{0, 0.3F, 0.3F}, {1, 0.3F, 0.3F}};
    return m;
}

Motion nod(const Keeper &keeper)
{
    Motion m = motion(keeper, "nod", "点头 Nod", "Greet", 1.8F, false);
    m.smoothly("ParamAngleY", {{0, 0}, {0.2, 6}, {0.55, -24}, {0.85, -4}, {1.15, -18}, {1.6, 0}});
    m.smoothly("ParamBodyAngleY", {{0, 0}, {0.2, 1}, {0.6, -5}, {1, -2}, {1.2, -3.5}, {1.6, 0}});
    m.smoothly("ParamMouthForm", {{0, 0}, {0.4, 0.7}, {1.4, 0.7}, {1.8, 0.3}});
    m.smoothly("ParamElbowL", {{0, 55}, {0.6, 48}, {1.2, 51}, {1.7, 55}});
    keepBurning(m);
    m.extension.events = {{0.55F, "yes"}};
    m.extension.curves.push_back(
        {CurveTarget::EyeEffect, -1, -1, -1,
         smooth({{0, 1}, {0.25, 1}, {0.5, 0.05}, {0.9, 0.1}, {1.25, 0.05}, {1.5, 1}, {1.8, 1}}, false)});
    return m;
}

Motion kindle(const Keeper &keeper)
{
    Motion m = motion(keeper, "kindle", "点灯 Kindle", "Lantern", 4, false);
    m.smoothly("ParamArmL", {{0, -8}, {0.5, -10}, {1.3, 32}, {2.8, 30}, {4, 0}});
    m.smoothly("ParamElbowL", {{0, 30}, {0.5, 26}, {1.3, 78}, {2.8, 74}, {4, 55}});
    m.smoothly("ParamAngleX", {{0, 0}, {0.9, 22}, {2.8, 20}, {4, 0}});
    m.smoothly("ParamAngleY", {{0, -12}, {0.8, -14}, {1.5, 8}, {2.8, 4}, {4, 0}});
    m.smoothly("ParamAngleZ", {{0, 0}, {1, 6}, {2.8, 5}, {4, 0}});
    m.smoothly("ParamBodyAngleX", {{0, 0}, {1, 5}, {2.8, 4}, {4, 0}});
    m.smoothly("ParamEyeBallX", {{0, 0}, {0.7, 0.8}, {2.8, 0.7}, {4, 0}});
    m.smoothly("ParamEyeBallY", {{0, -0.4}, {0.8, -0.5}, {1.6, -0.1}, {4, 0}});
    m.evenly("ParamLanternLight", {{0, 0}, {1.2, 0}, {1.3, 0.7}, {1.4, 0.25}, {1.6, 1}, {4, 1}});
    m.smoothly("ParamMouthForm", {{0, -0.1}, {1.3, 0}, {1.8, 0.9}, {4, 0.4}});
    m.smoothly("ParamMouthOpenY", {{0, 0}, {1.3, 0}, {1.55, 0.45}, {2.4, 0.2}, {3, 0}});
    m.smoothly("ParamBrowLY", {{0, 0}, {1.4, 0}, {1.7, 0.6}, {3.4, 0}});
    m.smoothly("ParamBrowRY", {{0, 0}, {1.4, 0}, {1.7, 0.6}, {3.4, 0}});
    keepBurning(m);
    m.extension.events = {{1.3F, "lantern.spark"}, {1.6F, "lantern.lit"}};
    m.extension.curves.push_back(
        {CurveTarget::PartOpacity, keeper.part.fireflies, -1, -1, straight({{0, 0}, {1.6, 0}, {2.6, 1}})});
    return m;
}

struct Set
{
    QString parameter;
    float value;
    ExpressionBlend blend = ExpressionBlend::Overwrite;
};

Expression expression(const Keeper &keeper, const QString &id, const QString &name, const std::vector<Set> &sets)
{
    Expression result{id, name, 0.5F, 0.5F, {}};
    for (const Set &set : sets)
        result.parameters.push_back({keeper.build.find(set.parameter), set.blend, set.value});
    return result;
}

} // namespace

void addMotion(Keeper &keeper)
{
    using enum ExpressionBlend;
    PuppetRig &rig = keeper.build.rig;
    rig.expressions = {
        expression(keeper, "smile", "微笑 Smile",
                   {{"ParamEyeLSmile", 1},
                    {"ParamEyeRSmile", 1},
                    {"ParamEyeLOpen", 0.02F, Multiply},
                    {"ParamEyeROpen", 0.02F, Multiply},
                    {"ParamMouthForm", 1},
                    {"ParamMouthOpenY", 0.5F, Add},
                    {"ParamBrowLY", 0.4F},
                    {"ParamBrowRY", 0.4F},
                    {"ParamCheek", 1}}),
        expression(keeper, "sad", "悲伤 Sad",
                   {{"ParamBrowLAngle", 1},
                    {"ParamBrowRAngle", 1},
                    {"ParamBrowLY", -0.1F},
                    {"ParamBrowRY", -0.1F},
                    {"ParamMouthForm", -1},
                    {"ParamEyeLOpen", 0.72F, Multiply},
                    {"ParamEyeROpen", 0.72F, Multiply},
                    {"ParamEyeBallY", -0.4F, Add},
                    {"ParamAngleY", -8, Add},
                    {"ParamCheek", 0.2F}}),
        expression(keeper, "angry", "生气 Angry",
                   {{"ParamBrowLAngle", -1},
                    {"ParamBrowRAngle", -1},
                    {"ParamBrowLY", -0.5F},
                    {"ParamBrowRY", -0.5F},
                    {"ParamMouthForm", -0.8F},
                    {"ParamMouthOpenY", 0.25F, Add},
                    {"ParamEyeLOpen", 0.75F, Multiply},
                    {"ParamEyeROpen", 0.75F, Multiply},
                    {"ParamCheek", 0.9F}}),
        expression(keeper, "surprised", "惊讶 Surprised",
                   {{"ParamBrowLY", 1},
                    {"ParamBrowRY", 1},
                    {"ParamEyeLOpen", 1.25F, Multiply},
                    {"ParamEyeROpen", 1.25F, Multiply},
                    {"ParamMouthForm", -0.7F},
                    {"ParamMouthOpenY", 0.8F, Add},
                    {"ParamAngleY", 4, Add}}),
    };
    for (Motion m : {idle(keeper), wave(keeper), nod(keeper), kindle(keeper)}) {
        m.extension.clip = std::uint32_t(rig.clips.size());
        rig.clips.push_back(m.clip);
        rig.clipExtensions.push_back(m.extension);
    }
}

} // namespace marrow::sample
