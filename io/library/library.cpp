#include "io/library/library.h"

#include "io/library/library_json.h"
#include "io/motion/motion_file.h"
#include "io/save_file.h"
#include "model/character/model_facts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

constexpr int kPatienceMs = 5000;                  ///< while another program changes something
constexpr int kStaleMs = 60'000;
const char *const kDefaults = "default.json";

Error libraryError(const char *code, const QString &message, const QString &where = {})
{
    return {QString::fromLatin1(code), message, where, nullptr};
}

Result<QString> hashOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return libraryError("file.read", Texts::tr("%1 could not be read: %2.").arg(QDir::toNativeSeparators(path), file.errorString()), path);
    return QString::fromLatin1(hash.result().toHex());
}

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

Result<void> save(const QString &path, QByteArrayView bytes)
{
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return libraryError("library.folder", Texts::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(QFileInfo(path).absolutePath())), path);
    SaveFile file(path);
    file.setKeepsBackup(false);
    if (const Result<void> begun = file.begin(); !begun)
        return begun;
    if (const Result<void> written = file.write(bytes); !written)
        return written;
    return file.commit();
}

/// Where content is kept; a file that is there already under its own name is the same content.
Result<QString> store(const Library &library, const QString &kind, const QString &sha256, const QString &extension, const QByteArray &bytes)
{
    const QString month = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy/MM"));
    const QString relative = QStringLiteral("%1/%2/%3/%4.%5").arg(kind, month, sha256.left(2), sha256, extension);
    const QString path = library.pathOf(relative);
    if (QFileInfo(path).size() == bytes.size()) {
        if (const Result<QString> there = hashOf(path); there && *there == sha256)
            return relative;
    }
    if (const Result<void> saved = save(path, bytes); !saved)
        return saved.error();
    QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther); // its name is its content
    return relative;
}

QString jsonPathOf(const LibraryEntry &entry)
{
    return entry.path.left(entry.path.lastIndexOf(QLatin1Char('/')) + 1) + entry.sha256 + QStringLiteral(".json");
}

QString extensionOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool plain = !suffix.isEmpty() && suffix.size() <= 8 && std::all_of(suffix.begin(), suffix.end(), [](QChar c) { return c.unicode() < 128 && c.isLetterOrNumber(); });
    return plain ? suffix : QStringLiteral("bin");
}

Result<QByteArray> readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return libraryError("file.open", Texts::tr("%1 could not be opened: %2.").arg(QDir::toNativeSeparators(path), file.errorString()), path);
    if (file.size() > kMaxGltfFileBytes)
        return libraryError("import.too-large", Texts::tr("%1 has more than 512 MiB.").arg(QDir::toNativeSeparators(path)), path);
    QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError)
        return libraryError("file.read", Texts::tr("%1 could not be read: %2.").arg(QDir::toNativeSeparators(path), file.errorString()), path);
    return bytes;
}

void describe(const ImportedCharacter &imported, LibraryEntry &entry)
{
    const CharacterModel &model = imported.file.model;
    const HumanoidMapping mapping = mapHumanoid(model);
    entry.kind = QStringLiteral("model");
    entry.format = imported.format;
    entry.notes = imported.notes;
    entry.faces = static_cast<qint64>(model.faceCount());
    entry.vertices = static_cast<qint64>(model.vertexCount());
    entry.joints = static_cast<int>(model.jointNodes().size());
    entry.humanoidJoints = static_cast<int>(mapping.nodes.size());
    entry.clips = static_cast<int>(model.clips.size());
    entry.textures = static_cast<int>(model.textures.size());
    entry.missingTextures = static_cast<int>(imported.missingTextures.size());
    entry.drivable = isDrivable(model, mapping);
    entry.drivability = drivability(model, mapping);
    entry.title = model.vrm.title;
    entry.author = model.vrm.authors.join(QStringLiteral(", "));
    entry.licence = model.vrm.licence;
}

void describe(const MotionFile &file, LibraryEntry &entry)
{
    const Motion &first = file.clips.front();
    entry.kind = QStringLiteral("motion");
    entry.format = motionFormatName(file.format);
    entry.notes = file.notes;
    entry.joints = static_cast<int>(first.movingJoints());
    entry.humanoidJoints = static_cast<int>(mapHumanoid(first).nodes.size());
    entry.clips = static_cast<int>(file.clips.size());
}

} // namespace

Library::Library(QString folder) : m_folder(std::move(folder)) { }

QString Library::pathOf(const QString &relative) const
{
    return relative.isEmpty() ? QString() : m_folder + QLatin1Char('/') + relative;
}

