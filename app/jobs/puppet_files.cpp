#include "app/jobs/puppet_jobs.h"
#include "app/jobs/puppet_verbs.h"

#include "io/p2lrt/container.h"
#include "io/p2lrt/writer.h"

#include <QCoreApplication>
#include <QDir>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

ByteArray window(const QByteArray &bytes)
{
    auto owner = std::make_shared<const QByteArray>(bytes);
    const auto *data = reinterpret_cast<const std::uint8_t *>(owner->constData());
    const auto size = static_cast<std::size_t>(owner->size());
    return ByteArray(std::move(owner), data, size, ArrayCodec::U8);
}

qint64 count(std::size_t size)
{
    return static_cast<qint64>(size);
}

QJsonArray chunkTable(const QByteArray &bytes)
{
    QJsonArray chunks;
    const ByteArray file = window(bytes);
    const auto container = p2lrt::readContainer(file);
    if (!container)
        return chunks;
    for (const p2lrt::ChunkEntry &entry : container->entries) {
        const QJsonValue crcOk = entry.hasCrc() ? QJsonValue(p2lrt::crcMatches(file, entry)) : QJsonValue();
        chunks.append(QJsonObject{{"tag", p2lrt::tagText(entry.tag)},
                                  {"version", entry.version},
                                  {"required", entry.required()},
                                  {"compression", p2lrt::compressionName(entry.compression())},
                                  {"offset", static_cast<qint64>(entry.offset)},
                                  {"length", static_cast<qint64>(entry.length)},
                                  {"rawLength", static_cast<qint64>(entry.rawLength)},
                                  {"crcOk", crcOk}});
    }
    return chunks;
}

std::uint32_t availableFeatures(const PuppetRig &rig)
{
    std::uint32_t bits = 0;
    if (!rig.skins.skins.empty())
        bits |= 1;
    if (!rig.bones.arcs.empty())
        bits |= 2;
    for (const Simulation &simulation : rig.simulations.simulations)
        bits |= simulation.colliders.empty() ? 4 : 4 | 8;
    return bits;
}

QJsonObject counts(const Puppet &puppet)
{
    const PuppetRig &rig = *puppet.rig;
    qint64 vertices = 0;
    for (const Mesh &mesh : rig.meshes)
        vertices += mesh.vertexCount();
    QJsonObject meta;
    for (const MetaEntry &entry : rig.meta)
        meta.insert(entry.key, entry.value);
    const Panel &panel = puppet.panel;
    return {{"parameters", count(rig.parameters.size())},
            {"deformers", count(rig.deformers.size())},
            {"parts", count(rig.parts.size())},
            {"meshes", count(rig.meshes.size())},
            {"vertices", vertices},
            {"glues", count(rig.glues.size())},
            {"textures", count(rig.textures.size())},
            {"physicsGroups", count(rig.physics.groups.size())},
            {"clips", count(rig.clips.size())},
            {"expressions", count(rig.expressions.size())},
            {"hitAreas", count(rig.hitAreas.size())},
            {"poseGroups", count(rig.pose.groups.size())},
            {"panel", QJsonObject{{"snaps", count(panel.snaps.size())},
                                  {"joysticks", count(panel.joysticks.size())},
                                  {"nodes", count(panel.nodes.size())}}},
            {"advancedAvailable", static_cast<qint64>(availableFeatures(rig))},
            {"meta", meta}};
}

QString countsText(const Puppet &puppet, const QJsonObject &result)
{
    QString text = Jobs::tr("P2LRT version %1, canvas %2 × %3")
                       .arg(result["version"].toInt())
                       .arg(static_cast<double>(puppet.rig->canvas.width))
                       .arg(static_cast<double>(puppet.rig->canvas.height))
                   + QLatin1Char('\n');
    for (const char *key : {"parameters", "deformers", "parts", "meshes", "vertices", "glues", "textures", "physicsGroups",
                            "clips", "expressions", "hitAreas", "poseGroups"})
        text += QStringLiteral("  %1: %2\n").arg(QLatin1String(key)).arg(result[QLatin1String(key)].toInteger());
    for (const QJsonValue &chunk : result["chunks"].toArray())
        text += QStringLiteral("  %1 %2  %3\n")
                    .arg(chunk["tag"].toString())
                    .arg(chunk["version"].toInt())
                    .arg(Jobs::tr("%1 bytes (%2, %3 unpacked)")
                             .arg(chunk["length"].toInteger())
                             .arg(chunk["compression"].toString())
                             .arg(chunk["rawLength"].toInteger()));
    return text;
}

