// Joints, weights, checks and poses on a person whose joints are known.

#include "model/character/joint_placement.h"
#include "model/character/mesh_baking.h"
#include "model/character/mesh_shells.h"
#include "model/character/rest_change.h"
#include "model/character/skin_checks.h"
#include "model/character/skin_deform.h"
#include "model/document/character_state.h"
#include "tests/support/box_person.h"

#include <QtTest>

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
    void findsJoints_data();
    void findsJoints();
    void bakesNodes();
    void turnsWhoLooksBack();
    void admitsWhatItCannotSee();
    void centresInTheVolume();
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

void TestCharacterBinding::findsJoints_data()
{
    QTest::addColumn<float>("degrees");
    QTest::addColumn<bool>("scaled");
    QTest::newRow("T") << 0.0F << false;
    QTest::newRow("A 35") << 35.0F << false;
    QTest::newRow("A 50") << 50.0F << false;
    QTest::newRow("T, on its back in centimetres") << 0.0F << true;
}

void TestCharacterBinding::findsJoints()
{
    QFETCH(float, degrees);
    QFETCH(bool, scaled);
    BoxPersonOptions options;
    options.armDegrees = degrees;
    options.scaledNode = scaled;
    const BakedMesh mesh = bakeMesh(boxPerson(options));
    const PlacementAnalysis analysis = analysePlacement(mesh);
    QCOMPARE(analysis.placement.height, 2.0F);
    QCOMPARE(analysis.reading.pose, degrees < 25 ? BodyPose::TPose : BodyPose::APose);
    QVERIFY2(std::abs(analysis.reading.armAngleDegrees - degrees) < 6, qPrintable(QString::number(analysis.reading.armAngleDegrees)));
    QVERIFY(analysis.reading.facing > 0.5F);
    // Where along a limb a joint lies is a matter of proportion; how far it is from the limb's middle is not.
    const std::map<QString, float> tolerances = {{"thigh", 0.06F}, {"shin", 0.04F}, {"foot", 0.04F}, {"toe", 0.05F}, {"upper_arm", 0.06F}, {"forearm", 0.07F}, {"hand", 0.07F}, {"head", 0.06F}, {"neck", 0.06F}, {"chest", 0.08F}, {"hips", 0.06F}, {"spine", 0.09F}};
    for (const auto &[name, expected] : boxPersonJoints(options)) {
        const Eigen::Vector3f found = analysis.placement.joints[place(name)].position;
        const float tolerance = tolerances.at(name.section("_L", 0, 0).section("_R", 0, 0));
        QVERIFY2((found - expected).norm() < tolerance, qPrintable(QString("%1 is at %2 %3 %4, %5 away").arg(name).arg(found.x()).arg(found.y()).arg(found.z()).arg((found - expected).norm())));
        QVERIFY2(analysis.placement.joints[place(name)].confidence >= 0.3F, qPrintable(name));
    }
    // Both sides are mirror images to the last bit.
    for (std::size_t joint = 0; joint < analysis.placement.joints.size(); ++joint) {
        const auto mirror = static_cast<std::size_t>(humanoidSkeleton()[joint].mirror);
        const Eigen::Vector3f image = analysis.placement.joints[mirror].position.cwiseProduct(Eigen::Vector3f(-1, 1, 1));
        QVERIFY(analysis.placement.joints[joint].position == image);
    }
}

void TestCharacterBinding::bakesNodes()
{
    BoxPersonOptions scaled;
    scaled.scaledNode = true;
    const BakedMesh plain = bakeMesh(boxPerson());
    const BakedMesh turned = bakeMesh(boxPerson(scaled));
    QCOMPARE(turned.positions.size(), plain.positions.size());
    float worst = 0;
    for (std::size_t v = 0; v < plain.positions.size(); ++v) {
        worst = std::max(worst, (plain.positions[v] - turned.positions[v]).norm());
        worst = std::max(worst, (plain.normals[v] - turned.normals[v]).norm() * 1e-2F);
    }
    QVERIFY2(worst < 1e-4F, qPrintable(QString::number(worst)));

    // A skinned mesh stands as its joints hold it, whatever its own node says.
    BoxPersonOptions skinned;
    skinned.ownSkin = true;
    CharacterModel model = boxPerson(skinned);
    model.nodes.back().matrix *= 3;
    model.nodes[0].local.translation.y() += 1;
    model.nodes[0].matrix = model.nodes[0].local.matrix().matrix();
    const BakedMesh lifted = bakeMesh(model);
    QVERIFY((lifted.positions[0] - plain.positions[0] - Eigen::Vector3f(0, 1, 0)).norm() < 1e-5F);
    BakeOptions bound;
    bound.asBound = true;
    QVERIFY(bakeMesh(model, bound).positions[0] == plain.positions[0]);

    // A mirrored node keeps faces outward.
    CharacterModel mirrored = boxPerson();
    mirrored.nodes[0].matrix = Eigen::Vector4f(-1, 1, 1, 1).asDiagonal();
    const BakedMesh image = bakeMesh(mirrored);
    const auto area = [](const BakedMesh &mesh, std::size_t t) {
        const auto &p = mesh.positions;
        return Eigen::Vector3f((p[mesh.triangles[t + 1]] - p[mesh.triangles[t]]).cross(p[mesh.triangles[t + 2]] - p[mesh.triangles[t]]));
    };
    const std::size_t t = plain.triangles.size() / 6 * 3;
    QVERIFY((area(image, t) - area(plain, t).cwiseProduct(Eigen::Vector3f(-1, 1, 1))).norm() < 1e-6F);
}

