#pragma once

#include <QColor>

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <vector>

namespace marrow {

/// The model as it stands at another moment, drawn as a tinted ghost (an onion skin).
struct PoseGhost
{
    std::vector<Eigen::Affine3f> skinning; ///< in the order of the skeleton's joints
    QColor tint;                           ///< its alpha says how strongly the ghost shows, 0 … 1

    bool operator==(const PoseGhost &other) const
    {
        return tint == other.tint && skinning.size() == other.skinning.size()
            && std::equal(skinning.begin(), skinning.end(), other.skinning.begin(),
                          [](const Eigen::Affine3f &a, const Eigen::Affine3f &b) { return a.matrix() == b.matrix(); });
    }
};

/// The way a point of the model takes: a line through `points` with a colour at each, and marks where frames or keys are.
struct PoseTrail
{
    struct Point
    {
        Eigen::Vector3f place;
        QColor color;
        float mark = 0; ///< radius of a ball here in voxels, 0 for none

        bool operator==(const Point &) const = default;
    };
    std::vector<Point> points;

    bool operator==(const PoseTrail &) const = default;
};

/// A coloured rectangle laid over the model: one image of a face between joints.
struct GuideQuad
{
    std::array<Eigen::Vector3f, 4> corners;
    QColor color;

    bool operator==(const GuideQuad &) const = default;
};

/// What is drawn around a pose while clips are made. A plain value, set as a whole.
struct PoseGuides
{
    std::vector<PoseGhost> ghosts;
    std::vector<PoseTrail> trails;
    std::vector<GuideQuad> quads;

    bool operator==(const PoseGuides &) const = default;
};

} // namespace marrow
