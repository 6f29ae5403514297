#pragma once

#include "views/action/action_context.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace marrow {

class NumberField;
class Section;

/// What a hand-keyed action is called, on whom it is shown, what it may start from, and the picked joint in numbers.
class ActionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ActionPanel(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(ActionContext *context);
    /// What "Begin anew" offers, as people read it.
    void setStarts(const QStringList &titles);
    /// Who shows the action: a file's name, or empty for the doll.
    void setFigureName(const QString &name);

signals:
    void figureRequested();
    void dollRequested();
    void startRequested(int index);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildHeader();
    void buildPose();
    void connectFields();
    void refreshHeader();
    void refreshPose();
    void rename(const char *field, QLineEdit *edit);
    void turnByNumbers(int axis, double value, bool keep);
    void moveHips(int axis, double value, bool keep);
    void retranslate();

    QPointer<ActionContext> m_context;
    Section *m_header;
    Section *m_shownOn;
    Section *m_poseSection;
    QLabel *m_slugLabel;
    QLabel *m_actionLabel;
    QLineEdit *m_slug;
    QLineEdit *m_action;
    QLabel *m_fileName;
    QLabel *m_startLabel;
    QComboBox *m_starts;
    QPushButton *m_begin;
    QLabel *m_figure;
    QPushButton *m_choose;
    QPushButton *m_doll;
    QLabel *m_joint;
    QLabel *m_turnLabel;
    NumberField *m_turn[3];
    QLabel *m_hipsLabel;
    NumberField *m_hips[3];
    QToolButton *m_copy;
    QToolButton *m_paste;
    QToolButton *m_pasteMirrored;
    QToolButton *m_flip;
    QToolButton *m_reset;
    QToolButton *m_resetAll;
    QString m_figureName;
};

} // namespace marrow
