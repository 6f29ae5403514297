// The journal of a character: killed in the middle of an edit, found again, with all that was known of the model.

#include "io/gltf/character_snapshot.h"
#include "io/journal/journal_places.h"
#include "io/journal/journal_replay.h"
#include "io/journal/journal_writer.h"
#include "io/save_file.h"
#include "io/scene/character_import.h"
#include "model/commands/character_commands.h"
#include "tests/support/pmx_builder.h"
#include "tests/support/unbound_sample.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstdio>

using namespace marrow;
using namespace marrow::test;

namespace {

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The document of a model that is opened, with its journal, as the window has it.
struct Session
{
    Session(const QString &path, const QString &stateFolder)
    {
        const auto imported = importCharacter(path);
        if (!imported)
            qFatal("%s", qPrintable(imported.error().message));
        document = makeCharacterDocument(characterFrom(imported->file, originOf(*imported)), path);
        journal = std::make_unique<JournalWriter>(*document, characterJournalOptions(*document, stateFolder, QStringLiteral("test")), JournalBase::of(readAll(path)));
    }

    std::unique_ptr<CharacterDocument> document;
    std::unique_ptr<JournalWriter> journal;
};

/// The `i`th of a series of edits that always gives the same.
bool knownEdit(CharacterDocument &document, int i)
{
    switch (i % 6) {
    case 0:
        return document.execute("joint.move", {{"joint", "forearm_L"}, {"position", QJsonArray{0.3 + 0.001 * i, 1.02, 0.0}}}).ok();
    case 1:
        return document.execute("weights.bind", {{"power", 3.0 + 0.01 * i}}).ok();
    case 2:
        return document.execute("weights.stroke", {{"brush", "subtract"}, {"joint", "shin_L"}, {"dabs", QJsonArray{QJsonArray{0.1, 0.3, 0.05}}}, {"radius", 0.2}, {"strength", 0.5}}).ok();
    case 3:
        document.undoStack()->undo();
        return true;
    case 4:
        return document.execute("weights.lock", {{"joints", QJsonArray{"head"}}, {"locked", i % 12 == 4}}).ok();
    default:
        return document.execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.33 + 0.001 * i, 0}}}).ok();
    }
}

QString difference(const CharacterAsset &a, const CharacterAsset &b)
{
    const std::pair<const char *, bool> parts[] = {
        {"placement", a.placement == b.placement}, {"weights", a.weights == b.weights},
        {"locks", a.locks == b.locks},             {"constants", a.weightOptions == b.weightOptions},
        {"old", a.weightsAreOld == b.weightsAreOld}, {"painted", a.weightsArePainted == b.weightsArePainted},
        {"bake", a.bake == b.bake},                {"posed rest", a.restIsPosed == b.restIsPosed},
        {"reading", a.reading == b.reading},       {"positions", a.mesh->positions == b.mesh->positions},
        {"normals", a.mesh->normals == b.mesh->normals}, {"clips", a.model->clips.size() == b.model->clips.size()},
        {"nodes", a.model->nodes.size() == b.model->nodes.size()}, {"pictures", a.model->textures.size() == b.model->textures.size()},
        {"own skin", bool(a.ownSkin) == bool(b.ownSkin)}, {"origin", originOf(a) == originOf(b)},
    };
    QStringList differ;
    for (const auto &[name, same] : parts) {
        if (!same)
            differ.append(QLatin1String(name));
    }
    return differ.join(QStringLiteral(", "));
}

int childMain(const QString &path, const QString &stateFolder)
{
    Session session(path, stateFolder);
    for (int i = 0; i < 100'000; ++i) {
        if (!knownEdit(*session.document, i))
            return 1;
        std::printf("%d\n", i + 1);
        std::fflush(stdout);
    }
    return 0;
}

} // namespace

