#include "io/scene/character_import.h"

#include "io/archive/archive.h"
#include "io/scene/file_set.h"
#include "io/scene/import_notes.h"
#include "io/scene/model_kind.h"
#include "io/scene/pmd_conversion.h"
#include "io/scene/pmx_outline.h"
#include "io/scene/scene_count.h"
#include "io/scene/scene_process.h"
#include "model/base/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

constexpr qsizetype kHeadBytes = 1024;
constexpr int kMostAttempts = 8; ///< of the models in an archive

Error importError(const char *code, const QString &message, const QString &path = {})
{
    return {QString::fromLatin1(code), message, path, nullptr};
}

/// A model with what came with it.
struct Source
{
    QString name; ///< for people: without folders
    QByteArray bytes;
    FileSet files;
    GltfFileSource gltfFiles;
};

Result<ImportedCharacter> importGltf(const Source &source, ModelKind kind, const Progress &progress)
{
    Result<GltfDocument> document = readGltfDocument(source.bytes, source.gltfFiles);
    if (!document)
        return document.error();
    ImportedCharacter result;
    progress.report(0.2);
    const int embedded = embedPictures(*document, source.files, result.missingTextures);
    Result<GltfModel> read = readGltf(std::move(*document), {}, progress.sub(0.4, 1));
    if (!read)
        return read.error();
    result.file = std::move(*read);
    const bool vrm = !result.file.model.vrmVersion.isEmpty();
    result.format = !result.file.document.wasBinary ? QStringLiteral("gltf") : vrm ? QStringLiteral("vrm") : QStringLiteral("glb");
    result.notes.append(embedded > 0 ? Texts::tr("%1: read as it is; %n picture(s) put into it.", nullptr, embedded).arg(source.name)
                                     : Texts::tr("%1: read as it is.").arg(source.name));
    if (kind == ModelKind::Vrm && !vrm)
        result.notes.append(Texts::tr("It is called a VRM but has none of its extensions; it is taken for a plain model."));
    return result;
}

/// What was written, with the pictures that belong to it, as our own reader sees it.
Result<GltfModel> readBack(const QByteArray &glb, const FileSet &files, QStringList &missing, int *embedded, const Progress &progress)
{
    Result<GltfDocument> document = readGltfDocument(glb);
    if (!document)
        return document.error();
    *embedded = embedPictures(*document, files, missing);
    settleTransparency(*document);
    return readGltf(std::move(*document), {}, progress);
}

/// An FBX from before 2011, which Assimp does not read; 0 when it is newer or does not say.
int oldFbxVersion(const QByteArray &bytes)
{
    int version = 0;
    if (bytes.startsWith("Kaydara FBX Binary") && bytes.size() > 27) {
        version = static_cast<int>(qFromLittleEndian<quint32>(bytes.constData() + 23));
    } else {
        const qsizetype at = bytes.left(16 * kHeadBytes).indexOf("FBXVersion:");
        const QByteArray number = at < 0 ? QByteArray() : bytes.mid(at + 11, 16).trimmed();
        version = number.left(number.indexOf('\n')).trimmed().toInt();
    }
    return version > 0 && version < 7100 ? version : 0;
}

