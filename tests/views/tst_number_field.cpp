// The field for numbers: typed with arithmetic and units, dragged, mixed, and what it leaves to the window.

#include "tests/views/panel_pictures.h"
#include "views/common/number_field.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace marrow;

class TestNumberField : public QObject
{
    Q_OBJECT

private slots:
    void typing()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *field = new NumberField(&window);
        auto *next = new NumberField(&window);
        layout->addWidget(field);
        layout->addWidget(next);
        field->setValue(8);
        field->setUnit(QStringLiteral("vx"));
        window.show();
        showActive(window);
        QSignalSpy committed(field, &NumberField::valueCommitted);
        QCOMPARE(field->text(), QStringLiteral("8 vx"));

        QTest::mouseClick(field, Qt::LeftButton);
        QCOMPARE(field->text(), QStringLiteral("8"));
        QTest::keyClicks(field, QStringLiteral("12*1.5"));
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(committed.count(), 1);
        QCOMPARE(field->value(), 18.0);
        QCOMPARE(field->text(), QStringLiteral("18 vx"));
        QVERIFY(next->hasFocus());

        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("+3"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->value(), 21.0);
        QTest::keyClicks(field, QStringLiteral("nonsense"));
        QTest::keyClick(field, Qt::Key_Escape);
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(field->value(), 21.0);
        QCOMPARE(committed.count(), 2);
        // Touching a field without changing it is no edit.
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(committed.count(), 2);
        field->setFocus(Qt::TabFocusReason);
        QTest::keyClick(field, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(field->value(), 22.0);
    }

    /// A person writes the unit that is at hand.
    void units()
    {
        QWidget window;
        auto *angle = new NumberField(&window);
        auto *length = new NumberField(&window);
        auto *scale = new NumberField(&window);
        angle->setUnit(QStringLiteral("°"));
        length->setSilentUnit(QStringLiteral("vx"));
        scale->setSilentUnit(QStringLiteral("×"));
        window.show();
        showActive(window);
        const auto type = [](NumberField *field, const QString &text) {
            field->setFocus(Qt::TabFocusReason);
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
            return field->value();
        };
        QCOMPARE(type(angle, "90deg"), 90.0);
        QCOMPARE(type(angle, "+15 °"), 105.0);
        QVERIFY(std::abs(type(angle, "0.5 rad") - 28.6478897565) < 1e-9);
        QCOMPARE(type(length, "3 vx"), 3.0);
        QCOMPARE(type(length, "12*1.5 voxels"), 18.0);
        QCOMPARE(type(scale, "150%"), 1.5);
        QCOMPARE(type(scale, "2x"), 2.0);
        // What is no number leaves what stood there, and that is said.
        QCOMPARE(type(length, "3 kg"), 18.0);
        QTRY_VERIFY(QToolTip::text().contains("3 kg"));
        QToolTip::hideText();
    }

    /// The bar that plays and pauses does so too right after Return in a field; within a text it is a blank.
    void leavesSpaceToTheWindow()
    {
        QWidget window;
        auto *field = new NumberField(&window);
        field->setValue(8);
        QShortcut play(Qt::Key_Space, &window);
        QSignalSpy played(&play, &QShortcut::activated);
        window.show();
        showActive(window);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("2"));
        QTest::keyClick(field, Qt::Key_Space);
        QTest::keyClicks(field, QStringLiteral("* 3"));
        QCOMPARE(field->text(), QStringLiteral("2 * 3"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->value(), 6.0);
        QCOMPARE(played.count(), 0);
        QTest::keyClick(field, Qt::Key_Space);
        QCOMPARE(played.count(), 1);
        QCOMPARE(field->text(), QStringLiteral("6"));
    }

    void dragging()
    {
        NumberField field;
        field.setStep(1);
        field.setValue(5);
        field.setDefaultValue(0.0);
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        QSignalSpy changing(&field, &NumberField::valueChanging);
        QSignalSpy committed(&field, &NumberField::valueCommitted);
        QSignalSpy cancelled(&field, &NumberField::changeCancelled);
        const QPoint start = field.rect().center();
        const auto moveTo = [&](int dx, Qt::KeyboardModifiers modifiers) {
            QMouseEvent move(QEvent::MouseMove, QPointF(start + QPoint(dx, 0)), field.mapToGlobal(QPointF(start + QPoint(dx, 0))),
                             Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(&field, &move);
        };
        QTest::mousePress(&field, Qt::LeftButton, {}, start);
        moveTo(10, {});
        moveTo(30, {});
        QCOMPARE(changing.count(), 1);
        QCOMPARE(changing.last()[0].toDouble(), 10.0);
        moveTo(50, Qt::ShiftModifier);
        QCOMPARE(changing.last()[0].toDouble(), 10.5);
        moveTo(70, Qt::ControlModifier);
        QCOMPARE(changing.last()[0].toDouble(), 60.5);
        QCOMPARE(committed.count(), 0);
        QTest::mouseRelease(&field, Qt::LeftButton, {}, start + QPoint(70, 0));
        QCOMPARE(committed.count(), 1);
        QCOMPARE(field.value(), 60.5);

        QTest::mousePress(&field, Qt::LeftButton, {}, start);
        moveTo(10, {});
        moveTo(30, {});
        QTest::keyClick(&field, Qt::Key_Escape);
        QTest::mouseRelease(&field, Qt::LeftButton, {}, start);
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(field.value(), 60.5);

        // A double click selects the number; the mark at the left leads back to the default.
        QTest::mouseDClick(&field, Qt::LeftButton, {}, start);
        QCOMPARE(field.selectedText(), QStringLiteral("60.5"));
        QCOMPARE(committed.count(), 1);
        QTest::keyClick(&field, Qt::Key_Escape);
        showActive(field);
        field.setFocus();
        QTest::mouseClick(&field, Qt::LeftButton, {}, QPoint(8, field.height() / 2));
        QCOMPARE(field.value(), 0.0);
        QCOMPARE(committed.count(), 2);
        // With nothing to go back to, the same place is part of the field.
        QTest::mouseClick(&field, Qt::LeftButton, {}, QPoint(8, field.height() / 2));
        QCOMPARE(committed.count(), 2);
    }

    void mixed()
    {
        NumberField field;
        field.setValue(3);
        field.setMixed();
        QCOMPARE(field.text(), QStringLiteral("—"));
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        QSignalSpy committed(&field, &NumberField::valueCommitted);
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClicks(&field, QStringLiteral("3"));
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(committed.count(), 1);
    }
};

QTEST_MAIN(TestNumberField)
#include "tst_number_field.moc"
