#pragma once

#include "model/document/action_document.h"

#include <memory>

namespace marrow {

/// The commands of hand-keyed actions. Frames are twelfths of a second (or what the document's fps says), joints go by name, a pose is
/// `{"joints": {name: [x, y, z, w], …}, "hips": [x, y, z]}` with either left out where it is not meant.
///
/// | name | arguments |
/// | --- | --- |
/// | action.setPose | frame, pose: a key at the frame gets these values; a new key is made of the pose there with these values in it |
/// | action.removeKeys | frames |
/// | action.moveKeys | frames, by: keys in the way are replaced |
/// | action.pasteKeys | keys: [{frame, …pose}], replacing what is there |
/// | action.setLoop | loop |
/// | action.rename | slug?, action? |
/// | action.replace | keys: [{frame, …pose}], loop: a whole new start |
ActionCommandTable actionCommands();

std::unique_ptr<ActionDocument> makeActionDocument(HandKeyedAction action, const QString &path = {});

/// A key as commands and the clipboard write it; `only` picks joints (all of the key's when empty).
QJsonObject handKeyToJson(const HandKey &key, const std::vector<int> &only = {});

} // namespace marrow
