// Eyes and brows.

#include "resources/samples/generator/art.h"
#include "resources/samples/generator/head_turn.h"
#include "resources/samples/generator/keeper.h"

#include <algorithm>
#include <cmath>

namespace marrow::sample {

namespace {

/// Lids of one eye, in pixels from its middle; s runs from one corner (-1) to the other (1).
double arch(double s)
{
    return std::sqrt(std::max(0.0, 1 - s * s));
}

/// Where the lids meet: a shallow bowl, or a bow when the eye smiles.
double closedLid(double s, double smile)
{
    const double bow = 1 - std::min(s * s, 1.4);
    return 17 + (1 - smile) * 9 * bow - smile * 17 * bow;
}

double upperLid(double s, double open, double smile)
{
    const double wide = 4 - (place::kEyeHalfHeight + 4) * arch(s);
    return closedLid(s, smile) + (wide - closedLid(s, smile)) * open;
}

double lowerLid(double s, double open, double smile)
{
    const double wide = 4 + (place::kEyeHalfHeight - 4) * arch(s) - 15 * smile;
    return closedLid(s, smile) + (wide - closedLid(s, smile)) * std::min(open, 1.1);
}

/// Brings what lies between the open lids between the moved ones; what lies beyond follows its lid.
Move lids(QPointF middle)
{
    return [middle](const Vertex &v, Values at) {
        const double s = std::clamp((v.rest.x() - middle.x()) / place::kEyeHalfWidth, -1.0, 1.0);
        const double y = v.rest.y() - middle.y();
        const double top = upperLid(s, 1, 0), bottom = lowerLid(s, 1, 0);
        const double newTop = upperLid(s, at[0], at[1]), newBottom = lowerLid(s, at[0], at[1]);
        const double left = std::clamp((newBottom - newTop) / std::max(bottom - top, 1.0), 0.0, 1.0);
        double moved = 0;
        if (y <= top || bottom - top < 1)
            moved = newTop + (y - top) * left;
        else if (y >= bottom)
            moved = newBottom + (y - bottom) * left;
        else
            moved = newTop + (y - top) / (bottom - top) * (newBottom - newTop);
        return QPointF(v.rest.x(), middle.y() + moved);
    };
}

/// A line that goes with one of the lids. Where the open eye's corners are steep a line is tall; it thins as they
/// flatten.
Move alongLid(QPointF middle, bool upper, double share)
{
    return [=](const Vertex &v, Values at) {
        const double s = std::clamp((v.rest.x() - middle.x()) / place::kEyeHalfWidth, -1.0, 1.0);
        const double before = upper ? upperLid(s, 1, 0) : lowerLid(s, 1, 0);
        const double after = upper ? upperLid(s, at[0], at[1]) : lowerLid(s, at[0], at[1]);
        const double thin = 1 - share * std::clamp(1 - at[0], 0.0, 1.0) * (0.05 + 0.65 * s * s);
        const double beside = v.rest.y() - middle.y() - before;
        return QPointF(v.rest.x(), middle.y() + before + (after - before) * share + beside * thin);
    };
}

Move gaze(double share)
{
    return [share](const Vertex &v, Values at) { return v.rest + share * QPointF(at[0] * 13, -at[1] * 11); };
}

Move moveBrow(bool left)
{
    const double side = left ? 1 : -1;
    return [side](const Vertex &v, Values at) {
        const double outward = (side * (v.rest.x() - kMiddle) - 77) / 40;
        // Angle: positive is worried (inner end up), negative is angry (inner end down).
        return v.rest + QPointF(at[1] < 0 ? side * 4 * at[1] : 0, -at[0] * 15 + at[1] * 14 * outward);
    };
}

void addEye(Keeper &keeper, bool left, const std::vector<Axis> &turn)
{
    RigBuilder &b = keeper.build;
    const QString side = left ? "L" : "R";
    const QString named = left ? "左" : "右";
    const QString english = left ? " Left " : " Right ";
    const QPointF middle = left ? place::kEyeL : place::kEyeR;
    const int warp = b.warp("WarpEye" + side, keeper.deformer.head, keeper.part.eyes,
                            QRectF(middle.x() - 66, middle.y() - 74, 132, 144), 4, 4, turn,
                            HeadTurn(HeadTurn::dome(108, 24, 196, 270)));
    const int browWarp =
        b.warp("WarpBrow" + side, keeper.deformer.head, keeper.part.eyes, QRectF(middle.x() - 52, 380, 104, 52), 3, 2,
               turn, HeadTurn(HeadTurn::dome(120, 24, 200, 300)));
    const std::vector<Axis> lidAxes = {keeper.axis("ParamEye" + side + "Open", {0, 1, 1.3F}),
                                       keeper.axis("ParamEye" + side + "Smile", {0, 1})};
    const std::vector<Axis> gazeAxes = {keeper.axis("ParamEyeBallX", {-1, 0, 1}),
                                        keeper.axis("ParamEyeBallY", {-1, 0, 1})};
    const auto piece = [&](const QString &id, const QString &name, const QString &englishName, int parent, float order,
                           double cell, const std::vector<Axis> &axes, const Move &move) {
        MeshSpec spec;
        spec.id = id + side;
        spec.name = named + name + english + englishName;
        spec.parent = parent;
        spec.part = keeper.part.eyes;
        spec.drawOrder = order;
        spec.cell = cell;
        spec.axes = axes;
        spec.move = move;
        return spec;
    };
    const std::uint32_t white = b.mesh(piece("White", "眼白", "eye white", warp, 520, 7, lidAxes, lids(middle)));
    MeshSpec iris = piece("Iris", "虹膜", "iris", warp, 522, 30, gazeAxes, gaze(1));
    iris.masks = {white};
    b.mesh(iris);
    MeshSpec spark = piece("Spark", "高光", "highlight", warp, 524, 18, gazeAxes, gaze(0.7));
    spark.masks = {white};
    b.mesh(spark);
    b.mesh(piece("LowerLash", "下睫毛", "lower lashes", warp, 526, 8, lidAxes, alongLid(middle, false, 1)));
    b.mesh(piece("Lash", "上睫毛", "upper lashes", warp, 530, 6, lidAxes, alongLid(middle, true, 1)));
    b.mesh(piece("Fold", "眼褶", "lid fold", warp, 528, 8, lidAxes, alongLid(middle, true, 0.3)));
    b.mesh(piece(
        "Brow", "眉毛", "brow", browWarp, 630, 14,
        {keeper.axis("ParamBrow" + side + "Y", {-1, 0, 1}), keeper.axis("ParamBrow" + side + "Angle", {-1, 0, 1})},
        moveBrow(left)));
}

} // namespace

void addEyes(Keeper &keeper)
{
    const std::vector<Axis> turn = {keeper.axis("ParamAngleX", {-30, 0, 30}), keeper.axis("ParamAngleY", {-30, 0, 30})};
    addEye(keeper, false, turn);
    addEye(keeper, true, turn);
}

} // namespace marrow::sample
