#include "io/bvh/bvh_reader.h"

#include "io/bvh/bvh_fault.h"
#include "io/bvh/bvh_scanner.h"

#include <QStringDecoder>

#include <array>
#include <cmath>
#include <numbers>

namespace marrow {

using namespace bvh;

namespace {

enum class Channel { PositionX, PositionY, PositionZ, RotationX, RotationY, RotationZ };

constexpr double kLargestNumber = 1e9; // beyond it, single precision holds no motion

bool sameWord(std::string_view word, std::string_view known)
{
    return word.size() == known.size() && std::equal(word.begin(), word.end(), known.begin(), [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b)); });
}

std::optional<Channel> channelOf(std::string_view word)
{
    constexpr std::array<std::pair<std::string_view, Channel>, 6> kNames = {{{"Xposition", Channel::PositionX}, {"Yposition", Channel::PositionY}, {"Zposition", Channel::PositionZ},
                                                                             {"Xrotation", Channel::RotationX}, {"Yrotation", Channel::RotationY}, {"Zrotation", Channel::RotationZ}}};
    for (const auto &[name, channel] : kNames) {
        if (sameWord(word, name))
            return channel;
    }
    return std::nullopt;
}

/// Names are UTF-8 in files of today and whatever the machine spoke in older ones.
QString nameOf(std::string_view text)
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString name = utf8(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return utf8.hasError() ? QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())) : name;
}

struct Reading
{
    Scanner scanner;
    std::size_t maxSamples;
    BvhMotion result = {};
    std::vector<std::vector<Channel>> channels = {}; ///< one list a joint
    std::vector<int> open = {};                      ///< joints whose brace is open

    Error fault(const char *code, const QString &reason) { return bvhFault(code, scanner.line(), reason); }
    Motion &motion() { return result.motion; }
};

Result<double> number(Reading &reading)
{
    const auto value = reading.scanner.number();
    if (!value)
        return reading.fault("bvh.number", Bvh::tr("A number is missing or is not one."));
    if (!std::isfinite(*value) || std::abs(*value) > kLargestNumber)
        return reading.fault("bvh.number", Bvh::tr("A number is larger than any motion has."));
    return *value;
}

Result<void> readOffset(Reading &reading, MotionJoint &joint)
{
    for (int axis = 0; axis < 3; ++axis) {
        const auto value = number(reading);
        if (!value)
            return value.error();
        joint.rest.translation[axis] = static_cast<float>(*value);
    }
    return {};
}

Result<void> readChannels(Reading &reading, std::size_t joint)
{
    const auto count = number(reading);
    if (!count)
        return count.error();
    if (*count < 0 || *count > kMaxBvhChannelsOfJoint || *count != std::floor(*count))
        return reading.fault("bvh.channel", Bvh::tr("A joint cannot have %1 channels.").arg(*count));
    for (int i = 0; i < static_cast<int>(*count); ++i) {
        const std::string_view word = reading.scanner.word();
        const auto channel = channelOf(word);
        if (!channel)
            return reading.fault("bvh.channel", Bvh::tr("“%1” is not a channel: X, Y or Z with “position” or “rotation” behind it.").arg(nameOf(word.substr(0, 40))));
        reading.channels[joint].push_back(*channel);
    }
    return {};
}

Result<void> expectBrace(Reading &reading)
{
    if (reading.scanner.word() != "{")
        return reading.fault("bvh.syntax", Bvh::tr("A “{” is missing behind the name of a joint."));
    return {};
}

Result<void> beginJoint(Reading &reading, int parent)
{
    auto &joints = reading.motion().joints;
    if (joints.size() >= static_cast<std::size_t>(kMaxBvhJoints) || reading.open.size() >= static_cast<std::size_t>(kMaxBvhDepth))
        return reading.fault("bvh.too-many", Bvh::tr("The skeleton has more than %1 joints or is deeper than %2.").arg(kMaxBvhJoints).arg(kMaxBvhDepth));
    MotionJoint joint;
    joint.name = nameOf(reading.scanner.restOfLine());
    joint.parent = parent;
    if (joint.name.isEmpty())
        joint.name = Bvh::tr("joint %1").arg(joints.size());
    reading.open.push_back(static_cast<int>(joints.size()));
    joints.push_back(std::move(joint));
    reading.channels.emplace_back();
    return expectBrace(reading);
}

