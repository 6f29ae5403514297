#pragma once

#include <QWidget>

namespace marrow {

/// A slider with two ends: keeps low < high, both whole numbers within [0, length]. Drag an end or the middle; the arrow keys
/// move the marked end, Space marks the other, Shift moves by ten. A double click opens it fully.
class RangeSlider : public QWidget
{
    Q_OBJECT

public:
    explicit RangeSlider(QWidget *parent = nullptr);

    void setLength(int length);
    int low() const { return m_low; }
    int high() const { return m_high; }
    /// Does not emit.
    void setRange(int low, int high);

    QSize sizeHint() const override;

signals:
    void rangeChanged(int low, int high);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class Part { None, Low, High, Middle };

    double pixelOf(int value) const;
    int valueAt(double pixel) const;
    void move(Part part, int low, int high);

    int m_length = 1;
    int m_low = 0;
    int m_high = 1;
    Part m_grabbed = Part::None;
    Part m_keyboardEnd = Part::Low;
    int m_grabOffset = 0;
};

} // namespace marrow
