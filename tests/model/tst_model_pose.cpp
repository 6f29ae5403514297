// Whole models in a pose: the reference that pictures are compared with, and rays against it.

#include "model/character/model_picking.h"

#include <QRandomGenerator>
#include <QTest>

using namespace marrow;

namespace {

Eigen::Matrix4f moved(float x, float y, float z)
{
    Eigen::Matrix4f matrix = Eigen::Matrix4f::Identity();
    matrix.block<3, 1>(0, 3) = Eigen::Vector3f(x, y, z);
    return matrix;
}

ModelNode node(int parent, const Eigen::Vector3f &at)
{
    ModelNode result;
    result.parent = parent;
    result.local.translation = at;
    result.matrix = result.local.matrix().matrix();
    return result;
}

/// A strip of two quads along y, its lower end on joint 1, its upper on joint 2, the middle half and half; and a rigid triangle.
CharacterModel strip()
{
    CharacterModel model;
    model.nodes = {node(-1, {0, 0, 0}), node(0, {0, 0, 0}), node(1, {0, 1, 0}), node(0, {5, 5, 5}), node(0, {3, 0, 0})};
    model.nodes[0].children = {1, 3, 4};
    model.nodes[1].children = {2};
    model.roots = {0};
    model.skins = {{"skin", {1, 2}, {Eigen::Matrix4f::Identity(), moved(0, -1, 0)}}};
    ModelPrimitive band;
    for (int row = 0; row < 3; ++row) {
        for (const float x : {-0.5F, 0.5F}) {
            band.positions.emplace_back(x, static_cast<float>(row), 0);
            band.joints.push_back({0, 1, 0, 0});
            const float upper = static_cast<float>(row) / 2;
            band.weights.emplace_back(1 - upper, upper, 0, 0);
        }
    }
    band.triangles = {0, 1, 3, 0, 3, 2, 2, 3, 5, 2, 5, 4};
    ModelPrimitive rigid;
    rigid.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    rigid.triangles = {0, 1, 2};
    rigid.morphTargets = {{{{0, 0, 0}, {0, 0, 0}, {0, 1, 0}}, {}}};
    model.meshes = {{"band", {}, {band}, {}}, {"rigid", {}, {rigid}, {0.0F}}};
    model.nodes[3].mesh = 0; // its own place must not count
    model.nodes[3].skin = 0;
    model.nodes[4].mesh = 1;
    return model;
}

} // namespace

class ModelPoseTest : public QObject
{
    Q_OBJECT

private slots:
    void partsGoFromTheRootsDown()
    {
        CharacterModel model = strip();
        QCOMPARE(modelParts(model), (std::vector<ModelPart>{{3, 0, 0}, {4, 1, 0}}));
        model.roots = {4, 0}; // a child named by the scene too is shown once
        QCOMPARE(modelParts(model), (std::vector<ModelPart>{{4, 1, 0}, {3, 0, 0}}));
        model.roots = {4};
        QCOMPARE(modelParts(model).size(), std::size_t(1));
    }

    void skinsIgnoreTheirNodesPlace()
    {
        const CharacterModel model = strip();
        const PartSurface surface = posedSurface(model, bindPose(model), {3, 0, 0});
        for (std::size_t i = 0; i < surface.positions.size(); ++i)
            QVERIFY((surface.positions[i] - model.meshes[0].primitives[0].positions[i]).norm() < 1e-6F);
        QVERIFY((surface.normals[0] - Eigen::Vector3f(0, 0, 1)).norm() < 1e-6F);
    }

    void verticesFollowTheirJoints()
    {
        const CharacterModel model = strip();
        std::vector<Eigen::Matrix4f> locals;
        for (const ModelNode &one : model.nodes)
            locals.push_back(one.matrix);
        // The upper joint turns a quarter about z: what is one above it comes to lie one to its left.
        Eigen::Matrix4f turn = moved(0, 1, 0);
        turn.block<3, 3>(0, 0) = Eigen::AngleAxisf(1.57079633F, Eigen::Vector3f::UnitZ()).toRotationMatrix();
        locals[2] = turn;
        const PartSurface surface = posedSurface(model, poseOfLocals(model, locals), {3, 0, 0});
        QVERIFY((surface.positions[4] - Eigen::Vector3f(-1, 0.5F, 0)).norm() < 1e-5F);
        QVERIFY((surface.positions[0] - Eigen::Vector3f(-0.5F, 0, 0)).norm() < 1e-6F);
        // Linear blending: the middle lies halfway between where both joints would take it.
        QVERIFY((surface.positions[2] - Eigen::Vector3f(-0.25F, 0.75F, 0)).norm() < 1e-5F);
    }

    void morphTargetsAddUp()
    {
        CharacterModel model = strip();
        ModelPose pose = bindPose(model);
        QVERIFY((posedSurface(model, pose, {4, 1, 0}).positions[2] - Eigen::Vector3f(3, 1, 0)).norm() < 1e-6F);
        pose.morphWeights.resize(model.nodes.size());
        pose.morphWeights[4] = {0.5F};
        QVERIFY((posedSurface(model, pose, {4, 1, 0}).positions[2] - Eigen::Vector3f(3, 1.5F, 0)).norm() < 1e-6F);
        model.nodes[4].morphWeights = {1};
        QVERIFY((posedSurface(model, bindPose(model), {4, 1, 0}).positions[2] - Eigen::Vector3f(3, 2, 0)).norm() < 1e-6F);
    }

