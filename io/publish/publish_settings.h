#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <map>

namespace marrow {

inline constexpr char kPublishSettingsName[] = "publish.json";

/// What a project says about its publication, publish.json. Everything may be missing; docs/publishing.md describes it.
///
///     {"characters": {"chr_master": "characters/knight_rigged.glb"},
///      "members": {"master": "chr_master"}, "actions": ["idle", "walk"], "speeds": {"walk": 1.2},
///      "kinds": {"chopping": "chop"}, "default": "idle", "moving": "walk", "chasing": "run",
///      "licences": {"characters/*": "CC0 1.0"}, "puppets": {"version": 2, "compress": "zstd"}}
struct PublishSettings
{
    std::map<QString, QString> characters; ///< slug -> bound file, beside those that are found by their names
    std::map<QString, QString> members;    ///< member -> slug; empty: every character is a member of its own name
    QStringList actions;                   ///< ids; empty: all there are
    std::map<QString, double> speeds;
    bool mapsKinds = false;                ///< false: kinds are proposed from the actions
    std::map<QString, QString> kinds;
    QString defaultAction = QStringLiteral("idle");
    QString moving = QStringLiteral("walk");
    QString chasing = QStringLiteral("run");
    std::map<QString, QString> licences; ///< name or pattern of a path or origin -> licence
    int puppetVersion = 0;               ///< 0: as the file is
    QString puppetCompression;           ///< "none", "deflate", "zstd"; empty: as the file is

    bool operator==(const PublishSettings &) const = default;
};

/// Codes: "publish.settings" with a JSON pointer or a byte offset.
Result<PublishSettings> decodePublishSettings(const QByteArray &bytes);
QByteArray encodePublishSettings(const PublishSettings &settings);

} // namespace marrow
