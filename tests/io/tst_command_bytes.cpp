#include "io/vfp/vfp_file.h"
#include "model/commands/voxel_commands.h"
#include "model/voxel/binding_ops.h"
#include "tests/support/undo_check.h"
#include "tests/support/voxel_builders.h"

#include <QtTest>

#include <set>

using namespace marrow;

namespace {

QByteArray encoded(const VoxelAsset &asset)
{
    return encodeVfp(asset).value();
}

QJsonObject object(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonObject result = QJsonDocument::fromJson(json, &error).object();
    Q_ASSERT(error.error == QJsonParseError::NoError);
    return result;
}

/// As it is when read from a file: with sections.
VoxelAsset opened(const VoxelAsset &asset)
{
    return readVfp(encoded(asset)).value().asset;
}

const FileSection *section(const VoxelAsset &asset, const char *tag)
{
    for (const FileSection &candidate : asset.sections) {
        if (candidate.tag == tag)
            return &candidate;
    }
    return nullptr;
}

/// Every command once, with arguments that change the figure.
const std::vector<std::pair<const char *, const char *>> kCalls{
    {"rig.replace", R"({"rig":{"joints":[{"id":0,"name":"new"}]}})"},
    {"rig.setDefaultJoint", R"({"joint":3})"},
    {"joint.add", R"({"parent":5,"position":[1,2,3],"name":"指"})"},
    {"joint.add", R"({})"},
    {"joint.delete", R"({"joints":[5],"heir":4})"},
    {"joint.delete", R"({"joints":[5,8,1],"heir":2})"},
    {"joint.rename", R"({"joint":5,"name":"elbow"})"},
    {"joint.reparent", R"({"joints":[5],"parent":3,"keep":"world"})"},
    {"joint.reparent", R"({"joints":[8,12],"parent":null,"keep":"local"})"},
    {"joint.duplicateMirrored", R"({"joints":[12],"axis":0})"},
    {"joint.renumber", R"({"ids":[[5,4],[4,5]]})"},
    {"joint.renumber", R"({"ids":[[5,40]]})"},
    {"joint.reorder", R"({"order":[0,1,12,2,3,4,5,8,6,7]})"},
    {"joint.setRest", R"({"rests":[{"joint":5,"translation":[1,2,3]},{"joint":7,"rotation":[0,0.6,0,0.8]}]})"},
    {"joint.setRest", R"({"rests":[{"joint":4,"scale":[1,2,1]}],"keys":"motion","children":"keepWorld"})"},
    {"binding.assign", R"({"sets":[{"joint":8,"runs":[[0,900]]},{"joint":12,"runs":[[200,10],[220,3]]}]})"},
    {"thumbnail.set", R"({"png":"iVBORw0KGgpwaWN0dXJl"})"},
    {"clip.add", R"({"name":"jump","durationMs":500})"},
    {"clip.duplicate", R"({"clip":3})"},
    {"clip.rename", R"({"clip":3,"name":"行く"})"},
    {"clip.renumber", R"({"ids":[[3,9],[9,3]]})"},
    {"clip.delete", R"({"clips":[0,9]})"},
    {"clip.import", R"({"animations":[{"id":3,"name":"in","duration_ms":9,"tracks":[{"joint":70,"keys":[{"time_ms":4}]}]}],)"
                    R"("jointNames":{"70":"head"}})"},
    {"clip.setDuration", R"({"clip":3,"durationMs":450})"},
    {"clip.setDuration", R"({"clip":3,"durationMs":1450,"keys":"stretch"})"},
    {"clip.reverse", R"({"clip":3})"},
    {"clip.makeLoop", R"({"clip":3})"},
    {"clip.mirror", R"({"clip":9,"halfOffset":true})"},
    {"clip.merge", R"({"clip":3,"other":9})"},
    {"clip.merge", R"({"clip":3,"other":3,"atMs":50})"},
    {"clip.cleanup", R"({"clip":3,"degrees":90,"voxels":9})"},
    {"clip.resample", R"({"clip":3,"fps":24,"interpolation":"smooth"})"},
    {"clip.setKeys", R"({"clip":3,"keys":[{"joint":3,"timeMs":50,"translation":[1,2,3]},{"joint":5,"timeMs":950}],"extend":true})"},
    {"clip.pasteKeys", R"({"clip":3,"atMs":100,"keys":[{"joint":5,"timeMs":0,"scale":[2,2,2]},{"joint":5,"timeMs":60}]})"},
    {"clip.moveKeys", R"({"clip":3,"keys":[[4,100,200],[5,0,800]],"deltaMs":37})"},
    {"clip.moveKeys", R"({"clip":3,"keys":[[4,100,200,800]],"scale":0.5,"pivotMs":100})"},
    {"clip.moveKeys", R"({"clip":3,"keys":[[4,{"from":0,"to":300}],[5,{"from":0,"to":800}]],"deltaMs":250,"extend":true})"},
    {"clip.moveKeys", R"({"clip":3,"keys":[[4,200],[5,100,300]],"deltaMs":-60,"ripple":true})"},
    {"clip.moveKeys", R"({"clip":3,"keys":[[5,100,300]],"scale":2,"pivotMs":100,"ripple":true,"extend":true})"},
    {"clip.moveKeys", R"({"clip":3,"keys":[[4,{"from":0,"to":200}]],"deltaMs":150,"copy":true})"},
    {"clip.deleteKeys", R"({"clip":3,"keys":[[4,0,100],[8,0,100,200,300,400,500,600,700,800]]})"},
    {"clip.deleteKeys", R"({"clip":3,"joints":[5,8]})"},
    {"clip.moveKeys", R"({"clip":3,"parts":{"rotation":[[4,100,200],[5,300]]},"deltaMs":37})"},
    {"clip.moveKeys", R"({"clip":3,"keys":[[8,100]],"parts":{"translation":[[4,{"from":0,"to":300}]]},"scale":0.5,"pivotMs":100,"ripple":true,"extend":true})"},
    {"clip.moveKeys", R"({"clip":3,"scale":2,"parts":{"scale":[[5,100]],"rotation":[[5,100]]},"copy":true,"extend":true})"},
    {"clip.deleteKeys", R"({"clip":3,"parts":{"translation":[[4,100]],"rotation":[[4,100],[8,0,100]]}})"},
    {"rig.autoBind", R"({})"},
    {"rig.autoBind", R"({"keepPainted":true})"},
    {"rig.remove", R"({})"},
    {"rig.create", R"({"template":"humanoid","bind":true})"},
    {"rig.create", R"({"template":"vehicle"})"},
    {"rig.create", R"({"name":"start"})"},
};

} // namespace

