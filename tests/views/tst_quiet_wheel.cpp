#include "views/common/quiet_wheel.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace marrow;

class QuietWheelTest : public QObject
{
    Q_OBJECT

private slots:
    void theWheelSetsNothingInPassing()
    {
        QuietWheel quiet(nullptr);
        QScrollArea area;
        auto *panel = new QWidget;
        auto *layout = new QVBoxLayout(panel);
        auto *box = new QComboBox;
        box->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        auto *slider = new QSlider(Qt::Horizontal);
        slider->setRange(0, 100);
        auto *other = new QPushButton(QStringLiteral("other"));
        layout->addWidget(box);
        layout->addWidget(slider);
        layout->addWidget(other);
        layout->addSpacing(2000);
        area.setWidget(panel);
        area.resize(300, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        area.activateWindow();
        other->setFocus();
        QVERIFY(!(box->focusPolicy() & ~Qt::StrongFocus));
        const auto wheel = [](QWidget *widget) {
            const QPointF at(widget->rect().center());
            QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(widget, &event);
        };
        wheel(box);
        wheel(slider);
        QCOMPARE(box->currentIndex(), 0);
        QCOMPARE(slider->value(), 0);
        box->setFocus();
        QTRY_VERIFY(box->hasFocus());
        wheel(box);
        QCOMPARE(box->currentIndex(), 1); // meant, then
    }
};

QTEST_MAIN(QuietWheelTest)
#include "tst_quiet_wheel.moc"
