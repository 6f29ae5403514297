// Weights, checks and poses on a person whose joints are known.

#include "model/character/humanoid_rest.h"
#include "model/character/placement/joint_placement.h"
#include "model/character/placement/mesh_shells.h"
#include "model/character/retarget/rest_change.h"
#include "model/character/skin/mesh_baking.h"
#include "model/character/skin/skin_checks.h"
#include "model/character/skin/skin_deform.h"
#include "tests/support/box_person.h"

#include <QtTest>

#include <bitset>

using namespace marrow;
using namespace marrow::test;

namespace {

std::size_t place(const QString &joint)
{
    return static_cast<std::size_t>(humanoidJoint(joint));
}

const SkinCheck *find(const std::vector<SkinCheck> &checks, const QString &name)
{
    for (const SkinCheck &check : checks) {
        if (check.name == name)
            return &check;
    }
    return nullptr;
}

} // namespace

class TestCharacterBinding : public QObject
{
    Q_OBJECT

private slots:
    void weightsFollowTheRules();
    void piecesStayWhole();
    void agreesWithTheOwnSkin();
    void checksSayWhatIsWrong();
    void posesMoveWhatTheyShould();
    void countsNewCrossings();
    void aPoseBecomesTheRest();
    void rangeOfMotionLoops();
    void cancels();
};

void TestCharacterBinding::weightsFollowTheRules()
{
    BoxPersonOptions options;
    options.armDegrees = 55;
    const BakedMesh mesh = bakeMesh(boxPerson(options));
    const JointPlacement placement = analysePlacement(mesh).placement;
    WeightOptions plain;
    plain.limbsInTrunk = 1;
    plain.onePart = 2;
    for (const WeightOptions &constants : {WeightOptions(), plain}) {
        const auto weights = bindWeights(mesh, placement, constants);
        QCOMPARE(weights.size(), mesh.positions.size());
        const float band = constants.midlineBand * placement.height;
        for (std::size_t v = 0; v < weights.size(); ++v) {
            float sum = 0;
            float last = 2;
            for (std::size_t k = 0; k < 4; ++k) {
                const float weight = weights[v].weights[k];
                QVERIFY(weight >= 0 && weight <= last);
                last = weight;
                sum += weight;
                if (weight == 0)
                    continue;
                const HumanoidJoint &joint = humanoidSkeleton()[weights[v].joints[k]];
                QVERIFY(weights[v].joints[k] >= 1);
                QVERIFY(joint.side != BodySide::Left || mesh.positions[v].x() >= -band);
                QVERIFY(joint.side != BodySide::Right || mesh.positions[v].x() <= band);
                QVERIFY(joint.part != BodyPart::Arm || std::abs(mesh.positions[v].x()) > band);
            }
            QVERIFY(std::abs(sum - 1) < 1e-5F);
        }
    }
    // The formula itself, far from arms and the trunk: two segments share a vertex as 1 / (d + ε)^p.
    const int knee = humanoidJoint(u"shin_L");
    const int thigh = humanoidJoint(u"thigh_L");
    JointPlacement two = placement;
    for (std::size_t joint = 0; joint < two.joints.size(); ++joint) {
        two.joints[joint].position = {0, 100, 0};
        two.tails[joint] = {0, 100, 0};
    }
    const auto put = [&two](int joint, Eigen::Vector3f from, Eigen::Vector3f to) {
        two.joints[static_cast<std::size_t>(joint)].position = from;
        two.tails[static_cast<std::size_t>(joint)] = to;
    };
    put(thigh, {0.3F, 0, 0}, {0.3F, 1, 0});
    put(knee, {0.6F, 0, 0}, {0.6F, 1, 0});
    BakedMesh one;
    one.positions = {{0.4F, 0.5F, 0}};
    one.normals = {{0, 1, 0}};
    one.ranges = {{0, 0, 0, 0, 1, 0, 0, -1}};
    WeightOptions power3;
    power3.power = 3;
    const VertexWeights vertex = bindWeights(one, two, power3).front();
    const float epsilon = power3.epsilon * two.height;
    const float expected = std::pow((0.2F + epsilon) / (0.1F + epsilon), 3.0F);
    QCOMPARE(static_cast<int>(vertex.joints[0]), thigh);
    QVERIFY(std::abs(weightOf(vertex, thigh) / weightOf(vertex, knee) - expected) < 1e-3F * expected);
    QCOMPARE(WeightOptions().powerFor(1499), 3.0F);
    QCOMPARE(WeightOptions().powerFor(1500), 4.0F);
}

