// The panels of placing, binding and painting, by real mouse and key events.

#include "model/commands/character_commands.h"
#include "tests/support/box_person.h"
#include "tests/views/panel_pictures.h"
#include "views/binding/bind_panel.h"
#include "views/binding/placement_panel.h"
#include "views/binding/placement_view.h"
#include "views/binding/weight_panel.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

using namespace marrow;
using namespace marrow::test;

namespace {

struct Bench
{
    explicit Bench(bool bound = false)
        : document(makeCharacterDocument(makeCharacterAsset(std::make_shared<const CharacterModel>(boxPerson()), nullptr)))
        , desk(document.get())
    {
        if (bound)
            (void)document->execute("weights.bind", {});
    }
    Eigen::Vector3f at(const char *joint) const { return document->asset().placement.joints[static_cast<std::size_t>(humanoidJoint(QString::fromLatin1(joint)))].position; }

    std::unique_ptr<CharacterDocument> document;
    BindingDesk desk;
};

template <class Panel>
void show(Panel &panel, int width, int height)
{
    panel.resize(width, height);
    showActive(panel);
}

QAbstractButton *buttonCalled(QWidget &panel, const QString &text)
{
    for (QAbstractButton *button : panel.findChildren<QAbstractButton *>()) {
        if (button->text() == text || button->accessibleName() == text)
            return button;
    }
    return nullptr;
}

} // namespace

class TestBinding : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_theme.setAppearance(Appearance::Dark); }
    void dragsAJoint();
    void dragsFromTheSide();
    void escapeTakesADragBack();
    void keysMoveJoints();
    void numbersMoveJoints();
    void analysesInTheBackground();
    void showsTheLedger();
    void bindsInTheBackground();
    void cancelChangesNothing();
    void choosesPoses();
    void brushAndLocks();
    void everyControlIsNamed();

private:
    ThemeController m_theme;
};

void TestBinding::dragsAJoint()
{
    Bench bench;
    PlacementPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 520, 640);
    PlacementView &view = *panel.view();
    const int hand = humanoidJoint(u"hand_L");
    const QPoint from = view.placeOf(hand, BodySideView::Front).toPoint();
    const Eigen::Vector3f before = bench.at("hand_L");
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, from + QPoint(10, 6));
    QTest::mouseMove(&view, from + QPoint(20, 12));
    // While the drag lasts the document knows nothing of it, and the picture shows it.
    QCOMPARE(bench.at("hand_L"), before);
    QVERIFY((view.placeOf(hand, BodySideView::Front) - from - QPointF(20, 12)).manhattanLength() < 3);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(20, 12));
    QCOMPARE(bench.desk.joint(), hand);
    QCOMPARE(bench.document->undoStack()->count(), 1);
    const Eigen::Vector3f after = bench.at("hand_L");
    QVERIFY(after.x() > before.x() + 0.01F && after.y() < before.y() - 0.01F);
    QCOMPARE(after.z(), before.z()); // depth is not touched from the front
    QCOMPARE(bench.at("hand_R"), after.cwiseProduct(Eigen::Vector3f(-1, 1, 1)));
    QCOMPARE(bench.document->asset().placement.joints[static_cast<std::size_t>(hand)].source, JointSource::Ledger);

    // Without symmetry the other side stays.
    QTest::mouseClick(buttonCalled(panel, "Symmetry"), Qt::LeftButton);
    QVERIFY(!bench.desk.symmetric());
    const QPoint again = view.placeOf(hand, BodySideView::Front).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, {}, again);
    QTest::mouseMove(&view, again + QPoint(-15, 0));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, again + QPoint(-15, 0));
    QCOMPARE(bench.at("hand_R"), after.cwiseProduct(Eigen::Vector3f(-1, 1, 1)));
    QVERIFY(bench.at("hand_L").x() < after.x());
}

void TestBinding::dragsFromTheSide()
{
    Bench bench;
    PlacementPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 520, 640);
    PlacementView &view = *panel.view();
    const QPoint from = view.placeOf(humanoidJoint(u"shin_L"), BodySideView::Side).toPoint();
    const Eigen::Vector3f before = bench.at("shin_L");
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, from + QPoint(-12, 0));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(-12, 0));
    QVERIFY(bench.at("shin_L").z() > before.z() + 0.01F); // the front is at the left
    QCOMPARE(bench.at("shin_L").x(), before.x());
}

