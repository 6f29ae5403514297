#include "tests/views/panel_pictures.h"
#include "tests/views/sample_rig.h"
#include "views/common/euler.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/inspector/file_inspector.h"
#include "views/inspector/joint_inspector.h"
#include "views/inspector/section_fields.h"

#include <QBuffer>
#include <QClipboard>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

#include <cmath>

using namespace marrow;

class TestInspector : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = new ThemeController(this); }
    void init()
    {
        m_document = makeVoxelDocument(sampleRig());
        m_context = std::make_unique<RigContext>(m_document.get());
        m_joints = std::make_unique<JointInspector>();
        m_joints->setContext(m_context.get());
        m_joints->resize(280, 520);
        showActive(*m_joints);
    }
    void cleanup()
    {
        m_joints.reset();
        m_context.reset();
        m_document.reset();
    }

    void eulerGoesThereAndBack()
    {
        for (double x : {-170.0, -30.0, 0.0, 45.0, 180.0}) {
            for (double y : {-90.0, -60.0, 0.0, 89.0, 90.0}) {
                for (double z : {-120.0, 0.0, 15.0}) {
                    const Eigen::Quaternionf rotation = fromEulerDegrees({x, y, z});
                    QVERIFY(std::abs(std::abs(rotation.dot(fromEulerDegrees(eulerDegrees(rotation)))) - 1) < 1e-5);
                }
            }
        }
        const Eigen::Vector3f turned = fromEulerDegrees({90, 0, 90}) * Eigen::Vector3f(0, 1, 0);
        QVERIFY((turned - Eigen::Vector3f(0, 0, 1)).norm() < 1e-5f); // X first: y → z, which Z leaves alone
    }

    void numbersSetTheRestPose()
    {
        m_context->activate(2);
        auto *x = field(QStringLiteral("Position X"));
        QCOMPARE(x->value(), 3.0);
        type(x, QStringLiteral("+1.5"));
        QCOMPARE(m_document->rig()->skeleton.find(2)->rest.translation.x(), 4.5f);
        QCOMPARE(m_document->undoStack()->count(), 1);
        type(field(QStringLiteral("Rotation Z")), QStringLiteral("90+100"));
        QCOMPARE(field(QStringLiteral("Rotation Z"))->value(), 190.0); // as typed, not as −170
        m_document->undoStack()->undo();
        QCOMPARE(field(QStringLiteral("Rotation Z"))->value(), 0.0);
    }

    void worldNumbers()
    {
        m_context->activate(2);
        for (QToolButton *button : m_joints->findChildren<QToolButton *>()) {
            if (button->accessibleName() == QStringLiteral("Numbers in the model's space"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(field(QStringLiteral("Position Y"))->value(), 14.0);
        type(field(QStringLiteral("Position Y")), QStringLiteral("20"));
        QCOMPARE(m_document->rig()->skeleton.find(2)->rest.translation.y(), 16.0f);
    }

    void severalJoints()
    {
        m_context->select({2, 3}, 3);
        QVERIFY(field(QStringLiteral("Position X"))->isMixed());
        QVERIFY(!field(QStringLiteral("Position Y"))->isMixed());
        type(field(QStringLiteral("Position Y")), QStringLiteral("7"));
        QCOMPARE(m_document->rig()->skeleton.find(2)->rest.translation.y(), 7.0f);
        QCOMPARE(m_document->rig()->skeleton.find(3)->rest.translation.y(), 7.0f);
        QCOMPARE(m_document->rig()->skeleton.find(3)->rest.translation.x(), -3.0f);
        QCOMPARE(m_document->undoStack()->count(), 1);
    }

    void draggingPreviewsAndEscTakesBack()
    {
        m_context->activate(4);
        auto *y = field(QStringLiteral("Position Y"));
        const QPoint start = y->rect().center();
        QTest::mousePress(y, Qt::LeftButton, {}, start);
        for (int dx : {8, 28}) {
            QMouseEvent move(QEvent::MouseMove, QPointF(start + QPoint(dx, 0)), y->mapToGlobal(QPointF(start + QPoint(dx, 0))),
                             Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(y, &move);
        }
        QCOMPARE(m_context->restPreview().size(), 1u);
        QCOMPARE(m_context->restPreview().front().second.translation.y(), 14.5f);
        QCOMPARE(m_document->rig()->skeleton.find(4)->rest.translation.y(), 12.0f);
        QTest::keyClick(y, Qt::Key_Escape);
        QVERIFY(m_context->restPreview().empty());
        QTest::mouseRelease(y, Qt::LeftButton, {}, start);
        QCOMPARE(m_document->undoStack()->count(), 0);
    }

    void idAndDefault()
    {
        m_context->activate(2);
        type(field(QString()), QStringLiteral("3"));
        QCOMPARE(m_document->rig()->skeleton.find(3)->name, QStringLiteral("arm_L"));
        QCOMPARE(m_document->rig()->skeleton.find(2)->name, QStringLiteral("arm_R"));
        QCOMPARE(m_context->activeJoint(), std::optional<JointId>(3));
    }

    void copiesNumbersAsText()
    {
        m_context->activate(2);
        for (QToolButton *button : m_joints->findChildren<QToolButton *>()) {
            if (button->accessibleName() == QStringLiteral("Copy all numbers as text"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("2\tarm_L\t3\t10\t0\t0\t0\t0\t1\t1\t1"));
    }

    void sectionHeadersAreDecoded()
    {
        FileSection section;
        section.tag = "VOX0";
        section.bytes = QByteArray::fromHex("0100200007000000" "04050601" "78000000" "0a000000" "14000000" "0000000000000000");
        const auto fields = sectionFields(section);
        const auto value = [&](const char *name) {
            for (const SectionField &found : fields) {
                if (found.name == QLatin1String(name))
                    return found.value;
            }
            return QString();
        };
        QCOMPARE(value("headerSize"), QStringLiteral("32"));
        QCOMPARE(value("chunkId"), QStringLiteral("7"));
        QCOMPARE(value("size"), QStringLiteral("4 × 5 × 6"));
        QCOMPARE(value("voxelCodec"), QStringLiteral("1"));
        QCOMPARE(value("nonEmptyVoxelCount"), QStringLiteral("10"));
        // Truncated, compressed and unknown sections are shown as far as they go.
        for (const char *tag : {"META", "PAL0", "CHIX", "VOX0", "SKEL", "VSKN", "ANIM", "SCNE", "THMB", "QQQQ"}) {
            for (int length : {0, 1, 3, 17, 200}) {
                section.tag = tag;
                section.bytes = QByteArray(length, '\1');
                for (std::uint32_t codec : {0u, 7u}) {
                    section.codec = codec;
                    for (const SectionField &found : sectionFields(section))
                        QVERIFY(!found.name.isEmpty());
                }
            }
        }
        QCOMPARE(flagNames(0b110), QStringLiteral("rebuildable, presentation only"));
    }

    void fileInspectorShowsSectionsAndThumbnail()
    {
        FileInspector inspector;
        inspector.setContext(m_context.get());
        inspector.resize(300, 760);
        showActive(inspector);
        auto *table = inspector.findChildren<QTreeView *>().first();
        QCOMPARE(table->model()->rowCount(), 2);
        QSignalSpy asked(&inspector, &FileInspector::thumbnailRefreshRequested);
        for (QPushButton *button : inspector.findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Refresh from the view"))
                button->click();
        }
        QCOMPARE(asked.count(), 1);
        QImage picture(64, 48, QImage::Format_RGBA8888);
        picture.fill(QColor(90, 160, 200));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        picture.save(&buffer, "PNG");
        m_context->run(QStringLiteral("thumbnail.set"), {{"png", QString::fromLatin1(buffer.data().toBase64())}});
        QCOMPARE(table->model()->rowCount(), 3);
        for (bool dark : {true, false}) {
            m_theme->setAppearance(dark ? Appearance::Dark : Appearance::Light);
            QVERIFY(colorCount(savePicture(inspector, dark ? QStringLiteral("file-dark") : QStringLiteral("file-light"))) > 30);
        }
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("MSH0\t3\tRAW8")));
    }

    /// A name that was settled belongs to the document: its undo is seen while the field still has the focus, and leaving it changes nothing.
    void undoneNamesStayUndone()
    {
        m_context->activate(2);
        const QString before = m_document->rig()->skeleton.find(2)->name;
        auto *name = m_joints->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        for (QLineEdit *line : m_joints->findChildren<QLineEdit *>()) {
            if (line->text() == before)
                name = line;
        }
        QVERIFY(name);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, "wing");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(m_document->rig()->skeleton.find(2)->name, QStringLiteral("wing"));
        QVERIFY(!name->isUndoAvailable());
        m_document->undoStack()->undo();
        QCOMPARE(name->text(), before);
        QTest::keyClick(name, Qt::Key_Tab);
        QCOMPARE(m_document->rig()->skeleton.find(2)->name, before);
        QCOMPARE(m_document->undoStack()->index(), 0);
        // What is being typed is not taken away by a step elsewhere.
        name->setFocus();
        QTest::keyClicks(name, "x");
        QVERIFY(m_document->execute("joint.rename", {{"joint", 3}, {"name", "other"}}).ok());
        QVERIFY(name->text().contains('x'));
    }

    void pictures()
    {
        for (bool dark : {true, false}) {
            m_theme->setAppearance(dark ? Appearance::Dark : Appearance::Light);
            const QString suffix = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
            m_context->activate(2);
            QVERIFY(colorCount(savePicture(*m_joints, QStringLiteral("joint") + suffix)) > 40);
            m_context->select({2, 3}, 2);
            savePicture(*m_joints, QStringLiteral("joint-several") + suffix);
        }
        m_joints->setContext(nullptr);
        savePicture(*m_joints, QStringLiteral("joint-empty"));
    }

private:
    NumberField *field(const QString &name)
    {
        for (NumberField *found : m_joints->findChildren<NumberField *>()) {
            if (found->accessibleName() == name)
                return found;
        }
        return nullptr;
    }
    void type(NumberField *target, const QString &text)
    {
        QTest::mouseClick(target, Qt::LeftButton);
        QTest::keyClicks(target, text);
        QTest::keyClick(target, Qt::Key_Return);
    }

    ThemeController *m_theme = nullptr;
    std::unique_ptr<VoxelDocument> m_document;
    std::unique_ptr<RigContext> m_context;
    std::unique_ptr<JointInspector> m_joints;
};

QTEST_MAIN(TestInspector)
#include "tst_inspector.moc"
