#include "io/journal/journal_places.h"
#include "io/journal/journal_replay.h"
#include "tests/support/journal_session.h"
#include "tests/support/random_edits.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace marrow;
using namespace marrow::test;

class TestJournal : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void appearsWithTheFirstEditAndGoesAway();
    void holdsEveryStepAtOnce();
    void replayEqualsTheLiveDocument_data();
    void replayEqualsTheLiveDocument();
    void snapshotsKeepReplayShort();
    void readOnlyFolderFallsBackToTheStateFolder();
    void fullDiskReportsOnceAndLosesNothing();
    void nothingWritableNeverStopsTheSession();
    void tornAndBrokenLines();
    void anotherFileIsRefused();
    void failedCommandEndsTheReplay();

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

void TestJournal::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestJournal::appearsWithTheFirstEditAndGoesAway()
{
    const QString path = writeFigure();
    {
        Session session(path, state());
        QVERIFY(journalsOf(path, state()).isEmpty());
        knownEdit(*session.document, 0);
        QCOMPARE(journalsOf(path, state()), QStringList{journalBeside(path)});
        QVERIFY(journalIsInUse(journalBeside(path)));
        session.journal->discard();
        QVERIFY(journalsOf(path, state()).isEmpty());
        knownEdit(*session.document, 1);
        QCOMPARE(journalsOf(path, state()).size(), 1);
    }
    QCOMPARE(journalsOf(path, state()).size(), 1); // ended without saving: left for recovery
    QVERIFY(!journalIsInUse(journalBeside(path)));
    QVERIFY(QFile::remove(journalBeside(path)));
    {
        Session session(path, state());
        knownEdit(*session.document, 0);
        save(*session.document, *session.journal, path);
    }
    QVERIFY(journalsOf(path, state()).isEmpty());
}

void TestJournal::holdsEveryStepAtOnce()
{
    const QString path = writeFigure();
    Session session(path, state());
    for (int i = 0; i < 10; ++i) {
        knownEdit(*session.document, i);
        const auto journal = readJournal(journalBeside(path)); // no event loop, no waiting
        QVERIFY(journal.ok());
        QCOMPARE(journal->steps.size(), std::size_t(i) + 1);
        QVERIFY(!journal->steps.back().text.isEmpty());
    }
    const auto journal = readJournal(journalBeside(path));
    QCOMPARE(journal->file, path);
    QCOMPARE(journal->steps[3].step.kind, RecordedStep::Kind::Undone);
    QVERIFY(journal->steps[3].time.secsTo(QDateTime::currentDateTime()) < 60);
    session.journal->finish();
    QVERIFY(session.failures.empty());
    QCOMPARE(readJournal(journalBeside(path))->snapshots.size(), std::size_t(1));
}

void TestJournal::replayEqualsTheLiveDocument_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestJournal::replayEqualsTheLiveDocument()
{
    QFETCH(quint32, seed);
    const QString path = writeFigure();
    const QByteArray begunFrom = readAll(path);
    QRandomGenerator random(seed);
    Session session(path, state());
    std::vector<QByteArray> live{encoded(session.document->asset())};
    connect(session.document.get(), &Document::recorded, this, [&] { live.push_back(encoded(session.document->asset())); });
    for (int i = 0; i < 120; ++i)
        randomEdit(*session.document, random);
    session.journal->finish();

    const auto journal = readJournal(session.journal->path());
    QVERIFY(journal.ok());
    QVERIFY(journal->report.empty());
    QCOMPARE(journal->steps.size() + 1, live.size());
    QVERIFY2(live.size() > 60, qPrintable(QString::number(live.size())));
    for (std::size_t step = 0; step < live.size(); step += 1 + random.bounded(6)) {
        for (const QByteArray *file : {static_cast<const QByteArray *>(nullptr), &begunFrom}) {
            const auto replay = replayJournal(*journal, static_cast<int>(step), file);
            QVERIFY2(replay.ok(), replay.ok() ? "" : qPrintable(replay.error().message));
            QVERIFY2(replay->issues.empty(), qPrintable(replay->issues.empty() ? QString() : replay->issues.issues().front().message));
            QCOMPARE(replay->applied, static_cast<int>(step));
            QVERIFY2(encoded(replay->asset) == live[step], qPrintable(QStringLiteral("step %1").arg(step)));
        }
    }
    const auto whole = replayJournal(*journal, -1);
    QVERIFY(encoded(whole->asset) == live.back());
}

