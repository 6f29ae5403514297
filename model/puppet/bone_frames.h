#pragma once

#include "model/puppet/affine.h"
#include "model/puppet/evaluation_hooks.h"
#include "model/puppet/frame_solver.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// The affine map of a rotation frame (p2lrt-evaluation.md 7.3).
Affine affineOf(const RotationFrame &frame);

/// Virtual bones at the layered parameter values of an update: normalised, but without what simulations hold back (7.3).
/// They take no part in the evaluation pass and are worked out when asked for. Allocates when made.
class BoneFrames
{
public:
    BoneFrames(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base,
               std::span<const std::uint32_t> bones);

    /// `bone` is one of those given; `links` shifts pivots while EXACT_LINKS is on, or is null.
    Affine frame(std::uint32_t bone, std::span<const float> current, const EvaluationHooks *links);
    /// The links have changed.
    void invalidate();

private:
    std::shared_ptr<const EvaluationPlan> m_plan;
    FrameSolver m_frames;
    KeyState m_keys;
    std::vector<float> m_values;
};

} // namespace marrow
