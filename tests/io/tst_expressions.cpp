// Expressions of VRM 0.x and 1.0: read, weighed against each other, and put on a pose.

#include "io/gltf/character_file.h"
#include "model/character/model_pose.h"
#include "model/commands/character_commands.h"
#include "tests/support/face_model.h"

#include <QtTest>

using namespace marrow;
using namespace marrow::test;

namespace {

std::size_t placeOf(const CharacterModel &model, const char *name)
{
    for (std::size_t i = 0; i < model.expressions.size(); ++i) {
        if (model.expressions[i].name == QLatin1String(name))
            return i;
    }
    return model.expressions.size();
}

const ModelExpression &expressionOf(const CharacterModel &model, const char *name)
{
    return model.expressions.at(placeOf(model, name));
}

ModelPose posed(const CharacterModel &model, std::initializer_list<std::pair<const char *, float>> set)
{
    std::vector<float> weights(model.expressions.size(), 0.0F);
    for (const auto &[name, weight] : set)
        weights[placeOf(model, name)] = weight;
    ModelPose pose = bindPose(model);
    applyExpressions(model, weights, pose);
    return pose;
}

Eigen::Vector3f corner(const CharacterModel &model, const ModelPose &pose)
{
    return posedSurface(model, pose, modelParts(model).front()).positions[2];
}

} // namespace

class ExpressionsTest : public QObject
{
    Q_OBJECT

private slots:
    void bothVersionsAreRead()
    {
        const auto one = readGltf(faceGlb(1));
        QVERIFY(one.ok());
        QCOMPARE(one->model.expressions.size(), std::size_t(7));
        QVERIFY(one->model.expressions[0].preset && one->model.expressions[1].preset && !one->model.expressions[2].preset); // presets first
        QVERIFY(expressionOf(one->model, "empty").changesNothing());
        QVERIFY(expressionOf(one->model, "wink").binary && !expressionOf(one->model, "happy").binary);
        QCOMPARE(expressionOf(one->model, "happy").overrides[ModelExpression::Blink], ModelExpression::Override::Blend);
        QCOMPARE(expressionOf(one->model, "blush").unseen, 1);
        QCOMPARE(one->report.issues().size(), std::size_t(1)); // "lost" is told of, once
        QCOMPARE(one->report.issues()[0].code, QString("vrm.expression"));
        QVERIFY(expressionOf(one->model, "lost").morphs.empty());

        const auto zero = readGltf(faceGlb(0));
        QVERIFY(zero.ok());
        QCOMPARE(zero->model.expressions.size(), std::size_t(5));
        QCOMPARE(zero->model.expressions[0].name, QString("joy")); // by its preset
        QVERIFY(zero->model.expressions[0].preset && !expressionOf(zero->model, "wink").preset);
        QCOMPARE(expressionOf(zero->model, "blink").morphs.at(0).weight, 0.5F); // of a hundred
        QCOMPARE(expressionOf(zero->model, "blush").unseen, 1);
        QCOMPARE(expressionOf(zero->model, "blush").placements.at(0).offset, Eigen::Vector2f(0.25F, -0.5F)); // from the lower left
        QCOMPARE(zero->report.issues().size(), std::size_t(1));

        QVERIFY(readGltf(faceGlb(2))->model.expressions.empty()); // a plain model
    }

    void morphTargetsMove()
    {
        const CharacterModel model = readGltf(faceGlb(1))->model;
        QCOMPARE(corner(model, posed(model, {})), Eigen::Vector3f(0.5F, 1, 0));
        QCOMPARE(corner(model, posed(model, {{"happy", 0.5F}})), Eigen::Vector3f(0.75F, 1, 0));
        QCOMPARE(corner(model, posed(model, {{"blink", 1}})), Eigen::Vector3f(0.5F, 1.5F, 0));
        // Together they add up; more than whole is whole.
        QCOMPARE(corner(model, posed(model, {{"blink", 1}, {"wink", 1}})), Eigen::Vector3f(0.5F, 2.5F, 0));
        QCOMPARE(corner(model, posed(model, {{"happy", 7}})), Eigen::Vector3f(1, 1, 0));
        // Nothing set: the pose has no surface of its own, so that many figures can share one.
        QVERIFY(!posed(model, {}).changesSurface());
        QVERIFY(!posed(model, {{"empty", 1}}).changesSurface());
    }

