#include "io/scene/pmx_outline.h"

#include "io/byte_reader.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Pmx)
};

constexpr std::size_t kLeastVertexBytes = 38;
constexpr std::size_t kLeastMaterialBytes = 80;
constexpr std::size_t kLeastBoneBytes = 28;
constexpr int kMostLinks = 1000; ///< of one IK chain

class Reader
{
public:
    explicit Reader(const QByteArray &bytes) : m_in(QByteArrayView(bytes)) { }

    Result<PmxOutline> read()
    {
        if (const Result<void> head = readHead(); !head)
            return head.error();
        for (const auto step : {&Reader::readVertices, &Reader::readFaces, &Reader::readTextures, &Reader::readMaterials, &Reader::readBones}) {
            if (!(this->*step)() || m_in.failed())
                return damaged();
        }
        if (!followsBones() || hasCircle())
            return damaged();
        m_out.morphs = std::max(m_in.i32(), 0);
        return m_out;
    }

private:
    Error damaged() const
    {
        const qint64 at = static_cast<qint64>(m_in.failed() ? m_in.failedAt() : m_in.offset());
        Error error{QStringLiteral("pmx.damaged"), Texts::tr("The PMX is damaged: its %1 cannot be right (byte %2).").arg(m_section).arg(at), {}, nullptr};
        error.offset = at;
        return error;
    }

    Result<void> readHead()
    {
        m_section = Texts::tr("header");
        if (m_in.view(4) != QByteArrayView("PMX "))
            return Error{QStringLiteral("pmx.format"), Texts::tr("The file is no PMX."), {}, nullptr};
        const float version = m_in.f32();
        if (!(version >= 2.0F && version < 2.2F))
            return Error{QStringLiteral("pmx.version"), Texts::tr("The PMX is of version %1; 2.0 and 2.1 are known.").arg(static_cast<double>(version)), {}, nullptr};
        const std::uint8_t globals = m_in.u8();
        const auto values = m_in.bytes(globals);
        const auto isSize = [&](std::size_t i) { return values[i] == 1 || values[i] == 2 || values[i] == 4; };
        if (values.size() < 8 || values[0] > 1 || values[1] > 4 || !isSize(2) || !isSize(3) || !isSize(4) || !isSize(5) || !isSize(6) || !isSize(7))
            return damaged();
        m_utf8 = values[0] == 1;
        m_places = values[1];
        m_vertexSize = values[2];
        m_textureSize = values[3];
        m_boneSize = values[5];
        m_out.name = text();
        for (int i = 0; i < 3; ++i)
            text();
        return m_in.failed() ? Result<void>(damaged()) : Result<void>();
    }

    QString text()
    {
        const std::int32_t length = m_in.i32();
        if (length < 0)
            m_in.fail();
        const QByteArrayView bytes = m_in.view(static_cast<std::uint64_t>(std::max(length, 0)));
        return m_utf8 ? QString::fromUtf8(bytes) : QString(QStringDecoder(QStringDecoder::Utf16LE).decode(bytes));
    }

    /// Whole numbers of one, two or four bytes; vertices count from 0 to the largest, others use −1.
    std::int64_t index(int size, bool isSigned = true)
    {
        if (size == 1)
            return isSigned ? std::int64_t{m_in.i8()} : std::int64_t{m_in.u8()};
        if (size == 2)
            return isSigned ? std::int64_t{m_in.i16()} : std::int64_t{m_in.u16()};
        return m_in.i32();
    }

    bool count(std::int64_t *out, std::size_t leastBytes)
    {
        *out = m_in.i32();
        return *out >= 0 && m_in.has(static_cast<std::uint64_t>(*out), leastBytes);
    }

    bool readVertices()
    {
        m_section = Texts::tr("vertices");
        std::int64_t vertices = 0;
        if (!count(&vertices, kLeastVertexBytes))
            return false;
        m_out.vertices = vertices;
        for (std::int64_t i = 0; i < vertices && !m_in.failed(); ++i) {
            for (int axis = 0; axis < 3; ++axis) {
                if (!std::isfinite(m_in.f32()))
                    return false;
            }
            m_in.skip(20 + 16ULL * static_cast<std::uint64_t>(m_places));
            const std::uint8_t kind = m_in.u8();
            if (kind > 4)
                return false;
            const int bones = kind == 0 ? 1 : kind == 1 || kind == 3 ? 2 : 4;
            for (int b = 0; b < bones; ++b) {
                const std::int64_t bone = index(m_boneSize);
                if (bone < -1)
                    return false;
                m_highestBone = std::max(m_highestBone, bone);
            }
            m_in.skip(kind == 0 ? 4 : kind == 1 ? 8 : kind == 3 ? 44 : 20);
        }
        return true;
    }

