#pragma once

#include "app/gui/publish/publish_draft.h"
#include "views/wizards/wizard_frame.h"

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace marrow {

class ActionGrid;
class ChangeStrip;
class PlanTable;
class SearchField;

/// Shared with what runs in the background, which may outlive the pages by a moment and only reads it.
using Draft = std::shared_ptr<PublishDraft>;

/// Asks for a folder; empty when the person thought better of it.
using FolderQuestion = std::function<QString(const QString &title)>;

/// A bound model from elsewhere: its path, and what it is called.
struct OfferedModel
{
    QString path;
    QString name;
};

/// What the wizard asks of the world around it.
struct PublishQuestions
{
    FolderQuestion askFolder;
    std::function<QStringList()> askModels;                   ///< files to add
    std::function<std::vector<OfferedModel>()> libraryModels; ///< approved ones of the library
};

/// From which project, to which folder. Leaving it reads the project.
class PublishPlacesPage : public WizardPage
{
    Q_OBJECT

public:
    PublishPlacesPage(Draft draft, FolderQuestion askFolder, QWidget *parent = nullptr);

    QString title() const override { return tr("Project"); }
    QString question() const override { return tr("What is published, and to which folder?"); }
    QString explanation() const override;
    bool complete() const override;
    QString missing() const override;
    void enter() override;
    std::optional<WizardWork> work() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Draft m_draft;
    QLabel *m_projectLabel;
    QLineEdit *m_project;
    QPushButton *m_browseProject;
    QLabel *m_folderLabel;
    QLineEdit *m_folder;
    QPushButton *m_browseFolder;
};

/// Which characters, rigs and puppets, and who in the game they are.
class PublishCharactersPage : public WizardPage
{
    Q_OBJECT

public:
    PublishCharactersPage(Draft draft, const PublishQuestions &questions, QWidget *parent = nullptr);

    QString title() const override { return tr("Characters"); }
    QString question() const override { return tr("Who is published?"); }
    QString explanation() const override;
    bool complete() const override;
    QString missing() const override { return tr("Choose at least one."); }
    void enter() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void take();
    void offerModels();
    void addModel(const OfferedModel &model);

    Draft m_draft;
    PublishQuestions m_questions;
    QPushButton *m_add;
    bool m_filling = false;
    int m_filledFrom = -1; ///< the reading of the project the list was made from
    QTreeWidget *m_list;
    QLabel *m_findings;
    QCheckBox *m_only;
    QLabel *m_puppetLabel;
    QComboBox *m_version;
    QComboBox *m_compression;
};

/// Which actions: the grid that plays.
class PublishActionsPage : public WizardPage
{
    Q_OBJECT

public:
    explicit PublishActionsPage(Draft draft, QWidget *parent = nullptr);

    QString title() const override { return tr("Actions"); }
    QString question() const override { return tr("What can they do?"); }
    QString explanation() const override;
    bool complete() const override;
    QString missing() const override { return tr("Choose at least one action."); }
    void enter() override;
    ActionGrid *grid() const { return m_grid; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void take();
    QImage picture(const QString &action, int character, double seconds, const QSize &size);

    Draft m_draft;
    QStringList m_slugs; ///< the columns
    int m_filledFrom = -1;
    std::map<std::pair<QString, QString>, Action> m_actions; ///< by slug and id
    SearchField *m_search;
    QPushButton *m_all;
    QPushButton *m_none;
    QLabel *m_count;
    ActionGrid *m_grid;
};

/// Which kind of work plays which action. Leaving it bakes and plans.
class PublishKindsPage : public WizardPage
{
    Q_OBJECT

public:
    explicit PublishKindsPage(Draft draft, QWidget *parent = nullptr);

    QString title() const override { return tr("Kinds of work"); }
    QString question() const override { return tr("Who does what, when?"); }
    QString explanation() const override;
    void enter() override;
    QString nextText() const override { return tr("Dry Run"); }
    std::optional<WizardWork> work() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void take();
    void addRow(const QString &kind, const QString &action);
    void fillRole(QComboBox *box, const QString &chosen);
    void tellUnmapped();

    Draft m_draft;
    QStringList m_actions;
    int m_filledFrom = -1;
    QLabel *m_roleLabels[3];
    QComboBox *m_roles[3]; ///< default, moving, chasing
    QTreeWidget *m_kinds;
    QLineEdit *m_newKind;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_unmapped;
    QCheckBox *m_keep;
};

/// What would be written. Leaving it publishes.
class PublishPlanPage : public WizardPage
{
    Q_OBJECT

public:
    explicit PublishPlanPage(Draft draft, QWidget *parent = nullptr);

    QString title() const override { return tr("Dry run"); }
    QString question() const override { return tr("This is what would be written. Publish it?"); }
    QString explanation() const override;
    void enter() override;
    QString nextText() const override { return tr("Publish"); }
    std::optional<WizardWork> work() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void showStrip();

    Draft m_draft;
    PlanTable *m_table;
    QLabel *m_notes;
    ChangeStrip *m_strip;
};

/// What was written where.
class PublishResultPage : public WizardPage
{
    Q_OBJECT

public:
    explicit PublishResultPage(Draft draft, QWidget *parent = nullptr);

    QString title() const override { return tr("Result"); }
    QString question() const override { return tr("Published"); }
    void enter() override;
    bool isResult() const override { return true; }

signals:
    void stageRequested(const QString &folder);

protected:
    void changeEvent(QEvent *event) override;

private:
    Draft m_draft;
    QLabel *m_words;
    QTreeWidget *m_files;
    QPushButton *m_stage;
    QPushButton *m_show;
};

} // namespace marrow
