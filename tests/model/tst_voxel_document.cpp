#include "model/commands/command_args.h"
#include "model/commands/voxel_set_json.h"
#include "model/document/voxel_document.h"
#include "tests/support/undo_check.h"
#include "tests/support/voxel_builders.h"

#include <QtTest>

using namespace marrow;

namespace {

QJsonObject object(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

/// Only what the document itself is tested with, so that a fault in a command does not show here.
VoxelCommandTable smallTable()
{
    VoxelCommandTable table;
    commands::addBindingCommands(table);
    table[QStringLiteral("name")] = [](VoxelState &state, const QJsonObject &args) -> Result<QString> {
        state.asset.rig->skeleton.find(static_cast<JointId>(args[QStringLiteral("joint")].toInt()))->name =
            args[QStringLiteral("name")].toString();
        return args[QStringLiteral("name")].toString();
    };
    table[QStringLiteral("drop")] = [](VoxelState &state, const QJsonObject &args) -> Result<QString> {
        state.asset.rig->skeleton.remove(static_cast<JointId>(args[QStringLiteral("joint")].toInt()));
        return QStringLiteral("drop");
    };
    table[QStringLiteral("fail")] = [](VoxelState &state, const QJsonObject &) -> Result<QString> {
        state.asset.rig.reset();
        return Error{QStringLiteral("test.failed"), QStringLiteral("It fails."), {}, {}};
    };
    table[QStringLiteral("clip")] = [](VoxelState &state, const QJsonObject &args) -> Result<QString> {
        auto &clips = state.asset.rig->clips;
        const auto id = static_cast<std::uint16_t>(args[QStringLiteral("id")].toInt());
        std::erase_if(clips, [id](const AnimationClip &clip) { return clip.id == id; });
        if (!args[QStringLiteral("gone")].toBool())
            clips.insert(clips.begin() + 1, test::clip(id, QStringLiteral("new"), {2}, 3, 10));
        return QStringLiteral("clip");
    };
    return table;
}

QJsonObject paint(JointId joint, std::uint32_t first, std::uint32_t count)
{
    VoxelSet voxels;
    voxels.append(first, count);
    return {{QStringLiteral("sets"),
             QJsonArray{QJsonObject{{QStringLiteral("joint"), joint}, {QStringLiteral("runs"), runsToJson(voxels)}}}}};
}

} // namespace

class TestVoxelDocument : public QObject
{
    Q_OBJECT
private slots:
    void undoIsExact();
    void changeSetsSayWhatChanged();
    void nothingChangedLeavesNoStep();
    void failureChangesNothing();
    void macrosAreOneStep();
    void cancelledMacroLeavesNothing();
    void failingMacroTakesAllBack();
    void listenersSeeTheNewIndex();
    void jumpInTheHistoryIsOneSignal();
    void selectionComesBack();
    void selectionDropsWhatIsGone();
    void cleanStateAndPath();
    void historyIsBoundedByBytes();
    void historyKeepsItsCleanPlace();
    void sectionsSurviveASaveInBetween();
    void stepsShareBlocks();
    void runsRoundTrip();
    void brokenRunsAreRefused();
};

void TestVoxelDocument::undoIsExact()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    QCOMPARE(test::undoCheck(document, QStringLiteral("name"), object(R"({"joint":5,"name":"elbow"})")), QString());
    QCOMPARE(test::undoCheck(document, QStringLiteral("drop"), object(R"({"joint":8})")), QString());
    QCOMPARE(test::undoCheck(document, QStringLiteral("clip"), object(R"({"id":3,"gone":true})")), QString());
    QCOMPARE(test::undoCheck(document, QStringLiteral("clip"), object(R"({"id":2})")), QString());
    QCOMPARE(test::undoCheck(document, QStringLiteral("binding.assign"), paint(7, 0, 1152)), QString());
}

