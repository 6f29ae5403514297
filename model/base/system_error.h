#pragma once

#include <QString>

namespace marrow {

/// Why the operating system refused a file, in the person's language and without a full stop: "there is no such file or
/// folder". A reason that is not among the common ones stays as the system says it.
QString systemErrorText(int errorNumber);
/// The same for a sentence that came from the system already, such as QFile::errorString().
QString systemErrorText(const QString &said);

} // namespace marrow
