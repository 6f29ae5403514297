// The words of the painting panel.

#include "views/painting/painting_panel.h"

#include "views/common/axis_colors.h"
#include "views/common/empty_state.h"
#include "views/common/joint_combo.h"
#include "views/common/number_field.h"
#include "views/common/section.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>

namespace marrow {

namespace {

/// Fills a box anew and keeps what was chosen.
void fill(QComboBox *box, const QStringList &texts)
{
    const int index = qMax(0, box->currentIndex());
    box->clear();
    box->addItems(texts);
    box->setCurrentIndex(index);
}

} // namespace

QString PaintingPanel::toolName(PaintToolKind tool)
{
    switch (tool) {
    case PaintToolKind::Brush:
        return tr("Voxel brush");
    case PaintToolKind::Face:
        return tr("Face brush");
    case PaintToolKind::Box:
        return tr("Box");
    case PaintToolKind::Lasso:
        return tr("Lasso");
    case PaintToolKind::Fill:
        return tr("Flood fill");
    case PaintToolKind::SameColor:
        return tr("Same colour");
    case PaintToolKind::Band:
        return tr("Height band");
    case PaintToolKind::Gradient:
        return tr("Between two joints");
    case PaintToolKind::Pick:
        return tr("Pick a joint");
    }
    return {};
}

QString PaintingPanel::toolIcon(PaintToolKind tool)
{
    const char *const names[] = {"brush", "face-brush", "box-select", "lasso", "fill", "same-color", "height-band", "gradient", "pick"};
    return QLatin1String(names[static_cast<int>(tool)]);
}

void PaintingPanel::retranslateOptions()
{
    const QString notes[] = {
        tr("Paints the voxels under it."),
        tr("Takes the whole flat face under the pointer."),
        tr("Takes what lies between two corners."),
        tr("Takes what you draw around."),
        tr("Takes what is connected, as far as:"),
        tr("Takes every voxel of the colour you click."),
        tr("Takes the layers between two heights."),
        tr("Splits the selection, or both joints' voxels: each goes to the nearer end."),
        tr("Makes the joint under the pointer the one to paint."),
    };
    for (std::size_t i = 0; i < kPaintToolCount; ++i)
        m_notes[i]->setText(notes[i]);
    fill(m_shape, {tr("Cube"), tr("Sphere")});
    fill(m_brushDepth, {tr("All voxels within"), tr("Surface only"), tr("Through the model")});
    fill(m_boxDepth, {tr("Between the corners"), tr("Through the model")});
    fill(m_lassoDepth, {tr("What is seen"), tr("Through the model")});
    fill(m_bandAxis, {tr("Along X"), tr("Along Y (height)"), tr("Along Z")});
    fill(m_gradientAxis, {tr("Automatic axis"), tr("Along X"), tr("Along Y"), tr("Along Z")});
    m_fillColor->setText(tr("the same colour"));
    m_fillJoint->setText(tr("the same joint"));
    m_fillFlat->setText(tr("the flat layer"));
    m_gradientLabel->setText(tr("The other joint:"));
    m_gradientJoint->setNoneText(tr("Choose…"));
    m_connectedOnly->setText(tr("Only connected"));
    m_connectedOnly->setToolTip(tr("Stays on the piece the gesture began on. Holding Shift does the same once."));
    m_shape->setAccessibleName(tr("Brush shape"));
    m_sizeSlider->setAccessibleName(tr("Brush size"));
    m_size->setAccessibleName(tr("Brush size"));
    m_sizeSlider->setToolTip(tr("Diameter in voxels: [ smaller, ] larger"));
    m_brushDepth->setAccessibleName(tr("How deep the brush goes"));
    m_boxDepth->setAccessibleName(tr("How deep the box goes"));
    m_lassoDepth->setAccessibleName(tr("How deep the lasso goes"));
    m_bandAxis->setAccessibleName(tr("Axis of the band"));
    m_gradientAxis->setAccessibleName(tr("Axis between the joints"));
    m_gradientJoint->setAccessibleName(tr("The other joint"));
}

void PaintingPanel::retranslate()
{
    m_empty->setText(tr("Nothing to paint yet"), tr("Painting says which joint each voxel follows. Open a rig, or start a skeleton for the open model."));
    m_swap->setToolTip(tr("Back to the joint before (X)"));
    m_lock->setToolTip(tr("Lock: painting neither takes voxels from this joint nor gives it any."));
    m_swap->setAccessibleName(m_swap->toolTip());
    m_lock->setAccessibleName(tr("Lock the joint"));
    for (int i = 0; i < kPaintToolCount; ++i) {
        const QString name = toolName(static_cast<PaintToolKind>(i));
        m_tools->button(i)->setToolTip(QStringLiteral("%1 (%2)").arg(name).arg(i + 1));
        m_tools->button(i)->setAccessibleName(name);
    }
    retranslateOptions();
    m_assignmentSection->setTitle(tr("What is replaced"));
    fill(m_mode, {tr("Any voxel"), tr("Only unassigned voxels"), tr("Only voxels of one joint")});
    m_mode->setAccessibleName(tr("What is replaced"));
    m_onlyJoint->setAccessibleName(tr("Only voxels of this joint"));
    m_mirrorSection->setTitle(tr("Mirror"));
    m_mirror->setText(tr("Paint both sides (M)"));
    m_mirror->setToolTip(tr("The mirror image goes to the paired joint: arm_L and arm_R, 左 and 右."));
    fill(m_mirrorAxis, {tr("Left and right (X)"), tr("Up and down (Y)"), tr("Front and back (Z)")});
    m_mirrorAxis->setAccessibleName(tr("Mirror axis"));
    m_mirrorPlaceLabel->setText(tr("Plane at"));
    m_mirrorPlace->setAccessibleName(tr("Place of the mirror plane"));
    m_findPartners->setText(tr("Find voxels without partner"));
    m_findPartners->setToolTip(tr("Lists the joint's voxels that have none on the other side."));
    m_partners->setAccessibleName(tr("Voxels without a partner"));
    m_selectionSection->setTitle(tr("Selection"));
    m_selectFirst->setText(tr("Select first (S)"));
    m_selectFirst->setToolTip(tr("Tools choose voxels instead of painting them; assign them when the choice is right."));
    fill(m_combine, {tr("A new selection"), tr("Add to the selection (Ctrl)"), tr("Take from the selection")});
    m_combine->setAccessibleName(tr("What a new choice does"));
    m_clearSelection->setText(tr("Clear the selection"));
    m_cursorSection->setTitle(tr("Cursor"));
    for (std::size_t axis = 0; axis < 3; ++axis)
        m_cursor[axis]->setAccessibleName(tr("Cursor %1").arg(axisName(static_cast<int>(axis))));
    m_apply->setText(tr("Use the tool here"));
    m_apply->setToolTip(tr("With this panel in focus, the arrow keys and Page Up, Page Down move the cursor, and Return uses the tool."));
    refresh();
}

} // namespace marrow