void TestVoxelDocument::changeSetsSayWhatChanged()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    ChangeSet last;
    connect(&document, &VoxelDocument::committed, this, [&last](const ChangeSet &change) { last = change; });

    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":5,"name":"elbow"})")).ok());
    QCOMPARE(last.flags, ChangeSet::Flags(ChangeSet::JointNames));
    QCOMPARE(last.joints, std::vector<JointId>{5});
    QCOMPARE(last.cause, ChangeSet::Cause::Command);
    document.undoStack()->undo();
    QCOMPARE(last.flags, ChangeSet::Flags(ChangeSet::JointNames));
    QCOMPARE(last.cause, ChangeSet::Cause::Undo);
    document.undoStack()->redo();
    QCOMPARE(last.cause, ChangeSet::Cause::Redo);

    QVERIFY(document.execute(QStringLiteral("drop"), object(R"({"joint":8})")).ok());
    QCOMPARE(last.flags, ChangeSet::Flags(ChangeSet::SkeletonStructure));
    QCOMPARE(last.joints, std::vector<JointId>{8});
    QVERIFY(document.execute(QStringLiteral("clip"), object(R"({"id":2})")).ok());
    QCOMPARE(last.flags, ChangeSet::Flags(ChangeSet::Clips));
    QCOMPARE(last.clips, std::vector<std::uint16_t>{2});

    const std::uint32_t trunk = document.asset().grid.offset({4, 6, 2});
    QVERIFY(document.execute(QStringLiteral("binding.assign"), paint(7, trunk, 2)).ok());
    QCOMPARE(last.flags, ChangeSet::Flags(ChangeSet::Binding));
    QCOMPARE(last.blocks, std::vector<int>{document.rig()->binding.blockIndexOf({4, 6, 2})});
}

void TestVoxelDocument::nothingChangedLeavesNoStep()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    QSignalSpy committed(&document, &VoxelDocument::committed);
    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":5,"name":"forearm_L"})")).ok());
    // Painting a block to and fro inside one macro ends where it began although the block was copied.
    const std::uint32_t trunk = document.asset().grid.offset({4, 6, 2});
    QVERIFY(document.executeAll(QStringLiteral("twice"), {{QStringLiteral("binding.assign"), paint(7, trunk, 4)},
                                                          {QStringLiteral("binding.assign"), paint(2, trunk, 4)}}).ok());
    QCOMPARE(document.undoStack()->count(), 0);
    QCOMPARE(committed.count(), 0);
    QVERIFY(document.isClean());
}

void TestVoxelDocument::failureChangesNothing()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    const VoxelAsset before = document.asset();
    const Result<void> failed = document.execute(QStringLiteral("fail"), {});
    QVERIFY(!failed.ok());
    QCOMPARE(failed.error().code, QStringLiteral("test.failed"));
    const Result<void> unknown = document.execute(QStringLiteral("no such"), {});
    QVERIFY(!unknown.ok());
    QCOMPARE(unknown.error().code, QStringLiteral("command.unknown"));
    QCOMPARE(test::difference(before, document.asset()), QString());
    QCOMPARE(document.undoStack()->count(), 0);
}

void TestVoxelDocument::macrosAreOneStep()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    const VoxelAsset before = document.asset();
    QSignalSpy committed(&document, &VoxelDocument::committed);
    std::vector<RecordedStep> steps;
    connect(&document, &Document::recorded, this, [&steps](const RecordedStep &step) { steps.push_back(step); });
    document.beginMacro(QStringLiteral("both"));
    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":5,"name":"a"})")).ok());
    document.beginMacro(QStringLiteral("inner"));
    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":7,"name":"b"})")).ok());
    document.endMacro();
    QCOMPARE(committed.count(), 0);
    document.endMacro();
    QCOMPARE(committed.count(), 1);
    QCOMPARE(document.undoStack()->count(), 1);
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("both"));
    QCOMPARE(steps.size(), std::size_t(1));
    QCOMPARE(steps.front().calls.size(), std::size_t(2));
    document.undoStack()->undo();
    QCOMPARE(committed.count(), 2);
    QCOMPARE(test::difference(before, document.asset()), QString());
}

void TestVoxelDocument::cancelledMacroLeavesNothing()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    const VoxelAsset before = document.asset();
    document.beginMacro(QStringLiteral("both"));
    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":5,"name":"a"})")).ok());
    document.cancelMacro();
    QCOMPARE(test::difference(before, document.asset()), QString());
    QCOMPARE(document.undoStack()->count(), 0);
    document.endMacro(); // one too many does no harm
    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":5,"name":"a"})")).ok());
    QCOMPARE(document.undoStack()->count(), 1);
}

void TestVoxelDocument::failingMacroTakesAllBack()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    const VoxelAsset before = document.asset();
    QVERIFY(!document.executeAll(QStringLiteral("both"), {{QStringLiteral("name"), object(R"({"joint":5,"name":"a"})")},
                                                          {QStringLiteral("fail"), {}}}).ok());
    QCOMPARE(test::difference(before, document.asset()), QString());
    QCOMPARE(document.undoStack()->count(), 0);
}

