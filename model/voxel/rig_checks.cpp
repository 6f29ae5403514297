#include "model/voxel/rig_checks.h"

#include "model/voxel/binding_ops.h"
#include "model/voxel/bone_distance.h"
#include "model/voxel/clip_checks.h"
#include "model/voxel/voxel_components.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(RigChecks)
};

QString jointPointer(JointId joint)
{
    return QStringLiteral("joint/%1").arg(joint);
}

QString voxelPointer(Int3 cell)
{
    return QStringLiteral("voxel/%1,%2,%3").arg(cell.x).arg(cell.y).arg(cell.z);
}

QString place(Int3 cell)
{
    return QStringLiteral("(%1, %2, %3)").arg(cell.x).arg(cell.y).arg(cell.z);
}

/// One run of the checker.
class Checker
{
public:
    Checker(const VoxelGrid &grid, const Rig &rig, const RigCheckOptions &options)
        : m_grid(grid)
        , m_rig(rig)
        , m_options(options)
        , m_default(rig.binding.defaultJoint())
    {
    }

    Report run(const Progress &progress)
    {
        checkNames();
        checkScales();
        progress.report(0.05);
        if (m_rig.binding.gridSize() != m_grid.size() || progress.cancelled())
            return std::move(m_report);
        m_pieces = findComponents(m_grid, &m_rig.binding);
        progress.report(0.7);
        if (progress.cancelled())
            return std::move(m_report);
        sortPieces();
        checkJoints();
        checkIslands();
        progress.report(0.8);
        checkDistances();
        checkDefault();
        progress.report(1.0);
        return std::move(m_report);
    }

private:
    void add(Severity severity, const char *code, const QString &message, const QString &pointer)
    {
        m_report.add({severity, QString::fromLatin1(code), message, {}, {}, {}, pointer});
    }
    const VoxelComponent &piece(std::size_t index) const { return m_pieces.components[index]; }
    QString name(JointId joint) const
    {
        const Joint *found = m_rig.skeleton.find(joint);
        return found && !found->name.isEmpty() ? found->name : Text::tr("joint %1").arg(joint);
    }

    void checkNames()
    {
        std::map<QString, std::vector<JointId>> byName;
        for (const Joint &joint : m_rig.skeleton.joints()) {
            if (!joint.name.isEmpty())
                byName[joint.name].push_back(joint.id);
        }
        for (const auto &[name, joints] : byName) {
            if (joints.size() < 2)
                continue;
            QStringList paths;
            for (std::size_t i = 0; i < joints.size() && static_cast<int>(i) < m_options.maxPerJoint; ++i)
                paths.append(QStringLiteral("%1 (%2)").arg(jointPath(m_rig.skeleton, joints[i])).arg(joints[i]));
            add(Severity::Warning, "rig.duplicate-name",
                Text::tr("%n joint(s) are called \"%1\": %2. Tools that find joints by name take only one of them.",
                         nullptr, static_cast<int>(joints.size()))
                    .arg(name, paths.join(QStringLiteral(", "))),
                jointPointer(joints.back()));
        }
    }

    /// Pieces by joint, largest first.
    void checkScales()
    {
        for (const Joint &joint : m_rig.skeleton.joints()) {
            if ((joint.rest.scale.array() == 0).any())
                add(Severity::Warning, "rig.joint-flat",
                    Text::tr("%1 is scaled to 0, so every voxel that follows it or a joint below it is flat.").arg(name(joint.id)),
                    jointPointer(joint.id));
        }
    }
    void sortPieces()
    {
        for (std::size_t i = 0; i < m_pieces.components.size(); ++i)
            m_piecesOf[piece(i).joint].push_back(i);
        for (auto &[joint, pieces] : m_piecesOf)
            std::stable_sort(pieces.begin(), pieces.end(),
                             [&](std::size_t a, std::size_t b) { return piece(a).voxels > piece(b).voxels; });
    }

    void checkJoints()
    {
        std::vector<bool> hasChild(65536, false);
        for (const Joint &joint : m_rig.skeleton.joints()) {
            if (joint.parent)
                hasChild[*joint.parent] = true;
        }
        for (const Joint &joint : m_rig.skeleton.joints()) {
            if (m_piecesOf.find(joint.id) == m_piecesOf.end())
                add(hasChild[joint.id] ? Severity::Info : Severity::Warning, "rig.joint-empty",
                    hasChild[joint.id]
                        ? Text::tr("No voxel follows %1; it only carries the joints below it.").arg(name(joint.id))
                        : Text::tr("No voxel follows %1 and no joint hangs from it. Paint voxels for it or delete it.")
                              .arg(name(joint.id)),
                    jointPointer(joint.id));
        }
        for (const auto &[joint, pieces] : m_piecesOf) {
            if (m_rig.skeleton.contains(joint))
                continue;
            std::size_t voxels = 0;
            for (const std::size_t index : pieces)
                voxels += piece(index).voxels;
            add(Severity::Error, "rig.unknown-joint",
                Text::tr("%n voxel(s) follow joint %1, which the skeleton does not have. Assign them to another joint.",
                         nullptr, static_cast<int>(voxels))
                    .arg(joint),
                voxelPointer(piece(pieces.front()).first));
        }
    }

    void checkIslands()
    {
        for (const auto &[joint, pieces] : m_piecesOf) {
            // What is left to the default joint is looked at on its own below.
            if (joint == m_default || !m_rig.skeleton.contains(joint))
                continue;
            for (std::size_t i = 1; i < pieces.size(); ++i) {
                if (static_cast<int>(i) > m_options.maxPerJoint) {
                    add(Severity::Warning, "rig.joint-island",
                        Text::tr("%1 has %n more separate piece(s).", nullptr, static_cast<int>(pieces.size() - i))
                            .arg(name(joint)),
                        jointPointer(joint));
                    break;
                }
                add(Severity::Warning, "rig.joint-island",
                    Text::tr("%n voxel(s) of %1 at %2 do not touch its main piece.", nullptr,
                             static_cast<int>(piece(pieces[i]).voxels))
                        .arg(name(joint), place(piece(pieces[i]).first)),
                    voxelPointer(piece(pieces[i]).first));
            }
        }
    }

