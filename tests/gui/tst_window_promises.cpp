// What the window says and keeps without being asked: a journal that cannot be written, pictures of imported models, panels that come to the
// front, and painting by keys alone.

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/document_session.h"
#include "app/gui/file_drop.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/recent_thumbnails.h"
#include "app/gui/workspaces.h"
#include "io/journal/journal_writer.h"
#include "render/viewport/render_backend.h"
#include "tests/support/window_setting.h"
#include "views/common/rig_context.h"
#include "views/issues/issues_panel.h"
#include "views/painting/painting_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>
#include <QUrl>
#include <QWindow>

#include <set>

using namespace marrow;

class WindowPromisesTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    /// The folder of the file is gone and a file stands where the state folder should be: work goes on, and the window says what is at risk.
    void aJournalThatCannotBeWrittenIsSaid()
    {
        QTemporaryDir place;
        const QString blocker = place.filePath("data");
        QFile file(blocker);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QStandardPaths::setTestModeEnabled(false);
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", blocker.toUtf8());
        const QString folder = place.filePath("models");
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(m_setting->copyOfSample("chef.vfp", "chef.vfp"), folder + "/chef.vfp"));
        auto window = m_setting->makeWindow();
        window->openFiles({folder + "/chef.vfp"});
        DocumentSession *session = window->documents().current();
        QVERIFY(session);
        QVERIFY(QDir().rename(folder, place.filePath("elsewhere")));
        QVERIFY(session->document()->execute("joint.rename", {{"joint", 1}, {"name", "mine"}}).ok());
        QVERIFY(session->journal()->failing());
        QVERIFY2(window->notices().currentText().contains("journal"), qPrintable(window->notices().currentText()));
        QVERIFY(window->notices().isVisible());
        QVERIFY(session->document()->execute("joint.rename", {{"joint", 2}, {"name", "goes on"}}).ok());
        // Seen again when one comes back from another tab.
        window->openFiles({m_setting->copyOfSample("cat.vfp", "cat.vfp")});
        QVERIFY(!window->notices().currentText().contains("journal"));
        window->documents().setCurrent(0);
        QVERIFY(window->notices().currentText().contains("journal"));

        QVERIFY(QDir().rename(place.filePath("elsewhere"), folder));
        QTRY_VERIFY_WITH_TIMEOUT(!session->journal()->failing(), 20'000); // it is tried again by itself
        QVERIFY(!window->notices().currentText().contains("journal"));
        window.reset();
        qputenv("XDG_DATA_HOME", before);
        QStandardPaths::setTestModeEnabled(true);
    }

    /// Also over a 3D view, which is a window of its own; what nothing opens is refused while it hovers.
    void filesOverTheWindowAreFramed()
    {
        auto window = m_setting->makeWindow();
        const QString file = m_setting->copyOfSample("chef.vfp", "drop.vfp");
        window->openFiles({file});
        auto *drop = window->findChild<FileDrop *>();
        QVERIFY(drop && !drop->isVisible());
        // A 3D view of the window, which in a test may not have taken its place in it yet.
        QWindow view(window->windowHandle());
        for (QWindow *over : {window->windowHandle(), &view}) {
            QMimeData files;
            files.setUrls({QUrl::fromLocalFile(file)});
            QDragEnterEvent enter({300, 300}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(over, &enter);
            QVERIFY(drop->isVisible());
            QVERIFY(window->statusBar()->currentMessage().contains("drop.vfp"));
            QDragLeaveEvent leave;
            QApplication::sendEvent(over, &leave);
            QVERIFY(!drop->isVisible() && window->statusBar()->currentMessage().isEmpty());
            QMimeData strange;
            strange.setUrls({QUrl::fromLocalFile(m_setting->folder.filePath("notes.xyz"))});
            QDragEnterEvent other({300, 300}, Qt::CopyAction, &strange, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(over, &other);
            QVERIFY(!other.isAccepted() && !drop->isVisible());
        }
        // From the view into a panel: the view hears of it after the panel.
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent intoView({300, 300}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QDragEnterEvent intoPanel({30, 300}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QDragLeaveEvent leave;
        QApplication::sendEvent(&view, &intoView);
        QApplication::sendEvent(window->windowHandle(), &intoPanel);
        QApplication::sendEvent(&view, &leave);
        QVERIFY(drop->isVisible());
        QApplication::sendEvent(window->windowHandle(), &leave);
        QVERIFY(!drop->isVisible());
    }

    void importedModelsHaveTheirPictureAmongTheRecentFiles()
    {
        const QString json = m_setting->folder.filePath("cube.json");
        QFile file(json);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"grid\":[4,4,4],\"chunk\":[16,16,16],\"palette\":[{\"index\":1,\"color\":\"#E05A4FFF\",\"material\":0,\"emission\":0}],"
                   "\"voxels\":[[1,1,1,1],[2,1,1,1],[1,2,1,1]]}");
        file.close();
        auto window = m_setting->makeWindow();
        window->openFiles({json});
        QVERIFY(window->documents().current() && window->documents().current()->filePath().isEmpty());
        if (!window->viewport().canDraw())
            QSKIP("There is no OpenGL here to draw a picture with.");
        QTRY_VERIFY_WITH_TIMEOUT(!RecentThumbnails().load(json).isNull(), 10'000);
    }

    void panelsThatAreAskedForComeToTheFront()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "panels.vfp")});
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QDockWidget *history = window->docks()["history"];
        window->docks().raise("history");
        QTRY_VERIFY(!history->visibleRegion().isEmpty());
        history->toggleViewAction()->trigger();
        QTRY_VERIFY(history->isHidden());
        history->toggleViewAction()->trigger();
        QTRY_VERIFY(!history->visibleRegion().isEmpty());
    }

    void nothingCanBeCheckedWhileNothingIsOpen()
    {
        auto window = m_setting->makeWindow();
        window->docks().raise("issues");
        const auto button = [&]() -> QPushButton * { return window->findChild<IssuesPanel *>()->findChild<QPushButton *>(); };
        QVERIFY(button() && !button()->isVisibleTo(window.get()));
        window->openFiles({m_setting->copyOfSample("chef.vfp", "check.vfp")});
        window->docks().raise("issues");
        QVERIFY(button()->isVisibleTo(window.get()));
    }

    void jointsShowTheirAxesWithTheSkeleton()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "axes.vfp")});
        QAction *axes = window->actions()["view.jointAxes"];
        QVERIFY(axes->isEnabled() && !axes->isChecked());
        const auto picture = [&] {
            QTest::qWait(30);
            return window->viewport().grabImage();
        };
        const QImage without = picture();
        axes->trigger();
        QVERIFY(window->viewport().options().jointAxes);
        if (without.isNull())
            QSKIP("There is no OpenGL here to draw a picture with.");
        QVERIFY(picture() != without);
        // They go with the skeleton they belong to.
        window->actions()["view.joints"]->trigger();
        const QImage hidden = picture();
        axes->trigger();
        QCOMPARE(picture(), hidden);
    }

    /// Panels behind a tab lie beyond the window's edge: Tab and Shift+Tab go past them.
    void tabStaysOnWhatIsSeen()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "tab.vfp")});
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QApplication::setActiveWindow(window.get());
        window->workspaces().use("animate");
        QCoreApplication::processEvents();
        for (const Qt::KeyboardModifiers modifiers : {Qt::KeyboardModifiers(Qt::NoModifier), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
            std::set<QWidget *> stops;
            window->findChild<QWidget *>("documentTabs")->setFocus(Qt::TabFocusReason);
            for (int i = 0; i < 150; ++i) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, modifiers);
                QWidget *focus = QApplication::focusWidget();
                QVERIFY(focus);
                if (!stops.insert(focus).second)
                    break;
                while (focus && !qobject_cast<QDockWidget *>(focus))
                    focus = focus->parentWidget();
                QVERIFY2(!focus || window->rect().intersects(focus->geometry()), qPrintable(QApplication::focusWidget()->accessibleName()));
            }
            QVERIFY(stops.size() > 30);
        }
    }

    /// Tab to the tools, arrows to a voxel, Return paints it.
    void paintsByKeysAlone()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "keys.vfp")});
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QApplication::setActiveWindow(window.get());
        auto *panel = window->findChild<PaintingPanel *>();
        RigContext *rig = window->panels().paintSession().context();
        QVERIFY(panel && rig);
        rig->activate(4);
        const auto press = [](int key) { QTest::keyClick(QApplication::focusWidget(), Qt::Key(key)); };
        window->findChild<QWidget *>("documentTabs")->setFocus(Qt::TabFocusReason);
        const auto onATool = [&] {
            auto *button = qobject_cast<QToolButton *>(QApplication::focusWidget());
            return button && panel->isAncestorOf(button) && button->isCheckable() && button->group();
        };
        for (int i = 0; i < 80 && !onATool(); ++i)
            press(Qt::Key_Tab);
        QVERIFY(onATool());
        press(Qt::Key_Up);
        QVERIFY(rig->cursor());
        const Int3 first = rig->cursor()->voxel;
        press(Qt::Key_Up);
        press(Qt::Key_Left);
        QVERIFY(!(rig->cursor()->voxel == first));
        const int steps = window->documents().current()->document()->undoStack()->count();
        press(Qt::Key_Return);
        QCOMPARE(window->documents().current()->document()->undoStack()->count(), steps + 1);
        QCOMPARE(rig->rig()->binding.at(rig->cursor()->voxel), JointId(4));
    }
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    WindowPromisesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_window_promises.moc"
