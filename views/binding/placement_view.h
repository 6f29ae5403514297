#pragma once

#include "views/binding/binding_desk.h"
#include "views/binding/body_picture.h"

#include <QWidget>

namespace marrow {

/// The model from the front and from the side with its joints over it. Joints are dragged in the plane one looks at; while a drag lasts only
/// the picture shows it, at its end it is one command. Arrow keys move the selected joint, Page Up and Down go through the joints, Escape takes
/// a drag back; the wheel zooms, the middle button moves the picture.
class PlacementView : public QWidget
{
    Q_OBJECT

public:
    explicit PlacementView(QWidget *parent = nullptr);

    void setDesk(BindingDesk *desk);
    /// Shows everything again.
    void frame();

    /// Where a joint is drawn in a pane, in the widget's pixels; for tests and hints.
    QPointF placeOf(int joint, BodySideView side) const;
    QSize sizeHint() const override { return {460, 420}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

signals:
    void hintChanged(const QString &hint);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Pane
    {
        BodyProjection projection;
        QRect area;
        QImage picture;
        bool stale = true;
    };

    void layOut();
    void redraw();
    Pane *paneAt(const QPointF &position);
    int jointAt(const Pane &pane, const QPointF &position) const;
    bool shownIn(int joint, BodySideView side) const;
    Eigen::Vector3f positionOf(int joint) const;
    void paintPane(QPainter &painter, Pane &pane);
    void paintSkeleton(QPainter &painter, const Pane &pane) const;
    void finishDrag(bool keep);
    void nudge(int across, int up, bool coarse, BodySideView side);
    QString describe(int joint) const;

    QPointer<BindingDesk> m_desk;
    std::array<Pane, 2> m_panes;
    std::shared_ptr<const BakedMesh> m_framed;
    int m_hovered = -1;
    int m_dragged = -1;
    Pane *m_dragPane = nullptr;
    QPointF m_grip; ///< from the joint to the pointer
    Eigen::Vector3f m_dragPosition = Eigen::Vector3f::Zero();
    Pane *m_panned = nullptr;
    QPointF m_panFrom;
};

} // namespace marrow
