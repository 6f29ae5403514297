#include "model/base/checksum.h"
#include "model/commands/command_args.h"

#include <QByteArray>

#include <algorithm>

namespace marrow::commands {

namespace {

/// Larger than any thumbnail, small enough to be kept in the history and the journal.
constexpr qsizetype kMaxThumbnailBytes = 8 << 20;

Result<QString> setThumbnail(VoxelState &state, const QJsonObject &args)
{
    const Result<QString> text = textArg(args, QStringLiteral("png"));
    if (!text)
        return text.error();
    const QByteArray png = QByteArray::fromBase64(text->toLatin1());
    if (!png.startsWith("\x89PNG\r\n\x1a\n") || png.size() > kMaxThumbnailBytes)
        return badArgument(QStringLiteral("png"), Text::tr("it is not a PNG picture of at most %1 bytes").arg(kMaxThumbnailBytes));

    auto &sections = state.asset.sections;
    const auto old = std::find_if(sections.begin(), sections.end(), [](const FileSection &s) { return s.tag == "THMB"; });
    FileSection &section = old != sections.end() ? *old : sections.emplace_back();
    if (section.bytes == png)
        return Text::tr("Refresh the thumbnail");
    FileSection fresh;
    fresh.tag = "THMB";
    // Directory flags of A.4: rebuildable and for presentation only.
    fresh.flags = 0b110;
    fresh.rawLength = static_cast<std::uint64_t>(png.size());
    fresh.bytes = png;
    fresh.crc32 = checksum32(png);
    section = std::move(fresh);
    return Text::tr("Refresh the thumbnail");
}

} // namespace

void addThumbnailCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("thumbnail.set"), setThumbnail);
}

} // namespace marrow::commands