Result<void> readEndSite(Reading &reading, int parent)
{
    reading.scanner.restOfLine(); // "Site", and what some programs write behind it
    if (const auto brace = expectBrace(reading); !brace)
        return brace;
    MotionJoint end;
    end.parent = parent;
    end.end = true;
    end.name = reading.motion().joints[static_cast<std::size_t>(parent)].name + QStringLiteral(" end");
    for (std::string_view word = reading.scanner.word(); word != "}"; word = reading.scanner.word()) {
        if (!sameWord(word, "OFFSET"))
            return reading.fault("bvh.syntax", Bvh::tr("An end site holds an OFFSET and nothing else."));
        if (const auto offset = readOffset(reading, end); !offset)
            return offset;
    }
    ++reading.result.endSites;
    if (end.rest.translation.norm() > 0 && reading.motion().joints.size() < static_cast<std::size_t>(kMaxBvhJoints)) {
        reading.motion().joints.push_back(std::move(end));
        reading.channels.emplace_back();
    }
    return {};
}

/// One word of the hierarchy, with what belongs to it.
Result<void> readHierarchyWord(Reading &reading, std::string_view word)
{
    const int inside = reading.open.empty() ? -1 : reading.open.back();
    if (sameWord(word, "ROOT") && inside < 0)
        return beginJoint(reading, -1);
    if (inside < 0)
        return reading.fault("bvh.syntax", Bvh::tr("“%1” stands outside of the skeleton.").arg(nameOf(word.substr(0, 40))));
    if (word == "}") {
        reading.open.pop_back();
        return {};
    }
    if (sameWord(word, "JOINT"))
        return beginJoint(reading, inside);
    if (sameWord(word, "End"))
        return readEndSite(reading, inside);
    if (sameWord(word, "OFFSET"))
        return readOffset(reading, reading.motion().joints[static_cast<std::size_t>(inside)]);
    if (sameWord(word, "CHANNELS"))
        return readChannels(reading, static_cast<std::size_t>(inside));
    return reading.fault("bvh.syntax", Bvh::tr("“%1” was not expected in a joint.").arg(nameOf(word.substr(0, 40))));
}

Result<void> readHierarchy(Reading &reading)
{
    if (!sameWord(reading.scanner.word(), "HIERARCHY"))
        return reading.fault("bvh.syntax", Bvh::tr("The file does not begin with HIERARCHY."));
    while (true) {
        const std::string_view word = reading.scanner.word();
        if (word.empty())
            return reading.fault("bvh.syntax", Bvh::tr("The file ends before its MOTION begins."));
        if (sameWord(word, "MOTION") && reading.open.empty())
            break;
        if (const auto read = readHierarchyWord(reading, word); !read)
            return read;
    }
    if (reading.motion().joints.empty())
        return reading.fault("bvh.syntax", Bvh::tr("The skeleton has no joint."));
    return {};
}

/// "Frames: N" and "Frame Time: T"; the colon may stand apart.
Result<int> readMotionHead(Reading &reading)
{
    const auto skipColon = [&] {
        if (reading.scanner.peek() == ":")
            reading.scanner.word();
    };
    const std::string_view frames = reading.scanner.word();
    if (!sameWord(frames, "Frames:") && !sameWord(frames, "Frames"))
        return reading.fault("bvh.syntax", Bvh::tr("“Frames:” is missing behind MOTION."));
    skipColon();
    const auto count = number(reading);
    if (!count)
        return count.error();
    const std::string_view frame = reading.scanner.word();
    const std::string_view time = reading.scanner.word();
    if (!sameWord(frame, "Frame") || (!sameWord(time, "Time:") && !sameWord(time, "Time")))
        return reading.fault("bvh.syntax", Bvh::tr("“Frame Time:” is missing behind the number of frames."));
    skipColon();
    const auto seconds = number(reading);
    if (!seconds)
        return seconds.error();
    if (*count < 0 || *count != std::floor(*count))
        return reading.fault("bvh.frames", Bvh::tr("A motion cannot have %1 frames.").arg(*count));
    if (*count * static_cast<double>(reading.motion().joints.size()) > static_cast<double>(reading.maxSamples))
        return reading.fault("motion.too-long", Bvh::tr("%1 frames of %2 joints are more than this program reads at once.").arg(*count).arg(reading.motion().joints.size()));
    reading.result.frameTime = *seconds;
    return static_cast<int>(*count);
}

