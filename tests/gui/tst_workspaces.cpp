// How the window changes with the work: workspaces, their docks and tools, and the kinds of documents.

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/workspaces.h"
#include "render/viewport/render_backend.h"
#include "tests/support/window_setting.h"
#include "views/posing/pose_tool.h"
#include "views/viewport/viewport_widget.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QToolBar>

using namespace marrow;

namespace {

/// What a person can set or press in a dock or at the canvas, as they see it now.
std::vector<QWidget *> controlsOf(const QWidget &window)
{
    std::vector<QWidget *> found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool control = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget) || qobject_cast<QComboBox *>(widget)
            || qobject_cast<QAbstractItemView *>(widget) || (qobject_cast<QAbstractSlider *>(widget) && !qobject_cast<QScrollBar *>(widget));
        if (!control || !widget->isVisible() || !widget->isEnabled() || widget->visibleRegion().isEmpty() || widget->window() != &window)
            continue;
        const QWidget *parent = widget->parentWidget();
        // The tools and menus above have their shortcuts; what Qt puts into its own widgets is theirs.
        const bool above = qobject_cast<const QTabBar *>(parent) || qobject_cast<const QDockWidget *>(parent)
            || qobject_cast<const QComboBox *>(parent) || qobject_cast<const QLineEdit *>(parent) || parent->inherits("QMenuBar")
            || qobject_cast<QHeaderView *>(widget);
        bool inTools = false;
        for (const QWidget *outer = parent; outer; outer = outer->parentWidget())
            inTools = inTools || qobject_cast<const QToolBar *>(outer);
        if (!above && !inTools)
            found.push_back(widget);
    }
    return found;
}

QString describe(const QWidget &widget)
{
    QStringList path;
    for (const QWidget *part = &widget; part && !part->isWindow() && path.size() < 4; part = part->parentWidget())
        path.prepend(QStringLiteral("%1 %2").arg(QString::fromLatin1(part->metaObject()->className()), part->objectName()));
    return path.join(QStringLiteral(" > ")) + QStringLiteral(" '%1'").arg(widget.accessibleName());
}

} // namespace

class WorkspacesTest : public QObject
{
    Q_OBJECT

private:
    /// Whether a control looks different while the keyboard is on it.
    bool ringShows(QWidget &control)
    {
        QWidget *window = control.window();
        if (QWidget *focused = window->focusWidget())
            focused->clearFocus();
        const auto picture = [&] { return window->grab(QRect(control.mapTo(window, QPoint()), control.size()).adjusted(-3, -3, 3, 3)).toImage(); };
        const QImage without = picture();
        control.setFocus(Qt::TabFocusReason);
        const QImage with = picture();
        control.clearFocus();
        return with != without;
    }

    std::unique_ptr<WindowSetting> m_setting;

private slots:
    void initTestCase() { m_setting = std::make_unique<WindowSetting>(); }