void TestCharacterBinding::turnsWhoLooksBack()
{
    BoxPersonOptions options;
    options.backward = true;
    options.ownSkin = true;
    const auto model = std::make_shared<const CharacterModel>(boxPerson(options));
    QVERIFY(facingOf(bakeMesh(*model)) < -0.5F);
    const CharacterAsset asset = makeCharacterAsset(model, nullptr);
    QVERIFY(asset.bake.turned);
    QVERIFY(asset.reading.facing > 0.5F);
    // Its own left is ours after the turn.
    QVERIFY(asset.ownSkin);
    for (const QString joint : {"upper_arm_L", "hand_L", "foot_L"}) {
        QVERIFY(asset.ownSkin->positions[place(joint)]->x() > 0);
        QVERIFY(asset.placement.joints[place(joint)].position.x() > 0);
    }
}

void TestCharacterBinding::admitsWhatItCannotSee()
{
    // A box is no person: all joints are there, and none claims to be measured but root.
    CharacterModel box;
    ModelPrimitive primitive;
    detail::addTube(primitive, {0, 0, 0}, {0, 2, 0}, 0.4F, 6, 8);
    primitive.joints.clear();
    primitive.weights.clear();
    detail::addMesh(box, "box", primitive);
    ModelNode node;
    node.mesh = 0;
    box.nodes.push_back(node);
    box.roots.push_back(0);
    const PlacementAnalysis analysis = analysePlacement(bakeMesh(box));
    for (std::size_t joint = 1; joint < analysis.placement.joints.size(); ++joint) {
        QVERIFY2(analysis.placement.joints[joint].confidence < 0.5F, humanoidSkeleton()[joint].name);
        QCOMPARE(analysis.placement.joints[joint].source, JointSource::Proportion);
        QVERIFY(analysis.placement.joints[joint].position.allFinite());
    }
    QVERIFY(std::abs(analysis.reading.facing) < 0.3F);
    // And nothing at all is no reason to fail.
    const PlacementAnalysis nothing = analysePlacement(BakedMesh());
    QVERIFY(nothing.placement.joints[place("head")].position.allFinite());
    BakedMesh broken = bakeMesh(box);
    broken.positions[3] = Eigen::Vector3f::Constant(std::nanf(""));
    QVERIFY(analysePlacement(broken).placement.joints[place("head")].position.allFinite());
}

void TestCharacterBinding::centresInTheVolume()
{
    const BakedMesh mesh = bakeMesh(boxPerson());
    const auto centre = centreInVolume(mesh, {0.15F, 0.4F, 0.03F}, Eigen::Vector3f::UnitY());
    QVERIFY(centre);
    QVERIFY2((*centre - Eigen::Vector3f(0.11F, 0.4F, 0)).norm() < 0.01F, qPrintable(QString("%1 %2 %3").arg(centre->x()).arg(centre->y()).arg(centre->z())));
    QVERIFY(!centreInVolume(mesh, {0.9F, 0.4F, 0.9F}));

    JointPlacement placement = analysePlacement(mesh).placement;
    const Eigen::Vector3f tip = placement.tails[place("hand_L")];
    moveJoint(placement, humanoidJoint(u"hand_L"), {0.7F, 1.5F, 0.1F}, true);
    QCOMPARE(placement.joints[place("hand_R")].position, Eigen::Vector3f(-0.7F, 1.5F, 0.1F));
    QCOMPARE(placement.joints[place("hand_R")].source, JointSource::Ledger);
    QCOMPARE(placement.tails[place("forearm_L")], Eigen::Vector3f(0.7F, 1.5F, 0.1F));
    QVERIFY(placement.tails[place("hand_L")] != tip);
}

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
    QVERIFY((posed.placement.joints[place("foot_L")].position - placement.joints[place("foot_L")].position).norm() < 1e-5F);
    const Eigen::Vector3f arm = (posed.placement.joints[place("forearm_L")].position - posed.placement.joints[place("upper_arm_L")].position).normalized();
    QVERIFY(arm.y() < -0.7F && arm.x() > 0.5F);
    // What is measured in the posed mesh is where the joints were moved to.
    const PlacementAnalysis again = analysePlacement(posed.mesh);
    QCOMPARE(again.reading.pose, BodyPose::APose);
    QVERIFY((again.placement.joints[place("hand_L")].position - posed.placement.joints[place("hand_L")].position).norm() < 0.1F);
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
