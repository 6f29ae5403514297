#include "tests/views/panel_pictures.h"
#include "tests/views/sample_rig.h"
#include "views/common/theme.h"
#include "views/history/history_panel.h"
#include "views/issues/issues_panel.h"

#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace marrow;

Q_DECLARE_METATYPE(marrow::Issue)

class TestLists : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = new ThemeController(this); }

    void issuesAreReadWholeAndJump()
    {
        Report report;
        report.add({Severity::Info, QStringLiteral("rig.joint-empty"), QStringLiteral("No voxel follows tail_3."), {}, {}, {},
                    QStringLiteral("joint/12")});
        report.add({Severity::Error, QStringLiteral("vfp.vskn.joint"),
                    QStringLiteral("VSKN names joint 12, which the skeleton does not have (record 340, byte 2,114). The rig was left "
                                   "out; the model is shown in bind pose."),
                    QStringLiteral("VSKN"), std::nullopt, 2114, {}});
        report.add({Severity::Warning, QStringLiteral("rig.joint-island"), QStringLiteral("左前臂有 14 个体素与主体不相连。"), {}, {}, {},
                    QStringLiteral("voxel/3,4,5")});
        IssuesPanel panel;
        panel.setReport(report, true);
        panel.resize(260, 260);
        showActive(panel);
        auto *list = panel.findChild<QListView *>();
        QVERIFY(list->model()->index(0, 0).data().toString().startsWith(QStringLiteral("VSKN"))); // the gravest first
        // Every row is as high as its wrapped sentence and its place need.
        const int line = list->fontMetrics().height();
        QVERIFY(list->visualRect(list->model()->index(0, 0)).height() >= 5 * line);
        QVERIFY(list->visualRect(list->model()->index(2, 0)).height() < 4 * line);
        QSignalSpy jumps(&panel, &IssuesPanel::jumpRequested);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
        QCOMPARE(jumps.count(), 1);
        QCOMPARE(jumps.first()[0].value<Issue>().pointer, QStringLiteral("voxel/3,4,5"));
        for (bool dark : {true, false}) {
            m_theme->setAppearance(dark ? Appearance::Dark : Appearance::Light);
            savePicture(panel, dark ? QStringLiteral("issues-dark") : QStringLiteral("issues-light"));
        }
        panel.setReport({}, true);
        savePicture(panel, QStringLiteral("issues-none"));
    }

    void historyGoesWhereOneClicks()
    {
        auto document = makeVoxelDocument(sampleRig());
        HistoryPanel panel;
        panel.setStack(document->undoStack());
        panel.resize(260, 240);
        showActive(panel);
        for (int i = 0; i < 4; ++i)
            QVERIFY(document->execute(QStringLiteral("joint.rename"), {{"joint", 2}, {"name", QStringLiteral("arm %1").arg(i)}}));
        document->undoStack()->setClean();
        auto *list = panel.findChild<QListView *>();
        QCOMPARE(list->model()->rowCount(), 5);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(2, 0)).center());
        QCOMPARE(document->undoStack()->index(), 2);
        QCOMPARE(document->rig()->skeleton.find(2)->name, QStringLiteral("arm 1"));
        for (bool dark : {true, false}) {
            m_theme->setAppearance(dark ? Appearance::Dark : Appearance::Light);
            savePicture(panel, dark ? QStringLiteral("history-dark") : QStringLiteral("history-light"));
        }
    }

private:
    ThemeController *m_theme = nullptr;
};

QTEST_MAIN(TestLists)
#include "tst_lists.moc"
