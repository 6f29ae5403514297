#pragma once

#include "app/gui/background_reading.h"
#include "app/gui/document_session.h"
#include "app/gui/file_prompts.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <memory>
#include <vector>

namespace marrow {

class Preferences;

/// The documents that are open, in the order of their tabs, and the one in front. Opens, saves and closes them, asking
/// through FilePrompts where a person must decide. GUI thread.
class OpenDocuments : public QObject
{
    Q_OBJECT

public:
    OpenDocuments(FilePrompts &prompts, Preferences &preferences, QObject *parent = nullptr);
    ~OpenDocuments() override;

    int count() const { return static_cast<int>(m_sessions.size()); }
    DocumentSession *at(int index) const { return m_sessions[static_cast<std::size_t>(index)].get(); }
    int indexOf(const DocumentSession *session) const;
    /// -1 and nullptr when nothing is open.
    int currentIndex() const { return m_current; }
    DocumentSession *current() const { return m_current < 0 ? nullptr : at(m_current); }
    void setCurrent(int index);

    /// Opens or imports by the kind of file; one that is open already comes to the front. What takes long is read in the background and comes
    /// when it is there. False when it could not be opened.
    bool open(const QString &path);
    /// What is being read for open().
    BackgroundReading &reading() { return m_reading; }
    /// After a crash: asks about every journal that holds work that is in no file (of recent files and of unsaved documents).
    void offerAllRecovery();
    void adopt(std::unique_ptr<DocumentSession> session) { adopt(std::move(session), true); }
    /// Reads a document's file again and forgets its history; beside the work when it takes long.
    void reload(DocumentSession *session);
    /// The same by a reader that says how. It replaces one that is still at work on the file.
    void reloadBy(DocumentSession *session, const SessionReader &reader);
    bool save(int index);
    bool saveAs(int index);
    /// Asks first when there are changes. False when the person keeps it open.
    bool close(int index);
    bool closeAll();
    /// Asked before a document is closed, ahead of the question about saving; false keeps it open.
    void setSettle(std::function<bool(DocumentSession *)> settle) { m_settle = std::move(settle); }

    static QString openFilter();
    static QString importFilter();

signals:
    void added(int index);
    void aboutToRemove(marrow::DocumentSession *session);
    void removed(int index);
    void currentChanged(marrow::DocumentSession *session);
    /// A document that took long is there, behind the one that came to the front meanwhile.
    void openedBehind(marrow::DocumentSession *session);
    /// A document was read from or written to its file: recent files, thumbnails.
    void stored(marrow::DocumentSession *session);
    void saved(marrow::DocumentSession *session);
    void reloaded(marrow::DocumentSession *session);
    /// Reading its file again came to an end, whether anything came of it or not.
    void reloadEnded(marrow::DocumentSession *session);

private:
    /// True when a recovered document was opened, or is being read.
    bool offerRecovery(const QStringList &journals);
    bool isBeingRecovered(const QString &journal) const;
    bool writeTo(DocumentSession &session, const QString &path);
    void adopt(std::unique_ptr<DocumentSession> session, bool toFront);
    void takeRead(const QString &path, const SessionMaker &make);
    void takeReloaded(const QString &path, Result<std::unique_ptr<DocumentSession>> fresh);
    bool takeOpened(const QString &path, Result<std::unique_ptr<DocumentSession>> session, bool toFront);
    bool takeRecovered(Result<std::unique_ptr<DocumentSession>> session, bool toFront);

    enum class Purpose { Open, Reload, Recover };
    struct Asked
    {
        Purpose purpose = Purpose::Open;
        DocumentSession *front = nullptr; ///< that was in front then; only compared, it may be gone
        QString journal = {};             ///< whose work is recovered
    };

    FilePrompts &m_prompts;
    Preferences &m_preferences;
    std::vector<std::unique_ptr<DocumentSession>> m_sessions;
    int m_current = -1;
    QSet<QString> m_decidedLater;
    BackgroundReading m_reading;
    QHash<QString, Asked> m_asked; ///< by the path that is read
    std::function<bool(DocumentSession *)> m_settle;
};

} // namespace marrow
