#pragma once

#include "app/jobs/job.h"

namespace marrow {

struct PlayOptions
{
    QString rig;
    QString script;
};

/// play: drives a puppet by a script of steps and prints what was seen (cli.md; the commands are listed at ScriptPlayer).
Job playJob();

/// The `steps` of a script: an object with them, or the bare list. NaN, Infinity and -Infinity, which JSON lacks but many
/// programs write, are understood. Fails with json.syntax (byte offset) or script.form.
Result<QJsonArray> parseScript(const QByteArray &text);

} // namespace marrow
