#pragma once

#include "model/character/publish/publication.h"

namespace marrow {

/// The parts of a published file with a hash each; what is not understood has none. Any bytes may be given.
std::vector<SectionHash> sectionHashes(PublishedKind kind, const QByteArray &bytes);

/// The names of the parts that differ, in the order of `now`: "JSON", "BIN", "VSKN", "moving".
QStringList differingSections(const std::vector<SectionHash> &before, const std::vector<SectionHash> &now);

} // namespace marrow
