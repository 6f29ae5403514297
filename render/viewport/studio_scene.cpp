#include "render/viewport/studio_scene_private.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

/// How far each joint moves in an exploded view: away from the middle of the grid, further the farther out its voxels are.
std::vector<Eigen::Vector3f> offsetsFor(const Skeleton &skeleton, const VoxelPicker &picker, Int3 gridSize, float amount)
{
    std::vector<Eigen::Vector3f> offsets;
    const Eigen::Vector3f middle = Eigen::Vector3f(static_cast<float>(gridSize.x), static_cast<float>(gridSize.y), static_cast<float>(gridSize.z)) / 2;
    for (const Joint &joint : skeleton.joints()) {
        const VoxelBox box = picker.jointBox(joint.id);
        if (box.empty()) {
            offsets.emplace_back(Eigen::Vector3f::Zero());
            continue;
        }
        const Eigen::Vector3f centre = Eigen::Vector3f(static_cast<float>(box.low.x + box.high.x + 1), static_cast<float>(box.low.y + box.high.y + 1),
                                                       static_cast<float>(box.low.z + box.high.z + 1)) / 2;
        offsets.emplace_back((centre - middle) * amount * 1.2F);
    }
    return offsets;
}

} // namespace

void StudioScene::Private::updatePose()
{
    if (hasCharacters()) {
        worlds = characters.jointWorlds();
        updateJoints();
        return;
    }
    const Pose &shown = pose.skinning.size() == skeleton().size() ? pose : rest;
    skinning = shown.skinning;
    worlds = shown.worlds;
    offsets.clear();
    if (options.explode > 0 && !skinning.empty()) {
        offsets = offsetsFor(skeleton(), picker, asset.grid.size(), options.explode);
        offsetSkinning(skinning, offsets);
        for (std::size_t i = 0; i < worlds.size(); ++i)
            worlds[i].pretranslate(offsets[i]);
    }
    voxels.setSkinning(skinning);
    overlay.setSkinning(skinning);
    updateJoints();
    updateGhosts();
}

/// Nothing is done for ghosts that nobody looks at.
void StudioScene::Private::updateGhosts()
{
    ghostsStale = voxels.takePiecesChanged() || ghostsStale;
    if (!guides.hasGhosts())
        return;
    std::set<JointId> unseen;
    for (const Joint &joint : skeleton().joints()) {
        if (!options.shows(joint.id))
            unseen.insert(joint.id);
    }
    if (std::exchange(ghostsStale, false))
        guides.setSources(voxels.ghostSources(), skeleton());
    guides.setSkinning(skinning, unseen, skeleton());
}

void StudioScene::Private::updateJoints()
{
    joints.update(skeleton(), worlds, options, pixelRatio, unit());
}

StudioScene::StudioScene()
    : d(std::make_unique<Private>())
{
    setOptions(ViewOptions());
}

StudioScene::~StudioScene() = default;

void StudioScene::setAsset(const VoxelAsset &asset)
{
    const VoxelAsset before = std::exchange(d->asset, asset);
    const bool newGrid = d->voxels.setAsset(asset);
    const VoxelBinding none(asset.grid.size(), 0);
    const VoxelBinding &binding = asset.rig ? asset.rig->binding : none;
    if (newGrid) {
        if (d->graph)
            d->graph->clearOccupancy(); // the texture goes with the old grid
        d->stage.setGrid(asset.grid);
        if (d->graph && d->stage.occupancy()) {
            const Int3 size = asset.grid.size();
            d->graph->setOccupancy(d->stage.occupancy(), QVector3D(static_cast<float>(size.x), static_cast<float>(size.y), static_cast<float>(size.z)));
        }
    }
    if (newGrid || before.rig.has_value() != asset.rig.has_value()) {
        d->picker.rebuild(asset.grid, binding);
    } else if (asset.rig) {
        for (const VoxelBox &dirty : changedBoxes(before.rig->binding, binding))
            d->picker.update(asset.grid, binding, dirty);
    }
    const bool newSkeleton = before.rig.has_value() != asset.rig.has_value() || (asset.rig && !(before.rig->skeleton == asset.rig->skeleton));
    if (newSkeleton || d->rest.worlds.size() != d->skeleton().size()) {
        d->rest = bindPose(d->skeleton());
        d->filter = shownFilter(d->options, d->skeleton());
    }
    d->overlay.assetChanged(asset);
    d->updatePose();
}

const VoxelAsset &StudioScene::asset() const
{
    return d->asset;
}

void StudioScene::setPose(const Pose &pose)
{
    d->pose = pose;
    d->updatePose();
}

void StudioScene::setOptions(const ViewOptions &options)
{
    const float explode = std::exchange(d->options, options).explode;
    d->filter = shownFilter(options, d->skeleton());
    d->voxels.setOptions(options);
    d->characters.setOptions(options);
    d->sticks.setOptions(options, d->pixelRatio);
    d->stage.setOptions(options);
    d->overlay.setView(d->rig, d->size, d->pixelRatio, options);
    if (d->graph)
        d->graph->setOptions(options);
    if (explode != options.explode) {
        d->updatePose();
    } else {
        d->updateJoints();
        d->updateGhosts();
    }
}

const ViewOptions &StudioScene::options() const
{
    return d->options;
}

void StudioScene::setView(const CameraRig &rig, const QSize &size, qreal pixelRatio)
{
    const bool newRatio = pixelRatio != d->pixelRatio;
    d->rig = rig;
    d->size = size;
    d->pixelRatio = pixelRatio;
    if (d->graph)
        d->graph->setView(rig, size, pixelRatio);
    d->overlay.setView(rig, size, pixelRatio, d->options);
    if (newRatio) {
        d->updateJoints();
        d->sticks.setOptions(d->options, pixelRatio);
    }
}

