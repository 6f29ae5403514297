#pragma once

#include "views/panel/panel_session.h"
#include "views/panel/parameter_layout.h"

#include <QAbstractScrollArea>
#include <QPointer>

#include <optional>
#include <set>
#include <vector>

namespace marrow {

class NumberField;

/// The parameters of a puppet as sliders, pads and groups. Painted row by row, so that a thousand parameters cost what is in
/// sight; the one number being typed is a field that stands over its row.
///
/// Keys: up and down go from line to line, left and right change the value (Shift fine, Ctrl coarse; Alt with the arrows moves
/// a pad's dot both ways), Home and End go to the ends, [ and ] to the next key, Delete to the default; Return or a digit
/// types a number, L locks. On a group left and right fold.
class ParameterList : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ParameterList(QWidget *parent = nullptr);
    ~ParameterList() override;

    /// nullptr when nothing is open.
    void setSession(PanelSession *session);
    void setFilter(ParameterFilter filter);
    const std::vector<ParameterRow> &rows() const { return m_rows; }

    std::optional<std::uint32_t> currentParameter() const;
    /// Makes it the current one and scrolls it into sight; nothing happens when it is filtered out.
    void setCurrentParameter(std::uint32_t parameter);
    /// Where the line of a parameter stands in the viewport, if there is one.
    std::optional<LineGeometry> geometryOf(std::uint32_t parameter) const;
    /// The square of the pad with this parameter, in the viewport.
    std::optional<QRectF> padOf(std::uint32_t parameter) const;
    /// Types the value of the current parameter.
    void editCurrent();

    QSize sizeHint() const override;

signals:
    void currentParameterChanged();
    void rowsChanged();
    /// A right click or the menu key, on a parameter or on nothing.
    void menuRequested(const QPoint &globalPosition);
    /// What the status line should say about the gesture under way; empty when it is over.
    void hintChanged(const QString &hint);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    /// A drag under way: of one parameter, or of the two of a pad.
    struct Drag
    {
        std::size_t row = 0;
        int line = 0;
        bool pad = false;
        QPointF grab;  ///< from the handle to the pointer
        QPointF last;  ///< pointer
        QPointF at;    ///< where the handle would be without snapping
        float before[2] = {};
    };
    struct Place
    {
        std::size_t row;
        int line = -1; ///< -1: between the lines
        enum class Part { None, Label, Slider, Pad, Value, Lock } part = Part::None;
    };

    void rebuild();
    void layOut();
    void repaintChanged();
    void refreshMarks();
    QRect rowRect(std::size_t row) const;
    std::optional<Place> placeAt(const QPointF &position) const;
    std::optional<std::size_t> rowOf(std::uint32_t parameter, int *line = nullptr) const;
    std::size_t firstVisible() const;
    void setCurrent(std::size_t row, int line);
    void ensureVisible(std::size_t row);
    void updateRow(std::optional<std::size_t> row);
    void toggleGroup(std::size_t row, std::optional<bool> open = {});
    QString toolTipAt(const Place &place) const;
    void tellAccessibility();

    // parameter_list_input.cpp
    void startDrag(const Place &place, const QPointF &position);
    void continueDrag(const QPointF &position, Qt::KeyboardModifiers modifiers);
    void finishDrag(bool keep);
    double snapped(std::uint32_t parameter, double fraction, double pixels, bool snap) const;
    bool keyOnGroup(QKeyEvent *event);
    bool keyOnParameter(QKeyEvent *event);
    bool keyOnValue(std::uint32_t parameter, QKeyEvent *event);
    void moveCurrent(int lines);
    void nudge(std::uint32_t parameter, double steps, Qt::KeyboardModifiers modifiers);
    void toNeighbourKey(std::uint32_t parameter, int direction);
    void startEditing(const QString &typed = {});
    void stopEditing(bool keep);

    QPointer<PanelSession> m_session;
    ParameterFilter m_filter;
    std::vector<ParameterRow> m_rows;
    std::vector<int> m_tops; ///< one more than rows
    ParameterLayout m_layout;
    std::optional<std::size_t> m_current;
    int m_line = 0;
    std::optional<Place> m_hover;
    std::optional<Drag> m_drag;
    std::set<std::uint32_t> m_marked;
    std::vector<float> m_painted; ///< value and host value of each parameter as last painted
    NumberField *m_field;
    bool m_editing = false;
    bool m_cancelled = false;
};

} // namespace marrow
