#pragma once

#include "model/document/action_document.h"
#include "model/document/puppet_document.h"
#include "model/document/voxel_document.h"

#include <QSignalSpy>
#include <QtTest>

#include <functional>
#include <type_traits>

namespace marrow::test {

/// What must be equal for two states of an asset to be the same. Section for section, so it says where they differ.
inline QString difference(const VoxelAsset &a, const VoxelAsset &b)
{
    if (a.rig.has_value() != b.rig.has_value())
        return QStringLiteral("rig presence");
    if (a.rig && !(a.rig->skeleton == b.rig->skeleton))
        return QStringLiteral("skeleton");
    if (a.rig && !(a.rig->binding == b.rig->binding))
        return QStringLiteral("binding");
    if (a.rig && !(a.rig->clips == b.rig->clips))
        return QStringLiteral("clips");
    if (a.rigWasDropped != b.rigWasDropped)
        return QStringLiteral("rigWasDropped");
    if (!(a.sections == b.sections))
        return QStringLiteral("sections");
    if (!(a.grid == b.grid) || !(a.palette == b.palette) || a.assetUuid != b.assetUuid)
        return QStringLiteral("voxels");
    return {};
}

/// Part for part of what commands may change.
inline QString difference(const Puppet &a, const Puppet &b)
{
    if (!(a.panel.snaps == b.panel.snaps))
        return QStringLiteral("snaps");
    if (!(a.panel.joysticks == b.panel.joysticks))
        return QStringLiteral("joysticks");
    if (!(a.panel.nodes == b.panel.nodes))
        return QStringLiteral("nodes");
    return a.rig == b.rig && a.source == b.source ? QString() : QStringLiteral("rig");
}

inline QString difference(const HandKeyedAction &a, const HandKeyedAction &b)
{
    if (!(a.keys == b.keys))
        return QStringLiteral("keys");
    return a == b ? QString() : QStringLiteral("header");
}

template <class Document>
using AssetOf = std::decay_t<decltype(std::declval<const Document &>().asset())>;

/// Encodes an asset for comparison; null to compare values alone.
template <class Document>
using Encode = std::function<QByteArray(const AssetOf<Document> &)>;

/// Does a command, takes it back, does it again: the states before and after must come back whole (and, with `encode`, byte
/// for byte), with one step, one `committed` each time, and the selection. Empty when all is well, else what was wrong.
template <class Document>
QString undoCheck(Document &document, const QString &name, const QJsonObject &args,
                  const std::type_identity_t<Encode<Document>> &encode = nullptr)
{
    const auto before = document.asset();
    const auto selectedBefore = document.selection();
    const QByteArray bytesBefore = encode ? encode(before) : QByteArray();
    const int index = document.undoStack()->index();
    int committed = 0;
    QObject context;
    QObject::connect(&document, &Document::committed, &context, [&committed] { ++committed; });

    if (const Result<void> done = document.execute(name, args); !done)
        return QStringLiteral("%1 failed: %2 (%3)").arg(name, done.error().code, done.error().message);
    const auto after = document.asset();
    const auto selectedAfter = document.selection();
    const QByteArray bytesAfter = encode ? encode(after) : QByteArray();
    if (document.undoStack()->index() != index + 1 || committed != 1)
        return QStringLiteral("%1 made %2 steps and %3 signals").arg(name).arg(document.undoStack()->index() - index).arg(committed);
    if (difference(before, after).isEmpty())
        return name + QStringLiteral(" changed nothing");

    for (int round = 0; round < 2; ++round) {
        document.undoStack()->undo();
        if (const QString what = difference(document.asset(), before); !what.isEmpty())
            return QStringLiteral("%1: undo left another %2").arg(name, what);
        if (!(document.selection() == selectedBefore))
            return name + QStringLiteral(": undo left another selection");
        if (encode && encode(document.asset()) != bytesBefore)
            return name + QStringLiteral(": undo left other bytes");
        document.undoStack()->redo();
        if (const QString what = difference(document.asset(), after); !what.isEmpty())
            return QStringLiteral("%1: redo left another %2").arg(name, what);
        if (!(document.selection() == selectedAfter))
            return name + QStringLiteral(": redo left another selection");
        if (encode && encode(document.asset()) != bytesAfter)
            return name + QStringLiteral(": redo left other bytes");
    }
    if (committed != 5)
        return QStringLiteral("%1: %2 signals instead of 5").arg(name).arg(committed);
    return {};
}

} // namespace marrow::test
