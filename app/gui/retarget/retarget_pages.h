#pragma once

#include "app/gui/retarget/retarget_draft.h"
#include "views/retarget/source_figure.h"
#include "views/wizards/wizard_frame.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;
class QTreeWidget;

namespace marrow {

class AngleTrace;
class FilePrompts;
class JobForm;
class JointMapView;
class Playback;
class ReportTable;
class RetargetStage;

using SharedDraft = std::shared_ptr<RetargetDraft>;

/// Which files the clips come from.
class RetargetSourcesPage : public WizardPage
{
    Q_OBJECT

public:
    RetargetSourcesPage(SharedDraft draft, FilePrompts &prompts);
    WizardTexts texts() const override;
    QString missing() const override;
    void enter() override;
    std::optional<WizardWork> work() override;

    void addFiles(const QStringList &paths);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void retranslate() override;
    void fill();
    void removeSelected();

    SharedDraft m_draft;
    FilePrompts &m_prompts;
    QTreeWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    RetargetJobOptions m_formOptions;
    JobForm *m_up;
};

/// What the clips are baked onto.
class RetargetTargetPage : public WizardPage
{
    Q_OBJECT

public:
    RetargetTargetPage(SharedDraft draft, std::vector<RetargetTab> tabs, FilePrompts &prompts);
    WizardTexts texts() const override;
    QString missing() const override;
    std::optional<WizardWork> work() override;

private:
    void retranslate() override;
    void chooseFile();

    SharedDraft m_draft;
    std::vector<RetargetTab> m_tabs; ///< one a row; the standard figure and files behind those that are open
    FilePrompts &m_prompts;
    QListWidget *m_list;
    QPushButton *m_file;
};

/// The clip whose first frame shows how the source stands, and how the target stands then.
class RetargetReferencePage : public WizardPage
{
    Q_OBJECT

public:
    explicit RetargetReferencePage(SharedDraft draft);
    WizardTexts texts() const override;
    QString missing() const override;
    void enter() override;

private:
    void retranslate() override;
    void choose(const QString &clip);
    void refresh();
    void refreshPose();
    void turnLimb(int targetJoint, const Eigen::Quaternionf &turn);

    SharedDraft m_draft;
    StickFigure m_source; ///< in the reference
    QListWidget *m_clips;
    JobForm *m_pose;
    RetargetJobOptions m_formOptions;
    QPushButton *m_reset;
    RetargetStage *m_view;
    QTreeWidget *m_residuals;
    QLabel *m_note;
};

/// Which joint of the source plays which.
class RetargetMapPage : public WizardPage
{
    Q_OBJECT

public:
    explicit RetargetMapPage(SharedDraft draft);
    WizardTexts texts() const override;
    QString missing() const override;
    void enter() override;

private:
    void retranslate() override;
    void fillPresets();
    void usePreset(int index);
    void takeMap();
    void setOwnMap(std::optional<NameMap> map);
    void goBack(std::vector<std::optional<NameMap>> &from, std::vector<std::optional<NameMap>> &to);
    void refreshHistory();
    void savePreset();
    void refreshText();

    SharedDraft m_draft;
    NamedSkeleton m_skeleton;
    QComboBox *m_presets;
    JointMapView *m_view;
    QLabel *m_text;
    QToolButton *m_undo;
    QToolButton *m_redo;
    QLineEdit *m_name;
    QPushButton *m_save;
    QLabel *m_saved;
    std::vector<std::optional<NameMap>> m_undone, m_done; ///< own maps that were in force; none: the proposed one
};

/// Rate, speed, hips, loops, feet, and which joints are moved: the job's own fields.
class RetargetOptionsPage : public WizardPage
{
    Q_OBJECT

public:
    explicit RetargetOptionsPage(SharedDraft draft);
    WizardTexts texts() const override;
    QString missing() const override;
    void enter() override;
    QStringList optionNames() const;

private:
    void retranslate() override;
    void take();

    SharedDraft m_draft;
    RetargetJobOptions m_formOptions;
    JobForm *m_form = nullptr;
    QLabel *m_jointsTitle;
    QListWidget *m_joints;
    QString m_fault;
};

/// Source and target side by side, any clip, any moment.
class RetargetPreviewPage : public WizardPage
{
    Q_OBJECT

public:
    explicit RetargetPreviewPage(SharedDraft draft);
    WizardTexts texts() const override;
    QString missing() const override;
    void enter() override;
    std::optional<WizardWork> work() override;

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate() override;
    void showClip(int index);
    void showFrame(int frame);

    SharedDraft m_draft;
    QComboBox *m_clips;
    RetargetStage *m_view;
    QToolButton *m_play;
    QLabel *m_time;
    AngleTrace *m_trace;
    Playback *m_playback;
    SourceFigure m_source;
    std::optional<BakedClip> m_clip;
};

/// The report card; Next bakes.
class RetargetReportPage : public WizardPage
{
    Q_OBJECT

public:
    RetargetReportPage(SharedDraft draft, FilePrompts &prompts);
    WizardTexts texts() const override;
    QString missing() const override;
    void enter() override;
    std::optional<WizardWork> work() override;

private:
    void retranslate() override;
    void showMoment(const QString &clip, int frame);
    QString bakeIntoDocument();
    void sayWhatIsReplaced();

    SharedDraft m_draft;
    FilePrompts &m_prompts;
    QLabel *m_faults;
    ReportTable *m_table;
    RetargetStage *m_view;
    QString m_shownClip; ///< what m_source is of
    SourceFigure m_source;
    QLabel *m_folderLabel;
    QLineEdit *m_folder;
    QPushButton *m_browse;
    QLabel *m_replaced;
};

/// What was written where.
class RetargetResultPage : public WizardPage
{
    Q_OBJECT

public:
    explicit RetargetResultPage(SharedDraft draft);
    WizardTexts texts() const override;
    bool isResult() const override { return true; }
    void enter() override;

private:
    void retranslate() override;

    SharedDraft m_draft;
    QTreeWidget *m_list;
    QPushButton *m_open;
};

} // namespace marrow
