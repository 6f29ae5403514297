// The puppet's canvas driven by real events. With a display that has OpenGL it draws with it, without one by the reference.

#include "render/puppet/texel_pick.h"
#include "render/viewport/render_backend.h"
#include "tests/support/puppet_files.h"
#include "views/common/theme.h"
#include "views/puppet/canvas_bar.h"
#include "views/puppet/canvas_surface.h"
#include "views/puppet/overlay_builder.h"
#include "views/puppet/puppet_canvas.h"
#include "views/puppet/puppet_comparison.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>
#include <random>

using namespace marrow;

namespace {

int differing(const QImage &a, const QImage &b, int tolerance)
{
    int count = 0;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            count += std::abs(qRed(p) - qRed(q)) > tolerance || std::abs(qGreen(p) - qGreen(q)) > tolerance
                     || std::abs(qBlue(p) - qBlue(q)) > tolerance;
        }
    }
    return count;
}

} // namespace

class PuppetCanvasTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    PuppetCanvas *m_canvas = nullptr;
    CanvasBar *m_bar = nullptr;
    std::unique_ptr<PuppetContext> m_context;

    void open(std::unique_ptr<PuppetContext> context, bool openGl = true)
    {
        m_window = std::make_unique<QWidget>();
        m_canvas = new PuppetCanvas(m_window.get(), openGl);
        m_bar = new CanvasBar(*m_canvas, m_window.get());
        auto *layout = new QVBoxLayout(m_window.get());
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_canvas, 1);
        layout->addWidget(m_bar);
        m_context = std::move(context);
        QVERIFY(m_context);
        m_canvas->setContext(m_context.get());
        m_canvas->setBackground(CanvasBackground::Color, QColor(90, 120, 60));
        m_window->resize(560, 420);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
        m_canvas->setFocus();
        QTRY_VERIFY(m_canvas->hasFocus());
    }
    QImage shot()
    {
        QCoreApplication::processEvents();
        return m_canvas->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    /// A place where at least `depth` meshes show, one over the other.
    QPoint placeWith(std::size_t depth, std::vector<std::uint32_t> &meshes)
    {
        const TexelPick pick(m_context->sharedRig(), m_context->pages());
        for (int y = 4; y < m_canvas->height(); y += 7) {
            for (int x = 4; x < m_canvas->width(); x += 7) {
                meshes = pick.meshesAt(m_context->pose(), m_canvas->view().toCanvas(QPointF(x, y)));
                if (meshes.size() >= depth)
                    return {x, y};
            }
        }
        return {-1, -1};
    }
    void wheel(const QPoint &at, int angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(at, m_canvas->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_canvas, &event);
    }
    void drag(const QPoint &from, const QPoint &by, Qt::MouseButton button)
    {
        QTest::mousePress(m_canvas, button, {}, from);
        for (int i = 1; i <= 4; ++i) {
            const QPointF at = from + by * i / 4;
            QMouseEvent move(QEvent::MouseMove, at, m_canvas->mapToGlobal(at), Qt::NoButton, button, {});
            QApplication::sendEvent(m_canvas, &move);
        }
        QTest::mouseRelease(m_canvas, button, {}, from + by);
    }

private slots:
    void cleanup()
    {
        m_window.reset();
        m_context.reset();
    }

    void showsWhatTheReferenceShows_data()
    {
        QTest::addColumn<bool>("openGl");
        QTest::newRow("OpenGL") << true;
        QTest::newRow("reference") << false;
    }
    void showsWhatTheReferenceShows()
    {
        QFETCH(bool, openGl);
        open(test::openPuppet("bench/model.p2lrt"), openGl);
        if (openGl && !probeOpenGl())
            QSKIP("no OpenGL here");
        QCOMPARE(m_canvas->usesOpenGl(), openGl);
        QCOMPARE(m_canvas->findChild<QLabel *>("canvasNote")->isVisible(), !openGl);
        constexpr int kNote = 60; // rows at the top that the note may cover
        const QImage shown = shot().copy(0, kNote, m_canvas->width(), m_canvas->height() - kNote);
        QImage backdrop(m_canvas->size(), QImage::Format_RGBA8888);
        backdrop.fill(QColor(90, 120, 60));
        const SoftwareRenderer renderer(m_context->sharedRig(), m_context->pages());
        const QImage expected = renderer.render(m_context->pose(), {.size = m_canvas->size(), .view = m_canvas->view().puppetView(1),
                                                                    .backdrop = backdrop});
        // The frame of the canvas lies over it, and a device has edges of its own; the rest is the drawing.
        const int different = differing(shown, expected.copy(0, kNote, m_canvas->width(), m_canvas->height() - kNote), 3);
        QVERIFY2(different < shown.width() * shown.height() / 20, qPrintable(QString::number(different)));
        QVERIFY(differing(expected, backdrop, 3) > different * 4);
    }

    void clicksSelectWhatIsOnTopAndThenWhatIsBelow()
    {
        open(test::openPuppet("render/render-modes-alpha0.p2lrt"));
        std::vector<std::uint32_t> meshes;
        const QPoint at = placeWith(2, meshes);
        QVERIFY(at.x() >= 0);
        const PuppetItem top{PuppetItemKind::Mesh, meshes[0]};
        const PuppetItem below{PuppetItemKind::Mesh, meshes[1]};
        QTest::mouseMove(m_canvas, at);
        QTRY_COMPARE(m_context->hovered(), QList<PuppetItem>{top});
        QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at);
        QCOMPARE(m_context->selection(), QList<PuppetItem>{top});
        QTest::mouseClick(m_canvas, Qt::LeftButton, Qt::AltModifier, at);
        QCOMPARE(m_context->selection(), QList<PuppetItem>{below});
        QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at);
        QTest::keyClick(m_canvas, Qt::Key_Tab);
        QCOMPARE(m_context->selection(), QList<PuppetItem>{below});
        QTest::mouseClick(m_canvas, Qt::LeftButton, Qt::ControlModifier, at);
        QCOMPARE(m_context->selection(), (QList<PuppetItem>{below, top}));
        QTest::mouseClick(m_canvas, Qt::LeftButton, Qt::ControlModifier, at);
        QCOMPARE(m_context->selection(), QList<PuppetItem>{below});
        const QImage selected = shot();
        QTest::keyClick(m_canvas, Qt::Key_Escape);
        QVERIFY(m_context->selection().isEmpty());
        QVERIFY(differing(selected, shot(), 12) > 10); // its outline is gone
        QTest::mouseClick(m_canvas, Qt::LeftButton, {}, {2, 2});
        QVERIFY(m_context->selection().isEmpty());
    }

    /// Small on the screen, a net of dots and lines would hide what it lies on; what is selected stays plain, and is named.
    void denseNetsGrowFaint()
    {
        m_context = test::openPuppet("bench/model.p2lrt");
        QVERIFY(m_context);
        OverlayBuilder builder(*m_context);
        OverlayOptions options;
        options.vertices = options.wireframe = options.names = true;
        using Shape = OverlayShapes::Shape;
        const auto most = [&](double zoom, OverlayShapes::Kind kind, auto measure) {
            builder.build(options, tokensFor(QApplication::palette()), zoom);
            double found = 0;
            for (const Shape &shape : builder.shapes().shapes())
                found = std::max(found, shape.kind == kind ? measure(shape) : 0.0);
            return found;
        };
        const auto size = [](const Shape &shape) { return static_cast<double>(shape.size); };
        const auto alpha = [](const Shape &shape) { return shape.size < 1 ? static_cast<double>(shape.alpha) : 0.0; }; // not the frame's
        QCOMPARE(most(20, OverlayShapes::Kind::Dot, size), 4.0);
        QCOMPARE(most(0.01, OverlayShapes::Kind::Dot, size), 1.0);
        QCOMPARE(most(20, OverlayShapes::Kind::Line, alpha), 110.0);
        QVERIFY(most(0.01, OverlayShapes::Kind::Line, alpha) < 110 / 4.0);
        QVERIFY(builder.shapes().labels().empty());
        m_context->select({PuppetItemKind::Mesh, 3});
        QCOMPARE(most(0.01, OverlayShapes::Kind::Dot, size), 2.0);
        QCOMPARE(most(0.01, OverlayShapes::Kind::Line, alpha), 110.0);
        QCOMPARE(builder.shapes().labels().size(), 1u);
        QCOMPARE(builder.shapes().labels().front().text, m_context->nameOf({PuppetItemKind::Mesh, 3}));
    }

    /// Names of the same place go below one another, plain however faint the thing is, each with a line to it.
    void namesStayReadable()
    {
        OverlayShapes shapes;
        for (int i = 0; i < 3; ++i)
            shapes.label({20, 20}, QStringLiteral("MMMMMM"), QColor(255, 0, 0, 40));
        QImage image(200, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintLabels(painter, shapes, {});
        painter.end();
        int strong = 0, linked = 0, rows = 0;
        for (int y = 0; y < image.height(); ++y) {
            const int before = strong;
            for (int x = 28; x < image.width(); ++x)
                strong += qRed(image.pixel(x, y)) > 200 && qGreen(image.pixel(x, y)) < 60;
            rows += strong > before + 6; // a row of writing
            const QRgb left = image.pixel(21, y);
            linked += qRed(left) > 200 && qGreen(left) < 160;
        }
        QVERIFY2(rows > 15, qPrintable(QString::number(rows))); // three lines of writing, none over another
        QVERIFY2(linked > 2, qPrintable(QString::number(linked)));
    }

    void panAndZoom()
    {
        open(test::openPuppet("render/render-5001.p2lrt"));
        const QPoint at(300, 100);
        const QPointF under = m_canvas->view().toCanvas(at);
        const double zoom = m_canvas->view().zoom();
        wheel(at, 240);
        QVERIFY(m_canvas->view().zoom() > zoom * 1.3);
        const QPointF still = m_canvas->view().toCanvas(at);
        QVERIFY(std::hypot(still.x() - under.x(), still.y() - under.y()) < 0.01);
        const QPointF centre = m_canvas->view().centre();
        drag({200, 200}, {30, -20}, Qt::MiddleButton);
        const QPointF moved = (centre - m_canvas->view().centre()) * m_canvas->view().zoom();
        QVERIFY(std::hypot(moved.x() - 30, moved.y() + 20) < 0.01);
        // Space and the left button do the same, and select nothing.
        m_context->clearSelection();
        QTest::keyPress(m_canvas, Qt::Key_Space);
        drag({200, 200}, {-30, 20}, Qt::LeftButton);
        QTest::keyRelease(m_canvas, Qt::Key_Space);
        QVERIFY(std::hypot(m_canvas->view().centre().x() - centre.x(), m_canvas->view().centre().y() - centre.y()) < 0.01);
        QVERIFY(m_context->selection().isEmpty() && !m_context->isPlaying());
        QTest::keyClick(m_canvas, Qt::Key_Space); // alone it plays
        QVERIFY(m_context->isPlaying());
        QTest::keyClick(m_canvas, Qt::Key_Space);
        QTest::keyClick(m_canvas, Qt::Key_Home);
        QVERIFY(m_canvas->view().isFitted());
        QVERIFY(std::fabs(m_canvas->view().zoom() - zoom) < 1e-9);
        QTest::keyClick(m_canvas, Qt::Key_Plus);
        QVERIFY(m_canvas->view().zoom() > zoom);
        std::vector<std::uint32_t> meshes;
        QTest::keyClick(m_canvas, Qt::Key_Home);
        const QPoint mesh = placeWith(1, meshes);
        QTest::mouseClick(m_canvas, Qt::LeftButton, {}, mesh);
        QTest::keyClick(m_canvas, Qt::Key_F);
        QVERIFY(!m_canvas->view().isFitted());
        QTest::mouseClick(m_bar->findChild<QToolButton *>("actualSizeButton"), Qt::LeftButton);
        QVERIFY(std::fabs(m_canvas->view().zoom() * m_canvas->devicePixelRatioF() - 1) < 1e-9);
        QTest::mouseClick(m_bar->findChild<QToolButton *>("fitButton"), Qt::LeftButton);
        QVERIFY(m_canvas->view().isFitted());
    }

    void keysTurnOverlaysOnAndHandlesCanBeTaken()
    {
        open(test::openPuppet("bench/model.p2lrt"));
        m_canvas->setFocus();
        const QImage plain = shot();
        for (const Qt::Key key : {Qt::Key_W, Qt::Key_V, Qt::Key_L, Qt::Key_R, Qt::Key_P, Qt::Key_S}) {
            QTest::keyClick(m_canvas, key);
            QVERIFY2(differing(plain, shot(), 12) > 20, qPrintable(QString::number(key)));
            QTest::keyClick(m_canvas, key);
            QVERIFY2(differing(plain, shot(), 12) == 0, qPrintable(QString::number(key)));
        }
        // A rotation's handle stands at its origin and is taken before the mesh below it.
        std::uint32_t rotation = 0;
        const std::vector<Deformer> &deformers = m_context->rig().deformers;
        while (rotation < deformers.size() && !deformers[rotation].rotation())
            ++rotation;
        QVERIFY(rotation < deformers.size());
        QTest::keyClick(m_canvas, Qt::Key_R);
        shot();
        const RotationFrame &frame = m_context->puppet().evaluator().deformers().rotation(rotation);
        const QPoint at = m_canvas->view().toWindow(QPointF(frame.x, frame.y)).toPoint();
        QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at);
        QCOMPARE(m_context->selection().size(), 1);
        QCOMPARE(m_context->selection().first().kind, PuppetItemKind::Deformer);
    }

    void simulationsShowTheirInsides()
    {
        auto context = test::findPuppet("sims/sims-%1.p2lrt", 4001, 4012, [](const PuppetRig &rig) {
            return !rig.simulations.simulations.empty() && !rig.simulations.simulations[0].colliders.empty();
        });
        open(std::move(context));
        m_context->setFeatures(advanced::kAll);
        for (int i = 0; i < 10; ++i)
            m_context->step();
        const QImage plain = shot();
        for (const Qt::Key key : {Qt::Key_C, Qt::Key_D, Qt::Key_K}) {
            QTest::keyClick(m_canvas, key);
            QVERIFY2(differing(plain, shot(), 12) > 10, qPrintable(QString::number(key)));
            QTest::keyClick(m_canvas, key);
        }
    }

    void coreAndAdvancedSideBySide()
    {
        auto context = test::findPuppet("skin/skin-%1.p2lrt", 3001, 3020,
                                        [](const PuppetRig &rig) { return !rig.skins.skins.empty(); });
        open(std::move(context));
        std::mt19937 random(7);
        for (std::uint32_t i = 0; i < m_context->rig().parameters.size(); ++i) {
            const Parameter &p = m_context->rig().parameters[i];
            m_context->setParameter(i, p.minimum + (p.maximum - p.minimum) * static_cast<float>(random() % 100) / 99.0f);
        }
        m_context->setFeatures(advanced::kAll);
        QTest::mouseClick(m_bar->findChild<QToolButton *>("compareSplitButton"), Qt::LeftButton);
        QCOMPARE(m_canvas->compareMode(), CompareMode::Split);
        QVERIFY(m_context->comparison().isEnabled());
        QVERIFY(m_context->comparison().largest() > 0.05f);
        auto *meter = m_canvas->findChild<QPushButton *>("compareMeter");
        QVERIFY(meter->isVisible());
        QVERIFY(meter->text().contains(QLocale().toString(m_context->comparison().largest(), 'f', 2)));
        drag({m_canvas->width() / 2, 100}, {60, 0}, Qt::LeftButton);
        QVERIFY(std::fabs(m_canvas->divider() * m_canvas->width() - (m_canvas->width() / 2 + 60)) < 2);
        m_canvas->setDivider(1);
        const QImage core = shot();
        m_canvas->setDivider(0);
        const QImage advancedPicture = shot();
        QVERIFY(differing(core, advancedPicture, 8) > 20);
        QTest::mouseClick(m_bar->findChild<QToolButton *>("compareGhostButton"), Qt::LeftButton);
        auto *ghost = m_bar->findChild<QSlider *>("ghostSlider");
        QVERIFY(ghost->isVisible());
        ghost->setFocus();
        QTest::keyClick(ghost, Qt::Key_End);
        QCOMPARE(m_canvas->ghostOpacity(), 1.0);
        QTest::mouseClick(m_bar->findChild<QToolButton *>("compareFlickerButton"), Qt::LeftButton);
        const QImage first = shot();
        QTRY_VERIFY_WITH_TIMEOUT(differing(first, shot(), 8) > 20, 3000);
        QTest::mouseClick(meter, Qt::LeftButton);
        QCOMPARE(m_context->selection().size(), 1);
        QCOMPARE(static_cast<std::int32_t>(m_context->selection().first().index), m_context->comparison().worstMesh());
        QTest::mouseClick(m_bar->findChild<QToolButton *>("compareFlickerButton"), Qt::LeftButton);
        QCOMPARE(m_canvas->compareMode(), CompareMode::Off);
        QVERIFY(!m_context->comparison().isEnabled() && !meter->isVisible());
    }

    void playingMovesThePicture()
    {
        open(test::openPuppet("bench/model.p2lrt"));
        const QImage before = shot();
        m_context->setPlaying(true);
        for (std::uint32_t i = 0; i < m_context->rig().parameters.size(); ++i)
            m_context->setParameter(i, m_context->rig().parameters[i].maximum);
        QTRY_VERIFY(differing(before, shot(), 12) > 100);
        QVERIFY(m_canvas->surface().cost().compose > 0);
        // Another puppet in the same canvas, then none.
        m_context->setPlaying(false);
        auto other = test::openPuppet("render/render-5001.p2lrt");
        m_canvas->setContext(other.get());
        QVERIFY(differing(before, shot(), 12) > 100);
        m_canvas->setContext(nullptr);
        QCOMPARE(differing(shot(), shot(), 0), 0);
    }
};

int main(int argc, char **argv)
{
    prepareRenderEnvironment();
    if (!displayReachable())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    ThemeController theme;
    theme.setAppearance(Appearance::Dark);
    PuppetCanvasTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_puppet_canvas.moc"
