#include "io/journal/journal_places.h"
#include "io/journal/journal_replay.h"
#include "tests/support/journal_session.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstdio>

using namespace marrow;
using namespace marrow::test;

namespace {

/// A session in a process of its own, which says what it has done and is killed in the middle of something.
int childMain(const QString &path, const QString &stateFolder)
{
    Session session(path, stateFolder);
    int steps = 0;
    QObject::connect(session.document.get(), &Document::recorded, session.document.get(), [&steps] { ++steps; });
    for (int i = 0; i < 100'000; ++i) {
        knownEdit(*session.document, i);
        if (steps != i + 1)
            return 1; // the series is not what the test takes it for
        std::printf("%d\n", steps);
        std::fflush(stdout);
    }
    return 0;
}

/// D4: 30 commands, save, save under another name, save, one more command, and then wait for the end.
int childSavesAndWaits(const QString &path, const QString &second, const QString &stateFolder)
{
    Session session(path, stateFolder);
    for (int i = 0; i < 30; ++i)
        knownEdit(*session.document, i);
    save(*session.document, *session.journal, path);
    save(*session.document, *session.journal, second);
    knownEdit(*session.document, 30);
    save(*session.document, *session.journal, second);
    knownEdit(*session.document, 32);
    std::printf("ready\n");
    std::fflush(stdout);
    ::raise(SIGSTOP); // no destructor runs after this
    return 0;
}

} // namespace

class TestJournalRecovery : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void survivesAKill_data();
    void survivesAKill();
    void survivesSavesAndANewName();
    void undoPastASaveIsRecovered();
    void recoversTheHistory();
    void recoveredWorkIsInAJournalAgain();
    void unsavedDocumentsHaveAJournal();
    void savedWorkIsNotOffered();
    void twoSessionsHaveTwoJournals();

