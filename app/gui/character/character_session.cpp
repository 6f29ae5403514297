#include "app/gui/character/character_session.h"

#include "io/gltf/character_file.h"
#include "io/library/shown_file_name.h"
#include "io/save_file.h"
#include "io/scene/character_import.h"
#include "model/commands/character_commands.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace marrow {

namespace {

/// Another model may have the same skeleton, and clips that saving over it would lose: the name must say so too.
bool isOurs(const QString &path, const CharacterAsset &asset)
{
    return path.endsWith(QLatin1String("_rigged.glb"), Qt::CaseInsensitive) && asset.bake.asBound && !hasSkirt(*asset.model);
}

/// All that takes time, so that showing the model costs the window little.
void decodePictures(const CharacterModel &model, const Progress &progress)
{
    for (const ModelTexture &texture : model.textures) {
        if (!progress.cancelled())
            (void)texture.image(); // decoded once and kept
    }
}

CharacterAsset assetFrom(const ImportedCharacter &imported, const Progress &progress)
{
    CharacterAsset asset = characterFrom(imported.file, originOf(imported), progress);
    decodePictures(*asset.model, progress);
    return asset;
}

/// A document that was made beside the window, before anything listens to it. Its history is a member, no child.
void handOver(Document &document, QThread *to)
{
    document.undoStack()->moveToThread(to);
    document.moveToThread(to);
}

SessionMaker failed(const Error &error)
{
    return [error] { return Result<std::unique_ptr<DocumentSession>>(error); };
}

} // namespace

CharacterSession::CharacterSession(std::unique_ptr<CharacterDocument> document)
    : DocumentSession(std::move(document))
    , m_character(static_cast<CharacterDocument *>(DocumentSession::document()))
{
}

bool CharacterSession::opens(const QString &path)
{
    static const QStringList known = {"glb", "vrm", "gltf", "fbx", "pmx", "pmd", "zip"};
    return known.contains(QFileInfo(path).suffix().toLower());
}

SessionMaker CharacterSession::read(const QString &path, const Progress &progress, bool *onlyMotions)
{
    const FileState state = stateOf(path);
    CharacterImportOptions options;
    options.progress = progress.sub(0, 0.7);
    options.shownName = shownFileName(path);
    auto imported = importCharacter(path, options);
    if (!imported)
        return failed(imported.error());
    if (imported->file.model.faceCount() == 0) {
        const bool mayMove = imported->format == QLatin1String("fbx") || !imported->file.model.clips.empty(); // an FBX may hold motions that no figure takes up
        if (!mayMove && imported->file.model.nodes.empty())
            return failed({"character.empty", tr("%1 is empty: it has no surface, no joints and no animation.").arg(shownFileName(path)), path, nullptr});
        *onlyMotions = mayMove;
        return failed({"character.no-surface", tr("%1 has no surface that could be shown; it is a skeleton alone.").arg(shownFileName(path)), path, nullptr});
    }
    const auto asset = std::make_shared<CharacterAsset>(assetFrom(*imported, progress.sub(0.7, 1)));
    if (progress.cancelled())
        return failed({"import.cancelled", tr("Reading the model was cancelled."), path, nullptr});
    return [path, asset, state, report = imported->file.report]() -> Result<std::unique_ptr<DocumentSession>> {
        const QString absolute = QFileInfo(path).absoluteFilePath();
        const bool ours = isOurs(path, *asset);
        std::unique_ptr<CharacterSession> session(new CharacterSession(makeCharacterDocument(std::move(*asset), absolute)));
        session->m_source = ours ? QString() : absolute;
        session->startOpened(report, state);
        return std::unique_ptr<DocumentSession>(std::move(session));
    };
}

SessionMaker CharacterSession::recover(const JournalContents &journal, int step, const QByteArray *fileBytes, const Progress &progress)
{
    auto recovered = recoverCharacterDocument(journal, step, fileBytes, progress);
    if (!recovered)
        return failed(recovered.error());
    decodePictures(recovered->document->model(), progress);
    if (progress.cancelled())
        return failed({"import.cancelled", tr("Reading the model was cancelled."), journal.file, nullptr});
    handOver(*recovered->document, QCoreApplication::instance()->thread());
    return [work = std::make_shared<RecoveredCharacter>(std::move(*recovered))]() -> Result<std::unique_ptr<DocumentSession>> {
        std::unique_ptr<CharacterSession> session(new CharacterSession(std::move(work->document)));
        session->m_source = isOurs(session->filePath(), session->character()->asset()) ? QString() : session->filePath();
        session->startRecovered(std::move(work->issues));
        return std::unique_ptr<DocumentSession>(std::move(session));
    };
}

QString CharacterSession::saveFilter() const
{
    return tr("Bound character (*.glb)");
}

bool CharacterSession::asksWhereToSave() const
{
    return !m_source.isEmpty() && filePath() == m_source;
}

QString CharacterSession::suggestedFileName() const
{
    const QFileInfo source(m_source.isEmpty() ? filePath() : m_source);
    const QString name = QFileInfo(shownFileName(source.filePath())).completeBaseName() + QStringLiteral("_rigged.glb");
    return isLibraryFile(source.filePath()) ? name : source.dir().filePath(name);
}

Result<void> CharacterSession::write(const QString &path)
{
    if (!m_source.isEmpty() && QFileInfo(path) == QFileInfo(m_source)) {
        return Error{"character.is-source", tr("%1 is the model this character came from; it is kept as it is. Save under another name.").arg(QFileInfo(path).fileName()), path, nullptr};
    }
    auto rigged = writeRigged(m_character->asset());
    if (!rigged)
        return rigged.error();
    return saveFile(path, rigged->bytes);
}

Result<Report> CharacterSession::readAgain()
{
    auto imported = importCharacter(filePath());
    if (!imported)
        return imported.error();
    m_character->reset(assetFrom(*imported, {}));
    return std::move(imported->file.report);
}

bool CharacterSession::takeAsset(DocumentSession &fresh)
{
    if (!fresh.character())
        return false;
    m_character->reset(fresh.character()->asset());
    return true;
}

JournalOptions CharacterSession::journalOptions() const
{
    return characterJournalOptions(*m_character, stateFolder(), QCoreApplication::applicationVersion());
}

} // namespace marrow
