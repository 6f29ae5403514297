#include "model/character/publish/clip_changes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace marrow {

namespace {

struct Changes
{
    Q_DECLARE_TR_FUNCTIONS(Changes)
};

constexpr double kLeastDegrees = 0.01;
constexpr double kLeastMetres = 1e-4;
constexpr double kSameTime = 1e-4;
constexpr float kLeastWeight = 1e-4f;

/// The tracks of one joint in a clip, and where it is without them.
struct JointTracks
{
    const ModelTrack *rotation = nullptr;
    const ModelTrack *translation = nullptr;
    Transform rest;
};

using TracksByJoint = std::map<QString, JointTracks>;

TracksByJoint tracksOf(const CharacterModel &model, const ModelClip &clip)
{
    TracksByJoint tracks;
    for (const ModelTrack &track : clip.tracks) {
        if (track.node < 0 || track.times.empty())
            continue;
        const ModelNode &node = model.nodes[static_cast<std::size_t>(track.node)];
        JointTracks &joint = tracks[node.name];
        joint.rest = node.local;
        if (track.path == ModelPath::Rotation)
            joint.rotation = &track;
        else if (track.path == ModelPath::Translation)
            joint.translation = &track;
    }
    return tracks;
}

/// The moments of both, each once.
std::vector<float> moments(const ModelTrack *a, const ModelTrack *b)
{
    std::vector<float> times;
    for (const ModelTrack *track : {a, b}) {
        if (track)
            times.insert(times.end(), track->times.begin(), track->times.end());
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end(), [](float left, float right) { return std::abs(left - right) < static_cast<float>(kSameTime); }), times.end());
    return times;
}

Eigen::Quaternionf rotationAt(const JointTracks &joint, float seconds)
{
    if (!joint.rotation)
        return joint.rest.rotation;
    const std::vector<float> value = sampleTrack(*joint.rotation, seconds);
    return Eigen::Quaternionf(value[3], value[0], value[1], value[2]).normalized();
}

Eigen::Vector3f placeAt(const JointTracks &joint, float seconds)
{
    if (!joint.translation)
        return joint.rest.translation;
    const std::vector<float> value = sampleTrack(*joint.translation, seconds);
    return {value[0], value[1], value[2]};
}

/// Exact also for small angles, where the cosine says nothing.
double degreesBetween(const Eigen::Quaternionf &a, const Eigen::Quaternionf &b)
{
    const Eigen::Quaterniond turn = a.cast<double>().conjugate() * b.cast<double>();
    return 2 * std::atan2(turn.vec().norm(), std::abs(turn.w())) * 180 / std::numbers::pi;
}

void compareJoint(const QString &name, const JointTracks &before, const JointTracks &after, ClipChange &change)
{
    int keys = 0;
    for (const float seconds : moments(before.rotation, after.rotation)) {
        const double degrees = degreesBetween(rotationAt(before, seconds), rotationAt(after, seconds));
        keys += degrees > kLeastDegrees ? 1 : 0;
        if (degrees > std::max(change.degrees, kLeastDegrees)) {
            change.degrees = degrees;
            change.worst = name;
            change.worstSeconds = static_cast<double>(seconds);
        }
    }
    for (const float seconds : moments(before.translation, after.translation)) {
        const double metres = static_cast<double>((placeAt(before, seconds) - placeAt(after, seconds)).norm());
        keys += metres > kLeastMetres ? 1 : 0;
        if (metres > std::max(change.metres, kLeastMetres)) {
            change.metres = metres;
            if (change.degrees == 0) {
                change.worst = name;
                change.worstSeconds = static_cast<double>(seconds);
            }
        }
    }
    change.keys += keys;
    change.joints += keys > 0 ? 1 : 0;
}

