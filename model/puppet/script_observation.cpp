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
    const PuppetPose &pose = puppet.pose();
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

QJsonObject listBones(PuppetInstance &puppet)
{
    QJsonArray bones;
    for (const AttachableBone &bone : puppet.rig().bones.attachable) {
        QJsonValue frame(QJsonValue::Null);
        if (const std::optional<Affine> map = puppet.boneFrame(bone.deformer)) {
            // The axes as a host measures them on the canvas: the unit points seen from the origin.
            const float numbers[6] = {map->tx,
                                      map->ty,
                                      map->mapX(1.0f, 0.0f) - map->tx,
                                      map->mapY(1.0f, 0.0f) - map->ty,
                                      map->mapX(0.0f, 1.0f) - map->tx,
                                      map->mapY(0.0f, 1.0f) - map->ty};
            frame = toJson(numbers);
        }
        bones.append(QJsonObject{{"deformer", static_cast<qint64>(bone.deformer)}, {"id", bone.id}, {"frame", frame}});
    }
    return {{"bones", bones}};
}

QJsonObject listColliders(const PuppetInstance &puppet)
{
    QJsonArray colliders;
    for (const PlacedCollider &collider : puppet.advancedMode().placedColliders()) {
        const float numbers[6] = {collider.ax, collider.ay,      collider.bx,
                                  collider.by, collider.radiusA, collider.radiusB};
        colliders.append(toJson(numbers));
    }
    return {{"colliders", colliders}};
}

QJsonObject advancedState(const PuppetInstance &puppet)
{
    return {{"available", static_cast<qint64>(puppet.advancedMode().available())},
            {"enabled", static_cast<qint64>(puppet.advancedMode().enabled())}};
}

} // namespace marrow
