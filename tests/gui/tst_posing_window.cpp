// Poses in the real window by real events: select a joint, turn it by its ring, see it loose, key it, scrub, undo, save, open again.

#include "app/gui/actions.h"
#include "app/gui/voxel/timeline_dock.h"
#include "app/gui/voxel/voxel_workbench.h"
#include "io/vfp/vfp_file.h"
#include "model/voxel/binding_ops.h"
#include "render/viewport/render_backend.h"
#include "tests/support/posing_hands.h"
#include "views/common/euler.h"
#include "views/common/number_field.h"
#include "views/painting/paint_session.h"
#include "views/posing/guide_menu.h"
#include "views/posing/pose_guide_feed.h"
#include "views/skeleton/skeleton_panel.h"
#include "views/timeline/timeline_panel.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

using namespace marrow;

class PosingWindowTest : public PosingHands
{
    Q_OBJECT

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void init()
    {
        m_path = m_setting->copyOfSample("chef.vfp", QString::fromLatin1(QTest::currentTestFunction()) + ".vfp");
        m_setting->preferences.setLeavePolicy(LeavePolicy::Ask);
        m_window = m_setting->makeWindow();
        m_window->openFiles({m_path});
        if (!viewport().canDraw())
            QSKIP("There is no OpenGL here to show a view with.");
    }
    void cleanup()
    {
        m_setting->prompts->unkeyed = FilePrompts::UnkeyedAnswer::Drop;
        m_setting->prompts->close = FilePrompts::CloseAnswer::Discard;
        m_window.reset();
    }

    void posesKeysScrubsUndoesSavesAndReopens()
    {
        enterAnimate();
        playback().setTime(200);
        const JointId arm = pickByVoxel("arm_L");
        QCOMPARE(m_window->currentContext()->activeJoint(), std::optional<JointId>(arm));
        const Transform before = pose().local(arm);

        turnByRing(60);
        const Transform turned = pose().local(arm);
        QVERIFY(angle(before, turned) > 15);
        QCOMPARE(turned.translation, before.translation); // plain rotations
        // Loose: in the context, the view and the tree, and in no command.
        QCOMPARE(document()->undoStack()->count(), 0);
        QVERIFY(pose().loose().contains(arm));
        QVERIFY(viewport().options().loose.contains(arm));
        auto *tree = m_window->panels().skeleton().findChild<QTreeView *>();
        bool marked = false;
        for (int row = 0; row < tree->model()->rowCount(); ++row)
            marked = marked || markedBelow(tree->model(), tree->model()->index(row, 0));
        QVERIFY(marked);

        // Leaving the frame asks, without a dialog in the way, and the playhead waits.
        playback().setTime(400);
        QCOMPARE(playback().time(), 200.0);
        QVERIFY(m_window->notices().currentText().contains("200"));
        QVERIFY(pose().loose().contains(arm));
        pressNotice("Key Them");
        QCOMPARE(playback().time(), 400.0); // it went on
        QCOMPARE(document()->undoStack()->count(), 1);
        QVERIFY(pose().loose().empty());
        QVERIFY(viewport().options().loose.empty());
        playback().setTime(200);
        QVERIFY(angle(pose().local(arm), turned) < 0.1);

        // The key goes and the pose is loose again, where it was made; then the gesture goes. Redo takes the same way forth.
        playback().setTime(500);
        m_window->actions()["edit.undo"]->trigger();
        QCOMPARE(document()->undoStack()->index(), 0);
        QCOMPARE(playback().time(), 200.0);
        QVERIFY(pose().loose().contains(arm));
        QVERIFY(angle(pose().local(arm), turned) < 0.1);
        m_window->actions()["edit.undo"]->trigger();
        QVERIFY(pose().loose().empty());
        QVERIFY(angle(pose().local(arm), before) < 0.1);
        m_window->actions()["edit.redo"]->trigger();
        QVERIFY(pose().loose().contains(arm));
        m_window->actions()["edit.redo"]->trigger();
        QVERIFY(pose().loose().empty());
        QVERIFY(angle(pose().local(arm), turned) < 0.1);
        m_window->actions()["file.save"]->trigger();
        QVERIFY(document()->isClean());
        const auto reopened = openVfp(m_path);
        QVERIFY(reopened.ok());
        const AnimationClip *clip = reopened->asset.rig->clip(pose().clip()->id);
        const Pose again = samplePose(reopened->asset.rig->skeleton, clip, 200);
        QVERIFY(angle(again.locals[std::size_t(reopened->asset.rig->skeleton.indexOf(arm))], turned) < 0.1);
    }

