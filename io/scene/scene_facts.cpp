#include "io/scene/scene_facts.h"

#include <QJsonArray>

namespace marrow {

namespace {

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &entry : value.toArray())
        list.append(entry.toString());
    return list;
}

} // namespace

QJsonObject toJson(const SceneFacts &facts)
{
    QJsonArray bounds;
    for (const double bound : facts.bounds)
        bounds.append(bound);
    return {{"faces", facts.faces}, {"vertices", facts.vertices}, {"joints", facts.joints}, {"clips", facts.clips}, {"area", facts.area}, {"bounds", bounds},
            {"metresPerUnit", facts.metresPerUnit}, {"up", facts.up}, {"pivots", facts.pivots}, {"limitedVertices", facts.limitedVertices},
            {"unweightedVertices", facts.unweightedVertices}, {"shearedNodes", facts.shearedNodes}, {"linesAndPoints", facts.linesAndPoints},
            {"leftHanded", facts.leftHanded}, {"lostBones", QJsonArray::fromStringList(facts.lostBones)},
            {"emptyClips", QJsonArray::fromStringList(facts.emptyClips)}, {"morphTracks", facts.morphTracks}};
}

SceneFacts sceneFactsFrom(const QJsonObject &json)
{
    const auto number = [&](const char *name) { return json.value(QLatin1String(name)).toInteger(); };
    SceneFacts facts;
    facts.faces = number("faces");
    facts.vertices = number("vertices");
    facts.joints = number("joints");
    facts.clips = number("clips");
    facts.area = json.value(QStringLiteral("area")).toDouble();
    const QJsonArray bounds = json.value(QStringLiteral("bounds")).toArray();
    for (std::size_t i = 0; i < facts.bounds.size(); ++i)
        facts.bounds[i] = bounds.at(static_cast<qsizetype>(i)).toDouble();
    facts.metresPerUnit = json.value(QStringLiteral("metresPerUnit")).toDouble(1);
    facts.up = json.value(QStringLiteral("up")).toString();
    facts.pivots = number("pivots");
    facts.limitedVertices = number("limitedVertices");
    facts.unweightedVertices = number("unweightedVertices");
    facts.shearedNodes = number("shearedNodes");
    facts.linesAndPoints = number("linesAndPoints");
    facts.leftHanded = json.value(QStringLiteral("leftHanded")).toBool();
    facts.lostBones = strings(json.value(QStringLiteral("lostBones")));
    facts.emptyClips = strings(json.value(QStringLiteral("emptyClips")));
    facts.morphTracks = number("morphTracks");
    return facts;
}

} // namespace marrow
