#include "io/p2lrt/reader.h"
#include "model/puppet/evaluator.h"
#include "model/puppet/texture_image.h"
#include "render/puppet/blend_modes.h"
#include "render/puppet/raster_lanes.h"
#include "render/puppet/software_renderer.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPolygonF>
#include <QTest>

using namespace marrow;

namespace {

const QString kRender = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/render/");

QJsonObject jsonOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

int largestDifference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return 256;
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int i = 0; i < 4 * a.width(); ++i)
            largest = std::max(largest, std::abs(int(a.constScanLine(y)[i]) - int(b.constScanLine(y)[i])));
    }
    return largest;
}

struct Shown
{
    std::shared_ptr<const PuppetRig> rig;
    std::unique_ptr<Evaluator> evaluator;
    std::unique_ptr<SoftwareRenderer> renderer;
};

Shown show(const QString &file)
{
    const auto read = p2lrt::readPuppetFile(kRender + file);
    Shown shown;
    shown.rig = read->puppet.rig;
    shown.evaluator = std::make_unique<Evaluator>(shown.rig);
    shown.renderer = std::make_unique<SoftwareRenderer>(shown.rig, decodeTextures(shown.rig->textures));
    return shown;
}

std::vector<float> valuesOf(const PuppetRig &rig, const QJsonObject &set)
{
    std::vector<float> values;
    for (const Parameter &parameter : rig.parameters)
        values.push_back(parameter.defaultValue);
    for (auto it = set.begin(); it != set.end(); ++it)
        values[it.key().toUInt()] = static_cast<float>(it.value().toDouble());
    return values;
}

} // namespace

