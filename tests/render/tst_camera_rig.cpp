#include "render/viewport/camera_rig.h"
#include "render/viewport/close_up.h"
#include "render/viewport/compass.h"

#include <QTest>

#include <cmath>

using namespace marrow;

namespace {

double missOf(const Ray &ray, const Eigen::Vector3f &point)
{
    const Eigen::Vector3d away = point.cast<double>() - ray.origin;
    return (away - ray.direction * away.dot(ray.direction)).norm();
}

bool near(QPointF a, QPointF b, double limit)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y()) <= limit;
}

} // namespace

class TestCameraRig : public QObject
{
    Q_OBJECT

private slots:
    void rayPassesThroughWhatItShows_data()
    {
        QTest::addColumn<bool>("orthographic");
        QTest::addRow("perspective") << false;
        QTest::addRow("orthographic") << true;
    }
    void rayPassesThroughWhatItShows()
    {
        QFETCH(bool, orthographic);
        CameraRig rig;
        rig.orthographic = orthographic;
        rig.target = {5, 8, -3};
        for (const float yaw : {-170.0F, -35.0F, 0.0F, 77.0F}) {
            for (const float pitch : {-90.0F, -20.0F, 0.0F, 45.0F, 90.0F}) {
                rig.yawDegrees = yaw;
                rig.pitchDegrees = pitch;
                const Eigen::Vector3f point(9, 2, 4);
                bool visible = false;
                const QPointF pixel = rig.project(point, {640, 400}, &visible);
                QVERIFY(visible);
                QVERIFY(missOf(rig.ray(pixel, {640, 400}), point) < 0.01);
            }
        }
    }
    void frontViewShowsLowZWithLowXAtTheRight()
    {
        CameraRig rig;
        rig.look(CameraRig::Side::Front);
        QVERIFY(rig.eye().z() < rig.target.z());
        const QSizeF size(200, 200);
        QVERIFY(rig.project({-5, 0, 0}, size).x() > rig.project({5, 0, 0}, size).x());
        QVERIFY(rig.project({0, 5, 0}, size).y() < rig.project({0, -5, 0}, size).y());
    }
    void zoomKeepsThePointUnderThePointer()
    {
        CameraRig rig;
        const QSizeF size(640, 400);
        const Eigen::Vector3f point(14, 6, 3);
        const QPointF before = rig.project(point, size);
        rig.zoom(0.5F, point);
        QVERIFY(near(before, rig.project(point, size), 0.05));
        rig.zoom(3, point);
        QVERIFY(near(before, rig.project(point, size), 0.05));
        rig.zoom(1e-9F, point);
        QVERIFY(rig.distance >= CameraRig::kMinDistance);
        rig.zoom(1e12F, point);
        QVERIFY(rig.distance <= CameraRig::kMaxDistance);
    }
    void panFollowsThePointer()
    {
        CameraRig rig;
        const QSizeF size(640, 400);
        const Eigen::Vector3f middle = rig.target;
        rig.pan({30, -12}, size);
        QVERIFY(near(rig.project(middle, size), {350, 188}, 0.1));
    }
    void frameFillsThePictureAndKeepsAllInIt_data()
    {
        QTest::addColumn<float>("aspect");
        QTest::addColumn<bool>("orthographic");
        QTest::addRow("wide") << 2.0F << false;
        QTest::addRow("tall") << 0.5F << false;
        QTest::addRow("orthographic") << 1.3F << true;
    }
    void frameFillsThePictureAndKeepsAllInIt()
    {
        QFETCH(float, aspect);
        QFETCH(bool, orthographic);
        const QSizeF size(400 * static_cast<double>(aspect), 400);
        const Eigen::AlignedBox3f box(Eigen::Vector3f(10, 0, 4), Eigen::Vector3f(40, 90, 30));
        for (const float yaw : {0.0F, 30.0F, 135.0F}) {
            for (const float pitch : {-80.0F, 0.0F, 18.0F, 90.0F}) {
                CameraRig rig;
                rig.orthographic = orthographic;
                rig.yawDegrees = yaw;
                rig.pitchDegrees = pitch;
                rig.frame(box, aspect);
                double widest = 0;
                for (int corner = 0; corner < 8; ++corner) {
                    const QPointF at = rig.project(box.corner(static_cast<Eigen::AlignedBox3f::CornerType>(corner)), size);
                    QVERIFY2(at.x() > 0 && at.y() > 0 && at.x() < size.width() && at.y() < size.height(),
                             qPrintable(QStringLiteral("yaw %1 pitch %2: %3 %4").arg(yaw).arg(pitch).arg(at.x()).arg(at.y())));
                    widest = std::max({widest, std::abs(at.x() / size.width() - 0.5), std::abs(at.y() / size.height() - 0.5)});
                }
                QVERIFY2(widest > 0.4, qPrintable(QString::number(widest)));
            }
        }
    }
    void pointsFillThePictureButForTheirMargin()
    {
        // A slanted stick: the corners of its box would leave room that it does not need.
        const std::vector<Eigen::Vector3f> stick = {{0, 0, 0}, {3, 9, -4}, {2, 5, 1}};
        for (const float aspect : {0.6F, 1.0F, 1.8F}) {
            const QSizeF size(300 * static_cast<double>(aspect), 300);
            for (const bool orthographic : {false, true}) {
                CameraRig rig;
                rig.orthographic = orthographic;
                frameClosely(rig, stick, aspect, 0.08F);
                QRectF seen;
                for (const Eigen::Vector3f &point : stick)
                    seen |= QRectF(rig.project(point, size), QSizeF(1e-6, 1e-6));
                const double left = seen.left() / size.width();
                const double right = 1 - seen.right() / size.width();
                const double top = seen.top() / size.height();
                const double bottom = 1 - seen.bottom() / size.height();
                const auto words = qPrintable(QStringLiteral("%1: %2 %3 %4 %5").arg(aspect).arg(left).arg(right).arg(top).arg(bottom));
                QVERIFY2(std::abs(std::min({left, right, top, bottom}) - 0.08) < 0.003, words);
                QVERIFY2(std::abs(left - right) < 0.01 && std::abs(top - bottom) < 0.01, words);
            }
        }
    }
    void frameOfNothingChangesNothing()
    {
        CameraRig rig;
        const CameraRig before = rig;
        rig.frame(Eigen::AlignedBox3f(), 1);
        QVERIFY(rig == before);
    }
    void compassEndsLeadToTheirSides()
    {
        CameraRig rig;
        rig.look(CameraRig::Side::Front);
        const QSizeF size(500, 300);
        const QPointF middle(500 - kCompassMargin - kCompassSize / 2.0, kCompassMargin + kCompassSize / 2.0);
        QCOMPARE(compassSideAt(rig, middle - QPointF(0, 30), size), std::optional(CameraRig::Side::Top));
        QCOMPARE(compassSideAt(rig, middle + QPointF(0, 30), size), std::optional(CameraRig::Side::Bottom));
        // From in front one looks along +z: high x is at the left.
        QCOMPARE(compassSideAt(rig, middle - QPointF(30, 0), size), std::optional(CameraRig::Side::Right));
        QCOMPARE(compassSideAt(rig, middle + QPointF(18, 18), size), std::nullopt);
        rig.look(CameraRig::Side::Right);
        QVERIFY(rig.eye().x() > rig.target.x());
    }
};

QTEST_GUILESS_MAIN(TestCameraRig)
#include "tst_camera_rig.moc"
