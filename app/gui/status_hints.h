#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace marrow {

/// What the status line says: what the gesture at hand would do, or, while a panel is pointed at, what it would do there. What
/// has just happened ("12 voxels changed") takes its place for some seconds and then makes room again, so that it is never
/// read as being about the next thing.
class StatusHints : public QObject
{
    Q_OBJECT

public:
    static constexpr int kNewsMs = 5000;
    explicit StatusHints(QObject *parent = nullptr, int newsMs = kNewsMs);

    void setGesture(const QString &hint);
    /// Empty when the panel has nothing to say any more.
    void setPanelHint(const QString &hint);
    void tell(const QString &news);

signals:
    void shown(const QString &text);

private:
    void show();

    QString m_gesture;
    QString m_panel;
    QString m_news;
    QTimer m_timer;
};

} // namespace marrow
