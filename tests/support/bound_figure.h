#pragma once

#include "io/bvh/bvh_writer.h"
#include "model/character/humanoid_rest.h"
#include "tests/support/motion_figure.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace marrow::test {

/// A .glb of nothing but the 22 joints, which is what a bound character is to those who retarget.
inline QByteArray boundGlb(const HumanoidRest &rest)
{
    QJsonArray nodes;
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        const int parent = humanoidSkeleton()[std::size_t(joint)].parent;
        const Eigen::Vector3f way = rest[std::size_t(joint)] - (parent < 0 ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : rest[std::size_t(parent)]);
        QJsonArray children;
        for (int child = joint + 1; child < kHumanoidJointCount; ++child) {
            if (humanoidSkeleton()[std::size_t(child)].parent == joint)
                children.append(child);
        }
        QJsonObject node{{"name", humanoidJointName(joint)}, {"translation", QJsonArray{double(way.x()), double(way.y()), double(way.z())}}};
        if (!children.isEmpty())
            node.insert("children", children);
        nodes.append(node);
    }
    QByteArray json = QJsonDocument(QJsonObject{{"asset", QJsonObject{{"version", "2.0"}}}, {"scene", 0}, {"scenes", QJsonArray{QJsonObject{{"nodes", QJsonArray{0}}}}}, {"nodes", nodes}}).toJson(QJsonDocument::Compact);
    json.append((4 - json.size() % 4) % 4, ' ');
    QByteArray glb("glTF");
    const auto number = [&](quint32 value) { glb.append(reinterpret_cast<const char *>(&value), 4); };
    number(2);
    number(quint32(20 + json.size()));
    number(quint32(json.size()));
    return glb.append("JSON").append(json);
}

inline bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

inline QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A .bvh of the figure dancing, called NAME.bvh in the folder; the clip has the file's name.
inline QString danceFile(const QString &folder, const QString &name, const FigureSkeleton &skeleton = {}, int frames = 31)
{
    const QString path = folder + '/' + name + ".bvh";
    const Motion motion = figureMotion(skeleton, name, frames, [&](int frame) { return dance(armsDown(), frame, frames); });
    return writeFile(path, writeBvh(motion)) ? path : QString();
}

} // namespace marrow::test
