#include "io/motion/motion_file.h"

#include "io/bvh/bvh_reader.h"
#include "io/byte_reader.h"
#include "io/gltf/gltf_reader.h"
#include "io/mediapipe/mediapipe_reader.h"
#include "io/motion/model_motions.h"
#include "io/motion/motion_space_choice.h"
#include "io/motion/motion_texts.h"
#include "io/scene/character_import.h"
#include "io/vmd/vmd_reader.h"
#include "model/base/system_error.h"
#include "model/character/motion/keypoint_motion.h"
#include "model/character/motion/mmd_skeleton.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr qint64 kHead = 4096;

/// By what the file begins with; nothing when it is no motion this program knows.
std::optional<MotionFormat> formatOf(const QByteArray &head)
{
    QByteArray text = head.startsWith("\xef\xbb\xbf") ? head.mid(3) : head;
    text = text.trimmed();
    if (text.left(9).toUpper() == "HIERARCHY")
        return MotionFormat::Bvh;
    if (head.startsWith("Vocaloid Motion Data"))
        return MotionFormat::Vmd;
    if (head.startsWith("glTF"))
        return MotionFormat::Gltf;
    if (head.startsWith("Kaydara FBX Binary") || text.startsWith("; FBX"))
        return MotionFormat::Fbx;
    if (looksLikeMediapipe(head))
        return MotionFormat::Mediapipe;
    return std::nullopt;
}

Error cancelled()
{
    return {QStringLiteral("import.cancelled"), MotionTexts::tr("Reading the motion was cancelled."), {}, nullptr};
}

Result<MotionFile> openBvh(const QByteArray &bytes, const MotionOptions &options)
{
    auto read = readBvh(bytes, kMaxMotionSamples, options.progress);
    if (!read)
        return read.error();
    MotionFile file;
    file.format = MotionFormat::Bvh;
    file.report = std::move(read->report);
    Motion &motion = read->motion;
    chooseUp(motion, options, file.space);
    chooseUnit(motion, options, file.space);
    chooseTurn(motion, options, file.space);
    chooseFloor(motion, file.space);
    compareFrames(motion, file.space, file.report);
    judgeHeight(file.space, file.report);
    file.clips.push_back(std::move(motion));
    return file;
}

void sayFormatKnows(MotionFile &file, const QString &format)
{
    file.space.upEvidence = MotionTexts::tr("%1 says that Y is up.").arg(format);
    file.space.unitEvidence = MotionTexts::tr("%1 counts in metres.").arg(format);
    file.space.turnEvidence = MotionTexts::tr("%1 says that figures look along +Z.").arg(format);
}

Result<MotionFile> openModel(const QString &path, const MotionOptions &options)
{
    const auto model = openGltf(path);
    if (!model)
        return model.error();
    auto motions = motionsOfModel(model->model, options.fps.value_or(30), kMaxMotionSamples, options.progress.sub(0.4, 1));
    if (!motions)
        return motions.error();
    MotionFile file;
    file.format = MotionFormat::Gltf;
    file.clips = std::move(*motions);
    file.report = model->report;
    sayFormatKnows(file, QStringLiteral("glTF"));
    if (model->model.vrmVersion == QLatin1String("0"))
        file.space.turnEvidence = MotionTexts::tr("Figures of VRM 0.x look along −Z.");
    if (model->model.vrmVersion == QLatin1String("0")) {
        for (Motion &motion : file.clips)
            turnSpace(motion, Eigen::Quaternionf(0, 0, 1, 0));
        file.space.turnDegrees = 180;
    }
    followSaid(file, options);
    return file;
}

QString legNote(const QString &leg, bool byIk)
{
    return byIk ? MotionTexts::tr("%1: by the foot's IK, whose track moves.").arg(leg) : MotionTexts::tr("%1: by its own rotations, as the foot's IK does not move.").arg(leg);
}