void TestCharacterBinding::piecesStayWhole()
{
    BoxPersonOptions options;
    options.ownSkin = true;
    options.sword = true;
    const CharacterModel model = boxPerson(options);
    const BakedMesh mesh = bakeMesh(model);
    QCOMPARE(mesh.ranges.size(), std::size_t{2});
    const BakedMesh::Range &sword = mesh.ranges.front().follows > 0 ? mesh.ranges.front() : mesh.ranges.back();
    QCOMPARE(sword.follows, humanoidJoint(u"hand_R"));
    // It takes no part in the measuring: the sword reaches above the head.
    const PlacementAnalysis analysis = analysePlacement(mesh);
    QCOMPARE(analysis.placement.height, 2.0F);
    const auto weights = bindWeights(mesh, analysis.placement);
    for (std::size_t v = sword.firstVertex; v < sword.firstVertex + sword.vertexCount; ++v)
        QCOMPARE(weightOf(weights[v], humanoidJoint(u"hand_R")), 1.0F);
    WeightOptions bent;
    bent.keepProps = false;
    const auto others = bindWeights(mesh, analysis.placement, bent);
    bool differs = false;
    for (std::size_t v = sword.firstVertex; v < sword.firstVertex + sword.vertexCount; ++v)
        differs = differs || weightOf(others[v], humanoidJoint(u"hand_R")) < 0.9F;
    QVERIFY(differs);

    // One tube for each of the nineteen parts of the body, and the blade.
    const MeshShells shells = findShells(mesh);
    QVERIFY(shells.count > 10);
    for (std::size_t t = 0; t < mesh.triangles.size(); t += 3)
        QCOMPARE(shells.shellOf[mesh.triangles[t]], shells.shellOf[mesh.triangles[t + 2]]);
}

void TestCharacterBinding::agreesWithTheOwnSkin()
{
    BoxPersonOptions options;
    options.ownSkin = true;
    const CharacterModel model = boxPerson(options);
    const BakedMesh mesh = bakeMesh(model);
    const auto own = ownSkin(model, mesh);
    QVERIFY(own);
    const auto weights = bindWeights(mesh, analysePlacement(mesh).placement);
    const SkinAgreement agreement = compareSkins(*own, weights);
    QCOMPARE(agreement.compared, mesh.positions.size());
    QVERIFY2(agreement.share() > 0.78, qPrintable(QString::number(agreement.share())));
    // A vertex that goes elsewhere counts as different; one that goes to a joint the model lacks counts with its neighbours.
    std::vector<VertexWeights> wrong(weights.size());
    for (VertexWeights &vertex : wrong)
        vertex = {{static_cast<std::uint8_t>(humanoidJoint(u"toe_L")), 1, 1, 1}, {1, 0, 0, 0}};
    QVERIFY(compareSkins(*own, wrong).share() < 0.15);
    QCOMPARE(own->standsFor[place("shoulder_L")][0], humanoidJoint(u"chest"));
    QCOMPARE(own->standsFor[place("shoulder_L")][1], humanoidJoint(u"upper_arm_L"));
    QVERIFY(!ownSkin(boxPerson(), bakeMesh(boxPerson())));
}

void TestCharacterBinding::checksSayWhatIsWrong()
{
    const BakedMesh mesh = bakeMesh(boxPerson());
    const JointPlacement placement = analysePlacement(mesh).placement;
    auto weights = bindWeights(mesh, placement);
    for (const SkinCheck &check : checkSkin(mesh, placement, weights))
        QVERIFY2(check.ok, qPrintable(check.name + ": " + check.words));

    JointPlacement swapped = placement;
    std::swap(swapped.joints[place("hand_L")], swapped.joints[place("hand_R")]);
    QCOMPARE(find(checkSkin(mesh, swapped, weights), "side-of-joints")->value, 2.0);
    JointPlacement inside = placement;
    moveJoint(inside, humanoidJoint(u"forearm_L"), {0.02F, 1.4F, 0.1F}, true);
    QVERIFY(!find(checkSkin(mesh, inside, weights), "midline-joints")->ok);
    QVERIFY(!find(checkSkin(mesh, inside, weights), "midline-nearest")->ok);

    std::size_t middle = 0;
    std::size_t left = 0;
    for (std::size_t v = 0; v < mesh.positions.size(); ++v) {
        if (std::abs(mesh.positions[v].x()) < 0.01F)
            middle = v;
        if (mesh.positions[v].x() > 0.5F)
            left = v;
    }
    const auto painted = [&](std::size_t vertex, const VertexWeights &value) {
        auto copy = weights;
        copy[vertex] = value;
        return checkSkin(mesh, placement, copy);
    };
    const auto whole = [](const char16_t *joint) { return VertexWeights{{static_cast<std::uint8_t>(humanoidJoint(joint)), 1, 1, 1}, {1, 0, 0, 0}}; };
    QCOMPARE(find(painted(middle, whole(u"hand_L")), "midline-arms")->value, 1.0);
    QCOMPARE(find(painted(left, whole(u"hand_R")), "wrong-side")->value, 1.0);
    QCOMPARE(find(painted(left, {{1, 1, 1, 1}, {0, 0, 0, 0}}), "unweighted")->value, 1.0);
    QVERIFY(!find(painted(left, {{1, 2, 1, 1}, {0.5F, 0.4F, 0, 0}}), "weight-sum")->ok);

    SkinFacts facts;
    facts.inverseBindError = 2e-5;
    facts.facing = -0.9;
    const auto checks = checkSkin(mesh, placement, weights, {}, facts);
    QVERIFY(!find(checks, "inverse-bind")->ok);
    QVERIFY(!find(checks, "facing")->ok);
    QVERIFY(inverseBindError(inverseBindMatrices(placement), placement.rest()) < 1e-6);
    // Row-major where columns are meant must not pass: it is how such a diagnosis lies.
    auto transposed = inverseBindMatrices(placement);
    for (Eigen::Matrix4f &matrix : transposed)
        matrix.transposeInPlace();
    QVERIFY(inverseBindError(transposed, placement.rest()) > 0.5);
}

