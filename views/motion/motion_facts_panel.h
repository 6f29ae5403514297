#pragma once

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QTreeWidget;

namespace marrow {

class MotionContext;
class NumberField;
class Section;

/// How a motion file was understood, with what speaks for it and a control to say otherwise: up axis, unit, which way it looks. Below, its
/// joints with what they play of the one skeleton, and what the file holds besides.
class MotionFactsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MotionFactsPanel(QWidget *parent = nullptr);

    void setContext(MotionContext *context);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A fact: its name, a control or its value, and the evidence in words below.
    struct Row
    {
        QLabel *name = nullptr;
        QWidget *control = nullptr;
        QLabel *value = nullptr;
        QLabel *evidence = nullptr;
    };

    Row addRow(class QGridLayout *grid, QWidget *control);
    void buildReading();
    void buildJoints();
    void refresh();
    void refreshRow(const Row &row, bool chooses, const QString &value, const QString &evidence);
    void fillJoints();
    void refreshSelection();
    void retranslate();

    QPointer<MotionContext> m_context;
    Section *m_reading;
    Section *m_jointsSection;
    Section *m_restSection;
    QComboBox *m_up;
    QComboBox *m_unit;
    QComboBox *m_turn;
    Row m_upRow;
    Row m_unitRow;
    Row m_turnRow;
    Row m_heightRow;
    QLabel *m_selected;
    QTreeWidget *m_joints;
    QLabel *m_notes;
};

} // namespace marrow