private:
    QString writeFigure()
    {
        const QString path = m_folder->filePath(QStringLiteral("figure.vfp"));
        [&] { QVERIFY(saveVfp(riggedFigure(), path).ok()); }();
        return path;
    }
    QString state() const { return m_folder->filePath(QStringLiteral("state")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestJournalRecovery::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestJournalRecovery::survivesAKill_data()
{
    QTest::addColumn<int>("steps");
    for (const int steps : {1, 2, 30, 333, 700})
        QTest::addRow("after about %d steps", steps) << steps;
}

void TestJournalRecovery::survivesAKill()
{
    QFETCH(int, steps);
    const QString path = writeFigure();
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--child"), path, state()});
    int said = 0;
    while (said < steps && child.waitForReadyRead(30'000)) {
        while (child.canReadLine())
            said = child.readLine().trimmed().toInt();
    }
    QVERIFY2(said >= steps, child.readAllStandardError().constData());
    child.kill();
    QVERIFY(child.waitForFinished());
    while (child.canReadLine())
        said = child.readLine().trimmed().toInt();

    const auto leftovers = findLeftoverJournals(journalsOf(path, state()));
    QCOMPARE(leftovers.size(), std::size_t(1));
    QCOMPARE(leftovers.front().file, path);
    const auto journal = readJournal(leftovers.front().path);
    const int found = static_cast<int>(journal->steps.size());
    QVERIFY2(found >= said && found <= said + 1, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(said)));

    const auto expected = makeVoxelDocument(readVfp(readAll(path)).value().asset);
    for (int i = 0; i < found; ++i)
        knownEdit(*expected, i);
    const QByteArray file = readAll(path);
    const auto recovered = recoverVoxelDocument(*journal, -1, &file);
    QVERIFY(recovered.ok());
    QVERIFY(encoded(recovered->document->asset()) == encoded(expected->asset()));
    QVERIFY(!recovered->document->isClean());
    QCOMPARE(recovered->document->filePath(), path);
}

void TestJournalRecovery::survivesSavesAndANewName()
{
    const QString path = writeFigure();
    const QString second = m_folder->filePath(QStringLiteral("モデル second.vfp"));
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--save-as"), path, second, state()});
    while (!child.canReadLine())
        QVERIFY(child.waitForReadyRead(30'000));
    QCOMPARE(child.readLine().trimmed(), QByteArray("ready"));
    child.kill();
    QVERIFY(child.waitForFinished());

    const auto expected = makeVoxelDocument(riggedFigure());
    for (int i = 0; i < 30; ++i)
        knownEdit(*expected, i);
    QVERIFY(readAll(path) == encoded(expected->asset())); // Save As left the first file alone
    knownEdit(*expected, 30);
    QVERIFY(readAll(second) == encoded(expected->asset()));
    knownEdit(*expected, 32);

    QVERIFY(findLeftoverJournals(journalsOf(path, state())).empty());
    const auto leftovers = findLeftoverJournals(journalsOf(second, state()));
    QCOMPARE(leftovers.size(), std::size_t(1));
    QCOMPARE(leftovers.front().file, second);
    const auto journal = readJournal(leftovers.front().path);
    const QByteArray file = readAll(second);
    for (const QByteArray *bytes : {static_cast<const QByteArray *>(nullptr), &file}) {
        const auto recovered = recoverVoxelDocument(*journal, -1, bytes);
        QVERIFY(recovered.ok());
        QVERIFY(encoded(recovered->document->asset()) == encoded(expected->asset()));
    }
}

void TestJournalRecovery::undoPastASaveIsRecovered()
{
    const QString path = writeFigure();
    QByteArray expected;
    {
        Session session(path, state());
        for (int i = 0; i < 3; ++i)
            knownEdit(*session.document, i);
        save(*session.document, *session.journal, path);
        session.document->undoStack()->undo();
        session.document->undoStack()->undo();
        expected = encoded(session.document->asset());
    }
    const auto leftovers = findLeftoverJournals(journalsOf(path, state()));
    QCOMPARE(leftovers.size(), std::size_t(1));
    const QByteArray file = readAll(path);
    const auto recovered = recoverVoxelDocument(*readJournal(leftovers.front().path), -1, &file);
    QVERIFY(recovered.ok());
    QVERIFY(encoded(recovered->document->asset()) == expected);
}

void TestJournalRecovery::recoversTheHistory()
{
    const QString path = writeFigure();
    const QByteArray file = readAll(path);
    std::vector<QByteArray> states;
    {
        Session session(path, state());
        for (int i = 4; i < 9; ++i) {
            knownEdit(*session.document, i);
            states.push_back(encoded(session.document->asset()));
        }
    }
    const auto journal = readJournal(journalBeside(path));
    const auto third = recoverVoxelDocument(*journal, 3, &file);
    QCOMPARE(third->applied, 3);
    QVERIFY(encoded(third->document->asset()) == states[2]);
    QCOMPARE(third->document->undoStack()->count(), 3);
    QCOMPARE(third->document->undoStack()->text(1), journal->steps[1].text);
    third->document->undoStack()->undo();
    QVERIFY(encoded(third->document->asset()) == states[1]);
}

void TestJournalRecovery::recoveredWorkIsInAJournalAgain()
{
    const QString path = writeFigure();
    const QByteArray file = readAll(path);
    {
        Session session(path, state());
        knownEdit(*session.document, 0);
    }
    const QString old = journalBeside(path);
    const auto recovered = recoverVoxelDocument(*readJournal(old), -1, &file);
    {
        JournalWriter journal(*recovered->document, voxelJournalOptions(*recovered->document, state(), QStringLiteral("test")), {});
        journal.beginNow();
        journal.finish();
        QCOMPARE(journal.path(), journalBeside(path, 2)); // the old one is still somebody's to decide about
        QVERIFY(QFile::remove(old));
    }
    const auto leftovers = findLeftoverJournals(journalsOf(path, state()));
    QCOMPARE(leftovers.size(), std::size_t(1));
    QCOMPARE(leftovers.front().steps, 0);
    const auto again = recoverVoxelDocument(*readJournal(leftovers.front().path), -1);
    QVERIFY(encoded(again->document->asset()) == encoded(recovered->document->asset()));
}

void TestJournalRecovery::unsavedDocumentsHaveAJournal()
{
    QByteArray expected;
    {
        Session session({}, state());
        knownEdit(*session.document, 0);
        knownEdit(*session.document, 1);
        expected = encoded(session.document->asset());
    }
    const auto leftovers = findLeftoverJournals(journalsInFolder(state()));
    QCOMPARE(leftovers.size(), std::size_t(1));
    QVERIFY(leftovers.front().file.isEmpty());
    const auto recovered = recoverVoxelDocument(*readJournal(leftovers.front().path), -1);
    QVERIFY(encoded(recovered->document->asset()) == expected);
}

void TestJournalRecovery::savedWorkIsNotOffered()
{
    const QString path = writeFigure();
    Session session(path, state());
    knownEdit(*session.document, 0);
    QVERIFY(readJournal(journalBeside(path))->hasUnsavedSteps());
    save(*session.document, *session.journal, path);
    QVERIFY(!readJournal(journalBeside(path))->hasUnsavedSteps());
    session.document->undoStack()->undo();
    QVERIFY(readJournal(journalBeside(path))->hasUnsavedSteps());
    session.document->undoStack()->redo();
    QVERIFY(!readJournal(journalBeside(path))->hasUnsavedSteps());
    // A copy stands for what a crash right now would leave.
    const QString left = journalBeside(path, 5);
    QVERIFY(QFile::copy(journalBeside(path), left));
    QVERIFY(findLeftoverJournals({left}).empty());
    QVERIFY(!QFile::exists(left));
}

void TestJournalRecovery::twoSessionsHaveTwoJournals()
{
    const QString path = writeFigure();
    Session first(path, state());
    Session second(path, state());
    knownEdit(*first.document, 0);
    knownEdit(*second.document, 1);
    knownEdit(*second.document, 2);
    QCOMPARE(first.journal->path(), journalBeside(path));
    QCOMPARE(second.journal->path(), journalBeside(path, 2));
    QCOMPARE(readJournal(first.journal->path())->steps.size(), std::size_t(1));
    QCOMPARE(readJournal(second.journal->path())->steps.size(), std::size_t(2));
    QVERIFY(findLeftoverJournals(journalsOf(path, state())).empty()); // both are in use
    second.journal.reset();
    const auto leftovers = findLeftoverJournals(journalsOf(path, state()));
    QCOMPARE(leftovers.size(), std::size_t(1));
    QCOMPARE(leftovers.front().steps, 2);
}

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList args = app.arguments();
    if (args.value(1) == QLatin1String("--child"))
        return childMain(args.value(2), args.value(3));
    if (args.value(1) == QLatin1String("--save-as"))
        return childSavesAndWaits(args.value(2), args.value(3), args.value(4));
    TestJournalRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal_recovery.moc"
