// Keys in the timeline by real mouse and key events: select, move, copy, scale, ripple, paste, insert, delete.

#include "model/voxel/clip_ops.h"
#include "tests/views/timeline_fixture.h"

using namespace marrow;

class TestTimeline : public TimelineFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void keysStepThePlayhead()
    {
        QTest::keyClick(&sheet(), Qt::Key_Period);
        QCOMPARE(m_pose->playback().time(), 250.0);
        QTest::keyClick(&sheet(), Qt::Key_Period);
        QTest::keyClick(&sheet(), Qt::Key_Period);
        QCOMPARE(m_pose->playback().time(), 1000.0);
        QTest::keyClick(&sheet(), Qt::Key_Comma);
        QCOMPARE(m_pose->playback().time(), 500.0);
        QTest::keyClick(&sheet(), Qt::Key_Right);
        QCOMPARE(m_pose->playback().time(), 510.0);
        QTest::keyClick(&sheet(), Qt::Key_Home);
        QCOMPARE(m_pose->playback().time(), 0.0);
        QTest::keyClick(&sheet(), Qt::Key_End);
        QCOMPARE(m_pose->playback().time(), 1000.0);
        TimeGrid frames;
        frames.fps = 10;
        model().setGrid(frames);
        QTest::keyClick(&sheet(), Qt::Key_Left);
        QCOMPARE(m_pose->playback().time(), 900.0);
    }

    void clicksSelectKeys()
    {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 250));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 250}}));
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ShiftModifier, at(3, 500));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 250}, {3, 500}}));
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ControlModifier, at(2, 250));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{3, 500}}));
        // The summary row stands for every joint.
        QTest::mouseClick(view(), Qt::LeftButton, {}, {at(2, 250).x(), 11});
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 250}, {4, 250}}));
        QTest::mouseClick(view(), Qt::LeftButton, {}, {at(2, 700).x(), at(2, 0).y()});
        QVERIFY(model().selected().empty());
        QCOMPARE(steps(), 0);
    }

    void boxSelects()
    {
        const QPoint from(at(2, 100).x(), sheet().rowRect(sheet().rowOf(2)).top() + 2);
        const QPoint to(at(2, 600).x(), sheet().rowRect(sheet().rowOf(3)).bottom() - 2);
        m_beforeRelease = [this] { savePicture(*m_panel, QStringLiteral("timeline-box")); };
        drag(view(), from, to);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 250}, {2, 500}, {3, 500}}));
        drag(view(), {at(4, 100).x(), at(4, 0).y() + 2}, {at(4, 400).x(), at(4, 0).y() + 8}, Qt::ShiftModifier);
        QCOMPARE(model().selected().size(), 4u);
        drag(view(), from, to, Qt::ControlModifier);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{4, 250}}));
        QTest::keyClick(&sheet(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(model().selected().size(), 7u);
    }

    void dragMovesInOneStep()
    {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 250));
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ShiftModifier, at(4, 250));
        QSignalSpy hints(m_panel.get(), &TimelinePanel::hintChanged);
        m_beforeRelease = [this] {
            QCOMPARE(steps(), 0); // a gesture is a ghost until it ends
            savePicture(*m_panel, QStringLiteral("timeline-moving"));
        };
        drag(view(), at(2, 250), at(2, 403));
        QCOMPARE(timesOf(clip(), 2), (Times{0, 400, 500, 1000}));
        QCOMPARE(timesOf(clip(), 4), (Times{400}));
        QCOMPARE(steps(), 1);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 400}, {4, 400}}));
        QVERIFY(std::any_of(hints.begin(), hints.end(), [](const auto &hint) { return hint[0].toString().contains(QStringLiteral("400 ms")); }));
        m_document->undoStack()->undo();
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 1000}));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 250}, {4, 250}}));
    }

    void mergedKeysComeBackWithTheSelection()
    {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 250));
        m_beforeRelease = {};
        drag(view(), at(2, 250), at(2, 500));
        QCOMPARE(timesOf(clip(), 2), (Times{0, 500, 1000}));
        m_document->undoStack()->undo();
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 1000}));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 250}}));
        // Nothing goes before the start, and Escape takes a drag back.
        QTest::keyClick(&sheet(), Qt::Key_A, Qt::ControlModifier);
        drag(view(), at(2, 250), at(2, 0) - QPoint(40, 0));
        QCOMPARE(steps(), 1); // the redo side; the drag came to nothing
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 1000}));
        m_beforeRelease = [this] { QTest::keyClick(&sheet(), Qt::Key_Escape); };
        drag(view(), at(2, 250), at(2, 800));
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 1000}));
    }

    void behindTheEndTheClipGrows()
    {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(3, 500));
        model().setAxis({0, 0.5});
        drag(view(), at(3, 500), at(3, 1200));
        QCOMPARE(clip().durationMs, 1200u);
        QCOMPARE(timesOf(clip(), 3), (Times{0, 1200}));
        m_document->undoStack()->undo();
        QCOMPARE(clip().durationMs, 1000u);
    }

    void altDragCopies()
    {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(3, 0));
        drag(view(), at(3, 0), at(3, 800), Qt::AltModifier);
        QCOMPARE(timesOf(clip(), 3), (Times{0, 500, 800}));
        QVERIFY(clip().track(3)->keys[2].value == clip().track(3)->keys[0].value);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{3, 800}}));
        QCOMPARE(steps(), 1);
    }

    void ctrlDragScalesAroundThePlayhead()
    {
        m_pose->playback().setTime(0);
        QTest::keyClick(&sheet(), Qt::Key_A, Qt::ControlModifier);
        drag(view(), at(2, 500), at(2, 250), Qt::ControlModifier);
        QCOMPARE(timesOf(clip(), 2), (Times{0, 125, 250, 500}));
        QCOMPARE(timesOf(clip(), 3), (Times{0, 250}));
        QCOMPARE(steps(), 1);
        // To nothing: all merge at the playhead; undo brings each and the selection back.
        drag(view(), at(2, 250), at(2, 0) - QPoint(60, 0), Qt::ControlModifier);
        QCOMPARE(timesOf(clip(), 2), (Times{0}));
        m_document->undoStack()->undo();
        QCOMPARE(timesOf(clip(), 2), (Times{0, 125, 250, 500}));
        QCOMPARE(model().selected().size(), 7u);
    }

    void rippleTakesLaterKeysAlong()
    {
        QTest::mouseClick(child<QToolButton>("ripple"), Qt::LeftButton);
        QVERIFY(model().ripple());
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 250));
        drag(view(), at(2, 250), at(2, 350));
        QCOMPARE(timesOf(clip(), 2), (Times{0, 350, 600, 1100}));
        QCOMPARE(timesOf(clip(), 3), (Times{0, 500}));
        QCOMPARE(clip().durationMs, 1100u);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 350}}));
        m_document->undoStack()->undo();
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 1000}));
        QCOMPARE(clip().durationMs, 1000u);
    }

    void copyAndPaste()
    {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 250));
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ShiftModifier, at(3, 500));
        QTest::keyClick(&sheet(), Qt::Key_C, Qt::ControlModifier);
        m_pose->playback().setTime(600);
        QTest::keyPress(&sheet(), Qt::Key_Control, Qt::ControlModifier);
        savePicture(*m_panel, QStringLiteral("timeline-paste-ghost"));
        QTest::keyClick(&sheet(), Qt::Key_V, Qt::ControlModifier);
        QTest::keyRelease(&sheet(), Qt::Key_Control);
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 600, 1000}));
        QCOMPARE(timesOf(clip(), 3), (Times{0, 500, 850}));
        QCOMPARE(steps(), 1);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 600}, {3, 850}}));
        // Pasted over a key: undo gives the key that was there back.
        m_pose->playback().setTime(250);
        const Transform there = clip().track(2)->keys[1].value;
        m_document->undoStack()->undo();
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 1000));
        QTest::keyClick(&sheet(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&sheet(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!(clip().track(2)->keys[1].value == there));
        m_document->undoStack()->undo();
        QVERIFY(clip().track(2)->keys[1].value == there);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 1000}}));
        // Onto another joint.
        m_rig->activate(4);
        QTest::keyClick(&sheet(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(clip().track(4)->keys[0].value == clip().track(2)->keys[3].value);
        // What is no key is not pasted.
        QGuiApplication::clipboard()->setText(QStringLiteral("{\"keys\":[{\"joint\":2,\"timeMs\":-4}]}"));
        const int before = steps();
        QTest::keyClick(&sheet(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(steps(), before);
    }

    void insertsAndDeletes()
    {
        m_rig->activate(3);
        m_pose->playback().setTime(250);
        QTest::keyClick(&sheet(), Qt::Key_I);
        QCOMPARE(timesOf(clip(), 3), (Times{0, 250, 500}));
        QVERIFY(sameRotation(clip().track(3)->keys[1].value.rotation, fromEulerDegrees({0, 0, -20})));
        QTest::keyClick(&sheet(), Qt::Key_Delete);
        QCOMPARE(timesOf(clip(), 3), (Times{0, 500}));
        QCOMPARE(steps(), 2);
        m_document->undoStack()->undo();
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{3, 250}}));
        QTest::mouseDClick(view(), Qt::LeftButton, {}, at(4, 700));
        QCOMPARE(timesOf(clip(), 4), (Times{250, 700}));
        // The mark beside the name keys at the playhead and takes the key away.
        const QRect label = sheet().labelRect(sheet().rowOf(1));
        QTest::mouseClick(view(), Qt::LeftButton, {}, {label.right() - 13, label.center().y()});
        QCOMPARE(timesOf(clip(), 1), (Times{250}));
        QTest::mouseClick(view(), Qt::LeftButton, {}, {label.right() - 13, label.center().y()});
        QVERIFY(!clip().track(1));
    }

    void looseEditsAreKeyed()
    {
        m_pose->playback().setTime(100);
        m_pose->edit({{1, turned(30, {0, 4, 0})}}, QStringLiteral("Turn"));
        QCOMPARE(m_pose->loose().size(), 1u);
        QTest::keyClick(&sheet(), Qt::Key_I);
        QVERIFY(m_pose->loose().empty());
        QCOMPARE(timesOf(clip(), 1), (Times{100}));
        QTest::mouseClick(child<QToolButton>("autoKey"), Qt::LeftButton);
        QVERIFY(m_pose->autoKey());
        m_pose->playback().setTime(200);
        m_pose->edit({{1, turned(60, {0, 4, 0})}}, QStringLiteral("Turn torso"));
        QCOMPARE(timesOf(clip(), 1), (Times{100, 200}));
        QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Turn torso"));
        QVERIFY(m_pose->loose().empty());
    }

    void aComponentIsEditedAlone()
    {
        model().setExpanded(2, true);
        const int row = sheet().rowOf(2, KeyComponent::Rotation);
        QCOMPARE(row, sheet().rowOf(2) + 2);
        const auto inRow = [&](std::uint32_t time) { return QPoint(at(2, time).x(), sheet().rowRect(row).center().y()); };
        const AnimationClip before = clip();
        const auto x = [&](const AnimationClip &of, double time) {
            return Eigen::Vector3f(valueAt(of, m_document->rig()->skeleton, 2, time).translation);
        };
        QTest::mouseClick(view(), Qt::LeftButton, {}, inRow(500));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 500, kRotationPart}}));
        QSignalSpy hints(m_panel.get(), &TimelinePanel::hintChanged);
        m_beforeRelease = [this] { savePicture(*m_panel, QStringLiteral("timeline-component")); };
        drag(view(), inRow(500), inRow(700));
        QVERIFY(std::any_of(hints.begin(), hints.end(), [](const auto &hint) { return hint[0].toString().contains(QStringLiteral("Rotation alone")); }));
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 700, 1000})); // 500 stays, as the joint moves there
        QVERIFY(clip().track(2)->keys[3].value.rotation.angularDistance(before.track(2)->keys[2].value.rotation) < 1e-4F);
        for (const double time : {250.0, 400.0, 500.0, 700.0, 900.0})
            QVERIFY((x(clip(), time) - x(before, time)).norm() < 1e-4F);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 700, kRotationPart}}));
        QCOMPARE(steps(), 1);
        QVERIFY(m_document->undoStack()->undoText().contains(QStringLiteral("rotation")));
        m_document->undoStack()->undo();
        QCOMPARE(clip(), before);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 500, kRotationPart}}));

        // Copied, it goes onto what is there without touching the place; deleted, its neighbours play through.
        QTest::keyClick(&sheet(), Qt::Key_C, Qt::ControlModifier);
        m_pose->playback().setTime(1000);
        QTest::keyClick(&sheet(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(clip().track(2)->keys.constLast().value.translation, before.track(2)->keys.constLast().value.translation);
        QCOMPARE(clip().track(2)->keys.constLast().value.rotation.coeffs(), before.track(2)->keys.at(2).value.rotation.coeffs());
        m_document->undoStack()->undo();
        QTest::mouseClick(view(), Qt::LeftButton, {}, inRow(250));
        QTest::keyClick(&sheet(), Qt::Key_Delete);
        QCOMPARE(clip().track(2)->keys.size(), 4); // the place begins to move at 250
        QVERIFY(!(clip().track(2)->keys.at(1).value.rotation.coeffs() == before.track(2)->keys.at(1).value.rotation.coeffs()));
        m_document->undoStack()->undo();

        // A box over one component's row takes that one; together with the joint's own row, whole keys.
        drag(view(), inRow(100) + QPoint(0, -4), inRow(600) + QPoint(0, 4));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 250, kRotationPart}, {2, 500, kRotationPart}}));
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ControlModifier, inRow(250));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 500, kRotationPart}}));
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ShiftModifier, at(2, 500));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 500}}));
    }

    void componentsAreReachedByKeyboard()
    {
        m_rig->activate(2);
        QTest::keyClick(&sheet(), Qt::Key_Plus);
        QVERIFY(model().isExpanded(2));
        QTest::keyClick(&sheet(), Qt::Key_Down);
        QTest::keyClick(&sheet(), Qt::Key_Down);
        QCOMPARE(m_rig->activeJoint(), std::optional<JointId>(2));
        m_pose->playback().setTime(500);
        QTest::keyClick(&sheet(), Qt::Key_Return);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 500, kRotationPart}}));
        QTest::keyClick(&sheet(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 510, 1000}));
        QTest::keyClick(&sheet(), Qt::Key_Minus);
        QVERIFY(!model().isExpanded(2));
    }

    void worksByKeyboardAlone()
    {
        m_rig->activate(2);
        QTest::keyClick(&sheet(), Qt::Key_Down);
        QCOMPARE(m_rig->activeJoint(), std::optional<JointId>(3));
        m_pose->playback().setTime(500);
        QTest::keyClick(&sheet(), Qt::Key_Return);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{3, 500}}));
        QTest::keyClick(&sheet(), Qt::Key_Up);
        QTest::keyClick(&sheet(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 500}, {3, 500}}));
        QTest::keyClick(&sheet(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 510, 1000}));
        QCOMPARE(timesOf(clip(), 3), (Times{0, 510}));
        QCOMPARE(steps(), 1);
        m_rig->activate(3);
        model().removeSelectedJoints(); // D3: a joint's row is emptied and comes back
        QVERIFY(!clip().track(3));
        m_document->undoStack()->undo();
        QCOMPARE(timesOf(clip(), 3), (Times{0, 510}));
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 510}, {3, 510}}));
    }

    void aDragBeyondTheEdgeScrolls()
    {
        model().setAxis({0, 2}); // the clip is wider than the view
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 250));
        m_beforeRelease = [this] { QTRY_VERIFY(model().axis().leftMs > 100); };
        drag(view(), at(2, 250), QPoint(view()->width() + 60, at(2, 250).y()));
        QVERIFY(model().selected().front().timeMs > 600);
    }

    void keyTimeIsAField()
    {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(2, 250));
        QTest::mouseClick(view(), Qt::LeftButton, Qt::ShiftModifier, at(2, 500));
        type(child<NumberField>("keyTime"), QStringLiteral("+75"));
        QCOMPARE(timesOf(clip(), 2), (Times{0, 325, 575, 1000}));
    }

    void filtersAndSearch()
    {
        QTest::mouseClick(child<QToolButton>("onlyKeyed"), Qt::LeftButton);
        QCOMPARE(model().rows().size(), 4u);
        m_rig->activate(3);
        QTest::mouseClick(child<QToolButton>("onlySelected"), Qt::LeftButton);
        QCOMPARE(model().rows().size(), 2u);
        m_rig->activate(2);
        QCOMPARE(sheet().rowOf(2), 1);
        QCOMPARE(sheet().rowOf(3), -1);
        QTest::mouseClick(child<QToolButton>("onlySelected"), Qt::LeftButton);
        QTest::mouseClick(child<QToolButton>("onlyKeyed"), Qt::LeftButton);
        QTest::keyClicks(child<QWidget>("timelineSearch"), QStringLiteral("ARM"));
        QCOMPARE(model().rows().size(), 3u);
        // Select all means what is on show.
        sheet().setFocus();
        QTest::keyClick(&sheet(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(model().selected().size(), 6u);
    }

    void wheelScrollsAndZooms()
    {
        const auto wheel = [&](int notches, Qt::KeyboardModifiers modifiers) {
            const QPoint point(700, 60);
            QWheelEvent event(QPointF(point), view()->mapToGlobal(QPointF(point)), {}, {0, 120 * notches}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QApplication::sendEvent(view(), &event);
        };
        const double under = model().axis().time(700 - timeline::kGutter);
        wheel(3, Qt::ControlModifier);
        QVERIFY(std::abs(model().axis().time(700 - timeline::kGutter) - under) < 1e-6);
        QVERIFY(model().axis().pixelsPerMs > 1);
        wheel(-1, Qt::ShiftModifier);
        QTest::keyClick(&sheet(), Qt::Key_F);
        QCOMPARE(qRound(model().axis().x(0)), 16);
        m_panel->resize(1280, 170);
        QApplication::processEvents();
        QVERIFY(sheet().verticalScrollBar()->maximum() > 0);
        wheel(-1, {});
        QVERIFY(sheet().verticalScrollBar()->value() > 0);
    }
};

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