void StudioScene::setOverlay(const OverlayContent &overlay)
{
    d->overlay.setContent(overlay, d->asset);
    d->voxels.expectChange(overlay.hover.bounds(d->asset.grid.size()));
}

void StudioScene::setGuides(const PoseGuides &guides)
{
    d->guides.setGuides(guides, d->skeleton());
    d->updateGhosts();
}

std::optional<RayHit> StudioScene::pick(const Ray &ray) const
{
    if (d->asset.grid.cellCount() == 0)
        return std::nullopt;
    const VoxelBox whole = VoxelBox::whole(d->asset.grid.size());
    if (!d->asset.rig)
        return walkGrid(d->asset.grid, ray, d->filter.slice.value_or(whole).intersected(whole));
    return d->picker.pick(d->asset.grid, d->asset.rig->binding, d->asset.rig->skeleton, d->skinning, ray, d->filter);
}

const std::vector<Eigen::Affine3f> &StudioScene::skinning() const
{
    return d->skinning;
}

const std::vector<Eigen::Affine3f> &StudioScene::jointWorlds() const
{
    return d->worlds;
}

const std::vector<Eigen::Vector3f> &StudioScene::explodeOffsets() const
{
    return d->offsets;
}

Eigen::Vector3f StudioScene::explodeOffset(JointId joint) const
{
    const int index = d->offsets.empty() ? -1 : d->skeleton().indexOf(joint);
    return index < 0 ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : d->offsets[static_cast<std::size_t>(index)];
}

const VoxelPicker &StudioScene::picker() const
{
    return d->picker;
}

Eigen::AlignedBox3f StudioScene::shownBounds() const
{
    if (!d->hasCharacters())
        return d->voxels.shownBounds();
    Eigen::AlignedBox3f whole;
    for (const Eigen::AlignedBox3f &box : d->characters.boxes())
        whole.extend(box);
    return whole;
}

std::vector<Eigen::AlignedBox3f> StudioScene::shownBoxes() const
{
    std::vector<Eigen::AlignedBox3f> boxes = d->hasCharacters() ? d->characters.boxes() : d->voxels.shownBoxes();
    const std::vector<Eigen::AlignedBox3f> sticks = d->sticks.boxes();
    boxes.insert(boxes.end(), sticks.begin(), sticks.end());
    return boxes;
}

Eigen::AlignedBox3f StudioScene::jointBounds(const std::set<JointId> &joints) const
{
    Eigen::AlignedBox3f box = d->voxels.jointBounds(joints);
    for (const JointId joint : joints) {
        const int index = d->skeleton().indexOf(joint);
        if (index >= 0 && static_cast<std::size_t>(index) < d->worlds.size())
            box.extend(Eigen::Vector3f(d->worlds[static_cast<std::size_t>(index)].translation()));
    }
    return box;
}

std::size_t StudioScene::quadCount() const
{
    return d->voxels.quadCount();
}

std::size_t StudioScene::meshesFilled() const
{
    return d->voxels.meshesFilled();
}

std::size_t StudioScene::entityCount() const
{
    return d->voxels.entityCount() + d->characters.entityCount();
}

std::optional<JointId> StudioScene::jointAt(QPointF position, QSizeF viewSize) const
{
    if (!d->options.bones)
        return std::nullopt;
    constexpr double kReach = 6;
    std::optional<JointId> best;
    float nearest = 0;
    for (const BoneShape &bone : boneShapes(d->skeleton(), d->worlds, d->unit())) {
        bool seenFrom = false;
        bool seenTo = false;
        const QPointF from = d->rig.project(bone.from, viewSize, &seenFrom);
        const QPointF to = d->rig.project(bone.to, viewSize, &seenTo);
        if (!seenFrom || !seenTo)
            continue;
        const QPointF along = to - from;
        const double length = QPointF::dotProduct(along, along);
        const double t = length > 0 ? std::clamp(QPointF::dotProduct(position - from, along) / length, 0.0, 1.0) : 0;
        const QPointF away = position - (from + along * t);
        // The bone is widest near its joint; at its far end the child's ball begins.
        const float width = bone.radius / d->rig.voxelsPerPixel(bone.from, static_cast<float>(viewSize.height()));
        const double reach = std::max(kReach, static_cast<double>(width) * (1 - t));
        if (QPointF::dotProduct(away, away) > reach * reach || t > 0.93)
            continue;
        const float depth = (bone.from + (bone.to - bone.from) * static_cast<float>(t) - d->rig.eye()).dot(d->rig.forward());
        if (!best || depth < nearest) {
            best = bone.joint;
            nearest = depth;
        }
    }
    return best;
}

QSharedPointer<Qt3DCore::QEntity> StudioScene::root() const
{
    return d->root;
}

void StudioScene::attach(std::unique_ptr<FrameGraph> graph)
{
    d->graph = std::move(graph);
    d->settings->setActiveFrameGraph(d->graph->root());
    d->graph->setOptions(d->options);
    d->graph->setView(d->rig, d->size, d->pixelRatio);
    if (d->stage.occupancy()) {
        const Int3 size = d->asset.grid.size();
        d->graph->setOccupancy(d->stage.occupancy(), QVector3D(static_cast<float>(size.x), static_cast<float>(size.y), static_cast<float>(size.z)));
    }
}

FrameGraph *StudioScene::frameGraph() const
{
    return d->graph.get();
}

void StudioScene::setContinuous(bool continuous)
{
    d->settings->setRenderPolicy(continuous ? Qt3DRender::QRenderSettings::Always : Qt3DRender::QRenderSettings::OnDemand);
}

} // namespace marrow