    bool readFaces()
    {
        m_section = Texts::tr("faces");
        if (!count(&m_corners, static_cast<std::size_t>(m_vertexSize)) || m_corners % 3 != 0)
            return false;
        for (std::int64_t i = 0; i < m_corners; ++i) {
            const std::int64_t vertex = index(m_vertexSize, false);
            if (vertex < 0 || vertex >= m_out.vertices)
                return false;
        }
        return true;
    }

    bool readTextures()
    {
        m_section = Texts::tr("textures");
        std::int64_t textures = 0;
        if (!count(&textures, 4))
            return false;
        for (std::int64_t i = 0; i < textures && !m_in.failed(); ++i)
            m_out.textures.append(text());
        return true;
    }

    bool readMaterials()
    {
        m_section = Texts::tr("materials");
        std::int64_t materials = 0;
        if (!count(&materials, kLeastMaterialBytes))
            return false;
        std::int64_t corners = 0;
        for (std::int64_t i = 0; i < materials && !m_in.failed(); ++i) {
            text();
            text();
            m_in.skip(11 * 4 + 1 + 5 * 4);
            bool fine = isTexture(index(m_textureSize));
            fine = isTexture(index(m_textureSize)) && fine;
            m_in.skip(1);
            if (m_in.u8() != 0)
                m_in.skip(1);
            else
                fine = isTexture(index(m_textureSize)) && fine;
            text();
            const std::int32_t own = m_in.i32();
            if (!fine || own < 0 || own % 3 != 0)
                return false;
            corners += own;
        }
        m_out.faces = corners / 3;
        return corners <= m_corners;
    }

    bool isTexture(std::int64_t texture) const { return texture >= -1 && texture < m_out.textures.size(); }

    bool readBones()
    {
        m_section = Texts::tr("bones");
        std::int64_t bones = 0;
        if (!count(&bones, kLeastBoneBytes))
            return false;
        for (std::int64_t i = 0; i < bones && !m_in.failed(); ++i) {
            PmxBone bone;
            bone.name = text();
            text();
            for (float &value : bone.position) {
                value = m_in.f32();
                if (!std::isfinite(value))
                    return false;
            }
            const std::int64_t parent = index(m_boneSize);
            if (parent < -1 || parent >= bones || parent == i)
                return false;
            bone.parent = static_cast<int>(parent);
            m_in.skip(4);
            skipBoneExtras(m_in.u16());
            m_out.bones.push_back(std::move(bone));
        }
        return true;
    }

    void skipBoneExtras(std::uint16_t flags)
    {
        m_in.skip((flags & 0x0001) ? static_cast<std::uint64_t>(m_boneSize) : 12);
        if (flags & 0x0300)
            m_in.skip(static_cast<std::uint64_t>(m_boneSize) + 4);
        if (flags & 0x0400)
            m_in.skip(12);
        if (flags & 0x0800)
            m_in.skip(24);
        if (flags & 0x2000)
            m_in.skip(4);
        if (!(flags & 0x0020))
            return;
        m_in.skip(static_cast<std::uint64_t>(m_boneSize) + 8);
        const std::int32_t links = m_in.i32();
        if (links < 0 || links > kMostLinks)
            m_in.fail();
        for (std::int32_t i = 0; i < links && !m_in.failed(); ++i) {
            m_in.skip(static_cast<std::uint64_t>(m_boneSize));
            if (m_in.u8() != 0)
                m_in.skip(24);
        }
    }

    bool followsBones() const { return m_highestBone < static_cast<std::int64_t>(std::max<std::size_t>(m_out.bones.size(), 1)); }

    bool hasCircle() const
    {
        // Whoever is not reached from a bone without parent by going up hangs in a circle.
        std::vector<int> state(m_out.bones.size(), 0);
        for (std::size_t i = 0; i < m_out.bones.size(); ++i) {
            std::vector<std::size_t> way;
            std::size_t at = i;
            while (state[at] == 0) {
                state[at] = 1;
                way.push_back(at);
                const int parent = m_out.bones[at].parent;
                if (parent < 0)
                    break;
                at = static_cast<std::size_t>(parent);
                if (state[at] == 1)
                    return true;
            }
            for (const std::size_t bone : way)
                state[bone] = 2;
        }
        return false;
    }

    ByteReader m_in;
    PmxOutline m_out;
    QString m_section;
    bool m_utf8 = false;
    int m_places = 0;
    int m_vertexSize = 4;
    int m_textureSize = 4;
    int m_boneSize = 4;
    std::int64_t m_corners = 0;
    std::int64_t m_highestBone = -1;
};

} // namespace

Result<PmxOutline> readPmxOutline(const QByteArray &bytes)
{
    return Reader(bytes).read();
}

} // namespace marrow
