#pragma once

#include "io/p2lrt/reader.h"
#include "model/puppet/puppet_instance.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <random>

/// Puppets of the test data, posed at random and compared by every bit of their poses.
namespace marrow::test {

constexpr float kFrame = 1.0f / 60.0f;

inline std::shared_ptr<const PuppetRig> readRig(const QString &path)
{
    Result<p2lrt::ReadPuppet> read = p2lrt::readPuppetFile(path);
    return read ? read->puppet.rig : nullptr;
}

inline QString dataPath(const char *name)
{
    return QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/") + QLatin1String(name);
}

/// Everything a pose holds, as bytes.
inline QByteArray bits(const PuppetPose &pose)
{
    QByteArray result;
    const auto add = [&result](const auto &values) {
        result.append(reinterpret_cast<const char *>(values.data()),
                      static_cast<qsizetype>(values.size() * sizeof(values[0])));
    };
    add(pose.values);
    add(pose.vertices);
    add(pose.opacity);
    add(pose.drawOrder);
    add(pose.multiply);
    add(pose.screen);
    add(pose.renderOrder);
    add(pose.renderCommands);
    add(pose.partDrawOrder);
    add(pose.composites);
    return result;
}
inline QByteArray bits(const PuppetInstance &puppet)
{
    return bits(puppet.pose());
}

inline void pose(PuppetInstance &puppet, std::mt19937 &random)
{
    for (std::uint32_t i = 0; i < puppet.rig().parameters.size(); ++i) {
        const Parameter &p = puppet.rig().parameters[i];
        const float share = static_cast<float>(random() % 1000) / 999.0f;
        puppet.setParameter(i, p.minimum + (p.maximum - p.minimum) * share);
    }
}

} // namespace marrow::test
