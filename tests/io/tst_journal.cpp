#include "io/journal/journal_places.h"
#include "io/journal/journal_replay.h"
#include "io/journal/journal_writer.h"
#include "io/vfp/vfp_file.h"
#include "tests/support/failing_journal_disk.h"
#include "tests/support/random_edits.h"
#include "tests/support/undo_check.h"
#include "tests/support/voxel_builders.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstdio>

using namespace marrow;

namespace {

QByteArray encoded(const VoxelAsset &asset)
{
    return encodeVfp(asset).value();
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What File > Save does, as far as the journal is concerned.
void save(VoxelDocument &document, JournalWriter &journal, const QString &path)
{
    journal.finish();
    document.adoptSaved(saveVfp(document.asset(), path).value());
    document.markSaved(path);
}

/// The `i`th of a series of edits that always gives the same.
void knownEdit(VoxelDocument &document, int i)
{
    if (i % 7 == 3) {
        document.undoStack()->undo();
        return;
    }
    VoxelSet voxels;
    for (std::uint32_t at = static_cast<std::uint32_t>(i); at < 1100; at += 17)
        voxels.append(at, 3);
    const bool done = i % 2 ? document.execute(QStringLiteral("joint.rename"), {{QStringLiteral("joint"), i % 8},
                                                                                  {QStringLiteral("name"), QStringLiteral("n%1").arg(i)}}).ok()
                            : document.execute(QStringLiteral("binding.assign"),
                                               bindingAssignArgs({{static_cast<JointId>(i % 9), voxels}})).ok();
    Q_ASSERT(done);
    Q_UNUSED(done);
}

struct Session
{
    Session(const QString &path, const QString &stateFolder, std::shared_ptr<test::DiskFaults> faults = nullptr)
    {
        const QByteArray bytes = path.isEmpty() ? QByteArray() : readAll(path);
        document = makeVoxelDocument(path.isEmpty() ? test::riggedFigure() : readVfp(bytes).value().asset, path);
        JournalOptions options = voxelJournalOptions(*document, stateFolder, QStringLiteral("test"));
        if (faults)
            options.makeDisk = [faults] { return std::make_unique<test::FailingJournalDisk>(faults); };
        journal = std::make_unique<JournalWriter>(*document, options, path.isEmpty() ? JournalBase{} : JournalBase::of(bytes));
        journal->connect(journal.get(), &JournalWriter::failed, journal.get(), [this](const Error &error) { failures.push_back(error); });
        journal->connect(journal.get(), &JournalWriter::recovered, journal.get(), [this] { ++recoveries; });
    }

    std::unique_ptr<VoxelDocument> document;
    std::unique_ptr<JournalWriter> journal;
    std::vector<Error> failures;
    int recoveries = 0;
};

/// A session in a process of its own, which says what it has done and is killed in the middle of something.
int childMain(const QString &path, const QString &stateFolder)
{
    Session session(path, stateFolder);
    for (int i = 0; i < 100'000; ++i) {
        knownEdit(*session.document, i);
        std::printf("%d\n", i + 1);
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
    void survivesAKill_data();
    void survivesAKill();
    void survivesSavesAndANewName();
    void undoPastASaveIsRecovered();
    void recoversTheHistory();
    void recoveredWorkIsInAJournalAgain();
    void unsavedDocumentsHaveAJournal();
    void readOnlyFolderFallsBackToTheStateFolder();
    void fullDiskReportsOnceAndLosesNothing();
    void nothingWritableNeverStopsTheSession();
    void twoSessionsHaveTwoJournals();
    void tornAndBrokenLines();
    void anotherFileIsRefused();
    void failedCommandEndsTheReplay();
    void savedWorkIsNotOffered();

private:
    QString writeFigure(const QString &name = QStringLiteral("figure.vfp"))
    {
        const QString path = m_folder->filePath(name);
        [&] { QVERIFY(saveVfp(test::riggedFigure(), path).ok()); }();
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
        test::randomEdit(*session.document, random);
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

void TestJournal::survivesAKill_data()
{
    QTest::addColumn<int>("steps");
    for (const int steps : {1, 2, 30, 333, 700})
        QTest::addRow("after about %d steps", steps) << steps;
}

void TestJournal::survivesAKill()
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

void TestJournal::survivesSavesAndANewName()
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

    const auto expected = makeVoxelDocument(test::riggedFigure());
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

void TestJournal::undoPastASaveIsRecovered()
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

void TestJournal::recoversTheHistory()
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

void TestJournal::recoveredWorkIsInAJournalAgain()
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

void TestJournal::unsavedDocumentsHaveAJournal()
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
    const auto faults = std::make_shared<test::DiskFaults>();
    Session session(path, state(), faults);
    for (int i = 0; i < 5; ++i)
        knownEdit(*session.document, i);
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
    const auto faults = std::make_shared<test::DiskFaults>();
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

void TestJournal::twoSessionsHaveTwoJournals()
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
    {
        Session session(path, state());
        knownEdit(*session.document, 0);
    }
    const QByteArray other = encoded(test::figure());
    const auto replay = replayJournal(*readJournal(journalBeside(path)), -1, &other);
    QVERIFY(!replay.ok());
    QCOMPARE(replay.error().code, QStringLiteral("journal.other-file"));
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

void TestJournal::savedWorkIsNotOffered()
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

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList args = app.arguments();
    if (args.value(1) == QLatin1String("--child"))
        return childMain(args.value(2), args.value(3));
    if (args.value(1) == QLatin1String("--save-as"))
        return childSavesAndWaits(args.value(2), args.value(3), args.value(4));
    TestJournal test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal.moc"
