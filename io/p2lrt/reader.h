#pragma once

#include "model/base/report.h"
#include "model/base/result.h"
#include "model/puppet/puppet.h"

#include <QByteArray>
#include <QString>

namespace marrow::p2lrt {

struct ReadOptions
{
    bool checkCrc = false; ///< refuse a chunk whose stored bytes do not have the CRC of the table
};

/// What came out of a file. The report holds what a person should know although the file is good: chunks that were not
/// understood, texture pages that cannot be shown.
struct ReadPuppet
{
    Puppet puppet;
    Report report;
};

/// Reads a `.p2lrt` of version 1 or 2 ("P2LRT evaluation rules" section 1): all or nothing. The puppet's arrays are
/// windows into `bytes`, which it keeps alive; nothing is decoded twice and texture pages not at all.
///
/// Failures have codes "p2lrt.…", a message that names the chunk, the record and the reason, and `where` =
/// "CHUNK+offset" within the decompressed chunk. What a hostile file can cost is bounded by memoryLimits (container.h)
/// and told in docs/limits.md. May be called from any thread.
Result<ReadPuppet> readPuppet(const QByteArray &bytes, const ReadOptions &options = {});

/// Reads a file, and beside it the texture pages that the puppet keeps in files of their own, if they are there. A page
/// whose path leaves the puppet's folder is not followed.
Result<ReadPuppet> readPuppetFile(const QString &path, const ReadOptions &options = {});

/// Reads those pages of a puppet that came from the bytes of the file `path`. Pages that are not there stay as they are.
void loadPagesBeside(Puppet &puppet, const QString &path);

} // namespace marrow::p2lrt
