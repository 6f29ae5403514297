// Whatever is done to clips, what is saved passes the strict reader; what a rule forbids is found or refused.

#include "io/vfp/vfp_file.h"
#include "model/commands/voxel_commands.h"
#include "model/voxel/clip_checks.h"
#include "model/voxel/key_parts.h"
#include "model/voxel/key_times.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/rig_json.h"
#include "tests/support/voxel_builders.h"

#include <QRandomGenerator>
#include <QtTest>

#include <limits>
#include <set>

using namespace marrow;

namespace {

QString firstError(const Rig &rig)
{
    const Report report = checkClips(rig);
    for (const Issue &issue : report.issues()) {
        if (issue.severity == Severity::Error)
            return issue.code;
    }
    return {};
}

QStringList codes(const Rig &rig)
{
    QStringList result;
    const Report report = checkClips(rig);
    for (const Issue &issue : report.issues())
        result.append(issue.code);
    return result;
}

/// One wild command on clips.
CommandCall wildCall(const Rig &rig, QRandomGenerator &random)
{
    const auto pick = [&random](int bound) { return static_cast<int>(random.bounded(bound)); };
    const auto clip = [&] { return rig.clips.empty() || pick(12) == 0 ? pick(10) : int(rig.clips[static_cast<std::size_t>(pick(int(rig.clips.size())))].id); };
    const auto joint = [&] { return int(rig.skeleton.joints()[static_cast<std::size_t>(pick(int(rig.skeleton.size())))].id); };
    const double wild[] = {0, -1, 0.5, 1e9, -1e9, 1e308, 4294967295.0, std::numeric_limits<double>::quiet_NaN()};
    const auto number = [&] { return pick(3) == 0 ? wild[pick(8)] : random.bounded(2000.0) - 500; };
    const auto keys = [&] {
        QJsonArray row{joint()};
        for (int i = pick(4); i >= 0; --i) {
            if (pick(2))
                row.append(QJsonObject{{"from", pick(900)}, {"to", pick(900)}});
            else
                row.append(100 * pick(9));
        }
        return QJsonArray{row};
    };
    const auto values = [&] {
        return QJsonArray{QJsonObject{{"joint", joint()},
                                      {"timeMs", pick(2) ? pick(1200) : qRound64(random.bounded(5e9))},
                                      {"scale", QJsonArray{number(), pick(3) ? 1 : 0, 1}},
                                      {"rotation", QJsonArray{number(), number(), 0, pick(2)}},
                                      {"translation", QJsonArray{number(), 0, 1e38}}}};
    };
    switch (pick(15)) {
    case 0: return {"clip.add", {{"durationMs", number()}, {"name", QString(pick(400), u'名')}}};
    case 1: return {"clip.duplicate", {{"clip", clip()}}};
    case 2: return {"clip.rename", {{"clip", clip()}, {"name", QString(pick(300), u'n')}}};
    case 3: return {"clip.renumber", {{"ids", QJsonArray{QJsonArray{clip(), pick(70000)}}}}};
    case 4: return {"clip.delete", {{"clips", QJsonArray{clip()}}}};
    case 5: return {"clip.setDuration", {{"clip", clip()}, {"durationMs", qRound64(std::clamp(number(), -1e10, 1e10))}, {"keys", pick(2) ? "trim" : "stretch"}}};
    case 6: return {"clip.reverse", {{"clip", clip()}}};
    case 7: return {"clip.mirror", {{"clip", clip()}, {"axis", pick(3)}, {"halfOffset", pick(2) == 1}}};
    case 8: return {"clip.merge", {{"clip", clip()}, {"other", clip()}, {"atMs", qRound64(random.bounded(5e9))}}};
    case 9: return {"clip.makeLoop", {{"clip", clip()}}};
    case 10: return {"clip.cleanup", {{"clip", clip()}, {"degrees", number()}, {"voxels", number()}}};
    case 11: return {"clip.resample", {{"clip", clip()}, {"fps", pick(60) / 2.0}}};
    case 12: return {"clip.setKeys", {{"clip", clip()}, {"keys", values()}, {"extend", pick(2) == 1}}};
    case 13: return {"clip.deleteKeys", {{"clip", clip()}, {"keys", keys()}}};
    default:
        return {"clip.moveKeys", {{"clip", clip()}, {"keys", keys()}, {"deltaMs", number()}, {"scale", pick(2) ? 1 : number()}, {"pivotMs", number()},
                                  {"extend", pick(2) == 1}, {"copy", pick(3) == 0}, {"ripple", pick(2) == 1}}};
    }
}

} // namespace

