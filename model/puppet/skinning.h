#pragma once

#include "model/puppet/bone_frames.h"
#include "model/puppet/evaluation_hooks.h"
#include "model/puppet/frame_solver.h"
#include "model/puppet/skin_fit.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// What the skins of one puppet are prepared from.
struct SkinSource
{
    std::shared_ptr<const EvaluationPlan> plan;
    std::shared_ptr<const BaseForms> base;    ///< at the normalised defaults
    std::shared_ptr<const BaseForms> rawBase; ///< at the defaults as stored (7.6, preparation)
    std::span<const float> rawDefaults;
    const EvaluationHooks *links = nullptr; ///< shifts pivots while EXACT_LINKS is on; outlives the skins
};

/// One skin ready to correct its mesh (7.6). Allocates when made; correcting does not.
class SkinBinding
{
public:
    /// `work` is what all fits of a puppet may still take (kSkinFitWork) and is reduced by what this one took.
    SkinBinding(const SkinSource &source, const Skin &record, std::uint64_t &work);

    const Skin &record() const { return *m_record; }
    const SkinWeights &weights() const { return m_weights; }
    bool fitted() const { return m_fitted; }

    /// Adds to each vertex, in the space of the mesh's parent, what the bones do between the baked keys.
    void correct(std::span<const float> values, std::span<float> vertices);

private:
    void prepare(const SkinSource &source, std::uint64_t &work);
    SkinSamples sample(const SkinSource &source, FrameSolver &frames, KeyState &keys) const;
    void findParameters(const EvaluationPlan &plan);
    bool affected(std::span<const float> values);
    /// One map a bone: where it takes a rest vertex, in the space of the home.
    void carry(const FrameSolver &frames, Affine *result) const;
    void solve(std::span<const float> values, Affine *result);
    void refresh(std::span<const float> values);

    const Skin *m_record;
    std::uint32_t m_home;
    const EvaluationHooks *m_links;
    FrameSolver m_frames;
    KeyState m_keys;
    std::vector<Affine> m_restRelative;
    std::vector<Affine> m_current;
    std::vector<Affine> m_corner;
    std::vector<Affine> m_difference; ///< one a bone, for the values of the last correction
    std::vector<float> m_rest;
    SkinWeights m_weights;
    bool m_fitted = false;
    std::vector<float> m_values;             ///< with the axes moved to keys
    std::vector<KeySpan> m_spans;            ///< one an axis
    std::vector<std::uint32_t> m_parameters; ///< all that the differences depend on
    std::vector<float> m_lastValues;         ///< of those parameters
    bool m_known = false;
};

} // namespace marrow
