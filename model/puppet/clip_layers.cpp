#include "model/puppet/clip_player.h"

#include "model/puppet/curve_sampling.h"
#include "model/puppet/numerics.h"
#include "model/puppet/roles.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

bool isEmpty(const ClipExtension &extension)
{
    return extension.events.empty() && extension.curves.empty() && extension.fades.empty();
}

} // namespace

ClipLibrary::ClipLibrary(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
    , m_extensions(m_rig->clips.size(), nullptr)
    , m_curveFades(m_rig->clips.size())
    , m_eyes(parametersOfRole(*m_rig, kEyeBlinkRole))
    , m_lips(parametersOfRole(*m_rig, kLipSyncRole))
    , m_roleBits(m_rig->parameters.size(), 0)
{
    for (const ClipExtension &extension : m_rig->clipExtensions) {
        // A clip may have an entirely empty record before its real one (1.9).
        if (!isEmpty(extension)) {
            m_extensions[extension.clip] = &extension;
        }
    }
    for (std::size_t clip = 0; clip < m_extensions.size(); ++clip) {
        if (!m_extensions[clip] || m_extensions[clip]->fades.empty()) {
            continue;
        }
        m_curveFades[clip].resize(m_rig->clips[clip].curves.size(), nullptr);
        for (const CurveFade &fade : m_extensions[clip]->fades) {
            if (!m_curveFades[clip][fade.curve]) {
                m_curveFades[clip][fade.curve] = &fade;
            }
        }
    }
    for (std::uint32_t clip = 0; clip < m_extensions.size(); ++clip) {
        m_longestFades.push_back(findLongestFade(clip));
    }
    for (const std::uint32_t parameter : m_eyes) {
        m_roleBits[parameter] |= 1;
    }
    for (const std::uint32_t parameter : m_lips) {
        m_roleBits[parameter] |= 2;
    }
}

float ClipLibrary::findLongestFade(std::uint32_t clip) const
{
    float longest = fadeOrDefault(m_rig->clips[clip].fadeOut);
    const auto include = [&longest](float fade) {
        if (fade >= 0.0f) {
            longest = numerics::maximum(longest, fade);
        }
    };
    if (const ClipExtension *extension = m_extensions[clip]) {
        for (const CurveFade &fade : extension->fades) {
            include(fade.fadeOut);
        }
        for (const TargetCurve &curve : extension->curves) {
            include(curve.fadeOut);
        }
    }
    return longest;
}

const CurveFade *ClipLibrary::curveFade(std::uint32_t clip, std::uint32_t curve) const
{
    return m_curveFades[clip].empty() ? nullptr : m_curveFades[clip][curve];
}

ClipLayers::ClipLayers(std::shared_ptr<const PuppetRig> rig)
    : m_library(std::make_shared<const ClipLibrary>(std::move(rig)))
    , m_partOpacities(m_library->rig().parts.size(), 1.0f)
{
    used(0);
}

ClipLayers::Layer &ClipLayers::used(std::uint32_t index)
{
    Layer &layer = m_layers[index];
    if (!layer.player) {
        layer.player = std::make_unique<ClipPlayer>(m_library);
    }
    return layer;
}

void ClipLayers::play(std::int32_t clip)
{
    playOnLayer(0, clip);
}

void ClipLayers::playOnLayer(std::uint32_t index, std::int32_t clip)
{
    Layer &layer = used(index);
    layer.player->start(clip);
    layer.priority = 0;
}

bool ClipLayers::playWithPriority(std::uint32_t index, std::int32_t clip, std::int32_t priority)
{
    Layer &layer = used(index);
    const std::int32_t present = layer.player->finished() ? 0 : layer.priority;
    if (priority < present) {
        return false;
    }
    layer.player->start(clip);
    layer.priority = priority;
    return true;
}

void ClipLayers::seek(std::uint32_t index, float time)
{
    used(index).player->seek(time);
}

void ClipLayers::setWeight(std::uint32_t index, float weight)
{
    if (std::isfinite(weight)) {
        used(index).weight = numerics::clamp01(weight);
    }
}

void ClipLayers::update(float dt, std::span<float> values)
{
    const float step = std::isfinite(dt) && dt >= 0.0f ? dt : 0.0f;
    m_effects.partOpacities.clear();
    m_effects.modelOpacity.reset();
    m_effects.events.clear();
    for (Layer &layer : m_layers) {
        if (!layer.player) {
            continue;
        }
        layer.player->update(step, layer.weight, values, m_effects);
        if (layer.player->finished()) {
            layer.priority = 0;
        }
    }
    clearOpacities();
    for (const auto &[part, value] : m_effects.partOpacities) {
        m_partOpacities[part] = std::isfinite(value) ? numerics::clamp01(value) : 1.0f;
    }
    if (m_effects.modelOpacity && std::isfinite(*m_effects.modelOpacity)) {
        m_modelOpacity = numerics::clamp01(*m_effects.modelOpacity);
    }
}

void ClipLayers::clearOpacities()
{
    std::fill(m_partOpacities.begin(), m_partOpacities.end(), 1.0f);
    m_modelOpacity = 1.0f;
}

} // namespace marrow
