#include "io/vox/vox_scene.h"

#include "io/byte_reader.h"
#include "io/vox/default_palette.h"
#include "io/vox/vox_fault.h"

#include <QHash>

namespace marrow::vox {

namespace {

constexpr int kMaxModelSize = 256;
constexpr int kMaxDictionaryEntries = 4096;
constexpr int kMaxTextBytes = 1 << 16;
constexpr std::size_t kMaxInstances = 1 << 16;
constexpr int kMaxDepth = 256;
constexpr int kSlabPaletteBytes = 768;
constexpr int kRotationIdentity = 4; // rows 0 and 1 have their entry in columns 0 and 1, all signs plus

using Dictionary = QHash<QByteArray, QByteArray>;

QByteArray readText(ByteReader &reader)
{
    const std::int32_t size = reader.i32();
    if (size < 0 || size > kMaxTextBytes) {
        reader.fail();
        return {};
    }
    return reader.view(static_cast<std::uint64_t>(size)).toByteArray();
}

Dictionary readDictionary(ByteReader &reader)
{
    Dictionary result;
    const std::int32_t count = reader.i32();
    if (count < 0 || count > kMaxDictionaryEntries) {
        reader.fail();
        return result;
    }
    for (int i = 0; i < count && reader.ok(); ++i) {
        const QByteArray key = readText(reader);
        result.insert(key, readText(reader));
    }
    return result;
}

/// `_t` and `_r` of a frame; nullopt when they make no placement.
std::optional<Placement> readPlacement(const Dictionary &frame)
{
    Placement placement;
    const int bits = frame.contains("_r") ? frame.value("_r").toInt() : kRotationIdentity;
    const int first = bits & 3;
    const int second = (bits >> 2) & 3;
    if (first > 2 || second > 2 || first == second)
        return std::nullopt;
    placement.columns = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(3 - first - second)};
    for (std::size_t row = 0; row < 3; ++row)
        placement.signs[row] = (bits >> (4 + row)) & 1 ? -1 : 1;
    if (frame.contains("_t")) {
        const auto parts = frame.value("_t").simplified().split(' ');
        if (parts.size() != 3)
            return std::nullopt;
        for (int axis = 0; axis < 3; ++axis) {
            bool ok = false;
            const int value = parts[axis].toInt(&ok);
            if (!ok || value < -1'000'000 || value > 1'000'000)
                return std::nullopt;
            placement.translation[axis] = value;
        }
    }
    return placement;
}

class SceneReader
{
public:
    SceneReader(const QByteArray &bytes, Report &report)
        : m_reader(bytes)
        , m_report(report)
    {
        setDefaultPalette(m_scene.palette);
    }

    Result<Scene> read()
    {
        m_reader.skip(8);
        if (m_reader.view(4) != "MAIN")
            return voxFault("vox.chunk", 8, Vox::tr("the chunk MAIN is missing."));
        const std::uint32_t content = m_reader.u32();
        m_reader.u32();
        m_reader.skip(content);
        while (m_reader.ok() && !m_reader.atEnd()) {
            if (const auto chunk = readChunk(); !chunk)
                return chunk.error();
        }
        if (m_reader.failed())
            return voxFault("vox.truncated", static_cast<qint64>(m_reader.failedAt()), Vox::tr("the file ends inside a chunk. It may have been cut off."));
        return std::move(m_scene);
    }

private:
    Result<void> readChunk()
    {
        const auto start = static_cast<qint64>(m_reader.offset());
        const QByteArray tag = m_reader.view(4).toByteArray();
        const std::uint32_t content = m_reader.u32();
        const std::uint32_t children = m_reader.u32();
        const QByteArrayView bytes = m_reader.view(content);
        if (m_reader.failed())
            return {};
        m_reader.skip(children); // only MAIN has any in known files
        ByteReader chunk(bytes);
        Result<void> result;
        if (tag == "SIZE")
            result = readSize(chunk, start);
        else if (tag == "XYZI")
            result = readVoxels(chunk, start);
        else if (tag == "RGBA")
            readPalette(chunk);
        else if (tag == "MATL")
            readMaterial(chunk);
        else if (tag == "nTRN")
            result = readTransform(chunk, start);
        else if (tag == "nGRP")
            readNode(chunk, m_scene.groups, false);
        else if (tag == "nSHP")
            readNode(chunk, m_scene.shapes, true);
        else if (tag == "TDCZ") {
            m_scene.skippedModels.append(QString::fromLatin1(tag));
            m_scene.models.push_back({m_size, {}}); // keeps the numbers of the models behind it
        }
        if (result.ok() && chunk.failed())
            return voxFault("vox.truncated", start, Vox::tr("the chunk %1 ends inside a record.").arg(QString::fromLatin1(tag)));
        return result;
    }