    /// A piece is far when its middle lies farther from its joint's bone than its own size explains, and another bone
    /// is much nearer.
    void checkDistances()
    {
        const BoneSegments bones(m_rig.skeleton);
        for (const auto &[joint, pieces] : m_piecesOf) {
            int told = 0;
            if (joint == m_default || m_rig.skeleton.indexOf(joint) < 0)
                continue;
            for (const std::size_t index : pieces) {
                const VoxelComponent &part = piece(index);
                const Eigen::Vector3f centre(static_cast<float>(part.centre[0]), static_cast<float>(part.centre[1]),
                                             static_cast<float>(part.centre[2]));
                const Int3 extent = part.box.extent();
                const float reach = std::max({extent.x, extent.y, extent.z}) / 2.0F + 2.0F;
                const float own = bones.distance(joint, centre);
                if (own <= 2 * reach || told >= m_options.maxPerJoint)
                    continue;
                const BoneSegments::Nearest nearest = bones.nearest(centre);
                if (nearest.joint == joint || nearest.distance * 3 > own)
                    continue;
                ++told;
                add(Severity::Warning, "rig.voxel-far",
                    Text::tr("%n voxel(s) at %1 follow %2, %3 voxels away; %4 is only %5 away.", nullptr,
                             static_cast<int>(part.voxels))
                        .arg(place(part.first), name(joint), QString::number(own, 'f', 1), name(nearest.joint),
                             QString::number(nearest.distance, 'f', 1)),
                    voxelPointer(part.first));
            }
        }
    }

    void checkDefault()
    {
        if (!m_rig.skeleton.contains(m_default)) {
            add(Severity::Error, "rig.default-unknown",
                Text::tr("The default joint %1 is not in the skeleton. Choose another default joint.").arg(m_default),
                {});
            return;
        }
        const auto left = m_piecesOf.find(m_default);
        if (left == m_piecesOf.end())
            return;
        if (m_piecesOf.size() == 1) {
            if (m_rig.skeleton.size() > 1)
                add(Severity::Info, "rig.default-everything",
                    Text::tr("Every voxel follows the default joint %1: nothing has been painted yet.")
                        .arg(name(m_default)),
                    jointPointer(m_default));
            return;
        }
        checkDefaultFar(piece(left->second.front()));
        // Its largest piece is taken for meant; the others are what a brush missed.
        for (std::size_t i = 1; i < left->second.size(); ++i) {
            if (static_cast<int>(i) > m_options.maxPerJoint) {
                add(Severity::Warning, "rig.default-unassigned",
                    Text::tr("%n more piece(s) were left to the default joint %1.", nullptr,
                             static_cast<int>(left->second.size() - i))
                        .arg(name(m_default)),
                    jointPointer(m_default));
                break;
            }
            const VoxelComponent &part = piece(left->second[i]);
            add(Severity::Warning, "rig.default-unassigned",
                Text::tr("%n voxel(s) at %1 were left to the default joint %2, away from its other voxels. Were they "
                         "missed?",
                         nullptr, static_cast<int>(part.voxels))
                    .arg(place(part.first), name(m_default)),
                voxelPointer(part.first));
        }
    }

    /// Even the largest piece was hardly meant when it lies beside another bone.
    void checkDefaultFar(const VoxelComponent &part)
    {
        const BoneSegments bones(m_rig.skeleton);
        const Eigen::Vector3f centre(static_cast<float>(part.centre[0]), static_cast<float>(part.centre[1]), static_cast<float>(part.centre[2]));
        const Int3 extent = part.box.extent();
        const float reach = std::max({extent.x, extent.y, extent.z}) / 2.0F + 2.0F;
        const float own = bones.distance(m_default, centre);
        const BoneSegments::Nearest nearest = bones.nearest(centre);
        constexpr float kMuchNearer = 1.5F;
        if (own <= 2 * reach || nearest.joint == m_default || nearest.distance * kMuchNearer > own)
            return;
        add(Severity::Warning, "rig.default-unassigned",
            Text::tr("%n voxel(s) at %1 were left to the default joint %2, %3 voxels away; %4 is only %5 away. Were they missed?", nullptr, static_cast<int>(part.voxels))
                .arg(place(part.first), name(m_default), QString::number(own, 'f', 1), name(nearest.joint), QString::number(nearest.distance, 'f', 1)),
            voxelPointer(part.first));
    }

    const VoxelGrid &m_grid;
    const Rig &m_rig;
    const RigCheckOptions &m_options;
    JointId m_default;
    VoxelComponents m_pieces;
    std::map<JointId, std::vector<std::size_t>> m_piecesOf;
    Report m_report;
};

} // namespace

Report checkRig(const VoxelGrid &grid, const Rig &rig, const RigCheckOptions &options, const Progress &progress)
{
    Report report = Checker(grid, rig, options).run(progress);
    report.append(checkClips(rig));
    return report;
}

QString jointPath(const Skeleton &skeleton, JointId joint)
{
    QStringList names;
    std::optional<JointId> current = joint;
    for (std::size_t steps = 0; current && steps <= skeleton.size(); ++steps) {
        const Joint *found = skeleton.find(*current);
        if (!found)
            break;
        names.prepend(found->name.isEmpty() ? QString::number(found->id) : found->name);
        current = found->parent;
    }
    return names.join('/');
}

} // namespace marrow
