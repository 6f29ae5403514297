#include "app/gui/puppet/puppet_session.h"

#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "model/commands/puppet_commands.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace marrow {

PuppetSession::PuppetSession(std::unique_ptr<PuppetDocument> document)
    : DocumentSession(std::move(document))
    , m_puppet(static_cast<PuppetDocument *>(DocumentSession::document()))
{
}

bool PuppetSession::opens(const QString &path)
{
    return path.endsWith(".p2lrt", Qt::CaseInsensitive);
}

Result<std::unique_ptr<DocumentSession>> PuppetSession::open(const QString &path)
{
    auto read = p2lrt::readPuppetFile(path);
    if (!read)
        return read.error();
    std::unique_ptr<PuppetSession> session(new PuppetSession(makePuppetDocument(std::move(read->puppet), QFileInfo(path).absoluteFilePath())));
    session->startOpened(std::move(read->report));
    return std::unique_ptr<DocumentSession>(std::move(session));
}

Result<std::unique_ptr<DocumentSession>> PuppetSession::recover(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    auto recovered = recoverPuppetDocument(journal, step, fileBytes);
    if (!recovered)
        return recovered.error();
    std::unique_ptr<PuppetSession> session(new PuppetSession(std::move(recovered->document)));
    session->startRecovered(std::move(recovered->issues));
    return std::unique_ptr<DocumentSession>(std::move(session));
}

QString PuppetSession::saveFilter() const
{
    return tr("Puppet (*.p2lrt)");
}

Result<void> PuppetSession::write(const QString &path)
{
    auto saved = p2lrt::savePuppet(m_puppet->asset(), path, p2lrt::optionsOf(m_puppet->asset()));
    if (!saved)
        return saved.error();
    return {};
}

Result<Report> PuppetSession::readAgain()
{
    auto read = p2lrt::readPuppetFile(filePath());
    if (!read)
        return read.error();
    m_puppet->reset(std::move(read->puppet));
    return std::move(read->report);
}

JournalOptions PuppetSession::journalOptions() const
{
    return puppetJournalOptions(*m_puppet, stateFolder(), QCoreApplication::applicationVersion());
}

} // namespace marrow