    Result<void> readSize(ByteReader &chunk, qint64 start)
    {
        for (int axis = 0; axis < 3; ++axis)
            m_size[axis] = chunk.i32();
        for (int axis = 0; axis < 3; ++axis) {
            if (chunk.ok() && (m_size[axis] < 0 || m_size[axis] > kMaxModelSize))
                return voxFault("vox.size", start, Vox::tr("a model is %1 voxels long on an axis; 256 is the most a file may have.").arg(m_size[axis]));
        }
        return {};
    }

    Result<void> readVoxels(ByteReader &chunk, qint64 start)
    {
        const std::uint32_t count = chunk.u32();
        const auto voxels = chunk.bytes(std::uint64_t(count) * 4);
        for (std::size_t i = 0; i < voxels.size(); i += 4) {
            if (voxels[i] >= m_size.x || voxels[i + 1] >= m_size.y || voxels[i + 2] >= m_size.z)
                return voxFault("vox.voxel", start + 16 + static_cast<qint64>(i), Vox::tr("a voxel lies outside its model."));
        }
        m_scene.models.push_back({m_size, voxels});
        return {};
    }

    void readPalette(ByteReader &chunk)
    {
        for (int i = 1; i < 256 && chunk.ok(); ++i) {
            PaletteEntry entry = m_scene.palette.entries[static_cast<std::size_t>(i)];
            entry.red = chunk.u8();
            entry.green = chunk.u8();
            entry.blue = chunk.u8();
            const std::uint8_t alpha = chunk.u8();
            // MagicaVoxel takes no notice of it and some writers leave it zero, which would make voxels invisible here.
            entry.alpha = alpha == 0 ? 255 : alpha;
            if (chunk.ok())
                m_scene.palette.set(static_cast<std::uint8_t>(i), entry);
        }
    }

    void readMaterial(ByteReader &chunk)
    {
        const std::int32_t id = chunk.i32();
        const Dictionary properties = readDictionary(chunk);
        if (chunk.failed() || id < 1 || id > 255 || properties.value("_type") != "_emit")
            return;
        const double emission = std::clamp(properties.value("_emit").toDouble(), 0.0, 1.0);
        m_scene.palette.entries[static_cast<std::size_t>(id)].emission = static_cast<std::uint8_t>(emission * 255 + 0.5);
    }

    Result<void> readTransform(ByteReader &chunk, qint64 start)
    {
        const std::int32_t id = chunk.i32();
        const Dictionary attributes = readDictionary(chunk);
        TransformNode node;
        node.hidden = attributes.value("_hidden") == "1";
        node.child = chunk.i32();
        chunk.skip(8); // a reserved id and the layer
        const std::int32_t frames = chunk.i32();
        for (int frame = 0; frame < frames && chunk.ok(); ++frame) {
            const Dictionary values = readDictionary(chunk);
            if (frame > 0 || chunk.failed())
                continue;
            const auto placement = readPlacement(values);
            if (!placement)
                return voxFault("vox.transform", start, Vox::tr("the rotation or translation of node %1 means nothing.").arg(id));
            node.placement = *placement;
        }
        if (frames > 1)
            note("vox.animation", Vox::tr("Node %1 moves over %2 frames; the first is imported.").arg(id).arg(frames));
        m_scene.transforms[id] = node;
        return {};
    }

    /// nGRP and nSHP: id, attributes, and a list whose entries (of a shape) have attributes of their own.
    void readNode(ByteReader &chunk, std::map<int, std::vector<int>> &nodes, bool shape)
    {
        const std::int32_t id = chunk.i32();
        readDictionary(chunk);
        const std::int32_t count = chunk.i32();
        std::vector<int> children;
        for (int i = 0; i < count && chunk.ok(); ++i) {
            children.push_back(chunk.i32());
            if (shape)
                readDictionary(chunk);
        }
        if (shape && count > 1)
            note("vox.animation", Vox::tr("Node %1 shows %2 models one after the other; the first is imported.").arg(id).arg(count));
        nodes[id] = std::move(children);
    }

    void note(const char *code, const QString &message) { m_report.add({Severity::Warning, QString::fromLatin1(code), message, {}, {}, {}, {}}); }

    ByteReader m_reader;
    Report &m_report;
    Scene m_scene;
    Int3 m_size;
};

/// Ken Silverman's format has no magic: three sizes, a byte a cell, and 256 colours of three bytes.
bool looksLikeSlab6(const QByteArray &bytes)
{
    ByteReader reader(bytes);
    std::uint64_t cells = 1;
    for (int axis = 0; axis < 3; ++axis) {
        const std::uint32_t size = reader.u32();
        if (size == 0 || size > 65536)
            return false;
        cells *= size;
    }
    return reader.ok() && reader.remaining() == cells + kSlabPaletteBytes;
}

class Placer
{
public:
    explicit Placer(const Scene &scene)
        : m_scene(scene)
    {
    }

