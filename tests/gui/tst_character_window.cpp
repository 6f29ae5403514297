// Drives the real window with characters: opened as people open them, played, looked at by mouse and keys, never written over.

#include "app/gui/actions.h"
#include "app/gui/character/character_session.h"
#include "app/gui/workspaces.h"
#include "model/character/model_pose.h"
#include "render/viewport/render_backend.h"
#include "tests/support/face_model.h"
#include "tests/support/window_setting.h"
#include "views/common/number_field.h"
#include "views/common/section.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QWindow>

using namespace marrow;

class CharacterWindowTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;
    std::unique_ptr<MainWindow> m_window;

    template <class T>
    T *part(const char *name)
    {
        T *found = m_window->findChild<T *>(QLatin1String(name));
        return found && found->isVisible() ? found : nullptr;
    }

    CharacterContext &context() { return *m_window->characterWorkbench().context(); }
    ViewportWidget &view() { return m_window->characterWorkbench().viewport(); }

    QImage picture()
    {
        QTest::qWait(30);
        return view().grabImage();
    }

    static QTreeWidgetItem *rowOf(QTreeWidget *tree, const QString &text)
    {
        const auto found = tree->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.constFirst();
    }

    static void clickRow(QTreeWidget *tree, QTreeWidgetItem *row)
    {
        tree->scrollToItem(row);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(row).center());
    }

    /// Searches the panel for what it has not.
    void saysWhatIsNotThere(const char *panelName, QWidget *list)
    {
        auto *panel = part<QWidget>(panelName);
        auto *search = panel->findChild<QLineEdit *>();
        auto *noMatch = panel->findChild<QWidget *>("noMatch");
        QVERIFY(search && noMatch);
        search->setFocus();
        QTest::keyClicks(search, "tail");
        QVERIFY(!list->isVisible() && noMatch->isVisible());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(list->isVisible() && !noMatch->isVisible());
    }

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void init()
    {
        m_window = m_setting->makeWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->openFiles({m_setting->copyOfSample("wayfarer.glb", "wayfarer.glb")});
        QVERIFY(m_window->characterWorkbench().context());
    }

    void cleanup() { m_window.reset(); }

    void opensInItsOwnWorkspace()
    {
        QCOMPARE(m_window->documents().count(), 1);
        QCOMPARE(m_window->workspaces().current(), QStringLiteral("character"));
        QVERIFY(m_window->documents().current()->character());
        QVERIFY(m_window->documents().current()->document()->isClean());
        QVERIFY(!m_window->actions()["tool.paint"]->isEnabled());
        QVERIFY(m_window->actions()["play.toggle"]->isEnabled());
        m_window->openFiles({m_setting->copyOfSample("chef.vfp", "beside.vfp")});
        QCOMPARE(m_window->workspaces().current(), QStringLiteral("voxel"));
        QVERIFY(!m_window->characterWorkbench().context());
        m_window->findChild<QAction *>("workspace.character")->trigger();
        QVERIFY(m_window->characterWorkbench().context());
    }

    void theSampleIsOnTheFirstPage()
    {
        m_window->documents().closeAll();
        QPushButton *button = nullptr;
        for (QPushButton *one : m_window->findChildren<QPushButton *>()) {
            if (one->text() == QStringLiteral("Sample: the wayfarer"))
                button = one;
        }
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(m_window->documents().current() && m_window->documents().current()->character());
    }

    void choosingAClipPlaysIt()
    {
        auto *clips = part<QTreeWidget>("characterClips");
        auto *play = part<QToolButton>("characterPlay");
        QVERIFY(clips && play);
        QCOMPARE(clips->topLevelItemCount(), 4);
        const QImage before = picture();
        clickRow(clips, rowOf(clips, "wave"));
        QCOMPARE(context().currentClip()->name, QStringLiteral("wave"));
        QVERIFY(context().playback().isPlaying());
        QCOMPARE(part<QComboBox>("characterClip")->currentText(), QStringLiteral("wave"));
        QTRY_VERIFY(context().playback().time() > 20);
        QTest::mouseClick(play, Qt::LeftButton);
        QVERIFY(!context().playback().isPlaying());
        auto *scrub = part<QSlider>("characterScrub");
        scrub->setValue(1200); // as dragging it does
        QCOMPARE(context().playback().time(), 1200.0);
        if (!before.isNull())
            QVERIFY(picture() != before);
        m_window->actions()["play.previousKey"]->trigger();
        QVERIFY(context().playback().time() < 1200.0);
        saysWhatIsNotThere("animationPanel", clips);
        clickRow(clips, rowOf(clips, "Bind pose"));
        QVERIFY(!context().currentClip());
        if (!before.isNull())
            QCOMPARE(picture(), before);
    }

    void jointsAreSelectedBothWays()
    {
        m_window->actions()["view.joints"]->trigger();
        m_window->findChild<QDockWidget *>("dock.characterJoints")->raise();
        auto *joints = part<QTreeWidget>("characterJoints");
        QVERIFY(joints);
        clickRow(joints, rowOf(joints, "forearm_L"));
        const int forearm = context().joint();
        QCOMPARE(context().model()->nodes[std::size_t(forearm)].name, QStringLiteral("forearm_L"));
        // By name and keys alone: Down goes to what was found.
        auto *search = part<QWidget>("characterJointPanel")->findChild<QLineEdit *>();
        QVERIFY(search);
        search->setFocus();
        QTest::keyClicks(search, "thigh_L");
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(context().model()->nodes[std::size_t(context().joint())].name, QStringLiteral("thigh_L"));
        // What is not there is said to be not there, and Escape brings the list back.
        search->clear();
        saysWhatIsNotThere("characterJointPanel", joints);
        clickRow(joints, rowOf(joints, "forearm_L"));
        QVERIFY(view().options().selected.contains(JointId(forearm)));
        if (!view().canDraw())
            QSKIP("no OpenGL here");
        // The bone of the right thigh, where it is in the picture.
        const StudioScene &scene = view().scene();
        const int thigh = int(std::find_if(context().model()->nodes.begin(), context().model()->nodes.end(), [](const ModelNode &node) { return node.name == "thigh_R"; }) - context().model()->nodes.begin());
        const auto place = [&](int node) { return Eigen::Vector3f(scene.jointWorlds()[std::size_t(scene.characterSkeleton().indexOf(JointId(node)))].translation()); };
        const Eigen::Vector3f middle = (place(thigh) + place(context().model()->nodes[std::size_t(thigh)].children[0])) / 2;
        const QSize size = view().nativeWindow()->size();
        QTest::mouseClick(view().nativeWindow(), Qt::LeftButton, {}, view().camera().project(middle, size).toPoint());
        QCOMPARE(context().joint(), thigh);
        QCOMPARE(joints->currentItem()->text(0), QStringLiteral("thigh_R"));
    }

    void factsAreThere()
    {
        auto *humanoid = part<QTreeWidget>("humanoidJoints");
        QVERIFY(humanoid);
        QCOMPARE(humanoid->topLevelItemCount(), 21);
        QVERIFY(!part<QLabel>("drivability")->text().isEmpty());
        clickRow(humanoid, humanoid->topLevelItem(0));
        QCOMPARE(context().model()->nodes[std::size_t(context().joint())].name, QStringLiteral("hips"));
        QCOMPARE(m_window->findChild<QListWidget *>("characterTextures")->count(), 1);
    }

    void whatTheSurfaceShowsIsChosenInTheBar()
    {
        const QImage before = picture();
        if (before.isNull())
            QSKIP("no OpenGL here");
        auto *colors = part<QComboBox>("characterColors");
        QVERIFY(colors);
        QImage last = before;
        for (int i = 1; i < colors->count(); ++i) {
            context().setJoint(3);
            colors->setFocus();
            QTest::keyClick(colors, Qt::Key_Down);
            QCOMPARE(int(view().options().character.colors), i);
            const QImage now = picture();
            QVERIFY(now != last);
            last = now;
        }
        QTest::mouseClick(part<QToolButton>("characterWire"), Qt::LeftButton);
        QVERIFY(view().options().character.wireframe);
        QVERIFY(picture() != last);
    }

    void theViewIsTurnedAndFramed()
    {
        m_window->actions()["view.front"]->trigger();
        QVERIFY((view().camera().forward() - Eigen::Vector3f(0, 0, -1)).norm() < 1e-5F); // it looks towards +z
        m_window->actions()["view.side"]->trigger();
        QVERIFY((view().camera().forward() - Eigen::Vector3f(-1, 0, 0)).norm() < 1e-5F); // at its left side
        if (!view().canDraw())
            return;
        const CameraRig before = view().camera();
        QTest::mousePress(view().nativeWindow(), Qt::LeftButton, {}, {20, 20});
        QTest::mouseMove(view().nativeWindow(), {80, 40});
        QTest::mouseRelease(view().nativeWindow(), Qt::LeftButton, {}, {80, 40});
        QVERIFY(!(view().camera() == before));
    }

    void theSourceIsNeverWritten()
    {
        DocumentSession *session = m_window->documents().current();
        const QString path = session->filePath();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        QVERIFY(session->asksWhereToSave());
        QVERIFY(session->suggestedFileName().endsWith("wayfarer_rigged.glb"));
        const auto refused = session->save(path);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, QString("character.is-source"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    void expressionsAreTried()
    {
        QFile file(m_setting->folder.filePath("face.vrm"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::faceGlb(1));
        file.close();
        m_window->openFiles({file.fileName()});
        QCOMPARE(context().model()->expressions.size(), std::size_t(7));
        QTRY_VERIFY(part<QSlider>("shape.happy")); // rows are shown with the next turn of the event loop
        auto *happy = part<QSlider>("shape.happy");
        auto *wink = part<QCheckBox>("shape.wink");
        auto *reset = m_window->findChild<QToolButton *>("resetExpressions");
        QVERIFY(happy && wink && reset);
        QVERIFY(!reset->isEnabled());
        const QImage before = picture();
        happy->setFocus();
        QTest::keyClick(happy, Qt::Key_End);
        QCOMPARE(context().expression(1), 1.0F);
        const auto width = [this] { return posedBounds(*context().model(), context().pose()).sizes().x(); };
        QCOMPARE(width(), 2.0F);
        if (!before.isNull())
            QVERIFY(picture() != before);
        // Typed as well as dragged.
        auto *number = qobject_cast<NumberField *>(happy->nextInFocusChain());
        QVERIFY(number);
        number->setFocus();
        QTest::keyClick(number, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(number, "0.25*2");
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(context().expression(1), 0.5F);
        QCOMPARE(happy->value(), 50);
        QTest::mouseClick(wink, Qt::LeftButton, {}, {8, wink->height() / 2});
        QVERIFY(wink->isChecked());
        QVERIFY(reset->isEnabled());
        QVERIFY(m_window->documents().current()->document()->isClean()); // only looked at
        reset->click();
        QVERIFY(!context().isShaped() && happy->value() == 0 && !wink->isChecked());
        QCOMPARE(width(), 1.0F);
        if (!before.isNull())
            QCOMPARE(picture(), before);
        // Morph targets by name, below.
        auto *section = m_window->findChild<Section *>("morphSection");
        QVERIFY(section && section->isVisible());
        section->setOpen(true);
        QTRY_VERIFY(part<QSlider>("shape.wide"));
        auto *wide = part<QSlider>("shape.wide");
        QVERIFY(wide);
        wide->setValue(100);
        QCOMPARE(width(), 2.0F);
    }

    void boundCharactersAreSavedBesideAndOpenedAgain()
    {
        DocumentSession *session = m_window->documents().current();
        auto *bench = &m_window->characterWorkbench();
        QVERIFY(session->character()->execute("weights.bind", {}).ok());
        QVERIFY(!session->document()->isClean());
        auto *shown = part<QComboBox>("characterShown");
        QVERIFY(shown);
        const QImage imported = picture();
        shown->setFocus();
        QTest::keyClick(shown, Qt::Key_Down);
        QVERIFY(bench->showsBound());
        QCOMPARE(context().model()->jointNodes().size(), std::size_t(21));
        if (!imported.isNull())
            QVERIFY(!picture().isNull());
        const QString beside = session->suggestedFileName();
        QVERIFY2(session->save(beside).ok(), "saved");
        QVERIFY(session->document()->isClean());
        QVERIFY(!session->asksWhereToSave());
        QVERIFY(m_window->documents().close(0));
        m_window->openFiles({beside});
        QVERIFY(m_window->documents().current()->character()->asset().bound());
    }
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    CharacterWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_character_window.moc"
