#include "io/obj/obj_export.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace marrow {

namespace {

QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 8);
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
        addNormals(Eigen::Affine3f::Identity());
    }

    void add(JointId joint, std::span<const MeshQuad> quads)
    {
        m_text += "o " + objectName(m_asset, joint) + '\n';
        m_vertices.clear();
        const int place = m_asset.rig ? m_asset.rig->skeleton.indexOf(joint) : -1;
        const bool posed = place >= 0 && static_cast<std::size_t>(place) < m_options.pose.skinning.size();
        m_moved = posed ? m_options.pose.skinning[static_cast<std::size_t>(place)] : Eigen::Affine3f::Identity();
        const bool turned = !m_moved.linear().isIdentity(0);
        const int normals = turned ? m_normalCount : 0;
        if (turned)
            addNormals(m_moved);
        std::map<int, QByteArray> faces;
        for (const MeshQuad &quad : quads) {
            QByteArray line = "f";
            auto corners = quadCorners(quad);
            if (m_moved.linear().determinant() < 0) // a mirroring scale turns faces inside out
                std::reverse(corners.begin(), corners.end());
            for (const auto &corner : corners)
                line += ' ' + QByteArray::number(vertex(corner)) + "//" + QByteArray::number(normals + quad.side + 1);
            faces[quad.paletteIndex] += line + '\n';
        }
        for (const auto &[index, lines] : faces)
            m_text += "usemtl " + materialName(index) + '\n' + lines;
    }

    QByteArray take() { return std::move(m_text); }

private:
    /// One normal a side, as this matrix turns it.
    void addNormals(const Eigen::Affine3f &moved)
    {
        Eigen::Matrix3f turn = Eigen::Matrix3f::Identity();
        if (std::abs(moved.linear().determinant()) > 0)
            turn = moved.linear().inverse().transpose();
        for (int side = 0; side < 6; ++side) {
            Eigen::Vector3f normal = Eigen::Vector3f::Zero();
            normal[faceAxis(static_cast<FaceSide>(side))] = facesUp(static_cast<FaceSide>(side)) ? 1.0F : -1.0F;
            m_text += "vn " + point((turn * normal).normalized()) + '\n';
            ++m_normalCount;
        }
    }

    QByteArray point(const Eigen::Vector3f &p) const
    {
        return m_options.zUp ? number(p.x()) + ' ' + number(-p.z()) + ' ' + number(p.y()) : number(p.x()) + ' ' + number(p.y()) + ' ' + number(p.z());
    }

    /// The number of a corner, written once a joint.
    int vertex(const std::array<float, 3> &corner)
    {
        const auto key = (static_cast<std::uint32_t>(corner[0]) << 16) | (static_cast<std::uint32_t>(corner[1]) << 8) | static_cast<std::uint32_t>(corner[2]);
        const auto [it, isNew] = m_vertices.try_emplace(key, m_count + 1);
        if (isNew) {
            ++m_count;
            const Eigen::Vector3f place = m_moved * Eigen::Vector3f(corner[0], corner[1], corner[2]);
            m_text += "v " + point(place * static_cast<float>(m_options.scale)) + '\n';
        }
        return it->second;
    }

    const VoxelAsset &m_asset;
    const ObjOptions &m_options;
    QByteArray m_text;
    std::unordered_map<std::uint32_t, int> m_vertices;
    Eigen::Affine3f m_moved = Eigen::Affine3f::Identity(); ///< of the joint being written
    int m_count = 0;
    int m_normalCount = 0;
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
