#pragma once

#include <QCoreApplication>
#include <QString>

namespace marrow::p2lrt {

/// Gives the texts of this folder their translation context: P2lrt::tr("…").
struct P2lrt
{
    Q_DECLARE_TR_FUNCTIONS(P2lrt)
};

} // namespace marrow::p2lrt
