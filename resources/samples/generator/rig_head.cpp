// The head: its tilt, its turn in space, face, mouth and hair.

#include "resources/samples/generator/art.h"
#include "resources/samples/generator/head_turn.h"
#include "resources/samples/generator/keeper.h"

#include <algorithm>
#include <cmath>

namespace marrow::sample {

namespace {

constexpr QPointF kHeadMiddle(500, 450);
constexpr QPointF kNeckPivot(500, 628);

MeshSpec piece(const QString &id, const QString &name, int parent, int part, float drawOrder, double cell = 36)
{
    MeshSpec spec;
    spec.id = id;
    spec.name = name;
    spec.parent = parent;
    spec.part = part;
    spec.drawOrder = drawOrder;
    spec.cell = cell;
    return spec;
}

/// Hair that hangs from `top` and swings the more the lower it is.
Move hang(double top, double length, double swing)
{
    return [=](const Vertex &v, Values at) {
        const double t = std::clamp((v.rest.y() - top) / length, 0.0, 1.1);
        double x = at[0] * swing * std::pow(t, 1.7);
        if (at.size() > 1)
            x += at[1] * swing * 0.7 * std::pow(t, 3.5);
        return v.rest + QPointF(x, -std::abs(x) * 0.12 * t);
    };
}

/// The line of the closed mouth: up at the corners when glad, down when sad.
double mouthCurve(double s, double form)
{
    const double lift = form > 0 ? 4 + 7 * form : 4 + 14 * form;
    return lift * (0.4 - s * s);
}

/// The mouth as drawn is wide open; closing brings its lower edge to the upper one.
QPointF moveMouth(const Vertex &v, Values at)
{
    const double form = at[0];
    const double open = at[1];
    const double s = (v.rest.x() - place::kMouth.x()) / place::kMouthHalfWidth;
    const double t = (v.rest.y() - place::kMouth.y()) / place::kMouthHeight;
    const double width = (form < 0 ? 1 + 0.36 * form : 1 + 0.16 * form) * (0.8 + 0.2 * open);
    const double height = 0.04 + open * (form < 0 ? 0.7 + 0.1 * form : 0.7 + 0.3 * form);
    // Startled or sad, the upper lip rounds as the mouth opens.
    const double rounding = form < 0 ? 13 * form * open : 0;
    return {place::kMouth.x() + s * place::kMouthHalfWidth * width,
            place::kMouth.y() + mouthCurve(s, form) * (1 - 0.45 * open) + rounding * (1 - s * s) +
                t * place::kMouthHeight * height};
}

QPointF moveMouthLine(const Vertex &v, Values at)
{
    const Vertex onLine{{v.rest.x(), place::kMouth.y()}, {}};
    const QPointF moved = moveMouth(onLine, at);
    return {moved.x(), moved.y() + (v.rest.y() - place::kMouth.y())};
}

void addFace(Keeper &keeper, const std::vector<Axis> &turn)
{
    RigBuilder &b = keeper.build;
    const auto &p = keeper.part;
    const int head = keeper.deformer.head;
    // The contour is where the head rounds off: little depth at the sides, more at the chin.
    const HeadTurn contour([](QPointF q) {
        const double side = (q.x() - 500) / 172;
        const double chin = std::clamp((q.y() - 330) / 280, 0.0, 1.0);
        return 26 + 66 * std::max(0.0, 1 - side * side) * chin;
    });
    const HeadTurn front(HeadTurn::dome(108, 24, 196, 270));
    const int faceWarp = b.warp("WarpFace", head, p.face, QRectF(320, 230, 360, 400), 6, 6, turn, contour);
    const int earWarp =
        b.warp("WarpEars", head, p.face, QRectF(320, 430, 360, 100), 6, 2, turn, HeadTurn(HeadTurn::flat(4)));
    const int cheekWarp = b.warp("WarpCheeks", head, p.face, QRectF(340, 500, 320, 76), 6, 2, turn,
                                 HeadTurn(HeadTurn::dome(98, 20, 190, 270)));
    const int noseWarp = b.warp("WarpNose", head, p.face, QRectF(480, 510, 40, 34), 2, 2, turn,
                                HeadTurn(HeadTurn::dome(132, 24, 196, 270)));
    const int mouthWarp = b.warp("WarpMouth", head, p.face, QRectF(450, 530, 100, 90), 4, 4, turn,
                                 HeadTurn(HeadTurn::dome(112, 24, 190, 270)));

    b.mesh(piece("EarR", "右耳 Right ear", earWarp, p.face, 500));
    b.mesh(piece("EarL", "左耳 Left ear", earWarp, p.face, 500));
    keeper.mesh.face = b.mesh(piece("Face", "脸 Face", faceWarp, p.face, 505, 44));
    MeshSpec shadow = piece("FringeShadow", "刘海影子 Fringe shadow", faceWarp, p.face, 506, 44);
    shadow.blend = 2;
    shadow.masks = {keeper.mesh.face};
    shadow.axes = {keeper.axis("ParamHairFront", {-1, 0, 1})};
    shadow.move = hang(300, 170, 14);
    b.mesh(shadow);
    for (const bool left : {false, true}) {
        MeshSpec blush = piece(left ? "BlushL" : "BlushR", left ? "左腮红 Left blush" : "右腮红 Right blush", cheekWarp,
                               p.face, 507);
        blush.masks = {keeper.mesh.face};
        blush.channels = {RigBuilder::channel(ChannelTarget::Opacity, {keeper.axis("ParamCheek", {0, 1})},
                                              [](Values at) { return float(at[0]); })};
        b.mesh(blush);
    }
    b.mesh(piece("Nose", "鼻子 Nose", noseWarp, p.face, 510, 12));

    const std::vector<Axis> mouthAxes = {keeper.axis("ParamMouthForm", {-1, 0, 1}),
                                         keeper.axis("ParamMouthOpenY", {0, 0.5F, 1})};
    // Drawn wide open, at rest closed.
    const double closed[] = {0, 0};
    const Values atRest(closed);
    MeshSpec mouth = piece("Mouth", "口腔 Mouth", mouthWarp, p.face, 512, 9);
    mouth.rest = [=](QPointF drawn) { return moveMouth({drawn, drawn}, atRest); };
    mouth.axes = mouthAxes;
    mouth.move = [](const Vertex &v, Values at) { return moveMouth({v.drawn, v.drawn}, at); };
    const std::uint32_t mouthMesh = b.mesh(mouth);
    MeshSpec tongue = piece("Tongue", "舌头 Tongue", mouthWarp, p.face, 513, 12);
    tongue.rest = mouth.rest;
    tongue.axes = mouthAxes;
    tongue.move = mouth.move;
    tongue.masks = {mouthMesh};
    b.mesh(tongue);
    MeshSpec line = piece("MouthLine", "唇线 Lip line", mouthWarp, p.face, 514, 7);
    line.rest = [=](QPointF drawn) { return moveMouthLine({drawn, drawn}, atRest); };
    line.axes = mouthAxes;
    line.move = [](const Vertex &v, Values at) { return moveMouthLine({v.drawn, v.drawn}, at); };
    b.mesh(line);
}

void addHair(Keeper &keeper, const std::vector<Axis> &turn)
{
    RigBuilder &b = keeper.build;
    const auto &p = keeper.part;
    const int head = keeper.deformer.head;
    const int backWarp =
        b.warp("WarpHairBack", head, p.hairBack, QRectF(240, 190, 520, 600), 5, 6, turn, HeadTurn([](QPointF q) {
                   // The back of the head, and lower down the hair on the shoulders, which turns less.
                   const double crown = std::clamp((q.y() - 220) / 260, 0.0, 1.0);
                   const double shoulders = std::clamp((q.y() - 560) / 200, 0.0, 1.0);
                   return -10 - 42 * crown + 30 * shoulders;
               }));
    const int frontWarp = b.warp("WarpHairFront", head, p.hairFront, QRectF(300, 120, 400, 380), 6, 6, turn,
                                 HeadTurn(HeadTurn::dome(128, 20, 205, 256)));
    const int sideWarpR = b.warp("WarpHairSideR", head, p.hairFront, QRectF(296, 290, 104, 430), 2, 4, turn,
                                 HeadTurn(HeadTurn::flat(52)));
    const int sideWarpL = b.warp("WarpHairSideL", head, p.hairFront, QRectF(600, 290, 104, 430), 2, 4, turn,
                                 HeadTurn(HeadTurn::flat(52)));

    MeshSpec back = piece("HairBack", "后发 Hair back", backWarp, p.hairBack, 170, 44);
    back.axes = {keeper.axis("ParamHairBack", {-1, 0, 1}), keeper.axis("ParamHairBackTip", {-1, 0, 1})};
    back.move = hang(360, 400, 44);
    keeper.mesh.hairBack = b.mesh(back);
    for (const bool left : {false, true}) {
        MeshSpec side =
            piece(left ? "HairSideL" : "HairSideR", left ? "左侧发 Left side hair" : "右侧发 Right side hair",
                  left ? sideWarpL : sideWarpR, p.hairFront, 600, 26);
        side.axes = {keeper.axis("ParamHairSide", {-1, 0, 1})};
        side.move = hang(350, 350, 40);
        b.mesh(side);
    }
    MeshSpec lick = piece("HairLick", "呆毛 Cowlick", frontWarp, p.hairFront, 590, 20);
    lick.axes = {keeper.axis("ParamHairFront", {-1, 0, 1})};
    lick.move = [](const Vertex &v, Values at) {
        const double t = std::clamp((214 - v.rest.y()) / 76, 0.0, 1.0);
        return v.rest + QPointF(at[0] * 20 * t * t, at[0] * 8 * t * t);
    };
    b.mesh(lick);
    MeshSpec front = piece("HairFront", "刘海 Fringe", frontWarp, p.hairFront, 610, 34);
    front.axes = {keeper.axis("ParamHairFront", {-1, 0, 1})};
    front.move = hang(290, 180, 20);
    keeper.mesh.hairFront = b.mesh(front);
    b.mesh(piece("HairPin", "月亮发夹 Moon pin", frontWarp, p.hairFront, 620));
}

} // namespace

QPointF HeadTurn::operator()(const Vertex &vertex, Values at) const
{
    constexpr double kDegree = 3.14159265358979 / 180;
    const double yaw = at[0] / 30 * 21 * kDegree;
    const double pitch = at[1] / 30 * 14 * kDegree;
    const QPointF from = vertex.rest - kHeadMiddle;
    const double depth = m_depth(vertex.rest);
    const double x = from.x() * std::cos(yaw) + depth * std::sin(yaw);
    const double away = depth * std::cos(yaw) - from.x() * std::sin(yaw);
    const double y = from.y() * std::cos(pitch) - away * std::sin(pitch);
    return kHeadMiddle + QPointF(x, y);
}

HeadTurn::Depth HeadTurn::dome(double height, double floor, double halfWidth, double halfHeight)
{
    return [=](QPointF p) {
        const double x = (p.x() - kHeadMiddle.x()) / halfWidth;
        const double y = (p.y() - kHeadMiddle.y()) / halfHeight;
        return floor + (height - floor) * std::sqrt(std::max(0.0, 1 - x * x - y * y));
    };
}

HeadTurn::Depth HeadTurn::flat(double depth)
{
    return [depth](QPointF) { return depth; };
}

void addHead(Keeper &keeper)
{
    RigBuilder &b = keeper.build;
    keeper.deformer.head = b.rotation("RotationHead", keeper.deformer.breath, keeper.part.head, kNeckPivot,
                                      {keeper.axis("ParamAngleZ", {-30, 30})}, [](Values at) {
                                          return PivotAt{kNeckPivot + QPointF(at[0] * 0.25, 0), at[0] * 0.6};
                                      });
    const std::vector<Axis> turn = {keeper.axis("ParamAngleX", {-30, 0, 30}), keeper.axis("ParamAngleY", {-30, 0, 30})};
    addFace(keeper, turn);
    addHair(keeper, turn);
}

} // namespace marrow::sample
