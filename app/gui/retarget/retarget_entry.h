#pragma once

#include <QStringList>

class QWidget;

namespace marrow {

class FilePrompts;
class OpenDocuments;
class RetargetWizard;

/// Opens the retarget wizard over `window`, with what is open in tabs as targets, the one in front first. The wizard belongs to the window and
/// goes away when it is closed.
RetargetWizard *openRetargetWizard(const QStringList &files, OpenDocuments &documents, FilePrompts &prompts, QWidget *window);

} // namespace marrow
