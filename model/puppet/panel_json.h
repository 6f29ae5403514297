#pragma once

#include "model/base/result.h"
#include "model/puppet/panel.h"
#include "model/puppet/rig.h"

#include <QJsonObject>

namespace marrow {

/// The panel as JSON, for people and scripts:
///
///     {"snaps": [{"parameter": "ParamAngleX", "keys": [-30, 0, 30]}],
///      "joysticks": [{"horizontal": "ParamAngleX", "vertical": "ParamAngleY"}],
///      "nodes": [{"kind": "group", "id": "face", "name": "Face", "open": true, "label": "custom", "argb": "#ff8040c0",
///                 "children": [{"kind": "parameter", "parameter": "ParamAngleX"}]}]}
///
/// A parameter is named by its id, or by its number where the id is empty or not the first of its kind. Fields that hold
/// nothing are left out.
QJsonObject panelToJson(const Panel &panel, const PuppetRig &rig);

/// The reverse; a parameter may be given by id or number. Failures have codes "panel.…" and a JSON pointer.
Result<Panel> panelFromJson(const QJsonObject &json, const PuppetRig &rig);

} // namespace marrow
