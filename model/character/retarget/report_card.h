#pragma once

#include "model/character/humanoid_skeleton.h"

#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace marrow {

/// What is measured of one retargeted clip against its source (character-decisions, "Retarget").
struct ClipReport
{
    QString id;
    QString name;
    QString file;
    int frames = 0;
    double duration = 0;
    int channels = 0;
    /// The largest angle between source and target limb over all frames, degrees; negative without a limb.
    std::array<float, kHumanoidJointCount> angles;
    float maxAngle = 0;   ///< the largest of arms and legs; trunk and feet have their joints elsewhere in each skeleton and are told in `angles`
    int worstJoint = -1;
    int worstFrame = 0;
    std::vector<float> angleTrace; ///< the largest angle of arms and legs in each frame: what the wizard draws under the timeline
    bool hasFeet = false; ///< of the target; without them the next measures say nothing
    float footSlide = 0;  ///< the longest way a foot strays, while it stands, from where the source's (in proportion) is; metres
    int slideFrame = 0;
    float floorDepth = 0; ///< how far the lowest sole goes below the floor; metres
    int depthFrame = 0;
    float floorGap = 0;   ///< how far soles stay above where the source's are while those stand, in proportion; metres
    int gapFrame = 0;
    QStringList unmapped; ///< of the 22, root aside
    float figureHeight = 1; ///< limits are parts of it

    ClipReport() { angles.fill(-1); }
    /// The worst of the measures as a multiple of its limit: above 1 it is out of bounds.
    float badness() const;
};

/// Where a measure begins to be a fault.
inline constexpr float kAngleLimitDegrees = 8;
inline constexpr float kSlideLimit = 0.01f; ///< of the figure's height
inline constexpr float kDepthLimit = 0.02f; ///< of the figure's height; below the floor and above it

/// All clips of a batch, the worst first; ties by id.
struct ReportCard
{
    std::vector<ClipReport> clips;
    /// Of the reference: how far each limb of the target is off the source's, degrees.
    std::array<float, kHumanoidJointCount> residuals;
    float maxResidual = 0; ///< the largest of arms and legs

    ReportCard() { residuals.fill(-1); }
    void sortWorstFirst();
};

} // namespace marrow
