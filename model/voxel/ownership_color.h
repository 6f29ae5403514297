#pragma once

#include "model/voxel/skeleton.h"

#include <QRgb>

#include <vector>

namespace marrow {

/// The colour each joint's voxels have in the ownership view, and of its swatch wherever it is named. Hues go by the golden
/// angle in OKLCH, chroma 0.13, lightness 0.72 / 0.58 / 0.84 in turn, by joint id: a joint keeps its hue for life, and its
/// lightness unless it would come closer than ΔE 25 (OKLab × 100) to its parent's colour. The default
/// joint is neutral grey. A plain value, to be made anew when the skeleton or the default joint changes.
class OwnershipPalette
{
public:
    OwnershipPalette() = default;
    OwnershipPalette(const Skeleton &skeleton, JointId defaultJoint);

    /// Of a joint of the skeleton; neutral grey for any other id.
    QRgb color(JointId joint) const;
    /// True for every second joint: which ones the "patterns" option hatches.
    static bool hatched(JointId joint) { return joint % 2 == 1; }

    bool operator==(const OwnershipPalette &) const = default;

private:
    std::vector<JointId> m_ids;
    std::vector<QRgb> m_colors;
};

/// The neutral grey of the default joint.
QRgb defaultJointColor();
/// The colour at a place of the sequence, whatever the parent.
QRgb ownershipSequenceColor(int index);
/// Perceptual distance, OKLab × 100: about 2 is just visible.
float colorDistance(QRgb a, QRgb b);

} // namespace marrow
