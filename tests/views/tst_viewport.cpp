// The 3D view driven by real events on its native window. Needs a display with OpenGL and skips what needs it without one.

#include "render/viewport/compass.h"
#include "render/viewport/render_backend.h"
#include "tests/support/voxel_builders.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

using namespace marrow;

#define NEEDS_GL() \
    if (!m_view->canDraw()) \
    QSKIP("Needs a display with OpenGL.")

namespace {

/// Writes down what it is told.
class RecordingTool : public ViewportTool
{
public:
    void activate(ViewportWidget &) override { calls += QStringLiteral("activate "); }
    void deactivate(ViewportWidget &) override { calls += QStringLiteral("deactivate "); }
    void hover(ViewportWidget &, const ViewportEvent *event) override
    {
        hovers += 1;
        lastHit = event ? event->hit : std::nullopt;
        left = event == nullptr;
    }
    bool press(ViewportWidget &, const ViewportEvent &event) override
    {
        calls += QStringLiteral("press ");
        lastHit = event.hit;
        return takes;
    }
    void drag(ViewportWidget &, const ViewportEvent &) override { calls += QStringLiteral("drag "); }
    void release(ViewportWidget &, const ViewportEvent &event) override
    {
        calls += QStringLiteral("release ");
        byKeyboard = event.byKeyboard;
    }
    void cancel(ViewportWidget &) override { calls += QStringLiteral("cancel "); }
    bool wheel(ViewportWidget &, const ViewportEvent &event, int steps) override
    {
        wheelSteps += event.modifiers & Qt::ControlModifier ? steps : 0;
        return event.modifiers & Qt::ControlModifier;
    }
    QString hintText() const override { return QStringLiteral("record"); }

    QString calls;
    int hovers = 0;
    int wheelSteps = 0;
    bool takes = true;
    bool left = false;
    bool byKeyboard = false;
    std::optional<RayHit> lastHit;
};

} // namespace

