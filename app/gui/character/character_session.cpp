#include "app/gui/character/character_session.h"

#include "io/gltf/character_file.h"
#include "io/save_file.h"
#include "io/scene/character_import.h"
#include "model/commands/character_commands.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

namespace marrow {

namespace {

/// Reading an FBX takes seconds.
class WaitCursor
{
public:
    WaitCursor() { QGuiApplication::setOverrideCursor(Qt::WaitCursor); }
    ~WaitCursor() { QGuiApplication::restoreOverrideCursor(); }
    Q_DISABLE_COPY_MOVE(WaitCursor)
};

QString formatText(const ImportedCharacter &imported)
{
    const QString version = imported.file.model.vrmVersion;
    if (!version.isEmpty())
        return version == QLatin1String("0") ? QStringLiteral("VRM 0.x") : QStringLiteral("VRM 1.0");
    return imported.format.toUpper();
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

Result<std::unique_ptr<DocumentSession>> CharacterSession::open(const QString &path)
{
    const WaitCursor waiting;
    auto imported = importCharacter(path);
    if (!imported)
        return imported.error();
    if (imported->file.model.faceCount() == 0) {
        return Error{"character.no-surface", tr("%1 has no surface that could be shown. It may hold motions alone.").arg(QFileInfo(path).fileName()), path, nullptr};
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    // Another model may have the same skeleton, and clips that saving over it would lose: the name must say so too.
    const bool ours = path.endsWith(QLatin1String("_rigged.glb"), Qt::CaseInsensitive) && storedSkin(imported->file).has_value();
    std::unique_ptr<CharacterSession> session(new CharacterSession(makeCharacterDocument(characterFrom(imported->file), absolute)));
    session->m_source = ours ? QString() : absolute;
    session->m_notes = imported->notes;
    session->m_format = formatText(*imported);
    session->startOpened(std::move(imported->file.report));
    return std::unique_ptr<DocumentSession>(std::move(session));
}

Result<std::unique_ptr<DocumentSession>> CharacterSession::recover(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    const WaitCursor waiting;
    auto recovered = recoverCharacterDocument(journal, step, fileBytes);
    if (!recovered)
        return recovered.error();
    std::unique_ptr<CharacterSession> session(new CharacterSession(std::move(recovered->document)));
    session->m_source = session->filePath();
    session->startRecovered(std::move(recovered->issues));
    return std::unique_ptr<DocumentSession>(std::move(session));
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
    return source.dir().filePath(source.completeBaseName() + QStringLiteral("_rigged.glb"));
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
    m_notes = imported->notes;
    m_character->reset(characterFrom(imported->file));
    return std::move(imported->file.report);
}

JournalOptions CharacterSession::journalOptions() const
{
    return characterJournalOptions(*m_character, stateFolder(), QCoreApplication::applicationVersion());
}

} // namespace marrow
