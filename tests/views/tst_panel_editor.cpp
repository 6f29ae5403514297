#include "model/puppet/panel_tree.h"
#include "tests/views/panel_fixture.h"
#include "views/panel/label_picker.h"
#include "views/panel/panel_editor.h"
#include "views/panel/panel_entry_fields.h"
#include "views/panel/panel_tree_model.h"
#include "views/panel/panel_tree_view.h"
#include "views/panel/snap_editor.h"

#include <QDropEvent>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>

using namespace marrow;

namespace {

/// "Face(0 1 Eyes(2 3) 4) Body(5 6) 7"
QString outline(const std::vector<PanelNode> &nodes, int parent = -1)
{
    QStringList parts;
    for (const int child : panelChildren(nodes, parent)) {
        const PanelNode &node = nodes[static_cast<std::size_t>(child)];
        parts << (node.isGroup ? QStringLiteral("%1(%2)").arg(groupLabel(node), outline(nodes, child)) : QString::number(node.parameter));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

/// The editor of a puppet's panel, worked by mouse and keyboard.
class TestPanelEditor : public QObject, private PanelFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        open(test::panelPuppet());
        m_panel->resize(300, 760);
        m_panel->setEditing(true);
        m_tree = m_panel->editor()->tree();
        m_fields = m_panel->editor()->fields();
        QTRY_VERIFY(m_tree->isVisible());
    }
    void cleanup() { close(); }

    void clicksSelectAndDocumentsRemember()
    {
        clickNode(3);
        QCOMPARE(m_document->selection().nodes, (std::vector<int>{3}));
        clickNode(4, Qt::ControlModifier);
        QCOMPARE(m_document->selection().nodes, (std::vector<int>{3, 4}));
        m_document->setSelection({{1, 2}, {9}});
        QCOMPARE(m_tree->selectedNodes(), (std::vector<int>{1, 2}));
        QCOMPARE(m_tree->selectedParameters(), (std::vector<std::uint32_t>{0, 1, 9}));
        QVERIFY(colorCount(savePicture(*m_panel, QStringLiteral("panel-editor"))) > 20);
    }

    /// Rows must not move away under the pointer that selects them, and what is selected stays in sight.
    void theTreeStandsStill()
    {
        QCoreApplication::processEvents();
        QVERIFY2(m_panel->minimumSizeHint().height() < 560, qPrintable(QString::number(m_panel->minimumSizeHint().height())));
        const int height = m_tree->height();
        for (const PuppetSelection &selection : {PuppetSelection{{0}, {}}, PuppetSelection{{1}, {}}, PuppetSelection{{1, 2}, {}}, PuppetSelection{{0, 3}, {}}, PuppetSelection{}}) {
            m_document->setSelection(selection);
            QCoreApplication::processEvents();
            QCOMPARE(m_tree->height(), height);
        }
        const QModelIndex last = m_tree->indexBelow(m_tree->indexAt(QPoint(20, m_tree->viewport()->height() - 30)));
        m_tree->setCurrentIndex(last.isValid() ? last : m_tree->indexAt(QPoint(20, m_tree->viewport()->height() - 30)));
        m_panel->resize(300, 560);
        QCoreApplication::processEvents();
        QVERIFY(m_tree->viewport()->rect().contains(m_tree->visualRect(m_tree->currentIndex()).center()));
    }

    /// What the editor reserves must not make the panel taller than the window it stands in.
    void theListStaysLow()
    {
        close();
        open(test::panelPuppet());
        QCoreApplication::processEvents();
        QVERIFY2(m_panel->minimumSizeHint().height() < 480, qPrintable(QString::number(m_panel->minimumSizeHint().height())));
    }

    void dropsMoveEntries()
    {
        // Onto a group: inside. Between two: there. Onto the heading behind the tree: out of the panel. From there: in again.
        QVERIFY(drop({10}, {}, m_tree->treeModel()->indexOfNode(7), 0));
        QCOMPARE(tree(), QStringLiteral("Face(0 1 Eyes(2 3) 4) Body(5 6 7)"));
        QCOMPARE(m_document->selection().nodes, (std::vector<int>{10}));
        QVERIFY(drop({6}, {}, m_tree->treeModel()->indexOfNode(1), -1));
        QCOMPARE(tree(), QStringLiteral("Face(4 0 1 Eyes(2 3)) Body(5 6 7)"));
        QVERIFY(drop({5}, {}, m_tree->treeModel()->unlistedHeading(), 0));
        QCOMPARE(tree(), QStringLiteral("Face(4 0 1 Eyes(3)) Body(5 6 7)"));
        QVERIFY(drop({}, {2, 9}, m_tree->treeModel()->indexOfNode(4), 0));
        QCOMPARE(tree(), QStringLiteral("Face(4 0 1 Eyes(3 2 9)) Body(5 6 7)"));
        QVERIFY(!drop({0}, {}, m_tree->treeModel()->indexOfNode(4), 0)); // into itself
        QCOMPARE(m_document->undoStack()->count(), 4);
        m_document->undoStack()->setIndex(0);
        QCOMPARE(tree(), QStringLiteral("Face(0 1 Eyes(2 3) 4) Body(5 6) 7"));
    }

    void groupsAreMadeNamedAndDissolved()
    {
        clickNode(1);
        clickNode(2, Qt::ControlModifier);
        QTest::keyClick(m_tree, Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(tree(), QStringLiteral("Face(Group1(0 1) Eyes(2 3) 4) Body(5 6) 7"));
        // The new group waits for its name.
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        QTest::keyClicks(field, "Angle");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(tree(), QStringLiteral("Face(Angle(0 1) Eyes(2 3) 4) Body(5 6) 7"));
        m_tree->setFocus();
        QTest::keyClick(m_tree, Qt::Key_F2);
        field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        field->insert(QStringLiteral("角度"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(tree(), QStringLiteral("Face(角度(0 1) Eyes(2 3) 4) Body(5 6) 7"));
        QTest::keyClick(m_tree, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(tree(), QStringLiteral("Face(0 1 Eyes(2 3) 4) Body(5 6) 7"));
        clickNode(3);
        QTest::keyClick(m_tree, Qt::Key_Delete);
        QCOMPARE(tree(), QStringLiteral("Face(0 1 4) Body(5 6) 7"));
        m_document->undoStack()->undo();
        QCOMPARE(tree(), QStringLiteral("Face(0 1 Eyes(2 3) 4) Body(5 6) 7"));
    }

    void keysMoveEntries()
    {
        clickNode(2);
        QTest::keyClick(m_tree, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(tree(), QStringLiteral("Face(1 0 Eyes(2 3) 4) Body(5 6) 7"));
        QTest::keyClick(m_tree, Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(m_tree, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(tree(), QStringLiteral("Face(0 Eyes(2 3) 1 4) Body(5 6) 7"));
        QTest::keyClick(m_tree, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(tree(), QStringLiteral("Face(0 Eyes(2 3 1) 4) Body(5 6) 7"));
        QTest::keyClick(m_tree, Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(m_tree, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(tree(), QStringLiteral("Face(0 Eyes(2 3) 4) 1 Body(5 6) 7"));
        QTest::keyClick(m_tree, Qt::Key_Left, Qt::AltModifier); // at the top already
        QTest::keyClick(m_tree, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(tree(), QStringLiteral("1 Face(0 Eyes(2 3) 4) Body(5 6) 7"));
    }

    void foldingIsKeptInTheFile()
    {
        clickNode(3);
        QTest::keyClick(m_tree, Qt::Key_Left);
        QVERIFY(!m_document->panel().nodes[3].open);
        QVERIFY(!m_tree->isExpanded(m_tree->treeModel()->indexOfNode(3)));
        m_document->undoStack()->undo();
        QVERIFY(m_document->panel().nodes[3].open);
        QVERIFY(m_tree->isExpanded(m_tree->treeModel()->indexOfNode(3)));
        QVERIFY(m_session->isOpen(3));
    }

    void labelsAreColoured()
    {
        clickNode(3);
        clickNode(7, Qt::ControlModifier);
        auto *blue = m_fields->findChild<LabelPicker *>()->findChild<QToolButton *>(QStringLiteral("blue"));
        QTest::mouseClick(blue, Qt::LeftButton);
        for (const std::size_t node : {std::size_t(3), std::size_t(7)}) {
            QCOMPARE(m_document->panel().nodes[node].label, PanelLabel::Preset);
            QCOMPARE(m_document->panel().nodes[node].preset, QStringLiteral("blue"));
        }
        QVERIFY(blue->isChecked());
        emit m_fields->findChild<LabelPicker *>()->customChosen(QColor(16, 32, 48));
        QCOMPARE(m_document->panel().nodes[7].argb, 0xff102030u);
        QCOMPARE(m_document->panel().nodes[7].preset, QString());
        savePicture(*m_panel, QStringLiteral("panel-editor-labels"));
        QTest::mouseClick(m_fields->findChild<LabelPicker *>()->findChild<QToolButton *>(QStringLiteral("none")), Qt::LeftButton);
        QCOMPARE(m_document->panel().nodes[7].label, PanelLabel::None);
        m_document->undoStack()->setIndex(0);
        QVERIFY(m_document->panel() == test::panelPuppet().panel);
    }

    void namesAndIdsAreTyped()
    {
        clickNode(3);
        const QList<QLineEdit *> lines = m_fields->findChildren<QLineEdit *>();
        QLineEdit *name = nullptr;
        QLineEdit *id = nullptr;
        for (QLineEdit *line : lines) {
            name = line->text() == QStringLiteral("Eyes") ? line : name;
            id = line->text() == QStringLiteral("GroupEyes") ? line : id;
        }
        QVERIFY(name && id);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, "Look");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(m_document->panel().nodes[3].name, QStringLiteral("Look"));
        id->setFocus();
        QTest::keyClicks(id, "2");
        QTest::keyClick(id, Qt::Key_Return);
        QCOMPARE(m_document->panel().nodes[3].id, QStringLiteral("GroupEyes2"));
        QCOMPARE(m_document->undoStack()->count(), 2);
    }

    void padsAreMadeSwappedAndSplit()
    {
        clickNode(8);
        QTest::keyClick(m_tree, Qt::Key_J, Qt::ControlModifier); // one parameter makes no pad
        QCOMPARE(m_document->undoStack()->count(), 0);
        clickNode(9, Qt::ControlModifier);
        QTest::keyClick(m_tree, Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(m_document->panel().joysticks, (std::vector<PanelJoystick>{{0, 1}, {5, 6}}));
        QTest::mouseClick(buttonNamed(QStringLiteral("Swap axes")), Qt::LeftButton);
        QCOMPARE(m_document->panel().joysticks[1], (PanelJoystick{6, 5}));
        savePicture(*m_panel, QStringLiteral("panel-editor-pad"));
        QTest::mouseClick(buttonNamed(QStringLiteral("Split")), Qt::LeftButton);
        QCOMPARE(m_document->panel().joysticks.size(), std::size_t(1));
        clickNode(1);
        QTest::keyClick(m_tree, Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_document->panel().joysticks.empty());
        m_document->undoStack()->setIndex(0);
        QVERIFY(m_document->panel() == test::panelPuppet().panel);
    }

    void snapValuesAreEdited()
    {
        clickNode(4); // parameter 2: -10, 0, 10, all of them keys too
        SnapEditor *snaps = m_fields->snapEditor();
        QTRY_VERIFY(snaps->isVisible());
        QTest::mouseDClick(snaps, Qt::LeftButton, {}, snaps->pointOf(5));
        QCOMPARE(m_document->panel().snaps[0].keys.size(), std::size_t(4));
        const float added = m_document->panel().snaps[0].keys[2];
        QVERIFY(std::abs(added - 5) < 0.2f);
        // A drag is one step; a key catches it.
        QTest::mousePress(snaps, Qt::LeftButton, {}, snaps->pointOf(added));
        QTest::mouseMove(snaps, snaps->pointOf(-5));
        QTest::mouseMove(snaps, snaps->pointOf(-4));
        QTest::mouseRelease(snaps, Qt::LeftButton, {}, snaps->pointOf(-4));
        QCOMPARE(m_document->undoStack()->count(), 2);
        QVERIFY(std::abs(m_document->panel().snaps[0].keys[1] + 4) < 0.2f);
        savePicture(*m_panel, QStringLiteral("panel-editor-snaps"));
        // Off the track: gone.
        const QPoint at = snaps->pointOf(m_document->panel().snaps[0].keys[1]);
        QTest::mousePress(snaps, Qt::LeftButton, {}, at);
        QTest::mouseMove(snaps, at + QPoint(0, 60));
        QTest::mouseRelease(snaps, Qt::LeftButton, {}, at + QPoint(0, 60));
        QCOMPARE(m_document->panel().snaps[0].keys.size(), std::size_t(3));
        // By keyboard.
        snaps->setFocus();
        QTest::keyClick(snaps, Qt::Key_Right);
        QTest::keyClick(snaps, Qt::Key_Delete);
        QCOMPARE(m_document->panel().snaps[0].keys.size(), std::size_t(2));
        QTest::keyClick(snaps, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(m_document->panel().snaps[0].keys.size(), std::size_t(2));
        QTest::mouseClick(buttonNamed(QStringLiteral("Clear")), Qt::LeftButton);
        QVERIFY(!snapsOf(m_document->panel(), 2));
        QTest::mouseClick(buttonNamed(QStringLiteral("From keys")), Qt::LeftButton);
        QCOMPARE(snapsOf(m_document->panel(), 2)->toVector(), (std::vector<float>{-10, 0, 10}));
        // As text, with sums and in any order; the ends hold.
        auto *text = m_fields->findChild<QLineEdit *>(QStringLiteral("snapText"));
        text->setFocus();
        text->selectAll();
        QTest::keyClicks(text, "8/2; -3, 99");
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(snapsOf(m_document->panel(), 2)->toVector(), (std::vector<float>{-3, 4, 10}));
        QCOMPARE(text->text(), QStringLiteral("-3; 4; 10"));
    }

    void largeTreesStayQuick()
    {
        close();
        open(largePuppet(1000));
        m_panel->setEditing(true);
        m_document->setSelection({{1, 2, 3}, {}});
        QElapsedTimer timer;
        timer.start();
        QVERIFY(m_session->run("panel.move", {{"nodes", QJsonArray{1, 2, 3}}, {"parent", 42}, {"index", 0}}));
        m_panel->repaint();
        qInfo("an edit of a tree of 1,050 entries: %lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 1000);
    }

private:
    QString tree() const { return outline(m_document->panel().nodes); }
    void clickNode(int node, Qt::KeyboardModifiers modifiers = {})
    {
        const QModelIndex index = m_tree->treeModel()->indexOfNode(node);
        m_tree->scrollTo(index);
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, modifiers, m_tree->visualRect(index).center());
    }
    QPushButton *buttonNamed(const QString &text) const
    {
        const QList<QPushButton *> buttons = m_fields->findChildren<QPushButton *>();
        for (QPushButton *button : buttons) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    /// Drags entries and lets go on a row: `side` 0 on it, -1 at its upper edge, 1 at its lower. False when it was not taken.
    bool drop(const std::vector<int> &nodes, const std::vector<std::uint32_t> &unlisted, const QModelIndex &target, int side)
    {
        m_document->setSelection({nodes, unlisted});
        QModelIndexList dragged;
        for (const int node : nodes)
            dragged << m_tree->treeModel()->indexOfNode(node);
        for (const std::uint32_t parameter : unlisted)
            dragged << m_tree->treeModel()->indexOfUnlisted(parameter);
        const std::unique_ptr<QMimeData> mime(m_tree->treeModel()->mimeData(dragged));
        m_tree->scrollTo(target);
        const QRect rect = m_tree->visualRect(target);
        const QPoint at(rect.center().x(), side < 0 ? rect.top() : side > 0 ? rect.bottom() : rect.center().y());
        QDragEnterEvent enter(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QApplication::sendEvent(m_tree->viewport(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QApplication::sendEvent(m_tree->viewport(), &move);
        const bool taken = move.isAccepted();
        savePicture(*m_panel, QStringLiteral("panel-editor-dropping-%1").arg(side));
        const Panel before = m_document->panel();
        QDropEvent event(at, Qt::MoveAction, mime.get(), Qt::LeftButton, {});
        QApplication::sendEvent(m_tree->viewport(), &event);
        return taken && !(m_document->panel() == before);
    }

    PanelTreeView *m_tree = nullptr;
    PanelEntryFields *m_fields = nullptr;
};

QTEST_MAIN(TestPanelEditor)
#include "tst_panel_editor.moc"
