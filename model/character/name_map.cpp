#include "model/character/name_map.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cassert>

// Q_INIT_RESOURCE has to stand outside any namespace.
static void registerNameMaps()
{
    Q_INIT_RESOURCE(name_maps);
}

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(NameMap)
};

Error fault(const char *code, const QString &pointer, const QString &message)
{
    Error error{QString::fromLatin1(code), message, pointer, {}};
    error.pointer = pointer;
    return error;
}

BodySide sideOfWord(const QString &word)
{
    const QString lower = word.toLower();
    if (lower == QLatin1String("l") || lower == QLatin1String("left"))
        return BodySide::Left;
    return lower == QLatin1String("r") || lower == QLatin1String("right") ? BodySide::Right : BodySide::Middle;
}

/// A side that has grown together with the name ("LeftArm", "armRight", "LThumb"); takes it out of `base`.
BodySide takeGrownSide(QString &base)
{
    static const QRegularExpression grown(QStringLiteral("^(left|right)(?=.)|(?<=.)(left|right)$"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression initial(QStringLiteral("^([LR])(?=[A-Z][a-z])"));
    for (const QRegularExpression &pattern : {grown, initial}) {
        const auto match = pattern.match(base);
        if (!match.hasMatch())
            continue;
        const BodySide side = match.captured(0).toLower().startsWith(QLatin1Char('l')) ? BodySide::Left : BodySide::Right;
        base.remove(match.capturedStart(0), match.capturedLength(0));
        return side;
    }
    return BodySide::Middle;
}

/// "upper_arm" -> 8 and 9, "hips" -> 1, "hand_L" -> 12; empty when there is no such joint.
std::vector<int> jointsOfKey(const QString &key)
{
    if (const int joint = humanoidJoint(key); joint >= 0)
        return {joint};
    const int left = humanoidJoint(QString(key + QStringLiteral("_L")));
    return left < 0 ? std::vector<int>{} : std::vector<int>{left, humanoidSkeleton()[static_cast<std::size_t>(left)].mirror};
}

Result<void> readJoint(const QString &key, const QJsonValue &value, NameMap &map)
{
    const QString pointer = QStringLiteral("/joints/") + key;
    const std::vector<int> joints = jointsOfKey(key);
    if (joints.empty())
        return fault("name-map.joint", pointer, Text::tr("“%1” is no joint of the skeleton.").arg(key));
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString text = list[i].toString();
        if (text.isEmpty())
            return fault("name-map.value", pointer + QStringLiteral("/%1").arg(i), Text::tr("A name of the joint %1 is empty or no text.").arg(key));
        for (const int joint : joints) {
            const BodySide side = humanoidSkeleton()[static_cast<std::size_t>(joint)].side;
            const QString ending = joints.size() < 2 ? QString() : side == BodySide::Left ? QStringLiteral(".l") : QStringLiteral(".r");
            map.names[static_cast<std::size_t>(joint)].push_back(nameMapName(text + ending));
        }
    }
    return {};
}

} // namespace

