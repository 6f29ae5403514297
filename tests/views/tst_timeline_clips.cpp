// The rest of the timeline by real events: ruler, loops, curves, readings of rotations, and what is done to whole clips.

#include "tests/views/timeline_fixture.h"

#include <numbers>
#include <random>

using namespace marrow;

class TestTimelineClips : public TimelineFixture
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void axisKeepsThePointUnderThePointer()
    {
        TimeAxis axis;
        axis.fit(0, 1000, 1032);
        QCOMPARE(axis.x(0), 16.0);
        QCOMPARE(axis.x(1000), 1016.0);
        const double under = axis.time(300);
        axis.zoomAt(300, 3);
        QVERIFY(std::abs(axis.time(300) - under) < 1e-9);
        axis.pan(-1e6);
        QVERIFY(axis.x(0) <= TimeAxis::kMargin + 1e-9);
        TimeGrid grid;
        grid.fps = 24;
        QCOMPARE(grid.snapped(130), 125.0);
        QCOMPARE(grid.stepped(125, 1), 167.0); // frame 4 rounds to 167 ms
        QCOMPARE(grid.stepped(167, -1), 125.0);
        QCOMPARE(grid.stepped(130, -1), 125.0);
        grid.unit = TimeGrid::Unit::Milliseconds;
        QCOMPARE(grid.snapped(134), 130.0);
        for (const TimeGrid::Unit unit : {TimeGrid::Unit::Off, TimeGrid::Unit::Frames}) {
            grid.unit = unit;
            for (double scale = 1e-6; scale <= 40; scale *= 7) {
                axis.pixelsPerMs = scale;
                axis.leftMs = 12345;
                const auto ticks = ticksOf(axis, grid, 1000);
                QVERIFY2(ticks.size() < 300, qPrintable(QString::number(scale)));
            }
        }
    }

    void opensOnTheFirstClipAndDraws()
    {
        QCOMPARE(m_document->selection().clip, std::optional<std::uint16_t>(4));
        QCOMPARE(model().rows().size(), 7u); // the summary and six joints
        model().setExpanded(2, true);
        QCOMPARE(model().rows().size(), 10u);
        m_rig->activate(2);
        m_pose->edit({{3, turned(5, {0, 1, 0})}}, QStringLiteral("pose"));
        m_pose->playback().setTime(250);
        for (const Appearance look : {Appearance::Dark, Appearance::Light}) {
            m_theme->setAppearance(look);
            QApplication::processEvents();
            QVERIFY(colorCount(savePicture(*m_panel, look == Appearance::Dark ? QStringLiteral("timeline-dark") : QStringLiteral("timeline-light"))) > 20);
        }
    }

    void rulerScrubs()
    {
        QWidget *ruler = child<QWidget>("timeRuler");
        const int y = 18;
        const auto x = [&](double time) { return timeline::kGutter + qRound(model().axis().x(time)); };
        drag(ruler, {x(100), y}, {x(503), y});
        QCOMPARE(m_pose->playback().time(), 500.0); // snapped to ten milliseconds
        QCOMPARE(m_pose->local(2).translation.y(), 12.0f);
        drag(ruler, {x(500), y}, {x(800), y}, Qt::ShiftModifier);
        QVERIFY(std::abs(m_pose->playback().time() - 800) < 3);
        drag(ruler, {x(500), y}, {x(5000), y});
        QCOMPARE(m_pose->playback().time(), 1000.0);
        QCOMPARE(steps(), 0);
        // The ends of the loop band.
        drag(ruler, {x(0), 3}, {x(200), 3});
        drag(ruler, {x(1000), 3}, {x(600), 3});
        QCOMPARE(m_pose->playback().rangeStart(), 200.0);
        QCOMPARE(m_pose->playback().rangeEnd(), 600.0);
        QTest::mouseDClick(ruler, Qt::LeftButton, {}, {x(400), 3});
        QCOMPARE(m_pose->playback().rangeEnd(), 1000.0);
    }

    void scrubTimeTakesArithmetic()
    {
        auto *field = m_panel->playback().findChild<NumberField *>(QStringLiteral("playTime"));
        QVERIFY(field);
        type(field, QStringLiteral("1000/4"));
        QCOMPARE(m_pose->playback().time(), 250.0);
        type(field, QStringLiteral("+100"));
        QCOMPARE(m_pose->playback().time(), 350.0);
    }

    void curvesChangeValuesAndTimes()
    {
        m_rig->activate(2);
        QTest::mouseClick(child<QToolButton>("showCurves"), Qt::LeftButton);
        CurveView &curves = m_panel->curves();
        curves.setComponent(KeyComponent::Translation);
        savePicture(*m_panel, QStringLiteral("timeline-curves-translation"));
        const QPoint key = curves.pointOf(500, 1);
        QTest::mouseClick(&curves, Qt::LeftButton, {}, key);
        QCOMPARE(model().selected(), (std::vector<KeyRef>{{2, 500}}));
        m_beforeRelease = [&] {
            QCOMPARE(steps(), 0);
            m_pose->playback().setTime(500);
        };
        drag(&curves, key, key - QPoint(0, 40));
        QVERIFY(curves.valueOf(500, 1) > 12.1);
        QCOMPARE(clip().track(2)->keys[2].value.translation.x(), 3.0f);
        QCOMPARE(steps(), 1);
        m_document->undoStack()->undo();
        QCOMPARE(curves.valueOf(500, 1), 12.0);
        m_beforeRelease = {};
        const QPoint again = curves.pointOf(500, 1);
        drag(&curves, again, QPoint(curves.pointOf(700, 1).x() + qRound(model().axis().pixelsPerMs * 200), again.y()));
        QVERIFY(timesOf(clip(), 2) != (Times{0, 250, 500, 1000}));
        m_document->undoStack()->undo();
        // Both ways at once is one step too.
        const QPoint third = curves.pointOf(500, 1);
        drag(&curves, third, third + QPoint(60, -30), {}, Qt::ShiftModifier);
        QCOMPARE(m_document->undoStack()->index(), 1);
        m_document->undoStack()->undo();
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 1000}));
    }

    void eulerCurvesGiveQuaternionsBack()
    {
        m_rig->activate(2);
        m_panel->showCurves(true);
        CurveView &curves = m_panel->curves();
        curves.setComponent(KeyComponent::Rotation);
        QVERIFY(std::abs(curves.valueOf(250, 2) - 80) < 1e-3);
        QTest::mouseClick(&curves, Qt::LeftButton, {}, curves.pointOf(250, 2));
        type(child<NumberField>("curveValue"), QStringLiteral("200"));
        QVERIFY(sameRotation(clip().track(2)->keys[1].value.rotation, fromEulerDegrees({0, 0, 200})));
        QVERIFY(std::abs(clip().track(2)->keys[1].value.rotation.norm() - 1) < 1e-6);
        savePicture(*m_panel, QStringLiteral("timeline-curves-euler"));
        // Swing and twist are for reading: a value is not dragged, a time is.
        curves.setReading(RotationReading::SwingTwist);
        const int before = steps();
        const QPoint key = curves.pointOf(500, 0);
        drag(&curves, key, key - QPoint(0, 40));
        QCOMPARE(steps(), before);
        drag(&curves, curves.pointOf(500, 0), curves.pointOf(500, 0) + QPoint(60, 0));
        QCOMPARE(steps(), before + 1);
        savePicture(*m_panel, QStringLiteral("timeline-curves-swing"));
    }

    void readingsMeanTheRotation()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> angle(-170, 170);
        Eigen::Vector3d near(0, 0, 0);
        const Eigen::Vector3d axis = Eigen::Vector3d(1, 2, -0.5).normalized();
        for (int i = 0; i < 2000; ++i) {
            const Eigen::Quaternionf rotation = fromEulerDegrees({angle(random), angle(random) / 2, angle(random)});
            near = readRotation(rotation, RotationReading::Euler, axis, near);
            QVERIFY(sameRotation(fromEulerDegrees(near), rotation));
            const Eigen::Vector3d read = readRotation(rotation, RotationReading::SwingTwist, axis);
            const Eigen::Vector3d across = Eigen::Vector3d::UnitX().cross(axis).normalized();
            const Eigen::Vector3d lean = across * read.y() + axis.cross(across) * read.z();
            const double degrees = std::numbers::pi / 180;
            const Eigen::Quaterniond swing(lean.norm() < 1e-9 ? Eigen::AngleAxisd::Identity() : Eigen::AngleAxisd(lean.norm() * degrees, lean.normalized()));
            const Eigen::Quaterniond back = swing * Eigen::Quaterniond(Eigen::AngleAxisd(read.x() * degrees, axis));
            QVERIFY2(sameRotation(back.cast<float>(), rotation), qPrintable(QString::number(i)));
        }
        // A full turn in small steps runs on without a jump.
        Eigen::Vector3d value(0, 0, 0);
        for (int degrees = 0; degrees <= 720; degrees += 5) {
            const Eigen::Vector3d next = readRotation(fromEulerDegrees({20, 30, double(degrees)}), RotationReading::Euler, axis, value);
            QVERIFY(degrees == 0 || (next - value).norm() < 6);
            value = next;
        }
        QVERIFY(std::abs(value.z() - 720) < 1e-2);
    }

    void clipsAreMadeAndShaped()
    {
        QTest::mouseClick(m_panel->clipBar().findChildren<QToolButton *>().front(), Qt::LeftButton);
        QCOMPARE(m_document->rig()->clips.size(), 2u);
        QCOMPARE(model().clip()->name, QStringLiteral("clip"));
        clipAction(QStringLiteral("Rename…"))->trigger();
        QTest::keyClicks(dialog()->findChild<QLineEdit *>(), QStringLiteral("jump"));
        savePicture(*dialog(), QStringLiteral("clip-rename"));
        answer();
        QCOMPARE(model().clip()->name, QStringLiteral("jump"));
        QTRY_VERIFY(!dialog());
        clipAction(QStringLiteral("Renumber…"))->trigger();
        type(dialog()->findChild<NumberField *>(), QStringLiteral("4"), Qt::Key_Tab);
        answer();
        QCOMPARE(model().clip()->id, 4);
        QCOMPARE(m_document->rig()->clip(0)->name, QStringLiteral("wave"));
        QTRY_VERIFY(!dialog());
        clipAction(QStringLiteral("Delete"))->trigger();
        QCOMPARE(m_document->rig()->clips.size(), 1u);
        QVERIFY(model().clip()); // another one is shown
    }

    void retimes()
    {
        clipAction(QStringLiteral("Retime…"))->trigger();
        type(dialog()->findChild<NumberField *>(), QStringLiteral("1000*2"), Qt::Key_Tab);
        savePicture(*dialog(), QStringLiteral("clip-retime"));
        answer();
        QCOMPARE(clip().durationMs, 2000u);
        QCOMPARE(timesOf(clip(), 2), (Times{0, 500, 1000, 2000}));
        QCOMPARE(steps(), 1);
        m_document->undoStack()->undo();
        QTRY_VERIFY(!dialog());
        type(child<NumberField>("clipLength"), QStringLiteral("400"));
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 400}));
        m_document->undoStack()->undo();
        QCOMPARE(timesOf(clip(), 2), (Times{0, 250, 500, 1000}));
    }

    /// A dialog of the clip is answered without the mouse: the first field has the focus, what is typed is judged at once, Return answers.
    void dialogsAreAnsweredByKeyboard()
    {
        clipAction(QStringLiteral("Retime…"))->trigger();
        auto *length = dialog()->findChild<NumberField *>();
        QCOMPARE(dialog()->focusWidget(), length);
        const auto verb = [&] {
            for (QPushButton *button : dialog()->findChildren<QPushButton *>()) {
                if (button->isDefault())
                    return button;
            }
            return static_cast<QPushButton *>(nullptr);
        };
        QVERIFY(verb());
        QVERIFY(!verb()->isEnabled()); // it lasts this long now
        QTest::keyClick(length, Qt::Key_Return);
        QVERIFY(dialog() && dialog()->isVisible());
        QTest::keyClicks(length, QStringLiteral("500"));
        QVERIFY(verb()->isEnabled());
        const QString note = dialog()->findChild<QLabel *>(QStringLiteral("clipNote"))->text();
        QVERIFY2(note.contains(QStringLiteral("50")), qPrintable(note));
        QTest::keyClick(length, Qt::Key_Tab);
        QVERIFY(qobject_cast<QComboBox *>(dialog()->focusWidget()));
        QTest::keyClick(dialog()->focusWidget(), Qt::Key_Tab);
        QCOMPARE(dialog()->focusWidget(), verb());
        length->setFocus(Qt::TabFocusReason);
        QTest::keyClick(length, Qt::Key_Return);
        QCOMPARE(clip().durationMs, 500u);
        QCOMPARE(steps(), 1);
        QTRY_VERIFY(!dialog());
        clipAction(QStringLiteral("Retime…"))->trigger();
        QTest::keyClick(dialog()->focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        QCOMPARE(steps(), 1);
    }

    void otherShapes()
    {
        const AnimationClip before = clip();
        for (const char *name : {"Clean up…", "Resample…", "Bake Smooth…", "Mirror…", "Merge…"}) {
            QVERIFY2(clipAction(QString::fromUtf8(name)), name);
            clipAction(QString::fromUtf8(name))->trigger();
            QVERIFY(dialog());
            if (QString::fromUtf8(name) == QStringLiteral("Clean up…")) {
                type(dialog()->findChildren<NumberField *>()[0], QStringLiteral("180"), Qt::Key_Tab);
                type(dialog()->findChildren<NumberField *>()[1], QStringLiteral("50"), Qt::Key_Tab);
            }
            savePicture(*dialog(), QStringLiteral("clip-dialog-") + QString::fromLatin1(name).left(4));
            answer();
            QVERIFY2(!(clip() == before), name);
            QCOMPARE(m_document->undoStack()->index(), 1);
            m_document->undoStack()->undo();
            QVERIFY(clip() == before);
            QTRY_VERIFY(!dialog());
        }
        clipAction(QStringLiteral("Reverse"))->trigger();
        QCOMPARE(timesOf(clip(), 3), (Times{500, 1000}));
        clipAction(QStringLiteral("Make a Loop"))->trigger();
        QVERIFY(clip().track(2)->keys.constFirst().value == clip().track(2)->keys.constLast().value);
    }

    void clipsGoToOtherDocumentsByName()
    {
        clipAction(QStringLiteral("Copy the Clip"))->trigger();
        VoxelAsset other = sampleRig();
        other.rig->skeleton = {};
        Joint left;
        left.id = 40;
        left.name = QStringLiteral("arm_L");
        left.rest.translation = {5, 20, 1}; // longer arms, higher up
        other.rig->skeleton.insert(left);
        other.rig->binding = VoxelBinding(other.grid.size(), 40);
        const auto document = makeVoxelDocument(other);
        RigContext rig(document.get());
        PoseContext pose(&rig);
        m_panel->setContext(&pose);
        savePicture(*m_panel, QStringLiteral("timeline-empty"));
        QSignalSpy notices(&m_panel->clipBar(), &ClipBar::notice);
        clipAction(QStringLiteral("Paste a Clip"))->trigger();
        QCOMPARE(document->rig()->clips.size(), 1u);
        QCOMPARE(timesOf(document->rig()->clips[0], 40), (Times{0, 250, 500, 1000}));
        QCOMPARE(document->rig()->clips[0].tracks.size(), 1u);
        // Keys are as far from this rest as they were from the other one.
        const Joint &from = *m_document->rig()->skeleton.find(2);
        for (const TransformKey &key : document->rig()->clips[0].tracks[0].keys) {
            const TransformKey *old = nullptr;
            for (const TransformKey &each : m_document->rig()->clips[0].track(2)->keys)
                old = each.timeMs == key.timeMs ? &each : old;
            QVERIFY(old && (key.value.translation - left.rest.translation - (old->value.translation - from.rest.translation)).norm() < 1e-5f);
            QVERIFY(key.value.rotation.angularDistance(old->value.rotation * from.rest.rotation.conjugate() * left.rest.rotation) < 1e-4f);
        }
        QCOMPARE(notices.count(), 1);
        QVERIFY(notices[0][0].toString().contains(QStringLiteral("arm_R")));
        QGuiApplication::clipboard()->setText(QStringLiteral("[1]"));
        clipAction(QStringLiteral("Paste a Clip"))->trigger();
        QCOMPARE(notices.count(), 2);
        m_panel->setContext(m_pose.get());
        // Within a document nothing is counted anew: the copy is the same to the bit.
        clipAction(QStringLiteral("Copy the Clip"))->trigger();
        clipAction(QStringLiteral("Paste a Clip"))->trigger();
        QCOMPARE(m_document->rig()->clips.size(), 2u);
        QVERIFY(m_document->rig()->clips[1].tracks == m_document->rig()->clips[0].tracks);
        // Where no name fits nothing is added.
        QVERIFY(m_document->execute(QStringLiteral("joint.rename"), {{"joint", 2}, {"name", "x"}}).ok());
        QVERIFY(m_document->execute(QStringLiteral("joint.rename"), {{"joint", 3}, {"name", "y"}}).ok());
        QVERIFY(m_document->execute(QStringLiteral("joint.rename"), {{"joint", 4}, {"name", "z"}}).ok());
        clipAction(QStringLiteral("Paste a Clip"))->trigger();
        QCOMPARE(m_document->rig()->clips.size(), 2u);
    }

    void pingPongGoesOnTheWayItWent()
    {
        Playback playback;
        playback.setRange(0, 1000);
        playback.setMode(Playback::Mode::PingPong);
        playback.setTime(900);
        playback.play();
        playback.advance(300); // to the end and back
        QCOMPARE(playback.time(), 800.0);
        playback.pause();
        playback.play();
        playback.advance(100);
        QCOMPARE(playback.time(), 700.0);
        playback.pause();
        playback.setTime(500); // a playhead that was moved begins anew
        playback.play();
        playback.advance(100);
        QCOMPARE(playback.time(), 600.0);
    }

    void playingFollows()
    {
        m_pose->playback().setMode(Playback::Mode::Loop);
        m_pose->setLoopRange(std::pair(200.0, 600.0));
        m_panel->playback().togglePlaying();
        QVERIFY(m_pose->playback().isPlaying());
        m_pose->playback().advance(100);
        QVERIFY(m_pose->playback().time() >= 200 && m_pose->playback().time() <= 600);
        QTest::mouseClick(child<QWidget>("timeRuler"), Qt::LeftButton, {}, {timeline::kGutter + qRound(model().axis().x(700)), 18});
        QVERIFY(!m_pose->playback().isPlaying()); // a scrub takes over
        QCOMPARE(m_pose->playback().time(), 700.0);
    }
};

QTEST_MAIN(TestTimelineClips)
#include "tst_timeline_clips.moc"
