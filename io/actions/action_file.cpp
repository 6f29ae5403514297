#include "io/actions/action_file.h"

#include "io/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ActionFile)
};

constexpr std::pair<ActionSource, const char *> kSources[] = {
    {ActionSource::HandKeyed, "hand-keyed"}, {ActionSource::Retargeted, "retargeted"}, {ActionSource::Parametric, "parametric"}};

void appendNumber(QByteArray &out, float number)
{
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, number == 0 ? 0.0f : number); // no minus zero
    out.append(digits, end.ptr - digits);
}

template <class Vector>
void appendRow(QByteArray &out, const Vector &values)
{
    out += '[';
    for (Eigen::Index i = 0; i < values.size(); ++i) {
        if (i > 0)
            out += ',';
        appendNumber(out, values[i]);
    }
    out += ']';
}

QByteArray quoted(const QString &text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

Error fault(const char *code, const QString &pointer, const QString &message)
{
    Error error{QString::fromLatin1(code), message, pointer, {}};
    error.pointer = pointer;
    return error;
}

/// `count` finite numbers at `pointer`.
template <int count>
Result<Eigen::Vector<float, count>> rowAt(const QJsonValue &value, const QString &pointer)
{
    const QJsonArray list = value.toArray();
    Eigen::Vector<float, count> row;
    bool good = list.size() == count;
    for (int i = 0; i < count && good; ++i) {
        row[i] = static_cast<float>(list[i].toDouble(NAN));
        good = std::isfinite(row[i]);
    }
    if (!good)
        return fault("action.value", pointer, Text::tr("%1 numbers are needed here.").arg(count));
    return row;
}

Result<void> readHips(const QJsonObject &json, Action &action)
{
    if (!json.contains(QStringLiteral("hips")))
        return {};
    const QJsonArray rows = json.value(QStringLiteral("hips")).toArray();
    if (rows.size() != action.frames)
        return fault("action.value", QStringLiteral("/hips"), Text::tr("The hips have %1 places for %2 frames.").arg(rows.size()).arg(action.frames));
    for (int frame = 0; frame < action.frames; ++frame) {
        const auto row = rowAt<3>(rows[frame], QStringLiteral("/hips/%1").arg(frame));
        if (!row)
            return row.error();
        action.hips.push_back(*row);
    }
    return {};
}

Result<void> readTrack(const QString &name, const QJsonValue &value, Action &action)
{
    const QString pointer = QStringLiteral("/tracks/") + name;
    const int joint = humanoidJoint(name);
    if (joint < 1)
        return fault("action.value", pointer, Text::tr("“%1” is no joint of the skeleton that may move.").arg(name));
    const QJsonArray rows = value.toArray();
    if (rows.size() != action.frames)
        return fault("action.value", pointer, Text::tr("The track of %1 has %2 rotations for %3 frames.").arg(name).arg(rows.size()).arg(action.frames));
    ActionTrack track{joint, {}};
    track.rotations.reserve(static_cast<std::size_t>(action.frames));
    for (int frame = 0; frame < action.frames; ++frame) {
        const QString place = pointer + QStringLiteral("/%1").arg(frame);
        const auto row = rowAt<4>(rows[frame], place);
        if (!row)
            return row.error();
        constexpr float kUnitTolerance = 1e-3f;
        if (std::abs(row->norm() - 1) > kUnitTolerance)
            return fault("action.value", place, Text::tr("A rotation must have the length 1, this one has %1.").arg(static_cast<double>(row->norm())));
        track.rotations.emplace_back((*row)[3], (*row)[0], (*row)[1], (*row)[2]);
    }
    action.tracks.push_back(std::move(track));
    return {};
}

Result<Action> readHead(const QJsonObject &json)
{
    if (json.value(QStringLiteral("format")).toString() != QLatin1String("marrow-action"))
        return fault("action.format", QStringLiteral("/format"), Text::tr("This is not an action: its format is not “marrow-action”."));
    const int version = json.value(QStringLiteral("version")).toInt();
    if (version < 1 || version > kActionFileVersion)
        return fault("action.version", QStringLiteral("/version"), Text::tr("Version %1 of action files is not known here; %2 is the newest.").arg(version).arg(kActionFileVersion));
    Action action;
    action.id = json.value(QStringLiteral("id")).toString();
    if (action.id.isEmpty())
        return fault("action.value", QStringLiteral("/id"), Text::tr("The action has no id."));
    const QString source = json.value(QStringLiteral("source")).toString();
    const auto known = std::find_if(std::begin(kSources), std::end(kSources), [&](const auto &entry) { return source == QLatin1String(entry.second); });
    if (known == std::end(kSources))
        return fault("action.value", QStringLiteral("/source"), Text::tr("“%1” is no source of an action.").arg(source));
    action.source = known->first;
    action.origin = json.value(QStringLiteral("origin")).toString();
    action.fps = json.value(QStringLiteral("fps")).toDouble(NAN);
    if (!(action.fps > 0 && action.fps <= 1000))
        return fault("action.value", QStringLiteral("/fps"), Text::tr("The rate must lie above 0 and up to 1000 frames a second."));
    const double frames = json.value(QStringLiteral("frames")).toDouble(NAN);
    if (!(frames >= 1 && frames <= kMaxActionFrames) || frames != std::floor(frames))
        return fault("action.value", QStringLiteral("/frames"), Text::tr("The count of frames must be a whole number from 1 to %1.").arg(kMaxActionFrames));
    action.frames = static_cast<int>(frames);
    action.loops = json.value(QStringLiteral("loops")).toBool();
    return action;
}

} // namespace

