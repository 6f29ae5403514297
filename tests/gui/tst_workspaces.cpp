// How the window changes with the work: workspaces, their docks and tools, and the kinds of documents.

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/workspaces.h"
#include "render/viewport/render_backend.h"
#include "tests/support/window_setting.h"
#include "views/posing/pose_tool.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QDockWidget>
#include <QTabBar>
#include <QTest>
#include <QToolBar>

using namespace marrow;

class WorkspacesTest : public QObject
{
    Q_OBJECT

private:
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
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    WorkspacesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_workspaces.moc"
