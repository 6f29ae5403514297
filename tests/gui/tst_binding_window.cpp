// Placing, binding and painting weights in the real window, by mouse and keys; the record of placed joints beside the model.

#include "app/gui/actions.h"
#include "app/gui/character/binding_docks.h"
#include "app/gui/character/character_session.h"
#include "app/gui/docks.h"
#include "app/gui/workspaces.h"
#include "io/ledger/joint_ledger.h"
#include "render/viewport/render_backend.h"
#include "tests/support/unbound_sample.h"
#include "tests/support/window_setting.h"
#include "views/binding/bind_panel.h"
#include "views/binding/placement_panel.h"
#include "views/binding/placement_view.h"
#include "views/binding/weight_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QDockWidget>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
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

class BindingWindowTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;
    std::unique_ptr<MainWindow> m_window;

    ViewportWidget &view() { return m_window->characterWorkbench().viewport(); }
    CharacterDocument &document() { return *m_window->documents().current()->character(); }
    BindingDesk &desk() { return *m_window->characterWorkbench().findChild<BindingDocks *>()->desk(); }
    QString model() const { return m_setting->folder.filePath("wanderer.glb"); }
    QString ledger() const { return ledgerPathFor(model()); }

    void open()
    {
        m_window = m_setting->makeWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->openFiles({model()});
        QVERIFY(m_window->characterWorkbench().context());
        m_window->findChild<QAction *>("workspace.binding")->trigger();
        QCOMPARE(m_window->workspaces().current(), QStringLiteral("binding"));
    }

    template <class Panel>
    Panel *panel()
    {
        Panel *found = m_window->findChild<Panel *>();
        for (QWidget *parent = found; parent; parent = parent->parentWidget()) {
            if (auto *dock = qobject_cast<QDockWidget *>(parent))
                dock->raise();
        }
        QApplication::processEvents();
        return found;
    }

    static QAbstractButton *buttonCalled(QWidget *where, const QString &text)
    {
        for (QAbstractButton *button : where->findChildren<QAbstractButton *>()) {
            if (button->text() == text || button->accessibleName() == text)
                return button;
        }
        return nullptr;
    }

    /// Where the front of a joint's segment is in the picture.
    QPoint placeOf(const char *joint, float along = 0.5F)
    {
        const JointPlacement &placement = document().asset().placement;
        const auto index = std::size_t(humanoidJoint(QString::fromLatin1(joint)));
        const Eigen::Vector3f at = placement.joints[index].position + along * (placement.tails[index] - placement.joints[index].position);
        return view().camera().project(at, view().nativeWindow()->size()).toPoint();
    }

    void drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = {})
    {
        QWindow *window = view().nativeWindow();
        QTest::mousePress(window, Qt::LeftButton, modifiers, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(window, from + (to - from) * i / 4);
        QTest::mouseRelease(window, Qt::LeftButton, modifiers, to);
    }

    float weightOf(const char *joint) const
    {
        const auto &asset = m_window->documents().current()->character()->asset();
        const int wanted = humanoidJoint(QString::fromLatin1(joint));
        float sum = 0;
        for (std::size_t v = 0; v < asset.weights.size(); ++v) {
            for (std::size_t k = 0; k < 4; ++k)
                sum += asset.weights[v].joints[k] == wanted ? asset.weights[v].weights[k] : 0;
        }
        return sum;
    }

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void init()
    {
        QFile::remove(ledger());
        test::writeUnboundSample(model());
        open();
    }

    void cleanup() { m_window.reset(); }

    void panelsStandInTheirWorkspace()
    {
        for (const char *dock : {"placement", "bind", "weights"}) {
            QVERIFY2(m_window->docks()[dock]->isVisible() || m_window->docks()[dock]->toggleViewAction()->isChecked(), dock);
            QVERIFY(!m_window->docks()[dock]->windowTitle().isEmpty());
        }
        QVERIFY(m_window->characterWorkbench().showsBound());
        // Another character has a desk of its own; a voxel rig has none.
        BindingDesk *first = &desk();
        const QString other = m_setting->folder.filePath("other.glb");
        test::writeUnboundSample(other);
        m_window->openFiles({other});
        m_window->findChild<QAction *>("workspace.binding")->trigger();
        QVERIFY(&desk() != first);
        m_window->documents().setCurrent(0);
        QCOMPARE(&desk(), first);
        m_window->openFiles({m_setting->copyOfSample("chef.vfp", "rig.vfp")});
        QVERIFY(!m_window->characterWorkbench().findChild<BindingDocks *>()->desk());
        QVERIFY(m_window->documents().close(1)); // the other one, with its desk
        m_window->documents().setCurrent(0);
        QCOMPARE(&desk(), first);
    }

    /// The motion to judge a binding by can be played as soon as there is a binding.
    void boundModelsHaveTheirRangeOfMotion()
    {
        auto *clips = m_window->findChild<QComboBox *>("characterClip");
        QVERIFY(clips && clips->count() == 1);
        QTest::mouseClick(buttonCalled(panel<BindPanel>(), "Bind"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(document().asset().bound(), 20'000);
        QCOMPARE(clips->count(), 2);
        QVERIFY(clips->isEnabled());
        m_window->actions()["edit.undo"]->trigger();
        QCOMPARE(clips->count(), 1);
        m_window->actions()["edit.redo"]->trigger();
        QCOMPARE(clips->count(), 2);
    }

    void aStrokeIsOneStep()
    {
        if (!view().canDraw())
            QSKIP("no OpenGL here");
        auto *bind = panel<BindPanel>();
        QTest::mouseClick(buttonCalled(bind, "Bind"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(document().asset().bound(), 20'000);
        QVERIFY(view().canDraw());
        panel<WeightPanel>();
        m_window->actions()["view.front"]->trigger();
        m_window->actions()["view.frame"]->trigger();
        desk().setJoint(humanoidJoint(u"chest"));
        QTest::qWait(30);
        const int steps = document().undoStack()->count();
        const float before = weightOf("chest");
        const QImage unpainted = view().grabImage();
        drag(placeOf("spine", 0.2F), placeOf("spine", 0.9F));
        QCOMPARE(document().undoStack()->count(), steps + 1);
        const float painted = weightOf("chest");
        QVERIFY(painted > before + 0.5F);
        QVERIFY(document().asset().weightsArePainted);
        const QImage shown = view().grabImage();
        QVERIFY(unpainted.isNull() || shown != unpainted || view().options().character.colors == CharacterLook::Colors::Materials);
        m_window->actions()["edit.undo"]->trigger();
        QCOMPARE(weightOf("chest"), before);
        m_window->actions()["edit.redo"]->trigger();
        QCOMPARE(weightOf("chest"), painted);
        // Ctrl takes away; Escape gives a stroke up.
        drag(placeOf("spine", 0.2F), placeOf("spine", 0.9F), Qt::ControlModifier);
        QCOMPARE(document().undoStack()->count(), steps + 2);
        const float less = weightOf("chest");
        QVERIFY(less < painted);
        QTest::mousePress(view().nativeWindow(), Qt::LeftButton, {}, placeOf("spine", 0.2F));
        QTest::mouseMove(view().nativeWindow(), placeOf("spine", 0.9F));
        QTest::keyClick(view().nativeWindow(), Qt::Key_Escape);
        QTest::mouseRelease(view().nativeWindow(), Qt::LeftButton, {}, placeOf("spine", 0.9F));
        QCOMPARE(document().undoStack()->count(), steps + 2);
        QCOMPARE(weightOf("chest"), less);
        // Beside the model nothing is painted: the view turns.
        const int beside = view().nativeWindow()->height() / 2; // below the arm
        drag({3, beside}, {40, beside});
        QCOMPARE(document().undoStack()->count(), steps + 2);
        // The size by keys.
        const float radius = desk().brush().radius;
        QTest::keyClick(view().nativeWindow(), Qt::Key_BracketRight);
        QVERIFY(desk().brush().radius > radius);
    }

    void placedJointsAreRecordedOnTheSpot()
    {
        auto *placement = panel<PlacementPanel>();
        PlacementView &picture = *placement->view();
        const int hand = humanoidJoint(u"hand_L");
        QVERIFY(!QFile::exists(ledger()));
        const QPoint from = picture.placeOf(hand, BodySideView::Front).toPoint();
        QTest::mousePress(&picture, Qt::LeftButton, {}, from);
        QTest::mouseMove(&picture, from + QPoint(6, 4));
        QTest::mouseMove(&picture, from + QPoint(12, 8));
        QVERIFY(!QFile::exists(ledger())); // not while it is dragged
        QTest::mouseRelease(&picture, Qt::LeftButton, {}, from + QPoint(12, 8));
        auto written = readLedger(ledger());
        QVERIFY(written.ok());
        QCOMPARE(written->joints.size(), std::size_t(2)); // both hands
        QCOMPARE(written->joints.at(hand), document().asset().placement.joints[std::size_t(hand)].position);
        m_window->actions()["edit.undo"]->trigger();
        QVERIFY(!QFile::exists(ledger())); // nothing is placed by hand any more
        m_window->actions()["edit.redo"]->trigger();
        QVERIFY(QFile::exists(ledger()));
        const Eigen::Vector3f placed = document().asset().placement.joints[std::size_t(hand)].position;

        // Closed without saving, and opened again: the joints are where they were put.
        m_window.reset();
        open();
        QCOMPARE(document().asset().placement.joints[std::size_t(hand)].position, placed);
        QCOMPARE(document().asset().placement.joints[std::size_t(hand)].source, JointSource::Ledger);
        QCOMPARE(document().undoStack()->count(), 1); // one step, which can be taken back
        QVERIFY(!desk().ledgerStale());

        // "Analyse again" forgets them and binds, in one step.
        QTest::mouseClick(buttonCalled(panel<PlacementPanel>(), "Analyse again"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(document().asset().bound(), 20'000);
        QCOMPARE(document().undoStack()->count(), 2);
        QVERIFY(!QFile::exists(ledger()));
        QVERIFY(document().asset().placement.joints[std::size_t(hand)].source != JointSource::Ledger);
    }

    void recordsOfAnotherModelAreSaidAloud()
    {
        QVERIFY(document().execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.4, 0}}}).ok());
        QVERIFY(QFile::exists(ledger()));
        m_window.reset();
        // Another model under the same name.
        QFile file(model());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype at = bytes.indexOf("make_character");
        QVERIFY(at > 0);
        bytes[at] = 'M';
        file.seek(0);
        file.write(bytes);
        file.close();
        open();
        QVERIFY(desk().ledgerStale());
        QVERIFY(document().asset().placement.joints[std::size_t(humanoidJoint(u"head"))].source != JointSource::Ledger); // never silently used
        bool shown = false;
        for (const QLabel *label : panel<PlacementPanel>()->findChildren<QLabel *>())
            shown = shown || (label->isVisible() && !desk().ledgerWords().isEmpty() && label->text() == desk().ledgerWords());
        QVERIFY(shown);
        // "Analyse again" puts that record aside, and nothing warns any more.
        const QByteArray record = bytesOf(ledger());
        QTest::mouseClick(buttonCalled(panel<PlacementPanel>(), "Analyse again"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(document().asset().bound(), 20'000);
        QVERIFY(!desk().ledgerStale() && !QFile::exists(ledger()));
        QCOMPARE(bytesOf(ledger() + ".bak"), record);
    }
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    BindingWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_binding_window.moc"
