#pragma once

#include <Eigen/Geometry>

#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

namespace marrow {

/// A skeleton as lines: joints where they are, and which of them are joined.
struct FigureShape
{
    enum class Role { Source, Target };

    QString label;
    Role role = Role::Source;
    std::vector<Eigen::Vector3f> joints;        ///< world, +Y up
    std::vector<QString> names;                 ///< one a joint
    std::vector<std::pair<int, int>> bones;     ///< from the parent to the child
    std::vector<int> handles;                   ///< joints a person can drag; dragging turns the bone that ends there
};

/// Figures drawn as lines, over each other or side by side: the real poses, without depth. Dragging with the left button turns the view,
/// the wheel comes nearer, double click looks from the front; handles are dragged themselves. Keys: arrows turn the view; Tab walks through
/// the handles, which Ctrl with an arrow turns by two degrees.
class FigureView : public QWidget
{
    Q_OBJECT

public:
    explicit FigureView(QWidget *parent = nullptr);

    void setFigures(std::vector<FigureShape> figures);
    const std::vector<FigureShape> &figures() const { return m_figures; }
    void setSideBySide(bool sideBySide);
    /// How large a space is shown, in the world's units; kept while clips play so that the view does not breathe.
    void setExtent(float height, float width);
    void setAngles(float yaw, float pitch);
    float yaw() const { return m_yaw; }

    /// Where a joint is drawn, for tests and for tools.
    QPointF placeOf(std::size_t figure, int joint) const;

    QSize sizeHint() const override { return {420, 320}; }
    QSize minimumSizeHint() const override { return {220, 160}; }

signals:
    /// A handle was dragged: the bone above `joint` is to be turned by this, in the world. `finished` at the end of the gesture.
    void handleTurned(int figure, int joint, const Eigen::Quaternionf &turn, bool finished);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    bool event(QEvent *event) override;

private:
    struct Handle
    {
        int figure = -1;
        int joint = -1;
        bool operator==(const Handle &) const = default;
    };

    Eigen::Matrix3f camera() const;
    QPointF project(const Eigen::Vector3f &point, std::size_t figure) const;
    float scale() const;
    int parentOf(const Handle &handle) const;
    Handle handleAt(const QPointF &place) const;
    std::vector<Handle> allHandles() const;
    void turnHandle(const Handle &handle, float radians, bool finished);
    void drawFloor(QPainter &painter, std::size_t figure) const;
    void drawFigure(QPainter &painter, std::size_t figure) const;

    std::vector<FigureShape> m_figures;
    bool m_sideBySide = false;
    float m_height = 1.8f;
    float m_width = 1.4f;
    float m_yaw = 0.45f;
    float m_pitch = 0.12f;
    float m_zoom = 1;
    Handle m_hovered;
    Handle m_held;
    Handle m_focused;
    QPointF m_pressed;
    bool m_turning = false;
};

} // namespace marrow