Result<std::vector<LibraryEntry>> Library::entries(Report *report) const
{
    if (!QFileInfo(m_folder).isDir())
        return libraryError("library.folder", Texts::tr("There is no library in %1.").arg(QDir::toNativeSeparators(m_folder)), m_folder);
    const QJsonObject chosen = defaults();
    std::vector<LibraryEntry> entries;
    for (const char *kind : {"model", "motion"}) {
        QDirIterator it(pathOf(QLatin1String(kind)), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (!isSha256(QFileInfo(path).completeBaseName()))
                continue;
            const Result<QJsonObject> json = readLibraryJson(path);
            Result<LibraryEntry> entry = json ? libraryEntryFrom(*json) : Result<LibraryEntry>(json.error());
            if (entry && !QFileInfo::exists(pathOf(entry->path)))
                entry = libraryError("library.lost", Texts::tr("The file of “%1” is gone from the library; add it again.").arg(entry->originalName), path);
            if (!entry) {
                if (report)
                    report->add({Severity::Warning, entry.error().code, entry.error().message});
                continue;
            }
            entry->isDefault = entry->state == LibraryState::Approved && chosen.value(entry->kind).toString() == entry->sha256;
            entries.push_back(std::move(*entry));
        }
    }
    std::sort(entries.begin(), entries.end(), [](const LibraryEntry &a, const LibraryEntry &b) { return a.added != b.added ? a.added > b.added : a.sha256 < b.sha256; });
    return entries;
}

Result<LibraryEntry> Library::find(const QString &sha256) const
{
    const Result<std::vector<LibraryEntry>> all = entries();
    if (!all)
        return all.error();
    std::vector<LibraryEntry> found;
    for (const LibraryEntry &entry : *all) {
        if (sha256.size() >= 4 && entry.sha256.startsWith(sha256.toLower()))
            found.push_back(entry);
    }
    if (found.empty())
        return libraryError("library.none", Texts::tr("The library has no entry whose hash begins with %1.").arg(sha256));
    if (found.size() > 1)
        return libraryError("library.several", Texts::tr("%1 entries of the library begin with %2; give more of the hash.").arg(found.size()).arg(sha256));
    return found.front();
}

std::optional<LibraryEntry> Library::known(const QString &sha256, const QString &sourceSha256) const
{
    const Result<std::vector<LibraryEntry>> all = entries();
    for (std::size_t i = 0; all && i < all->size(); ++i) {
        const LibraryEntry &entry = (*all)[i];
        if ((!sha256.isEmpty() && entry.sha256 == sha256) || (!sourceSha256.isEmpty() && (entry.sha256 == sourceSha256 || entry.sourceSha256 == sourceSha256)))
            return entry;
    }
    return std::nullopt;
}

Result<Library::Added> Library::add(const QString &path, const CharacterImportOptions &options)
{
    const Result<QByteArray> bytes = readAll(path);
    if (!bytes)
        return bytes.error();
    if (!QDir().mkpath(m_folder))
        return libraryError("library.folder", Texts::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(m_folder)), m_folder);
    const QString given = hashOf(*bytes);
    if (const std::optional<LibraryEntry> there = known(given, given))
        return Added{*there, true, std::nullopt};
    LibraryEntry entry;
    entry.originalName = QFileInfo(path).fileName();
    entry.added = QDateTime::currentDateTimeUtc();
    QByteArray stored = *bytes;
    QString extension = extensionOf(path);
    std::optional<CharacterModel> model;
    if (looksLikeMotion(path) || extension == QLatin1String("vrma")) {
        const Result<MotionFile> motion = openMotions(path);
        if (!motion)
            return motion.error();
        describe(*motion, entry);
    } else {
        Result<ImportedCharacter> imported = importCharacter(path, options);
        if (!imported)
            return imported.error();
        describe(*imported, entry);
        const bool asItIs = imported->entry.isEmpty() && (imported->format == QLatin1String("glb") || imported->format == QLatin1String("vrm"));
        extension = imported->format == QLatin1String("vrm") ? QStringLiteral("vrm") : QStringLiteral("glb");
        if (!asItIs) {
            Result<QByteArray> glb = encodeGlb(imported->file.document);
            if (!glb)
                return glb.error();
            stored = std::move(*glb);
        }
        model = std::move(imported->file.model);
    }
    entry.sha256 = hashOf(stored);
    entry.bytes = stored.size();
    if (const std::optional<LibraryEntry> there = known(entry.sha256, {}))
        return Added{*there, true, std::nullopt};
    if (entry.sha256 != given) {
        const Result<QString> source = store(*this, QStringLiteral("source"), given, extensionOf(path), *bytes);
        if (!source)
            return source.error();
        entry.sourceSha256 = given;
        entry.sourcePath = *source;
    }
    const Result<QString> place = store(*this, entry.kind, entry.sha256, extension, stored);
    if (!place)
        return place.error();
    entry.path = *place;
    if (const Result<void> written = write(entry); !written)
        return written.error();
    return Added{entry, false, std::move(model)};
}

