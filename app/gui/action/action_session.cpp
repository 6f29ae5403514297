#include "app/gui/action/action_session.h"

#include "io/actions/hand_keyed_file.h"
#include "model/commands/action_commands.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace marrow {

namespace {

/// Enough to see what a JSON file is without reading all of it.
constexpr qint64 kHeadBytes = 4096;

} // namespace

ActionSession::ActionSession(std::unique_ptr<ActionDocument> document)
    : DocumentSession(std::move(document))
    , m_action(static_cast<ActionDocument *>(DocumentSession::document()))
{
}

bool ActionSession::opens(const QString &path)
{
    if (!path.endsWith(".json", Qt::CaseInsensitive))
        return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(kHeadBytes);
    return head.contains("\"slug\"") && head.contains("\"action\"") && head.contains("\"keys\"");
}

Result<std::unique_ptr<DocumentSession>> ActionSession::open(const QString &path)
{
    auto action = openHandKeyed(path);
    if (!action)
        return action.error();
    std::unique_ptr<ActionSession> session(new ActionSession(makeActionDocument(*std::move(action), QFileInfo(path).absoluteFilePath())));
    session->startOpened({});
    return std::unique_ptr<DocumentSession>(std::move(session));
}

std::unique_ptr<DocumentSession> ActionSession::begin(const HandKeyedAction &action, const QString &folder)
{
    std::unique_ptr<ActionSession> session(new ActionSession(makeActionDocument(action)));
    session->startImported({}, (folder.isEmpty() ? QString() : folder + '/') + handKeyedFileName(action.slug, action.action));
    return session;
}

Result<std::unique_ptr<DocumentSession>> ActionSession::recover(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    auto recovered = recoverActionDocument(journal, step, fileBytes);
    if (!recovered)
        return recovered.error();
    std::unique_ptr<ActionSession> session(new ActionSession(std::move(recovered->document)));
    session->startRecovered(std::move(recovered->issues));
    return std::unique_ptr<DocumentSession>(std::move(session));
}

QString ActionSession::saveFilter() const
{
    return tr("Hand-keyed actions (*.json)");
}

Result<void> ActionSession::write(const QString &path)
{
    emit aboutToWrite();
    return saveHandKeyed(path, m_action->asset());
}

Result<Report> ActionSession::readAgain()
{
    auto action = openHandKeyed(filePath());
    if (!action)
        return action.error();
    m_action->reset(*std::move(action));
    return Report();
}

JournalOptions ActionSession::journalOptions() const
{
    return actionJournalOptions(*m_action, stateFolder(), QCoreApplication::applicationVersion());
}

} // namespace marrow
