#include "render/viewport/render_backend.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibrary>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#endif

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(RenderBackend)
};

#ifdef Q_OS_UNIX
bool answers(const QByteArray &socketPath)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (socketPath.isEmpty() || socketPath.size() + 1 > static_cast<qsizetype>(sizeof address.sun_path))
        return false;
    std::memcpy(address.sun_path, socketPath.constData(), static_cast<std::size_t>(socketPath.size()));
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle < 0)
        return false;
    const bool ok = ::connect(handle, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    ::close(handle);
    return ok;
}

bool waylandAnswers()
{
    const QByteArray name = qgetenv("WAYLAND_DISPLAY");
    if (name.isEmpty())
        return false;
    return answers(name.startsWith('/') ? name : qgetenv("XDG_RUNTIME_DIR") + '/' + name);
}

/// Whether the X server lets this user in: a server that runs but refuses would make Qt end the program. The library is the
/// one Qt's own plug-in uses; where it is missing, so is the plug-in.
bool x11Answers()
{
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        return false;
    QLibrary library(QStringLiteral("xcb"), 1);
    using Connect = void *(*)(const char *, int *);
    using HasError = int (*)(void *);
    using Disconnect = void (*)(void *);
    const auto connectTo = reinterpret_cast<Connect>(library.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<HasError>(library.resolve("xcb_connection_has_error"));
    const auto disconnectFrom = reinterpret_cast<Disconnect>(library.resolve("xcb_disconnect"));
    if (!connectTo || !hasError || !disconnectFrom)
        return false;
    void *connection = connectTo(nullptr, nullptr);
    if (!connection)
        return false;
    // A good connection stays open until the process ends: a virtual server starts over when its last client leaves, and
    // would turn away the application that comes next.
    if (hasError(connection) == 0)
        return true;
    disconnectFrom(connection);
    return false;
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
                     Texts::tr("Pictures in 3D need a graphical application, and this process was started without one."), {}, {}};
    }
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal")) {
        return Error{QStringLiteral("render.no-display"),
                     Texts::tr("There is no display, so nothing can be drawn in 3D. Start the program in a desktop session, or "
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
                     Texts::tr("The display offers no OpenGL, so nothing can be drawn in 3D. Install the graphics driver, or "
                        "Mesa's software renderer (package libgl1-mesa-dri), and start again."),
                     platform, {}};
    }
    const QSurfaceFormat got = context.format();
    context.doneCurrent();
    if (got.version() < std::pair(3, 3)) {
        return Error{QStringLiteral("render.no-opengl"),
                     Texts::tr("OpenGL 3.3 is needed to draw in 3D, and the display offers only %1.%2. A newer graphics "
                        "driver, or Mesa's software renderer (LIBGL_ALWAYS_SOFTWARE=1), helps.")
                         .arg(got.majorVersion())
                         .arg(got.minorVersion()),
                     platform, {}};
    }
    return {};
}

} // namespace marrow
