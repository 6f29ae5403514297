#include "io/gltf/action_pack.h"

#include "io/gltf/gltf_builder.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ActionPack)
};

constexpr int kShort = 5122;
constexpr float kShortUnit = 32767;
constexpr int kHips = 1;

QJsonArray numbers(const Eigen::Vector3f &vector)
{
    return {static_cast<double>(vector.x()), static_cast<double>(vector.y()), static_cast<double>(vector.z())};
}

template <class Number>
void append(QByteArray &bytes, Number number)
{
    bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
}

/// Bytes of one kind, which lie in one view; accessors name stretches of it. A view an accessor would cost more JSON than the keys it holds.
struct Stretch
{
    QByteArray bytes;
    std::vector<int> accessors; ///< whose view is known when all bytes are
};

class Packer
{
public:
    Packer(const HumanoidRest &rest, const ActionPackLayout &layout)
        : m_rest(rest)
        , m_layout(layout)
    {
    }

    Result<QByteArray> pack(const std::vector<Action> &actions, const Progress &progress)
    {
        addNodes();
        if (m_layout.sharedTimes)
            addSharedTimes(actions);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            if (progress.cancelled())
                return Error{QStringLiteral("pack.cancelled"), Texts::tr("Packing was cancelled; nothing was written."), {}, {}};
            progress.report(static_cast<double>(i) / static_cast<double>(actions.size()), actions[i].id);
            addClip(actions[i]);
        }
        place(m_times);
        place(m_rotations);
        place(m_hips);
        return m_builder.takeGlb();
    }

