// Drives the real window with motions: opens, plays, scrubs and steps them, says how they should have been read, picks joints, exports.

#include "app/gui/actions.h"
#include "app/gui/motion/motion_session.h"
#include "app/gui/workspaces.h"
#include "render/viewport/render_backend.h"
#include "tests/support/motion_builders.h"
#include "tests/support/window_setting.h"
#include "views/common/number_field.h"
#include "views/motion/motion_canvas.h"
#include "views/viewport/viewport_widget.h"

#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QWindow>

using namespace marrow;
using namespace marrow::test;

class MotionWindowTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;

    QString walk(const QString &name) const { return m_setting->copyOfSample("walk.bvh", name); }

    QString written(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_setting->folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    template <class T>
    static T &part(MainWindow &window, const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        if (!found || !found->isVisible())
            qFatal("%s is not on show", name);
        return *found;
    }

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void opensInItsOwnWorkspace()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({walk(QStringLiteral("歩く é 走.bvh")), m_setting->copyOfSample("chef.vfp", "beside.vfp")});
        QCOMPARE(window->workspaces().current(), QStringLiteral("voxel"));
        window->findChild<QAction *>("workspace.motion")->trigger();
        QCOMPARE(window->documents().currentIndex(), 0);
        MotionContext *context = window->motionWorkbench().context();
        QVERIFY(context);
        QCOMPARE(context->motion().frames, 65);
        QCOMPARE(context->mapping().missing, QStringList());
        QCOMPARE(part<QTreeWidget>(*window, "motionClips").topLevelItem(0)->text(0), QStringLiteral("歩く é 走"));
        QVERIFY(!window->actions()["tool.paint"]->isEnabled());
        QVERIFY(window->actions()["play.toggle"]->isEnabled());
        QVERIFY(window->documents().current()->document()->isClean());
        QVERIFY(window->documents().save(0)); // there is nothing to write
        QVERIFY(window->documents().close(0));
        QCOMPARE(m_setting->prompts->asked, QStringList());
    }

    void dropsOnTheWindow()
    {
        auto window = m_setting->makeWindow();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(walk("dropped.bvh"))});
        QDragEnterEvent enter({300, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window->windowHandle(), &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window->windowHandle(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(window->motionWorkbench().context(), 30000); // the event loop shows the whole window first
        QVERIFY(m_setting->preferences.recentFiles().constFirst().endsWith(QLatin1String("dropped.bvh")));
    }

    void playsStepsAndScrubs()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({walk("play.bvh")});
        MotionContext *context = window->motionWorkbench().context();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        auto &play = part<QToolButton>(*window, "motionPlay");
        QTest::mouseClick(&play, Qt::LeftButton);
        QVERIFY(context->playback().isPlaying());
        QTRY_VERIFY(context->frame() > 0);
        QTest::keyClick(window.get(), Qt::Key_Space);
        QVERIFY(!context->playback().isPlaying());

        context->setFrame(0);
        const Eigen::Vector3f before = context->figure().joints[0].place;
        context->playback().advance(500); // as the running clock does
        QCOMPARE(context->frame(), 15);
        QVERIFY((context->figure().joints[0].place - before).norm() > 0.3F);
        QTest::mouseClick(&part<QToolButton>(*window, "motionForward"), Qt::LeftButton);
        QCOMPARE(context->frame(), 16);
        QTest::keyClick(window.get(), Qt::Key_Comma, Qt::AltModifier);
        QCOMPARE(context->frame(), 15);

        auto &scrub = part<QSlider>(*window, "motionScrub");
        QTest::mouseClick(&scrub, Qt::LeftButton, {}, QPoint(scrub.width() - 2, scrub.height() / 2));
        QVERIFY(context->frame() > 15);
        auto &frame = part<NumberField>(*window, "motionFrame");
        QTest::mouseDClick(&frame, Qt::LeftButton);
        QTest::keyClicks(&frame, "20+12");
        QTest::keyClick(&frame, Qt::Key_Return);
        QCOMPARE(context->frame(), 32);
        QCOMPARE(frame.value(), 32.0);

        auto &loop = part<QToolButton>(*window, "motionLoop");
        QVERIFY(loop.isChecked());
        QTest::mouseClick(&loop, Qt::LeftButton);
        context->setFrame(60);
        context->playback().advance(60000);
        QCOMPARE(context->frame(), 64); // stops at the end
        QTest::mouseClick(&loop, Qt::LeftButton);
        context->setFrame(64);
        context->stepFrames(1);
        QCOMPARE(context->frame(), 0); // and around
    }

    void aPersonMaySayHowItIsRead()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({walk("read.bvh")});
        MotionContext *context = window->motionWorkbench().context();
        const auto toHead = [&] {
            const Motion &motion = context->motion();
            const auto rest = motionRestWorlds(motion);
            return Eigen::Vector3f(rest[static_cast<std::size_t>(motion.joint(QStringLiteral("Head")))].translation() - rest[0].translation());
        };
        QVERIFY(toHead().y() > 0.5F);
        context->setFrame(20);
        auto &up = part<QComboBox>(*window, "motionUp");
        QVERIFY(up.currentText().startsWith(QLatin1String("Y")));
        up.setFocus();
        QTest::keyClick(&up, Qt::Key_End); // Z up
        QVERIFY(std::abs(toHead().y()) < 0.05F);
        QVERIFY(toHead().z() < 0);
        QCOMPARE(context->frame(), 20);
        QVERIFY(window->documents().current()->document()->isClean());
        QTest::keyClick(&up, Qt::Key_Home); // guess again
        QVERIFY(toHead().y() > 0.5F);
        QVERIFY(up.currentText().startsWith(QLatin1String("Y")));

        auto &unit = part<QComboBox>(*window, "motionUnit");
        const double height = context->shown().space.figureHeight;
        unit.setFocus();
        QTest::keyClick(&unit, Qt::Key_End); // inches
        QVERIFY(std::abs(context->shown().space.figureHeight - 2.54 * height) < 1e-3);
        if (probeOpenGl()) { // the larger figure is looked at, not the place of the one before
            const ViewportWidget &view = window->motionWorkbench().motionCanvas().viewport();
            for (const auto &joint : context->figure().joints)
                QVERIFY(QRectF(view.rect()).contains(view.camera().project(joint.place, QSizeF(view.size()))));
        }
        auto &turn = part<QComboBox>(*window, "motionTurn");
        turn.setFocus();
        QTest::keyClick(&turn, Qt::Key_End); // a quarter to its right
        QVERIFY(std::abs(*facingDegrees(context->mapping(), motionRestWorlds(context->motion())) + 90) < 0.1);
        QVERIFY(std::abs(context->shown().space.figureHeight - 2.54 * height) < 1e-3); // what was said before still holds
    }

    void jointsAreSelectedInTheViewAndInTheList()
    {
        if (!probeOpenGl())
            QSKIP("There is no OpenGL here.");
        auto window = m_setting->makeWindow();
        window->openFiles({walk("pick.bvh")});
        MotionContext *context = window->motionWorkbench().context();
        ViewportWidget &view = window->motionWorkbench().motionCanvas().viewport();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        const QImage still = view.grabImage();
        QVERIFY(!still.isNull());
        const int hand = context->motion().joint(QStringLiteral("RightHand"));
        const QPointF at = view.camera().project(context->figure().joints[static_cast<std::size_t>(hand)].place, QSizeF(view.nativeWindow()->size()));
        QTest::mouseMove(view.nativeWindow(), at.toPoint());
        QTest::mouseClick(view.nativeWindow(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(context->selected(), hand);
        QVERIFY(part<QLabel>(*window, "motionSelected").text().contains(QLatin1String("hand_R")));
        auto &joints = part<QTreeWidget>(*window, "motionJoints");
        QCOMPARE(joints.currentItem()->text(0), QStringLiteral("RightHand"));
        QCOMPARE(window->motionWorkbench().selectionText(), QStringLiteral("RightHand"));
        QVERIFY(view.grabImage() != still);

        joints.setFocus();
        QTest::keyClick(&joints, Qt::Key_Home);
        QCOMPARE(context->selected(), 0);
        QTest::mouseClick(view.nativeWindow(), Qt::LeftButton, {}, QPoint(6, 6)); // beside everything
        QCOMPARE(context->selected(), -1);

        const QImage without = view.grabImage();
        QTest::keyClick(window.get(), Qt::Key_N);
        QVERIFY(context->figure().names);
        QVERIFY(view.grabImage() != without);
        QTest::mouseClick(&part<QToolButton>(*window, "motionNames"), Qt::LeftButton);
        QVERIFY(!context->figure().names);
        QTest::mouseClick(&part<QToolButton>(*window, "motionPath"), Qt::LeftButton);
        QVERIFY(!window->motionWorkbench().motionCanvas().showsPath());
        QVERIFY(view.grabImage() != without);
    }

    void exportsWhatTheCommandLineWrites()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({walk("out.bvh")});
        const Motion &motion = window->motionWorkbench().context()->motion();
        m_setting->prompts->save = m_setting->folder.filePath("out.ndjson");
        window->actions()["file.export"]->trigger();
        QFile points(m_setting->prompts->save);
        QVERIFY(points.open(QIODevice::ReadOnly));
        QCOMPARE(points.readAll(), toNdjson(keypointsOf(motion, mapKeypoints(motion))));
        m_setting->prompts->save = m_setting->folder.filePath("again.bvh");
        window->actions()["file.export"]->trigger();
        QCOMPARE(openMotions(m_setting->prompts->save)->clips[0].frames, motion.frames);
        m_setting->prompts->save = m_setting->folder.filePath("out.bvh");
        window->actions()["file.export"]->trigger();
        QCOMPARE(m_setting->prompts->failures, QStringList{QStringLiteral("motion.own-file")});
    }

    void otherKindsOpenToo()
    {
        auto window = m_setting->makeWindow();
        VmdBuilder dance;
        dance.key(QStringLiteral("左足ＩＫ"), 0, {0, 1, 0}).key(QStringLiteral("スカート"), 5);
        window->openFiles({written(QStringLiteral("踊り.vmd"), dance.bytes())});
        MotionContext *context = window->motionWorkbench().context();
        QVERIFY(context);
        QVERIFY(part<QLabel>(*window, "motionNotes").text().contains(QStringLiteral("スカート")));
        QVERIFY(!window->findChild<QComboBox *>("motionUp")->isVisible()); // the format says it

        const auto motion = openMotions(walk("points.bvh"));
        const QByteArray points = toNdjson(keypointsOf(motion->clips[0], mapKeypoints(motion->clips[0])));
        window->openFiles({written("points.json", points)});
        QCOMPARE(window->documents().count(), 2);
        QCOMPARE(window->motionWorkbench().context()->motion().frames, 65);
        QCOMPARE(m_setting->prompts->failures, QStringList());
        window->openFiles({written("broken.bvh", "HIERARCHY\nROOT a\n{\nOFFSET 0 0\n}")});
        QCOMPARE(m_setting->prompts->failures, QStringList{QStringLiteral("bvh.number")});
    }

    void manyClipsAreListed()
    {
        const QString shared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data") + "/real/glb-humanoid-anim/sketchpunklabs+kaykit_char/Med_General.glb";
        if (!QFile::exists(shared))
            QSKIP("The shared motions are not here (MARROW_SHARED_DATA).");
        const QString copy = m_setting->folder.filePath("Med_General.glb");
        QFile::copy(shared, copy);
        auto window = m_setting->makeWindow();
        window->openFiles({copy});
        MotionContext *context = window->motionWorkbench().context();
        QVERIFY(context);
        auto &clips = part<QTreeWidget>(*window, "motionClips");
        QCOMPARE(clips.topLevelItemCount(), 15);
        clips.setFocus();
        QTest::keyClick(&clips, Qt::Key_Down);
        QCOMPARE(context->clip(), 1);
        context->playback().pause();
        QTest::keyClick(&clips, Qt::Key_Return);
        QVERIFY(context->playback().isPlaying());
        window->documents().close(0);
        QVERIFY(!window->motionWorkbench().context());
    }

    void everyControlHasAName()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({walk("names.bvh")});
        QWidget &canvas = window->motionWorkbench().motionCanvas();
        for (QToolButton *button : canvas.findChildren<QToolButton *>()) {
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
            QVERIFY2(!button->accessibleName().isEmpty() || button->defaultAction(), qPrintable(button->objectName()));
            QVERIFY(button->focusPolicy() != Qt::NoFocus);
        }
        for (const char *name : {"motionUp", "motionUnit", "motionTurn", "motionJoints", "motionClips", "motionScrub"}) {
            QVERIFY2(!part<QWidget>(*window, name).accessibleName().isEmpty(), name);
            QVERIFY2(!part<QWidget>(*window, name).toolTip().isEmpty(), name);
        }
    }
};

QTEST_MAIN(MotionWindowTest)
#include "tst_motion_window.moc"
