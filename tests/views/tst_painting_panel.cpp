#include "tests/views/panel_pictures.h"
#include "tests/views/sample_rig.h"
#include "views/common/number_field.h"
#include "views/common/section.h"
#include "views/common/theme.h"
#include "views/painting/painting_panel.h"
#include "views/painting/partnerless_model.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace marrow;

class TestPaintingPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = new ThemeController(this); }
    void init()
    {
        m_document = makeVoxelDocument(sampleRig());
        m_context = std::make_unique<RigContext>(m_document.get());
        m_session = std::make_unique<PaintSession>();
        m_panel = std::make_unique<PaintingPanel>(m_session.get());
        m_session->setContext(m_context.get());
        m_panel->resize(280, 900);
        showActive(*m_panel);
    }
    void cleanup()
    {
        m_panel.reset();
        m_session.reset();
        m_context.reset();
        m_document.reset();
    }

    void toolsByClickAndKey()
    {
        QSignalSpy chosen(m_panel.get(), &PaintingPanel::toolChosen);
        QTest::mouseClick(named<QToolButton>(PaintingPanel::toolName(PaintToolKind::Fill)), Qt::LeftButton);
        QCOMPARE(m_session->settings().tool, PaintToolKind::Fill);
        QCOMPARE(chosen.count(), 1);
        QTest::keyClick(m_panel.get(), Qt::Key_2);
        QCOMPARE(m_session->settings().tool, PaintToolKind::Face);
        QVERIFY(named<QToolButton>(PaintingPanel::toolName(PaintToolKind::Face))->isChecked());
    }

    void controlsSetTheSession()
    {
        auto *mirror = byText<QCheckBox>(QStringLiteral("Paint both sides (M)"));
        QTest::mouseClick(mirror, Qt::LeftButton, {}, QPoint(10, mirror->height() / 2));
        QVERIFY(m_session->settings().mirror);
        auto *first = byText<QCheckBox>(QStringLiteral("Select first (S)"));
        QTest::mouseClick(first, Qt::LeftButton, {}, QPoint(10, first->height() / 2));
        QVERIFY(m_session->settings().selectFirst);
        auto *size = named<NumberField>(QStringLiteral("Brush size"));
        QTest::mouseClick(size, Qt::LeftButton);
        QTest::keyClicks(size, QStringLiteral("3*4"));
        QTest::keyClick(size, Qt::Key_Return);
        QCOMPARE(m_session->settings().size, 12);
    }

    void selectionIsAssignedByTheButton()
    {
        m_context->activate(4);
        VoxelSet cells;
        cells.append(m_document->asset().grid.offset({12, 10, 3}), 2);
        m_context->setSelectedVoxels(cells);
        auto *assign = byText<QPushButton>(QStringLiteral("Assign 2 voxel(s)"));
        QVERIFY(assign);
        QTest::mouseClick(assign, Qt::LeftButton);
        QCOMPARE(m_context->voxelCount(4), 98);
    }

    void voxelsWithoutPartnerAreListedAndVisited()
    {
        auto *find = byText<QPushButton>(QStringLiteral("Find voxels without partner"));
        m_session->change([](PaintSettings &s) { s.mirrorDoubled = 14; });
        QVERIFY(!find->isEnabled());
        m_context->activate(2); // choosing a joint is enough
        QVERIFY(find->isEnabled());
        QTest::mouseClick(find, Qt::LeftButton);
        auto *list = m_panel->findChild<QListView *>(QStringLiteral("voxelsWithoutPartner"));
        auto *model = qobject_cast<VoxelListModel *>(list->model());
        QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model->rowCount(), 64);
        QVERIFY(list->isVisible());
        QSignalSpy visits(m_context.get(), &RigContext::voxelVisitRequested);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(model->index(2)).center());
        QCOMPARE(visits.count(), 1);
        QCOMPARE(m_document->rig()->binding.at(model->voxelAt(2)), JointId(2));
    }

    void recentJointsAreOffered()
    {
        for (JointId joint : {1, 2, 3, 4})
            m_context->activate(joint);
        auto *button = named<QToolButton>(QStringLiteral("arm_L"));
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(2));
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
        m_context->run(QStringLiteral("joint.rename"),
                       {{"joint", 4}, {"name", QStringLiteral("a very long name for the head, 头部骨骼_with_suffix_01")}});
        for (JointId joint : {0, 1, 3, 4, 2})
            m_context->activate(joint);
        QVERIFY(colorCount(savePicture(*m_panel, QStringLiteral("painting-brush") + suffix)) > 60);
        m_context->activate(4);
        m_session->change([](PaintSettings &s) {
            s.tool = PaintToolKind::Gradient;
            s.mode = AssignMode::OnlyJoint;
            s.mirror = true;
            s.mirrorDoubled = 14;
            s.selectFirst = true;
        });
        m_context->run(QStringLiteral("joint.rename"), {{"joint", 3}, {"name", QStringLiteral("x")}});
        m_context->activate(2);
        m_session->findWithoutPartner();
        for (Section *section : m_panel->findChildren<Section *>())
            section->setOpen(true);
        m_panel->resize(240, 1000);
        QApplication::processEvents();
        QVERIFY(colorCount(savePicture(*m_panel, QStringLiteral("painting-full") + suffix)) > 60);
        m_session->setContext(nullptr);
        savePicture(*m_panel, QStringLiteral("painting-empty") + suffix);
    }

private:
    template <class T>
    T *named(const QString &name)
    {
        for (T *widget : m_panel->findChildren<T *>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    template <class T>
    T *byText(const QString &text)
    {
        for (T *widget : m_panel->findChildren<T *>()) {
            if (widget->text() == text)
                return widget;
        }
        return nullptr;
    }

    ThemeController *m_theme = nullptr;
    std::unique_ptr<VoxelDocument> m_document;
    std::unique_ptr<RigContext> m_context;
    std::unique_ptr<PaintSession> m_session;
    std::unique_ptr<PaintingPanel> m_panel;
};

QTEST_MAIN(TestPaintingPanel)
#include "tst_painting_panel.moc"
