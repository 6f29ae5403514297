#include "views/common/icons.h"

#include "views/common/button_icons.h"
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

using TokenColor = QColor Tokens::*;

TokenColor colorOf(IconRole role)
{
    switch (role) {
    case IconRole::Text:
        return &Tokens::text;
    case IconRole::Secondary:
        return &Tokens::secondaryText;
    case IconRole::Accent:
        return &Tokens::accent;
    case IconRole::Warning:
        return &Tokens::warning;
    case IconRole::Error:
        return &Tokens::error;
    case IconRole::Good:
        return &Tokens::good;
    }
    return &Tokens::text;
}

/// Draws the SVG afresh in the palette's colour; QPixmapCache keeps what was drawn.
class RecolouringEngine : public QIconEngine
{
public:
    RecolouringEngine(QString name, QByteArray svg, TokenColor color)
        : m_name(std::move(name))
        , m_svg(std::move(svg))
        , m_color(color)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal scale = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, draw(rect.size() * scale, colorIn(mode)));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return draw(size, colorIn(mode));
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        return draw(size, colorIn(mode));
    }
    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QIconEngine *clone() const override { return new RecolouringEngine(*this); }

private:
    QColor colorIn(QIcon::Mode mode) const
    {
        const Tokens &tokens = tokensFor(QGuiApplication::palette());
        return mode == QIcon::Disabled ? tokens.disabledText : tokens.*m_color;
    }
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
    TokenColor m_color;
};

QIcon iconIn(const QString &name, TokenColor color)
{
    initIconResources();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new RecolouringEngine(name, file.readAll(), color));
}

} // namespace

QIcon iconFor(const QString &name, IconRole role)
{
    return iconIn(name, colorOf(role));
}

QIcon iconOnAccent(const QString &name)
{
    return iconIn(name, &Tokens::onAccent);
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
