#pragma once

#include "model/puppet/rig.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace marrow {

/// The snap values of one parameter as handles on its range: dragged, added by a double click, taken away by dragging them off
/// or by Delete. Keys stand below as ticks, which a drag snaps to (Ctrl passes over them). Left and right choose a handle,
/// with Shift or Ctrl held they move it; Insert adds one. Emits once a gesture.
class SnapEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SnapEditor(QWidget *parent = nullptr);

    void setParameter(const Parameter &parameter, const std::vector<float> &keys, const std::vector<float> &snaps);
    const std::vector<float> &snaps() const { return m_snaps; }
    /// Where a value stands, for tests and tool tips.
    QPoint pointOf(float value) const;

    QSize sizeHint() const override;

signals:
    void snapsChanged(const std::vector<float> &snaps);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QRectF track() const;
    std::optional<std::size_t> handleAt(const QPointF &position) const;
    float valueAtPixel(double x, bool snap) const;
    void settle(std::vector<float> snaps, std::optional<float> current);
    void addAt(float value);
    void removeCurrent();

    Parameter m_parameter;
    std::vector<float> m_keys;
    std::vector<float> m_snaps;
    std::vector<float> m_before; ///< of a drag
    std::optional<std::size_t> m_current;
    bool m_dragging = false;
    bool m_off = false; ///< dragged so far that letting go takes it away
};

} // namespace marrow
