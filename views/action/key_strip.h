#pragma once

#include "views/action/action_context.h"

#include <QPointer>
#include <QWidget>

#include <set>

class QPainter;

namespace marrow {

inline constexpr int kStripRuler = 22; ///< pixels
inline constexpr int kStripRow = 30;

/// The keys of a hand-keyed action on one line of frames, under a ruler: a click on the ruler or beside the keys takes that frame in hand, a
/// drag goes through the frames, a drag on a key moves the selected keys, a drag beside them with Shift selects. GUI thread.
class KeyStrip : public QWidget
{
    Q_OBJECT

public:
    explicit KeyStrip(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(ActionContext *context);

    /// Where a frame stands, for tests too.
    double xOf(double frame) const;
    QRect keyRow() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    enum class Gesture { None, Scrub, MoveKeys, Box };

    double pixelsPerFrame() const;
    int frameAt(double x) const;
    std::optional<int> keyAt(QPointF position) const;
    const std::vector<int> &selected() const;
    void select(std::vector<int> frames);
    void keepInSight();
    void setScroll(double frames);
    void endMove(bool keep);
    void paintRuler(QPainter &painter) const;
    void paintKeys(QPainter &painter) const;
    void retranslate();

    QPointer<ActionContext> m_context;
    double m_zoom = 0;   ///< pixels a frame; 0: everything fits
    double m_scroll = 0; ///< the frame at the left edge
    Gesture m_gesture = Gesture::None;
    QPointF m_pressedAt;
    int m_grabbed = 0;     ///< the key a move began on
    int m_moveBy = 0;
    QPointF m_boxTo;
    std::optional<int> m_hovered;
};

} // namespace marrow
