#include "model/character/action/parametric_actions.h"

#include "model/character/action/action_recipes.h"

#include <cmath>

namespace marrow {

namespace {

constexpr double kFps = 30;
constexpr float kAtRest = 1e-4F; ///< a joint that never leaves its rest by more has no track

const ActionRecipe *recipeOf(const QString &id)
{
    for (const auto recipes : {gaitRecipes(), workRecipes(), restRecipes()}) {
        for (const ActionRecipe &recipe : recipes) {
            if (id == QLatin1String(recipe.id))
                return &recipe;
        }
    }
    return nullptr;
}

void addTrack(Action &action, std::size_t joint, const std::vector<HumanoidPose> &poses)
{
    ActionTrack track{static_cast<int>(joint), {}};
    Eigen::Quaternionf last = Eigen::Quaternionf::Identity();
    bool moves = false;
    for (const HumanoidPose &pose : poses) {
        Eigen::Quaternionf next = pose.rotations[joint];
        if (next.dot(last) < 0)
            next.coeffs() = -next.coeffs();
        moves = moves || next.vec().norm() > kAtRest;
        track.rotations.push_back(next);
        last = next;
    }
    if (moves)
        action.tracks.push_back(std::move(track));
}

} // namespace

const QStringList &parametricActionIds()
{
    static const QStringList ids = {QStringLiteral("idle"), QStringLiteral("walk"), QStringLiteral("run"), QStringLiteral("carry"), QStringLiteral("chop"),
                                    QStringLiteral("mine"), QStringLiteral("sit"), QStringLiteral("sleep"), QStringLiteral("meditate"),
                                    QStringLiteral("swing"), QStringLiteral("cast"), QStringLiteral("hit"), QStringLiteral("die")};
    return ids;
}

std::optional<Action> parametricAction(const QString &id, const HumanoidRest &rest)
{
    const ActionRecipe *recipe = recipeOf(id);
    if (!recipe)
        return std::nullopt;
    Action action;
    action.id = id;
    action.source = ActionSource::Parametric;
    action.origin = id;
    action.fps = kFps;
    action.loops = recipe->loops;
    action.frames = static_cast<int>(std::lround(recipe->seconds * kFps)) + 1;
    std::vector<HumanoidPose> poses;
    for (int frame = 0; frame < action.frames; ++frame)
        poses.push_back(humanoidPose(recipe->poseAt(static_cast<float>(frame) / static_cast<float>(action.frames - 1)), rest));
    if (action.loops)
        poses.back() = poses.front();
    for (std::size_t joint = 1; joint < kHumanoidJointCount; ++joint)
        addTrack(action, joint, poses);
    for (const HumanoidPose &pose : poses)
        action.hips.push_back(pose.hipsOffset);
    return action;
}

} // namespace marrow
