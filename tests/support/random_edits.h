#pragma once

#include "model/commands/voxel_commands.h"

#include <QJsonArray>
#include <QRandomGenerator>

namespace marrow::test {

/// Edits a document that began as riggedFigure() with commands, undo and redo of all kinds, chosen by `random`. Commands that
/// the state of the moment refuses are part of it.
inline void randomEdit(VoxelDocument &document, QRandomGenerator &random)
{
    const auto pick = [&random](int bound) { return static_cast<int>(random.bounded(bound)); };
    const auto anyJoint = [&]() -> int {
        const auto &joints = document.rig()->skeleton.joints();
        return joints[static_cast<std::size_t>(pick(static_cast<int>(joints.size())))].id;
    };
    const auto number = [&random] { return random.bounded(10.0) - 5.0; };
    const auto voxels = [&] {
        VoxelSet set;
        for (std::uint32_t at = static_cast<std::uint32_t>(pick(100)); at < 1100; at += static_cast<std::uint32_t>(2 + pick(60)))
            set.append(at, static_cast<std::uint32_t>(1 + pick(2)));
        return set;
    };
    Result<void> done;
    switch (pick(16)) {
    case 0:
        done = document.execute(QStringLiteral("joint.rename"),
                                {{QStringLiteral("joint"), anyJoint()}, {QStringLiteral("name"), QStringLiteral("骨 %1").arg(pick(50))}});
        break;
    case 1:
        done = document.execute(QStringLiteral("joint.add"), {{QStringLiteral("parent"), anyJoint()},
                                                              {QStringLiteral("position"), QJsonArray{number(), number(), number()}}});
        break;
    case 2:
        done = document.execute(QStringLiteral("joint.delete"),
                                {{QStringLiteral("joints"), QJsonArray{anyJoint()}}, {QStringLiteral("heir"), anyJoint()}});
        break;
    case 3:
        done = document.execute(QStringLiteral("joint.reparent"),
                                {{QStringLiteral("joints"), QJsonArray{anyJoint()}},
                                 {QStringLiteral("parent"), anyJoint()},
                                 {QStringLiteral("keep"), pick(2) ? QStringLiteral("world") : QStringLiteral("local")}});
        break;
    case 4:
        done = document.execute(
            QStringLiteral("joint.setRest"),
            {{QStringLiteral("rests"),
              QJsonArray{QJsonObject{{QStringLiteral("joint"), anyJoint()},
                                     {QStringLiteral("translation"), QJsonArray{number(), number(), number()}},
                                     {QStringLiteral("rotation"), QJsonArray{number(), number(), number(), 6}}}}}});
        break;
    case 5:
        done = document.execute(QStringLiteral("joint.renumber"),
                                {{QStringLiteral("ids"), QJsonArray{QJsonArray{anyJoint(), pick(40)}}}});
        break;
    case 6:
        done = document.execute(QStringLiteral("rig.setDefaultJoint"), {{QStringLiteral("joint"), anyJoint()}});
        break;
    case 7:
        document.undoStack()->undo();
        break;
    case 8:
        document.undoStack()->redo();
        break;
    case 9:
        document.undoStack()->setIndex(pick(document.undoStack()->count() + 1));
        break;
    case 10:
        done = document.executeAll(
            QStringLiteral("two at once"),
            {{QStringLiteral("joint.rename"), {{QStringLiteral("joint"), anyJoint()}, {QStringLiteral("name"), QStringLiteral("twice")}}},
             {QStringLiteral("binding.assign"), bindingAssignArgs({{static_cast<JointId>(anyJoint()), voxels()}})}});
        break;
    case 12:
        done = document.execute(QStringLiteral("clip.moveKeys"), {{QStringLiteral("clip"), 3},
                                                                  {QStringLiteral("keys"), QJsonArray{QJsonArray{5, 100 * pick(9), 100 * pick(9)}}},
                                                                  {QStringLiteral("deltaMs"), number() * 20},
                                                                  {QStringLiteral("scale"), number() + 5}});
        break;
    case 13:
        done = document.execute(QStringLiteral("clip.mirror"), {{QStringLiteral("clip"), 9}, {QStringLiteral("halfOffset"), pick(2) == 1}});
        break;
    case 14:
        done = document.execute(QStringLiteral("clip.setKeys"),
                                {{QStringLiteral("clip"), 3},
                                 {QStringLiteral("keys"), QJsonArray{QJsonObject{{QStringLiteral("joint"), anyJoint()},
                                                                                 {QStringLiteral("timeMs"), pick(800)},
                                                                                 {QStringLiteral("translation"), QJsonArray{number(), -0.0, number()}}}}}});
        break;
    default:
        done = document.execute(QStringLiteral("binding.assign"), bindingAssignArgs({{static_cast<JointId>(anyJoint()), voxels()}}));
    }
}

} // namespace marrow::test
