#include "model/voxel/ownership_color.h"

#include <QTest>

#include <set>

using namespace marrow;

namespace {

Skeleton chain(int count, int branching)
{
    Skeleton skeleton;
    for (int i = 0; i < count; ++i) {
        Joint joint;
        joint.id = static_cast<JointId>(i);
        if (i > 0)
            joint.parent = static_cast<JointId>((i - 1) / branching);
        skeleton.insert(joint);
    }
    return skeleton;
}

} // namespace

class TestOwnershipColor : public QObject
{
    Q_OBJECT

private slots:
    void childDiffersFromParent_data()
    {
        QTest::addColumn<int>("branching");
        for (const int branching : {1, 2, 3, 8, 13, 21, 34, 400})
            QTest::addRow("branching %d", branching) << branching;
    }
    void childDiffersFromParent()
    {
        QFETCH(int, branching);
        const Skeleton skeleton = chain(600, branching);
        const OwnershipPalette palette(skeleton, 0);
        for (const Joint &joint : skeleton.joints()) {
            if (joint.parent) {
                const float distance = colorDistance(palette.color(joint.id), palette.color(*joint.parent));
                QVERIFY2(distance >= 25, qPrintable(QStringLiteral("joint %1: %2").arg(joint.id).arg(distance)));
            }
        }
    }
    void defaultJointIsGrey()
    {
        const OwnershipPalette palette(chain(5, 2), 3);
        const QRgb grey = palette.color(3);
        QCOMPARE(qRed(grey), qGreen(grey));
        QCOMPARE(qGreen(grey), qBlue(grey));
        QVERIFY(qRed(palette.color(0)) != qGreen(palette.color(0)));
        QCOMPARE(palette.color(77), grey);
    }
    void otherJointsDoNotChangeAColor()
    {
        const Skeleton whole = chain(30, 3);
        Skeleton fewer = whole;
        for (const JointId joint : {JointId(25), JointId(26), JointId(29)})
            fewer.remove(joint);
        const OwnershipPalette before(whole, 0);
        const OwnershipPalette after(fewer, 0);
        for (const Joint &joint : fewer.joints())
            QCOMPARE(after.color(joint.id), before.color(joint.id));
    }
    void twentyTwoJointsAllDiffer()
    {
        const OwnershipPalette palette(chain(22, 3), 0);
        for (int a = 0; a < 22; ++a) {
            for (int b = a + 1; b < 22; ++b)
                QVERIFY(colorDistance(palette.color(static_cast<JointId>(a)), palette.color(static_cast<JointId>(b))) > 3);
        }
    }
    void knownDistances()
    {
        QVERIFY(std::abs(colorDistance(qRgb(0, 0, 0), qRgb(255, 255, 255)) - 100) < 0.1F);
        QCOMPARE(colorDistance(qRgb(12, 200, 90), qRgb(12, 200, 90)), 0.0F);
    }
};

QTEST_GUILESS_MAIN(TestOwnershipColor)
#include "tst_ownership_color.moc"
