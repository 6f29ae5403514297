#include "io/actions/hand_keyed_file.h"

#include "io/actions/action_file.h"
#include "io/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <charconv>
#include <cmath>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(HandKeyedFile)
};

constexpr float kUnitTolerance = 0.01F; ///< numbers somebody rounded by hand
constexpr float kExactlyUnit = 1e-6F;
constexpr float kFarthestHips = 1000; ///< in hip heights
constexpr double kHighestFps = 240;
constexpr qsizetype kActionSuffix = 12; ///< ".action.json"

Error fault(const char *code, const QString &pointer, const QString &message)
{
    Error error{QString::fromLatin1(code), pointer.isEmpty() ? message : Text::tr("%1: %2").arg(pointer, message), pointer, {}};
    error.pointer = pointer;
    return error;
}

void appendRow(QByteArray &out, const auto &values)
{
    out += '[';
    for (Eigen::Index i = 0; i < values.size(); ++i) {
        char digits[32];
        const auto end = std::to_chars(digits, digits + sizeof digits, values[i] == 0 ? 0.0F : values[i]); // no minus zero
        out += i > 0 ? ", " : "";
        out.append(digits, end.ptr - digits);
    }
    out += ']';
}

QByteArray quoted(const QString &text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

template <int count>
Result<Eigen::Vector<float, count>> rowAt(const QJsonValue &value, const QString &pointer)
{
    const QJsonArray list = value.toArray();
    Eigen::Vector<float, count> row = Eigen::Vector<float, count>::Zero();
    bool good = list.size() == count;
    for (int i = 0; i < count && good; ++i) {
        row[i] = static_cast<float>(list[i].toDouble(NAN));
        good = std::isfinite(row[i]);
    }
    if (!good)
        return fault("handkeyed.value", pointer, Text::tr("%1 numbers belong here.").arg(count));
    return row;
}

Result<void> readJoints(const QJsonObject &joints, const QString &pointer, HandKey &key)
{
    for (auto it = joints.begin(); it != joints.end(); ++it) {
        const QString place = pointer + QLatin1Char('/') + it.key();
        const int joint = humanoidJoint(it.key());
        if (joint < 0)
            return fault("handkeyed.value", place, Text::tr("“%1” is no joint of the skeleton.").arg(it.key()));
        if (joint == 0)
            return fault("handkeyed.value", place, Text::tr("the root is never moved by an action."));
        const auto row = rowAt<4>(it.value(), place);
        if (!row)
            return row.error();
        if (!(std::abs(row->norm() - 1) <= kUnitTolerance))
            return fault("handkeyed.value", place, Text::tr("a rotation has the length 1, this one has %1.").arg(static_cast<double>(row->norm())));
        Eigen::Quaternionf rotation((*row)[3], (*row)[0], (*row)[1], (*row)[2]);
        if (std::abs(row->norm() - 1) > kExactlyUnit)
            rotation.normalize();
        key.rotations[static_cast<std::size_t>(joint)] = rotation;
    }
    return {};
}

Result<HandKey> readKey(const QJsonValue &value, const QString &pointer, int after)
{
    if (!value.isObject())
        return fault("handkeyed.value", pointer, Text::tr("a key belongs here."));
    const QJsonObject json = value.toObject();
    HandKey key;
    const double frame = json.value(QStringLiteral("frame")).toDouble(NAN);
    if (!(frame >= 0 && frame <= kMaxHandKeyedFrame) || frame != std::floor(frame))
        return fault("handkeyed.value", pointer + QStringLiteral("/frame"), Text::tr("a whole number from 0 to %1 belongs here.").arg(kMaxHandKeyedFrame));
    key.frame = static_cast<int>(frame);
    if (key.frame <= after)
        return fault("handkeyed.value", pointer + QStringLiteral("/frame"), Text::tr("frame %1 comes behind frame %2; keys must ascend.").arg(key.frame).arg(after));
    if (!json.value(QStringLiteral("joints")).isObject())
        return fault("handkeyed.value", pointer + QStringLiteral("/joints"), Text::tr("the rotations of the joints, by name, belong here."));
    if (const Result<void> joints = readJoints(json.value(QStringLiteral("joints")).toObject(), pointer + QStringLiteral("/joints"), key); !joints)
        return joints.error();
    const QJsonValue hips = json.value(QStringLiteral("hips"));
    if (!hips.isUndefined() && !hips.isNull()) {
        const auto row = rowAt<3>(hips, pointer + QStringLiteral("/hips"));
        if (!row)
            return row.error();
        if (row->norm() > kFarthestHips)
            return fault("handkeyed.value", pointer + QStringLiteral("/hips"), Text::tr("the hips cannot be that far from their rest."));
        key.hips = *row;
    }
    return key;
}

/// Whether a JSON object means to be a hand-keyed document at all.
bool isHandKeyed(const QJsonObject &json)
{
    return json.contains(QStringLiteral("slug")) && json.contains(QStringLiteral("action")) && json.contains(QStringLiteral("keys"));
}

} // namespace

