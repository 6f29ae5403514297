// Which node plays which joint of the one skeleton, by the names that programs give them.

#include "model/character/humanoid.h"

#include <QTest>

using namespace marrow;

class HumanoidTest : public QObject
{
    Q_OBJECT

private slots:
    void humanoidsAreFoundByTheirNames_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<int>("mapped");
        QTest::newRow("KayKit") << QStringList{"root", "hips", "spine", "chest", "upperarm.l", "lowerarm.l", "wrist.l", "hand.l", "handslot.l", "upperarm.r", "lowerarm.r", "wrist.r", "hand.r", "handslot.r", "head", "upperleg.l", "lowerleg.l", "foot.l", "toes.l", "upperleg.r", "lowerleg.r", "foot.r", "toes.r"} << 18;
        QTest::newRow("Mixamo") << QStringList{"mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine1", "mixamorig:Spine2", "mixamorig:Neck", "mixamorig:Head", "mixamorig:LeftShoulder", "mixamorig:LeftArm", "mixamorig:LeftForeArm", "mixamorig:LeftHand", "mixamorig:RightShoulder", "mixamorig:RightArm", "mixamorig:RightForeArm", "mixamorig:RightHand", "mixamorig:LeftUpLeg", "mixamorig:LeftLeg", "mixamorig:LeftFoot", "mixamorig:LeftToeBase", "mixamorig:RightUpLeg", "mixamorig:RightLeg", "mixamorig:RightFoot", "mixamorig:RightToeBase"} << 21;
        QTest::newRow("Unreal") << QStringList{"pelvis", "spine_01", "spine_02", "spine_03", "neck_01", "head", "clavicle_l", "upperarm_l", "lowerarm_l", "hand_l", "clavicle_r", "upperarm_r", "lowerarm_r", "hand_r", "thigh_l", "calf_l", "foot_l", "ball_l", "thigh_r", "calf_r", "foot_r", "ball_r"} << 21;
        QTest::newRow("MMD") << QStringList{"センター", "上半身", "上半身2", "首", "頭", "左肩", "左腕", "左ひじ", "左手首", "右肩", "右腕", "右ひじ", "右手首", "下半身", "左足", "左ひざ", "左足首", "左つま先", "右足", "右ひざ", "右足首", "右つま先"} << 21;
        QTest::newRow("nothing") << QStringList{"wheel", "door"} << 0;
    }
    void humanoidsAreFoundByTheirNames()
    {
        QFETCH(QStringList, names);
        QFETCH(int, mapped);
        CharacterModel model;
        for (const QString &name : names)
            model.nodes.emplace_back().name = name;
        const HumanoidMapping mapping = mapHumanoid(model);
        QVERIFY2(int(mapping.nodes.size()) == mapped, qPrintable(mapping.missing.join(", ")));
        QCOMPARE(int(mapping.nodes.size()) + int(mapping.missing.size()), 21);
        QCOMPARE(mapping.complete(), mapped >= 18);
        for (const auto &[joint, node] : mapping.nodes) {
            const QString &name = names[node];
            const bool right = name.startsWith(QChar(0x53f3)) || name.contains("Right") || name.endsWith(".r") || name.endsWith("_r");
            QCOMPARE(joint.endsWith("_R"), right);
        }
    }

    void aVrmSaysItsBonesItself()
    {
        CharacterModel model;
        for (const char *name : {"a", "b", "head"})
            model.nodes.emplace_back().name = name;
        model.vrmVersion = "1";
        model.vrmHumanBones = {{"hips", 0}, {"leftUpperArm", 1}, {"jaw", 2}};
        const HumanoidMapping mapping = mapHumanoid(model);
        QCOMPARE(mapping.nodes, (std::map<QString, int>{{"hips", 0}, {"upper_arm_L", 1}}));
        QVERIFY(!mapping.complete());
    }
};

QTEST_GUILESS_MAIN(HumanoidTest)
#include "tst_humanoid.moc"
