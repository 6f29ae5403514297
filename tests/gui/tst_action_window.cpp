// Keying an action by hand in the real window, by real events: begin one, pick a joint in the view, turn it by its ring, move to another frame,
// reach with a hand, move keys on the strip, undo, save, open again, recover, in both languages.

#include "app/gui/action/action_workbench.h"
#include "app/gui/actions.h"
#include "app/gui/workspaces.h"
#include "io/actions/action_file.h"
#include "io/actions/hand_keyed_file.h"
#include "io/gltf/action_pack.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"
#include "render/viewport/render_backend.h"
#include "tests/support/action_hands.h"
#include "views/action/action_keys_panel.h"
#include "views/action/action_panel.h"
#include "views/action/action_tool.h"
#include "views/action/key_strip.h"
#include "views/common/number_field.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <QWindow>

using namespace marrow;

namespace {

constexpr float kDegrees = 57.29578F;

} // namespace

class ActionWindowTest : public ActionHands
{
    Q_OBJECT

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void init()
    {
        m_path = m_setting->folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + "_walk.json");
        HandKeyedAction action = handKeyedFrom(*parametricAction("walk", standardHumanoidRest()), QString::fromLatin1(QTest::currentTestFunction()), 12);
        QVERIFY(saveHandKeyed(m_path, action).ok());
        m_window = m_setting->makeWindow();
        m_window->openFiles({m_path});
        if (!bench().viewport().canDraw())
            QSKIP("There is no OpenGL here to show a view with.");
        QVERIFY(QTest::qWaitForWindowExposed(view()));
    }
    void cleanup()
    {
        m_setting->prompts->close = FilePrompts::CloseAnswer::Discard;
        m_window.reset();
    }

    void posesBecomeKeysAndAreSaved()
    {
        QCOMPARE(m_window->workspaces().current(), QString("actions"));
        QVERIFY(m_setting->prompts->failures.isEmpty());
        const int keysBefore = static_cast<int>(action().keys.size());
        int frame = 1;
        while (context().hasKey(frame))
            ++frame;
        QVERIFY2(frame < action().endFrame(), "the walk has a key on every frame");
        context().setFrame(frame);
        pickInView(u"forearm_L");
        QCOMPARE(context().activeJoint(), std::optional<int>(humanoidJoint(u"forearm_L")));
        const Eigen::Quaternionf before = context().pose().rotations[numberOf(u"forearm_L")];
        turnByRing(50);
        const Eigen::Quaternionf turned = context().pose().rotations[numberOf(u"forearm_L")];
        QVERIFY(before.angularDistance(turned) * kDegrees > 10);
        QCOMPARE(static_cast<int>(action().keys.size()), keysBefore + 1);
        QCOMPARE(document().undoStack()->count(), 1);
        // Escape in the middle of a drag leaves nothing.
        turnByRing(40, true);
        QCOMPARE(document().undoStack()->count(), 1);
        QVERIFY(context().pose().rotations[numberOf(u"forearm_L")].angularDistance(turned) < 1e-4F);
        // One undo, and it is as it was; redo brings it back.
        trigger("edit.undo");
        QCOMPARE(static_cast<int>(action().keys.size()), keysBefore);
        QVERIFY(context().pose().rotations[numberOf(u"forearm_L")].angularDistance(before) < 1e-4F);
        trigger("edit.redo");
        trigger("file.save");
        const auto saved = openHandKeyed(m_path);
        QVERIFY(saved.ok() && *saved == action());
        QVERIFY(handKeyedPose(*saved, frame).rotations[numberOf(u"forearm_L")].angularDistance(turned) < 1e-4F);
        QVERIFY(document().isClean());
    }

    void aDragThatIsStillGoingOnIsSaved()
    {
        context().setFrame(3);
        pickInView(u"upper_arm_R");
        const QPoint at = grabRing();
        QTest::mousePress(view(), Qt::LeftButton, {}, at);
        for (int step = 1; step <= 8; ++step)
            QTest::mouseMove(view(), at + QPoint(6 * step, -6 * step));
        QVERIFY(context().hasPreview());
        const Eigen::Quaternionf shown = context().pose().rotations[numberOf(u"upper_arm_R")];
        trigger("file.save");
        const auto saved = openHandKeyed(m_path);
        QVERIFY(saved.ok());
        QVERIFY(handKeyedPose(*saved, 3).rotations[numberOf(u"upper_arm_R")].angularDistance(shown) < 1e-4F);
        QTest::mouseRelease(view(), Qt::LeftButton, {}, at);
    }

    void theBodyItselfPicksItsJoint()
    {
        context().setFrame(0);
        ViewOptions options = bench().viewport().options();
        options.bones = false;
        bench().viewport().setOptions(options);
        const Eigen::Vector3f knee = context().handles().worlds[numberOf(u"shin_R")].translation();
        const Eigen::Vector3f ankle = context().handles().worlds[numberOf(u"foot_R")].translation();
        const Eigen::Vector3f middle = (knee + ankle) / 2;
        const QPoint at = bench().viewport().camera().project(middle, QSizeF(view()->size())).toPoint();
        QTest::mouseMove(view(), at);
        QTest::mouseClick(view(), Qt::LeftButton, {}, at);
        const std::optional<int> joint = context().activeJoint();
        QVERIFY(joint && (*joint == humanoidJoint(u"shin_R") || *joint == humanoidJoint(u"shin_L"))); // legs cross in a walk
    }

    void handsReachAndHipsMove()
    {
        context().setFrame(0);
        QTest::keyClick(view(), Qt::Key_Q);
        QCOMPARE(bench().tool().settings().mode, ActionMode::Reach);
        const QPoint hand = pixelOf(u"hand_R");
        QTest::mouseMove(view(), hand);
        QTest::mousePress(view(), Qt::LeftButton, {}, hand);
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(view(), hand + QPoint(0, -8 * step));
        QTest::mouseRelease(view(), Qt::LeftButton, {}, hand + QPoint(0, -48));
        QCOMPARE(document().undoStack()->count(), 1);
        const QPoint now = projected(u"hand_R");
        QVERIFY2((now - (hand + QPoint(0, -48))).manhattanLength() < 14, qPrintable(QString("%1 %2").arg(now.x()).arg(now.y())));

        // The hips go down by the keyboard; the feet stay.
        QTest::keyClick(view(), Qt::Key_W);
        const Eigen::Vector3f foot = context().handles().worlds[numberOf(u"foot_L")].translation();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(view(), Qt::Key_Down, Qt::AltModifier);
        QVERIFY(context().pose().hipsOffset.y() < handKeyedPose(*openHandKeyed(m_path), 0).hipsOffset.y() - 0.05F);
        QVERIFY((context().handles().worlds[numberOf(u"foot_L")].translation() - foot).norm() < 0.01F);
    }

    void keysAreSetMovedAndRemovedOnTheStrip()
    {
        KeyStrip &strip = bench().keys().strip();
        const auto pointAt = [&](double frame) { return QPoint(static_cast<int>(strip.xOf(frame)), strip.keyRow().center().y()); };
        // A click takes a frame in hand, a double click keys it.
        QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(pointAt(16).x(), 8));
        QCOMPARE(context().frame(), 16);
        QTest::keyClick(&strip, Qt::Key_I);
        QVERIFY(context().hasKey(16));
        // Dragged two frames on, undone, dragged with Escape.
        drag(strip, pointAt(16), pointAt(18));
        QVERIFY(context().hasKey(18) && !context().hasKey(16));
        QCOMPARE(context().frame(), 18);
        trigger("edit.undo");
        QVERIFY(context().hasKey(16) && !context().hasKey(18));
        // Copied and pasted at the frame in hand, removed by Delete.
        QTest::mouseClick(&strip, Qt::LeftButton, {}, pointAt(16));
        QTest::keyClick(&strip, Qt::Key_C, Qt::ControlModifier);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(pointAt(20).x(), 8));
        QTest::keyClick(&strip, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(context().hasKey(20));
        QTest::keyClick(&strip, Qt::Key_Delete);
        QVERIFY(!context().hasKey(20));
        // Several at once with Shift.
        const std::size_t all = action().keys.size();
        QTest::mousePress(&strip, Qt::LeftButton, Qt::ShiftModifier, QPoint(4, strip.keyRow().center().y())); // beside the first key
        QTest::mouseMove(&strip, pointAt(20));
        QTest::mouseRelease(&strip, Qt::LeftButton, Qt::ShiftModifier, pointAt(20));
        QCOMPARE(document().selection().frames.size(), all);
        // Keys are stepped, frames too.
        QTest::keyClick(&strip, Qt::Key_Home);
        QCOMPARE(context().frame(), 0);
        QTest::keyClick(&strip, Qt::Key_Right);
        QCOMPARE(context().frame(), 1);
        QTest::keyClick(&strip, Qt::Key_Period);
        QVERIFY(context().hasKey(context().frame()));
    }

    void numbersVerbsAndTheListWork()
    {
        context().setFrame(0);
        auto *list = m_window->findChild<QTreeWidget *>("actionJoints");
        const auto items = list->findItems("shin_L", Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(items.size(), 1);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(items.first()).center());
        QCOMPARE(context().activeJoint(), std::optional<int>(humanoidJoint(u"shin_L")));
        auto *field = m_window->findChild<NumberField *>("actionTurn0");
        QVERIFY(field->isVisible());
        QTest::mouseDClick(field, Qt::LeftButton);
        QTest::keyClicks(field, "30+15");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(std::abs(field->value() - 45) < 0.05);
        QCOMPARE(document().undoStack()->count(), 1);
        // Left and right change places, and back.
        const Eigen::Quaternionf left = context().pose().rotations[numberOf(u"shin_L")];
        click("actionFlip");
        QVERIFY(context().pose().rotations[numberOf(u"shin_R")].angularDistance(Eigen::Quaternionf(left.w(), left.x(), -left.y(), -left.z())) < 1e-3F);
        click("actionFlip");
        QVERIFY(context().pose().rotations[numberOf(u"shin_L")].angularDistance(left) < 1e-3F);
        // Copy, back to rest, paste.
        click("actionCopyPose");
        click("actionReset");
        QVERIFY(context().pose().rotations[numberOf(u"shin_L")].angularDistance(Eigen::Quaternionf::Identity()) < 1e-3F);
        click("actionPastePose");
        QVERIFY(context().pose().rotations[numberOf(u"shin_L")].angularDistance(left) < 1e-3F);
        click("actionPasteMirrored");
        QVERIFY(context().pose().rotations[numberOf(u"shin_R")].angularDistance(Eigen::Quaternionf(left.w(), left.x(), -left.y(), -left.z())) < 1e-3F);
        // It loops no more, and loops again after undo.
        click("actionLoop");
        QVERIFY(!action().loop);
        trigger("edit.undo");
        QVERIFY(action().loop);
    }

    void itPlaysAndComesToRestOnAFrame()
    {
        context().setFrame(1);
        trigger("play.toggle");
        QVERIFY(context().playback().isPlaying());
        QTRY_VERIFY(context().place() != 1);
        trigger("play.toggle");
        QVERIFY(!context().playback().isPlaying());
        QVERIFY(std::abs(context().place() - context().frame()) < 1e-6);
    }

    void aCharacterShowsItAndBuiltInActionsStartIt()
    {
        // A pack has the joints of its character; here the joints are all that is asked of it.
        HumanoidRest small = standardHumanoidRest();
        for (Eigen::Vector3f &place : small)
            place *= 0.5F;
        const QString figure = m_setting->folder.filePath("small_rigged.glb");
        const auto glb = packActions({*parametricAction("idle", small)}, small);
        QFile file(figure);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*glb) == glb->size());
        file.close();
        m_setting->prompts->open = QStringList{figure};
        click("actionChooseFigure");
        QVERIFY(m_setting->prompts->failures.isEmpty());
        QVERIFY(std::abs(context().figure().rest()[1].y() - standardHumanoidRest()[1].y() / 2) < 1e-4F);
        QCOMPARE(m_window->findChild<QLabel *>("actionFigure")->text(), QString("small_rigged.glb"));
        // What has no skeleton is refused and changes nothing.
        m_setting->prompts->open = QStringList{m_path};
        click("actionChooseFigure");
        QCOMPARE(m_setting->prompts->failures.size(), 1);
        QVERIFY(std::abs(context().figure().rest()[1].y() - standardHumanoidRest()[1].y() / 2) < 1e-4F);

        auto *starts = m_window->findChild<QComboBox *>("actionStarts");
        QVERIFY(starts->count() >= 13);
        starts->setCurrentIndex(static_cast<int>(parametricActionIds().indexOf("sit")));
        click("actionBegin");
        QVERIFY(handKeyedPose(action(), 0).hipsOffset.y() < -0.3F);
        trigger("edit.undo");
        QVERIFY(handKeyedPose(action(), 0).hipsOffset.y() > -0.2F);
    }

    void aRetargetedActionStartsIt()
    {
        Action bow = *parametricAction("hit", standardHumanoidRest());
        bow.id = "Bow_A";
        bow.source = ActionSource::Retargeted;
        QVERIFY(saveActions(m_setting->folder.path(), {bow}).ok());
        m_window->documents().close(0);
        m_window->openFiles({m_path});
        auto *starts = m_window->findChild<QComboBox *>("actionStarts");
        const int index = starts->findText("Bow_A", Qt::MatchContains);
        QVERIFY(index >= 13);
        starts->setCurrentIndex(index);
        click("actionBegin");
        QVERIFY(!action().loop);
        QCOMPARE(action().endFrame(), 7); // 0.6 s
    }

    void aNewActionIsBegunAndSavedUnderItsName()
    {
        trigger("file.newAction");
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *slug = dialog->findChild<QLineEdit *>("newActionSlug");
        slug->selectAll();
        QTest::keyClicks(slug, "chr_smith");
        auto *id = dialog->findChild<QComboBox *>("newActionId");
        id->lineEdit()->selectAll();
        QTest::keyClicks(id->lineEdit(), "mine");
        QCOMPARE(dialog->findChild<QComboBox *>("newActionStart")->currentIndex(), static_cast<int>(parametricActionIds().indexOf("mine")));
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(m_window->documents().count(), 2);
        QCOMPARE(action().slug, QString("chr_smith"));
        QCOMPARE(action().action, QString("mine"));
        QVERIFY(action().keys.size() > 4);
        QVERIFY(!document().isClean());
        QVERIFY(m_window->documents().current()->suggestedFileName().endsWith("chr_smith_mine.json"));
        m_setting->prompts->save = m_setting->folder.filePath("chr_smith_mine.json");
        trigger("file.save");
        QVERIFY(*openHandKeyed(m_setting->prompts->save) == action());
    }

    void everythingIsSaidInChinese()
    {
        m_setting->language.use("zh_CN");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange); // windows are told by events
        for (QToolButton *button : bench().keys().findChildren<QToolButton *>())
            QVERIFY2(!button->toolTip().isEmpty() && !button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        const QString tip = m_window->findChild<QToolButton *>("actionFlip")->toolTip();
        m_setting->language.use("en");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange); // windows are told by events
        QVERIFY2(tip != m_window->findChild<QToolButton *>("actionFlip")->toolTip(), qPrintable(tip));
        QVERIFY(tip.at(0).unicode() > 0x3000);
    }

private:
    std::unique_ptr<WindowSetting> m_setting;
    QString m_path;
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QApplication app(argc, argv);
    ActionWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_action_window.moc"
