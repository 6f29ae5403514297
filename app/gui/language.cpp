#include "app/gui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

// The translations lie in a static library, whose resources the linker would drop.
static void initTranslations()
{
    Q_INIT_RESOURCE(marrow_translations);
}

namespace marrow {

namespace {

/// Texts of the toolkit that people see and that its own translation lacks or that may not be installed. They are looked up
/// under the toolkit's names in our translation; nothing reads this table but the extraction of texts.
[[maybe_unused]] constexpr const char *kToolkitTexts[] = {
    QT_TRANSLATE_NOOP("QMessageBox", "Show Details..."),
    QT_TRANSLATE_NOOP("QMessageBox", "Hide Details..."),
    QT_TRANSLATE_NOOP("QJsonParseError", "unterminated object"),
    QT_TRANSLATE_NOOP("QJsonParseError", "missing name separator"),
    QT_TRANSLATE_NOOP("QJsonParseError", "unterminated array"),
    QT_TRANSLATE_NOOP("QJsonParseError", "missing value separator"),
    QT_TRANSLATE_NOOP("QJsonParseError", "illegal value"),
    QT_TRANSLATE_NOOP("QJsonParseError", "invalid termination by number"),
    QT_TRANSLATE_NOOP("QJsonParseError", "illegal number"),
    QT_TRANSLATE_NOOP("QJsonParseError", "invalid escape sequence"),
    QT_TRANSLATE_NOOP("QJsonParseError", "invalid UTF8 string"),
    QT_TRANSLATE_NOOP("QJsonParseError", "unterminated string"),
    QT_TRANSLATE_NOOP("QJsonParseError", "object is missing after a comma"),
    QT_TRANSLATE_NOOP("QJsonParseError", "too deeply nested document"),
    QT_TRANSLATE_NOOP("QJsonParseError", "too large document"),
    QT_TRANSLATE_NOOP("QJsonParseError", "garbage at the end of the document"),
};

} // namespace

Language::Language(QObject *parent)
    : QObject(parent)
{
    initTranslations();
}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void Language::use(const QString &language)
{
    const QString wanted = language.isEmpty() ? QLocale::system().name() : language;
    const QString chosen = wanted.startsWith("zh") ? QStringLiteral("zh_CN") : QStringLiteral("en");
    if (chosen == m_current)
        return;
    m_current = chosen;
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(QLocale(chosen));
    if (m_qt.load("qtbase_" + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(":/translations/marrow_" + chosen + ".qm"))
        QCoreApplication::installTranslator(&m_own);
}

} // namespace marrow