Result<ImportedCharacter> importScene(const Source &source, ModelKind kind, const CharacterImportOptions &options)
{
    if (const int version = kind == ModelKind::Fbx ? oldFbxVersion(source.bytes) : 0; version > 0) {
        return importError("import.fbx-version", Texts::tr("%1 is an FBX of version %2.%3, from before 2011; versions from 7.1 on are read. Export it again as FBX 2013 or newer, or as .glb.")
                                                     .arg(source.name).arg(version / 1000).arg(version / 100 % 10));
    }
    std::optional<PmxOutline> outline; // what Assimp reads is held against it
    if (kind == ModelKind::Pmx) {
        Result<PmxOutline> own = readPmxOutline(source.bytes);
        if (!own)
            return own.error();
        outline = std::move(*own);
    }
    SceneReadOptions reading;
    reading.kind = kind == ModelKind::Fbx ? SceneKind::Fbx : SceneKind::Pmx;
    reading.metresPerUnit = options.metresPerUnit;
    if (options.up != CharacterImportOptions::Up::AsInFile)
        reading.up = options.up == CharacterImportOptions::Up::Z ? QStringLiteral("z") : QStringLiteral("y");
    const QString program = options.readerProgram.isEmpty() ? findSceneReader() : options.readerProgram;
    QStringList notes;
    Error last;
    // Our own writing first; what Assimp exports itself is the second attempt, judged by the same checks.
    for (const SceneRoute route : {SceneRoute::Own, SceneRoute::Exporter}) {
        reading.route = route;
        const QString attempt = route == SceneRoute::Own ? Texts::tr("%1 → GLB").arg(source.name) : Texts::tr("%1 → glTF → GLB").arg(source.name);
        Result<SceneProduct> product = readSceneApart(source.bytes, reading, program, options.progress.sub(0, 0.7));
        ImportedCharacter result;
        int embedded = 0;
        Result<GltfModel> read = product ? readBack(product->glb, source.files, result.missingTextures, &embedded, options.progress.sub(0.7, 1)) : Result<GltfModel>(product.error());
        if (read) {
            if (const Result<void> checked = checkAgainstScene(read->model, product->facts); !checked)
                read = checked.error();
        }
        if (read && outline && static_cast<qint64>(read->model.faceCount()) != outline->faces)
            read = importError("scene.differs", Texts::tr("%1 faces were read of %2.").arg(read->model.faceCount()).arg(outline->faces));
        if (read && read->model.nodes.empty())
            read = importError("scene.empty", Texts::tr("There is nothing in it."));
        if (!read) {
            last = read.error();
            if (last.code == QLatin1String("import.cancelled"))
                return last;
            notes.append(QStringLiteral("%1: %2").arg(attempt, last.message));
            if (last.code == QLatin1String("scene.differs") || last.code == QLatin1String("scene.numbers") || last.code.startsWith(QLatin1String("gltf.")))
                continue;
            break; // Assimp cannot read it at all: asking again changes nothing
        }
        result.file = std::move(*read);
        result.format = kind == ModelKind::Fbx ? QStringLiteral("fbx") : QStringLiteral("pmx");
        result.metresPerUnit = product->facts.metresPerUnit;
        notes.append(embedded > 0 ? Texts::tr("%1: read back and checked; %n picture(s) put into it.", nullptr, embedded).arg(attempt)
                                  : Texts::tr("%1: read back and checked.").arg(attempt));
        result.notes = notes + notesFrom(product->facts, result.format);
        return result;
    }
    if (notes.size() < 2)
        return last;
    return importError("import.failed", joinedSentences(notes));
}

Result<ImportedCharacter> importPmd(const Source &source, const CharacterImportOptions &options)
{
    Result<QByteArray> pmx = pmxFromPmd(source.bytes);
    if (!pmx)
        return pmx.error();
    Source converted = source;
    converted.bytes = std::move(*pmx);
    Result<ImportedCharacter> result = importScene(converted, ModelKind::Pmx, options);
    if (result) {
        result->format = QStringLiteral("pmd");
        result->notes.prepend(Texts::tr("It is a PMD, the older format of MMD; it was read as the PMX it would be."));
    }
    return result;
}

Result<ImportedCharacter> importSource(const Source &source, ModelKind kind, const CharacterImportOptions &options)
{
    Result<ImportedCharacter> result = importError("import.unknown", Texts::tr("%1 is no model this program reads (.glb, .vrm, .gltf, .fbx, .pmx, .pmd or a .zip of them).").arg(source.name));
    if (kind == ModelKind::Glb || kind == ModelKind::Gltf || kind == ModelKind::Vrm)
        result = importGltf(source, kind, options.progress);
    else if (kind == ModelKind::Fbx || kind == ModelKind::Pmx)
        result = importScene(source, kind, options);
    else if (kind == ModelKind::Pmd)
        result = importPmd(source, options);
    if (result && !result->missingTextures.isEmpty())
        result->notes.append(Texts::tr("Pictures that were not found or could not be read: %1. They are white now.").arg(result->missingTextures.join(QStringLiteral(", "))));
    return result;
}

/// The models of an archive in the order in which they are tried.
std::vector<ArchiveEntry> candidatesIn(const Archive &archive, const QString &preferred)
{
    std::vector<ArchiveEntry> found;
    for (const ArchiveEntry &entry : archive.entries()) {
        // What one system leaves in archives for itself has the names of the files it belongs to.
        if (searchRank(entry.name) >= 0 && !entry.name.startsWith(QLatin1String("__MACOSX/")))
            found.push_back(entry);
    }
    const auto named = [&](const ArchiveEntry &entry) {
        return !preferred.isEmpty() && (entry.name.compare(preferred, Qt::CaseInsensitive) == 0 ||
                                        entry.name.mid(entry.name.lastIndexOf(QLatin1Char('/')) + 1).compare(preferred, Qt::CaseInsensitive) == 0);
    };
    std::stable_sort(found.begin(), found.end(), [&](const ArchiveEntry &a, const ArchiveEntry &b) {
        if (const int first = searchRank(a.name), second = searchRank(b.name); first != second)
            return first < second;
        if (named(a) != named(b))
            return named(a);
        const qsizetype depth = a.name.count(QLatin1Char('/'));
        const qsizetype other = b.name.count(QLatin1Char('/'));
        return depth != other ? depth < other : a.bytes > b.bytes;
    });
    return found;
}

