#include "io/journal/journal_replay.h"
#include "io/journal/journal_writer.h"
#include "model/puppet/panel_json.h"
#include "tests/support/puppet_panels.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <random>

using namespace marrow;
using test::opened;
using test::panelPuppet;
using test::puppetBytes;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/");

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

using Payloads = std::map<std::array<char, 4>, QByteArray>;

Payloads payloadsOf(const QByteArray &file)
{
    Payloads payloads;
    const auto read = p2lrt::readPuppet(file);
    for (const SourceChunk &chunk : read->puppet.source->chunks)
        payloads[chunk.tag] = QByteArray(reinterpret_cast<const char *>(chunk.bytes.data()), static_cast<qsizetype>(chunk.bytes.size()));
    return payloads;
}

/// A command that may or may not be possible.
CommandCall randomCall(std::mt19937 &random, const Panel &panel)
{
    const auto upTo = [&random](std::size_t end) { return static_cast<int>(random() % std::max<std::size_t>(end, 1)); };
    const auto someNodes = [&] {
        QJsonArray nodes;
        for (int i = upTo(4); i >= 0; --i)
            nodes.append(upTo(panel.nodes.size()));
        return nodes;
    };
    const auto parent = [&] { return random() % 3 ? QJsonValue(upTo(panel.nodes.size())) : QJsonValue(QJsonValue::Null); };
    const QJsonArray keys{upTo(20) - 10, upTo(20) - 10};
    switch (upTo(12)) {
    case 0: return {"panel.group", {{"nodes", someNodes()}, {"name", QStringLiteral("g%1").arg(upTo(1000))}}};
    case 1: return {"panel.ungroup", {{"nodes", QJsonArray{upTo(panel.nodes.size())}}}};
    case 2: return {"panel.remove", {{"nodes", QJsonArray{upTo(panel.nodes.size())}}}};
    case 3: return {"panel.move", {{"parameters", QJsonArray{upTo(10), upTo(10)}}, {"parent", parent()}}};
    case 4: return {"panel.setSnaps", {{"snaps", QJsonArray{QJsonObject{{"parameter", upTo(10)}, {"keys", random() % 2 ? keys : QJsonArray()}}}}}};
    case 5: return {"panel.makeJoystick", {{"horizontal", upTo(10)}, {"vertical", upTo(10)}}};
    case 6: return {"panel.splitJoysticks", {{"joysticks", QJsonArray{0}}}};
    case 7: return {"panel.rename", {{"node", upTo(panel.nodes.size())}, {"name", QStringLiteral("n%1").arg(upTo(1000))}}};
    case 8: return {"panel.setOpen", {{"nodes", QJsonArray{upTo(panel.nodes.size())}}, {"open", random() % 2 == 0}}};
    default: return {"panel.move", {{"nodes", someNodes()}, {"parent", parent()}, {"index", upTo(3)}}};
    }
}

} // namespace

/// What edits of a panel come to in the file, in the journal and over long rows of them.
class TestPuppetPanelFiles : public QObject
{
    Q_OBJECT
private slots:
    void savingChangesThePanelAlone();
    void strippedNamesStayOut();
    void versionOneBecomesTwo();
    void anyRowOfEditsCanBeUndone();
    void journalGivesTheSameBytes();
    void recoveryGoesOn();
};

