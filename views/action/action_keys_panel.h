#pragma once

#include "views/action/action_context.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace marrow {

class KeyStrip;
class NumberField;

/// The keys of a hand-keyed action with the buttons that play, step and key, in a dock below the view.
class ActionKeysPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ActionKeysPanel(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(ActionContext *context);
    KeyStrip &strip() const { return *m_strip; }
    void togglePlaying();
    void stepKey(int direction);
    bool onionSkins() const;

signals:
    void onionSkinsChanged(bool on);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *makeButton(const char *name, const char *icon);
    void connectButtons();
    void refresh();
    void retranslate();

    QPointer<ActionContext> m_context;
    KeyStrip *m_strip;
    QToolButton *m_first;
    QToolButton *m_back;
    QToolButton *m_play;
    QToolButton *m_forward;
    QToolButton *m_key;
    QToolButton *m_remove;
    QToolButton *m_loop;
    QToolButton *m_home;
    QToolButton *m_onion;
    NumberField *m_frame;
    NumberField *m_speed;
    QLabel *m_frameLabel;
    QLabel *m_length;
};

} // namespace marrow
