#pragma once

#include <QByteArray>
#include <QStringEncoder>

#include <Eigen/Geometry>

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <vector>

namespace marrow::test {

/// A .vmd as bytes, written field by field from model-formats §2.3.
class VmdBuilder
{
public:
    struct Key
    {
        QByteArray name; ///< in Shift-JIS, cut at 15 bytes
        std::uint32_t frame = 0;
        Eigen::Vector3f translation = Eigen::Vector3f::Zero();
        Eigen::Vector4f rotation = {0, 0, 0, 1};
        std::array<std::uint8_t, 4> curve = {20, 20, 107, 107}; ///< of all four channels
    };

    static QByteArray shiftJis(const QString &text) { return QStringEncoder("Shift_JIS")(text); }

    VmdBuilder &key(const QString &bone, std::uint32_t frame, const Eigen::Vector3f &translation = Eigen::Vector3f::Zero(), const Eigen::Quaternionf &rotation = Eigen::Quaternionf::Identity())
    {
        keys.push_back({shiftJis(bone), frame, translation, rotation.coeffs()});
        return *this;
    }

    VmdBuilder &turn(const QString &bone, std::uint32_t frame, const Eigen::Quaternionf &rotation) { return key(bone, frame, Eigen::Vector3f::Zero(), rotation); }

    QByteArray bytes() const
    {
        QByteArray out = fixed("Vocaloid Motion Data 0002", 30) + fixed(shiftJis(model), 20);
        u32(out, static_cast<std::uint32_t>(keys.size()));
        for (const Key &key : keys) {
            out += fixed(key.name, 15);
            u32(out, key.frame);
            for (const float value : {key.translation.x(), key.translation.y(), key.translation.z(), key.rotation[0], key.rotation[1], key.rotation[2], key.rotation[3]})
                u32(out, std::bit_cast<std::uint32_t>(value));
            out += interpolation(key.curve);
        }
        u32(out, morphs);
        out += QByteArray(static_cast<qsizetype>(morphs) * 23, 'm');
        u32(out, cameras);
        out += QByteArray(static_cast<qsizetype>(cameras) * 61, 'c');
        u32(out, lights);
        out += QByteArray(static_cast<qsizetype>(lights) * 28, 'l');
        u32(out, shadows);
        out += QByteArray(static_cast<qsizetype>(shadows) * 9, 's');
        u32(out, static_cast<std::uint32_t>(ik.size()));
        for (const auto &[frame, chains] : ik) {
            u32(out, frame);
            out += char(1);
            u32(out, static_cast<std::uint32_t>(chains.size()));
            for (const auto &[name, works] : chains)
                out += fixed(shiftJis(name), 20) + char(works);
        }
        return out;
    }

    QString model = QStringLiteral("模型");
    std::vector<Key> keys;
    std::uint32_t morphs = 0, cameras = 0, lights = 0, shadows = 0;
    std::map<std::uint32_t, std::map<QString, bool>> ik;

private:
    static QByteArray fixed(QByteArray text, qsizetype size)
    {
        text.truncate(size);
        return text + QByteArray(size - text.size(), '\0');
    }
    static void u32(QByteArray &out, std::uint32_t value)
    {
        for (int byte = 0; byte < 4; ++byte)
            out += static_cast<char>(value >> (8 * byte));
    }
    /// The 16 numbers, then three copies each moved on by one more byte.
    static QByteArray interpolation(const std::array<std::uint8_t, 4> &curve)
    {
        QByteArray row;
        for (const std::uint8_t part : curve)
            row += QByteArray(4, static_cast<char>(part));
        QByteArray out = row;
        for (int copy = 1; copy < 4; ++copy)
            out += row.mid(copy) + QByteArray(copy, '\0');
        return out;
    }
};

/// A person of 19 joints in a .bvh: `channels` is what stands for a joint's rotations, `frames` the lines of the motion.
inline QByteArray personBvh(const QByteArray &frames, const QByteArray &order = "Zrotation Xrotation Yrotation", const QByteArray &frameTime = "0.0333333", double size = 1)
{
    QByteArray text;
    int indent = 0;
    const auto line = [&](const QByteArray &words) { text += QByteArray(indent, '\t') + words + "\n"; };
    const auto offset = [&](double x, double y, double z) {
        line("OFFSET " + QByteArray::number(x * size, 'f', 4) + ' ' + QByteArray::number(y * size, 'f', 4) + ' ' + QByteArray::number(z * size, 'f', 4));
    };
    const auto begin = [&](const QByteArray &name, double x, double y, double z, bool root = false) {
        line((root ? "ROOT " : "JOINT ") + name);
        line("{");
        ++indent;
        offset(x, y, z);
        line(root ? "CHANNELS 6 Xposition Yposition Zposition " + order : "CHANNELS 3 " + order);
    };
    const auto close = [&](int count) {
        for (; count > 0; --count) {
            --indent;
            line("}");
        }
    };
    const auto end = [&](double x, double y, double z) {
        line("End Site");
        line("{");
        ++indent;
        offset(x, y, z);
        close(1);
    };
    text += "HIERARCHY\n";
    begin("Hips", 0, 0, 0, true);
    begin("Spine", 0, 10, 0);
    begin("Chest", 0, 18, 0);
    begin("Neck", 0, 20, 0);
    begin("Head", 0, 10, 0);
    end(0, 18, 0);
    close(2);
    for (const auto &[side, sign] : {std::pair("Left", 1.0), std::pair("Right", -1.0)}) {
        begin(side + QByteArray("Arm"), sign * 18, 17, 0);
        begin(side + QByteArray("ForeArm"), sign * 28, 0, 0);
        begin(side + QByteArray("Hand"), sign * 25, 0, 0);
        end(sign * 15, 0, 0);
        close(3);
    }
    close(2);
    for (const auto &[side, sign] : {std::pair("Left", 1.0), std::pair("Right", -1.0)}) {
        begin(side + QByteArray("UpLeg"), sign * 9, -5, 0);
        begin(side + QByteArray("Leg"), 0, -42, 0);
        begin(side + QByteArray("Foot"), 0, -40, 0);
        begin(side + QByteArray("ToeBase"), 0, -8, 12);
        end(0, 0, 6);
        close(4);
    }
    close(1);
    return text + "MOTION\nFrames: " + QByteArray::number(frames.count('\n')) + "\nFrame Time: " + frameTime + "\n" + frames;
}
inline constexpr int kPersonJoints = 19;

/// One line of personBvh: where the hips are, then the rotations of all joints (zero where not given).
inline QByteArray personFrame(double x, double y, double z, const std::map<int, std::array<double, 3>> &turns = {})
{
    QByteArray line = QByteArray::number(x, 'f', 6) + ' ' + QByteArray::number(y, 'f', 6) + ' ' + QByteArray::number(z, 'f', 6);
    for (int joint = 0; joint < kPersonJoints; ++joint) {
        const auto found = turns.find(joint);
        for (std::size_t i = 0; i < 3; ++i)
            line += ' ' + QByteArray::number(found == turns.end() ? 0 : found->second[i], 'f', 6);
    }
    return line + '\n';
}

} // namespace marrow::test