void TestPuppetPanelFiles::savingChangesThePanelAlone()
{
    int edited = 0;
    for (const char *name : {"core/core-001", "core/core-015", "bench/model", "reader/deflate", "reader/zstd", "reader/unknown-optional"}) {
        const QString path = kData + QLatin1String(name) + QLatin1String(".p2lrt");
        if (!QFile::exists(path))
            continue;
        const QByteArray original = test::fileBytes(path);
        const auto document = makePuppetDocument(p2lrt::readPuppet(original)->puppet, path);
        if (document->rig().parameters.size() < 2)
            continue;
        ++edited;
        const Payloads before = payloadsOf(original);
        QVERIFY(document->execute("panel.group", object(R"({"name":"A name that is new 新"})")).ok());
        QVERIFY(document->execute("panel.setSnaps", object(R"({"snaps":[{"parameter":1,"keys":[0,0.5]}]})")).ok());
        Payloads after = payloadsOf(puppetBytes(document->asset()));
        QVERIFY(after.at({'P', 'G', 'U', 'I'}) != (before.contains({'P', 'G', 'U', 'I'}) ? before.at({'P', 'G', 'U', 'I'}) : QByteArray()));
        QVERIFY(p2lrt::readPuppet(puppetBytes(document->asset()))->puppet.panel == document->panel());
        for (const auto &[tag, payload] : before) {
            // The strings grow at their end for the new name; what they were keeps its numbers.
            if (tag != std::array<char, 4>{'P', 'G', 'U', 'I'} && tag != std::array<char, 4>{'S', 'T', 'R', 'S'})
                QVERIFY2(after.at(tag) == payload, qPrintable(path));
        }
        // With strings the file has already, even STRS stays.
        document->undoStack()->setIndex(0);
        QVERIFY(document->execute("panel.setSnaps", object(R"({"snaps":[{"parameter":1,"keys":[0,0.25]}]})")).ok());
        after = payloadsOf(puppetBytes(document->asset()));
        after.erase({'P', 'G', 'U', 'I'});
        Payloads rest = before;
        rest.erase({'P', 'G', 'U', 'I'});
        QVERIFY(after == rest);
        // And everything taken back is the file that was opened, chunk for chunk.
        document->undoStack()->setIndex(0);
        QVERIFY(payloadsOf(puppetBytes(document->asset())) == before);
    }
    QVERIFY(edited >= 3);
}

void TestPuppetPanelFiles::strippedNamesStayOut()
{
    const auto document = makePuppetDocument(opened(panelPuppet(), {.stripNames = true}));
    QVERIFY(document->namesStripped());
    for (const auto &[name, args] : std::vector<std::pair<const char *, const char *>>{
             {"panel.rename", R"({"node":0,"name":"Head"})"}, {"panel.group", R"({"nodes":[1],"name":"Angle"})"}}) {
        const Result<void> done = document->execute(QLatin1String(name), object(args));
        QVERIFY(!done.ok());
        QCOMPARE(done.error().code, QStringLiteral("panel.names-stripped"));
    }
    QVERIFY(document->execute("panel.group", object(R"({"nodes":[1,2]})")).ok());
    QVERIFY(document->execute("panel.setId", object(R"({"node":0,"id":"GroupHead"})")).ok());
    QVERIFY(document->execute("panel.setLabel", object(R"({"nodes":[0],"label":"preset","preset":"a new one"})")).ok());
    const auto saved = p2lrt::readPuppet(puppetBytes(document->asset()))->puppet;
    QVERIFY(saved.source->namesStripped());
    QVERIFY(saved.panel == document->panel());
    // A panel from elsewhere leaves its names outside.
    QVERIFY(document->execute("panel.replace", {{"panel", panelToJson(panelPuppet().panel, document->rig())}}).ok());
    const auto replaced = p2lrt::readPuppet(puppetBytes(document->asset()))->puppet;
    QVERIFY(replaced.source->namesStripped());
    QCOMPARE(replaced.panel.nodes.size(), panelPuppet().panel.nodes.size());
    for (const PanelNode &node : replaced.panel.nodes)
        QVERIFY(node.name.isEmpty());
}

void TestPuppetPanelFiles::versionOneBecomesTwo()
{
    Puppet plain = panelPuppet();
    plain.panel = {};
    const auto document = makePuppetDocument(opened(plain, {.version = 1}));
    const QByteArray before = puppetBytes(document->asset());
    QCOMPARE(document->asset().source->version, 1);
    QCOMPARE(p2lrt::readPuppet(before)->puppet.source->version, 1);
    QVERIFY(document->execute("panel.makeJoystick", object(R"({"horizontal":0,"vertical":1})")).ok());
    const auto saved = p2lrt::readPuppet(puppetBytes(document->asset()))->puppet;
    QCOMPARE(saved.source->version, 2);
    QVERIFY(saved.panel == document->panel());
    QVERIFY(*saved.rig == document->rig());
    document->undoStack()->undo();
    QVERIFY(puppetBytes(document->asset()) == before);
}

