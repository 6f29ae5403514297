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
