#include "app/gui/workbench.h"

#include "app/gui/document_session.h"

#include <QMainWindow>

namespace marrow {

Workbench::Workbench(const WorkbenchShell &shell, WorkbenchKind kind)
    : QObject(&shell.window)
    , m_shell(shell)
    , m_kind(std::move(kind))
{
}

bool Workbench::settle(DocumentSession *)
{
    return true;
}

void Workbench::saved(DocumentSession *)
{
}

void Workbench::showReport(const DocumentSession &session)
{
    m_shell.issues.setReport(session.readReport(), false);
}

void Workbench::jumpTo(const Issue &)
{
}

void Workbench::check()
{
    if (m_session)
        showReport(*m_session);
}

IssueCheck Workbench::issueCheck() const
{
    return {};
}

void Workbench::enterWorkspace(const QString &)
{
    emit actionStatesChanged();
}

bool Workbench::offers(const QString &actionId) const
{
    return m_session && m_kind.actions.contains(actionId);
}

QString Workbench::gestureText(bool) const
{
    return {};
}

void Workbench::takeGesture(bool)
{
}

QImage Workbench::thumbnail(const DocumentSession &session)
{
    return &session == m_session ? picture() : QImage();
}

void Workbench::retranslate()
{
}

void Workbench::applyTheme(bool)
{
}

} // namespace marrow