ClipChange compareClips(const CharacterModel &before, const ModelClip &a, const CharacterModel &after, const ModelClip &b)
{
    ClipChange change;
    change.clip = b.name;
    change.framesBefore = a.frames;
    change.framesAfter = b.frames;
    change.secondsBefore = static_cast<double>(a.durationSeconds);
    change.secondsAfter = static_cast<double>(b.durationSeconds);
    const TracksByJoint left = tracksOf(before, a);
    const TracksByJoint right = tracksOf(after, b);
    std::set<QString> names;
    for (const auto *tracks : {&left, &right}) {
        for (const auto &[name, joint] : *tracks)
            names.insert(name);
    }
    for (const QString &name : names) {
        const auto l = left.find(name);
        const auto r = right.find(name);
        JointTracks none;
        none.rest = l == left.end() ? r->second.rest : l->second.rest;
        compareJoint(name, l == left.end() ? none : l->second, r == right.end() ? none : r->second, change);
    }
    return change;
}

bool differs(const ClipChange &change)
{
    return change.keys > 0 || change.framesBefore != change.framesAfter || std::abs(change.secondsBefore - change.secondsAfter) > kSameTime;
}

using Clips = std::map<QString, const ModelClip *>;

Clips clipsByName(const CharacterModel &model)
{
    Clips clips;
    for (const ModelClip &clip : model.clips)
        clips.emplace(clip.name, &clip);
    return clips;
}

ClipChange added(const ModelClip &clip)
{
    ClipChange change;
    change.clip = clip.name;
    change.kind = ClipChange::Kind::Added;
    change.framesAfter = clip.frames;
    change.secondsAfter = static_cast<double>(clip.durationSeconds);
    return change;
}

ClipChange removed(const ModelClip &clip)
{
    ClipChange change;
    change.clip = clip.name;
    change.kind = ClipChange::Kind::Removed;
    change.framesBefore = clip.frames;
    change.secondsBefore = static_cast<double>(clip.durationSeconds);
    return change;
}

/// A clip that is new, or the one among those that are gone which moved just as it does.
ClipChange addedOrRenamed(const CharacterModel &before, Clips &gone, const CharacterModel &after, const ModelClip &clip)
{
    for (auto old = gone.begin(); old != gone.end(); ++old) {
        if (old->second->frames != clip.frames || old->second->tracks.size() != clip.tracks.size())
            continue;
        ClipChange change = compareClips(before, *old->second, after, clip);
        if (differs(change))
            continue;
        change.kind = ClipChange::Kind::Renamed;
        change.formerName = old->first;
        gone.erase(old);
        return change;
    }
    return added(clip);
}

QString centimetres(double metres)
{
    return Changes::tr("%1 cm").arg(metres * 100, 0, 'f', 1);
}

/// Vertices whose weights differ; -1 when the meshes cannot be compared one to one.
qint64 verticesWithOtherWeights(const CharacterModel &before, const CharacterModel &after)
{
    if (before.meshes.size() != after.meshes.size())
        return -1;
    qint64 other = 0;
    for (std::size_t mesh = 0; mesh < before.meshes.size(); ++mesh) {
        if (before.meshes[mesh].primitives.size() != after.meshes[mesh].primitives.size())
            return -1;
        for (std::size_t i = 0; i < before.meshes[mesh].primitives.size(); ++i) {
            const ModelPrimitive &a = before.meshes[mesh].primitives[i];
            const ModelPrimitive &b = after.meshes[mesh].primitives[i];
            if (a.weights.size() != b.weights.size() || a.joints.size() != b.joints.size() || a.joints.size() != a.weights.size())
                return -1;
            for (std::size_t vertex = 0; vertex < a.weights.size(); ++vertex)
                other += a.joints[vertex] != b.joints[vertex] || (a.weights[vertex] - b.weights[vertex]).cwiseAbs().maxCoeff() > kLeastWeight ? 1 : 0;
        }
    }
    return other;
}

} // namespace

