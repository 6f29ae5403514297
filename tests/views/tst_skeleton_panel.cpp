#include "tests/views/panel_pictures.h"
#include "tests/views/sample_rig.h"
#include "views/common/joint_combo.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"
#include "views/skeleton/delete_joints_dialog.h"
#include "views/skeleton/rig_fitting.h"
#include "views/skeleton/skeleton_model.h"
#include "views/skeleton/skeleton_panel.h"
#include "views/skeleton/skeleton_tree.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace marrow;

class TestSkeletonPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = new ThemeController(this); }

    void init()
    {
        m_document = makeVoxelDocument(sampleRig());
        m_context = std::make_unique<RigContext>(m_document.get());
        m_panel = std::make_unique<SkeletonPanel>();
        m_panel->setContext(m_context.get());
        m_panel->resize(260, 420);
        showActive(*m_panel);
        m_tree = m_panel->findChild<SkeletonTree *>();
        m_model = qobject_cast<SkeletonModel *>(m_tree->model());
        QVERIFY(m_model);
    }
    void cleanup()
    {
        m_panel.reset();
        m_context.reset();
        m_document.reset();
    }

    void modelKeepsTheRulesThroughEdits()
    {
        QAbstractItemModelTester tester(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(m_model->rowCount(m_model->indexOf(1)), 3);
        m_model->setFilter(QStringLiteral("arm"));
        QCOMPARE(m_model->rowCount(m_model->indexOf(1)), 2);
        m_model->setFilter(QString());
        m_context->run(QStringLiteral("joint.reparent"),
                       {{"joints", QJsonArray{4}}, {"parent", QJsonValue()}, {"keep", "world"}});
        QCOMPARE(m_model->rowCount(), 2);
        m_document->undoStack()->undo();
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(m_model->rowCount(m_model->indexOf(1)), 3);
    }

    void countsFollowPainting()
    {
        QCOMPARE(m_context->voxelCount(2), 128);
        const qsizetype root = m_context->voxelCount(0);
        VoxelSet cells;
        cells.append(m_document->asset().grid.offset({12, 10, 3}), 2);
        m_context->run(QStringLiteral("binding.assign"), bindingAssignArgs({{0, cells}}));
        QCOMPARE(m_context->voxelCount(2), 126);
        QCOMPARE(m_context->voxelCount(0), root + 2);
        m_document->undoStack()->undo();
        QCOMPARE(m_context->voxelCount(2), 128);
    }

    void selectionGoesBothWays()
    {
        clickJoint(2);
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(2));
        clickJoint(3, Qt::ControlModifier);
        QCOMPARE(m_document->selection().joints.size(), 2u);
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(3));
        m_context->activate(4);
        QCOMPARE(m_tree->selectedJoints(), std::vector<JointId>{4});
        QCOMPARE(m_context->recentJoints().size(), 3u);
        m_context->swapWithLast();
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(3));
    }

    void renameWithF2()
    {
        clickJoint(2);
        QTest::keyClick(m_tree, Qt::Key_F2);
        auto *editor = m_tree->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("wing_L"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_document->rig()->skeleton.find(2)->name, QStringLiteral("wing_L"));
        QCOMPARE(m_document->undoStack()->count(), 1);
    }

    void eyesAreSweptAndAltIsolates()
    {
        const auto eye = [&](JointId joint) { return m_tree->visualRect(m_model->indexOf(joint, SkeletonModel::Eye)).center(); };
        QTest::mousePress(m_tree->viewport(), Qt::LeftButton, {}, eye(2));
        QMouseEvent move(QEvent::MouseMove, QPointF(eye(3)), m_tree->viewport()->mapToGlobal(QPointF(eye(3))), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(m_tree->viewport(), &move);
        QTest::mouseRelease(m_tree->viewport(), Qt::LeftButton, {}, eye(3));
        QCOMPARE(m_context->hidden(), (std::set<JointId>{2, 3}));
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, Qt::AltModifier, eye(4));
        QCOMPARE(m_context->isolated(), (std::set<JointId>{4}));
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->visualRect(m_model->indexOf(1, SkeletonModel::Lock)).center());
        QCOMPARE(m_context->locked(), (std::set<JointId>{1}));
    }

    void dropOnAJointReparents()
    {
        m_context->activate(3);
        QSignalSpy hints(m_panel.get(), &SkeletonPanel::hintChanged);
        QMimeData mime;
        mime.setData(QStringLiteral("application/x-marrow-joints"), "3 ");
        const auto drop = [&](JointId target, Qt::KeyboardModifiers modifiers) {
            const QPoint at = m_tree->visualRect(m_model->indexOf(target)).center();
            m_tree->beginDragOf({3});
            QDragEnterEvent enter(at, Qt::MoveAction, &mime, Qt::LeftButton, modifiers);
            QApplication::sendEvent(m_tree->viewport(), &enter);
            QDragMoveEvent move(at, Qt::MoveAction, &mime, Qt::LeftButton, modifiers);
            QApplication::sendEvent(m_tree->viewport(), &move);
            const bool accepted = move.isAccepted();
            savePicture(*m_panel, QStringLiteral("skeleton-dropping"));
            QDropEvent event(at, Qt::MoveAction, &mime, Qt::LeftButton, modifiers);
            QApplication::sendEvent(m_tree->viewport(), &event);
            return accepted;
        };
        QVERIFY(drop(4, {}));
        QVERIFY(hints.count() >= 2);
        QVERIFY(hints.first()[0].toString().contains(QStringLiteral("head")));
        QVERIFY(hints.last()[0].toString().isEmpty());
        QCOMPARE(m_document->rig()->skeleton.find(3)->parent, std::optional<JointId>(4));
        // Kept in the world: 10 above the torso is now 2 below the head.
        QCOMPARE(m_document->rig()->skeleton.find(3)->rest.translation, Eigen::Vector3f(-3, -2, 0));
        m_document->undoStack()->undo();
        QVERIFY(drop(4, Qt::AltModifier));
        QCOMPARE(m_document->rig()->skeleton.find(3)->rest.translation, Eigen::Vector3f(-3, 10, 0));
        m_document->undoStack()->undo();
        // A joint cannot hang on its own child.
        m_tree->beginDragOf({1});
        const QPoint at = m_tree->visualRect(m_model->indexOf(4)).center();
        QDragEnterEvent enter(at, Qt::MoveAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_tree->viewport(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_tree->viewport(), &move);
        QVERIFY(!move.isAccepted());
    }

    void deleteAsksOnceAndGivesAway()
    {
        clickJoint(4);
        bool asked = false;
        QTimer::singleShot(0, this, [&] {
            auto *dialog = qobject_cast<DeleteJointsDialog *>(QApplication::activeModalWidget());
            asked = dialog != nullptr;
            if (!dialog)
                return;
            savePicture(*dialog, QStringLiteral("delete-joint"));
            QCOMPARE(dialog->heir(), std::optional<JointId>(1));
            dialog->findChild<JointCombo *>()->setJoint(2);
            dialog->accept();
        });
        QTest::keyClick(m_tree, Qt::Key_Delete);
        QVERIFY(asked);
        QVERIFY(!m_document->rig()->skeleton.contains(4));
        QCOMPARE(m_document->rig()->skeleton.find(5)->parent, std::optional<JointId>(2));
        QCOMPARE(m_context->voxelCount(2), 128 + 96);
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(2));
        // Nothing hangs on the nameless joint: no question.
        clickJoint(5);
        QTest::keyClick(m_tree, Qt::Key_Delete);
        QVERIFY(!m_document->rig()->skeleton.contains(5));
        // What undo brings back is seen, with what hangs on it.
        m_document->undoStack()->undo();
        m_document->undoStack()->undo();
        QVERIFY(m_tree->isExpanded(m_model->indexOf(4)) && m_model->rowCount(m_model->indexOf(4)) == 1);
    }

    void addAndMirrorAndOrder()
    {
        clickJoint(2);
        QTest::keyClick(m_tree, Qt::Key_Insert);
        const auto added = m_context->activeJoint();
        QVERIFY(added && m_document->rig()->skeleton.find(*added)->parent == std::optional<JointId>(2));
        auto *editor = m_tree->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("hand_L"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_document->rig()->skeleton.find(*added)->name, QStringLiteral("hand_L"));
        QTest::keyClick(m_tree, Qt::Key_D, Qt::ControlModifier);
        bool found = false;
        for (const Joint &joint : m_document->rig()->skeleton.joints())
            found |= joint.name == QStringLiteral("hand_R");
        QVERIFY(found);
        clickJoint(3);
        QTest::keyClick(m_tree, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(m_document->rig()->skeleton.find(2)->name, QStringLiteral("arm_R"));
    }

    void typingSearches()
    {
        clickJoint(1);
        QTest::keyClick(m_tree, Qt::Key_A);
        auto *search = m_panel->findChild<SearchField *>();
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("rm_r"));
        QCOMPARE(search->text(), QStringLiteral("arm_r"));
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(3));
        QTest::keyClicks(search, QStringLiteral("zzz"));
        savePicture(*m_panel, QStringLiteral("skeleton-no-match"));
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(m_tree->isVisible());
    }

    void startsARig()
    {
        m_document->reset(sampleModel());
        savePicture(*m_panel, QStringLiteral("skeleton-no-rig"));
        QVERIFY(!m_tree->isVisible());
        for (QPushButton *button : m_panel->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == QStringLiteral("From scratch")) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        }
        QVERIFY(m_document->rig());
        QVERIFY(m_tree->isVisible());
    }

    void templatesAreFittedBesideTheWork()
    {
        const VoxelAsset model = sampleModel();
        m_document->reset(model);
        RigFitting &fitting = m_panel->fitting();
        fitting.setPatience(0); // as if every model were large
        QPushButton *humanoid = buttonOf("Humanoid");
        QVERIFY(humanoid);
        QTest::mouseClick(humanoid, Qt::LeftButton);
        QVERIFY(fitting.isBusy());
        QVERIFY(!m_document->rig());
        QPushButton *cancel = buttonOf("Cancel");
        QVERIFY(cancel && cancel->hasFocus());
        savePicture(*m_panel, QStringLiteral("skeleton-fitting"));
        // Given up: nothing of it is seen, and the keyboard stands where it stood.
        QTest::keyClick(cancel, Qt::Key_Space);
        QVERIFY(!fitting.isBusy());
        QVERIFY(humanoid->isVisible() && humanoid->hasFocus());
        QTest::qWait(100);
        QVERIFY(m_document->asset().grid == model.grid && !m_document->rig());
        QCOMPARE(m_document->undoStack()->count(), 0);
        // To its end: one step, and the tree has the keyboard.
        QTest::keyClick(humanoid, Qt::Key_Space);
        QTRY_VERIFY(m_document->rig());
        QVERIFY(!fitting.isBusy());
        QCOMPARE(m_document->rig()->skeleton.size(), 22u);
        QCOMPARE(m_document->undoStack()->count(), 1);
        QVERIFY(m_tree->hasFocus());
        m_document->undoStack()->undo();
        QVERIFY(!m_document->rig() && humanoid->isVisible());
        // A rig from elsewhere ends it.
        QTest::mouseClick(humanoid, Qt::LeftButton);
        QVERIFY(fitting.isBusy());
        QVERIFY(m_context->run("rig.create", {}));
        QVERIFY(!fitting.isBusy() && m_tree->isVisible());
        QTest::qWait(50);
        QCOMPARE(m_document->rig()->skeleton.size(), 1u);
        // So does the document's end.
        m_document->reset(model);
        QTest::mouseClick(humanoid, Qt::LeftButton);
        m_panel->setContext(nullptr);
        m_context.reset();
        m_document.reset();
        QVERIFY(!fitting.isBusy());
    }

    void smallModelsNeedNoBar()
    {
        m_document->reset(sampleModel());
        m_panel->fitting().setPatience(60'000); // however busy the machine is
        QSignalSpy told(&m_panel->fitting(), &RigFitting::changed);
        QTest::mouseClick(buttonOf("Quadruped"), Qt::LeftButton);
        QVERIFY(m_document->rig());
        QCOMPARE(told.count(), 1); // that it is over
        QVERIFY(m_tree->hasFocus());
    }

    void thousandsOfJointsStayQuick()
    {
        VoxelAsset asset = sampleRig();
        for (int id = 6; id < 5000; ++id) {
            Joint joint;
            joint.id = static_cast<JointId>(id);
            joint.parent = static_cast<JointId>(id / 3);
            joint.name = QStringLiteral("j%1").arg(id);
            asset.rig->skeleton.insert(joint);
        }
        m_document->reset(asset);
        m_tree->expandAll();
        QElapsedTimer timer;
        timer.start();
        m_context->run(QStringLiteral("joint.rename"), {{"joint", 4000}, {"name", "renamed"}});
        m_context->activate(4000);
        QApplication::processEvents();
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        qInfo("rename and select among 5,000 joints: %lld ms", timer.elapsed());
    }

    void pictures_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("dark") << true;
        QTest::newRow("light") << false;
    }
    void pictures()
    {
        QFETCH(bool, dark);
        const QString suffix = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
        m_theme->setAppearance(dark ? Appearance::Dark : Appearance::Light);
        m_context->setPatterns(true);
        m_context->run(QStringLiteral("joint.rename"),
                       {{"joint", 4}, {"name", QStringLiteral("a very long name for the head, 头部骨骼_with_suffix_01")}});
        m_context->setLocked({1}, true);
        m_context->setHidden({3}, true);
        m_context->select({2, 3}, 2);
        QVERIFY(colorCount(savePicture(*m_panel, QStringLiteral("skeleton") + suffix)) > 40);
        m_panel->setContext(nullptr);
        QVERIFY(colorCount(savePicture(*m_panel, QStringLiteral("skeleton-empty") + suffix)) > 10);
    }

private:
    void clickJoint(JointId joint, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, modifiers, m_tree->visualRect(m_model->indexOf(joint)).center());
    }

    QPushButton *buttonOf(const char *text) const
    {
        for (QPushButton *button : m_panel->findChildren<QPushButton *>()) {
            if (button->text() == QLatin1String(text))
                return button;
        }
        return nullptr;
    }

    ThemeController *m_theme = nullptr;
    std::unique_ptr<VoxelDocument> m_document;
    std::unique_ptr<RigContext> m_context;
    std::unique_ptr<SkeletonPanel> m_panel;
    SkeletonTree *m_tree = nullptr;
    SkeletonModel *m_model = nullptr;
};

QTEST_MAIN(TestSkeletonPanel)
#include "tst_skeleton_panel.moc"
