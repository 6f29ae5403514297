#pragma once

#include <QString>

#include <memory>

namespace marrow {

/// Why an operation failed for a reason outside the program (a file, a disk, a person's input).
/// `code` is stable and never translated ("vfp.section-overlap"); `message` is a whole sentence in the language of the
/// interface; `where` names the place (section and byte offset, JSON pointer, path) and may be empty.
struct Error
{
    QString code;
    QString message;
    QString where;
    std::shared_ptr<const Error> cause;
};

} // namespace marrow