JobOutcome save(const Puppet &puppet, const QString &out, const p2lrt::WriteOptions &options, Report found)
{
    const Result<Report> saved = p2lrt::savePuppet(puppet, out, options);
    if (!saved)
        return JobOutcome::failed(saved.error(), std::move(found));
    JobOutcome outcome;
    outcome.report = std::move(found);
    outcome.report.append(*saved);
    QJsonArray notes;
    for (const Issue &issue : saved->issues())
        notes.append(issue.message);
    outcome.result = QJsonObject{{"out", out}, {"notes", notes}};
    outcome.text = Jobs::tr("Saved %1").arg(QDir::toNativeSeparators(out)) + QLatin1Char('\n');
    return outcome;
}

} // namespace

JobOutcome inspectPuppet(const QString &file, const JobContext &)
{
    const auto bytes = readWholeFile(file);
    if (!bytes)
        return JobOutcome::failed(bytes.error());
    const auto read = p2lrt::readPuppetFile(file);
    if (!read)
        return JobOutcome::failed(read.error());
    const Canvas &canvas = read->puppet.rig->canvas;
    QJsonObject result = counts(read->puppet);
    result.insert("version", read->puppet.source->version);
    result.insert("minor", read->puppet.source->minor);
    result.insert("namesStripped", read->puppet.source->namesStripped());
    result.insert("chunks", chunkTable(*bytes));
    result.insert("canvas", QJsonObject{{"width", static_cast<double>(canvas.width)},
                                        {"height", static_cast<double>(canvas.height)},
                                        {"originX", static_cast<double>(canvas.originX)},
                                        {"originY", static_cast<double>(canvas.originY)},
                                        {"pixelsPerUnit", static_cast<double>(canvas.pixelsPerUnit)}});
    JobOutcome outcome;
    outcome.report = read->report;
    outcome.text = countsText(read->puppet, result);
    outcome.result = result;
    return outcome;
}

FileVerdict validatePuppet(const QString &file, const ValidateOptions &options, const JobContext &)
{
    FileVerdict verdict;
    const auto read = p2lrt::readPuppetFile(file, {.checkCrc = options.checkCrc});
    verdict.ok = read.ok();
    if (!read) {
        verdict.report.add(issueFrom(read.error()));
        return verdict;
    }
    verdict.report = read->report;
    decodeTexturePages(*read->puppet.rig, verdict.report); // a player would show a hole where a page is broken
    return verdict;
}

JobOutcome resavePuppet(const ResaveOptions &options, const JobContext &)
{
    const auto read = p2lrt::readPuppetFile(options.in);
    if (!read)
        return JobOutcome::failed(read.error());
    JobOutcome outcome = save(read->puppet, options.out, p2lrt::optionsOf(read->puppet), read->report);
    if (!outcome.failure) {
        QJsonObject result = outcome.result.toObject();
        result.insert("in", options.in);
        outcome.result = result;
    }
    return outcome;
}

Result<p2lrt::WriteOptions> writeOptionsFor(const Puppet &puppet, const ConvertOptions &options)
{
    const int version = options.toVersion.value_or(2);
    if (version != 1 && version != 2)
        return usageError("usage.value", Jobs::tr("--to-version is 1 or 2, but %1 was given.").arg(version));
    p2lrt::WriteOptions write = p2lrt::optionsOf(puppet);
    write.version = version;
    write.stripNames = options.stripNames;
    if (options.compress == QLatin1String("none"))
        write.compression = p2lrt::Compression::None;
    else if (options.compress == QLatin1String("deflate"))
        write.compression = p2lrt::Compression::Deflate;
    else if (options.compress == QLatin1String("zstd"))
        write.compression = p2lrt::Compression::Zstd;
    return write;
}

JobOutcome exportPuppet(const Puppet &puppet, const ConvertOptions &options, Report found)
{
    const auto write = writeOptionsFor(puppet, options);
    if (!write)
        return JobOutcome::failed(write.error(), std::move(found));
    return save(puppet, options.out, *write, std::move(found));
}

JobOutcome convertPuppet(const ConvertOptions &options, const JobContext &)
{
    const auto read = p2lrt::readPuppetFile(options.in);
    if (!read)
        return JobOutcome::failed(read.error());
    return exportPuppet(read->puppet, options, read->report);
}

FileVerbs puppetFileVerbs()
{
    FileVerbs verbs;
    verbs.kind = FileKind::Puppet;
    verbs.format = QStringLiteral("p2lrt");
    verbs.inspect = inspectPuppet;
    verbs.validate = validatePuppet;
    verbs.resave = resavePuppet;
    verbs.diff = diffPuppets;
    verbs.render = renderPuppet;
    verbs.conversions = {{FileKind::Puppet, QStringLiteral("p2lrt"), convertPuppet}};
    return verbs;
}

} // namespace marrow
