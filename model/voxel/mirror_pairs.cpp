#include "model/voxel/mirror_pairs.h"

#include <algorithm>
#include <array>

namespace marrow {

namespace {

struct SidePart
{
    NameSide side = NameSide::None;
    qsizetype at = 0;
    qsizetype length = 0;
};

bool isSeparator(QChar c)
{
    return c == '_' || c == '.' || c == '-' || c == ' ' || c == ':';
}

/// Whether a word may begin at `at` or end before it: at the ends of the name, beside anything but a letter, and where
/// a capital follows a small letter.
bool isWordBorder(const QString &name, qsizetype at)
{
    if (at <= 0 || at >= name.size())
        return true;
    const QChar before = name.at(at - 1);
    const QChar after = name.at(at);
    if (!before.isLetter() || !after.isLetter())
        return true;
    const bool han = before.script() == QChar::Script_Han || after.script() == QChar::Script_Han;
    return han || (before.isLower() && after.isUpper());
}

SidePart findWord(const QString &name, const QString &word, NameSide side)
{
    for (qsizetype at = name.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = name.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + word.size();
        const bool atEnd = at == 0 || end == name.size();
        if (isWordBorder(name, at) && isWordBorder(name, end))
            return {side, at, word.size()};
        // "leftarm" and "armleft": without capitals a side counts at either end of the name.
        if (atEnd && name.size() > word.size() && name == name.toLower() && name.size() - word.size() >= 2)
            return {side, at, word.size()};
    }
    return {};
}

/// A bare L or R beside a separator, first or last, or closing a name in camel case ("armL").
SidePart findLetter(const QString &name)
{
    const auto sideOf = [](QChar c) {
        return c == 'L' || c == 'l' ? NameSide::Left : c == 'R' || c == 'r' ? NameSide::Right : NameSide::None;
    };
    const auto standsAlone = [&](qsizetype at) {
        const bool left = at == 0 || isSeparator(name.at(at - 1));
        const bool right = at + 1 == name.size() || isSeparator(name.at(at + 1)) || name.at(at + 1).isDigit();
        return left && right && name.size() > 1;
    };
    // The last stand-alone letter decides: in "r_arm_L" the suffix is the side.
    for (qsizetype at = name.size() - 1; at >= 0; --at) {
        if (sideOf(name.at(at)) != NameSide::None && standsAlone(at))
            return {sideOf(name.at(at)), at, 1};
    }
    const qsizetype last = name.size() - 1;
    if (last >= 2 && name.at(last).isUpper() && sideOf(name.at(last)) != NameSide::None && name.at(last - 1).isLower())
        return {sideOf(name.at(last)), last, 1};
    return {};
}

SidePart findSide(const QString &name)
{
    static const std::array<std::pair<QString, NameSide>, 4> kWords = {{{QStringLiteral("left"), NameSide::Left},
                                                                        {QStringLiteral("right"), NameSide::Right},
                                                                        {QStringLiteral("左"), NameSide::Left},
                                                                        {QStringLiteral("右"), NameSide::Right}}};
    for (const auto &[word, side] : kWords) {
        const SidePart part = word.size() == 1
                                  ? SidePart{name.contains(word) ? side : NameSide::None, name.indexOf(word), 1}
                                  : findWord(name, word, side);
        if (part.side != NameSide::None)
            return part;
    }
    return findLetter(name);
}

/// `word` with the capitals of the text it replaces: all, none, or the first.
QString inCaseOf(const QString &word, const QString &model)
{
    if (model == model.toUpper() && model != model.toLower())
        return word.toUpper();
    if (model.at(0).isUpper())
        return word.at(0).toUpper() + word.mid(1);
    return word;
}

} // namespace

NameSide sideOfName(const QString &name)
{
    return findSide(name).side;
}

std::optional<QString> mirroredName(const QString &name)
{
    const SidePart part = findSide(name);
    if (part.side == NameSide::None)
        return std::nullopt;
    const QString found = name.mid(part.at, part.length);
    const bool left = part.side == NameSide::Left;
    QString other;
    if (found == QStringLiteral("左") || found == QStringLiteral("右"))
        other = left ? QStringLiteral("右") : QStringLiteral("左");
    else if (part.length == 1)
        other = inCaseOf(left ? QStringLiteral("r") : QStringLiteral("l"), found);
    else
        other = inCaseOf(left ? QStringLiteral("right") : QStringLiteral("left"), found);
    return name.left(part.at) + other + name.mid(part.at + part.length);
}

JointPairs::JointPairs(const Skeleton &skeleton)
{
    std::unordered_map<std::string, std::vector<JointId>> byName;
    for (const Joint &joint : skeleton.joints())
        byName[joint.name.toCaseFolded().toStdString()].push_back(joint.id);
    for (const int index : skeleton.parentsFirst()) {
        const Joint &joint = skeleton.joints()[static_cast<std::size_t>(index)];
        const auto wanted = mirroredName(joint.name);
        if (!wanted) {
            m_partners[joint.id] = joint.id;
            continue;
        }
        const auto found = byName.find(wanted->toCaseFolded().toStdString());
        std::optional<JointId> partner;
        if (found != byName.end() && found->second.size() == 1) {
            partner = found->second.front();
        } else if (found != byName.end()) {
            const std::optional<JointId> parentPartner = joint.parent ? this->partner(*joint.parent) : std::nullopt;
            for (const JointId candidate : found->second) {
                if (skeleton.find(candidate)->parent == parentPartner)
                    partner = candidate;
            }
        }
        m_partners[joint.id] = partner;
    }
    // A partner must agree: two lefts sharing one right would otherwise both claim it.
    for (auto &[joint, partner] : m_partners) {
        if (partner && *partner != joint) {
            const auto back = m_partners.find(*partner);
            if (back == m_partners.end() || back->second != joint)
                partner.reset();
        }
    }
}

std::optional<JointId> JointPairs::partner(JointId joint) const
{
    const auto it = m_partners.find(joint);
    return it == m_partners.end() ? std::optional(joint) : it->second;
}

void JointPairs::setPair(JointId a, JointId b)
{
    m_partners[a] = b;
    m_partners[b] = a;
}

std::vector<JointId> JointPairs::unpaired() const
{
    std::vector<JointId> result;
    for (const auto &[joint, partner] : m_partners) {
        if (!partner)
            result.push_back(joint);
    }
    std::sort(result.begin(), result.end());
    return result;
}

MirroredSet mirrorSet(const VoxelGrid &grid, const VoxelSet &set, const MirrorPlane &plane)
{
    MirroredSet result;
    std::vector<std::uint32_t> partners;
    set.forEach([&](std::uint32_t offset) {
        const Int3 image = plane.mirrored(grid.position(offset));
        if (grid.atOrEmpty(image) == 0)
            result.withoutPartner.append(offset, 1);
        else
            partners.push_back(grid.offset(image));
    });
    result.partners = VoxelSet::fromOffsets(std::move(partners)).without(set);
    return result;
}

} // namespace marrow
