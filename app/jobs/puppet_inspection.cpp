#include "app/jobs/puppet_verbs.h"

#include "io/p2lrt/container.h"
#include "io/save_file.h"

#include <QCoreApplication>

#include <utility>

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

/// The counts in the words of whoever reads them; the keys of the JSON never change.
QString countLines(const QJsonObject &result)
{
    const std::pair<const char *, QString> rows[] = {
        {"parameters", Jobs::tr("parameters")},   {"deformers", Jobs::tr("deformers")},     {"parts", Jobs::tr("parts")},
        {"meshes", Jobs::tr("meshes")},           {"vertices", Jobs::tr("vertices")},       {"glues", Jobs::tr("glues")},
        {"textures", Jobs::tr("texture pages")},  {"physicsGroups", Jobs::tr("physics groups")}, {"clips", Jobs::tr("clips")},
        {"expressions", Jobs::tr("expressions")}, {"hitAreas", Jobs::tr("hit areas")},      {"poseGroups", Jobs::tr("pose groups")}};
    QString text;
    for (const auto &[key, noun] : rows)
        text += Jobs::tr("  %1: %2").arg(noun).arg(result[QLatin1String(key)].toInteger()) + QLatin1Char('\n');
    const QJsonObject panel = result["panel"].toObject();
    text += Jobs::tr("  panel: %1 nodes, %2 joysticks, %3 parameters that snap")
                .arg(panel["nodes"].toInteger()).arg(panel["joysticks"].toInteger()).arg(panel["snaps"].toInteger()) + QLatin1Char('\n');
    return text;
}

QString featureLine(qint64 bits)
{
    const std::pair<qint64, QString> features[] = {
        {1, Jobs::tr("skin")}, {2, Jobs::tr("exact links")}, {4, Jobs::tr("simulation")}, {8, Jobs::tr("collision")}};
    QStringList names;
    for (const auto &[bit, name] : features) {
        if (bits & bit)
            names.append(name);
    }
    return Jobs::tr("  advanced mode: %1").arg(names.isEmpty() ? Jobs::tr("nothing") : names.join(Jobs::tr(", "))) + QLatin1Char('\n');
}

QString chunkLine(const QJsonValue &chunk)
{
    const QJsonValue crc = chunk["crcOk"];
    const QString crcText = crc.isNull() ? Jobs::tr("no CRC") : crc.toBool() ? Jobs::tr("CRC right") : Jobs::tr("CRC wrong");
    return QStringLiteral("  %1 %2  %3\n")
        .arg(chunk["tag"].toString())
        .arg(chunk["version"].toInt())
        .arg(Jobs::tr("%1 bytes (%2, %3 unpacked), %4")
                 .arg(chunk["length"].toInteger())
                 .arg(chunk["compression"].toString())
                 .arg(chunk["rawLength"].toInteger())
                 .arg(crcText));
}

QString inspectionText(const Puppet &puppet, const QJsonObject &result)
{
    QString text = Jobs::tr("P2LRT version %1, canvas %2 × %3")
                       .arg(result["version"].toInt())
                       .arg(static_cast<double>(puppet.rig->canvas.width))
                       .arg(static_cast<double>(puppet.rig->canvas.height))
                   + QLatin1Char('\n');
    text += countLines(result) + featureLine(result["advancedAvailable"].toInteger());
    if (result["namesStripped"].toBool())
        text += Jobs::tr("  names were stripped") + QLatin1Char('\n');
    for (const MetaEntry &entry : puppet.rig->meta)
        text += QStringLiteral("  %1: %2\n").arg(entry.key, entry.value);
    text += Jobs::tr("Chunks:") + QLatin1Char('\n');
    for (const QJsonValue &chunk : result["chunks"].toArray())
        text += chunkLine(chunk);
    return text;
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
    outcome.text = inspectionText(read->puppet, result);
    outcome.result = result;
    return outcome;
}

} // namespace marrow
