#include "model/character/motion/mmd_skeleton.h"

#include <QHash>

namespace marrow {

namespace {

/// A joint of the standard skeleton by its place in the world; `side` joints stand for a left and a right one ("左", "右", x mirrored).
struct StandardJoint
{
    const char *name;
    const char *parent;
    bool sided;
    float x, y, z;
    bool end = false;
};

// Knees: 4.94² = (11.50 − 6.57)² + z² and 5.15² = (6.57 − 1.43)² + z², both of which give about 0.31.
constexpr StandardJoint kJoints[] = {
    {"全ての親", nullptr, false, 0, 0, 0},
    {"センター", "全ての親", false, 0, 10.88F, 0},
    {"グルーブ", "センター", false, 0, 10.88F, 0},
    {"腰", "グルーブ", false, 0, 11.50F, 0},
    {"上半身", "腰", false, 0, 12.00F, 0},
    {"上半身2", "上半身", false, 0, 13.60F, 0},
    {"首", "上半身2", false, 0, 16.21F, 0},
    {"頭", "首", false, 0, 17.16F, 0},
    {"頭先", "頭", false, 0, 19.40F, 0, true},
    {"肩", "上半身2", true, 0.35F, 15.75F, 0},
    {"腕", "肩", true, 1.35F, 15.50F, 0},
    {"腕捩", "腕", true, 2.19F, 14.67F, 0},
    {"ひじ", "腕捩", true, 3.03F, 13.84F, 0},
    {"手捩", "ひじ", true, 3.81F, 13.07F, 0},
    {"手首", "手捩", true, 4.59F, 12.30F, 0},
    {"手先", "手首", true, 5.35F, 11.55F, 0, true},
    {"下半身", "腰", false, 0, 12.00F, 0},
    {"足", "下半身", true, 0.95F, 11.50F, 0},
    {"ひざ", "足", true, 0.95F, 6.57F, 0.31F},
    {"足首", "ひざ", true, 0.95F, 1.43F, 0},
    {"つま先", "足首", true, 0.95F, 0, 1.40F},
};

/// Bones that move the legs without being in the skeleton, and one that moves the shoulders.
constexpr const char *kDrivers[] = {"足IK親", "足IK", "つま先IK", "肩P"};

/// Other spellings (in normal width) of what follows the side.
const QHash<QString, QString> &aliases()
{
    static const QHash<QString, QString> table = {
        {"ヒジ", "ひじ"}, {"肘", "ひじ"}, {"ヒザ", "ひざ"}, {"膝", "ひざ"}, {"手", "手首"}, {"足くび", "足首"}, {"爪先", "つま先"}, {"つまさき", "つま先"}, {"腕捩れ", "腕捩"}, {"腕捻", "腕捩"},
        {"手捩れ", "手捩"}, {"手捻", "手捩"}, {"爪先IK", "つま先IK"}, {"つまさきIK", "つま先IK"}, {"全親", "全ての親"}, {"すべての親", "全ての親"}, {"グルーヴ", "グルーブ"}};
    return table;
}

QString withoutSide(const QString &name, QString &side)
{
    side = name.startsWith(QStringLiteral("左")) || name.startsWith(QStringLiteral("右")) ? name.left(1) : QString();
    return name.mid(side.size());
}

const QStringList &knownNames()
{
    static const QStringList names = [] {
        QStringList list;
        const auto add = [&](const char *name, bool sided) {
            const QString text = QString::fromUtf8(name);
            if (sided)
                list << QStringLiteral("左") + text << QStringLiteral("右") + text;
            else
                list << text;
        };
        for (const StandardJoint &joint : kJoints) {
            if (!joint.end)
                add(joint.name, joint.sided);
        }
        for (const char *driver : kDrivers)
            add(driver, true);
        return list;
    }();
    return names;
}

} // namespace

std::vector<MotionJoint> mmdStandardSkeleton()
{
    std::vector<MotionJoint> joints;
    std::vector<Eigen::Vector3f> places;
    QHash<QString, int> byName;
    const auto add = [&](const StandardJoint &from, const QString &side, float mirror) {
        const QString parentName = from.parent ? QString::fromUtf8(from.parent) : QString();
        MotionJoint joint;
        joint.name = side + QString::fromUtf8(from.name);
        joint.parent = byName.value(side + parentName, byName.value(parentName, -1));
        joint.end = from.end;
        const Eigen::Vector3f place(mirror * from.x, from.y, from.z);
        joint.rest.translation = joint.parent < 0 ? place : Eigen::Vector3f(place - places[static_cast<std::size_t>(joint.parent)]);
        byName.insert(joint.name, static_cast<int>(joints.size()));
        joints.push_back(std::move(joint));
        places.push_back(place);
    };
    // A side's joints stand together: left arm, right arm, then the legs likewise.
    for (std::size_t i = 0; i < std::size(kJoints);) {
        std::size_t last = i + 1;
        while (kJoints[i].sided && last < std::size(kJoints) && kJoints[last].sided)
            ++last;
        if (!kJoints[i].sided)
            add(kJoints[i], {}, 1);
        for (std::size_t j = i; j < last && kJoints[i].sided; ++j)
            add(kJoints[j], QStringLiteral("左"), 1);
        for (std::size_t j = i; j < last && kJoints[i].sided; ++j)
            add(kJoints[j], QStringLiteral("右"), -1);
        i = last;
    }
    return joints;
}

QString mmdBoneName(const QString &name, bool cut)
{
    QString side;
    const QString plain = name.normalized(QString::NormalizationForm_KC);
    const QString rest = withoutSide(plain, side);
    const QString standard = side + aliases().value(rest, rest);
    if (!cut || knownNames().contains(standard))
        return standard;
    for (const QString &known : knownNames()) {
        if (!plain.isEmpty() && known.startsWith(plain))
            return known;
    }
    return standard;
}

bool isStandardMmdBone(const QString &standardName)
{
    return knownNames().contains(standardName);
}

} // namespace marrow