PlainName plainName(const QString &name)
{
    static const QRegularExpression prefix(
        QStringLiteral("^(.*[:|]|valvebiped\\.bip\\d*_|bip\\d*[ _]|j_bip_c_|j_bip_|j_sec_|def-|org-|character1_|cc_base_|b_|bone_)"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression separators(QStringLiteral("[ _.\\-]+"));
    PlainName plain;
    QString text = name.normalized(QString::NormalizationForm_KC).trimmed();
    text.remove(prefix);
    if (text.startsWith(QChar(0x5de6)) || text.startsWith(QChar(0x53f3))) {
        plain.side = text.startsWith(QChar(0x5de6)) ? BodySide::Left : BodySide::Right;
        plain.base = text.mid(1).toLower();
        return plain;
    }
    QStringList words = text.split(separators, Qt::SkipEmptyParts);
    // "chest 胸": the same said in two scripts; one of them is enough. In "足.L" the letter is the side of the one name there is.
    const auto foreign = [](const QString &word) { return std::all_of(word.begin(), word.end(), [](QChar c) { return c.unicode() > 0x2E7F; }); };
    const auto latin = [&](const QString &word) { return !foreign(word) && sideOfWord(word) == BodySide::Middle; };
    if (std::any_of(words.begin(), words.end(), latin))
        words.erase(std::remove_if(words.begin(), words.end(), foreign), words.end());
    for (qsizetype i = 0; i < words.size() && plain.side == BodySide::Middle; ++i) {
        plain.side = sideOfWord(words[i]);
        if (plain.side != BodySide::Middle)
            words.removeAt(i);
    }
    QString base = words.join(QString());
    if (plain.side == BodySide::Middle)
        plain.side = takeGrownSide(base);
    plain.base = base.toLower();
    return plain;
}

NameMap::Name nameMapName(const QString &text)
{
    NameMap::Name name{text, {}, {}};
    const qsizetype slash = text.indexOf(QLatin1Char('/'));
    if (slash > 0 && slash + 1 < text.size())
        name.parent = text.left(slash);
    name.plain = plainName(name.parent.isEmpty() ? text : text.mid(slash + 1));
    return name;
}

Result<NameMap> nameMapFromJson(const QByteArray &json)
{
    QJsonParseError syntax;
    const QJsonObject object = QJsonDocument::fromJson(json, &syntax).object();
    if (syntax.error != QJsonParseError::NoError) {
        Error error = fault("name-map.syntax", {}, Text::tr("The joint map is not JSON: %1 (byte %2).").arg(syntax.errorString()).arg(syntax.offset));
        error.offset = syntax.offset;
        return error;
    }
    if (object.value(QStringLiteral("format")).toString() != QLatin1String("marrow-name-map") || object.value(QStringLiteral("version")).toInt() != 1)
        return fault("name-map.format", QStringLiteral("/format"), Text::tr("This is not a joint map: its format is not “marrow-name-map”, version 1."));
    NameMap map;
    map.id = object.value(QStringLiteral("id")).toString();
    map.title = object.value(QStringLiteral("title")).toString(map.id);
    const QJsonObject joints = object.value(QStringLiteral("joints")).toObject();
    for (auto it = joints.begin(); it != joints.end(); ++it) {
        if (Result<void> joint = readJoint(it.key(), it.value(), map); !joint)
            return joint.error();
    }
    for (const QJsonValue &name : object.value(QStringLiteral("unmapped")).toArray())
        map.unmapped.append(plainName(name.toString()).base);
    return map;
}

QByteArray nameMapToJson(const NameMap &map)
{
    const auto quoted = [](const QString &text) {
        const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
        return list.mid(1, list.size() - 2);
    };
    QByteArray out = "{\n  \"format\": \"marrow-name-map\",\n  \"version\": 1,\n  \"id\": " + quoted(map.id) + ",\n  \"title\": " + quoted(map.title) + ",\n  \"joints\": {";
    bool first = true;
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        const auto &names = map.names[static_cast<std::size_t>(joint)];
        if (names.empty())
            continue;
        out += (first ? "\n    " : ",\n    ") + quoted(humanoidJointName(joint)) + ": [";
        for (std::size_t i = 0; i < names.size(); ++i)
            out += (i > 0 ? ", " : "") + quoted(names[i].text);
        out += ']';
        first = false;
    }
    out += "\n  }";
    if (!map.unmapped.isEmpty()) {
        out += ",\n  \"unmapped\": [";
        for (qsizetype i = 0; i < map.unmapped.size(); ++i)
            out += (i > 0 ? ", " : "") + quoted(map.unmapped[i]);
        out += ']';
    }
    return out + "\n}\n";
}

const std::vector<NameMap> &builtInNameMaps()
{
    static const std::vector<NameMap> maps = [] {
        registerNameMaps();
        std::vector<NameMap> list;
        for (const char *id : {"kaykit", "vrm", "mixamo", "unreal", "biped", "rigify", "mmd", "mocap", "bvh", "marrow", "common"}) {
            QFile file(QStringLiteral(":/name_maps/%1.json").arg(QLatin1String(id)));
            [[maybe_unused]] const bool opened = file.open(QIODevice::ReadOnly);
            assert(opened);
            Result<NameMap> map = nameMapFromJson(file.readAll());
            assert(map.ok());
            if (!map)
                continue;
            map->builtIn = true;
            list.push_back(std::move(*map));
        }
        return list;
    }();
    return maps;
}

} // namespace marrow
