#pragma once

#include <QImage>

#include <algorithm>
#include <cmath>
#include <vector>

namespace marrow {

/// A movement as pictures at even distances, for lists in which it plays. Pictures are implicitly shared.
struct ActionFilm
{
    std::vector<QImage> pictures;
    double seconds = 0; ///< from the first picture to the end
    bool loops = true;  ///< else the last picture stands for a moment before it begins again

    static constexpr double kStandSeconds = 0.8;

    /// The picture on show when it has played so long; -1 when there is none.
    int at(double played) const
    {
        if (pictures.empty())
            return -1;
        const auto last = static_cast<int>(pictures.size()) - 1;
        const double turn = loops ? seconds : seconds + kStandSeconds;
        if (turn <= 0 || last == 0)
            return 0;
        const double share = std::fmod(played, turn) / std::max(seconds, 1e-3);
        return std::clamp(static_cast<int>(share * (loops ? last + 1 : last)), 0, last);
    }
};

} // namespace marrow
