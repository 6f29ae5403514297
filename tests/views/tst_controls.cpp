#include "views/common/icons.h"
#include "views/common/keyboard_space.h"
#include "views/common/number_field.h"
#include "views/common/quiet_wheel.h"
#include "views/common/text_undo.h"
#include "views/common/theme.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace marrow;

// What holds for the controls of the whole program.
class ControlsTest : public QObject
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

    void iconsOfFilledButtonsHaveTheColourOfTheirWords_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("dark") << true;
        QTest::newRow("light") << false;
    }

    void iconsOfFilledButtonsHaveTheColourOfTheirWords()
    {
        QFETCH(bool, dark);
        ThemeController theme;
        theme.setAppearance(dark ? Appearance::Dark : Appearance::Light);
        const Tokens &t = dark ? darkTokens() : lightTokens();
        QDialog dialog;
        auto *layout = new QVBoxLayout(&dialog);
        const auto add = [&](const char *icon, const QString &role) {
            auto *button = new QPushButton(&dialog);
            button->setIcon(iconFor(QLatin1String(icon), IconRole::Warning));
            button->setProperty("role", role);
            layout->addWidget(button);
            return button;
        };
        QPushButton *primary = add("plus", QStringLiteral("primary"));
        QPushButton *first = add("plus", {});
        QPushButton *second = add("plus", {});
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const auto holds = [](QPushButton *button, const QColor &color) {
            const QImage image = button->grab().toImage().copy(4, 4, button->width() - 8, button->height() - 8);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == color)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(holds(primary, t.onAccent) && !holds(primary, t.warning));
        // The button that has the focus is the dialog's default one, and filled.
        for (int round = 0; round < 2; ++round) {
            first->setFocus();
            QVERIFY(first->isDefault() && holds(first, t.onAccent) && !holds(first, t.warning));
            QVERIFY(holds(second, t.warning) && !holds(second, t.onAccent));
            second->setFocus();
            QVERIFY(holds(second, t.onAccent) && holds(first, t.warning));
        }
        // An icon that is set meanwhile is the one that comes back.
        second->setIcon(iconFor(QStringLiteral("plus"), IconRole::Error));
        QVERIFY(holds(second, t.onAccent));
        first->setFocus();
        QVERIFY(holds(second, t.error) && !holds(second, t.warning));
        primary->setEnabled(false);
        QVERIFY(!holds(primary, t.onAccent));
    }

    void spacePressesWhatTheKeyboardReached()
    {
        KeyboardSpace space(nullptr);
        QMainWindow window;
        auto *button = new QPushButton(QStringLiteral("press"));
        auto *check = new QCheckBox(QStringLiteral("check"));
        auto *list = new QListWidget;
        list->addItem(QStringLiteral("plain"));
        list->addItem(QStringLiteral("with a mark"));
        list->item(1)->setCheckState(Qt::Unchecked);
        auto *panel = new QWidget;
        auto *layout = new QVBoxLayout(panel);
        for (QWidget *widget : std::initializer_list<QWidget *>{button, check, list})
            layout->addWidget(widget);
        window.setCentralWidget(panel);
        int played = 0;
        int pressed = 0;
        auto *play = new QAction(&window);
        play->setShortcut(Qt::Key_Space);
        connect(play, &QAction::triggered, this, [&] { ++played; });
        connect(button, &QPushButton::clicked, this, [&] { ++pressed; });
        window.addAction(play);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        const auto key = [&](Qt::Key which) { QTest::keyClick(window.windowHandle(), which); };
        button->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(button->hasFocus());
        key(Qt::Key_Space);
        QCOMPARE(pressed, 1);
        QCOMPARE(played, 0);
        key(Qt::Key_Tab);
        QVERIFY(check->hasFocus());
        key(Qt::Key_Space);
        QVERIFY(check->isChecked());
        QCOMPARE(played, 0);
        // In a list only what has a check mark takes it.
        key(Qt::Key_Tab);
        QVERIFY(list->hasFocus());
        list->setCurrentRow(0);
        key(Qt::Key_Space);
        QCOMPARE(played, 1);
        list->setCurrentRow(1);
        key(Qt::Key_Space);
        QCOMPARE(list->item(1)->checkState(), Qt::Checked);
        QCOMPARE(played, 1);
        // After a click with the mouse Space plays, though the button has the focus.
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, button->mapTo(&window, button->rect().center()));
        QVERIFY(button->hasFocus());
        QCOMPARE(pressed, 2);
        key(Qt::Key_Space);
        QCOMPARE(pressed, 2);
        QCOMPARE(played, 2);
    }

    void fieldsGiveUndoBack()
    {
        TextUndo undo(nullptr);
        QMainWindow window;
        auto *field = new NumberField;
        auto *line = new QLineEdit;
        auto *panel = new QWidget;
        auto *layout = new QVBoxLayout(panel);
        layout->addWidget(field);
        layout->addWidget(line);
        window.setCentralWidget(panel);
        int undone = 0;
        int redone = 0;
        auto *action = new QAction(&window);
        action->setShortcut(QKeySequence::Undo);
        connect(action, &QAction::triggered, this, [&] { ++undone; });
        window.addAction(action);
        auto *again = new QAction(&window);
        again->setShortcut(QKeySequence::Redo);
        connect(again, &QAction::triggered, this, [&] { ++redone; });
        window.addAction(again);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        field->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(field->hasFocus());
        const auto press = [&](Qt::KeyboardModifiers modifiers) { QTest::keyClick(window.windowHandle(), Qt::Key_Z, modifiers); };
        // While something is typed, it is the typing that is taken back; when it is in force, the step of the document.
        QTest::keyClicks(field, QStringLiteral("12"));
        press(Qt::ControlModifier);
        QCOMPARE(undone, 0);
        QCOMPARE(field->text(), QStringLiteral("0"));
        QTest::keyClicks(field, QStringLiteral("7"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->value(), 7.0);
        press(Qt::ControlModifier);
        QCOMPARE(undone, 1);
        press(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(redone, 1);
        // Any other field too.
        line->setFocus();
        line->setText(QStringLiteral("a name"));
        press(Qt::ControlModifier);
        QCOMPARE(undone, 2);
        QTest::keyClicks(line, QStringLiteral("s"));
        press(Qt::ControlModifier);
        QCOMPARE(undone, 2);
        QCOMPARE(line->text(), QStringLiteral("a name"));
        press(Qt::ControlModifier);
        QCOMPARE(undone, 3);
    }
};

QTEST_MAIN(ControlsTest)
#include "tst_controls.moc"
