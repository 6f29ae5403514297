#pragma once

#include "model/puppet/puppet.h"

namespace marrow::sample {

/// The lantern keeper, made from nothing: drawn, packed into a texture page, rigged, animated. The same on every call.
Puppet makeLanternKeeper();

} // namespace marrow::sample
