#include "tests/support/cpu_clock.h"
#include "tests/views/panel_fixture.h"
#include "views/panel/influence_list.h"
#include "views/panel/snapshot_bar.h"

#include <QClipboard>
#include <QJsonArray>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace marrow;

/// The parameters of a puppet, worked by mouse and keyboard.
class TestParameterPanel : public QObject, private PanelFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        open(test::panelPuppet());
        m_list = m_panel->list();
    }
    void cleanup() { close(); }

    void rowsFollowThePanel()
    {
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Face] 0x1 [Eyes] 2 3 4 [Body] 5 6 7 [-] 8 9"));
        QCOMPARE(m_list->rows()[0].count, 5);
        m_session->setOpen(3, false);
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Face] 0x1 [Eyes] 4 [Body] 5 6 7 [-] 8 9"));
        QVERIFY(m_document->isClean()); // looking changes nothing in the file
        m_session->setOpen(3, true);
        QVERIFY(m_session->run("panel.splitJoysticks", {{"joysticks", QJsonArray{0}}}));
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Face] 0 1 [Eyes] 2 3 4 [Body] 5 6 7 [-] 8 9"));
        const QImage picture = savePicture(*m_panel, QStringLiteral("parameter-panel"));
        QVERIFY(colorCount(picture) > 20);
    }

    void groupsFoldByClickAndKey()
    {
        const QPoint heading(60, 12);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, heading);
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Face] [Body] 5 6 7 [-] 8 9"));
        QTest::keyClick(m_list, Qt::Key_Right);
        QVERIFY(rowNames(*m_list, *m_session).startsWith(QStringLiteral("[Face] 0x1")));
    }

    void dragSetsTheValueAndHoldsIt()
    {
        const QPoint from = sliderPoint(2, 0);
        QTest::mousePress(m_list->viewport(), Qt::LeftButton, {}, from);
        QVERIFY(m_puppet->isHeld(2));
        QTest::mouseMove(m_list->viewport(), sliderPoint(2, 6.5));
        QVERIFY(std::abs(m_puppet->parameter(2) - 6.5f) < 0.3f);
        savePicture(*m_panel, QStringLiteral("parameter-panel-dragging"));
        QTest::mouseRelease(m_list->viewport(), Qt::LeftButton, {}, sliderPoint(2, 6.5));
        QVERIFY(!m_puppet->isHeld(2));
        QVERIFY(std::abs(m_puppet->parameter(2) - 6.5f) < 0.3f);
        // Escape takes a drag back.
        QTest::mousePress(m_list->viewport(), Qt::LeftButton, {}, sliderPoint(2, 6.5));
        QTest::mouseMove(m_list->viewport(), sliderPoint(2, -5));
        QTest::keyClick(m_list, Qt::Key_Escape);
        QVERIFY(std::abs(m_puppet->parameter(2) - 6.5f) < 0.3f);
        QVERIFY(!m_puppet->isHeld(2));
        QTest::mouseRelease(m_list->viewport(), Qt::LeftButton, {}, sliderPoint(2, -5));
        QVERIFY(std::abs(m_puppet->parameter(2) - 6.5f) < 0.3f);
        // A double click sets it back.
        QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, {}, sliderPoint(2, 3));
        QCOMPARE(m_puppet->parameter(2), 0.0f);
    }

    void dragNeverFightsPlayback()
    {
        // Behaviours and clips write over what is set; a running clock must not move what is in the hand.
        PuppetRig rig = *test::panelPuppet().rig;
        Clip clip;
        clip.id = QStringLiteral("shake");
        clip.duration = 1;
        clip.loop = true;
        clip.fadeIn = clip.fadeOut = 0;
        ParameterCurve curve{2, {}};
        curve.curve.startValue = -10;
        curve.curve.segments = {{SegmentKind::Linear, 0, 0, 0, 0, 1, 10}};
        clip.curves = {curve};
        rig.clips = {clip};
        Puppet puppet = test::panelPuppet();
        puppet.rig = std::make_shared<const PuppetRig>(rig);
        close();
        open(puppet);
        m_list = m_panel->list();
        m_puppet->puppet().clips().play(0);
        m_puppet->advance(0.1);
        m_puppet->advance(0.1);
        QVERIFY(m_puppet->parameter(2) != 0);
        QTest::mousePress(m_list->viewport(), Qt::LeftButton, {}, sliderPoint(2, 5));
        const float held = m_puppet->parameter(2);
        QVERIFY(std::abs(held - 5) < 0.3f);
        for (int i = 0; i < 5; ++i) {
            m_puppet->advance(0.1);
            QCOMPARE(m_puppet->parameter(2), held);
        }
        QTest::mouseRelease(m_list->viewport(), Qt::LeftButton, {}, sliderPoint(2, 5));
        m_puppet->advance(0.1);
        QVERIFY(m_puppet->parameter(2) != held); // the clip has it again
        // A locked one stays for good.
        m_session->setLocked(2, true);
        const float locked = m_puppet->parameter(2);
        m_puppet->advance(0.2);
        QCOMPARE(m_puppet->parameter(2), locked);
    }

    void dragsSnap()
    {
        // Snap values where the panel has them (2: -10, 0, 10), keys elsewhere; Ctrl passes over them.
        const auto dragTo = [this](std::uint32_t parameter, QPoint at, Qt::KeyboardModifiers modifiers) {
            QTest::mousePress(m_list->viewport(), Qt::LeftButton, {}, sliderPoint(parameter, 5));
            QMouseEvent move(QEvent::MouseMove, at, m_list->viewport()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(m_list->viewport(), &move);
            QTest::mouseRelease(m_list->viewport(), Qt::LeftButton, {}, at);
        };
        const QPoint near = sliderPoint(2, 0) + QPoint(3, 0);
        dragTo(2, near, Qt::NoModifier);
        QCOMPARE(m_puppet->parameter(2), 0.0f);
        dragTo(2, near, Qt::ControlModifier);
        QVERIFY(m_puppet->parameter(2) != 0.0f);
        m_session->setSnapping(false);
        dragTo(2, near, Qt::NoModifier);
        QVERIFY(m_puppet->parameter(2) != 0.0f);
        dragTo(2, near, Qt::ControlModifier);
        QCOMPARE(m_puppet->parameter(2), 0.0f);
    }

    void padMovesBoth()
    {
        const QRectF pad = *m_list->padOf(0);
        const QPoint at(static_cast<int>(pad.left() + pad.width() * 0.8), static_cast<int>(pad.top() + pad.height() * 0.3));
        QTest::mousePress(m_list->viewport(), Qt::LeftButton, {}, pad.center().toPoint());
        QVERIFY(m_puppet->isHeld(0) && m_puppet->isHeld(1));
        QTest::mouseMove(m_list->viewport(), at);
        QTest::mouseRelease(m_list->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(m_puppet->parameter(0) > 5 && m_puppet->parameter(0) < 8);
        QVERIFY(m_puppet->parameter(1) > 3 && m_puppet->parameter(1) < 6); // up is more
        QVERIFY(!m_puppet->isHeld(0) && !m_puppet->isHeld(1));
        savePicture(*m_panel, QStringLiteral("parameter-panel-pad"));
        // Alt and the arrows move the dot both ways.
        const float x = m_puppet->parameter(0);
        const float y = m_puppet->parameter(1);
        m_list->setCurrentParameter(0);
        QTest::keyClick(m_list, Qt::Key_Right, Qt::AltModifier);
        QTest::keyClick(m_list, Qt::Key_Up, Qt::AltModifier);
        QVERIFY(m_puppet->parameter(0) > x && m_puppet->parameter(1) > y);
        QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(m_puppet->parameter(0), 0.0f);
        QCOMPARE(m_puppet->parameter(1), 0.0f);
    }

    void numbersAreTyped()
    {
        click(m_list->geometryOf(3)->value);
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), "12/4+1");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_puppet->parameter(3), 4.0f);
        QCOMPARE(QApplication::focusWidget(), m_list);
        // A digit begins typing, Tab goes on to the next, Escape leaves it as it was.
        QTest::keyClick(m_list, Qt::Key_7);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(m_puppet->parameter(3), 7.0f);
        QCOMPARE(m_list->currentParameter(), std::optional<std::uint32_t>(4));
        QTest::keyClicks(QApplication::focusWidget(), "99");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(m_puppet->parameter(4), 0.0f);
        // Out of range is the end of the range; what repeats goes on at the other end.
        m_list->setCurrentParameter(4);
        QTest::keyClicks(m_list, "9");
        QTest::keyClicks(QApplication::focusWidget(), "99");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_puppet->parameter(4), 10.0f);
        m_list->setCurrentParameter(7);
        QTest::keyClick(m_list, Qt::Key_1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_3);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_puppet->parameter(7), -7.0f);
    }

    void keysNudge()
    {
        m_list->setFocus();
        m_list->setCurrentParameter(2);
        QTest::keyClick(m_list, Qt::Key_Right);
        QCOMPARE(m_puppet->parameter(2), 0.2f);
        QTest::keyClick(m_list, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_puppet->parameter(2), 2.2f);
        QTest::keyClick(m_list, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_puppet->parameter(2), 2.18f);
        QTest::keyClick(m_list, Qt::Key_BracketRight);
        QCOMPARE(m_puppet->parameter(2), 10.0f);
        QTest::keyClick(m_list, Qt::Key_BracketLeft);
        QCOMPARE(m_puppet->parameter(2), 0.0f);
        QTest::keyClick(m_list, Qt::Key_Home);
        QCOMPARE(m_puppet->parameter(2), -10.0f);
        QTest::keyClick(m_list, Qt::Key_L);
        QVERIFY(m_session->isLocked(2));
        QTest::keyClick(m_list, Qt::Key_End);
        QCOMPARE(m_puppet->parameter(2), -10.0f);
        QTest::keyClick(m_list, Qt::Key_L);
        QTest::keyClick(m_list, Qt::Key_Delete);
        QCOMPARE(m_puppet->parameter(2), 0.0f);
        QTest::keyClick(m_list, Qt::Key_Down);
        QCOMPARE(m_list->currentParameter(), std::optional<std::uint32_t>(3));
        m_list->setCurrentParameter(7); // repeats: past its end it comes in at the other
        QTest::keyClick(m_list, Qt::Key_End);
        QTest::keyClick(m_list, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_puppet->parameter(7), -8.0f);
    }

    void searchAndFilter()
    {
        auto *search = m_panel->findChild<QLineEdit *>();
        QTest::keyClicks(search, "param3");
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Face] [Eyes] 3"));
        search->clear();
        QTest::keyClicks(search, "eyes");
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Face] [Eyes] 2 3"));
        search->clear();
        m_puppet->select({PuppetItemKind::Mesh, 1}); // Eye, which 0 turns and 2 shifts
        m_panel->panelActions()[14]->setChecked(true);
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Face] 0x1 [Eyes] 2"));
        savePicture(*m_panel, QStringLiteral("parameter-panel-filtered"));
        m_puppet->select({PuppetItemKind::Mesh, 2});
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("[Body] 5"));
        m_puppet->clearSelection();
        QVERIFY(m_list->rows().empty());
    }

    void reachIsMeasured()
    {
        auto *reach = m_panel->findChild<InfluenceList *>();
        m_list->setCurrentParameter(0);
        reach->setOn(true);
        QCOMPARE(reach->influences().size(), std::size_t(2)); // Face and Eye
        QCOMPARE(m_puppet->highlights().size(), 2);
        QCOMPARE(m_puppet->highlights()[0].amount, 1.0f);
        m_list->setCurrentParameter(5);
        QTRY_COMPARE(reach->influences().size(), std::size_t(1));
        QCOMPARE(reach->influences()[0].mesh, 2u);
        QVERIFY(std::abs(reach->influences()[0].pixels - 20) < 0.01f); // from -10 to 10
        m_list->setCurrentParameter(9);
        QTRY_VERIFY(reach->influences().empty());
        reach->setOn(false);
        QVERIFY(m_puppet->highlights().isEmpty());
    }

    void posesTravelAsText()
    {
        m_session->setValue(2, 3.5);
        m_session->setValue(7, -4);
        m_panel->copyPose();
        const QString text = QApplication::clipboard()->text();
        QVERIFY(text.contains("Param2") && text.contains("3.5"));
        m_session->setLocked(7, true);
        m_session->resetAll();
        QCOMPARE(m_puppet->parameter(2), 0.0f);
        QCOMPARE(m_puppet->parameter(7), -4.0f); // locked
        m_session->setLocked(7, false);
        m_session->resetAll();
        m_panel->pastePose();
        QCOMPARE(m_puppet->parameter(2), 3.5f);
        QCOMPARE(m_puppet->parameter(7), -4.0f);
        QSignalSpy failed(m_panel.get(), &ParameterPanel::commandFailed);
        QApplication::clipboard()->setText(QStringLiteral("not a pose"));
        m_panel->pastePose();
        QCOMPARE(failed.count(), 1);
        QApplication::clipboard()->setText(QStringLiteral(R"({"Param2": 1, "Param3": "x", "Nobody": 4})"));
        m_panel->pastePose();
        QCOMPARE(failed.count(), 1);
        QCOMPARE(m_puppet->parameter(2), 1.0f);
        m_session->randomPose(5);
        QVERIFY(m_puppet->parameter(2) != 1.0f && std::abs(m_puppet->parameter(2)) <= 10);
    }

    void snapshotsAreKept()
    {
        m_session->setValue(2, 3);
        m_list->setFocus();
        QTest::keyClick(m_list, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(m_session->snapshots().size(), std::size_t(1));
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), "Smile");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_session->snapshots()[0].name, QStringLiteral("Smile"));
        m_session->resetAll();
        auto *button = m_panel->findChild<SnapshotBar *>()->findChild<QToolButton *>(QStringLiteral("Smile"));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_puppet->parameter(2), 3.0f);
        savePicture(*m_panel, QStringLiteral("parameter-panel-snapshots"));
        const QJsonObject kept = m_session->snapshotsToJson();
        m_session->removeSnapshot(QStringLiteral("Smile"));
        m_session->setSnapshotsFromJson(kept);
        m_session->resetAll();
        m_session->applySnapshot(QStringLiteral("Smile"));
        QCOMPARE(m_puppet->parameter(2), 3.0f);
    }

    void readAnewItLetsGo()
    {
        m_panel->setEditing(true);
        m_document->setSelection({{10}, {9}});
        m_puppet->select({PuppetItemKind::Mesh, 2});
        Puppet small = test::panelPuppet();
        PuppetRig rig = *small.rig;
        rig.parameters.resize(2);
        rig.meshes.clear();
        rig.groups.front().children.clear();
        small.panel = {};
        small.rig = std::make_shared<const PuppetRig>(rig);
        m_document->reset(small); // another puppet by now: nothing may look at it through the old context
        m_panel->repaint();
        QVERIFY(m_list->rows().empty());
        m_panel->setSession(nullptr);
        m_session = nullptr;
        m_puppet = std::make_unique<PuppetContext>(small.rig);
        m_session = std::make_unique<PanelSession>(m_document.get(), m_puppet.get());
        m_panel->setSession(m_session.get());
        m_panel->setEditing(false);
        QCOMPARE(rowNames(*m_list, *m_session), QStringLiteral("0 1"));
    }

    void narrowAndDark()
    {
        m_theme.setAppearance(Appearance::Dark);
        m_session->setValue(5, -7.25);
        m_session->setValue(0, 4);
        m_session->setLocked(3, true);
        m_puppet->select({PuppetItemKind::Mesh, 1});
        m_list->setCurrentParameter(1);
        for (const int width : {200, 240, 420}) {
            m_panel->resize(width, 620);
            QCoreApplication::processEvents();
            savePicture(*m_panel, QStringLiteral("parameter-panel-dark-%1").arg(width));
            for (std::uint32_t parameter = 0; parameter < 10; ++parameter) {
                const LineGeometry line = *m_list->geometryOf(parameter);
                QVERIFY(line.label.width() >= 40 && line.value.right() <= m_list->viewport()->width());
                QVERIFY(line.slider.isEmpty() || line.slider.width() >= 60);
                QVERIFY(!line.value.intersects(line.lock) && !line.label.intersects(line.value) && !line.slider.intersects(line.value));
            }
        }
        m_theme.setAppearance(Appearance::Light);
    }

    void aThousandParametersAreCheap()
    {
        close();
        const Puppet puppet = largePuppet(1000);
        m_document = makePuppetDocument(puppet);
        m_puppet = std::make_unique<PuppetContext>(puppet.rig);
        m_panel = std::make_unique<ParameterPanel>();
        m_panel->resize(320, 700);
        showActive(*m_panel);
        double start = testing::cpuMicroseconds();
        m_session = std::make_unique<PanelSession>(m_document.get(), m_puppet.get());
        m_panel->setSession(m_session.get());
        m_list = m_panel->list();
        m_panel->repaint();
        const double opening = testing::cpuMicroseconds() - start;
        std::vector<float> values(1000);
        start = testing::cpuMicroseconds();
        constexpr int kFrames = 50;
        for (int frame = 1; frame <= kFrames; ++frame) {
            for (float &value : values)
                value = static_cast<float>(frame % 30);
            m_puppet->setParameters(values);
            m_list->viewport()->repaint();
        }
        const double update = (testing::cpuMicroseconds() - start) / kFrames;
        qInfo("opening %.1f ms, a frame with every parameter moving %.2f ms", opening / 1000, update / 1000);
        QVERIFY(opening < 150'000);
        QVERIFY(update < 8'000);
        QTest::keyClick(m_list, Qt::Key_Up); // from nothing to the last row
        QVERIFY(m_list->verticalScrollBar()->value() > 10'000);
    }

private:
    ParameterList *m_list = nullptr;
};

QTEST_MAIN(TestParameterPanel)
#include "tst_parameter_panel.moc"
