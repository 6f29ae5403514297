#include "io/scene/file_set.h"

#include "io/scene/picture_decoding.h"

#include <QBuffer>

#include <algorithm>
#include <map>

namespace marrow {

namespace {

bool isGltfPicture(const QByteArray &bytes)
{
    return bytes.startsWith("\x89PNG") || bytes.startsWith("\xff\xd8\xff");
}

QByteArray asPng(const QImage &image)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? png : QByteArray();
}

/// PNG or JPEG as it is, anything else as PNG; empty when it cannot be read.
QByteArray gltfPicture(const QByteArray &bytes)
{
    if (isGltfPicture(bytes))
        return bytes;
    const QImage image = decodedPicture(bytes);
    return image.isNull() ? QByteArray() : asPng(image);
}

QByteArray whitePixel()
{
    QImage image(1, 1, QImage::Format_RGB32);
    image.fill(Qt::white);
    return asPng(image);
}

/// The first buffer, to which new pictures are added.
class Pictures
{
public:
    explicit Pictures(GltfDocument &document) : m_document(document), m_views(document.list("bufferViews")) { }

    void put(QJsonObject &image, const QByteArray &bytes)
    {
        if (m_document.buffers.empty())
            m_document.buffers.emplace_back();
        QByteArray &buffer = m_document.buffers.front();
        buffer.append((4 - buffer.size() % 4) % 4, '\0');
        m_views.append(QJsonObject{{"buffer", 0}, {"byteOffset", buffer.size()}, {"byteLength", bytes.size()}});
        buffer.append(bytes);
        image.remove(QStringLiteral("uri"));
        image.insert(QStringLiteral("bufferView"), m_views.size() - 1);
        image.insert(QStringLiteral("mimeType"), bytes.startsWith("\xff\xd8") ? QStringLiteral("image/jpeg") : QStringLiteral("image/png"));
    }

    /// The bytes of an image that is in the document already; empty when its view is none.
    QByteArray bytesOf(const QJsonObject &image) const
    {
        const QJsonObject view = m_views.at(image.value(QStringLiteral("bufferView")).toInteger(-1)).toObject();
        const qint64 buffer = view.value(QStringLiteral("buffer")).toInteger(-1);
        const qint64 offset = view.value(QStringLiteral("byteOffset")).toInteger(0);
        const qint64 length = view.value(QStringLiteral("byteLength")).toInteger(0);
        if (buffer < 0 || static_cast<std::size_t>(buffer) >= m_document.buffers.size())
            return {};
        const QByteArray &bytes = m_document.buffers[static_cast<std::size_t>(buffer)];
        return offset < 0 || length < 0 || offset > bytes.size() - length ? QByteArray() : bytes.mid(offset, length);
    }

    void store(const QJsonArray &images)
    {
        m_document.json.insert(QStringLiteral("images"), images);
        m_document.json.insert(QStringLiteral("bufferViews"), m_views);
        QJsonArray buffers = m_document.list("buffers");
        QJsonObject first = buffers.isEmpty() ? QJsonObject() : buffers.at(0).toObject();
        first.insert(QStringLiteral("byteLength"), m_document.buffers.front().size());
        if (buffers.isEmpty())
            buffers.append(first);
        else
            buffers.replace(0, first);
        m_document.json.insert(QStringLiteral("buffers"), buffers);
    }

private:
    GltfDocument &m_document;
    QJsonArray m_views;
};

/// A picture of a kind that an extension of this document knows.
bool keepsPlain(const GltfDocument &document, const QByteArray &bytes)
{
    const QJsonArray used = document.list("extensionsUsed");
    return (bytes.startsWith("RIFF") && used.contains(QStringLiteral("EXT_texture_webp"))) ||
           (bytes.startsWith("\xabKTX") && used.contains(QStringLiteral("KHR_texture_basisu")));
}

/// "MASK" when what is not opaque is mostly clear, "BLEND" when much of it is in between, empty when all is opaque.
QString transparencyOf(const QByteArray &bytes)
{
    QImage image = decodedPicture(bytes);
    if (image.isNull() || !image.hasAlphaChannel())
        return {};
    image = image.convertToFormat(QImage::Format_ARGB32);
    qint64 clear = 0;
    qint64 between = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int alpha = qAlpha(line[x]);
            clear += alpha < 16;
            between += alpha >= 16 && alpha < 240;
        }
    }
    const qint64 all = qint64{image.width()} * image.height();
    if ((clear + between) * 1000 < all)
        return {};
    return between * 2 > clear ? QStringLiteral("BLEND") : QStringLiteral("MASK");
}

} // namespace

