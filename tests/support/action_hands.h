#pragma once

#include "app/gui/action/action_workbench.h"
#include "app/gui/actions.h"
#include "tests/support/window_setting.h"
#include "views/viewport/viewport_widget.h"

#include <QAbstractButton>
#include <QTest>
#include <QWindow>

#include <algorithm>

namespace marrow {

inline std::size_t numberOf(QStringView joint)
{
    return static_cast<std::size_t>(humanoidJoint(joint));
}

/// A test's hands in a window where an action is keyed: they find joints where the view says they are and take hold of the handles as a person
/// does.
class ActionHands : public QObject
{
protected:
    ActionWorkbench &bench() { return m_window->actionWorkbench(); }
    ActionContext &context() { return *bench().context(); }
    ActionDocument &document() { return *context().document(); }
    const HandKeyedAction &action() { return context().action(); }
    QWindow *view() { return bench().viewport().nativeWindow(); }
    void trigger(const char *id) { m_window->actions()[QString::fromLatin1(id)]->trigger(); }
    void click(const char *name)
    {
        auto *button = m_window->findChild<QAbstractButton *>(name);
        QVERIFY(button && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }

    QPoint projected(QStringView name)
    {
        const Eigen::Vector3f place = context().handles().worlds[numberOf(name)].translation();
        return bench().viewport().camera().project(place, QSizeF(view()->size())).toPoint();
    }

    /// A pixel at which the view says this joint lies.
    QPoint pixelOf(QStringView name)
    {
        const JointId node = static_cast<JointId>(context().figure().node(humanoidJoint(name)));
        const QPoint near = projected(name);
        std::vector<QPoint> places;
        for (int y = -60; y <= 60; y += 2) {
            for (int x = -60; x <= 60; x += 2)
                places.push_back(near + QPoint(x, y));
        }
        std::sort(places.begin(), places.end(), [&](QPoint a, QPoint b) { return (a - near).manhattanLength() < (b - near).manhattanLength(); });
        for (const QPoint &place : places) {
            if (bench().viewport().jointAt(place) == std::optional<JointId>(node))
                return place;
        }
        QTest::qFail(qPrintable("not seen: " + name.toString()), __FILE__, __LINE__);
        return {};
    }

    void pickInView(QStringView name)
    {
        const QPoint at = pixelOf(name);
        QTest::mouseMove(view(), at);
        QTest::mouseClick(view(), Qt::LeftButton, {}, at);
    }

    QPoint grabRing()
    {
        const auto gizmo = bench().viewport().overlay().gizmo;
        if (!gizmo)
            QTest::qFail("no handles", __FILE__, __LINE__);
        const QPointF centre = bench().viewport().camera().project(gizmo->origin, QSizeF(view()->size()));
        // Found as a person finds it: by moving outwards until one lights up.
        for (int away = 120; away > 50; --away) {
            const QPoint at = (centre + QPointF(away * 0.7, away * 0.7)).toPoint();
            QTest::mouseMove(view(), at);
            if (bench().viewport().overlay().gizmo->hovered != GizmoPart::None)
                return at;
        }
        QTest::qFail("no ring", __FILE__, __LINE__);
        return {};
    }

    void turnByRing(int pixels, bool escape = false)
    {
        const QPoint at = grabRing();
        QTest::mousePress(view(), Qt::LeftButton, {}, at);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(view(), at + QPoint(pixels, -pixels) * step / 10);
        if (escape)
            QTest::keyClick(view(), Qt::Key_Escape);
        QTest::mouseRelease(view(), Qt::LeftButton, {}, at + QPoint(pixels, -pixels));
    }

    static void drag(QWidget &widget, QPoint from, QPoint to)
    {
        QTest::mousePress(&widget, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 5; ++step)
            QTest::mouseMove(&widget, from + (to - from) * step / 5);
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
    }

    std::unique_ptr<MainWindow> m_window;
};

} // namespace marrow
