#pragma once

#include "views/common/pose_context.h"

#include <QPointer>
#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;
class QToolButton;

namespace marrow {

class NumberField;
class PoseTool;

/// The options of the pose tool in one row, for a tool bar: what a drag does, along which axes, how long a chain follows, and
/// auto-key. Works on a PoseTool that must outlive it.
class PoseToolOptions : public QWidget
{
    Q_OBJECT

public:
    explicit PoseToolOptions(PoseTool *tool, QWidget *parent = nullptr);

    void setContext(PoseContext *pose);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    PoseTool *m_tool;
    QPointer<PoseContext> m_pose;
    QButtonGroup *m_modes;
    QComboBox *m_frame;
    QLabel *m_chainLabel;
    NumberField *m_chain;
    QToolButton *m_hold;
    QToolButton *m_autoKey;
};

} // namespace marrow
