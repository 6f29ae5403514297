#include "io/publish/stage_folder.h"

#include "io/gltf/gltf_reader.h"
#include "io/publish/publish_checks.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace marrow {

namespace {

/// When a file was changed, to the nanosecond, with its size: what a game that looks at the time of modification sees.
std::optional<qint64> stampOf(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return static_cast<qint64>(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec;
}

class StageFolder final : public StageSource
{
public:
    explicit StageFolder(const QString &folder)
        : m_folder(folder)
    {
    }

    std::optional<qint64> contractStamp() const override { return stampOf(m_folder.filePath(QLatin1String(kAnimMapName))); }

    Result<AnimMap> contract() const override
    {
        const auto bytes = readPublishFile(m_folder.filePath(QLatin1String(kAnimMapName)));
        return bytes ? decodeAnimMap(*bytes) : Result<AnimMap>(bytes.error());
    }

    bool has(const QString &fileName) const override { return QFileInfo(m_folder.filePath(fileName)).isFile(); }

    QStringList originals() const override
    {
        QStringList names;
        for (const QString &name : m_folder.entryList({QStringLiteral("chr_*.glb")}, QDir::Files, QDir::Name)) {
            if (!slugOfOriginal(name).isEmpty())
                names.append(name);
        }
        return names;
    }

    Result<std::shared_ptr<const CharacterModel>> model(const QString &fileName) const override
    {
        const QString path = m_folder.filePath(fileName);
        const std::optional<qint64> stamp = stampOf(path);
        if (const auto known = m_models.find(fileName); known != m_models.end() && known->second.stamp == stamp)
            return known->second.model;
        auto read = openGltf(path);
        if (!read)
            return read.error();
        auto model = std::make_shared<const CharacterModel>(std::move(read->model));
        m_models[fileName] = {stamp, model};
        return model;
    }

private:
    struct Known
    {
        std::optional<qint64> stamp;
        std::shared_ptr<const CharacterModel> model;
    };

    QDir m_folder;
    mutable std::map<QString, Known> m_models;
};

} // namespace

std::shared_ptr<const StageSource> stageFolder(const QString &folder)
{
    return std::make_shared<const StageFolder>(folder);
}

} // namespace marrow
