#pragma once

#include "views/binding/binding_desk.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace marrow {

class NumberField;

/// Painting weights: the brush with its options, the joints with their locks, and the operations on everything. The surface shows the weights
/// of the selected joint or which joint is strongest (the view's "Colours").
class WeightPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WeightPanel(QWidget *parent = nullptr);

    void setDesk(BindingDesk *desk);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Verb
    {
        QToolButton *button;
        const char *id;
    };

    void build();
    QToolButton *verb(const char *id, const QString &icon, std::function<void()> run);
    void showAll();
    void showJoint();
    void showBrush();
    void brushFromControls();
    void lockClicked(QTreeWidgetItem *item, int column);
    void retranslate();

    QPointer<BindingDesk> m_desk;
    QButtonGroup *m_brushes;
    NumberField *m_radius;
    NumberField *m_strength;
    NumberField *m_value;
    QLabel *m_radiusLabel;
    QLabel *m_strengthLabel;
    QLabel *m_valueLabel;
    QComboBox *m_falloff;
    QLabel *m_falloffLabel;
    QCheckBox *m_mirror;
    QTreeWidget *m_joints;
    std::vector<Verb> m_verbs;
    QLabel *m_note;
};

} // namespace marrow
