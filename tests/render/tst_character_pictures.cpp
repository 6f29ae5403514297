// Characters as the graphics card draws them, against the reference on the processor.

#include "io/gltf/gltf_reader.h"
#include "model/character/model_picking.h"
#include "render/viewport/offscreen_renderer.h"
#include "render/viewport/render_backend.h"
#include "tests/support/face_model.h"
#include "tests/support/model_builders.h"
#include "tests/support/plain_raster.h"

#include <QGuiApplication>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

const QString kShared = qEnvironmentVariable("MARROW_SHARED_DATA", MARROW_SOURCE_DIR "/../shared/data") + "/real/";

CameraRig frontCamera(const Eigen::AlignedBox3f &box)
{
    CameraRig rig = characterCamera({box}, QSize(256, 256), 0, 0);
    rig.orthographic = true;
    rig.frame(box, 1);
    return rig;
}

PictureRequest requestFor(const CameraRig &rig)
{
    PictureRequest request;
    request.size = QSize(256, 256);
    request.camera = rig;
    request.options.transparentBackground = true;
    request.options.ground = false;
    return request;
}

} // namespace

class CharacterPicturesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<OffscreenRenderer> m_renderer;

    QImage drawn(const std::vector<CharacterFigure> &figures, const PictureRequest &request)
    {
        const auto image = m_renderer->render(figures, request);
        if (!image)
            qWarning("%s", qPrintable(image.error().message));
        return image ? *image : QImage();
    }

    /// The picture of figures, and how well it agrees with the reference.
    double agreement(const std::vector<CharacterFigure> &figures, QImage *picture = nullptr)
    {
        std::vector<PartSurface> surfaces;
        std::vector<const std::vector<std::uint32_t> *> triangles;
        Eigen::AlignedBox3f box;
        for (const CharacterFigure &figure : figures) {
            for (const ModelPart &part : modelParts(*figure.model)) {
                surfaces.push_back(posedSurface(*figure.model, figure.pose.empty() ? bindPose(*figure.model) : figure.pose, part));
                triangles.push_back(&figure.model->meshes[std::size_t(part.mesh)].primitives[std::size_t(part.primitive)].triangles);
                for (Eigen::Vector3f &position : surfaces.back().positions) {
                    position = figure.placement * position;
                    box.extend(position);
                }
            }
        }
        std::vector<std::pair<const std::vector<Eigen::Vector3f> *, const std::vector<std::uint32_t> *>> pairs;
        for (std::size_t i = 0; i < surfaces.size(); ++i)
            pairs.emplace_back(&surfaces[i].positions, triangles[i]);
        const CameraRig rig = frontCamera(box);
        const QImage image = drawn(figures, requestFor(rig));
        if (picture)
            *picture = image;
        return overlap(image, silhouette(pairs, rig, image.size()));
    }

    static QColor middle(const QImage &image) { return image.pixelColor(image.width() / 2, image.height() / 2); }

