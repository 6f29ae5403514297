#include "io/gltf/gltf_compaction.h"

#include <functional>
#include <map>

namespace marrow {

namespace {

using Visit = std::function<void(QJsonObject &object, const QString &key)>;

/// Calls `visit` for every member that holds the index of an accessor, and puts what it leaves there.
void eachAccessor(QJsonObject &json, const Visit &visit)
{
    const auto eachOf = [&visit](QJsonObject object) {
        for (const QString &key : object.keys())
            visit(object, key);
        return object;
    };
    const auto eachEntry = [&json](const char *name, const std::function<QJsonObject(QJsonObject)> &change) {
        QJsonArray list = json.value(QLatin1String(name)).toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            list.replace(i, change(list.at(i).toObject()));
        if (!list.isEmpty())
            json.insert(QLatin1String(name), list);
    };
    eachEntry("meshes", [&](QJsonObject mesh) {
        QJsonArray primitives = mesh.value(QStringLiteral("primitives")).toArray();
        for (qsizetype p = 0; p < primitives.size(); ++p) {
            QJsonObject primitive = primitives.at(p).toObject();
            primitive.insert(QStringLiteral("attributes"), eachOf(primitive.value(QStringLiteral("attributes")).toObject()));
            if (primitive.contains(QStringLiteral("indices")))
                visit(primitive, QStringLiteral("indices"));
            QJsonArray targets = primitive.value(QStringLiteral("targets")).toArray();
            for (qsizetype t = 0; t < targets.size(); ++t)
                targets.replace(t, eachOf(targets.at(t).toObject()));
            if (!targets.isEmpty())
                primitive.insert(QStringLiteral("targets"), targets);
            primitives.replace(p, primitive);
        }
        mesh.insert(QStringLiteral("primitives"), primitives);
        return mesh;
    });
    eachEntry("skins", [&](QJsonObject skin) {
        if (skin.contains(QStringLiteral("inverseBindMatrices")))
            visit(skin, QStringLiteral("inverseBindMatrices"));
        return skin;
    });
    eachEntry("animations", [&](QJsonObject animation) {
        QJsonArray samplers = animation.value(QStringLiteral("samplers")).toArray();
        for (qsizetype s = 0; s < samplers.size(); ++s) {
            QJsonObject sampler = samplers.at(s).toObject();
            visit(sampler, QStringLiteral("input"));
            visit(sampler, QStringLiteral("output"));
            samplers.replace(s, sampler);
        }
        animation.insert(QStringLiteral("samplers"), samplers);
        return animation;
    });
}

/// The same for buffer views, of the accessors and the pictures.
void eachView(QJsonObject &json, const Visit &visit)
{
    QJsonArray accessors = json.value(QStringLiteral("accessors")).toArray();
    for (qsizetype i = 0; i < accessors.size(); ++i) {
        QJsonObject accessor = accessors.at(i).toObject();
        if (accessor.contains(QStringLiteral("bufferView")))
            visit(accessor, QStringLiteral("bufferView"));
        if (QJsonObject sparse = accessor.value(QStringLiteral("sparse")).toObject(); !sparse.isEmpty()) {
            for (const QString &part : {QStringLiteral("indices"), QStringLiteral("values")}) {
                QJsonObject object = sparse.value(part).toObject();
                visit(object, QStringLiteral("bufferView"));
                sparse.insert(part, object);
            }
            accessor.insert(QStringLiteral("sparse"), sparse);
        }
        accessors.replace(i, accessor);
    }
    json.insert(QStringLiteral("accessors"), accessors);
    QJsonArray images = json.value(QStringLiteral("images")).toArray();
    for (qsizetype i = 0; i < images.size(); ++i) {
        QJsonObject image = images.at(i).toObject();
        if (image.contains(QStringLiteral("bufferView")))
            visit(image, QStringLiteral("bufferView"));
        images.replace(i, image);
    }
    if (!images.isEmpty())
        json.insert(QStringLiteral("images"), images);
}

/// Whether something within an "extensions" object names accessors or views.
bool extensionsName(const QJsonValue &value, bool inside)
{
    if (value.isArray()) {
        for (const QJsonValue &entry : value.toArray()) {
            if (extensionsName(entry, inside))
                return true;
        }
        return false;
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const bool names = it.key() == QLatin1String("bufferView") || it.key() == QLatin1String("accessor") || it.key() == QLatin1String("attributes") || it.key() == QLatin1String("indices");
        if (inside && names)
            return true;
        if (extensionsName(it.value(), inside || it.key() == QLatin1String("extensions")))
            return true;
    }
    return false;
}

/// Which indices are used, and what they become.
class Renumbering
{
public:
    void use(const QJsonObject &object, const QString &key) { m_used[object.value(key).toInteger(-1)] = 0; }
    void number()
    {
        qint64 next = 0;
        for (auto &[index, place] : m_used)
            place = next++;
    }
    void put(QJsonObject &object, const QString &key) const { object.insert(key, m_used.at(object.value(key).toInteger(-1))); }
    QJsonArray kept(const QJsonArray &list) const
    {
        QJsonArray kept;
        for (const auto &[index, place] : m_used)
            kept.append(list.at(index));
        return kept;
    }
    bool within(qsizetype size) const { return m_used.empty() || (m_used.begin()->first >= 0 && m_used.rbegin()->first < size); }

private:
    std::map<qint64, qint64> m_used;
};

} // namespace

GltfDocument compactGltf(const GltfDocument &document)
{
    if (extensionsName(document.json, false))
        return document;
    GltfDocument compact = document;
    Renumbering accessors;
    eachAccessor(compact.json, [&accessors](QJsonObject &object, const QString &key) { accessors.use(object, key); });
    if (!accessors.within(document.list("accessors").size()))
        return document;
    accessors.number();
    eachAccessor(compact.json, [&accessors](QJsonObject &object, const QString &key) { accessors.put(object, key); });
    compact.json.insert(QStringLiteral("accessors"), accessors.kept(document.list("accessors")));

    Renumbering views;
    eachView(compact.json, [&views](QJsonObject &object, const QString &key) { views.use(object, key); });
    if (!views.within(document.list("bufferViews").size()))
        return document;
    views.number();
    eachView(compact.json, [&views](QJsonObject &object, const QString &key) { views.put(object, key); });
    QByteArray binary;
    QJsonArray kept = views.kept(document.list("bufferViews"));
    for (qsizetype i = 0; i < kept.size(); ++i) {
        QJsonObject view = kept.at(i).toObject();
        const auto buffer = static_cast<std::size_t>(view.value(QStringLiteral("buffer")).toInteger(0));
        const qint64 offset = view.value(QStringLiteral("byteOffset")).toInteger(0);
        const qint64 length = view.value(QStringLiteral("byteLength")).toInteger(0);
        if (buffer >= document.buffers.size() || offset < 0 || length < 0 || offset > document.buffers[buffer].size() - length)
            return document;
        binary.append((4 - binary.size() % 4) % 4, '\0');
        view.insert(QStringLiteral("buffer"), 0);
        view.insert(QStringLiteral("byteOffset"), binary.size());
        binary.append(document.buffers[buffer].mid(offset, length));
        kept.replace(i, view);
    }
    compact.json.insert(QStringLiteral("bufferViews"), kept);
    compact.json.insert(QStringLiteral("buffers"), QJsonArray{QJsonObject{{"byteLength", binary.size()}}});
    compact.buffers.assign(1, binary);
    for (const QString &list : {QStringLiteral("accessors"), QStringLiteral("bufferViews")}) {
        if (compact.json.value(list).toArray().isEmpty())
            compact.json.remove(list); // an empty list is not allowed
    }
    return compact;
}

} // namespace marrow
