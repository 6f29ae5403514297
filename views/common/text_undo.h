#pragma once

#include <QObject>

namespace marrow {

/// Undo and redo in a text field take back typing as long as there is typing to take back; after that they are the document's, also while the
/// field keeps the focus. Without this a field swallows them: a number that was typed by mistake could not be taken back where it
/// was typed. Watches the whole application.
class TextUndo : public QObject
{
    Q_OBJECT

public:
    explicit TextUndo(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace marrow
