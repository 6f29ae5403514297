#include "app/cli/command_line.h"
#include "app/jobs/all_jobs.h"
#include "render/viewport/render_backend.h"

#include <QGuiApplication>
#include <QTranslator>

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <langinfo.h>

namespace {

/// Qt works in UTF-8 and complains on standard error about any other locale; file names are bytes to us either way.
void useUtf8()
{
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
        qputenv("LC_ALL", "C.UTF-8");
        std::setlocale(LC_ALL, "C.UTF-8");
    }
}

/// Only drawing needs a screen, and it says itself when there is none; without one Qt must not end the program.
void chooseScreen()
{
    marrow::prepareRenderEnvironment();
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && !marrow::displayReachable())
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

QString languageOf(const marrow::CommonArguments &common)
{
    if (!common.language.isEmpty())
        return common.language;
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

/// The jobs with Job::needsScreen, known before there is a language to make them in.
bool isDrawingJob(const char *name)
{
    for (const char *job : {"render", "sequence", "turntable", "sheet", "action-sheet"}) {
        if (std::strcmp(name, job) == 0)
            return true;
    }
    return false;
}

bool drawsSomething(int argc, char **argv)
{
    for (int i = 1; i < argc; ++i) {
        if (argv[i][0] != '-')
            return isDrawingJob(argv[i]);
        if (std::strcmp(argv[i], "--lang") == 0)
            ++i;
    }
    return false;
}

} // namespace

// The translations lie in a static library, whose resources the linker would drop.
static void initTranslations()
{
    Q_INIT_RESOURCE(marrow_translations);
}

int main(int argc, char **argv)
{
    using namespace marrow;
    useUtf8();
    std::unique_ptr<QCoreApplication> application;
    if (drawsSomething(argc, argv)) {
        chooseScreen();
        application = std::make_unique<QGuiApplication>(argc, argv);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QCoreApplication::setApplicationName(QStringLiteral("marrow-cli"));

    QTextStream out(stdout);
    QTextStream err(stderr);
    out.setEncoding(QStringConverter::Utf8);
    err.setEncoding(QStringConverter::Utf8);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const auto common = takeCommonArguments(arguments);
    if (!common) {
        err << common.error().message << '\n';
        return kExitUsage;
    }
    const QString language = languageOf(*common);
    QLocale::setDefault(QLocale(language));
    initTranslations();
    QTranslator translator;
    if (translator.load(QStringLiteral(":/translations/marrow_%1.qm").arg(language)))
        QCoreApplication::installTranslator(&translator);

    // A job run from a script must not stop at what a picture library has to say.
    const int code = runCommandLine(makeJobRegistry(), *common, arguments, out, err);
    out.flush();
    err.flush();
    return code;
}
