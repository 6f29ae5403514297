#pragma once

#include "model/base/error.h"

#include <QCoreApplication>
#include <QLocale>

namespace marrow::vox {

/// Gives the texts of this folder their translation context: Vox::tr("…").
struct Vox
{
    Q_DECLARE_TR_FUNCTIONS(Vox)
};

/// An error whose message names the byte, as far as it is known, and then the reason.
inline Error voxFault(const char *code, std::optional<qint64> offset, const QString &reason)
{
    Error error;
    error.code = QString::fromLatin1(code);
    error.where = offset ? Vox::tr("byte %1").arg(QLocale().toString(*offset)) : QString();
    error.message = offset ? Vox::tr("Byte %1: %2").arg(QLocale().toString(*offset), reason) : reason;
    error.offset = offset;
    return error;
}

} // namespace marrow::vox
