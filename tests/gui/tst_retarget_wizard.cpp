// The retarget wizard from files to bake by real clicks and keys, onto a character and onto an open voxel rig.

#include "app/gui/job_form.h"
#include "app/gui/open_documents.h"
#include "app/gui/preferences.h"
#include "app/gui/retarget/retarget_entry.h"
#include "app/gui/retarget/retarget_pages.h"
#include "app/gui/retarget/retarget_wizard.h"
#include "io/actions/action_file.h"
#include "io/vfp/vfp_file.h"
#include "model/commands/voxel_commands.h"
#include "tests/support/bound_figure.h"
#include "tests/support/scripted_prompts.h"
#include "tests/support/small_character.h"
#include "tests/views/panel_pictures.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/retarget/angle_trace.h"
#include "views/retarget/joint_map_view.h"
#include "views/retarget/report_table.h"
#include "views/retarget/retarget_stage.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QUndoStack>

using namespace marrow;
using namespace marrow::test;

namespace {

HumanoidRest tPosedRest()
{
    HumanoidRest rest = standardHumanoidRest();
    for (const std::size_t side : {0u, 1u}) {
        const float out = side == 0 ? 1.0f : -1.0f;
        rest[10 + side] = rest[8 + side] + Eigen::Vector3f(0.28f * out, 0, 0);
        rest[12 + side] = rest[10 + side] + Eigen::Vector3f(0.25f * out, 0, 0);
    }
    return rest;
}

/// Pixels that are not the same.
int differing(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

} // namespace

class RetargetWizardTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        (new ThemeController(this))->setAppearance(qEnvironmentVariableIsSet("MARROW_LIGHT") ? Appearance::Light : Appearance::Dark);
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_prompts = std::make_unique<ScriptedPrompts>();
        m_idle = danceFile(m_folder->path(), "Idle_A");
        m_walk = danceFile(m_folder->path(), "Walk", {}, 41);
        m_target = m_folder->filePath("target.glb");
        QVERIFY(writeFile(m_target, boundGlb(tPosedRest())));
    }
    void cleanup() { m_wizard.reset(); }

    void fromFilesToActions()
    {
        open({});
        QVERIFY(!button("wizardNext")->isEnabled());
        m_prompts->open = {m_idle, m_walk};
        click("retargetAddSources");
        next(RetargetWizard::Target);
        m_prompts->open = {m_target};
        click("retargetTargetFile");
        next(RetargetWizard::Reference);

        // The proposed clip, and a T-posed target posed for the bake: the arms have nothing left.
        QCOMPARE(find<QListWidget>("retargetReferences")->currentItem()->text(), QString("Idle_A"));
        QVERIFY(draft().plan->targetReference.posed);
        QVERIFY(draft().plan->targetReference.residuals[8] < 0.1f);
        // A handle is dragged: that arm turns, and only it; the correction can be taken back.
        auto *view = find<RetargetStage>("retargetReferenceView");
        const int elbow = 1; // head, then the left forearm
        QWindow *surface = view->viewport().nativeWindow();
        QVERIFY2(surface, "this test looks at 3D and needs OpenGL");
        QTRY_VERIFY(surface->width() > 100 && QRect({}, surface->size()).contains(view->placeOf(elbow).toPoint()));
        const QPoint from = view->placeOf(elbow).toPoint();
        QTest::mousePress(surface, Qt::LeftButton, {}, from);
        QTest::mouseMove(surface, from + QPoint(12, -12));
        QTest::mouseMove(surface, from + QPoint(26, -26));
        QTest::mouseRelease(surface, Qt::LeftButton, {}, from + QPoint(26, -26));
        QVERIFY(draft().options.ownPose);
        QVERIFY2(draft().plan->targetReference.residuals[8] > 5, qPrintable(QString::number(double(draft().plan->targetReference.residuals[8]))));
        QVERIFY(draft().plan->targetReference.residuals[9] < 0.1f);
        click("retargetResetPose");
        QVERIFY(draft().plan->targetReference.residuals[8] < 0.1f);
        next(RetargetWizard::Map);

        // A line is drawn and taken away in the picture.
        auto *map = find<JointMapView>("retargetMap");
        const int neck = humanoidJoint(u"neck"), was = map->map()[neck];
        QVERIFY(was >= 0);
        QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->leftRow(neck).center());
        QTest::keyClick(map, Qt::Key_Delete);
        QCOMPARE(map->map()[neck], -1);
        QVERIFY(draft().plan->reference.map[neck] < 0);
        QTest::mouseClick(find<QToolButton>("retargetMapUndo"), Qt::LeftButton);
        QCOMPARE(map->map()[neck], was);
        QVERIFY(draft().plan->reference.map[neck] == was && !find<QToolButton>("retargetMapUndo")->isEnabled());
        QTest::mouseClick(find<QToolButton>("retargetMapRedo"), Qt::LeftButton);
        QCOMPARE(map->map()[neck], -1);
        QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->rightRow(was).center());
        QCOMPARE(map->map()[neck], was);
        QVERIFY(map->currentText().contains("neck"));
        QTest::keyClicks(find<QLineEdit>("retargetPresetName"), "My rig");
        click("retargetSavePreset");
        QVERIFY(find<QComboBox>("retargetPresets")->currentText().contains("My rig"));
        next(RetargetWizard::Options);

        auto *lock = find<QCheckBox>("option.foot-lock");
        QTest::mouseClick(lock, Qt::LeftButton, {}, {10, lock->height() / 2});
        QVERIFY(draft().options.footLock);
        // Numbers that are typed hold, those out of range keep the page.
        typeInto("option.fps", "960");
        QVERIFY(!button("wizardNext")->isEnabled());
        QVERIFY(find<QLabel>("wizardMessage")->text().contains("240"));
        typeInto("option.fps", "15*2");
        typeInto("option.speed", "0.5");
        QCOMPARE(draft().options.speed, 0.5);
        next(RetargetWizard::Preview);
        QCOMPARE(draft().plan->options.speed, 0.5);

        // Scrubbing shows that frame of both.
        auto *preview = find<RetargetStage>("retargetPreview");
        auto *trace = find<AngleTrace>("retargetTrace");
        const auto hand = std::size_t(humanoidJoint(u"hand_L"));
        const Eigen::Vector3f before = preview->targetPlaces().positions[hand], sourceBefore = preview->source().joints[hand].place;
        QImage first;
        QTRY_VERIFY((first = preview->viewport().grabImage()).width() > 100);
        QTest::mouseClick(trace, Qt::LeftButton, {}, {trace->width() / 4, 20});
        QVERIFY(trace->frame() > 3);
        QVERIFY((preview->targetPlaces().positions[hand] - before).norm() > 0.01f);
        QVERIFY((preview->source().joints[hand].place - sourceBefore).norm() > 0.01f);
        QTRY_VERIFY(differing(first, preview->viewport().grabImage()) > 300);
        QTest::keyClick(trace, Qt::Key_Right);
        next(RetargetWizard::Report);

        auto *report = find<ReportTable>("retargetReport");
        QCOMPARE(report->topLevelItemCount(), 2);
        QVERIFY(report->card().clips[0].badness() >= report->card().clips[1].badness());
        QVERIFY(!button("wizardNext")->isEnabled());
        m_prompts->folder = m_folder->filePath("actions");
        click("retargetBrowse");
        QCOMPARE(button("wizardNext")->text(), QString("Bake"));
        next(RetargetWizard::ResultPage);

        const Result<ActionFolder> actions = openActions(m_folder->filePath("actions"));
        QVERIFY(actions.ok());
        QCOMPARE(actions->actions.size(), std::size_t(2));
        // What was previewed is what was baked, and the job writes the same bytes.
        RetargetJobOptions job = draft().options;
        const auto again = planFrom(job, draft().sources.motions, *draft().destination);
        const RetargetBatch batch = bakeAll(*again, draft().sources.motions);
        for (std::size_t i = 0; i < batch.clips.size(); ++i)
            QCOMPARE(encodeAction(actionFrom(batch.clips[i], *again)), fileBytes(m_folder->filePath("actions/" + actionFileName(batch.clips[i].id))));

        // Back always works, and a changed answer makes what came after it untrue.
        for (int page = RetargetWizard::Report; page >= RetargetWizard::Options; --page) {
            click("wizardBack");
            QCOMPARE(m_wizard->currentPage(), page);
        }
        QTest::mouseClick(lock, Qt::LeftButton, {}, {10, lock->height() / 2});
        QVERIFY(!(find<QListWidget>("wizardSteps")->item(RetargetWizard::Report)->flags() & Qt::ItemIsEnabled));
        next(RetargetWizard::Preview);
        QTest::keyClick(m_wizard.get(), Qt::Key_Escape);
        QVERIFY(!m_wizard->isVisible());
    }

    void ontoAnOpenRigAsOneStep()
    {
        const auto file = openVfp(MARROW_SOURCE_DIR "/resources/samples/chef.vfp");
        QVERIFY(file.ok());
        const auto document = makeVoxelDocument(file->asset);
        const std::size_t clips = document->rig()->clips.size();
        const QByteArray bytes = *encodeVfp(document->asset());
        VoxelDocument *raw = document.get();
        open({m_idle, m_walk}, {RetargetTab{"chef.vfp", [raw]() -> Result<RetargetDestination> { return RetargetDestination{{}, {}, {}, *voxelTarget(raw->asset()), raw->asset()}; }, raw, true}});
        for (int page = RetargetWizard::Target; page <= RetargetWizard::ResultPage; ++page)
            next(page);
        QCOMPARE(document->rig()->clips.size(), clips + 2);
        QCOMPARE(document->undoStack()->count(), 1);
        document->undoStack()->undo();
        QVERIFY(*encodeVfp(document->asset()) == bytes);
    }

    /// What is open in tabs is offered, the one in front first, and is what is looked at: a bound character with its own skin.
    void ontoAnOpenCharacter()
    {
        Preferences preferences;
        OpenDocuments documents(*m_prompts, preferences);
        const QString character = m_folder->filePath("target.glb");
        QVERIFY(writeFile(character, smallCharacterGlb()));
        for (const QString &path : {QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/chef.vfp"), character}) {
            const QString copy = m_folder->filePath("open-" + QFileInfo(path).fileName()); // a journal appears beside it
            QVERIFY(QFile::copy(path, copy));
            auto session = DocumentSession::open(copy);
            QVERIFY2(session.ok(), session ? "" : qPrintable(session.error().message));
            documents.adopt(std::move(*session));
        }
        m_wizard.reset(openRetargetWizard({m_idle, m_walk}, documents, *m_prompts, nullptr));
        m_wizard->setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(QTest::qWaitForWindowExposed(m_wizard.get()));
        next(RetargetWizard::Target);
        auto *targets = find<QListWidget>("retargetTargets");
        QCOMPARE(targets->count(), 3); // the character in front, the rig, the standard figure
        QVERIFY(targets->item(0)->text().contains("open-target"));
        QCOMPARE(targets->currentRow(), 0);
        next(RetargetWizard::Reference);
        QVERIFY(draft().destination->model && draft().body.character);
        QCOMPARE(draft().body.character->model(), draft().destination->model);
        for (int page = RetargetWizard::Map; page <= RetargetWizard::Report; ++page)
            next(page);
        m_prompts->folder = m_folder->filePath("actions");
        click("retargetBrowse");
        next(RetargetWizard::ResultPage);
        const Result<ActionFolder> actions = openActions(m_folder->filePath("actions"));
        QCOMPARE(actions->actions.size(), std::size_t(2));
        m_wizard.reset();
    }

    /// Stop that comes when the last file is there already: the files are named, not denied.
    void stopAfterTheLastFileSaysWhatWasWritten()
    {
        open({m_idle, m_walk});
        for (int page = RetargetWizard::Target; page <= RetargetWizard::Report; ++page)
            next(page);
        const QDir folder(m_folder->filePath("actions"));
        m_prompts->folder = folder.path();
        click("retargetBrowse");
        click("wizardNext");
        // Without the event loop, so that the wizard cannot hear of the end before it is stopped.
        QElapsedTimer clock;
        for (clock.start(); clock.elapsed() < 10'000 && (folder.entryList(QDir::Files).size() < 2 || folder.exists(".marrow-actions"));)
            QThread::msleep(5);
        QTest::keyClick(m_wizard.get(), Qt::Key_Escape);
        QTRY_VERIFY(!m_wizard->running());
        QCOMPARE(m_wizard->currentPage(), int(RetargetWizard::ResultPage));
        QCOMPARE(draft().written.size(), 2);
    }

    void withoutAReferenceOneIsAskedFor()
    {
        open({m_walk});
        next(RetargetWizard::Target);
        next(RetargetWizard::Reference);
        QVERIFY(!button("wizardNext")->isEnabled());
        QVERIFY(find<QLabel>("wizardMessage")->text().contains("Idle_A"));
        auto *clips = find<QListWidget>("retargetReferences");
        QTest::mouseClick(clips->viewport(), Qt::LeftButton, {}, clips->visualItemRect(clips->item(0)).center());
        QVERIFY(button("wizardNext")->isEnabled());
        QCOMPARE(draft().options.reference, QString("Walk"));
        next(RetargetWizard::Map);
    }

    void damagedFilesAreToldAndTheOthersGoOn()
    {
        const QString broken = m_folder->filePath("broken.bvh");
        QVERIFY(writeFile(broken, "HIERARCHY\nROOT"));
        open({broken});
        click("wizardNext");
        QTRY_VERIFY(!m_wizard->running());
        QCOMPARE(m_wizard->currentPage(), int(RetargetWizard::Sources));
        QVERIFY(find<QLabel>("wizardMessage")->text().contains("broken.bvh"));
        m_prompts->open = {m_idle};
        click("retargetAddSources");
        for (int page = RetargetWizard::Target; page <= RetargetWizard::Report; ++page)
            next(page);
        QCOMPARE(find<ReportTable>("retargetReport")->topLevelItemCount(), 1);
        const QList<QLabel *> labels = m_wizard->page(RetargetWizard::Report)->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->text().contains("broken.bvh"); }));
    }

    /// One job, three doors: every titled option of the job is a field of the wizard.
    void pagesOfferWhatTheCommandLineOffers()
    {
        open({m_idle});
        RetargetJobOptions options;
        const OptionList list = describeRetarget(options);
        const auto forms = m_wizard->findChildren<JobForm *>();
        QStringList offered;
        for (const JobForm *form : forms)
            offered += form->optionNames();
        for (const JobOption &option : list.options())
            QVERIFY2(offered.contains(option.name) == !option.title.isEmpty(), qPrintable(option.name));
    }

    void everythingIsInReachAndFits()
    {
        open({m_idle, m_walk});
        for (int page = RetargetWizard::Target; page <= RetargetWizard::Report; ++page)
            next(page);
        QVERIFY(m_wizard->minimumSizeHint().width() <= 1280 && m_wizard->minimumSizeHint().height() <= 690);
        for (int index = 0; index < m_wizard->pageCount(); ++index) {
            for (const QWidget *widget : m_wizard->page(index)->findChildren<QWidget *>()) {
                if (widget->focusPolicy() == Qt::NoFocus || qobject_cast<const QScrollBar *>(widget) || widget->objectName().startsWith("qt_") || widget->inherits("QComboBoxPrivateContainer")
                    || widget->inherits("QComboBoxListView"))
                    continue;
                const QWidget *named = widget;
                QVERIFY2(!named->accessibleName().isEmpty() || qobject_cast<const QAbstractButton *>(named), qPrintable(QString("%1 %2").arg(widget->metaObject()->className(), widget->objectName())));
            }
        }
    }

