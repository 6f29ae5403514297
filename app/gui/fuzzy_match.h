#pragma once

#include <QString>

namespace marrow {

/// How well `pattern` fits `text`, for the command palette: 0 when it does not, larger when better. Every character of the
/// pattern must occur in order; starts of words and runs score more. Chinese characters also match by the initial of
/// their pinyin, so "bcdx" finds 保存对象. Case does not matter.
int fuzzyScore(const QString &pattern, const QString &text);

/// The pinyin initial of a Chinese character as a lower-case letter, or a null character.
QChar pinyinInitial(QChar character);

} // namespace marrow
