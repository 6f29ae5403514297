#include "app/gui/motion/motion_session.h"

#include "io/bvh/bvh_writer.h"
#include "io/save_file.h"
#include "model/document/motion_document.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace marrow {

namespace {

MotionOptions optionsFrom(const MotionOverrides &overrides)
{
    MotionOptions options;
    options.up = overrides.up;
    options.metresPerUnit = overrides.metresPerUnit;
    options.turnDegrees = overrides.turnDegrees;
    return options;
}

} // namespace

MotionSession::MotionSession(MotionFile file, const MotionOverrides &overrides)
    : DocumentSession(std::make_unique<MotionDocument>())
    , m_file(std::move(file))
    , m_overrides(overrides)
{
}

bool MotionSession::opens(const QString &path)
{
    static const QStringList kEndings = {QStringLiteral("bvh"), QStringLiteral("vmd"), QStringLiteral("vrma"), QStringLiteral("ndjson")};
    const QString ending = QFileInfo(path).suffix().toLower();
    return kEndings.contains(ending) || ((ending == QLatin1String("glb") || ending == QLatin1String("json")) && isMotionOnly(path));
}

SessionMaker MotionSession::read(const QString &path, const Progress &progress)
{
    return readBy(path, {}, progress);
}

SessionReader MotionSession::readerBy(const MotionOverrides &overrides) const
{
    return [path = filePath(), overrides](const Progress &progress) { return readBy(path, overrides, progress); };
}

SessionMaker MotionSession::readBy(const QString &path, const MotionOverrides &overrides, const Progress &progress)
{
    const FileState state = stateOf(path);
    MotionOptions options = optionsFrom(overrides);
    options.progress = progress;
    const auto file = std::make_shared<Result<MotionFile>>(openMotions(path, options));
    return [path, file, state, overrides]() -> Result<std::unique_ptr<DocumentSession>> {
        if (!*file)
            return file->error();
        Report report = (*file)->report;
        std::unique_ptr<MotionSession> session(new MotionSession(std::move(**file), overrides));
        session->document()->setFilePath(QFileInfo(path).absoluteFilePath());
        session->startOpened(std::move(report), state);
        return std::unique_ptr<DocumentSession>(std::move(session));
    };
}

QString MotionSession::saveFilter() const
{
    return tr("BVH motion (*.bvh)") + QStringLiteral(";;") + tr("mediapipe33 points (*.ndjson)");
}

MotionShown MotionSession::shown() const
{
    MotionShown shown;
    shown.clips = m_file.clips;
    shown.space = m_file.space;
    shown.format = motionFormatName(m_file.format);
    shown.notes = m_file.notes;
    // MMD and mediapipe33 have one up axis, and points have no unit; anything else may have been written wrongly.
    const MotionFormat format = m_file.format;
    shown.choosesUp = format == MotionFormat::Bvh || format == MotionFormat::Gltf || format == MotionFormat::Fbx;
    shown.choosesUnit = shown.choosesUp || format == MotionFormat::Vmd;
    shown.choosesTurn = true;
    return shown;
}

Result<void> MotionSession::exportClip(int clip, const QString &path) const
{
    const Motion &motion = m_file.clips[static_cast<std::size_t>(clip)];
    if (!path.endsWith(QLatin1String(".ndjson"), Qt::CaseInsensitive))
        return saveFile(path, writeBvh(motion));
    return saveFile(path, toNdjson(keypointsOf(m_file, clip)));
}

Result<void> MotionSession::write(const QString &path)
{
    return path == filePath() ? Result<void>() : exportClip(0, path); // nothing was changed: the file is what is open
}

Result<Report> MotionSession::readAgain()
{
    auto file = openMotions(filePath(), optionsFrom(m_overrides));
    if (!file)
        return file.error();
    m_file = std::move(*file);
    emit motionsChanged();
    return m_file.report;
}

bool MotionSession::takeAsset(DocumentSession &fresh)
{
    if (!fresh.motion())
        return false;
    m_file = std::move(fresh.motion()->m_file);
    m_overrides = fresh.motion()->m_overrides;
    emit motionsChanged();
    return true;
}

JournalOptions MotionSession::journalOptions() const
{
    JournalOptions options;
    options.kind = QStringLiteral("motion");
    options.tool = QCoreApplication::applicationVersion();
    options.stateFolder = stateFolder();
    options.takeSnapshot = [] { return [] { return QByteArray(); }; };
    return options;
}

} // namespace marrow
