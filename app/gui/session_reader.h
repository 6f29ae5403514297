#pragma once

#include "model/base/progress.h"
#include "model/base/result.h"

#include <functional>
#include <memory>

namespace marrow {

class DocumentSession;

/// A file that was read on any thread, ready to become a session: to be called once, on the GUI thread. Gives the reason when it could not
/// be read.
using SessionMaker = std::function<Result<std::unique_ptr<DocumentSession>>()>;
/// What reads a file, on any thread. Cancelled, the reason has the code "import.cancelled".
using SessionReader = std::function<SessionMaker(const Progress &)>;

} // namespace marrow
