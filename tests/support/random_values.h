#pragma once

#include "model/puppet/rig.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

namespace marrow::test {

/// Random numbers, strings, arrays and the shared pieces of puppet records. The same seed gives the same sequence.
class RandomValues
{
public:
    explicit RandomValues(std::uint32_t seed)
        : m_random(seed)
    {
    }

    std::uint32_t below(std::uint32_t n) { return n ? static_cast<std::uint32_t>(m_random() % n) : 0; }
    bool chance(std::uint32_t oneIn = 2) { return below(oneIn) == 0; }

protected:
    float real(float from = -100, float to = 100)
    {
        return from + (to - from) * static_cast<float>(m_random() % 65536) / 65536.0f;
    }
    std::uint8_t byte(std::uint32_t n) { return static_cast<std::uint8_t>(below(n)); }
    Rgb color() { return {real(0, 1), real(0, 1), real(0, 1)}; }
    std::uint32_t parameter() { return below(m_parameters); }

    QString string()
    {
        static const char *words[] = {"", "ParamAngleX", "头发", "EyeBlink", "LipSync", "a", "\xEF\xBB\xBFmark", "🎏", "Breath"};
        QString text = QString::fromUtf8(words[below(9)]);
        return chance(3) ? text + QString::number(below(50)) : text;
    }

    template <class T, class Fill>
    void repeat(std::vector<T> &list, std::uint32_t n, Fill &&fill)
    {
        for (std::uint32_t i = 0; i < n; ++i)
            fill(list.emplace_back());
    }
    std::vector<std::uint32_t> refs(std::uint32_t limit, std::uint32_t most = 3)
    {
        std::vector<std::uint32_t> list;
        repeat(list, limit ? below(most + 1) : 0, [&](std::uint32_t &value) { value = below(limit); });
        return list;
    }

    /// Numbers that survive their codec exactly.
    FloatArray floats(std::size_t n, bool unit = false)
    {
        const std::uint32_t kind = below(4);
        const ArrayCodec codec = kind == 0 ? ArrayCodec::F16 : kind == 1 && unit ? ArrayCodec::Unorm16 : ArrayCodec::F32;
        std::vector<float> values(n);
        for (float &value : values) {
            if (codec == ArrayCodec::F16)
                value = std::ldexp(static_cast<float>(below(2048)), static_cast<int>(below(20)) - 24) * (chance() ? -1.0f : 1.0f);
            else if (codec == ArrayCodec::Unorm16)
                value = static_cast<float>(below(65536)) / 65535.0f;
            else
                value = unit ? real(0, 1) : real();
        }
        return FloatArray(std::move(values), codec);
    }
    IntArray ints(std::size_t n, std::uint32_t limit)
    {
        std::vector<std::uint32_t> values(n);
        for (std::uint32_t &value : values)
            value = below(limit);
        return IntArray(std::move(values), chance() ? ArrayCodec::U16 : ArrayCodec::U32);
    }
    FloatArray keys(std::uint32_t most = 4)
    {
        std::vector<float> values(1 + below(most));
        for (float &value : values)
            value = std::floor(real(-20, 20)) * 0.5f;
        std::sort(values.begin(), values.end());
        return FloatArray(std::move(values), chance(4) ? ArrayCodec::F16 : ArrayCodec::F32);
    }

    template <class Form, class Fill>
    void grid(Grid<Form> &g, Fill &&fill, bool always = false)
    {
        g.present = always || !chance(4);
        if (!g.present)
            return;
        repeat(g.axes, below(3), [&](KeyAxis &axis) { axis = {parameter(), keys()}; });
        const std::uint32_t cells = 1 + below(5); // some missing, some twice
        for (std::uint32_t i = 0; i < cells; ++i) {
            for (const KeyAxis &axis : g.axes)
                g.coordinates.push_back(static_cast<std::uint16_t>(below(static_cast<std::uint32_t>(axis.keys.size()))));
            fill(g.forms.emplace_back());
        }
    }
    std::vector<Channel> channels()
    {
        std::vector<Channel> list;
        repeat(list, below(3), [&](Channel &channel) {
            channel.target = static_cast<ChannelTarget>(below(7));
            channel.kind = static_cast<ChannelKind>(below(3));
            grid(channel.grid, [&](ChannelValue &value) {
                if (channel.kind == ChannelKind::Scalar)
                    value.scalar = real(-2, 2);
                else if (channel.kind == ChannelKind::Color)
                    value.color = color();
                else
                    value.flag = chance();
            }, true);
        });
        return list;
    }
    template <class Shape, class Fill>
    void bindings(std::vector<BlendBinding<Shape>> &list, Fill &&fill)
    {
        repeat(list, below(3), [&](BlendBinding<Shape> &binding) {
            binding.parameter = parameter();
            binding.keys = keys();
            binding.neutral = below(static_cast<std::uint32_t>(binding.keys.size()));
            for (std::size_t i = 0; i < binding.keys.size(); ++i) {
                auto &slot = binding.shapes.emplace_back();
                if (!chance(3))
                    fill(slot.emplace());
            }
            repeat(binding.limits, below(3), [&](BlendLimit &limit) {
                limit.parameter = parameter();
                repeat(limit.points, below(4), [&](LimitPoint &p) { p = {real(-10, 10), real(-1, 2)}; });
            });
        });
    }
    template <class Shape>
    void tint(Shape &shape)
    {
        shape.opacity = real(-1, 2);
        shape.multiply = color();
        shape.screen = color();
    }

    std::uint32_t m_parameters = 0;
    std::uint32_t m_parts = 0;
    std::uint32_t m_meshes = 0;

private:
    std::mt19937 m_random;
};

} // namespace marrow::test
