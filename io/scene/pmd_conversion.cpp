#include "io/scene/pmd_conversion.h"

#include "io/archive/archive.h"
#include "io/byte_reader.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Pmx)
};

constexpr std::size_t kNameBytes = 20;
constexpr std::size_t kCommentBytes = 256;
constexpr std::size_t kVertexBytes = 38;
constexpr std::size_t kMaterialBytes = 70;
constexpr std::size_t kBoneBytes = 39;
constexpr std::uint16_t kNobody = 0xffff;

class Converter
{
public:
    explicit Converter(const QByteArray &bytes) : m_in(QByteArrayView(bytes)) { }

    Result<QByteArray> convert()
    {
        if (m_in.view(3) != QByteArrayView("Pmd"))
            return Error{QStringLiteral("pmd.format"), Texts::tr("The file is no PMD."), {}, nullptr};
        m_section = Texts::tr("header");
        m_in.skip(4);
        const QString name = text(kNameBytes);
        m_in.skip(kCommentBytes);
        m_out += "PMX ";
        put(2.0F);
        m_out += QByteArray("\x08\x01\x00\x04\x04\x04\x04\x04\x04", 9); // UTF-8, indices of four bytes
        for (int i = 0; i < 4; ++i)
            put(i < 2 ? name : QString());
        for (const auto step : {&Converter::vertices, &Converter::faces, &Converter::materials, &Converter::bones}) {
            if (!(this->*step)() || m_in.failed())
                return damaged();
        }
        for (int section = 0; section < 4; ++section) // morphs, frames, bodies, joints
            put(std::int32_t{0});
        return m_out;
    }

private:
    Error damaged() const
    {
        const qint64 at = static_cast<qint64>(m_in.failed() ? m_in.failedAt() : m_in.offset());
        Error error{QStringLiteral("pmd.damaged"), Texts::tr("The PMD is damaged: its %1 cannot be right (byte %2).").arg(m_section).arg(at), {}, nullptr};
        error.offset = at;
        return error;
    }

    QString text(std::size_t length)
    {
        QByteArray bytes = m_in.view(length).toByteArray();
        bytes.truncate(bytes.indexOf('\0') < 0 ? bytes.size() : bytes.indexOf('\0'));
        return decodedFileName(bytes);
    }
    template <class Number>
    void put(Number value)
    {
        const auto bits = std::bit_cast<std::array<char, sizeof(Number)>>(value);
        if constexpr (std::endian::native == std::endian::little)
            m_out.append(bits.data(), bits.size());
        else
            std::for_each(bits.rbegin(), bits.rend(), [this](char byte) { m_out.append(byte); });
    }
    void put(const QString &string)
    {
        const QByteArray utf8 = string.toUtf8();
        put(static_cast<std::int32_t>(utf8.size()));
        m_out += utf8;
    }
    void putFloats(int count)
    {
        for (int i = 0; i < count; ++i) {
            const float value = m_in.f32();
            put(std::isfinite(value) ? value : 0.0F);
        }
    }

    bool vertices()
    {
        m_section = Texts::tr("vertices");
        m_vertices = m_in.u32();
        if (!m_in.has(m_vertices, kVertexBytes))
            return false;
        put(static_cast<std::int32_t>(m_vertices));
        for (std::uint32_t i = 0; i < m_vertices; ++i) {
            putFloats(8);
            const std::uint16_t first = m_in.u16();
            const std::uint16_t second = m_in.u16();
            const int share = std::min<int>(m_in.u8(), 100);
            m_in.skip(1);
            m_out += '\1'; // two bones and the share of the first
            put(static_cast<std::int32_t>(first == kNobody ? 0 : first));
            put(static_cast<std::int32_t>(second == kNobody ? 0 : second));
            put(static_cast<float>(share) / 100);
            put(1.0F);
        }
        return true;
    }

    bool faces()
    {
        m_section = Texts::tr("faces");
        const std::uint32_t corners = m_in.u32();
        if (!m_in.has(corners, 2) || corners % 3 != 0)
            return false;
        put(static_cast<std::int32_t>(corners));
        for (std::uint32_t i = 0; i < corners; ++i) {
            const std::uint16_t vertex = m_in.u16();
            if (vertex >= m_vertices)
                return false;
            put(static_cast<std::int32_t>(vertex));
        }
        return true;
    }

    bool materials()
    {
        m_section = Texts::tr("materials");
        const std::uint32_t count = m_in.u32();
        if (!m_in.has(count, kMaterialBytes))
            return false;
        // Textures come first in a PMX: the records are read twice.
        const std::size_t start = m_in.offset();
        QStringList textures;
        std::vector<std::int32_t> used;
        for (std::uint32_t i = 0; i < count; ++i) {
            m_in.skip(kMaterialBytes - kNameBytes);
            const QString file = text(kNameBytes).section(QLatin1Char('*'), 0, 0); // a sphere map may follow
            if (!file.isEmpty() && !textures.contains(file))
                textures.append(file);
            used.push_back(static_cast<std::int32_t>(textures.indexOf(file)));
        }
        put(static_cast<std::int32_t>(textures.size()));
        for (const QString &texture : textures)
            put(texture);
        m_in.seek(start);
        put(static_cast<std::int32_t>(count));
        for (std::uint32_t i = 0; i < count; ++i) {
            put(QStringLiteral("%1").arg(i + 1));
            put(QString());
            putFloats(4); // diffuse
            const float power = m_in.f32();
            putFloats(3); // specular, whose power follows in a PMX
            put(std::isfinite(power) ? power : 0.0F);
            putFloats(3); // ambient
            m_in.skip(2);
            const std::uint32_t corners = m_in.u32();
            m_in.skip(kNameBytes);
            m_out += '\1'; // both sides
            for (int edge = 0; edge < 5; ++edge)
                put(0.0F);
            put(used[i]);
            put(std::int32_t{-1});
            m_out += QByteArray("\0\1\0", 3); // no sphere, a common toon
            put(QString());
            put(static_cast<std::int32_t>(corners));
        }
        return true;
    }

    bool bones()
    {
        m_section = Texts::tr("bones");
        const std::uint16_t count = m_in.u16();
        if (!m_in.has(count, kBoneBytes))
            return false;
        put(std::int32_t{count});
        for (std::uint16_t i = 0; i < count; ++i) {
            put(text(kNameBytes));
            put(QString());
            const std::uint16_t parent = m_in.u16();
            m_in.skip(5); // tail, type, IK
            putFloats(3);
            put(parent == kNobody || parent == i ? std::int32_t{-1} : std::int32_t{parent});
            put(std::int32_t{0});
            put(std::uint16_t{0x001e});
            for (int axis = 0; axis < 3; ++axis)
                put(0.0F);
        }
        return true;
    }

    ByteReader m_in;
    QByteArray m_out;
    QString m_section;
    std::uint32_t m_vertices = 0;
};

} // namespace

Result<QByteArray> pmxFromPmd(const QByteArray &bytes)
{
    return Converter(bytes).convert();
}

} // namespace marrow
