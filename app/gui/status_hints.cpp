#include "app/gui/status_hints.h"

namespace marrow {

StatusHints::StatusHints(QObject *parent, int newsMs)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(newsMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_news.clear();
        show();
    });
}

void StatusHints::setGesture(const QString &hint)
{
    m_gesture = hint;
    m_panel.clear(); // a panel that forgot to take its hint back must not hide this for good
    show();
}

void StatusHints::setPanelHint(const QString &hint)
{
    m_panel = hint;
    if (!hint.isEmpty())
        m_news.clear(); // a drag over the tree is more urgent than what was painted before
    show();
}

void StatusHints::tell(const QString &news)
{
    m_news = news;
    m_timer.start();
    show();
}

void StatusHints::show()
{
    emit shown(!m_news.isEmpty() ? m_news : !m_panel.isEmpty() ? m_panel : m_gesture);
}

} // namespace marrow
