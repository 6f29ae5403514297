#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <vector>

namespace marrow::test {

/// A small PMX 2.0: one material, one texture, vertices that follow one bone each.
struct PmxBuilder
{
    struct Bone
    {
        QString name;
        std::array<float, 3> position;
        int parent = -1;
    };
    struct Vertex
    {
        std::array<float, 3> position;
        int bone = 0;
    };

    std::vector<Vertex> vertices;
    std::vector<int> triangles;
    std::vector<Bone> bones;
    QString texture;

    QByteArray bytes() const
    {
        QByteArray out("PMX ");
        number(out, 2.0F);
        out += QByteArray("\x08\x01\x00\x04\x04\x04\x04\x04\x04", 9); // eight globals: UTF-8, no extra places, indices of four bytes
        for (int i = 0; i < 4; ++i)
            text(out, i < 2 ? QStringLiteral("probe") : QString());
        number(out, static_cast<qint32>(vertices.size()));
        for (const Vertex &vertex : vertices) {
            for (const float value : vertex.position)
                number(out, value);
            for (const float value : {0.0F, 0.0F, -1.0F, 0.25F, 0.75F}) // normal and texture place
                number(out, value);
            out += '\0'; // one bone
            number(out, static_cast<qint32>(vertex.bone));
            number(out, 1.0F); // edge
        }
        number(out, static_cast<qint32>(triangles.size()));
        for (const int corner : triangles)
            number(out, static_cast<qint32>(corner));
        number(out, static_cast<qint32>(texture.isEmpty() ? 0 : 1));
        if (!texture.isEmpty())
            text(out, texture);
        material(out);
        number(out, static_cast<qint32>(bones.size()));
        for (const Bone &bone : bones)
            this->bone(out, bone);
        for (int section = 0; section < 4; ++section) // morphs, frames, bodies, joints
            number(out, qint32{0});
        return out;
    }

private:
    template <class Number>
    static void number(QByteArray &out, Number value)
    {
        out.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    static void text(QByteArray &out, const QString &string)
    {
        const QByteArray utf8 = string.toUtf8();
        number(out, static_cast<qint32>(utf8.size()));
        out += utf8;
    }
    void material(QByteArray &out) const
    {
        number(out, qint32{1});
        text(out, QStringLiteral("cloth"));
        text(out, {});
        for (const float value : {1.0F, 0.5F, 0.25F, 1.0F, 0.0F, 0.0F, 0.0F, 5.0F, 0.0F, 0.0F, 0.0F}) // diffuse, specular, its power, ambient
            number(out, value);
        out += '\x01'; // both sides
        for (const float value : {0.0F, 0.0F, 0.0F, 1.0F, 1.0F}) // edge
            number(out, value);
        number(out, static_cast<qint32>(texture.isEmpty() ? -1 : 0));
        number(out, qint32{-1});
        out += '\0';
        out += '\1'; // a toon of the common ones
        out += '\0';
        text(out, {});
        number(out, static_cast<qint32>(triangles.size()));
    }
    static void bone(QByteArray &out, const Bone &bone)
    {
        text(out, bone.name);
        text(out, {});
        for (const float value : bone.position)
            number(out, value);
        number(out, static_cast<qint32>(bone.parent));
        number(out, qint32{0});
        number(out, qint16{0x001e}); // may turn, move, be seen, be used; its end is an offset
        for (int i = 0; i < 3; ++i)
            number(out, 0.0F);
    }
};

} // namespace marrow::test
