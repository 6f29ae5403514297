#include "model/character/placement/joint_placement.h"

#include "model/character/placement/placement_parts.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

using namespace placement;

// Where the joints of the trunk lie between the joints of the thighs and the neck, as shares of that way.
constexpr float kHipsUp = 0.02F;
constexpr float kSpineUp = 0.12F;
constexpr float kChestUp = 0.66F;
// Of the height.
constexpr float kNeckBelowDip = 0.03F;
constexpr float kLeastShoulder = 0.047F; ///< the shoulders stay out of the midline band
constexpr float kShoulderOut = 0.4F;     ///< of the way from the middle to the upper arm
constexpr float kSidesAgree = 0.03F;     ///< the two sides count as mirror images up to this difference
/// Where a nearly straight arm bends is found now here, now there: arms that are mirror images otherwise have their elbows in the mirrored middle.
constexpr float kElbowsAgree = 0.08F;
constexpr float kTPoseDegrees = 25;
constexpr float kAPoseDegrees = 80;
constexpr float kMeasured = 0.5F; ///< from this confidence on a joint counts as measured

struct Proportion
{
    const char *joint; ///< without its side
    float x, y, z;     ///< of the height
};

/// A person with arms at 45 degrees.
constexpr std::array kPerson = {
    Proportion{"root", 0, 0, 0},
    Proportion{"hips", 0, 0.53F, 0},
    Proportion{"spine", 0, 0.58F, 0},
    Proportion{"chest", 0, 0.69F, 0},
    Proportion{"neck", 0, 0.82F, 0},
    Proportion{"head", 0, 0.86F, 0.01F},
    Proportion{"shoulder", 0.047F, 0.8F, 0},
    Proportion{"upper_arm", 0.1F, 0.8F, 0},
    Proportion{"forearm", 0.225F, 0.67F, 0},
    Proportion{"hand", 0.33F, 0.56F, 0},
    Proportion{"thigh", 0.052F, 0.515F, 0},
    Proportion{"shin", 0.052F, 0.28F, 0},
    Proportion{"foot", 0.052F, 0.045F, -0.01F},
    Proportion{"toe", 0.052F, 0.012F, 0.06F},
};

/// Collects the joints by name and side.
class Placing
{
public:
    explicit Placing(JointPlacement &placement)
        : m_placement(placement)
    {
    }

    void set(const char *name, const Eigen::Vector3f &position, float confidence)
    {
        PlacedJoint &joint = m_placement.joints[static_cast<std::size_t>(humanoidJoint(QString::fromLatin1(name)))];
        joint = {position, confidence, confidence >= kMeasured ? JointSource::Analysis : JointSource::Proportion};
    }
    void setSided(const char *name, int side, const Eigen::Vector3f &position, float confidence)
    {
        set((QByteArray(name) + (side > 0 ? "_L" : "_R")).constData(), position, confidence);
    }
    void setTip(const char *name, int side, const Eigen::Vector3f &position)
    {
        const QString full = QString::fromLatin1(name) + (side > 0 ? QStringLiteral("_L") : side < 0 ? QStringLiteral("_R") : QString());
        m_placement.tails[static_cast<std::size_t>(humanoidJoint(full))] = position;
    }
    void setTrunk(float halfWidth) { m_placement.trunkHalfWidth = halfWidth; }
    Eigen::Vector3f at(const char *name) const
    {
        return m_placement.joints[static_cast<std::size_t>(humanoidJoint(QString::fromLatin1(name)))].position;
    }

private:
    JointPlacement &m_placement;
};

/// Tails that are joints follow them.
void tieTails(JointPlacement &placement)
{
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
        if (skeleton[joint].tail >= 0)
            placement.tails[joint] = placement.joints[static_cast<std::size_t>(skeleton[joint].tail)].position;
    }
    placement.tails[0] = placement.joints[0].position;
}

Eigen::Vector3f mirrored(const Eigen::Vector3f &point)
{
    return {-point.x(), point.y(), point.z()};
}

/// Two readings of the same thing on both sides: their mirrored mean when they agree, else each for itself.
struct BothSides
{
    Eigen::Vector3f left, right;
    float confidence = 1; ///< a factor
};
BothSides bothSides(const Eigen::Vector3f &left, const Eigen::Vector3f &right, float tolerance)
{
    if ((left - mirrored(right)).cwiseAbs().maxCoeff() > tolerance)
        return {left, right, 0.7F};
    const Eigen::Vector3f mean = 0.5F * (left + mirrored(right));
    return {mean, mirrored(mean), 1};
}