    void mirroredNodesKeepNormalsOutside()
    {
        CharacterModel model = strip();
        model.nodes[4].matrix(0, 0) = -1;
        QVERIFY((posedSurface(model, bindPose(model), {4, 1, 0}).normals[0] - Eigen::Vector3f(0, 0, 1)).norm() < 1e-6F);
    }

    void raysFindWhatIsDrawn()
    {
        const auto model = std::make_shared<CharacterModel>(strip());
        ModelPicker picker;
        picker.setModel(model);
        const auto hit = picker.pick({0.1, 0.5, 4}, {0, 0, -2});
        QVERIFY(hit);
        QCOMPARE(hit->part, 0);
        QCOMPARE(hit->distance, 2.0);
        QVERIFY((hit->position - Eigen::Vector3f(0.1F, 0.5F, 0)).norm() < 1e-6F);
        QVERIFY((hit->normal - Eigen::Vector3f(0, 0, 1)).norm() < 1e-6F && !hit->fromBehind);
        QVERIFY(std::abs(hit->barycentric.sum() - 1) < 1e-6F);
        QVERIFY(picker.pick({0, 1, 4}, {0, 0, -1})); // through the edge two quads share
        QVERIFY(!picker.pick({0.6, 0.5, 4}, {0, 0, -1}));
        QCOMPARE(picker.near({3, 0, 0}, 1.0F).size(), std::size_t(3));
    }

    void sidesThatAreNotDrawnAreNotHit()
    {
        auto model = std::make_shared<CharacterModel>(strip());
        model->materials.emplace_back();
        model->meshes[0].primitives[0].material = 0;
        ModelPicker picker;
        picker.setModel(model);
        QVERIFY(!picker.pick({0.1, 0.5, -4}, {0, 0, 1}));
        QVERIFY(picker.pick({0.1, 0.5, -4}, {0, 0, 1}, true)->fromBehind);
        model->materials[0].doubleSided = true;
        QVERIFY(picker.pick({0.1, 0.5, -4}, {0, 0, 1}));
    }

    void aTreeFindsWhatBruteForceFinds()
    {
        // A heap of random triangles in a random pose, against all of them one by one.
        auto model = std::make_shared<CharacterModel>();
        model->nodes = {node(-1, {1, 2, 3})};
        model->roots = {0};
        model->nodes[0].mesh = 0;
        QRandomGenerator random(5);
        const auto number = [&] { return static_cast<float>(random.generateDouble() * 4 - 2); };
        ModelPrimitive heap;
        for (std::uint32_t i = 0; i < 900; ++i) {
            const Eigen::Vector3f centre(number(), number(), number());
            for (int corner = 0; corner < 3; ++corner) {
                heap.triangles.push_back(static_cast<std::uint32_t>(heap.positions.size()));
                heap.positions.push_back(centre + Eigen::Vector3f(number(), number(), number()) * 0.2F);
            }
        }
        model->meshes = {{"heap", {}, {heap}, {}}};
        ModelPicker picker;
        picker.setModel(model);
        for (int turn = 0; turn < 3; ++turn) {
            std::vector<Eigen::Matrix4f> locals{moved(number(), number(), number())};
            locals[0].block<3, 3>(0, 0) = Eigen::AngleAxisf(number(), Eigen::Vector3f(number(), number(), number()).normalized()).toRotationMatrix();
            const ModelPose pose = poseOfLocals(*model, locals);
            picker.setPose(pose);
            for (int ray = 0; ray < 200; ++ray) {
                const Eigen::Vector3d origin(static_cast<double>(number()) * 4, static_cast<double>(number()) * 4, static_cast<double>(number()) * 4);
                const Eigen::Vector3d direction = (locals[0].block<3, 1>(0, 3).cast<double>() - origin + Eigen::Vector3d(static_cast<double>(number()), static_cast<double>(number()), 0)).normalized();
                const auto all = picker.pickAll(origin, direction);
                const auto first = picker.pick(origin, direction, true);
                QCOMPARE(first.has_value(), !all.empty());
                if (first)
                    QCOMPARE(first->distance, all.front().distance);
                std::size_t met = 0;
                const auto &positions = picker.surfaces()[0].positions;
                for (std::size_t t = 0; t < heap.triangles.size(); t += 3) {
                    const auto line = Eigen::ParametrizedLine<double, 3>(origin, direction);
                    const Eigen::Vector3d a = positions[t].cast<double>();
                    const Eigen::Vector3d b = positions[t + 1].cast<double>();
                    const Eigen::Vector3d c = positions[t + 2].cast<double>();
                    const auto plane = Eigen::Hyperplane<double, 3>::Through(a, b, c);
                    const double at = line.intersectionParameter(plane);
                    const Eigen::Vector3d p = line.pointAt(at);
                    const Eigen::Vector3d n = (b - a).cross(c - a);
                    const bool inside = n.dot((b - a).cross(p - a)) >= 0 && n.dot((c - b).cross(p - b)) >= 0 && n.dot((a - c).cross(p - c)) >= 0;
                    met += at >= 0 && inside;
                }
                QCOMPARE(all.size(), met);
            }
        }
    }
};

QTEST_GUILESS_MAIN(ModelPoseTest)
#include "tst_model_pose.moc"
