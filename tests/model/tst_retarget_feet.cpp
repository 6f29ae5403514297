// Feet and toes of retargeted clips on the floor, on figures built here.

#include "tests/support/retarget_figure.h"

#include <QTest>

#include <cmath>

using namespace marrow;
using namespace marrow::test;

class RetargetFeetTest : public QObject
{
    Q_OBJECT

private slots:
    /// Feet that stand: on the floor within 0.5 % of the height and straying less than 1 %, on legs of other lengths.
    void lockedFeetStay()
    {
        const Motion motion = figureMotion({}, "Idle_A", 41, [](int frame) { return squat(armsDown(), frame, 41); });
        RetargetOptions locked;
        locked.lockFeet = true;
        for (const float legs : {0.6f, 1.0f, 1.5f}) {
            HumanoidRest rest = scaledLegs(legs);
            rest[16].y() += 0.05f * legs; // other proportions of thigh and shin
            rest[17].y() += 0.05f * legs;
            const RetargetPlan plan = planFor({motion}, rest), lockedPlan = planFor({motion}, rest, locked);
            const ClipReport loose = baked(plan, motion).report, tight = baked(lockedPlan, motion).report;
            QVERIFY2(std::max(loose.floorDepth, loose.footSlide) > 0.01f, "the proportions are to make a difference");
            QVERIFY2(tight.footSlide < 0.01f * tight.figureHeight, qPrintable(QString::number(double(tight.footSlide))));
            QVERIFY2(tight.floorDepth < 0.005f * tight.figureHeight, qPrintable(QString::number(double(tight.floorDepth))));
            QVERIFY2(tight.floorGap < 0.005f * tight.figureHeight, qPrintable(QString::number(double(tight.floorGap))));
            // Knees bend forward, as before.
            const BakedClip clip = baked(lockedPlan, motion);
            const auto worlds = humanoidWorlds(rest, poseAt(clip, lockedPlan, 20));
            QVERIFY(worlds[16].translation().z() > worlds[18].translation().z());
        }
    }

    /// A toe that the recording bends 40 degrees through the floor for three frames stays level where the bake is made for this target; in the air it may
    /// point down. A bake that serves every character is left alone.
    void toesDoNotGoThroughTheFloor()
    {
        RetargetOptions locked;
        locked.lockFeet = true;
        const auto stance = [](int frame) {
            Stance pose; // as the target rests
            const bool inTheAir = frame >= 30;
            if (inTheAir)
                pose.hips.y() = 0.4f;
            if (frame >= 10 && frame < 13)
                pose.turn("toe_L", 40, Vec::UnitX());
            if (inTheAir)
                pose.turn("toe_R", 40, Vec::UnitX());
            return pose;
        };
        const Motion motion = figureMotion({}, "Idle_A", 41, stance);
        const RetargetPlan shared = planFor({motion}, standardHumanoidRest()), plan = planFor({motion}, standardHumanoidRest(), locked);
        const BakedClip asRecorded = baked(shared, motion), clip = baked(plan, motion);
        const auto pitch = [](const BakedClip &of, const RetargetPlan &by, int frame, const char *toe) {
            const auto worlds = humanoidWorlds(standardHumanoidRest(), poseAt(of, by, frame));
            return std::asin((worlds[std::size_t(named(toe))].linear() * Vec::UnitZ()).y()) * kDegrees;
        };
        for (int frame = 0; frame < 30; ++frame) {
            const float left = pitch(clip, plan, frame, "toe_L");
            QVERIFY2(std::abs(left) < 3, qPrintable(QStringLiteral("frame %1: %2").arg(frame).arg(double(left))));
        }
        const float recorded = pitch(asRecorded, shared, 11, "toe_L");
        QVERIFY2(std::abs(recorded + 40) < 0.5f, qPrintable(QString::number(double(recorded))));
        QVERIFY(std::abs(pitch(clip, plan, 38, "toe_R") + 40) < 0.5f);

        // Before it lands a foot with a rigid toe brings the toe up over several frames, not in one.
        const Motion landing = figureMotion({}, "Idle_A", 41, [](int frame) {
            Stance pose; // as the target rests
            const float up = frame < 12 ? 0 : std::min(1.0f, static_cast<float>(frame - 12) / 6);
            pose.turn("foot_L", 45 * up, Vec::UnitX());
            return pose;
        });
        const RetargetPlan landed = planFor({landing}, standardHumanoidRest(), locked);
        const BakedClip toes = baked(landed, landing);
        float largest = 0;
        for (int frame = 1; frame < 41; ++frame)
            largest = std::max(largest, farthestApart(poseAt(toes, landed, frame), poseAt(toes, landed, frame - 1)));
        QVERIFY2(largest < 16, qPrintable(QString::number(double(largest))));
    }
};

QTEST_GUILESS_MAIN(RetargetFeetTest)
#include "tst_retarget_feet.moc"
