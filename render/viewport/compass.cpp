#include "render/viewport/compass.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace marrow {

namespace {

constexpr double kReach = 30;
constexpr double kBall = 9;

struct Arm
{
    CameraRig::Side side;
    Eigen::Vector3f direction;
    QColor color;
    const char *letter;
};

const std::array<Arm, 6> &arms()
{
    static const std::array<Arm, 6> kArms = {{
        {CameraRig::Side::Right, Eigen::Vector3f::UnitX(), QColor(0xe2, 0x5a, 0x5a), "X"},
        {CameraRig::Side::Left, -Eigen::Vector3f::UnitX(), QColor(0xe2, 0x5a, 0x5a), ""},
        {CameraRig::Side::Top, Eigen::Vector3f::UnitY(), QColor(0x66, 0xb5, 0x4e), "Y"},
        {CameraRig::Side::Bottom, -Eigen::Vector3f::UnitY(), QColor(0x66, 0xb5, 0x4e), ""},
        {CameraRig::Side::Back, Eigen::Vector3f::UnitZ(), QColor(0x4f, 0x8d, 0xe8), "Z"},
        {CameraRig::Side::Front, -Eigen::Vector3f::UnitZ(), QColor(0x4f, 0x8d, 0xe8), ""},
    }};
    return kArms;
}

QColor blend(const QColor &color, const QColor &ground, float share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(static_cast<float>(a) * (1 - share) + static_cast<float>(b) * share)); };
    return QColor(mix(color.red(), ground.red()), mix(color.green(), ground.green()), mix(color.blue(), ground.blue()));
}

QPointF place(const CameraRig &rig, const Eigen::Vector3f &direction)
{
    return QPointF(static_cast<double>(direction.dot(rig.right())), -static_cast<double>(direction.dot(rig.up()))) * kReach
        + QPointF(kCompassSize / 2.0, kCompassSize / 2.0);
}

/// The sides are named for models that face −z; one that faces +z has its left at high x.
CameraRig::Side sideOf(const Arm &arm, const CameraRig &rig)
{
    using Side = CameraRig::Side;
    if (!rig.frontIsPlusZ)
        return arm.side;
    switch (arm.side) {
    case Side::Front:
        return Side::Back;
    case Side::Back:
        return Side::Front;
    case Side::Left:
        return Side::Right;
    case Side::Right:
        return Side::Left;
    default:
        return arm.side;
    }
}

/// Indices of arms(), the farthest from the eye first.
std::array<std::size_t, 6> farFirst(const CameraRig &rig)
{
    std::array<std::size_t, 6> order = {0, 1, 2, 3, 4, 5};
    const Eigen::Vector3f forward = rig.forward();
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return arms()[a].direction.dot(forward) > arms()[b].direction.dot(forward);
    });
    return order;
}

} // namespace

QImage drawCompass(const CameraRig &rig, const SceneTheme &theme, qreal pixelRatio)
{
    QImage image(QSizeF(kCompassSize * pixelRatio, kCompassSize * pixelRatio).toSize(), QImage::Format_RGBA8888_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QPointF centre(kCompassSize / 2.0, kCompassSize / 2.0);
    for (const std::size_t index : farFirst(rig)) {
        const Arm &arm = arms()[index];
        const bool positive = arm.letter[0] != '\0';
        const QPointF end = place(rig, arm.direction);
        const bool facing = arm.direction.dot(rig.forward()) <= 0.05F;
        // What points away fades into the canvas, but stays opaque: a letter is read on it.
        const QColor color = facing ? arm.color : blend(arm.color, theme.canvasTop, 0.45F);
        if (positive) {
            painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(centre, end);
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawEllipse(end, kBall, kBall);
            painter.setPen(qGray(color.rgb()) > 150 ? QColor(0x20, 0x22, 0x26) : QColor(Qt::white));
            painter.drawText(QRectF(end - QPointF(kBall, kBall), QSizeF(2 * kBall, 2 * kBall)), Qt::AlignCenter, QString::fromLatin1(arm.letter));
        } else {
            QColor inside = theme.canvasTop;
            inside.setAlphaF(0.85F);
            painter.setPen(QPen(color, 1.5));
            painter.setBrush(inside);
            painter.drawEllipse(end, kBall - 2.5, kBall - 2.5);
        }
    }
    return image;
}

std::optional<CameraRig::Side> compassSideAt(const CameraRig &rig, QPointF position, QSizeF viewSize)
{
    const QPointF corner(viewSize.width() - kCompassSize - kCompassMargin, kCompassMargin);
    const QPointF at = position - corner;
    const std::array<std::size_t, 6> order = farFirst(rig);
    for (auto index = order.rbegin(); index != order.rend(); ++index) {
        const QPointF away = at - place(rig, arms()[*index].direction);
        if (QPointF::dotProduct(away, away) <= kBall * kBall)
            return sideOf(arms()[*index], rig);
    }
    return std::nullopt;
}

} // namespace marrow
