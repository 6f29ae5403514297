#pragma once

#include "model/base/result.h"
#include "model/puppet/rig.h"

#include <QJsonObject>
#include <QStringList>

#include <span>
#include <utility>
#include <vector>

namespace marrow {

/// The values of a puppet's parameters as JSON, for the clipboard and for snapshots:
///
///     {"marrowPose": 1, "parameters": {"ParamAngleX": 12.5, "#7": 0}}
///
/// A parameter is named by its id, or by "#" and its number where the id is empty or not the first of its kind.
QJsonObject poseToJson(const PuppetRig &rig, std::span<const float> values);

struct PoseValues
{
    std::vector<std::pair<std::uint32_t, float>> values; ///< parameter and value, finite
    QStringList unknown;                                 ///< names that the puppet has no parameter for
};

/// The reverse, from text; a plain object of names and numbers is taken too. Codes: pose.syntax, pose.empty (no parameter of
/// this puppet is in it).
Result<PoseValues> poseFromText(const PuppetRig &rig, const QByteArray &text);
PoseValues poseFromJson(const PuppetRig &rig, const QJsonObject &json);

} // namespace marrow