private slots:
    void initTestCase()
    {
        auto renderer = OffscreenRenderer::create();
        if (!renderer)
            QSKIP(qPrintable(renderer.error().message));
        m_renderer = std::move(*renderer);
    }

    void skinsBendAsTheReferenceSays()
    {
        const auto model = std::make_shared<CharacterModel>(band(8, 2));
        QVERIFY(agreement({{model}}) > 0.97);
        QVERIFY(agreement({{model, bent(*model, 20)}}) > 0.97);
    }

    void thousandJointsAreNoneTooMany()
    {
        const auto model = std::make_shared<CharacterModel>(band(1000, 2));
        QVERIFY(agreement({{model, bent(*model, 0.25F)}}) > 0.97);
    }

    void everyFigureHasItsOwnPose()
    {
        const auto model = std::make_shared<CharacterModel>(band(40, 2));
        std::vector<CharacterFigure> figures;
        for (int i = 0; i < 9; ++i)
            figures.push_back({model, bent(*model, float(i - 4)), Eigen::Affine3f(Eigen::Translation3f(float(i % 3) * 3, float(i / 3) * 3, 0))});
        QVERIFY(agreement(figures) > 0.96);
        // Posed anew, nothing else: the same pieces are there.
        figures[4].pose = bent(*model, 6);
        QVERIFY(agreement(figures) > 0.96);
        figures.resize(2);
        QVERIFY(agreement(figures) > 0.96);
    }

    void rigidNodesMoveWithTheirTree()
    {
        CharacterModel model;
        addNode(model, modelNode(-1, {0, 1, 0}));
        addNode(model, modelNode(0, {1, 0, 0}));
        ModelPrimitive square;
        square.positions = {{-0.5F, -0.5F, 0}, {0.5F, -0.5F, 0}, {0.5F, 0.5F, 0}, {-0.5F, 0.5F, 0}};
        square.triangles = {0, 1, 2, 0, 2, 3};
        model.meshes.resize(1);
        model.meshes[0].primitives = {square};
        model.nodes[0].mesh = model.nodes[1].mesh = 0;
        const auto shared = std::make_shared<CharacterModel>(model);
        QVERIFY(agreement({{shared}}) > 0.97);
        QVERIFY(agreement({{shared, bent(model, 30)}}) > 0.97);
        // Mirrored, its front is still its front.
        model.nodes[0].matrix(0, 0) = -1;
        QVERIFY(agreement({{std::make_shared<CharacterModel>(model)}}) > 0.97);
    }

    void morphTargetsMoveTheSurface()
    {
        CharacterModel model = band(2, 2);
        ModelPrimitive &primitive = model.meshes[0].primitives[0];
        MorphTarget wide;
        for (const Eigen::Vector3f &position : primitive.positions)
            wide.positions.emplace_back(position.x() * 2, 0, 0);
        primitive.morphTargets = {wide};
        const auto shared = std::make_shared<CharacterModel>(model);
        ModelPose pose = bindPose(model);
        pose.morphWeights.resize(model.nodes.size());
        for (const float weight : {0.0F, 0.5F, 1.0F}) {
            pose.morphWeights[0] = {weight};
            QVERIFY(agreement({{shared, pose}}) > 0.97);
        }
        // Two figures of one model with different faces.
        ModelPose other = pose;
        other.morphWeights[0] = {0.25F};
        QVERIFY(agreement({{shared, pose}, {shared, other, Eigen::Affine3f(Eigen::Translation3f(3, 0, 0))}}) > 0.95);
    }

    void expressionsAreDrawn()
    {
        const auto model = std::make_shared<CharacterModel>(readGltf(faceGlb(1))->model);
        const auto with = [&](const char *name) {
            std::vector<float> weights;
            for (const ModelExpression &expression : model->expressions)
                weights.push_back(expression.name == QLatin1String(name) ? 1.0F : 0.0F);
            ModelPose pose = bindPose(*model);
            applyExpressions(*model, weights, pose);
            return CharacterFigure{model, pose};
        };
        QVERIFY(agreement({with("happy")}) > 0.97);
        QVERIFY(agreement({with("blink")}) > 0.97);
        // Side by side with one that does nothing: each has its own face.
        CharacterFigure plain{model};
        plain.placement = Eigen::Affine3f(Eigen::Translation3f(3, 0, 0));
        QVERIFY(agreement({with("happy"), plain}) > 0.96);
        // Colours are the expression's, and the model's own again afterwards.
        QImage blushing;
        QVERIFY(agreement({with("blush")}, &blushing) > 0.97);
        QVERIFY(middle(blushing).red() > 120 && middle(blushing).blue() < 60);
        QImage calm;
        QVERIFY(agreement({{model}}, &calm) > 0.97);
        QVERIFY(middle(calm).blue() > 120 && middle(calm).red() < 60);
    }

    void verticesWithoutJointsFollowTheirNode()
    {
        CharacterModel model = band(3, 2);
        for (Eigen::Vector4f &weight : model.meshes[0].primitives[0].weights)
            weight.setZero();
        QVERIFY(agreement({{std::make_shared<CharacterModel>(model)}}) > 0.97);
    }

    void picturesAndFactorsColourTheSurface()
    {
        CharacterModel model = band(2, 2, 1);
        model.textures = {plainTexture(QColor(220, 40, 40))};
        model.materials[0].baseTexture.texture = 0;
        model.materials[0].unlit = true;
        auto shared = std::make_shared<CharacterModel>(model);
        QImage image;
        QVERIFY(agreement({{shared}}, &image) > 0.97);
        QVERIFY(std::abs(middle(image).red() - 220) < 4 && std::abs(middle(image).green() - 40) < 4);
        // Factors are linear: half the light is 188 of 255 on the display.
        model.textures.clear();
        model.materials[0].baseTexture = {};
        model.materials[0].baseColor = {0.5F, 0, 0, 1};
        shared = std::make_shared<CharacterModel>(model);
        agreement({{shared}}, &image);
        QVERIFY(std::abs(middle(image).red() - 188) < 4);
        model.materials[0].unlit = false;
        shared = std::make_shared<CharacterModel>(model);
        agreement({{shared}}, &image);
        QVERIFY(middle(image).red() > 60 && middle(image).red() != 188);
        QVERIFY(middle(image).red() > middle(image).green() + 30);
    }

    void alphaModesDiffer()
    {
        CharacterModel model = band(2, 2, 1);
        model.materials[0].baseColor = {1, 1, 1, 0.4F};
        QImage image;
        agreement({{std::make_shared<CharacterModel>(model)}}, &image);
        QCOMPARE(middle(image).alpha(), 255); // opaque: alpha does not count
        model.materials[0].alphaMode = AlphaMode::Mask;
        agreement({{std::make_shared<CharacterModel>(model)}}, &image);
        QCOMPARE(middle(image).alpha(), 0);
        model.materials[0].alphaCutoff = 0.3F;
        agreement({{std::make_shared<CharacterModel>(model)}}, &image);
        QCOMPARE(middle(image).alpha(), 255);
        model.materials[0].alphaMode = AlphaMode::Blend;
        agreement({{std::make_shared<CharacterModel>(model)}}, &image);
        QVERIFY(std::abs(middle(image).alpha() - 102) < 4);
    }

    void backsShowOnlyWhereBothSidesDo()
    {
        CharacterModel model = band(2, 2, 1);
        CameraRig rig = frontCamera(posedBounds(model, bindPose(model)));
        rig.look(CameraRig::Side::Back);
        QCOMPARE(middle(drawn({{std::make_shared<CharacterModel>(model)}}, requestFor(rig))).alpha(), 255);
        model.materials[0].doubleSided = false;
        QCOMPARE(middle(drawn({{std::make_shared<CharacterModel>(model)}}, requestFor(rig))).alpha(), 0);
    }

    void heatAndDominanceShowWeights()
    {
        CharacterModel model = band(2, 2, 1);
        auto &primitive = model.meshes[0].primitives[0];
        for (std::size_t v = 0; v < primitive.weights.size(); ++v)
            primitive.weights[v] = primitive.positions[v].y() > 0.9F ? Eigen::Vector4f(0, 1, 0, 0) : Eigen::Vector4f(1, 0, 0, 0);
        for (auto &joints : primitive.joints)
            joints = {0, 1, 0, 0};
        const auto shared = std::make_shared<CharacterModel>(model);
        PictureRequest request = requestFor(frontCamera(posedBounds(model, bindPose(model))));
        request.options.character.colors = CharacterLook::Colors::HeatMap;
        request.options.character.joint = model.skins[0].joints[1];
        const QImage heat = drawn({{shared}}, request);
        const QColor full = heat.pixelColor(128, 40);
        QVERIFY(full.red() > full.blue() + 60);
        request.options.character.joint = model.skins[0].joints[0];
        const QColor none = drawn({{shared}}, request).pixelColor(128, 40);
        QVERIFY(std::abs(none.red() - none.blue()) < 30);
        request.options.character.colors = CharacterLook::Colors::Dominance;
        const QImage owners = drawn({{shared}}, request);
        QVERIFY(owners.pixelColor(128, 40) != owners.pixelColor(128, 230));
        request.options.character = {};
        request.options.character.wireframe = true;
        QVERIFY(drawn({{shared}}, request) != drawn({{shared}}, requestFor(*request.camera)));
    }

    void aSurfaceOfItsOwnKeepsTheColoursOfTheJoints()
    {
        const auto model = std::make_shared<CharacterModel>(band(2, 2, 1));
        PictureRequest request = requestFor(frontCamera(posedBounds(*model, bindPose(*model))));
        request.options.character.colors = CharacterLook::Colors::Dominance;
        const QImage before = drawn({{model}}, request);
        QVERIFY(before.pixelColor(128, 40).saturation() > 40); // a joint's colour, no grey
        ModelPose pose = bindPose(*model);
        pose.materials = model->materials; // as while an expression is tried
        QVERIFY(pose.changesSurface());
        QCOMPARE(drawn({{model, pose}}, request), before);
        QCOMPARE(drawn({{model}}, request), before);
    }

    void whatIsPickedIsWhatIsSeen()
    {
        const auto model = std::make_shared<CharacterModel>(band(12, 2));
        const ModelPose pose = bent(*model, 12);
        const CameraRig rig = frontCamera(posedBounds(*model, pose));
        const QImage image = drawn({{model, pose}}, requestFor(rig));
        ModelPicker picker;
        picker.setModel(model);
        picker.setPose(pose);
        int differing = 0;
        for (int y = 4; y < 256; y += 8) {
            for (int x = 4; x < 256; x += 8) {
                const Ray ray = rig.ray(QPointF(x + 0.5, y + 0.5), image.size());
                differing += picker.pick(ray.origin, ray.direction).has_value() != (qAlpha(image.pixel(x, y)) > 127);
            }
        }
        QVERIFY(differing <= 6); // along the outline
    }

    void aRealCharacterIsDrawnAsItMoves()
    {
        const QString path = kShared + "glb-humanoid-anim/KayKit-Game-Assets+KayKit-Character-Pack-Adventures-1.0/Knight.glb";
        if (!QFileInfo::exists(path))
            QSKIP("the shared models are not here");
        auto file = openGltf(path);
        QVERIFY(file.ok());
        const auto model = std::make_shared<CharacterModel>(std::move(file->model));
        QVERIFY(agreement({{model}}) > 0.98);
        QVERIFY(agreement({{model, clipPose(*model, model->clips[0], 0.4F)}}) > 0.98);
    }
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    if (!displayReachable())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    CharacterPicturesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_character_pictures.moc"