class TestViewport : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_tool = std::make_unique<RecordingTool>(); // outlives the view, also when a test ends early
        m_main = std::make_unique<QMainWindow>();
        m_view = new ViewportWidget;
        m_main->setCentralWidget(m_view);
        m_main->resize(640, 480);
        if (!m_view->canDraw())
            return;
        m_view->setAsset(test::figure());
        m_main->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view->nativeWindow()));
        QApplication::setActiveWindow(m_main.get());
    }
    void cleanup()
    {
        m_main.reset();
        m_tool.reset();
    }

    void withoutOpenGlItSaysWhy()
    {
        if (m_view->canDraw())
            QSKIP("There is OpenGL here.");
        const auto *label = m_view->findChild<QLabel *>(QStringLiteral("viewportPlaceholder"));
        QVERIFY(label);
        QVERIFY(label->text().contains(QLatin1String("xvfb-run")));
        m_view->setAsset(test::figure());
        QVERIFY(m_view->grabImage().isNull());
        QVERIFY(m_view->pick({320, 240}).has_value());
    }
    void showsAndPicksTheModel()
    {
        NEEDS_GL();
        const QImage image = m_view->grabImage();
        QVERIFY(image.width() >= 600);
        image.save(pictures() + QStringLiteral("/viewport.png"));
        const auto hit = m_view->pick(middle());
        QVERIFY(hit.has_value());
        // The picture has the trunk's colour where the trunk is picked, and the canvas where nothing is.
        const QColor inside = image.pixelColor(middle().toPoint());
        const QColor outside = image.pixelColor(12, image.height() - 12);
        QVERIFY2(inside != outside, qPrintable(inside.name()));
        QVERIFY(!m_view->pick({12, 12}).has_value());
    }
    void leftDragWithoutAToolOrbits()
    {
        NEEDS_GL();
        const CameraRig before = m_view->camera();
        drag(Qt::LeftButton, Qt::NoModifier, {60, 0});
        QVERIFY(std::abs(m_view->camera().yawDegrees - before.yawDegrees) > 10);
        QVERIFY(m_view->camera().target == before.target);
        QCOMPARE(m_view->camera().distance, before.distance);
    }
    void rightDragOrbitsShiftPansControlZooms()
    {
        NEEDS_GL();
        RecordingTool &tool = *m_tool;
        m_view->setTool(&tool);
        CameraRig before = m_view->camera();
        drag(Qt::RightButton, Qt::NoModifier, {0, 40});
        QVERIFY(m_view->camera().pitchDegrees != before.pitchDegrees);
        before = m_view->camera();
        drag(Qt::MiddleButton, Qt::ShiftModifier, {40, 10});
        QVERIFY(m_view->camera().target != before.target);
        QCOMPARE(m_view->camera().yawDegrees, before.yawDegrees);
        before = m_view->camera();
        drag(Qt::MiddleButton, Qt::ControlModifier, {0, 40});
        QVERIFY(m_view->camera().distance > before.distance);
        QCOMPARE(tool.calls, QStringLiteral("activate "));
        m_view->setTool(nullptr);
    }
    void rightClickAsksForAMenu()
    {
        NEEDS_GL();
        QSignalSpy menu(m_view, &ViewportWidget::contextMenuRequested);
        QTest::mouseClick(window(), Qt::RightButton, {}, middle().toPoint());
        QCOMPARE(menu.count(), 1);
        drag(Qt::RightButton, Qt::NoModifier, {30, 30});
        QCOMPARE(menu.count(), 1);
    }
    void aToolGetsItsGesture()
    {
        NEEDS_GL();
        RecordingTool &tool = *m_tool;
        QSignalSpy hints(m_view, &ViewportWidget::hintChanged);
        m_view->setTool(&tool);
        QCOMPARE(hints.last().first().toString(), QStringLiteral("record"));
        QTest::mouseMove(window(), {5, 5}); // a move to where the pointer is would be no move
        QTest::mouseMove(window(), middle().toPoint());
        QTRY_VERIFY(tool.hovers > 0);
        QVERIFY(tool.lastHit.has_value());
        const CameraRig before = m_view->camera();
        drag(Qt::LeftButton, Qt::NoModifier, {20, 0});
        QVERIFY(tool.calls.startsWith(QStringLiteral("activate press drag ")));
        QVERIFY(tool.calls.endsWith(QStringLiteral("release ")));
        QVERIFY(m_view->camera() == before);
        m_view->setTool(nullptr);
        QVERIFY(tool.calls.endsWith(QStringLiteral("deactivate ")));
    }
    void aToolThatDeclinesLeavesTheOrbit()
    {
        NEEDS_GL();
        RecordingTool &tool = *m_tool;
        tool.takes = false;
        m_view->setTool(&tool);
        const CameraRig before = m_view->camera();
        drag(Qt::LeftButton, Qt::NoModifier, {60, 0});
        QVERIFY(m_view->camera().yawDegrees != before.yawDegrees);
        QCOMPARE(tool.calls, QStringLiteral("activate press "));
        m_view->setTool(nullptr);
    }
    void escapeCancelsAGesture()
    {
        NEEDS_GL();
        RecordingTool &tool = *m_tool;
        m_view->setTool(&tool);
        QTest::mousePress(window(), Qt::LeftButton, {}, middle().toPoint());
        QTest::keyClick(m_view, Qt::Key_Escape);
        QCOMPARE(tool.calls, QStringLiteral("activate press cancel "));
        QTest::mouseRelease(window(), Qt::LeftButton, {}, middle().toPoint());
        QCOMPARE(tool.calls, QStringLiteral("activate press cancel "));
        m_view->setTool(nullptr);
    }
    void wheelZoomsAtThePointerUnlessTheToolTakesIt()
    {
        NEEDS_GL();
        RecordingTool &tool = *m_tool;
        m_view->setTool(&tool);
        const QPointF point = middle();
        const auto hit = m_view->pick(point);
        QVERIFY(hit);
        const float before = m_view->camera().distance;
        wheel(point, 240, Qt::NoModifier);
        QVERIFY(m_view->camera().distance < before);
        const QPointF after = m_view->camera().project(hit->position.cast<float>(), QSizeF(window()->size()));
        QVERIFY(std::hypot(after.x() - point.x(), after.y() - point.y()) < 0.5);
        const float zoomed = m_view->camera().distance;
        wheel(point, 120, Qt::ControlModifier);
        QCOMPARE(tool.wheelSteps, 1);
        QCOMPARE(m_view->camera().distance, zoomed);
        m_view->setTool(nullptr);
    }
    void keysTurnAndFrameTheView()
    {
        NEEDS_GL();
        const float yaw = m_view->camera().yawDegrees;
        QTest::keyClick(m_view, Qt::Key_Left);
        QVERIFY(m_view->camera().yawDegrees < yaw);
        QTest::keyClick(m_view, Qt::Key_1, Qt::KeypadModifier);
        QCOMPARE(m_view->camera().yawDegrees, 0.0F);
        QTest::keyClick(m_view, Qt::Key_1, Qt::KeypadModifier | Qt::ControlModifier);
        QCOMPARE(m_view->camera().yawDegrees, 180.0F);
        QTest::keyClick(m_view, Qt::Key_7, Qt::AltModifier);
        QCOMPARE(m_view->camera().pitchDegrees, 90.0F);
        QVERIFY(!m_view->camera().orthographic);
        QTest::keyClick(m_view, Qt::Key_5, Qt::KeypadModifier);
        QVERIFY(m_view->camera().orthographic);
        QVERIFY(m_view->pick(middle()).has_value());
        CameraRig far = m_view->camera();
        far.target += Eigen::Vector3f(500, 0, 0);
        m_view->setCamera(far);
        QVERIFY(!m_view->pick(middle()).has_value());
        QTest::keyClick(m_view, Qt::Key_F);
        QVERIFY(m_view->pick(middle()).has_value());
    }
    void theCompassIsAButton()
    {
        NEEDS_GL();
        m_view->look(CameraRig::Side::Front);
        const QPoint top(window()->width() - kCompassMargin - kCompassSize / 2, kCompassMargin + kCompassSize / 2 - 30);
        QTest::mouseClick(window(), Qt::LeftButton, {}, top);
        QCOMPARE(m_view->camera().pitchDegrees, 90.0F);
    }
    void theKeyboardAlonePaints()
    {
        NEEDS_GL();
        RecordingTool &tool = *m_tool;
        m_view->setTool(&tool);
        const CameraRig before = m_view->camera();
        QTest::keyClick(m_view, Qt::Key_Return);
        QVERIFY(tool.lastHit.has_value());
        const auto first = tool.lastHit->voxel;
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(m_view, Qt::Key_Up);
        QVERIFY(tool.lastHit.has_value());
        QVERIFY(!(tool.lastHit->voxel == first));
        QVERIFY(m_view->camera() == before);
        QTest::keyClick(m_view, Qt::Key_Return);
        QVERIFY(tool.calls.contains(QStringLiteral("press ")) && tool.calls.endsWith(QStringLiteral("release ")));
        QVERIFY(tool.byKeyboard);
        QTest::keyClick(m_view, Qt::Key_Escape);
        QTest::keyClick(m_view, Qt::Key_Up);
        QVERIFY(!(m_view->camera() == before));
        m_view->setTool(nullptr);
    }
    void filesAreDropped()
    {
        NEEDS_GL();
        QSignalSpy dropped(m_view, &ViewportWidget::filesDropped);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/模型 a.vfp"))});
        QDragEnterEvent enter(middle().toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(middle(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window(), &drop);
        QCOMPARE(dropped.count(), 1);
        QCOMPARE(dropped.first().first().toStringList(), QStringList{QStringLiteral("/tmp/模型 a.vfp")});
    }
    void aPreviewIsShownAndTakenBack()
    {
        NEEDS_GL();
        const QImage before = m_view->grabImage();
        VoxelAsset preview = test::figure();
        preview.palette.set(1, {10, 250, 10, 255, 0, 0});
        m_view->setPreviewAsset(preview);
        QVERIFY(m_view->grabImage() != before);
        QVERIFY(m_view->asset().palette == test::figure().palette);
        m_view->clearPreview();
        QCOMPARE(m_view->grabImage(), before);
    }
    void hoverAndSelectionAreDrawn()
    {
        NEEDS_GL();
        const QImage before = m_view->grabImage();
        const VoxelAsset asset = test::figure();
        m_view->setHover(VoxelSet::fromOffsets({asset.grid.offset({5, 8, 2}), asset.grid.offset({6, 8, 2})}));
        const QImage hovered = m_view->grabImage();
        QVERIFY(hovered != before);
        m_view->setHover({});
        QCOMPARE(m_view->grabImage(), before);
        m_view->setHud({{QStringLiteral("1,204 voxels"), HudText::Place::TopLeft, {}, {}, QColor(Qt::red), true}});
        QVERIFY(m_view->grabImage() != before);
    }
    void aResizeKeepsTheModelInView()
    {
        NEEDS_GL();
        m_main->resize(300, 700);
        QTRY_VERIFY(window()->height() > 600);
        const auto picked = m_view->pick(middle());
        QVERIFY(picked.has_value());
        const QImage image = m_view->grabImage();
        QCOMPARE(image.size(), window()->size() * window()->devicePixelRatio());
        QVERIFY(image.pixelColor(middle().toPoint()) != image.pixelColor(5, 400));
    }
    void playingDrawsByItself()
    {
        NEEDS_GL();
        QSignalSpy frames(window(), SIGNAL(frameDrawn()));
        m_view->setPlaying(true);
        QTRY_VERIFY(frames.count() > 12);
        m_view->setPlaying(false);
        QTest::qWait(200);
        frames.clear();
        QTest::qWait(200);
        QCOMPARE(frames.count(), 0); // still: nothing is drawn when nothing changes
    }

private:
    QWindow *window() const { return m_view->nativeWindow(); }
    QPointF middle() const { return QPointF(window() ? window()->width() / 2 : 320, window() ? window()->height() / 2 : 240); }
    static QString pictures()
    {
        const QString folder = qEnvironmentVariable("MARROW_PICTURES", QStringLiteral(MARROW_BINARY_DIR "/pictures"));
        QDir().mkpath(folder);
        return folder;
    }
    void drag(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, QPoint by)
    {
        const QPoint from = middle().toPoint();
        const auto send = [&](QEvent::Type type, QPoint at, Qt::MouseButton which, Qt::MouseButtons held) {
            QMouseEvent event(type, at, window()->mapToGlobal(at), which, held, modifiers);
            QCoreApplication::sendEvent(window(), &event);
        };
        send(QEvent::MouseButtonPress, from, button, button);
        for (int i = 1; i <= 4; ++i)
            send(QEvent::MouseMove, from + by * i / 4, Qt::NoButton, button);
        send(QEvent::MouseButtonRelease, from + by, button, Qt::NoButton);
    }
    void wheel(QPointF at, int angle, Qt::KeyboardModifiers modifiers)
    {
        QWheelEvent event(at, window()->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(window(), &event);
    }

    std::unique_ptr<RecordingTool> m_tool;
    std::unique_ptr<QMainWindow> m_main;
    ViewportWidget *m_view = nullptr;
};

int main(int argc, char **argv)
{
    marrow::prepareRenderEnvironment();
    if (!marrow::displayReachable())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    TestViewport test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_viewport.moc"