QString handKeyedFileName(const QString &slug, const QString &action)
{
    return actionFileName(slug + QLatin1Char('_') + action).chopped(kActionSuffix) + QStringLiteral(".json");
}

QByteArray encodeHandKeyed(const HandKeyedAction &action)
{
    QByteArray out = "{\"slug\": " + quoted(action.slug) + ", \"action\": " + quoted(action.action) + ", \"fps\": " + QByteArray::number(action.fps, 'g', 17)
        + ", \"loop\": " + (action.loop ? "true" : "false") + ",\n \"keys\": [";
    for (std::size_t i = 0; i < action.keys.size(); ++i) {
        const HandKey &key = action.keys[i];
        out += (i > 0 ? ",\n  {\"frame\": " : "\n  {\"frame\": ") + QByteArray::number(key.frame) + ", \"joints\": {";
        bool first = true;
        for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
            const auto &rotation = key.rotations[static_cast<std::size_t>(joint)];
            if (!rotation)
                continue;
            out += (first ? "" : ", ") + quoted(humanoidJointName(joint)) + ": ";
            appendRow(out, rotation->coeffs());
            first = false;
        }
        out += '}';
        if (key.hips) {
            out += ", \"hips\": ";
            appendRow(out, *key.hips);
        }
        out += '}';
    }
    out += "]}\n";
    return out;
}

Result<HandKeyedAction> decodeHandKeyed(const QByteArray &bytes)
{
    QJsonParseError syntax;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &syntax);
    if (syntax.error != QJsonParseError::NoError) {
        Error error{QStringLiteral("handkeyed.syntax"), Text::tr("This is not JSON: %1 (byte %2).").arg(syntax.errorString()).arg(syntax.offset), QString::number(syntax.offset), {}};
        error.offset = syntax.offset;
        return error;
    }
    const QJsonObject json = document.object();
    if (!isHandKeyed(json))
        return fault("handkeyed.format", {}, Text::tr("This is no hand-keyed action: it has no “slug”, “action” and “keys”."));
    HandKeyedAction action;
    action.slug = json.value(QStringLiteral("slug")).toString();
    action.action = json.value(QStringLiteral("action")).toString();
    if (action.slug.isEmpty())
        return fault("handkeyed.value", QStringLiteral("/slug"), Text::tr("the name of the character belongs here."));
    if (action.action.isEmpty())
        return fault("handkeyed.value", QStringLiteral("/action"), Text::tr("the id of the action belongs here."));
    action.fps = json.value(QStringLiteral("fps")).toDouble(NAN);
    if (!(action.fps >= 1 && action.fps <= kHighestFps))
        return fault("handkeyed.value", QStringLiteral("/fps"), Text::tr("frames a second, from 1 to %1, belong here.").arg(kHighestFps));
    if (!json.value(QStringLiteral("loop")).isBool())
        return fault("handkeyed.value", QStringLiteral("/loop"), Text::tr("true or false belongs here."));
    action.loop = json.value(QStringLiteral("loop")).toBool();
    if (!json.value(QStringLiteral("keys")).isArray())
        return fault("handkeyed.value", QStringLiteral("/keys"), Text::tr("a list of keys belongs here."));
    const QJsonArray keys = json.value(QStringLiteral("keys")).toArray();
    for (qsizetype i = 0; i < keys.size(); ++i) {
        auto key = readKey(keys.at(i), QStringLiteral("/keys/%1").arg(i), action.keys.empty() ? -1 : action.lastFrame());
        if (!key)
            return key.error();
        action.keys.push_back(*std::move(key));
    }
    return action;
}

Result<HandKeyedAction> openHandKeyed(const QString &path)
{
    QFile file(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), Text::tr("%1 could not be opened: %2.").arg(shown, file.errorString()), path, {}};
    if (file.size() > kMaxHandKeyedFileBytes)
        return Error{QStringLiteral("file.too-large"), Text::tr("%1 is larger than a hand-keyed action can be (64 MiB).").arg(shown), path, {}};
    return decodeHandKeyed(file.readAll());
}

Result<void> saveHandKeyed(const QString &path, const HandKeyedAction &action)
{
    return saveFile(path, encodeHandKeyed(action));
}

Result<SourceFolder> openActionSources(const QString &folder, const Progress &progress)
{
    auto baked = openActions(folder, progress.sub(0, 0.9));
    if (!baked)
        return baked.error();
    SourceFolder result;
    result.sources.retargeted = std::move(baked->actions);
    result.report = std::move(baked->report);
    const QDir dir(folder);
    const QStringList names = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        if (name.endsWith(QLatin1String(".action.json")))
            continue;
        auto action = openHandKeyed(dir.filePath(name));
        if (action) {
            result.sources.handKeyed.push_back(*std::move(action));
        } else if (action.error().code != QLatin1String("handkeyed.format")) {
            Issue issue = issueFrom(action.error());
            issue.severity = Severity::Warning;
            issue.message = Text::tr("%1 was left out. %2").arg(name, issue.message);
            result.report.add(std::move(issue));
        }
    }
    return result;
}

} // namespace marrow
