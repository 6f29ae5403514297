#include "model/character/skin/skin_checks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kSumTolerance = 1e-4;
constexpr double kInverseBindTolerance = 1e-5;
constexpr double kFacingAhead = -0.3;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SkinChecks)
};

SkinCheck countCheck(const char *name, std::size_t count, const QString &good, const QString &bad)
{
    return {QString::fromLatin1(name), count == 0, static_cast<double>(count), 0, count == 0 ? good : bad.arg(count)};
}

float distanceTo(const Eigen::Vector3f &point, const Eigen::Vector3f &from, const Eigen::Vector3f &to)
{
    const Eigen::Vector3f along = to - from;
    const float length = along.squaredNorm();
    const float t = length > 0 ? std::clamp((point - from).dot(along) / length, 0.0F, 1.0F) : 0;
    return (point - from - t * along).norm();
}

bool nearestIsForearmOrHand(const Eigen::Vector3f &point, const JointPlacement &placement)
{
    const auto skeleton = humanoidSkeleton();
    static const int forearm = humanoidJoint(u"forearm_L");
    float best = 1e30F;
    bool arm = false;
    for (std::size_t joint = 1; joint < skeleton.size(); ++joint) {
        const float distance = distanceTo(point, placement.joints[joint].position, placement.tails[joint]);
        if (distance < best) {
            best = distance;
            arm = skeleton[joint].part == BodyPart::Arm && static_cast<int>(joint) >= forearm;
        }
    }
    return arm;
}

/// What is counted over the vertices.
struct VertexCounts
{
    std::size_t midlineArms = 0, midlineNearest = 0, wrongSide = 0, unweighted = 0;
    double worstSum = 0;
    int influences = 0;
};

VertexCounts countVertices(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, float band)
{
    const auto skeleton = humanoidSkeleton();
    VertexCounts counts;
    for (const BakedMesh::Range &range : mesh.ranges) {
        for (std::size_t v = range.firstVertex; v < range.firstVertex + range.vertexCount && v < weights.size(); ++v) {
            const VertexWeights &vertex = weights[v];
            double sum = 0;
            int used = 0;
            bool wrong = false;
            const float x = mesh.positions[v].x();
            for (std::size_t k = 0; k < 4; ++k) {
                if (!(vertex.weights[k] > 0))
                    continue;
                ++used;
                sum += static_cast<double>(vertex.weights[k]);
                const BodySide side = skeleton[vertex.joints[k]].side;
                wrong = wrong || (side == BodySide::Left && x < -band) || (side == BodySide::Right && x > band);
            }
            counts.unweighted += used == 0;
            counts.wrongSide += wrong && range.follows < 0;
            counts.worstSum = std::max(counts.worstSum, std::abs(sum - 1));
            counts.influences = std::max(counts.influences, used);
            if (std::abs(x) >= band || range.follows > 0)
                continue;
            counts.midlineArms += used > 0 && skeleton[vertex.joints[0]].part == BodyPart::Arm;
            counts.midlineNearest += nearestIsForearmOrHand(mesh.positions[v], placement);
        }
    }
    return counts;
}

void addJointChecks(std::vector<SkinCheck> &checks, const JointPlacement &placement, float band)
{
    const auto skeleton = humanoidSkeleton();
    std::size_t inBand = 0;
    QStringList swapped;
    for (std::size_t joint = 1; joint < skeleton.size(); ++joint) {
        const float x = placement.joints[joint].position.x();
        inBand += skeleton[joint].part == BodyPart::Arm && std::abs(x) < band;
        if ((skeleton[joint].side == BodySide::Left && x < 0) || (skeleton[joint].side == BodySide::Right && x > 0))
            swapped.append(humanoidJointName(static_cast<int>(joint)));
    }
    checks.push_back(countCheck("midline-joints", inBand, Texts::tr("No joint of an arm stands in the midline band."),
                                Texts::tr("%1 joints of arms stand in the midline band: move them out to their side.")));
    SkinCheck sides = countCheck("side-of-joints", static_cast<std::size_t>(swapped.size()), Texts::tr("Left joints are left and right joints right."),
                                 Texts::tr("%1 joints stand on the wrong side: ") + swapped.join(QStringLiteral(", ")));
    checks.push_back(sides);
}

