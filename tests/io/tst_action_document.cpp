// Hand-keyed actions as documents: every command and its undo, what keys do to each other, and the journal that brings them back.

#include "io/actions/hand_keyed_file.h"
#include "io/journal/journal_replay.h"
#include "io/journal/journal_writer.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"
#include "model/commands/action_commands.h"
#include "tests/support/undo_check.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace marrow;
using namespace marrow::test;

namespace {

HandKeyedAction walk()
{
    return handKeyedFrom(*parametricAction("walk", standardHumanoidRest()), "somebody");
}

QJsonObject pose(const char *joint, float angle)
{
    const Eigen::Quaternionf turn(Eigen::AngleAxisf(angle, Eigen::Vector3f::UnitZ()));
    QJsonArray row;
    for (int i = 0; i < 4; ++i)
        row.append(static_cast<double>(turn.coeffs()[i]));
    return {{"joints", QJsonObject{{QLatin1String(joint), row}}}};
}

QJsonObject with(QJsonObject args, const QString &key, const QJsonValue &value)
{
    args.insert(key, value);
    return args;
}

std::vector<int> frames(const HandKeyedAction &action)
{
    std::vector<int> list;
    for (const HandKey &key : action.keys)
        list.push_back(key.frame);
    return list;
}

} // namespace

class ActionDocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandComesBack()
    {
        const auto document = makeActionDocument(walk());
        const auto check = [&](const char *name, const QJsonObject &args) { return undoCheck(*document, name, args, encodeHandKeyed); };
        QCOMPARE(check("action.setPose", with(pose("head", 0.3F), "frame", document->asset().keys[1].frame)), QString());
        QCOMPARE(check("action.setPose", with(pose("head", 0.3F), "frame", 40)), QString());
        QCOMPARE(check("action.setPose", QJsonObject{{"frame", 0}, {"hips", QJsonArray{0, -0.5, 0}}}), QString());
        QCOMPARE(check("action.moveKeys", {{"frames", QJsonArray{40}}, {"by", -5}}), QString());
        QCOMPARE(check("action.removeKeys", {{"frames", QJsonArray{0, 35}}}), QString());
        QCOMPARE(check("action.pasteKeys", {{"keys", QJsonArray{with(pose("spine", 0.1F), "frame", 3), with(pose("spine", 0.2F), "frame", 50)}}}), QString());
        QCOMPARE(check("action.setLoop", {{"loop", false}}), QString());
        QCOMPARE(check("action.rename", {{"slug", "smith"}, {"action", "stroll"}}), QString());
        QCOMPARE(check("action.replace", {{"loop", true}, {"keys", QJsonArray{with(pose("spine", 0.1F), "frame", 0)}}}), QString());
        for (const auto &[name, unused] : actionCommands()) // none was forgotten above
            QVERIFY(QStringList({"action.setPose", "action.moveKeys", "action.removeKeys", "action.pasteKeys", "action.setLoop", "action.rename", "action.replace"}).contains(name));
    }

    void aNewKeyHoldsTheWholePose()
    {
        const auto document = makeActionDocument(walk());
        const HumanoidPose between = handKeyedPose(document->asset(), 5);
        // Where a key would change what is around it, it must not.
        const auto missing = [&] { return std::none_of(document->asset().keys.begin(), document->asset().keys.end(), [](const HandKey &key) { return key.frame == 5; }); };
        if (!missing())
            QVERIFY(document->execute("action.removeKeys", {{"frames", QJsonArray{5}}}).ok());
        const HumanoidPose there = handKeyedPose(document->asset(), 5);
        QVERIFY(document->execute("action.setPose", with(pose("head", 0.7F), "frame", 5)).ok());
        const HumanoidPose now = handKeyedPose(document->asset(), 5);
        QVERIFY(now.rotations[5].angularDistance(Eigen::Quaternionf(Eigen::AngleAxisf(0.7F, Eigen::Vector3f::UnitZ()))) < 1e-4F);
        for (std::size_t joint = 1; joint < now.rotations.size(); ++joint)
            QVERIFY(joint == 5 || now.rotations[joint].angularDistance(there.rotations[joint]) < 1e-4F);
        QVERIFY(now.hipsOffset.isApprox(there.hipsOffset));
        QVERIFY(between.rotations[3].norm() > 0.9F);
    }

    void movedKeysReplaceWhatIsInTheWay()
    {
        HandKeyedAction action;
        action.slug = "a";
        action.action = "b";
        for (const int frame : {0, 4, 8})
            action.keys.push_back(wholeKey(frame, HumanoidPose()));
        action.keys[0].hips = Eigen::Vector3f(0, -1, 0);
        const auto document = makeActionDocument(action);
        document->setSelection({{0, 4}, {}});
        QVERIFY(document->execute("action.moveKeys", {{"frames", QJsonArray{0, 4}}, {"by", 4}}).ok());
        QCOMPARE(frames(document->asset()), (std::vector<int>{4, 8}));
        QCOMPARE(document->asset().keys[0].hips->y(), -1.0F);
        QCOMPARE(document->selection().frames, (std::vector<int>{4, 8}));
        document->undoStack()->undo();
        QCOMPARE(frames(document->asset()), (std::vector<int>{0, 4, 8}));
        QCOMPARE(document->selection().frames, (std::vector<int>{0, 4}));
        QVERIFY(!document->execute("action.moveKeys", {{"frames", QJsonArray{0}}, {"by", -1}}).ok());
        // A move of nothing leaves no step.
        const int steps = document->undoStack()->count();
        QVERIFY(document->execute("action.moveKeys", {{"frames", QJsonArray{4}}, {"by", 0}}).ok());
        QCOMPARE(document->undoStack()->count(), steps);
    }

    void badArgumentsChangeNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonObject>("args");
        QTest::newRow("no frame") << "action.setPose" << pose("head", 1);
        QTest::newRow("frame below 0") << "action.setPose" << with(pose("head", 1), "frame", -1);
        QTest::newRow("frame far away") << "action.setPose" << with(pose("head", 1), "frame", 1e9);
        QTest::newRow("root") << "action.setPose" << with(pose("root", 1), "frame", 1);
        QTest::newRow("no joint") << "action.setPose" << with(pose("tail", 1), "frame", 1);
        QTest::newRow("no rotation") << "action.setPose" << QJsonObject{{"frame", 1}, {"joints", QJsonObject{{"head", QJsonArray{0, 0, 0, 0}}}}};
        QTest::newRow("half a rotation") << "action.setPose" << QJsonObject{{"frame", 1}, {"joints", QJsonObject{{"head", QJsonArray{0, 1}}}}};
        QTest::newRow("half a place") << "action.setPose" << QJsonObject{{"frame", 1}, {"hips", QJsonArray{0, 1}}};
        QTest::newRow("no keys") << "action.removeKeys" << QJsonObject{};
        QTest::newRow("a key that is not there") << "action.removeKeys" << QJsonObject{{"frames", QJsonArray{0, 999}}};
        QTest::newRow("nothing to paste") << "action.pasteKeys" << QJsonObject{{"keys", QJsonArray{}}};
        QTest::newRow("two keys on one frame") << "action.pasteKeys" << QJsonObject{{"keys", QJsonArray{with(pose("head", 1), "frame", 2), with(pose("head", 1), "frame", 2)}}};
        QTest::newRow("perhaps a loop") << "action.setLoop" << QJsonObject{{"loop", "yes"}};
        QTest::newRow("no name") << "action.rename" << QJsonObject{{"action", ""}};
        QTest::newRow("unknown") << "action.juggle" << QJsonObject{};
    }
    void badArgumentsChangeNothing()
    {
        QFETCH(QString, name);
        QFETCH(QJsonObject, args);
        const auto document = makeActionDocument(walk());
        const HandKeyedAction before = document->asset();
        QVERIFY(!document->execute(name, args).ok());
        QVERIFY(document->asset() == before);
        QCOMPARE(document->undoStack()->count(), 0);
    }

    void theJournalBringsItBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("somebody_walk.json");
        QVERIFY(saveHandKeyed(path, walk()).ok());
        const QByteArray base = encodeHandKeyed(walk());
        QString journalPath;
        QByteArray wanted;
        {
            const auto document = makeActionDocument(walk(), path);
            JournalWriter journal(*document, actionJournalOptions(*document, folder.path(), "test"), JournalBase::of(base));
            std::mt19937 random(3);
            for (int i = 0; i < 60; ++i) {
                const int frame = static_cast<int>(random() % 20);
                if (i % 7 == 5)
                    document->undoStack()->undo();
                else if (i % 11 == 3 && !document->asset().keys.empty())
                    QVERIFY(document->execute("action.removeKeys", {{"frames", QJsonArray{document->asset().keys.back().frame}}}).ok());
                else
                    QVERIFY(document->execute("action.setPose", with(pose("forearm_L", 0.01F * static_cast<float>(random() % 300)), "frame", frame)).ok());
            }
            journal.finish();
            journalPath = journal.path();
            wanted = encodeHandKeyed(document->asset());
        }
        const auto contents = readJournal(journalPath);
        QVERIFY(contents.ok());
        QCOMPARE(contents->kind, QString("action"));
        const auto replayed = replayActionJournal(*contents, -1, &base);
        QVERIFY2(replayed.ok(), replayed.ok() ? "" : qPrintable(replayed.error().message));
        QCOMPARE(encodeHandKeyed(replayed->asset), wanted);
        const auto recovered = recoverActionDocument(*contents, -1, &base);
        QVERIFY(recovered.ok());
        QCOMPARE(encodeHandKeyed(recovered->document->asset()), wanted);
        QVERIFY(!recovered->document->isClean());
        QVERIFY(recovered->document->undoStack()->canUndo());
        QVERIFY(!replayPuppetJournal(*contents, -1, &base).ok());
    }
};

QTEST_GUILESS_MAIN(ActionDocumentTest)
#include "tst_action_document.moc"
