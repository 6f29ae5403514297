#pragma once

#include "views/painting/paint_session.h"
#include "views/viewport/viewport_widget.h"

#include <QObject>
#include <QPointer>
#include <QPolygonF>
#include <QTimer>

namespace marrow {

/// The painting tools in the 3D view: turns what the pointer and the keys do into gestures of the session, and shows what a
/// click would change (outline and count), the stroke under way and the selection. Works on the view it is activated in.
class PaintTool : public QObject, public ViewportTool
{
    Q_OBJECT

public:
    explicit PaintTool(PaintSession *session, QObject *parent = nullptr);
    ~PaintTool() override;

    void activate(ViewportWidget &view) override;
    void deactivate(ViewportWidget &view) override;
    void hover(ViewportWidget &view, const ViewportEvent *event) override;
    bool press(ViewportWidget &view, const ViewportEvent &event) override;
    void drag(ViewportWidget &view, const ViewportEvent &event) override;
    void release(ViewportWidget &view, const ViewportEvent &event) override;
    void cancel(ViewportWidget &view) override;
    bool wheel(ViewportWidget &view, const ViewportEvent &event, int steps) override;
    bool key(ViewportWidget &view, QKeyEvent &event) override;
    QString hintText() const override;
    QCursor cursor() const override;

private:
    /// What the hover outline was made for, so that it is made anew only when something of it changes.
    struct HoverKey
    {
        VoxelCursor at;
        Qt::KeyboardModifiers modifiers;

        bool operator==(const HoverKey &) const = default;
    };

    PaintPoint pointOf(const ViewportWidget &view, const RayHit &hit, const Ray &ray) const;
    void showHover(const PaintPoint &point, Qt::KeyboardModifiers modifiers, QPointF position);
    void showPick(JointId joint, QPointF position);
    void showCount(std::size_t count, QPointF position);
    void showCursor();
    void showStroke();
    void clearHover();
    void forget();
    void lassoTo(ViewportWidget &view, QPointF position, bool last);
    SelectCombine combineFor(Qt::KeyboardModifiers modifiers) const;

    PaintSession *m_session;
    QPointer<ViewportWidget> m_view;
    std::optional<HoverKey> m_hoverKey;
    QTimer m_rest; ///< with a choice that takes long, the outline comes when the pointer rests
    qint64 m_hoverCost = 0; ///< milliseconds the last outline took
    PaintPoint m_restPoint;
    QPointF m_position;
    bool m_picking = false;
    bool m_cursorFromPointer = false;
    QPolygonF m_lasso;
    qint64 m_lassoCost = 0; ///< milliseconds the last look took
    Int3 m_gradientFrom, m_gradientTo;
};

} // namespace marrow
