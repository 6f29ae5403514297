#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace marrow {

/// How an array is stored in a `.p2lrt` chunk (P2LRT 2.0, "array codecs"). Evaluation never looks at it: whatever the
/// codec, the values here are plain f32, u32 or bytes. The writer puts an array back the way it came.
enum class ArrayCodec : std::uint8_t {
    F32 = 0,
    F16 = 1,
    Unorm16 = 2,
    U16 = 16,
    U32 = 17,
    U8 = 32,
};

template <class T>
constexpr ArrayCodec plainCodec()
{
    if constexpr (std::is_same_v<T, float>)
        return ArrayCodec::F32;
    else if constexpr (std::is_same_v<T, std::uint32_t>)
        return ArrayCodec::U32;
    else
        return ArrayCodec::U8;
}

/// An immutable run of numbers, shared between copies. It is either a vector of its own or a window into the bytes of the
/// file it was read from (which it keeps alive), so that reading and copying a rig moves no vertex data. Changing one means
/// replacing it: `mesh.positions = FloatArray(std::move(values))`. Copies may be used from any thread.
template <class T>
class SharedArray
{
public:
    using value_type = T;

    SharedArray() = default;
    SharedArray(std::vector<T> values, ArrayCodec codec = plainCodec<T>())
        : m_codec(codec)
    {
        if (values.empty())
            return;
        auto owner = std::make_shared<const std::vector<T>>(std::move(values));
        m_data = owner->data();
        m_size = owner->size();
        m_owner = std::move(owner);
    }
    /// A window of `size` values at `data`, valid as long as `owner` lives. `data` must be aligned for T.
    SharedArray(std::shared_ptr<const void> owner, const T *data, std::size_t size, ArrayCodec codec)
        : m_owner(std::move(owner))
        , m_data(data)
        , m_size(size)
        , m_codec(codec)
    {
    }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const T *data() const { return m_data; }
    const T *begin() const { return m_data; }
    const T *end() const { return m_data + m_size; }
    const T &operator[](std::size_t index) const { return m_data[index]; }
    std::span<const T> span() const { return {m_data, m_size}; }
    operator std::span<const T>() const { return span(); }
    std::vector<T> toVector() const { return std::vector<T>(begin(), end()); }

    ArrayCodec codec() const { return m_codec; }
    /// What keeps the numbers alive: for making windows into this array.
    const std::shared_ptr<const void> &owner() const { return m_owner; }

    /// Same bits and same codec.
    friend bool operator==(const SharedArray &a, const SharedArray &b)
    {
        if (a.m_size != b.m_size || a.m_codec != b.m_codec)
            return false;
        return a.m_data == b.m_data || a.m_size == 0 || std::memcmp(a.m_data, b.m_data, a.m_size * sizeof(T)) == 0;
    }

private:
    std::shared_ptr<const void> m_owner;
    const T *m_data = nullptr;
    std::size_t m_size = 0;
    ArrayCodec m_codec = plainCodec<T>();
};

using FloatArray = SharedArray<float>;
using IntArray = SharedArray<std::uint32_t>;
using ByteArray = SharedArray<std::uint8_t>;

} // namespace marrow
