#include "app/gui/publish/publish_wizard.h"

#include "app/gui/publish/publish_actions_page.h"
#include "app/gui/publish/publish_characters_page.h"
#include "app/gui/publish/publish_kinds_page.h"
#include "app/gui/publish/publish_places_page.h"
#include "app/gui/publish/publish_plan_page.h"
#include "app/gui/publish/publish_result_page.h"

#include <QEvent>

namespace marrow {

PublishWizard::PublishWizard(const QString &project, const QString &folder, const PublishQuestions &questions, QWidget *parent)
    : WizardFrame(parent)
    , m_draft(std::make_shared<PublishDraft>())
{
    setObjectName(QStringLiteral("publishWizard"));
    m_draft->projectPath = project;
    m_draft->folder = folder;
    addPage(new PublishPlacesPage(m_draft, questions));
    addPage(new PublishCharactersPage(m_draft, questions));
    addPage(new PublishActionsPage(m_draft));
    addPage(new PublishKindsPage(m_draft));
    addPage(new PublishPlanPage(m_draft));
    auto *result = new PublishResultPage(m_draft);
    connect(result, &PublishResultPage::stageRequested, this, [this](const QString &published) {
        emit stageRequested(published);
        accept();
    });
    addPage(result);
    setWindowTitle(tr("Publish"));
}

PublishWizard::~PublishWizard() = default;

void PublishWizard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(tr("Publish"));
    WizardFrame::changeEvent(event);
}

} // namespace marrow
