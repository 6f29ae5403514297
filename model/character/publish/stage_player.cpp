#include "model/character/publish/stage.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

Transform blend(const Transform &from, const Transform &to, float share)
{
    Transform result;
    result.translation = from.translation + share * (to.translation - from.translation);
    result.rotation = from.rotation.slerp(share, to.rotation);
    result.scale = from.scale + share * (to.scale - from.scale);
    return result;
}

/// How far the ends of a loop may be apart: what is left of a pose in the short numbers of a pack and in those of other programs.
constexpr float kSameAngle = 1e-3F;
constexpr float kSamePlace = 1e-3F;

bool comesHome(const ModelTrack &track, float seconds)
{
    const std::vector<float> first = sampleTrack(track, 0);
    const std::vector<float> last = sampleTrack(track, seconds);
    if (track.path == ModelPath::Rotation) {
        const Eigen::Quaternionf from(first[3], first[0], first[1], first[2]);
        const Eigen::Quaternionf to(last[3], last[0], last[1], last[2]);
        return from.angularDistance(to) < kSameAngle;
    }
    return std::equal(first.begin(), first.end(), last.begin(), [](float a, float b) { return std::abs(a - b) < kSamePlace; });
}

void apply(const ModelTrack &track, float seconds, Transform &local)
{
    const std::vector<float> value = sampleTrack(track, seconds);
    switch (track.path) {
    case ModelPath::Translation:
        local.translation = Eigen::Vector3f(value[0], value[1], value[2]);
        break;
    case ModelPath::Rotation:
        local.rotation = Eigen::Quaternionf(value[3], value[0], value[1], value[2]);
        break;
    case ModelPath::Scale:
        local.scale = Eigen::Vector3f(value[0], value[1], value[2]);
        break;
    case ModelPath::Weights:
        break;
    }
}

} // namespace

bool clipLoops(const ModelClip &clip)
{
    return std::all_of(clip.tracks.begin(), clip.tracks.end(), [&](const ModelTrack &track) { return track.times.empty() || comesHome(track, clip.durationSeconds); });
}

StagePlayer::StagePlayer(std::shared_ptr<const CharacterModel> body, std::shared_ptr<const CharacterModel> pack)
    : m_body(std::move(body))
    , m_pack(std::move(pack))
{
    std::map<QString, int> places;
    for (std::size_t node = 0; node < m_body->nodes.size(); ++node)
        places.emplace(m_body->nodes[node].name, static_cast<int>(node));
    m_nodeOf.reserve(m_pack->nodes.size());
    for (const ModelNode &node : m_pack->nodes) {
        const auto it = places.find(node.name);
        m_nodeOf.push_back(it == places.end() ? -1 : it->second);
    }
}

QStringList StagePlayer::clipNames() const
{
    QStringList names;
    for (const ModelClip &clip : m_pack->clips)
        names.append(clip.name);
    return names;
}

int StagePlayer::clipIndex(const QString &name) const
{
    const auto it = std::find_if(m_pack->clips.begin(), m_pack->clips.end(), [&](const ModelClip &clip) { return clip.name == name; });
    return it == m_pack->clips.end() ? -1 : static_cast<int>(it - m_pack->clips.begin());
}

bool StagePlayer::play(const QString &name)
{
    if (name == m_current.name && m_current.clip >= 0 && !hasEnded())
        return true;
    const int clip = clipIndex(name);
    if (clip < 0)
        return false;
    if (m_current.clip >= 0) {
        if (m_fadeTime < kStageFadeSeconds) { // a fade that is broken off goes on from what it showed
            m_from = pose();
            m_previous = {};
        } else {
            m_from.clear();
            m_previous = m_current;
        }
        m_fadeTime = 0;
    }
    m_current = {clip, name, 0, clipLoops(m_pack->clips[static_cast<std::size_t>(clip)])};
    return true;
}

void StagePlayer::advance(double seconds)
{
    m_time += seconds;
    m_current.time += seconds;
    m_previous.time += seconds;
    m_fadeTime = std::min(m_fadeTime + seconds, kStageFadeSeconds);
}

double StagePlayer::fade() const
{
    return m_fadeTime / kStageFadeSeconds;
}

double StagePlayer::duration(int clip) const
{
    return static_cast<double>(m_pack->clips[static_cast<std::size_t>(clip)].durationSeconds);
}

bool StagePlayer::hasEnded() const
{
    return m_current.clip >= 0 && !m_current.loops && m_current.time >= duration(m_current.clip);
}

double StagePlayer::secondsIn(const Playing &playing) const
{
    const double whole = duration(playing.clip);
    if (whole <= 0)
        return 0;
    return playing.loops ? std::fmod(playing.time, whole) : std::min(playing.time, whole);
}

void StagePlayer::sample(const Playing &playing, std::vector<Transform> &locals) const
{
    const ModelClip &clip = m_pack->clips[static_cast<std::size_t>(playing.clip)];
    const auto seconds = static_cast<float>(secondsIn(playing));
    for (const ModelTrack &track : clip.tracks) {
        const int node = bodyNode(track.node);
        if (node >= 0 && !track.times.empty())
            apply(track, seconds, locals[static_cast<std::size_t>(node)]);
    }
}

std::vector<Transform> StagePlayer::pose() const
{
    std::vector<Transform> rest;
    rest.reserve(m_body->nodes.size());
    for (const ModelNode &node : m_body->nodes)
        rest.push_back(node.local);
    if (m_current.clip < 0)
        return rest;
    std::vector<Transform> pose = rest;
    sample(m_current, pose);
    if (m_fadeTime >= kStageFadeSeconds)
        return pose;
    std::vector<Transform> from = m_from.empty() ? std::move(rest) : m_from;
    if (m_previous.clip >= 0)
        sample(m_previous, from);
    for (std::size_t node = 0; node < pose.size(); ++node)
        pose[node] = blend(from[node], pose[node], static_cast<float>(fade()));
    return pose;
}

} // namespace marrow
