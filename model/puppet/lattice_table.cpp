#include "model/puppet/lattice_table.h"

#include "model/puppet/function_variants.h"

#include <algorithm>
#include <bit>
#include <cstring>

/// Points are handled in blocks: a vectorised pass says which case each belongs to and where in the lattice it lies, then each
/// case that occurs is interpolated. Every lane does what LatticeMap does for one point, operation by operation.
namespace marrow::lattice {

namespace {

constexpr std::size_t kBlock = 128;

enum Case : std::int32_t { Outside = 0, Inside = 1, Ring = 2 };

/// Per point three points of its triangle and the coordinates in it; or, for bilinear cells, the cell's first point and the
/// four weights.
struct Block
{
    float u[kBlock];
    float v[kBlock];
    float insideU[kBlock]; ///< 0 for points outside the unit square
    float insideV[kBlock];
    std::int32_t which[kBlock];
    std::int32_t origin[kBlock];
    std::int32_t first[kBlock];
    std::int32_t second[kBlock];
    double s[kBlock];
    double t[kBlock];
    double weights[4][kBlock];
};

struct Counts
{
    std::int32_t inside = 0;
    std::int32_t ring = 0;
};

#if defined(__GNUC__)
typedef double Wide __attribute__((vector_size(16)));
typedef float Narrow __attribute__((vector_size(8)));
inline Wide load(const double *from)
{
    Wide pair;
    std::memcpy(&pair, from, sizeof pair);
    return pair;
}
inline void store(float *to, Wide pair)
{
    const Narrow narrow = __builtin_convertvector(pair, Narrow);
    std::memcpy(to, &narrow, sizeof narrow);
}
#else
struct Wide
{
    double x;
    double y;
};
inline Wide operator+(Wide a, Wide b) { return {a.x + b.x, a.y + b.y}; }
inline Wide operator-(Wide a, Wide b) { return {a.x - b.x, a.y - b.y}; }
inline Wide operator*(double s, Wide a) { return {s * a.x, s * a.y}; }
inline Wide load(const double *from) { return {from[0], from[1]}; }
inline void store(float *to, Wide pair)
{
    to[0] = static_cast<float>(pair.x);
    to[1] = static_cast<float>(pair.y);
}
#endif

/// Which case each point is. In single precision: the limits are exact in it, and equal lanes vectorise best.
MARROW_VARIANTS
Counts classify(Block &block, const float *__restrict source, std::size_t count)
{
    std::int32_t insideCount = 0;
    std::int32_t ringCount = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const float u = source[2 * k];
        const float v = source[2 * k + 1];
        block.u[k] = u;
        block.v[k] = v;
        const std::int32_t inside =
            std::int32_t{u >= 0.0f} & std::int32_t{u <= 1.0f} & std::int32_t{v >= 0.0f} & std::int32_t{v <= 1.0f};
        const std::int32_t near =
            std::int32_t{u >= -2.0f} & std::int32_t{u <= 3.0f} & std::int32_t{v >= -2.0f} & std::int32_t{v <= 3.0f};
        const std::int32_t ring = near & ~inside;
        block.insideU[k] = std::bit_cast<float>(std::bit_cast<std::int32_t>(u) & -inside);
        block.insideV[k] = std::bit_cast<float>(std::bit_cast<std::int32_t>(v) & -inside);
        block.which[k] = inside * Inside + ring * Ring;
        insideCount += inside;
        ringCount += ring;
    }
    return {insideCount, ringCount};
}

/// Case A for all points; those that belong elsewhere stand at the origin meanwhile.
MARROW_VARIANTS
void locateInside(Block &block, std::size_t count, std::int32_t columns, std::int32_t rows)
{
    const std::int32_t stride = columns + 3;
    const double columnsWide = columns;
    const double rowsWide = rows;
    for (std::size_t k = 0; k < count; ++k) {
        const double fx = static_cast<double>(block.insideU[k]) * columnsWide;
        const double fy = static_cast<double>(block.insideV[k]) * rowsWide;
        const std::int32_t wholeX = static_cast<std::int32_t>(fx);
        const std::int32_t wholeY = static_cast<std::int32_t>(fy);
        const std::int32_t i = wholeX < columns - 1 ? wholeX : columns - 1;
        const std::int32_t j = wholeY < rows - 1 ? wholeY : rows - 1;
        block.origin[k] = (j + 1) * stride + i + 1;
        block.s[k] = fx - static_cast<double>(i);
        block.t[k] = fy - static_cast<double>(j);
    }
}

/// From a cell (its first point in `origin`) and coordinates in it to a triangle.
MARROW_VARIANTS
void chooseTriangles(Block &block, std::size_t count, std::int32_t stride)
{
    for (std::size_t k = 0; k < count; ++k) {
        const double s = block.s[k];
        const double t = block.t[k];
        const std::int32_t corner = block.origin[k];
        const bool lower = s + t <= 1.0;
        block.origin[k] = lower ? corner : corner + stride + 1;
        block.first[k] = lower ? corner + 1 : corner + stride;
        block.second[k] = lower ? corner + stride : corner + 1;
        block.s[k] = lower ? s : 1.0 - s;
        block.t[k] = lower ? t : 1.0 - t;
    }
}

MARROW_VARIANTS
void weighCorners(Block &block, std::size_t count)
{
    for (std::size_t k = 0; k < count; ++k) {
        const double s = block.s[k];
        const double t = block.t[k];
        block.weights[0][k] = (1.0 - s) * (1.0 - t);
        block.weights[1][k] = s * (1.0 - t);
        block.weights[2][k] = (1.0 - s) * t;
        block.weights[3][k] = s * t;
    }
}

/// Case C for all points.
MARROW_VARIANTS
void mapByFrame(const double *__restrict frame, const float *__restrict source, float *__restrict target,
                std::size_t count)
{
    const double centreX = frame[0];
    const double centreY = frame[1];
    const double alongXx = frame[2];
    const double alongXy = frame[3];
    const double alongYx = frame[4];
    const double alongYy = frame[5];
    for (std::size_t k = 0; k < count; ++k) {
        const double u = source[2 * k];
        const double v = source[2 * k + 1];
        target[2 * k] = static_cast<float>(centreX + (u - 0.5) * alongXx + (v - 0.5) * alongYx);
        target[2 * k + 1] = static_cast<float>(centreY + (u - 0.5) * alongXy + (v - 0.5) * alongYy);
    }
}

/// The cell of each coordinate among the lines: the last whose lower line is at or before it. Lines rise, so counting those
/// finds it. Cells are whole numbers in binary64, which keeps the lanes equal.
MARROW_VARIANTS
void findCells(const double *__restrict at, double *__restrict cells, std::size_t count, const double *lines,
               std::int32_t divisions)
{
    for (std::size_t n = 0; n < count; ++n) {
        cells[n] = 0.0;
    }
    for (std::int32_t line = 1; line <= divisions + 1; ++line) {
        const double low = lines[line];
        for (std::size_t n = 0; n < count; ++n) {
            cells[n] += low <= at[n] ? 1.0 : 0.0;
        }
    }
}

/// The same for lattices of so many lines that searching is quicker.
void searchCells(const double *at, double *cells, std::size_t count, const double *lines, std::int32_t divisions)
{
    for (std::size_t n = 0; n < count; ++n) {
        cells[n] = static_cast<double>(std::upper_bound(lines + 1, lines + divisions + 2, at[n]) - (lines + 1));
    }
}

/// Case B for the points listed in block.which. The weights, which only bilinear cells need, hold the work in between.
MARROW_VARIANTS
void placeInCells(Block &block, std::size_t count, const double *__restrict linesX, const double *__restrict linesY,
                  std::int32_t stride)
{
    for (std::size_t n = 0; n < count; ++n) {
        const std::int32_t i = static_cast<std::int32_t>(block.weights[2][n]);
        const std::int32_t j = static_cast<std::int32_t>(block.weights[3][n]);
        block.origin[n] = j * stride + i;
        block.s[n] = (block.weights[0][n] - linesX[i]) / (linesX[i + 1] - linesX[i]);
        block.t[n] = (block.weights[1][n] - linesY[j]) / (linesY[j + 1] - linesY[j]);
    }
}

void locateRing(Block &block, std::size_t count, const Table &table)
{
    constexpr std::int32_t kFewLines = 24;
    for (std::size_t n = 0; n < count; ++n) {
        block.weights[0][n] = block.u[block.which[n]];
        block.weights[1][n] = block.v[block.which[n]];
    }
    (table.columns < kFewLines ? findCells : searchCells)(block.weights[0], block.weights[2], count, table.linesX,
                                                          table.columns);
    (table.rows < kFewLines ? findCells : searchCells)(block.weights[1], block.weights[3], count, table.linesY,
                                                       table.rows);
    placeInCells(block, count, table.linesX, table.linesY, table.columns + 3);
}

inline void mapTriangle(const Block &block, std::size_t k, const double *points, float *target)
{
    const Wide origin = load(points + 2 * block.origin[k]);
    const Wide first = load(points + 2 * block.first[k]);
    const Wide second = load(points + 2 * block.second[k]);
    store(target, origin + block.s[k] * (first - origin) + block.t[k] * (second - origin));
}

inline void mapBilinear(const Block &block, std::size_t k, const double *points, std::int32_t stride, float *target)
{
    const double *corner = points + 2 * block.origin[k];
    const double *below = corner + 2 * stride;
    store(target, block.weights[0][k] * load(corner) + block.weights[1][k] * load(corner + 2) +
                      block.weights[2][k] * load(below) + block.weights[3][k] * load(below + 2));
}

/// All points, without asking which lie inside: the others are overwritten afterwards, which costs less than guessing.
MARROW_VARIANTS
void interpolateBilinear(const Block &block, const double *points, std::int32_t stride, float *target,
                         std::size_t count)
{
    for (std::size_t k = 0; k < count; ++k) {
        mapBilinear(block, k, points, stride, target + 2 * k);
    }
}

MARROW_VARIANTS
void interpolateTriangles(const Block &block, const double *points, float *target, std::size_t count)
{
    for (std::size_t k = 0; k < count; ++k) {
        mapTriangle(block, k, points, target + 2 * k);
    }
}

/// The points listed in block.which.
MARROW_VARIANTS
void interpolateListed(const Block &block, const double *points, float *target, std::size_t count)
{
    for (std::size_t n = 0; n < count; ++n) {
        mapTriangle(block, n, points, target + 2 * block.which[n]);
    }
}

void mapInside(Block &block, const Table &table, float *target, std::size_t count)
{
    const std::int32_t stride = table.columns + 3;
    locateInside(block, count, table.columns, table.rows);
    if (table.bilinear) {
        weighCorners(block, count);
        interpolateBilinear(block, table.points, stride, target, count);
    } else {
        chooseTriangles(block, count, stride);
        interpolateTriangles(block, table.points, target, count);
    }
}

/// Case C; `all` when no point of the block has its final place yet.
void mapOutside(const Block &block, const Table &table, const float *source, float *target, std::size_t count, bool all)
{
    if (all) {
        mapByFrame(table.frame, source, target, count);
        return;
    }
    for (std::size_t k = 0; k < count; ++k) {
        if (block.which[k] == Outside) {
            mapByFrame(table.frame, source + 2 * k, target + 2 * k, 1);
        }
    }
}

void mapRing(Block &block, const Table &table, float *target, std::size_t count)
{
    std::size_t listed = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const std::int32_t which = block.which[k];
        block.which[listed] = static_cast<std::int32_t>(k); // never ahead of k
        listed += which == Ring;
    }
    locateRing(block, listed, table);
    chooseTriangles(block, listed, table.columns + 3);
    interpolateListed(block, table.points, target, listed);
}

} // namespace

void mapPoints(const Table &table, const float *source, float *target, std::size_t count)
{
    Block block;
    for (std::size_t done = 0; done < count; done += kBlock) {
        const std::size_t n = std::min(kBlock, count - done);
        const float *from = source + 2 * done;
        float *to = target + 2 * done;
        const Counts counts = classify(block, from, n);
        if (counts.inside > 0) {
            mapInside(block, table, to, n);
        }
        if (static_cast<std::size_t>(counts.inside + counts.ring) < n) {
            mapOutside(block, table, from, to, n, counts.inside == 0);
        }
        if (counts.ring > 0) {
            mapRing(block, table, to, n);
        }
    }
}

} // namespace marrow::lattice