void TestBinding::escapeTakesADragBack()
{
    Bench bench;
    PlacementPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 520, 640);
    PlacementView &view = *panel.view();
    const QPoint from = view.placeOf(humanoidJoint(u"head"), BodySideView::Front).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, from + QPoint(0, 30));
    QTest::keyClick(&view, Qt::Key_Escape);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(0, 30));
    QCOMPARE(bench.document->undoStack()->count(), 0);
    QVERIFY((view.placeOf(humanoidJoint(u"head"), BodySideView::Front) - from).manhattanLength() < 2);
}

void TestBinding::keysMoveJoints()
{
    Bench bench;
    PlacementPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 520, 640);
    PlacementView &view = *panel.view();
    view.setFocus();
    bench.desk.setJoint(humanoidJoint(u"foot_L"));
    const Eigen::Vector3f before = bench.at("foot_L");
    QTest::keyClick(&view, Qt::Key_Up);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
    const Eigen::Vector3f moved = bench.at("foot_L") - before;
    QVERIFY((moved - Eigen::Vector3f(0.02F, 0.004F, 0.004F)).norm() < 1e-4F);
    QTest::keyClick(&view, Qt::Key_PageDown);
    QCOMPARE(bench.desk.joint(), humanoidJoint(u"foot_L") + 1);
    // The joint is in the middle again after C.
    bench.desk.setJoint(humanoidJoint(u"foot_L"));
    QTest::keyClick(&view, Qt::Key_C);
    QVERIFY(std::abs(bench.at("foot_L").x() - 0.11F) < 0.02F);
}

void TestBinding::numbersMoveJoints()
{
    Bench bench;
    PlacementPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 520, 640);
    auto *list = panel.findChild<QTreeWidget *>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->topLevelItem(3)).center());
    QCOMPARE(bench.desk.joint(), 4);
    auto *height = panel.findChildren<NumberField *>().at(1);
    QTest::mouseClick(height, Qt::LeftButton);
    QTest::keyClick(height, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(height, "1.6+0.05");
    QTest::keyClick(height, Qt::Key_Return);
    QVERIFY(std::abs(bench.at("neck").y() - 1.65F) < 1e-5F);
}

void TestBinding::analysesInTheBackground()
{
    Bench bench(true);
    const CharacterAsset fresh = bench.document->asset();
    QVERIFY(bench.document->execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 1.5, 0.2}}}).ok());
    PlacementPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 520, 640);
    QTest::mouseClick(buttonCalled(panel, "Analyse again"), Qt::LeftButton);
    QVERIFY(bench.desk.busy());
    QTRY_VERIFY(!bench.desk.busy());
    QCOMPARE(bench.document->undoStack()->count(), 3);
    QVERIFY(bench.document->asset().placement == fresh.placement);
    QVERIFY(bench.document->asset().weights == fresh.weights);
}

void TestBinding::showsTheLedger()
{
    Bench bench;
    PlacementPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 520, 640);
    bench.desk.setLedger("stale words", true);
    bool shown = false;
    for (const QLabel *label : panel.findChildren<QLabel *>())
        shown = shown || (label->isVisible() && label->text() == "stale words");
    QVERIFY(shown);
}

void TestBinding::bindsInTheBackground()
{
    Bench bench;
    BindPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 320, 700);
    QAbstractButton *bind = buttonCalled(panel, "Bind");
    QVERIFY(bind);
    QSignalSpy busy(&bench.desk, &BindingDesk::busyChanged);
    QTest::mouseClick(bind, Qt::LeftButton);
    QVERIFY(!bench.document->asset().bound());
    QTRY_VERIFY(bench.document->asset().bound());
    QVERIFY(busy.size() >= 2);
    QCOMPARE(bench.document->undoStack()->count(), 1);
    QCOMPARE(bind->text(), QString("Bind anew"));
    // Checks with their numbers stand there without being asked for.
    QVERIFY(panel.findChildren<QLabel *>(QStringLiteral("check")).size() >= 8);
    QVERIFY(panel.findChild<QTreeWidget *>()->isVisible()); // the test poses
    bench.document->undoStack()->undo();
    QVERIFY(!bench.document->asset().bound());
    QCOMPARE(bind->text(), QString("Bind"));
}

void TestBinding::cancelChangesNothing()
{
    Bench bench(true);
    BindPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 320, 700);
    const int steps = bench.document->undoStack()->count();
    bench.desk.countIntersections();
    QVERIFY(bench.desk.busy());
    QAbstractButton *cancel = buttonCalled(panel, "Cancel");
    QVERIFY(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QTRY_VERIFY(!bench.desk.busy());
    QVERIFY(bench.desk.intersections().empty());
    QCOMPARE(bench.document->undoStack()->count(), steps);
}

