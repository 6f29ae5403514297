#include "render/viewport/camera_rig.h"
#include "render/viewport/gizmo.h"

#include <QTest>

#include <cmath>

using namespace marrow;

namespace {

constexpr float kSize = 10;

Ray rayTo(const CameraRig &rig, const Eigen::Vector3f &point)
{
    return rig.ray(rig.project(point, {800, 600}), {800, 600});
}

} // namespace

class TestGizmo : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_rig = CameraRig();
        m_rig.yawDegrees = -150; // so that all three arrows point towards the eye's side
        m_rig.pitchDegrees = 25;
        m_rig.target = {3, 4, 5};
        m_state = GizmoState();
        m_state.origin = {3, 4, 5};
    }
    void arrowsAreHit()
    {
        const GizmoPart parts[] = {GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
        for (const GizmoMode mode : {GizmoMode::Translate, GizmoMode::Scale}) {
            m_state.mode = mode;
            for (int axis = 0; axis < 3; ++axis) {
                const Eigen::Vector3f point = m_state.origin + Eigen::Vector3f::Unit(axis) * kSize * 0.8F;
                QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, point)), parts[axis]);
            }
        }
        QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin + Eigen::Vector3f(-30, 9, 4))), GizmoPart::None);
    }
    void middleAndPlanesAreHit()
    {
        QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin)), GizmoPart::Screen);
        QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin + Eigen::Vector3f(0, 4, 4))), GizmoPart::PlaneX);
        QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin + Eigen::Vector3f(4, 0, 4))), GizmoPart::PlaneY);
        QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin + Eigen::Vector3f(4, 4, 0))), GizmoPart::PlaneZ);
        m_state.mode = GizmoMode::Scale;
        QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin)), GizmoPart::All);
    }
    void ringsAreHitOnTheNearSideOnly()
    {
        m_state.mode = GizmoMode::Rotate;
        const Eigen::Vector3f towardsEye = -m_rig.forward();
        for (int axis = 0; axis < 3; ++axis) {
            Eigen::Vector3f flat = towardsEye;
            flat[axis] = 0;
            flat.normalize();
            const GizmoPart near = hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin + flat * kSize * 0.85F));
            QCOMPARE(static_cast<int>(near), static_cast<int>(GizmoPart::X) + axis);
        }
    }
    void draggingAnAxisMovesByWhatThePointerCrosses()
    {
        const Eigen::Vector3f from = m_state.origin + Eigen::Vector3f(0, 5, 0);
        const Eigen::Vector3f to = m_state.origin + Eigen::Vector3f(0, 12, 0);
        QVERIFY(std::abs(dragAlongAxis(m_state, GizmoPart::Y, rayTo(m_rig, from), rayTo(m_rig, to)) - 7) < 0.01F);
        QCOMPARE(dragAlongAxis(m_state, GizmoPart::Screen, rayTo(m_rig, from), rayTo(m_rig, to)), 0.0F);
    }
    void draggingAPlaneStaysInIt()
    {
        const Eigen::Vector3f from = m_state.origin + Eigen::Vector3f(3, 0, 3);
        const Eigen::Vector3f to = m_state.origin + Eigen::Vector3f(8, 0, -2);
        const Eigen::Vector3f move = dragInPlane(m_state, GizmoPart::PlaneY, m_rig.forward(), rayTo(m_rig, from), rayTo(m_rig, to));
        QVERIFY((move - (to - from)).norm() < 0.02F);
    }
    void turningARingGivesTheAngle()
    {
        m_state.mode = GizmoMode::Rotate;
        const auto onRing = [&](float angle) {
            return rayTo(m_rig, m_state.origin + Eigen::Vector3f(std::cos(angle), 0, -std::sin(angle)) * kSize * 0.85F);
        };
        QVERIFY(std::abs(dragAngle(m_state, GizmoPart::Y, m_rig.forward(), onRing(0.2F), onRing(0.9F)) - 0.7F) < 0.005F);
        QVERIFY(std::abs(dragAngle(m_state, GizmoPart::Y, m_rig.forward(), onRing(0.9F), onRing(0.2F)) + 0.7F) < 0.005F);
    }
    void turnedAxesAreFollowed()
    {
        m_state.axes = Eigen::AngleAxisf(0.6F, Eigen::Vector3f::UnitY()).toRotationMatrix();
        const Eigen::Vector3f axis = gizmoAxis(m_state, GizmoPart::Z);
        QVERIFY((axis - m_state.axes.col(2)).norm() < 1e-6F);
        QCOMPARE(hitGizmo(m_state, kSize, rayTo(m_rig, m_state.origin + axis * kSize * 0.8F)), GizmoPart::Z);
        const float along = dragAlongAxis(m_state, GizmoPart::Z, rayTo(m_rig, m_state.origin + axis * 2), rayTo(m_rig, m_state.origin + axis * 5));
        QVERIFY(std::abs(along - 3) < 0.01F);
    }
    void lookingDownAnAxisMovesNothing()
    {
        m_rig.orthographic = true;
        m_rig.look(CameraRig::Side::Front);
        const Eigen::Vector3f from = m_state.origin;
        QCOMPARE(dragAlongAxis(m_state, GizmoPart::Z, rayTo(m_rig, from), rayTo(m_rig, from + Eigen::Vector3f(3, 2, 0))), 0.0F);
    }

private:
    CameraRig m_rig;
    GizmoState m_state;
};

QTEST_GUILESS_MAIN(TestGizmo)
#include "tst_gizmo.moc"
