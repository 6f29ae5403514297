// The stage plays a published folder as a game does; the nine assertions are run on it, and each of nine planted faults is found by its own.

#include "app/jobs/publish_jobs.h"
#include "io/gltf/action_pack.h"
#include "io/publish/stage_folder.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/publish/activity_kinds.h"
#include "tests/support/small_project.h"

#include <QTest>

#include <utime.h>

using namespace marrow;
using namespace marrow::test;

namespace {

/// All thirteen built-in actions, and as many under other names as A1 asks for.
std::vector<Action> manyActions(const HumanoidRest &rest)
{
    std::vector<Action> actions;
    for (const QString &id : parametricActionIds())
        actions.push_back(*parametricAction(id, rest));
    for (int i = 0; actions.size() < 61; ++i)
        actions.push_back(swingAction(QStringLiteral("extra_%1").arg(i, 2, 10, QLatin1Char('0')), "head", 3 + i % 20, 13));
    return actions;
}

struct Published
{
    QTemporaryDir root;
    QString folder = root.filePath("game");
    AnimMap contract;

    explicit Published(const QStringList &members = {"knight", "rogue"})
    {
        const HumanoidRest rest = smallRest();
        const std::vector<Action> actions = manyActions(rest);
        PublishRequest request;
        request.folder = folder;
        request.tool = "marrow test";
        for (const Action &action : actions)
            request.contract.clipNames.append(action.id);
        request.contract.clipNames.sort();
        request.contract.kindMap = proposedKindMap(request.contract.clipNames);
        request.contract.defaultAction = "idle";
        request.contract.moving = "walk";
        request.contract.chasing = "run";
        for (const QString &member : members) {
            const QString slug = slugFor(member);
            request.items.push_back({riggedFileName(slug), PublishedKind::RiggedModel, slug, 0, smallCharacterGlb(), {}});
            request.items.push_back({packFileName(slug), PublishedKind::ActionPack, slug, int(actions.size()), *packActions(actions, rest), {}});
            request.contract.memberAnims[member] = packFileName(slug);
            request.contract.publishedSlugs.append(slug);
            writeTestFile(folder + '/' + originalFileName(slug), smallCharacterGlb({false, 1}));
        }
        contract = request.contract;
        const auto plan = planPublication(request);
        if (!plan || !publish(*plan))
            qFatal("nothing was published");
    }

    QString path(const QString &name) const { return folder + '/' + name; }
    void write(const AnimMap &map) const { writeTestFile(path("anim_map.json"), encodeAnimMap(map)); }
};

QString resultOf(const std::vector<Assertion> &assertions, const QString &id)
{
    for (const Assertion &assertion : assertions) {
        if (assertion.id == id)
            return assertionResultName(assertion.result);
    }
    return {};
}

QStringList results(const std::vector<Assertion> &assertions)
{
    QStringList list;
    for (const Assertion &assertion : assertions)
        list.append(assertionResultName(assertion.result));
    return list;
}

std::vector<Action> withoutMotion(std::vector<Action> actions)
{
    for (Action &action : actions) {
        for (ActionTrack &track : action.tracks)
            track.rotations.assign(track.rotations.size(), track.rotations.front());
        action.hips.assign(action.hips.size(), action.hips.empty() ? Eigen::Vector3f::Zero() : action.hips.front());
    }
    return actions;
}

double seconds(const QString &clip, const StageMember &member)
{
    for (const ModelClip &one : member.player->pack().clips) {
        if (one.name == clip)
            return static_cast<double>(one.durationSeconds);
    }
    return 0;
}

} // namespace

class AcceptanceTest : public QObject
{
    Q_OBJECT

private slots:
    void aWholePublicationPassesAllNine()
    {
        const Published published;
        CharacterStage stage(stageFolder(published.folder));
        const auto assertions = acceptStage(stage, sketchedMember());
        for (const Assertion &assertion : assertions)
            QVERIFY2(assertion.result == AssertionResult::Passed, qPrintable(assertion.id + ' ' + assertion.detail));
        QCOMPARE(assertions.size(), std::size_t(9));
        QVERIFY2(assertions[6].detail.contains("23") && assertions[6].detail.contains("48"), qPrintable(assertions[6].detail));
    }

