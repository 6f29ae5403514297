// The timeline in the real window: a clip is made, keyed, scrubbed, undone, saved and opened again; clips go out and in as JSON.

#include "app/gui/actions.h"
#include "app/gui/voxel/timeline_dock.h"
#include "app/gui/workspaces.h"
#include "io/vfp/vfp_file.h"
#include "render/viewport/render_backend.h"
#include "tests/support/window_setting.h"
#include "views/common/euler.h"
#include "views/timeline/clip_bar.h"
#include "views/timeline/dope_sheet.h"
#include "views/timeline/playback_bar.h"
#include "views/timeline/timeline_panel.h"

#include <QApplication>
#include <QFile>
#include <QTest>

using namespace marrow;

class TimelineWindowTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;

    static QAction *clipAction(TimelinePanel &panel, const QString &text)
    {
        for (QAction *action : panel.clipBar().clipActions()) {
            if (action && Actions::plainText(action) == text)
                return action;
        }
        return nullptr;
    }

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void keysAreMadeSavedAndReopened()
    {
        const QString path = m_setting->copyOfSample("chef.vfp", "timeline.vfp");
        auto window = m_setting->makeWindow();
        window->openFiles({path});
        window->findChild<QAction *>("workspace.animate")->trigger();
        TimelinePanel &panel = window->voxelWorkbench().timeline().panel();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QVERIFY(panel.isVisible());
        QVERIFY2(window->width() <= 1280 && window->height() <= 720, qPrintable(QStringLiteral("%1 x %2").arg(window->width()).arg(window->height())));
        QVERIFY2(panel.width() >= 700, qPrintable(QString::number(panel.width())));
        VoxelDocument *document = window->documents().current()->voxel();
        const std::size_t before = document->rig()->clips.size();
        panel.clipBar().addClip();
        QCOMPARE(document->rig()->clips.size(), before + 1);
        const std::uint16_t id = panel.model().clip()->id;
        PoseContext *pose = panel.model().context();
        DopeSheet &sheet = panel.dopeSheet();
        sheet.activateWindow();
        sheet.setFocus();
        const JointId joint = document->rig()->skeleton.joints()[2].id;
        window->currentContext()->activate(joint);
        QTest::keyClick(&sheet, Qt::Key_I);
        QTest::keyClick(&sheet, Qt::Key_End);
        QCOMPARE(pose->playback().time(), 1000.0);
        Transform turned = pose->local(joint);
        turned.rotation = fromEulerDegrees({0, 0, 40});
        pose->edit({{joint, turned}}, QStringLiteral("Turn"));
        QCOMPARE(pose->loose().size(), 1u);
        QTest::keyClick(&sheet, Qt::Key_I); // its own letter, though the window's I isolates joints
        QVERIFY(pose->loose().empty());
        QCOMPARE(document->rig()->clip(id)->track(joint)->keys.size(), 2);
        QVERIFY(window->currentContext()->isolated().empty());

        QTest::keyClick(&sheet, Qt::Key_Home);
        QVERIFY(!sameRotation(pose->local(joint).rotation, turned.rotation));
        window->actions()["play.toggle"]->trigger();
        QVERIFY(pose->playback().isPlaying());
        QTRY_VERIFY(pose->playback().time() > 50);
        window->actions()["play.toggle"]->trigger();
        QVERIFY(!pose->playback().isPlaying());

        window->actions()["edit.undo"]->trigger();
        QCOMPARE(document->rig()->clip(id)->track(joint)->keys.size(), 1);
        window->actions()["edit.redo"]->trigger();
        window->actions()["file.save"]->trigger();
        QVERIFY(m_setting->prompts->failures.isEmpty());
        const auto reread = openVfp(path);
        QVERIFY(reread.ok() && reread->asset.rig);
        QVERIFY(*reread->asset.rig->clip(id) == *document->rig()->clip(id));
    }

    void clipsGoOutAndInAsJson()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "timeline-json.vfp")});
        window->findChild<QAction *>("workspace.animate")->trigger();
        TimelinePanel &panel = window->voxelWorkbench().timeline().panel();
        VoxelDocument *document = window->documents().current()->voxel();
        if (document->rig()->clips.empty()) {
            panel.clipBar().addClip();
            panel.model().insertKeyAt(document->rig()->skeleton.joints()[1].id, 300);
        }
        const AnimationClip original = *panel.model().clip();
        m_setting->prompts->save = m_setting->folder.filePath("走る.json");
        clipAction(panel, QStringLiteral("Export the Clip"))->trigger();
        QVERIFY(QFile::exists(m_setting->prompts->save));
        const std::size_t before = document->rig()->clips.size();
        m_setting->prompts->open = {m_setting->prompts->save};
        clipAction(panel, QStringLiteral("Import Clips"))->trigger();
        QCOMPARE(document->rig()->clips.size(), before + 1);
        AnimationClip imported = *panel.model().clip();
        QVERIFY(imported.id != original.id);
        imported.id = original.id;
        QVERIFY(imported == original);
        QVERIFY(m_setting->prompts->failures.isEmpty());
        m_setting->prompts->open = {m_setting->folder.filePath("nothing.json")};
        clipAction(panel, QStringLiteral("Import Clips"))->trigger();
        QCOMPARE(m_setting->prompts->failures.size(), 1);
    }
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    TimelineWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_timeline_window.moc"
