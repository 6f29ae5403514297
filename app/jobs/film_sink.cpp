#include "app/jobs/film_sink.h"

#include "io/png/png_writer.h"
#include "io/save_file.h"
#include "io/webp/webp_animation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QTemporaryDir>

#include <optional>
#include <vector>

namespace marrow {

namespace {

constexpr int kSheetGap = 4;
constexpr int kMaxSheetSide = 32000;

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

Error encodeError(const QString &path)
{
    return {QStringLiteral("render.encode"), Jobs::tr("The picture could not be packed as PNG."), path, {}};
}

Result<void> saveWithoutBackup(const QString &path, const QByteArray &bytes)
{
    SaveFile file(path);
    file.setKeepsBackup(false);
    if (const Result<void> begun = file.begin(); !begun)
        return begun;
    if (const Result<void> written = file.write(bytes); !written)
        return written;
    return file.commit();
}

class PngFolder final : public FilmSink
{
public:
    explicit PngFolder(const QString &folder)
        : m_folder(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()))
    {
    }

    Result<void> begin()
    {
        const QString shown = QDir::toNativeSeparators(m_folder);
        const QFileInfo info(m_folder);
        if (info.exists() && (!info.isDir() || !QDir(m_folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))) {
            return Error{QStringLiteral("film.folder-not-empty"),
                         Jobs::tr("%1 is not an empty folder. Name a new one, so that pictures of two films do not get mixed.").arg(shown), m_folder, {}};
        }
        if (!QDir().mkpath(info.path()))
            return folderError();
        m_scratch.emplace(m_folder + QStringLiteral(".part-XXXXXX"));
        if (!m_scratch->isValid())
            return folderError();
        return {};
    }

    Result<void> add(const QImage &picture, int, const QString &) override
    {
        const QString name = QStringLiteral("%1_%2.png").arg(QFileInfo(m_folder).fileName()).arg(++m_count, 4, 10, QLatin1Char('0'));
        const QByteArray bytes = pngBytes(picture);
        if (bytes.isEmpty())
            return encodeError(name);
        QFile file(m_scratch->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()) {
            return Error{QStringLiteral("save.write"),
                         Jobs::tr("%1 could not be written: %2.").arg(QDir::toNativeSeparators(file.fileName()), file.errorString()), file.fileName(), {}};
        }
        return {};
    }

    Result<void> finish() override
    {
        QFile::setPermissions(m_scratch->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther);
        QDir().rmdir(m_folder); // empty, or not there
        if (!QDir().rename(m_scratch->path(), m_folder))
            return folderError();
        m_scratch->setAutoRemove(false);
        return {};
    }

private:
    Error folderError() const
    {
        return {QStringLiteral("film.folder"),
                Jobs::tr("The folder %1 could not be made. Choose a place you may write to.").arg(QDir::toNativeSeparators(m_folder)), m_folder, {}};
    }

    QString m_folder;
    std::optional<QTemporaryDir> m_scratch; ///< goes with what is in it unless it became the folder
    int m_count = 0;
};

class WebpFile final : public FilmSink
{
public:
    WebpFile(const QString &path, const QSize &size, int quality)
        : m_path(path)
        , m_animation(size, quality)
    {
    }
    Result<void> add(const QImage &picture, int milliseconds, const QString &) override { return m_animation.add(picture, milliseconds); }
    Result<void> finish() override
    {
        const Result<QByteArray> bytes = m_animation.take();
        if (!bytes)
            return bytes.error();
        return saveWithoutBackup(m_path, *bytes);
    }

private:
    QString m_path;
    WebpAnimation m_animation;
};

class Sheet final : public FilmSink
{
public:
    Sheet(const QString &path, int columns, bool labels)
        : m_path(path)
        , m_columns(columns)
        , m_labels(labels)
    {
    }

    Result<void> add(const QImage &picture, int, const QString &label) override
    {
        m_pictures.push_back({picture, label});
        return {};
    }

    Result<void> finish() override
    {
        if (m_pictures.empty())
            return encodeError(m_path);
        const QSize cell = m_pictures.front().first.size();
        const int count = static_cast<int>(m_pictures.size());
        const int columns = std::min(m_columns, count);
        const int rows = (count + columns - 1) / columns;
        const int labelHeight = m_labels ? std::max(14, cell.height() / 14) : 0;
        const QSize size(columns * (cell.width() + kSheetGap) + kSheetGap, rows * (cell.height() + labelHeight + kSheetGap) + kSheetGap);
        if (size.width() > kMaxSheetSide || size.height() > kMaxSheetSide) {
            return Error{QStringLiteral("film.sheet-size"),
                         Jobs::tr("The sheet would be %1 × %2 pixels. Take fewer or smaller pictures.").arg(size.width()).arg(size.height()), m_path, {}};
        }
        QImage sheet(size, QImage::Format_ARGB32_Premultiplied);
        sheet.fill(m_pictures.front().first.hasAlphaChannel() ? Qt::transparent : QColor(24, 26, 30));
        QPainter painter(&sheet);
        QFont font = painter.font();
        font.setPixelSize(std::max(9, labelHeight * 3 / 4));
        painter.setFont(font);
        painter.setPen(QColor(150, 156, 166));
        for (int i = 0; i < count; ++i) {
            const QPoint at(kSheetGap + (i % columns) * (cell.width() + kSheetGap), kSheetGap + (i / columns) * (cell.height() + labelHeight + kSheetGap));
            const auto &[picture, label] = m_pictures[static_cast<std::size_t>(i)];
            painter.drawImage(at, picture);
            if (m_labels)
                painter.drawText(QRect(at + QPoint(0, cell.height()), QSize(cell.width(), labelHeight)), Qt::AlignCenter, label);
        }
        painter.end();
        const QByteArray bytes = pngBytes(sheet.convertToFormat(QImage::Format_ARGB32));
        if (bytes.isEmpty())
            return encodeError(m_path);
        return saveWithoutBackup(m_path, bytes);
    }

private:
    QString m_path;
    int m_columns;
    bool m_labels;
    std::vector<std::pair<QImage, QString>> m_pictures;
};

} // namespace

Result<std::unique_ptr<FilmSink>> pngFolderSink(const QString &folder)
{
    auto sink = std::make_unique<PngFolder>(folder);
    if (const Result<void> begun = sink->begin(); !begun)
        return begun.error();
    return std::unique_ptr<FilmSink>(std::move(sink));
}

std::unique_ptr<FilmSink> webpSink(const QString &path, const QSize &size, int quality)
{
    return std::make_unique<WebpFile>(path, size, quality);
}

std::unique_ptr<FilmSink> sheetSink(const QString &path, int columns, bool labels)
{
    return std::make_unique<Sheet>(path, columns, labels);
}

} // namespace marrow
