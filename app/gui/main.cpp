#include "app/gui/language.h"
#include "app/gui/main_window.h"
#include "app/gui/preferences.h"
#include "render/viewport/render_backend.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <cstdio>

int main(int argc, char *argv[])
{
    marrow::prepareRenderEnvironment();
    const bool onlyAsked = argc == 2 && (qstrcmp(argv[1], "--help") == 0 || qstrcmp(argv[1], "--version") == 0);
    if (onlyAsked)
        qputenv("QT_QPA_PLATFORM", "minimal");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && !marrow::displayReachable()) {
        std::fputs("Marrow needs a display, and neither DISPLAY nor WAYLAND_DISPLAY leads to one. Start it in a desktop session, or under a "
                   "virtual display: xvfb-run -a -s \"-screen 0 1600x1000x24\" marrow\n", stderr);
        return 1;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName("Marrow");
    QApplication::setOrganizationName("Marrow");
    QApplication::setApplicationVersion(MARROW_VERSION);
    QApplication::setDesktopFileName("marrow");

    QCommandLineParser parser;
    parser.setApplicationDescription("Rigging and preview studio for voxel rigs and puppets.");
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language("lang", "Language of the interface: en or zh_CN.", "language");
    const QCommandLineOption settings("settings", "Keep preferences in this file.", "file");
    parser.addOptions({language, settings});
    parser.addPositionalArgument("files", "Files to open.", "[FILE ...]");
    parser.process(application);

    marrow::Preferences preferences(parser.value(settings));
    marrow::Language translations;
    translations.use(parser.isSet(language) ? parser.value(language) : preferences.language());
    marrow::ThemeController theme;
    theme.setAppearance(preferences.appearance());

    marrow::MainWindow window({preferences, translations, theme});
    window.show();
    // The window appears before files are read, so that a large one is seen to be opening.
    QTimer::singleShot(0, &window, [&] {
        window.openFiles(parser.positionalArguments());
        window.documents().offerAllRecovery();
    });
    return QApplication::exec();
}
