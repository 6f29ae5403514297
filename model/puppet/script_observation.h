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

} // namespace marrow
