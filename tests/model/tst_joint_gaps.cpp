// What is measured around a pose: where seams open, and the way of a point through a clip.

#include "model/voxel/joint_gaps.h"
#include "model/voxel/joint_trail.h"
#include "tests/support/voxel_builders.h"

#include <QTest>

#include <cmath>

using namespace marrow;

class TestJointGaps : public QObject
{
    Q_OBJECT

private slots:
    void followsAPointThroughAClip()
    {
        const VoxelAsset asset = test::riggedFigure();
        const AnimationClip &clip = *asset.rig->clip(3);
        const Eigen::Vector3f tip(1, 0.5F, 0);
        const std::vector<JointTrail> trails = jointTrails(asset.rig->skeleton, clip, {{5, tip}, {99, tip}, {1, Eigen::Vector3f::Zero()}}, Interpolation::Linear, 24);
        QCOMPARE(trails.size(), 2u); // an unknown joint has no way
        const JointTrail &trail = trails.front();
        QCOMPARE(trail.joint, JointId(5));
        QCOMPARE(trail.steps.front().timeMs, 0.0);
        QCOMPARE(trail.steps.back().timeMs, double(clip.durationMs));
        int keys = 0;
        float length = 0;
        for (std::size_t i = 0; i < trail.steps.size(); ++i) {
            const JointTrail::Step &step = trail.steps[i];
            const Pose pose = samplePose(asset.rig->skeleton, &clip, step.timeMs);
            QVERIFY((step.place - pose.worlds[std::size_t(asset.rig->skeleton.indexOf(5))] * tip).norm() < 1e-5F);
            QVERIFY(step.frame || step.key);
            keys += step.key;
            if (i > 0) {
                QVERIFY(step.timeMs > trail.steps[i - 1].timeMs);
                length += (step.place - trail.steps[i - 1].place).norm();
            }
        }
        QCOMPARE(keys, 9);
        QVERIFY(std::abs(trail.length - length) < 1e-3F && length > 1);
        // The mean speed is the way over the time, and nothing is faster than the fastest.
        QVERIFY(trail.fastest >= length / (static_cast<float>(clip.durationMs) / 1000));
        QCOMPARE(trails.back().length, 0.0F); // the hips stand still in this clip
    }

    void findsEverySeamFace()
    {
        const VoxelAsset asset = test::riggedFigure();
        const std::vector<Seam> seams = findSeams(asset.grid, *asset.rig);
        std::size_t faces = 0;
        for (const Seam &seam : seams) {
            QVERIFY(seam.joint != seam.other);
            for (const SeamFace &face : seam.faces) {
                Int3 beyond = face.cell;
                ++beyond[faceAxis(face.side)];
                QCOMPARE(asset.rig->binding.at(face.cell), seam.joint);
                QCOMPARE(asset.rig->binding.at(beyond), seam.other);
            }
            faces += seam.faces.size();
        }
        QVERIFY(findSeams(asset.grid, *asset.rig, SeamKind::Touching).size() >= seams.size());
        // Four at each elbow and each shoulder; neck and hips are four by two.
        QCOMPARE(faces, std::size_t(4 * 4 + 8 + 8));
    }

    void measuresGapsInVoxels()
    {
        // Two cells side by side; the right one follows joint 1, whose origin is in the middle of their border.
        VoxelGrid grid({2, 1, 1});
        grid.set({0, 0, 0}, 1);
        grid.set({1, 0, 0}, 1);
        Rig rig;
        rig.skeleton.insert(test::joint(0, -1, QStringLiteral("a"), {0, 0, 0}));
        rig.skeleton.insert(test::joint(1, 0, QStringLiteral("b"), {1, 0.5F, 0.5F}));
        rig.binding = VoxelBinding(grid.size(), 0);
        rig.binding.set({1, 0, 0}, 1);
        const std::vector<Seam> seams = findSeams(grid, rig);
        QCOMPARE(seams.size(), 1u);
        const auto gapAt = [&](const Transform &local) {
            Pose pose = bindPose(rig.skeleton);
            pose.locals[1] = local;
            PoseSampler(rig.skeleton).finish(pose);
            return gapsOf(rig.skeleton, seams, pose).worst.gap;
        };
        Transform local = rig.skeleton.find(1)->rest;
        QCOMPARE(gapAt(local), 0.0F);
        local.translation.x() += 0.75F; // straight away
        QVERIFY(std::abs(gapAt(local) - 0.75F) < 1e-5F);
        local.translation.x() -= 1.5F; // into the other one: nothing opens
        QCOMPARE(gapAt(local), 0.0F);
        local = rig.skeleton.find(1)->rest;
        local.translation.y() += 0.25F; // aside
        QVERIFY(std::abs(gapAt(local) - 0.25F) < 1e-5F);
        local = rig.skeleton.find(1)->rest;
        local.rotation = Eigen::AngleAxisf(0.6F, Eigen::Vector3f::UnitZ()); // a hinge in the middle opens at its edge
        const float chord = 2 * 0.5F * std::sin(0.3F);
        QVERIFY(std::abs(gapAt(local) - chord) < 1e-4F);
        local.rotation = Eigen::AngleAxisf(0.6F, Eigen::Vector3f::UnitX()); // about the border's own normal: the corners slide
        QVERIFY(std::abs(gapAt(local) - 2 * std::sqrt(0.5F) * std::sin(0.3F)) < 1e-4F);
    }

    void findsTheWorstMoment()
    {
        const VoxelAsset asset = test::riggedFigure();
        const std::vector<Seam> seams = findSeams(asset.grid, *asset.rig);
        for (const AnimationClip &clip : asset.rig->clips) {
            const GapReport report = clipGaps(*asset.rig, seams, clip, Interpolation::Linear, 30);
            QVERIFY(report.worst.gap > 0.1F);
            QVERIFY(report.everOpen > 0 && report.everOpen <= report.faces);
            QCOMPARE(report.moments.front().timeMs, 0.0);
            QCOMPARE(report.moments.back().timeMs, double(clip.durationMs));
            const Pose pose = samplePose(asset.rig->skeleton, &clip, report.worst.timeMs);
            QCOMPARE(gapsOf(asset.rig->skeleton, seams, pose).worst.gap, report.worst.gap);
            for (const GapReport::Moment &moment : report.moments)
                QVERIFY(moment.widest <= report.worst.gap);
            // Nothing in between is much wider: what is seen while it plays is what is told.
            for (double time = 0; time <= clip.durationMs; time += 3.7)
                QVERIFY(gapsOf(asset.rig->skeleton, seams, samplePose(asset.rig->skeleton, &clip, time)).worst.gap < report.worst.gap * 1.02F + 0.01F);
        }
        QVERIFY(clipGaps(*asset.rig, seams, AnimationClip{}, Interpolation::Linear, 30).worst.gap == 0);
    }
};

QTEST_APPLESS_MAIN(TestJointGaps)
#include "tst_joint_gaps.moc"
