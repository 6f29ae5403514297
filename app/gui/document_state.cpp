#include "app/gui/document_state.h"

#include "app/gui/document_session.h"

#include <QDir>
#include <QEvent>

namespace marrow {

DocumentState::DocumentState(QWidget *parent)
    : QLabel(parent)
{
    setObjectName("documentState");
    setProperty("role", "secondary");
    m_clock.setInterval(1000);
    connect(&m_clock, &QTimer::timeout, this, &DocumentState::refresh);
}

void DocumentState::setSession(DocumentSession *session)
{
    if (m_session && m_session != session && m_session->journal())
        m_session->journal()->disconnect(this);
    if (session && session != m_session && session->journal()) {
        connect(session->journal(), &JournalWriter::written, this, &DocumentState::refresh);
        connect(session->journal(), &JournalWriter::failed, this, &DocumentState::refresh);
        connect(session->journal(), &JournalWriter::recovered, this, &DocumentState::refresh);
    }
    m_session = session;
    refresh();
}

void DocumentState::refresh()
{
    // The clock runs only while there is something that grows old.
    const bool waits = m_session && !m_session->document()->isClean();
    waits ? m_clock.start() : m_clock.stop();
    QString text = !m_session ? QString() : waits ? tr("not saved") : tr("saved");
    QString hint;
    if (waits && m_session->journal()) {
        if (const QString journal = journalText(); !journal.isEmpty())
            text += QStringLiteral(" · ") + journal;
        if (!m_session->journal()->path().isEmpty())
            hint = tr("Every step is kept the moment it is made, in %1").arg(QDir::toNativeSeparators(m_session->journal()->path()));
        if (m_session->journal()->failing())
            hint = m_session->journal()->failure()->message;
    }
    if (text != this->text())
        setText(text);
    setToolTip(hint);
}

QString DocumentState::journalText() const
{
    const JournalWriter &journal = *m_session->journal();
    if (journal.failing())
        return tr("no journal");
    if (!journal.lastWritten().isValid())
        return {};
    const qint64 seconds = std::max<qint64>(0, journal.lastWritten().secsTo(QDateTime::currentDateTime()));
    if (seconds < 60)
        return tr("journal %1 s ago").arg(seconds);
    return seconds < 3600 ? tr("journal %1 min ago").arg(seconds / 60) : tr("journal %1 h ago").arg(seconds / 3600);
}

void DocumentState::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QLabel::changeEvent(event);
}

} // namespace marrow
