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

    QString title() const override { return tr("Dry run"); }
    QString question() const override { return tr("This is what would be written. Publish it?"); }
    QString explanation() const override;
    QString nextText() const override { return tr("Publish"); }
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
