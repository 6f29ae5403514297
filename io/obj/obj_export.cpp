#include "io/obj/obj_export.h"

#include <map>
#include <unordered_map>

namespace marrow {

namespace {

QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 6);
}

QByteArray materialName(int index)
{
    return "palette_" + QByteArray::number(index);
}

/// A name without what ends a name in the format.
QByteArray objectName(const VoxelAsset &asset, JointId id)
{
    const Joint *joint = asset.rig ? asset.rig->skeleton.find(id) : nullptr;
    if (!joint)
        return asset.rig ? "joint_" + QByteArray::number(id) : QByteArray("model");
    QString name = joint->name;
    for (QChar &c : name) {
        if (c.isSpace() || c.category() == QChar::Other_Control)
            c = QLatin1Char('_');
    }
    return QByteArray::number(id) + '_' + name.toUtf8();
}

QByteArray writeMaterials(const VoxelAsset &asset)
{
    QByteArray text = "# Marrow\n";
    for (int i = 1; i < 256; ++i) {
        if (!asset.palette.defined.test(static_cast<std::size_t>(i)))
            continue;
        const PaletteEntry &entry = asset.palette.entries[static_cast<std::size_t>(i)];
        const QByteArray color = number(entry.red / 255.0) + ' ' + number(entry.green / 255.0) + ' ' + number(entry.blue / 255.0);
        text += "newmtl " + materialName(i) + "\nKd " + color + "\nKa 0 0 0\nKs 0 0 0\nd " + number(entry.alpha / 255.0) + "\nillum 1\n";
        if (entry.emission > 0) {
            const double e = entry.emission / 255.0 / 255.0;
            text += "Ke " + number(entry.red * e) + ' ' + number(entry.green * e) + ' ' + number(entry.blue * e) + '\n';
        }
    }
    return text;
}

class ObjWriter
{
public:
    ObjWriter(const VoxelAsset &asset, const ObjOptions &options)
        : m_asset(asset)
        , m_options(options)
    {
        m_text = "# Marrow\nmtllib " + options.mtlName.toUtf8() + '\n';
        for (int side = 0; side < 6; ++side) {
            std::array<float, 3> normal = {};
            normal[static_cast<std::size_t>(faceAxis(static_cast<FaceSide>(side)))] = facesUp(static_cast<FaceSide>(side)) ? 1.0f : -1.0f;
            m_text += "vn " + point(normal) + '\n';
        }
    }

    void add(JointId joint, std::span<const MeshQuad> quads)
    {
        m_text += "o " + objectName(m_asset, joint) + '\n';
        m_vertices.clear();
        std::map<int, QByteArray> faces;
        for (const MeshQuad &quad : quads) {
            QByteArray line = "f";
            for (const auto &corner : quadCorners(quad))
                line += ' ' + QByteArray::number(vertex(corner)) + "//" + QByteArray::number(quad.side + 1);
            faces[quad.paletteIndex] += line + '\n';
        }
        for (const auto &[index, lines] : faces)
            m_text += "usemtl " + materialName(index) + '\n' + lines;
    }

    QByteArray take() { return std::move(m_text); }

private:
    QByteArray point(const std::array<float, 3> &p) const
    {
        const auto [x, y, z] = p;
        return m_options.zUp ? number(x) + ' ' + number(-z) + ' ' + number(y) : number(x) + ' ' + number(y) + ' ' + number(z);
    }

    /// The number of a corner, written once a joint.
    int vertex(const std::array<float, 3> &corner)
    {
        const auto key = (static_cast<std::uint32_t>(corner[0]) << 16) | (static_cast<std::uint32_t>(corner[1]) << 8) | static_cast<std::uint32_t>(corner[2]);
        const auto [it, isNew] = m_vertices.try_emplace(key, m_count + 1);
        if (isNew) {
            ++m_count;
            m_text += "v " + point(corner) + '\n';
        }
        return it->second;
    }

    const VoxelAsset &m_asset;
    const ObjOptions &m_options;
    QByteArray m_text;
    std::unordered_map<std::uint32_t, int> m_vertices;
    int m_count = 0;
};

} // namespace

ObjFiles exportObj(const VoxelAsset &asset, const MeshBlock &mesh, const ObjOptions &options)
{
    ObjWriter writer(asset, options);
    for (const JointQuads &range : mesh.joints)
        writer.add(range.joint, mesh.quadsOf(range));
    return {writer.take(), writeMaterials(asset)};
}

} // namespace marrow
