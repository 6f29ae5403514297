// The export dialog by real keys and clicks: what it writes is what the command line writes, and what is cancelled leaves nothing.

#include "app/gui/export_dialog.h"
#include "app/jobs/all_jobs.h"
#include "app/jobs/voxel_export.h"
#include "io/vfp/vfp_file.h"
#include "render/viewport/render_backend.h"
#include "tests/support/scripted_prompts.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ExportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        const auto file = openVfp(MARROW_SOURCE_DIR "/resources/samples/chef.vfp");
        QVERIFY(file.ok());
        m_asset = file->asset;
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_prompts = std::make_unique<ScriptedPrompts>();
    }

    /// Every titled option of a job is on a page for the kind of document it is about, and a page has nothing that the job has not.
    void pagesOfferWhatTheCommandLineOffers()
    {
        const QStringList ofRigs = {"camera", "interpolation"};
        const QStringList ofPuppets = {"advanced"};
        const std::map<QString, FilmKind> kinds = {{"webp", FilmKind::Sequence}, {"png", FilmKind::Sequence}, {"turntable", FilmKind::Turntable}, {"sheet", FilmKind::Sheet}};
        ConvertOptions convert;
        FilmOptions film;
        QStringList offered;
        for (const bool puppet : {false, true}) {
            ExportDialog dialog(puppet ? ExportDialog::Start{Puppet(), "puppet.p2lrt", {}} : start(), *m_prompts);
            for (const QString &format : dialog.formats()) {
                const bool isFilm = kinds.contains(format);
                const OptionList list = isFilm ? describeFilm(kinds.at(format), film) : describeConvert(convert);
                for (const QString &name : dialog.form(format).optionNames())
                    QVERIFY2(list.find(name), qPrintable(format + ": " + name));
                if (!isFilm) {
                    offered += dialog.form(format).optionNames();
                    continue;
                }
                for (const JobOption &option : list.options()) {
                    const bool fits = !option.title.isEmpty() && !(format == "png" && option.name == "quality") && !(puppet ? ofRigs : ofPuppets).contains(option.name);
                    QVERIFY2(dialog.form(format).optionNames().contains(option.name) == fits, qPrintable(format + ": " + option.name));
                }
            }
        }
        const OptionList list = describeConvert(convert);
        for (const JobOption &option : list.options())
            QCOMPARE(offered.contains(option.name), !option.title.isEmpty());
    }

    void fieldsComeBeforeTheButtons()
    {
        ExportDialog dialog(start(), *m_prompts);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QWidget *list = dialog.findChild<QListWidget *>();
        QStringList order;
        for (QWidget *next = list->nextInFocusChain(); next != list; next = next->nextInFocusChain()) {
            if (!(next->focusPolicy() & Qt::TabFocus) || !next->isVisible() || next->isWindow())
                continue;
            order.append(qobject_cast<QPushButton *>(next) ? next->objectName() : QStringLiteral("field"));
        }
        QCOMPARE(order, (QStringList{"field", "field", "field", "exportButton", "exportCancel"}));
    }

    void modelsAreTheCommandLinesBytes_data()
    {
        QTest::addColumn<QString>("format");
        QTest::newRow("glb") << "glb";
        QTest::newRow("obj") << "obj";
        QTest::newRow("json") << "json";
    }
    void modelsAreTheCommandLinesBytes()
    {
        QFETCH(QString, format);
        ExportDialog dialog(start(), *m_prompts);
        dialog.choose(format);
        m_prompts->save = m_folder->filePath("a/model." + format);
        QDir().mkpath(m_folder->filePath("a"));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QSignalSpy written(&dialog, &ExportDialog::written);
        QTest::mouseClick(dialog.findChild<QPushButton *>("exportButton"), Qt::LeftButton);
        QVERIFY(written.wait(20'000) || written.count() == 1);
        QVERIFY(!dialog.isVisible());

        // The same by the job, as `marrow-cli convert` runs it. The name of the model is that of the file.
        QDir().mkpath(m_folder->filePath("b"));
        const JobRegistry registry = makeJobRegistry();
        const auto run = registry.find("convert")->make();
        QVERIFY(run->options().find("in")->set(MARROW_SOURCE_DIR "/resources/samples/chef.vfp").ok());
        QVERIFY(run->options().find("out")->set(m_folder->filePath("b/model." + format)).ok());
        if (format == "obj") { // the clip on show, where the playhead stands
            QVERIFY(run->options().find("clip")->set("1").ok());
            QVERIFY(run->options().find("time")->set("250").ok());
        }
        QVERIFY(!run->run({}).failure);
        QCOMPARE(bytesOf(m_folder->filePath("a/model." + format)), bytesOf(m_folder->filePath("b/model." + format)));
        QVERIFY(bytesOf(m_prompts->save).size() > 1000);
    }

    void aFilmIsWrittenByKeyboard()
    {
        if (!probeOpenGl())
            QSKIP("There is no OpenGL here to draw films with.");
        ExportDialog dialog(start(), *m_prompts);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *list = dialog.findChild<QListWidget *>("exportFormats");
        list->setFocus();
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentRow(), int(dialog.formats().indexOf("png")));
        setText(dialog.form("png"), "size", "64x48");
        setText(dialog.form("png"), "to", "200");
        m_prompts->save = m_folder->filePath("frames");
        QSignalSpy written(&dialog, &ExportDialog::written);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(written.wait(60'000));
        const QStringList files = QDir(m_folder->filePath("frames")).entryList(QDir::Files);
        QCOMPARE(files.size(), 6); // 30 a second for 200 ms
        QCOMPARE(files.first(), QString("frames_0001.png"));
        const QImage first(m_folder->filePath("frames/frames_0001.png"));
        const QImage later(m_folder->filePath("frames/frames_0005.png"));
        QCOMPARE(first.size(), QSize(64, 48));
        QVERIFY(first != later);
    }

    void cancellingLeavesNothing()
    {
        if (!probeOpenGl())
            QSKIP("There is no OpenGL here to draw films with.");
        ExportDialog dialog(start(), *m_prompts);
        dialog.choose("png");
        setText(dialog.form("png"), "size", "64x48");
        m_prompts->save = m_folder->filePath("cancelled");
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QSignalSpy ended(&dialog, &ExportDialog::ended);
        QTest::mouseClick(dialog.findChild<QPushButton *>("exportButton"), Qt::LeftButton);
        QVERIFY(dialog.running());
        QTRY_VERIFY(!QDir(m_folder->path()).isEmpty()); // pictures are being gathered
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(ended.count() == 1 || ended.wait(20'000));
        QVERIFY(!dialog.running());
        QVERIFY(dialog.isVisible()); // another try may follow
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void aRefusalIsSaidInTheDialog()
    {
        ExportDialog dialog(start(), *m_prompts);
        dialog.choose("sheet");
        setText(dialog.form("sheet"), "size", "huge");
        m_prompts->save = m_folder->filePath("sheet.png");
        dialog.show();
        dialog.begin();
        QVERIFY(!dialog.running());
        QVERIFY(dialog.isVisible());
        bool said = false;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            said |= label->isVisible() && label->text().contains("huge");
        QVERIFY(said);
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

private:
    ExportDialog::Start start() const { return {m_asset, "chef.vfp", 1, 30, 18, 250}; }

    static void setText(const JobForm &form, const QString &option, const QString &text)
    {
        auto *widget = form.findChild<QWidget *>("option." + option);
        if (auto *combo = qobject_cast<QComboBox *>(widget))
            combo->setCurrentText(text);
        else if (auto *edit = qobject_cast<QLineEdit *>(widget))
            edit->setText(text);
    }

    VoxelAsset m_asset;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedPrompts> m_prompts;
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    ExportDialogTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_export_dialog.moc"
