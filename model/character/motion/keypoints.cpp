#include "model/character/motion/keypoints.h"

#include "model/character/motion/motion_space.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr std::array<const char *, kKeypointCount> kNames = {
    "nose", "left_eye_inner", "left_eye", "left_eye_outer", "right_eye_inner", "right_eye", "right_eye_outer", "left_ear", "right_ear", "mouth_left", "mouth_right",
    "left_shoulder", "right_shoulder", "left_elbow", "right_elbow", "left_wrist", "right_wrist", "left_pinky", "right_pinky", "left_index", "right_index",
    "left_thumb", "right_thumb", "left_hip", "right_hip", "left_knee", "right_knee", "left_ankle", "right_ankle", "left_heel", "right_heel", "left_foot_index", "right_foot_index"};

/// The point each point hangs on; -1: the pelvis.
constexpr std::array<int, kKeypointCount> kParents = {-1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 11, 12, 13, 14, 15, 16, 15, 16, 15, 16, -1, -1, 23, 24, 25, 26, 27, 28, 27, 28};

/// A row of §2.2, with MMD's name of §2.3 behind, and the joint of the one skeleton that other rigs have there.
struct MeasuredPoint
{
    int point;
    QStringList names;
    const char *joint;
};

const std::vector<MeasuredPoint> &measuredPoints()
{
    static const std::vector<MeasuredPoint> table = {
        {0, {"Head", "Neck1", "Head_Nub", "頭"}, "head"},
        {11, {"LeftShoulder", "LeftArm", "LShoulder", "左腕"}, "upper_arm_L"},
        {12, {"RightShoulder", "RightArm", "RShoulder", "右腕"}, "upper_arm_R"},
        {13, {"LeftForeArm", "LeftElbow", "LElbow", "左ひじ"}, "forearm_L"},
        {14, {"RightForeArm", "RightElbow", "RElbow", "右ひじ"}, "forearm_R"},
        {15, {"LeftHand", "LeftWrist", "LHand", "左手首"}, "hand_L"},
        {16, {"RightHand", "RightWrist", "RHand", "右手首"}, "hand_R"},
        {23, {"LeftUpLeg", "LeftHip", "LHipJoint", "左足"}, "thigh_L"},
        {24, {"RightUpLeg", "RightHip", "RHipJoint", "右足"}, "thigh_R"},
        {25, {"LeftLeg", "LeftKnee", "LKnee", "左ひざ"}, "shin_L"},
        {26, {"RightLeg", "RightKnee", "RKnee", "右ひざ"}, "shin_R"},
        {27, {"LeftFoot", "LeftAnkle", "LAnkle", "左足首"}, "foot_L"},
        {28, {"RightFoot", "RightAnkle", "RAnkle", "右足首"}, "foot_R"},
        {31, {"LeftToeBase", "LeftToe", "LToe", "左つま先"}, "toe_L"},
        {32, {"RightToeBase", "RightToe", "RToe", "右つま先"}, "toe_R"},
    };
    return table;
}

/// Lower case, without a namespace: "mixamorig:LeftArm" -> "leftarm".
QString plain(const QString &name)
{
    return name.mid(name.lastIndexOf(QLatin1Char(':')) + 1).trimmed().toLower();
}

using Points = std::array<Eigen::Vector3d, kKeypointCount>;

/// Where a joint's point is: the joint itself; of an MMD head, whose joint is the root of the skull, half way to its tip (§2.3).
Eigen::Vector3d pointOf(const Motion &motion, const std::vector<Eigen::Isometry3f> &worlds, int joint)
{
    const auto at = static_cast<std::size_t>(joint);
    const Eigen::Vector3d place = worlds[at].translation().cast<double>();
    if (motion.joints[at].name != QStringLiteral("頭"))
        return place;
    for (std::size_t child = at + 1; child < motion.joints.size(); ++child) {
        if (motion.joints[child].end && motion.joints[child].parent == joint)
            return (place + worlds[child].translation().cast<double>()) / 2;
    }
    return place;
}

/// The origin of a frame.
Eigen::Vector3d pelvisOf(const KeypointMap &map, const std::vector<Eigen::Isometry3f> &worlds)
{
    const auto place = [&](int joint) -> Eigen::Vector3d { return worlds[static_cast<std::size_t>(joint)].translation().cast<double>(); };
    if (map.hips >= 0)
        return place(map.hips);
    if (map.joints[23] >= 0 && map.joints[24] >= 0)
        return (place(map.joints[23]) + place(map.joints[24])) / 2;
    return worlds.empty() ? Eigen::Vector3d::Zero() : place(0);
}

/// The nearest point towards the pelvis that has a joint; -1: the pelvis itself.
int nearestMapped(const KeypointMap &map, int point)
{
    while (point >= 0 && map.joints[static_cast<std::size_t>(point)] < 0)
        point = kParents[static_cast<std::size_t>(point)];
    return point;
}

bool isMeasured(int point)
{
    const auto &measured = measuredKeypoints();
    return std::find(measured.begin(), measured.end(), point) != measured.end();
}

double cosine(const Eigen::Vector3d &a, const Eigen::Vector3d &b)
{
    const double lengths = a.norm() * b.norm();
    constexpr double kNoLength = 1e-12;
    return lengths < kNoLength ? 1 : std::clamp(a.dot(b) / lengths, -1.0, 1.0);
}

/// The shortest decimal of a rounded number that has a decimal place.
void append(QByteArray &line, double value, int decimals)
{
    QByteArray text = QByteArray::number(value, 'f', decimals);
    qsizetype keep = text.size();
    while (text[keep - 1] == '0' && text[keep - 2] != '.')
        --keep;
    text.truncate(keep);
    line += text == "-0.0" ? QByteArray("0.0") : text;
}

} // namespace

