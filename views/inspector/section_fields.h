#pragma once

#include "model/voxel/voxel_rig.h"

#include <QString>

#include <vector>

namespace marrow {

/// One field of a section's header: the specification's name for it (never translated) and its value as text.
struct SectionField
{
    QString name;
    QString value;
};

/// What the fixed header of a section says (VFP appendix A and chapter 6B). Sections whose header the specification gives only
/// a size for are shown as version, header size and bytes; a section that is too short shows what is there.
std::vector<SectionField> sectionFields(const FileSection &section);

/// "RAW8", or the number of a codec this version does not know.
QString codecName(std::uint32_t codec);
/// "required, rebuildable, presentation only", or "none".
QString flagNames(std::uint32_t flags);

} // namespace marrow
