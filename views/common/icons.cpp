#include "views/common/icons.h"

#include "views/common/theme.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

// Q_INIT_RESOURCE has to stand outside any namespace.
static void initIconResources()
{
    Q_INIT_RESOURCE(icons);
}

namespace marrow {

namespace {

QColor colorOf(IconRole role, QIcon::Mode mode)
{
    const Tokens &tokens = tokensFor(QGuiApplication::palette());
    if (mode == QIcon::Disabled)
        return tokens.disabledText;
    switch (role) {
    case IconRole::Text:
        return tokens.text;
    case IconRole::Secondary:
        return tokens.secondaryText;
    case IconRole::Accent:
        return tokens.accent;
    case IconRole::Warning:
        return tokens.warning;
    case IconRole::Error:
        return tokens.error;
    case IconRole::Good:
        return tokens.good;
    }
    return tokens.text;
}

/// Draws the SVG afresh in the palette's colour; QPixmapCache keeps what was drawn.
class RecolouringEngine : public QIconEngine
{
public:
    RecolouringEngine(QString name, QByteArray svg, IconRole role)
        : m_name(std::move(name))
        , m_svg(std::move(svg))
        , m_role(role)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal scale = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, draw(rect.size() * scale, colorOf(m_role, mode)));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return draw(size, colorOf(m_role, mode));
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        return draw(size, colorOf(m_role, mode));
    }
    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QIconEngine *clone() const override { return new RecolouringEngine(*this); }

private:
    QPixmap draw(const QSize &pixels, const QColor &color) const
    {
        const QString key = QStringLiteral("marrow-icon/%1/%2/%3x%4")
                                .arg(m_name, color.name(QColor::HexArgb))
                                .arg(pixels.width())
                                .arg(pixels.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        QByteArray svg = m_svg;
        svg.replace("currentColor", color.name().toLatin1());
        QSvgRenderer renderer(svg);
        pixmap = QPixmap(pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const int side = qMin(pixels.width(), pixels.height());
        renderer.render(&painter, QRectF((pixels.width() - side) / 2.0, (pixels.height() - side) / 2.0, side, side));
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString m_name;
    QByteArray m_svg;
    IconRole m_role;
};

} // namespace

QIcon iconFor(const QString &name, IconRole role)
{
    initIconResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new RecolouringEngine(name, file.readAll(), role));
}

QStringList iconNames()
{
    initIconResources();
    QStringList names;
    for (const QString &file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name))
        names.append(file.chopped(4));
    return names;
}

} // namespace marrow
