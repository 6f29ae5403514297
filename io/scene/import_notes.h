#pragma once

#include "io/scene/scene_facts.h"

namespace marrow {

/// What was decided and what could not be kept, as sentences in the language of the interface.
QStringList notesFrom(const SceneFacts &facts, const QString &format);

} // namespace marrow
