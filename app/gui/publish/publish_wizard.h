#pragma once

#include "app/gui/publish/publish_draft.h"
#include "app/gui/publish/publish_questions.h"
#include "views/wizards/wizard_frame.h"

namespace marrow {

/// The way from a project to a published folder: places, characters, actions, kinds, dry run, result. Does what `marrow-cli publish` does, by
/// the same functions.
class PublishWizard : public WizardFrame
{
    Q_OBJECT

public:
    /// `project` and `folder` may be empty: the first page asks.
    PublishWizard(const QString &project, const QString &folder, const PublishQuestions &questions, QWidget *parent = nullptr);
    ~PublishWizard() override;

    const PublishDraft &draft() const { return *m_draft; }

signals:
    void stageRequested(const QString &folder);

protected:
    void changeEvent(QEvent *event) override;

private:
    Draft m_draft;
};

} // namespace marrow
