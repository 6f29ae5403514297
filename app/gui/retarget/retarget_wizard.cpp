#include "app/gui/retarget/retarget_wizard.h"

#include "app/gui/retarget/retarget_pages.h"

#include <QEvent>

namespace marrow {

RetargetWizard::RetargetWizard(const QStringList &files, std::vector<RetargetTab> tabs, FilePrompts &prompts, QWidget *parent)
    : WizardFrame(parent)
    , m_draft(std::make_shared<RetargetDraft>())
{
    setObjectName(QStringLiteral("retargetWizard"));
    setWindowTitle(tr("Retarget Motions"));
    auto *sources = new RetargetSourcesPage(m_draft, prompts);
    addPage(sources);
    addPage(new RetargetTargetPage(m_draft, std::move(tabs), prompts));
    addPage(new RetargetReferencePage(m_draft));
    addPage(new RetargetMapPage(m_draft));
    addPage(new RetargetOptionsPage(m_draft));
    addPage(new RetargetPreviewPage(m_draft));
    addPage(new RetargetReportPage(m_draft, prompts));
    addPage(new RetargetResultPage(m_draft));
    sources->addFiles(files);
}

void RetargetWizard::changeEvent(QEvent *event)
{
    WizardFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(tr("Retarget Motions"));
}

} // namespace marrow
