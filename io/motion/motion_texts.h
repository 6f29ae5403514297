#pragma once

#include <QCoreApplication>

namespace marrow {

/// Gives the texts of motion files their translation context.
struct MotionTexts
{
    Q_DECLARE_TR_FUNCTIONS(Motions)
};

} // namespace marrow
