#include "io/p2lrt/version1_losses.h"

#include "io/p2lrt/chunk_encoder.h"
#include "io/p2lrt/messages.h"

#include <algorithm>

namespace marrow::p2lrt {

namespace {

void lose(Report &report, const QString &section, const QString &what)
{
    report.add(Issue{.severity = Severity::Warning, .code = QStringLiteral("p2lrt.lost"),
                     .message = P2lrt::tr("%1: version 1 cannot hold %2; left out").arg(section, what), .section = section});
}

QString contentOf(const Tag &chunk)
{
    static const std::pair<Tag, const char *> names[] = {
        {tag("PGUI"), QT_TRANSLATE_NOOP("P2lrt", "the parameter panel")},
        {tag("META"), QT_TRANSLATE_NOOP("P2lrt", "information about the file")},
        {tag("BONE"), QT_TRANSLATE_NOOP("P2lrt", "bones and exact links")},
        {tag("SKIN"), QT_TRANSLATE_NOOP("P2lrt", "skinning")},
        {tag("COLL"), QT_TRANSLATE_NOOP("P2lrt", "colliders")},
        {tag("SIMS"), QT_TRANSLATE_NOOP("P2lrt", "simulations")},
        {tag("EXPR"), QT_TRANSLATE_NOOP("P2lrt", "expressions")},
        {tag("HITA"), QT_TRANSLATE_NOOP("P2lrt", "hit areas")},
        {tag("UDAT"), QT_TRANSLATE_NOOP("P2lrt", "user data")},
        {tag("POSE"), QT_TRANSLATE_NOOP("P2lrt", "pose groups")},
        {tag("CEXT"), QT_TRANSLATE_NOOP("P2lrt", "events and extra curves of clips")},
    };
    for (const auto &[known, name] : names) {
        if (known == chunk)
            return P2lrt::tr(name);
    }
    return tagText(chunk);
}

template <class Item>
std::size_t removeVertical(std::vector<Item> &items)
{
    return std::erase_if(items, [](const Item &item) { return item.source == PhysicsSource::Y; });
}

void dropVerticalPhysics(PuppetRig &rig, Report &report)
{
    std::size_t removed = 0;
    for (PhysicsGroup &group : rig.physics.groups)
        removed += removeVertical(group.inputs) + removeVertical(group.outputs);
    if (removed > 0)
        lose(report, QStringLiteral("PHYS"), P2lrt::tr("%1 vertical inputs and outputs of physics").arg(removed));
}

/// Version 1 knows PNG pages alone. An external page that was found and is a PNG is embedded; any other becomes an empty
/// page, so that the numbers of the pages stay.
void embedPages(PuppetRig &rig, Report &report)
{
    constexpr std::uint8_t kPng[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    for (std::size_t i = 0; i < rig.textures.size(); ++i) {
        TexturePage &page = rig.textures[i];
        if (page.kind == TextureKind::Png)
            continue;
        const ByteArray outside = page.externalData;
        const bool png = outside.size() > sizeof kPng && std::equal(std::begin(kPng), std::end(kPng), outside.begin());
        if (!png)
            lose(report, QStringLiteral("TEXR"), P2lrt::tr("texture page %1, which is not a PNG").arg(i));
        page = TexturePage{TextureKind::Png, page.width, page.height, png ? outside : ByteArray(), {}};
    }
}

} // namespace

PuppetRig withoutVersion2(const Puppet &puppet, Report &report)
{
    PuppetRig rig = *puppet.rig;
    for (const ChunkKind &kind : chunkKinds()) {
        if (!kind.core && !kind.empty(rig, puppet.panel))
            lose(report, tagText(kind.tag), contentOf(kind.tag));
    }
    if (puppet.source) {
        for (const SourceChunk &chunk : puppet.source->chunks) {
            if (!chunk.known)
                lose(report, tagText(chunk.tag), P2lrt::tr("a chunk that is not understood"));
        }
    }
    dropVerticalPhysics(rig, report);
    embedPages(rig, report);
    return rig;
}

} // namespace marrow::p2lrt
