#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Four constraints side by side. Each lane performs exactly the single-precision operations that a scalar would, so a
/// kernel written over these types gives the same bits as one written over float. Positions are x, y pairs; loadPairs
/// and storePairs move four particles between such an array and lanes.
namespace marrow::xpbd {

inline constexpr std::size_t kLanes = 4;

#if defined(__SSE2__)

struct Mask
{
    __m128 v;
};
struct Lanes
{
    __m128 v;

    Lanes() = default;
    Lanes(__m128 value) // NOLINT: a plain wrapper
        : v(value)
    {
    }
    Lanes(float value) // NOLINT: constants mix with lanes as they do with floats
        : v(_mm_set1_ps(value))
    {
    }
};

inline Lanes load(const float *p)
{
    return _mm_loadu_ps(p);
}
inline void store(float *p, Lanes a)
{
    _mm_storeu_ps(p, a.v);
}
inline Lanes operator+(Lanes a, Lanes b)
{
    return _mm_add_ps(a.v, b.v);
}
inline Lanes operator-(Lanes a, Lanes b)
{
    return _mm_sub_ps(a.v, b.v);
}
inline Lanes operator*(Lanes a, Lanes b)
{
    return _mm_mul_ps(a.v, b.v);
}
inline Lanes operator/(Lanes a, Lanes b)
{
    return _mm_div_ps(a.v, b.v);
}
inline Lanes operator-(Lanes a)
{
    return _mm_xor_ps(a.v, _mm_set1_ps(-0.0f));
}
inline Lanes squareRoot(Lanes a)
{
    return _mm_sqrt_ps(a.v);
}
inline Lanes absolute(Lanes a)
{
    return _mm_andnot_ps(_mm_set1_ps(-0.0f), a.v);
}
inline Mask operator<(Lanes a, Lanes b)
{
    return {_mm_cmplt_ps(a.v, b.v)};
}
inline Mask operator<=(Lanes a, Lanes b)
{
    return {_mm_cmple_ps(a.v, b.v)};
}
inline Mask operator>(Lanes a, Lanes b)
{
    return {_mm_cmplt_ps(b.v, a.v)};
}
inline Mask operator>=(Lanes a, Lanes b)
{
    return {_mm_cmple_ps(b.v, a.v)};
}
inline Mask operator==(Lanes a, Lanes b)
{
    return {_mm_cmpeq_ps(a.v, b.v)};
}
inline Mask operator&(Mask a, Mask b)
{
    return {_mm_and_ps(a.v, b.v)};
}
inline Mask operator|(Mask a, Mask b)
{
    return {_mm_or_ps(a.v, b.v)};
}
/// a where not b.
inline Mask without(Mask a, Mask b)
{
    return {_mm_andnot_ps(b.v, a.v)};
}
inline Mask operator!(Mask a)
{
    return {_mm_xor_ps(a.v, _mm_castsi128_ps(_mm_set1_epi32(-1)))};
}
inline bool any(Mask a)
{
    return _mm_movemask_ps(a.v) != 0;
}
inline bool all(Mask a)
{
    return _mm_movemask_ps(a.v) == 15;
}
inline Lanes select(Mask m, Lanes a, Lanes b)
{
    return _mm_or_ps(_mm_and_ps(m.v, a.v), _mm_andnot_ps(m.v, b.v));
}
/// a where m is set, +0 elsewhere.
inline Lanes keep(Mask m, Lanes a)
{
    return _mm_and_ps(m.v, a.v);
}
/// Joins lanes of which at most one is not +0.
inline Lanes join(Lanes a, Lanes b)
{
    return _mm_or_ps(a.v, b.v);
}
/// Lanes of `p` equal to `value`.
inline Mask equals(const std::int32_t *p, std::int32_t value)
{
    const __m128i lanes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(p));
    return {_mm_castsi128_ps(_mm_cmpeq_epi32(lanes, _mm_set1_epi32(value)))};
}

inline void loadPairs(const float *pairs, const std::int32_t *index, Lanes &x, Lanes &y)
{
    const auto at = [pairs](std::int32_t i) { return reinterpret_cast<const __m64 *>(pairs + 2 * std::ptrdiff_t(i)); };
    const __m128 low = _mm_loadh_pi(_mm_loadl_pi(_mm_setzero_ps(), at(index[0])), at(index[1]));
    const __m128 high = _mm_loadh_pi(_mm_loadl_pi(_mm_setzero_ps(), at(index[2])), at(index[3]));
    x = _mm_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0));
    y = _mm_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1));
}
inline void storePairs(float *pairs, const std::int32_t *index, Lanes x, Lanes y)
{
    const auto at = [pairs](std::int32_t i) { return reinterpret_cast<__m64 *>(pairs + 2 * std::ptrdiff_t(i)); };
    const __m128 low = _mm_unpacklo_ps(x.v, y.v);
    const __m128 high = _mm_unpackhi_ps(x.v, y.v);
    _mm_storel_pi(at(index[0]), low);
    _mm_storeh_pi(at(index[1]), low);
    _mm_storel_pi(at(index[2]), high);
    _mm_storeh_pi(at(index[3]), high);
}
/// Four records of four floats each, turned into four lanes each.
inline void loadRecords(const float *records, const std::int32_t *index, Lanes out[4])
{
    __m128 a = _mm_loadu_ps(records + 4 * std::ptrdiff_t(index[0]));
    __m128 b = _mm_loadu_ps(records + 4 * std::ptrdiff_t(index[1]));
    __m128 c = _mm_loadu_ps(records + 4 * std::ptrdiff_t(index[2]));
    __m128 d = _mm_loadu_ps(records + 4 * std::ptrdiff_t(index[3]));
    _MM_TRANSPOSE4_PS(a, b, c, d);
    out[0] = a;
    out[1] = b;
    out[2] = c;
    out[3] = d;
}
inline void storeRecords(float *records, Lanes p, Lanes q, Lanes r, Lanes t)
{
    _MM_TRANSPOSE4_PS(p.v, q.v, r.v, t.v);
    _mm_storeu_ps(records, p.v);
    _mm_storeu_ps(records + 4, q.v);
    _mm_storeu_ps(records + 8, r.v);
    _mm_storeu_ps(records + 12, t.v);
}

