#include "app/gui/file_drop.h"

#include "app/gui/document_session.h"
#include "views/common/theme.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMainWindow>
#include <QMimeData>
#include <QPainter>
#include <QStatusBar>
#include <QUrl>

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
}

bool FileDrop::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter: {
        auto *drag = static_cast<QDragEnterEvent *>(event);
        const QStringList paths = localFiles(*drag->mimeData());
        if (!std::any_of(paths.begin(), paths.end(), canOpen))
            return QWidget::eventFilter(watched, event);
        drag->acceptProposedAction();
        showFor(paths);
        return true;
    }
    case QEvent::DragLeave:
        hide();
        m_window.statusBar()->clearMessage();
        return true;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        hide();
        m_window.statusBar()->clearMessage();
        drop->acceptProposedAction();
        // The program the files came from waits for the end of the drop: answer it before a question may open.
        QMetaObject::invokeMethod(this, [this, paths = localFiles(*drop->mimeData())] { emit dropped(paths); }, Qt::QueuedConnection);
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
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

void FileDrop::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), tokensFor(palette()).accent);
}

} // namespace marrow
