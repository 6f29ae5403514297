// Sampling a clip of 200 joints with 2,000 keys each: what a frame of playback costs before anything is drawn. Prints JSON.

#include "model/voxel/pose_sampling.h"
#include "tests/support/cpu_clock.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace marrow;

int main()
{
    constexpr int kJoints = 200;
    constexpr int kKeys = 2000;
    constexpr std::uint32_t kStepMs = 33;
    Skeleton skeleton;
    AnimationClip clip{0, QStringLiteral("long"), kStepMs * (kKeys - 1), {}};
    for (int id = 0; id < kJoints; ++id) {
        Joint joint;
        joint.id = static_cast<JointId>(id);
        if (id > 0)
            joint.parent = static_cast<JointId>(id / 3);
        joint.rest.translation = {0.5F, 1, 0.25F};
        skeleton.insert(joint);
        JointTrack track{joint.id, {}};
        for (int k = 0; k < kKeys; ++k) {
            TransformKey key{static_cast<std::uint32_t>(k) * kStepMs, joint.rest};
            key.value.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(0.01F * static_cast<float>((k * 7 + id) % 300), Eigen::Vector3f(1, 2, 3).normalized()));
            track.keys.append(key);
        }
        clip.tracks.push_back(std::move(track));
    }
    const PoseSampler sampler(skeleton);
    Pose pose;
    std::vector<double> microseconds;
    double sum = 0;
    for (int round = 0; round < 60; ++round) {
        const double begin = marrow::testing::cpuMicroseconds();
        constexpr int kFrames = 100;
        for (int frame = 0; frame < kFrames; ++frame) {
            sampler.sample(&clip, (round * kFrames + frame) * 10.7, Interpolation::Linear, pose);
            sum += static_cast<double>(pose.worlds[kJoints - 1](0, 3));
        }
        microseconds.push_back((marrow::testing::cpuMicroseconds() - begin) / kFrames);
    }
    std::sort(microseconds.begin(), microseconds.end());
    const QJsonObject result{{"joints", kJoints}, {"keysAJoint", kKeys}, {"microsecondsAFrameBest", microseconds.front()},
                             {"microsecondsAFrameMedian", microseconds[microseconds.size() / 2]}, {"checksum", sum}};
    std::puts(QJsonDocument(result).toJson().constData());
    return 0;
}
