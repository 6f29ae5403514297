#pragma once

#include "model/base/checksum.h"

#include <QByteArray>
#include <QtEndian>

namespace marrow::test {

/// Writes zips byte by byte, so that tests can say of an entry what no packer would.
class ZipBuilder
{
public:
    struct Lies
    {
        quint16 method = 0;
        quint16 flags = 0;
        qint64 size = -1; ///< unpacked, as the directory says it; -1: the truth
        bool wrongChecksum = false;
    };

    void add(const QByteArray &name, const QByteArray &stored) { add(name, stored, Lies()); }
    void add(const QByteArray &name, const QByteArray &stored, const Lies &lies)
    {
        const auto crc = checksum32(stored) ^ (lies.wrongChecksum ? 1U : 0U);
        const auto size = static_cast<quint32>(lies.size < 0 ? stored.size() : lies.size);
        QByteArray facts; // what both headers share
        put16(facts, 20);
        put16(facts, lies.flags);
        put16(facts, lies.method);
        put32(facts, 0x58210000); // some day
        put32(facts, crc);
        put32(facts, static_cast<quint32>(stored.size()));
        put32(facts, size);
        put16(facts, static_cast<quint16>(name.size()));
        put16(facts, 0);
        QByteArray entry;
        put32(entry, 0x02014b50);
        put16(entry, 20);
        entry += facts;
        entry += QByteArray(10, '\0');
        put32(entry, static_cast<quint32>(m_bytes.size()));
        m_directory += entry + name;
        put32(m_bytes, 0x04034b50);
        m_bytes += facts + name + stored;
        ++m_count;
    }

    QByteArray bytes() const
    {
        QByteArray all = m_bytes + m_directory;
        put32(all, 0x06054b50);
        put32(all, 0);
        put16(all, m_count);
        put16(all, m_count);
        put32(all, static_cast<quint32>(m_directory.size()));
        put32(all, static_cast<quint32>(m_bytes.size()));
        put16(all, 0);
        return all;
    }

private:
    static void put16(QByteArray &to, quint16 value)
    {
        value = qToLittleEndian(value);
        to.append(reinterpret_cast<const char *>(&value), 2);
    }
    static void put32(QByteArray &to, quint32 value)
    {
        value = qToLittleEndian(value);
        to.append(reinterpret_cast<const char *>(&value), 4);
    }

    QByteArray m_bytes;
    QByteArray m_directory;
    quint16 m_count = 0;
};

} // namespace marrow::test
