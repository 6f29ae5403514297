#include "app/gui/open_documents.h"

#include "app/gui/preferences.h"

#include "io/journal/journal_places.h"
#include "io/library/shown_file_name.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>

namespace marrow {

namespace {

/// How often it is looked whether the hands are free.
constexpr int kHandsFreeMs = 100;

} // namespace

OpenDocuments::OpenDocuments(FilePrompts &prompts, Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_prompts(prompts)
    , m_preferences(preferences)
{
    connect(&m_reading, &BackgroundReading::finished, this, &OpenDocuments::takeRead);
}

OpenDocuments::~OpenDocuments() = default;

int OpenDocuments::indexOf(const DocumentSession *session) const
{
    for (int i = 0; i < count(); ++i) {
        if (at(i) == session)
            return i;
    }
    return -1;
}

void OpenDocuments::setCurrent(int index)
{
    if (index == m_current || index < 0 || index >= count())
        return;
    m_current = index;
    emit currentChanged(current());
}

bool OpenDocuments::open(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (int i = 0; i < count(); ++i) {
        if (at(i)->filePath() == absolute) {
            setCurrent(i);
            return true;
        }
    }
    if (m_reading.has(absolute))
        return true;
    if (offerRecovery(journalsOf(absolute, DocumentSession::stateFolder())))
        return true;
    if (DocumentSession::imports(path))
        return takeOpened(absolute, DocumentSession::importModel(path), true);
    if (!DocumentSession::takesLong(absolute))
        return takeOpened(absolute, DocumentSession::open(path), true);
    m_asked.insert(absolute, {Purpose::Open, current(), {}});
    m_reading.add(absolute);
    return true;
}

void OpenDocuments::takeRead(const QString &path, const SessionMaker &make)
{
    // Nothing changes under the hands of somebody who is dragging, and no question comes up over another.
    if (QGuiApplication::mouseButtons() != Qt::NoButton || QApplication::activeModalWidget()) {
        QTimer::singleShot(kHandsFreeMs, this, [this, path, make] { takeRead(path, make); });
        return;
    }
    if (!m_asked.contains(path))
        return; // everything was closed meanwhile
    const Asked asked = m_asked.take(path);
    if (asked.purpose == Purpose::Reload)
        return takeReloaded(path, make());
    DocumentSession *before = current();
    const bool toFront = asked.front == before;
    const bool taken = asked.purpose == Purpose::Recover ? takeRecovered(make(), toFront) : takeOpened(path, make(), toFront);
    if (!taken || !toFront)
        return;
    // Of several that were asked for together the last one comes to the front, each when it is there.
    for (Asked &other : m_asked) {
        if (other.front == before)
            other.front = current();
    }
}

void OpenDocuments::reload(DocumentSession *session)
{
    if (DocumentSession::takesLong(session->filePath()))
        return reloadBy(session, session->reader());
    if (auto done = session->reload(); !done)
        m_prompts.tellFailure(tr("The file was not loaded again"), done.error());
    else
        emit reloaded(session);
}

void OpenDocuments::reloadBy(DocumentSession *session, const SessionReader &reader)
{
    m_asked.insert(session->filePath(), {Purpose::Reload, nullptr, {}});
    m_reading.addInstead(session->filePath(), reader);
}

void OpenDocuments::takeReloaded(const QString &path, Result<std::unique_ptr<DocumentSession>> fresh)
{
    const auto open = std::find_if(m_sessions.begin(), m_sessions.end(), [&](const auto &session) { return session->filePath() == path; });
    if (open == m_sessions.end())
        return; // closed meanwhile
    if (!fresh) {
        if (fresh.error().code != QLatin1String("import.cancelled"))
            m_prompts.tellFailure(tr("The file was not loaded again"), fresh.error());
    } else if ((*open)->reloadFrom(**fresh)) {
        emit reloaded(open->get());
    } else {
        m_prompts.tellFailure(tr("The file was not loaded again"),
                              {"file.other-kind", tr("%1 holds something of another kind now. Close it and open it again.").arg(QFileInfo(path).fileName()), path, nullptr});
    }
    emit reloadEnded(open->get());
}

bool OpenDocuments::takeOpened(const QString &path, Result<std::unique_ptr<DocumentSession>> session, bool toFront)
{
    if (!session) {
        if (session.error().code != QLatin1String("import.cancelled"))
            m_prompts.tellFailure(tr("%1 was not opened").arg(shownFileName(path)), session.error());
        return false;
    }
    m_preferences.addRecentFile(path);
    if (!isLibraryFile(path)) // where nobody saves or looks for files
        m_preferences.setLastFolder(QFileInfo(path).absolutePath());
    DocumentSession *opened = session->get();
    adopt(std::move(*session), toFront);
    emit stored(opened);
    return true;
}

bool OpenDocuments::offerRecovery(const QStringList &journals)
{
    bool opened = false;
    for (const LeftoverJournal &leftover : findLeftoverJournals(journals)) {
        if (m_decidedLater.contains(leftover.path) || isBeingRecovered(leftover.path))
            continue;
        const auto contents = readJournal(leftover.path);
        if (!contents)
            continue;
        const FilePrompts::RecoveryAnswer answer = m_prompts.recoverJournal(leftover, *contents);
        if (answer.choice == FilePrompts::RecoveryAnswer::Later) {
            m_decidedLater.insert(leftover.path); // asked once a session
        } else if (answer.choice == FilePrompts::RecoveryAnswer::Discard) {
            QFile::remove(leftover.path);
        } else if (DocumentSession::recoveryTakesLong(*contents)) {
            const bool alone = !contents->file.isEmpty() && !m_reading.has(contents->file); // two crashes can leave two journals of one file
            const QString read = alone ? contents->file : contents->path;
            m_asked.insert(read, {Purpose::Recover, current(), leftover.path});
            m_reading.add(read, DocumentSession::recovery(*contents, answer.step));
            opened = true;
        } else {
            opened = takeRecovered(DocumentSession::recovery(*contents, answer.step)({})(), true) || opened;
        }
    }
    return opened;
}

/// Its journal is there until the work is: nobody is asked a second time meanwhile.
bool OpenDocuments::isBeingRecovered(const QString &journal) const
{
    for (auto asked = m_asked.cbegin(); asked != m_asked.cend(); ++asked) {
        if (asked->journal == journal && m_reading.has(asked.key()))
            return true;
    }
    return false;
}

/// What was cancelled stays in its journal, and is asked about when the file is opened again.
bool OpenDocuments::takeRecovered(Result<std::unique_ptr<DocumentSession>> session, bool toFront)
{
    if (!session) {
        if (session.error().code != QLatin1String("import.cancelled"))
            m_prompts.tellFailure(tr("The work was not recovered"), session.error());
        return false;
    }
    adopt(std::move(*session), toFront);
    return true;
}

void OpenDocuments::offerAllRecovery()
{
    QStringList journals = journalsInFolder(DocumentSession::stateFolder());
    for (const QString &file : m_preferences.recentFiles())
        journals += journalsOf(file, DocumentSession::stateFolder());
    journals.removeDuplicates();
    offerRecovery(journals);
}

void OpenDocuments::adopt(std::unique_ptr<DocumentSession> session, bool toFront)
{
    m_sessions.push_back(std::move(session));
    emit added(count() - 1);
    if (toFront || m_current < 0)
        setCurrent(count() - 1);
    else
        emit openedBehind(at(count() - 1));
}

bool OpenDocuments::save(int index)
{
    DocumentSession &session = *at(index);
    if (session.asksWhereToSave())
        return saveAs(index);
    if (session.changedOnDisk() && QFileInfo::exists(session.filePath())) {
        switch (m_prompts.fileChangedBeneath(session.title())) {
        case FilePrompts::ConflictAnswer::Cancel:
            return false;
        case FilePrompts::ConflictAnswer::SaveAs:
            return saveAs(index);
        case FilePrompts::ConflictAnswer::Overwrite:
            break;
        }
    }
    return writeTo(session, session.filePath());
}

bool OpenDocuments::saveAs(int index)
{
    DocumentSession &session = *at(index);
    const QString suggestion = session.asksWhereToSave() ? session.suggestedFileName() : session.filePath();
    const QString path = m_prompts.fileToSave(tr("Save %1 as").arg(session.title()), suggestion, session.saveFilter(), session.suffix());
    if (path.isEmpty())
        return false;
    for (int i = 0; i < count(); ++i) {
        if (i != index && at(i)->filePath() == QFileInfo(path).absoluteFilePath()) {
            m_prompts.tellFailure(tr("%1 was not saved").arg(session.title()),
                                  {"save.open-elsewhere", tr("%1 is open in another tab. Close that tab first, or choose another name.")
                                                              .arg(QFileInfo(path).fileName()), path, nullptr});
            return false;
        }
    }
    return writeTo(session, path);
}

bool OpenDocuments::writeTo(DocumentSession &session, const QString &path)
{
    if (auto saved = session.save(path); !saved) {
        m_prompts.tellFailure(tr("%1 was not saved").arg(session.title()), saved.error());
        return false;
    }
    m_preferences.addRecentFile(path);
    emit stored(&session);
    emit saved(&session);
    return true;
}

bool OpenDocuments::close(int index)
{
    DocumentSession &session = *at(index);
    if (m_settle && !m_settle(&session))
        return false;
    if (!session.document()->isClean()) {
        setCurrent(index); // the person should see what the question is about
        switch (m_prompts.saveBeforeClosing(session.title())) {
        case FilePrompts::CloseAnswer::Cancel:
            return false;
        case FilePrompts::CloseAnswer::Save:
            if (!save(index))
                return false;
            break;
        case FilePrompts::CloseAnswer::Discard:
            break;
        }
    }
    session.discardJournal();
    emit aboutToRemove(&session);
    const std::unique_ptr<DocumentSession> closing = std::move(m_sessions[static_cast<std::size_t>(index)]);
    m_sessions.erase(m_sessions.begin() + index);
    const bool wasCurrent = index == m_current;
    if (index < m_current || m_current >= count())
        --m_current;
    emit removed(index);
    if (wasCurrent)
        emit currentChanged(current());
    return true;
}

bool OpenDocuments::closeAll()
{
    while (count() > 0) {
        if (!close(count() - 1))
            return false;
    }
    m_asked.clear();
    m_reading.cancel();
    return true;
}

QString OpenDocuments::openFilter()
{
    return tr("Everything Marrow opens (*.vfp *.p2lrt *.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip *.vox *.json *.bvh *.vmd *.vrma *.ndjson)") + ";;" + tr("Voxel rigs (*.vfp)") + ";;" + tr("Puppets (*.p2lrt)") + ";;" + tr("Hand-keyed actions (*.json)") + ";;" +
           tr("Characters (*.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip)") + ";;" +
           tr("Motions (*.bvh *.vmd *.vrma *.glb *.ndjson *.json)") + ";;" +
           importFilter() + ";;" +
           tr("All files (*)");
}

QString OpenDocuments::importFilter()
{
    return tr("Models to make a rig from (*.vox *.json)");
}

} // namespace marrow