Result<MotionFile> openVmd(const QByteArray &bytes, const MotionOptions &options)
{
    auto vmd = readVmd(bytes);
    if (!vmd)
        return vmd.error();
    const bool moves = std::any_of(vmd->tracks.bones.begin(), vmd->tracks.bones.end(), [](const auto &track) { return isStandardMmdBone(track.first); });
    if (!moves) {
        const QString what = MotionTexts::tr("%1 bone keys, %2 of morphs, %3 of cameras, %4 of lights").arg(vmd->boneKeys).arg(vmd->morphKeys).arg(vmd->cameraKeys).arg(vmd->lightKeys);
        return Error{QStringLiteral("vmd.no-bones"), MotionTexts::tr("The file moves no bone of the standard skeleton. It holds: %1.").arg(what), {}, nullptr};
    }
    const std::size_t joints = mmdStandardSkeleton().size();
    if ((static_cast<std::size_t>(vmd->lastFrame) + 1) * joints > kMaxMotionSamples)
        return Error{QStringLiteral("motion.too-long"), MotionTexts::tr("The motion has %1 frames, more than this program reads at once.").arg(static_cast<qulonglong>(vmd->lastFrame) + 1), {}, nullptr};
    MotionFile file;
    file.format = MotionFormat::Vmd;
    file.report = std::move(vmd->report);
    MmdLegs legs;
    Motion motion = mmdMotion(vmd->tracks, static_cast<int>(vmd->lastFrame) + 1, legs, options.progress);
    if (options.progress.cancelled())
        return cancelled();
    file.notes.append(legNote(MotionTexts::tr("Left leg"), legs.leftByIk));
    file.notes.append(legNote(MotionTexts::tr("Right leg"), legs.rightByIk));
    if (legs.outOfReach > 0)
        file.notes.append(MotionTexts::tr("In %1 of %2 solved leg poses the foot's target is out of reach; there the leg is straight.").arg(legs.outOfReach).arg(legs.ikFrames));
    if (!motion.ignored.isEmpty())
        file.notes.append(MotionTexts::tr("%1 bones that the standard skeleton does not have were left out.").arg(motion.ignored.size()));
    if (!vmd->model.isEmpty())
        file.notes.append(MotionTexts::tr("Made for the model “%1”; played on the standard skeleton.").arg(vmd->model));
    file.space.metresPerUnit = kMmdMetresPerUnit;
    file.space.upEvidence = MotionTexts::tr("%1 says that Y is up.").arg(QStringLiteral("VMD"));
    file.space.unitEvidence = MotionTexts::tr("A unit of MikuMikuDance is about %1 m.").arg(kMmdMetresPerUnit);
    file.space.turnEvidence = MotionTexts::tr("Figures of MikuMikuDance look along −Z of a left-handed space; mirrored, that is +Z.");
    file.clips.push_back(std::move(motion));
    followSaid(file, options);
    return file;
}

Result<MotionFile> openMediapipe(const QByteArray &bytes, const MotionOptions &options)
{
    auto read = readMediapipe(bytes);
    if (!read)
        return read.error();
    MotionFile file;
    file.format = MotionFormat::Mediapipe;
    file.report = std::move(read->report);
    Motion motion = motionOfKeypoints(read->track);
    file.space.upEvidence = MotionTexts::tr("%1 says that Y is up.").arg(QStringLiteral("mediapipe33"));
    file.space.unitEvidence = MotionTexts::tr("Points carry no size; the legs are taken to be %1 m long.").arg(kKeypointLegMetres);
    file.space.turnEvidence = MotionTexts::tr("Points are seen from the front, which is +Z.");
    chooseFloor(motion, file.space);
    file.clips.push_back(std::move(motion));
    file.keypoints = std::move(read->track);
    followSaid(file, options);
    return file;
}

Result<MotionFile> openFbx(const QString &path, const MotionOptions &options)
{
    CharacterImportOptions how;
    how.metresPerUnit = options.metresPerUnit;
    how.progress = options.progress.sub(0, 0.9);
    how.up = !options.up || *options.up == UpAxis::X ? CharacterImportOptions::Up::AsInFile : *options.up == UpAxis::Y ? CharacterImportOptions::Up::Y : CharacterImportOptions::Up::Z;
    const auto imported = importCharacter(path, how);
    if (!imported)
        return imported.error();
    auto motions = motionsOfModel(imported->file.model, options.fps.value_or(30), kMaxMotionSamples, options.progress.sub(0.9, 1));
    if (!motions)
        return motions.error();
    MotionFile file;
    file.format = MotionFormat::Fbx;
    file.clips = std::move(*motions);
    file.report = imported->file.report;
    file.notes = imported->notes;
    if (options.up && *options.up != UpAxis::X)
        file.space.up = *options.up; // the import has followed it
    file.space.metresPerUnit = imported->metresPerUnit;
    file.space.upEvidence = MotionTexts::tr("%1 says which axis is up; it was turned to Y.").arg(QStringLiteral("FBX"));
    file.space.unitEvidence = MotionTexts::tr("%1 says that a unit is %2 m.").arg(QStringLiteral("FBX"), QString::number(imported->metresPerUnit, 'g', 3));
    file.space.turnEvidence = MotionTexts::tr("%1 does not say which way figures look.").arg(QStringLiteral("FBX"));
    followSaid(file, options);
    return file;
}

