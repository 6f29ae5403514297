// The painting and joint tools in a real 3D view, driven by mouse and key events of its window.

#include "tests/views/panel_pictures.h"
#include "tests/views/sample_rig.h"
#include "views/common/theme.h"
#include "views/painting/paint_tool.h"
#include "views/skeleton/joint_tool.h"
#include "views/skeleton/joint_tool_options.h"
#include "views/skeleton/snapping.h"
#include "views/viewport/viewport_widget.h"

#include <QComboBox>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>
#include <QWindow>

using namespace marrow;

class TestViewTools : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("QT3D_RENDERER", "opengl");
        m_theme = new ThemeController(this);
        m_theme->setAppearance(Appearance::Dark);
    }
    void init()
    {
        m_document = makeVoxelDocument(sampleRig());
        m_context = std::make_unique<RigContext>(m_document.get());
        m_session = std::make_unique<PaintSession>();
        m_session->setContext(m_context.get());
        m_view = std::make_unique<ViewportWidget>();
        m_view->resize(640, 640);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setAsset(m_document->asset());
        m_view->look(CameraRig::Side::Back); // along -z: the side with the higher z is seen, x runs to the right
        m_view->frameAll();
        connect(m_document.get(), &VoxelDocument::committed, m_view.get(), [this] { m_view->setAsset(m_document->asset()); });
        m_context->activate(1);
    }
    void cleanup()
    {
        m_view->setTool(nullptr);
        m_view.reset();
        m_session.reset();
        m_context.reset();
        m_document.reset();
    }

    void hoverCountsAndClickPaints()
    {
        PaintTool tool(m_session.get());
        m_view->setTool(&tool);
        m_session->change([](PaintSettings &s) { s.tool = PaintToolKind::SameColor; });
        move({12, 10, 5});
        QCOMPARE(m_view->overlay().hover.count(), 256u);
        QVERIFY(!m_view->overlay().hud.empty());
        QVERIFY(m_view->overlay().hud.front().text.contains(QStringLiteral("256")));
        QVERIFY(m_view->overlay().hud.front().text.contains(QStringLiteral("torso")));
        picture(QStringLiteral("view-hover"));
        move({12, 10, 5}, Qt::ShiftModifier);
        QCOMPARE(m_view->overlay().hover.count(), 128u);
        click({12, 10, 5}, Qt::ShiftModifier);
        QCOMPARE(m_context->voxelCount(2), 0);
        QCOMPARE(m_document->undoStack()->count(), 1);
        m_document->undoStack()->undo();
        QCOMPARE(m_context->voxelCount(2), 128);
    }

    void altPicksAndEscCancels()
    {
        PaintTool tool(m_session.get());
        m_view->setTool(&tool);
        click({7, 18, 5}, Qt::AltModifier);
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(4));
        m_session->change([](PaintSettings &s) { s.tool = PaintToolKind::Brush; });
        QTest::mousePress(m_view->nativeWindow(), Qt::LeftButton, {}, pixel({12, 10, 5}));
        drag({12, 14, 5});
        QVERIFY(m_session->strokeActive());
        QVERIFY(m_session->strokeCount() > 0);
        picture(QStringLiteral("view-stroke"));
        QTest::keyClick(m_view->nativeWindow(), Qt::Key_Escape);
        QVERIFY(!m_session->strokeActive());
        QTest::mouseRelease(m_view->nativeWindow(), Qt::LeftButton, {}, pixel({12, 14, 5}));
        QCOMPARE(m_document->undoStack()->count(), 0);
    }

    void controlReturnAssignsWhatIsSelected()
    {
        PaintTool tool(m_session.get());
        m_view->setTool(&tool);
        m_session->change([](PaintSettings &s) {
            s.tool = PaintToolKind::Brush;
            s.shape = BrushShape::Cube;
            s.size = 1;
            s.selectFirst = true;
        });
        click({12, 9, 5});
        click({12, 12, 5}, Qt::ControlModifier);
        QCOMPARE(m_document->selection().voxels.count(), 2u);
        move({12, 14, 5}); // the pointer rests on a third voxel, which is not clicked by this key
        QTest::keyClick(m_view->nativeWindow(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(m_document->undoStack()->count(), 1);
        QCOMPARE(m_context->voxelCount(2), 128 - 2);
        // Plain Enter still shows the keyboard's pointer and clicks there.
        QTest::keyClick(m_view->nativeWindow(), Qt::Key_Return);
        QTest::keyClick(m_view->nativeWindow(), Qt::Key_Return);
        QCOMPARE(m_document->selection().voxels.count(), 1u);
    }

    void strokeIsOneStep()
    {
        PaintTool tool(m_session.get());
        m_view->setTool(&tool);
        m_session->change([](PaintSettings &s) {
            s.tool = PaintToolKind::Brush;
            s.shape = BrushShape::Cube;
            s.size = 1;
        });
        QTest::mousePress(m_view->nativeWindow(), Qt::LeftButton, {}, pixel({12, 9, 5}));
        for (int y = 10; y < 15; ++y)
            drag({12, y, 5});
        QTest::mouseRelease(m_view->nativeWindow(), Qt::LeftButton, {}, pixel({12, 14, 5}));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QCOMPARE(m_context->voxelCount(2), 128 - 6);
    }

    void lassoTakesWhatIsInside()
    {
        PaintTool tool(m_session.get());
        m_view->setTool(&tool);
        m_session->change([](PaintSettings &s) {
            s.tool = PaintToolKind::Lasso;
            s.lassoDepth = SelectionDepth::Through;
        });
        // Around the head, from beside it.
        QTest::mousePress(m_view->nativeWindow(), Qt::LeftButton, {}, pixel({4, 23, 5}));
        for (Int3 corner : {Int3{12, 23, 5}, Int3{12, 16, 5}, Int3{4, 16, 5}})
            drag(corner);
        QVERIFY(!m_view->overlay().screenLines.empty());
        picture(QStringLiteral("view-lasso"));
        QTest::mouseRelease(m_view->nativeWindow(), Qt::LeftButton, {}, pixel({4, 16, 5}));
        QVERIFY(m_view->overlay().screenLines.empty());
        QVERIFY2(m_context->voxelCount(4) <= 24, qPrintable(QString::number(m_context->voxelCount(4))));
        QCOMPARE(m_context->voxelCount(2), 128);
    }

    void ctrlWheelSlices()
    {
        PaintTool tool(m_session.get());
        m_view->setTool(&tool);
        move({7, 10, 5});
        wheel(Qt::ControlModifier, 120);
        QVERIFY(m_view->options().slice);
        QCOMPARE(m_view->options().slice->high.z, 6);
        wheel(Qt::ControlModifier, -120);
        QVERIFY(!m_view->options().slice);
    }

    void keysInTheView()
    {
        PaintTool tool(m_session.get());
        m_view->setTool(&tool);
        QTest::keyClick(m_view->nativeWindow(), Qt::Key_5);
        QCOMPARE(m_session->settings().tool, PaintToolKind::Fill);
        QTest::keyClick(m_view->nativeWindow(), Qt::Key_M);
        QVERIFY(m_session->settings().mirror);
    }

    void jointsArePickedAndMoved()
    {
        JointTool tool;
        tool.setContext(m_context.get());
        m_view->setTool(&tool);
        click({12, 10, 5});
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(2));
        click({2, 10, 5}, Qt::ControlModifier);
        QCOMPARE(m_document->selection().joints, (std::vector<JointId>{2, 3}));
        m_context->activate(2);
        QVERIFY(m_view->overlay().gizmo);
        const GizmoState gizmo = *m_view->overlay().gizmo;
        QCOMPARE(gizmo.origin, Eigen::Vector3f(11, 14, 4));
        const float size = gizmoSize(m_view->camera().voxelsPerPixel(gizmo.origin, float(m_view->height())));
        const auto project = [&](const Eigen::Vector3f &p) { return m_view->camera().project(p, m_view->size()).toPoint(); };
        const QPoint handle = project(gizmo.origin + Eigen::Vector3f(0, size * 0.7f, 0));
        const QPoint target = project(gizmo.origin + Eigen::Vector3f(0, size * 0.7f + 3.3f, 0));
        QTest::mousePress(m_view->nativeWindow(), Qt::LeftButton, {}, handle);
        dragTo((handle + target) / 2);
        dragTo(target);
        QCOMPARE(m_context->restPreview().size(), 1u);
        picture(QStringLiteral("view-gizmo"));
        QTest::mouseRelease(m_view->nativeWindow(), Qt::LeftButton, {}, target);
        const Eigen::Vector3f moved = m_document->rig()->skeleton.find(2)->rest.translation;
        QVERIFY(std::abs(moved.y() - 13.3f) < 0.3f);
        QCOMPARE(moved.x(), 3.0f);
        QCOMPARE(m_document->undoStack()->count(), 1);
        m_document->undoStack()->undo();

        JointToolSettings settings = tool.settings();
        settings.snap = JointSnap::Centres;
        tool.setSettings(settings);
        QTest::mousePress(m_view->nativeWindow(), Qt::LeftButton, {}, handle);
        dragTo(target);
        QTest::mouseRelease(m_view->nativeWindow(), Qt::LeftButton, {}, target);
        QCOMPARE(m_document->rig()->skeleton.find(2)->rest.translation.y(), 13.5f);
        QTest::keyClick(m_view->nativeWindow(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_document->rig()->skeleton.find(2)->rest.translation.x(), 4.0f);
    }

    void snapping()
    {
        const Eigen::Vector3f p(1.2f, 2.6f, 3.9f);
        QCOMPARE(snapped(p, JointSnap::Free), p);
        QCOMPARE(snapped(p, JointSnap::Corners), Eigen::Vector3f(1, 3, 4));
        QCOMPARE(snapped(p, JointSnap::Centres), Eigen::Vector3f(1.5f, 2.5f, 3.5f));
        QCOMPARE(snapped(p, JointSnap::Edges), Eigen::Vector3f(1, 2.5f, 4));
        QCOMPARE(snapped(p, JointSnap::Corners, {true, false, false}), Eigen::Vector3f(1, 2.6f, 3.9f));
    }

    void jointOptions()
    {
        JointTool tool;
        JointToolOptions options(&tool);
        showActive(options);
        savePicture(options, QStringLiteral("joint-tool-options"));
        for (QToolButton *button : options.findChildren<QToolButton *>()) {
            if (button->accessibleName() == QStringLiteral("Turn (E)"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(tool.settings().mode, GizmoMode::Rotate);
    }

private:
    QPoint pixel(Int3 voxel) const
    {
        const Eigen::Vector3f centre(float(voxel.x) + 0.5f, float(voxel.y) + 0.5f, float(voxel.z) + 0.99f);
        return m_view->camera().project(centre, m_view->size()).toPoint();
    }
    void move(Int3 voxel, Qt::KeyboardModifiers modifiers = {})
    {
        const QPointF at = pixel(voxel);
        QMouseEvent event(QEvent::MouseMove, at, m_view->nativeWindow()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, modifiers);
        QApplication::sendEvent(m_view->nativeWindow(), &event);
    }
    void drag(Int3 voxel) { dragTo(pixel(voxel)); }
    void dragTo(QPointF at)
    {
        QMouseEvent event(QEvent::MouseMove, at, m_view->nativeWindow()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_view->nativeWindow(), &event);
    }
    void click(Int3 voxel, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_view->nativeWindow(), Qt::LeftButton, modifiers, pixel(voxel));
    }
    void wheel(Qt::KeyboardModifiers modifiers, int delta)
    {
        const QPointF at = pixel({7, 10, 5});
        QWheelEvent event(at, m_view->nativeWindow()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->nativeWindow(), &event);
    }
    void picture(const QString &name)
    {
        const QImage image = m_view->grabImage();
        if (!image.isNull()) {
            QDir().mkpath(QStringLiteral(MARROW_BINARY_DIR "/pictures"));
            image.save(QStringLiteral(MARROW_BINARY_DIR "/pictures/%1.png").arg(name));
        }
    }

    ThemeController *m_theme = nullptr;
    std::unique_ptr<VoxelDocument> m_document;
    std::unique_ptr<RigContext> m_context;
    std::unique_ptr<PaintSession> m_session;
    std::unique_ptr<ViewportWidget> m_view;
};

QTEST_MAIN(TestViewTools)
#include "tst_view_tools.moc"
