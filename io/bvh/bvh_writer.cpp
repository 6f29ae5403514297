#include "io/bvh/bvh_writer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr double kCentimetres = 100;
constexpr double kDegrees = 180 / std::numbers::pi;

struct Writing
{
    const Motion &motion;
    std::vector<Eigen::Isometry3d> rest;    ///< worlds
    std::vector<bool> moves;                ///< has position channels
    std::vector<std::vector<int>> children;
    std::vector<int> order;                 ///< in which joints stand in the file
    QByteArray text;

    explicit Writing(const Motion &from)
        : motion(from)
        , moves(from.joints.size(), false)
        , children(from.joints.size())
    {
        for (const Eigen::Isometry3f &world : motionRestWorlds(motion))
            rest.push_back(world.cast<double>());
        for (std::size_t joint = 0; joint < motion.joints.size(); ++joint) {
            if (motion.joints[joint].parent >= 0)
                children[static_cast<std::size_t>(motion.joints[joint].parent)].push_back(static_cast<int>(joint));
        }
        findMoving();
    }

    /// Joints that leave the place their rest has against their parent by more than a hundredth of a millimetre.
    void findMoving()
    {
        constexpr float kStill = 1e-5F;
        for (std::size_t joint = 0; joint < motion.joints.size(); ++joint) {
            moves[joint] = motion.joints[joint].parent < 0;
            for (int frame = 0; frame < motion.frames && !moves[joint]; ++frame) {
                const Eigen::Vector3f &at = motion.translations[motion.at(frame, static_cast<int>(joint))];
                moves[joint] = (at - motion.joints[joint].rest.translation).norm() > kStill;
            }
        }
    }

    void number(double value)
    {
        QByteArray digits = QByteArray::number(value, 'f', 6);
        text += digits == "-0.000000" ? QByteArray("0.000000") : digits;
    }

    void offset(const QByteArray &indent, const Eigen::Vector3d &metres)
    {
        text += indent + "OFFSET";
        for (int axis = 0; axis < 3; ++axis) {
            text += ' ';
            number(metres[axis] * kCentimetres);
        }
        text += '\n';
    }

    Eigen::Vector3d restOffset(int joint) const
    {
        const int parent = motion.joints[static_cast<std::size_t>(joint)].parent;
        const Eigen::Vector3d place = rest[static_cast<std::size_t>(joint)].translation();
        return parent < 0 ? place : Eigen::Vector3d(place - rest[static_cast<std::size_t>(parent)].translation());
    }

    QByteArray nameOf(int joint) const
    {
        QByteArray name = motion.joints[static_cast<std::size_t>(joint)].name.simplified().toUtf8();
        name.replace('{', '_').replace('}', '_');
        return name.isEmpty() ? "joint_" + QByteArray::number(joint) : name;
    }

    void endSite(const QByteArray &indent, const Eigen::Vector3d &metres)
    {
        text += indent + "End Site\n" + indent + "{\n";
        offset(indent + '\t', metres);
        text += indent + "}\n";
    }

    /// The joints in the order of the file, each followed by what closes behind it; without recursion, however deep the skeleton is.
    void hierarchy()
    {
        struct Open
        {
            int joint;
            std::size_t next = 0;
        };
        text += "HIERARCHY\n";
        for (std::size_t root = 0; root < motion.joints.size(); ++root) {
            if (motion.joints[root].parent >= 0)
                continue;
            std::vector<Open> open;
            begin(static_cast<int>(root), 0);
            open.push_back({static_cast<int>(root)});
            while (!open.empty()) {
                Open &top = open.back();
                const auto &below = children[static_cast<std::size_t>(top.joint)];
                const QByteArray indent(static_cast<qsizetype>(open.size()), '\t');
                if (top.next == below.size()) {
                    if (below.empty())
                        endSite(indent, Eigen::Vector3d::Zero());
                    text += indent.mid(1) + "}\n";
                    open.pop_back();
                    continue;
                }
                const int child = below[top.next++];
                if (motion.joints[static_cast<std::size_t>(child)].end) {
                    endSite(indent, restOffset(child));
                    continue;
                }
                begin(child, static_cast<int>(open.size()));
                open.push_back({child});
            }
        }
    }

    void begin(int joint, int depth)
    {
        const QByteArray indent(depth, '\t');
        order.push_back(joint);
        text += indent + (depth == 0 ? "ROOT " : "JOINT ") + nameOf(joint) + '\n' + indent + "{\n";
        offset(indent + '\t', restOffset(joint));
        text += indent + (moves[static_cast<std::size_t>(joint)] ? "\tCHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation\n" : "\tCHANNELS 3 Zrotation Yrotation Xrotation\n");
    }

    void frames()
    {
        text += "MOTION\nFrames: " + QByteArray::number(motion.frames) + "\nFrame Time: " + QByteArray::number(1 / motion.fps, 'g', 10) + '\n';
        std::vector<Eigen::Vector3d> before(motion.joints.size(), Eigen::Vector3d::Zero());
        for (int frame = 0; frame < motion.frames; ++frame) {
            const auto worlds = motionWorlds(motion, frame);
            for (std::size_t i = 0; i < order.size(); ++i) {
                if (i > 0)
                    text += ' ';
                jointFrame(worlds, order[i], before[static_cast<std::size_t>(order[i])]);
            }
            text += '\n';
        }
    }

    /// The world's axes turned by what the joint turned since its rest.
    Eigen::Matrix3d turned(const std::vector<Eigen::Isometry3f> &worlds, int joint) const
    {
        if (joint < 0)
            return Eigen::Matrix3d::Identity();
        const auto at = static_cast<std::size_t>(joint);
        return worlds[at].linear().cast<double>() * rest[at].linear().transpose();
    }

    void jointFrame(const std::vector<Eigen::Isometry3f> &worlds, int joint, Eigen::Vector3d &before)
    {
        const auto at = static_cast<std::size_t>(joint);
        const int parent = motion.joints[at].parent;
        const Eigen::Matrix3d toParent = turned(worlds, parent).transpose();
        if (moves[at]) {
            const Eigen::Vector3d from = parent < 0 ? Eigen::Vector3d::Zero() : Eigen::Vector3d(worlds[static_cast<std::size_t>(parent)].translation().cast<double>());
            const Eigen::Vector3d place = toParent * (worlds[at].translation().cast<double>() - from);
            for (int axis = 0; axis < 3; ++axis) {
                number(place[axis] * kCentimetres);
                text += ' ';
            }
        }
        const Eigen::Matrix3d local = Eigen::Quaterniond(toParent * turned(worlds, joint)).normalized().toRotationMatrix();
        Eigen::Vector3d angles(std::atan2(local(1, 0), local(0, 0)), std::asin(std::clamp(-local(2, 0), -1.0, 1.0)), std::atan2(local(2, 1), local(2, 2)));
        if (std::abs(local(2, 0)) > 1 - 1e-12) // the first and last axis fall together
            angles = {std::atan2(-local(0, 1), local(1, 1)), angles[1], 0};
        angles *= kDegrees;
        for (int i = 0; i < 3; ++i) {
            angles[i] += 360 * std::round((before[i] - angles[i]) / 360); // no jump of a whole turn between frames
            if (i > 0)
                text += ' ';
            number(angles[i]);
        }
        before = angles;
    }
};

} // namespace

QByteArray writeBvh(const Motion &motion)
{
    Writing writing(motion);
    writing.hierarchy();
    writing.frames();
    return writing.text;
}

} // namespace marrow
