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
    /// What a person said of the file counts for what is in it now.
    SessionReader reader() const override { return readerBy(m_overrides); }

    const MotionFile &file() const { return m_file; }
    MotionShown shown() const;
    /// Reads the file by what a person says of it. What was read before stays until what comes of it is taken over by reloadFrom().
    SessionReader readerBy(const MotionOverrides &overrides) const;
    /// What the file was read by.
    const MotionOverrides &overrides() const { return m_overrides; }
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
    MotionSession(MotionFile file, const MotionOverrides &overrides);
    static SessionMaker readBy(const QString &path, const MotionOverrides &overrides, const Progress &progress);

    MotionFile m_file;
    MotionOverrides m_overrides;
};

} // namespace marrow
