#pragma once

#include <QString>

namespace marrow {

/// The text with places to break within words that are longer than a line of a narrow panel, such as names of files: a label that wraps would
/// else be as wide as the longest of them. The places have no width and are not seen.
inline QString breakableText(const QString &text)
{
    constexpr int kRun = 12;
    QString result;
    int run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        if (run > kRun && !c.isLowSurrogate() && !c.isMark()) {
            result += QChar(0x200B);
            run = 1;
        }
        result += c;
    }
    return result;
}

} // namespace marrow
