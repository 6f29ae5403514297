#pragma once

#include "model/character/publish/stage_acceptance.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace marrow {

/// The nine assertions of the last acceptance run, one a row with what was seen, and the button that runs them again.
class AcceptancePanel : public QWidget
{
    Q_OBJECT

public:
    explicit AcceptancePanel(QWidget *parent = nullptr);

    void setAssertions(const std::vector<Assertion> &assertions);
    void setRunning(bool running);

signals:
    void runRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();

    std::vector<Assertion> m_assertions;
    bool m_running = false;
    QPushButton *m_run;
    QLabel *m_summary;
    QTreeWidget *m_list;
};

} // namespace marrow
