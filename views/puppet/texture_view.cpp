#include "views/puppet/texture_view.h"

#include "views/common/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>
#include <limits>

namespace marrow {

namespace {

constexpr int kChecker = 8;

bool covers(const QPointF &a, const QPointF &b, const QPointF &c, const QPointF &p)
{
    const auto side = [&p](const QPointF &from, const QPointF &to) {
        return (to.x() - from.x()) * (p.y() - from.y()) - (to.y() - from.y()) * (p.x() - from.x());
    };
    const double d1 = side(a, b), d2 = side(b, c), d3 = side(c, a);
    return !((d1 < 0 || d2 < 0 || d3 < 0) && (d1 > 0 || d2 > 0 || d3 > 0));
}

} // namespace

TexturePageView::TexturePageView(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TexturePageView::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    m_edges = context ? std::make_unique<MeshEdges>(context->sharedRig()) : nullptr;
    m_scaled = QPixmap();
    m_page = 0;
    if (context) {
        connect(context, &PuppetContext::selectionChanged, this, qOverload<>(&QWidget::update));
        connect(context, &PuppetContext::hoveredChanged, this, qOverload<>(&QWidget::update));
        connect(context, &PuppetContext::pagesReady, this, [this] {
            m_scaled = QPixmap();
            update();
        });
    }
    update();
}

void TexturePageView::setPage(int page)
{
    m_page = page;
    m_scaled = QPixmap();
    update();
}

QRectF TexturePageView::pageArea() const
{
    if (!m_context || m_page < 0 || static_cast<std::size_t>(m_page) >= m_context->rig().textures.size())
        return {};
    const std::vector<QImage> &pages = m_context->pages();
    const auto number = static_cast<std::size_t>(m_page);
    QSizeF size(m_context->rig().textures[number].width, m_context->rig().textures[number].height);
    if (number < pages.size() && !pages[number].isNull())
        size = pages[number].size();
    if (size.isEmpty())
        return {};
    size.scale(QSizeF(width() - 4, height() - 4), Qt::KeepAspectRatio);
    return QRectF(QPointF((width() - size.width()) / 2, 2), size);
}

void TexturePageView::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    const QRectF area = pageArea();
    if (area.isEmpty())
        return;
    const QColor light = tokens.dark ? QColor(0x3A, 0x3E, 0x46) : QColor(0xFF, 0xFF, 0xFF);
    const QColor dark = tokens.dark ? QColor(0x31, 0x35, 0x3C) : QColor(0xE7, 0xEA, 0xEE);
    painter.save();
    painter.setClipRect(area);
    for (int y = 0; y * kChecker < area.height(); ++y) {
        for (int x = 0; x * kChecker < area.width(); ++x)
            painter.fillRect(QRectF(area.left() + x * kChecker, area.top() + y * kChecker, kChecker, kChecker),
                             (x + y) % 2 ? dark : light);
    }
    painter.restore();
    const std::vector<QImage> &pages = m_context->pages();
    const auto number = static_cast<std::size_t>(m_page);
    const bool shown = number < pages.size() && !pages[number].isNull();
    if (shown) {
        const QSize pixels = (area.size() * devicePixelRatioF()).toSize();
        if (m_scaled.size() != pixels)
            m_scaled = QPixmap::fromImage(pages[number].scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        painter.drawPixmap(area, m_scaled, QRectF(m_scaled.rect()));
    } else {
        painter.setPen(tokens.text);
        painter.drawText(area.adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         pages.empty() ? tr("Decoding the texture pages…") : tr("This page cannot be shown here."));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QColor faint = tokens.accent;
    faint.setAlpha(110);
    for (std::uint32_t mesh = 0; mesh < m_context->rig().meshes.size(); ++mesh) {
        const PuppetItem item{PuppetItemKind::Mesh, mesh};
        if (m_context->rig().meshes[mesh].texturePage != m_page || m_context->isSelected(item))
            continue;
        const bool hovered = m_context->hovered().contains(item);
        painter.setPen(hovered ? QPen(tokens.text, 1.5) : QPen(faint, 0.75));
        drawMesh(painter, mesh, area, false);
    }
    for (const PuppetItem &item : m_context->selection()) {
        if (item.kind != PuppetItemKind::Mesh || m_context->rig().meshes[item.index].texturePage != m_page)
            continue;
        painter.setPen(QPen(faint, 1));
        drawMesh(painter, item.index, area, true);
        painter.setPen(QPen(tokens.accent, 2));
        drawMesh(painter, item.index, area, false);
    }
    painter.setPen(tokens.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
}

void TexturePageView::drawMesh(QPainter &painter, std::uint32_t mesh, const QRectF &area, bool whole) const
{
    const FloatArray &uvs = m_context->rig().meshes[mesh].uvs;
    QList<QLineF> lines;
    for (const auto &[a, b] : whole ? m_edges->all(mesh) : m_edges->outline(mesh)) {
        const QPointF from(uvs[2 * a], uvs[2 * a + 1]);
        const QPointF to(uvs[2 * b], uvs[2 * b + 1]);
        lines.append(QLineF(area.left() + from.x() * area.width(), area.top() + from.y() * area.height(),
                            area.left() + to.x() * area.width(), area.top() + to.y() * area.height()));
    }
    painter.drawLines(lines);
}

std::int32_t TexturePageView::meshAt(const QPointF &position) const
{
    const QRectF area = pageArea();
    if (!area.contains(position))
        return -1;
    const QPointF at((position.x() - area.left()) / area.width(), (position.y() - area.top()) / area.height());
    std::int32_t best = -1;
    double smallest = std::numeric_limits<double>::infinity();
    for (std::uint32_t m = 0; m < m_context->rig().meshes.size(); ++m) {
        const Mesh &mesh = m_context->rig().meshes[m];
        if (mesh.texturePage != m_page)
            continue;
        const auto point = [&mesh](std::uint32_t vertex) { return QPointF(mesh.uvs[2 * vertex], mesh.uvs[2 * vertex + 1]); };
        bool inside = false;
        double size = 0;
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
            const QPointF a = point(mesh.indices[i]), b = point(mesh.indices[i + 1]), c = point(mesh.indices[i + 2]);
            inside = inside || covers(a, b, c, at);
            size += std::fabs((b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()));
        }
        if (inside && size < smallest) {
            smallest = size;
            best = static_cast<std::int32_t>(m);
        }
    }
    return best;
}

void TexturePageView::mousePressEvent(QMouseEvent *event)
{
    if (!m_context || event->button() != Qt::LeftButton)
        return;
    const std::int32_t mesh = meshAt(event->position());
    if (mesh < 0)
        return m_context->clearSelection();
    const PuppetItem item{PuppetItemKind::Mesh, static_cast<std::uint32_t>(mesh)};
    if (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
        m_context->toggleSelected(item);
    else
        m_context->select(item);
}

void TexturePageView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_context)
        return;
    const std::int32_t mesh = meshAt(event->position());
    m_context->setHovered(mesh < 0 ? QList<PuppetItem>()
                                   : QList<PuppetItem>{{PuppetItemKind::Mesh, static_cast<std::uint32_t>(mesh)}});
    setToolTip(mesh < 0 ? QString() : m_context->nameOf({PuppetItemKind::Mesh, static_cast<std::uint32_t>(mesh)}));
}

void TexturePageView::leaveEvent(QEvent *event)
{
    if (m_context)
        m_context->setHovered({});
    QWidget::leaveEvent(event);
}

TextureView::TextureView(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QComboBox(this))
    , m_view(new TexturePageView(this))
    , m_caption(new QLabel(this))
{
    m_pages->setObjectName("texturePages");
    m_view->setObjectName("texturePage");
    m_caption->setProperty("role", "secondary");
    m_caption->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    layout->addWidget(m_pages);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_caption);
    connect(m_pages, &QComboBox::currentIndexChanged, this, &TextureView::choose);
}

