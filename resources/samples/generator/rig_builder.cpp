#include "resources/samples/generator/rig_builder.h"

#include <cmath>
#include <map>

namespace marrow::sample {

namespace {

/// Lays out a grid over all combinations of keys and calls `form` with the values of each.
template <class Form, class Make>
Grid<Form> gridOver(const std::vector<Axis> &axes, const Make &form)
{
    Grid<Form> grid;
    grid.present = true;
    std::size_t cells = 1;
    for (const Axis &axis : axes) {
        grid.axes.push_back({axis.parameter, FloatArray(axis.keys)});
        cells *= axis.keys.size();
    }
    std::vector<double> values(axes.size());
    for (std::size_t cell = 0; cell < cells; ++cell) {
        std::size_t rest = cell;
        for (std::size_t i = 0; i < axes.size(); ++i) {
            const std::size_t key = rest % axes[i].keys.size();
            rest /= axes[i].keys.size();
            grid.coordinates.push_back(static_cast<std::uint16_t>(key));
            values[i] = axes[i].keys[key];
        }
        grid.forms.push_back(form(Values(values)));
    }
    return grid;
}

} // namespace

float settled(double value)
{
    return float(std::round(value * 1024) / 1024);
}

std::uint32_t RigBuilder::parameter(const QString &id, const QString &name, float minimum, float maximum, float value,
                                    bool repeat)
{
    rig.parameters.push_back({id, name, minimum, maximum, value, std::uint8_t(repeat ? 2 : 0)});
    return std::uint32_t(rig.parameters.size() - 1);
}

std::uint32_t RigBuilder::find(const QString &id) const
{
    for (std::size_t i = 0; i < rig.parameters.size(); ++i) {
        if (rig.parameters[i].id == id)
            return std::uint32_t(i);
    }
    qFatal("there is no parameter %s", qPrintable(id));
}

int RigBuilder::part(const QString &id, const QString &name, int parent, int drawOrder)
{
    Part part;
    part.id = id;
    part.name = name;
    part.drawOrder = drawOrder;
    rig.parts.push_back(part);
    const int index = int(rig.parts.size()) - 1;
    if (parent >= 0)
        rig.parts[std::size_t(parent)].children.push_back({false, std::uint32_t(index)});
    return index;
}

QPointF RigBuilder::toLocal(int deformer, QPointF canvas) const
{
    if (deformer < 0)
        return canvas;
    return toLocalOffset(deformer, canvas - m_spaces[std::size_t(deformer)].origin);
}

QPointF RigBuilder::toLocalOffset(int deformer, QPointF offset) const
{
    if (deformer < 0)
        return offset;
    const Space &space = m_spaces[std::size_t(deformer)];
    return {offset.x() / space.width, offset.y() / space.height};
}

int RigBuilder::warp(const QString &id, int parent, int part, const QRectF &box, int columns, int rows,
                     const std::vector<Axis> &axes, const Move &move)
{
    Warp warp;
    warp.columns = std::uint32_t(columns);
    warp.rows = std::uint32_t(rows);
    warp.lattice = gridOver<FloatArray>(axes, [&](Values at) {
        std::vector<float> points;
        for (int row = 0; row <= rows; ++row) {
            for (int column = 0; column <= columns; ++column) {
                const QPointF rest(box.left() + box.width() * column / columns, box.top() + box.height() * row / rows);
                const QPointF local = toLocal(parent, move ? move({rest, rest}, at) : rest);
                // Within a warp a unit is the whole box, so that more digits are needed.
                const bool fine = parent >= 0 && m_spaces[std::size_t(parent)].width != 1;
                points.push_back(fine ? settled(local.x() * 256) / 256 : settled(local.x()));
                points.push_back(fine ? settled(local.y() * 256) / 256 : settled(local.y()));
            }
        }
        return FloatArray(std::move(points));
    });
    Deformer deformer;
    deformer.id = id;
    deformer.parent = parent;
    deformer.part = part;
    deformer.flags = 1 | 2 | 16;
    deformer.body = std::move(warp);
    rig.deformers.push_back(std::move(deformer));
    m_spaces.push_back({box.topLeft(), box.width(), box.height()});
    return int(rig.deformers.size()) - 1;
}

int RigBuilder::rotation(const QString &id, int parent, int part, QPointF pivot, const std::vector<Axis> &axes,
                         const Turn &turn)
{
    Rotation rotation;
    rotation.pivot = gridOver<Pivot>(axes, [&](Values at) {
        const PivotAt there = turn ? turn(at) : PivotAt{pivot, 0};
        const QPointF local = toLocal(parent, there.where);
        const bool fine = parent >= 0 && m_spaces[std::size_t(parent)].width != 1;
        return Pivot{fine ? settled(local.x() * 256) / 256 : settled(local.x()),
                     fine ? settled(local.y() * 256) / 256 : settled(local.y()), settled(there.angle), 1};
    });
    Deformer deformer;
    deformer.id = id;
    deformer.parent = parent;
    deformer.part = part;
    deformer.body = std::move(rotation);
    rig.deformers.push_back(std::move(deformer));
    m_spaces.push_back({pivot, 1, 1});
    return int(rig.deformers.size()) - 1;
}

RigBuilder::Geometry RigBuilder::evenGrid(const MeshSpec &spec, const Atlas::Place &place) const
{
    const int columns = std::max(1, int(std::lround(place.area.width() / spec.cell)));
    const int rows = std::max(1, int(std::lround(place.area.height() / spec.cell)));
    const double width = place.area.width() / columns;
    const double height = place.area.height() / rows;
    Geometry geometry;
    std::map<std::pair<int, int>, std::uint32_t> known;
    const auto vertex = [&](int column, int row) {
        const auto [found, added] = known.emplace(std::pair(row, column), std::uint32_t(geometry.drawn.size()));
        if (added)
            geometry.drawn.emplace_back(place.area.left() + column * width, place.area.top() + row * height);
        return found->second;
    };
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const QRectF cell(place.area.left() + column * width, place.area.top() + row * height, width, height);
            const double m = place.margin;
            if (!place.shape.intersects(cell.adjusted(-m, -m, m, m)))
                continue;
            const std::uint32_t a = vertex(column, row), b = vertex(column + 1, row);
            const std::uint32_t c = vertex(column, row + 1), d = vertex(column + 1, row + 1);
            geometry.indices.insert(geometry.indices.end(), {a, b, c, b, d, c});
        }
    }
    return geometry;
}

