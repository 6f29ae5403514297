// How the window publishes and opens what was published.

#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences.h"
#include "app/gui/publish/publication_session.h"
#include "app/gui/publish/publish_wizard.h"
#include "io/library/library.h"

#include <QFileInfo>

namespace marrow {

void MainWindow::showPublishWizard(const QString &folder)
{
    // What is in front is what one wants to publish, unless a project was published before.
    QString project = m_publishedProject;
    QString target = folder;
    if (const DocumentSession *session = m_documents->current()) {
        if (const PublicationSession *publication = session->publication())
            target = target.isEmpty() ? publication->folder() : target;
        else if (project.isEmpty() && session->document()->isClean())
            project = session->filePath();
    }
    PublishQuestions questions;
    questions.askFolder = [this](const QString &title) { return m_prompts->folderToOpen(title); };
    questions.askModels = [this] { return m_prompts->filesToOpen(tr("Bound models to publish"), tr("Bound models (*.glb)")); };
    questions.libraryModels = [this] {
        std::vector<OfferedModel> models;
        const Library library(m_services.preferences.libraryFolder());
        const auto entries = library.entries();
        for (const LibraryEntry &entry : entries ? *entries : std::vector<LibraryEntry>()) {
            if (entry.kind == QLatin1String("model") && entry.state == LibraryState::Approved)
                models.push_back({library.pathOf(entry.path), QFileInfo(entry.originalName).completeBaseName()});
        }
        return models;
    };
    auto *wizard = new PublishWizard(project, target, questions, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    connect(wizard, &PublishWizard::stageRequested, this, &MainWindow::openPublication);
    connect(wizard, &WizardFrame::pageChanged, this, [this, wizard] { m_publishedProject = wizard->draft().projectPath; });
    wizard->open();
}

void MainWindow::openPublication(const QString &folder)
{
    if (folder.isEmpty())
        return;
    if (!PublicationSession::opens(folder)) {
        m_prompts->tellFailure(tr("Nothing was opened"),
                               Error{QStringLiteral("publish.nothing"), tr("Nothing was published to %1. Publish there first.").arg(folder), folder, nullptr});
        return;
    }
    openFiles({folder});
}

} // namespace marrow
