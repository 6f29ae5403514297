#include "model/puppet/clip_player.h"

#include "model/puppet/curve_sampling.h"
#include "model/puppet/numerics.h"
#include "model/puppet/roles.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

/// So that an event at time 0 lies after "before the start" (6.3.6).
constexpr float kBeforeZero = -1.17549435e-38f;
/// A very short loop may pass any number of times in one update. After this many comparisons the rest of its events is
/// dropped; no sane clip comes near (9.6, 48).
constexpr std::size_t kMostComparisons = 1000000;

bool isGiven(float fade)
{
    return fade >= 0.0f;
}

} // namespace

ClipPlayer::ClipPlayer(std::shared_ptr<const ClipLibrary> library)
    : m_library(std::move(library))
    , m_drivenStamp(m_library->rig().parameters.size(), 0)
{
}

void ClipPlayer::start(std::int32_t clip)
{
    stop();
    if (clip >= 0 && static_cast<std::uint32_t>(clip) < m_library->clipCount()) {
        m_current = Playing{.clip = static_cast<std::uint32_t>(clip)};
    }
}

void ClipPlayer::stop()
{
    if (m_current) {
        m_current->fading = 0.0f;
        m_replaced.push_back(*m_current);
        m_current.reset();
    }
}

void ClipPlayer::seek(float time)
{
    if (m_current && std::isfinite(time)) {
        m_current->time = numerics::maximum(time, 0.0f);
        m_current->mark = m_current->time;
    }
}

bool ClipPlayer::finished() const
{
    if (!m_current) {
        return true;
    }
    const Clip &clip = m_library->rig().clips[m_current->clip];
    return !clip.loop && m_current->time >= clip.duration;
}

bool ClipPlayer::stays(const Playing &playing) const
{
    const Clip &clip = m_library->rig().clips[playing.clip];
    const float own = fadeOrDefault(clip.fadeOut);
    const float longest = m_library->longestFadeOut(playing.clip);
    return playing.fading < longest &&
           (fadeInFactor(clip.fadeIn, playing.age) * fadeOutFactor(clip.fadeOut, playing.fading) > 0.0f ||
            longest > own);
}

void ClipPlayer::update(float dt, float weight, std::span<float> values, ClipEffects &effects)
{
    const auto advance = [dt](Playing &playing) {
        playing.time = playing.time + dt;
        playing.age = playing.age + dt;
        if (playing.fading >= 0.0f) {
            playing.fading = playing.fading + dt;
        }
    };
    for (Playing &playing : m_replaced) {
        advance(playing);
    }
    if (m_current) {
        advance(*m_current);
    }
    std::erase_if(m_replaced, [this](const Playing &playing) { return !stays(playing); });
    for (const Playing &playing : m_replaced) {
        apply(playing, weight, values, effects);
    }
    if (m_current) {
        apply(*m_current, weight, values, effects);
        fire(*m_current, effects.events);
        m_current->mark = m_current->time;
    }
}

void ClipPlayer::apply(const Playing &playing, float layerWeight, std::span<float> values, ClipEffects &effects)
{
    const Clip &clip = m_library->rig().clips[playing.clip];
    const float t = localClipTime(clip, playing.time);
    const float weight =
        layerWeight * (fadeInFactor(clip.fadeIn, playing.age) * fadeOutFactor(clip.fadeOut, playing.fading));
    std::optional<float> eye;
    std::optional<float> lip;
    if (const ClipExtension *extension = m_library->extension(playing.clip)) {
        for (const TargetCurve &curve : extension->curves) {
            const float value = sampleCurve(curve.curve, t);
            switch (curve.target) {
            case CurveTarget::PartOpacity:
                effects.partOpacities.emplace_back(static_cast<std::uint32_t>(curve.part), value);
                break;
            case CurveTarget::ModelOpacity: effects.modelOpacity = value; break;
            case CurveTarget::EyeEffect: eye = value; break;
            case CurveTarget::LipEffect: lip = value; break;
            }
        }
    }
    applyCurves(playing, layerWeight, weight, eye, lip, values);
    if (eye) {
        for (const std::uint32_t parameter : m_library->eyeParameters()) {
            if (m_drivenStamp[parameter] != m_stamp) {
                float &value = values[parameter];
                value = value + (value * *eye - value) * weight;
            }
        }
    }
    if (lip) {
        for (const std::uint32_t parameter : m_library->lipParameters()) {
            if (m_drivenStamp[parameter] != m_stamp) {
                values[parameter] = values[parameter] + *lip * weight;
            }
        }
    }
}

void ClipPlayer::applyCurves(const Playing &playing, float layerWeight, float clipWeight, std::optional<float> eye,
                             std::optional<float> lip, std::span<float> values)
{
    const Clip &clip = m_library->rig().clips[playing.clip];
    const float t = localClipTime(clip, playing.time);
    ++m_stamp;
    for (std::uint32_t i = 0; i < clip.curves.size(); ++i) {
        const std::uint32_t parameter = clip.curves[i].parameter;
        m_drivenStamp[parameter] = m_stamp;
        float value = sampleCurve(clip.curves[i].curve, t);
        if (eye && m_library->isEye(parameter)) {
            value = value * *eye;
        }
        if (lip && m_library->isLip(parameter)) {
            value = value + *lip;
        }
        float weight = clipWeight;
        if (const CurveFade *fade = m_library->curveFade(playing.clip, i)) {
            weight = layerWeight * fadeInFactor(isGiven(fade->fadeIn) ? fade->fadeIn : clip.fadeIn, playing.age) *
                     fadeOutFactor(isGiven(fade->fadeOut) ? fade->fadeOut : clip.fadeOut, playing.fading);
        }
        values[parameter] = values[parameter] + (value - values[parameter]) * weight;
    }
}

void ClipPlayer::fire(const Playing &playing, std::vector<FiredEvent> &fired) const
{
    const ClipExtension *extension = m_library->extension(playing.clip);
    const float from = playing.mark;
    if (!extension || extension->events.empty() || playing.time <= from) {
        return;
    }
    const Clip &clip = m_library->rig().clips[playing.clip];
    const std::vector<ClipEvent> &events = extension->events;
    if (!(clip.loop && clip.duration > 0.0f)) {
        const float to = numerics::minimum(playing.time, clip.duration);
        for (std::uint32_t i = 0; i < events.size(); ++i) {
            const float time = events[i].time;
            if ((time > from || (from < 0.0f && time >= 0.0f)) && time <= to) {
                fired.push_back({playing.clip, i});
            }
        }
        return;
    }
    const float duration = clip.duration;
    float pass = std::floor(numerics::maximum(from, 0.0f) / duration);
    const float after = from < 0.0f ? kBeforeZero : from;
    for (std::size_t compared = 0; pass * duration <= playing.time && compared < kMostComparisons;
         compared += events.size()) {
        for (std::uint32_t i = 0; i < events.size(); ++i) {
            const float at = pass * duration + events[i].time;
            if (after < at && at <= playing.time) {
                fired.push_back({playing.clip, i});
            }
        }
        pass = pass + 1.0f;
    }
}

} // namespace marrow
