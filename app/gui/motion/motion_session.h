#pragma once

#include "app/gui/document_session.h"
#include "io/motion/motion_file.h"
#include "views/motion/motion_context.h"

namespace marrow {

/// An open file of motions. They are looked at and written in other formats, never changed; saving under another name writes a .bvh or
/// mediapipe33 .ndjson of the first clip.
class MotionSession : public DocumentSession
{
    Q_OBJECT

public:
    /// Motions and nothing else: a .glb only when it has no mesh, a .json only when it holds points.
    static bool opens(const QString &path);
    static SessionMaker read(const QString &path, const Progress &progress);

    MotionSession *motion() override { return this; }
    QString suffix() const override { return QStringLiteral("bvh"); }
    QString saveFilter() const override;
    /// What a person said of the file counts for what is in it now: such a file is read by that, at once.
    bool canReloadApart() const override { return !m_overrides.up && !m_overrides.metresPerUnit && !m_overrides.turnDegrees; }

    const MotionFile &file() const { return m_file; }
    MotionShown shown() const;
    /// Reads the file again, by what a person says of it. On failure what was read before stays.
    Result<void> readBy(const MotionOverrides &overrides);
    /// As .ndjson (mediapipe33) or .bvh, by the ending of the path.
    Result<void> exportClip(int clip, const QString &path) const;

signals:
    /// The file was read anew.
    void motionsChanged();

protected:
    Result<void> write(const QString &path) override;
    Result<Report> readAgain() override;
    bool takeAsset(DocumentSession &fresh) override;
    JournalOptions journalOptions() const override;

private:
    explicit MotionSession(MotionFile file);

    MotionFile m_file;
    MotionOverrides m_overrides;
};

} // namespace marrow
