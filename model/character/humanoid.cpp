#include "model/character/humanoid.h"

#include <QRegularExpression>

namespace marrow {

namespace {

/// A joint without its side, the names it goes by (lower case, without separators, sides and prefixes; best known first)
/// and the bone VRM calls it.
struct KnownJoint
{
    const char *joint;
    const char *vrm; ///< with an upper-case first letter when it has sides
    bool sided;
    QStringList names;
};

const std::vector<KnownJoint> &knownJoints()
{
    static const std::vector<KnownJoint> table = {
        {"hips", "hips", false, {"hips", "hip", "pelvis", "下半身", "センター", "腰"}},
        {"spine", "spine", false, {"spine", "spine0", "spine01", "spine1", "abdomen", "lowerback", "上半身", "torso"}},
        {"chest", "chest", false, {"chest", "spine2", "spine02", "spine03", "spine3", "upperchest", "上半身2", "spine1"}},
        {"neck", "neck", false, {"neck", "neck01", "neck1", "首"}},
        {"head", "head", false, {"head", "頭"}},
        {"shoulder", "Shoulder", true, {"shoulder", "clavicle", "collar", "肩"}},
        {"upper_arm", "UpperArm", true, {"upperarm", "arm", "uparm", "腕", "armupper"}},
        {"forearm", "LowerArm", true, {"forearm", "lowerarm", "elbow", "ひじ", "armlower"}},
        {"hand", "Hand", true, {"wrist", "hand", "手首"}},
        {"thigh", "UpperLeg", true, {"thigh", "upperleg", "upleg", "足", "legupper", "hip", "hipjoint"}},
        {"shin", "LowerLeg", true, {"shin", "lowerleg", "calf", "knee", "ひざ", "leglower", "leg"}},
        {"foot", "Foot", true, {"foot", "ankle", "足首"}},
        {"toe", "Toes", true, {"toe", "toes", "toebase", "toe0", "ball", "つま先"}},
    };
    return table;
}

enum class Side { None, Left, Right };

struct PlainName
{
    QString base;
    Side side = Side::None;
};

/// "mixamorig:LeftForeArm", "upperarm.l", "Bip01 R Calf", "左ひじ", "DEF-thigh.L" -> forearm L, upperarm L, calf R, ひじ L, thigh L.
PlainName plainName(const QString &name)
{
    static const QRegularExpression prefix(QStringLiteral("^(.*[:|]|bip\\d*[ _]|j_bip_c_|j_bip_|j_sec_|def-|org-|character1_|cc_base_|b_|bone_)"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression separators(QStringLiteral("[ _.\\-]+"));
    PlainName plain;
    QString text = name.trimmed();
    text.remove(prefix);
    if (text.startsWith(QChar(0x5de6)) || text.startsWith(QChar(0x53f3))) {
        plain.side = text.startsWith(QChar(0x5de6)) ? Side::Left : Side::Right;
        plain.base = text.mid(1);
        return plain;
    }
    QStringList words = text.split(separators, Qt::SkipEmptyParts);
    const auto sideOf = [](const QString &word) {
        const QString lower = word.toLower();
        return lower == QLatin1String("l") || lower == QLatin1String("left") ? Side::Left : lower == QLatin1String("r") || lower == QLatin1String("right") ? Side::Right : Side::None;
    };
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (const Side side = sideOf(words[i]); side != Side::None && plain.side == Side::None) {
            plain.side = side;
            words.removeAt(i--);
        }
    }
    QString base = words.join(QString());
    if (plain.side == Side::None) {
        static const QRegularExpression grown(QStringLiteral("^(left|right)(?=.)|(?<=.)(left|right)$"), QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression initial(QStringLiteral("^([LR])(?=[A-Z][a-z])"));
        for (const QRegularExpression &pattern : {grown, initial}) {
            const auto match = pattern.match(base);
            if (!match.hasMatch())
                continue;
            plain.side = match.captured(0).toLower().startsWith(QLatin1Char('l')) ? Side::Left : Side::Right;
            base.remove(match.capturedStart(0), match.capturedLength(0));
            break;
        }
    }
    plain.base = base.toLower();
    return plain;
}

QString jointName(const KnownJoint &known, Side side)
{
    const QString base = QString::fromLatin1(known.joint);
    return side == Side::None ? base : base + (side == Side::Left ? QStringLiteral("_L") : QStringLiteral("_R"));
}

/// Smaller is better; -1 when the name does not mean the joint.
int rankOf(const KnownJoint &known, Side side, const PlainName &name)
{
    return name.side == side ? static_cast<int>(known.names.indexOf(name.base)) : -1;
}

void mapByVrm(const CharacterModel &model, HumanoidMapping &mapping)
{
    for (const auto &[bone, node] : model.vrmHumanBones) {
        for (const KnownJoint &known : knownJoints()) {
            const QString vrm = QString::fromLatin1(known.vrm);
            if (!known.sided && bone == vrm)
                mapping.nodes.emplace(jointName(known, Side::None), node);
            if (known.sided && bone == QStringLiteral("left") + vrm)
                mapping.nodes.emplace(jointName(known, Side::Left), node);
            if (known.sided && bone == QStringLiteral("right") + vrm)
                mapping.nodes.emplace(jointName(known, Side::Right), node);
        }
    }
}

void mapByName(const CharacterModel &model, HumanoidMapping &mapping)
{
    std::vector<int> candidates = model.jointNodes();
    if (candidates.empty()) {
        for (std::size_t i = 0; i < model.nodes.size(); ++i)
            candidates.push_back(static_cast<int>(i));
    }
    std::vector<PlainName> names;
    for (const int node : candidates)
        names.push_back(plainName(model.nodes[static_cast<std::size_t>(node)].name));
    std::vector<bool> taken(candidates.size(), false);
    const auto map = [&](const KnownJoint &known, Side side) {
        int best = -1;
        std::size_t place = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const int rank = taken[i] ? -1 : rankOf(known, side, names[i]);
            if (rank >= 0 && (best < 0 || rank < best)) {
                best = rank;
                place = i;
            }
        }
        if (best < 0)
            return;
        taken[place] = true;
        mapping.nodes[jointName(known, side)] = candidates[place];
    };
    for (const KnownJoint &known : knownJoints()) {
        for (const Side side : known.sided ? std::vector{Side::Left, Side::Right} : std::vector{Side::None})
            map(known, side);
    }
}

QStringList namesOf(bool requiredOnly)
{
    const QStringList optional = {"chest", "neck", "shoulder", "toe"};
    QStringList names;
    for (const KnownJoint &known : knownJoints()) {
        if (requiredOnly && optional.contains(QString::fromLatin1(known.joint)))
            continue;
        if (!known.sided)
            names.append(jointName(known, Side::None));
        else
            names << jointName(known, Side::Left) << jointName(known, Side::Right);
    }
    return names;
}

} // namespace

const QStringList &humanoidJoints()
{
    static const QStringList names = namesOf(false);
    return names;
}

const QStringList &requiredHumanoidJoints()
{
    static const QStringList names = namesOf(true);
    return names;
}

QString vrmBoneName(const QString &joint)
{
    for (const KnownJoint &known : knownJoints()) {
        for (const Side side : {Side::None, Side::Left, Side::Right}) {
            if (known.sided != (side != Side::None) || jointName(known, side) != joint)
                continue;
            const QString bone = QString::fromLatin1(known.vrm);
            return side == Side::None ? bone : (side == Side::Left ? QStringLiteral("left") : QStringLiteral("right")) + bone;
        }
    }
    return {};
}

bool HumanoidMapping::complete() const
{
    for (const QString &joint : requiredHumanoidJoints()) {
        if (!nodes.contains(joint))
            return false;
    }
    return true;
}

HumanoidMapping mapHumanoid(const CharacterModel &model)
{
    HumanoidMapping mapping;
    if (!model.vrmHumanBones.empty())
        mapByVrm(model, mapping);
    else
        mapByName(model, mapping);
    for (const QString &joint : humanoidJoints()) {
        if (!mapping.nodes.contains(joint))
            mapping.missing.append(joint);
    }
    return mapping;
}

} // namespace marrow
