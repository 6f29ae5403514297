// Advanced mode and the inspector, worked by real events.

#include "tests/support/puppet_files.h"
#include "tests/support/random_rig.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/puppet/advanced_panel.h"
#include "views/puppet/difference_table.h"
#include "views/puppet/inspect_panel.h"
#include "views/puppet/item_tree.h"
#include "views/puppet/plot_widget.h"
#include "views/puppet/puppet_comparison.h"
#include "views/puppet/response_view.h"
#include "views/puppet/texture_view.h"
#include "views/puppet/vector_pad.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>

#include <cmath>

using namespace marrow;

namespace {

bool hasCloth(const PuppetRig &rig)
{
    return !rig.simulations.simulations.empty();
}

template <class T>
T *childOf(QWidget &parent, const char *name)
{
    return parent.findChild<T *>(QString::fromLatin1(name));
}

} // namespace

class PuppetPanelsTest : public QObject
{
    Q_OBJECT

private:
    template <class Panel>
    static void showPanel(Panel &panel, const QSize &size)
    {
        panel.resize(size);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        panel.activateWindow();
    }

private slots:
    void featuresAreSwitched()
    {
        auto context = test::findPuppet("sims/sims-%1.p2lrt", 4001, 4012, [](const PuppetRig &rig) {
            return hasCloth(rig) && !rig.simulations.simulations[0].colliders.empty();
        });
        QVERIFY(context);
        AdvancedPanel panel;
        panel.setContext(context.get());
        showPanel(panel, {320, 900});
        auto *simulation = childOf<QCheckBox>(panel, "featureSimulation");
        auto *collision = childOf<QCheckBox>(panel, "featureCollision");
        QVERIFY(simulation->isEnabled() && !simulation->isChecked());
        QTest::mouseClick(collision, Qt::LeftButton, {}, {8, collision->height() / 2});
        QCOMPARE(context->features() & (advanced::kSimulation | advanced::kCollision), advanced::kSimulation | advanced::kCollision);
        QVERIFY(simulation->isChecked());
        QTest::mouseClick(simulation, Qt::LeftButton, {}, {8, simulation->height() / 2});
        QCOMPARE(context->features() & (advanced::kSimulation | advanced::kCollision), 0u);
        QVERIFY(!collision->isChecked());
        panel.setContext(nullptr);
    }

    void simulationIsMeasuredBlownAtAndStartedAnew()
    {
        auto context = test::findPuppet("sims/sims-%1.p2lrt", 4001, 4012, hasCloth);
        QVERIFY(context);
        AdvancedPanel panel;
        panel.setContext(context.get());
        showPanel(panel, {340, 1400});
        context->setFeatures(advanced::kAll);
        context->setPlaying(true);
        auto *steps = childOf<QLabel>(panel, "metric0");
        QTRY_VERIFY_WITH_TIMEOUT(QLocale().toDouble(steps->text()) > 5, 5000);
        QTRY_VERIFY_WITH_TIMEOUT(childOf<PlotWidget>(panel, "energyPlot")->curves().front().values.size() > 4, 5000);
        auto *pad = childOf<VectorPad>(panel, "windPad");
        QTest::mouseClick(pad, Qt::LeftButton, {}, {pad->width() - 12, pad->height() / 2});
        QVERIFY(context->simulationWindX() > 500 && std::fabs(context->simulationWindY()) < 60);
        QCOMPARE(static_cast<float>(childOf<NumberField>(panel, "windX")->value()), context->simulationWindX());
        pad->setFocus();
        QTest::keyClick(pad, Qt::Key_Delete);
        QCOMPARE(context->simulationWindX(), 0.0f);
        auto *windY = childOf<NumberField>(panel, "windY");
        windY->setFocus();
        QTest::keyClicks(windY, "-300");
        QTest::keyClick(windY, Qt::Key_Return);
        QCOMPARE(context->simulationWindY(), -300.0f);
        const std::uint64_t before = context->puppet().advancedMode().simulations()[0].metrics().restarts;
        QTest::mouseClick(childOf<QPushButton>(panel, "simulationReset"), Qt::LeftButton);
        QTRY_COMPARE(context->puppet().advancedMode().simulations()[0].metrics().restarts, before + 1);
        // Paused, the curve of the energy stands still; a single step goes on with it.
        context->setPlaying(false);
        QTest::qWait(250); // what was done since the last sample is taken
        const auto *energy = childOf<PlotWidget>(panel, "energyPlot");
        const std::vector<float> curve = energy->curves().front().values;
        QTest::qWait(400);
        QCOMPARE(energy->curves().front().values, curve);
        context->step(0.1);
        QTRY_VERIFY(energy->curves().front().values != curve);
        panel.setContext(nullptr);
    }

