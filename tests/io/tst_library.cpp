// The library on disk: one copy of each content, judged by people, whole after a crash, shared by programs.

#include "io/library/library.h"
#include "io/library/library_json.h"
#include "tests/support/pmx_builder.h"
#include "tests/support/small_models.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace marrow;
using namespace marrow::test;

class LibraryTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString put(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }
    Library library() const { return Library(m_folder->filePath("library")); }
    QStringList files() const
    {
        QStringList list;
        QDirIterator it(m_folder->filePath("library"), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (it.hasNext())
            list.append(it.next());
        return list;
    }
    LibraryEntry added(const QString &path)
    {
        const auto result = library().add(path);
        if (!result)
            qFatal("%s", qPrintable(result.error().message));
        return result->entry;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void contentIsStoredOnceUnderItsHash()
    {
        const QByteArray bytes = triangleGlb(1);
        const LibraryEntry entry = added(put("knight.glb", bytes));
        const QString hash = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        QCOMPARE(entry.sha256, hash);
        QCOMPARE(entry.state, LibraryState::Pending);
        const QString month = QDateTime::currentDateTimeUtc().toString("yyyy/MM");
        QCOMPARE(entry.path, QStringLiteral("model/%1/%2/%3.glb").arg(month, hash.left(2), hash));
        QFile stored(library().pathOf(entry.path));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        QCOMPARE(stored.readAll(), bytes);
        QVERIFY(!QFileInfo(stored).isWritable() || QFile::permissions(stored.fileName()).testFlag(QFile::WriteOwner) == false);

        const auto again = library().add(put("same under another name.glb", bytes));
        QVERIFY(again.ok() && again->wasThere);
        QCOMPARE(again->entry.originalName, QStringLiteral("knight.glb"));
        QCOMPARE(library().entries()->size(), std::size_t(1));
        QVERIFY(library().verify(entry).ok());
        QFile::setPermissions(stored.fileName(), QFile::ReadOwner | QFile::WriteOwner);
        put("library/" + entry.path, "changed");
        QCOMPARE(library().verify(entry).error().code, QStringLiteral("library.damaged"));
    }

    void convertedModelsKeepTheirSource()
    {
        PmxBuilder pmx;
        pmx.bones = {{QStringLiteral("センター"), {0, 10, 0}, -1}};
        pmx.vertices = {{{0, 0, 0}, 0}, {{1, 0, 0}, 0}, {{0, 2, 0}, 0}};
        pmx.triangles = {0, 1, 2};
        const QString path = put("ミク.pmx", pmx.bytes());
        const LibraryEntry entry = added(path);
        QVERIFY(entry.path.endsWith(".glb"));
        QCOMPARE(entry.format, QStringLiteral("pmx"));
        QVERIFY(!entry.notes.isEmpty());
        QFile source(library().pathOf(entry.sourcePath));
        QVERIFY(source.open(QIODevice::ReadOnly));
        QCOMPARE(source.readAll(), pmx.bytes());
        QVERIFY(library().add(path)->wasThere); // by its source, whatever conversion would give now
        QVERIFY(library().remove(entry.sha256).ok());
        QCOMPARE(files().filter(".pmx").size() + files().filter(".glb").size(), 0);
    }

    void nothingIsStoredOfWhatCannotBeOpened()
    {
        QVERIFY(!library().add(put("broken.glb", "glTF nonsense")).ok());
        QVERIFY(!library().add(put("note.txt", "hello")).ok());
        QVERIFY(!library().add(m_folder->filePath("not there.glb")).ok());
        QVERIFY(files().isEmpty());
    }

    void aDefaultNeedsApproval()
    {
        const LibraryEntry first = added(put("a.glb", triangleGlb(1)));
        const LibraryEntry second = added(put("b.glb", triangleGlb(2)));
        QCOMPARE(library().setDefault(first.sha256).error().code, QStringLiteral("library.not-approved"));
        QVERIFY(library().setState(first.sha256, LibraryState::Approved).ok());
        QVERIFY(library().setDefault(first.sha256)->isDefault);
        QVERIFY(library().setState(second.sha256, LibraryState::Approved).ok());
        QVERIFY(library().setDefault(second.sha256.left(8)).ok()); // by the beginning of its hash
        QVERIFY(!library().find(first.sha256)->isDefault);
        QVERIFY(library().find(second.sha256)->isDefault);
        QVERIFY(!library().setState(second.sha256, LibraryState::Rejected)->isDefault);
        QVERIFY(library().setState(second.sha256, LibraryState::Approved).ok());
        QVERIFY(!library().find(second.sha256)->isDefault); // a judgement taken back does not bring the default back
        QCOMPARE(library().find("ffff").error().code, QStringLiteral("library.none"));
        QCOMPARE(library().find(first.sha256.left(3)).error().code, QStringLiteral("library.none"));
    }

    void searchIsByWordsAndStates()
    {
        LibraryEntry entry = added(put("Green Ranger.glb", triangleGlb(3)));
        QVERIFY(library().setComment(entry.sha256, "for the market square").ok());
        entry = *library().find(entry.sha256);
        QVERIFY(matchesSearch(entry, "ranger market"));
        QVERIFY(matchesSearch(entry, "GREEN state:pending"));
        QVERIFY(matchesSearch(entry, entry.sha256.left(6)));
        QVERIFY(!matchesSearch(entry, "ranger castle"));
        QVERIFY(!matchesSearch(entry, "state:approved"));
        QVERIFY(!matchesSearch(entry, "default"));
    }

    void aCrashLeavesNoHalfEntry()
    {
        const LibraryEntry entry = added(put("a.glb", triangleGlb(1)));
        const QString json = library().pathOf(entry.path).chopped(3) + "json";
        // Killed before the .json was written: content without an entry. Adding again completes it.
        QVERIFY(QFile::remove(json));
        QVERIFY(library().entries()->empty());
        QVERIFY(!library().add(m_folder->filePath("a.glb"))->wasThere);
        QCOMPARE(library().entries()->size(), std::size_t(1));
        // A file that became something else is told and does not hide the others.
        added(put("b.glb", triangleGlb(2)));
        QFile broken(json);
        QVERIFY(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
        broken.write("{\"sha256\":");
        broken.close();
        Report report;
        QCOMPARE(library().entries(&report)->size(), std::size_t(1));
        QCOMPARE(report.issues().size(), std::size_t(1));
        QJsonObject lies = toJson(entry);
        lies.insert("path", "../../etc/passwd");
        QVERIFY(!libraryEntryFrom(lies).ok());
    }

    void programsShareIt()
    {
        const QStringList paths = {put("a.glb", triangleGlb(1)), put("b.glb", triangleGlb(2)), put("c.glb", triangleGlb(3)), put("same.glb", triangleGlb(1))};
        std::vector<std::thread> programs;
        for (int i = 0; i < 4; ++i) {
            programs.emplace_back([&] {
                for (const QString &path : paths)
                    QVERIFY(library().add(path).ok());
            });
        }
        for (std::thread &program : programs)
            program.join();
        QCOMPARE(library().entries()->size(), std::size_t(3));
        const QString hash = library().entries()->front().sha256;
        programs.clear();
        for (int i = 0; i < 4; ++i) {
            programs.emplace_back([&, i] {
                for (int n = 0; n < 10; ++n)
                    QVERIFY(library().setComment(hash, QString::number(i * 10 + n)).ok());
            });
        }
        for (std::thread &program : programs)
            program.join();
        QCOMPARE(library().entries()->size(), std::size_t(3));
        QVERIFY(!library().find(hash)->comment.isEmpty());
    }
};

QTEST_GUILESS_MAIN(LibraryTest)
#include "tst_library.moc"
