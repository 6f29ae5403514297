#pragma once

#include "render/voxel/view_options.h"

#include <QWidget>

#include <array>

class QAction;
class QLabel;
class QSlider;
class QToolButton;

namespace marrow {

class RangeSlider;

/// The line under the 3D view: what is shown at the left, how it is shown at the right (palette ↔ ownership, explode, slice
/// planes, and toggles given by the window as actions). Changes only the options it is about.
class ViewBar : public QWidget
{
    Q_OBJECT

public:
    explicit ViewBar(QWidget *parent = nullptr);

    /// Tool buttons for the window's own toggles (grid, joints, names …).
    void addToggle(QAction *action);
    /// A control of the window's own, before the toggles. Takes ownership.
    void addTool(QWidget *widget);
    void setOptions(const ViewOptions &options, Int3 gridSize);
    /// "338 voxels · 8 joints", or what is being looked at.
    void setCaption(const QString &caption);

signals:
    void ownershipMixChanged(float mix);
    void explodeChanged(float amount);
    /// nullopt: nothing is cut away.
    void sliceChanged(const std::optional<marrow::VoxelBox> &slice);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void elideCaption();
    void buildSlicePopup();
    void emitSlice();

    QLabel *m_caption;
    QString m_captionText;
    QLabel *m_paletteLabel;
    QSlider *m_mix;
    QLabel *m_ownershipLabel;
    QLabel *m_explodeLabel;
    QSlider *m_explode;
    QToolButton *m_slice;
    QWidget *m_slicePopup;
    std::array<RangeSlider *, 3> m_ranges = {};
    std::array<QLabel *, 3> m_rangeTexts = {};
    QToolButton *m_sliceReset = nullptr;
    QWidget *m_toggles;
    Int3 m_gridSize{1, 1, 1};
};

} // namespace marrow
