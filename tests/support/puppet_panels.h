#pragma once

#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "model/commands/puppet_commands.h"

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

/// Ten parameters in three groups, two of them in one another; parameters 8 and 9 are in none. A pad of 0 and 1.
inline Puppet panelPuppet()
{
    PuppetRig rig;
    rig.canvas.width = rig.canvas.height = 100;
    for (int i = 0; i < 10; ++i) {
        Parameter parameter{QStringLiteral("Param%1").arg(i), i % 2 ? QString() : QStringLiteral("参数 %1").arg(i), -10, 10, 0, 0};
        if (i == 7)
            parameter.flags = 2; // repeats
        rig.parameters.push_back(parameter);
    }
    const auto group = [](const char *id, const char *name, std::uint32_t children) {
        return PanelNode{.isGroup = true, .open = true, .id = QString::fromUtf8(id), .name = QString::fromUtf8(name), .childCount = children};
    };
    const auto leaf = [](int parameter) { return PanelNode{.open = true, .parameter = parameter}; };
    Puppet puppet;
    puppet.panel.nodes = {group("GroupFace", "Face", 4), leaf(0), leaf(1), group("GroupEyes", "Eyes", 2), leaf(2), leaf(3), leaf(4),
                          group("GroupBody", "Body", 2), leaf(5), leaf(6), leaf(7)};
    puppet.panel.nodes[0].label = PanelLabel::Preset;
    puppet.panel.nodes[0].preset = QStringLiteral("red");
    puppet.panel.snaps = {{2, FloatArray(std::vector<float>{-10, 0, 10})}, {5, FloatArray(std::vector<float>{0, 5})}};
    puppet.panel.joysticks = {{0, 1}};
    puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
    return puppet;
}

/// As it is when read from a file: with its source.
inline Puppet opened(const Puppet &puppet, const p2lrt::WriteOptions &options = {})
{
    return p2lrt::readPuppet(p2lrt::writePuppet(puppet, options)->bytes)->puppet;
}

} // namespace marrow::test
