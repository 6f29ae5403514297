#pragma once

#include "model/character/publish/anim_map.h"
#include "model/character/publish/clip_changes.h"
#include "model/character/publish/publication.h"

namespace marrow {

/// What a file that is new means, in words.
QStringList newFileWords(PublishedKind kind, int clips);

/// What changed between two contents of a file.
struct ContentChange
{
    QStringList words; ///< most telling first: clips by their keys and angles, models by joints and weights, other files by their sections
    std::vector<ClipChange> clips;
};
ContentChange contentChange(PublishedKind kind, const QByteArray &before, const QByteArray &after);

/// What changed between two contracts; their time is left out.
QStringList contractChangeWords(const AnimMap &before, const AnimMap &after);

} // namespace marrow
