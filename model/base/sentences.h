#pragma once

#include <QString>
#include <QStringList>

namespace marrow {

/// A sentence behind others: with a space between, but none behind a full stop as wide as a Chinese character, which brings its own.
inline void appendSentence(QString &text, const QString &sentence)
{
    if (!text.isEmpty() && !sentence.isEmpty() && !text.endsWith(QChar(0x3002)))
        text += QLatin1Char(' ');
    text += sentence;
}

inline QString joinedSentences(const QStringList &sentences)
{
    QString text;
    for (const QString &sentence : sentences)
        appendSentence(text, sentence);
    return text;
}

} // namespace marrow
