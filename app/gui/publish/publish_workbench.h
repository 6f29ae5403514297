#pragma once

#include "app/gui/workbench.h"
#include "model/character/publish/publication_state.h"
#include "model/character/publish/stage_acceptance.h"

#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QTimer>

#include <atomic>
#include <memory>

namespace marrow {

class AcceptancePanel;
class PublicationPanel;
class StagePanel;
class StageView;

/// Where a published folder is looked at and played: the stage, the state of its files, the acceptance run. The workspace "publish".
class PublishWorkbench : public Workbench
{
    Q_OBJECT

public:
    explicit PublishWorkbench(const WorkbenchShell &shell);
    ~PublishWorkbench() override;

    StageView &stage() { return *m_stage; }

    bool takes(const DocumentSession &session) const override;
    void add(DocumentSession *) override {}
    void remove(DocumentSession *session) override;
    void show(DocumentSession *session) override;
    void showReport(const DocumentSession &session) override;
    void check() override;
    void trigger(const QString &actionId, bool checked) override;
    QString selectionText() const override;
    QImage picture() override;
    void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) override;

signals:
    /// Somebody wants to publish to the folder on show.
    void publishRequested(const QString &folder);
    void filesDropped(const QStringList &paths);

private:
    void addDocks();
    void arrange() const;
    void watchFolder();
    void lookAtFolder();
    void rollBack();
    void runAcceptance();
    void showAssertions();

    struct Look
    {
        PublishStatus status;
        QString fault;
    };

    StageView *m_stage;
    PublicationPanel *m_publication;
    StagePanel *m_members;
    AcceptancePanel *m_acceptance;
    QString m_folder;
    QStringList m_published; ///< names, of the manifest
    QFileSystemWatcher m_files;
    QTimer m_settle;
    QFutureWatcher<Look> m_looking;
    bool m_lookAgain = false;
    QFutureWatcher<void> m_running;
    std::shared_ptr<std::vector<Assertion>> m_assertions; ///< of the run in progress
    QString m_acceptedFolder;                             ///< the folder it is of
    std::shared_ptr<std::atomic_bool> m_cancelled;
};

} // namespace marrow