void placeLegs(Placing &placing, const LegsReading &legs, const BodyVolume &volume)
{
    const LegReading &left = legs.sides[0];
    const LegReading &right = legs.sides[1];
    if (!left.found || !right.found)
        return;
    const float tolerance = kSidesAgree * volume.height();
    const float sure = legs.crotch.confidence;
    const auto both = [&](const char *name, const Eigen::Vector3f &l, const Eigen::Vector3f &r, float confidence) {
        const BothSides sides = bothSides(l, r, tolerance);
        placing.setSided(name, 1, sides.left, confidence * sides.confidence);
        placing.setSided(name, -1, sides.right, confidence * sides.confidence);
    };
    const float foot = std::min(left.footConfidence, right.footConfidence);
    both("thigh", left.thigh, right.thigh, 0.9F * sure);
    both("shin", left.knee, right.knee, 0.8F * sure);
    both("foot", left.ankle, right.ankle, std::max(0.4F, sure) * foot);
    both("toe", left.ball, right.ball, std::max(0.4F, sure) * foot);
    const BothSides tips = bothSides(left.tip, right.tip, tolerance);
    placing.setTip("toe", 1, tips.left);
    placing.setTip("toe", -1, tips.right);
}

void placeTrunk(Placing &placing, const LegsReading &legs, const TrunkReading &trunk, const BodyVolume &volume)
{
    const float bottom = volume.bottom();
    const float thighY = bottom + legs.crotch.value + kHipsAboveCrotch * volume.height();
    const float dipY = bottom + trunk.neck.value;
    const float neckY = std::max(dipY - kNeckBelowDip * volume.height(), thighY + 0.5F * (dipY - thighY));
    const float reach = trunk.halfWidth.value;
    const auto centreAt = [&](float y) {
        const auto centre = middleCentre(volume, volume.levelAt(y), reach);
        const float x = centre && std::abs(centre->x()) > 0.02F * volume.height() ? centre->x() : 0;
        return Eigen::Vector3f(x, y, centre ? centre->z() : 0);
    };
    const float sure = std::min(legs.crotch.confidence, trunk.neck.confidence);
    const auto between = [&](float share) { return thighY + share * (neckY - thighY); };
    placing.set("hips", centreAt(between(kHipsUp)), 0.9F * legs.crotch.confidence);
    placing.set("spine", centreAt(between(kSpineUp)), 0.75F * sure);
    placing.set("chest", centreAt(between(kChestUp)), 0.75F * sure);
    placing.set("neck", centreAt(neckY), 0.9F * trunk.neck.confidence);
    const Eigen::Vector3f head = centreAt(dipY);
    placing.set("head", head, 0.9F * trunk.neck.confidence);
    const Eigen::Vector3f middle = centreAt(0.5F * (dipY + volume.top()));
    placing.setTip("head", 0, {head.x(), volume.top(), 0.5F * (head.z() + middle.z())});
    placing.setTrunk(trunk.halfWidth.confidence > 0.5F ? trunk.halfWidth.value : 0);
    placing.set("root", {placing.at("hips").x(), bottom, 0}, 1);
}

void placeArms(Placing &placing, const std::array<ArmReading, 2> &arms, const TrunkReading &trunk, const BodyVolume &volume, BodyReading &reading)
{
    if (!arms[0].found && !arms[1].found)
        return;
    // One arm that could not be seen is taken to be the mirror image of the other.
    std::array<ArmReading, 2> pair = arms;
    // Where no trunk could be told from arms, what looks like an arm may be an ear.
    float sure = trunk.armpit.confidence > 0.5F && trunk.neck.confidence > 0.5F ? 1.0F : 0.45F;
    for (int i = 0; i < 2; ++i) {
        const auto &other = arms[static_cast<std::size_t>(1 - i)];
        if (arms[static_cast<std::size_t>(i)].found)
            continue;
        sure = std::min(sure, 0.45F);
        ArmReading &arm = pair[static_cast<std::size_t>(i)];
        arm = other;
        for (Eigen::Vector3f *point : {&arm.shoulder, &arm.elbow, &arm.wrist, &arm.tip})
            *point = mirrored(*point);
    }
    const float height = volume.height();
    const auto both = [&](const char *name, Eigen::Vector3f ArmReading::*point, float confidence, float agree = kSidesAgree) {
        const BothSides sides = bothSides(pair[0].*point, pair[1].*point, agree * height);
        placing.setSided(name, 1, sides.left, sure * confidence * sides.confidence);
        placing.setSided(name, -1, sides.right, sure * confidence * sides.confidence);
        return sides;
    };
    const BothSides upper = both("upper_arm", &ArmReading::shoulder, 0.85F);
    const BothSides hands = both("hand", &ArmReading::wrist, std::min(pair[0].wristConfidence, pair[1].wristConfidence));
    const bool mirrorImages = upper.confidence == 1 && hands.confidence == 1;
    const float doubt = mirrorImages ? bothSides(pair[0].elbow, pair[1].elbow, kSidesAgree * height).confidence : 1;
    both("forearm", &ArmReading::elbow, doubt * std::min(pair[0].elbowConfidence, pair[1].elbowConfidence), mirrorImages ? kElbowsAgree : kSidesAgree);
    const BothSides tips = bothSides(pair[0].tip, pair[1].tip, kSidesAgree * height);
    placing.setTip("hand", 1, tips.left);
    placing.setTip("hand", -1, tips.right);
    for (const int side : {1, -1}) {
        const Eigen::Vector3f &arm = side > 0 ? upper.left : upper.right;
        const Eigen::Vector3f neck = placing.at("neck");
        Eigen::Vector3f shoulder = neck + kShoulderOut * (arm - neck);
        shoulder.y() = 0.5F * (arm.y() + std::min(neck.y(), std::max(arm.y(), shoulder.y())));
        const float out = std::max(kLeastShoulder * height, kShoulderOut * std::abs(arm.x()));
        shoulder.x() = static_cast<float>(side) * std::min(out, std::max(0.9F * std::abs(arm.x()), kLeastShoulder * height));
        placing.setSided("shoulder", side, shoulder, sure * 0.6F);
    }
    reading.armAngleDegrees = 0.5F * (pair[0].angleDegrees + pair[1].angleDegrees);
    reading.pose = reading.armAngleDegrees < kTPoseDegrees && reading.armAngleDegrees > -kTPoseDegrees ? BodyPose::TPose
        : reading.armAngleDegrees >= kTPoseDegrees && reading.armAngleDegrees < kAPoseDegrees ? BodyPose::APose : BodyPose::Unclear;
}

