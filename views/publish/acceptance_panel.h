#pragma once

#include "model/character/publish/stage_acceptance.h"
#include "views/publish/publish_panel.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace marrow {

/// The nine assertions of the last acceptance run, one a row with what was seen, and the button that runs them again.
class AcceptancePanel : public PublishPanel
{
    Q_OBJECT

public:
    explicit AcceptancePanel(QWidget *parent = nullptr);

    void setAssertions(const std::vector<Assertion> &assertions);
    void setRunning(bool running);
    /// How far a run is, and what it is at.
    void setProgress(double fraction, const QString &text);

signals:
    void runRequested();

protected:
    void retranslate() override;

private:
    void fill();

    std::vector<Assertion> m_assertions;
    bool m_running = false;
    QPushButton *m_run;
    QLabel *m_summary;
    QProgressBar *m_bar;
    QTreeWidget *m_list;
};

} // namespace marrow
