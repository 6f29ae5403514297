// Publishing: what a plan says, what is written, status, every changed byte, rollback.

#include "io/gltf/gltf_reader.h"
#include "tests/support/small_project.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

class PublishTest : public QObject
{
    Q_OBJECT

private slots:
    void contractHasEightKeysAndNoOthers()
    {
        const AnimMap map = SmallProject().request().contract;
        const QByteArray bytes = encodeAnimMap(map);
        const QJsonObject root = QJsonDocument::fromJson(bytes).object();
        QCOMPARE(root.keys(), (QStringList{"at", "chasing", "clip_names", "default", "kind_map", "member_anims", "moving", "published_slugs"}));
        QCOMPARE(*decodeAnimMap(bytes), map);
        for (const QString &key : root.keys()) {
            QJsonObject less = root;
            less.remove(key);
            const auto read = decodeAnimMap(QJsonDocument(less).toJson());
            QVERIFY(!read.ok());
            QVERIFY2(read.error().message.contains(key), qPrintable(read.error().message));
            QJsonObject wrong = root;
            wrong[key] = 5;
            QCOMPARE(decodeAnimMap(QJsonDocument(wrong).toJson()).error().pointer, '/' + key);
        }
        QJsonObject more = root;
        more["ninth"] = "x";
        QCOMPARE(decodeAnimMap(QJsonDocument(more).toJson()).error().pointer, QString("/ninth"));
        QVERIFY(!decodeAnimMap("[]").ok());
        QVERIFY(!decodeAnimMap("").ok());
    }

    void dryRunWritesNothingAndSaysEverything()
    {
        const SmallProject project;
        const auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        QVERIFY(!QFileInfo::exists(project.folder));
        QCOMPARE(plan->files.size(), std::size_t(6)); // with contract and manifest
        for (const PlannedFile &file : plan->files) {
            QVERIFY(file.bytes > 0);
            QCOMPARE(file.change, PlannedChange::New);
        }
        QCOMPARE(planned(*plan, "chr_knight_anim.glb").words, QStringList{"new, 4 clip(s)"});
    }

