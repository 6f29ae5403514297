#pragma once

#include <QLineEdit>

#include <optional>

namespace marrow {

/// A number that can be typed (with arithmetic), dragged sideways (Shift fine, Ctrl coarse), stepped with the arrow keys
/// or the wheel while it has the focus, and copied as text. A double click selects it to be typed over. Where there is a
/// default, a mark at the left leads back to it whenever the field is pointed at or has the focus. A drag reports valueChanging() for previews and
/// one valueCommitted() at its end; Escape takes a drag or a typed text back. Space stays the window's, to play and pause, until something is typed.
class NumberField : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);

    double value() const { return m_value; }
    /// What value() would be if the person stopped now: what was typed or dragged so far. A text that cannot be read counts for nothing.
    double pendingValue() const;
    /// Shows a value without emitting; ignored while the person is typing or dragging.
    void setValue(double value);
    /// Several things with different values: shows a dash until a value is given.
    void setMixed();
    bool isMixed() const { return m_mixed; }

    void setRange(double minimum, double maximum);
    void setDecimals(int decimals);
    /// What one step of an arrow key and four pixels of a drag change.
    void setStep(double step);
    /// Shown behind the number, accepted when typed: "°", "vx", "ms". Other units of the same kind are accepted too and converted: "0.5 rad", "2 s".
    void setUnit(const QString &unit);
    /// Accepted when typed where there is no room to show it.
    void setSilentUnit(const QString &unit);
    /// Where the mark at the left and the menu lead back to.
    void setDefaultValue(std::optional<double> value);
    /// Writes X, Y or Z (axis 0..2) before the number in the axis's colour; -1 takes it away.
    void setAxis(int axis);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// During a drag, for previews only.
    void valueChanging(double value);
    /// The person settled on a value that differs from the one before.
    void valueCommitted(double value);
    /// A drag was taken back: previews should go.
    void changeCancelled();
    /// Return or Enter was pressed; what was typed is in force. For dialogs, where that also means the answer.
    void entered();

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    std::optional<double> typedValue() const;
    enum class Mode { Showing, Pressed, Dragging, Typing };

    QString formatted(double value) const;
    double limited(double value) const;
    void showValue();
    void startTyping();
    bool isEdited() const { return m_mode == Mode::Typing && text() != m_typingBegan; }
    void commitText();
    void commit(double value);
    void cancelDrag();
    void stepBy(double steps, Qt::KeyboardModifiers modifiers);
    void retranslate();
    static constexpr int kMarkWidth = 14;
    bool hasMark() const { return m_axis >= 0 || m_default; }
    void placeText();
    bool offersReset() const;
    bool overReset(const QPoint &place) const;
    void reset();

    double m_value = 0;
    double m_minimum = -1e9;
    double m_maximum = 1e9;
    double m_step = 0.1;
    int m_decimals = 3;
    QString m_unit;
    QString m_silentUnit;
    std::optional<double> m_default;
    int m_axis = -1;
    bool m_mixed = false;
    Mode m_mode = Mode::Showing;
    QString m_typingBegan; ///< the text typing began with: what is still the same was not edited
    QPoint m_pressedAt;
    double m_dragStart = 0;
    double m_dragMoved = 0; ///< in steps, so that a change of modifier does not jump
    double m_dragValue = 0;
    bool m_ownToolTip = true;
};

} // namespace marrow