void TestCharacterBinding::posesMoveWhatTheyShould()
{
    const BakedMesh mesh = bakeMesh(boxPerson());
    const JointPlacement placement = analysePlacement(mesh).placement;
    const auto weights = bindWeights(mesh, placement);
    const auto rest = posedPositions(mesh, placement, weights, {});
    for (std::size_t v = 0; v < rest.size(); ++v)
        QVERIFY((rest[v] - mesh.positions[v]).norm() < 1e-5F);
    std::map<QString, HumanoidPose> poses;
    for (const TestPose &pose : testPoses(placement))
        poses[pose.id] = pose.pose;
    const auto world = [&](const char *pose, const QString &joint) { return Eigen::Vector3f(humanoidWorlds(placement.rest(), poses.at(pose))[place(joint)].translation()); };
    QVERIFY(world("arms-up", "hand_L").y() > placement.joints[place("head")].position.y());
    QVERIFY(world("arms-up", "hand_R").y() > placement.joints[place("head")].position.y());
    QVERIFY(world("arms-forward", "hand_L").z() > 0.3F);
    QVERIFY(world("squat", "hips").y() < 0.7F * placement.joints[1].position.y());
    for (const char *pose : {"squat", "sit"}) {
        for (const char *foot : {"foot_L", "foot_R"})
            QVERIFY(world(pose, foot).y() > placement.joints[place(foot)].position.y() - 1e-3F);
        QVERIFY(world(pose, "shin_L").z() > 0.2F); // knees in front
    }
    QVERIFY(world("knee-up", "shin_L").z() > 0.2F && world("knee-up", "shin_R").z() < 0.1F);
    QVERIFY(world("twist", "hand_L").z() < -0.2F); // to the left
}

void TestCharacterBinding::countsNewCrossings()
{
    const BakedMesh mesh = bakeMesh(boxPerson());
    const JointPlacement placement = analysePlacement(mesh).placement;
    const auto weights = bindWeights(mesh, placement);
    // Left hand into the chest.
    TestPose inside{"inside", "inside", {}};
    inside.pose.rotations[place("upper_arm_L")] = Eigen::AngleAxisf(-1.2F, Eigen::Vector3f::UnitZ());
    inside.pose.rotations[place("forearm_L")] = Eigen::AngleAxisf(-2.2F, Eigen::Vector3f::UnitZ());
    const auto counts = countSelfIntersections(mesh, placement, weights, {TestPose{"still", "still", {}}, inside});
    QCOMPARE(counts.size(), std::size_t{3});
    QCOMPARE(counts.front().id, QString("inside"));
    QVERIFY(counts.front().found.fresh > 20);
    QVERIFY(!counts.front().found.triangles.empty());
    for (std::size_t i = 1; i < counts.size(); ++i)
        QVERIFY(counts[i].found.fresh == 0);

    // Two triangles that cross once, two that only touch at an edge, two apart.
    BakedMesh few;
    few.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.2F, 0.2F, -1}, {0.2F, 0.2F, 1}, {0.3F, 0.3F, 1}, {1, 1, 0}, {5, 5, 5}, {6, 5, 5}, {5, 6, 5}};
    few.triangles = {0, 1, 2, 3, 4, 5, 1, 6, 2, 7, 8, 9};
    few.normals.assign(few.positions.size(), Eigen::Vector3f::UnitZ());
    few.ranges = {{0, 0, 0, 0, 10, 0, 4, -1}};
    const auto one = countSelfIntersections(few, placement, std::vector<VertexWeights>(10, {{1, 1, 1, 1}, {1, 0, 0, 0}}), {});
    QCOMPARE(one.front().found.pairs, std::size_t{1});
}

