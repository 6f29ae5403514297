#include "model/puppet/object_state.h"

#include "model/puppet/vertex_kernels.h"

#include <algorithm>

namespace marrow {

namespace {

void applyFlag(const EvaluationPlan &plan, const PlannedChannel &channel, std::span<const KeySpan> spans, bool &flag)
{
    const std::uint32_t cell = plan.keyforms().lowerCell(channel.grid, spans);
    if (cell != KeyformPlan::kMissing && channel.kind == ChannelKind::Flag) {
        flag = plan.channelValues(channel)[cell].flag;
    }
}

} // namespace

void applyChannels(const EvaluationPlan &plan, PlanRange channels, std::span<const KeySpan> spans, CellWeight *scratch,
                   ObjectState &state)
{
    const KeyformPlan &keyforms = plan.keyforms();
    for (const PlannedChannel &channel : plan.channels(channels)) {
        if (channel.target == ChannelTarget::FlipX || channel.target == ChannelTarget::FlipY) {
            applyFlag(plan, channel, spans, channel.target == ChannelTarget::FlipX ? state.flipX : state.flipY);
            continue;
        }
        // Cells of another kind hold zeros here, which is what 2.4 asks for.
        float scalar = 0.0f;
        Rgb color = kBlack;
        const ChannelValue *values = plan.channelValues(channel);
        const std::size_t count = keyforms.weights(channel.grid, spans, scratch);
        for (std::size_t i = 0; i < count; ++i) {
            const ChannelValue &value = values[scratch[i].cell];
            const float weight = scratch[i].weight;
            if (channel.kind == ChannelKind::Scalar) {
                scalar = scalar + value.scalar * weight;
            } else if (channel.kind == ChannelKind::Color) {
                color.r = color.r + value.color.r * weight;
                color.g = color.g + value.color.g * weight;
                color.b = color.b + value.color.b * weight;
            }
        }
        switch (channel.target) {
        case ChannelTarget::DrawOrder: state.drawOrder = scalar; break;
        case ChannelTarget::Opacity: state.opacity = scalar; break;
        case ChannelTarget::MultiplyColor: state.multiply = color; break;
        case ChannelTarget::ScreenColor: state.screen = color; break;
        case ChannelTarget::GlueIntensity: state.glueIntensity = scalar; break;
        case ChannelTarget::FlipX:
        case ChannelTarget::FlipY: break;
        }
    }
}

void addForms(float *target, const float *base, const std::vector<FloatArray> &forms, const CellWeight *weights,
              std::size_t count, std::size_t floats)
{
    constexpr std::size_t kFused = 4;
    const float *sources[kFused] = {};
    float factors[kFused] = {};
    std::size_t used = 0;
    std::size_t next = 0;
    for (; next < count && used < kFused; ++next) {
        const FloatArray &form = forms[weights[next].cell];
        if (!form.empty()) {
            sources[used] = form.data();
            factors[used++] = weights[next].weight;
        }
    }
    std::size_t done = used;
    if (used == 4) {
        kernels::addScaledFour(target, base, sources, factors, floats);
    } else if (used >= 2) {
        kernels::addScaledPair(target, base, sources[0], factors[0], sources[1], factors[1], floats);
        done = 2;
    } else if (used == 1) {
        kernels::addScaledTo(target, base, sources[0], factors[0], floats);
    } else {
        std::copy_n(base, floats, target);
    }
    for (; done < used; ++done) {
        kernels::addScaled(target, sources[done], factors[done], floats);
    }
    for (; next < count; ++next) {
        const FloatArray &form = forms[weights[next].cell];
        if (!form.empty()) {
            kernels::addScaled(target, form.data(), weights[next].weight, floats);
        }
    }
}

void sumForms(float *target, const std::vector<FloatArray> &forms, const CellWeight *weights, std::size_t count,
              std::size_t floats)
{
    std::fill_n(target, floats, 0.0f);
    for (std::size_t i = 0; i < count; ++i) {
        const FloatArray &form = forms[weights[i].cell];
        if (!form.empty()) {
            kernels::addScaled(target, form.data(), weights[i].weight, floats);
        }
    }
}

Pivot gridPivot(const EvaluationPlan &plan, const PlannedDeformer &deformer, std::span<const KeySpan> spans,
                CellWeight *scratch)
{
    if (!deformer.grid.present) {
        return {};
    }
    Pivot sum{0.0f, 0.0f, 0.0f, 0.0f};
    const std::size_t count = plan.keyforms().weights(deformer.grid, spans, scratch);
    for (std::size_t i = 0; i < count; ++i) {
        const Pivot &form = deformer.rotation->pivot.forms[scratch[i].cell];
        const float weight = scratch[i].weight;
        sum.x = sum.x + form.x * weight;
        sum.y = sum.y + form.y * weight;
        sum.angle = sum.angle + form.angle * weight;
        sum.scale = sum.scale + form.scale * weight;
    }
    return sum;
}

ObjectState deformerStatics(const Deformer &record)
{
    ObjectState state;
    state.opacity = record.opacity;
    state.multiply = record.multiply;
    state.screen = record.screen;
    state.flipX = record.flipX();
    state.flipY = record.flipY();
    return state;
}

std::size_t latticeFloats(const PlannedDeformer &deformer)
{
    return deformer.uniform ? 2 : 2 * std::size_t{deformer.warp->columns + 1} * (deformer.warp->rows + 1);
}

} // namespace marrow
