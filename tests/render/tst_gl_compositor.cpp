#include "io/p2lrt/reader.h"
#include "model/puppet/evaluator.h"
#include "model/puppet/texture_image.h"
#include "render/puppet/gl_compositor.h"
#include "render/puppet/software_renderer.h"
#include "render/puppet/texel_pick.h"
#include "render/puppet/triangle_batches.h"
#include "render/viewport/render_backend.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QTest>

#include <map>
#include <random>

using namespace marrow;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/");

QJsonObject jsonOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

struct Shown
{
    std::shared_ptr<const PuppetRig> rig;
    std::vector<QImage> pages;
    std::unique_ptr<Evaluator> evaluator;
    std::unique_ptr<SoftwareRenderer> reference;
    std::unique_ptr<OffscreenCompositor> gpu;

    const PuppetPose &pose() const { return evaluator->pose(); }
};

Shown show(const QString &file)
{
    Shown shown;
    const auto read = p2lrt::readPuppetFile(kData + file);
    if (!read)
        return shown;
    shown.rig = read->puppet.rig;
    shown.pages = decodeTextures(shown.rig->textures);
    shown.evaluator = std::make_unique<Evaluator>(shown.rig);
    shown.reference = std::make_unique<SoftwareRenderer>(shown.rig, shown.pages);
    auto gpu = OffscreenCompositor::create(shown.rig, shown.pages);
    if (gpu)
        shown.gpu = std::move(*gpu);
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

/// The pixels at the outlines of meshes: edges that belong to one triangle alone. There a device's own rules decide.
QImage edgesOf(const Shown &shown, const QSize &size)
{
    QImage edges(size, QImage::Format_Grayscale8);
    edges.fill(0);
    QPainter painter(&edges);
    painter.setPen(QPen(Qt::white, 2.2, Qt::SolidLine, Qt::RoundCap));
    const PuppetView view = PuppetView::fitted(shown.rig->canvas, size);
    for (std::size_t m = 0; m < shown.rig->meshes.size(); ++m) {
        const auto points = shown.pose().meshVertices(m);
        const IndexArray &indices = shown.rig->meshes[m].indices;
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> count;
        for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
            for (std::size_t k = 0; k < 3; ++k)
                ++count[std::minmax(indices[i + k], indices[i + (k + 1) % 3])];
        }
        for (const auto &[edge, triangles] : count) {
            const QPointF a(points[2 * edge.first] * view.a, points[2 * edge.first + 1] * view.d);
            const QPointF b(points[2 * edge.second] * view.a, points[2 * edge.second + 1] * view.d);
            if (triangles == 1)
                painter.drawLine(a, b);
        }
    }
    return edges;
}

struct Differences
{
    int largest = 0;     ///< away from edges
    int beyond = 0;      ///< pixels away from edges that differ by more than 2
    int edgePixels = 0;  ///< at edges, that differ by more than 2
};

Differences compare(const QImage &a, const QImage &b, const QImage &edges)
{
    Differences result;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            int difference = 0;
            const uchar *p = a.constScanLine(y) + 4 * x;
            const uchar *q = b.constScanLine(y) + 4 * x;
            for (int i = 0; i < 4; ++i) {
                // What is nearly transparent has no colour worth the name: straight colours are compared as they show.
                const int weight = i < 3 ? std::max(p[3], q[3]) : 255;
                difference = std::max(difference, (std::abs(int(p[i]) - int(q[i])) * weight + 127) / 255);
            }
            if (edges.constScanLine(y)[x] > 0) {
                result.edgePixels += difference > 2;
            } else {
                result.largest = std::max(result.largest, difference);
                result.beyond += difference > 2;
            }
        }
    }
    return result;
}

} // namespace