void TestBinding::choosesPoses()
{
    Bench bench(true);
    BindPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 320, 700);
    bench.desk.countIntersections();
    QTRY_VERIFY_WITH_TIMEOUT(!bench.desk.intersections().empty(), 30'000);
    // Worst first.
    const auto &counts = bench.desk.intersections();
    for (std::size_t i = 1; i < counts.size(); ++i)
        QVERIFY(counts[i - 1].found.fresh >= counts[i].found.fresh);
    QTreeWidget *poses = panel.findChildren<QTreeWidget *>().last();
    QCOMPARE(poses->topLevelItemCount(), static_cast<int>(bench.desk.poses().size()));
    QCOMPARE(poses->topLevelItem(0)->data(0, Qt::UserRole).toString(), counts.front().id);
    QCOMPARE(poses->topLevelItem(0)->text(1), QString::number(counts.front().found.fresh));
    const ModelPose rest = bench.desk.shownPose();
    QSignalSpy chosen(&bench.desk, &BindingDesk::poseChanged);
    poses->setFocus();
    poses->setCurrentItem(poses->topLevelItem(0));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(bench.desk.pose(), counts.front().id);
    float moved = 0;
    for (std::size_t node = 0; node < rest.worlds.size(); ++node)
        moved = std::max(moved, (bench.desk.shownPose().worlds[node] - rest.worlds[node]).cwiseAbs().maxCoeff());
    QVERIFY(moved > 0.1F);
    // The range of motion is a clip of the model on show.
    QCOMPARE(bench.desk.shownModel()->clips.size(), std::size_t{1});
    QVERIFY(bench.desk.shownModel()->clips[0].durationSeconds > 10);
}

void TestBinding::brushAndLocks()
{
    Bench bench(true);
    WeightPanel panel;
    panel.setDesk(&bench.desk);
    show(panel, 300, 640);
    QTest::mouseClick(buttonCalled(panel, "Replace"), Qt::LeftButton);
    QCOMPARE(bench.desk.brush().brush, WeightBrush::Replace);
    QTest::mouseClick(buttonCalled(panel, "Flood"), Qt::LeftButton);
    QVERIFY(bench.desk.brush().flood);
    QTest::mouseClick(buttonCalled(panel, "Add"), Qt::LeftButton);
    QVERIFY(!bench.desk.brush().flood && bench.desk.brush().brush == WeightBrush::Add);

    auto *joints = panel.findChild<QTreeWidget *>();
    const QRect row = joints->visualItemRect(joints->topLevelItem(1));
    QTest::mouseClick(joints->viewport(), Qt::LeftButton, {}, QPoint(row.right() - 8, row.center().y()));
    QVERIFY(bench.document->asset().locks[2]);
    QTest::keyClick(joints, Qt::Key_Return);
    QVERIFY(!bench.document->asset().locks[2]);
    QCOMPARE(bench.desk.joint(), 2);

    const int steps = bench.document->undoStack()->count();
    QTest::mouseClick(buttonCalled(panel, "Prune below 1 %"), Qt::LeftButton);
    QCOMPARE(bench.document->undoStack()->count(), steps + 1);
    for (std::size_t v = 0; v < bench.document->asset().weights.size(); ++v) {
        for (const float weight : bench.document->asset().weights[v].weights)
            QVERIFY(weight == 0 || weight > 0.0099F);
    }
}

void TestBinding::everyControlIsNamed()
{
    Bench bench(true);
    PlacementPanel placement;
    BindPanel bind;
    WeightPanel weights;
    placement.setDesk(&bench.desk);
    bind.setDesk(&bench.desk);
    weights.setDesk(&bench.desk);
    for (QWidget *panel : {static_cast<QWidget *>(&placement), static_cast<QWidget *>(&bind), static_cast<QWidget *>(&weights)}) {
        for (const QAbstractButton *button : panel->findChildren<QAbstractButton *>())
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty() || button->objectName().startsWith("qt_"), button->metaObject()->className());
        for (const NumberField *field : panel->findChildren<NumberField *>())
            QVERIFY(!field->accessibleName().isEmpty() && !field->toolTip().isEmpty());
    }
}

QTEST_MAIN(TestBinding)
#include "tst_binding.moc"
