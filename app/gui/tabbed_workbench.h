#pragma once

#include "app/gui/workbench.h"

#include <map>

namespace marrow {

/// A workbench that keeps a Tab for every open document: what it is looked at through, and how. Says when a tab is made, put on
/// show and taken away; a derived class says what that means for its canvas and panels. GUI thread.
template <typename Tab>
class TabbedWorkbench : public Workbench
{
public:
    using Workbench::Workbench;

    void add(DocumentSession *session) final { fillTab(session, m_open[session]); }
    void remove(DocumentSession *session) final
    {
        if (m_session == session)
            bringForward(nullptr);
        m_open.erase(session);
    }
    void show(DocumentSession *session) final
    {
        bringForward(session);
        if (session)
            showReport(*session);
        emit selectionTextChanged();
    }

protected:
    /// A document was opened.
    virtual void fillTab(DocumentSession *session, Tab &tab) = 0;
    /// Another document comes to the front, or none: what the canvas alone knows is kept for later.
    virtual void leaveTab(Tab &tab) { Q_UNUSED(tab) }
    /// The canvas and the panels turn to this tab, or to nothing. Until they all have, no document is in front.
    virtual void takeTab(Tab *tab) = 0;
    /// The document of this tab is in front.
    virtual void tabTaken(Tab &tab) { Q_UNUSED(tab) }

    void bringForward(DocumentSession *session)
    {
        if (Tab *before = frontTab())
            leaveTab(*before);
        m_session = nullptr;
        Tab *tab = session ? &m_open.at(session) : nullptr;
        takeTab(tab);
        m_session = session;
        if (tab)
            tabTaken(*tab);
    }
    /// In the destructor of the derived class: canvas and panels look at documents until they are told otherwise.
    void closeTabs()
    {
        bringForward(nullptr);
        m_open.clear();
    }
    Tab *frontTab() { return m_session ? &m_open.at(m_session) : nullptr; }
    const Tab *frontTab() const { return m_session ? &m_open.at(m_session) : nullptr; }
    Tab &tabOf(const DocumentSession *session) { return m_open.at(session); }
    const Tab &tabOf(const DocumentSession *session) const { return m_open.at(session); }
    bool knows(const DocumentSession *session) const { return m_open.contains(session); }

private:
    std::map<const DocumentSession *, Tab> m_open;
};

} // namespace marrow
