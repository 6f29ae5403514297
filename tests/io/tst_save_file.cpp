#include "io/byte_reader.h"
#include "io/save_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

using namespace marrow;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<missing>");
}

/// The real steps, except that the n-th call (from 0) fails with `errorNumber` and does nothing.
class FailingSteps final : public SaveSteps
{
public:
    FailingSteps(int failing, int errorNumber, QStringList *log = nullptr)
        : m_failing(failing)
        , m_errorNumber(errorNumber)
        , m_log(log)
    {
    }

    int create(const QString &path, unsigned permissions) override
    {
        return step("create") ? m_errorNumber : m_disk->create(path, permissions);
    }
    int write(QByteArrayView bytes) override
    {
        if (!step("write"))
            return m_disk->write(bytes);
        m_disk->write(bytes.first(bytes.size() / 2)); // a disk fills up in the middle
        return m_errorNumber;
    }
    int sync() override { return step("sync") ? m_errorNumber : m_disk->sync(); }
    int close() override { return step("close") ? m_errorNumber : m_disk->close(); }
    int keepBackup(const QString &path, const QString &backup) override
    {
        return step("backup") ? m_errorNumber : m_disk->keepBackup(path, backup);
    }
    int replace(const QString &from, const QString &to) override { return step("replace") ? m_errorNumber : m_disk->replace(from, to); }
    int syncFolder(const QString &folder) override { return step("folder") ? m_errorNumber : m_disk->syncFolder(folder); }
    void remove(const QString &path) override { m_disk->remove(path); }

private:
    bool step(const char *name)
    {
        if (m_log)
            m_log->append(QString::fromLatin1(name));
        return m_calls++ == m_failing;
    }

    std::unique_ptr<SaveSteps> m_disk = makeDiskSaveSteps();
    int m_calls = 0;
    int m_failing;
    int m_errorNumber;
    QStringList *m_log;
};

} // namespace

class TestSaveFile : public QObject
{
    Q_OBJECT

private slots:
    void savesAndKeepsOneBackup()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.vfp"));
        QVERIFY(saveFile(path, "one"));
        QCOMPARE(contentOf(path), QByteArray("one"));
        QVERIFY(!QFile::exists(backupPathOf(path)));
        QVERIFY(saveFile(path, "two"));
        QVERIFY(saveFile(path, "three"));
        QCOMPARE(contentOf(path), QByteArray("three"));
        QCOMPARE(contentOf(backupPathOf(path)), QByteArray("two"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void stepsComeInTheSafeOrder()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.vfp"));
        QVERIFY(saveFile(path, "old"));
        QStringList log;
        QVERIFY(saveFile(path, "new", std::make_unique<FailingSteps>(-1, 0, &log)));
        QCOMPARE(log, QStringList({"create", "write", "sync", "close", "backup", "replace", "folder"}));
    }

    void everyFailureLeavesTheOldFile_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("errorNumber");
        QTest::addColumn<QString>("code");
        QTest::newRow("create") << 0 << EACCES << "save.open";
        QTest::newRow("write") << 1 << ENOSPC << "save.write";
        QTest::newRow("sync") << 2 << EIO << "save.write";
        QTest::newRow("close") << 3 << EDQUOT << "save.write";
        QTest::newRow("backup") << 4 << ENOSPC << "save.backup";
        QTest::newRow("replace") << 5 << EROFS << "save.replace";
    }
    void everyFailureLeavesTheOldFile()
    {
        QFETCH(int, step);
        QFETCH(int, errorNumber);
        QFETCH(QString, code);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("模型 é.vfp"));
        QVERIFY(saveFile(path, "old"));
        const auto saved = saveFile(path, "new and longer", std::make_unique<FailingSteps>(step, errorNumber));
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, code);
        QVERIFY(saved.error().message.contains(QStringLiteral("模型 é.vfp")));
        QCOMPARE(contentOf(path), QByteArray("old"));
        for (const QString &left : QDir(folder.path()).entryList(QDir::Files | QDir::Hidden))
            QVERIFY2(!left.endsWith(QStringLiteral(".tmp")), qPrintable(left));
    }

    void aFolderThatCannotBeSyncedIsNoFailure()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        QVERIFY(saveFile(path, "old"));
        QVERIFY(saveFile(path, "new", std::make_unique<FailingSteps>(6, EINVAL)));
        QCOMPARE(contentOf(path), QByteArray("new"));
    }

    void abandonedSaveLeavesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a"));
        {
            SaveFile file(path);
            QVERIFY(file.begin());
            QVERIFY(file.write("half"));
        }
        QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }

    void linksAreFollowedAndPermissionsKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("real"));
        const QString link = folder.filePath(QStringLiteral("link"));
        QVERIFY(saveFile(path, "old"));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link(path, link));
        QVERIFY(saveFile(link, "new"));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contentOf(path), QByteArray("new"));
        QCOMPARE(QFileInfo(path).permissions() & QFile::ReadOther, QFile::Permissions());
    }

    void namesWhatIsWrongWithTheFolder()
    {
        QTemporaryDir folder;
        const auto missing = saveFile(folder.filePath(QStringLiteral("no/such/a")), "x");
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, QStringLiteral("save.open"));
        const auto isFolder = saveFile(folder.path(), "x");
        QVERIFY(!isFolder);
        QCOMPARE(isFolder.error().code, QStringLiteral("save.open"));
    }

    void readerNeverLeavesItsBytes()
    {
        const QByteArray bytes("\x01\x02\x03\x04\x05\x06", 6);
        ByteReader reader(bytes, 100);
        QCOMPARE(reader.u16(), std::uint16_t(0x0201));
        QCOMPARE(reader.absoluteOffset(), std::uint64_t(102));
        QVERIFY(reader.has(2, 2));
        QVERIFY(!reader.has(~0ull, 8));
        QCOMPARE(reader.u64(), std::uint64_t(0));
        QVERIFY(reader.failed());
        QCOMPARE(reader.failedAt(), std::size_t(2));
        QCOMPARE(reader.u8(), std::uint8_t(0)); // failed for good
        ByteReader again(bytes);
        QVERIFY(!again.skip(7));
        ByteReader third(bytes);
        QVERIFY(third.seek(6) && third.atEnd() && third.ok());
        QVERIFY(third.bytes(0).empty() && third.ok());
        QVERIFY(third.bytes(1).empty() && third.failed());
    }
};

QTEST_GUILESS_MAIN(TestSaveFile)
#include "tst_save_file.moc"
