#include "app/gui/publish/publication_session.h"

#include "model/character/publish/anim_map.h"
#include "model/character/publish/publication.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace marrow {

namespace {

/// A document without commands: what a tab needs of one.
class PublicationDocument final : public Document
{
public:
    using Document::Document;

    Result<void> execute(const QString &, const QJsonObject &) override { return refusal(); }
    void beginMacro(const QString &) override {}
    void endMacro() override {}
    void cancelMacro() override {}
    static Error refusal()
    {
        return Error{QStringLiteral("publish.read-only"), PublicationSession::tr("A publication is not edited: publish to the folder again."), {}, nullptr};
    }

protected:
    void applyStep(const DocumentStep &, Direction) override {}
    void announce(RecordedStep::Kind) override {}
};

} // namespace

bool PublicationSession::opens(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir()) {
        const QDir folder(path);
        return folder.exists(QLatin1String(kManifestName)) || folder.exists(QLatin1String(kAnimMapName));
    }
    return info.fileName() == QLatin1String(kManifestName) || info.fileName() == QLatin1String(kAnimMapName);
}

QString PublicationSession::folderOf(const QString &path)
{
    const QFileInfo info(path);
    if (!opens(path))
        return path;
    return QDir::cleanPath(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
}

Result<std::unique_ptr<DocumentSession>> PublicationSession::open(const QString &path)
{
    auto document = std::make_unique<PublicationDocument>();
    document->setFilePath(folderOf(path));
    std::unique_ptr<PublicationSession> session(new PublicationSession(std::move(document)));
    session->startOpened({});
    return std::unique_ptr<DocumentSession>(std::move(session));
}

Result<void> PublicationSession::write(const QString &)
{
    return PublicationDocument::refusal();
}

JournalOptions PublicationSession::journalOptions() const
{
    JournalOptions options;
    options.kind = QStringLiteral("publication");
    options.tool = QCoreApplication::applicationVersion();
    options.stateFolder = stateFolder();
    options.takeSnapshot = [] { return [] { return QByteArray(); }; }; // there is nothing that a crash could lose
    return options;
}

} // namespace marrow