void TestCharacterBinding::aPoseBecomesTheRest()
{
    const BakedMesh mesh = bakeMesh(boxPerson());
    const JointPlacement placement = analysePlacement(mesh).placement;
    const auto weights = bindWeights(mesh, placement);
    const PosedRest posed = bakeRest(mesh, placement, weights, standardAPose(placement));
    // Every limb points as somebody's does who stands idle; the soles stay level and on the floor.
    const auto along = [&](const char *from, const char *to) {
        return Eigen::Vector3f((posed.placement.joints[place(to)].position - posed.placement.joints[place(from)].position).normalized());
    };
    const Eigen::Vector3f thigh = along("thigh_L", "shin_L"), shin = along("shin_L", "foot_L");
    QVERIFY(thigh.y() < -0.97F && thigh.z() > 0.1F && shin.y() < -0.9F && shin.z() < -0.25F);
    QVERIFY((along("thigh_R", "shin_R") - thigh.cwiseProduct(Eigen::Vector3f(-1, 1, 1))).norm() < 1e-4F);
    for (const char *joint : {"foot_L", "foot_R", "toe_L", "toe_R"})
        QVERIFY(std::abs(posed.placement.joints[place(joint)].position.y() - placement.joints[place(joint)].position.y()) < 1e-4F);
    const Eigen::Vector3f foot = along("foot_L", "toe_L");
    QVERIFY(std::abs(std::atan2(foot.x(), foot.z()) - 0.18F) < 1e-4F); // toes a little out
    QVERIFY(posed.placement.joints[place("hips")].position.y() < placement.joints[place("hips")].position.y());
    const Eigen::Vector3f arm = (posed.placement.joints[place("forearm_L")].position - posed.placement.joints[place("upper_arm_L")].position).normalized();
    QVERIFY(arm.y() < -0.7F && arm.x() > 0.5F);
    // What is measured in the posed mesh is where the joints were moved to.
    const PlacementAnalysis again = analysePlacement(posed.mesh);
    QCOMPARE(again.reading.pose, BodyPose::APose);
    QVERIFY((again.placement.joints[place("hand_L")].position - posed.placement.joints[place("hand_L")].position).norm() < 0.1F);
    // The figure that stands for everybody who is bound so rests in this very pose.
    JointPlacement standard;
    for (std::size_t joint = 0; joint < standard.joints.size(); ++joint)
        standard.joints[joint].position = standardHumanoidRest()[joint];
    for (const Eigen::Quaternionf &rotation : standardAPose(standard).rotations)
        QVERIFY(rotation.angularDistance(Eigen::Quaternionf::Identity()) < 0.01F);
    // In the old pose backwards, everything stands where it stood.
    for (const Eigen::Vector3f &normal : posed.mesh.normals)
        QVERIFY(std::abs(normal.norm() - 1) < 1e-3F);
}

void TestCharacterBinding::rangeOfMotionLoops()
{
    const JointPlacement placement = analysePlacement(bakeMesh(boxPerson())).placement;
    const Action action = rangeOfMotion(placement);
    QVERIFY(action.loops && action.frames > 300);
    std::bitset<kHumanoidJointCount> moved;
    for (const ActionTrack &track : action.tracks) {
        moved[static_cast<std::size_t>(track.joint)] = true;
        QCOMPARE(static_cast<int>(track.rotations.size()), action.frames);
        QVERIFY(track.rotations.front().isApprox(track.rotations.back()));
    }
    QCOMPARE(moved.count(), std::size_t{kSkinJointCount});
}

void TestCharacterBinding::cancels()
{
    const auto cancelled = std::make_shared<std::atomic_bool>(true);
    const Progress progress([](double, const QString &) {}, cancelled);
    const BakedMesh mesh = bakeMesh(boxPerson());
    const JointPlacement placement = analysePlacement(mesh).placement;
    QVERIFY(bindWeights(mesh, placement, {}, progress).empty());
    QCOMPARE(analysePlacement(mesh, {}, progress).placement.joints[1].source, JointSource::Proportion);
}

QTEST_GUILESS_MAIN(TestCharacterBinding)
#include "tst_character_binding.moc"