void TextureView::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    m_view->setContext(context);
    if (context)
        connect(context, &PuppetContext::selectionChanged, this, &TextureView::takeSelection);
    fill();
}

void TextureView::fill()
{
    const QSignalBlocker block(m_pages);
    m_pages->clear();
    const std::size_t count = m_context ? m_context->rig().textures.size() : 0;
    for (std::size_t i = 0; i < count; ++i)
        m_pages->addItem(tr("Page %1").arg(i));
    m_pages->setVisible(count > 1);
    m_pages->setToolTip(tr("The texture page that is shown"));
    m_pages->setAccessibleName(m_pages->toolTip());
    m_view->setAccessibleName(tr("Texture page with the outlines of the meshes"));
    choose(0);
}

void TextureView::showPage(int page)
{
    if (page >= 0 && page < m_pages->count())
        m_pages->setCurrentIndex(page);
}

void TextureView::choose(int page)
{
    m_view->setPage(page);
    m_caption->clear();
    if (!m_context || page < 0 || static_cast<std::size_t>(page) >= m_context->rig().textures.size())
        return;
    const TexturePage &record = m_context->rig().textures[static_cast<std::size_t>(page)];
    int meshes = 0;
    for (const Mesh &mesh : m_context->rig().meshes)
        meshes += mesh.texturePage == page;
    const QLocale locale;
    const QString kind = record.kind == TextureKind::Png    ? QStringLiteral("PNG")
                         : record.kind == TextureKind::Ktx2 ? QStringLiteral("KTX2")
                                                            : tr("beside the file: %1").arg(record.uri);
    m_caption->setText(tr("%1 × %2 px, %3, %4 · used by %n meshes", nullptr, meshes)
                           .arg(locale.toString(record.width), locale.toString(record.height), kind,
                                locale.formattedDataSize(static_cast<qint64>(record.data.size()))));
}

/// A mesh selected elsewhere brings its page to the front.
void TextureView::takeSelection()
{
    if (!m_context || m_context->selection().isEmpty() || m_context->selection().last().kind != PuppetItemKind::Mesh)
        return;
    const std::int32_t page = m_context->rig().meshes[m_context->selection().last().index].texturePage;
    if (page >= 0 && page < m_pages->count())
        m_pages->setCurrentIndex(page);
}

void TextureView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace marrow
