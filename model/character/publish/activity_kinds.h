#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <span>

namespace marrow {

/// A kind of activity a game may tell of, and the actions that suit it, best first; the last is always a built-in one.
struct ActivityKind
{
    const char *kind;
    const char *actions; ///< separated by blanks
};

/// The 23 kinds a new publication starts from. A project may have others, and map these otherwise.
std::span<const ActivityKind> commonActivityKinds();

/// Each common kind mapped to the best action there is; a kind for which there is none is left out.
std::map<QString, QString> proposedKindMap(const QStringList &actions);

} // namespace marrow
