#pragma once

#include "model/puppet/arrays.h"

#include <algorithm>
#include <iterator>

namespace marrow {

/// The triangles of a mesh: an immutable run of vertex numbers, shared between copies like SharedArray. Most meshes
/// have fewer than 65,536 vertices and store their numbers in two bytes; those stay two bytes in memory, often as a
/// window into the file, because widened copies were the largest part of what a puppet took beside its file. `codec()`
/// is U16 or U32 and says how the numbers are held; readers of single numbers need not care.
class IndexArray
{
public:
    using value_type = std::uint32_t;

    class Iterator
    {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = std::uint32_t;
        using difference_type = std::ptrdiff_t;
        using pointer = const std::uint32_t *;
        using reference = std::uint32_t;

        Iterator() = default;
        Iterator(const IndexArray *array, std::size_t at)
            : m_array(array)
            , m_at(at)
        {
        }
        std::uint32_t operator*() const { return (*m_array)[m_at]; }
        Iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        Iterator operator++(int)
        {
            Iterator before = *this;
            ++m_at;
            return before;
        }
        bool operator==(const Iterator &other) const { return m_at == other.m_at; }

    private:
        const IndexArray *m_array = nullptr;
        std::size_t m_at = 0;
    };

    IndexArray() = default;
    /// Held in two bytes each if `codec` is U16 and all of them fit, else in four.
    IndexArray(std::vector<std::uint32_t> values, ArrayCodec codec = ArrayCodec::U32)
    {
        const bool fits =
            std::all_of(values.begin(), values.end(), [](std::uint32_t value) { return value <= 0xFFFF; });
        if (codec == ArrayCodec::U16 && fits)
            own(std::vector<std::uint16_t>(values.begin(), values.end()));
        else
            own(std::move(values));
    }
    explicit IndexArray(std::vector<std::uint16_t> values) { own(std::move(values)); }
    IndexArray(const IntArray &values)
        : IndexArray(values.toVector(), values.codec())
    {
    }
    /// A window of `size` numbers of two or four bytes at `data`, valid as long as `owner` lives and aligned for T.
    template <class T>
    IndexArray(std::shared_ptr<const void> owner, const T *data, std::size_t size)
        : m_owner(std::move(owner))
        , m_data(data)
        , m_size(size)
        , m_codec(codecOf<T>())
    {
    }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    std::uint32_t operator[](std::size_t index) const
    {
        return m_codec == ArrayCodec::U16 ? static_cast<const std::uint16_t *>(m_data)[index]
                                          : static_cast<const std::uint32_t *>(m_data)[index];
    }
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, m_size}; }
    /// Calls `each` with the span of numbers, of std::uint16_t or std::uint32_t: for loops over all of them.
    template <class Each>
    auto visit(Each &&each) const
    {
        if (m_codec == ArrayCodec::U16)
            return each(std::span(static_cast<const std::uint16_t *>(m_data), m_size));
        return each(std::span(static_cast<const std::uint32_t *>(m_data), m_size));
    }
    std::vector<std::uint32_t> toVector() const
    {
        return visit([](auto numbers) { return std::vector<std::uint32_t>(numbers.begin(), numbers.end()); });
    }

    ArrayCodec codec() const { return m_codec; }

    /// Same numbers, held alike.
    friend bool operator==(const IndexArray &a, const IndexArray &b)
    {
        const std::size_t width = a.m_codec == ArrayCodec::U16 ? sizeof(std::uint16_t) : sizeof(std::uint32_t);
        if (a.m_size != b.m_size || a.m_codec != b.m_codec)
            return false;
        return a.m_data == b.m_data || a.m_size == 0 || std::memcmp(a.m_data, b.m_data, a.m_size * width) == 0;
    }

private:
    template <class T>
    static constexpr ArrayCodec codecOf()
    {
        static_assert(std::is_same_v<T, std::uint16_t> || std::is_same_v<T, std::uint32_t>);
        return sizeof(T) == sizeof(std::uint16_t) ? ArrayCodec::U16 : ArrayCodec::U32;
    }
    template <class T>
    void own(std::vector<T> values)
    {
        m_codec = codecOf<T>();
        if (values.empty())
            return;
        auto owner = std::make_shared<const std::vector<T>>(std::move(values));
        m_data = owner->data();
        m_size = owner->size();
        m_owner = std::move(owner);
    }

    std::shared_ptr<const void> m_owner;
    const void *m_data = nullptr;
    std::size_t m_size = 0;
    ArrayCodec m_codec = ArrayCodec::U32;
};

} // namespace marrow
