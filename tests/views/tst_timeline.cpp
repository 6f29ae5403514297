// The timeline by real mouse and key events: scrub, select, move, copy, scale, ripple, paste, insert, delete, curves, clips.

#include "model/voxel/key_times.h"
#include "tests/views/panel_pictures.h"
#include "tests/views/sample_rig.h"
#include "views/common/euler.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/timeline/clip_bar.h"
#include "views/timeline/clip_dialog.h"
#include "views/timeline/curve_view.h"
#include "views/timeline/dope_sheet.h"
#include "views/timeline/key_painting.h"
#include "views/timeline/playback_bar.h"
#include "views/timeline/time_ruler.h"
#include "views/timeline/timeline_panel.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <numbers>
#include <random>

using namespace marrow;

namespace {

Transform turned(float degrees, Eigen::Vector3f at)
{
    Transform result;
    result.translation = at;
    result.rotation = fromEulerDegrees({0, 0, degrees});
    return result;
}

/// The sample figure with a clip of one second: arm_L keyed at 0, 250, 500, 1000, arm_R at 0 and 500, head at 250.
VoxelAsset animated()
{
    VoxelAsset asset = sampleRig();
    AnimationClip clip;
    clip.id = 4;
    clip.name = QStringLiteral("wave");
    clip.durationMs = 1000;
    clip.tracks.push_back({2, {{0, turned(0, {3, 10, 0})}, {250, turned(80, {3, 10, 0})}, {500, turned(80, {3, 12, 0})}, {1000, turned(0, {3, 10, 0})}}});
    clip.tracks.push_back({3, {{0, turned(0, {-3, 10, 0})}, {500, turned(-40, {-3, 10, 0})}}});
    clip.tracks.push_back({4, {{250, turned(10, {0, 12, 0})}}});
    asset.rig->clips = {clip};
    return asset;
}

std::vector<std::uint32_t> timesOf(const AnimationClip &clip, JointId joint)
{
    std::vector<std::uint32_t> times;
    if (const JointTrack *track = clip.track(joint)) {
        for (const TransformKey &key : track->keys)
            times.push_back(key.timeMs);
    }
    return times;
}

using Times = std::vector<std::uint32_t>;

} // namespace

class TestTimeline : public QObject
{
    Q_OBJECT

private:
    const AnimationClip &clip() const { return m_document->rig()->clips.front(); }
    TimelineModel &model() { return m_panel->model(); }
    DopeSheet &sheet() { return m_panel->dopeSheet(); }
    QWidget *view() { return sheet().viewport(); }
    QPoint at(JointId joint, std::uint32_t time) { return sheet().pointOf(joint, time); }
    int steps() const { return m_document->undoStack()->count(); }

    void drag(QWidget *widget, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}, Qt::KeyboardModifiers while_ = {})
    {
        QTest::mousePress(widget, Qt::LeftButton, modifiers, from);
        for (int i = 1; i <= 4; ++i) {
            const QPoint point = from + (to - from) * i / 4;
            QMouseEvent move(QEvent::MouseMove, QPointF(point), widget->mapToGlobal(QPointF(point)), Qt::NoButton, Qt::LeftButton, modifiers | while_);
            QApplication::sendEvent(widget, &move);
        }
        if (m_beforeRelease)
            m_beforeRelease();
        QTest::mouseRelease(widget, Qt::LeftButton, modifiers | while_, to);
    }
    template <class T>
    T *child(const char *name)
    {
        return m_panel->findChild<T *>(QString::fromLatin1(name));
    }
    void type(NumberField *field, const QString &text)
    {
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    QAction *clipAction(const QString &text)
    {
        for (QAction *action : m_panel->clipBar().clipActions()) {
            if (action && QString(action->text()).remove('&') == text)
                return action;
        }
        return nullptr;
    }
    ClipDialog *dialog() { return m_panel->findChild<ClipDialog *>(); }
    void answer()
    {
        for (QPushButton *button : dialog()->findChildren<QPushButton *>()) {
            if (button->isDefault())
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no verb");
    }

    ThemeController *m_theme = nullptr;
    std::unique_ptr<VoxelDocument> m_document;
    std::unique_ptr<RigContext> m_rig;
    std::unique_ptr<PoseContext> m_pose;
    std::unique_ptr<TimelinePanel> m_panel;
    std::function<void()> m_beforeRelease;

private slots:
    void initTestCase() { m_theme = new ThemeController(this); }
    void init()
    {
        m_theme->setAppearance(Appearance::Dark);
        m_document = makeVoxelDocument(animated());
        m_rig = std::make_unique<RigContext>(m_document.get());
        m_pose = std::make_unique<PoseContext>(m_rig.get());
        m_pose->setActive(true);
        m_panel = std::make_unique<TimelinePanel>();
        m_panel->setContext(m_pose.get());
        m_panel->resize(1280, 300);
        showActive(*m_panel);
        TimeGrid grid;
        grid.unit = TimeGrid::Unit::Milliseconds;
        model().setGrid(grid);
        sheet().setFocus();
    }
    void cleanup()
    {
        m_beforeRelease = {};
        m_panel.reset();
        m_pose.reset();
        m_rig.reset();
        m_document.reset();
    }

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
        type(dialog()->findChild<NumberField *>(), QStringLiteral("4"));
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
        type(dialog()->findChild<NumberField *>(), QStringLiteral("1000*2"));
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

    void otherShapes()
    {
        const AnimationClip before = clip();
        for (const char *name : {"Clean up…", "Resample…", "Bake Smooth…", "Mirror…", "Merge…"}) {
            QVERIFY2(clipAction(QString::fromUtf8(name)), name);
            clipAction(QString::fromUtf8(name))->trigger();
            QVERIFY(dialog());
            if (QString::fromUtf8(name) == QStringLiteral("Clean up…")) {
                type(dialog()->findChildren<NumberField *>()[0], QStringLiteral("180"));
                type(dialog()->findChildren<NumberField *>()[1], QStringLiteral("50"));
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
        QCOMPARE(notices.count(), 1);
        QVERIFY(notices[0][0].toString().contains(QStringLiteral("arm_R")));
        QGuiApplication::clipboard()->setText(QStringLiteral("[1]"));
        clipAction(QStringLiteral("Paste a Clip"))->trigger();
        QCOMPARE(notices.count(), 2);
        m_panel->setContext(m_pose.get());
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

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
