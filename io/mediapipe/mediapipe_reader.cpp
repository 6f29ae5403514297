#include "io/mediapipe/mediapipe_reader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Mediapipe
{
    Q_DECLARE_TR_FUNCTIONS(Mediapipe)
};

constexpr qsizetype kMaxFrames = 200'000;
constexpr qsizetype kMaxJsonBytes = 64 * 1024 * 1024; // while JSON is read it takes up to ten times its bytes
constexpr double kFarthest = 1e6;

Error fault(const char *code, qsizetype frame, const QString &reason)
{
    Error error;
    error.code = QString::fromLatin1(code);
    error.pointer = QStringLiteral("/frames/%1").arg(frame);
    error.where = error.pointer;
    error.message = Mediapipe::tr("Frame %1: %2").arg(frame).arg(reason);
    return error;
}

/// The same as `double` to be read only when it is a number a picture can hold.
std::optional<double> number(const QJsonValue &value)
{
    const double result = value.toDouble(std::nan(""));
    return std::isfinite(result) && std::abs(result) <= kFarthest ? std::optional(result) : std::nullopt;
}

struct Tally
{
    int clamped = 0;
    int withoutAngles = 0;
    bool timesBroken = false;
};

std::optional<Keypoint> readPoint(const QJsonValue &json, Tally &tally)
{
    const QJsonArray list = json.toArray();
    if (list.size() != 3 && list.size() != 4)
        return std::nullopt;
    Keypoint point;
    point.confidence = 1;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const auto value = number(list.at(i));
        if (!value)
            return std::nullopt;
        (i < 3 ? point.position[i] : point.confidence) = *value;
    }
    tally.clamped += point.confidence < 0 || point.confidence > 1;
    point.confidence = std::clamp(point.confidence, 0.0, 1.0);
    return point;
}

Result<KeypointFrame> readFrame(const QJsonValue &json, qsizetype at, Tally &tally)
{
    const QJsonObject object = json.toObject();
    const QJsonArray points = object.value(QStringLiteral("points")).toArray();
    if (points.size() != kKeypointCount)
        return fault("mediapipe.frame", at, Mediapipe::tr("it has %1 points where %2 are needed.").arg(points.size()).arg(kKeypointCount));
    KeypointFrame frame;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const auto point = readPoint(points.at(i), tally);
        if (!point)
            return fault("mediapipe.frame", at, Mediapipe::tr("point %1 is not [x, y, z, confidence] in numbers.").arg(i));
        frame.points[static_cast<std::size_t>(i)] = *point;
    }
    frame.timeMs = number(object.value(QStringLiteral("timeMs"))).value_or(std::nan(""));
    const QJsonArray angles = object.value(QStringLiteral("angles")).toArray();
    frame.angles = keypointAngles(frame.points);
    if (angles.size() != kKeypointAngleCount)
        ++tally.withoutAngles;
    for (qsizetype i = 0; i < angles.size() && angles.size() == kKeypointAngleCount; ++i) {
        const auto value = number(angles.at(i));
        if (!value || std::abs(*value) > 1 + 1e-6)
            return fault("mediapipe.frame", at, Mediapipe::tr("angle %1 is no cosine.").arg(i));
        frame.angles[static_cast<std::size_t>(i)] = std::clamp(*value, -1.0, 1.0);
    }
    return frame;
}

/// The frames of whichever form the file has; the rate when it says one.
Result<QJsonArray> framesOf(const QByteArray &bytes, std::optional<double> &fps)
{
    QJsonParseError problem;
    const QJsonDocument whole = QJsonDocument::fromJson(bytes, &problem);
    if (problem.error == QJsonParseError::NoError) {
        if (whole.isArray())
            return whole.array();
        const QJsonObject object = whole.object();
        if (object.contains(QStringLiteral("points"))) // a file of one line
            return QJsonArray{object};
        fps = number(object.value(QStringLiteral("fps")));
        return object.value(QStringLiteral("frames")).toArray();
    }
    QJsonArray frames;
    qsizetype begin = 0;
    for (int line = 1; begin < bytes.size(); ++line) {
        const qsizetype found = bytes.indexOf('\n', begin);
        const qsizetype end = found < 0 ? bytes.size() : found;
        const QByteArray text = bytes.mid(begin, end - begin).trimmed();
        begin = end + 1;
        if (text.isEmpty())
            continue;
        const QJsonDocument one = QJsonDocument::fromJson(text, &problem);
        if (problem.error != QJsonParseError::NoError || !one.isObject()) {
            Error error{QStringLiteral("mediapipe.syntax"), Mediapipe::tr("Line %1 is not a frame in JSON: %2.").arg(line).arg(problem.errorString()), Mediapipe::tr("line %1").arg(line), nullptr};
            return error;
        }
        if (frames.size() >= kMaxFrames)
            return Error{QStringLiteral("motion.too-long"), Mediapipe::tr("The file has more than %1 frames.").arg(kMaxFrames), {}, nullptr};
        frames.append(one.object());
    }
    return frames;
}

