#include "app/gui/publish/publish_page.h"

namespace marrow {

PublishPage::PublishPage(Draft draft, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
{
}

void PublishPage::enter()
{
    if (m_filledFrom != m_draft->reading || isStale())
        fillAgain();
    arrive();
}

void PublishPage::fillAgain()
{
    m_filledFrom = m_draft->reading;
    fill();
}

} // namespace marrow
