// The event handlers of ViewportWidget.

#include "views/common/theme.h"
#include "views/viewport/viewport_private.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>

namespace marrow {

bool ViewportWidget::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != d->window)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::Expose || event->type() == QEvent::ScreenChangeInternal)
        sizeChanged();
    const bool done = d->input->windowEvent(*event);
    updateHint();
    return done;
}

void ViewportWidget::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    sizeChanged();
}

void ViewportWidget::sizeChanged()
{
    if (d->frameWhenSized && hasAsset()) {
        frameAll();
        d->frameWhenSized = true;
    }
    applyView();
}

void ViewportWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        ViewOptions options = d->options;
        options.theme = sceneTheme();
        setOptions(options);
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("3D view"));
        d->hint.clear();
        updateHint();
    }
}

SceneTheme ViewportWidget::sceneTheme() const
{
    return tokensFor(palette()).dark ? SceneTheme::dark() : SceneTheme::light();
}

void ViewportWidget::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(tokensFor(palette()).accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void ViewportWidget::keyPressEvent(QKeyEvent *event)
{
    if (!d->input->keyPress(*event))
        QWidget::keyPressEvent(event);
    updateHint();
}

void ViewportWidget::keyReleaseEvent(QKeyEvent *event)
{
    if (!d->input->keyRelease(*event))
        QWidget::keyReleaseEvent(event);
}

void ViewportWidget::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ViewportWidget::focusOutEvent(QFocusEvent *event)
{
    // A menu or a hint that takes the focus for a moment ends no gesture; another window or panel does.
    if (event->reason() != Qt::PopupFocusReason)
        d->input->cancelGesture();
    d->input->leaveKeyboardPointer();
    QWidget::focusOutEvent(event);
    update();
}

} // namespace marrow
