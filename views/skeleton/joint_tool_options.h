#pragma once

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QToolButton;

namespace marrow {

class JointTool;

/// The options of the joint tool in one row, for a tool bar: move, turn or scale, the axes, what it snaps to, and whether joints below
/// stay. Works on a JointTool that must outlive it.
class JointToolOptions : public QWidget
{
    Q_OBJECT

public:
    explicit JointToolOptions(JointTool *tool, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    JointTool *m_tool;
    QButtonGroup *m_modes;
    QToolButton *m_local;
    QComboBox *m_snap;
    QCheckBox *m_keepChildren;
};

} // namespace marrow
