#pragma once

#include "model/base/report.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// What VFP 6B asks of ANIM, and what is allowed but probably not meant. The editor's commands never break a rule; this is for
/// rigs that come from elsewhere and the proof that they do not. Codes:
/// clip.id-order          (error) ids are not strictly ascending, so one is there twice or out of order
/// clip.too-many          (error) more than ANIM can count
/// clip.name-length       (error) a name of more than 255 bytes
/// clip.track-order       (error) tracks are not strictly ascending by joint
/// clip.unknown-joint     (error) keys of a joint that the skeleton lacks
/// clip.key-order         (error) times of a track are not strictly ascending
/// clip.key-behind-end    (error) a key behind the clip's duration
/// clip.key-value         (error) a value that is no number, or a rotation that is no unit quaternion
/// clip.duplicate-name    clips of one name
/// clip.flat-key          a scale of zero: the joint's voxels vanish
/// clip.empty             (info) no keys
/// Pointers are "clip/3". At most one finding of a code for each clip. Linear in the keys; may run on a worker.
Report checkClips(const Rig &rig);

} // namespace marrow
