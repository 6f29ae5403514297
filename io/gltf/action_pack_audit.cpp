// The audit of action packs: what was written is read back and compared with what it was made from. A copy that lost a flag is a legal file
// in which the figure bursts, so nothing here trusts the writer.

#include "io/gltf/action_pack.h"

#include "io/gltf/gltf_reader.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ActionPack)
};

constexpr int kShort = 5122;
constexpr double kRotationLimitDegrees = 0.01;
constexpr double kPlaceLimit = 1e-5;  ///< metres
constexpr double kDurationLimit = 1e-4; ///< seconds
constexpr double kUnitLimit = 1e-3;

/// Gathers one check: counts faults or keeps the largest deviation, and remembers the first thing that was wrong.
class Finding
{
public:
    Finding(const char *name, double limit)
        : m_check{QString::fromLatin1(name), true, 0, limit, {}}
    {
    }
    void fault(const QString &detail)
    {
        m_check.value += 1;
        remember(detail);
    }
    void deviation(double value, const QString &detail)
    {
        // Not a number is as wrong as can be.
        m_check.value = std::isfinite(value) ? std::max(m_check.value, value) : HUGE_VAL;
        if (!(value <= m_check.limit))
            remember(detail);
    }
    PackCheck check() const
    {
        PackCheck result = m_check;
        result.ok = result.value <= result.limit;
        return result;
    }

private:
    void remember(const QString &detail)
    {
        if (m_check.detail.isEmpty())
            m_check.detail = detail;
    }
    PackCheck m_check;
};

class Audit
{
public:
    Audit(const GltfModel &file, const std::vector<Action> &actions, const HumanoidRest &rest)
        : m_json(file.document)
        , m_model(file.model)
        , m_actions(actions)
        , m_rest(rest)
    {
    }

    std::vector<PackCheck> run()
    {
        std::vector<PackCheck> checks;
        checks.push_back(meshes());
        checks.push_back(joints());
        checks.push_back(rest());
        checks.push_back(clipNames());
        storage(checks);
        Finding channels("channels", 0);
        Finding frames("frames", 0);
        Finding durations("duration-error", kDurationLimit);
        Finding lengths("unit-length-error", kUnitLimit);
        Finding turns("rotation-error", kRotationLimitDegrees);
        Finding places("hips-error", kPlaceLimit);
        Finding loops("loops", 0);
        for (std::size_t i = 0; i < std::min(m_actions.size(), m_model.clips.size()); ++i) {
            const Action &action = m_actions[i];
            const ModelClip &clip = m_model.clips[i];
            compareChannels(action, clip, channels);
            const double duration = static_cast<double>(clip.durationSeconds);
            durations.deviation(std::abs(duration - action.durationSeconds()), Texts::tr("“%1” lasts %2 s instead of %3 s.").arg(action.id).arg(duration).arg(action.durationSeconds()));
            for (const ModelTrack &track : clip.tracks) {
                if (track.times.size() != static_cast<std::size_t>(action.frames))
                    frames.fault(Texts::tr("“%1” has a channel of %2 frames instead of %3.").arg(action.id).arg(track.times.size()).arg(action.frames));
                else
                    compareValues(action, track, lengths, turns, places, loops);
            }
        }
        for (const Finding &finding : {channels, frames, durations, lengths, turns, places, loops})
            checks.push_back(finding.check());
        return checks;
    }

private:
    PackCheck meshes() const
    {
        Finding finding("meshes", 0);
        for (const char *list : {"meshes", "skins", "images", "materials"}) {
            for (qsizetype i = 0; i < m_json.list(list).size(); ++i)
                finding.fault(Texts::tr("The pack holds %1, which belong into the rigged model.").arg(QLatin1String(list)));
        }
        return finding.check();
    }

