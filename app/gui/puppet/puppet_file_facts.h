#pragma once

#include "views/puppet/inspect_chunk.h"

#include <QString>

namespace marrow {

/// What a puppet's file says about itself, for the inspector: its version and the table of its chunks, CRCs checked. Empty when
/// the file cannot be read any more.
InspectFile readPuppetFileFacts(const QString &path);

} // namespace marrow
