#pragma once

#include "model/puppet/puppet_instance.h"

#include <QJsonArray>
#include <QJsonObject>

#include <span>

namespace marrow {

/// A float as the shortest decimal that reads back to the same bits; NaN and infinities become null.
QJsonValue toJson(float value);
QJsonArray toJson(std::span<const float> values);
QJsonArray toJson(const Rgb &color);

/// Everything an evaluation leaves behind: values, meshes, isolated groups, both orders.
QJsonObject dumpPose(const PuppetInstance &puppet);

/// Each attachable bone's deformer, id and frame: origin, x axis, y axis in canvas pixels. Null for a warp, which has none.
QJsonObject listBones(PuppetInstance &puppet);

/// The colliders as the last simulation stage placed them: both ends in canvas pixels, both radii.
QJsonObject listColliders(const PuppetInstance &puppet);

/// Which advanced features the puppet has and which are on.
QJsonObject advancedState(const PuppetInstance &puppet);

} // namespace marrow
