#include "views/painting/painting_panel.h"

#include "views/common/icons.h"
#include "views/common/joint_combo.h"
#include "views/common/number_field.h"
#include "views/common/swatch.h"
#include "views/painting/paint_keys.h"
#include "views/painting/partnerless_model.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>

namespace marrow {

namespace {

QIcon swatchIcon(const SwatchLook &look, const QWidget &widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(kSwatchSize + 2, kSwatchSize + 2) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSwatch(&painter, QRectF(1, 1, kSwatchSize, kSwatchSize), look, widget.palette());
    painter.end();
    return QIcon(pixmap);
}

} // namespace

PaintingPanel::~PaintingPanel()
{
    // A field that loses the focus because the panel goes would still commit what was typed.
    for (NumberField *field : findChildren<NumberField *>())
        field->blockSignals(true);
}

void PaintingPanel::set(const std::function<void(PaintSettings &)> &edit)
{
    if (!m_refreshing)
        m_session->change(edit);
}

void PaintingPanel::connectContext()
{
    if (m_connected) {
        m_connected->disconnect(this);
        m_connected->document()->disconnect(this);
    }
    m_connected = context();
    m_onlyJoint->setContext(m_connected);
    m_gradientJoint->setContext(m_connected);
    if (m_connected) {
        RigContext *shared = m_connected;
        connect(shared, &RigContext::looksChanged, this, &PaintingPanel::refreshHead);
        connect(shared, &RigContext::locksChanged, this, &PaintingPanel::refreshHead);
        connect(shared, &RigContext::recentJointsChanged, this, &PaintingPanel::refreshRecent);
        connect(shared, &RigContext::cursorChanged, this, &PaintingPanel::refreshCursor);
        connect(shared, &QObject::destroyed, this, [this] { m_pages->setCurrentIndex(0); });
        connect(shared->document(), &VoxelDocument::committed, this, &PaintingPanel::refresh);
        connect(shared->document(), &VoxelDocument::selectionChanged, this, [this] {
            refreshHead();
            refreshSelection();
        });
        const Int3 size = shared->asset().grid.size();
        for (std::size_t axis = 0; axis < 3; ++axis)
            m_cursor[axis]->setRange(0, qMax(0, size[static_cast<int>(axis)] - 1));
    }
    refresh();
}

void PaintingPanel::refresh()
{
    m_pages->setCurrentIndex(context() && context()->rig() ? 1 : 0);
    if (!context() || !context()->rig())
        return;
    refreshHead();
    refreshSettings();
    refreshSelection();
    refreshCursor();
    refreshPartners();
}

void PaintingPanel::refreshHead()
{
    if (!context() || !context()->rig())
        return;
    const auto joint = context()->activeJoint();
    m_swatch->setLook(joint ? context()->look(*joint) : SwatchLook());
    const QString name = joint ? context()->displayName(*joint) : tr("No joint selected");
    m_joint->setText(m_joint->fontMetrics().elidedText(name, Qt::ElideMiddle, qMax(60, m_joint->width())));
    m_joint->setToolTip(name);
    const bool locked = joint && context()->locked().contains(*joint);
    m_lock->setChecked(locked);
    m_lock->setIcon(iconFor(locked ? QStringLiteral("lock") : QStringLiteral("unlock"), locked ? IconRole::Accent : IconRole::Text));
    m_lock->setEnabled(joint.has_value());
    refreshRecent();
    refreshSelection();
}

void PaintingPanel::refreshRecent()
{
    if (!context())
        return;
    const auto &recent = context()->recentJoints();
    m_swap->setEnabled(recent.size() > 1);
    m_recentBox->setVisible(recent.size() > 1);
    for (int i = 0; i < m_recent.size(); ++i) {
        QToolButton *button = m_recent[i];
        const std::size_t place = static_cast<std::size_t>(i) + 1; // the first is the active one, written above
        button->setVisible(place < recent.size());
        if (place >= recent.size())
            continue;
        const JointId joint = recent[place];
        const QString name = context()->displayName(joint);
        button->setIcon(swatchIcon(context()->look(joint), *this));
        button->setText(fontMetrics().elidedText(name, Qt::ElideMiddle, qMax(40, width() / 2 - 50)));
        button->setToolTip(tr("Paint %1").arg(name));
        button->setAccessibleName(name);
    }
}

void PaintingPanel::refreshSettings()
{
    m_refreshing = true;
    const PaintSettings &s = m_session->settings();
    const int tool = static_cast<int>(s.tool);
    m_tools->button(tool)->setChecked(true);
    m_toolTitle->setText(toolName(s.tool));
    m_options->setCurrentIndex(tool);
    // The stack is only as high as the page on show.
    for (int i = 0; i < m_options->count(); ++i)
        m_options->widget(i)->setSizePolicy(QSizePolicy::Preferred, i == tool ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_shape->setCurrentIndex(static_cast<int>(s.shape));
    m_sizeSlider->setValue(s.size);
    m_size->setValue(s.size);
    m_brushDepth->setCurrentIndex(static_cast<int>(s.brushDepth));
    m_boxDepth->setCurrentIndex(s.boxDepth == SelectionDepth::Through ? 1 : 0);
    m_lassoDepth->setCurrentIndex(s.lassoDepth == SelectionDepth::Surface ? 0 : 1);
    m_bandAxis->setCurrentIndex(s.bandAxis);
    m_gradientAxis->setCurrentIndex(s.gradientAxis + 1);
    m_gradientJoint->setJoint(s.gradientJoint);
    m_fillColor->setChecked(s.fillSameColor);
    m_fillJoint->setChecked(s.fillSameJoint);
    m_fillFlat->setChecked(s.fillFlat);
    const bool pieces = s.tool == PaintToolKind::Brush || s.tool == PaintToolKind::Box || s.tool == PaintToolKind::SameColor
        || s.tool == PaintToolKind::Band;
    m_connectedOnly->setVisible(pieces);
    m_connectedOnly->setChecked(s.connectedOnly);

    m_mode->setCurrentIndex(static_cast<int>(s.mode));
    m_onlyJoint->setVisible(s.mode == AssignMode::OnlyJoint);
    if (context() && context()->rig())
        m_onlyJoint->setJoint(s.onlyJoint.value_or(context()->rig()->binding.defaultJoint()));
    m_mirror->setChecked(s.mirror);
    m_mirrorAxis->setCurrentIndex(s.mirrorAxis);
    const MirrorPlane plane = m_session->mirrorPlane();
    m_mirrorPlace->setValue(plane.position());
    if (context())
        m_mirrorPlace->setDefaultValue(MirrorPlane::middle(context()->asset().grid.size(), s.mirrorAxis).position());
    m_selectFirst->setChecked(s.selectFirst);
    m_combine->setCurrentIndex(static_cast<int>(s.combine));
    m_refreshing = false;
    refreshSelection();
    refreshPartners();
}

void PaintingPanel::refreshSelection()
{
    if (!context() || !context()->rig())
        return;
    const std::size_t count = context()->document()->selection().voxels.count();
    const auto joint = context()->activeJoint();
    const bool relevant = count > 0 || m_session->settings().selectFirst;
    m_combine->setVisible(m_session->settings().selectFirst);
    m_assign->setVisible(relevant);
    m_clearSelection->setVisible(relevant);
    m_assign->setEnabled(count > 0 && joint);
    m_clearSelection->setEnabled(count > 0);
    m_assign->setText(count > 0 ? tr("Assign %Ln voxel(s)", nullptr, static_cast<int>(count)) : tr("No voxels selected"));
    m_assign->setToolTip(joint ? tr("Give the selected voxels to %1 (Ctrl+Return)").arg(context()->displayName(*joint)) : QString());
    m_findPartners->setEnabled(m_session->canPaint());
    m_mirrorWarning->setVisible(m_session->jointWithoutPartner());
    if (m_session->jointWithoutPartner())
        m_mirrorWarning->setText(tr("%1 has no joint of the other side: its mirror image is left alone.").arg(context()->displayName(*joint)));
}

void PaintingPanel::refreshCursor()
{
    if (!context())
        return;
    const auto &cursor = context()->cursor();
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (cursor)
            m_cursor[axis]->setValue(cursor->voxel[static_cast<int>(axis)]);
        else
            m_cursor[axis]->setMixed();
    }
    m_apply->setEnabled(cursor.has_value() || m_session->settings().tool == PaintToolKind::Gradient);
}

void PaintingPanel::refreshPartners()
{
    if (!context())
        return;
    const VoxelSet &alone = m_session->withoutPartner();
    m_partnersModel->setVoxels(context()->asset().grid, alone);
    m_partners->setVisible(!alone.empty());
    m_partnersLabel->setVisible(!alone.empty());
    m_partnersLabel->setText(tr("%Ln voxel(s) found none on the other side. Click one to see it.", nullptr, static_cast<int>(alone.count())));
}

bool PaintingPanel::eventFilter(QObject *watched, QEvent *event)
{
    // The tools have digits: on their buttons the arrows are free to walk over the model.
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (handleCursorKey(*m_session, key->key(), key->modifiers()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PaintingPanel::keyPressEvent(QKeyEvent *event)
{
    if (!handlePaintKey(*m_session, event->key(), event->modifiers())
        && !handleCursorKey(*m_session, event->key(), event->modifiers()))
        QWidget::keyPressEvent(event);
}

void PaintingPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && m_connected)
        refreshRecent();
}

} // namespace marrow
