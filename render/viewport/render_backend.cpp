#include "render/viewport/render_backend.h"

#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>
#endif

namespace marrow {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("RenderBackend", text);
}

#ifdef Q_OS_UNIX
bool answers(const QByteArray &socketPath, bool abstractName)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (socketPath.isEmpty() || socketPath.size() + 2 > static_cast<qsizetype>(sizeof address.sun_path))
        return false;
    const std::size_t prefix = abstractName ? 1 : 0;
    std::memcpy(address.sun_path + prefix, socketPath.constData(), static_cast<std::size_t>(socketPath.size()));
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return false;
    const auto length = offsetof(sockaddr_un, sun_path) + prefix + static_cast<std::size_t>(socketPath.size());
    const bool ok = ::connect(handle, reinterpret_cast<const sockaddr *>(&address), static_cast<socklen_t>(length)) == 0;
    ::close(handle);
    return ok;
}

bool waylandAnswers()
{
    const QByteArray name = qgetenv("WAYLAND_DISPLAY");
    if (name.isEmpty())
        return false;
    return answers(name.startsWith('/') ? name : qgetenv("XDG_RUNTIME_DIR") + '/' + name, false);
}

bool x11Answers()
{
    const QByteArray display = qgetenv("DISPLAY");
    const qsizetype colon = display.lastIndexOf(':');
    if (colon < 0)
        return false;
    const QByteArray host = display.left(colon);
    if (!host.isEmpty() && host != "unix")
        return true; // another machine: only the plug-in itself can tell
    QByteArray number = display.mid(colon + 1);
    number = number.left(number.indexOf('.') < 0 ? number.size() : number.indexOf('.'));
    const QByteArray path = "/tmp/.X11-unix/X" + number;
    return answers(path, true) || answers(path, false);
}
#endif

QSurfaceFormat studioFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setVersion(3, 3);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setSamples(4);
    return format;
}

} // namespace

void prepareRenderEnvironment()
{
    // The RHI back end of Qt 6.4 draws captures upside down and crashes on off-screen surfaces.
    qputenv("QT3D_RENDERER", "opengl");
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QSurfaceFormat::setDefaultFormat(studioFormat());
}

bool displayReachable()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    return waylandAnswers() || x11Answers();
#else
    return true;
#endif
}

Result<void> probeOpenGl()
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance())) {
        return Error{QStringLiteral("render.no-display"),
                     tr("Voxel pictures need a graphical application, and this process was started without one."), {}, {}};
    }
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal")) {
        return Error{QStringLiteral("render.no-display"),
                     tr("There is no display, so the voxel model cannot be drawn. Start the program in a desktop session, or "
                        "run it under a virtual display: xvfb-run -a -s \"-screen 0 1600x1000x24\" followed by the command."),
                     platform, {}};
    }
    QOpenGLContext context;
    context.setFormat(studioFormat());
    QOffscreenSurface surface;
    surface.setFormat(studioFormat());
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface)) {
        return Error{QStringLiteral("render.no-opengl"),
                     tr("The display offers no OpenGL, so the voxel model cannot be drawn. Install the graphics driver, or "
                        "Mesa's software renderer (package libgl1-mesa-dri), and start again."),
                     platform, {}};
    }
    const QSurfaceFormat got = context.format();
    context.doneCurrent();
    if (got.version() < std::pair(3, 3)) {
        return Error{QStringLiteral("render.no-opengl"),
                     tr("OpenGL 3.3 is needed to draw the voxel model, and the display offers only %1.%2. A newer graphics "
                        "driver, or Mesa's software renderer (LIBGL_ALWAYS_SOFTWARE=1), helps.")
                         .arg(got.majorVersion())
                         .arg(got.minorVersion()),
                     platform, {}};
    }
    return {};
}

} // namespace marrow
