#pragma once

#include "model/puppet/rig.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// The expression stage (p2lrt-evaluation.md 6.4). Several expressions may play at once.
class ExpressionPlayer
{
public:
    explicit ExpressionPlayer(std::shared_ptr<const PuppetRig> rig);

    /// That one alone; any invalid index means none.
    void play(std::int32_t expression);
    /// In addition to what plays; nothing if invalid or already playing.
    void add(std::int32_t expression);
    /// Starts the fade-out of that one only.
    void remove(std::int32_t expression);

    /// Stage 3 of an update. Any dt.
    void update(float dt, std::span<float> values);

    /// Expressions that play and are not fading out, in the order they were started.
    std::vector<std::uint32_t> playing() const;

private:
    struct Entry
    {
        std::uint32_t expression = 0;
        float age = 0.0f;
        bool fading = false;
        float start = 0.0f; ///< weight when the fade-out began
        float clock = 0.0f; ///< seconds since then
    };
    bool isValid(std::int32_t expression) const;
    float weight(const Entry &entry) const;
    void fadeOut(Entry &entry) const;

    std::shared_ptr<const PuppetRig> m_rig;
    std::vector<Entry> m_entries;
};

} // namespace marrow
