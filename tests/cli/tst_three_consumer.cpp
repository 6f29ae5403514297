// A published folder in a consumer that is not ours: three.js with its GLTFLoader and AnimationMixer under Node gives the same joint matrices at
// the same times. Needs Node and the package three (npm install three; NODE_PATH names the node_modules it is in); without them it is skipped.

#include "io/publish/stage_folder.h"
#include "model/character/model_pose.h"
#include "tests/support/run_cli.h"
#include "tests/support/small_character.h"

#include <QTemporaryDir>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

QString threePath()
{
    for (const QString &path : qEnvironmentVariable("NODE_PATH").split(':', Qt::SkipEmptyParts)) {
        if (QFileInfo::exists(path + "/three/build/three.module.js"))
            return path + "/three";
    }
    return {};
}

/// The largest difference of a matrix entry, over all joints.
float largestDifference(const StageMember &member, const QJsonObject &joints, int *compared)
{
    const CharacterModel &model = *member.model;
    const std::vector<Eigen::Matrix4f> worlds = member.worlds();
    float most = 0;
    for (const ModelSkin &skin : model.skins) {
        for (std::size_t i = 0; i < skin.joints.size(); ++i) {
            const auto node = static_cast<std::size_t>(skin.joints[i]);
            const QJsonArray theirs = joints[model.nodes[node].name].toArray();
            if (theirs.size() != 16)
                return 1e9F;
            const Eigen::Matrix4f ours = worlds[node] * skin.inverseBind[i];
            for (int entry = 0; entry < 16; ++entry)
                most = std::max(most, std::abs(ours(entry % 4, entry / 4) - static_cast<float>(theirs[entry].toDouble())));
            ++*compared;
        }
    }
    return most;
}

} // namespace

class ThreeConsumerTest : public QObject
{
    Q_OBJECT

private slots:
    void jointsStandWhereTheyStandInThree()
    {
        const QString three = threePath();
        if (three.isEmpty())
            QSKIP("Node with the package three is not here (npm install three, NODE_PATH)");
        QTemporaryDir root;
        QVERIFY(writeTestFile(root.filePath("project/characters/chr_knight_rigged.glb"), smallCharacterGlb()));
        compare(three, root.filePath("project"), root.filePath("game"), "knight");
        // A real one, bound and published here.
        const QString real = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data")
                             + "/real/glb-humanoid-anim/KayKit-Game-Assets+KayKit-Character-Pack-Adventures-1.0/Knight.glb";
        if (!QFileInfo::exists(real))
            QSKIP("the shared models are not here: only the small character was compared");
        QCOMPARE(QDir().mkpath(root.filePath("real/characters")), true);
        QCOMPARE(runCli({"bind", real, root.filePath("real/characters/chr_hero_rigged.glb")}).code, 0);
        compare(three, root.filePath("real"), root.filePath("realgame"), "hero");
    }

private:
    void compare(const QString &three, const QString &project, const QString &folder, const QString &member)
    {
        const CliRun run = runCli({"publish", project, "--to", folder, "--json"});
        QVERIFY2(run.code == 0, run.out.constData());
        CharacterStage stage(stageFolder(folder));
        const QStringList clips = stage.contract()->clipNames;
        int compared = 0;
        float most = 0;
        for (const double seconds : {0.0, 0.21, 0.4}) {
            QProcess node;
            node.start("node", QStringList{MARROW_SOURCE_DIR "/tests/support/three_consumer.mjs", three, folder, member, QString::number(seconds)} + clips);
            QVERIFY(node.waitForFinished(60'000));
            const QByteArray printed = node.readAllStandardOutput();
            const QJsonObject theirs = QJsonDocument::fromJson(printed).object();
            QVERIFY2(theirs.size() == clips.size(), (printed + node.readAllStandardError()).constData());
            for (const QString &clip : clips) {
                StageMember ours = *stage.member(member);
                // A player of its own, so that nothing fades.
                ours.player = std::make_shared<StagePlayer>(ours.model, std::make_shared<const CharacterModel>(ours.player->pack()));
                ours.player->play(clip);
                ours.player->advance(seconds);
                most = std::max(most, largestDifference(ours, theirs[clip].toObject(), &compared));
            }
        }
        qInfo("%s: %d joint matrices, largest difference %g", qPrintable(member), compared, static_cast<double>(most));
        QVERIFY(compared >= 21 * 13 * 3);
        QVERIFY2(most < 1e-4F, qPrintable(QString::number(static_cast<double>(most))));
    }
};

QTEST_GUILESS_MAIN(ThreeConsumerTest)
#include "tst_three_consumer.moc"