void TestVoxelDocument::listenersSeeTheNewIndex()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    std::vector<std::pair<int, bool>> seen;
    connect(&document, &VoxelDocument::committed, this,
            [&] { seen.emplace_back(document.undoStack()->index(), document.isClean()); });
    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":5,"name":"a"})")).ok());
    document.undoStack()->undo();
    document.undoStack()->redo();
    const std::vector<std::pair<int, bool>> expected{{1, false}, {0, true}, {1, false}};
    QCOMPARE(seen, expected);
}

void TestVoxelDocument::jumpInTheHistoryIsOneSignal()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    for (const char *name : {"a", "b", "c"})
        QVERIFY(document.execute(QStringLiteral("name"), {{QStringLiteral("joint"), 5}, {QStringLiteral("name"), QLatin1String(name)}}).ok());
    QSignalSpy committed(&document, &VoxelDocument::committed);
    std::vector<RecordedStep> steps;
    connect(&document, &Document::recorded, this, [&steps](const RecordedStep &step) { steps.push_back(step); });
    document.undoStack()->setIndex(0);
    QCOMPARE(committed.count(), 1);
    QCOMPARE(steps.size(), std::size_t(1));
    QCOMPARE(steps.front().kind, RecordedStep::Kind::Undone);
    QCOMPARE(steps.front().count, 3);
    QCOMPARE(document.rig()->skeleton.find(5)->name, QStringLiteral("forearm_L"));
    document.undoStack()->setIndex(2);
    QCOMPARE(document.rig()->skeleton.find(5)->name, QStringLiteral("b"));
    QCOMPARE(steps.back().count, 2);
}

void TestVoxelDocument::selectionComesBack()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    VoxelSelection selection;
    selection.joints = {8, 5};
    selection.activeJoint = 8;
    selection.clip = 3;
    selection.keys = {{5, 200}, {5, 100}, {8, 0}};
    document.setSelection(selection);
    QVERIFY(document.execute(QStringLiteral("drop"), object(R"({"joint":8})")).ok());
    QCOMPARE(document.selection().joints, std::vector<JointId>{5});
    QVERIFY(!document.selection().activeJoint);
    QSignalSpy changed(&document, &VoxelDocument::selectionChanged);
    document.undoStack()->undo();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(document.selection().activeJoint, std::optional<JointId>(8));
    const std::vector<KeyRef> keys{{5, 100}, {5, 200}, {8, 0}};
    QCOMPARE(document.selection().keys, keys);
}

void TestVoxelDocument::selectionDropsWhatIsGone()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    VoxelSelection selection;
    selection.joints = {99, 5};
    selection.activeJoint = 99;
    selection.clip = 3;
    selection.keys = {{5, 100}, {5, 101}, {77, 0}};
    document.setSelection(selection);
    QCOMPARE(document.selection().joints, std::vector<JointId>{5});
    QVERIFY(!document.selection().activeJoint);
    QCOMPARE(document.selection().keys.size(), std::size_t(1));
}

void TestVoxelDocument::cleanStateAndPath()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    QVERIFY(document.isClean());
    QVERIFY(document.execute(QStringLiteral("name"), object(R"({"joint":5,"name":"a"})")).ok());
    QVERIFY(!document.isClean());
    QSignalSpy path(&document, &Document::filePathChanged);
    document.markSaved(QStringLiteral("/tmp/a.vfp"));
    QVERIFY(document.isClean());
    QCOMPARE(path.count(), 1);
    QCOMPARE(document.displayName(), QStringLiteral("a.vfp"));
    document.undoStack()->undo();
    QVERIFY(!document.isClean());
    document.undoStack()->redo();
    QVERIFY(document.isClean());
    document.markUnsaved();
    QVERIFY(!document.isClean());
}

void TestVoxelDocument::historyIsBoundedByBytes()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    constexpr std::size_t limit = 200'000;
    document.setHistoryLimit(limit);
    QSignalSpy committed(&document, &VoxelDocument::committed);
    for (int i = 0; i < 100; ++i) {
        QVERIFY(document.execute(QStringLiteral("binding.assign"), paint(i % 2 ? 7 : 5, 0, 1152)).ok());
        QVERIFY(document.historyBytes() <= limit);
    }
    QCOMPARE(committed.count(), 100);
    const int kept = document.undoStack()->count();
    QVERIFY2(kept > 3 && kept < 100, qPrintable(QString::number(kept)));
    QCOMPARE(document.undoStack()->index(), kept);
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
    document.undoStack()->setIndex(kept);
    QCOMPARE(document.rig()->binding.at({4, 6, 2}), JointId(7));
    QVERIFY(!document.isClean()); // the state that was opened can no longer be reached
}