void addFacts(std::vector<SkinCheck> &checks, const SkinFacts &facts)
{
    if (facts.inverseBindError) {
        checks.push_back({QStringLiteral("inverse-bind"), *facts.inverseBindError <= kInverseBindTolerance, *facts.inverseBindError, kInverseBindTolerance,
                          Texts::tr("Inverse bind matrices read back from the file are off by %1.").arg(*facts.inverseBindError, 0, 'g', 3)});
    }
    if (facts.facing) {
        const bool ok = *facts.facing > kFacingAhead;
        checks.push_back({QStringLiteral("facing"), ok, *facts.facing, kFacingAhead,
                          !ok ? Texts::tr("It looks towards −Z: turn the model round.")
                              : *facts.facing < -kFacingAhead ? Texts::tr("Which way it looks cannot be told from its feet.") : Texts::tr("It looks towards +Z.")});
    }
    if (facts.selfIntersections) {
        // Shells that overlap at rest are how many models are made, so the number has no limit.
        checks.push_back({QStringLiteral("self-intersections"), true, static_cast<double>(*facts.selfIntersections), -1,
                          Texts::tr("%1 pairs of faces cross each other at rest.").arg(*facts.selfIntersections)});
    }
    if (facts.agreement) {
        checks.push_back({QStringLiteral("own-skin"), true, *facts.agreement, -1,
                          Texts::tr("%1 % of the vertices go mainly to the same joint as in the model's own skin.").arg(100 * *facts.agreement, 0, 'f', 1)});
    }
}

} // namespace

std::vector<SkinCheck> checkSkin(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, const WeightOptions &options,
                                 const SkinFacts &facts)
{
    const float band = options.midlineBand * placement.height;
    const VertexCounts counts = countVertices(mesh, placement, weights, band);
    std::vector<SkinCheck> checks;
    addJointChecks(checks, placement, band);
    const auto place = checks.begin() + 1;
    checks.insert(place, {countCheck("midline-arms", counts.midlineArms, Texts::tr("No vertex of the midline band follows an arm."),
                                     Texts::tr("%1 vertices of the midline band follow an arm: its joints are misplaced, or the weights were painted so.")),
                          countCheck("midline-nearest", counts.midlineNearest, Texts::tr("Forearms and hands are nowhere nearest to the midline band."),
                                     Texts::tr("A forearm or hand is nearest to %1 vertices of the midline band: look at the joints of the arms."))});
    checks.push_back(countCheck("wrong-side", counts.wrongSide, Texts::tr("No vertex follows a joint of the other side."),
                                Texts::tr("%1 vertices follow a joint of the other side.")));
    checks.push_back(countCheck("unweighted", counts.unweighted, Texts::tr("Every vertex follows a joint."), Texts::tr("%1 vertices follow no joint.")));
    checks.push_back({QStringLiteral("weight-sum"), counts.worstSum <= kSumTolerance, counts.worstSum, kSumTolerance,
                      Texts::tr("Weights sum to 1 within %1.").arg(counts.worstSum, 0, 'g', 2)});
    checks.push_back({QStringLiteral("influences"), counts.influences <= 4, static_cast<double>(counts.influences), 4,
                      Texts::tr("At most %1 joints move a vertex.").arg(counts.influences)});
    addFacts(checks, facts);
    return checks;
}

std::vector<Eigen::Matrix4f> inverseBindMatrices(const JointPlacement &placement)
{
    std::vector<Eigen::Matrix4f> matrices;
    for (std::size_t joint = 1; joint < placement.joints.size(); ++joint) {
        Eigen::Matrix4f matrix = Eigen::Matrix4f::Identity();
        matrix.topRightCorner<3, 1>() = -placement.joints[joint].position;
        matrices.push_back(matrix);
    }
    return matrices;
}

double inverseBindError(const std::vector<Eigen::Matrix4f> &inverseBind, const HumanoidRest &rest)
{
    double worst = 0;
    for (std::size_t i = 0; i < inverseBind.size() && i + 1 < rest.size(); ++i) {
        Eigen::Matrix4f world = Eigen::Matrix4f::Identity();
        world.topRightCorner<3, 1>() = rest[i + 1];
        worst = std::max(worst, static_cast<double>((inverseBind[i] * world - Eigen::Matrix4f::Identity()).cwiseAbs().maxCoeff()));
    }
    return worst;
}

} // namespace marrow
