#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace marrow {

/// Curves over a common axis, with a reading line under the pointer. Axes fit the curves. The arrow keys move the reading
/// line, so that values can be read without a mouse.
class PlotWidget : public QWidget
{
    Q_OBJECT

public:
    struct Curve
    {
        QString name;
        QColor color;
        std::vector<float> values; ///< evenly spaced, from the start of the axis
        bool dashed = false;
        bool ownScale = false; ///< drawn to fill the height, whatever the others' values: an input beside outputs
    };

    explicit PlotWidget(QWidget *parent = nullptr);

    /// `step`: from one value to the next, in units of the axis ("s").
    void setCurves(std::vector<Curve> curves, double step);
    const std::vector<Curve> &curves() const { return m_curves; }
    void setUnits(const QString &axisUnit, const QString &valueUnit);
    /// What stands there while there is nothing to plot.
    void setEmptyText(const QString &text);
    /// A part of the axis that is shaded, such as the time of the tug.
    void setShaded(double from, double to);

    QSize sizeHint() const override { return {240, 140}; }
    QSize minimumSizeHint() const override { return {120, 90}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void sayHowToRead();
    QRectF plotArea() const;
    double length() const;
    void findRange();
    void drawGrid(QPainter &painter, const QRectF &area) const;
    void drawCurve(QPainter &painter, const QRectF &area, const Curve &curve) const;
    void drawReading(QPainter &painter, const QRectF &area) const;

    std::vector<Curve> m_curves;
    double m_step = 1;
    double m_low = 0;
    double m_high = 1;
    double m_shadedFrom = 0;
    double m_shadedTo = 0;
    std::optional<std::size_t> m_reading;
    QString m_axisUnit;
    QString m_valueUnit;
    QString m_emptyText;
};

} // namespace marrow
