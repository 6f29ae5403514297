#include "tests/views/sample_rig.h"
#include "views/painting/paint_keys.h"
#include "views/painting/paint_session.h"
#include "views/painting/slice_wheel.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace marrow;

class TestPaintSession : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_document = makeVoxelDocument(sampleRig());
        m_context = std::make_unique<RigContext>(m_document.get());
        m_session = std::make_unique<PaintSession>();
        m_session->setContext(m_context.get());
        m_context->activate(1);
    }
    void cleanup()
    {
        m_session.reset();
        m_context.reset();
        m_document.reset();
    }

    void strokeIsOneStepAndEscLeavesNothing()
    {
        const VoxelBinding before = m_document->rig()->binding;
        use(PaintToolKind::Brush, [](PaintSettings &s) {
            s.shape = BrushShape::Cube;
            s.size = 1;
            s.brushDepth = SelectionDepth::Volume;
        });
        m_session->beginStroke(at({12, 10, 5}), false, SelectCombine::Replace);
        m_session->extendStroke(at({12, 14, 5}));
        QCOMPARE(m_session->strokeCount(), 5u);
        QVERIFY(m_session->preview());
        QCOMPARE(m_session->preview()->rig->binding.at({12, 12, 5}), JointId(1));
        QCOMPARE(m_document->rig()->binding, before);
        m_session->cancelStroke();
        QVERIFY(!m_session->preview());
        QCOMPARE(m_document->undoStack()->count(), 0);

        m_session->beginStroke(at({12, 10, 5}), false, SelectCombine::Replace);
        m_session->extendStroke(at({12, 14, 5}));
        m_session->extendStroke(at({14, 14, 5}));
        m_session->finishStroke();
        QCOMPARE(m_document->undoStack()->count(), 1);
        QCOMPARE(m_context->voxelCount(2), 128 - 7);
        m_document->undoStack()->undo();
        QCOMPARE(m_document->rig()->binding, before);
    }

    void everyToolChoosesWhatItSays_data()
    {
        QTest::addColumn<int>("tool");
        QTest::addColumn<int>("count");
        // On the left arm, 4 · 8 · 4 voxels at 11..14, 8..15, 2..5, of the second colour.
        QTest::newRow("face") << int(PaintToolKind::Face) << 14 * 8 + 6 * 8;
        QTest::newRow("fill") << int(PaintToolKind::Fill) << 128;
        QTest::newRow("same colour") << int(PaintToolKind::SameColor) << 256;
        QTest::newRow("band") << int(PaintToolKind::Band) << 14 * 4;
    }
    void everyToolChoosesWhatItSays()
    {
        QFETCH(int, tool);
        QFETCH(int, count);
        use(static_cast<PaintToolKind>(tool));
        if (tool == int(PaintToolKind::Face))
            count = 14 * 8 + 6 * 8 + 4 * 6; // arms and upper torso, lower torso, head: all flush at z = 5
        QCOMPARE(int(m_session->choiceAt(at({12, 10, 5}), false).count()), count);
    }

    void connectedKeepsToThePiece()
    {
        use(PaintToolKind::SameColor);
        QCOMPARE(m_session->choiceAt(at({12, 10, 5}), false).count(), 256u);
        QCOMPARE(m_session->choiceAt(at({12, 10, 5}), true).count(), 128u);
    }

    void boxSpansAndGoesThrough()
    {
        use(PaintToolKind::Box);
        m_session->beginStroke(at({11, 8, 5}), false, SelectCombine::Replace);
        m_session->extendStroke(at({14, 15, 5}));
        QCOMPARE(m_session->strokeCount(), 32u);
        m_session->extendStroke(at({12, 9, 5}));
        QCOMPARE(m_session->strokeCount(), 4u); // it may shrink
        m_session->cancelStroke();
        use(PaintToolKind::Box, [](PaintSettings &s) { s.boxDepth = SelectionDepth::Through; });
        m_session->beginStroke(at({11, 8, 5}), false, SelectCombine::Replace);
        m_session->extendStroke(at({14, 15, 5}));
        m_session->finishStroke();
        QCOMPARE(m_context->voxelCount(2), 0);
    }

    void modesAndLocks()
    {
        use(PaintToolKind::SameColor, [](PaintSettings &s) { s.mode = AssignMode::OnlyUnassigned; });
        QCOMPARE(m_session->wouldChange(m_session->choiceAt(at({12, 10, 5}), false)).count(), 0u);
        use(PaintToolKind::SameColor, [](PaintSettings &s) {
            s.mode = AssignMode::OnlyJoint;
            s.onlyJoint = 3;
        });
        QCOMPARE(m_session->wouldChange(m_session->choiceAt(at({12, 10, 5}), false)).count(), 128u);
        use(PaintToolKind::SameColor, [](PaintSettings &s) { s.mode = AssignMode::Replace; });
        m_context->setLocked({2}, true);
        QCOMPARE(m_session->wouldChange(m_session->choiceAt(at({12, 10, 5}), false)).count(), 128u);
        QSignalSpy messages(m_session.get(), &PaintSession::message);
        m_context->setLocked({3}, true);
        m_session->beginStroke(at({12, 10, 5}), false, SelectCombine::Replace);
        m_session->finishStroke();
        QCOMPARE(m_document->undoStack()->count(), 0);
        QCOMPARE(messages.count(), 1);
    }

    void mirrorPaintsThePartnerAndListsTheRest()
    {
        m_context->activate(2);
        use(PaintToolKind::Box, [](PaintSettings &s) { s.mirror = true; });
        // Torso voxels on the left go to arm_L, their images to arm_R, in one step.
        m_session->beginStroke(at({9, 5, 5}), false, SelectCombine::Replace);
        m_session->extendStroke(at({10, 6, 5}));
        m_session->finishStroke();
        QCOMPARE(m_document->undoStack()->count(), 1);
        QCOMPARE(m_document->rig()->binding.at({9, 5, 5}), JointId(2));
        QCOMPARE(m_document->rig()->binding.at({6, 5, 5}), JointId(3));
        QVERIFY(m_session->withoutPartner().empty());
        m_document->undoStack()->undo();
        // With the plane moved to x = 7 the outer column of the left arm has nothing opposite.
        m_session->change([](PaintSettings &s) { s.mirrorDoubled = 14; });
        m_session->findWithoutPartner();
        QCOMPARE(m_session->withoutPartner().count(), 64u);
        m_context->activate(4);
        QVERIFY(!m_session->jointWithoutPartner());
        m_context->run(QStringLiteral("joint.rename"), {{"joint", 3}, {"name", "other"}});
        m_context->activate(2);
        QVERIFY(m_session->jointWithoutPartner());
    }

    void selectThenAssign()
    {
        use(PaintToolKind::SameColor, [](PaintSettings &s) { s.selectFirst = true; });
        m_session->beginStroke(at({12, 10, 5}), true, SelectCombine::Replace);
        QVERIFY(!m_session->preview());
        m_session->finishStroke();
        QCOMPARE(m_document->selection().voxels.count(), 128u);
        m_session->beginStroke(at({2, 10, 5}), true, SelectCombine::Add);
        m_session->finishStroke();
        QCOMPARE(m_document->selection().voxels.count(), 256u);
        m_session->beginStroke(at({12, 10, 5}), true, SelectCombine::Subtract);
        m_session->finishStroke();
        QCOMPARE(m_document->selection().voxels.count(), 128u);
        QCOMPARE(m_document->undoStack()->count(), 0);
        QVERIFY(handlePaintKey(*m_session, Qt::Key_Return, Qt::ControlModifier));
        QCOMPARE(m_context->voxelCount(3), 0);
        QVERIFY(handlePaintKey(*m_session, Qt::Key_Escape, {}));
        QVERIFY(m_document->selection().voxels.empty());
    }

    void gradientGivesToTheNearer()
    {
        m_context->activate(1);
        use(PaintToolKind::Gradient, [](PaintSettings &s) { s.gradientJoint = 4; });
        m_session->beginStroke(at({8, 4, 4}), false, SelectCombine::Replace);
        m_session->previewGradient({8, 4, 4}, {8, 21, 4});
        QVERIFY(m_session->strokeCount() > 0);
        m_session->applyGradient({8, 4, 4}, {8, 21, 4});
        QCOMPARE(m_document->rig()->binding.at({8, 12, 4}), JointId(1));
        QCOMPARE(m_document->rig()->binding.at({8, 13, 4}), JointId(4));
        QCOMPARE(m_document->undoStack()->count(), 1);
    }

    void keyboardAlone()
    {
        const auto press = [&](int key) { return handlePaintKey(*m_session, key, {}) || handleCursorKey(*m_session, key, {}); };
        QVERIFY(press(Qt::Key_Right)); // no cursor yet: it comes to the middle of the front
        QVERIFY(m_context->cursor());
        QCOMPARE(m_context->cursor()->voxel.z, 2);
        m_context->setCursor(VoxelCursor{{10, 10, 5}, 5});
        QVERIFY(press(Qt::Key_Right));
        QCOMPARE(m_context->cursor()->voxel, (Int3{11, 10, 5}));
        // Seen from the front, which is −Z, the screen's right is −X; from above its top is Z.
        m_session->setScreenAxes([] { return PaintSession::ScreenAxes{-Eigen::Vector3f::UnitX(), Eigen::Vector3f(0, 0.9f, 0.1f), Eigen::Vector3f::UnitZ()}; });
        QVERIFY(press(Qt::Key_Left));
        QCOMPARE(m_context->cursor()->voxel, (Int3{12, 10, 5}));
        m_session->setScreenAxes([] { return PaintSession::ScreenAxes{Eigen::Vector3f::UnitX(), Eigen::Vector3f::UnitZ(), -Eigen::Vector3f::UnitY()}; });
        QVERIFY(press(Qt::Key_Down));
        QCOMPARE(m_context->cursor()->voxel, (Int3{12, 10, 4}));
        m_session->setScreenAxes({});
        m_context->setCursor(VoxelCursor{{11, 10, 5}, 5});
        QVERIFY(press(Qt::Key_3));
        QCOMPARE(m_session->settings().tool, PaintToolKind::Box);
        QVERIFY(press(Qt::Key_Return));
        QVERIFY(m_session->strokeActive());
        QVERIFY(press(Qt::Key_Up));
        QVERIFY(press(Qt::Key_Right));
        QCOMPARE(m_session->strokeCount(), 4u);
        QVERIFY(press(Qt::Key_Return));
        QCOMPARE(m_context->voxelCount(2), 124);
        QVERIFY(press(Qt::Key_9));
        m_context->setCursor(VoxelCursor{{14, 15, 5}, 5});
        QVERIFY(press(Qt::Key_Return));
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(2));
        QVERIFY(press(Qt::Key_X));
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(1));
        const int size = m_session->settings().size;
        QVERIFY(press(Qt::Key_BracketRight));
        QCOMPARE(m_session->settings().size, size + 1);
        QVERIFY(press(Qt::Key_M));
        QVERIFY(m_session->settings().mirror);
        QVERIFY(!press(Qt::Key_F5));
    }

    void undoDuringAStrokeCancelsIt()
    {
        use(PaintToolKind::SameColor);
        m_session->beginStroke(at({12, 10, 5}), false, SelectCombine::Replace);
        m_session->finishStroke();
        m_session->beginStroke(at({7, 18, 5}), false, SelectCombine::Replace);
        m_document->undoStack()->undo();
        QVERIFY(!m_session->strokeActive());
    }

    void sliceWheel()
    {
        const Int3 size{16, 24, 8};
        auto slice = slicedBy(std::nullopt, size, {0, 0, -1}, 3);
        QVERIFY(slice);
        QCOMPARE(slice->high.z, 4);
        QVERIFY(!slicedBy(slice, size, {0, 0, -1}, -10));
        slice = slicedBy(slice, size, {0, 0, -1}, 100);
        QCOMPARE(slice->high.z, 0);
        slice = slicedBy(std::nullopt, size, {1, 0.2f, 0}, 2);
        QCOMPARE(slice->low.x, 2);
    }

    void fullGridKeepsUp()
    {
        // A solid 255³ grid: what a hand does in a second must not take longer.
        VoxelAsset asset = sampleRig();
        asset.grid = VoxelGrid({255, 255, 255});
        std::fill_n(asset.grid.mutableData(), asset.grid.cellCount(), std::uint8_t(1));
        asset.rig->binding = VoxelBinding(asset.grid.size(), 0);
        m_document->reset(asset);
        m_context->activate(2);
        use(PaintToolKind::Brush, [](PaintSettings &s) { s.size = 16; });
        QElapsedTimer timer;
        timer.start();
        m_session->beginStroke(at({20, 100, 254}), false, SelectCombine::Replace);
        for (int i = 1; i <= 60; ++i)
            m_session->extendStroke(at({20 + 3 * i, 100 + i, 254}));
        const qint64 moved = timer.restart();
        m_session->finishStroke();
        qInfo("60 moves of a stroke on 255³: %lld ms, its end: %lld ms", moved, timer.elapsed());
        QVERIFY2(moved < 3000, qPrintable(QString::number(moved)));
        QCOMPARE(m_document->undoStack()->count(), 1);
    }

private:
    static PaintPoint at(Int3 voxel) { return {voxel, 5, -Eigen::Vector3d::UnitZ()}; }
    void use(PaintToolKind tool, const std::function<void(PaintSettings &)> &more = {})
    {
        m_session->change([&](PaintSettings &s) {
            s.tool = tool;
            if (more)
                more(s);
        });
    }

    std::unique_ptr<VoxelDocument> m_document;
    std::unique_ptr<RigContext> m_context;
    std::unique_ptr<PaintSession> m_session;
};

QTEST_MAIN(TestPaintSession)
#include "tst_paint_session.moc"