#else

struct Mask
{
    bool v[kLanes];
};
struct Lanes
{
    float v[kLanes];

    Lanes() = default;
    Lanes(float value) // NOLINT: constants mix with lanes as they do with floats
        : v{value, value, value, value}
    {
    }
};

template <class Function>
inline Lanes each(Function function)
{
    Lanes result;
    for (std::size_t i = 0; i < kLanes; ++i) {
        result.v[i] = function(i);
    }
    return result;
}
template <class Function>
inline Mask test(Function function)
{
    Mask result;
    for (std::size_t i = 0; i < kLanes; ++i) {
        result.v[i] = function(i);
    }
    return result;
}
inline Lanes load(const float *p)
{
    return each([&](std::size_t i) { return p[i]; });
}
inline void store(float *p, Lanes a)
{
    for (std::size_t i = 0; i < kLanes; ++i) {
        p[i] = a.v[i];
    }
}
inline Lanes operator+(Lanes a, Lanes b)
{
    return each([&](std::size_t i) { return a.v[i] + b.v[i]; });
}
inline Lanes operator-(Lanes a, Lanes b)
{
    return each([&](std::size_t i) { return a.v[i] - b.v[i]; });
}
inline Lanes operator*(Lanes a, Lanes b)
{
    return each([&](std::size_t i) { return a.v[i] * b.v[i]; });
}
inline Lanes operator/(Lanes a, Lanes b)
{
    return each([&](std::size_t i) { return a.v[i] / b.v[i]; });
}
inline Lanes operator-(Lanes a)
{
    return each([&](std::size_t i) { return -a.v[i]; });
}
inline Lanes squareRoot(Lanes a)
{
    return each([&](std::size_t i) { return std::sqrt(a.v[i]); });
}
inline Lanes absolute(Lanes a)
{
    return each([&](std::size_t i) { return std::fabs(a.v[i]); });
}
inline Mask operator<(Lanes a, Lanes b)
{
    return test([&](std::size_t i) { return a.v[i] < b.v[i]; });
}
inline Mask operator<=(Lanes a, Lanes b)
{
    return test([&](std::size_t i) { return a.v[i] <= b.v[i]; });
}
inline Mask operator>(Lanes a, Lanes b)
{
    return b < a;
}
inline Mask operator>=(Lanes a, Lanes b)
{
    return b <= a;
}
inline Mask operator==(Lanes a, Lanes b)
{
    return test([&](std::size_t i) { return a.v[i] == b.v[i]; });
}
inline Mask operator&(Mask a, Mask b)
{
    return test([&](std::size_t i) { return a.v[i] && b.v[i]; });
}
inline Mask operator|(Mask a, Mask b)
{
    return test([&](std::size_t i) { return a.v[i] || b.v[i]; });
}
inline Mask without(Mask a, Mask b)
{
    return test([&](std::size_t i) { return a.v[i] && !b.v[i]; });
}
inline Mask operator!(Mask a)
{
    return test([&](std::size_t i) { return !a.v[i]; });
}
inline bool any(Mask a)
{
    return a.v[0] || a.v[1] || a.v[2] || a.v[3];
}
inline bool all(Mask a)
{
    return a.v[0] && a.v[1] && a.v[2] && a.v[3];
}
inline Lanes select(Mask m, Lanes a, Lanes b)
{
    return each([&](std::size_t i) { return m.v[i] ? a.v[i] : b.v[i]; });
}
inline Lanes keep(Mask m, Lanes a)
{
    return select(m, a, Lanes(0.0f));
}
inline Lanes join(Lanes a, Lanes b)
{
    return each([&](std::size_t i) { return a.v[i] == 0.0f && !std::signbit(a.v[i]) ? b.v[i] : a.v[i]; });
}
inline Mask equals(const std::int32_t *p, std::int32_t value)
{
    return test([&](std::size_t i) { return p[i] == value; });
}
inline void loadPairs(const float *pairs, const std::int32_t *index, Lanes &x, Lanes &y)
{
    x = each([&](std::size_t i) { return pairs[2 * std::ptrdiff_t(index[i])]; });
    y = each([&](std::size_t i) { return pairs[2 * std::ptrdiff_t(index[i]) + 1]; });
}
inline void storePairs(float *pairs, const std::int32_t *index, Lanes x, Lanes y)
{
    for (std::size_t i = 0; i < kLanes; ++i) {
        pairs[2 * std::ptrdiff_t(index[i])] = x.v[i];
        pairs[2 * std::ptrdiff_t(index[i]) + 1] = y.v[i];
    }
}
inline void loadRecords(const float *records, const std::int32_t *index, Lanes out[4])
{
    for (std::size_t k = 0; k < 4; ++k) {
        out[k] = each([&](std::size_t i) { return records[4 * std::ptrdiff_t(index[i]) + std::ptrdiff_t(k)]; });
    }
}
inline void storeRecords(float *records, Lanes p, Lanes q, Lanes r, Lanes t)
{
    for (std::size_t i = 0; i < kLanes; ++i) {
        records[4 * i] = p.v[i];
        records[4 * i + 1] = q.v[i];
        records[4 * i + 2] = r.v[i];
        records[4 * i + 3] = t.v[i];
    }
}

#endif

} // namespace marrow::xpbd
