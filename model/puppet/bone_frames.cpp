#include "model/puppet/bone_frames.h"

#include "model/puppet/keyforms_plan.h"

namespace marrow {

Affine affineOf(const RotationFrame &frame)
{
    const float fx = frame.flipX ? -frame.scale : frame.scale;
    const float fy = frame.flipY ? -frame.scale : frame.scale;
    return {frame.cosine * fx, -frame.sine * fy, frame.sine * fx, frame.cosine * fy, frame.x, frame.y};
}

BoneFrames::BoneFrames(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base,
                       std::span<const std::uint32_t> bones)
    : m_plan(std::move(plan))
    , m_frames(m_plan, std::move(base), bones)
    , m_keys(m_plan->keyforms())
    , m_values(m_plan->defaults().begin(), m_plan->defaults().end())
{
}

Affine BoneFrames::frame(std::uint32_t bone, std::span<const float> current, const EvaluationHooks *links)
{
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i] = normalizeParameter(m_plan->rig().parameters[i], current[i]);
    m_keys.update(m_values);
    m_frames.solve(m_keys, links);
    return affineOf(m_frames.rotation(bone));
}

void BoneFrames::invalidate()
{
    m_keys.invalidate();
    m_frames.invalidate();
}

} // namespace marrow
