#pragma once

#include "model/character/model_picking.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/ray_walk.h"
#include "model/voxel/voxel_rig.h"
#include "model/voxel/voxel_set.h"
#include "render/character/character_figure.h"
#include "render/character/stick_figure.h"
#include "render/viewport/camera_rig.h"
#include "render/viewport/overlay_content.h"
#include "render/voxel/pose_guides.h"
#include "render/voxel/view_options.h"

#include <QSharedPointer>
#include <QSize>

#include <memory>

namespace Qt3DCore {
class QEntity;
}

namespace marrow {

class FrameGraph;

/// Everything that is drawn in the 3D view: the model in a pose, its surroundings and what lies over them. Used by the
/// window and by off-screen pictures alike. No Qt3D type shows here. GUI thread only; needs no OpenGL by itself.
class StudioScene
{
public:
    StudioScene();
    ~StudioScene();

    /// Shows an asset. Compares it with the last one: after a paint stroke only touched meshes are rebuilt.
    void setAsset(const VoxelAsset &asset);
    const VoxelAsset &asset() const;
    /// Poses the skeleton; locals are not looked at. An empty pose is the bind pose.
    void setPose(const Pose &pose);

    /// Shows characters; a voxel asset should be taken away first (setAsset({})). Figures of models that were there already are only posed
    /// anew. Joints of the first one are what the overlay, `jointAt` and the options' selection are about: their ids are its nodes.
    void setCharacters(std::vector<CharacterFigure> figures);
    const std::vector<CharacterFigure> &characters() const;
    /// Weights of a part (of modelParts()) of the first figure while they are painted: joints are places in its skin's list. Drawn until
    /// characters with another model are set; the model itself stays as it is.
    void setCharacterWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights);
    /// What a ray hits first of the first figure, in the pose on show; positions are in world space.
    std::optional<ModelHit> pickCharacter(const Ray &ray) const;
    /// The same rays and brushes for tools, in the space of the first figure's model; fitted to its pose when asked.
    const ModelPicker &characterPicker() const;
    /// Its joints and where they stand (see jointWorlds()).
    const Skeleton &characterSkeleton() const;
    /// The world length that counts as a voxel (CameraRig::unit).
    float unit() const;

    /// Skeletons without bodies, in metres, beside or instead of models.
    void setStickFigures(std::vector<StickFigure> figures);
    /// A floor for them, where no model brings its own: around `middle`, about `extent` wide.
    void setStickFloor(const Eigen::Vector3f &middle, float extent);
    void setOptions(const ViewOptions &options);
    const ViewOptions &options() const;
    /// `size` in device pixels.
    void setView(const CameraRig &rig, const QSize &size, qreal pixelRatio);

    void setOverlay(const OverlayContent &overlay);
    /// Onion skins, trails and gaps around the pose.
    void setGuides(const PoseGuides &guides);

    /// The first shown voxel a ray hits, in the pose and explosion on show.
    std::optional<RayHit> pick(const Ray &ray) const;
    /// How the bind grid is moved on show, explosion included, in skeleton order.
    const std::vector<Eigen::Affine3f> &skinning() const;
    /// Where joints stand on show, explosion included, in skeleton order.
    const std::vector<Eigen::Affine3f> &jointWorlds() const;
    /// How far each joint is drawn from where it is, in skeleton order; empty while nothing is taken apart.
    const std::vector<Eigen::Vector3f> &explodeOffsets() const;
    /// The same for one joint.
    Eigen::Vector3f explodeOffset(JointId joint) const;
    const VoxelPicker &picker() const;
    Eigen::AlignedBox3f shownBounds() const;
    std::vector<Eigen::AlignedBox3f> shownBoxes() const;
    Eigen::AlignedBox3f jointBounds(const std::set<JointId> &joints) const;
    std::size_t quadCount() const;
    std::size_t meshesFilled() const;
    std::size_t entityCount() const;

    /// The joint whose bone or ball lies under a point of the picture; nullopt when bones are not shown. Same pixel unit
    /// for both arguments.
    std::optional<JointId> jointAt(QPointF position, QSizeF viewSize) const;

    /// For render/ only: the root to give to an engine, and the way of drawing it. The engine must let go of the root
    /// before the scene goes, and the scene must go before the graph's surface.
    QSharedPointer<Qt3DCore::QEntity> root() const;
    void attach(std::unique_ptr<FrameGraph> graph);
    FrameGraph *frameGraph() const;
    /// Draw all the time (true) or when something changed.
    void setContinuous(bool continuous);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow
