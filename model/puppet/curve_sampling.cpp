#include "model/puppet/curve_sampling.h"

#include "model/puppet/numerics.h"

namespace marrow {

namespace {

constexpr float kDefaultFade = 1.0f;

float sampleSegment(const CurveSegment &segment, float fromTime, float fromValue, float t)
{
    switch (segment.kind) {
    case SegmentKind::Stepped: return t >= segment.time ? segment.value : fromValue;
    case SegmentKind::InverseStepped: return t > fromTime ? segment.value : fromValue;
    case SegmentKind::Linear:
    case SegmentKind::Bezier: break;
    }
    const float span = segment.time - fromTime;
    const float u = span <= 0.0f ? 1.0f : (t - fromTime) / span;
    if (segment.kind == SegmentKind::Linear) {
        return fromValue + (segment.value - fromValue) * u;
    }
    const float w = 1.0f - u;
    return w * w * w * fromValue + 3.0f * w * w * u * segment.control1Value + 3.0f * w * u * u * segment.control2Value +
           u * u * u * segment.value;
}

} // namespace

float sampleCurve(const Curve &curve, float t)
{
    if (curve.segments.empty() || t <= curve.startTime) {
        return curve.startValue;
    }
    float fromTime = curve.startTime;
    float fromValue = curve.startValue;
    for (const CurveSegment &segment : curve.segments) {
        if (t <= segment.time) {
            return sampleSegment(segment, fromTime, fromValue, t);
        }
        fromTime = segment.time;
        fromValue = segment.value;
    }
    return fromValue;
}

float localClipTime(const Clip &clip, float time)
{
    if (clip.loop && clip.duration > 0.0f) {
        return numerics::remainder(time, clip.duration);
    }
    return numerics::clamp(time, 0.0f, numerics::maximum(clip.duration, 0.0f));
}

float fadeOrDefault(float fade)
{
    return fade < 0.0f ? kDefaultFade : fade;
}

float fadeInFactor(float fade, float age)
{
    const float f = fadeOrDefault(fade);
    return f > 0.0f ? numerics::ease(age / f) : 1.0f;
}

float fadeOutFactor(float fade, float clock)
{
    if (clock < 0.0f) {
        return 1.0f;
    }
    const float f = fadeOrDefault(fade);
    return f <= 0.0f ? 0.0f : 1.0f - numerics::ease(clock / f);
}

} // namespace marrow
