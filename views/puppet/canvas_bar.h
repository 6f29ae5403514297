#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

class QAction;
class QActionGroup;
class QLabel;
class QMenu;
class QSlider;
class QToolButton;

namespace marrow {

class NumberField;
class PuppetCanvas;

/// The line under the puppet's canvas: what is shown at the left; at the right the comparison with the core, overlays,
/// background and zoom. Its actions belong to the canvas too, so their keys work there.
class CanvasBar : public QWidget
{
    Q_OBJECT

public:
    explicit CanvasBar(PuppetCanvas &canvas, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildOverlays();
    void buildBackground();
    void buildCompare();
    void buildZoom();
    void watchContext();
    void refresh();
    void refreshCaption();
    void retranslate();

    PuppetCanvas &m_canvas;
    QPointer<QObject> m_watched; ///< the context whose selection the caption tells
    QLabel *m_caption;
    QString m_captionText;
    QToolButton *m_overlayButton;
    QMenu *m_overlayMenu;
    QList<QAction *> m_overlays;
    QToolButton *m_backgroundButton;
    QActionGroup *m_backgrounds;
    QAction *m_chooseColor;
    QActionGroup *m_compares;
    QSlider *m_ghost;
    NumberField *m_zoom;
    QToolButton *m_fit;
    QToolButton *m_actual;
};

} // namespace marrow
