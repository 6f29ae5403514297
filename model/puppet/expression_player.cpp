#include "model/puppet/expression_player.h"

#include "model/puppet/numerics.h"

#include <algorithm>

namespace marrow {

ExpressionPlayer::ExpressionPlayer(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
{
}

bool ExpressionPlayer::isValid(std::int32_t expression) const
{
    return expression >= 0 && static_cast<std::size_t>(expression) < m_rig->expressions.size();
}

float ExpressionPlayer::weight(const Entry &entry) const
{
    const Expression &expression = m_rig->expressions[entry.expression];
    if (!entry.fading) {
        return expression.fadeIn > 0.0f ? numerics::ease(entry.age / expression.fadeIn) : 1.0f;
    }
    const float faded = expression.fadeOut > 0.0f ? numerics::ease(entry.clock / expression.fadeOut) : 1.0f;
    return entry.start * (1.0f - faded);
}

void ExpressionPlayer::fadeOut(Entry &entry) const
{
    entry.start = weight(entry);
    entry.clock = 0.0f;
    entry.fading = true;
}

void ExpressionPlayer::play(std::int32_t expression)
{
    const std::vector<std::uint32_t> present = playing();
    if (isValid(expression) && present.size() == 1 && present[0] == static_cast<std::uint32_t>(expression)) {
        return;
    }
    for (Entry &entry : m_entries) {
        if (!entry.fading) {
            fadeOut(entry);
        }
    }
    if (isValid(expression)) {
        m_entries.push_back(Entry{.expression = static_cast<std::uint32_t>(expression)});
    }
}

void ExpressionPlayer::add(std::int32_t expression)
{
    if (!isValid(expression)) {
        return;
    }
    const auto index = static_cast<std::uint32_t>(expression);
    const bool plays = std::any_of(m_entries.begin(), m_entries.end(), [index](const Entry &entry) {
        return !entry.fading && entry.expression == index;
    });
    if (!plays) {
        m_entries.push_back(Entry{.expression = index});
    }
}

void ExpressionPlayer::remove(std::int32_t expression)
{
    for (Entry &entry : m_entries) {
        if (!entry.fading && static_cast<std::int64_t>(entry.expression) == expression) {
            fadeOut(entry);
        }
    }
}

void ExpressionPlayer::update(float dt, std::span<float> values)
{
    const float step = numerics::maximum(dt, 0.0f);
    for (Entry &entry : m_entries) {
        entry.age = entry.age + step;
        if (entry.fading) {
            entry.clock = entry.clock + step;
        }
    }
    std::erase_if(m_entries, [this](const Entry &entry) { return entry.fading && weight(entry) <= 0.0f; });
    for (const Entry &entry : m_entries) {
        const float w = weight(entry);
        for (const ExpressionParameter &parameter : m_rig->expressions[entry.expression].parameters) {
            float &value = values[parameter.parameter];
            const float x = parameter.value;
            switch (parameter.blend) {
            case ExpressionBlend::Add: value = value + x * w; break;
            case ExpressionBlend::Multiply: value = value * (1.0f + (x - 1.0f) * w); break;
            case ExpressionBlend::Overwrite: value = value * (1.0f - w) + x * w; break;
            }
        }
    }
}

std::vector<std::uint32_t> ExpressionPlayer::playing() const
{
    std::vector<std::uint32_t> result;
    for (const Entry &entry : m_entries) {
        if (!entry.fading) {
            result.push_back(entry.expression);
        }
    }
    return result;
}

} // namespace marrow
