#pragma once

#include "model/character/model_pose.h"

#include <Eigen/Geometry>

#include <memory>
#include <optional>

namespace marrow {

/// Where a ray meets the surface of a model, in the model's space and in the pose it stands in.
struct ModelHit
{
    int part = -1;              ///< of modelParts()
    std::uint32_t triangle = 0; ///< of the primitive
    std::array<std::uint32_t, 3> corners{}; ///< vertices of the primitive
    Eigen::Vector3f barycentric = Eigen::Vector3f::Zero();
    double distance = 0; ///< from the ray's origin, in lengths of its direction
    Eigen::Vector3f position = Eigen::Vector3f::Zero();
    Eigen::Vector3f normal = Eigen::Vector3f::UnitY(); ///< of the triangle, length one
    bool fromBehind = false;
};

/// A vertex of a part near a point.
struct NearVertex
{
    int part = -1;
    std::uint32_t vertex = 0;
    float distance = 0;
};

/// Rays and brushes against the skinned triangles, on the processor. The tree over the triangles is built once for a model and
/// fitted to each pose when it is first asked. Copies are cheap to move; one thread.
class ModelPicker
{
public:
    ModelPicker();
    ~ModelPicker();
    ModelPicker(ModelPicker &&) noexcept;
    ModelPicker &operator=(ModelPicker &&) noexcept;

    /// The model must stay as it is until the next call; it is shared, not copied.
    void setModel(const std::shared_ptr<const CharacterModel> &model);
    void setPose(const ModelPose &pose);

    /// The nearest triangle along a ray; from behind only where the material shows both sides, unless `bothSides`.
    std::optional<ModelHit> pick(const Eigen::Vector3d &origin, const Eigen::Vector3d &direction, bool bothSides = false) const;
    /// All meetings, near to far, from both sides: what "the middle of the volume here" is measured by.
    std::vector<ModelHit> pickAll(const Eigen::Vector3d &origin, const Eigen::Vector3d &direction) const;
    /// Vertices within a ball, in no order.
    std::vector<NearVertex> near(const Eigen::Vector3f &centre, float radius) const;

    const std::vector<ModelPart> &parts() const;
    /// As posed, in the model's space; one list a part.
    const std::vector<PartSurface> &surfaces() const;
    Eigen::AlignedBox3f bounds() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow
