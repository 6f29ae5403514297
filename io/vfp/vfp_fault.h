#pragma once

#include "model/base/result.h"
#include "model/base/report.h"
#include "model/voxel/voxel_rig.h"

#include <QCoreApplication>

namespace marrow::vfp {

/// Gives the texts of this folder their translation context: Vfp::tr("…").
struct Vfp
{
    Q_DECLARE_TR_FUNCTIONS(Vfp)
};

/// Where in a file a fault is.
struct Place
{
    QString section = {};
    std::optional<int> chunkId = {};
    std::optional<qint64> offset = {};
};

Place placeOf(const FileSection &section, qint64 absoluteOffset);

/// "VOX0 of chunk 3, byte 1,234" in the language of the interface.
QString placeText(const Place &place);

/// An error whose message is the place and then the reason, a whole sentence.
Error fault(const char *code, const Place &place, const QString &reason);

/// The fault every record shares: a field that the specification reserves is not zero.
Error reservedFault(const Place &place, const char *field);

/// The fault of a section that ends inside a record.
Error truncatedFault(const Place &place, const QString &inside);

} // namespace marrow::vfp
