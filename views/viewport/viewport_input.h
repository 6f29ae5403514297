#pragma once

#include "views/viewport/viewport_tool.h"

#include <QObject>
#include <QPointF>

class QEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace marrow {

class ViewportWidget;

/// Turns what mouse, wheel and keys do over the 3D window into camera moves and tool calls. Part of ViewportWidget.
///
/// Left: the tool, else orbit. Right drag or middle drag: orbit; with Shift: pan; with Ctrl: zoom. Right click: menu. Wheel:
/// zoom at the pointer; Shift+wheel: pan. Arrows: orbit (Shift: pan, Ctrl+up/down: zoom). Enter: a pointer moved by the arrows.
class ViewportInput : public QObject
{
    Q_OBJECT

public:
    explicit ViewportInput(ViewportWidget &view);

    void setTool(ViewportTool *tool);
    ViewportTool *tool() const { return m_tool; }
    /// An event of the native window. True when it is done with.
    bool windowEvent(QEvent &event);
    bool keyPress(QKeyEvent &event);
    bool keyRelease(QKeyEvent &event);
    /// Gives up the open gesture, if any.
    void cancelGesture();
    void leaveKeyboardPointer();
    std::optional<QPointF> keyboardPointer() const { return m_keyboardPointer; }

signals:
    void keyboardPointerMoved();

private:
    enum class Gesture { None, Tool, Orbit, Pan, Zoom };

    ViewportEvent eventAt(QPointF position, Qt::MouseButton button, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers) const;
    bool mousePress(QMouseEvent &event);
    bool mouseMove(QMouseEvent &event);
    bool mouseRelease(QMouseEvent &event);
    bool wheel(QWheelEvent &event);
    bool dropEvent(QEvent &event);
    void leave();
    void hoverAt(QPointF position, Qt::KeyboardModifiers modifiers);
    void moveCamera(QPointF by);
    bool arrowKey(QKeyEvent &event);
    bool viewKey(QKeyEvent &event);
    bool keyboardPointerKey(QKeyEvent &event);
    void zoomAt(QPointF position, double factor);

    ViewportWidget &m_view;
    ViewportTool *m_tool = nullptr;
    Gesture m_gesture = Gesture::None;
    Qt::MouseButton m_button = Qt::NoButton;
    QPointF m_pressed;
    QPointF m_last;
    bool m_moved = false;
    bool m_inside = false;
    double m_wheelRest = 0;
    std::optional<QPointF> m_keyboardPointer;
    bool m_keyboardHolding = false;
};

} // namespace marrow
