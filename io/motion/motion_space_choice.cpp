#include "io/motion/motion_space_choice.h"

#include "io/motion/motion_texts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

QString number(double value, int decimals = 3)
{
    return QString::number(value, 'g', decimals);
}

QString axisName(UpAxis axis)
{
    return axis == UpAxis::X ? QStringLiteral("X") : axis == UpAxis::Y ? QStringLiteral("Y") : QStringLiteral("Z");
}

} // namespace

void chooseUp(Motion &motion, const MotionOptions &options, MotionSpace &space)
{
    const UpGuess guess = guessUpAxis(motion, mapHumanoid(motion));
    const bool known = guess.hipsToHead.norm() > 0;
    space.up = options.up.value_or(guess.up);
    space.upGuessed = !options.up;
    space.upEvidence = known ? MotionTexts::tr("In the rest pose the head lies %1 units from the hips along X, %2 along Y and %3 along Z.")
                                   .arg(number(std::abs(guess.hipsToHead.x()), 4), number(std::abs(guess.hipsToHead.y()), 4), number(std::abs(guess.hipsToHead.z()), 4))
                             : MotionTexts::tr("No head and hips were found to judge by; Y is taken.");
    turnUpright(motion, space.up);
}

void chooseUnit(Motion &motion, const MotionOptions &options, MotionSpace &space)
{
    constexpr double kTallestInMetres = 20;
    const double height = restHeight(motion);
    space.metresPerUnit = options.metresPerUnit.value_or(height > kTallestInMetres ? 0.01 : 1);
    space.unitGuessed = !options.metresPerUnit;
    space.unitEvidence = options.metresPerUnit ? MotionTexts::tr("The unit was chosen by hand.")
                         : height > kTallestInMetres ? MotionTexts::tr("The figure is %1 units tall, more than %2: the unit is taken for a centimetre.").arg(number(height, 4)).arg(kTallestInMetres)
                                                   : MotionTexts::tr("The figure is %1 units tall, not more than %2: the unit is taken for a metre.").arg(number(height, 4)).arg(kTallestInMetres);
    scaleSpace(motion, space.metresPerUnit);
}

void chooseTurn(Motion &motion, const MotionOptions &options, MotionSpace &space)
{
    const HumanoidMapping mapping = mapHumanoid(motion);
    const auto facing = facingDegrees(mapping, motionRestWorlds(motion));
    const double quarter = facing ? -std::round(*facing / 90) * 90 : 0; // what was built along an axis; the rest is the figure's own
    space.turnDegrees = options.turnDegrees.value_or(quarter <= -180 ? 180 : quarter);
    space.turnGuessed = !options.turnDegrees;
    space.turnEvidence = facing ? MotionTexts::tr("By its left and right side the rest pose looks %1° away from +Z.").arg(std::round(*facing)) : MotionTexts::tr("No left and right side was found to judge by; +Z is taken.");
    if (space.turnDegrees != 0)
        turnSpace(motion, Eigen::Quaternionf(Eigen::AngleAxisf(static_cast<float>(space.turnDegrees * std::numbers::pi / 180), Eigen::Vector3f::UnitY())));
}

void chooseFloor(Motion &motion, MotionSpace &space)
{
    constexpr double kUnseen = 0.001; // of the height
    const auto lowest = lowestFoot(motion, mapHumanoid(motion));
    space.figureHeight = restHeight(motion);
    if (!lowest || std::abs(*lowest) <= kUnseen * space.figureHeight)
        return;
    space.floorShift = -*lowest;
    space.floorEvidence = *lowest < 0 ? MotionTexts::tr("The lowest foot was %1 m below the ground; the figure was raised by that.").arg(number(-*lowest))
                                      : MotionTexts::tr("The lowest foot was %1 m above the ground; the figure was lowered by that.").arg(number(*lowest));
    raise(motion, space.floorShift);
}

void compareFrames(const Motion &motion, const MotionSpace &space, Report &report)
{
    Motion first = motion;
    for (std::size_t joint = 0; joint < first.joints.size(); ++joint)
        first.joints[joint].rest = {motion.translations[joint], motion.rotations[joint], Eigen::Vector3f::Ones()};
    const UpGuess seen = guessUpAxis(first, mapHumanoid(first));
    if (seen.hipsToHead.norm() == 0 || seen.up == UpAxis::Y || !space.upGuessed)
        return;
    report.add({Severity::Warning, QStringLiteral("bvh.up-axis"),
                MotionTexts::tr("The rest pose stands along %1, but in the first frame the figure lies. If it should stand, choose another up axis.").arg(axisName(space.up))});
}

void judgeHeight(const MotionSpace &space, Report &report)
{
    constexpr double kSmallest = 0.4;
    constexpr double kTallest = 4;
    if (space.unitGuessed && space.figureHeight > 0 && (space.figureHeight < kSmallest || space.figureHeight > kTallest))
        report.add({Severity::Info, QStringLiteral("motion.height"), MotionTexts::tr("So read, the figure is %1 m tall. If that is not what was meant, choose another unit.").arg(number(space.figureHeight))});
}

void followSaid(MotionFile &file, const MotionOptions &options)
{
    MotionSpace &space = file.space;
    if (options.up && *options.up != space.up) {
        for (Motion &motion : file.clips)
            turnUpright(motion, *options.up);
        space.up = *options.up;
    }
    if (options.up)
        space.upEvidence = MotionTexts::tr("The up axis was chosen by hand.");
    if (options.metresPerUnit && *options.metresPerUnit != space.metresPerUnit) {
        for (Motion &motion : file.clips)
            scaleSpace(motion, *options.metresPerUnit / space.metresPerUnit);
        space.metresPerUnit = *options.metresPerUnit;
    }
    if (options.metresPerUnit)
        space.unitEvidence = MotionTexts::tr("The unit was chosen by hand.");
    if (options.turnDegrees && *options.turnDegrees != space.turnDegrees) {
        const auto by = static_cast<float>((*options.turnDegrees - space.turnDegrees) * std::numbers::pi / 180);
        for (Motion &motion : file.clips)
            turnSpace(motion, Eigen::Quaternionf(Eigen::AngleAxisf(by, Eigen::Vector3f::UnitY())));
        space.turnDegrees = *options.turnDegrees;
    }
    if (options.turnDegrees)
        space.turnEvidence = MotionTexts::tr("The turn was chosen by hand.");
    space.figureHeight = restHeight(file.clips.front());
}

} // namespace marrow
