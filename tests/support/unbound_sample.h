#pragma once

#include <QByteArray>
#include <QFile>

namespace marrow::test {

/// The bundled wayfarer with one joint called otherwise, so that it is a model with a skeleton of its own: not bound to the shared one.
inline QByteArray unboundSample()
{
    QFile file(QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/wayfarer.glb"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the sample is missing");
    QByteArray bytes = file.readAll();
    return bytes.replace("\"toe_R\"", "\"toe.R\"");
}

inline void writeUnboundSample(const QString &path)
{
    QFile file(path);
    const QByteArray bytes = unboundSample();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace marrow::test
