// The retarget core and the report, on figures built here.

#include "tests/support/retarget_figure.h"

#include <QTest>

#include <cmath>

using namespace marrow;
using namespace marrow::test;

class RetargetTest : public QObject
{
    Q_OBJECT

private slots:
    /// The reference's first frame gives the target's reference pose, and what comes out depends neither on the source's rest nor on its axes.
    void restsAndAxesOfTheSourceDoNotMatter_data()
    {
        QTest::addColumn<int>("rest");
        QTest::addColumn<unsigned>("axes");
        QTest::newRow("T rest") << 0 << 0u;
        QTest::newRow("A rest, own axes") << 1 << 7u;
        QTest::newRow("N rest, own axes") << 2 << 11u;
        QTest::newRow("T rest, own axes") << 0 << 99u;
        QTest::newRow("arms forward at rest") << 3 << 5u;
    }
    void restsAndAxesOfTheSourceDoNotMatter()
    {
        QFETCH(int, rest);
        QFETCH(unsigned, axes);
        // The target's arms rest as the source's stand in the reference: its rest serves.
        HumanoidRest target = standardHumanoidRest();
        const Stance down = armsDown();
        for (const int side : {0, 1}) {
            const auto s = std::size_t(side);
            const Vec upper = target[10 + s] - target[8 + s], lower = target[12 + s] - target[10 + s];
            target[10 + s] = target[8 + s] + down.turns[8 + s] * upper;
            target[12 + s] = target[10 + s] + down.turns[10 + s] * lower;
        }
        FigureSkeleton skeleton;
        skeleton.axes = axes;
        skeleton.rest = rest == 0 ? tPose() : rest == 2 ? armsDown() : Stance();
        if (rest == 3) {
            skeleton.rest.turn("upper_arm_L", -70, Vec::UnitX());
            skeleton.rest.turn("upper_arm_R", -70, Vec::UnitX());
            skeleton.rest.turn("spine", 25, Vec::UnitX());
        }
        skeleton.size = 3;
        const Motion plain = danceOn({});
        const Motion motion = danceOn(skeleton);
        const RetargetPlan plainPlan = planFor({plain}, target), plan = planFor({motion}, target);
        QVERIFY(!plan.targetReference.posed);
        const BakedClip one = baked(plainPlan, plain), other = baked(plan, motion);
        QCOMPARE(other.frames, one.frames);
        float apart = 0;
        for (int frame = 0; frame < one.frames; ++frame) {
            const HumanoidPose a = poseAt(one, plainPlan, frame), b = poseAt(other, plan, frame);
            apart = std::max(apart, farthestApart(a, b));
            QVERIFY((a.hipsOffset - b.hipsOffset).norm() < 1e-3f);
            QVERIFY(a.hipsOffset.x() == 0 && a.hipsOffset.z() == 0);
        }
        QVERIFY2(apart < 0.05f, qPrintable(QString::number(double(apart))));
        QVERIFY(farthestApart(poseAt(other, plan, 0), HumanoidPose()) < 1);
        // And it is the movement that was put in: world turns against the reference.
        const HumanoidPose middle = poseAt(other, plan, 10);
        const auto worlds = humanoidWorlds(target, middle);
        const Stance wanted = dance(armsDown(), 10, 31);
        for (const char *joint : {"hips", "spine", "head", "upper_arm_L", "forearm_L", "thigh_L", "shin_L"}) {
            const auto j = std::size_t(named(joint));
            const Quat expected = wanted.turns[j] * armsDown().turns[j].conjugate();
            QVERIFY2(std::abs(expected.angularDistance(Quat(worlds[j].linear()))) * kDegrees < 0.05f, joint);
        }
    }

