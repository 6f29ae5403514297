#include "io/vfp/vfp_fault.h"

#include <QLocale>

namespace marrow::vfp {

Place placeOf(const FileSection &section, qint64 absoluteOffset)
{
    Place place{QString::fromLatin1(section.tag), std::nullopt, absoluteOffset};
    if (section.chunkId >= 0)
        place.chunkId = section.chunkId;
    return place;
}

QString placeText(const Place &place)
{
    QString text = place.section;
    if (place.chunkId)
        text = Vfp::tr("%1 of chunk %2").arg(text).arg(*place.chunkId);
    if (!place.offset)
        return text;
    const QString offset = QLocale().toString(*place.offset);
    return text.isEmpty() ? Vfp::tr("byte %1").arg(offset)
                          : Vfp::tr("%1, byte %2").arg(text, offset);
}

Error fault(const char *code, const Place &place, const QString &reason)
{
    const QString where = placeText(place);
    Error error;
    error.code = QString::fromLatin1(code);
    error.message = where.isEmpty() ? reason : Vfp::tr("%1: %2").arg(where, reason);
    error.where = where;
    error.section = place.section;
    error.chunkId = place.chunkId;
    error.offset = place.offset;
    return error;
}

Error reservedFault(const Place &place, const char *field)
{
    return fault("vfp.reserved", place,
                 Vfp::tr("the reserved field %1 is not zero.").arg(QString::fromLatin1(field)));
}

Error truncatedFault(const Place &place, const QString &inside)
{
    return fault("vfp.section-truncated", place, Vfp::tr("the section ends inside %1.").arg(inside));
}

} // namespace marrow::vfp