class TestClipRules : public QObject
{
    Q_OBJECT

private slots:
    void brokenRulesAreFound()
    {
        const Rig sound = *test::riggedFigure().rig;
        QCOMPARE(codes(sound), QStringList());
        const auto broken = [&](auto breakIt) {
            Rig rig = sound;
            breakIt(rig);
            return codes(rig);
        };
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].id = 0; }), QStringList{"clip.id-order"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].name = QString(86, u'名'); }), QStringList{"clip.name-length"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].name = rig.clips[0].name; }), (QStringList{"clip.duplicate-name", "clip.duplicate-name"}));
        QCOMPARE(broken([](Rig &rig) { std::swap(rig.clips[1].tracks[0], rig.clips[1].tracks[1]); }), QStringList{"clip.track-order"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].tracks[2].joint = 99; }), QStringList{"clip.unknown-joint"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].tracks[0].keys[3].timeMs = 200; }), QStringList{"clip.key-order"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].durationMs = 799; }), QStringList{"clip.key-behind-end"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].tracks[0].keys[3].value.translation.x() = std::nanf(""); }), QStringList{"clip.key-value"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].tracks[0].keys[3].value.rotation.coeffs() *= 1.1F; }), QStringList{"clip.key-value"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].tracks[0].keys[3].value.scale.x() = 0; }), QStringList{"clip.flat-key"});
        QCOMPARE(broken([](Rig &rig) { rig.clips[1].tracks.clear(); }), QStringList{"clip.empty"});
    }

    void noCommandBreaksThem()
    {
        for (quint32 seed = 1; seed <= 12; ++seed) {
            QRandomGenerator random(seed);
            const auto document = makeVoxelDocument(readVfp(encodeVfp(test::riggedFigure()).value()).value().asset);
            const QByteArray before = encodeVfp(document->asset()).value();
            std::set<QString> done;
            for (int i = 0; i < 150; ++i) {
                const CommandCall call = wildCall(*document->rig(), random);
                const Result<void> result = document->execute(call.name, call.args);
                if (!result)
                    QVERIFY2(result.error().message.endsWith(QLatin1Char('.')), qPrintable(result.error().message));
                else
                    done.insert(call.name);
                QCOMPARE(firstError(*document->rig()), QString());
                qsizetype keys = 0;
                for (const AnimationClip &clip : document->rig()->clips) {
                    for (const JointTrack &track : clip.tracks)
                        keys += track.keys.size();
                }
                if (keys > 20000) // merged and resampled too often: begin anew
                    document->undoStack()->setIndex(0);
            }
            QVERIFY2(done.size() > 6, qPrintable(QString::number(done.size())));
            const auto reread = readVfp(encodeVfp(document->asset()).value());
            QVERIFY(reread.ok() && reread->asset.rig && !reread->asset.rigWasDropped);
            QVERIFY(reread->asset.rig->clips == document->rig()->clips);
            document->undoStack()->setIndex(0);
            QVERIFY(encodeVfp(document->asset()).value() == before);
        }
    }

    void whatCannotBeStoredIsRefused()
    {
        VoxelAsset asset = test::riggedFigure();
        asset.rig->skeleton.find(4)->rest.scale = {0, 0, 0}; // its children cannot be mirrored: nothing turns zero back
        const auto document = makeVoxelDocument(readVfp(encodeVfp(asset).value()).value().asset);
        const Result<void> done = document->execute("clip.mirror", {{"clip", 3}});
        QVERIFY(!done.ok());
        QCOMPARE(done.error().code, QStringLiteral("clip.key-value"));
        QVERIFY(document->rig()->clips == asset.rig->clips);
        QCOMPARE(document->undoStack()->count(), 0);
    }

    void keysAreFoundByTime()
    {
        QRandomGenerator random(5);
        for (int round = 0; round < 50; ++round) {
            AnimationClip clip;
            clip.durationMs = 60;
            std::set<std::uint32_t> all;
            for (int joint = 0; joint < round % 7; ++joint) {
                std::set<std::uint32_t> times;
                for (int i = random.bounded(12); i > 0; --i)
                    times.insert(static_cast<std::uint32_t>(random.bounded(61)));
                JointTrack track{static_cast<JointId>(joint), {}};
                for (const std::uint32_t time : times)
                    track.keys.append(TransformKey{time, {}});
                all.insert(times.begin(), times.end());
                clip.tracks.push_back(track);
            }
            QCOMPARE(keyTimes(clip), std::vector<std::uint32_t>(all.begin(), all.end()));
            for (std::uint32_t time = 0; time <= 60; ++time) {
                const auto behind = all.upper_bound(time);
                QCOMPARE(nextKeyTime(clip, time), behind == all.end() ? std::nullopt : std::optional(*behind));
                const auto at = all.lower_bound(time);
                QCOMPARE(previousKeyTime(clip, time), at == all.begin() ? std::nullopt : std::optional(*std::prev(at)));
                bool any = false;
                for (const JointTrack &track : clip.tracks)
                    any |= hasKey(clip, track.joint, time);
                QCOMPARE(any, all.contains(time));
            }
            qsizetype keys = 0;
            for (const JointTrack &track : clip.tracks)
                keys += track.keys.size();
            int counted = 0;
            for (const int part : keyDensity(clip, 13))
                counted += part;
            QCOMPARE(counted, int(keys));
        }
    }

    void rippleKeepsDistances()
    {
        const auto document = makeVoxelDocument(test::riggedFigure());
        const auto times = [&](JointId joint) {
            std::vector<std::uint32_t> result;
            for (const TransformKey &key : document->rig()->clip(3)->track(joint)->keys)
                result.push_back(key.timeMs);
            return result;
        };
        const QJsonArray keys{QJsonArray{4, 200, 300}};
        QVERIFY(document->execute("clip.moveKeys", {{"clip", 3}, {"keys", keys}, {"deltaMs", 50}, {"ripple", true}, {"extend", true}}).ok());
        QCOMPARE(times(4), (std::vector<std::uint32_t>{0, 100, 250, 350, 450, 550, 650, 750, 850}));
        QCOMPARE(times(5).back(), 800u);
        QCOMPARE(document->selection().keys, (std::vector<KeyRef>{{4, 250}, {4, 350}}));
        document->undoStack()->undo();
        QVERIFY(document->execute("clip.moveKeys", {{"clip", 3}, {"keys", keys}, {"scale", 2}, {"pivotMs", 200}, {"ripple", true}, {"extend", true}}).ok());
        QCOMPARE(times(4), (std::vector<std::uint32_t>{0, 100, 200, 400, 500, 600, 700, 800, 900}));
        document->undoStack()->undo();
        QVERIFY(document->execute("clip.moveKeys", {{"clip", 3}, {"keys", keys}, {"deltaMs", 450}, {"copy", true}}).ok());
        QCOMPARE(times(4), (std::vector<std::uint32_t>{0, 100, 200, 300, 400, 500, 600, 650, 700, 750, 800}));
    }

    void partsMoveWithoutTheOthers()
    {
        // Turns from 0 to 90 degrees between two keys while it slides; a third key lies between.
        JointTrack track;
        track.joint = 4;
        const auto key = [&](std::uint32_t time, float degrees, float x) {
            Transform value;
            value.translation.x() = x;
            value.rotation = Eigen::AngleAxisf(degrees * 3.14159265F / 180, Eigen::Vector3f::UnitZ());
            track.keys.append({time, value});
        };
        key(0, 0, 0);
        key(100, 90, 4);
        key(200, 0, 8);
        const auto angleAt = [](const JointTrack &of, double time) {
            const Eigen::AngleAxisf turn(sampleTrack(of, time, Interpolation::Linear).rotation);
            return turn.angle() * turn.axis().z() * 180 / 3.14159265F;
        };
        const auto xAt = [](const JointTrack &of, double time) { return sampleTrack(of, time, Interpolation::Linear).translation.x(); };
        PartMoves moves;
        moves.of[1] = {{100, 150}};
        const JointTrack moved = withPartsMoved(track, Transform(), moves);
        QVERIFY(std::abs(angleAt(moved, 150) - 90) < 0.01F);
        QVERIFY(std::abs(angleAt(moved, 75) - 45) < 0.01F);
        for (const double time : {0.0, 50.0, 100.0, 150.0, 175.0, 200.0})
            QVERIFY(std::abs(xAt(moved, time) - xAt(track, time)) < 1e-5F); // the slide is as it was
        QCOMPARE(moved.keys.size(), 4); // the key at 100 stays for the slide

        // Without the slide nothing is left to say at 100, and the key goes.
        JointTrack turning = track;
        for (TransformKey &each : turning.keys)
            each.value.translation = Eigen::Vector3f::Zero();
        QCOMPARE(withPartsMoved(turning, Transform(), moves).keys.size(), 3);
        moves.copy = true;
        QCOMPARE(withPartsMoved(turning, Transform(), moves).keys.size(), 4);
        PartMoves taken;
        taken.of[1] = {{100, std::nullopt}};
        QCOMPARE(withPartsMoved(turning, Transform(), taken).keys.size(), 2);
        QVERIFY(std::abs(angleAt(withPartsMoved(track, Transform(), taken), 100)) < 0.01F);
        // All three parts are the key itself.
        for (std::size_t i = 0; i < 3; ++i)
            taken.of[i] = {{0, std::nullopt}, {100, std::nullopt}, {200, std::nullopt}};
        QVERIFY(withPartsMoved(track, Transform(), taken).keys.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestClipRules)
#include "tst_clip_rules.moc"