    /// A T-posed target is posed for the bake: arms hang down in the reference, and every limb follows the source exactly.
    void aTPosedTargetIsPosedForTheBake()
    {
        HumanoidRest target = standardHumanoidRest();
        for (const std::size_t side : {0u, 1u}) {
            const float out = side == 0 ? 1.0f : -1.0f;
            target[10 + side] = target[8 + side] + Vec(0.28f * out, 0, 0);
            target[12 + side] = target[10 + side] + Vec(0.25f * out, 0, 0);
        }
        FigureSkeleton skeleton;
        skeleton.rest = tPose();
        skeleton.axes = 3;
        const Motion motion = danceOn(skeleton);
        const RetargetPlan plan = planFor({motion}, target);
        QVERIFY(plan.targetReference.posed);
        QVERIFY(plan.targetReference.restResiduals[std::size_t(named("upper_arm_L"))] > 60);
        for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
            if (isLimb(joint))
                QVERIFY(plan.targetReference.residuals[std::size_t(joint)] < 0.05f);
        }
        const auto worlds = humanoidWorlds(target, poseAt(baked(plan, motion), plan, 0));
        for (const char *side : {"_L", "_R"}) {
            const Vec hand = worlds[std::size_t(named(("hand" + QByteArray(side)).constData()))].translation();
            const Vec shoulder = worlds[std::size_t(named(("upper_arm" + QByteArray(side)).constData()))].translation();
            QVERIFY((shoulder - hand).normalized().y() > 0.9f);
        }
        const BakedClip clip = baked(plan, motion);
        QVERIFY(clip.report.maxAngle < 0.05f);
        // Asked for, the rest is taken all the same, and the report says what that costs.
        RetargetOptions options;
        options.posing = TargetPosing::Rest;
        const RetargetPlan atRest = planFor({motion}, target, options);
        const BakedClip bad = baked(atRest, motion);
        QVERIFY(bad.report.maxAngle > 60);
        QVERIFY(bad.report.badness() > 1);
        for (int joint = 1; joint < kHumanoidJointCount; ++joint) { // the invariant: the angle of the reference in every frame
            if (isLimb(joint))
                QVERIFY(std::abs(bad.report.angles[std::size_t(joint)] - atRest.targetReference.residuals[std::size_t(joint)]) < 0.02f);
        }
    }

    void withoutAReferenceNothingIsBaked()
    {
        Motion walk = danceOn({});
        walk.name = "Walking";
        Motion run = walk;
        run.name = "Rig|Running";
        const auto refused = planRetarget({walk, run}, characterTarget(standardHumanoidRest()), {}, builtInNameMaps(), {});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, QStringLiteral("retarget.no-reference"));
        QVERIFY(refused.error().message.contains("Walking") && refused.error().message.contains("Rig|Running"));
        QVERIFY(planRetarget({walk, run}, characterTarget(standardHumanoidRest()), "Running", builtInNameMaps(), {}).ok());
        QVERIFY(!planRetarget({walk, run}, characterTarget(standardHumanoidRest()), "Idle_A", builtInNameMaps(), {}).ok());
    }

    void theRootIsNeverCarried()
    {
        const Motion plain = danceOn({});
        Motion spawned = plain;
        spawned.name = "Spawn";
        for (int frame = 0; frame < spawned.frames; ++frame) { // turns round and falls from above
            const std::size_t at = spawned.at(frame, 0);
            spawned.rotations[at] = Quat(Eigen::AngleAxisf(3.1f * float(frame) / 30, Vec::UnitY()));
            spawned.translations[at] = Vec(0.5f, 0.87f * float(30 - frame) / 30, float(frame));
        }
        const RetargetPlan plan = planFor({plain, spawned}, standardHumanoidRest());
        const BakedClip one = baked(plan, plain), other = baked(plan, spawned);
        for (int frame = 0; frame < one.frames; ++frame) {
            QVERIFY(farthestApart(poseAt(one, plan, frame), poseAt(other, plan, frame)) < 0.05f);
            QVERIFY((poseAt(one, plan, frame).hipsOffset - poseAt(other, plan, frame).hipsOffset).norm() < 1e-3f);
        }
        const Action action = actionFrom(other, plan);
        for (const ActionTrack &track : action.tracks)
            QVERIFY(track.joint != 0);
    }

    void hipsMoveByHipHeights()
    {
        const Motion motion = danceOn({});
        RetargetOptions full;
        full.hips = HipsMovement::Full;
        for (const float legs : {0.6f, 1.0f, 1.5f}) {
            const HumanoidRest rest = scaledLegs(legs);
            const RetargetPlan plan = planFor({motion}, rest), fullPlan = planFor({motion}, rest, full);
            const BakedClip clip = baked(plan, motion), moving = baked(fullPlan, motion);
            const float ratio = rest[1].y() / standardHumanoidRest()[1].y();
            for (int frame = 0; frame < clip.frames; ++frame) {
                const Vec wanted = dance(armsDown(), frame, 31).hips - dance(armsDown(), 0, 31).hips;
                const Vec base = plan.targetReference.pose.hips;
                QVERIFY(std::abs((clip.hips[std::size_t(frame)] - base).y() - wanted.y() * ratio) < 1e-3f);
                QVERIFY(((moving.hips[std::size_t(frame)] - base) - wanted * ratio).norm() < 2e-3f);
                QVERIFY(clip.hips[std::size_t(frame)].y() == moving.hips[std::size_t(frame)].y()); // they agree except for the path
            }
            RetargetOptions half;
            half.hipsScale = 0.5;
            const RetargetPlan halfPlan = planFor({motion}, rest, half);
            const BakedClip halved = baked(halfPlan, motion);
            for (int frame = 0; frame < clip.frames; ++frame) {
                const float whole = (clip.hips[std::size_t(frame)] - plan.targetReference.pose.hips).y();
                QVERIFY(std::abs((halved.hips[std::size_t(frame)] - halfPlan.targetReference.pose.hips).y() - whole / 2) < 1e-3f);
            }
        }
    }

    void whatDoesNotMoveHasNoTrack()
    {
        const Motion motion = danceOn({}, Stance());
        const RetargetPlan plan = planFor({motion}, standardHumanoidRest());
        const Action action = actionFrom(baked(plan, motion), plan);
        QStringList moved;
        for (const ActionTrack &track : action.tracks)
            moved.append(humanoidJointName(track.joint));
        QVERIFY(!moved.contains("shoulder_L") && !moved.contains("hand_R") && !moved.contains("foot_R") && !moved.contains("toe_L"));
        QVERIFY(moved.contains("hips") && moved.contains("spine") && moved.contains("forearm_L") && moved.contains("thigh_R"));
        RetargetOptions options;
        options.joints[std::size_t(named("head"))] = false;
        const RetargetPlan without = planFor({motion}, standardHumanoidRest(), options);
        for (const ActionTrack &track : actionFrom(baked(without, motion), without).tracks)
            QVERIFY(track.joint != named("head"));
    }

    void signsNeverFlip()
    {
        const Motion motion = figureMotion({}, "Idle_A", 91, [](int frame) {
            Stance stance;
            stance.turn("upper_arm_L", 8.0f * float(frame), Vec(1, 1, 0)); // twice round
            return stance;
        });
        const RetargetPlan plan = planFor({motion}, standardHumanoidRest());
        for (const ActionTrack &track : actionFrom(baked(plan, motion), plan).tracks) {
            for (std::size_t frame = 1; frame < track.rotations.size(); ++frame)
                QVERIFY(track.rotations[frame].dot(track.rotations[frame - 1]) > 0);
        }
    }

    void loopsEndAsTheyBegin()
    {
        const Motion round = danceOn({});
        const Motion once = figureMotion({}, "Wave", 20, [](int frame) {
            Stance stance;
            stance.turn("upper_arm_L", 3.0f * float(frame), Vec::UnitZ());
            return stance;
        });
        RetargetOptions options;
        const RetargetPlan plan = planFor({round, once}, standardHumanoidRest(), options);
        QVERIFY(baked(plan, round).loops);
        QVERIFY(!baked(plan, once).loops);
        QCOMPARE(baked(plan, once).frames, 20);
        options.loops = LoopClosing::Always;
        const BakedClip closed = baked(planFor({round, once}, standardHumanoidRest(), options), once);
        QVERIFY(closed.loops);
        QCOMPARE(closed.frames, 21);
        for (std::size_t track = 0; track < closed.moved.size(); ++track)
            QVERIFY(std::abs(closed.rotation(0, track).dot(closed.rotation(20, track))) == 1.0f || closed.rotation(0, track).angularDistance(closed.rotation(20, track)) < 1e-6f);
    }

    void speedShortensAndTheRateIsThirty()
    {
        Motion motion = danceOn({}, armsDown(), 121);
        motion.fps = 120;
        RetargetOptions options;
        QCOMPARE(baked(planFor({motion}, standardHumanoidRest(), options), motion).frames, 31);
        options.speed = 2;
        const BakedClip fast = baked(planFor({motion}, standardHumanoidRest(), options), motion);
        QCOMPARE(fast.frames, 16);
        QCOMPARE(fast.fps, 30.0);
        QCOMPARE(fast.durationSeconds(), 0.5);
    }

    /// Facing is turned to the front, and a person's word goes before what is measured.
    void figuresThatLookElsewhereAreTurned()
    {
        FigureSkeleton side;
        side.front = Quat(Eigen::AngleAxisf(1.2f, Vec::UnitY()));
        side.axes = 4;
        const Motion turned = danceOn(side), plain = danceOn({});
        const RetargetPlan plan = planFor({turned}, standardHumanoidRest()), plainPlan = planFor({plain}, standardHumanoidRest());
        QVERIFY(std::abs(plan.reference.turnDegrees + 1.2 * double(kDegrees)) < 3);
        RetargetOptions options;
        options.turnDegrees = -1.2 * double(kDegrees);
        const RetargetPlan told = planFor({turned}, standardHumanoidRest(), options);
        QVERIFY(farthestApart(poseAt(baked(told, turned), told, 12), poseAt(baked(plainPlan, plain), plainPlan, 12)) < 0.1f);
    }

    void theReportSortsTheWorstFirst()
    {
        Motion idle = danceOn({});
        Motion sinking = idle;
        sinking.name = "Sinking";
        for (int frame = 0; frame < sinking.frames; ++frame)
            sinking.translations[sinking.at(frame, 1)].y() -= 0.3f;
        Motion broken = idle;
        broken.name = "Broken";
        for (MotionJoint &joint : broken.joints)
            joint.name = "x";
        for (MotionJoint &joint : broken.joints)
            joint.rest = {};
        const RetargetPlan plan = planFor({idle, sinking, broken}, standardHumanoidRest());
        const RetargetBatch batch = bakeAll(plan, {idle, sinking, broken}), other = bakeAll(plan, {broken, sinking, idle});
        QCOMPARE(batch.clips.size(), std::size_t(2));
        QCOMPARE(batch.report.issues().size(), std::size_t(1));
        QCOMPARE(batch.card.clips.front().id, QStringLiteral("Sinking"));
        QVERIFY(batch.card.clips.front().floorDepth > 0.2f);
        QCOMPARE(other.clips.size(), batch.clips.size());
        for (std::size_t i = 0; i < batch.clips.size(); ++i) {
            QCOMPARE(other.clips[i].id, batch.clips[i].id);
            QVERIFY(other.clips[i].rotations.size() == batch.clips[i].rotations.size());
            for (std::size_t k = 0; k < batch.clips[i].rotations.size(); ++k)
                QVERIFY(other.clips[i].rotations[k].coeffs() == batch.clips[i].rotations[k].coeffs());
        }
        auto cancelled = std::make_shared<std::atomic_bool>(true);
        QVERIFY(bakeAll(plan, {idle}, Progress({}, cancelled)).clips.empty());
    }

    void sharedNamesGetTheirFile()
    {
        Motion one = danceOn({}), other = one;
        one.source = "a.glb";
        other.source = "b.glb";
        one.name = other.name = "Rig|Idle_A";
        const RetargetPlan plan = planFor({other, one}, standardHumanoidRest());
        QCOMPARE(plan.reference.file, QStringLiteral("a.glb"));
        const RetargetBatch batch = bakeAll(plan, {other, one});
        QCOMPARE(batch.clips[0].id, QStringLiteral("Idle_A.a"));
        QCOMPARE(batch.clips[1].id, QStringLiteral("Idle_A.b"));
    }
};

QTEST_GUILESS_MAIN(RetargetTest)
#include "tst_retarget.moc"
