#pragma once

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QLabel;
class QToolButton;

namespace marrow {

class NumberField;
class PoseTool;

/// The options of the pose tool in one row, for a tool bar: what a drag does, along which axes, how long a chain
/// follows. Works on a PoseTool that must outlive it.
class PoseToolOptions : public QWidget
{
    Q_OBJECT

public:
    explicit PoseToolOptions(PoseTool *tool, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    PoseTool *m_tool;
    QButtonGroup *m_modes;
    QComboBox *m_frame;
    QLabel *m_chainLabel;
    NumberField *m_chain;
    QToolButton *m_hold;
};

} // namespace marrow
