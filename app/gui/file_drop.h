#pragma once

#include <QWidget>

class QMainWindow;
class QMimeData;

namespace marrow {

/// Takes files that are dragged over a window: while they hover the window is framed and the status bar says what a drop does. Files that nothing
/// opens are refused also by the views in it that take drops themselves. A child of the window; not to be seen otherwise.
class FileDrop : public QWidget
{
    Q_OBJECT

public:
    explicit FileDrop(QMainWindow *window);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// After the drop was answered, so that questions may be asked.
    void dropped(const QStringList &paths);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool windowEvent(QEvent *event);
    bool isOurs(const QWindow *window) const;
    void showFor(const QStringList &paths);
    void end();

    QMainWindow &m_window;
    const QObject *m_over = nullptr; ///< the window that files were last over; only compared
};

} // namespace marrow
