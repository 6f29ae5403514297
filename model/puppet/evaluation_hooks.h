#pragma once

#include "model/puppet/rig_records.h"

#include <cstdint>
#include <span>

namespace marrow {

/// Where advanced mode enters the evaluation pass (p2lrt-evaluation.md 7.2). An Evaluator without hooks calls none of
/// this and computes exactly sections 2 to 5; the pointer is tested once a stage, so "off" costs nothing.
///
/// H1  holdParameters   after normalising in E1
/// H2  shiftPivot       end of the pivot in 4.1: after blend shapes, before baseAngle is added
/// H3  not here: bone frames are asked for (FrameSolver, or Evaluator::deformers() for core deformers)
/// H4  correctMesh      step 4 of 5.1: parent space, after keyforms and blend shapes, before the parent's map
/// H6  not here: PuppetInstance runs the simulations after the pass; they write PuppetPose::vertices and call
///     Evaluator::markOverwritten for every mesh they drew
///
/// The answers of touchesPivot and touchesMesh are read when the hooks are set (Evaluator::setHooks). Touched meshes
/// are computed anew in every pass, because the evaluator cannot know what they depend on; touched pivots may depend on
/// nothing but the parameters of their own grid.
class EvaluationHooks
{
public:
    virtual ~EvaluationHooks() = default;

    virtual void holdParameters(std::span<float> values, std::span<const float> defaults) = 0;

    virtual bool touchesPivot(std::uint32_t deformer) const = 0;
    /// `deformer` below the number of core deformers, or that number + index of a virtual bone.
    virtual void shiftPivot(std::uint32_t deformer, std::span<const float> values, Pivot &pivot) const = 0;

    virtual bool touchesMesh(std::uint32_t mesh) const = 0;
    /// `values` are those of the pass; all core deformers are already evaluated for them.
    virtual void correctMesh(std::uint32_t mesh, std::span<const float> values, std::span<float> vertices) = 0;
};

} // namespace marrow
