#pragma once

#include <QWidget>

#include <vector>

namespace marrow {

/// The error of a clip over its time, as a small plot under the transport: one value a frame, a line at the limit, the playhead. Clicking or
/// dragging moves the playhead; Left and Right step frames.
class AngleTrace : public QWidget
{
    Q_OBJECT

public:
    explicit AngleTrace(QWidget *parent = nullptr);

    void setTrace(std::vector<float> values, float limit, const QString &unit);
    int frame() const { return m_frame; }
    void setFrame(int frame);

    QSize sizeHint() const override { return {320, 54}; }
    QSize minimumSizeHint() const override { return {160, 54}; }

signals:
    void frameChosen(int frame);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int frameAt(double x) const;
    double xOf(int frame) const;
    void choose(int frame);

    std::vector<float> m_values;
    float m_limit = 1;
    QString m_unit;
    int m_frame = 0;
};

} // namespace marrow
