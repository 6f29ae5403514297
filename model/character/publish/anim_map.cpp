#include "model/character/publish/anim_map.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace marrow {

namespace {

struct Contract
{
    Q_DECLARE_TR_FUNCTIONS(Contract)
};

constexpr int kMostNameLetters = 64;
constexpr char kSlugPrefix[] = "chr_";
constexpr const char *kKeys[] = {"at", "chasing", "clip_names", "default", "kind_map", "member_anims", "moving", "published_slugs"};

Error fault(const QString &message, const QString &pointer)
{
    return Error{QStringLiteral("publish.contract"), message, pointer, nullptr, {}, {}, {}, pointer};
}

QStringList ascending(QStringList list)
{
    list.sort();
    list.removeDuplicates();
    return list;
}

QJsonObject toJson(const std::map<QString, QString> &map)
{
    QJsonObject object;
    for (const auto &[key, value] : map)
        object.insert(key, value);
    return object;
}

/// Takes the members of an object one after the other and remembers the first that is not what it should be.
struct ContractReader
{
    QJsonObject root;
    std::optional<Error> failure = {};

    void fail(const QString &pointer, const QString &message)
    {
        if (!failure)
            failure = fault(message, pointer);
    }
    QString text(const QString &key)
    {
        if (!root.value(key).isString())
            fail('/' + key, Contract::tr("“%1” is not a text.").arg(key));
        return root.value(key).toString();
    }
    QStringList list(const QString &key)
    {
        const QJsonValue value = root.value(key);
        if (!value.isArray())
            fail('/' + key, Contract::tr("“%1” is not a list.").arg(key));
        QStringList texts;
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            if (!array.at(i).isString())
                fail(QStringLiteral("/%1/%2").arg(key).arg(i), Contract::tr("An entry of “%1” is not a text.").arg(key));
            texts.append(array.at(i).toString());
        }
        return texts;
    }
    std::map<QString, QString> map(const QString &key)
    {
        if (!root.value(key).isObject())
            fail('/' + key, Contract::tr("“%1” is not an object.").arg(key));
        std::map<QString, QString> texts;
        const QJsonObject object = root.value(key).toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (!it.value().isString())
                fail(QStringLiteral("/%1/%2").arg(key, it.key()), Contract::tr("“%1” of “%2” is not a text.").arg(it.key(), key));
            texts[it.key()] = it.value().toString();
        }
        return texts;
    }
};

/// What stands before a suffix, if it is a slug.
QString slugBefore(const QString &name, QLatin1String suffix)
{
    if (!name.endsWith(suffix) || !isSlug(name.chopped(suffix.size())))
        return {};
    return name.chopped(suffix.size());
}

} // namespace

QByteArray encodeAnimMap(const AnimMap &map)
{
    const QJsonObject root{{"clip_names", QJsonArray::fromStringList(ascending(map.clipNames))},
                           {"kind_map", toJson(map.kindMap)},
                           {"default", map.defaultAction},
                           {"moving", map.moving},
                           {"chasing", map.chasing},
                           {"member_anims", toJson(map.memberAnims)},
                           {"published_slugs", QJsonArray::fromStringList(ascending(map.publishedSlugs))},
                           {"at", map.at}};
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

Result<AnimMap> decodeAnimMap(const QByteArray &bytes)
{
    QJsonParseError parsing;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parsing);
    if (!document.isObject()) {
        Error error = fault(parsing.error == QJsonParseError::NoError ? Contract::tr("The contract is not a JSON object.")
                                                                      : Contract::tr("The contract is no JSON (byte %1).").arg(parsing.offset),
                            {});
        error.offset = parsing.offset;
        return error;
    }
    ContractReader reader{document.object()};
    for (const char *key : kKeys) {
        if (!reader.root.contains(QLatin1String(key)))
            reader.fail({}, Contract::tr("The contract has no “%1”.").arg(QLatin1String(key)));
    }
    for (const QString &key : reader.root.keys()) {
        if (std::none_of(std::begin(kKeys), std::end(kKeys), [&](const char *known) { return key == QLatin1String(known); }))
            reader.fail('/' + key, Contract::tr("The contract has “%1”, which games do not know.").arg(key));
    }
    AnimMap map;
    map.clipNames = reader.list(QStringLiteral("clip_names"));
    map.kindMap = reader.map(QStringLiteral("kind_map"));
    map.defaultAction = reader.text(QStringLiteral("default"));
    map.moving = reader.text(QStringLiteral("moving"));
    map.chasing = reader.text(QStringLiteral("chasing"));
    map.memberAnims = reader.map(QStringLiteral("member_anims"));
    map.publishedSlugs = reader.list(QStringLiteral("published_slugs"));
    map.at = reader.text(QStringLiteral("at"));
    for (const auto &[member, file] : map.memberAnims) {
        if (slugOfPack(file).isEmpty())
            reader.fail(QStringLiteral("/member_anims/%1").arg(member), Contract::tr("“%1” is not the name of a pack.").arg(file));
    }
    if (reader.failure)
        return *reader.failure;
    return map;
}

QString slugFor(const QString &name)
{
    return name.startsWith(QLatin1String(kSlugPrefix)) ? name : QLatin1String(kSlugPrefix) + name;
}

QString nameOfSlug(const QString &slug)
{
    return isSlug(slug) ? slug.mid(static_cast<qsizetype>(qstrlen(kSlugPrefix))) : slug;
}

bool isSlug(const QString &text)
{
    return text.startsWith(QLatin1String(kSlugPrefix)) && text.size() > static_cast<qsizetype>(qstrlen(kSlugPrefix)) && isPublishableName(text);
}

QString riggedFileName(const QString &slug)
{
    return slug + QStringLiteral("_rigged.glb");
}

QString packFileName(const QString &slug)
{
    return slug + QStringLiteral("_anim.glb");
}

QString originalFileName(const QString &slug)
{
    return slug + QStringLiteral(".glb");
}

QString slugOfPack(const QString &fileName)
{
    return slugBefore(fileName, QLatin1String("_anim.glb"));
}

QString slugOfRigged(const QString &fileName)
{
    return slugBefore(fileName, QLatin1String("_rigged.glb"));
}

QString slugOfOriginal(const QString &fileName)
{
    if (!slugOfPack(fileName).isEmpty() || !slugOfRigged(fileName).isEmpty())
        return {};
    return slugBefore(fileName, QLatin1String(".glb"));
}

bool isPublishableName(const QString &name)
{
    if (name.isEmpty() || name.size() > kMostNameLetters || name.startsWith('.') || name.startsWith('-') || name.endsWith('.'))
        return false;
    return std::all_of(name.begin(), name.end(), [](QChar letter) {
        return letter.isLetterOrNumber() || letter.isMark() || letter.isSurrogate() || letter == '_' || letter == '-' || letter == '.';
    });
}

} // namespace marrow
