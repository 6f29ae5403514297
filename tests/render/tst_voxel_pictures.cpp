// Pixels of the off-screen pictures. Needs a display with OpenGL (xvfb-run will do) and skips without one.

#include "io/vfp/vfp_file.h"
#include "model/voxel/ownership_color.h"
#include "render/viewport/offscreen_renderer.h"
#include "render/viewport/render_backend.h"
#include "render/viewport/studio_scene.h"

#include <QDir>
#include <QGuiApplication>
#include <QTest>

using namespace marrow;

namespace {

const QSize kPicture(240, 240);

/// Two blocks side by side, red (joint 0) at low x and blue (joint 1) at high x, each 8³ with a green core.
VoxelAsset twoBlocks()
{
    VoxelAsset asset;
    asset.grid = VoxelGrid({16, 8, 8});
    asset.palette.set(1, {210, 60, 50, 255, 0, 0});
    asset.palette.set(2, {60, 90, 210, 255, 0, 0});
    asset.palette.set(3, {60, 200, 80, 255, 0, 0});
    asset.palette.set(4, {60, 200, 200, 90, 0, 0});
    asset.palette.set(5, {120, 110, 90, 255, 0, 255});
    Rig rig;
    rig.binding = VoxelBinding(asset.grid.size(), 0);
    Joint joint;
    joint.name = QStringLiteral("Root");
    joint.rest.translation = {8, 0, 4};
    rig.skeleton.insert(joint);
    joint.id = 1;
    joint.parent = 0;
    joint.name = QStringLiteral("Arm");
    joint.rest.translation = {0, 4, 0};
    rig.skeleton.insert(joint);
    for (int z = 0; z < 8; ++z) {
        for (int y = 0; y < 8; ++y) {
            for (int x = 0; x < 16; ++x) {
                const int local = x % 8;
                const bool core = z > 1 && z < 6 && y > 1 && y < 6 && local > 1 && local < 6;
                asset.grid.set({x, y, z}, static_cast<std::uint8_t>(core ? 3 : x < 8 ? 1 : 2));
                if (x >= 8)
                    rig.binding.set({x, y, z}, 1);
            }
        }
    }
    asset.rig = rig;
    return asset;
}

PictureRequest frontRequest()
{
    PictureRequest request;
    request.size = kPicture;
    request.options.ground = false;
    CameraRig rig;
    rig.look(CameraRig::Side::Front);
    rig.target = {8, 4, 4};
    rig.distance = 60;
    request.camera = rig;
    return request;
}

QColor at(const QImage &image, const PictureRequest &request, const Eigen::Vector3f &point)
{
    const QPointF pixel = request.camera->project(point, request.size);
    return image.pixelColor(pixel.toPoint());
}

bool reddish(const QColor &c) { return c.red() > c.blue() + 40 && c.red() > c.green() + 40; }
bool bluish(const QColor &c) { return c.blue() > c.red() + 40; }
bool greenish(const QColor &c) { return c.green() > c.red() + 40 && c.green() > c.blue() + 40; }
bool canvas(const QColor &c) { return std::abs(c.red() - c.blue()) < 20 && c.value() < 70; }

} // namespace

class TestVoxelPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto renderer = OffscreenRenderer::create();
        if (!renderer)
            QSKIP(qPrintable(renderer.error().message));
        m_renderer = std::move(renderer.value());
    }
    void cleanupTestCase() { m_renderer.reset(); }

    void paletteColorsStandWhereTheVoxelsAre()
    {
        const PictureRequest request = frontRequest();
        const QImage image = draw(twoBlocks(), request);
        QCOMPARE(image.size(), kPicture);
        QVERIFY(reddish(at(image, request, {4, 4, 0})));
        QVERIFY(bluish(at(image, request, {12, 4, 0})));
        QVERIFY(canvas(at(image, request, {20, 4, 0})));
        QVERIFY(canvas(at(image, request, {8, 12, 0})));
    }
    void theSamePictureTwice()
    {
        const PictureRequest request = frontRequest();
        QCOMPARE(draw(twoBlocks(), request), draw(twoBlocks(), request));
    }
    void aPoseMovesOnlyItsJoint()
    {
        VoxelAsset asset = twoBlocks();
        PictureRequest request = frontRequest();
        request.pose = bindPose(asset.rig->skeleton);
        request.pose.locals[1].translation += Eigen::Vector3f(0, 8, 0);
        PoseSampler(asset.rig->skeleton).finish(request.pose);
        const QImage image = draw(asset, request);
        QVERIFY(reddish(at(image, request, {4, 4, 0})));
        QVERIFY(bluish(at(image, request, {12, 12, 0})));
        QVERIFY(canvas(at(image, request, {12, 2, 0})));
    }
    void nothingOpensBetweenJoints()
    {
        // The arm is moved aside: the sides where the joints met must be there, not a hole into the model.
        VoxelAsset asset = twoBlocks();
        PictureRequest request = frontRequest();
        request.camera->yawDegrees = -40; // from high x, so that the red block's inner side is seen
        request.pose = bindPose(asset.rig->skeleton);
        request.pose.locals[1].translation += Eigen::Vector3f(0, 30, 0);
        PoseSampler(asset.rig->skeleton).finish(request.pose);
        const QImage image = draw(asset, request);
        for (const float y : {1.0F, 4.0F, 7.0F}) {
            for (const float z : {1.0F, 7.0F})
                QVERIFY(reddish(at(image, request, {8, y, z})));
        }
    }
    void shearedAndMirroredJointsStandWhereTheirMatrixSays()
    {
        VoxelAsset asset = twoBlocks();
        PictureRequest request = frontRequest();
        request.pose = bindPose(asset.rig->skeleton);
        Eigen::Affine3f shear = Eigen::Affine3f::Identity();
        shear.linear() << -1, 0.6F, 0, 0, 1, 0, 0, 0, 1;
        shear.translation() = Eigen::Vector3f(24, 8, 0);
        request.pose.skinning[1] = shear;
        const QImage image = draw(asset, request);
        for (const Eigen::Vector3f &corner : {Eigen::Vector3f(9, 1, 0), Eigen::Vector3f(15, 1, 0), Eigen::Vector3f(9, 7, 0), Eigen::Vector3f(15, 7, 0)}) {
            const QColor color = at(image, request, shear * corner);
            QVERIFY2(bluish(color), qPrintable(color.name()));
        }
        for (const Eigen::Vector3f &beside : {Eigen::Vector3f(7, 1, 0), Eigen::Vector3f(17, 1, 0), Eigen::Vector3f(7, 7, 0), Eigen::Vector3f(17, 7, 0)})
            QVERIFY(!bluish(at(image, request, shear * beside)));
        // Lit from in front like its neighbour: an inside-out surface would be dark.
        QVERIFY(at(image, request, shear * Eigen::Vector3f(12, 4, 0)).blue() > 150);
    }
    void ownershipReplacesThePalette()
    {
        const VoxelAsset asset = twoBlocks();
        PictureRequest request = frontRequest();
        request.options.ownershipMix = 1;
        const QImage image = draw(asset, request);
        const OwnershipPalette palette(asset.rig->skeleton, 0);
        const QColor root = at(image, request, {4, 4, 0});
        QVERIFY2(root.saturation() < 20, qPrintable(root.name()));
        const QColor arm = at(image, request, {12, 4, 0});
        const QColor wanted(palette.color(1));
        QVERIFY2(std::abs(arm.hue() - wanted.hue()) < 12, qPrintable(arm.name() + wanted.name()));
    }
    void hiddenAndIsolatedJoints()
    {
        PictureRequest request = frontRequest();
        request.options.hidden = {1};
        QImage image = draw(twoBlocks(), request);
        QVERIFY(reddish(at(image, request, {4, 4, 0})));
        QVERIFY(canvas(at(image, request, {12, 4, 0})));
        request.options.hidden.clear();
        request.options.isolated = {1};
        image = draw(twoBlocks(), request);
        QVERIFY(canvas(at(image, request, {4, 4, 0})));
        QVERIFY(bluish(at(image, request, {12, 4, 0})));
    }
    void aSliceShowsTheVoxelsItCuts()
    {
        PictureRequest request = frontRequest();
        request.options.slice = VoxelBox{{0, 0, 3}, {15, 7, 7}};
        const QImage image = draw(twoBlocks(), request);
        QVERIFY(greenish(at(image, request, {4, 4, 3})));
        QVERIFY(greenish(at(image, request, {12, 4, 3})));
        QVERIFY(reddish(at(image, request, {1, 1, 3})));
        QVERIFY(at(image, request, {4, 4, 3}).green() > 130);
    }
    void explodedJointsMoveApart()
    {
        PictureRequest request = frontRequest();
        request.options.explode = 1;
        const QImage image = draw(twoBlocks(), request);
        QVERIFY(canvas(at(image, request, {8, 4, 0})));
        QVERIFY(reddish(at(image, request, {0, 4, 0})));
        QVERIFY(bluish(at(image, request, {16, 4, 0})));
    }
    void xrayGhostsAllButTheSelection()
    {
        PictureRequest request = frontRequest();
        request.options.xray = true;
        request.options.selected = {1};
        const QImage image = draw(twoBlocks(), request);
        const QColor ghost = at(image, request, {4, 4, 0});
        QVERIFY2(ghost.value() < 140 && !canvas(ghost), qPrintable(ghost.name()));
        QVERIFY(at(image, request, {12, 4, 0}).blue() > 180);
    }
    void transparencyAndAlpha()
    {
        VoxelAsset asset = twoBlocks();
        for (int i = 0; i < 8; ++i) {
            for (int j = 0; j < 8; ++j) {
                for (int z = 0; z < 8; ++z)
                    asset.grid.set({i, j, z}, 4);
            }
        }
        PictureRequest request = frontRequest();
        request.options.transparentBackground = true;
        const QImage image = draw(asset, request);
        QCOMPARE(image.format(), QImage::Format_ARGB32);
        QCOMPARE(at(image, request, {20, 4, 0}).alpha(), 0);
        QCOMPARE(at(image, request, {12, 4, 0}).alpha(), 255);
        const int alpha = at(image, request, {4, 4, 0}).alpha();
        QVERIFY2(std::abs(alpha - 90) < 8, qPrintable(QString::number(alpha)));
        QVERIFY(at(image, request, {4, 4, 0}).green() > at(image, request, {4, 4, 0}).red() + 60);
    }
    void emissionShinesInTheShade()
    {
        VoxelAsset asset = twoBlocks();
        const PictureRequest plain = [] {
            PictureRequest request = frontRequest();
            request.camera->look(CameraRig::Side::Bottom);
            return request;
        }();
        const int without = at(draw(asset, plain), plain, {4, 0, 4}).red();
        PaletteEntry entry = asset.palette.entries[1];
        entry.emission = 255;
        asset.palette.set(1, entry);
        QVERIFY(at(draw(asset, plain), plain, {4, 0, 4}).red() > without + 30);
    }
    void bonesNamesAndOutlinesLieOnTop()
    {
        PictureRequest request = frontRequest();
        const QImage bare = draw(twoBlocks(), request);
        request.options.bones = true;
        const QImage bones = draw(twoBlocks(), request);
        QVERIFY(at(bones, request, {8, 1.5F, 4}).saturation() < 60); // a grey bone before the red and blue blocks
        QVERIFY(differing(bare, bones) > 100);
        request.options.jointNames = true;
        QVERIFY(differing(draw(twoBlocks(), request), bones) > 100);
        request.options.bones = request.options.jointNames = false;
        const VoxelGrid grid({16, 8, 8});
        std::vector<std::uint32_t> face;
        for (int x = 2; x < 6; ++x)
            face.push_back(grid.offset({x, 3, 0}));
        request.overlay.hover = VoxelSet::fromOffsets(face);
        const QImage outlined = draw(twoBlocks(), request);
        QVERIFY(at(outlined, request, {4, 4, 0}).green() > at(bare, request, {4, 4, 0}).green() + 40);
        QVERIFY(reddish(at(outlined, request, {4, 6, 0})));
    }
    void sizesThatCannotBeDrawn()
    {
        PictureRequest request = frontRequest();
        for (const QSize &size : {QSize(0, 10), QSize(10, 0), QSize(100000, 10)}) {
            request.size = size;
            const auto image = m_renderer->render(twoBlocks(), request);
            QVERIFY(!image.ok());
            QCOMPARE(image.error().code, QStringLiteral("render.size"));
        }
        request.size = QSize(1, 1);
        QVERIFY(m_renderer->render(twoBlocks(), request).ok());
    }
    void anEmptyAssetIsAnEmptyPicture()
    {
        PictureRequest request = frontRequest();
        const auto image = m_renderer->render(VoxelAsset(), request);
        QVERIFY(image.ok());
        QVERIFY(canvas(image->pixelColor(120, 120)));
    }
    void everySampleFillsItsPicture()
    {
        const QDir samples(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp"));
        int count = 0;
        for (const QString &name : samples.entryList({QStringLiteral("*.vfp")})) {
            const auto file = openVfp(samples.filePath(name));
            QVERIFY2(file.ok(), qPrintable(name));
            PictureRequest request;
            request.size = kPicture;
            request.options.transparentBackground = true;
            request.options.ground = false;
            const QImage image = draw(file->asset, request);
            int solid = 0;
            bool atBorder = false;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const bool filled = qAlpha(image.pixel(x, y)) > 0;
                    solid += filled ? 1 : 0;
                    atBorder = atBorder || (filled && (x == 0 || y == 0 || x == image.width() - 1 || y == image.height() - 1));
                }
            }
            QVERIFY2(solid > image.width() * image.height() / 10, qPrintable(name));
            QVERIFY2(!atBorder, qPrintable(name));
            ++count;
        }
        QCOMPARE(count, 12);
    }
    void aStrokeFillsOnlyWhatItTouched()
    {
        // Needs no drawing: counts the meshes that were filled again.
        VoxelAsset asset;
        asset.grid = VoxelGrid({128, 64, 128});
        asset.palette.set(1, {200, 200, 200, 255, 0, 0});
        std::memset(asset.grid.mutableData(), 1, asset.grid.cellCount());
        Rig rig;
        rig.binding = VoxelBinding(asset.grid.size(), 0);
        Joint joint;
        rig.skeleton.insert(joint);
        joint.id = 1;
        rig.skeleton.insert(joint);
        asset.rig = rig;
        StudioScene scene;
        scene.setAsset(asset);
        QCOMPARE(scene.meshesFilled(), std::size_t(4));
        asset.rig->binding.set({5, 5, 0}, 1);
        scene.setAsset(asset);
        QCOMPARE(scene.meshesFilled(), std::size_t(6)); // joint 0 and joint 1 of one block
        scene.setAsset(asset);
        QCOMPARE(scene.meshesFilled(), std::size_t(6));
        asset.rig->binding.set({5, 5, 0}, 0);
        scene.setAsset(asset);
        QCOMPARE(scene.meshesFilled(), std::size_t(7));
        // Hovering reads what a click would touch and fills nothing; the click then fills the same as without it, also where blocks meet.
        OverlayContent overlay;
        const Int3 corner{63, 20, 63};
        overlay.hover.append(asset.grid.offset(corner), 2);
        scene.setOverlay(overlay);
        QCOMPARE(scene.meshesFilled(), std::size_t(7));
        asset.rig->binding.set(corner, 1);
        asset.rig->binding.set({64, 20, 63}, 1);
        scene.setAsset(asset);
        StudioScene plain;
        plain.setAsset(asset);
        QCOMPARE(scene.quadCount(), plain.quadCount());
        overlay.hover = VoxelSet::fromOffsets({0, asset.grid.offset({127, 63, 127})}); // everything: not worth reading
        scene.setOverlay(overlay);
        asset.rig->binding.set(corner, 0);
        scene.setAsset(asset);
        plain.setAsset(asset);
        QCOMPARE(scene.quadCount(), plain.quadCount());
        Ray ray;
        ray.origin = {5.5, 5.5, -10};
        const auto hit = scene.pick(ray);
        QVERIFY(hit.has_value());
        QCOMPARE(hit->voxel, (Int3{5, 5, 0}));
    }

private:
    QImage draw(const VoxelAsset &asset, const PictureRequest &request)
    {
        const auto image = m_renderer->render(asset, request);
        if (!image)
            qFatal("%s", qPrintable(image.error().message));
        return *image;
    }
    static int differing(const QImage &a, const QImage &b)
    {
        int count = 0;
        for (int y = 0; y < a.height(); ++y) {
            for (int x = 0; x < a.width(); ++x)
                count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
        }
        return count;
    }

    std::unique_ptr<OffscreenRenderer> m_renderer;
};

int main(int argc, char **argv)
{
    marrow::prepareRenderEnvironment();
    if (!marrow::displayReachable())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    TestVoxelPictures test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_voxel_pictures.moc"