    void filesAreWhatWasPlanned()
    {
        const SmallProject project;
        const PublishManifest manifest = project.publishAll(project.request());
        QCOMPARE(project.names(), (QStringList{"anim_map.json", "chr_knight_anim.glb", "chr_knight_rigged.glb", "chr_rogue_anim.glb", "chr_rogue_rigged.glb", "publish_manifest.json"}));
        QCOMPARE(readTestFile(project.path("chr_knight_rigged.glb")), smallCharacterGlb());
        const auto read = decodeManifest(readTestFile(project.path("publish_manifest.json")));
        QVERIFY(read.ok());
        QVERIFY(read->damaged.isEmpty());
        QCOMPARE(read->manifest, manifest);
        for (const PublishedFile &file : manifest.files) {
            const QByteArray bytes = readTestFile(project.path(file.path));
            QCOMPARE(file.bytes, bytes.size());
            QCOMPARE(file.sha1, QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex()));
        }
        const QJsonObject json = QJsonDocument::fromJson(readTestFile(project.path("publish_manifest.json"))).object();
        const QJsonObject pack = json["files"].toArray()[1].toObject();
        QCOMPARE(pack["path"].toString(), QString("chr_knight_anim.glb"));
        QCOMPARE(pack["clips"].toInt(), 4);
        QCOMPARE(pack["sha1_16"].toString(), pack["sha1"].toString().left(16));
        QCOMPARE(pack["sections"].toArray().size(), 2);
        QCOMPARE(json["sources"].toArray()[0].toObject()["licence"].toString(), QString("CC0 1.0"));
        QCOMPARE(json["tool"].toString(), QString("marrow test"));
        QCOMPARE(decodeAnimMap(readTestFile(project.path("anim_map.json")))->at, manifest.at);
    }

    void changesAreSaidInWords()
    {
        const SmallProject project;
        project.publishAll(project.request());
        std::vector<Action> actions = someActions();
        // One key of one joint, by 3.2 degrees.
        Eigen::Quaternionf &key = actions[0].tracks[0].rotations[7];
        key = key * Eigen::Quaternionf(Eigen::AngleAxisf(3.2F * float(M_PI) / 180, Eigen::Vector3f::UnitY()));
        actions.push_back(swingAction("wave", "hand_L", 20));
        PublishRequest request = project.request({"knight", "rogue"}, actions);
        request.contract.clipNames.append("wave");
        request.contract.moving = "run";
        const auto plan = planPublication(request);
        QVERIFY(plan.ok());
        QCOMPARE(planned(*plan, "chr_knight_anim.glb").change, PlannedChange::Changed);
        QCOMPARE(planned(*plan, "chr_knight_anim.glb").words, (QStringList{"chop: 1 key(s) of upper_arm_R, 3.2°", "wave: new, 1.00 s"}));
        QCOMPARE(planned(*plan, "chr_knight_rigged.glb").change, PlannedChange::Unchanged);
        QCOMPARE(planned(*plan, "anim_map.json").words, (QStringList{"new clips: wave", "moving: run instead of walk"}));
    }

    void unchangedFilesAreNotWrittenAgain()
    {
        const SmallProject project;
        project.publishAll(project.request());
        const QFileInfo before(project.path("chr_knight_anim.glb"));
        const QDateTime written = before.lastModified();
        QTest::qWait(20);
        const auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        QCOMPARE(planned(*plan, "anim_map.json").change, PlannedChange::Unchanged);
        const auto manifest = publish(*plan);
        QVERIFY(manifest.ok());
        QCOMPARE(QFileInfo(project.path("chr_knight_anim.glb")).lastModified(), written);
        QCOMPARE(manifest->history.size(), std::size_t(2));
        QVERIFY(manifest->history[1].changed.isEmpty());
        QVERIFY(publishStatus(project.folder)->ok());
    }

    void othersAreKeptUnlessToldOtherwise()
    {
        const SmallProject project;
        project.publishAll(project.request());
        const auto plan = planPublication(project.request({"knight"}, someActions(35)));
        QVERIFY(plan.ok());
        QCOMPARE(planned(*plan, "chr_rogue_anim.glb").change, PlannedChange::Kept);
        QVERIFY(publish(*plan).ok());
        AnimMap map = *decodeAnimMap(readTestFile(project.path("anim_map.json")));
        QCOMPARE(map.publishedSlugs, (QStringList{"chr_knight", "chr_rogue"}));
        QCOMPARE(map.memberAnims.size(), std::size_t(2));
        QVERIFY(publishStatus(project.folder)->ok());

        PublishRequest only = project.request({"knight"});
        only.keepOthers = false;
        project.publishAll(only);
        map = *decodeAnimMap(readTestFile(project.path("anim_map.json")));
        QCOMPARE(map.publishedSlugs, QStringList{"chr_knight"});
        QVERIFY(!QFileInfo::exists(project.path("chr_rogue_anim.glb")));
        QVERIFY(publishStatus(project.folder)->ok());
    }

    void renamedActionsAreCalledSo()
    {
        const SmallProject project;
        project.publishAll(project.request());
        std::vector<Action> actions = someActions();
        actions[0].id = "hew";
        PublishRequest request = project.request({"knight", "rogue"}, actions);
        // As long as the contract speaks of the old name it cannot work: first the pack is not what it says, then the kind maps to nothing.
        const auto old = planPublication(request);
        QVERIFY(old.ok());
        QCOMPARE(publish(*old).error().code, QString("publish.verify"));
        request.contract.clipNames.replaceInStrings("chop", "hew");
        const auto lost = planPublication(request);
        QVERIFY(!lost.ok());
        QVERIFY(lost.error().message.contains("chopping"));
        request.contract.kindMap["chopping"] = "hew";
        const auto plan = planPublication(request);
        QVERIFY(plan.ok());
        const PlannedFile &pack = planned(*plan, "chr_knight_anim.glb");
        QCOMPARE(pack.words, QStringList{"hew: was called chop"});
        QCOMPARE(pack.clipChanges.size(), std::size_t(1));
        QCOMPARE(pack.clipChanges[0].kind, ClipChange::Kind::Renamed);
        QVERIFY(planned(*plan, "anim_map.json").words.contains("chopping: hew instead of chop"));
    }

    void handMadeChangesAreKeptAside()
    {
        const SmallProject project;
        project.publishAll(project.request());
        QVERIFY(writeTestFile(project.path("chr_knight_anim.glb"), smallPackGlb(someActions(70))));
        QVERIFY(writeTestFile(project.path("chr_rogue_rigged.glb"), smallCharacterGlb({true, 2})));
        AnimMap map = *decodeAnimMap(readTestFile(project.path("anim_map.json")));
        map.kindMap["waiting"] = "chop";
        QVERIFY(writeTestFile(project.path("anim_map.json"), encodeAnimMap(map)));
        const auto byHand = contents(project.folder);
        auto plan = planPublication(project.request());
        QVERIFY(plan.ok());
        QCOMPARE(plan->warnings.size(), 3);
        QCOMPARE(planned(*plan, "chr_knight_anim.glb.bak").change, PlannedChange::Aside);
        QVERIFY(publish(*plan).ok());
        for (const char *name : {"chr_knight_anim.glb", "chr_rogue_rigged.glb", "anim_map.json"})
            QCOMPARE(readTestFile(project.path(name + QStringLiteral(".bak"))), byHand[name]);
        auto status = publishStatus(project.folder);
        QVERIFY(status->ok());
        QVERIFY(stateOf(*status, "chr_knight_anim.glb.bak").words.contains("aside"));
        QVERIFY(!status->manifest->find("chr_knight_anim.glb.bak"));
        // A second time it takes another name: nothing is overwritten.
        QVERIFY(writeTestFile(project.path("chr_knight_anim.glb"), smallPackGlb(someActions(80))));
        plan = planPublication(project.request());
        QVERIFY(planned(*plan, "chr_knight_anim.glb.2.bak").bytes > 0);
        // And what is changed behind the plan's back is not touched at all.
        QVERIFY(writeTestFile(project.path("chr_knight_anim.glb"), smallPackGlb(someActions(81))));
        QCOMPARE(publish(*plan).error().code, QString("publish.changed"));
        // Who stays published stays as it is.
        plan = planPublication(project.request({"rogue"}));
        QVERIFY(planned(*plan, "chr_knight_anim.glb").words.first().contains("changed by hand"));
        QVERIFY(publish(*plan).ok());
        QCOMPARE(readTestFile(project.path("chr_knight_anim.glb")), smallPackGlb(someActions(81)));
        QVERIFY(!publishStatus(project.folder)->ok());
    }

    void aManifestThatCannotBeReadIsNoEmptyFolder()
    {
        const SmallProject project;
        QVERIFY(QDir().mkpath(project.folder));
        QVERIFY(publishStatus(project.folder)->words.startsWith("Nothing was published"));
        project.publishAll(project.request());
        QVERIFY(writeTestFile(project.path("publish_manifest.json"), readTestFile(project.path("publish_manifest.json")).left(300)));
        const auto status = publishStatus(project.folder);
        QVERIFY(!status->ok());
        QVERIFY2(status->words.startsWith("The manifest cannot be read"), qPrintable(status->words));
    }

    void withoutTheContractNobodyKnowsWhoStays()
    {
        const SmallProject project;
        project.publishAll(project.request());
        for (const bool gone : {false, true}) {
            if (gone)
                QVERIFY(QFile::remove(project.path("anim_map.json")));
            else
                QVERIFY(writeTestFile(project.path("anim_map.json"), "{ broken"));
            const auto before = contents(project.folder);
            const auto one = planPublication(project.request({"knight"}));
            QVERIFY(!one.ok());
            QCOMPARE(one.error().code, QString("publish.contract"));
            QVERIFY2(one.error().message.contains("chr_rogue") && one.error().message.contains("anim_map.json"), qPrintable(one.error().message));
            QCOMPARE(contents(project.folder), before);
        }
        project.publishAll(project.request());
        QVERIFY(publishStatus(project.folder)->ok());
    }

    void contractsThatCannotWorkAreRefused()
    {
        const SmallProject project;
        PublishRequest request = project.request();
        request.contract.kindMap["mining"] = "mine";
        QCOMPARE(planPublication(request).error().code, QString("publish.contract"));
        request = project.request();
        request.contract.moving = "glide";
        QVERIFY(planPublication(request).error().message.contains("glide"));
    }

    void rigsAloneLeaveTheCharactersAsTheyAre()
    {
        const SmallProject project;
        project.publishAll(project.request());
        const AnimMap before = *decodeAnimMap(readTestFile(project.path("anim_map.json")));
        PublishRequest rig;
        rig.folder = project.folder;
        rig.items.push_back({"table.png", PublishedKind::Thumbnail, "table", 0, "a picture", {}});
        project.publishAll(rig);
        AnimMap after = *decodeAnimMap(readTestFile(project.path("anim_map.json")));
        after.at = before.at;
        QCOMPARE(after, before);
        QVERIFY(publishStatus(project.folder)->ok());
    }

    void everyChangedByteIsFound()
    {
        const SmallProject project;
        project.publishAll(project.request({"knight"}));
        QVERIFY(publishStatus(project.folder)->ok());
        QRandomGenerator random(7);
        for (const QString &name : project.names()) {
            const QByteArray good = readTestFile(project.path(name));
            // The first and the last byte, and some between.
            for (int i = 0; i < 120; ++i) {
                const qsizetype at = i == 0 ? 0 : i == 1 ? good.size() - 1 : random.bounded(good.size());
                QByteArray bad = good;
                bad[at] = char(bad[at] ^ (1 << random.bounded(8)));
                QVERIFY(writeTestFile(project.path(name), bad));
                const auto status = publishStatus(project.folder);
                QVERIFY(status.ok());
                QVERIFY2(!status->ok(), qPrintable(QString("%1, byte %2").arg(name).arg(at)));
                QCOMPARE(stateOf(*status, name).state, FileState::Changed);
                QVERIFY(!stateOf(*status, name).words.isEmpty());
            }
            QVERIFY(writeTestFile(project.path(name), good));
            QVERIFY(publishStatus(project.folder)->ok());
        }
    }

    void statusTellsMissingAndStrangeFiles()
    {
        const SmallProject project;
        QCOMPARE(publishStatus(project.folder).error().code, QString("publish.folder"));
        QVERIFY(writeTestFile(project.path("chr_rogue.glb"), "the game's own"));
        auto status = publishStatus(project.folder);
        QVERIFY(!status->ok());
        QVERIFY(!status->manifest);
        project.publishAll(project.request());
        status = publishStatus(project.folder);
        QVERIFY(status->ok());
        QCOMPARE(stateOf(*status, "chr_rogue.glb").state, FileState::NotInManifest);
        QVERIFY(QFile::remove(project.path("chr_knight_anim.glb")));
        QVERIFY(writeTestFile(project.path("chr_ghost_anim.glb"), "strange"));
        status = publishStatus(project.folder);
        QVERIFY(!status->ok());
        QCOMPARE(stateOf(*status, "chr_knight_anim.glb").state, FileState::Missing);
        QCOMPARE(stateOf(*status, "chr_ghost_anim.glb").state, FileState::NotInManifest);
        QVERIFY(status->words.contains("missing") && status->words.contains("not in the manifest"));
        QVERIFY(QFile::remove(project.path("chr_ghost_anim.glb")));
        project.publishAll(project.request());
        QVERIFY(publishStatus(project.folder)->ok());
        QCOMPARE(readTestFile(project.path("chr_rogue.glb")), QByteArray("the game's own"));
    }

    void rollbackRemovesTheContractAloneAndPublishingUndoesIt()
    {
        const SmallProject project;
        QDir().mkpath(project.folder);
        QCOMPARE(rollBackPublication(project.folder).error().code, QString("publish.nothing"));
        project.publishAll(project.request());
        const auto before = contents(project.folder);
        QVERIFY(rollBackPublication(project.folder).ok());
        auto after = contents(project.folder);
        QCOMPARE(after.take("anim_map.rolled-back.json"), before["anim_map.json"]);
        auto rest = before;
        rest.remove("anim_map.json");
        QCOMPARE(after, rest);
        auto status = publishStatus(project.folder);
        QVERIFY(status->rolledBack);
        QVERIFY(!status->ok());
        QCOMPARE(stateOf(*status, "anim_map.json").state, FileState::Missing);
        QCOMPARE(rollBackPublication(project.folder).error().code, QString("publish.nothing"));

        const auto plan = planPublication(project.request({"knight"}));
        QVERIFY(plan.ok());
        QVERIFY(plan->wasRolledBack);
        const auto manifest = publish(*plan);
        QVERIFY(manifest.ok());
        QVERIFY(!manifest->history.back().rolledBackAt.isEmpty());
        QVERIFY(!QFileInfo::exists(project.path("anim_map.rolled-back.json")));
        QCOMPARE(decodeAnimMap(readTestFile(project.path("anim_map.json")))->memberAnims.size(), std::size_t(2));
        QVERIFY(publishStatus(project.folder)->ok());
    }
};

QTEST_GUILESS_MAIN(PublishTest)
#include "tst_publish.moc"