private:
    void addNodes()
    {
        const auto skeleton = humanoidSkeleton();
        for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
            const int parent = skeleton[joint].parent;
            QJsonObject node{{"name", humanoidJointName(static_cast<int>(joint))}};
            const Eigen::Vector3f place = parent < 0 ? m_rest[joint] : Eigen::Vector3f(m_rest[joint] - m_rest[static_cast<std::size_t>(parent)]);
            if (!place.isZero(0))
                node.insert(QStringLiteral("translation"), numbers(place));
            QJsonArray children;
            for (std::size_t child = 0; child < skeleton.size(); ++child) {
                if (skeleton[child].parent == static_cast<int>(joint))
                    children.append(static_cast<int>(child));
            }
            if (!children.isEmpty())
                node.insert(QStringLiteral("children"), children);
            m_builder.add("nodes", node);
        }
        m_builder.add("scenes", {{"nodes", QJsonArray{0}}});
        m_builder.set("scene", 0);
        m_builder.set("asset", QJsonObject{{"version", "2.0"}, {"generator", "Marrow"}});
    }

    void addClip(const Action &action)
    {
        const int times = timesOf(action);
        QJsonArray samplers;
        QJsonArray channels;
        const auto add = [&](int node, const char *path, int output) {
            channels.append(QJsonObject{{"sampler", samplers.size()}, {"target", QJsonObject{{"node", node}, {"path", QLatin1String(path)}}}});
            samplers.append(QJsonObject{{"input", times}, {"output", output}});
        };
        if (!action.hips.empty())
            add(kHips, "translation", addHips(action.hips));
        for (const ActionTrack &track : action.tracks)
            add(track.joint, "rotation", addRotations(track.rotations));
        if (channels.isEmpty()) // an action that rests all the time still takes its time
            add(kHips, "rotation", addRotations(std::vector<Eigen::Quaternionf>(static_cast<std::size_t>(action.frames), Eigen::Quaternionf::Identity())));
        m_builder.add("animations", {{"name", action.id}, {"samplers", samplers}, {"channels", channels}});
    }

    int addAccessor(Stretch &stretch, qsizetype offset, QJsonObject accessor)
    {
        if (offset > 0)
            accessor.insert(QStringLiteral("byteOffset"), offset);
        const int index = m_builder.add("accessors", accessor);
        stretch.accessors.push_back(index);
        return index;
    }

    /// The times of a clip that shares them are the beginning of those of the longest clip at its rate.
    void addSharedTimes(const std::vector<Action> &actions)
    {
        for (const Action &action : actions)
            m_longest[action.fps] = std::max(m_longest[action.fps], action.frames);
        for (const auto &[fps, frames] : m_longest) {
            m_sharedOffset[fps] = m_times.bytes.size();
            appendTimes(fps, frames);
        }
    }

    void appendTimes(double fps, int frames)
    {
        for (int frame = 0; frame < frames; ++frame)
            append(m_times.bytes, static_cast<float>(frame / fps));
    }

    int timesOf(const Action &action)
    {
        const auto known = m_timeAccessors.find({action.fps, action.frames});
        if (m_layout.sharedTimes && known != m_timeAccessors.end())
            return known->second;
        qsizetype offset = m_times.bytes.size();
        if (m_layout.sharedTimes)
            offset = m_sharedOffset.at(action.fps);
        else
            appendTimes(action.fps, action.frames);
        const double last = static_cast<double>(static_cast<float>((action.frames - 1) / action.fps));
        return m_timeAccessors[{action.fps, action.frames}]
            = addAccessor(m_times, offset, {{"componentType", static_cast<int>(GltfComponent::Float)}, {"type", "SCALAR"}, {"count", action.frames},
                                            {"min", QJsonArray{0}}, {"max", QJsonArray{last}}});
    }

    int addRotations(const std::vector<Eigen::Quaternionf> &rotations)
    {
        QByteArray bytes;
        for (const Eigen::Quaternionf &rotation : rotations) {
            for (int i = 0; i < 4; ++i) {
                const float part = rotation.coeffs()[i];
                if (m_layout.shortRotations)
                    append(bytes, static_cast<std::int16_t>(std::lround(std::clamp(part, -1.0F, 1.0F) * kShortUnit)));
                else
                    append(bytes, part);
            }
        }
        const auto [known, isNew] = m_knownRotations.emplace(bytes, 0);
        if (!isNew)
            return known->second;
        QJsonObject accessor{{"componentType", m_layout.shortRotations ? kShort : static_cast<int>(GltfComponent::Float)}, {"type", "VEC4"},
                             {"count", static_cast<qint64>(rotations.size())}};
        if (m_layout.shortRotations)
            accessor.insert(QStringLiteral("normalized"), true);
        const qsizetype offset = m_rotations.bytes.size();
        m_rotations.bytes += bytes;
        return known->second = addAccessor(m_rotations, offset, accessor);
    }

    int addHips(const std::vector<Eigen::Vector3f> &hips)
    {
        const Eigen::Vector3f rest = m_rest[kHips] - m_rest[0];
        const qsizetype offset = m_hips.bytes.size();
        for (const Eigen::Vector3f &shares : hips) {
            const Eigen::Vector3f place = rest + shares * rest.y();
            for (int axis = 0; axis < 3; ++axis)
                append(m_hips.bytes, place[axis]);
        }
        return addAccessor(m_hips, offset, {{"componentType", static_cast<int>(GltfComponent::Float)}, {"type", "VEC3"}, {"count", static_cast<qint64>(hips.size())}});
    }

    void place(const Stretch &stretch)
    {
        if (stretch.accessors.empty())
            return;
        const int view = m_builder.addView(stretch.bytes);
        for (const int index : stretch.accessors) {
            QJsonObject accessor = m_builder.entry("accessors", index);
            accessor.insert(QStringLiteral("bufferView"), view);
            m_builder.replace("accessors", index, accessor);
        }
    }

    const HumanoidRest &m_rest;
    ActionPackLayout m_layout;
    GltfBuilder m_builder;
    Stretch m_times;
    Stretch m_rotations;
    Stretch m_hips;
    std::map<double, int> m_longest; ///< frames by rate
    std::map<double, qsizetype> m_sharedOffset;
    std::map<std::pair<double, int>, int> m_timeAccessors;
    std::map<QByteArray, int> m_knownRotations;
};

} // namespace

Result<QByteArray> packActions(const std::vector<Action> &actions, const HumanoidRest &rest, const ActionPackLayout &layout, const Progress &progress)
{
    if (actions.empty())
        return Error{QStringLiteral("pack.empty"), Texts::tr("There is no action to pack."), {}, {}};
    return Packer(rest, layout).pack(actions, progress);
}

} // namespace marrow