    void theTableNamesTheWorstMesh()
    {
        auto context = test::findPuppet("skin/skin-%1.p2lrt", 3001, 3020, [](const PuppetRig &rig) { return !rig.skins.skins.empty(); });
        QVERIFY(context);
        AdvancedPanel panel;
        panel.setContext(context.get());
        showPanel(panel, {320, 1000});
        QVERIFY(context->comparison().isEnabled()); // because the table is seen
        for (std::uint32_t i = 0; i < context->rig().parameters.size(); ++i) {
            const Parameter &p = context->rig().parameters[i];
            context->setParameter(i, p.minimum + (p.maximum - p.minimum) * static_cast<float>((i * 37 + 11) % 100) / 99.0f);
        }
        context->setFeatures(advanced::kAll);
        auto *table = childOf<QTreeView>(panel, "differenceTable");
        QTRY_VERIFY(table->model()->rowCount() > 0);
        const auto *model = static_cast<DifferenceModel *>(table->model());
        QCOMPARE(static_cast<std::int32_t>(model->row(0).mesh), context->comparison().worstMesh());
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(model->index(0, 0)).center());
        QCOMPARE(context->selection(), (QList<PuppetItem>{{PuppetItemKind::Mesh, model->row(0).mesh}}));
        panel.hide();
        QVERIFY(!context->comparison().isEnabled());
        panel.setContext(nullptr);
    }

    void aTugIsPlotted()
    {
        auto context = test::openPuppet("bench/model.p2lrt");
        QVERIFY(context);
        const std::vector<float> before = context->pose().vertices;
        AdvancedPanel panel;
        panel.setContext(context.get());
        showPanel(panel, {320, 1400});
        auto *view = panel.findChild<ResponseView *>();
        auto *run = childOf<QPushButton>(panel, "tugRun");
        // One that moves something from where it stands.
        int moving = -1;
        for (std::uint32_t i = 0; i < context->rig().parameters.size() && moving < 0; ++i) {
            context->setParameter(i, context->rig().parameters[i].maximum);
            if (context->pose().vertices != before)
                moving = static_cast<int>(i);
            context->resetParameters();
        }
        QVERIFY(moving >= 0);
        auto *parameters = childOf<QComboBox>(panel, "tugParameter");
        parameters->setFocus();
        while (parameters->currentIndex() > 0)
            QTest::keyClick(parameters, Qt::Key_Up);
        while (parameters->currentIndex() < moving)
            QTest::keyClick(parameters, Qt::Key_Down);
        QTest::mouseClick(run, Qt::LeftButton);
        QVERIFY(view->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!view->responses().empty(), 30000);
        const TugResponse &response = view->responses().front();
        QVERIFY(!response.meshes.empty());
        const SwingCurve &widest = response.meshes.front();
        QVERIFY(widest.peak > 0.01f && widest.offsets.front() == 0.0f);
        const auto *plot = childOf<PlotWidget>(panel, "tugPlot");
        QCOMPARE(plot->curves().front().values, widest.offsets);
        QCOMPARE(context->pose().vertices, before); // the one on show did not move
        QVERIFY(!childOf<QLabel>(panel, "tugReading")->text().isEmpty());
        panel.setContext(nullptr);
    }

    void theParameterToTugIsFoundByTyping()
    {
        auto context = test::openPuppet("bench/model.p2lrt");
        QVERIFY(context);
        AdvancedPanel panel;
        panel.setContext(context.get());
        showPanel(panel, {320, 1400});
        auto *parameters = childOf<QComboBox>(panel, "tugParameter");
        QVERIFY(parameters->count() > 3);
        QLineEdit *line = parameters->lineEdit();
        const auto type = [&](const QString &text) {
            panel.setFocus();
            QTest::mouseClick(line, Qt::LeftButton);
            QTRY_COMPARE(line->selectedText(), line->text()); // so that typing begins anew
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Escape); // the list of what fits
            QTest::keyClick(line, Qt::Key_Return);
        };
        const int last = parameters->count() - 1;
        type(parameters->itemText(last).section(' ', -1)); // a part of the name is enough
        QCOMPARE(parameters->currentIndex(), last);
        type("no such parameter");
        QCOMPARE(parameters->currentIndex(), last);
        QCOMPARE(line->text(), parameters->itemText(last));
        panel.setContext(nullptr);
    }

    void listsAndContextShareTheSelection()
    {
        auto context = test::openPuppet("bench/model.p2lrt");
        QVERIFY(context);
        InspectPanel panel;
        panel.setContext(context.get());
        showPanel(panel, {320, 600});
        panel.setPage(InspectPanel::Meshes);
        auto *meshes = childOf<ItemTree>(panel, "meshTree");
        QCOMPARE(meshes->topLevelItemCount(), static_cast<int>(context->rig().meshes.size()));
        QTest::mouseClick(meshes->viewport(), Qt::LeftButton, {}, meshes->visualItemRect(meshes->topLevelItem(3)).center());
        QCOMPARE(context->selection(), (QList<PuppetItem>{{PuppetItemKind::Mesh, 3}}));
        context->setSelection({{PuppetItemKind::Mesh, 120}, {PuppetItemKind::Mesh, 121}});
        QCOMPARE(meshes->selectedItems().size(), 2);
        QVERIFY(meshes->viewport()->rect().intersects(meshes->visualItemRect(meshes->topLevelItem(121))));
        QSignalSpy framed(&panel, &InspectPanel::frameRequested);
        meshes->setFocus();
        QTest::keyClick(meshes, Qt::Key_Return);
        QCOMPARE(framed.count(), 1);
        // Search narrows the list.
        auto *search = panel.findChild<QLineEdit *>();
        search->setFocus();
        QInputMethodEvent typed; // names are in any script
        typed.setCommitString(meshes->topLevelItem(7)->text(0));
        QApplication::sendEvent(search, &typed);
        QVERIFY(!meshes->topLevelItem(7)->isHidden());
        QVERIFY(meshes->topLevelItem(8)->isHidden() || meshes->topLevelItem(8)->text(0).contains(search->text()));
        QTest::keyClick(search, Qt::Key_Escape);
        // Other pages are filled when they come to the front.
        panel.setPage(InspectPanel::Deformers);
        QVERIFY(childOf<ItemTree>(panel, "deformerTree")->topLevelItemCount() > 0);
        panel.setPage(InspectPanel::Parts);
        auto *parts = childOf<ItemTree>(panel, "partTree");
        QVERIFY(parts->topLevelItemCount() > 0);
        QTest::mouseClick(parts->viewport(), Qt::LeftButton, {}, parts->visualItemRect(parts->topLevelItem(0)).center());
        QCOMPARE(context->selection().first().kind, PuppetItemKind::Part);
        panel.setContext(nullptr);
    }

    void chunksAreListedAsTheFileSays()
    {
        auto context = test::openPuppet("bench/model.p2lrt");
        QVERIFY(context);
        InspectPanel panel;
        InspectFile file{QStringLiteral("2.0"), 5000, {}};
        file.chunks.push_back({QStringLiteral("MESH"), 1, true, true, QStringLiteral("zstd"), 1000, 4000, 0x12AB34CDu, true});
        file.chunks.push_back({QStringLiteral("zzzz"), 1, false, false, QStringLiteral("none"), 8, 8, 0x1u, false});
        panel.setContext(context.get(), file);
        panel.setPage(InspectPanel::Chunks);
        showPanel(panel, {320, 400});
        auto *table = childOf<QTreeWidget>(panel, "chunkTable");
        QCOMPARE(table->topLevelItemCount(), 2);
        QCOMPARE(table->topLevelItem(0)->text(3), QStringLiteral("right"));
        table->setCurrentItem(table->topLevelItem(0));
        const QString facts = childOf<QLabel>(panel, "chunkFacts")->text();
        for (const char *word : {"version 1", "required", "4,000 bytes, 1,000 in the file by zstd", "12AB34CD"})
            QVERIFY2(facts.contains(QLatin1String(word)), qPrintable(facts));
        QVERIFY(table->topLevelItem(0)->text(2).contains("25"));
        QCOMPARE(table->topLevelItem(1)->foreground(3).color(), tokensFor(panel.palette()).error);
        panel.setContext(nullptr);
    }

    void expressionsListWhatTheySet()
    {
        PuppetRig rig = *test::RandomRig(3).make().rig;
        rig.expressions = {{QStringLiteral("smile"), QStringLiteral("Smile"), 0.25F, 0.5F, {{0, ExpressionBlend::Add, 0.5F}, {0, ExpressionBlend::Multiply, 2}}}};
        PuppetContext context(std::make_shared<const PuppetRig>(rig));
        InspectPanel panel;
        InspectFile file{QStringLiteral("2.0"), 5000, {}};
        file.chunks.push_back({QStringLiteral("MESH"), 1, true, true, QStringLiteral("none"), 1000, 1000, {}, {}});
        file.chunks.push_back({QStringLiteral("zzzz"), 1, false, false, QStringLiteral("none"), 8, 8, 0x1u, false});
        panel.setContext(&context, file);
        showPanel(panel, {320, 400});
        panel.showContentOf(QStringLiteral("EXPR"));
        QCOMPARE(panel.page(), InspectPanel::Expressions);
        auto *tree = childOf<ItemTree>(panel, "expressionTree");
        QCOMPARE(tree->topLevelItemCount(), 1);
        QCOMPARE(tree->topLevelItem(0)->childCount(), 2);
        QCOMPARE(tree->topLevelItem(0)->child(0)->text(1), QStringLiteral("+0.5"));
        QCOMPARE(tree->topLevelItem(0)->child(1)->text(1), QStringLiteral("× 2"));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(tree->topLevelItem(0)->child(0)).center());
        QCOMPARE(context.selection().first(), (PuppetItem{PuppetItemKind::Parameter, 0}));
        panel.showContentOf(QStringLiteral("TEXR"), 0);
        QCOMPARE(panel.page(), InspectPanel::Textures);
        panel.showContentOf(QStringLiteral("zzzz")); // of no list: the chunk itself
        QCOMPARE(panel.page(), InspectPanel::Chunks);
        QCOMPARE(childOf<QTreeWidget>(panel, "chunkTable")->currentItem()->text(2), QStringLiteral("—"));
        panel.showChunk(QStringLiteral("MESH"));
        QVERIFY(childOf<QTreeWidget>(panel, "chunkTable")->currentItem()->text(0).startsWith(QStringLiteral("MESH")));
        panel.setContext(nullptr);
    }

    void aClickOnThePageSelectsTheMesh()
    {
        auto context = test::openPuppet("bench/model.p2lrt");
        QVERIFY(context);
        InspectPanel panel;
        panel.setContext(context.get());
        panel.setPage(InspectPanel::Textures);
        showPanel(panel, {340, 460});
        auto *page = childOf<TexturePageView>(panel, "texturePage");
        QPoint at(-1, -1);
        for (int y = 5; y < page->height() && at.x() < 0; y += 6) {
            for (int x = 5; x < page->width() && at.x() < 0; x += 6) {
                if (page->meshAt(QPointF(x, y)) >= 0)
                    at = {x, y};
            }
        }
        QVERIFY(at.x() >= 0);
        const auto mesh = static_cast<std::uint32_t>(page->meshAt(QPointF(at)));
        QTest::mouseClick(page, Qt::LeftButton, {}, at);
        QCOMPARE(context->selection(), (QList<PuppetItem>{{PuppetItemKind::Mesh, mesh}}));
        panel.setContext(nullptr);
    }

    void physicsIsTriedOnACopy()
    {
        auto context = test::openPuppet("physics/physics-1001.p2lrt");
        QVERIFY(context);
        const auto original = context->sharedRig();
        InspectPanel panel;
        panel.setContext(context.get());
        panel.setPage(InspectPanel::PhysicsGroups);
        showPanel(panel, {340, 600});
        auto *tree = childOf<QTreeWidget>(panel, "physicsTree");
        QTreeWidgetItem *length = nullptr;
        for (QTreeWidgetItemIterator it(tree); *it && !length; ++it) {
            if ((*it)->data(0, Qt::UserRole).toString() == QLatin1String("segment/0/0/length"))
                length = *it;
        }
        QVERIFY(length);
        tree->expandAll();
        tree->scrollToItem(length);
        tree->setCurrentItem(length, 1);
        QCOMPARE(context->selection(), (QList<PuppetItem>{{PuppetItemKind::PhysicsGroup, 0}}));
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_F2);
        auto *editor = tree->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "77");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(context->rig().physics.groups[0].segments[0].length, 77.0f);
        QVERIFY(context->sharedRig() != original);
        auto *revert = childOf<QPushButton>(panel, "physicsRevert");
        QVERIFY(revert->isVisible());
        QTest::mouseClick(revert, Qt::LeftButton);
        QCOMPARE(context->sharedRig(), original);
        QVERIFY(!revert->isVisible());
        panel.setContext(nullptr);
    }

    void clipsArePlotted()
    {
        auto context = test::openPuppet("clips/clips-2001.p2lrt");
        QVERIFY(context);
        QVERIFY(!context->rig().clips.empty());
        InspectPanel panel;
        panel.setContext(context.get());
        panel.setPage(InspectPanel::Clips);
        showPanel(panel, {340, 600});
        auto *curves = childOf<QTreeWidget>(panel, "curveList");
        auto *plot = childOf<PlotWidget>(panel, "clipPlot");
        auto *clips = childOf<QComboBox>(panel, "clipChoice");
        clips->setFocus();
        for (int i = 0; i < clips->count() && curves->topLevelItemCount() < 2; ++i)
            QTest::keyClick(clips, Qt::Key_Down);
        QVERIFY(curves->topLevelItemCount() >= 2);
        QTest::mouseClick(curves->viewport(), Qt::LeftButton, {}, curves->visualItemRect(curves->topLevelItem(1)).center());
        QCOMPARE(plot->curves().size(), std::size_t{1});
        QCOMPARE(plot->curves().front().name, curves->topLevelItem(1)->text(0));
        QTest::mouseClick(curves->viewport(), Qt::LeftButton, Qt::ControlModifier, curves->visualItemRect(curves->topLevelItem(0)).center());
        QCOMPARE(plot->curves().size(), std::size_t{2});
        panel.setContext(nullptr);
    }
};

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    ThemeController theme;
    theme.setAppearance(Appearance::Dark);
    PuppetPanelsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_puppet_panels.moc"
