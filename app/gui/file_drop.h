#pragma once

#include <QWidget>

class QMainWindow;
class QMimeData;

namespace marrow {

/// Takes files that are dragged over a window: while they hover the window is framed and the status bar says what a drop does. A child of the
/// window, which must outlive it; not to be seen otherwise.
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
    void showFor(const QStringList &paths);

    QMainWindow &m_window;
};

} // namespace marrow
