#include "model/character/retarget/report_card.h"

#include <algorithm>

namespace marrow {

float ClipReport::badness() const
{
    return std::max({maxAngle / kAngleLimitDegrees, footSlide / (kSlideLimit * figureHeight), floorDepth / (kDepthLimit * figureHeight), floorGap / (kDepthLimit * figureHeight)});
}

void ReportCard::sortWorstFirst()
{
    std::sort(clips.begin(), clips.end(), [](const ClipReport &a, const ClipReport &b) {
        const float first = a.badness(), second = b.badness();
        return first != second ? first > second : a.id < b.id;
    });
    maxResidual = 0;
    for (std::size_t joint = 0; joint < residuals.size(); ++joint)
        maxResidual = isLimb(static_cast<int>(joint)) ? std::max(maxResidual, residuals[joint]) : maxResidual;
}

} // namespace marrow
