#pragma once

#include "views/binding/binding_desk.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace marrow {

class NumberField;
class Section;

/// Binding with its constants, and what the checks found with their numbers; test poses with their self-intersections below.
class BindPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BindPanel(QWidget *parent = nullptr);

    void setDesk(BindingDesk *desk);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Constant
    {
        const char *key;
        float WeightOptions::*field;
        NumberField *number;
        QLabel *label;
    };

    QWidget *buildConstants();
    QWidget *buildPoses();
    void build();
    QJsonObject constants() const;
    void showAll();
    void showState();
    void showChecks();
    void showPoses();
    void showBusy();
    void retranslate();

    QPointer<BindingDesk> m_desk;
    QPushButton *m_bind;
    QPushButton *m_cancel;
    QWidget *m_pressed = nullptr; ///< the button whose work runs
    QProgressBar *m_progress;
    QLabel *m_state;
    Section *m_constantsSection;
    Section *m_checksSection;
    Section *m_posesSection;
    NumberField *m_power;
    QLabel *m_powerLabel;
    std::vector<Constant> m_constants;
    QCheckBox *m_keepProps;
    QWidget *m_checks; ///< a row a check
    QTreeWidget *m_poses;
    QPushButton *m_count;
    QPushButton *m_restPose;
};

} // namespace marrow