    /// The 22 joints by name, each once, hanging as they should, and nothing else.
    PackCheck joints()
    {
        Finding finding("joints", 0);
        m_nodes.fill(-1);
        for (std::size_t i = 0; i < m_model.nodes.size(); ++i) {
            const int joint = humanoidJoint(m_model.nodes[i].name);
            if (joint < 0 || m_nodes[static_cast<std::size_t>(joint)] >= 0)
                finding.fault(Texts::tr("The node “%1” is no joint of the skeleton, or is there twice.").arg(m_model.nodes[i].name));
            else
                m_nodes[static_cast<std::size_t>(joint)] = static_cast<int>(i);
        }
        for (std::size_t joint = 0; joint < m_nodes.size(); ++joint) {
            const int parent = humanoidSkeleton()[joint].parent;
            const QString name = humanoidJointName(static_cast<int>(joint));
            if (m_nodes[joint] < 0)
                finding.fault(Texts::tr("The joint %1 is missing.").arg(name));
            else if (m_model.nodes[static_cast<std::size_t>(m_nodes[joint])].parent != (parent < 0 ? -1 : m_nodes[static_cast<std::size_t>(parent)]))
                finding.fault(Texts::tr("The joint %1 hangs from the wrong joint.").arg(name));
        }
        return finding.check();
    }

    PackCheck rest() const
    {
        Finding finding("rest-error", kPlaceLimit);
        const std::vector<Eigen::Matrix4f> worlds = modelWorlds(m_model);
        for (std::size_t joint = 0; joint < m_nodes.size(); ++joint) {
            if (m_nodes[joint] < 0)
                continue;
            const Eigen::Matrix4f &world = worlds[static_cast<std::size_t>(m_nodes[joint])];
            const auto away = static_cast<double>((world.block<3, 1>(0, 3) - m_rest[joint]).norm());
            const auto turned = static_cast<double>((world.block<3, 3>(0, 0) - Eigen::Matrix3f::Identity()).norm());
            finding.deviation(std::max(away, turned), Texts::tr("The joint %1 does not rest where the character's does.").arg(humanoidJointName(static_cast<int>(joint))));
        }
        return finding.check();
    }

    PackCheck clipNames() const
    {
        Finding finding("clips", 0);
        for (std::size_t i = 0; i < std::max(m_actions.size(), m_model.clips.size()); ++i) {
            const QString wanted = i < m_actions.size() ? m_actions[i].id : QString();
            const QString found = i < m_model.clips.size() ? m_model.clips[i].name : QString();
            if (wanted != found)
                finding.fault(Texts::tr("Clip %1 is “%2” instead of “%3”.").arg(i + 1).arg(found, wanted));
        }
        return finding.check();
    }

    /// How the numbers are stored, as the JSON says it: readers that go by it see other numbers when a flag is missing.
    void storage(std::vector<PackCheck> &checks) const
    {
        Finding shorts("int16", 0);
        Finding flags("normalized", 0);
        Finding shared("shared-times", 0);
        Finding interpolation("interpolation", 0);
        const QJsonArray accessors = m_json.list("accessors");
        std::set<qint64> timeAccessors;
        for (const QJsonValue &animation : m_json.list("animations")) {
            const QString name = animation.toObject().value(QStringLiteral("name")).toString();
            const QJsonArray samplers = animation.toObject().value(QStringLiteral("samplers")).toArray();
            for (const QJsonValue &channel : animation.toObject().value(QStringLiteral("channels")).toArray()) {
                const QJsonObject sampler = samplers.at(channel.toObject().value(QStringLiteral("sampler")).toInteger()).toObject();
                timeAccessors.insert(sampler.value(QStringLiteral("input")).toInteger());
                if (sampler.value(QStringLiteral("interpolation")).toString(QStringLiteral("LINEAR")) != QLatin1String("LINEAR"))
                    interpolation.fault(Texts::tr("A channel of “%1” is not interpolated linearly.").arg(name));
                if (channel.toObject().value(QStringLiteral("target")).toObject().value(QStringLiteral("path")).toString() != QLatin1String("rotation"))
                    continue;
                const QJsonObject output = accessors.at(sampler.value(QStringLiteral("output")).toInteger()).toObject();
                if (output.value(QStringLiteral("componentType")).toInteger() != kShort)
                    shorts.fault(Texts::tr("A rotation of “%1” is not stored as int16.").arg(name));
                if (!output.value(QStringLiteral("normalized")).toBool())
                    flags.fault(Texts::tr("A rotation of “%1” has lost its “normalized” flag: the figure would burst.").arg(name));
            }
        }
        std::set<std::pair<double, int>> axes;
        for (const Action &action : m_actions)
            axes.insert({action.fps, action.frames});
        for (std::size_t extra = axes.size(); extra < timeAccessors.size(); ++extra)
            shared.fault(Texts::tr("There are %1 time axes where %2 are enough.").arg(timeAccessors.size()).arg(axes.size()));
        for (const Finding &finding : {shorts, flags, shared, interpolation})
            checks.push_back(finding.check());
    }