    void autoKeyIsOneStepAndEscapeNone()
    {
        enterAnimate();
        playback().setTime(300);
        auto *autoKey = m_window->findChild<QToolButton *>("autoKey");
        QVERIFY(autoKey && autoKey->isVisible());
        QTest::mouseClick(autoKey, Qt::LeftButton);
        QVERIFY(pose().autoKey());
        const JointId arm = pickByVoxel("arm_L");
        const Transform before = pose().local(arm);
        turnByRing(40, true);
        QCOMPARE(pose().local(arm), before); // Escape took it back
        QCOMPARE(document()->undoStack()->count(), 0);
        turnByRing(0); // a press that does not move is no step
        QCOMPARE(document()->undoStack()->count(), 0);
        turnByRing(40);
        QCOMPARE(document()->undoStack()->count(), 1);
        QVERIFY(pose().loose().empty());
        QVERIFY(angle(pose().local(arm), before) > 10);
        m_window->actions()["edit.undo"]->trigger();
        QVERIFY(angle(pose().local(arm), before) < 0.1);
    }

    void copiesAndPastesMirrored()
    {
        enterAnimate();
        playback().setTime(100);
        m_setting->preferences.setLeavePolicy(LeavePolicy::Keep);
        const JointId left = idOf("arm_L");
        const JointId right = idOf("arm_R");
        pickByVoxel("arm_L");
        turnByRing(50);
        const JointLocals wanted = mirroredPose(document()->rig()->skeleton, {{left, pose().local(left)}}, JointPairs(document()->rig()->skeleton),
                                               mirrorPlaneOf(document()->rig()->skeleton, document()->asset().grid.size()));
        // What is in no command can be taken back as well, and done again.
        const Transform turned = pose().local(left);
        m_window->actions()["edit.undo"]->trigger();
        QVERIFY(pose().loose().empty());
        m_window->actions()["edit.redo"]->trigger();
        QCOMPARE(pose().local(left), turned);
        QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(view(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(angle(pose().local(right), wanted.at(right)) < 0.1);
        QCOMPARE(pose().loose().size(), 2u);
        QTest::keyClick(view(), Qt::Key_Backspace, Qt::ShiftModifier); // all back to the bind pose
        QCOMPARE(pose().local(right), document()->rig()->skeleton.find(right)->rest);
        QTest::keyClick(view(), Qt::Key_K, Qt::ShiftModifier); // and keyed
        QCOMPARE(document()->undoStack()->count(), 1);
        QVERIFY(pose().loose().empty());
    }

    /// The tree of joints takes the keys of a pose, not the name of its row.
    void copiesWithTheTreeFocused()
    {
        enterAnimate();
        pickByVoxel("arm_L");
        turnByRing(45);
        auto *tree = m_window->findChild<SkeletonPanel *>()->findChild<QTreeView *>();
        QVERIFY(tree);
        QGuiApplication::clipboard()->setText("before");
        QTest::keyClick(tree, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text() != "arm_L");
        m_window->currentContext()->activate(idOf("arm_R"));
        QTest::keyClick(tree, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(pose().loose().size(), 2u);
    }

    void reachesWithTheArm()
    {
        enterAnimate();
        playback().setTime(0);
        QTest::keyClick(view(), Qt::Key_Q);
        QCOMPARE(m_window->panels().posing().tool()->settings().mode, PoseMode::Reach);
        const JointId arm = idOf("arm_L");
        const QPoint from = pixelOf("arm_L");
        const Transform before = pose().local(arm);
        QTest::mouseMove(view(), from);
        QTest::mousePress(view(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 8; ++step)
            QTest::mouseMove(view(), from + QPoint(0, -5 * step));
        QVERIFY(!(pose().local(arm) == before)); // shown while it is dragged
        QVERIFY(pose().loose().empty());
        QVERIFY(!viewport().overlay().worldLines.empty());
        QTest::mouseRelease(view(), Qt::LeftButton, {}, from + QPoint(0, -40));
        QVERIFY(pose().loose().contains(arm));
        QCOMPARE(pose().local(arm).translation, before.translation);
        QCOMPARE(pose().local(arm).scale, before.scale);
        QVERIFY(viewport().overlay().worldLines.empty());
    }

    void reachesWhereAPartIsDrawn()
    {
        enterAnimate();
        playback().setTime(0);
        ViewOptions options = viewport().options();
        options.explode = 0.6F;
        viewport().setOptions(options);
        const JointId arm = pickByVoxel("arm_L");
        const int index = document()->rig()->skeleton.indexOf(arm);
        const Eigen::Vector3f drawn = viewport().scene().jointWorlds()[std::size_t(index)].translation();
        QVERIFY(viewport().scene().explodeOffset(arm).norm() > 1);
        QVERIFY((viewport().overlay().gizmo->origin - drawn).norm() < 1e-3F); // the handles go along
        QTest::keyClick(view(), Qt::Key_Q);
        const QPoint from = pixelOf("arm_L");
        const Transform before = pose().local(arm);
        QTest::mouseMove(view(), from);
        QTest::mousePress(view(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view(), from + QPoint(1, 0));
        QTest::mouseMove(view(), from);
        QVERIFY(angle(pose().local(arm), before) < 1); // the part is held where it was taken: it does not jump under the pointer
        QTest::mouseMove(view(), from + QPoint(0, -40));
        QVERIFY(angle(pose().local(arm), before) > 5);
        QTest::mouseRelease(view(), Qt::LeftButton, {}, from + QPoint(0, -40));
        options.explode = 0;
        viewport().setOptions(options);
    }

    void ghostsStepByTheTimelinesFrames()
    {
        enterAnimate();
        TimelineModel &timeline = m_window->voxelWorkbench().timeline().panel().model();
        TimeGrid grid = timeline.grid();
        grid.fps = 12;
        timeline.setGrid(grid);
        QCOMPARE(m_window->panels().posing().guides().settings().fps, 12.0);
        auto *autoKey = m_window->actions()["play.autoKey"];
        QVERIFY(autoKey->isEnabled() && !autoKey->isChecked());
        autoKey->trigger();
        QVERIFY(pose().autoKey());
        QVERIFY(m_window->findChild<QToolButton *>("autoKey")->isChecked());
        QTest::mouseClick(m_window->findChild<QToolButton *>("autoKey"), Qt::LeftButton);
        QVERIFY(!autoKey->isChecked());
    }

    void typesNumbers()
    {
        enterAnimate();
        const JointId head = idOf("head 头");
        m_window->currentContext()->activate(head);
        auto *panel = m_window->panels().posing().panel();
        NumberField *turn = nullptr;
        for (NumberField *field : panel->findChildren<NumberField *>()) {
            if (field->accessibleName().startsWith("Rotation") && field->accessibleName().endsWith("Y"))
                turn = field;
        }
        QVERIFY(turn && turn->isVisible());
        Transform wanted = pose().local(head);
        Eigen::Vector3d angles = eulerDegrees(wanted.rotation);
        angles.y() = 45;
        wanted.rotation = fromEulerDegrees(angles);
        turn->setFocus();
        turn->selectAll();
        QTest::keyClicks(turn, "15*3");
        QTest::keyClick(turn, Qt::Key_Return);
        QVERIFY(std::abs(turn->value() - 45) < 1e-4);
        QVERIFY(pose().loose().contains(head));
        QVERIFY(angle(pose().local(head), wanted) < 0.1);
    }

    void showsGhostsTrailsAndGaps()
    {
        enterAnimate();
        playback().setTime(300);
        m_window->currentContext()->activate(idOf("arm_L"));
        QTest::mouseMove(view(), QPoint(3, 3));
        const CameraRig camera = viewport().camera();
        PoseGuideFeed &guides = m_window->panels().posing().guides();
        const QImage plain = viewport().grabImage();
        GuideSettings settings;
        settings.onion = true;
        settings.frames = 6;
        guides.setSettings(settings);
        QCoreApplication::processEvents();
        const QImage ghosts = viewport().grabImage();
        QVERIFY(differing(plain, ghosts) > 200);
        settings.onion = false;
        settings.trails = true;
        guides.setSettings(settings);
        QCoreApplication::processEvents();
        QVERIFY(differing(plain, viewport().grabImage()) > 30);
        settings.trails = false;
        settings.gaps = true;
        guides.setSettings(settings);
        QTRY_VERIFY(guides.gapReport());
        QVERIFY(guides.gapReport()->worst.gap > 0);
        auto *menu = m_window->findChild<GuideMenu *>();
        QVERIFY(menu->isVisible());
        menu->menu()->popup(menu->mapToGlobal(QPoint(0, -300)));
        QTest::mouseClick(menu->menu()->findChild<QPushButton *>("goToWorstGap"), Qt::LeftButton);
        QCOMPARE(playback().time(), guides.gapReport()->worst.timeMs);
        QTRY_COMPARE(guides.worstNow().gap, guides.gapReport()->worst.gap);
        menu->menu()->close();
        settings.gaps = false;
        guides.setSettings(settings);
        playback().setTime(300);
        viewport().setCamera(camera);
        m_window->currentContext()->activate(idOf("arm_L"));
        QTest::mouseMove(view(), QPoint(4, 4));
        const QImage after = viewport().grabImage();
        QVERIFY(differing(plain, after) < 200); // nothing is left behind
    }

    void paintsWhileTheClipStandsInTheMiddle()
    {
        enterAnimate();
        playback().setTime(350);
        m_window->actions()["tool.paint"]->trigger();
        const JointId arm = idOf("arm_L");
        const QPoint at = pixelOf("arm_L"); // where the posed arm is seen, not where it is bound
        m_window->currentContext()->activate(idOf("head 头"));
        const auto before = voxelsPerJoint(document()->asset().grid, document()->rig()->binding);
        QTest::mouseMove(view(), at);
        QTest::mousePress(view(), Qt::LeftButton, {}, at);
        QTest::mouseMove(view(), at + QPoint(3, 0));
        QTest::mouseRelease(view(), Qt::LeftButton, {}, at + QPoint(3, 0));
        QCOMPARE(document()->undoStack()->count(), 1);
        const auto after = voxelsPerJoint(document()->asset().grid, document()->rig()->binding);
        QVERIFY(countOf(after, idOf("head 头")) > countOf(before, idOf("head 头")));
        QVERIFY(countOf(after, arm) < countOf(before, arm));
        QCOMPARE(playback().time(), 350.0);
        QVERIFY(pose().isActive());
    }

    void closingNeverDropsWithoutAWord()
    {
        enterAnimate();
        pickByVoxel("arm_L");
        turnByRing(45);
        m_setting->prompts->unkeyed = FilePrompts::UnkeyedAnswer::Cancel;
        QVERIFY(!m_window->documents().close(0));
        QVERIFY(m_setting->prompts->asked.contains("unkeyed 1 closingNeverDropsWithoutAWord.vfp"));
        m_window->actions()["file.save"]->trigger(); // saving says that the file lacks it
        QVERIFY(!m_window->notices().currentText().isEmpty());
        QCOMPARE(pose().loose().size(), 1u);
        m_setting->prompts->unkeyed = FilePrompts::UnkeyedAnswer::Key;
        m_setting->prompts->close = FilePrompts::CloseAnswer::Save;
        QVERIFY(m_window->documents().close(0));
        QVERIFY(m_setting->prompts->asked.contains("close closingNeverDropsWithoutAWord.vfp"));
    }

    void preferenceKeepsOrKeys()
    {
        enterAnimate();
        playback().setTime(100);
        pickByVoxel("arm_L");
        turnByRing(45);
        m_setting->preferences.setLeavePolicy(LeavePolicy::Keep);
        playback().setTime(500);
        QCOMPARE(playback().time(), 500.0);
        QCOMPARE(pose().loose().size(), 1u);
        m_setting->preferences.setLeavePolicy(LeavePolicy::Key);
        playback().setTime(600);
        QVERIFY(pose().loose().empty());
        QCOMPARE(document()->undoStack()->count(), 1);
        QCOMPARE(playback().time(), 600.0);
    }

private:
    std::unique_ptr<WindowSetting> m_setting;
    QString m_path;
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    PosingWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_posing_window.moc"
