// Small jobs of the window from beginning to end: the thumbnail inside a file, the page of shortcuts, mirrored
// painting, and what the status line and the notices say and when they stop saying it.

#include "app/gui/actions.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/shortcuts_dialog.h"
#include "app/gui/status_hints.h"
#include "io/vfp/vfp_file.h"
#include "model/voxel/binding_ops.h"
#include "render/viewport/render_backend.h"
#include "tests/support/voxel_builders.h"
#include "tests/support/window_setting.h"
#include "views/common/empty_state.h"
#include "views/inspector/joint_inspector.h"
#include "views/issues/issues_panel.h"
#include "views/painting/paint_session.h"
#include "views/skeleton/rig_fitting.h"
#include "views/skeleton/skeleton_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QJsonArray>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

using namespace marrow;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPushButton *buttonOf(const QWidget &dialog, const QString &text)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

/// A trunk and two arms in chunks of their own, bound to the root throughout.
VoxelAsset twoArmedFigure()
{
    VoxelAsset asset = test::figure();
    asset.grid = VoxelGrid({63, 64, 128});
    asset.chunkSize = {16, 16, 16};
    const auto fill = [&](Int3 low, Int3 high) {
        for (int z = low.z; z <= high.z; ++z) {
            for (int y = low.y; y <= high.y; ++y) {
                for (int x = low.x; x <= high.x; ++x)
                    asset.grid.set({x, y, z}, 1);
            }
        }
    };
    fill({24, 10, 56}, {38, 60, 74});
    fill({4, 40, 60}, {11, 49, 69});
    fill({51, 40, 60}, {58, 49, 69});
    for (int i = 0; i < 12; ++i)
        asset.grid.set({58, 40 + i % 10, 60 + i / 10}, 0);
    asset.voxelCount = 0;
    for (std::uint32_t i = 0; i < asset.grid.cellCount(); ++i)
        asset.voxelCount += asset.grid.data()[i] != 0 ? 1u : 0u;
    asset.rig.emplace();
    asset.rig->skeleton.insert(test::joint(0, -1, "root", {31.5F, 10, 64}));
    asset.rig->skeleton.insert(test::joint(1, 0, "arm_L", {-20, 34, 0}));
    asset.rig->skeleton.insert(test::joint(2, 0, "arm_R", {20, 34, 0}));
    asset.rig->skeleton.insert(test::joint(3, 1, "forearm_L", {-4, 0, 0}));
    asset.rig->skeleton.insert(test::joint(4, 2, "forearm_R", {4, 0, 0}));
    asset.rig->binding = VoxelBinding(asset.grid.size(), 0);
    return asset;
}

} // namespace

class WindowTasksTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void refreshesTheThumbnail()
    {
        auto window = m_setting->makeWindow();
        const QString path = m_setting->copyOfSample("chef.vfp", "thumbnail.vfp");
        const QByteArray original = bytesOf(path);
        window->openFiles({path});
        if (!window->viewport().canDraw())
            QSKIP("There is no OpenGL here to draw a picture with.");
        QVERIFY(QTest::qWaitForWindowExposed(window->viewport().nativeWindow()));
        VoxelDocument *document = window->documents().current()->voxel();
        const QByteArray before = thumbnailOf(document->asset());
        window->actions()["file.thumbnail"]->trigger();
        QCOMPARE(document->undoStack()->count(), 1);
        const QByteArray after = thumbnailOf(document->asset());
        QVERIFY(after != before);
        const QImage picture = QImage::fromData(after, "PNG");
        QCOMPARE(picture.size(), QSize(256, 256));
        QSet<QRgb> colors;
        for (int y = 0; y < picture.height(); y += 4) {
            for (int x = 0; x < picture.width(); x += 4)
                colors.insert(picture.pixel(x, y));
        }
        QVERIFY2(colors.size() > 20, "the model is in the picture");

        window->actions()["file.save"]->trigger();
        const auto saved = openVfp(path);
        QVERIFY(saved.ok());
        QCOMPARE(thumbnailOf(saved->asset), after);
        QVERIFY(saved->asset.grid == document->asset().grid);
        window->actions()["edit.undo"]->trigger();
        QCOMPARE(thumbnailOf(document->asset()), before);
        window->actions()["file.save"]->trigger();
        QCOMPARE(bytesOf(path), original);
    }

    /// A template on a model for which it takes long: the status line tells it, in both languages, and stops it.
    void aFittingIsToldInTheStatusLine()
    {
        auto window = m_setting->makeWindow();
        const QString path = m_setting->folder.filePath("figure.vfp");
        VoxelAsset asset = twoArmedFigure();
        asset.rig.reset();
        QVERIFY(saveVfp(asset, path).ok());
        const QByteArray original = bytesOf(path);
        window->openFiles({path});
        RigFitting &fitting = window->panels().skeleton().fitting();
        fitting.setPatience(0); // as if the model were large
        auto *strip = window->findChild<QWidget *>("fittingStrip");
        auto *cancel = window->findChild<QToolButton *>("fittingCancel");
        QVERIFY(strip && cancel && !strip->isVisible());
        QPushButton *arm = buttonOf(window->panels().skeleton(), "Arm");
        QVERIFY(arm && arm->isEnabled());
        QTest::mouseClick(arm, Qt::LeftButton);
        QVERIFY(fitting.isBusy() && strip->isVisible() && !arm->isEnabled());
        QVERIFY(strip->findChild<QLabel *>()->text().contains("figure.vfp"));
        const QString english = cancel->toolTip();
        m_setting->language.use("zh_CN");
        QVERIFY(!cancel->toolTip().isEmpty() && cancel->isVisible());
        m_setting->language.use("en");
        QCOMPARE(cancel->toolTip(), english);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!fitting.isBusy() && !strip->isVisible() && arm->isEnabled());
        QTest::qWait(100);
        VoxelDocument *document = window->documents().current()->voxel();
        QVERIFY(!document->rig());
        QVERIFY(document->isClean());
        QTest::mouseClick(arm, Qt::LeftButton);
        QTRY_VERIFY(document->rig());
        QVERIFY(!strip->isVisible());
        window->actions()["edit.undo"]->trigger();
        window->actions()["file.save"]->trigger();
        QCOMPARE(bytesOf(path), original);
    }

    void changesShortcutsByKeyboard()
    {
        auto window = m_setting->makeWindow();
        ShortcutsDialog dialog(&window->actions(), &m_setting->preferences, window.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *search = dialog.findChild<QLineEdit *>();
        auto *tree = dialog.findChild<QTreeWidget *>();
        auto *keys = dialog.findChild<QKeySequenceEdit *>();
        auto *conflict = dialog.findChildren<QLabel *>().last();
        QVERIFY(search && tree && keys);

        // Found by its name, then chosen; all others are hidden or stay as they are.
        QTest::keyClicks(search, "save as");
        QTreeWidgetItem *saveAs = nullptr;
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            if (tree->topLevelItem(i)->data(0, Qt::UserRole) == "file.saveAs")
                saveAs = tree->topLevelItem(i);
        }
        QVERIFY(saveAs && !saveAs->isHidden());
        tree->setCurrentItem(saveAs);
        const QKeySequence usual = window->actions()["file.saveAs"]->shortcut();

        // A key that another action has is named before it is taken.
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!conflict->text().isEmpty()); // said once the keys have rested
        QTest::mouseClick(buttonOf(dialog, "Assign"), Qt::LeftButton);
        QCOMPARE(window->actions()["file.saveAs"]->shortcut(), QKeySequence("Ctrl+S"));
        QVERIFY(window->actions()["file.save"]->shortcut() != QKeySequence("Ctrl+S"));

        QTest::mouseClick(buttonOf(dialog, "No shortcut"), Qt::LeftButton);
        QVERIFY(window->actions()["file.saveAs"]->shortcut().isEmpty());
        QTest::mouseClick(buttonOf(dialog, "Restore"), Qt::LeftButton);
        QCOMPARE(window->actions()["file.saveAs"]->shortcut(), usual);

        // The habits of another program, and back.
        auto *presets = dialog.findChild<QComboBox *>();
        emit presets->activated(1);
        QCOMPARE(window->actions()["edit.palette"]->shortcut(), QKeySequence("F3"));
        emit presets->activated(0);
        QCOMPARE(window->actions()["file.save"]->shortcut(), QKeySequence("Ctrl+S"));
        QVERIFY(window->actions()["edit.palette"]->shortcut() != QKeySequence("F3"));
    }

    void newsMakesRoomAgain()
    {
        StatusHints hints(nullptr, 60);
        QString line;
        connect(&hints, &StatusHints::shown, [&](const QString &text) { line = text; });
        hints.setGesture("drag to paint");
        hints.tell("12 voxels changed.");
        QCOMPARE(line, QString("12 voxels changed."));
        hints.setGesture("drag to erase");
        QCOMPARE(line, QString("12 voxels changed."));
        QTRY_COMPARE(line, QString("drag to erase"));
        hints.tell("3 voxels changed.");
        hints.setPanelHint("drop it on a joint");
        QCOMPARE(line, QString("drop it on a joint"));
        hints.setPanelHint({});
        QCOMPARE(line, QString("drag to erase"));
    }

    void refusalsGoWithTheNextStep()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "refused.vfp")});
        RigContext *context = window->currentContext();
        QVERIFY(!context->run("joint.rename", {{"joint", 60000}, {"name", "nobody"}}));
        QVERIFY(!window->notices().currentText().isEmpty());
        QVERIFY(context->run("joint.rename", {{"joint", 1}, {"name", "pelvis"}}));
        QVERIFY(window->notices().currentText().isEmpty());
        QVERIFY(!context->run("joint.rename", {{"joint", 60000}, {"name", "nobody"}}));
        context->activate(2);
        QVERIFY(window->notices().currentText().isEmpty());
    }

    void warnsOfAScaleOfZero()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "flat.vfp")});
        window->currentContext()->activate(4);
        const auto warned = [&] {
            for (const QLabel *label : window->findChild<JointInspector *>()->findChildren<QLabel *>()) {
                if (label->property("role") == "warning" && label->isVisibleTo(label->parentWidget()))
                    return true;
            }
            return false;
        };
        QVERIFY(!warned());
        const QJsonObject rest{{"joint", 4}, {"scale", QJsonArray{1, 0, 1}}};
        QVERIFY(window->currentContext()->run("joint.setRest", {{"rests", QJsonArray{rest}}, {"keys", "offset"}, {"children", "follow"}}));
        QVERIFY(warned());
        window->actions()["rig.check"]->trigger();
        bool found = false;
        for (const Issue &issue : window->panels().issues().report().issues())
            found = found || (issue.code == "rig.joint-flat" && issue.pointer == "joint/4");
        QVERIFY(found);
        window->actions()["edit.undo"]->trigger();
        QVERIFY(!warned());
    }

    void mirroredPaintingReachesThePairedJoint()
    {
        // 63 columns, so that one of them lies on the plane of the mirror. The right arm lacks 12 voxels that the left one has.
        const QString path = m_setting->folder.filePath("mirror.vfp");
        QVERIFY(saveVfp(twoArmedFigure(), path).ok());
        const QByteArray original = bytesOf(path);
        auto window = m_setting->makeWindow();
        window->openFiles({path});
        VoxelDocument *document = window->documents().current()->voxel();
        PaintSession &painting = window->panels().paintSession();
        painting.change([](PaintSettings &s) {
            s = {};
            s.tool = PaintToolKind::Box;
            s.mirror = true;
        });
        const auto box = [&](Int3 from, Int3 to) {
            painting.beginStroke({from, 4, -Eigen::Vector3d::UnitZ()}, false, SelectCombine::Replace);
            painting.extendStroke({to, 4, -Eigen::Vector3d::UnitZ()});
            painting.finishStroke();
        };
        window->currentContext()->activate(3); // forearm_L
        box({4, 40, 60}, {8, 49, 69});         // 500 voxels of the left forearm
        QCOMPARE(document->undoStack()->count(), 1);
        QCOMPARE(window->currentContext()->voxelCount(3), 500);
        QCOMPARE(window->currentContext()->voxelCount(4), 500 - 12);
        QCOMPARE(painting.withoutPartner().count(), std::size_t(12));
        const VoxelGrid &grid = document->asset().grid;
        for (int z = 60; z < 70; ++z) {
            for (int y = 40; y < 50; ++y) {
                for (int x = 4; x < 9; ++x) {
                    const Int3 image{62 - x, y, z};
                    QCOMPARE(document->rig()->binding.at({x, y, z}), JointId(3));
                    if (grid.at(image) != 0)
                        QCOMPARE(document->rig()->binding.at(image), JointId(4));
                    QCOMPARE(painting.withoutPartner().contains(grid.offset({x, y, z})), grid.at(image) == 0);
                }
            }
        }
        const VoxelBinding painted = document->rig()->binding;
        document->undoStack()->undo();
        QCOMPARE(window->currentContext()->voxelCount(3), 0);
        QCOMPARE(window->currentContext()->voxelCount(4), 0);
        document->undoStack()->redo();
        QVERIFY(document->rig()->binding == painted);

        // Across the plane: the middle column goes to the joint that is painted, once.
        window->currentContext()->activate(0);
        box({30, 20, 60}, {32, 20, 60});
        std::size_t owned = 0, solid = 0;
        for (const auto &[joint, count] : voxelsPerJoint(grid, document->rig()->binding))
            owned += count;
        for (std::uint32_t i = 0; i < grid.cellCount(); ++i)
            solid += grid.data()[i] != 0 ? 1u : 0u;
        QCOMPARE(owned, solid);
        window->actions()["file.save"]->trigger();
        const auto saved = openVfp(path);
        QVERIFY(saved.ok());
        QVERIFY(saved->asset.rig->binding == document->rig()->binding);
        while (document->undoStack()->canUndo())
            document->undoStack()->undo();
        window->actions()["file.save"]->trigger();
        QCOMPARE(bytesOf(path), original);
    }

    void emptyPanelsAreReadWhole()
    {
        EmptyState empty("issues");
        empty.setText("Not checked yet", "A check looks for joints without voxels, islands, far voxels and double names, and each finding jumps to its place.");
        empty.addButton("check")->setText("Check the rig");
        empty.resize(300, 400);
        empty.show();
        QVERIFY(QTest::qWaitForWindowExposed(&empty));
        const QList<QLabel *> labels = empty.findChildren<QLabel *>();
        QCOMPARE(labels.size(), 3);
        QVERIFY(labels[0]->isVisible()); // the icon
        empty.resize(300, 170);
        QTRY_VERIFY(!labels[0]->isVisible());
        for (const QLabel *label : {labels[1], labels[2]}) {
            QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
            QVERIFY(empty.rect().contains(label->geometry()));
        }
        empty.resize(300, 400);
        QTRY_VERIFY(labels[0]->isVisible());
    }
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    WindowTasksTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window_tasks.moc"