    void workspacesKeepTheirOwnLayout()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "workspaces.vfp")});
        QCOMPARE(window->workspaces().current(), QStringLiteral("voxel"));
        QDockWidget *joint = window->docks()["joint"];
        QVERIFY(!joint->isHidden());
        window->docks()["history"]->hide();

        auto *animate = window->findChild<QAction *>("workspace.animate");
        QVERIFY(animate && animate->isEnabled());
        animate->trigger();
        QCOMPARE(window->workspaces().current(), QStringLiteral("animate"));
        QVERIFY(animate->isChecked());
        QVERIFY(joint->isHidden());
        QVERIFY(!joint->toggleViewAction()->isVisible());
        QVERIFY(!window->docks()["history"]->isHidden());
        QVERIFY(dynamic_cast<PoseTool *>(window->viewport().tool())); // joints are posed here, and no rest pose is moved

        window->findChild<QAction *>("workspace.voxel")->trigger();
        QVERIFY(!joint->isHidden());
        QVERIFY(window->docks()["history"]->isHidden()); // as it was left
        QVERIFY(window->actions()["tool.joints"]->isEnabled());
        window->actions()["view.resetDocks"]->trigger();
        QVERIFY(!window->docks()["history"]->isHidden());

        // No tab bar of docks that moved away stays lying over others.
        animate->trigger();
        QTest::qWait(600);
        for (const QTabBar *bar : window->findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY2(bar->count() > 0 || bar->isHidden() || !bar->isVisible() || bar->visibleRegion().isEmpty(), qPrintable(QStringLiteral("%1,%2 %3x%4 %5").arg(bar->x()).arg(bar->y()).arg(bar->width()).arg(bar->height()).arg(bar->objectName())));
    }

    /// A canvas that stands behind tells of keys that do something else in the one in front.
    /// Where panels stand and how wide they are is the person's work: the next start has it again.
    void widthsAreThereAtTheNextStart()
    {
        const QString path = m_setting->copyOfSample("chef.vfp", "wide.vfp");
        const auto widthsOf = [](const MainWindow &window) {
            return std::pair(window.findChild<QDockWidget *>("dock.skeleton")->width(), window.findChild<QDockWidget *>("dock.painting")->width());
        };
        std::pair<int, int> before;
        for (const QSize &size : {QSize(1280, 720), QSize(1580, 960)}) {
            auto window = m_setting->makeWindow();
            window->resize(size);
            window->openFiles({path});
            QVERIFY(QTest::qWaitForWindowExposed(window.get()));
            window->resizeDocks({window->findChild<QDockWidget *>("dock.skeleton"), window->findChild<QDockWidget *>("dock.painting")}, {343, 320}, Qt::Horizontal);
            QTest::qWait(50);
            before = widthsOf(*window);
            QVERIFY(before.first > 300);
            window->close();
            window.reset();

            auto again = std::make_unique<MainWindow>(MainWindow::Services{m_setting->preferences, m_setting->language, m_setting->theme}, std::make_unique<ScriptedPrompts>());
            again->show();
            QVERIFY(QTest::qWaitForWindowExposed(again.get()));
            again->openFiles({path});
            QTest::qWait(600);
            QCOMPARE(widthsOf(*again), before);
        }
    }

    void onlyTheCanvasInFrontIsTalkedAbout()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("lantern-keeper.p2lrt", "hint.p2lrt")});
        const auto shown = [&window](const QString &text) {
            const QList<QLabel *> labels = window->statusBar()->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) { return label->text() == text; });
        };
        emit window->puppetWorkbench().hintChanged("of the puppet");
        QVERIFY(shown("of the puppet"));
        const QList<Workbench *> all = window->findChildren<Workbench *>();
        QVERIFY(all.size() > 2);
        for (Workbench *other : all) {
            if (other != &window->puppetWorkbench())
                emit other->hintChanged("of a canvas behind");
        }
        QVERIFY(shown("of the puppet"));
        window->openFiles({m_setting->copyOfSample("chef.vfp", "behind.vfp")});
        QVERIFY(!shown("of the puppet"));
    }

    void everyControlIsReachedAndNamed()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "keyboard.vfp")});
        window->activateWindow();
        window->docks()["skeleton"]->findChild<QAbstractItemView *>()->setFocus();
        QTest::keyClick(window->focusWidget(), Qt::Key_Down);
        QTest::keyClick(window->focusWidget(), Qt::Key_Down);
        QStringList faults;
        for (const char *workspace : {"workspace.voxel", "workspace.animate"}) {
            window->findChild<QAction *>(QString::fromLatin1(workspace))->trigger();
            window->docks().forEach([&](const QString &, QDockWidget *dock) {
                if (dock->isHidden())
                    return;
                dock->raise();
                QTest::qWait(30);
                for (QWidget *control : controlsOf(*window)) {
                    // Of buttons that exclude each other only the pressed one is on the way; arrows and keys lead to the rest.
                    const auto *button = qobject_cast<QAbstractButton *>(control);
                    const bool oneOfSome = button && button->isCheckable() && !button->isChecked() && (button->autoExclusive() || button->group());
                    if (!(control->focusPolicy() & Qt::TabFocus) && !oneOfSome)
                        faults.append(QStringLiteral("not reached by Tab: ") + describe(*control));
                    // What has words of its own or a label needs no others.
                    const bool worded = button && !button->text().isEmpty();
                    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(control);
                    if (!worded && (!spoken || spoken->text(QAccessible::Name).isEmpty()))
                        faults.append(QStringLiteral("has no name: ") + describe(*control));
                    if (button && !worded && control->toolTip().isEmpty())
                        faults.append(QStringLiteral("does not say what it does: ") + describe(*control));
                    if (control->focusPolicy() & Qt::TabFocus && !ringShows(*control))
                        faults.append(QStringLiteral("shows no focus: ") + describe(*control));
                }
            });
        }
        faults.removeDuplicates();
        for (const QString &fault : faults)
            qWarning("%s", qPrintable(fault));
        QVERIFY(faults.isEmpty());
    }

    void everyWorkspaceFitsASmallScreen()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "small.vfp")});
        for (const QAction *workspace : window->workspaces().actions()) {
            window->findChild<QAction *>(workspace->objectName())->trigger();
            QTest::qWait(50);
            QString widths;
            window->docks().forEach([&](const QString &name, const QDockWidget *dock) {
                if (!dock->isHidden())
                    widths += QStringLiteral("%1 %2x%3  ").arg(name).arg(dock->minimumSizeHint().width()).arg(dock->minimumSizeHint().height());
            });
            const QSize least = window->minimumSizeHint();
            for (const QToolBar *bar : window->findChildren<QToolBar *>(QString(), Qt::FindDirectChildrenOnly))
                widths += bar->isHidden() ? QString() : QStringLiteral("%1 %2  ").arg(bar->objectName()).arg(bar->minimumSizeHint().width());
            QVERIFY2(window->size() == QSize(1280, 720), qPrintable(widths)); // did not grow on the way
            QVERIFY2(least.width() <= 1280 && least.height() <= 690,
                     qPrintable(QStringLiteral("%1: %2 x %3, canvas %4, %5").arg(workspace->objectName()).arg(least.width()).arg(least.height())
                                    .arg(window->centralWidget()->minimumSizeHint().height()).arg(widths)));
        }
    }

    void turnsThroughTheTabs()
    {
        auto window = m_setting->makeWindow();
        window->openFiles({m_setting->copyOfSample("chef.vfp", "one.vfp"), m_setting->copyOfSample("chef.vfp", "two.vfp")});
        QCOMPARE(window->documents().currentIndex(), 1);
        window->actions()["file.next"]->trigger();
        QCOMPARE(window->documents().currentIndex(), 0);
        window->actions()["file.previous"]->trigger();
        QCOMPARE(window->documents().currentIndex(), 1);
    }

    void manyTabsStayReadable()
    {
        auto window = m_setting->makeWindow();
        window->resize(1280, 720);
        for (int i = 0; i < 12; ++i)
            window->openFiles({m_setting->copyOfSample("chef.vfp", QStringLiteral("a model with a rather long name %1.vfp").arg(i))});
        auto *tabs = window->findChild<QTabBar *>("documentTabs");
        QCOMPARE(tabs->count(), 12);
        QTRY_VERIFY(tabs->tabRect(11).right() > tabs->width() || tabs->tabRect(0).left() < 0); // scrolled, not squeezed
        for (int i = 0; i < tabs->count(); ++i)
            QVERIFY2(tabs->tabRect(i).width() >= 120, qPrintable(QString::number(tabs->tabRect(i).width())));
        QVERIFY(tabs->visibleRegion().boundingRect().intersects(tabs->tabRect(tabs->currentIndex())));
        // A click with the middle button closes.
        tabs->setCurrentIndex(11);
        QTest::mouseClick(tabs, Qt::MiddleButton, {}, tabs->tabRect(11).center());
        QTRY_COMPARE(tabs->count(), 11);
    }
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    WorkspacesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_workspaces.moc"
