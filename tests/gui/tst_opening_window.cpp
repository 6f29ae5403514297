// Opening in the real window what takes long: beside the work, one after another, given up, found again after a crash.

#include "app/gui/actions.h"
#include "app/gui/character/character_session.h"
#include "app/gui/notice_bar.h"
#include "app/gui/workspaces.h"
#include "render/viewport/render_backend.h"
#include "tests/support/unbound_sample.h"
#include "tests/support/window_setting.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QPushButton>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QUndoStack>
#include <QWindow>

using namespace marrow;

class OpeningWindowTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;
    std::unique_ptr<MainWindow> m_window;

    CharacterContext &context() { return *m_window->characterWorkbench().context(); }

private slots:
    void init()
    {
        m_setting = std::make_unique<WindowSetting>(); // what one test leaves behind, as a crash does, is not asked about in the next
        m_window = m_setting->makeWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->openFiles({m_setting->copyOfSample("wayfarer.glb", "wayfarer.glb")});
        QVERIFY(m_window->characterWorkbench().context());
    }

    void cleanup() { m_window.reset(); }

    void whatWasDoneSurvivesACrash()
    {
        DocumentSession *session = m_window->documents().current();
        const QString path = session->filePath();
        const QStringList notes = m_window->characterWorkbench().session()->origin().notes;
        QVERIFY(!notes.isEmpty());
        QVERIFY(session->character()->execute("joint.move", {{"joint", "forearm_L"}, {"position", QJsonArray{0.3, 1.02, 0.0}}}).ok());
        QVERIFY(session->character()->execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.33, 0}}}).ok());
        m_window.reset(); // gone without being asked
        m_window = m_setting->makeWindow();
        m_setting->prompts->recovery = {FilePrompts::RecoveryAnswer::Recover, 2};
        m_window->openFiles({path});
        QCOMPARE(m_setting->prompts->asked, QStringList{"recover 2"});
        QVERIFY(m_window->documents().current());
        CharacterDocument *recovered = m_window->documents().current()->character();
        QVERIFY(recovered);
        QCOMPARE(recovered->asset().placement.joints[std::size_t(humanoidJoint(u"forearm_L"))].position, Eigen::Vector3f(0.3F, 1.02F, 0.0F));
        QVERIFY(!recovered->isClean());
        QVERIFY(m_window->documents().current()->asksWhereToSave());
        // What the model is, and what it came with, is known again.
        QCOMPARE(m_window->characterWorkbench().session()->origin().notes, notes);
        QCOMPARE(m_window->characterWorkbench().session()->origin().format, QString("GLB"));
        QCOMPARE(context().model()->clips.size(), std::size_t(3));
        recovered->undoStack()->undo();
        QVERIFY(recovered->asset().placement.joints[std::size_t(humanoidJoint(u"head"))].position != Eigen::Vector3f(0, 1.33F, 0));
    }

    void whatACrashLeftIsRecoveredBesideTheWork()
    {
        const QString path = m_setting->copyOfSample("wayfarer.glb", "left by a crash.glb");
        m_window->openFiles({path});
        QVERIFY(m_window->documents().current()->character()->execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.33, 0}}}).ok());
        m_window.reset();
        m_window = m_setting->makeWindow();
        BackgroundReading &reading = m_window->documents().reading();
        reading.setPatience(0); // as if every file took long
        m_setting->prompts->recovery = {FilePrompts::RecoveryAnswer::Recover, 1};
        m_window->openFiles({path});
        QVERIFY(reading.isBusy());
        QCOMPARE(m_window->documents().count(), 0);
        auto *strip = m_window->findChild<QWidget *>("readingStrip");
        QVERIFY(strip && strip->isVisible());
        // Given up: nothing is lost, and it is asked about again.
        QTest::mouseClick(m_window->findChild<QToolButton *>("readingCancel"), Qt::LeftButton);
        QVERIFY(!reading.isBusy() && !strip->isVisible());
        QVERIFY(m_setting->prompts->failures.isEmpty());
        m_window->openFiles({path});
        QCOMPARE(m_setting->prompts->asked, (QStringList{"recover 1", "recover 1"}));
        m_window->openFiles({path}); // while it is at work it is neither asked nor read twice
        m_window->documents().offerAllRecovery(); // as at the start, after the files that were named
        QCOMPARE(m_setting->prompts->asked.size(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->documents().count(), 1, 20'000);
        CharacterDocument *recovered = m_window->documents().current()->character();
        QVERIFY(recovered);
        QCOMPARE(recovered->thread(), QThread::currentThread());
        QCOMPARE(recovered->undoStack()->thread(), QThread::currentThread());
        QVERIFY(!recovered->isClean());
        QCOMPARE(context().model()->clips.size(), std::size_t(3));
        recovered->undoStack()->undo();
        QVERIFY(recovered->asset().placement.joints[std::size_t(humanoidJoint(u"head"))].position != Eigen::Vector3f(0, 1.33F, 0));
    }

    void aMotionIsReadOtherwiseBesideTheWork()
    {
        const QString path = m_setting->copyOfSample("walk.bvh", "otherwise.bvh");
        m_window->openFiles({path});
        BackgroundReading &reading = m_window->documents().reading();
        MotionContext *shown = m_window->motionWorkbench().context();
        QVERIFY(shown);
        auto *unit = m_window->findChild<QComboBox *>("motionUnit");
        auto *up = m_window->findChild<QComboBox *>("motionUp");
        QVERIFY(unit && up && unit->isVisible());
        const double height = shown->shown().space.figureHeight;
        reading.setPatience(0);
        unit->setFocus();
        QTest::keyClick(unit, Qt::Key_End); // inches
        QVERIFY(reading.isBusy());
        QCOMPARE(shown->shown().space.figureHeight, height); // what was read before stands meanwhile
        shown->stepFrames(1);
        QTRY_VERIFY_WITH_TIMEOUT(!reading.isBusy(), 20'000);
        QTRY_VERIFY(std::abs(shown->shown().space.figureHeight - 2.54 * height) < 1e-3);
        QCOMPARE(shown->frame(), 1);
        // The next word replaces the one that is being followed, and both hold.
        up->setFocus();
        QTest::keyClick(up, Qt::Key_End);
        QTest::keyClick(up, Qt::Key_Home);
        QVERIFY(reading.isBusy());
        QCOMPARE(reading.waiting(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!reading.isBusy(), 20'000);
        QTRY_COMPARE(shown->overrides(), (MotionOverrides{{}, shown->overrides().metresPerUnit, {}}));
        QVERIFY(std::abs(shown->shown().space.figureHeight - 2.54 * height) < 1e-3);
        // Given up: what a person chose goes back to what the file was read by.
        const QString was = unit->currentText();
        QTest::keyClick(unit, Qt::Key_Home);
        QVERIFY(unit->currentText() != was);
        QTest::mouseClick(m_window->findChild<QToolButton *>("readingCancel"), Qt::LeftButton);
        QVERIFY(!reading.isBusy());
        QCOMPARE(unit->currentText(), was);
        QVERIFY(shown->overrides().metresPerUnit.has_value());
        // The file cannot be read any more: told, and what is open stays.
        QFile::remove(path);
        QTest::keyClick(unit, Qt::Key_Home);
        QTRY_COMPARE_WITH_TIMEOUT(m_setting->prompts->failures.size(), 1, 20'000);
        QCOMPARE(unit->currentText(), was);
        QVERIFY(std::abs(shown->shown().space.figureHeight - 2.54 * height) < 1e-3);
        QVERIFY(m_window->documents().current()->document()->isClean());
    }

    void largeFilesAreOpenedBesideTheWork()
    {
        BackgroundReading &reading = m_window->documents().reading();
        reading.setPatience(0); // as if every file took long
        const QString second = m_setting->copyOfSample("wayfarer.glb", "旅人 é.glb");
        const QString third = m_setting->copyOfSample("wayfarer.glb", "third.glb");
        auto *strip = m_window->findChild<QWidget *>("readingStrip");
        QVERIFY(strip && !strip->isVisible());
        m_window->openFiles({second, third, second});
        QVERIFY(reading.isBusy());
        QCOMPARE(reading.waiting(), 1); // the same one is not read twice
        QVERIFY(strip->isVisible());
        QCOMPARE(m_window->documents().count(), 1);
        // The window works on: a clip plays, a step is made and taken back.
        m_window->actions()["play.nextFrame"]->trigger();
        QVERIFY(m_window->documents().current()->character()->execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.33, 0}}}).ok());
        m_window->actions()["edit.undo"]->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->documents().count(), 3, 20'000);
        QVERIFY(!strip->isVisible());
        QCOMPARE(m_window->documents().current()->filePath(), third); // asked for together: the last one is in front
        QVERIFY(m_window->characterWorkbench().context());
        // One that is open comes to the front without being read.
        m_window->openFiles({second});
        QVERIFY(!reading.isBusy());
        QCOMPARE(m_window->documents().current()->filePath(), second);
    }

    void whoWorksElsewhereIsNotInterrupted()
    {
        BackgroundReading &reading = m_window->documents().reading();
        reading.setPatience(0);
        const QString late = m_setting->copyOfSample("wayfarer.glb", "late.glb");
        m_window->openFiles({late, m_setting->copyOfSample("chef.vfp", "meanwhile.vfp")});
        QCOMPARE(m_window->workspaces().current(), QStringLiteral("voxel"));
        QTRY_COMPARE_WITH_TIMEOUT(m_window->documents().count(), 3, 20'000);
        QCOMPARE(m_window->workspaces().current(), QStringLiteral("voxel"));
        QVERIFY(m_window->notices().currentText().contains("late.glb"));
        QPushButton *show = nullptr;
        for (QPushButton *button : m_window->notices().findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Show it"))
                show = button;
        }
        QVERIFY(show);
        QTest::mouseClick(show, Qt::LeftButton);
        QCOMPARE(m_window->documents().current()->filePath(), late);
        QVERIFY(m_window->characterWorkbench().context());
        // Nothing is put under a hand that is dragging.
        const QString third = m_setting->copyOfSample("wayfarer.glb", "third.glb");
        const QPoint statusLine(6, m_window->height() - 8);
        QTest::mousePress(m_window->windowHandle(), Qt::LeftButton, {}, statusLine);
        m_window->openFiles({third});
        QTRY_VERIFY_WITH_TIMEOUT(!reading.isBusy(), 20'000);
        QTest::qWait(250);
        QCOMPARE(m_window->documents().count(), 3);
        QTest::mouseRelease(m_window->windowHandle(), Qt::LeftButton, {}, statusLine);
        QTRY_COMPARE(m_window->documents().count(), 4);
    }

    void whatChangedIsReadAgainBeside()
    {
        DocumentSession *session = m_window->documents().current();
        QVERIFY(session->character()->execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.33, 0}}}).ok());
        m_window->documents().reading().setPatience(0);
        test::writeUnboundSample(session->filePath()); // another program wrote another model
        QTRY_VERIFY_WITH_TIMEOUT(m_window->notices().currentText().contains("wayfarer.glb"), 5'000);
        QVERIFY(m_window->notices().currentText().contains("not saved"));
        const auto clickLoadAgain = [this] {
            for (QPushButton *button : m_window->notices().findChildren<QPushButton *>()) {
                if (button->text() == QStringLiteral("Load it again"))
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            QFAIL("nothing loads it again");
        };
        // Unsaved work goes only when a person says so, and the question stays open.
        clickLoadAgain();
        QVERIFY(m_setting->prompts->asked.contains("lose wayfarer.glb"));
        QVERIFY(!m_window->documents().reading().isBusy() && !session->document()->isClean());
        QVERIFY(m_window->notices().currentText().contains("wayfarer.glb"));
        m_setting->prompts->lose = true;
        clickLoadAgain();
        QVERIFY(m_window->documents().reading().isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->documents().reading().isBusy(), 20'000);
        QTRY_VERIFY(session->document()->isClean());
        QCOMPARE(m_window->documents().count(), 1);
        QVERIFY(!session->character()->asset().bound()); // the new one
        QVERIFY(std::any_of(context().model()->nodes.begin(), context().model()->nodes.end(), [](const ModelNode &node) { return node.name == "toe.R"; }));
        QVERIFY(!session->changedOnDisk());
        QCOMPARE(session->document()->undoStack()->count(), 0);
    }

    /// A date alone is no change: backups and network drives set it too.
    void sameBytesAreNoChange()
    {
        DocumentSession *session = m_window->documents().current();
        QFile file(session->filePath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray bytes = file.readAll();
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(90), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(!session->changedOnDisk());
        QTest::qWait(700);
        QVERIFY(!m_window->notices().currentText().contains("wayfarer.glb"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes.left(bytes.size() - 1));
        file.close();
        QVERIFY(session->changedOnDisk());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->notices().currentText().contains("wayfarer.glb"), 5'000);
    }

    void openingIsGivenUp()
    {
        BackgroundReading &reading = m_window->documents().reading();
        reading.setPatience(0);
        m_window->openFiles({m_setting->copyOfSample("wayfarer.glb", "a.glb"), m_setting->copyOfSample("wayfarer.glb", "b.glb")});
        auto *cancel = m_window->findChild<QToolButton *>("readingCancel");
        QVERIFY(cancel && cancel->isVisible() && !cancel->toolTip().isEmpty());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!reading.isBusy());
        QTest::qWait(300);
        QCOMPARE(m_window->documents().count(), 1);
        QVERIFY(m_setting->prompts->failures.isEmpty());
        // The same file can be asked for again.
        m_window->openFiles({m_setting->folder.filePath("a.glb")});
        QTRY_COMPARE_WITH_TIMEOUT(m_window->documents().count(), 2, 20'000);
        // A broken one is told of and the next one comes all the same.
        QFile broken(m_setting->folder.filePath("broken.glb"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("glTF nothing of the kind");
        broken.close();
        m_window->openFiles({broken.fileName(), m_setting->copyOfSample("wayfarer.glb", "c.glb")});
        QTRY_COMPARE_WITH_TIMEOUT(m_window->documents().count(), 3, 20'000);
        QCOMPARE(m_setting->prompts->failures.size(), 1);
        // Closing while something is read.
        m_window->openFiles({m_setting->folder.filePath("b.glb")});
        QVERIFY(reading.isBusy());
        m_window.reset();
    }

    void saysWhatItCannotOpen()
    {
        const int before = m_window->documents().count();
        QFile notes(m_setting->folder.filePath("notes.txt"));
        QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write("hello") == 5);
        notes.close();
        QDir(m_setting->folder.path()).mkpath("empty folder");
        m_window->openFiles({notes.fileName(), m_setting->folder.filePath("empty folder")});
        QCOMPARE(m_setting->prompts->failures, (QStringList{"file.kind", "file.folder"}));
        QCOMPARE(m_window->documents().count(), before);
        // A backup is opened by what it holds.
        m_window->openFiles({m_setting->copyOfSample("chef.vfp", "chef.vfp.bak"), m_setting->copyOfSample("lantern-keeper.p2lrt", "keeper.p2lrt.bak")});
        QCOMPARE(m_window->documents().count(), before + 2);
        QVERIFY(m_window->documents().current()->puppet());
    }
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    OpeningWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_opening_window.moc"
