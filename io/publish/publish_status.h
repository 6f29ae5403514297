#pragma once

#include "model/base/result.h"
#include "model/character/publish/publication_state.h"

namespace marrow {

/// Compares every file by size and hash. A publication that was killed while it moved its files in is finished first.
/// Codes: publish.folder (no such folder).
Result<PublishStatus> publishStatus(const QString &folder);

/// Takes the publication back: anim_map.json alone is removed, and a copy of it kept as "anim_map.rolled-back.json". Games then show the
/// original models. Publishing again undoes it. Returns the copy's name. Codes: publish.folder, publish.nothing, publish.write, publish.busy.
Result<QString> rollBackPublication(const QString &folder);

/// Behind the name of a published file: what somebody had made of it by hand before it was published again.
inline constexpr char kAsideSuffix[] = ".bak";
inline constexpr char kRolledBackName[] = "anim_map.rolled-back.json";

} // namespace marrow