/// One joint in one frame. False at the end of the text or at a word that is no number.
bool readJointFrame(Reading &reading, std::size_t joint, Eigen::Quaternionf &rotation, Eigen::Vector3f &translation)
{
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity();
    translation = reading.motion().joints[joint].rest.translation;
    for (const Channel channel : reading.channels[joint]) {
        const auto value = reading.scanner.number();
        if (!value || !std::isfinite(*value) || std::abs(*value) > kLargestNumber)
            return false;
        const int axis = static_cast<int>(channel) % 3;
        if (channel < Channel::RotationX)
            translation[axis] = static_cast<float>(*value);
        else
            turn = turn * Eigen::AngleAxisd(*value * std::numbers::pi / 180, Eigen::Vector3d::Unit(axis));
    }
    rotation = turn.normalized().cast<float>();
    return true;
}

Result<void> readFrames(Reading &reading, int announced, const Progress &progress)
{
    Motion &motion = reading.motion();
    const std::size_t joints = motion.joints.size();
    std::size_t values = 0;
    for (const auto &list : reading.channels)
        values += list.size();
    if (values == 0)
        return reading.fault("bvh.channel", Bvh::tr("No joint has a channel: nothing moves."));
    std::vector<Eigen::Quaternionf> rotations(joints);
    std::vector<Eigen::Vector3f> translations(joints);
    constexpr int kFramesBetweenLooks = 64;
    for (int frame = 0; frame < announced; ++frame) {
        if (frame % kFramesBetweenLooks == 0) {
            if (progress.cancelled())
                return reading.fault("import.cancelled", Bvh::tr("Reading the motion was cancelled."));
            progress.report(static_cast<double>(frame) / announced);
        }
        bool whole = !reading.scanner.atEnd();
        for (std::size_t joint = 0; joint < joints && whole; ++joint)
            whole = readJointFrame(reading, joint, rotations[joint], translations[joint]);
        const int line = reading.scanner.line();
        if (!whole && !reading.scanner.atEnd())
            return bvhFault("bvh.number", line, Bvh::tr("Frame %1 holds something that is no number of a motion.").arg(frame));
        if (!whole)
            break;
        motion.rotations.insert(motion.rotations.end(), rotations.begin(), rotations.end());
        motion.translations.insert(motion.translations.end(), translations.begin(), translations.end());
        ++motion.frames;
    }
    if (motion.frames == 0)
        return reading.fault("bvh.frames", Bvh::tr("The file holds no whole frame."));
    if (motion.frames < announced)
        reading.result.report.add({Severity::Warning, QStringLiteral("bvh.frames-missing"), Bvh::tr("The file announces %1 frames and holds %2; the motion ends there.").arg(announced).arg(motion.frames)});
    else if (!reading.scanner.atEnd())
        reading.result.report.add({Severity::Warning, QStringLiteral("bvh.frames-over"), Bvh::tr("More stands behind the %1 frames the file announces; it is left out.").arg(announced)});
    return {};
}

void setRate(Reading &reading)
{
    constexpr double kShortest = 1e-4;
    constexpr double kLongest = 10;
    if (reading.result.frameTime >= kShortest && reading.result.frameTime <= kLongest) {
        reading.motion().fps = bvhRate(reading.result.frameTime);
        return;
    }
    reading.motion().fps = 30;
    reading.result.report.add({Severity::Warning, QStringLiteral("bvh.frame-time"), Bvh::tr("A frame time of %1 s cannot be; 30 frames a second are taken.").arg(reading.result.frameTime)});
}

} // namespace

double bvhRate(double frameTime)
{
    constexpr double kPrinted = 1e-4; // .0083333 and 0.033333 are off by less
    const double rate = 1 / frameTime;
    const double whole = std::round(rate);
    return whole >= 1 && std::abs(rate - whole) < kPrinted * whole ? whole : rate;
}

Result<BvhMotion> readBvh(QByteArrayView bytes, std::size_t maxSamples, const Progress &progress)
{
    Reading reading{Scanner(bytes), maxSamples};
    if (const auto hierarchy = readHierarchy(reading); !hierarchy)
        return hierarchy.error();
    const auto frames = readMotionHead(reading);
    if (!frames)
        return frames.error();
    if (const auto read = readFrames(reading, *frames, progress); !read)
        return read.error();
    setRate(reading);
    makeSignsContinuous(reading.motion());
    return std::move(reading.result);
}

} // namespace marrow
