#pragma once

#include "io/scene/scene_tree.h"
#include "model/character/character_model.h"

namespace marrow::scene {

/// Counts the scene itself: faces, vertices, joints, area and bounds, by another way than the GLB is written.
void countScene(const aiScene &scene, const Tree &tree, SceneFacts &facts);

} // namespace marrow::scene

namespace marrow {

/// Compares what came back from the GLB with what was counted in the scene, and looks for numbers that are none. Fails with
/// "scene.differs" or "scene.numbers"; the message says in what.
Result<void> checkAgainstScene(const CharacterModel &model, const SceneFacts &facts);

} // namespace marrow
