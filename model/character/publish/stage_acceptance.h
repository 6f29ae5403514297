#pragma once

#include "model/base/progress.h"
#include "model/character/publish/stage.h"

#include <QImage>

namespace marrow {

enum class AssertionResult { Passed, Failed, NoSample };

/// One of the nine assertions A1 to A9 (character-pipeline, section 8) and what was seen.
struct Assertion
{
    QString id;
    QString title; ///< what it asks for, a clause
    AssertionResult result = AssertionResult::NoSample;
    QString detail; ///< what was seen, with numbers
};

struct AcceptanceLimits
{
    int fewestClips = 60;
    int fewestKinds = 15;
    double leastPictureShare = 0.001; ///< of the pixels that must differ between two pictures of a member that moves
};

/// A picture of one member as it stands now, always from the same place; null when nothing can be drawn.
using MemberPicture = std::function<QImage(const StageMember &member)>;

/// Runs the nine assertions on a stage. Members are made to walk and to work, so that A6 and A7 have samples: every kind of the contract and
/// one it does not know, for every member. An assertion without a sample says so and never passes. The stage's activities are as they were
/// afterwards; its time has gone on. May take seconds; `progress` can cancel it (what was not reached has no sample).
std::vector<Assertion> acceptStage(CharacterStage &stage, const MemberPicture &picture, const AcceptanceLimits &limits = {}, const Progress &progress = {});

/// "passed", "failed", "no sample".
QString assertionResultName(AssertionResult result);

} // namespace marrow
