#pragma once

#include <QPointF>
#include <QWidget>

namespace marrow {

/// A square in which a vector is dragged from the middle: x right, y down. The arrow keys change it by a twentieth (Shift:
/// finer), a double click or Delete takes it back to nothing.
class VectorPad : public QWidget
{
    Q_OBJECT

public:
    explicit VectorPad(QWidget *parent = nullptr);

    QPointF value() const { return m_value; }
    /// Does not emit.
    void setValue(const QPointF &value);
    /// What the rim of the square means.
    void setReach(double reach);
    double reach() const { return m_reach; }

    QSize sizeHint() const override { return {96, 96}; }
    QSize minimumSizeHint() const override { return {72, 72}; }

signals:
    void valueChanged(const QPointF &value);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRectF square() const;
    void take(const QPointF &position);
    void change(const QPointF &value);

    QPointF m_value;
    double m_reach = 1;
};

} // namespace marrow