Result<void> Library::write(const LibraryEntry &entry)
{
    return save(pathOf(jsonPathOf(entry)), QJsonDocument(toJson(entry)).toJson());
}

QJsonObject Library::defaults() const
{
    const Result<QJsonObject> json = readLibraryJson(pathOf(QLatin1String(kDefaults)));
    return json ? *json : QJsonObject();
}

Result<void> Library::setDefaults(const QJsonObject &defaults)
{
    return save(pathOf(QLatin1String(kDefaults)), QJsonDocument(defaults).toJson());
}

template <class Change>
Result<LibraryEntry> Library::change(const QString &sha256, Change change)
{
    QLockFile lock(pathOf(QStringLiteral(".lock")));
    lock.setStaleLockTime(kStaleMs);
    if (!QFileInfo(m_folder).isDir() || !lock.tryLock(kPatienceMs))
        return libraryError("library.busy", Texts::tr("Another program is changing the library in %1. Try again in a moment.").arg(QDir::toNativeSeparators(m_folder)), m_folder);
    Result<LibraryEntry> entry = find(sha256); // as it is now, whoever changed it last
    if (!entry)
        return entry;
    if (const Result<void> changed = change(*entry); !changed)
        return changed.error();
    return entry;
}

Result<LibraryEntry> Library::setState(const QString &sha256, LibraryState state)
{
    return change(sha256, [&](LibraryEntry &entry) -> Result<void> {
        if (entry.isDefault && state != LibraryState::Approved) {
            QJsonObject chosen = defaults();
            chosen.remove(entry.kind);
            if (const Result<void> cleared = setDefaults(chosen); !cleared)
                return cleared;
            entry.isDefault = false;
        }
        entry.state = state;
        entry.reviewed = state == LibraryState::Pending ? QDateTime() : QDateTime::currentDateTimeUtc();
        return write(entry);
    });
}

Result<LibraryEntry> Library::setComment(const QString &sha256, const QString &comment)
{
    return change(sha256, [&](LibraryEntry &entry) {
        entry.comment = comment;
        return write(entry);
    });
}

Result<LibraryEntry> Library::setDefault(const QString &sha256)
{
    return change(sha256, [&](LibraryEntry &entry) -> Result<void> {
        if (entry.state != LibraryState::Approved)
            return libraryError("library.not-approved", Texts::tr("“%1” has to be approved before it can be the default.").arg(entry.originalName));
        QJsonObject chosen = defaults();
        chosen.insert(entry.kind, entry.sha256);
        entry.isDefault = true;
        return setDefaults(chosen);
    });
}

Result<LibraryEntry> Library::setThumbnail(const QString &sha256, const QImage &image)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return libraryError("library.picture", Texts::tr("The picture of an entry could not be made."));
    return change(sha256, [&](LibraryEntry &entry) -> Result<void> {
        entry.thumbnail = jsonPathOf(entry).chopped(4) + QStringLiteral("png");
        if (const Result<void> saved = save(pathOf(entry.thumbnail), png); !saved)
            return saved;
        return write(entry);
    });
}

Result<void> Library::remove(const QString &sha256)
{
    const Result<LibraryEntry> gone = change(sha256, [&](LibraryEntry &entry) -> Result<void> {
        const Result<std::vector<LibraryEntry>> all = entries();
        if (!all)
            return all.error();
        const bool shared = std::any_of(all->begin(), all->end(), [&](const LibraryEntry &other) { return other.sha256 != entry.sha256 && other.sourceSha256 == entry.sourceSha256; });
        if (entry.isDefault) {
            QJsonObject chosen = defaults();
            chosen.remove(entry.kind);
            if (const Result<void> cleared = setDefaults(chosen); !cleared)
                return cleared;
        }
        // The .json first: without it the others are no entry.
        if (!QFile::remove(pathOf(jsonPathOf(entry))))
            return libraryError("library.remove", Texts::tr("“%1” could not be removed from the library.").arg(entry.originalName));
        QFile::remove(pathOf(entry.path));
        if (!entry.thumbnail.isEmpty())
            QFile::remove(pathOf(entry.thumbnail));
        if (!entry.sourcePath.isEmpty() && !shared)
            QFile::remove(pathOf(entry.sourcePath));
        return {};
    });
    if (!gone)
        return gone.error();
    return {};
}

Result<void> Library::verify(const LibraryEntry &entry) const
{
    const Result<QString> now = hashOf(pathOf(entry.path));
    if (now && *now == entry.sha256)
        return {};
    return libraryError("library.damaged", Texts::tr("The file of “%1” is no longer what was stored.").arg(entry.originalName), pathOf(entry.path));
}

} // namespace marrow