const std::array<int, 15> &measuredKeypoints()
{
    static const std::array<int, 15> points = {0, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28, 31, 32};
    return points;
}

QString keypointName(int point)
{
    return QString::fromLatin1(kNames[static_cast<std::size_t>(point)]);
}

int KeypointMap::mapped() const
{
    return static_cast<int>(std::count_if(joints.begin(), joints.end(), [](int joint) { return joint >= 0; }));
}

KeypointMap mapKeypoints(const Motion &motion)
{
    QHash<QString, int> byName;
    for (std::size_t joint = motion.joints.size(); joint-- > 0;) { // of two with one name the first
        if (!motion.joints[joint].end)
            byName.insert(plain(motion.joints[joint].name), static_cast<int>(joint));
    }
    const HumanoidMapping humanoid = mapHumanoid(motion);
    KeypointMap map;
    map.joints.fill(-1);
    for (const MeasuredPoint &row : measuredPoints()) {
        int &joint = map.joints[static_cast<std::size_t>(row.point)];
        for (const QString &name : row.names) {
            if (joint < 0)
                joint = byName.value(name.toLower(), -1);
        }
        if (const auto found = humanoid.nodes.find(QLatin1String(row.joint)); joint < 0 && found != humanoid.nodes.end())
            joint = found->second;
    }
    if (const auto hips = humanoid.nodes.find(QStringLiteral("hips")); hips != humanoid.nodes.end())
        map.hips = hips->second;
    return map;
}

KeypointTrack keypointsOf(const Motion &motion, const KeypointMap &map, double turnedDegrees)
{
    const Eigen::Matrix3d back = turnedDegrees == 0
        ? Eigen::Matrix3d::Identity()
        : Eigen::AngleAxisd(-turnedDegrees * std::numbers::pi / 180, Eigen::Vector3d::UnitY()).toRotationMatrix();
    std::vector<Points> places(static_cast<std::size_t>(motion.frames));
    double largest = 0;
    for (int frame = 0; frame < motion.frames; ++frame) {
        const auto worlds = motionWorlds(motion, frame);
        const Eigen::Vector3d pelvis = pelvisOf(map, worlds);
        Points &points = places[static_cast<std::size_t>(frame)];
        for (int point = 0; point < kKeypointCount; ++point) {
            const int from = nearestMapped(map, point);
            Eigen::Vector3d &place = points[static_cast<std::size_t>(point)];
            place = from < 0 ? Eigen::Vector3d::Zero()
                             : Eigen::Vector3d(back * (pointOf(motion, worlds, map.joints[static_cast<std::size_t>(from)]) - pelvis));
            largest = std::max(largest, place.cwiseAbs().maxCoeff());
        }
    }
    const double scale = largest > 0 ? 0.35 / largest : 0;
    KeypointTrack track;
    track.fps = motion.fps;
    track.frames.resize(places.size());
    for (std::size_t frame = 0; frame < places.size(); ++frame) {
        KeypointFrame &made = track.frames[frame];
        made.timeMs = static_cast<double>(frame) * 1000 / motion.fps;
        for (int point = 0; point < kKeypointCount; ++point) {
            const auto p = static_cast<std::size_t>(point);
            const Eigen::Vector3d &place = places[frame][p];
            made.points[p].position = {0.5 + place.x() * scale, 0.5 - place.y() * scale, -place.z() * scale};
            made.points[p].confidence = !isMeasured(point) ? 0.5 : map.joints[p] >= 0 ? 1 : 0;
        }
        made.angles = keypointAngles(made.points);
    }
    return track;
}

std::array<double, kKeypointAngleCount> keypointAngles(const std::array<Keypoint, kKeypointCount> &points)
{
    const auto at = [&](int point) -> const Eigen::Vector3d & { return points[static_cast<std::size_t>(point)].position; };
    const auto between = [&](int corner, int a, int b) { return cosine(at(a) - at(corner), at(b) - at(corner)); };
    const Eigen::Vector3d spine = (at(11) + at(12)) / 2 - (at(23) + at(24)) / 2;
    return {between(11, 13, 23), between(12, 14, 24), between(13, 11, 15), between(14, 12, 16), between(23, 11, 25),
            between(24, 12, 26), between(25, 23, 27), between(26, 24, 28), cosine(spine, -Eigen::Vector3d::UnitY())}; // up is -y in a picture
}

QByteArray toNdjson(const KeypointTrack &track)
{
    QByteArray text;
    for (std::size_t frame = 0; frame < track.frames.size(); ++frame) {
        const KeypointFrame &from = track.frames[frame];
        text += "{\"frame\":" + QByteArray::number(static_cast<qulonglong>(frame)) + ",\"timeMs\":";
        append(text, from.timeMs, 3);
        text += ",\"points\":[";
        for (std::size_t point = 0; point < from.points.size(); ++point) {
            text += point == 0 ? "[" : ",[";
            for (int axis = 0; axis < 3; ++axis) {
                append(text, from.points[point].position[axis], 6);
                text += ',';
            }
            append(text, from.points[point].confidence, 6);
            text += ']';
        }
        text += "],\"angles\":[";
        for (std::size_t angle = 0; angle < from.angles.size(); ++angle) {
            if (angle > 0)
                text += ',';
            append(text, from.angles[angle], 6);
        }
        text += "]}\n";
    }
    return text;
}

} // namespace marrow