int embedPictures(GltfDocument &document, const FileSet &files, QStringList &missing)
{
    QJsonArray images = document.list("images");
    Pictures pictures(document);
    int embedded = 0;
    bool changed = false;
    for (qsizetype i = 0; i < images.size(); ++i) {
        QJsonObject image = images.at(i).toObject();
        const QString uri = image.value(QStringLiteral("uri")).toString();
        const QString mime = image.value(QStringLiteral("mimeType")).toString();
        QByteArray bytes;
        QString name = uri;
        if (!uri.isEmpty() && !uri.startsWith(QLatin1String("data:"))) {
            const qsizetype place = findNamedFile(files, uri);
            if (place >= 0) {
                if (const Result<QByteArray> read = files.read(place))
                    bytes = *read;
            }
            if (keepsPlain(document, bytes)) {
                pictures.put(image, bytes);
                image.insert(QStringLiteral("mimeType"), bytes.startsWith("RIFF") ? QStringLiteral("image/webp") : QStringLiteral("image/ktx2"));
                images.replace(i, image);
                changed = true;
                ++embedded;
                continue;
            }
        } else if (uri.isEmpty() && mime == QLatin1String("application/octet-stream")) {
            bytes = pictures.bytesOf(image);
            name = image.value(QStringLiteral("name")).toString();
        } else {
            continue;
        }
        bytes = gltfPicture(bytes);
        embedded += !bytes.isEmpty();
        if (bytes.isEmpty()) {
            if (!missing.contains(name))
                missing.append(name);
            bytes = whitePixel();
            image.insert(QStringLiteral("extras"), QJsonObject{{"missing", name}});
        }
        if (!image.contains(QStringLiteral("name")))
            image.insert(QStringLiteral("name"), name.mid(std::max(name.lastIndexOf(QLatin1Char('/')), name.lastIndexOf(QLatin1Char('\\'))) + 1));
        pictures.put(image, bytes);
        images.replace(i, image);
        changed = true;
    }
    if (changed)
        pictures.store(images);
    return embedded;
}

void settleTransparency(GltfDocument &document)
{
    const QJsonArray textures = document.list("textures");
    const QJsonArray images = document.list("images");
    const Pictures pictures(document);
    QJsonArray materials = document.list("materials");
    std::map<qint64, QString> known;
    for (qsizetype i = 0; i < materials.size(); ++i) {
        QJsonObject material = materials.at(i).toObject();
        const QJsonObject base = material.value(QStringLiteral("pbrMetallicRoughness")).toObject().value(QStringLiteral("baseColorTexture")).toObject();
        if (base.isEmpty() || material.contains(QStringLiteral("alphaMode")))
            continue;
        const qint64 image = textures.at(base.value(QStringLiteral("index")).toInteger(-1)).toObject().value(QStringLiteral("source")).toInteger(-1);
        if (!known.contains(image))
            known[image] = transparencyOf(pictures.bytesOf(images.at(image).toObject()));
        if (known[image].isEmpty())
            continue;
        material.insert(QStringLiteral("alphaMode"), known[image]);
        materials.replace(i, material);
    }
    if (!materials.isEmpty())
        document.json.insert(QStringLiteral("materials"), materials);
}

} // namespace marrow