void TestJournal::snapshotsKeepReplayShort()
{
    const QString path = writeFigure();
    Session session(path, state());
    for (int i = 0; i < 1100; ++i)
        knownEdit(*session.document, i);
    session.journal->finish();
    auto journal = readJournal(session.journal->path());
    QVERIFY(journal->snapshots.size() >= 4);
    QElapsedTimer timer;
    timer.start();
    const auto replay = replayJournal(*journal, -1);
    const qint64 taken = timer.elapsed();
    QVERIFY(encoded(replay->asset) == encoded(session.document->asset()));
    QVERIFY2(taken < 1000, qPrintable(QString::number(taken)));
    // A damaged snapshot costs time, not work.
    for (JournalSnapshot &snapshot : journal->snapshots) {
        if (snapshot.afterStep > 0)
            snapshot.packed = QByteArray(100, 'x');
    }
    QVERIFY(encoded(replayJournal(*journal, -1)->asset) == encoded(session.document->asset()));
}

void TestJournal::readOnlyFolderFallsBackToTheStateFolder()
{
    // Root may write anywhere, so the folder is one that is none: a document whose path lies "below" a file.
    const QString path = writeFigure();
    Session session(path, state());
    session.document->setFilePath(path + QStringLiteral("/inside.vfp"));
    session.journal->restart({});
    knownEdit(*session.document, 0);
    QVERIFY(session.failures.empty());
    QCOMPARE(session.journal->path(), journalInFolder(state(), path + QStringLiteral("/inside.vfp")));
    QCOMPARE(readJournal(session.journal->path())->steps.size(), std::size_t(1));
}

void TestJournal::fullDiskReportsOnceAndLosesNothing()
{
    const QString path = writeFigure();
    const auto faults = std::make_shared<DiskFaults>();
    Session session(path, state(), faults);
    for (int i = 0; i < 5; ++i)
        knownEdit(*session.document, i);
    session.journal->finish(); // the snapshot it begins with is written beside the work: let it be there
    faults->write = ENOSPC;
    for (int i = 5; i < 30; ++i)
        knownEdit(*session.document, i);
    QCOMPARE(session.failures.size(), std::size_t(1));
    QCOMPARE(session.failures.front().code, QStringLiteral("journal.write"));
    QVERIFY(session.journal->failing());
    // What is on disk is whole as far as it goes, and the torn line at its end is passed over.
    const std::size_t onDisk = readJournal(journalBeside(path))->steps.size();
    QVERIFY2(onDisk >= 5 && onDisk < 30, qPrintable(QString::number(onDisk)));
    QVERIFY(readJournal(journalBeside(path))->report.empty());

    faults->truncate = EIO; // not even that works yet
    faults->write = 0;
    knownEdit(*session.document, 30);
    QVERIFY(session.journal->failing());
    faults->truncate = 0;
    knownEdit(*session.document, 32);
    QVERIFY(!session.journal->failing());
    QCOMPARE(session.recoveries, 1);
    session.journal->finish();
    const auto journal = readJournal(journalBeside(path));
    QVERIFY(journal->report.empty());
    QCOMPARE(journal->steps.size(), std::size_t(32));
    QVERIFY(encoded(replayJournal(*journal, -1)->asset) == encoded(session.document->asset()));
    QCOMPARE(session.failures.size(), std::size_t(1));
}

void TestJournal::nothingWritableNeverStopsTheSession()
{
    const QString path = writeFigure();
    const auto faults = std::make_shared<DiskFaults>();
    faults->create = EROFS;
    Session session(path, state(), faults);
    for (int i = 0; i < 30; ++i)
        knownEdit(*session.document, i);
    QCOMPARE(session.failures.size(), std::size_t(1));
    QCOMPARE(session.failures.front().code, QStringLiteral("journal.create"));
    save(*session.document, *session.journal, path); // saving is another matter and works
    QVERIFY(session.document->isClean());
    faults->create = 0; // the folder can be written after all
    knownEdit(*session.document, 30);
    session.journal->finish();
    QCOMPARE(session.recoveries, 1);
    const auto journal = readJournal(journalBeside(path));
    QVERIFY(journal.ok());
    QVERIFY(encoded(replayJournal(*journal, -1)->asset) == encoded(session.document->asset()));
}

