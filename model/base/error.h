#pragma once

#include <QString>

#include <memory>
#include <optional>

namespace marrow {

/// Why an operation failed for a reason outside the program (a file, a disk, a person's input).
/// `code` is stable and never translated ("vfp.section-overlap"); `message` is a whole sentence in the language of the
/// interface; `where` names the place (section and byte offset, JSON pointer, path) and may be empty. The fields after
/// `cause` say the same place in parts, as an Issue does, for whoever wants to jump there.
struct Error
{
    QString code;
    QString message;
    QString where;
    std::shared_ptr<const Error> cause = {};
    QString section = {};              ///< four-character tag of a section or chunk
    std::optional<int> chunkId = {};
    std::optional<qint64> offset = {}; ///< bytes from the start of the file
    QString pointer = {};              ///< JSON pointer
};

} // namespace marrow
