// Drives the real window: opens a sample, paints a stroke with the mouse, takes it back, saves, opens again and compares.

#include "app/gui/actions.h"
#include "app/gui/language.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/preferences.h"
#include "app/gui/recent_thumbnails.h"
#include "app/gui/start_page.h"
#include "app/gui/workspaces.h"
#include "io/vfp/vfp_file.h"
#include "model/voxel/binding_ops.h"
#include "render/viewport/render_backend.h"
#include "tests/support/window_setting.h"
#include "views/common/theme.h"
#include "views/issues/issues_panel.h"
#include "views/painting/paint_session.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>
#include <QWindow>

using namespace marrow;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private:
    /// The chef, whatever it is called.
    QString copyOfSample(const QString &name) { return m_setting->copyOfSample("chef.vfp", name); }
    std::unique_ptr<MainWindow> makeWindow() { return m_setting->makeWindow(); }

    std::unique_ptr<WindowSetting> m_setting;

private slots:
    void initTestCase()
    {
        m_setting = std::make_unique<WindowSetting>();
    }

    void startsEmptyAndHelpful()
    {
        auto window = makeWindow();
        QCOMPARE(window->documents().count(), 0);
        QVERIFY(!window->actions()["file.save"]->isEnabled());
        QVERIFY(window->actions()["file.open"]->isEnabled());
        QVERIFY(window->findChild<QWidget *>("startPage")->isVisibleTo(window.get()));
    }

    void startPageShowsPicturesTakenMeanwhile()
    {
        QTemporaryDir folder;
        Preferences preferences(folder.filePath("settings.ini"));
        const QString file = copyOfSample("pictured.vfp");
        preferences.addRecentFile(file);
        StartPage page(&preferences);
        page.show();
        auto *recent = page.findChild<QListWidget *>();
        QVERIFY(recent && recent->count() == 1);
        const auto pixel = [recent] { return recent->item(0)->icon().pixmap(recent->iconSize()).toImage().convertToFormat(QImage::Format_RGB32); };
        const QImage before = pixel();
        page.hide();
        QImage picture(96, 96, QImage::Format_RGB32);
        picture.fill(QColor(200, 30, 60));
        RecentThumbnails().store(file, picture); // as the window does after a file was opened or saved
        page.show();
        const QImage after = pixel();
        QVERIFY(before != after);
        QCOMPARE(after.pixelColor(after.rect().center()), QColor(200, 30, 60));
    }

    void fitsASmallScreen()
    {
        auto window = makeWindow();
        window->openFiles({copyOfSample("small.vfp")});
        const QSize least = window->minimumSizeHint();
        QVERIFY2(least.width() <= 1280 && least.height() <= 690, qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    }

    void paintsUndoesSavesAndReopens()
    {
        const QString path = copyOfSample(QStringLiteral("模型 chef é🙂.vfp"));
        const QByteArray original = bytesOf(path);
        auto window = makeWindow();
        window->openFiles({path});
        QCOMPARE(window->documents().count(), 1);
        VoxelDocument *document = window->documents().current()->voxel();
        const auto before = voxelsPerJoint(document->asset().grid, document->rig()->binding);

        // Paint with the real pointer in the middle of the view, where the chef stands.
        window->currentContext()->activate(4);
        ViewportWidget &viewport = window->viewport();
        if (!viewport.canDraw())
            QSKIP("There is no OpenGL here to show a view with.");
        QWindow *view = viewport.nativeWindow();
        QVERIFY(QTest::qWaitForWindowExposed(view));
        const QPoint middle(view->width() / 2, view->height() / 2);
        QVERIFY(viewport.pick(middle).has_value());
        QTest::mouseMove(view, middle);
        QTest::mousePress(view, Qt::LeftButton, {}, middle);
        QTest::mouseMove(view, middle + QPoint(20, 0));
        QTest::mouseMove(view, middle + QPoint(40, 10));
        QCOMPARE(document->undoStack()->count(), 0); // a gesture is a preview until it ends
        QTest::mouseRelease(view, Qt::LeftButton, {}, middle + QPoint(40, 10));
        QCOMPARE(document->undoStack()->count(), 1);
        const auto painted = voxelsPerJoint(document->asset().grid, document->rig()->binding);
        QVERIFY(painted.at(4) > before.at(4));

        window->actions()["edit.undo"]->trigger();
        QCOMPARE(voxelsPerJoint(document->asset().grid, document->rig()->binding), before);
        window->actions()["file.save"]->trigger();
        QCOMPARE(bytesOf(path), original); // undone to the last bit

        window->actions()["edit.redo"]->trigger();
        window->actions()["file.save"]->trigger();
        QVERIFY(document->isClean());
        QVERIFY(document->undoStack()->canUndo()); // saving keeps the history
        const auto reopened = openVfp(path);
        QVERIFY(reopened.ok());
        QCOMPARE(voxelsPerJoint(reopened->asset.grid, reopened->asset.rig->binding), painted);
        QCOMPARE(bytesOf(path + ".bak"), original);
        QVERIFY(m_setting->prompts->failures.isEmpty());
    }

    void escapeTakesAStrokeBack()
    {
        auto window = makeWindow();
        window->openFiles({copyOfSample("escape.vfp")});
        VoxelDocument *document = window->documents().current()->voxel();
        if (!window->viewport().canDraw())
            QSKIP("There is no OpenGL here to show a view with.");
        window->currentContext()->activate(4);
        QWindow *view = window->viewport().nativeWindow();
        QVERIFY(QTest::qWaitForWindowExposed(view));
        const QPoint middle(view->width() / 2, view->height() / 2);
        QTest::mousePress(view, Qt::LeftButton, {}, middle);
        QTest::mouseMove(view, middle + QPoint(30, 0));
        QVERIFY(window->panels().paintSession().strokeActive());
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!window->panels().paintSession().strokeActive());
        QTest::mouseRelease(view, Qt::LeftButton, {}, middle);
        QCOMPARE(document->undoStack()->count(), 0);
    }

    void asksBeforeClosingByName()
    {
        auto window = makeWindow();
        window->openFiles({copyOfSample("question.vfp")});
        QVERIFY(window->documents().current()->document()->execute("joint.rename", {{"joint", 1}, {"name", "pelvis"}}).ok());
        m_setting->prompts->close = FilePrompts::CloseAnswer::Cancel;
        QVERIFY(!window->documents().close(0));
        QCOMPARE(m_setting->prompts->asked, QStringList{"close question.vfp"});
        m_setting->prompts->close = FilePrompts::CloseAnswer::Discard;
        QVERIFY(window->documents().close(0));
        QCOMPARE(window->documents().count(), 0);
    }

    void saveAsLeavesTheOldFileAlone()
    {
        const QString first = copyOfSample("first.vfp");
        const QString second = m_setting->folder.filePath("second.vfp");
        const QByteArray original = bytesOf(first);
        auto window = makeWindow();
        window->openFiles({first});
        QVERIFY(window->documents().current()->document()->execute("joint.rename", {{"joint", 1}, {"name", "pelvis"}}).ok());
        m_setting->prompts->save = second;
        window->actions()["file.saveAs"]->trigger();
        QVERIFY(window->documents().current()->document()->execute("joint.rename", {{"joint", 1}, {"name", "pelvis2"}}).ok());
        window->actions()["file.save"]->trigger();
        QCOMPARE(bytesOf(first), original);
        const auto saved = openVfp(second);
        QVERIFY(saved.ok());
        QCOMPARE(saved->asset.rig->skeleton.find(1)->name, QString("pelvis2"));
    }

    void warnsWhenAnotherProgramWrites()
    {
        const QString path = copyOfSample("shared.vfp");
        auto window = makeWindow();
        window->openFiles({path});
        QVERIFY(window->documents().current()->document()->execute("joint.rename", {{"joint", 1}, {"name", "mine"}}).ok());
        QByteArray other = bytesOf(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(other + "x");
        file.close();
        QTRY_VERIFY(window->notices().currentText().contains("shared.vfp"));
        m_setting->prompts->conflict = FilePrompts::ConflictAnswer::Cancel;
        window->actions()["file.save"]->trigger();
        QCOMPARE(m_setting->prompts->asked, QStringList{"conflict shared.vfp"});
        QCOMPARE(bytesOf(path), other + "x");
    }

    void playsAClipInTheView()
    {
        auto window = makeWindow();
        window->openFiles({copyOfSample("playing.vfp")});
        if (!window->viewport().canDraw())
            QSKIP("There is no OpenGL here to show a view with.");
        QVERIFY(QTest::qWaitForWindowExposed(window->viewport().nativeWindow()));
        auto *clips = window->findChild<QWidget *>("playbackBar")->findChild<QComboBox *>();
        QCOMPARE(clips->count(), 4); // the bind pose and three clips
        const QImage bind = window->viewport().grabImage();
        clips->setCurrentIndex(1);
        emit clips->activated(1);
        window->actions()["play.nextKey"]->trigger();
        const QImage posed = window->viewport().grabImage();
        QVERIFY(bind != posed);
        window->actions()["play.toggle"]->trigger();
        QTRY_VERIFY(window->viewport().grabImage() != posed);
        window->actions()["play.toggle"]->trigger();
        clips->setCurrentIndex(0);
        emit clips->activated(0);
        QCOMPARE(window->viewport().grabImage(), bind); // showing a clip leaves nothing behind
        QVERIFY(window->documents().current()->document()->isClean());
    }

    void findingsGoWhenTheyAreMended()
    {
        auto window = makeWindow();
        window->openFiles({copyOfSample("twins.vfp")});
        Document *document = window->documents().current()->document();
        QVERIFY(document->execute("joint.rename", {{"joint", 5}, {"name", "arm_L"}}).ok());
        window->actions()["rig.check"]->trigger();
        const auto hasTwins = [&] {
            for (const Issue &issue : window->panels().issues().report().issues()) {
                if (issue.code == "rig.duplicate-name")
                    return true;
            }
            return false;
        };
        QVERIFY(hasTwins());
        QVERIFY(document->execute("joint.rename", {{"joint", 5}, {"name", "arm_R"}}).ok());
        QTRY_VERIFY(!hasTwins());
    }

    void showsNamesAsTheyAre()
    {
        auto window = makeWindow();
        window->openFiles({copyOfSample("html.vfp")});
        const QString name = "<b>hi</b> & <img src=\"x.png\">";
        QVERIFY(window->documents().current()->document()->execute("joint.rename", {{"joint", 4}, {"name", name}}).ok());
        window->currentContext()->activate(4);
        QCoreApplication::processEvents();
        int shown = 0;
        for (const QLabel *label : window->findChildren<QLabel *>()) {
            if (label->text().contains("<b>")) {
                QCOMPARE(label->textFormat(), Qt::PlainText);
                ++shown;
            }
        }
        QVERIFY(shown > 0);
    }

    void recoversWhatWasNotSaved()
    {
        const QString path = copyOfSample("crashed.vfp");
        const QByteArray original = bytesOf(path);
        {
            auto window = makeWindow();
            window->openFiles({path});
            Document *document = window->documents().current()->document();
            QVERIFY(document->execute("joint.rename", {{"joint", 1}, {"name", "one"}}).ok());
            QVERIFY(document->execute("joint.rename", {{"joint", 1}, {"name", "two"}}).ok());
        } // gone without being asked, as in a crash
        QCOMPARE(bytesOf(path), original);

        auto window = makeWindow();
        m_setting->prompts->recovery = {FilePrompts::RecoveryAnswer::Later, 0};
        window->openFiles({path});
        QCOMPARE(m_setting->prompts->asked, QStringList{"recover 2"});
        QCOMPARE(window->documents().current()->voxel()->rig()->skeleton.find(1)->name, QString("hips"));
        QVERIFY(window->documents().close(0));
        window.reset();

        window = makeWindow();
        m_setting->prompts->recovery = {FilePrompts::RecoveryAnswer::Recover, 1};
        window->openFiles({path});
        const VoxelDocument *recovered = window->documents().current()->voxel();
        QCOMPARE(recovered->rig()->skeleton.find(1)->name, QString("one"));
        QVERIFY(!recovered->isClean());
        QCOMPARE(recovered->filePath(), path);
        QCOMPARE(bytesOf(path), original); // not before it is saved
        window->actions()["file.save"]->trigger();
        QCOMPARE(openVfp(path)->asset.rig->skeleton.find(1)->name, QString("one"));
        QVERIFY(window->documents().closeAll());
        window.reset();

        window = makeWindow();
        window->openFiles({path});
        QVERIFY(m_setting->prompts->asked.isEmpty()); // nothing is left to recover
    }

    void refusesWithAReasonAndStaysUp()
    {
        auto window = makeWindow();
        const QString broken = m_setting->folder.filePath("broken.vfp");
        QFile file(broken);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("VFPK but not really");
        file.close();
        window->openFiles({broken, m_setting->folder.filePath("missing.vfp")});
        QCOMPARE(window->documents().count(), 0);
        QCOMPARE(m_setting->prompts->failures.size(), 2);
    }

    void switchesLanguageWithoutARestart()
    {
        auto window = makeWindow();
        window->openFiles({copyOfSample("words.vfp")});
        m_setting->language.use("en");
        const QString english = window->menuBar()->actions().first()->text();
        m_setting->language.use("zh_CN");
        QCoreApplication::processEvents();
        QVERIFY(window->menuBar()->actions().first()->text() != english);
        m_setting->language.use("en");
        QCoreApplication::processEvents();
        QCOMPARE(window->menuBar()->actions().first()->text(), english);
        for (const QToolButton *button : window->workspaces().switcher()->findChildren<QToolButton *>())
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text())); // the words of the new language fit
    }

    void everyActionCanBeFoundAndRebound()
    {
        auto window = makeWindow();
        QHash<QString, QString> owner;
        for (const QAction *action : window->actions().all()) {
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            for (const QKeySequence &keys : action->shortcuts()) {
                QVERIFY2(!owner.contains(keys.toString()), qPrintable(keys.toString() + " twice"));
                owner.insert(keys.toString(), action->objectName());
            }
        }
        m_setting->preferences.setShortcut("file.save", "Ctrl+Alt+S");
        QCOMPARE(window->actions()["file.save"]->shortcut(), QKeySequence("Ctrl+Alt+S"));
        m_setting->preferences.resetShortcuts();
        QCOMPARE(window->actions()["file.save"]->shortcut(), QKeySequence("Ctrl+S"));
    }
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    MainWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_main_window.moc"