void TestJournal::tornAndBrokenLines()
{
    const QString path = writeFigure();
    {
        Session session(path, state());
        for (int i = 0; i < 3; ++i)
            knownEdit(*session.document, i);
    }
    const QByteArray whole = readAll(journalBeside(path));
    const QString copy = m_folder->filePath(QStringLiteral("copy"));
    const auto write = [&copy](const QByteArray &bytes) {
        QFile file(copy);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    };
    std::size_t fewest = 99;
    for (qsizetype length = 0; length <= whole.size(); length += 1 + whole.size() / 97) {
        write(whole.first(length));
        const auto journal = readJournal(copy);
        if (!journal) {
            QCOMPARE(journal.error().code, QStringLiteral("journal.not-a-journal"));
            continue;
        }
        QVERIFY(journal->report.empty());
        QVERIFY(journal->steps.size() <= 3);
        fewest = std::min(fewest, journal->steps.size());
    }
    QCOMPARE(fewest, std::size_t(0));

    QByteArrayList lines = whole.split('\n');
    lines.insert(2, QByteArray("{\"n\":9,\"undo\":5}")); // more than there is
    write(lines.join('\n'));
    const auto journal = readJournal(copy);
    QCOMPARE(journal->report.issues().front().code, QStringLiteral("journal.broken-line"));
    QVERIFY(journal->steps.size() < 3);
    for (const char *text : {"", "\n", "[]\n", "no\n", "{\"marrowJournal\":0}\n", "{\"a\":1}\n"}) {
        write(text);
        QCOMPARE(readJournal(copy).error().code, QStringLiteral("journal.not-a-journal"));
    }
    write("{\"marrowJournal\":2}\n");
    QCOMPARE(readJournal(copy).error().code, QStringLiteral("journal.version"));
    QCOMPARE(readJournal(copy + QStringLiteral("no")).error().code, QStringLiteral("journal.open"));
}

void TestJournal::anotherFileIsRefused()
{
    const QString path = writeFigure();
    QByteArray edited;
    {
        Session session(path, state());
        knownEdit(*session.document, 0);
        edited = encoded(session.document->asset());
    }
    const QByteArray other = encoded(figure());
    const auto replay = replayJournal(*readJournal(journalBeside(path)), -1, &other);
    QVERIFY(!replay.ok());
    QCOMPARE(replay.error().code, QStringLiteral("journal.other-file"));
    // Recovery goes on from what the journal itself holds.
    const auto recovered = recoverVoxelDocument(*readJournal(journalBeside(path)), -1, &other);
    QVERIFY(recovered.ok());
    QCOMPARE(recovered->issues.issues().front().code, QStringLiteral("journal.file-changed"));
    QVERIFY(encoded(recovered->document->asset()) == edited);
    // What was recovered has a journal that does not begin from the file: after another crash nothing is said of the file.
    recovered->document->setFilePath(path);
    JournalWriter again(*recovered->document, voxelJournalOptions(*recovered->document, state(), QStringLiteral("test")), {});
    again.beginNow();
    knownEdit(*recovered->document, 2);
    again.finish();
    const QByteArray now = encoded(recovered->document->asset());
    const QByteArray file = readAll(path);
    const auto twice = recoverVoxelDocument(*readJournal(again.path()), -1, &file);
    QVERIFY(twice.ok());
    QVERIFY(twice->issues.issues().empty());
    QCOMPARE(encoded(twice->document->asset()), now);
}

void TestJournal::failedCommandEndsTheReplay()
{
    const QString path = writeFigure();
    QByteArray afterOne;
    {
        Session session(path, state());
        knownEdit(*session.document, 0);
        afterOne = encoded(session.document->asset());
        knownEdit(*session.document, 1);
        session.journal->finish();
    }
    auto journal = readJournal(journalBeside(path));
    journal->steps[1].step.calls.front().name = QStringLiteral("from.theFuture");
    const auto replay = replayJournal(*journal, -1);
    QVERIFY(replay.ok());
    QCOMPARE(replay->applied, 1);
    QCOMPARE(replay->issues.issues().front().code, QStringLiteral("journal.command-failed"));
    QVERIFY(encoded(replay->asset) == afterOne);
    const auto recovered = recoverVoxelDocument(*journal, -1);
    QCOMPARE(recovered->applied, 1);
    QVERIFY(encoded(recovered->document->asset()) == afterOne);
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
