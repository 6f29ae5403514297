#pragma once

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QToolButton;

namespace marrow {

class ActionTool;

/// The options of the action tool in one row, for a tool bar. Works on an ActionTool that must outlive it.
class ActionToolOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ActionToolOptions(ActionTool *tool, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    ActionTool *m_tool;
    QButtonGroup *m_modes;
    QComboBox *m_frame;
    QToolButton *m_feet;
};

} // namespace marrow
