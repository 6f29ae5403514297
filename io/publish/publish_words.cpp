#include "io/publish/publish_words.h"

#include "io/gltf/gltf_reader.h"
#include "io/publish/section_hashes.h"

#include <QCoreApplication>

namespace marrow {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

constexpr int kMostNamed = 5;

QString several(const QStringList &names)
{
    QString text = names.mid(0, kMostNamed).join(Words::tr(", "));
    if (names.size() > kMostNamed)
        text += Words::tr(" and %n more", nullptr, static_cast<int>(names.size()) - kMostNamed);
    return text;
}

QStringList without(const QStringList &list, const QStringList &taken)
{
    QStringList rest;
    for (const QString &entry : list) {
        if (!taken.contains(entry))
            rest.append(entry);
    }
    return rest;
}

QStringList keysOf(const std::map<QString, QString> &map)
{
    QStringList keys;
    for (const auto &[key, value] : map)
        keys.append(key);
    return keys;
}

QStringList sectionWords(PublishedKind kind, const QByteArray &before, const QByteArray &after)
{
    const QStringList sections = differingSections(sectionHashes(kind, before), sectionHashes(kind, after));
    return sections.isEmpty() ? QStringList{Words::tr("other bytes")} : QStringList{Words::tr("other bytes in %1").arg(several(sections))};
}

void compareMaps(const QString &what, const std::map<QString, QString> &before, const std::map<QString, QString> &after, QStringList &words)
{
    const QStringList added = without(keysOf(after), keysOf(before));
    const QStringList gone = without(keysOf(before), keysOf(after));
    if (!added.isEmpty())
        words.append(Words::tr("new %1: %2").arg(what, several(added)));
    if (!gone.isEmpty())
        words.append(Words::tr("%1 no longer there: %2").arg(what, several(gone)));
    for (const auto &[key, value] : after) {
        const auto old = before.find(key);
        if (old != before.end() && old->second != value)
            words.append(Words::tr("%1: %2 instead of %3").arg(key, value, old->second));
    }
}

} // namespace

QStringList newFileWords(PublishedKind kind, int clips)
{
    if (kind == PublishedKind::ActionPack)
        return {Words::tr("new, %n clip(s)", nullptr, clips)};
    return {Words::tr("new")};
}

ContentChange contentChange(PublishedKind kind, const QByteArray &before, const QByteArray &after)
{
    ContentChange change;
    if (kind == PublishedKind::ActionPack || kind == PublishedKind::RiggedModel || kind == PublishedKind::VoxelModel) {
        const auto left = readGltf(before);
        const auto right = readGltf(after);
        if (left && right) {
            if (kind != PublishedKind::ActionPack)
                change.words = modelChangeWords(left->model, right->model);
            change.clips = clipChanges(left->model, right->model);
            for (const ClipChange &clip : change.clips)
                change.words.append(clipChangeWords(clip));
        }
    }
    if (change.words.isEmpty())
        change.words = sectionWords(kind, before, after);
    return change;
}

QStringList contractChangeWords(const AnimMap &before, const AnimMap &after)
{
    QStringList words;
    compareMaps(Words::tr("members"), before.memberAnims, after.memberAnims, words);
    compareMaps(Words::tr("kinds"), before.kindMap, after.kindMap, words);
    const QStringList added = without(after.clipNames, before.clipNames);
    const QStringList gone = without(before.clipNames, after.clipNames);
    if (!added.isEmpty())
        words.append(Words::tr("new clips: %1").arg(several(added)));
    if (!gone.isEmpty())
        words.append(Words::tr("clips no longer there: %1").arg(several(gone)));
    if (before.defaultAction != after.defaultAction)
        words.append(Words::tr("default: %1 instead of %2").arg(after.defaultAction, before.defaultAction));
    if (before.moving != after.moving)
        words.append(Words::tr("moving: %1 instead of %2").arg(after.moving, before.moving));
    if (before.chasing != after.chasing)
        words.append(Words::tr("chasing: %1 instead of %2").arg(after.chasing, before.chasing));
    return words;
}

} // namespace marrow