    Result<std::vector<Instance>> place(int root)
    {
        visit(root, {}, false, 0);
        if (m_fault)
            return *m_fault;
        return std::move(m_instances);
    }

private:
    void visit(int id, const Placement &outer, bool hidden, int depth)
    {
        if (m_fault)
            return;
        if (depth > kMaxDepth) {
            m_fault = voxFault("vox.graph", {}, Vox::tr("the scene contains itself or is nested more than %1 deep (node %2).").arg(kMaxDepth).arg(id));
            return;
        }
        if (const auto it = m_scene.transforms.find(id); it != m_scene.transforms.end()) {
            visit(it->second.child, outer.after(it->second.placement), hidden || it->second.hidden, depth + 1);
        } else if (const auto group = m_scene.groups.find(id); group != m_scene.groups.end()) {
            for (const int child : group->second)
                visit(child, outer, hidden, depth + 1);
        } else if (const auto shape = m_scene.shapes.find(id); shape != m_scene.shapes.end() && !shape->second.empty()) {
            addInstance(shape->second.front(), outer, hidden, id);
        }
        if (++m_visited > kMaxInstances && !m_fault)
            m_fault = voxFault("vox.graph", {}, Vox::tr("the scene places more than %1 nodes.").arg(kMaxInstances));
    }

    void addInstance(int model, const Placement &placement, bool hidden, int node)
    {
        if (model < 0 || static_cast<std::size_t>(model) >= m_scene.models.size())
            m_fault = voxFault("vox.graph", {}, Vox::tr("node %1 shows the model %2, which the file does not have.").arg(node).arg(model));
        else
            m_instances.push_back({model, placement, hidden});
    }

    const Scene &m_scene;
    std::vector<Instance> m_instances;
    std::size_t m_visited = 0;
    std::optional<Error> m_fault;
};

} // namespace

Placement Placement::after(const Placement &inner) const
{
    Placement result;
    for (std::size_t row = 0; row < 3; ++row) {
        const std::size_t column = columns[row];
        result.columns[row] = inner.columns[column];
        result.signs[row] = static_cast<std::int8_t>(signs[row] * inner.signs[column]);
        const int axis = static_cast<int>(row);
        result.translation[axis] = signs[row] * inner.translation[static_cast<int>(column)] + translation[axis];
    }
    return result;
}

Int3 Placement::mapDoubled(const Int3 &doubled) const
{
    Int3 result;
    for (std::size_t row = 0; row < 3; ++row)
        result[static_cast<int>(row)] = signs[row] * doubled[columns[row]] + 2 * translation[static_cast<int>(row)];
    return result;
}

Result<Scene> readScene(const QByteArray &bytes, Report &report)
{
    if (!bytes.startsWith("VOX ") || bytes.size() < 20) {
        if (looksLikeSlab6(bytes))
            return voxFault("vox.slab6", 0, Vox::tr("this is a Slab6 voxel file by Ken Silverman's format, not a MagicaVoxel file; it has the same extension but cannot be imported. Open it in Slab6 or another editor and save it as a MagicaVoxel .vox."));
        return voxFault("vox.magic", 0, Vox::tr("the file does not begin with VOX, so it is not a MagicaVoxel file."));
    }
    return SceneReader(bytes, report).read();
}

Result<std::vector<Instance>> placeModels(const Scene &scene, Report &report)
{
    const auto warn = [&](const char *code, const QString &message) {
        report.add({Severity::Warning, QString::fromLatin1(code), message, {}, {}, {}, {}});
    };
    if (scene.transforms.empty()) {
        if (scene.models.size() > 1)
            warn("vox.frames", Vox::tr("The file holds %1 models without a scene, which are frames of an animation; the first is imported.").arg(scene.models.size()));
        return scene.models.empty() ? std::vector<Instance>() : std::vector<Instance>{{0, {}, false}};
    }
    // The root is the node that no other names; it is 0 in every file MagicaVoxel writes.
    auto instances = Placer(scene).place(scene.transforms.begin()->first);
    if (!instances)
        return instances;
    std::vector<bool> shown(scene.models.size());
    std::size_t hidden = 0;
    for (const Instance &instance : *instances) {
        shown[static_cast<std::size_t>(instance.model)] = true;
        hidden += instance.hidden ? 1 : 0;
    }
    if (const auto missing = std::count(shown.begin(), shown.end(), false); missing > 0)
        warn("vox.unplaced", Vox::tr("%1 models stand nowhere in the scene and are left out.").arg(missing));
    if (hidden > 0)
        warn("vox.hidden", Vox::tr("%1 models are hidden in MagicaVoxel; they are imported all the same.").arg(hidden));
    return instances;
}

} // namespace marrow::vox