void TestVoxelDocument::historyKeepsItsCleanPlace()
{
    VoxelDocument document(test::riggedFigure(), smallTable());
    document.setHistoryLimit(200'000);
    for (int i = 0; i < 60; ++i) {
        QVERIFY(document.execute(QStringLiteral("binding.assign"), paint(i % 2 ? 7 : 5, 0, 1152)).ok());
        if (i == 57)
            document.markSaved(QStringLiteral("/tmp/a.vfp"));
    }
    document.undoStack()->undo();
    QVERIFY(!document.isClean());
    document.undoStack()->undo();
    QVERIFY(document.isClean());
}

void TestVoxelDocument::sectionsSurviveASaveInBetween()
{
    auto table = smallTable();
    commands::addThumbnailCommands(table);
    VoxelAsset asset = test::riggedFigure();
    FileSection skeleton;
    skeleton.tag = "SKEL";
    skeleton.bytes = "old";
    asset.sections = {skeleton};
    VoxelDocument document(asset, table);
    const QByteArray png = QByteArray("\x89PNG\r\n\x1a\n") + "picture";
    const QJsonObject args{{QStringLiteral("png"), QString::fromLatin1(png.toBase64())}};
    QCOMPARE(test::undoCheck(document, QStringLiteral("thumbnail.set"), args), QString());
    VoxelAsset saved = document.asset();
    saved.sections[0].bytes = "new";
    document.adoptSaved(saved);
    document.undoStack()->undo();
    QCOMPARE(document.asset().sections.size(), std::size_t(1));
    QCOMPARE(document.asset().sections[0].bytes, QByteArray("new"));
}

void TestVoxelDocument::stepsShareBlocks()
{
    VoxelAsset asset;
    asset.grid = VoxelGrid({255, 255, 255});
    std::fill_n(asset.grid.mutableData(), asset.grid.cellCount(), std::uint8_t(1));
    Rig rig;
    rig.skeleton.insert(test::joint(0, -1, QStringLiteral("root"), {0, 0, 0}));
    rig.skeleton.insert(test::joint(1, 0, QStringLiteral("tip"), {0, 0, 0}));
    rig.binding = VoxelBinding(asset.grid.size(), 0);
    asset.rig = rig;
    VoxelDocument document(asset, smallTable());
    QVERIFY(document.execute(QStringLiteral("binding.assign"), paint(1, 0, 10)).ok());
    QVERIFY2(document.historyBytes() < 20'000, qPrintable(QString::number(document.historyBytes())));
}

void TestVoxelDocument::runsRoundTrip()
{
    for (const int runs : {1, 24, 25, 4000}) {
        VoxelSet voxels;
        for (int i = 0; i < runs; ++i)
            voxels.append(static_cast<std::uint32_t>(i * 4000 + i % 7), static_cast<std::uint32_t>(1 + i % 300));
        const QJsonValue json = runsToJson(voxels);
        QCOMPARE(json.isString(), runs > 24);
        const auto back = runsFromJson(json, 255u * 255 * 255);
        QVERIFY(back.has_value());
        QVERIFY(*back == voxels);
        QVERIFY(!runsFromJson(json, 4000u * static_cast<unsigned>(runs - 1)).has_value());
    }
}

void TestVoxelDocument::brokenRunsAreRefused()
{
    for (const char *json : {R"({"r":5})", R"({"r":[5]})", R"({"r":[[1]]})", R"({"r":[[5,0]]})", R"({"r":[[-1,2]]})",
                             R"({"r":[[5,2],[6,1]]})", R"({"r":[[1.5,2]]})", R"({"r":[[99,2]]})", R"({"r":"no"})",
                             R"({"r":"AAAAAAAA"})", R"({"r":"/////3icAwAAAAAB"})", R"({"r":""})"})
        QVERIFY2(!runsFromJson(object(json)[QStringLiteral("r")], 100).has_value(), json);
}

QTEST_GUILESS_MAIN(TestVoxelDocument)
#include "tst_voxel_document.moc"
