// Actions: the built-in ones hold for other proportions, keys by hand mean what they say, and one function chooses where an action is from.

#include "model/character/action/action_sources.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_rest.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace marrow;

namespace {

constexpr float kDegrees = 180 / std::numbers::pi_v<float>;

std::size_t joint(QStringView name)
{
    return static_cast<std::size_t>(humanoidJoint(name));
}

/// Short legs, a big trunk, arms held out sideways: nothing like the standard figure.
HumanoidRest stoutFigure()
{
    HumanoidRest rest = standardHumanoidRest();
    const auto put = [&](QStringView name, float x, float y, float z) { rest[joint(name)] = {x, y, z}; };
    put(u"hips", 0, 0.41F, 0);
    put(u"spine", 0, 0.60F, 0);
    put(u"chest", 0, 0.80F, 0);
    put(u"neck", 0, 1.12F, 0);
    put(u"head", 0, 1.24F, 0);
    put(u"shoulder_L", 0.06F, 1.10F, 0);
    put(u"upper_arm_L", 0.21F, 1.107F, 0);
    put(u"forearm_L", 0.45F, 1.107F, 0);
    put(u"hand_L", 0.71F, 1.107F, 0);
    put(u"thigh_L", 0.13F, 0.39F, 0);
    put(u"shin_L", 0.13F, 0.25F, 0.008F);
    put(u"foot_L", 0.13F, 0.11F, -0.01F);
    put(u"toe_L", 0.13F, 0.03F, 0.09F);
    for (std::size_t j = 0; j < rest.size(); ++j) {
        if (humanoidSkeleton()[j].side == BodySide::Right)
            rest[j] = rest[static_cast<std::size_t>(humanoidSkeleton()[j].mirror)].cwiseProduct(Eigen::Vector3f(-1, 1, 1));
    }
    return rest;
}

HumanoidRest figure(const QString &name)
{
    return name == "stout" ? stoutFigure() : standardHumanoidRest();
}

Action clip(const QString &id, int frames = 31)
{
    Action action;
    action.id = id;
    action.origin = "clip " + id;
    action.frames = frames;
    ActionTrack track{humanoidJoint(u"spine"), {}};
    for (int i = 0; i < frames; ++i)
        track.rotations.emplace_back(Eigen::AngleAxisf(std::sin(2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(frames - 1)), Eigen::Vector3f::UnitX()));
    action.tracks.push_back(track);
    return action;
}

HandKeyedAction keyed(const QString &slug, const QString &id)
{
    HandKeyedAction action;
    action.slug = slug;
    action.action = id;
    for (const int frame : {0, 6, 12}) {
        HandKey key;
        key.frame = frame;
        key.rotations[joint(u"head")] = Eigen::AngleAxisf(frame == 6 ? 0.8F : 0.0F, Eigen::Vector3f::UnitY());
        action.keys.push_back(key);
    }
    return action;
}

float headYaw(const HumanoidPose &pose)
{
    const Eigen::Vector3f front = pose.rotations[joint(u"head")] * Eigen::Vector3f::UnitZ();
    return std::atan2(front.x(), front.z());
}

} // namespace

class ActionsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyBuiltInActionIsWhole_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("proportions");
        QCOMPARE(parametricActionIds().size(), 13);
        for (const QString &id : parametricActionIds()) {
            QTest::newRow(qPrintable(id + ", standard")) << id << "standard";
            QTest::newRow(qPrintable(id + ", stout")) << id << "stout";
        }
    }
    void everyBuiltInActionIsWhole()
    {
        QFETCH(QString, id);
        QFETCH(QString, proportions);
        const HumanoidRest rest = figure(proportions);
        const auto action = parametricAction(id, rest);
        QVERIFY(action);
        QCOMPARE(action->id, id);
        QCOMPARE(action->fps, 30.0);
        QVERIFY(action->frames > 15);
        QVERIFY(action->tracks.size() > 10);
        int last = 0;
        for (const ActionTrack &track : action->tracks) {
            QVERIFY(track.joint > last); // ascending, never root
            last = track.joint;
            QCOMPARE(static_cast<int>(track.rotations.size()), action->frames);
            for (std::size_t i = 0; i < track.rotations.size(); ++i) {
                QVERIFY(std::abs(track.rotations[i].norm() - 1) < 1e-5F);
                if (i > 0) {
                    QVERIFY(track.rotations[i].dot(track.rotations[i - 1]) > 0);
                    // Nothing snaps; a stroke is fast.
                    const float step = track.rotations[i].angularDistance(track.rotations[i - 1]) * kDegrees;
                    QVERIFY2(step < 70, qPrintable(QString("%1 turns %2 degrees at frame %3").arg(humanoidJointName(track.joint)).arg(static_cast<double>(step)).arg(i)));
                }
            }
            if (action->loops)
                QVERIFY(track.rotations.front().coeffs() == track.rotations.back().coeffs());
        }
        QCOMPARE(static_cast<int>(action->hips.size()), action->frames);
    }

    void feetNeverSink_data() { everyBuiltInActionIsWhole_data(); }
    void feetNeverSink()
    {
        QFETCH(QString, id);
        QFETCH(QString, proportions);
        const HumanoidRest rest = figure(proportions);
        const auto action = parametricAction(id, rest);
        for (int frame = 0; frame < action->frames; ++frame) {
            const auto worlds = humanoidWorlds(rest, actionPose(*action, frame / 30.0));
            for (const QStringView name : {u"toe_L", u"toe_R", u"foot_L", u"foot_R"}) {
                const float sole = name.startsWith(u"toe") ? worlds[joint(name)].translation().y() - rest[joint(name)].y()
                                                           : (worlds[joint(name)] * Eigen::Vector3f(0, -rest[joint(name)].y(), 0)).y();
                // Two hundredths of the figure's height are allowed; these are of the hips' height, which is less.
                QVERIFY2(sole > -0.02F * rest[joint(u"hips")].y(), qPrintable(QString("%1 at frame %2: %3").arg(name).arg(frame).arg(static_cast<double>(sole))));
            }
        }
    }

    void standingFeetRunBackAtOneSpeed_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"walk", "run", "carry"})
            QTest::newRow(id) << id;
    }
    void standingFeetRunBackAtOneSpeed()
    {
        QFETCH(QString, id);
        const HumanoidRest rest = standardHumanoidRest();
        const auto action = parametricAction(id, rest);
        // The ball of a foot that stands goes back with the floor: its speed is one number, within a tenth.
        std::vector<float> speeds;
        for (int frame = 1; frame < action->frames; ++frame) {
            const auto before = humanoidWorlds(rest, actionPose(*action, (frame - 1) / 30.0));
            const auto now = humanoidWorlds(rest, actionPose(*action, frame / 30.0));
            const float floor = rest[joint(u"toe_L")].y();
            const auto a = before[joint(u"toe_L")].translation();
            const auto b = now[joint(u"toe_L")].translation();
            if (a.y() < floor + 0.002F && b.y() < floor + 0.002F)
                speeds.push_back((b.z() - a.z()) * 30);
        }
        QVERIFY(speeds.size() >= 4);
        std::sort(speeds.begin(), speeds.end());
        const float middle = speeds[speeds.size() / 2];
        QVERIFY2(middle < -0.4F, qPrintable(QString::number(static_cast<double>(middle))));
        for (const float speed : speeds)
            QVERIFY2(std::abs(speed - middle) < 0.15F * std::abs(middle), qPrintable(QString("%1 where most are %2").arg(static_cast<double>(speed)).arg(static_cast<double>(middle))));
    }

    void walkingLooksLikeWalking()
    {
        for (const QString &proportions : {QString("standard"), QString("stout")}) {
            const HumanoidRest rest = figure(proportions);
            const auto action = parametricAction("walk", rest);
            double opposed = 0;
            for (int frame = 0; frame < action->frames; ++frame) {
                const auto worlds = humanoidWorlds(rest, actionPose(*action, frame / 30.0));
                const auto ahead = [&](QStringView part, QStringView from) { return worlds[joint(part)].translation().z() - worlds[joint(from)].translation().z(); };
                // Arms swing against legs.
                opposed += static_cast<double>((ahead(u"hand_L", u"upper_arm_L") - ahead(u"hand_R", u"upper_arm_R")) * (ahead(u"foot_L", u"thigh_L") - ahead(u"foot_R", u"thigh_R")));
                // Knees never bend backwards.
                for (const auto &[thigh, shin, foot] : {std::tuple{u"thigh_L", u"shin_L", u"foot_L"}, std::tuple{u"thigh_R", u"shin_R", u"foot_R"}}) {
                    const Eigen::Vector3f hip = worlds[joint(thigh)].translation();
                    const Eigen::Vector3f knee = worlds[joint(shin)].translation();
                    const Eigen::Vector3f ankle = worlds[joint(foot)].translation();
                    const Eigen::Vector3f way = ankle - hip;
                    const Eigen::Vector3f out = knee - hip - way * (way.dot(knee - hip) / way.squaredNorm());
                    QVERIFY(out.z() > -0.02F * rest[joint(u"hips")].y());
                }
            }
            QVERIFY(opposed < 0);
        }
    }

    void armsComeDownFromATPose()
    {
        const HumanoidRest rest = stoutFigure();
        const auto worlds = humanoidWorlds(rest, actionPose(*parametricAction("idle", rest), 0));
        for (const auto &[upper, hand] : {std::pair{u"upper_arm_L", u"hand_L"}, std::pair{u"upper_arm_R", u"hand_R"}}) {
            const Eigen::Vector3f arm = (worlds[joint(hand)].translation() - worlds[joint(upper)].translation()).normalized();
            QVERIFY(arm.y() < -0.9F);
        }
    }

    void meditatingIsCrossLegged()
    {
        const HumanoidRest rest = standardHumanoidRest();
        const auto worlds = humanoidWorlds(rest, actionPose(*parametricAction("meditate", rest), 0));
        const auto at = [&](QStringView name) { return Eigen::Vector3f(worlds[joint(name)].translation()); };
        QVERIFY(at(u"hips").y() < 0.2F * rest[joint(u"hips")].y());
        QVERIFY(at(u"shin_L").x() > 0.3F && at(u"shin_R").x() < -0.3F); // knees out
        QVERIFY(at(u"foot_L").x() < 0.05F && at(u"foot_R").x() > -0.05F); // ankles crossed
        QVERIFY(at(u"shin_L").y() < 0.25F && at(u"head").y() > 0.55F);
        QVERIFY((at(u"hand_L") - at(u"hand_R")).norm() < 0.15F); // hands in the lap
    }

    void keysByHandMeanWhatTheySay()
    {
        HandKeyedAction action = keyed("a", "nod");
        QVERIFY(std::abs(headYaw(handKeyedPose(action, 3)) - 0.4F) < 1e-5F);
        QCOMPARE(action.endFrame(), 12); // it ends in its first pose
        // A joint that only one key names keeps that rotation throughout; the hips the same.
        action.keys[1].rotations[joint(u"spine")] = Eigen::AngleAxisf(0.3F, Eigen::Vector3f::UnitX());
        action.keys[1].hips = Eigen::Vector3f(0, -0.2F, 0);
        QVERIFY(std::abs(handKeyedPose(action, 0).rotations[joint(u"spine")].angularDistance(Eigen::Quaternionf::Identity()) - 0.3F) < 1e-5F);
        QCOMPARE(handKeyedPose(action, 12).hipsOffset, Eigen::Vector3f(0, -0.2F, 0));

        const Action baked = bakedHandKeyed(action);
        QCOMPARE(baked.fps, 30.0);
        QCOMPARE(baked.frames, 31); // 12 twelfths are a second
        QCOMPARE(baked.source, ActionSource::HandKeyed);
        QVERIFY(std::abs(headYaw(actionPose(baked, 0.5)) - 0.8F) < 1e-5F);

        // A loop that would jump takes one frame more to come home; an action that does not loop ends at its last key.
        action.keys.pop_back();
        QCOMPARE(action.endFrame(), 7);
        const Action home = bakedHandKeyed(action);
        QVERIFY(home.tracks.back().rotations.front().coeffs() == home.tracks.back().rotations.back().coeffs());
        action.loop = false;
        QCOMPARE(action.endFrame(), 6);
        QVERIFY(std::abs(headYaw(actionPose(bakedHandKeyed(action), 9)) - 0.8F) < 1e-5F);
        QCOMPARE(bakedHandKeyed(HandKeyedAction()).frames, 0);
    }

    void anActionBecomesFewKeys()
    {
        const HumanoidRest rest = standardHumanoidRest();
        for (const QString &id : parametricActionIds()) {
            const auto action = parametricAction(id, rest);
            const HandKeyedAction keys = handKeyedFrom(*action, "somebody");
            const int grid = static_cast<int>(std::lround(action->durationSeconds() * 12)) + 1;
            QVERIFY(static_cast<int>(keys.keys.size()) <= grid);
            QCOMPARE(keys.keys.front().frame, 0);
            QCOMPARE(keys.endFrame(), grid - 1);
            // Where there are keys or could be, the pose is the action's, within what was asked for.
            for (int frame = 0; frame < grid - 1; ++frame) {
                const HumanoidPose wanted = actionPose(*action, action->durationSeconds() * frame / (grid - 1));
                const HumanoidPose found = handKeyedPose(keys, frame);
                for (std::size_t j = 1; j < wanted.rotations.size(); ++j)
                    QVERIFY(wanted.rotations[j].angularDistance(found.rotations[j]) * kDegrees < 2.1F);
                QVERIFY((wanted.hipsOffset - found.hipsOffset).norm() < 0.011F);
            }
        }
        QVERIFY(handKeyedFrom(*parametricAction("idle", rest), "x").keys.size() < 20);
    }

    void theSourcesComeInOrder()
    {
        const HumanoidRest rest = standardHumanoidRest();
        ActionSources sources;
        std::vector<Action> actions;
        QCOMPARE(*appendAction(actions, sources, "a", {"walk", 1}, rest), ActionSource::Parametric);
        sources.retargeted = {clip("Walking_B"), clip("Walking_A")};
        actions.clear();
        QCOMPARE(*appendAction(actions, sources, "a", {"walk", 1}, rest), ActionSource::Retargeted);
        QCOMPARE(actions.back().id, QString("walk"));
        QCOMPARE(actions.back().origin, QString("clip Walking_A")); // the better known name
        sources.retargeted.push_back(clip("walk"));
        actions.clear();
        QVERIFY(appendAction(actions, sources, "a", {"walk", 1}, rest).ok());
        QCOMPARE(actions.back().origin, QString("clip walk")); // its own id first
        sources.handKeyed = {keyed("b", "walk"), keyed("a", "walk")};
        actions.clear();
        QCOMPARE(*appendAction(actions, sources, "a", {"walk", 1}, rest), ActionSource::HandKeyed);
        QCOMPARE(actions.back().origin, QString("a_walk"));
        actions.clear();
        QCOMPARE(*appendAction(actions, sources, "c", {"walk", 1}, rest), ActionSource::Retargeted); // keyed for others
        QCOMPARE(actionIds(sources, "a"), QStringList({"walk", "Walking_B", "Walking_A"}));
        QCOMPARE(actionIds(sources, "c"), QStringList({"Walking_B", "Walking_A", "walk"}));
    }

    void whatCannotBeAppendedIsSaid()
    {
        const HumanoidRest rest = standardHumanoidRest();
        std::vector<Action> actions;
        QCOMPARE(appendAction(actions, {}, "a", {"juggle", 1}, rest).error().code, QString("action.unknown"));
        QVERIFY(appendAction(actions, {}, "a", {"idle", 1}, rest).ok());
        QCOMPARE(appendAction(actions, {}, "a", {"idle", 1}, rest).error().code, QString("action.twice"));
        for (const double speed : {0.0, -1.0, 0.05, 11.0, std::nan("")})
            QCOMPARE(appendAction(actions, {}, "a", {"walk", speed}, rest).error().code, QString("action.speed"));
        QCOMPARE(actions.size(), std::size_t(1));
    }

    void speedChangesTheTime()
    {
        const HumanoidRest rest = standardHumanoidRest();
        ActionSources sources;
        sources.retargeted = {clip("bow down", 46)}; // a second and a half
        for (const double speed : {0.5, 1.5, 2.0}) {
            std::vector<Action> actions;
            QVERIFY(appendAction(actions, sources, "a", {"bow down", speed}, rest).ok());
            const Action &action = actions.back();
            QCOMPARE(action.fps, 30.0);
            QVERIFY(std::abs(action.durationSeconds() - 1.5 / speed) < 0.5 / 30 + 1e-9);
            // The same movement: a quarter of the way through it is where it was, and the end is the end.
            const auto &before = sources.retargeted[0].tracks[0].rotations;
            const auto &after = action.tracks[0].rotations;
            QVERIFY(after.front().coeffs() == before.front().coeffs());
            QVERIFY(after.back().angularDistance(before.back()) < 1e-4F);
            const float quarter = actionPose(action, action.durationSeconds() / 4).rotations[2].angularDistance(actionPose(sources.retargeted[0], 1.5 / 4).rotations[2]);
            QVERIFY(quarter < 0.02F);
        }
        // A clip at another rate comes out at 30.
        sources.retargeted[0].fps = 60;
        std::vector<Action> actions;
        QVERIFY(appendAction(actions, sources, "a", {"bow down", 1}, rest).ok());
        QCOMPARE(actions[0].fps, 30.0);
        QCOMPARE(actions[0].durationSeconds(), 23.0 / 30); // 0.75 s, to the nearest frame
    }

    void onlyABoundModelHasARest()
    {
        CharacterModel model;
        QCOMPARE(humanoidRestOf(model).error().code, QString("character.not-bound"));
        const HumanoidRest rest = standardHumanoidRest();
        for (int j = 0; j < kHumanoidJointCount; ++j) {
            ModelNode node;
            node.name = humanoidJointName(j);
            node.parent = humanoidSkeleton()[static_cast<std::size_t>(j)].parent;
            const auto at = static_cast<std::size_t>(j);
            node.local.translation = node.parent < 0 ? rest[at] : Eigen::Vector3f(rest[at] - rest[static_cast<std::size_t>(node.parent)]);
            node.matrix = node.local.matrix().matrix();
            model.nodes.push_back(node);
            if (node.parent >= 0)
                model.nodes[static_cast<std::size_t>(node.parent)].children.push_back(j);
        }
        model.roots = {0};
        const auto found = humanoidRestOf(model);
        QVERIFY(found.ok());
        for (std::size_t j = 0; j < rest.size(); ++j)
            QVERIFY(((*found)[j] - rest[j]).norm() < 1e-6F);
        CharacterModel turned = model;
        turned.nodes[8].local.rotation = Eigen::AngleAxisf(0.01F, Eigen::Vector3f::UnitX());
        turned.nodes[8].matrix = turned.nodes[8].local.matrix().matrix();
        QVERIFY(humanoidRestOf(turned).error().message.contains("upper_arm_L"));
        CharacterModel unnamed = model;
        unnamed.nodes[20].name = "toes";
        QVERIFY(humanoidRestOf(unnamed).error().message.contains("toe_L"));
    }
};

QTEST_GUILESS_MAIN(ActionsTest)
#include "tst_actions.moc"