RigBuilder::Geometry RigBuilder::alongSheet(const MeshSpec &spec)
{
    Geometry geometry;
    for (int row = 0; row <= spec.rows; ++row) {
        for (int column = 0; column <= spec.columns; ++column) {
            geometry.drawn.push_back(
                spec.sheet->point(threadAcross(spec.bleed, column, spec.columns), threadDown(row, spec.rows)));
        }
    }
    const std::uint32_t stride = std::uint32_t(spec.columns) + 1;
    for (std::uint32_t row = 0; row < std::uint32_t(spec.rows); ++row) {
        for (std::uint32_t column = 0; column < std::uint32_t(spec.columns); ++column) {
            const std::uint32_t a = row * stride + column;
            const std::uint32_t c = a + stride;
            // The diagonals alternate, so that the cloth has no grain.
            if ((row + column) % 2 == 0)
                geometry.indices.insert(geometry.indices.end(), {a, a + 1, c, a + 1, c + 1, c});
            else
                geometry.indices.insert(geometry.indices.end(), {a, a + 1, c + 1, a, c + 1, c});
        }
    }
    return geometry;
}

std::uint32_t RigBuilder::mesh(const MeshSpec &spec)
{
    const Atlas::Place &place = m_atlas.place(spec.layer.isEmpty() ? spec.id : spec.layer);
    const Geometry geometry = spec.sheet ? alongSheet(spec) : evenGrid(spec, place);
    Mesh mesh;
    mesh.id = spec.id;
    mesh.name = spec.name;
    mesh.parent = spec.parent;
    mesh.blend = spec.blend;
    mesh.maskMeshes = spec.masks;
    mesh.flags = std::uint8_t(4 | 8 | (spec.invertMask ? 1 : 0));
    mesh.texturePage = 0;
    mesh.drawOrder = spec.drawOrder;
    mesh.channels = spec.channels;
    mesh.indices = IntArray(geometry.indices, ArrayCodec::U16);
    std::vector<QPointF> rest;
    std::vector<float> positions;
    std::vector<float> uvs;
    for (const QPointF drawn : geometry.drawn) {
        rest.push_back(spec.rest ? spec.rest(drawn) : drawn);
        const QPointF local = toLocal(spec.parent, rest.back());
        positions.push_back(settled(local.x() * 256) / 256);
        positions.push_back(settled(local.y() * 256) / 256);
        const QPointF uv = m_atlas.uv(place, drawn);
        uvs.push_back(settled(uv.x() * 256) / 256);
        uvs.push_back(settled(uv.y() * 256) / 256);
    }
    mesh.positions = FloatArray(std::move(positions));
    mesh.uvs = FloatArray(std::move(uvs));
    const std::uint32_t index = std::uint32_t(rig.meshes.size());
    m_rest.push_back(std::move(rest));
    m_drawn.push_back(geometry.drawn);
    rig.meshes.push_back(std::move(mesh));
    if (spec.move)
        rig.meshes[index].deltas =
            gridOver<FloatArray>(spec.axes, [&](Values at) { return offsets(index, spec.move, at); });
    rig.parts[std::size_t(spec.part)].children.push_back({true, index});
    if (spec.inRoot)
        rig.groups[0].children.push_back({true, index});
    return index;
}

FloatArray RigBuilder::offsets(std::uint32_t mesh, const Move &move, Values at) const
{
    std::vector<float> result;
    bool moves = false;
    for (std::size_t i = 0; i < m_rest[mesh].size(); ++i) {
        const Vertex vertex{m_rest[mesh][i], m_drawn[mesh][i]};
        const QPointF local = toLocalOffset(rig.meshes[mesh].parent, move(vertex, at) - vertex.rest);
        result.push_back(settled(local.x() * 256) / 256);
        result.push_back(settled(local.y() * 256) / 256);
        moves = moves || result[2 * i] != 0 || result[2 * i + 1] != 0;
    }
    return moves ? FloatArray(std::move(result)) : FloatArray();
}

Channel RigBuilder::channel(ChannelTarget target, const std::vector<Axis> &axes,
                            const std::function<float(Values)> &value)
{
    return {target, ChannelKind::Scalar, gridOver<ChannelValue>(axes, [&](Values at) {
                return ChannelValue{value(at), {}, false};
            })};
}

Channel RigBuilder::colors(ChannelTarget target, const std::vector<Axis> &axes, const std::function<Rgb(Values)> &value)
{
    return {target, ChannelKind::Color, gridOver<ChannelValue>(axes, [&](Values at) {
                return ChannelValue{0, value(at), false};
            })};
}

} // namespace marrow::sample
