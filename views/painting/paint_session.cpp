#include "views/painting/paint_session.h"

#include "model/commands/voxel_commands.h"
#include "model/voxel/skeleton_ops.h"

#include <algorithm>
#include <cmath>

namespace marrow {

PaintSession::PaintSession(QObject *parent)
    : QObject(parent)
{
}

void PaintSession::setContext(RigContext *context)
{
    cancelStroke();
    if (m_context)
        m_context->document()->disconnect(this);
    m_context = context;
    m_filter = {};
    setWithoutPartner({});
    if (context) {
        // The settings may name joints of another rig.
        change([&](PaintSettings &settings) {
            const auto missing = [&](const std::optional<JointId> &joint) {
                return joint && (!context->rig() || !context->rig()->skeleton.contains(*joint));
            };
            if (missing(settings.onlyJoint))
                settings.onlyJoint.reset();
            if (missing(settings.gradientJoint))
                settings.gradientJoint.reset();
            settings.mirrorDoubled.reset();
        });
        connect(context->document(), &VoxelDocument::committed, this, [this](const ChangeSet &changes) {
            if (changes.flags & (ChangeSet::RigPresence | ChangeSet::SkeletonStructure | ChangeSet::Binding))
                cancelStroke();
        });
    }
    emit contextChanged();
}

bool PaintSession::canPaint() const
{
    return m_context && m_context->rig() && m_context->activeJoint();
}

void PaintSession::setSettings(const PaintSettings &settings)
{
    if (settings == m_settings)
        return;
    cancelStroke();
    m_settings = settings;
    m_settings.size = std::clamp(m_settings.size, 1, kMaxBrushSize);
    emit settingsChanged();
}

void PaintSession::change(const std::function<void(PaintSettings &)> &edit)
{
    PaintSettings settings = m_settings;
    edit(settings);
    setSettings(settings);
}

MirrorPlane PaintSession::mirrorPlane() const
{
    if (m_settings.mirrorDoubled)
        return {m_settings.mirrorAxis, *m_settings.mirrorDoubled};
    return MirrorPlane::middle(m_context ? m_context->asset().grid.size() : Int3(), m_settings.mirrorAxis);
}

void PaintSession::setFilter(const VoxelFilter &filter)
{
    m_filter = filter;
}

SelectionSource PaintSession::source() const
{
    return {m_context->asset().grid, m_context->rig()->binding, m_filter};
}

VoxelSet PaintSession::choiceAt(const PaintPoint &point, bool connected) const
{
    if (!m_context || !m_context->rig())
        return {};
    const VoxelSet set = chooseVoxels(source(), m_settings, point, point, point);
    return connected || m_settings.connectedOnly ? connectedPiece(m_context->asset().grid, set, point.voxel) : set;
}

AssignOptions PaintSession::assignOptions() const
{
    AssignOptions options;
    options.mode = m_settings.mode;
    options.onlyJoint = m_settings.onlyJoint.value_or(m_context->rig()->binding.defaultJoint());
    options.locked.assign(m_context->locked().begin(), m_context->locked().end());
    if (m_settings.mirror)
        options.mirror = mirrorPlane();
    return options;
}

JointPairs PaintSession::pairs() const
{
    return m_settings.mirror ? JointPairs(m_context->rig()->skeleton) : JointPairs();
}

VoxelSet PaintSession::wouldChange(const VoxelSet &set) const
{
    if (!canPaint())
        return {};
    return marrow::wouldChange(m_context->rig()->binding, m_context->asset().grid, set, *m_context->activeJoint(), assignOptions(),
                               pairs());
}

bool PaintSession::jointWithoutPartner() const
{
    return canPaint() && m_settings.mirror && !JointPairs(m_context->rig()->skeleton).partner(*m_context->activeJoint());
}

bool PaintSession::growsByMoving() const
{
    return m_settings.tool == PaintToolKind::Brush || m_settings.tool == PaintToolKind::Face || m_settings.tool == PaintToolKind::Fill
        || m_settings.tool == PaintToolKind::SameColor;
}

void PaintSession::beginStroke(const PaintPoint &point, bool connected, SelectCombine combine)
{
    cancelStroke();
    if (!m_context || !m_context->rig() || (!m_settings.selectFirst && !canPaint()))
        return;
    m_stroke.active = true;
    m_stroke.connected = connected || m_settings.connectedOnly;
    m_stroke.combine = combine;
    m_stroke.start = m_stroke.last = point;
    m_stroke.preview = m_context->asset();
    m_context->setCursor(VoxelCursor{point.voxel, point.side});
    extendStroke(point);
}

void PaintSession::extendStroke(const PaintPoint &point)
{
    if (!m_stroke.active || m_settings.tool == PaintToolKind::Lasso || m_settings.tool == PaintToolKind::Gradient)
        return;
    // What a fill or a face has covered it would only find again, at the cost of a walk through the model.
    const bool walks = growsByMoving() && m_settings.tool != PaintToolKind::Brush;
    if (walks && m_context->asset().grid.contains(point.voxel) && m_stroke.covered.contains(m_context->asset().grid.offset(point.voxel)))
        return;
    VoxelSet set = chooseVoxels(source(), m_settings, m_stroke.start, m_stroke.last, point);
    // A brush is kept to the piece it began on: what it has covered so far connects it to what it covers now.
    if (m_stroke.connected)
        set = connectedPiece(m_context->asset().grid, growsByMoving() ? m_stroke.covered.united(set) : set, m_stroke.start.voxel);
    m_stroke.last = point;
    if (growsByMoving())
        cover(set.without(m_stroke.covered));
    else
        setStrokeSet(set);
}

void PaintSession::setStrokeSet(const VoxelSet &set)
{
    if (!m_stroke.active)
        return;
    // The shape may shrink: begin again from the document's binding.
    m_stroke.preview = m_context->asset();
    m_stroke.covered = {};
    m_stroke.changed = 0;
    cover(set);
}

void PaintSession::cover(const VoxelSet &set)
{
    if (!set.empty()) {
        m_stroke.covered = m_stroke.covered.united(set);
        if (!m_settings.selectFirst) {
            const AssignResult result = assign(m_stroke.preview.rig->binding, m_context->asset().grid, set,
                                               *m_context->activeJoint(), assignOptions(), pairs());
            m_stroke.changed += result.changed;
        }
    }
    emit strokeChanged();
}

const VoxelAsset *PaintSession::preview() const
{
    return m_stroke.active && !m_settings.selectFirst ? &m_stroke.preview : nullptr;
}

void PaintSession::finishStroke()
{
    if (!m_stroke.active)
        return;
    const Stroke stroke = std::exchange(m_stroke, {});
    if (m_settings.selectFirst) {
        selectVoxels(stroke.covered, stroke.combine);
        emit strokeChanged();
        return;
    }
    // The preview grew cell by cell; the step is made from the whole, so that it does not depend on how the hand moved.
    VoxelBinding after = m_context->rig()->binding;
    const AssignResult result = assign(after, m_context->asset().grid, stroke.covered, *m_context->activeJoint(), assignOptions(), pairs());
    if (m_settings.mirror)
        setWithoutPartner(result.withoutPartner);
    commitSets(changedCells(m_context->asset().grid, m_context->rig()->binding, after), result.changed);
    emit strokeChanged();
}

void PaintSession::cancelStroke()
{
    if (!m_stroke.active)
        return;
    m_stroke = {};
    emit strokeChanged();
}

void PaintSession::commitSets(const std::vector<std::pair<JointId, VoxelSet>> &sets, std::size_t changed)
{
    if (sets.empty()) {
        emit message(tr("Nothing changed: these voxels follow %1 already, or a mode or lock kept them.")
                         .arg(m_context->displayName(*m_context->activeJoint())));
        return;
    }
    if (m_context->run(QStringLiteral("binding.assign"), bindingAssignArgs(sets)))
        emit message(tr("%Ln voxel(s) changed.", nullptr, static_cast<int>(changed)));
}

PaintPoint PaintSession::cursorPoint() const
{
    return {m_context->cursor()->voxel, m_context->cursor()->side, -Eigen::Vector3d::UnitZ()};
}

Int3 PaintSession::cellOf(JointId joint) const
{
    const Eigen::Vector3f place = worldOf(m_context->rig()->skeleton, joint).translation();
    Int3 cell;
    for (int axis = 0; axis < 3; ++axis)
        cell[axis] = std::clamp(static_cast<int>(std::floor(place[axis])), 0, m_context->asset().grid.size()[axis] - 1);
    return cell;
}

void PaintSession::applyAtCursor()
{
    if (!m_context || !m_context->rig())
        return;
    if (m_settings.tool == PaintToolKind::Gradient) {
        if (canPaint())
            applyGradient(cellOf(*m_context->activeJoint()), cellOf(m_settings.gradientJoint.value_or(*m_context->activeJoint())));
        return;
    }
    if (m_settings.tool == PaintToolKind::Lasso) {
        emit message(tr("A lasso is drawn with the pointer. With the keyboard, take the box."));
        return;
    }
    if (!m_context->cursor()) {
        emit message(tr("Put the cursor on a voxel first, with the arrow keys or by its numbers."));
        return;
    }
    if (m_settings.tool == PaintToolKind::Pick) {
        if (m_context->asset().grid.at(m_context->cursor()->voxel))
            m_context->activate(m_context->rig()->binding.at(m_context->cursor()->voxel));
        return;
    }
    if (m_stroke.active) {
        extendToCursor();
        finishStroke();
        return;
    }
    beginStroke(cursorPoint(), false, m_settings.combine);
    const bool spans = m_settings.tool == PaintToolKind::Box || m_settings.tool == PaintToolKind::Band;
    if (!spans)
        finishStroke();
    else if (m_stroke.active)
        emit message(tr("Move to the other end with the arrow keys, then press Return again. Escape takes it back."));
}

void PaintSession::extendToCursor()
{
    if (m_stroke.active && m_context->cursor())
        extendStroke(cursorPoint());
}

void PaintSession::assignSelection()
{
    if (!canPaint())
        return;
    const VoxelSet selected = m_context->document()->selection().voxels;
    if (selected.empty()) {
        emit message(tr("No voxels are selected. Turn on \"Select first\" and choose some."));
        return;
    }
    VoxelBinding after = m_context->rig()->binding;
    const AssignResult result = assign(after, m_context->asset().grid, selected, *m_context->activeJoint(), assignOptions(), pairs());
    if (m_settings.mirror)
        setWithoutPartner(result.withoutPartner);
    commitSets(changedCells(m_context->asset().grid, m_context->rig()->binding, after), result.changed);
}

void PaintSession::selectVoxels(const VoxelSet &set, SelectCombine combine)
{
    const VoxelSet &before = m_context->document()->selection().voxels;
    const VoxelSet next = combine == SelectCombine::Add ? before.united(set)
        : combine == SelectCombine::Subtract            ? before.without(set)
                                                        : set;
    m_context->setSelectedVoxels(next);
    emit message(tr("%Ln voxel(s) selected.", nullptr, static_cast<int>(next.count())));
}

GradientSplit PaintSession::gradientAt(Int3 from, Int3 to) const
{
    if (!canPaint() || !m_settings.gradientJoint)
        return {};
    VoxelSet voxels = m_context->document()->selection().voxels;
    if (voxels.empty())
        voxels = selectJoint(source(), *m_context->activeJoint()).united(selectJoint(source(), *m_settings.gradientJoint));
    return chooseGradient(source(), m_settings, voxels, from, to);
}

std::size_t PaintSession::assignGradient(VoxelBinding &binding, Int3 from, Int3 to) const
{
    const GradientSplit split = gradientAt(from, to);
    const VoxelGrid &grid = m_context->asset().grid;
    const std::size_t near = assign(binding, grid, split.nearA, *m_context->activeJoint(), assignOptions(), pairs()).changed;
    return near + assign(binding, grid, split.nearB, *m_settings.gradientJoint, assignOptions(), pairs()).changed;
}

void PaintSession::previewGradient(Int3 from, Int3 to)
{
    if (!m_stroke.active || !canPaint() || !m_settings.gradientJoint)
        return;
    m_stroke.preview = m_context->asset();
    m_stroke.changed = assignGradient(m_stroke.preview.rig->binding, from, to);
    emit strokeChanged();
}

void PaintSession::applyGradient(Int3 from, Int3 to)
{
    cancelStroke();
    if (!m_settings.gradientJoint) {
        emit message(tr("Choose the other joint of the gradient first."));
        return;
    }
    if (!canPaint())
        return;
    VoxelBinding after = m_context->rig()->binding;
    const std::size_t changed = assignGradient(after, from, to);
    commitSets(changedCells(m_context->asset().grid, m_context->rig()->binding, after), changed);
}

void PaintSession::findWithoutPartner()
{
    if (!canPaint())
        return;
    const VoxelSet voxels = selectJoint({m_context->asset().grid, m_context->rig()->binding, {}}, *m_context->activeJoint());
    setWithoutPartner(mirrorSet(m_context->asset().grid, voxels, mirrorPlane()).withoutPartner);
    emit message(m_withoutPartner.empty() ? tr("Every voxel of %1 has one on the other side.").arg(m_context->displayName(*m_context->activeJoint()))
                                          : tr("%Ln voxel(s) have none on the other side.", nullptr, static_cast<int>(m_withoutPartner.count())));
}

void PaintSession::setWithoutPartner(VoxelSet set)
{
    if (m_withoutPartner == set)
        return;
    m_withoutPartner = std::move(set);
    emit withoutPartnerChanged();
}

} // namespace marrow
