// Baking and finding joints, on a person whose joints are known.

#include "model/character/placement/joint_placement.h"
#include "model/character/skin/mesh_baking.h"
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

} // namespace

class TestJointPlacement : public QObject
{
    Q_OBJECT

private slots:
    void findsJoints_data();
    void findsJoints();
    void bakesNodes();
    void turnsWhoLooksBack();
    void admitsWhatItCannotSee();
    void centresInTheVolume();
};

void TestJointPlacement::findsJoints_data()
{
    QTest::addColumn<float>("degrees");
    QTest::addColumn<bool>("scaled");
    QTest::newRow("T") << 0.0F << false;
    QTest::newRow("A 35") << 35.0F << false;
    QTest::newRow("A 50") << 50.0F << false;
    QTest::newRow("T, on its back in centimetres") << 0.0F << true;
}

void TestJointPlacement::findsJoints()
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

void TestJointPlacement::bakesNodes()
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

void TestJointPlacement::turnsWhoLooksBack()
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

void TestJointPlacement::admitsWhatItCannotSee()
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

void TestJointPlacement::centresInTheVolume()
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

QTEST_GUILESS_MAIN(TestJointPlacement)
#include "tst_joint_placement.moc"
