// Publishing in the window, by real mouse and key events: from a project through the wizard to the stage, roll back, acceptance; both languages.

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/publish/publish_wizard.h"
#include "app/gui/publish/stage_view.h"
#include "app/gui/workspaces.h"
#include "io/actions/hand_keyed_file.h"
#include "io/publish/publish_status.h"
#include "render/viewport/render_backend.h"
#include "tests/support/small_character.h"
#include "tests/support/window_setting.h"
#include "views/publish/action_grid.h"
#include "views/publish/change_strip.h"
#include "views/publish/plan_table.h"
#include "views/publish/stage_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

template <class Widget>
Widget *named(const QWidget *parent, const char *name)
{
    auto *widget = parent->findChild<Widget *>(QLatin1String(name));
    if (!widget)
        qFatal("there is no %s", name);
    return widget;
}

void click(QWidget *widget)
{
    QVERIFY(widget->isEnabled());
    QTest::mouseClick(widget, Qt::LeftButton);
}

void type(QLineEdit *line, const QString &text)
{
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
}

QStringList column(const QTreeWidget *tree, int column)
{
    QStringList texts;
    for (int row = 0; row < tree->topLevelItemCount(); ++row)
        texts.append(tree->topLevelItem(row)->text(column));
    return texts;
}

} // namespace

class PublishWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_setting.language.use("en");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange); // windows are told by events
        m_project = m_setting.folder.filePath("project");
        m_game = m_setting.folder.filePath("game");
        QVERIFY(writeTestFile(m_project + "/characters/chr_knight_rigged.glb", smallCharacterGlb()));
        QVERIFY(writeTestFile(m_project + "/characters/chr_rogue_rigged.glb", smallCharacterGlb({true, 1.2F})));
        QVERIFY(writeTestFile(m_game + "/chr_knight.glb", smallCharacterGlb({false, 1})));
        QVERIFY(writeTestFile(m_project + "/voxels/dog.vfp", readTestFile(MARROW_SOURCE_DIR "/tests/data/vfp/mob_dog1.vfp")));
        m_window = m_setting.makeWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanupTestCase() { m_window.reset(); }

    void theWizardGoesFromAProjectToAFolder()
    {
        PublishWizard *wizard = openWizard();
        auto *next = named<QPushButton>(wizard, "wizardNext");
        QVERIFY(!next->isEnabled());
        QVERIFY(named<QLabel>(wizard, "wizardMessage")->text().contains("project"));
        type(named<QLineEdit>(wizard, "publishProject"), m_project);
        type(named<QLineEdit>(wizard, "publishFolder"), m_game);
        QVERIFY(next->isEnabled());
        QTest::keyClick(wizard, Qt::Key_Return);
        QTRY_COMPARE(wizard->currentPage(), 1);

        // Who: nobody is refused, members are named by typing.
        auto *who = named<QTreeWidget>(wizard, "publishCharacters");
        QCOMPARE(column(who, 0), (QStringList{"chr_knight", "chr_rogue", "dog"}));
        QVERIFY(!who->topLevelItem(0)->icon(0).isNull());
        who->setFocus();
        who->setCurrentItem(who->topLevelItem(1), 0);
        QTest::keyClick(who, Qt::Key_Space);
        QCOMPARE(wizard->draft().chosen.size(), std::size_t(2));
        QTest::keyClick(who, Qt::Key_Space);
        who->setCurrentItem(who->topLevelItem(1), 1);
        QTest::keyClick(who, Qt::Key_F2);
        QLineEdit *editor = nullptr;
        QTRY_VERIFY((editor = who->findChild<QLineEdit *>()) != nullptr);
        type(editor, "cook, guard");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(wizard->draft().project.settings.members.size(), std::size_t(3));
        // One from elsewhere, and out again.
        QVERIFY(writeTestFile(m_setting.folder.filePath("elsewhere/sage_rigged.glb"), smallCharacterGlb()));
        m_setting.prompts->open = QStringList{m_setting.folder.filePath("elsewhere/sage_rigged.glb")};
        click(named<QPushButton>(wizard, "addModels"));
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QTRY_COMPARE(column(who, 0), (QStringList{"chr_knight", "chr_rogue", "chr_sage", "dog"}));
        who->setFocus();
        who->setCurrentItem(who->topLevelItem(2), 0);
        QTest::keyClick(who, Qt::Key_Space);
        QCOMPARE(wizard->draft().chosen.size(), std::size_t(3));
        click(next);
        QTRY_COMPARE(wizard->currentPage(), 2);

        // What: the grid plays, rows are ticked by Space.
        auto *grid = named<ActionGrid>(wizard, "actionGrid");
        QCOMPARE(grid->takenActions().size(), 13);
        QTRY_VERIFY(grid->filmsMade() >= 4);
        const auto pictureOf = [&](int row) { return grid->model()->index(row, 1).data(Qt::DecorationRole).value<QPixmap>().toImage(); };
        QTRY_VERIFY(!pictureOf(0).isNull());
        const QImage first = pictureOf(0);
        QTRY_VERIFY(pictureOf(0) != first);
        grid->setFocus();
        grid->setCurrentIndex(grid->model()->index(0, 0));
        const QString dropped = grid->model()->index(0, 0).data().toString().section('\n', 0, 0);
        QTest::keyClick(grid, Qt::Key_Space);
        QCOMPARE(grid->takenActions().size(), 12);
        QVERIFY(!grid->takenActions().contains(dropped));
        click(next);
        QTRY_COMPARE(wizard->currentPage(), 3);

        // When: a kind of one's own, and the unmapped ones are told.
        type(named<QLineEdit>(wizard, "newKind"), "dancing");
        click(named<QPushButton>(wizard, "addKind"));
        QVERIFY(column(named<QTreeWidget>(wizard, "publishKinds"), 0).contains("dancing"));
        QVERIFY2(named<QLabel>(wizard, "unmappedKinds")->text().contains("Not mapped") == (dropped == "carry"), qPrintable(named<QLabel>(wizard, "unmappedKinds")->text()));
        QCOMPARE(named<QComboBox>(wizard, "roleMoving")->currentText(), QString("walk"));
        QVERIFY(!QFileInfo::exists(m_game + "/anim_map.json"));
        click(next);
        QTRY_COMPARE(wizard->currentPage(), 4);

        // The dry run names every file and has written none.
        const QStringList files = column(named<PlanTable>(wizard, "planTable"), 0);
        QCOMPARE(files.size(), 9);
        QVERIFY(files.contains("chr_rogue_anim.glb") && files.contains("publish_manifest.json"));
        QCOMPARE(QDir(m_game).entryList(QDir::Files), QStringList{"chr_knight.glb"});
        click(next);
        QTRY_COMPARE(wizard->currentPage(), 5);
        QVERIFY(named<QLabel>(wizard, "publishedWords")->text().contains("3 members, each with 12 clips"));
        QCOMPARE(column(named<QTreeWidget>(wizard, "writtenFiles"), 0).size(), 9); // the manifest too
        const auto status = publishStatus(m_game);
        QVERIFY(status.ok() && status->ok());
        QCOMPARE(status->contract->memberAnims.at("guard"), QString("chr_rogue_anim.glb"));
        QCOMPARE(status->contract->kindMap.at("dancing"), QString("idle"));

        // On to the stage.
        click(named<QPushButton>(wizard, "openStage"));
        QTRY_COMPARE(m_window->workspaces().current(), QString("publish"));
        QTRY_VERIFY(m_window->publishWorkbench().stage().stage() != nullptr);
        QCOMPARE(m_window->publishWorkbench().stage().stage()->members().size(), std::size_t(3));
    }

    void membersDoWhatTheyAreTold()
    {
        StageView &stage = m_window->publishWorkbench().stage();
        QWidget *panel = m_window->docks()["stage"]->widget();
        m_window->docks().raise("stage");
        click(named<QPushButton>(panel, "stageWalk"));
        for (const StageMember &member : stage.stage()->members())
            QCOMPARE(member.player->current(), QString("walk"));
        auto *members = named<QTreeWidget>(panel, "stageMembers");
        QCOMPARE(column(members, 2), (QStringList{"walk", "walk", "walk"}));
        // One alone, by keys in the list of kinds.
        members->clearSelection();
        const QRect row = members->visualItemRect(members->topLevelItem(1));
        QTest::mouseClick(members->viewport(), Qt::LeftButton, {}, row.center());
        auto *kind = named<QComboBox>(panel, "stageKind");
        kind->setFocus();
        const int sleep = kind->findData("sleep");
        QVERIFY(sleep > 0);
        while (kind->currentIndex() < sleep)
            QTest::keyClick(kind, Qt::Key_Down);
        QCOMPARE(stage.stage()->member("guard")->player->current(), QString("sleep"));
        QCOMPARE(stage.stage()->member("cook")->player->current(), QString("walk"));
        // Nobody waits for a clock: the pose goes on, in the picture too where it can be drawn.
        stage.setPlaying(false);
        stage.step(0.4);
        const auto before = stage.stage()->member("cook")->worlds();
        const QImage picture = stage.grabImage();
        stage.step(0.2);
        const auto after = stage.stage()->member("cook")->worlds();
        QVERIFY(before.size() == after.size() && before != after);
        if (!picture.isNull())
            QVERIFY(stage.grabImage() != picture);
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        click(named<QPushButton>(panel, "crowd16"));
        QCOMPARE(stage.stage()->members().size(), std::size_t(16));
        stage.step(0.6);
        auto *cost = named<QLabel>(panel, "stageCost");
        QTRY_VERIFY2(cost->text().startsWith("16 on the stage: a frame takes "), qPrintable(cost->text()));
        m_window->findChild<StagePanel *>()->setCost({300, 2800, 0.32, 16});
        QVERIFY2(cost->text().endsWith("Frames a second: 0.3."), qPrintable(cost->text()));
        click(named<QPushButton>(panel, "crowd0"));
        QCOMPARE(stage.stage()->members().size(), std::size_t(3));
    }

    void theFolderIsWatched()
    {
        QWidget *panel = m_window->docks()["publication"]->widget();
        auto *words = named<QLabel>(panel, "publicationWords");
        QTRY_VERIFY2(words->text().startsWith("All "), qPrintable(words->text()));
        QByteArray pack = readTestFile(m_game + "/chr_rogue_anim.glb");
        pack[pack.size() / 2] = char(pack[pack.size() / 2] ^ 1);
        QVERIFY(writeTestFile(m_game + "/chr_rogue_anim.glb", pack));
        QTRY_VERIFY2(words->text().contains("changed"), qPrintable(words->text()));
        auto *files = named<QTreeWidget>(panel, "publishedFiles");
        QCOMPARE(files->topLevelItem(0)->text(0), QString("chr_rogue_anim.glb"));
        // The game's own model is told of last, and is no fault.
        QCOMPARE(files->topLevelItem(files->topLevelItemCount() - 1)->text(0), QString("chr_knight.glb"));
        // One that is gone: told of, and the stage shows what a game would, without being asked.
        StageView &stage = m_window->publishWorkbench().stage();
        const QByteArray rigged = readTestFile(m_game + "/chr_knight_rigged.glb");
        QVERIFY(QFile::remove(m_game + "/chr_knight_rigged.glb"));
        QTRY_VERIFY2(words->text().contains("missing"), qPrintable(words->text()));
        stage.step(0.6);
        QCOMPARE(stage.stage()->member("knight")->modelFile, QString("chr_knight.glb"));
        QVERIFY(writeTestFile(m_game + "/chr_knight_rigged.glb", rigged));
        QTRY_VERIFY2(!words->text().contains("missing"), qPrintable(words->text()));
        stage.step(0.6);
        QCOMPARE(stage.stage()->member("knight")->modelFile, QString("chr_knight_rigged.glb"));
        // One that is written in place, as an editor may do it.
        QFile rig(m_game + "/dog.vfp");
        QVERIFY(rig.open(QIODevice::ReadWrite) && rig.seek(rig.size() / 2));
        const char byte = rig.peek(1).at(0);
        QVERIFY(rig.putChar(char(byte ^ 1)));
        rig.close();
        QTRY_VERIFY2(words->text().contains("2 files changed"), qPrintable(words->text()));
        // One that nobody published.
        QVERIFY(writeTestFile(m_game + "/chr_ghost_anim.glb", "boo"));
        QTRY_VERIFY2(words->text().contains("not in the manifest"), qPrintable(words->text()));
        QVERIFY(QFile::remove(m_game + "/chr_ghost_anim.glb"));
        QTRY_VERIFY2(!words->text().contains("not in the manifest"), qPrintable(words->text()));
    }

    void publishingAgainShowsWhatChanges()
    {
        HandKeyedAction keyed = handKeyedFrom(swingAction("walk", "hand_L", 25), "chr_knight");
        keyed.action = "walk";
        QVERIFY(writeTestFile(m_project + "/anim_edit/chr_knight_walk.json", encodeHandKeyed(keyed)));
        PublishWizard *wizard = openWizard();
        QCOMPARE(named<QLineEdit>(wizard, "publishFolder")->text(), m_game);
        QCOMPARE(named<QLineEdit>(wizard, "publishProject")->text(), m_project);
        auto *next = named<QPushButton>(wizard, "wizardNext");
        for (int page = 1; page <= 4; ++page) {
            click(next);
            QTRY_COMPARE(wizard->currentPage(), page);
            if (page == 1) // as it was published last
                QVERIFY(column(named<QTreeWidget>(wizard, "publishCharacters"), 1).contains("cook, guard"));
            if (page == 2)
                click(named<QPushButton>(wizard, "allActions"));
        }
        auto *table = named<PlanTable>(wizard, "planTable");
        // What somebody did to a published file by hand is told of and not lost.
        QCOMPARE(table->topLevelItem(0)->text(0), QString("chr_rogue_anim.glb.bak"));
        QVERIFY(named<QLabel>(wizard, "planNotes")->text().contains("changed by hand"));
        // All thirteen again: packs change, and the strip shows one before and after.
        QVERIFY(table->currentFile() && table->currentFile()->name.endsWith("_anim.glb"));
        QTRY_VERIFY(!named<ChangeStrip>(wizard, "changeStrip")->isEmpty());
        // And each clip of a pack, from its row.
        auto *strip = named<ChangeStrip>(wizard, "changeStrip");
        table->setCurrentItem(table->findItems("chr_knight_anim.glb", Qt::MatchExactly).first());
        table->currentItem()->setExpanded(true);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY2(table->currentClip() && table->currentClip()->clip == "walk", qPrintable(strip->accessibleDescription()));
        QVERIFY2(strip->accessibleDescription().startsWith("chr_knight_anim.glb · walk: "), qPrintable(strip->accessibleDescription()));
        QTRY_VERIFY(!strip->isEmpty());
        // Back to an answer, and forward again.
        click(named<QPushButton>(wizard, "wizardBack"));
        QCOMPARE(wizard->currentPage(), 3);
        click(next);
        QTRY_COMPARE(wizard->currentPage(), 4);
        click(next);
        // Stopped or not: what is in the folder is whole.
        if (wizard->running())
            click(named<QPushButton>(wizard, "wizardCancel"));
        QTRY_VERIFY(!wizard->running());
        if (wizard->currentPage() == 4) {
            QVERIFY(named<QLabel>(wizard, "wizardMessage")->text().contains("Cancelled"));
            click(next);
            QTRY_COMPARE(wizard->currentPage(), 5);
        }
        click(next);
        QTRY_VERIFY(publishStatus(m_game)->ok());
        QTRY_VERIFY(!m_window->findChild<PublishWizard *>());
        QTRY_VERIFY(named<QLabel>(m_window->docks()["publication"]->widget(), "publicationWords")->text().startsWith("All "));
    }

    void acceptanceIsRunAndListed()
    {
        QWidget *panel = m_window->docks()["acceptance"]->widget();
        m_window->docks().raise("acceptance");
        click(named<QPushButton>(panel, "runAcceptance"));
        auto *list = named<QTreeWidget>(panel, "assertions");
        QTRY_COMPARE_WITH_TIMEOUT(list->topLevelItemCount(), 9, 20'000);
        // Thirteen clips are no sixty; the other eight hold.
        QVERIFY(named<QLabel>(panel, "acceptanceSummary")->text().startsWith("8 passed, 1 failed"));
        QVERIFY(list->topLevelItem(0)->isExpanded());
        // Asked for otherwise than by its button, it comes to the front.
        m_window->docks().raise("stage");
        QTRY_VERIFY(panel->visibleRegion().isEmpty());
        m_window->publishWorkbench().trigger("rig.check", true);
        QTRY_VERIFY(!panel->visibleRegion().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(named<QPushButton>(panel, "runAcceptance")->text().startsWith("Run"), 20'000);
    }

    void rollingBackShowsTheOriginals()
    {
        QWidget *panel = m_window->docks()["publication"]->widget();
        click(named<QPushButton>(panel, "rollBack"));
        QVERIFY(!QFileInfo::exists(m_game + "/anim_map.json"));
        QVERIFY(QFileInfo::exists(m_game + "/anim_map.rolled-back.json"));
        const CharacterStage &stage = *m_window->publishWorkbench().stage().stage();
        QCOMPARE(stage.members().size(), std::size_t(1)); // the game's own knight alone is there
        QCOMPARE(stage.member("knight")->modelFile, QString("chr_knight.glb"));
        QTRY_VERIFY(named<QLabel>(panel, "publicationWords")->text().contains("rolled back"));
        QVERIFY(!named<QPushButton>(panel, "rollBack")->isEnabled());
        QVERIFY(m_setting.prompts->failures.isEmpty());
    }

    void everythingIsChineseToo()
    {
        m_setting.language.use("zh_CN");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange); // windows are told by events
        QWidget *panel = m_window->docks()["publication"]->widget();
        const auto isChinese = [](const QString &text) { return std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x4e00 && c.unicode() <= 0x9fff; }); };
        QStringList english;
        for (QWidget *root : {panel, m_window->docks()["stage"]->widget(), m_window->docks()["acceptance"]->widget()}) {
            for (const QPushButton *button : root->findChildren<QPushButton *>()) {
                if (!button->text().isEmpty() && !isChinese(button->text()) && !button->text().at(0).isDigit())
                    english.append(button->text());
                if (!isChinese(button->toolTip()))
                    english.append(button->toolTip());
            }
        }
        m_setting.language.use("en");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange); // windows are told by events
        QVERIFY2(english.isEmpty(), qPrintable(english.join(" | ")));
    }

    void foldersThatAreNoPublicationAreRefused()
    {
        m_setting.prompts->folder = m_setting.folder.path();
        m_window->actions()["file.openPublication"]->trigger();
        QCOMPARE(m_setting.prompts->failures, QStringList{"publish.nothing"});
        m_setting.prompts->folder = m_game;
        m_window->actions()["file.openPublication"]->trigger();
        QCOMPARE(m_window->documents().count(), 1);
    }

private:
    PublishWizard *openWizard()
    {
        m_window->activateWindow();
        (void)QTest::qWaitForWindowActive(m_window.get());
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        auto *wizard = m_window->findChild<PublishWizard *>();
        if (!wizard || !QTest::qWaitForWindowExposed(wizard))
            qFatal("the wizard did not open");
        return wizard;
    }

    WindowSetting m_setting;
    QString m_project;
    QString m_game;
    std::unique_ptr<MainWindow> m_window;
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    PublishWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_publish_window.moc"