class TestCharacterRecovery : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void survivesAKill_data()
    {
        QTest::addColumn<int>("steps");
        QTest::addRow("before it was ever bound") << 1;
        QTest::addRow("bound and painted") << 3;
        QTest::addRow("over snapshots") << 40;
    }

    void survivesAKill()
    {
        QFETCH(int, steps);
        const QString path = sample("wanderer 旅人.glb");
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--child"), path, state()});
        int said = 0;
        while (said < steps && child.waitForReadyRead(60'000)) {
            while (child.canReadLine())
                said = child.readLine().trimmed().toInt();
        }
        QVERIFY2(said >= steps, child.readAllStandardError().constData());
        child.kill();
        QVERIFY(child.waitForFinished());
        const JournalContents journal = leftover(path);
        const int found = static_cast<int>(journal.steps.size());
        QVERIFY(found >= said);

        Session expected(path, m_folder->filePath("other"));
        for (int i = 0; i < found; ++i)
            QVERIFY(knownEdit(*expected.document, i));
        const QByteArray file = readAll(path);
        // With the file, and without it when it went away meanwhile.
        for (const QByteArray *bytes : {&file, static_cast<const QByteArray *>(nullptr)}) {
            if (!bytes && journal.snapshots.empty())
                continue; // killed before the first snapshot was on the disk: the file is needed
            const auto recovered = recoverCharacterDocument(journal, -1, bytes);
            QVERIFY2(recovered.ok(), recovered.ok() ? "" : qPrintable(recovered.error().message));
            QCOMPARE(difference(recovered->document->asset(), expected.document->asset()), QString());
            QVERIFY(!recovered->document->isClean());
            QCOMPARE(recovered->document->filePath(), path);
            QVERIFY(!originOf(recovered->document->asset()).notes.isEmpty());
            QCOMPARE(originOf(recovered->document->asset()).format, QString("GLB"));
        }
        const auto replayed = replayCharacterJournal(journal, 1, &file);
        QVERIFY(replayed.ok());
        QVERIFY(replayed->issues.empty());
        QVERIFY(!replayed->asset.bound());
    }

    void stepsAreChosen()
    {
        const QString path = sample("steps.glb");
        std::vector<CharacterAsset> states;
        {
            Session session(path, state());
            for (int i = 0; i < 3; ++i) {
                QVERIFY(knownEdit(*session.document, i));
                states.push_back(session.document->asset());
            }
        }
        const QByteArray file = readAll(path);
        const auto second = recoverCharacterDocument(leftover(path), 2, &file);
        QVERIFY(second.ok());
        QCOMPARE(difference(second->document->asset(), states[1]), QString());
        second->document->undoStack()->undo();
        QCOMPARE(difference(second->document->asset(), states[0]), QString());
    }

    void filesBesideAreFoundAgain()
    {
        // A PMX whose picture lies beside it: what is recovered from it has the picture, also when only the journal is left.
        QVERIFY(QDir(m_folder->path()).mkpath("mmd/tex"));
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::red);
        PmxBuilder builder;
        builder.bones = {{QStringLiteral("センター"), {0, 8, 0}}, {QStringLiteral("頭"), {0, 16, 0}, 0}};
        builder.vertices = {{{-1, 0, 0}, 0}, {{1, 0, 0}, 0}, {{1, 20, 0}, 1}, {{-1, 20, 0}, 1}};
        builder.triangles = {0, 1, 2, 0, 2, 3};
        builder.texture = QStringLiteral("tex/服.png");
        const QString path = m_folder->filePath("mmd/人形.pmx");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(builder.bytes());
        file.close();
        QVERIFY(picture.save(m_folder->filePath("mmd/" + builder.texture)));
        CharacterAsset before;
        {
            Session session(path, state());
            before = session.document->asset();
            QVERIFY(!before.model->textures.empty());
            QCOMPARE(before.model->textures[0].image().size(), QSize(8, 8));
            QVERIFY(session.document->execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.4, 0}}}).ok());
        }
        const JournalContents journal = leftover(path);
        const QByteArray bytes = readAll(path);
        for (const QByteArray *given : {&bytes, static_cast<const QByteArray *>(nullptr)}) {
            const auto recovered = recoverCharacterDocument(journal, -1, given);
            QVERIFY2(recovered.ok(), recovered.ok() ? "" : qPrintable(recovered.error().message));
            const CharacterAsset &asset = recovered->document->asset();
            QCOMPARE(asset.model->textures.at(0).image().size(), QSize(8, 8));
            QCOMPARE(originOf(asset), originOf(before));
            QCOMPARE(originOf(asset).format, QString("PMX"));
        }
    }

    void posedRestsAreInSnapshots()
    {
        Session session(sample("posed.glb"), state());
        QVERIFY(session.document->execute("weights.bind", {}).ok());
        QVERIFY(session.document->execute("model.restPose", {{"pose", "a"}}).ok());
        const QByteArray bytes = encodeCharacterSnapshot(session.document->asset());
        const auto back = decodeCharacterSnapshot(bytes);
        QVERIFY(back.ok());
        QCOMPARE(difference(*back, session.document->asset()), QString());
        QVERIFY(writeRigged(*back).ok());
    }

    void damagedSnapshotsAreRefused()
    {
        Session session(sample("damaged.glb"), state());
        QVERIFY(session.document->execute("weights.bind", {}).ok());
        const QByteArray bytes = encodeCharacterSnapshot(session.document->asset());
        QVERIFY(isCharacterSnapshot(bytes) && decodeCharacterSnapshot(bytes).ok());
        for (const qsizetype length : {qsizetype(0), qsizetype(10), qsizetype(16), qsizetype(20), qsizetype(200), bytes.size() / 2, bytes.size() - 1})
            QVERIFY(!decodeCharacterSnapshot(bytes.left(length)).ok());
        QByteArray huge = bytes;
        for (int i = 16; i < 23; ++i)
            huge[i] = char(0x7f);
        QCOMPARE(decodeCharacterSnapshot(huge).error().code, QString("snapshot.format"));
        QByteArray joint = bytes;
        joint[joint.size() - 20] = char(99); // of the last vertex
        QCOMPARE(decodeCharacterSnapshot(joint).error().code, QString("snapshot.format"));
    }

private:
    QString state() const { return m_folder->filePath("state"); }

    QString sample(const QString &name) const
    {
        const QString path = m_folder->filePath(name);
        writeUnboundSample(path);
        return path;
    }

    JournalContents leftover(const QString &path) const
    {
        const auto found = findLeftoverJournals(journalsOf(path, state()));
        [&] { QCOMPARE(found.size(), std::size_t(1)); }();
        return found.empty() ? JournalContents() : readJournal(found.front().path).value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList args = app.arguments();
    if (args.value(1) == QLatin1String("--child"))
        return childMain(args.value(2), args.value(3));
    TestCharacterRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_character_recovery.moc"
