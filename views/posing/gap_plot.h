#pragma once

#include "views/posing/pose_guide_feed.h"

#include <QWidget>

namespace marrow {

/// The widest gap of each moment of the clip as a curve, with the playhead and the worst moment. A click or a drag moves the
/// playhead. Works on a feed that must outlive it.
class GapPlot : public QWidget
{
    Q_OBJECT

public:
    explicit GapPlot(PoseGuideFeed *feed, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {260, 64}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRectF area() const;
    double lengthMs() const;
    double xOf(double timeMs) const;
    void seek(double x);

    PoseGuideFeed *m_feed;
};

} // namespace marrow
