#include "views/common/text_undo.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QTextEdit>

#include <optional>

namespace marrow {

namespace {

/// Whether a field has something of its own to take back (or to do again); nullopt for what is no text field.
std::optional<bool> hasOwnStep(const QObject *object, bool redo)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(object))
        return redo ? line->isRedoAvailable() : line->isUndoAvailable();
    const QTextDocument *document = nullptr;
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(object))
        document = plain->document();
    else if (const auto *rich = qobject_cast<const QTextEdit *>(object))
        document = rich->document();
    if (!document)
        return std::nullopt;
    return redo ? document->isRedoAvailable() : document->isUndoAvailable();
}

} // namespace

TextUndo::TextUndo(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool TextUndo::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool redo = key->matches(QKeySequence::Redo);
    if ((!redo && !key->matches(QKeySequence::Undo)) || hasOwnStep(watched, redo).value_or(true))
        return false;
    event->ignore(); // the window's shortcut takes it
    return true;
}

} // namespace marrow
