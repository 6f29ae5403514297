#pragma once

#include "app/gui/publish/publish_draft.h"
#include "views/wizards/wizard_frame.h"

namespace marrow {

/// A page of the publish wizard: it fills in its part of the draft.
class PublishPage : public WizardPage
{
    Q_OBJECT

public:
    void enter() final;

protected:
    PublishPage(Draft draft, QWidget *parent);

    PublishDraft &draft() const { return *m_draft; }
    /// For work in the background.
    const Draft &sharedDraft() const { return m_draft; }
    /// Fills the page: once a reading of the project, and whenever isStale() says so.
    virtual void fill() {}
    virtual bool isStale() const { return false; }
    /// Each time the page comes to the front, filled.
    virtual void arrive() {}
    /// The page's list no longer shows what the draft holds.
    void fillAgain();

private:
    Draft m_draft;
    int m_filledFrom = -1; ///< the reading of the project
};

} // namespace marrow
