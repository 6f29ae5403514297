#pragma once

#include "io/publish/publish_plan.h"

#include <QDateTime>

namespace marrow {

/// Before anything is planned: names that can be published, each once also where capitals do not count, no target that is a source (by path,
/// by link of either kind, or by another way of writing the same name), and nothing in the way that the last publication did not put there.
/// Codes: publish.name, publish.source, publish.foreign.
Result<void> checkPublishTargets(const PublishRequest &request, const PublishManifest *last);

/// Whether the contract fits what is published with it: its packs are there, and its actions are clips. Codes: publish.contract.
Result<void> checkPublishRequest(const PublishRequest &request);

/// The whole file; codes publish.read. Never opened for writing.
Result<QByteArray> readPublishFile(const QString &path);

/// Whether bytes are what their kind promises, as a game would find out: a rigged model has a skin, a pack has the clips and no mesh, a rig
/// or puppet opens. Codes: publish.verify.
Result<void> verifyPublished(const PublishItem &item, const QByteArray &bytes, const QStringList &clips);

/// Which of the clips a pack lacks; all of them when it cannot be read.
QStringList missingClips(const QByteArray &pack, const QStringList &clips);

/// ISO 8601 in UTC, to the second.
QString publishTimeText(const QDateTime &time);

} // namespace marrow
