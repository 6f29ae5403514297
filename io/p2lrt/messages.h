#pragma once

#include <QCoreApplication>
#include <QString>

namespace marrow::p2lrt {

/// A sentence in the language of the interface.
inline QString text(const char *english)
{
    return QCoreApplication::translate("P2lrt", english);
}

} // namespace marrow::p2lrt