private:
    void open(const QStringList &files, std::vector<RetargetTab> tabs = {})
    {
        m_wizard = std::make_unique<RetargetWizard>(files, std::move(tabs), *m_prompts);
        m_wizard->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_wizard.get()));
    }
    template <class Widget>
    Widget *find(const char *name) const
    {
        Widget *widget = m_wizard->findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    QPushButton *button(const char *name) const { return find<QPushButton>(name); }
    void click(const char *name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    void typeInto(const char *name, const QString &text)
    {
        auto *field = find<NumberField>(name);
        QTest::mouseDClick(field, Qt::LeftButton);
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void next(int page)
    {
        QTRY_VERIFY2(button("wizardNext")->isEnabled(), qPrintable(find<QLabel>("wizardMessage")->text()));
        click("wizardNext");
        QTRY_VERIFY_WITH_TIMEOUT(!m_wizard->running(), 20'000);
        QVERIFY2(m_wizard->currentPage() == page, qPrintable(find<QLabel>("wizardMessage")->text()));
        if (qEnvironmentVariableIsSet("MARROW_PICTURES")) // for people to look at
            savePicture(*m_wizard, QStringLiteral("retarget-%1-%2").arg(QLatin1String(QTest::currentTestFunction())).arg(page));
    }
    const RetargetDraft &draft() const { return m_wizard->draft(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedPrompts> m_prompts;
    std::unique_ptr<RetargetWizard> m_wizard;
    QString m_idle, m_walk, m_target;
};

QTEST_MAIN(RetargetWizardTest)
#include "tst_retarget_wizard.moc"
