#pragma once

#include "views/timeline/key_painting.h"
#include "views/timeline/timeline_model.h"

#include <QAbstractScrollArea>
#include <QTimer>

namespace marrow {

/// Keys by joint and component over time. Paints what is visible and makes nothing for what is not, so that hundreds of
/// thousands of keys scroll as a few do. A gesture is shown as ghosts and becomes one undo step when the button is released.
///
/// Mouse: drag moves keys, Alt copies them, Ctrl scales them around the playhead, Shift switches snapping off; from an empty
/// place a box is drawn (Shift adds, Ctrl toggles); double click keys the joint there; the wheel scrolls, Ctrl zooms. Keyboard:
/// up and down go from row to row, + and − open and close a joint's components, Return selects the key at the playhead, Alt+arrows
/// move what is selected by a frame; the others are in timeline_keys.h.
class DopeSheet : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit DopeSheet(TimelineModel *model, QWidget *parent = nullptr);

    /// In viewport coordinates; for tests and for showing menus from the keyboard.
    QPoint pointOf(JointId joint, std::uint32_t timeMs) const;
    int rowOf(JointId joint, KeyComponent component = KeyComponent::All) const;
    QRect rowRect(int row) const; ///< the time part
    QRect labelRect(int row) const;

signals:
    void menuRequested(const QPoint &globalPosition);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    enum class Gesture { None, Pressed, Move, Copy, Scale, Box, BoxPressed, Pan };
    struct Hit
    {
        int row = -1;
        qsizetype key = -1; ///< index into the row's times
        std::uint32_t timeMs = 0;

        bool operator==(const Hit &) const = default;
    };

    int rowCount() const { return static_cast<int>(m_model->rows().size()); }
    int rowAt(int y) const;
    QRect timeArea() const;
    double timeAt(const QPoint &at) const;
    KeyTimes timesOf(const TimelineRow &row) const;
    Hit hitAt(const QPoint &at) const;
    std::vector<KeyRef> keysOf(const Hit &hit) const;
    bool isSelected(const Hit &hit) const;
    QString componentName(KeyComponent component) const;
    /// The row the keyboard is in: of the active joint, or one of its components; -1 for none.
    int currentRow() const;
    void updateScrollBar();
    void selectLabel(int row, const QPoint &at, Qt::KeyboardModifiers modifiers);
    void toggleKeyAtPlayhead(JointId joint);
    void beginGesture(const QPoint &at, Qt::KeyboardModifiers modifiers);
    void dragTo(const QPoint &at, Qt::KeyboardModifiers modifiers);
    void endGesture(bool commit);
    void hover(const QPoint &at);
    void tellHover(const Hit &hit);
    void tellGesture();
    void showPasteGhost(bool on);
    void movePlayhead();
    void showActiveJoint();
    bool moveByKey(const QKeyEvent &event);
    void goToRow(int row);
    void scrollAtEdge();

    void paintRow(QPainter *painter, int row, const QRect &dirty);
    void paintLabel(QPainter *painter, int row);
    void paintComponentKeys(QPainter *painter, const TimelineRow &row, const QRect &area, const QRect &dirty);
    void paintSpans(QPainter *painter, const TimelineRow &row, const JointTrack &track, const QRect &area, const QRect &dirty);
    void paintGhosts(QPainter *painter, int row);
    void paintBox(QPainter *painter);

    TimelineModel *m_model;
    Gesture m_gesture = Gesture::None;
    Qt::KeyboardModifiers m_pressModifiers;
    KeyComponent m_component = KeyComponent::All; ///< which row of the active joint the keyboard is in
    QPoint m_pressedAt;
    QPoint m_pointer;
    Hit m_pressed;
    Hit m_hover;
    KeyMapping m_mapping;
    double m_pressedAtMs = 0; ///< the time under the pointer when it was pressed
    Qt::KeyboardModifiers m_dragModifiers;
    QTimer m_edgeTimer; ///< scrolls on while a drag rests beyond an edge
    double m_boxFromMs = 0; ///< where a box began, kept while the sheet scrolls under it
    int m_boxFromRow = 0;
    double m_boxFromY = 0;
    std::optional<double> m_drawnPlayhead;
    std::vector<CopiedKey> m_pasteGhost;
    std::vector<std::uint32_t> m_selectedTimes; ///< for the summary row
};

} // namespace marrow
