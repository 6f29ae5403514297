#include "model/library/library_entry.h"

#include <QCoreApplication>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

} // namespace

QString libraryStateName(LibraryState state)
{
    switch (state) {
    case LibraryState::Approved:
        return QStringLiteral("approved");
    case LibraryState::Rejected:
        return QStringLiteral("rejected");
    default:
        return QStringLiteral("pending");
    }
}

QString libraryStateText(LibraryState state)
{
    switch (state) {
    case LibraryState::Approved:
        return Texts::tr("approved");
    case LibraryState::Rejected:
        return Texts::tr("rejected");
    default:
        return Texts::tr("pending");
    }
}

bool matchesSearch(const LibraryEntry &entry, const QString &text)
{
    const QStringList fields = {entry.originalName, entry.title, entry.author, entry.licence, entry.comment, entry.format, entry.kind};
    for (const QString &word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (word.startsWith(QLatin1String("state:"), Qt::CaseInsensitive)) {
            if (libraryStateName(entry.state) != word.mid(6).toLower())
                return false;
            continue;
        }
        if (entry.isDefault && word.compare(QLatin1String("default"), Qt::CaseInsensitive) == 0)
            continue;
        const bool named = std::any_of(fields.begin(), fields.end(), [&](const QString &field) { return field.contains(word, Qt::CaseInsensitive); });
        if (!named && !(word.size() >= 4 && entry.sha256.startsWith(word, Qt::CaseInsensitive)))
            return false;
    }
    return true;
}

} // namespace marrow
