#pragma once

#include "model/character/skin/skin_weights.h"

#include <QString>

#include <vector>

namespace marrow {

/// One measured statement about a binding. `name` is stable ("midline-arms"); `words` says it to people with its number.
struct SkinCheck
{
    QString name;
    bool ok = true;
    double value = 0;
    double limit = 0;
    QString words;
};

/// What is measured of a binding besides the weights themselves.
struct SkinFacts
{
    std::optional<double> inverseBindError; ///< of the written file read back
    std::optional<double> facing;           ///< BodyReading::facing
    std::optional<qint64> selfIntersections; ///< at rest, as in skin_deform.h
    std::optional<double> agreement;        ///< SkinAgreement::share()
};

/// In this order: midline-joints (arm joints that stand in the midline band), midline-arms (vertices of the band whose strongest joint is an
/// arm's), midline-nearest (vertices of the band to which a forearm or hand is nearest, whatever the weights say: the arms are misplaced then),
/// side-of-joints (joints on the wrong side), wrong-side (vertices beyond the band with weight of the other side), unweighted, weight-sum
/// (largest |sum − 1|), influences (most a vertex has), and of the facts that are known inverse-bind, facing, self-intersections, own-skin.
std::vector<SkinCheck> checkSkin(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights,
                                 const WeightOptions &options = {}, const SkinFacts &facts = {});

/// The inverse bind matrices as glTF stores them (column by column), of joints 1 to 21 at `placement`.
std::vector<Eigen::Matrix4f> inverseBindMatrices(const JointPlacement &placement);
/// The largest entry of |IBM · bind world − identity| (character-pipeline §2).
double inverseBindError(const std::vector<Eigen::Matrix4f> &inverseBind, const HumanoidRest &rest);

} // namespace marrow