class TestCommandBytes : public QObject
{
    Q_OBJECT
private slots:
    void everyCommandIsHere();
    void undoGivesTheBytesBack_data();
    void undoGivesTheBytesBack();
    void editsLeaveWhatIsNotTheRig_data() { undoGivesTheBytesBack_data(); }
    void editsLeaveWhatIsNotTheRig();
    void badArgumentsChangeNothing();
    void mirroredPaintIsOneStep();
    void deletedJointComesBack();
    void mergedKeysComeBack();
    void createdRigGivesFaultySectionsBack();
};

void TestCommandBytes::everyCommandIsHere()
{
    std::set<QString> tried;
    for (const auto &call : kCalls)
        tried.insert(QLatin1String(call.first));
    for (const auto &command : voxelCommands())
        QVERIFY2(tried.count(command.first), qPrintable(command.first));
}

void TestCommandBytes::undoGivesTheBytesBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonObject>("args");
    for (const auto &[name, args] : kCalls)
        QTest::addRow("%s %s", name, args) << QString::fromLatin1(name) << object(args);
}

void TestCommandBytes::undoGivesTheBytesBack()
{
    QFETCH(QString, name);
    QFETCH(QJsonObject, args);
    const auto document = makeVoxelDocument(opened(test::riggedFigure()));
    VoxelSelection selection;
    selection.joints = {5, 8};
    selection.activeJoint = 5;
    selection.clip = 3;
    selection.keys = {{5, 100}, {8, 300}};
    document->setSelection(selection);
    QCOMPARE(test::undoCheck(*document, name, args, encoded), QString());
    QVERIFY(!document->undoStack()->undoText().isEmpty());
    // What was written reads back as the same rig, so every rule of the format holds.
    const auto file = readVfp(encoded(document->asset()));
    QVERIFY(file.ok());
    QVERIFY2(!file->asset.rigWasDropped,
             qPrintable(file->report.empty() ? QString() : file->report.issues().front().message));
    QCOMPARE(file->asset.rig.has_value(), document->rig() != nullptr);
    if (!document->rig())
        return;
    QVERIFY(file->asset.rig->skeleton == document->rig()->skeleton);
    QVERIFY(file->asset.rig->clips == document->rig()->clips);
    QCOMPARE(file->asset.rig->binding.defaultJoint(), document->rig()->binding.defaultJoint());
    const VoxelGrid &grid = document->asset().grid;
    for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
        if (grid.data()[offset] != 0) // empty cells follow nobody
            QCOMPARE(file->asset.rig->binding.at(grid.position(offset)), document->rig()->binding.at(grid.position(offset)));
    }
}

void TestCommandBytes::editsLeaveWhatIsNotTheRig()
{
    QFETCH(QString, name);
    QFETCH(QJsonObject, args);
    const VoxelAsset before = opened(test::riggedFigure());
    const auto document = makeVoxelDocument(before);
    QVERIFY(document->execute(name, args).ok());
    const VoxelAsset after = opened(document->asset());
    const std::uint64_t rigBegins = section(before, "SKEL")->offset;
    const QByteArray old = encoded(before).first(static_cast<qsizetype>(rigBegins));
    QVERIFY(encoded(document->asset()).startsWith(old));
    QCOMPARE(after.sourceHash, before.sourceHash);
}

void TestCommandBytes::badArgumentsChangeNothing()
{
    const auto document = makeVoxelDocument(opened(test::riggedFigure()));
    const QByteArray before = encoded(document->asset());
    const std::vector<std::pair<const char *, const char *>> calls{
        {"joint.rename", R"({"joint":99,"name":"a"})"},
        {"joint.rename", R"({"joint":1.5,"name":"a"})"},
        {"joint.rename", R"({"joint":"1","name":"a"})"},
        {"joint.rename", R"({"joint":-1,"name":"a"})"},
        {"joint.rename", R"({"joint":1,"name":7})"},
        {"joint.reparent", R"({"joints":[1],"parent":8,"keep":"world"})"},
        {"joint.reparent", R"({"joints":[1],"parent":2,"keep":"maybe"})"},
        {"joint.reparent", R"({"joints":[],"parent":2})"},
        {"joint.delete", R"({"joints":[4],"heir":4})"},
        {"joint.renumber", R"({"ids":[[4,5]]})"},
        {"joint.renumber", R"({"ids":[[4,40000]]})"},
        {"joint.reorder", R"({"order":[0,1]})"},
        {"joint.setRest", R"({"rests":[{"joint":4,"rotation":[0,0,0,0]}]})"},
        {"joint.setRest", R"({"rests":[{"joint":4,"translation":[1,2]}]})"},
        {"joint.setRest", R"({"rests":[{"joint":4,"translation":[1,2,1e300]}]})"},
        {"binding.assign", R"({"sets":[]})"},
        {"binding.assign", R"({"sets":[{"joint":4,"runs":[[0,99999]]}]})"},
        {"binding.assign", R"({"sets":[{"joint":44,"runs":[[0,9]]}]})"},
        {"thumbnail.set", R"({"png":"AAAA"})"},
        {"rig.replace", R"({"rig":{}})"},
        {"clip.add", R"({"durationMs":-1})"},
        {"clip.rename", R"({"clip":4,"name":"a"})"},
        {"clip.renumber", R"({"ids":[[3,9]]})"},
        {"clip.setKeys", R"({"clip":3,"keys":[{"joint":5,"timeMs":801}]})"},
        {"clip.moveKeys", R"({"clip":3,"keys":[[5,101]],"deltaMs":5})"},
        {"clip.moveKeys", R"({"clip":3,"keys":[[5,100]],"scale":-1})"},
        {"clip.moveKeys", R"({"clip":3,"keys":[[5,{"from":101,"to":199}]],"deltaMs":5})"},
        {"clip.moveKeys", R"({"clip":3,"keys":[[5,{"from":0}]],"deltaMs":5})"},
        {"clip.deleteKeys", R"({"clip":3,"keys":[[1,0]]})"},
        {"clip.deleteKeys", R"({"clip":3,"parts":{"rotation":[[1,0]]}})"},
        {"clip.resample", R"({"clip":3,"fps":1e12})"},
        {"clip.resample", R"({"clip":3,"fps":0})"},
        {"clip.merge", R"({"clip":3,"other":9,"atMs":4294967295})"},
    };
    for (const auto &[name, args] : calls) {
        const Result<void> done = document->execute(QLatin1String(name), object(args));
        QVERIFY2(!done.ok(), args);
        QVERIFY2(!done.error().code.isEmpty() && done.error().message.endsWith(QLatin1Char('.')), qPrintable(done.error().message));
    }
    QCOMPARE(document->undoStack()->count(), 0);
    QVERIFY(encoded(document->asset()) == before);
}