GltfFileSource gltfFilesOf(const FileSet &files)
{
    return [files](const QString &uri) -> Result<QByteArray> {
        const qsizetype place = findNamedFile(files, uri);
        if (place < 0)
            return gltfError("gltf.buffer", Texts::tr("The model needs the file %1, which did not come with it.").arg(uri));
        return files.read(place);
    };
}

Result<ImportedCharacter> importArchive(const QString &path, const CharacterImportOptions &options)
{
    Result<Archive> opened = Archive::open(path);
    if (!opened)
        return opened.error();
    const auto archive = std::make_shared<Archive>(std::move(*opened));
    const QString name = QFileInfo(path).fileName();
    QStringList notes;
    for (const Issue &issue : archive->report().issues())
        notes.append(issue.message);
    const std::vector<ArchiveEntry> candidates = candidatesIn(*archive, options.preferredEntry);
    if (candidates.empty()) {
        const QString reason = Texts::tr("%1 holds no model (.vrm, .glb, .gltf, .pmx, .pmd or .fbx).").arg(name);
        return importError("import.empty", joinedSentences(QStringList(reason) + notes), path);
    }
    int tried = 0;
    for (const ArchiveEntry &entry : candidates) {
        if (++tried > kMostAttempts || options.progress.cancelled())
            break;
        Result<QByteArray> bytes = archive->read(entry);
        Result<ImportedCharacter> result = bytes ? ImportedCharacter() : Result<ImportedCharacter>(bytes.error());
        if (bytes) {
            Source source{entry.name.mid(entry.name.lastIndexOf(QLatin1Char('/')) + 1), std::move(*bytes), filesInArchive(archive, entry.name), {}};
            source.gltfFiles = gltfFilesOf(source.files);
            result = importSource(source, modelKindOf(source.bytes.left(kHeadBytes), entry.name), options);
        }
        if (result) {
            result->entry = entry.name;
            result->notes = notes + result->notes;
            for (const Issue &issue : archive->report().issues())
                result->file.report.add(issue);
            return result;
        }
        if (result.error().code == QLatin1String("import.cancelled"))
            return result;
        notes.append(QStringLiteral("%1: %2").arg(entry.name, result.error().message));
    }
    return importError("import.failed", Texts::tr("No model in %1 could be read. %2").arg(name, joinedSentences(notes)), path);
}

} // namespace

CharacterOrigin originOf(const ImportedCharacter &imported)
{
    const QString version = imported.file.model.vrmVersion;
    const QString vrm = version == QLatin1String("0") ? QStringLiteral("VRM 0.x") : QStringLiteral("VRM 1.0");
    return {version.isEmpty() ? imported.format.toUpper() : vrm, imported.notes};
}

Result<ImportedCharacter> importCharacter(const QString &path, const CharacterImportOptions &options)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return importError("file.open", Texts::tr("%1 could not be opened: %2.").arg(QDir::toNativeSeparators(path), file.errorString()), path);
    const ModelKind kind = modelKindOf(file.peek(kHeadBytes), path);
    if (kind == ModelKind::Zip)
        return importArchive(path, options);
    if (file.size() > kMaxSceneFileBytes)
        return importError("import.too-large", Texts::tr("%1 has more than 512 MiB.").arg(QDir::toNativeSeparators(path)), path);
    Source source{options.shownName.isEmpty() ? QFileInfo(path).fileName() : options.shownName, {}, {}, filesBeside(path)};
    if (kind != ModelKind::Unknown) {
        source.bytes = file.readAll();
        source.files = filesInFolderOf(path);
    }
    if (file.error() != QFile::NoError)
        return importError("file.read", Texts::tr("%1 could not be read: %2.").arg(QDir::toNativeSeparators(path), file.errorString()), path);
    return importSource(source, kind, options);
}

} // namespace marrow
