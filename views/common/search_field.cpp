#include "views/common/search_field.h"

#include "views/common/icons.h"

#include <QKeyEvent>

namespace marrow {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
{
    addAction(iconFor(QStringLiteral("search"), IconRole::Secondary), QLineEdit::LeadingPosition);
    // Our own clear button: the one of QLineEdit is a picture that does not follow the theme.
    QAction *clear = addAction(iconFor(QStringLiteral("close"), IconRole::Secondary), QLineEdit::TrailingPosition);
    clear->setVisible(false);
    connect(clear, &QAction::triggered, this, &QLineEdit::clear);
    connect(this, &QLineEdit::textChanged, clear, [clear](const QString &text) { clear->setVisible(!text.isEmpty()); });
    retranslate();
}

void SearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

void SearchField::retranslate()
{
    setToolTip(tr("Part of a name. Down or Return goes on to what was found, Escape clears."));
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        return;
    }
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit resultsRequested();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace marrow