void TestCommandBytes::mirroredPaintIsOneStep() // D1
{
    VoxelAsset asset = test::riggedFigure();
    asset.grid.set({11, 11, 3}, 0); // an asymmetry: the voxel opposite has no partner
    asset.grid.set({10, 11, 3}, 0);
    const auto document = makeVoxelDocument(opened(asset));
    const QByteArray before = encoded(document->asset());
    const Rig &rig = *document->rig();
    const JointPairs pairs(rig.skeleton);
    VoxelSet stroke;
    for (const Int3 cell : {Int3{0, 11, 3}, Int3{1, 11, 3}, Int3{2, 10, 2}, Int3{3, 10, 2}})
        stroke = stroke.united(VoxelSet::fromOffsets({asset.grid.offset(cell)}));
    const MirroredSet mirrored = mirrorSet(document->asset().grid, stroke, MirrorPlane::middle(asset.grid.size(), 0));
    QCOMPARE(mirrored.withoutPartner.count(), std::size_t(2));
    QCOMPARE(pairs.partner(7), std::optional<JointId>(5));

    QVERIFY(document->execute(QStringLiteral("binding.assign"), bindingAssignArgs({{JointId(7), stroke}, {JointId(5), mirrored.partners}})).ok());
    QCOMPARE(document->undoStack()->count(), 1);
    QCOMPARE(document->rig()->binding.at({2, 10, 2}), JointId(7));
    QCOMPARE(document->rig()->binding.at({9, 10, 2}), JointId(5));
    QCOMPARE(document->rig()->binding.at({8, 10, 2}), JointId(5));
    QCOMPARE(document->rig()->binding.at({5, 8, 2}), JointId(2)); // in between, untouched
    const QByteArray after = encoded(document->asset());
    document->undoStack()->undo();
    QVERIFY(encoded(document->asset()) == before);
    document->undoStack()->redo();
    QVERIFY(encoded(document->asset()) == after);
}

void TestCommandBytes::deletedJointComesBack() // D2
{
    VoxelAsset twins = test::riggedFigure();
    twins.rig->skeleton.find(7)->name = QStringLiteral("forearm_L"); // the same name under another parent
    for (const VoxelAsset &asset : {test::riggedFigure(), twins}) {
        const auto document = makeVoxelDocument(opened(asset));
        const QByteArray before = encoded(document->asset());
        for (const auto &[name, args] : std::vector<std::pair<const char *, const char *>>{
                 {"joint.delete", R"({"joints":[5],"heir":4})"},
                 {"joint.reparent", R"({"joints":[5],"parent":0,"keep":"world"})"},
                 {"joint.rename", R"({"joint":5,"name":"forearm_R"})"}}) {
            QVERIFY(document->execute(QLatin1String(name), object(args)).ok());
            QVERIFY(encoded(document->asset()) != before);
            document->undoStack()->undo();
            QVERIFY2(encoded(document->asset()) == before, name);
        }
        QVERIFY(document->execute(QStringLiteral("joint.delete"), object(R"({"joints":[5],"heir":4})")).ok());
        QCOMPARE(document->rig()->skeleton.find(8)->parent, std::optional<JointId>(4));
        QVERIFY(!document->rig()->clip(3)->track(5));
        QVERIFY(document->rig()->clip(3)->track(8));
        QCOMPARE(document->rig()->binding.at({11, 10, 2}), JointId(4));
        QCOMPARE(document->undoStack()->undoText(), QStringLiteral("Delete forearm_L, leaving its voxels to arm_L"));
    }
}

void TestCommandBytes::mergedKeysComeBack() // D3
{
    const auto document = makeVoxelDocument(opened(test::riggedFigure()));
    const QByteArray before = encoded(document->asset());
    VoxelSelection selection;
    selection.clip = 3;
    QJsonArray rows;
    for (const JointTrack &track : document->rig()->clip(3)->tracks) {
        QJsonArray row{track.joint};
        for (const TransformKey &key : track.keys) {
            row.append(static_cast<qint64>(key.timeMs));
            selection.keys.push_back({track.joint, key.timeMs});
        }
        rows.append(row);
    }
    document->setSelection(selection);
    QVERIFY(document->execute(QStringLiteral("clip.moveKeys"), {{QStringLiteral("clip"), 3},
                                                                {QStringLiteral("keys"), rows},
                                                                {QStringLiteral("deltaMs"), -100'000}}).ok());
    for (const JointTrack &track : document->rig()->clip(3)->tracks)
        QCOMPARE(track.keys.size(), 1);
    const std::vector<KeyRef> merged{{4, 0}, {5, 0}, {8, 0}};
    QCOMPARE(document->selection().keys, merged);
    document->undoStack()->undo();
    QVERIFY(encoded(document->asset()) == before);
    QCOMPARE(document->selection().keys, selection.keys);
}

void TestCommandBytes::createdRigGivesFaultySectionsBack()
{
    VoxelAsset asset = opened(test::riggedFigure());
    QByteArray bytes = encoded(asset);
    bytes[static_cast<qsizetype>(section(asset, "SKEL")->offset) + 40] ^= 0x55;
    const VoxelAsset broken = readVfp(bytes).value().asset;
    QVERIFY(broken.rigWasDropped);
    const QByteArray before = encoded(broken);
    const auto document = makeVoxelDocument(broken);
    QCOMPARE(test::undoCheck(*document, QStringLiteral("rig.create"), {}, encoded), QString());
    document->undoStack()->undo();
    QVERIFY(encoded(document->asset()) == before);
}

QTEST_GUILESS_MAIN(TestCommandBytes)
#include "tst_command_bytes.moc"