void nameClips(MotionFile &file, const QString &path)
{
    const QFileInfo info(path);
    for (std::size_t i = 0; i < file.clips.size(); ++i) {
        Motion &motion = file.clips[i];
        motion.source = info.fileName();
        if (motion.name.isEmpty())
            motion.name = file.clips.size() == 1 ? info.completeBaseName() : QStringLiteral("%1 %2").arg(info.completeBaseName()).arg(i + 1);
    }
}

Result<MotionFile> readAs(MotionFormat format, const QString &path, const QByteArray &bytes, const MotionOptions &options)
{
    switch (format) {
    case MotionFormat::Bvh:
        return openBvh(bytes, options);
    case MotionFormat::Vmd:
        return openVmd(bytes, options);
    case MotionFormat::Mediapipe:
        return openMediapipe(bytes, options);
    case MotionFormat::Fbx:
        return openFbx(path, options);
    case MotionFormat::Gltf:
        return openModel(path, options);
    }
    return Error{QStringLiteral("motion.format"), MotionTexts::tr("%1 holds no motion this program knows.").arg(QDir::toNativeSeparators(path)), path, nullptr};
}

} // namespace

Result<MotionFile> openMotions(const QString &path, const MotionOptions &options)
{
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), MotionTexts::tr("%1 could not be opened: %2.").arg(shown, systemErrorText(file.errorString())), path, nullptr};
    if (file.size() > kMaxMotionFileBytes)
        return Error{QStringLiteral("motion.too-large"), MotionTexts::tr("%1 has more than 512 MiB.").arg(shown), path, nullptr};
    auto format = formatOf(file.peek(kHead));
    if (!format && path.endsWith(QLatin1String(".gltf"), Qt::CaseInsensitive))
        format = MotionFormat::Gltf;
    if (!format)
        return Error{QStringLiteral("motion.format"), MotionTexts::tr("%1 holds no motion this program knows.").arg(shown), path, nullptr};
    options.progress.report(0, MotionTexts::tr("Reading %1").arg(QFileInfo(path).fileName()));
    QByteArray bytes;
    if (*format != MotionFormat::Gltf && *format != MotionFormat::Fbx) {
        bytes = file.readAll();
        if (file.error() != QFile::NoError)
            return Error{QStringLiteral("file.read"), MotionTexts::tr("%1 could not be read: %2.").arg(shown, systemErrorText(file.errorString())), path, nullptr};
    }
    auto result = readAs(*format, path, bytes, options);
    if (options.progress.cancelled())
        return cancelled();
    if (result)
        nameClips(*result, path);
    return result;
}

KeypointTrack keypointsOf(const MotionFile &file, int clip)
{
    if (file.keypoints)
        return *file.keypoints;
    if (clip < 0 || static_cast<std::size_t>(clip) >= file.clips.size())
        return {};
    const Motion &motion = file.clips[static_cast<std::size_t>(clip)];
    return keypointsOf(motion, mapKeypoints(motion), file.space.turnDegrees);
}

bool looksLikeMotion(const QString &path)
{
    QFile file(path);
    const auto format = file.open(QIODevice::ReadOnly) ? formatOf(file.peek(kHead)) : std::nullopt;
    return format && *format != MotionFormat::Gltf && *format != MotionFormat::Fbx;
}

bool isMotionOnly(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const auto format = formatOf(file.peek(kHead));
    if (!format || *format == MotionFormat::Fbx)
        return false;
    if (*format != MotionFormat::Gltf || path.endsWith(QLatin1String(".vrma"), Qt::CaseInsensitive))
        return true;
    const QByteArray start = file.peek(20); // the header, then the length and kind of the first chunk, which is the JSON
    ByteReader head(start);
    head.skip(12);
    const qint64 length = head.u32();
    if (head.failed() || length > kMaxGltfJsonBytes || !file.seek(20))
        return false;
    const QByteArray json = file.read(length);
    return json.contains("\"animations\"") && !json.contains("\"meshes\"");
}

QString motionFormatName(MotionFormat format)
{
    switch (format) {
    case MotionFormat::Bvh:
        return QStringLiteral("bvh");
    case MotionFormat::Vmd:
        return QStringLiteral("vmd");
    case MotionFormat::Gltf:
        return QStringLiteral("gltf");
    case MotionFormat::Fbx:
        return QStringLiteral("fbx");
    case MotionFormat::Mediapipe:
        return QStringLiteral("mediapipe33");
    }
    return {};
}

} // namespace marrow
