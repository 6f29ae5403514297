#pragma once

#include "app/gui/publish/publish_page.h"
#include "app/gui/publish/publish_pictures.h"

#include <QFutureWatcher>

class QLabel;

namespace marrow {

class ChangeStrip;
class PlanTable;

/// What would be written. Leaving it publishes.
class PublishPlanPage : public PublishPage
{
    Q_OBJECT

public:
    explicit PublishPlanPage(Draft draft, QWidget *parent = nullptr);
    ~PublishPlanPage() override;

    WizardTexts texts() const override;
    std::optional<WizardWork> work() override;

protected:
    void arrive() override;
    void retranslate() override;

private:
    void showNotes();
    void showStrip();

    PlanTable *m_table;
    QLabel *m_notes;
    ChangeStrip *m_strip;
    QFutureWatcher<ClipStrip> m_drawing;
};

} // namespace marrow
