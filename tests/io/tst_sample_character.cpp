// The bundled sample character: well formed, and what its generator makes.

#include "io/gltf/gltf_reader.h"
#include "model/character/humanoid.h"
#include "model/character/model_pose.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;

namespace {

const QString kSamples = QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/");

} // namespace

class SampleCharacterTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsAWholeCharacter()
    {
        const auto file = openGltf(kSamples + "wayfarer.glb");
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        QVERIFY(file->report.issues().empty());
        const CharacterModel &model = file->model;
        QVERIFY(mapHumanoid(model).missing.isEmpty());
        QCOMPARE(model.clips.size(), std::size_t(3));
        QCOMPARE(model.textures.at(0).image().size(), QSize(16, 1));
        for (const Eigen::Vector4f &weights : model.meshes[0].primitives[0].weights)
            QVERIFY(std::abs(weights.sum() - 1) < 1e-5F);
        // It stands on the floor, in every clip too, and its clips close.
        const Eigen::AlignedBox3f box = posedBounds(model, bindPose(model));
        QVERIFY(std::abs(box.min().y()) < 0.02F && box.max().y() > 1.4F);
        for (const ModelClip &clip : model.clips) {
            for (int moment = 0; moment <= 8; ++moment) {
                const float low = posedBounds(model, clipPose(model, clip, clip.durationSeconds * float(moment) / 8)).min().y();
                QVERIFY2(low > -0.08F && low < 0.12F, qPrintable(QString("%1 at %2 of 8: %3").arg(clip.name).arg(moment).arg(double(low))));
            }
            const auto first = clipPose(model, clip, 0).worlds;
            const auto last = clipPose(model, clip, clip.durationSeconds).worlds;
            for (std::size_t i = 0; i < first.size(); ++i)
                QVERIFY((first[i] - last[i]).norm() < 1e-4F);
        }
    }

    void itsGeneratorMakesItAgain()
    {
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty())
            QSKIP("python3 is not here");
        QTemporaryDir folder;
        const QString path = folder.filePath("again.glb");
        QCOMPARE(QProcess::execute(python, {kSamples + "make_character.py", path}), 0);
        const auto again = openGltf(path);
        const auto shipped = openGltf(kSamples + "wayfarer.glb");
        QVERIFY(again.ok() && shipped.ok());
        const ModelPrimitive &a = again->model.meshes[0].primitives[0];
        const ModelPrimitive &b = shipped->model.meshes[0].primitives[0];
        QCOMPARE(a.triangles, b.triangles);
        QCOMPARE(a.joints, b.joints);
        QCOMPARE(a.positions.size(), b.positions.size());
        for (std::size_t i = 0; i < a.positions.size(); ++i)
            QVERIFY((a.positions[i] - b.positions[i]).norm() < 1e-6F && (a.weights[i] - b.weights[i]).norm() < 1e-6F);
        for (std::size_t clip = 0; clip < 3; ++clip) {
            const auto one = clipPose(again->model, again->model.clips[clip], 0.37F).worlds;
            const auto other = clipPose(shipped->model, shipped->model.clips[clip], 0.37F).worlds;
            for (std::size_t i = 0; i < one.size(); ++i)
                QVERIFY((one[i] - other[i]).norm() < 1e-5F);
        }
    }
};

QTEST_GUILESS_MAIN(SampleCharacterTest)
#include "tst_sample_character.moc"
