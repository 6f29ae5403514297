#pragma once

#include "views/puppet/canvas_scene.h"
#include "views/puppet/overlay_builder.h"
#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QContextMenuEvent;
class QLabel;
class QPushButton;

namespace marrow {

class CanvasSurface;
class TexelPick;

/// Where a canvas stands, to come back to.
struct CanvasState
{
    double zoom = 1;
    QPointF centre;
    bool fitted = true;
};

/// The puppet on its canvas: pan (middle button, or Space and drag), zoom at the pointer, selection by click, overlays, and
/// core beside advanced mode. Draws with OpenGL, or says that it cannot and draws with the reference renderer. GUI thread.
class PuppetCanvas : public QWidget
{
    Q_OBJECT

public:
    /// `openGl` false asks for the reference renderer from the start.
    explicit PuppetCanvas(QWidget *parent = nullptr, bool openGl = true);
    ~PuppetCanvas() override;

    /// Not owned; may be null.
    void setContext(PuppetContext *context);
    PuppetContext *context() const { return m_context; }

    const CanvasView &view() const { return m_view; }
    CanvasState state() const;
    void restore(const CanvasState &state);
    const OverlayOptions &overlay() const { return m_overlay; }
    void setOverlay(const OverlayOptions &options);
    CanvasBackground background() const { return m_background; }
    QColor backgroundColor() const { return m_backgroundColor; }
    void setBackground(CanvasBackground background, const QColor &color = {});
    CompareMode compareMode() const { return m_compare; }
    /// Turns the context's comparison on with it.
    void setCompareMode(CompareMode mode);
    double divider() const { return m_divider; }
    void setDivider(double share);
    double ghostOpacity() const { return m_ghost; }
    void setGhostOpacity(double opacity);

    bool usesOpenGl() const;
    /// What the last frame cost on this thread, microseconds: building the overlay, and the surface's work.
    double frameCost() const { return m_frameCost; }
    CanvasSurface &surface() const { return *m_surface; }

    /// The puppet alone on a transparent ground, `size` pixels fitted as on the command line; null without a puppet.
    QImage picture(const QSize &size) const;

    QSize minimumSizeHint() const override { return {160, 120}; }
    QSize sizeHint() const override { return {640, 480}; }

public slots:
    void fit();
    void frameSelection();
    void actualSize();
    void zoomIn();
    void zoomOut();
    /// The next mesh below the selected one at the place last clicked.
    void selectBelow();
    /// Selects and frames the mesh in which core and advanced mode are farthest apart.
    void showWorst();

signals:
    /// What a click or drag here would do.
    void hintChanged(const QString &hint);
    void viewChanged();
    void optionsChanged();
    /// Where the pointer is: canvas pixels, and the window from -1 to 1 with y up (for eyes that follow it).
    void pointerMoved(QPointF onCanvas, QPointF inWindow);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    enum class Drag { None, Pan, Divider, Click };

    void makeSurface(bool openGl);
    void fallBack();
    void connectContext();
    void takePages();
    void refresh();
    CanvasScene sceneNow();
    void placeNotes();
    void refreshMeter();
    void retranslate();
    void viewMoved();
    void updateCursor();
    void updateHint();
    /// What is at this place of the window: handles of the overlay first, then meshes, topmost first.
    QList<PuppetItem> itemsAt(const QPointF &position) const;
    void click(const QPointF &position, Qt::KeyboardModifiers modifiers);
    void hover(const QPointF &position);
    bool atDivider(const QPointF &position) const;

    QPointer<PuppetContext> m_context;
    CanvasSurface *m_surface = nullptr; ///< owned by Qt
    std::unique_ptr<TexelPick> m_pick;
    std::unique_ptr<OverlayBuilder> m_builder;
    CanvasView m_view;
    OverlayOptions m_overlay;
    bool m_overlayStale = true;
    CanvasBackground m_background = CanvasBackground::Checker;
    QColor m_backgroundColor = QColor(0x80, 0x80, 0x80);
    CompareMode m_compare = CompareMode::Off;
    double m_divider = 0.5;
    double m_ghost = 0.5;
    bool m_flickerOther = false;
    QTimer m_flicker;
    double m_frameCost = 0;

    Drag m_drag = Drag::None;
    QPointF m_pressedAt;
    QPointF m_lastAt;
    bool m_spaceHeld = false;
    bool m_spaceUsed = false;
    QPointF m_clickedAt;      ///< for going on below
    QList<PuppetItem> m_stack; ///< what was there
    qsizetype m_stackAt = 0;
    QString m_hint;
    QLabel *m_note;  ///< why it is drawn without OpenGL, or what it waits for
    QLabel *m_leftTag; ///< over the two halves of a split
    QLabel *m_rightTag;
    QWidget *m_border;    ///< between the two halves of a split
    QWidget *m_ring;      ///< around the canvas while the keyboard is here
    QPushButton *m_meter; ///< the differences, in the corner
};

} // namespace marrow
