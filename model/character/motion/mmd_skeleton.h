#pragma once

#include "model/character/motion.h"

namespace marrow {

/// The standard skeleton of MikuMikuDance that motions without a model are played on (model-formats §2.3), after the Z mirror: +X the
/// figure's left, +Z its front, in MMD's units. Heights are those of §2.3: ankle 1.43, knee 6.57, hip 11.50, centre 10.88, neck 16.21,
/// head 17.16, top 19.4; thigh 4.94 and shin 5.15 long, so that the knee stands a little forward. §2.3 leaves the trunk between, widths and
/// arms open; those are ours, in the usual A-pose.
std::vector<MotionJoint> mmdStandardSkeleton();

inline constexpr double kMmdMetresPerUnit = 0.08;

/// The standard name of a bone: half- and full-width forms are one ("左足IK", "左足ＩＫ", "ｾﾝﾀｰ"), and so are the usual spellings in kana and
/// kanji. `cut` says that the name filled its 15 bytes and may go on: then a known name it begins is meant. Names that are unknown come
/// back as they are, in normal width.
QString mmdBoneName(const QString &name, bool cut = false);

/// Whether the standard skeleton has the bone, or it drives one of its legs (foot and toe IK and their parent).
bool isStandardMmdBone(const QString &standardName);

} // namespace marrow
