#pragma once

#include <QPointF>
#include <QWidget>

namespace marrow {

/// A square in which a wind is set by dragging: direction and strength from the middle, -1..1 on each axis, y down. Arrow keys nudge,
/// a double click or 0 calms it.
class WindPad : public QWidget
{
    Q_OBJECT

public:
    explicit WindPad(QWidget *parent = nullptr);

    QPointF wind() const { return m_wind; }
    /// Shows a wind without emitting.
    void setWind(QPointF wind);
    QSize sizeHint() const override { return {96, 96}; }

signals:
    void windChanged(QPointF wind);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QRectF square() const;
    void change(QPointF wind);

    QPointF m_wind;
};

} // namespace marrow
