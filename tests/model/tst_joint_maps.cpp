// Joint maps: names and what is around them, files, the votes of names and of shape, presets.

#include "model/character/joint_map.h"
#include "tests/support/motion_figure.h"

#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

using Vec = Eigen::Vector3f;
using Quat = Eigen::Quaternionf;

constexpr float kDegrees = 57.2957795f;

int named(const char *name) { return humanoidJoint(QString::fromLatin1(name)); }

Motion figureOn(const FigureSkeleton &skeleton)
{
    return figureMotion(skeleton, QStringLiteral("Idle_A"), 1, [](int) { return Stance(); });
}

} // namespace

class JointMapsTest : public QObject
{
    Q_OBJECT

private slots:
    void namesLoseTheirTrimmings_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("base");
        QTest::addColumn<int>("side");
        QTest::newRow("Mixamo") << "mixamorig:LeftForeArm" << "forearm" << int(BodySide::Left);
        QTest::newRow("dot") << "upperarm.r" << "upperarm" << int(BodySide::Right);
        QTest::newRow("Biped") << "Bip01 R Calf" << "calf" << int(BodySide::Right);
        QTest::newRow("Valve") << "ValveBiped.Bip01_L_UpperArm" << "upperarm" << int(BodySide::Left);
        QTest::newRow("kanji") << QString::fromUtf8("左ひじ") << QString::fromUtf8("ひじ") << int(BodySide::Left);
        QTest::newRow("full width") << QString::fromUtf8("右足ＩＫ") << QString::fromUtf8("足ik") << int(BodySide::Right);
        QTest::newRow("half width kana") << QString::fromUtf8("ｾﾝﾀｰ") << QString::fromUtf8("センター") << int(BodySide::Middle);
        QTest::newRow("VRoid") << "J_Bip_L_LowerLeg" << "lowerleg" << int(BodySide::Left);
        QTest::newRow("CMU") << "RHipJoint" << "hipjoint" << int(BodySide::Right);
        QTest::newRow("two scripts") << QString::fromUtf8("chest 胸") << "chest" << int(BodySide::Middle);
        QTest::newRow("no side") << "Reference" << "reference" << int(BodySide::Middle);
    }
    void namesLoseTheirTrimmings()
    {
        QFETCH(QString, name);
        QFETCH(QString, base);
        QFETCH(int, side);
        QCOMPARE(plainName(name).base, base);
        QCOMPARE(int(plainName(name).side), side);
    }

    void mapsComeBackFromTheirFiles()
    {
        QVERIFY(builtInNameMaps().size() >= 10);
        for (const NameMap &map : builtInNameMaps()) {
            const Result<NameMap> again = nameMapFromJson(nameMapToJson(map));
            QVERIFY2(again.ok(), qPrintable(map.id));
            QVERIFY2(*again == map, qPrintable(map.id));
            QVERIFY(!map.title.isEmpty());
        }
    }

    void brokenMapsSayWhere_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("no JSON") << QByteArray("{\"joints\"") << "name-map.syntax" << "";
        QTest::newRow("something else") << QByteArray("{\"joints\":{}}") << "name-map.format" << "/format";
        QTest::newRow("unknown joint") << QByteArray("{\"format\":\"marrow-name-map\",\"version\":1,\"joints\":{\"tail\":[\"x\"]}}") << "name-map.joint" << "/joints/tail";
        QTest::newRow("no name") << QByteArray("{\"format\":\"marrow-name-map\",\"version\":1,\"joints\":{\"hips\":[\"a\",3]}}") << "name-map.value" << "/joints/hips/1";
    }
    void brokenMapsSayWhere()
    {
        QFETCH(QByteArray, json);
        const Result<NameMap> map = nameMapFromJson(json);
        QVERIFY(!map.ok());
        QTEST(map.error().code, "code");
        QTEST(map.error().pointer, "pointer");
    }

    /// Names that mean nothing: the shape alone finds every joint, in T, A and N poses, looking any way.
    void shapesAreReadWithoutNames_data()
    {
        QTest::addColumn<int>("pose");
        QTest::addColumn<float>("front");
        for (const int pose : {0, 1, 2}) {
            for (const float front : {0.0f, 90.0f, 180.0f})
                QTest::addRow("%s, front at %g", pose == 0 ? "T" : pose == 1 ? "A" : "N", double(front)) << pose << front;
        }
    }
    void shapesAreReadWithoutNames()
    {
        QFETCH(int, pose);
        QFETCH(float, front);
        FigureSkeleton skeleton;
        skeleton.rest = pose == 0 ? tPose() : pose == 1 ? Stance() : armsDown();
        skeleton.front = Quat(Eigen::AngleAxisf(front / kDegrees, Vec::UnitY()));
        NamedSkeleton named = namedSkeleton(figureOn(skeleton));
        for (std::size_t i = 0; i < named.joints.size(); ++i)
            named.joints[i].name = QStringLiteral("bone%1").arg(i);
        const auto votes = voteByGeometry(named);
        for (int joint = 1; joint < kHumanoidJointCount; ++joint)
            QVERIFY2(votes[std::size_t(joint)].joint == joint, qPrintable(QStringLiteral("%1: %2").arg(humanoidJointName(joint)).arg(votes[std::size_t(joint)].joint)));
        const JointMapProposal proposal = proposeJointMap(named);
        QCOMPARE(proposal.map.mapped(), 21);
        QVERIFY(proposal.mapId.isEmpty());
    }

    void aPresetNamesExactlyWhatWasChosen()
    {
        const NamedSkeleton skeleton = namedSkeleton(figureOn({}));
        JointMapProposal proposal = proposeJointMap(skeleton);
        QCOMPARE(proposal.mapId, QStringLiteral("mixamo"));
        QVERIFY(proposal.disagreements().empty());
        proposal.map[named("neck")] = -1; // a person's choice
        const NameMap preset = nameMapFrom(proposal.map, skeleton, QStringLiteral("mine"), QStringLiteral("My rig"));
        const Result<NameMap> read = nameMapFromJson(nameMapToJson(preset));
        QVERIFY(read.ok());
        QVERIFY(nameMapToJson(preset).size() < 2000);
        const JointMapProposal again = proposeJointMap(skeleton, {*read});
        QVERIFY(again.map == proposal.map);
    }

    /// A joint that plays the root, which nobody chooses, and is given to the neck by hand stays the neck's.
    void aPresetKeepsWhatWasTakenFromTheRoot()
    {
        NamedSkeleton skeleton;
        skeleton.joints = {{"base", -1, Vec::Zero()}, {"hips", 0, Vec::Zero()}};
        JointMap map;
        map[0] = map[named("neck")] = 0;
        map[named("hips")] = 1;
        const JointMap again = proposeJointMap(skeleton, {nameMapFrom(map, skeleton, "p", "p")}).map;
        QCOMPARE(again[named("neck")], 0);
        QCOMPARE(again[0], -1);
    }

    void twoJointsOfOneNameAreToldApartByTheirParents()
    {
        NamedSkeleton skeleton;
        skeleton.joints = {{"hips", -1, Vec::Zero()}, {"a", 0, Vec::Zero()}, {"end", 1, Vec::Zero()}, {"b", 0, Vec::Zero()}, {"end", 3, Vec::Zero()}};
        JointMap map;
        map[named("hips")] = 0;
        map[named("head")] = 4;
        const NameMap preset = nameMapFrom(map, skeleton, "p", "p");
        QCOMPARE(preset.names[std::size_t(named("head"))].front().text, QStringLiteral("b/end"));
        QVERIFY(proposeJointMap(skeleton, {preset}).map == map);
    }
};

QTEST_GUILESS_MAIN(JointMapsTest)
#include "tst_joint_maps.moc"
