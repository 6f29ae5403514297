#pragma once

#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "model/commands/puppet_commands.h"
#include "tests/support/panel_puppet.h"

#include <QFile>
#include <QString>

namespace marrow::test {

inline QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QByteArray puppetBytes(const Puppet &puppet)
{
    auto written = p2lrt::writePuppet(puppet, p2lrt::optionsOf(puppet));
    return written ? written->bytes : QByteArray();
}

/// As it is when read from a file: with its source.
inline Puppet opened(const Puppet &puppet, const p2lrt::WriteOptions &options = {})
{
    return p2lrt::readPuppet(p2lrt::writePuppet(puppet, options)->bytes)->puppet;
}

} // namespace marrow::test
