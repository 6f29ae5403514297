#include "app/gui/fuzzy_match.h"

#include <QStringEncoder>

#include <algorithm>
#include <array>

namespace marrow {

namespace {

struct InitialRange
{
    int first; // GB 2312 code of the first character with this initial
    char initial;
};

// The first plane of GB 2312 (B0A1..D7F9) is ordered by pinyin, so an initial is a range of codes.
constexpr std::array<InitialRange, 23> kInitials = {{
    {0xB0A1, 'a'}, {0xB0C5, 'b'}, {0xB2C1, 'c'}, {0xB4EE, 'd'}, {0xB6EA, 'e'}, {0xB7A2, 'f'}, {0xB8C1, 'g'}, {0xB9FE, 'h'},
    {0xBBF7, 'j'}, {0xBFA6, 'k'}, {0xC0AC, 'l'}, {0xC2E8, 'm'}, {0xC4C3, 'n'}, {0xC5B6, 'o'}, {0xC5BE, 'p'}, {0xC6DA, 'q'},
    {0xC8BB, 'r'}, {0xC8F6, 's'}, {0xCBFA, 't'}, {0xCDDA, 'w'}, {0xCEF4, 'x'}, {0xD1B9, 'y'}, {0xD4D1, 'z'},
}};
constexpr int kLastOrderedCode = 0xD7F9;

bool startsWord(const QString &text, qsizetype index)
{
    if (index == 0)
        return true;
    const QChar before = text[index - 1];
    return !before.isLetterOrNumber() || before.unicode() >= 0x2E80 || (before.isLower() && text[index].isUpper());
}

bool matches(QChar wanted, QChar character)
{
    return wanted == character.toLower() || (character.unicode() >= 0x4E00 && pinyinInitial(character) == wanted);
}

} // namespace

QChar pinyinInitial(QChar character)
{
    if (character == QChar(0x9ABC)) // 骼, outside the ordered plane and in half of our menu
        return QChar('g');
    QStringEncoder encoder("GB18030");
    if (!encoder.isValid())
        return {};
    const QByteArray bytes = encoder.encode(QStringView(&character, 1));
    if (bytes.size() != 2)
        return {};
    const int code = (static_cast<unsigned char>(bytes[0]) << 8) | static_cast<unsigned char>(bytes[1]);
    if (code < kInitials.front().first || code > kLastOrderedCode)
        return {};
    const auto after = std::upper_bound(kInitials.begin(), kInitials.end(), code,
                                        [](int value, const InitialRange &range) { return value < range.first; });
    return QChar(std::prev(after)->initial);
}

int fuzzyScore(const QString &pattern, const QString &text)
{
    int score = 1;
    qsizetype position = 0;
    bool running = false;
    for (const QChar raw : pattern) {
        if (raw.isSpace()) {
            running = false;
            continue;
        }
        const QChar wanted = raw.toLower();
        // Prefer the next start of a word over the next occurrence: "sa" should find "Save As" by its words.
        qsizetype found = -1;
        if (running && position < text.size() && matches(wanted, text[position]))
            found = position;
        for (qsizetype i = position; found < 0 && i < text.size(); ++i) {
            if (startsWord(text, i) && matches(wanted, text[i]))
                found = i;
        }
        for (qsizetype i = position; found < 0 && i < text.size(); ++i) {
            if (matches(wanted, text[i]))
                found = i;
        }
        if (found < 0)
            return 0;
        score += running && found == position ? 8 : startsWord(text, found) ? 6 : 1;
        position = found + 1;
        running = true;
    }
    // Among equals the shorter text is the more exact answer.
    return score * 64 - static_cast<int>(std::min<qsizetype>(text.size(), 60)) + 1;
}

} // namespace marrow
