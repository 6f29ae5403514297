#pragma once

#include "app/gui/retarget/retarget_draft.h"
#include "views/wizards/wizard_frame.h"

namespace marrow {

class FilePrompts;

/// Clips of any skeleton onto a character or a voxel rig, a question at a time: sources, target, reference pose, joint map, options, preview,
/// report card, result. Every answer is an option of the retarget job; what is previewed is what is baked. GUI thread.
class RetargetWizard : public WizardFrame
{
    Q_OBJECT

public:
    enum Page { Sources, Target, Reference, Map, Options, Preview, Report, ResultPage };

    /// `files` are proposed as sources, `tabs` as targets; the first tab is chosen at first.
    RetargetWizard(const QStringList &files, std::vector<RetargetTab> tabs, FilePrompts &prompts, QWidget *parent = nullptr);

    const RetargetDraft &draft() const { return *m_draft; }

protected:
    void changeEvent(QEvent *event) override;

private:
    std::shared_ptr<RetargetDraft> m_draft;
};

} // namespace marrow
