// Reads every source file and fails on what the design forbids: an include against the arrows, a circle between the
// sub-folders of a library, a header without a guard, a file that has outgrown the house.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

constexpr int kMaxLines = 400;

struct Source
{
    QString path; // relative to the root, with /
    QStringList lines;
};

QList<Source> readSources()
{
    const QString root = QStringLiteral(MARROW_SOURCE_DIR);
    QList<Source> sources;
    for (const char *folder : {"app", "io", "model", "render", "views", "tests"}) {
        QDirIterator it(root + '/' + QLatin1String(folder), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (file.open(QIODevice::ReadOnly | QIODevice::Text))
                sources.append({file.fileName().mid(root.size() + 1), QString::fromUtf8(file.readAll()).split('\n')});
        }
    }
    return sources;
}

QStringList includesOf(const Source &source)
{
    static const QRegularExpression pattern("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]");
    QStringList result;
    for (const QString &line : source.lines) {
        const auto match = pattern.match(line);
        if (match.hasMatch())
            result.append(match.captured(1));
    }
    return result;
}

QString library(const QString &path) { return path.section('/', 0, 0); }

/// Which of our libraries a library may include.
QStringList allowedLibraries(const QString &name)
{
    static const QMap<QString, QStringList> allowed = {
        {"model", {"model"}},
        {"io", {"io", "model"}},
        {"render", {"render", "model"}},
        {"views", {"views", "render", "model"}},
        {"app", {"app", "views", "render", "io", "model"}},
        {"tests", {"app", "views", "render", "io", "model", "tests"}},
    };
    return allowed.value(name);
}

/// Foreign headers a library must not see.
QRegularExpression forbiddenHeaders(const QString &name)
{
    const QString widgets = "QWidget|QApplication|QMessageBox|QFileDialog|QMainWindow|QDialog|QtWidgets";
    if (name == "model" || name == "io")
        return QRegularExpression("^(Qt3D|QOpenGL|" + widgets + ")");
    if (name == "render")
        return QRegularExpression("^(" + widgets + ")");
    if (name == "views" || name == "app")
        return QRegularExpression("^Qt3D");
    return QRegularExpression("(?!)");
}

/// Files past the limit, each with its reason.
QMap<QString, QString> longFileExceptions()
{
    return {};
}

} // namespace

class ArchitectureTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_sources = readSources();
        QVERIFY(m_sources.size() > 10);
    }

    void includesFollowTheArrows()
    {
        QStringList faults;
        for (const Source &source : m_sources) {
            const QString own = library(source.path);
            const QStringList allowed = allowedLibraries(own);
            const QRegularExpression forbidden = forbiddenHeaders(own);
            for (const QString &include : includesOf(source)) {
                const QString target = library(include);
                const bool ours = include.contains('/') && !allowedLibraries(target).isEmpty();
                if ((ours && !allowed.contains(target)) || (!ours && forbidden.match(include).hasMatch()))
                    faults.append(source.path + " includes " + include);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void noWidgetBlocksBelowViews()
    {
        QStringList faults;
        for (const Source &source : m_sources) {
            if (source.path.startsWith("views/") || source.path.startsWith("app/gui/") || source.path.startsWith("tests/"))
                continue;
            for (const QString &line : source.lines) {
                if (line.contains("QMessageBox"))
                    faults.append(source.path + ": " + line.trimmed());
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    /// Folders of the libraries, at every depth. In app/gui the window knows its workbenches and they know the window's parts.
    void subFoldersHaveNoCircle()
    {
        QMap<QString, QSet<QString>> uses;
        for (const Source &source : m_sources) {
            if (source.path.startsWith("tests/") || source.path.startsWith("app/") || source.path.count('/') < 2)
                continue;
            const QString from = source.path.section('/', 0, -2);
            for (const QString &include : includesOf(source)) {
                const QString to = include.section('/', 0, -2);
                if (include.count('/') >= 2 && to != from && library(to) == library(from))
                    uses[from].insert(to);
            }
        }
        for (auto it = uses.cbegin(); it != uses.cend(); ++it) {
            QSet<QString> reached;
            QStringList queue = it.value().values();
            while (!queue.isEmpty()) {
                const QString next = queue.takeFirst();
                QVERIFY2(next != it.key(), qPrintable("circle of includes through " + it.key()));
                if (reached.contains(next))
                    continue;
                reached.insert(next);
                queue.append(uses.value(next).values());
            }
        }
    }

    void headersHaveAGuard()
    {
        for (const Source &source : m_sources) {
            if (source.path.endsWith(".h"))
                QVERIFY2(source.lines.contains("#pragma once"), qPrintable(source.path));
        }
    }

    void filesStaySmall()
    {
        QStringList faults;
        const auto exceptions = longFileExceptions();
        for (const Source &source : m_sources) {
            if (source.lines.size() - 1 > kMaxLines && !exceptions.contains(source.path))
                faults.append(QString("%1 has %2 lines").arg(source.path).arg(source.lines.size() - 1));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        for (auto it = exceptions.cbegin(); it != exceptions.cend(); ++it)
            QVERIFY2(QFile::exists(QStringLiteral(MARROW_SOURCE_DIR) + '/' + it.key()), qPrintable(it.key()));
    }

    /// A context without a name belongs to a class that the extraction did not find: its texts are never looked up and stay English.
    void translationsAreWhole()
    {
        const QDir folder(QStringLiteral(MARROW_SOURCE_DIR "/translations"));
        const QStringList names = folder.entryList({QStringLiteral("*.ts")});
        QCOMPARE(names.size(), 2);
        for (const QString &name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY2(!text.contains("type=\"unfinished\""), qPrintable(name));
            QVERIFY2(!text.contains("<name />") && !text.contains("<name/>") && !text.contains("<name></name>"), qPrintable(name));
        }
    }

private:
    QList<Source> m_sources;
};

QTEST_GUILESS_MAIN(ArchitectureTest)
#include "tst_architecture.moc"
