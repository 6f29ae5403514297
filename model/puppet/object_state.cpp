#include "model/puppet/object_state.h"

namespace marrow {

namespace {

void applyFlag(const KeyformPlan &keyforms, const PlannedChannel &channel, std::span<const KeySpan> spans, bool &flag)
{
    const std::uint32_t cell = keyforms.lowerCell(channel.grid, spans);
    if (cell != KeyformPlan::kMissing && channel.kind == ChannelKind::Flag) {
        flag = channel.values[cell].flag;
    }
}

} // namespace

void applyChannels(const EvaluationPlan &plan, PlanRange channels, std::span<const KeySpan> spans, CellWeight *scratch,
                   ObjectState &state)
{
    const KeyformPlan &keyforms = plan.keyforms();
    for (const PlannedChannel &channel : plan.channels(channels)) {
        if (channel.target == ChannelTarget::FlipX || channel.target == ChannelTarget::FlipY) {
            applyFlag(keyforms, channel, spans, channel.target == ChannelTarget::FlipX ? state.flipX : state.flipY);
            continue;
        }
        // Cells of another kind hold zeros here, which is what 2.4 asks for.
        float scalar = 0.0f;
        Rgb color = kBlack;
        const std::size_t count = keyforms.weights(channel.grid, spans, scratch);
        for (std::size_t i = 0; i < count; ++i) {
            const ChannelValue &value = channel.values[scratch[i].cell];
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

} // namespace marrow
