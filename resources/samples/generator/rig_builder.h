#pragma once

#include "model/puppet/puppet.h"
#include "resources/samples/generator/atlas.h"
#include "resources/samples/generator/sheet.h"

#include <functional>
#include <span>
#include <vector>

namespace marrow::sample {

/// Builds a puppet from plain statements in canvas pixels: where a thing lies at rest, and where each of its points
/// goes at given parameter values. The builder makes keyforms of that and takes them into the spaces of the parents,
/// which at rest are all upright.

/// A parameter with the values at which forms are made.
struct Axis
{
    std::uint32_t parameter;
    std::vector<float> keys;
};

/// The values of an object's axes, in their order.
using Values = std::span<const double>;

struct Vertex
{
    QPointF rest;  ///< on the canvas, in the default pose
    QPointF drawn; ///< where it was painted; the same for most
};
using Move = std::function<QPointF(const Vertex &, Values)>;

struct PivotAt
{
    QPointF where;
    double angle = 0;
};
using Turn = std::function<PivotAt(Values)>;

struct MeshSpec
{
    QString id;
    QString name;
    QString layer; ///< the drawing; the id when empty
    int parent = -1;
    int part = -1;
    float drawOrder = 0;
    double cell = 36; ///< canvas pixels between vertices
    std::vector<Axis> axes = {};
    Move move = {};
    std::function<QPointF(QPointF)> rest = {}; ///< from where a point is painted to where it is at rest
    const Sheet *sheet = nullptr;              ///< vertices along the threads of a cloth instead of an even grid
    int columns = 0;                           ///< of the sheet
    int rows = 0;
    double bleed = 0; ///< how far the outermost threads lie beside the edges, as a share of the width
    std::uint8_t blend = 0;
    std::vector<std::uint32_t> masks = {};
    bool invertMask = false;
    std::vector<Channel> channels = {};
    bool inRoot = true; ///< drawn from the root of the render tree
};

/// Numbers are kept to 1/1024 pixel, so that they do not depend on the last bit of a machine's sine.
float settled(double value);

class RigBuilder
{
public:
    explicit RigBuilder(const Atlas &atlas)
        : m_atlas(atlas)
    {
    }

    PuppetRig rig;

    std::uint32_t parameter(const QString &id, const QString &name, float minimum, float maximum, float value,
                            bool repeat = false);
    std::uint32_t find(const QString &id) const; ///< a parameter
    int part(const QString &id, const QString &name, int parent, int drawOrder = 500);
    int warp(const QString &id, int parent, int part, const QRectF &box, int columns, int rows,
             const std::vector<Axis> &axes, const Move &move);
    int rotation(const QString &id, int parent, int part, QPointF pivot, const std::vector<Axis> &axes,
                 const Turn &turn);
    std::uint32_t mesh(const MeshSpec &spec);
    /// Rest positions on the canvas of a mesh's vertices.
    const std::vector<QPointF> &restOf(std::uint32_t mesh) const { return m_rest[mesh]; }
    /// And where they were painted.
    const std::vector<QPointF> &drawnOf(std::uint32_t mesh) const { return m_drawn[mesh]; }
    /// Every offset of a mesh that a move makes at the given values, in the space of its parent.
    FloatArray offsets(std::uint32_t mesh, const Move &move, Values at) const;
    QPointF toLocal(int deformer, QPointF canvas) const;

    static Channel channel(ChannelTarget target, const std::vector<Axis> &axes,
                           const std::function<float(Values)> &value);
    static Channel colors(ChannelTarget target, const std::vector<Axis> &axes, const std::function<Rgb(Values)> &value);

private:
    struct Space
    {
        QPointF origin;
        double width = 1;
        double height = 1;
    };
    struct Geometry
    {
        std::vector<QPointF> drawn;
        std::vector<std::uint32_t> indices;
    };
    Geometry evenGrid(const MeshSpec &spec, const Atlas::Place &place) const;
    static Geometry alongSheet(const MeshSpec &spec);
    QPointF toLocalOffset(int deformer, QPointF offset) const;

    const Atlas &m_atlas;
    std::vector<Space> m_spaces;
    std::vector<std::vector<QPointF>> m_rest;
    std::vector<std::vector<QPointF>> m_drawn;
};

} // namespace marrow::sample