void TestPuppetPanelFiles::anyRowOfEditsCanBeUndone()
{
    std::mt19937 random(7);
    for (int round = 0; round < 20; ++round) {
        const auto document = makePuppetDocument(opened(panelPuppet()));
        std::vector<Panel> states{document->panel()};
        int refused = 0;
        for (int i = 0; i < 60; ++i) {
            const CommandCall call = randomCall(random, document->panel());
            const int index = document->undoStack()->index();
            if (!document->execute(call.name, call.args).ok())
                ++refused;
            QCOMPARE(document->undoStack()->index() - index, document->panel() == states.back() ? 0 : 1);
            if (document->undoStack()->index() > index)
                states.push_back(document->panel());
            QVERIFY2(p2lrt::readPuppet(puppetBytes(document->asset()))->puppet.panel == document->panel(), qPrintable(call.name));
        }
        QVERIFY(refused < 60 && states.size() > 15);
        for (std::size_t i = states.size(); i-- > 0;) {
            QVERIFY(document->panel() == states[i]);
            document->undoStack()->undo();
        }
        for (const Panel &state : states) {
            QVERIFY(document->panel() == state);
            document->undoStack()->redo();
        }
    }
}

void TestPuppetPanelFiles::journalGivesTheSameBytes()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("a.p2lrt");
    const QByteArray base = puppetBytes(opened(panelPuppet()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(base) == base.size());
    file.close();
    std::vector<QByteArray> states{base};
    std::mt19937 random(11);
    const auto document = makePuppetDocument(p2lrt::readPuppet(base)->puppet, path);
    JournalWriter journal(*document, puppetJournalOptions(*document, folder.path(), QStringLiteral("test")), JournalBase::of(base));
    while (states.size() < 300) {
        const int index = document->undoStack()->index();
        if (states.size() % 9 == 5) {
            document->undoStack()->undo();
        } else {
            const CommandCall call = randomCall(random, document->panel());
            (void)document->execute(call.name, call.args);
        }
        if (document->undoStack()->index() != index)
            states.push_back(puppetBytes(document->asset()));
    }
    journal.finish();
    const auto contents = readJournal(journal.path());
    QVERIFY(contents.ok());
    QCOMPARE(contents->kind, QStringLiteral("puppet"));
    QCOMPARE(contents->steps.size(), states.size() - 1);
    for (std::size_t step = 0; step < states.size(); step += 23) {
        for (const QByteArray *start : {&base, static_cast<const QByteArray *>(nullptr)}) {
            const auto replay = replayPuppetJournal(*contents, static_cast<int>(step), start);
            QVERIFY(replay.ok());
            QVERIFY(replay->issues.empty());
            QVERIFY(payloadsOf(puppetBytes(replay->asset)) == payloadsOf(states[step]));
            if (step == 0 || start)
                QVERIFY(p2lrt::readPuppet(puppetBytes(replay->asset))->puppet.panel == p2lrt::readPuppet(states[step])->puppet.panel);
        }
    }
    const auto wrong = replayJournal(*contents, -1);
    QVERIFY(!wrong.ok());
    QCOMPARE(wrong.error().code, QStringLiteral("journal.kind"));
}

void TestPuppetPanelFiles::recoveryGoesOn()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("b.p2lrt");
    const QByteArray base = puppetBytes(panelPuppet());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(base) == base.size());
    file.close();
    const auto document = makePuppetDocument(p2lrt::readPuppet(base)->puppet, path);
    JournalWriter journal(*document, puppetJournalOptions(*document, folder.path(), QStringLiteral("test")), JournalBase::of(base));
    QVERIFY(document->execute("panel.group", object(R"({"nodes":[1,2],"name":"Angle"})")).ok());
    QVERIFY(document->execute("panel.setLabel", object(R"({"nodes":[1],"label":"custom","argb":"#ff102030"})")).ok());
    journal.finish();
    const auto contents = readJournal(journal.path());
    const auto recovered = recoverPuppetDocument(*contents, -1, &base);
    QVERIFY(recovered.ok());
    QCOMPARE(recovered->applied, 2);
    QVERIFY(recovered->document->panel() == document->panel());
    QVERIFY(!recovered->document->isClean());
    QCOMPARE(recovered->document->filePath(), path);
    recovered->document->undoStack()->setIndex(0);
    QVERIFY(recovered->document->panel() == panelPuppet().panel);
}

QTEST_GUILESS_MAIN(TestPuppetPanelFiles)
#include "tst_puppet_panel_files.moc"
