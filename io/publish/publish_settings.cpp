#include "io/publish/publish_settings.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace marrow {

namespace {

struct Settings
{
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

Error fault(const QString &message, const QString &pointer)
{
    return Error{QStringLiteral("publish.settings"), message, pointer, nullptr, {}, {}, {}, pointer};
}

/// Takes what is there and remembers the first thing that is not what it should be.
struct SettingsReader
{
    QJsonObject root;
    std::optional<Error> failure = {};

    void fail(const QString &pointer, const QString &message)
    {
        if (!failure)
            failure = fault(message, pointer);
    }
    void text(const char *key, QString &field)
    {
        const QJsonValue value = root.value(QLatin1String(key));
        if (value.isUndefined())
            return;
        if (!value.isString())
            fail(QStringLiteral("/") + QLatin1String(key), Settings::tr("“%1” is not a text.").arg(QLatin1String(key)));
        field = value.toString();
    }
    QJsonObject object(const char *key)
    {
        const QJsonValue value = root.value(QLatin1String(key));
        if (!value.isUndefined() && !value.isObject())
            fail(QStringLiteral("/") + QLatin1String(key), Settings::tr("“%1” is not an object.").arg(QLatin1String(key)));
        return value.toObject();
    }
    void texts(const char *key, std::map<QString, QString> &field)
    {
        const QJsonObject entries = object(key);
        for (auto it = entries.begin(); it != entries.end(); ++it) {
            if (!it.value().isString())
                fail(QStringLiteral("/%1/%2").arg(QLatin1String(key), it.key()), Settings::tr("“%1” of “%2” is not a text.").arg(it.key(), QLatin1String(key)));
            field[it.key()] = it.value().toString();
        }
    }
};

QJsonObject toJson(const std::map<QString, QString> &map)
{
    QJsonObject object;
    for (const auto &[key, value] : map)
        object.insert(key, value);
    return object;
}

void readPuppets(SettingsReader &reader, PublishSettings &settings)
{
    const QJsonObject puppets = reader.object("puppets");
    settings.puppetVersion = puppets["version"].toInt();
    settings.puppetCompression = puppets["compress"].toString();
    if (puppets.contains("version") && settings.puppetVersion != 1 && settings.puppetVersion != 2)
        reader.fail(QStringLiteral("/puppets/version"), Settings::tr("Puppets have version 1 or 2."));
    if (!settings.puppetCompression.isEmpty() && !QStringList{"none", "deflate", "zstd"}.contains(settings.puppetCompression))
        reader.fail(QStringLiteral("/puppets/compress"), Settings::tr("“%1” is no way to compress a puppet: none, deflate and zstd are.").arg(settings.puppetCompression));
}

} // namespace

Result<PublishSettings> decodePublishSettings(const QByteArray &bytes)
{
    QJsonParseError parsing;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parsing);
    if (!document.isObject()) {
        Error error = fault(Settings::tr("%1 is no JSON object (byte %2).").arg(QLatin1String(kPublishSettingsName)).arg(parsing.offset), {});
        error.offset = parsing.offset;
        return error;
    }
    SettingsReader reader{document.object()};
    PublishSettings settings;
    reader.texts("characters", settings.characters);
    reader.texts("members", settings.members);
    reader.texts("kinds", settings.kinds);
    reader.texts("licences", settings.licences);
    settings.mapsKinds = reader.root.contains("kinds");
    reader.text("default", settings.defaultAction);
    reader.text("moving", settings.moving);
    reader.text("chasing", settings.chasing);
    const QJsonArray actions = reader.root.value("actions").toArray();
    if (reader.root.contains("actions") && !reader.root.value("actions").isArray())
        reader.fail(QStringLiteral("/actions"), Settings::tr("“%1” is not a list.").arg(QStringLiteral("actions")));
    for (qsizetype i = 0; i < actions.size(); ++i) {
        if (!actions.at(i).isString())
            reader.fail(QStringLiteral("/actions/%1").arg(i), Settings::tr("An action is not a text."));
        settings.actions.append(actions.at(i).toString());
    }
    const QJsonObject speeds = reader.object("speeds");
    for (auto it = speeds.begin(); it != speeds.end(); ++it) {
        if (!it.value().isDouble())
            reader.fail(QStringLiteral("/speeds/") + it.key(), Settings::tr("The speed of “%1” is not a number.").arg(it.key()));
        settings.speeds[it.key()] = it.value().toDouble(1);
    }
    readPuppets(reader, settings);
    if (reader.failure)
        return *reader.failure;
    return settings;
}

QByteArray encodePublishSettings(const PublishSettings &settings)
{
    QJsonObject root;
    const auto put = [&](const char *key, const std::map<QString, QString> &map) {
        if (!map.empty())
            root.insert(QLatin1String(key), toJson(map));
    };
    put("characters", settings.characters);
    put("members", settings.members);
    put("licences", settings.licences);
    if (settings.mapsKinds)
        root.insert(QStringLiteral("kinds"), toJson(settings.kinds));
    if (!settings.actions.isEmpty())
        root.insert(QStringLiteral("actions"), QJsonArray::fromStringList(settings.actions));
    QJsonObject speeds;
    for (const auto &[action, speed] : settings.speeds)
        speeds.insert(action, speed);
    if (!speeds.isEmpty())
        root.insert(QStringLiteral("speeds"), speeds);
    root.insert(QStringLiteral("default"), settings.defaultAction);
    root.insert(QStringLiteral("moving"), settings.moving);
    root.insert(QStringLiteral("chasing"), settings.chasing);
    QJsonObject puppets;
    if (settings.puppetVersion != 0)
        puppets.insert(QStringLiteral("version"), settings.puppetVersion);
    if (!settings.puppetCompression.isEmpty())
        puppets.insert(QStringLiteral("compress"), settings.puppetCompression);
    if (!puppets.isEmpty())
        root.insert(QStringLiteral("puppets"), puppets);
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

} // namespace marrow