float facingFrom(const LegsReading &legs)
{
    float sum = 0;
    int count = 0;
    for (const LegReading &leg : legs.sides) {
        if (!leg.found || leg.footConfidence < 0.5F)
            continue;
        const float ahead = leg.tip.z() - leg.ankle.z();
        const float behind = leg.ankle.z() - leg.heelZ;
        const float length = std::abs(leg.tip.z() - leg.heelZ);
        sum += length > 0 ? std::clamp(2.5F * (ahead - behind) / length, -1.0F, 1.0F) : 0;
        ++count;
    }
    return count > 0 ? sum / static_cast<float>(count) : 0;
}

} // namespace

JointPlacement proportionPlacement(const BakedMesh &mesh)
{
    const BodyVolume volume(mesh, 16, false);
    JointPlacement placement;
    placement.height = volume.empty() ? 1 : volume.height();
    Placing placing(placement);
    for (const Proportion &part : kPerson) {
        const Eigen::Vector3f position(part.x * placement.height, volume.bottom() + part.y * placement.height, part.z * placement.height);
        if (part.x == 0) {
            placing.set(part.joint, position, 0);
            continue;
        }
        placing.setSided(part.joint, 1, position, 0);
        placing.setSided(part.joint, -1, mirrored(position), 0);
    }
    const float height = placement.height;
    placing.setTip("head", 0, {0, volume.bottom() + height, 0});
    for (const int side : {1, -1}) {
        const auto s = static_cast<float>(side);
        placing.setTip("hand", side, {s * 0.4F * height, volume.bottom() + 0.49F * height, 0});
        placing.setTip("toe", side, {s * 0.052F * height, volume.bottom() + 0.01F * height, 0.1F * height});
    }
    tieTails(placement);
    return placement;
}

PlacementAnalysis analysePlacement(const BakedMesh &mesh, const PlacementOptions &options, const Progress &progress)
{
    PlacementAnalysis analysis;
    analysis.placement = proportionPlacement(mesh);
    const BodyVolume volume(mesh, options.slices, options.useProps);
    if (volume.empty() || progress.cancelled())
        return analysis;
    progress.report(0.4);
    analysis.placement.height = volume.height();
    const LegsReading legs = readLegs(volume, options);
    const TrunkReading trunk = readTrunk(volume, options, legs);
    progress.report(0.6);
    if (progress.cancelled())
        return analysis;
    const std::array<ArmReading, 2> arms = {readArm(volume, options, trunk, legs, 1), readArm(volume, options, trunk, legs, -1)};
    progress.report(0.9);
    Placing placing(analysis.placement);
    placeLegs(placing, legs, volume);
    placeTrunk(placing, legs, trunk, volume);
    placeArms(placing, arms, trunk, volume, analysis.reading);
    analysis.reading.facing = facingFrom(legs);
    tieTails(analysis.placement);
    progress.report(1);
    return analysis;
}

float facingOf(const BakedMesh &mesh)
{
    const BodyVolume volume(mesh, PlacementOptions().slices, false);
    return volume.empty() ? 0 : facingFrom(readLegs(volume, {}));
}

void moveJoint(JointPlacement &placement, int joint, const Eigen::Vector3f &position, bool mirror, JointSource source)
{
    const HumanoidJoint &entry = humanoidSkeleton()[static_cast<std::size_t>(joint)];
    const auto place = [&](int index, const Eigen::Vector3f &to) {
        const auto i = static_cast<std::size_t>(index);
        if (humanoidSkeleton()[i].tail < 0)
            placement.tails[i] += to - placement.joints[i].position;
        placement.joints[i] = {to, 1, source};
    };
    place(joint, position);
    if (mirror && entry.mirror != joint)
        place(entry.mirror, mirrored(position));
    tieTails(placement);
}

} // namespace marrow
