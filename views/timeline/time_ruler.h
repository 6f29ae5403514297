#pragma once

#include "views/timeline/timeline_model.h"

#include <QWidget>

namespace marrow {

/// The scale above the keys. Dragging in it scrubs; the band at its top is the part that plays, with a handle at either end.
class TimeRuler : public QWidget
{
    Q_OBJECT

public:
    /// `rightMargin`: pixels at the right that the rows below use for a scroll bar.
    TimeRuler(TimelineModel *model, int rightMargin, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {400, 26}; }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Grip { None, Playhead, LoopStart, LoopEnd };

    QRect area() const;
    std::pair<double, double> loop() const;
    Grip gripAt(const QPoint &at) const;
    void dragTo(const QPoint &at, Qt::KeyboardModifiers modifiers);
    void retranslate();

    TimelineModel *m_model;
    int m_rightMargin;
    Grip m_grip = Grip::None;
};

/// The whole clip at a glance: how many keys stand where, what the rows show of it, and the playhead. Drag the frame to look
/// elsewhere, its edges to zoom.
class OverviewStrip : public QWidget
{
    Q_OBJECT

public:
    OverviewStrip(TimelineModel *model, int rightMargin, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {400, 28}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Grip { Frame, Left, Right };

    QRect area() const;
    double lengthMs() const; ///< what the whole width stands for
    double x(double timeMs) const;
    double time(double x) const;
    std::pair<double, double> shown() const;
    Grip gripAt(const QPoint &at) const;
    void retranslate();

    TimelineModel *m_model;
    int m_rightMargin;
    std::vector<int> m_density; ///< one a pixel; made when it is drawn
    Grip m_grip = Grip::Frame;
    double m_grabOffset = 0;
};

} // namespace marrow
