#pragma once

#include "model/base/report.h"
#include "model/puppet/puppet.h"

namespace marrow::p2lrt {

/// The part of a puppet that version 1 can hold. Everything that had to go is reported, a warning for each kind of thing
/// (code "p2lrt.lost", `section` = its chunk).
PuppetRig withoutVersion2(const Puppet &puppet, Report &report);

} // namespace marrow::p2lrt