/// Times from the first frame on; the rate by them. Times that do not ascend are replaced.
void settleTimes(MediapipeFile &file, std::optional<double> fps, Tally &tally)
{
    auto &frames = file.track.frames;
    const bool timed = std::all_of(frames.begin(), frames.end(), [](const KeypointFrame &frame) { return std::isfinite(frame.timeMs); });
    const bool ascend = timed && std::is_sorted(frames.begin(), frames.end(), [](const KeypointFrame &a, const KeypointFrame &b) { return a.timeMs < b.timeMs; });
    const double span = ascend ? frames.back().timeMs - frames.front().timeMs : 0;
    tally.timesBroken = timed && !ascend;
    constexpr double kSlowest = 0.1;
    constexpr double kFastest = 1000;
    if (fps && *fps >= kSlowest && *fps <= kFastest) {
        file.track.fps = *fps;
    } else if (span > 0) {
        const double rate = static_cast<double>(frames.size() - 1) * 1000 / span;
        const double whole = std::round(rate);
        file.track.fps = std::clamp(std::abs(rate - whole) < 1e-3 * whole ? whole : rate, kSlowest, kFastest);
    }
    const double start = frames.front().timeMs;
    for (std::size_t i = 0; i < frames.size(); ++i)
        frames[i].timeMs = span > 0 ? frames[i].timeMs - start : static_cast<double>(i) * 1000 / file.track.fps;
}

void warn(Report &report, const char *code, const QString &message)
{
    report.add({Severity::Warning, QString::fromLatin1(code), message});
}

} // namespace

Result<MediapipeFile> readMediapipe(const QByteArray &bytes)
{
    if (bytes.size() > kMaxJsonBytes)
        return Error{QStringLiteral("motion.too-long"), Mediapipe::tr("The file has more than %1 MiB of JSON.").arg(kMaxJsonBytes / 1024 / 1024), {}, nullptr};
    std::optional<double> fps;
    const auto list = framesOf(bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes, fps);
    if (!list)
        return list.error();
    if (list->isEmpty())
        return Error{QStringLiteral("mediapipe.empty"), Mediapipe::tr("The file holds no frames of points."), {}, nullptr};
    MediapipeFile file;
    Tally tally;
    for (qsizetype i = 0; i < list->size(); ++i) {
        auto frame = readFrame(list->at(i), i, tally);
        if (!frame)
            return frame.error();
        file.track.frames.push_back(std::move(*frame));
    }
    settleTimes(file, fps, tally);
    if (tally.clamped > 0)
        warn(file.report, "mediapipe.confidence", Mediapipe::tr("%1 confidences lay outside 0 to 1 and were held there.").arg(tally.clamped));
    if (tally.withoutAngles > 0)
        warn(file.report, "mediapipe.angles", Mediapipe::tr("%1 frames have no nine angles; they were computed from the points.").arg(tally.withoutAngles));
    if (tally.timesBroken)
        warn(file.report, "mediapipe.times", Mediapipe::tr("The times go backwards; frames are taken to follow each other evenly."));
    return file;
}

bool looksLikeMediapipe(const QByteArray &head)
{
    const QByteArray text = (head.startsWith("\xef\xbb\xbf") ? head.mid(3) : head).trimmed();
    if (!text.startsWith('{') && !text.startsWith('['))
        return false;
    return text.contains("mediapipe33") || (text.contains("\"points\"") && text.contains("\"frame"));
}

} // namespace marrow
