#pragma once

#include "io/p2lrt/container.h"
#include "model/base/report.h"
#include "model/base/result.h"
#include "model/puppet/puppet.h"

#include <QByteArray>
#include <QString>

namespace marrow::p2lrt {

struct WriteOptions
{
    int version = 2; ///< 1 or 2
    /// Version 2. Each chunk is compressed only where that makes it smaller, and the texture pages never.
    Compression compression = Compression::None;
    bool stripNames = false; ///< leave the names out and keep the ids
};

/// What a puppet would be written with to come out as it came in: the version and compression of its file. A puppet of
/// version 1 that was given a panel becomes version 2, as version 1 has none.
WriteOptions optionsOf(const Puppet &puppet);

struct WrittenPuppet
{
    QByteArray bytes;
    Report report; ///< what the file cannot hold and has therefore lost, a warning each
};

/// Writes a puppet. The same puppet and options give the same bytes on every run and machine with the same compression
/// libraries. A chunk whose content is what it was when read keeps its decompressed payload to the byte, chunks that are
/// not understood come back as they were stored, and arrays keep the codec they carry. What was written is read once more
/// before it is handed out, so that an impossible puppet fails here (code "p2lrt.unreadable") and not when it is next opened.
Result<WrittenPuppet> writePuppet(const Puppet &puppet, const WriteOptions &options = {});

/// Writes a puppet and saves it in place of the file, keeping one backup (io/save_file.h). Returns the report.
Result<Report> savePuppet(const Puppet &puppet, const QString &path, const WriteOptions &options = {});

} // namespace marrow::p2lrt
