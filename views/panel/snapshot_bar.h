#pragma once

#include "views/panel/panel_session.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace marrow {

class FlowLayout;

/// The poses that were kept under a name, as buttons: a click shows one, a right click (or the menu key) renames, renews or
/// removes it.
class SnapshotBar : public QWidget
{
    Q_OBJECT

public:
    explicit SnapshotBar(QWidget *parent = nullptr);

    void setSession(PanelSession *session);
    /// Keeps the pose on show under a free name and lets the person write another.
    void keep();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void retranslate();
    void showMenu(const QString &name, QWidget *button, const QPoint &at);
    void rename(const QString &name, QWidget *button);

    QPointer<PanelSession> m_session;
    FlowLayout *m_flow;
    QToolButton *m_keep;
    QLabel *m_none;
};

} // namespace marrow
