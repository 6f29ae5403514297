#include "model/puppet/pose_json.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>

#include <cmath>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(PoseJson)
};

const QString kParameters = QStringLiteral("parameters");

QHash<QString, std::uint32_t> firstOfIds(const PuppetRig &rig)
{
    QHash<QString, std::uint32_t> first;
    for (std::uint32_t i = 0; i < rig.parameters.size(); ++i) {
        const QString &id = rig.parameters[i].id;
        if (!id.isEmpty() && !first.contains(id))
            first.insert(id, i);
    }
    return first;
}

} // namespace

QJsonObject poseToJson(const PuppetRig &rig, std::span<const float> values)
{
    const auto first = firstOfIds(rig);
    QJsonObject parameters;
    for (std::uint32_t i = 0; i < rig.parameters.size() && i < values.size(); ++i) {
        const QString &id = rig.parameters[i].id;
        const bool named = first.value(id, ~i) == i && !id.startsWith(QLatin1Char('#'));
        parameters.insert(named ? id : QStringLiteral("#%1").arg(i), static_cast<double>(values[i]));
    }
    return {{QStringLiteral("marrowPose"), 1}, {kParameters, parameters}};
}

PoseValues poseFromJson(const PuppetRig &rig, const QJsonObject &json)
{
    const auto first = firstOfIds(rig);
    const QJsonObject parameters = json.value(kParameters).isObject() ? json.value(kParameters).toObject() : json;
    PoseValues pose;
    for (auto entry = parameters.begin(); entry != parameters.end(); ++entry) {
        const auto value = static_cast<float>(entry.value().toDouble(std::nan("")));
        if (!std::isfinite(value))
            continue;
        bool numbered = entry.key().startsWith(QLatin1Char('#'));
        const std::uint32_t number = numbered ? entry.key().mid(1).toUInt(&numbered) : 0;
        const auto named = first.constFind(entry.key());
        if (numbered && number < rig.parameters.size())
            pose.values.emplace_back(number, value);
        else if (named != first.constEnd())
            pose.values.emplace_back(named.value(), value);
        else
            pose.unknown.append(entry.key());
    }
    return pose;
}

Result<PoseValues> poseFromText(const PuppetRig &rig, const QByteArray &text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (!document.isObject()) {
        return Error{QStringLiteral("pose.syntax"),
                     Text::tr("This text is not a pose. A pose is JSON that gives a number for each parameter."), {}, {}};
    }
    PoseValues pose = poseFromJson(rig, document.object());
    if (pose.values.empty())
        return Error{QStringLiteral("pose.empty"), Text::tr("This pose names no parameter that the puppet has."), {}, {}};
    return pose;
}

} // namespace marrow
