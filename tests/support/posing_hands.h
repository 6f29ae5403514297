#pragma once

#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/voxel/pose_desk.h"
#include "app/gui/voxel/voxel_workbench.h"
#include "tests/support/window_setting.h"
#include "views/posing/pose_tool.h"
#include "views/viewport/viewport_widget.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAction>
#include <QTest>
#include <QWindow>

namespace marrow {

/// A test's hands in a window where a rig is posed: they find joints by what is seen of them and take hold of the gizmo as a person
/// does.
class PosingHands : public QObject
{
protected:
    ViewportWidget &viewport() { return m_window->viewport(); }
    QWindow *view() { return viewport().nativeWindow(); }
    VoxelDocument *document() { return m_window->documents().current()->voxel(); }
    PoseContext &pose() { return *m_window->panels().posing().tool()->context(); }
    Playback &playback() { return pose().playback(); }

    static double angle(const Transform &a, const Transform &b)
    {
        return 2 * std::acos(std::min(1.0, double(std::abs(a.rotation.normalized().dot(b.rotation.normalized()))))) * 57.29578;
    }

    JointId idOf(const QString &name)
    {
        for (const Joint &joint : document()->rig()->skeleton.joints()) {
            if (joint.name == name)
                return joint.id;
        }
        QTest::qFail(qPrintable("no joint " + name), __FILE__, __LINE__);
        return 0;
    }

    void enterAnimate()
    {
        QVERIFY(QTest::qWaitForWindowExposed(view()));
        for (QAction *action : m_window->findChildren<QAction *>()) {
            if (action->data().toString() == "animate" || action->objectName() == "workspace.animate") {
                action->trigger();
                break;
            }
        }
        QVERIFY(pose().isActive());
        QVERIFY(pose().clip());
        viewport().setOptions([&] {
            ViewOptions options = viewport().options();
            options.bones = false; // voxels alone are clicked
            return options;
        }());
    }

    /// A pixel where a voxel of the joint is seen in the pose on show.
    QPoint pixelOf(const QString &name)
    {
        const JointId joint = idOf(name);
        QPoint sum;
        int count = 0;
        std::vector<QPoint> seen;
        for (int y = 4; y < view()->height(); y += 6) {
            for (int x = 4; x < view()->width(); x += 6) {
                const auto hit = viewport().pick(QPointF(x, y));
                if (hit && hit->joint == joint) {
                    seen.emplace_back(x, y);
                    sum += QPoint(x, y);
                    ++count;
                }
            }
        }
        if (count == 0) {
            QTest::qFail(qPrintable("not seen: " + name), __FILE__, __LINE__);
            return {};
        }
        const QPoint middle = sum / count;
        return *std::min_element(seen.begin(), seen.end(), [&](QPoint a, QPoint b) { return (a - middle).manhattanLength() < (b - middle).manhattanLength(); });
    }

    JointId pickByVoxel(const QString &name)
    {
        const QPoint at = pixelOf(name);
        QTest::mouseMove(view(), at);
        QTest::mouseClick(view(), Qt::LeftButton, {}, at);
        return idOf(name);
    }

    /// Takes hold of the ring in the plane of the view and turns it by some pixels along its edge.
    void turnByRing(int pixels, bool escape = false)
    {
        const auto gizmo = viewport().overlay().gizmo;
        QVERIFY(gizmo);
        QCOMPARE(gizmo->mode, GizmoMode::Rotate);
        const QPointF centre = viewport().camera().project(gizmo->origin, QSizeF(view()->size()));
        // The ring the pointer can hold is found as a person finds it: by moving outwards until one lights up.
        QPoint at;
        for (int away = 110; away > 60; --away) {
            at = (centre + QPointF(away * 0.7, away * 0.7)).toPoint();
            QTest::mouseMove(view(), at);
            if (viewport().overlay().gizmo->hovered != GizmoPart::None)
                break;
        }
        QVERIFY(viewport().overlay().gizmo->hovered != GizmoPart::None);
        QTest::mousePress(view(), Qt::LeftButton, {}, at);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(view(), at + QPoint(pixels, -pixels) * step / 10);
        if (escape)
            QTest::keyClick(view(), Qt::Key_Escape);
        QTest::mouseRelease(view(), Qt::LeftButton, {}, at + QPoint(pixels, -pixels));
    }

    void pressNotice(const QString &text)
    {
        for (QAbstractButton *button : m_window->notices().findChildren<QAbstractButton *>()) {
            if (button->text() == text) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QTest::qFail(qPrintable("no button " + text), __FILE__, __LINE__);
    }

    static bool markedBelow(const QAbstractItemModel *model, const QModelIndex &index)
    {
        if (index.data(Qt::AccessibleTextRole).toString().contains("not keyed"))
            return true;
        for (int row = 0; row < model->rowCount(index); ++row) {
            if (markedBelow(model, model->index(row, 0, index)))
                return true;
        }
        return false;
    }

    template <class Counts>
    static int countOf(const Counts &counts, JointId joint)
    {
        const auto found = counts.find(joint);
        return found == counts.end() ? 0 : static_cast<int>(found->second);
    }

    static int differing(const QImage &a, const QImage &b)
    {
        int count = 0;
        for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
            for (int x = 0; x < std::min(a.width(), b.width()); ++x)
                count += a.pixel(x, y) != b.pixel(x, y);
        }
        return count;
    }

    std::unique_ptr<MainWindow> m_window;
};

} // namespace marrow
