#include "views/play/play_box.h"

#include <QEvent>

namespace marrow {

void PlayBox::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    if (context) {
        connect(context, &PuppetContext::rebuilt, this, [this] { rebuild(); });
        connect(context, &PuppetContext::playingChanged, this, [this] { refresh(); });
        connect(context, &PuppetContext::settingsChanged, this, [this] { refresh(); });
        listen();
    }
    rebuild();
}

void PlayBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        rebuild();
    }
    QWidget::changeEvent(event);
}

} // namespace marrow