std::vector<ClipChange> clipChanges(const CharacterModel &before, const CharacterModel &after)
{
    const Clips left = clipsByName(before);
    const Clips right = clipsByName(after);
    Clips gone;
    for (const auto &[name, clip] : left) {
        if (!right.contains(name))
            gone.emplace(name, clip);
    }
    std::vector<ClipChange> changes;
    for (const auto &[name, clip] : right) {
        const auto old = left.find(name);
        const ClipChange change = old == left.end() ? addedOrRenamed(before, gone, after, *clip) : compareClips(before, *old->second, after, *clip);
        if (change.kind != ClipChange::Kind::Changed || differs(change))
            changes.push_back(change);
    }
    for (const auto &[name, clip] : gone)
        changes.push_back(removed(*clip));
    std::stable_sort(changes.begin(), changes.end(), [](const ClipChange &a, const ClipChange &b) { return a.clip < b.clip; });
    return changes;
}

QString clipChangeWords(const ClipChange &change)
{
    if (change.kind == ClipChange::Kind::Added)
        return Changes::tr("%1: new, %2 s").arg(change.clip).arg(change.secondsAfter, 0, 'f', 2);
    if (change.kind == ClipChange::Kind::Removed)
        return Changes::tr("%1: no longer there").arg(change.clip);
    if (change.kind == ClipChange::Kind::Renamed)
        return Changes::tr("%1: was called %2").arg(change.clip, change.formerName);
    QStringList parts;
    if (std::abs(change.secondsBefore - change.secondsAfter) > kSameTime)
        parts.append(Changes::tr("%1 s instead of %2 s").arg(change.secondsAfter, 0, 'f', 2).arg(change.secondsBefore, 0, 'f', 2));
    else if (change.framesBefore != change.framesAfter)
        parts.append(Changes::tr("%1 keys a joint instead of %2").arg(change.framesAfter).arg(change.framesBefore));
    if (change.joints == 1)
        parts.append(Changes::tr("%n key(s) of %1", nullptr, change.keys).arg(change.worst));
    else if (change.joints > 1)
        parts.append(Changes::tr("%n key(s) of %1 joints, most of all %2", nullptr, change.keys).arg(change.joints).arg(change.worst));
    if (change.degrees > 0)
        parts.append(Changes::tr("%1°").arg(change.degrees, 0, 'f', change.degrees < 0.1 ? 2 : 1));
    if (change.metres > 0)
        parts.append(centimetres(change.metres));
    return Changes::tr("%1: %2").arg(change.clip, parts.join(Changes::tr(", ")));
}

QStringList modelChangeWords(const CharacterModel &before, const CharacterModel &after)
{
    QStringList words;
    if (before.vertexCount() != after.vertexCount())
        words.append(Changes::tr("%1 vertices instead of %2").arg(after.vertexCount()).arg(before.vertexCount()));
    std::map<QString, Eigen::Matrix4f> places;
    const std::vector<Eigen::Matrix4f> worldsBefore = modelWorlds(before);
    for (const int node : before.jointNodes())
        places.emplace(before.nodes[static_cast<std::size_t>(node)].name, worldsBefore[static_cast<std::size_t>(node)]);
    const std::vector<Eigen::Matrix4f> worldsAfter = modelWorlds(after);
    int moved = 0;
    double most = 0;
    QString worst;
    for (const int node : after.jointNodes()) {
        const QString &name = after.nodes[static_cast<std::size_t>(node)].name;
        const auto place = places.find(name);
        if (place == places.end()) {
            words.append(Changes::tr("joint %1 is new").arg(name));
            continue;
        }
        const double metres = static_cast<double>((worldsAfter[static_cast<std::size_t>(node)] - place->second).block<3, 1>(0, 3).norm());
        moved += metres > kLeastMetres ? 1 : 0;
        if (metres > std::max(most, kLeastMetres)) {
            most = metres;
            worst = name;
        }
    }
    if (moved == 1)
        words.append(Changes::tr("joint %1 moved by %2").arg(worst, centimetres(most)));
    else if (moved > 1)
        words.append(Changes::tr("%1 joints moved, most of all %2 by %3").arg(moved).arg(worst, centimetres(most)));
    const qint64 weights = verticesWithOtherWeights(before, after);
    if (weights > 0)
        words.append(Changes::tr("other weights at %n vertices", nullptr, static_cast<int>(weights)));
    return words;
}

} // namespace marrow