    void oneWeakensTheOther()
    {
        const CharacterModel model = readGltf(faceGlb(1))->model;
        QCOMPARE(corner(model, posed(model, {{"happy", 0.5F}, {"blink", 1}})), Eigen::Vector3f(0.75F, 1.25F, 0)); // blend
        QCOMPARE(corner(model, posed(model, {{"stare", 0.1F}, {"blink", 1}})), Eigen::Vector3f(0.5F, 1, 0));      // block
        QCOMPARE(corner(model, posed(model, {{"wink", 0.5F}})), Eigen::Vector3f(0.5F, 1, 0));                     // all or nothing
        QCOMPARE(corner(model, posed(model, {{"wink", 0.6F}})), Eigen::Vector3f(0.5F, 2, 0));
    }

    void materialsChange()
    {
        for (const int version : {0, 1}) {
            const CharacterModel model = readGltf(faceGlb(version))->model;
            const ModelPose pose = posed(model, {{"blush", 0.5F}});
            QVERIFY(pose.changesSurface());
            const ModelMaterial &look = materialOf(model, pose, 0);
            QCOMPARE(look.baseColor, Eigen::Vector4f(0.5F, 0, 0.5F, 1));
            QCOMPARE(look.baseTexture.placement(0, 0), version == 1 ? 1.5F : 1.0F);
            QCOMPARE(look.baseTexture.placement(0, 2), 0.125F);
            QCOMPARE(look.baseTexture.placement(1, 2), version == 1 ? 0.25F : -0.25F);
            QCOMPARE(model.materials[0].baseColor, Eigen::Vector4f(0, 0, 1, 1)); // the model itself stays
        }
    }

    void aBoundFileKeepsThem()
    {
        // A person with a face, as a VRM: bound, it is no VRM any more, but it was made by the same people and smiles the same.
        for (const int version : {0, 1}) {
            const GltfModel file = readGltf(faceGlb(version)).value();
            auto document = makeCharacterDocument(characterFrom(file));
            QVERIFY(document->execute("weights.bind", {}).ok());
            const auto rigged = writeRigged(document->asset());
            QVERIFY2(rigged.ok(), rigged.ok() ? "" : qPrintable(rigged.error().message));
            QVERIFY(rigged->notes.last().contains("terms"));
            const auto back = readGltf(rigged->bytes);
            QVERIFY(back.ok());
            QVERIFY(back->model.vrmVersion.isEmpty());
            QCOMPARE(back->model.vrm.title, file.model.vrm.title);
            QCOMPARE(back->model.expressions.size(), file.model.expressions.size());
            const auto width = [](const CharacterModel &model, const char *name) { return posedBounds(model, posed(model, {{name, 1}})).sizes().x(); };
            const char *smile = version == 0 ? "joy" : "happy";
            QCOMPARE(width(back->model, smile), width(file.model, smile));
            // And once more from the bound file.
            auto again = makeCharacterDocument(characterFrom(*back));
            QVERIFY(again->execute("weights.bind", {}).ok());
            const auto second = readGltf(writeRigged(again->asset())->bytes);
            QVERIFY(second.ok());
            QCOMPARE(width(second->model, smile), width(file.model, smile));
        }
    }

    void targetsWithoutNamesHaveOne()
    {
        const CharacterModel model = readGltf(faceGlb(2))->model;
        QCOMPARE(morphNames(model, 0), (QStringList{"wide", "face / 1"}));
        ModelPose pose = bindPose(model);
        QVERIFY(setMorph(model, "face / 1", 0.25F, pose));
        QCOMPARE(corner(model, pose), Eigen::Vector3f(0.5F, 1.25F, 0));
        QVERIFY(!setMorph(model, "nobody", 1, pose));
    }
};

QTEST_GUILESS_MAIN(ExpressionsTest)
#include "tst_expressions.moc"
