#pragma once

#include "model/puppet/rig.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace marrow {

/// An event that a clip passed: the clip and the position in its list of events.
struct FiredEvent
{
    std::uint32_t clip = 0;
    std::uint32_t event = 0;
    bool operator==(const FiredEvent &) const = default;
};

/// What clips say about things that are no parameters, gathered over one stage (p2lrt-evaluation.md 6.3.5).
struct ClipEffects
{
    std::vector<std::pair<std::uint32_t, float>> partOpacities; ///< as appended; the last entry of a part wins
    std::optional<float> modelOpacity;                          ///< the last one stored
    std::vector<FiredEvent> events;
};

/// What all players of a puppet share about its clips. Made once.
class ClipLibrary
{
public:
    explicit ClipLibrary(std::shared_ptr<const PuppetRig> rig);

    const PuppetRig &rig() const { return *m_rig; }
    std::uint32_t clipCount() const { return static_cast<std::uint32_t>(m_rig->clips.size()); }
    /// Null when the clip has no CEXT record.
    const ClipExtension *extension(std::uint32_t clip) const { return m_extensions[clip]; }
    std::span<const std::uint32_t> eyeParameters() const { return m_eyes; }
    std::span<const std::uint32_t> lipParameters() const { return m_lips; }
    bool isEye(std::uint32_t parameter) const { return m_roleBits[parameter] & 1; }
    bool isLip(std::uint32_t parameter) const { return m_roleBits[parameter] & 2; }
    /// The fades of a curve of the clip's own list, or null.
    const CurveFade *curveFade(std::uint32_t clip, std::uint32_t curve) const;
    /// The longest time a replaced clip may stay (6.3.4 rule 2).
    float longestFadeOut(std::uint32_t clip) const { return m_longestFades[clip]; }

private:
    float findLongestFade(std::uint32_t clip) const;

    std::shared_ptr<const PuppetRig> m_rig;
    std::vector<const ClipExtension *> m_extensions;
    std::vector<std::vector<const CurveFade *>> m_curveFades; ///< per clip, per curve; empty without CEXT fades
    std::vector<float> m_longestFades;
    std::vector<std::uint32_t> m_eyes;
    std::vector<std::uint32_t> m_lips;
    std::vector<std::uint8_t> m_roleBits;
};

/// One layer: at most one current clip and the clips it replaced, which fade out under it (6.3.3 to 6.3.6).
class ClipPlayer
{
public:
    explicit ClipPlayer(std::shared_ptr<const ClipLibrary> library);

    /// Stops what is current and starts the clip; an invalid number only stops.
    void start(std::int32_t clip);
    void stop();
    /// Non-finite times are ignored.
    void seek(float time);
    /// No current clip, or one that does not loop and is past its end.
    bool finished() const;
    /// The current clip or -1.
    std::int32_t current() const { return m_current ? static_cast<std::int32_t>(m_current->clip) : -1; }
    /// Unwrapped time of the current clip; 0 without one.
    float time() const { return m_current ? m_current->time : 0.0f; }

    /// 6.3.4. `dt` is finite and not negative, `weight` the layer's.
    void update(float dt, float weight, std::span<float> values, ClipEffects &effects);

private:
    struct Playing
    {
        std::uint32_t clip = 0;
        float time = 0.0f;
        float age = 0.0f;
        float fading = -1.0f; ///< seconds since it was replaced; negative: not
        float mark = -1.0f;   ///< events up to here have fired
    };
    bool stays(const Playing &playing) const;
    void apply(const Playing &playing, float layerWeight, std::span<float> values, ClipEffects &effects);
    void applyCurves(const Playing &playing, float layerWeight, float clipWeight, std::optional<float> eye,
                     std::optional<float> lip, std::span<float> values);
    void fire(const Playing &playing, std::vector<FiredEvent> &events) const;

    std::shared_ptr<const ClipLibrary> m_library;
    std::optional<Playing> m_current;
    std::vector<Playing> m_replaced; ///< oldest first
    std::vector<std::uint32_t> m_drivenStamp; ///< per parameter: the last application that drove it
    std::uint32_t m_stamp = 0;
};

/// The clip stage: up to 16 layers over one pose vector (6.3.7).
class ClipLayers
{
public:
    static constexpr std::uint32_t kCount = 16;

    explicit ClipLayers(std::shared_ptr<const PuppetRig> rig);

    /// The plain play call: layer 0, priority ignored and set to 0. -1 stops.
    void play(std::int32_t clip);
    /// Starts on a layer (created when first used); -1 stops. The layer's priority becomes 0.
    void playOnLayer(std::uint32_t layer, std::int32_t clip);
    /// Refused (false) when the priority is below that of the layer's unfinished clip.
    bool playWithPriority(std::uint32_t layer, std::int32_t clip, std::int32_t priority);
    void seek(std::uint32_t layer, float time);
    /// Clamped to [0, 1]; non-finite is ignored.
    void setWeight(std::uint32_t layer, float weight);
    float weight(std::uint32_t layer) const { return m_layers[layer].weight; }
    /// Null for a layer that was never used.
    const ClipPlayer *layer(std::uint32_t layer) const { return m_layers[layer].player.get(); }

    /// Stage 2 of an update. Any dt.
    void update(float dt, std::span<float> values);

    /// As of the last stage: 1 for parts that no curve names.
    std::span<const float> partOpacities() const { return m_partOpacities; }
    float modelOpacity() const { return m_modelOpacity; }
    std::span<const FiredEvent> events() const { return m_effects.events; }
    /// Part opacities and model opacity back to 1 (an evaluation without time).
    void clearOpacities();

private:
    struct Layer
    {
        std::unique_ptr<ClipPlayer> player;
        float weight = 1.0f;
        std::int32_t priority = 0;
    };
    Layer &used(std::uint32_t layer);

    std::shared_ptr<const ClipLibrary> m_library;
    std::array<Layer, kCount> m_layers;
    ClipEffects m_effects;
    std::vector<float> m_partOpacities;
    float m_modelOpacity = 1.0f;
};

} // namespace marrow
