#pragma once

#include "app/jobs/job.h"

#include <optional>
#include <vector>

namespace marrow {

/// A contact sheet of several actions on one bound character.
struct ActionSheetOptions
{
    QString character;
    QString out;
    QString actions; ///< a folder of actions, or a pack
    QStringList chosen;
    QString slug;
    int count = 4;   ///< pictures of an action, evenly over it
    int columns = 2; ///< actions side by side
    QString size = QStringLiteral("180x200");
    std::vector<double> camera; ///< yaw, pitch
};

/// The twelve a sheet shows when nobody says which.
QStringList usualSheetActions();

/// actions-sheet. Draws with OpenGL.
Job actionSheetJob();

} // namespace marrow
