#pragma once

#include "model/base/error.h"

#include <QCoreApplication>

namespace marrow::bvh {

/// Gives the texts of this folder their translation context: Bvh::tr("…").
struct Bvh
{
    Q_DECLARE_TR_FUNCTIONS(Bvh)
};

/// An error whose message names the line (counted from 1; 0: none) and then the reason.
inline Error bvhFault(const char *code, int line, const QString &reason)
{
    Error error;
    error.code = QString::fromLatin1(code);
    error.where = line > 0 ? Bvh::tr("line %1").arg(line) : QString();
    error.message = line > 0 ? Bvh::tr("Line %1: %2").arg(line).arg(reason) : reason;
    return error;
}

} // namespace marrow::bvh
