#include "app/gui/file_drop.h"

#include "app/gui/document_session.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMainWindow>
#include <QMimeData>
#include <QPainter>
#include <QStatusBar>
#include <QUrl>
#include <QWindow>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kFrame = 3;

QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

bool canOpen(const QString &path)
{
    return DocumentSession::opens(path) || DocumentSession::imports(path);
}

} // namespace

FileDrop::FileDrop(QMainWindow *window)
    : QWidget(window)
    , m_window(*window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
    qApp->installEventFilter(this); // 3D views are windows of their own, which the main window hears nothing of
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window)
        return windowEvent(event);
    const bool hovers = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!watched->isWindowType() || !(hovers || event->type() == QEvent::DragLeave || event->type() == QEvent::Drop) || !isOurs(static_cast<QWindow *>(watched)))
        return false;
    if (!hovers) {
        // From one of the windows into the other: the one that was left may hear of it last.
        if (event->type() == QEvent::Drop || watched == m_over)
            end();
        return false;
    }
    const auto *drag = static_cast<QDropEvent *>(event);
    const QStringList paths = localFiles(*drag->mimeData());
    if (!paths.isEmpty() && !std::any_of(paths.begin(), paths.end(), canOpen)) {
        event->ignore();
        return true;
    }
    if (!paths.isEmpty() && (m_over != watched || !isVisible())) {
        m_over = watched;
        showFor(paths);
    }
    return false;
}

/// What the widgets of the main window did not take.
bool FileDrop::windowEvent(QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return false;
    auto *drop = static_cast<QDropEvent *>(event);
    const QStringList paths = localFiles(*drop->mimeData());
    if (!std::any_of(paths.begin(), paths.end(), canOpen))
        return false;
    drop->acceptProposedAction();
    // The program the files came from waits for the end of the drop: answer it before a question may open.
    if (event->type() == QEvent::Drop)
        QMetaObject::invokeMethod(this, [this, paths] { emit dropped(paths); }, Qt::QueuedConnection);
    return true;
}

bool FileDrop::isOurs(const QWindow *window) const
{
    const QWindow *ours = m_window.windowHandle();
    while (window && window != ours)
        window = window->parent();
    return window != nullptr;
}

void FileDrop::showFor(const QStringList &paths)
{
    setGeometry(m_window.rect());
    setMask(QRegion(rect()) - rect().adjusted(kFrame, kFrame, -kFrame, -kFrame)); // the views below stay as they are
    raise();
    show();
    m_window.statusBar()->showMessage(paths.size() == 1 ? tr("Drop to open %1").arg(QFileInfo(paths.first()).fileName())
                                                         : tr("Drop to open %n file(s)", nullptr, static_cast<int>(paths.size())));
}

void FileDrop::end()
{
    if (!isVisible())
        return;
    hide();
    m_window.statusBar()->clearMessage();
}

void FileDrop::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), tokensFor(palette()).accent);
}

} // namespace marrow
