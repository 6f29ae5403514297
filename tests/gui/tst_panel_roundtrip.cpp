#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "model/puppet/panel_tree.h"
#include "tests/views/panel_fixture.h"
#include "views/panel/panel_editor.h"
#include "views/panel/panel_tree_model.h"
#include "views/panel/panel_tree_view.h"

#include <QLineEdit>
#include <QTemporaryDir>
#include <QUndoStack>

#include <map>

using namespace marrow;

namespace {

std::map<QByteArray, QByteArray> payloads(const Puppet &puppet)
{
    std::map<QByteArray, QByteArray> all;
    for (const SourceChunk &chunk : puppet.source->chunks)
        all[QByteArray(chunk.tag.data(), 4)] = QByteArray(reinterpret_cast<const char *>(chunk.bytes.data()), static_cast<qsizetype>(chunk.bytes.size()));
    return all;
}

} // namespace

/// A panel edited by mouse and keyboard, saved, and opened again: nothing but the panel is another.
class TestPanelRoundtrip : public QObject, private PanelFixture
{
    Q_OBJECT

private slots:
    void cleanup() { close(); }

    void editsSurviveAFile()
    {
        const QString path = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/bench/model.p2lrt");
        const Puppet before = p2lrt::readPuppetFile(path)->puppet;
        open(before);
        m_panel->setEditing(true);
        PanelTreeView *tree = m_panel->editor()->tree();
        QTRY_VERIFY(tree->isVisible());
        const auto click = [tree](int node, Qt::KeyboardModifiers modifiers = {}) {
            const QModelIndex index = tree->treeModel()->indexOfNode(node);
            tree->scrollTo(index);
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, modifiers, tree->visualRect(index).center());
        };
        int first = 0; // a parameter that is on no pad
        const auto &nodes = m_document->panel().nodes;
        while (nodes[static_cast<std::size_t>(first)].isGroup
               || joystickOf(m_document->panel(), static_cast<std::uint32_t>(nodes[static_cast<std::size_t>(first)].parameter)))
            ++first;
        click(first);
        click(first + 1, Qt::ControlModifier);
        QTest::keyClick(tree, Qt::Key_J, Qt::ControlModifier);
        QTest::keyClick(tree, Qt::Key_G, Qt::ControlModifier);
        auto *name = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(name);
        name->insert(QStringLiteral("新しい 组"));
        QTest::keyClick(name, Qt::Key_Return);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Up, Qt::AltModifier);
        const Panel edited = m_document->panel();
        QVERIFY(edited.joysticks.size() == before.panel.joysticks.size() + 1);
        QVERIFY(m_document->undoStack()->count() >= 3);

        QTemporaryDir folder;
        const QString saved = folder.filePath(QStringLiteral("saved.p2lrt"));
        QVERIFY(p2lrt::savePuppet(m_document->asset(), saved, p2lrt::optionsOf(m_document->asset())).ok());
        const Puppet after = p2lrt::readPuppetFile(saved)->puppet;
        QVERIFY(after.panel == edited);
        QVERIFY(*after.rig == *before.rig);
        auto was = payloads(before);
        auto is = payloads(after);
        QVERIFY(is.at("STRS").contains(QStringLiteral("新しい 组").toUtf8()));
        for (const char *changed : {"PGUI", "STRS"}) {
            was.erase(changed);
            is.erase(changed);
        }
        QVERIFY(was == is);

        // The saved panel is what the other half of the panel then shows.
        close();
        open(after);
        bool found = false;
        for (const ParameterRow &row : m_panel->list()->rows())
            found = found || (row.kind == ParameterRow::Kind::Pad && joystickOf(edited, row.first) == edited.joysticks.size() - 1);
        QVERIFY(found);
        savePicture(*m_panel, QStringLiteral("parameter-panel-model"));
    }
};

QTEST_MAIN(TestPanelRoundtrip)
#include "tst_panel_roundtrip.moc"