/// The compositor of the graphics card against the reference.
class GlCompositorTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (const auto probed = probeOpenGl(); !probed)
            QSKIP(qPrintable("no OpenGL here: " + probed.error().message));
    }

    void agreesWithTheReference_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList files = QDir(kData + "render").entryList({"*.json"}, QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 25);
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << file;
    }
    void agreesWithTheReference()
    {
        QFETCH(QString, file);
        const QJsonObject test = jsonOf(kData + "render/" + file);
        Shown shown = show("render/" + test["rig"].toString());
        QVERIFY(shown.gpu);
        const QJsonArray shots = test["shots"].toArray();
        QVERIFY(!shots.isEmpty());
        for (const QJsonValue &value : shots) {
            const QJsonObject shot = value.toObject();
            const QString name = shot["image"].toString();
            QImage expected(kData + "render/" + name);
            expected.convertTo(QImage::Format_RGBA8888);
            shown.evaluator->evaluate(valuesOf(*shown.rig, shot["set"].toObject()));
            const QImage drawn = shown.gpu->render(shown.pose(), {.size = expected.size()});
            QCOMPARE(drawn.size(), expected.size());
            const Differences found = compare(drawn, expected, edgesOf(shown, expected.size()));
            const QString said = QString("%1: %2 away from edges (%3 pixels beyond 2), %4 pixels at edges")
                                     .arg(name).arg(found.largest).arg(found.beyond).arg(found.edgePixels);
            if (found.beyond > 0 && qEnvironmentVariableIsSet("MARROW_KEEP_PICTURES"))
                drawn.save(qEnvironmentVariable("MARROW_KEEP_PICTURES") + "/" + name);
            // Where two triangles of a mesh meet, a pixel centre on the very edge may go to the other one.
            QVERIFY2(found.beyond * 5000 <= drawn.width() * drawn.height(), qPrintable(said));
        }
    }

    void foldedMeshesAreDrawnInRuns()
    {
        // Two sheets of two triangles each, one over the other; then a third one beside them.
        const std::vector<float> points{0, 0, 10, 0, 0, 10, 10, 10, 100, 0, 110, 0, 100, 10};
        TriangleBatches batches;
        const std::vector<std::uint32_t> flat{0, 1, 2, 1, 3, 2, 4, 5, 6};
        batches.split(points, flat);
        QVERIFY(batches.isWhole());
        const std::vector<std::uint32_t> folded{0, 1, 2, 1, 3, 2, 0, 1, 2, 1, 3, 2, 4, 5, 6};
        batches.split(points, folded);
        QVERIFY(!batches.isWhole());
        QCOMPARE(batches.count(), std::size_t{2});
        QCOMPARE(batches.run(0).size(), std::size_t{9});
        QCOMPARE(batches.run(1).size(), std::size_t{6});
        const std::vector<std::uint32_t> broken{0, 0, 0, 0, 1, 2};
        batches.split(points, broken);
        QCOMPARE(batches.count(), std::size_t{1});
        QCOMPARE(batches.run(0).size(), std::size_t{3});
        batches.split(points, {});
        QVERIFY(batches.isWhole());
    }

    /// A mirrored view shows the other side of what is culled, and the same picture as the reference.
    void anyViewAgrees()
    {
        Shown shown = show("render/render-5005.p2lrt");
        QVERIFY(shown.gpu);
        const QSize size(200, 150);
        const PuppetView fitted = PuppetView::fitted(shown.rig->canvas, size);
        const PuppetView views[] = {{-fitted.a, 0, 0, fitted.d, 200, 0},
                                    {0, fitted.a, fitted.d, 0, 10, 5},
                                    {fitted.a * 3, 0.2f, -0.1f, fitted.d * 3, -150, -80}};
        QImage edges(size, QImage::Format_Grayscale8);
        edges.fill(0);
        for (const PuppetView &view : views) {
            const QImage drawn = shown.gpu->render(shown.pose(), {.size = size, .view = view});
            const QImage expected = shown.reference->render(shown.pose(), {.size = size, .view = view});
            const Differences found = compare(drawn, expected, edges); // the rims of meshes included here
            QVERIFY2(found.beyond * 100 <= size.width() * size.height(), qPrintable(QString::number(found.beyond)));
            QVERIFY(drawn != QImage(size, QImage::Format_RGBA8888));
        }
    }

    void drawsOnABackdrop()
    {
        Shown shown = show("render/render-groups-1.p2lrt");
        QVERIFY(shown.gpu);
        const QSize size(160, 120);
        QImage backdrop(size, QImage::Format_RGBA8888);
        backdrop.fill(QColor(40, 160, 90));
        const QImage expected = shown.reference->render(shown.pose(), {.size = size, .backdrop = backdrop});
        GlCompositor::Options options{.size = size};
        options.backdrop.first = QColor(40, 160, 90);
        const Differences found = compare(shown.gpu->render(shown.pose(), options), expected, edgesOf(shown, size));
        QVERIFY2(found.beyond == 0, qPrintable(QString::number(found.largest)));
        // The same compositor draws a picture of another size, and the first again.
        QCOMPARE(shown.gpu->render(shown.pose(), {.size = {31, 17}}).size(), QSize(31, 17));
        QVERIFY(compare(shown.gpu->render(shown.pose(), options), expected, edgesOf(shown, size)).beyond == 0);
        QVERIFY(shown.gpu->render(shown.pose(), {.size = {1 << 20, 4}}).isNull());
    }

    /// What a click takes is what is seen there: the topmost mesh whose removal changes the pixel.
    void picksWhatIsSeen()
    {
        Shown shown = show("render/render-5001.p2lrt");
        QVERIFY(shown.rig);
        const TexelPick pick(shown.rig, shown.pages);
        const QSize size(120, 90);
        const PuppetView view = PuppetView::fitted(shown.rig->canvas, size);
        const QImage whole = shown.reference->render(shown.pose(), {.size = size});
        int hits = 0;
        for (int y = 4; y < size.height(); y += 9) {
            for (int x = 4; x < size.width(); x += 9) {
                const QPointF at((x + 0.5) / view.a, (y + 0.5) / view.d);
                const std::vector<std::uint32_t> meshes = pick.meshesAt(shown.pose(), at);
                for (const std::uint32_t mesh : meshes) {
                    ++hits;
                    PuppetPose without = shown.pose();
                    without.opacity[mesh] = 0;
                    if (mesh == meshes.front() && shown.rig->meshes[mesh].blend == 0)
                        QVERIFY(shown.reference->render(without, {.size = size}).pixel(x, y) != whole.pixel(x, y));
                }
                if (meshes.empty())
                    QVERIFY2(qAlpha(whole.pixel(x, y)) < 128, qPrintable(QString("%1 %2").arg(x).arg(y)));
            }
        }
        QVERIFY(hits > 5);
        QVERIFY(pick.meshesAt(shown.pose(), {-1e6, 5}).empty());
    }
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    if (!displayReachable())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    GlCompositorTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gl_compositor.moc"