QString actionFileName(const QString &id)
{
    // A leading dot would hide the file; letters of all scripts stay readable.
    QString name;
    for (const QChar c : id) {
        const bool plain = c.isLetterOrNumber() || c.isSurrogate() || c == QLatin1Char('_') || c == QLatin1Char('-') || (c == QLatin1Char('.') && !name.isEmpty());
        name += plain ? QString(c) : QString::fromLatin1(QUrl::toPercentEncoding(QString(c), {}, QByteArrayLiteral(".")));
    }
    return name + QStringLiteral(".action.json");
}

QByteArray encodeAction(const Action &action)
{
    const auto source = std::find_if(std::begin(kSources), std::end(kSources), [&](const auto &entry) { return action.source == entry.first; });
    QByteArray out = "{\"format\":\"marrow-action\",\"version\":" + QByteArray::number(kActionFileVersion) + ",\"id\":" + quoted(action.id) + ",\"source\":\"" + source->second
                     + "\",\"origin\":" + quoted(action.origin) + ",\"fps\":" + QByteArray::number(action.fps, 'g', 17) + ",\"frames\":" + QByteArray::number(action.frames)
                     + ",\"loops\":" + (action.loops ? "true" : "false");
    if (!action.hips.empty()) {
        out += ",\n\"hips\":[";
        for (std::size_t frame = 0; frame < action.hips.size(); ++frame) {
            if (frame > 0)
                out += ',';
            appendRow(out, action.hips[frame]);
        }
        out += ']';
    }
    out += ",\n\"tracks\":{";
    for (std::size_t i = 0; i < action.tracks.size(); ++i) {
        const ActionTrack &track = action.tracks[i];
        out += (i > 0 ? ",\n" : "\n") + quoted(humanoidJointName(track.joint)) + ":[";
        for (std::size_t frame = 0; frame < track.rotations.size(); ++frame) {
            if (frame > 0)
                out += ',';
            appendRow(out, track.rotations[frame].coeffs());
        }
        out += ']';
    }
    out += "}}\n";
    return out;
}

Result<Action> decodeAction(const QByteArray &bytes)
{
    QJsonParseError syntax;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &syntax);
    if (syntax.error != QJsonParseError::NoError) {
        Error error{QStringLiteral("action.syntax"), Text::tr("The action is not JSON: %1 (byte %2).").arg(syntax.errorString()).arg(syntax.offset), QString::number(syntax.offset), {}};
        error.offset = syntax.offset;
        return error;
    }
    const QJsonObject json = document.object();
    Result<Action> action = readHead(json);
    if (!action)
        return action;
    if (Result<void> hips = readHips(json, *action); !hips)
        return hips.error();
    const QJsonObject tracks = json.value(QStringLiteral("tracks")).toObject();
    for (auto it = tracks.begin(); it != tracks.end(); ++it) {
        if (Result<void> track = readTrack(it.key(), it.value(), *action); !track)
            return track.error();
    }
    std::sort(action->tracks.begin(), action->tracks.end(), [](const ActionTrack &a, const ActionTrack &b) { return a.joint < b.joint; });
    return action;
}

} // namespace marrow
