#include "model/puppet/script_observation.h"

#include <charconv>
#include <cmath>
#include <cstdlib>

namespace marrow {

QJsonValue toJson(float value)
{
    if (!std::isfinite(value)) {
        return QJsonValue(QJsonValue::Null);
    }
    char text[32] = {};
    std::to_chars(text, text + sizeof text - 1, value);
    double shortest = 0.0;
    std::from_chars(text, text + sizeof text, shortest);
    return shortest;
}

QJsonArray toJson(std::span<const float> values)
{
    QJsonArray array;
    for (const float value : values) {
        array.append(toJson(value));
    }
    return array;
}

QJsonArray toJson(const Rgb &color)
{
    return {toJson(color.r), toJson(color.g), toJson(color.b)};
}

QJsonObject dumpPose(const PuppetInstance &puppet)
{
    const Pose &pose = puppet.pose();
    QJsonArray meshes;
    for (std::size_t i = 0; i < pose.meshCount(); ++i) {
        meshes.append(QJsonObject{{"opacity", toJson(pose.opacity[i])},
                                  {"drawOrder", toJson(pose.drawOrder[i])},
                                  {"multiply", toJson(pose.multiply[i])},
                                  {"screen", toJson(pose.screen[i])},
                                  {"vertices", toJson(pose.meshVertices(i))}});
    }
    QJsonArray parts;
    for (const CompositeState &state : pose.composites) {
        parts.append(QJsonObject{{"opacity", toJson(state.opacity)},
                                 {"multiply", toJson(state.multiply)},
                                 {"screen", toJson(state.screen)}});
    }
    QJsonArray order;
    for (const std::uint32_t mesh : pose.renderOrder) {
        order.append(static_cast<qint64>(mesh));
    }
    QJsonArray commands;
    for (const std::int32_t command : pose.renderCommands) {
        commands.append(command);
    }
    return {{"values", toJson(puppet.current())},
            {"meshes", meshes},
            {"parts", parts},
            {"renderOrder", order},
            {"renderCommands", commands}};
}

} // namespace marrow
