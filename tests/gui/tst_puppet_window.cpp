// Drives the real window with a puppet: opens it, plays it, edits its panel, saves, reads it again.

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/export_dialog.h"
#include "app/gui/notice_bar.h"
#include "app/gui/puppet/puppet_size_preview.h"
#include "app/gui/workspaces.h"
#include "io/p2lrt/reader.h"
#include "render/viewport/render_backend.h"
#include "tests/support/keyboard_walk.h"
#include "tests/support/window_setting.h"
#include "views/issues/issues_panel.h"
#include "views/panel/parameter_list.h"
#include "views/panel/parameter_panel.h"
#include "views/play/status_pill.h"
#include "views/play/wind_pad.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonObject>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>

using namespace marrow;

class PuppetWindowTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowSetting> m_setting;

    QString puppetFile(const QString &name) const
    {
        const QString path = m_setting->folder.filePath(name);
        QFile::remove(path);
        QFile::copy(QStringLiteral(MARROW_SOURCE_DIR) + "/tests/data/p2lrt/bench/model.p2lrt", path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }

    template <class T>
    static T *part(MainWindow &window, const char *name)
    {
        T *found = window.findChild<T *>(QLatin1String(name));
        return found && found->isVisible() ? found : nullptr;
    }

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void opensInItsOwnWorkspace()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({puppetFile("one.p2lrt")});
        QCOMPARE(window->documents().count(), 1);
        QVERIFY(window->documents().current()->puppet());
        QCOMPARE(window->workspaces().current(), QStringLiteral("puppet"));
        QVERIFY(!window->actions()["tool.paint"]->isEnabled());
        QVERIFY(!window->findChild<QAction *>("workspace.voxel")->isEnabled()); // nothing of that kind is open

        window->openFiles({m_setting->copyOfSample("chef.vfp", "beside.vfp")});
        QCOMPARE(window->workspaces().current(), QStringLiteral("voxel"));
        window->findChild<QAction *>("workspace.puppet")->trigger(); // brings the puppet to the front
        QCOMPARE(window->documents().currentIndex(), 0);
        QVERIFY(window->puppetWorkbench().context());
        window->findChild<QAction *>("workspace.animate")->trigger();
        QCOMPARE(window->documents().currentIndex(), 1);
        QVERIFY(!window->puppetWorkbench().context());
    }

    void playsClipsAndExpressions()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({puppetFile("play.p2lrt")});
        PuppetContext *context = window->puppetWorkbench().context();
        auto *pill = part<StatusPill>(*window, "statusPill");
        auto *clips = part<QComboBox>(*window, "clip0");
        auto *toggle = part<QToolButton>(*window, "clipToggle0");
        QVERIFY(pill && clips && toggle);
        QVERIFY(pill->text().startsWith("core"));
        QVERIFY(!pill->text().contains("playing"));

        QTest::mouseClick(toggle, Qt::LeftButton);
        QVERIFY(context->isPlaying());
        QVERIFY(pill->text().contains("playing"));
        QCOMPARE(context->puppet().clips().layer(0)->current(), 0);
        QTRY_VERIFY(context->elapsed() > 0.1);
        QCOMPARE(clips->currentIndex(), 1);
        QTest::keyClick(clips, Qt::Key_Down); // the second clip; the next stop leaves it chosen
        QCOMPARE(context->puppet().clips().layer(0)->current(), 1);
        QTest::mouseClick(toggle, Qt::LeftButton);
        QTRY_COMPARE(context->puppet().clips().layer(0)->current(), -1);
        QCOMPARE(clips->currentIndex(), 2);
        QTest::mouseClick(toggle, Qt::LeftButton);
        QCOMPARE(context->puppet().clips().layer(0)->current(), 1);
        window->actions()["play.toggle"]->trigger();
        QVERIFY(!context->isPlaying());

        auto *expression = part<QCheckBox>(*window, "expression1");
        QVERIFY(expression);
        expression->click();
        QCOMPARE(context->puppet().expressions().playing(), (std::vector<std::uint32_t>{1}));
        part<QCheckBox>(*window, "expression0")->click(); // takes its place
        QCOMPARE(context->puppet().expressions().playing(), (std::vector<std::uint32_t>{0}));
        QVERIFY(!expression->isChecked());
        context->setPlaying(false);
    }

    void windBlowsWhereItIsDragged()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({puppetFile("wind.p2lrt")});
        auto *pad = part<WindPad>(*window, "wind");
        QVERIFY(pad);
        QTest::mouseClick(pad, Qt::LeftButton, {}, QPoint(pad->width() - 8, pad->height() / 2));
        QVERIFY(pad->wind().x() > 0.8);
        QVERIFY(std::abs(pad->wind().y()) < 0.1);
        QVERIFY(window->puppetWorkbench().context()->simulationWindX() > 1000);
        QTest::keyClick(pad, Qt::Key_0);
        QVERIFY(pad->wind().isNull());
        QCOMPARE(window->puppetWorkbench().context()->simulationWindX(), 0.0F);
        window->puppetWorkbench().context()->setPlaying(false);
    }

    void savesThePanelAndLoadsAgain()
    {
        const QString path = puppetFile("save.p2lrt");
        auto window = m_setting->makeWindow();
        window->openFiles({path});
        PuppetDocument *document = window->documents().current()->puppet();
        const Panel before = document->panel();
        QVERIFY(document->execute("panel.setSnaps", {{"snaps", QJsonArray{QJsonObject{{"parameter", 0}, {"keys", QJsonArray{0.25, 0.5}}}}}}).ok());
        QVERIFY(!document->isClean());
        QVERIFY(window->findChild<QTabBar *>("documentTabs")->tabText(0).contains(QStringLiteral("•")));
        window->actions()["file.save"]->trigger();
        QVERIFY(document->isClean());
        const auto saved = p2lrt::readPuppetFile(path);
        QVERIFY(saved.ok());
        QVERIFY(saved->puppet.panel == document->panel());
        QVERIFY(!(saved->puppet.panel == before));
        QVERIFY(*saved->puppet.rig == document->rig());
        QVERIFY(document->undoStack()->canUndo());

        // Loading again drops the history and shows what is on the disk.
        window->actions()["edit.undo"]->trigger();
        QVERIFY(document->panel() == before);
        QVERIFY(window->documents().current()->reload().ok());
        QVERIFY(document->panel() == saved->puppet.panel);
        QVERIFY(!document->undoStack()->canUndo());
        QVERIFY(window->puppetWorkbench().context());
        QVERIFY(m_setting->prompts->failures.isEmpty());
    }

    void keepsPosesOverSessions()
    {
        const QString path = puppetFile("poses.p2lrt");
        {
            auto window = m_setting->makeWindow();
            window->openFiles({path});
            ParameterPanel *panel = window->findChild<ParameterPanel *>();
            panel->session()->setValue(4, 0.75);
            panel->session()->keepSnapshot("raised");
        }
        auto window = m_setting->makeWindow();
        window->openFiles({path});
        PanelSession *session = window->findChild<ParameterPanel *>()->session();
        QCOMPARE(session->snapshots().size(), std::size_t{1});
        const float before = session->shown(4);
        session->applySnapshot("raised");
        QVERIFY(session->shown(4) != before);
        session->removeSnapshot("raised");
    }

    void exportsWithSizesBeforehand()
    {
        auto window = m_setting->makeWindow();
        const QString path = puppetFile("export.p2lrt");
        window->openFiles({path});
        window->actions()["file.export"]->trigger();
        auto *dialog = window->findChild<ExportDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->formats(), (QStringList{"p2lrt", "picture", "webp", "png", "sheet"}));
        auto *preview = dialog->findChild<PuppetSizePreview *>();
        QVERIFY(preview);
        QTRY_VERIFY_WITH_TIMEOUT(preview->text().contains("100 %"), 20000);
        QVERIFY(preview->text().contains("Nothing would be lost"));
        auto *version = dialog->form("p2lrt").findChild<QComboBox *>("option.to-version");
        QVERIFY(version);
        version->setFocus();
        QTest::keyClick(version, Qt::Key_Down); // version 1
        QTRY_VERIFY_WITH_TIMEOUT(preview->text().contains("What would be lost"), 20000);
        const QString out = m_setting->folder.filePath("old.p2lrt");
        m_setting->prompts->save = out;
        QSignalSpy written(dialog, &ExportDialog::written);
        QTest::mouseClick(dialog->findChild<QPushButton *>("exportButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 20000);
        const auto read = p2lrt::readPuppetFile(out);
        QVERIFY(read.ok());
        QCOMPARE(read->puppet.source->version, 1);
        QVERIFY(window->documents().current()->document()->isClean());
    }

    void writesThePoseAsAPicture()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("lantern-keeper.p2lrt", "pose.p2lrt")});
        PuppetContext *context = window->puppetWorkbench().context();
        QTRY_VERIFY(!context->pages().empty());
        const auto write = [&](const QString &name, bool transparent) {
            window->actions()["file.export"]->trigger();
            auto *dialog = window->findChild<ExportDialog *>();
            dialog->choose("picture");
            auto *clear = dialog->form("picture").findChild<QCheckBox *>("option.transparent");
            if (clear->isChecked() != transparent)
                QTest::mouseClick(clear, Qt::LeftButton, {}, QPoint(8, clear->height() / 2));
            m_setting->prompts->save = m_setting->folder.filePath(name);
            QTest::mouseClick(dialog->findChild<QPushButton *>("exportButton"), Qt::LeftButton);
            QTest::qWait(1); // the dialog deletes itself
            return QImage(m_setting->folder.filePath(name));
        };
        const QImage rest = write("rest.png", true);
        QCOMPARE(rest.size(), QSize(1000, 1400));
        QCOMPARE(qAlpha(rest.pixel(2, 2)), 0);
        context->setParameter(0, context->rig().parameters[0].maximum);
        const QImage turned = write("turned.png", true);
        QVERIFY(turned != rest);
        QCOMPARE(write("white.png", false).pixelColor(2, 2), QColor(Qt::white));
    }

    void tellsOfAPageThatCannotBeShown()
    {
        const QString path = m_setting->copyOfSample("lantern-keeper.p2lrt", "torn.p2lrt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype png = bytes.indexOf(QByteArray("IDAT"));
        QVERIFY(png > 0);
        for (qsizetype i = png + 1000; i < png + 1200; ++i)
            bytes[i] = static_cast<char>(~bytes[i]);
        file.seek(0);
        file.write(bytes);
        file.close();
        auto window = m_setting->makeWindow();
        window->openFiles({path});
        auto *notices = window->findChild<NoticeBar *>();
        QTRY_VERIFY(notices->currentText().contains("cannot be shown"));
        QStringList codes;
        for (const Issue &issue : window->findChild<IssuesPanel *>()->report().issues())
            codes.append(issue.code + ' ' + issue.section);
        QVERIFY2(codes.contains("p2lrt.chunk-crc TEXR"), qPrintable(codes.join('\n')));
        QVERIFY2(codes.filter("texture.").size() == 1, qPrintable(codes.join('\n')));

        // F7 reads the file again: mended meanwhile, there is nothing to tell of its bytes.
        QVERIFY(!m_setting->copyOfSample("lantern-keeper.p2lrt", "torn.p2lrt").isEmpty());
        window->actions()["rig.check"]->trigger();
        codes.clear();
        for (const Issue &issue : window->findChild<IssuesPanel *>()->report().issues())
            codes.append(issue.code);
        QVERIFY(!codes.contains("p2lrt.chunk-crc"));
    }

    void recoversAfterACrash()
    {
        const QString path = puppetFile("crash.p2lrt");
        const QString spare = m_setting->folder.filePath("spare");
        QString journal;
        {
            auto window = m_setting->makeWindow();
            window->openFiles({path});
            PuppetDocument *document = window->documents().current()->puppet();
            QVERIFY(document->execute("panel.setSnaps", {{"snaps", QJsonArray{QJsonObject{{"parameter", 1}, {"keys", QJsonArray{0.125}}}}}}).ok());
            window->documents().current()->journal()->finish();
            journal = window->documents().current()->journal()->path();
            QVERIFY(QFile::copy(journal, spare));
        }
        QFile::remove(journal);
        QVERIFY(QFile::rename(spare, journal)); // as a killed program would leave it
        auto window = m_setting->makeWindow();
        m_setting->prompts->recovery = {FilePrompts::RecoveryAnswer::Recover, 1};
        window->openFiles({path});
        QCOMPARE(m_setting->prompts->asked, QStringList{"recover 1"});
        PuppetDocument *document = window->documents().current()->puppet();
        QVERIFY(document && !document->isClean());
        bool found = false;
        for (const PanelSnap &snap : document->panel().snaps)
            found = found || (snap.parameter == 1 && snap.keys.size() == 1 && snap.keys[0] == 0.125F);
        QVERIFY(found);
    }

    void isWorkedByKeyboard()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("lantern-keeper.p2lrt", "keys.p2lrt")});
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QStringList faults;
        const auto look = [&](QWidget *panel, const QString &where) {
            QTest::qWait(50);
            for (const QString &fault : faultsOfTabOrder(panel) + faultsOfNames(panel) + faultsOfFocusRing(panel))
                faults.append(where + ": " + fault);
        };
        for (const char *dock : {"parameters", "play", "advanced", "inspect", "issues", "history"}) {
            window->docks().raise(dock);
            look(window->docks()[dock]->widget(), dock);
        }
        look(window->puppetWorkbench().canvas(), "canvas");
        auto *pages = window->findChild<QComboBox *>("inspectPages");
        window->docks().raise("inspect");
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            look(window->docks()["inspect"]->widget(), "inspect " + pages->currentText());
        }
        window->docks().raise("parameters");
        window->findChild<ParameterPanel *>()->setEditing(true);
        look(window->docks()["parameters"]->widget(), "panel editor");
        // A tooltip would lie over the drawing: what a click does there stands in the status line.
        faults.removeIf([](const QString &fault) { return fault.contains("PuppetCanvas") && fault.endsWith("no tooltip"); });
        for (const QString &fault : faults)
            qWarning("%s", qPrintable(fault));
        QCOMPARE(faults.size(), 0);
    }

    /// Found by its name, a parameter takes the keys that come next.
    void aParameterIsFoundAndMovedByKeys()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("lantern-keeper.p2lrt", "found.p2lrt")});
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        window->docks()["parameters"]->hide();
        std::vector<CommandPalette::Entry> entries;
        window->puppetWorkbench().addPaletteEntries(entries);
        const auto tilt = std::find_if(entries.begin(), entries.end(), [](const CommandPalette::Entry &entry) { return entry.text.contains("Head tilt"); });
        QVERIFY(tilt != entries.end());
        tilt->run();
        auto *list = window->findChild<ParameterPanel *>()->list();
        QTRY_VERIFY(list->isVisible());
        QCOMPARE(window->focusWidget(), list);
        QTest::keyClick(list, Qt::Key_End);
        const auto &parameters = window->puppetWorkbench().context()->rig().parameters;
        const auto record = std::find_if(parameters.begin(), parameters.end(), [](const Parameter &each) { return each.id == "ParamAngleZ"; });
        QCOMPARE(window->puppetWorkbench().context()->puppet().hostValue(static_cast<std::uint32_t>(record - parameters.begin())), record->maximum);
    }

    /// Keys of a panel that are the window's too would do neither.
    void noKeysMeanTwoThings()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("lantern-keeper.p2lrt", "twice.p2lrt")});
        QHash<QKeySequence, QString> ofTheWindow;
        for (const QAction *action : window->actions().all()) {
            for (const QKeySequence &keys : action->shortcuts())
                ofTheWindow.insert(keys, action->objectName());
        }
        QStringList twice;
        for (const char *dock : {"parameters", "play", "advanced", "inspect", "issues", "history"}) {
            QVERIFY(window->docks()[dock]);
            for (const QAction *action : window->docks()[dock]->findChildren<QAction *>()) {
                for (const QKeySequence &keys : action->shortcuts()) {
                    if (ofTheWindow.contains(keys))
                        twice.append(QStringLiteral("%1: %2 is %3 too").arg(action->text(), keys.toString(), ofTheWindow.value(keys)));
                }
            }
        }
        QCOMPARE(twice.join("; "), QString());
    }

    void refusesABrokenFileInWords()
    {
        const QString path = m_setting->folder.filePath("broken.p2lrt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("P2LRT");
        file.close();
        auto window = m_setting->makeWindow();
        window->openFiles({path});
        QCOMPARE(window->documents().count(), 0);
        QCOMPARE(m_setting->prompts->failures.size(), 1);
        QVERIFY(m_setting->prompts->failures.first().startsWith("p2lrt."));
    }
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    PuppetWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_puppet_window.moc"