    void plantedFaultsAreFound_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("fault");
        QTest::newRow("A1") << "A1" << "map missing";
        QTest::newRow("A2") << "A2" << "model not rigged";
        QTest::newRow("A3") << "A3" << "no skin";
        QTest::newRow("A4") << "A4" << "no player";
        QTest::newRow("A5") << "A5" << "a clip missing";
        QTest::newRow("A6") << "A6" << "walking plays work";
        QTest::newRow("A7") << "A7" << "kind mapped wrong";
        QTest::newRow("A8") << "A8" << "time frozen";
        QTest::newRow("A9") << "A9" << "frames identical";
    }

    void plantedFaultsAreFound()
    {
        QFETCH(QString, own);
        QFETCH(QString, fault);
        const Published published;
        const HumanoidRest rest = smallRest();
        StageRule rule = stageAction;
        double timeScale = 1;
        if (fault == "map missing")
            QVERIFY(QFile::remove(published.path("anim_map.json")));
        else if (fault == "model not rigged")
            QVERIFY(QFile::remove(published.path("chr_rogue_rigged.glb")));
        else if (fault == "no skin")
            QVERIFY(writeTestFile(published.path("chr_rogue_rigged.glb"), smallCharacterGlb({false, 1})));
        else if (fault == "no player")
            QVERIFY(writeTestFile(published.path("chr_rogue_anim.glb"), smallPackGlb({})));
        else if (fault == "a clip missing") {
            auto fewer = manyActions(rest);
            fewer.erase(fewer.begin() + 20); // one that no kind needs
            QVERIFY(writeTestFile(published.path("chr_rogue_anim.glb"), *packActions(fewer, rest)));
        } else if (fault == "walking plays work") {
            rule = [](const AnimMap &map, const StageActivity &activity) {
                return stageAction(map, activity.kind.isEmpty() ? activity : StageActivity{activity.kind, false, false});
            };
        } else if (fault == "kind mapped wrong") {
            rule = [](const AnimMap &map, const StageActivity &activity) {
                return !activity.moving && activity.kind == "chop" ? QString("carry") : stageAction(map, activity);
            };
        } else if (fault == "time frozen") {
            timeScale = 0;
        } else {
            QVERIFY(writeTestFile(published.path("chr_rogue_anim.glb"), *packActions(withoutMotion(manyActions(rest)), rest)));
        }
        CharacterStage stage(stageFolder(published.folder), rule);
        stage.setTimeScale(timeScale);
        const auto assertions = acceptStage(stage, sketchedMember());
        QVERIFY2(resultOf(assertions, own) == "failed", qPrintable(results(assertions).join(' ')));
        // What comes before the fault holds; what comes behind is not made up.
        const int place = own.mid(1).toInt();
        for (int i = 1; i < place; ++i) {
            const bool fades = fault == "time frozen" || fault == "frames identical";
            if (!fades || i < 6)
                QVERIFY2(assertions[std::size_t(i - 1)].result == AssertionResult::Passed, qPrintable(assertions[std::size_t(i - 1)].id + ' ' + assertions[std::size_t(i - 1)].detail));
        }
        if (fault == "map missing") {
            for (int i = 2; i <= 9; ++i)
                QVERIFY2(assertions[std::size_t(i - 1)].result != AssertionResult::Passed, qPrintable(assertions[std::size_t(i - 1)].id));
        }
        if (fault == "a clip missing" || fault == "walking plays work" || fault == "kind mapped wrong")
            QCOMPARE(results(assertions).count("failed"), 1);
        if (fault == "frames identical")
            QVERIFY(assertions[8].detail.contains("rogue") && !assertions[8].detail.contains("knight"));
    }

    void withoutSamplesNothingPasses()
    {
        const Published published;
        CharacterStage stage(stageFolder(published.folder));
        QCOMPARE(resultOf(acceptStage(stage, {}), "A9"), QString("no sample"));
        AnimMap noKinds = published.contract;
        noKinds.kindMap.clear();
        published.write(noKinds);
        stage.reload();
        const auto assertions = acceptStage(stage, sketchedMember());
        QCOMPARE(resultOf(assertions, "A7"), QString("no sample"));
        QCOMPARE(resultOf(assertions, "A1"), QString("failed"));
        QTemporaryDir empty;
        CharacterStage nobody(stageFolder(empty.path()));
        for (const Assertion &assertion : acceptStage(nobody, sketchedMember()))
            QVERIFY2(assertion.result != AssertionResult::Passed, qPrintable(assertion.id));
    }

    void theThreeUnpublishedFormsFallBack()
    {
        const Published published;
        CharacterStage stage(stageFolder(published.folder));
        using enum StageMember::Fallback;
        QCOMPARE(stage.member("knight")->fallback, None);
        QCOMPARE(stage.member("knight")->modelFile, QString("chr_knight_rigged.glb"));
        // The contract names him no longer.
        AnimMap without = published.contract;
        without.memberAnims.erase("rogue");
        published.write(without);
        stage.reload();
        QCOMPARE(stage.member("rogue")->fallback, NotInContract);
        QCOMPARE(stage.member("rogue")->modelFile, QString("chr_rogue.glb"));
        QVERIFY(!stage.member("rogue")->player);
        QVERIFY(!stage.member("rogue")->worlds().empty());
        // One of his files is gone.
        published.write(published.contract);
        stage.reload();
        const QByteArray pack = readTestFile(published.path("chr_knight_anim.glb"));
        QVERIFY(QFile::remove(published.path("chr_knight_anim.glb")));
        QVERIFY(stage.refresh()); // by itself, though the contract is as it was
        QVERIFY(!stage.refresh());
        QCOMPARE(stage.member("knight")->fallback, FileMissing);
        QCOMPARE(stage.member("knight")->modelFile, QString("chr_knight.glb"));
        QCOMPARE(stage.member("rogue")->fallback, None);
        QVERIFY(writeTestFile(published.path("chr_knight_anim.glb"), pack));
        QVERIFY(stage.refresh());
        QCOMPARE(stage.member("knight")->fallback, None);
        QVERIFY(QFile::remove(published.path("chr_knight_anim.glb")));
        // There is no contract at all.
        QVERIFY(QFile::remove(published.path("anim_map.json")));
        QVERIFY(stage.refresh());
        QCOMPARE(stage.member("rogue")->fallback, NoContract);
        QCOMPARE(stage.member("rogue")->modelFile, QString("chr_rogue.glb"));
        QVERIFY(!stage.refresh());
    }

    void aNewContractIsReadByItsTime()
    {
        const Published published;
        CharacterStage stage(stageFolder(published.folder));
        stage.setActivity("knight", {"chop", false, false});
        QCOMPARE(stage.member("knight")->player->current(), QString("chop"));
        AnimMap other = published.contract;
        other.kindMap["chop"] = "mine";
        published.write(other);
        const utimbuf later{QDateTime::currentSecsSinceEpoch() + 10, QDateTime::currentSecsSinceEpoch() + 10};
        QCOMPARE(::utime(qPrintable(published.path("anim_map.json")), &later), 0);
        QVERIFY(stage.refresh());
        QCOMPARE(stage.member("knight")->player->current(), QString("mine"));
        QVERIFY(!stage.refresh());
    }

    void movingWinsAndKindsFallBack()
    {
        const AnimMap map = Published({"knight"}).contract;
        QCOMPARE(stageAction(map, {}), QString("idle"));
        QCOMPARE(stageAction(map, {"chop", false, false}), QString("chop"));
        QCOMPARE(stageAction(map, {"chop", true, false}), QString("walk"));
        QCOMPARE(stageAction(map, {"chop", true, true}), QString("run"));
        QCOMPARE(stageAction(map, {"knitting", false, false}), QString("idle"));
    }

    void everyMemberHasAPoseOfItsOwn()
    {
        const Published published;
        CharacterStage stage(stageFolder(published.folder));
        stage.setActivity("knight", {{}, true, false});
        stage.advance(0.5);
        const auto walking = stage.member("knight")->worlds();
        const auto idling = stage.member("rogue")->worlds();
        QCOMPARE(walking.size(), idling.size());
        float most = 0;
        for (std::size_t i = 0; i < walking.size(); ++i)
            most = std::max(most, (walking[i] - idling[i]).norm());
        QVERIFY(most > 0.1F);
        // They share what is heavy.
        stage.setCrowd(128);
        QCOMPARE(stage.members().size(), std::size_t(128));
        QCOMPARE(stage.member("knight")->model.get(), stage.member("knight#64")->model.get());
        QCOMPARE(stage.member("knight#64")->player->current(), QString("walk")); // a copy does what the first was told
        stage.setActivity("knight#64", {"sleep", false, false});
        stage.setCrowd(1);
        stage.setCrowd(128);
        QCOMPARE(stage.member("knight")->player->current(), QString("walk")); // who leaves and comes back goes on
        QCOMPARE(stage.member("knight#64")->player->current(), QString("sleep"));
        QCOMPARE(stage.member("rogue")->player->current(), QString("idle"));
        QVERIFY(stage.member("knight")->player.get() != stage.member("knight#64")->player.get());
        QVERIFY(std::abs(stage.member("knight#2")->player->clipTime() - stage.member("knight#3")->player->clipTime()) > 0.1);
    }

    void fadesTakeTheirTime()
    {
        const Published published({"knight"});
        CharacterStage stage(stageFolder(published.folder));
        const StageMember &knight = *stage.member("knight");
        const auto nodeOf = [&](const QString &name) {
            for (std::size_t i = 0; i < knight.model->nodes.size(); ++i) {
                if (knight.model->nodes[i].name == name)
                    return i;
            }
            return std::size_t(0);
        };
        const std::size_t thigh = nodeOf("thigh_L");
        stage.advance(1);
        QCOMPARE(knight.player->fade(), 1.0);
        auto before = knight.player->pose();
        stage.setActivity("knight", {{}, true, false});
        // Nothing jumps: at the first moment the pose is the one before.
        QVERIFY(knight.player->pose()[thigh].rotation.angularDistance(before[thigh].rotation) < 1e-3F);
        QCOMPARE(knight.player->fade(), 0.0);
        stage.advance(0.11);
        QVERIFY(std::abs(knight.player->fade() - 0.5) < 1e-6);
        // Broken off in the middle, it goes on from there.
        before = knight.player->pose();
        stage.setActivity("knight", {"sleep", false, false});
        QVERIFY(knight.player->pose()[thigh].rotation.angularDistance(before[thigh].rotation) < 1e-3F);
        stage.advance(0.23);
        QCOMPARE(knight.player->fade(), 1.0);
        QCOMPARE(knight.player->current(), QString("sleep"));
        // Loops come round.
        stage.setActivity("knight", {{}, true, false});
        const double whole = seconds("walk", knight);
        stage.advance(whole);
        const auto once = knight.player->pose();
        stage.advance(whole);
        QVERIFY(knight.player->pose()[thigh].rotation.angularDistance(once[thigh].rotation) < 1e-3F);
    }

    void clipsThatDoNotComeHomeArePlayedOnce()
    {
        const Published published({"knight"});
        AnimMap map = published.contract;
        map.kindMap["dying"] = "die";
        published.write(map);
        CharacterStage stage(stageFolder(published.folder));
        const StageMember &knight = *stage.member("knight");
        const StagePlayer &player = *knight.player;
        stage.setActivity("knight", {"dying", false, false});
        QCOMPARE(player.current(), QString("die"));
        QVERIFY(!player.loops() && !player.hasEnded());
        const double whole = seconds("die", knight);
        stage.advance(whole / 2);
        const auto falling = knight.worlds();
        stage.advance(whole);
        QVERIFY(player.hasEnded());
        QCOMPARE(player.clipSeconds(), whole);
        const auto lying = knight.worlds();
        QVERIFY(lying != falling);
        stage.advance(3);
        QVERIFY(knight.worlds() == lying); // held, not begun anew
        // Told again it falls again, from where it lies; told otherwise it gets up.
        stage.setActivity("knight", {"dying", false, false});
        QVERIFY(!player.hasEnded());
        QVERIFY((knight.worlds()[1] - lying[1]).norm() < 1e-3F);
        stage.advance(0.3);
        QVERIFY(knight.worlds() != lying);
        stage.setActivity("knight", {});
        QVERIFY(player.loops());
        // Every built-in loop goes round in the pack as well.
        for (const ModelClip &clip : player.pack().clips) {
            const auto action = parametricAction(clip.name, smallRest());
            if (action)
                QVERIFY2(clipLoops(clip) == action->loops || !action->loops, qPrintable(clip.name));
        }
    }

    void foldersThatAreNoPublicationsDoNoHarm()
    {
        const Published published;
        for (const QByteArray &bytes : {QByteArray("{"), QByteArray("[]"), QByteArray("{\"at\": 1}"), QByteArray()}) {
            QVERIFY(writeTestFile(published.path("anim_map.json"), bytes));
            CharacterStage stage(stageFolder(published.folder));
            QVERIFY(stage.contractFault());
            QCOMPARE(stage.member("knight")->fallback, StageMember::Fallback::NoContract);
            QVERIFY(stage.member("knight")->model);
        }
        published.write(published.contract);
        QVERIFY(writeTestFile(published.path("chr_knight_rigged.glb"), "glTF but not really"));
        CharacterStage stage(stageFolder(published.folder));
        QCOMPARE(stage.member("knight")->fallback, StageMember::Fallback::Unreadable);
        QCOMPARE(stage.member("knight")->modelFile, QString("chr_knight.glb"));
    }
};

QTEST_GUILESS_MAIN(AcceptanceTest)
#include "tst_acceptance.moc"