/// The reference pictures, and what they do not show.
class SoftwareRendererTest : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList files = QDir(kRender).entryList({"*.json"}, QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 25);
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << file;
    }
    void pictures()
    {
        QFETCH(QString, file);
        const QJsonObject test = jsonOf(kRender + file);
        Shown shown = show(test["rig"].toString());
        const QJsonArray shots = test["shots"].toArray();
        QVERIFY(!shots.isEmpty());
        for (const QJsonValue &value : shots) {
            const QJsonObject shot = value.toObject();
            QImage expected(kRender + shot["image"].toString());
            expected.convertTo(QImage::Format_RGBA8888);
            shown.evaluator->evaluate(valuesOf(*shown.rig, shot["set"].toObject()));
            const QSize size(shot["width"].toInt(), shot["height"].toInt());
            const QImage one = shown.renderer->render(shown.evaluator->pose(), {.size = size});
            const int difference = largestDifference(one, expected);
            QVERIFY2(difference == 0, qPrintable(QString("%1: %2").arg(shot["image"].toString()).arg(difference)));
            QCOMPARE(shown.renderer->render(shown.evaluator->pose(), {.size = size, .threads = 3}), one);
        }
    }

    void compositingTable()
    {
        const Premultiplied source{0.3f, 0, 0.15f, 0.6f};
        const Premultiplied below{0.2f, 0.1f, 0.3f, 0.5f};
        const struct
        {
            std::uint8_t blend, alpha;
            float r, g, b, a;
        } rows[] = {
            {0, 0, 0.38f, 0.04f, 0.27f, 0.8f},           {0, 3, 0.3f, 0, 0.15f, 0.6f},
            {0, 4, 0.46f, 0.08f, 0.39f, 1},              {7, 0, 0.23f, 0.04f, 0.195f, 0.8f},
            {7, 3, 0.05f, 0, 0.025f, 0.6f},              {7, 4, 0.41f, 0.08f, 0.365f, 1},
            {11, 0, 0.47f, 0.1f, 0.435f, 0.8f},          {11, 3, 0.45f, 0.1f, 0.425f, 0.6f},
            {11, 4, 0.49f, 0.1f, 0.445f, 1},             {13, 0, 0.35f, 0.052f, 0.339f, 0.8f},
            {13, 3, 0.25f, 0.02f, 0.265f, 0.6f},         {13, 4, 0.45f, 0.084f, 0.413f, 1},
            {15, 0, 0.35f, 0.04f, 0.225f, 0.8f},         {15, 3, 0.25f, 0, 0.075f, 0.6f},
            {15, 4, 0.45f, 0.08f, 0.375f, 1},            {16, 0, 0.3986f, 0.0886f, 0.3036f, 0.8f},
            {16, 3, 0.331f, 0.081f, 0.206f, 0.6f},       {16, 4, 0.4662f, 0.0962f, 0.4012f, 1},
            {17, 0, 0.41795f, 0.07795f, 0.30795f, 0.8f}, {17, 3, 0.36325f, 0.06325f, 0.21325f, 0.6f},
            {17, 4, 0.47265f, 0.09265f, 0.40265f, 1},
        };
        for (const auto &row : rows) {
            const Premultiplied p = compositePixel(row.blend, row.alpha, source, below);
            const float errors[] = {p.r - row.r, p.g - row.g, p.b - row.b, p.a - row.a};
            for (float error : errors)
                QVERIFY2(std::abs(error) < 1e-6f, qPrintable(QString("%1/%2").arg(row.blend).arg(row.alpha)));
        }
    }

    void bytesBecomeTheirExactQuotients()
    {
        for (int byte = 0; byte < 256; ++byte) {
            const float expected = static_cast<float>(byte) / 255.0f;
            const raster::Ints texel = raster::Ints{} + static_cast<std::int32_t>(0x01010101u * static_cast<unsigned>(byte));
            QCOMPARE(raster::unitByte<0>(texel)[0], expected);
            QVERIFY(raster::unitByte<0>(texel)[3] == expected && raster::unitByte<1>(texel)[3] == expected
                    && raster::unitByte<2>(texel)[3] == expected && raster::unitByte<3>(texel)[3] == expected);
        }
    }

    void backdropShowsThrough()
    {
        Shown shown = show("render-5005.p2lrt");
        QImage backdrop(160, 120, QImage::Format_RGBA8888);
        backdrop.fill(QColor(10, 200, 30));
        const QImage over = shown.renderer->render(shown.evaluator->pose(), {.size = backdrop.size(), .backdrop = backdrop});
        // Additive colour shows on a backdrop alone, so a transparent pixel proves nothing: look where no mesh reaches.
        const PuppetView view = PuppetView::fitted(shown.rig->canvas, backdrop.size());
        std::vector<QRectF> boxes;
        for (std::size_t mesh = 0; mesh < shown.rig->meshes.size(); ++mesh) {
            QPolygonF points;
            const auto vertices = shown.evaluator->pose().meshVertices(mesh);
            for (std::size_t i = 0; i < vertices.size(); i += 2)
                points.append(QPointF(vertices[i] * view.a, vertices[i + 1] * view.d));
            boxes.push_back(points.boundingRect().adjusted(-2, -2, 2, 2));
        }
        int empty = 0;
        for (int y = 0; y < 120; ++y) {
            for (int x = 0; x < 160; ++x) {
                const auto reaches = [&](const QRectF &box) { return box.contains(x, y); };
                if (std::any_of(boxes.begin(), boxes.end(), reaches))
                    continue;
                ++empty;
                QCOMPARE(over.pixelColor(x, y), QColor(10, 200, 30));
            }
        }
        QVERIFY(empty > 100 && empty < 160 * 120);
        QVERIFY(over != backdrop);
    }

    void sixteenBitPagesKeepTheHighByte()
    {
        QImage deep(2, 1, QImage::Format_RGBA64);
        deep.setPixelColor(0, 0, QColor::fromRgba64(0x10FF, 0xFFFF, 0x80F0, 0xFFFF));
        deep.setPixelColor(1, 0, QColor::fromRgba64(0xFEFF, 0x00FF, 0x7FFF, 0x80FF));
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly) && deep.save(&buffer, "png"));
        const QByteArray &png = buffer.data();
        TexturePage page;
        page.data = ByteArray(std::vector<std::uint8_t>(png.begin(), png.end()));
        const auto image = decodeTexture(page);
        const std::vector<uchar> expected{0x10, 0xFF, 0x80, 0xFF, 0xFE, 0x00, 0x7F, 0x80};
        QVERIFY(std::equal(expected.begin(), expected.end(), image->constBits()));
    }

    void pagesThatCannotBeShownSayWhy()
    {
        TexturePage page{TextureKind::Ktx2, 1, 1, ByteArray({1, 2, 3}), {}};
        QCOMPARE(decodeTexture(page).error().code, QString("texture.ktx2"));
        page.kind = TextureKind::External;
        QCOMPARE(decodeTexture(page).error().code, QString("texture.missing"));
        page.kind = TextureKind::Png;
        QCOMPARE(decodeTexture(page).error().code, QString("texture.format"));
        std::vector<std::uint8_t> bytes(40, 0);
        const std::uint8_t mark[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
        std::copy(std::begin(mark), std::end(mark), bytes.begin());
        page.data = ByteArray(bytes);
        QCOMPARE(decodeTexture(page).error().code, QString("texture.broken"));
        bytes[28] = 1;
        page.data = ByteArray(bytes);
        QCOMPARE(decodeTexture(page).error().code, QString("texture.interlaced"));
        bytes[16] = bytes[20] = 1;
        page.data = ByteArray(bytes);
        QCOMPARE(decodeTexture(page).error().code, QString("texture.size"));
    }
};

QTEST_GUILESS_MAIN(SoftwareRendererTest)
#include "tst_software_renderer.moc"