    void compareChannels(const Action &action, const ModelClip &clip, Finding &finding) const
    {
        QSet<QPair<int, int>> wanted;
        for (const ActionTrack &track : action.tracks)
            wanted.insert({m_nodes[static_cast<std::size_t>(track.joint)], static_cast<int>(ModelPath::Rotation)});
        if (!action.hips.empty())
            wanted.insert({m_nodes[1], static_cast<int>(ModelPath::Translation)});
        if (wanted.isEmpty())
            wanted.insert({m_nodes[1], static_cast<int>(ModelPath::Rotation)}); // what keeps the time of an action at rest
        for (const ModelTrack &track : clip.tracks) {
            if (!wanted.remove({track.node, static_cast<int>(track.path)}))
                finding.fault(Texts::tr("“%1” moves “%2”, which it should not, or moves it twice.").arg(action.id, m_model.nodes[static_cast<std::size_t>(track.node)].name));
        }
        for (const auto &missing : wanted) {
            finding.fault(Texts::tr("“%1” does not move “%2”.")
                              .arg(action.id, missing.first < 0 ? QString() : m_model.nodes[static_cast<std::size_t>(missing.first)].name));
        }
    }

    void compareValues(const Action &action, const ModelTrack &track, Finding &lengths, Finding &turns, Finding &places, Finding &loops) const
    {
        const int joint = humanoidJoint(m_model.nodes[static_cast<std::size_t>(track.node)].name);
        const auto frames = static_cast<std::size_t>(action.frames);
        const auto width = static_cast<std::size_t>(track.width);
        if (track.values.size() != frames * width)
            return;
        if (action.loops && !std::equal(track.values.begin(), track.values.begin() + track.width, track.values.end() - track.width))
            loops.fault(Texts::tr("“%1” does not end where it begins.").arg(action.id));
        if (track.path == ModelPath::Rotation) {
            const auto own = std::find_if(action.tracks.begin(), action.tracks.end(), [joint](const ActionTrack &entry) { return entry.joint == joint; });
            for (std::size_t frame = 0; frame < frames; ++frame) {
                const Eigen::Quaternionf found(Eigen::Map<const Eigen::Vector4f>(&track.values[frame * 4]));
                lengths.deviation(std::abs(static_cast<double>(found.norm()) - 1), Texts::tr("A rotation of “%1” has not the length 1.").arg(action.id));
                const Eigen::Quaterniond wanted = own == action.tracks.end() ? Eigen::Quaterniond::Identity() : own->rotations[frame].cast<double>();
                const double degrees = wanted.normalized().angularDistance(found.cast<double>().normalized()) * 180 / std::numbers::pi;
                turns.deviation(degrees, Texts::tr("“%1” turns %2 otherwise than it should.").arg(action.id, humanoidJointName(std::max(0, joint))));
            }
        } else if (track.path == ModelPath::Translation && action.hips.size() == frames) {
            const Eigen::Vector3f from = m_rest[1] - m_rest[0];
            for (std::size_t frame = 0; frame < frames; ++frame) {
                const Eigen::Vector3f found(Eigen::Map<const Eigen::Vector3f>(&track.values[frame * 3]));
                const Eigen::Vector3f wanted = from + action.hips[frame] * from.y();
                places.deviation(static_cast<double>((found - wanted).norm()), Texts::tr("“%1” moves the hips elsewhere than it should.").arg(action.id));
            }
        }
    }

    const GltfDocument &m_json;
    const CharacterModel &m_model;
    const std::vector<Action> &m_actions;
    const HumanoidRest &m_rest;
    std::array<int, kHumanoidJointCount> m_nodes{};
};

} // namespace

std::vector<PackCheck> auditPack(const QByteArray &glb, const std::vector<Action> &actions, const HumanoidRest &rest)
{
    const auto file = readGltf(glb);
    if (!file)
        return {{QStringLiteral("readable"), false, 1, 0, file.error().message}};
    std::vector<PackCheck> checks = Audit(*file, actions, rest).run();
    checks.insert(checks.begin(), {QStringLiteral("readable"), true, 0, 0, {}});
    return checks;
}

bool auditPassed(const std::vector<PackCheck> &checks)
{
    return std::all_of(checks.begin(), checks.end(), [](const PackCheck &check) { return check.ok; });
}

} // namespace marrow
