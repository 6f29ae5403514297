#pragma once

#include <QStringView>

#include <optional>

namespace marrow {

/// What a person typed into a number field: `12*1.5`, `(3+4)/2`, `2^3`, with a decimal point or comma. A text that begins
/// with an operator other than minus works on `current` (`+3`, `*2`, `/2`); `-=3` and `+=3` do so for both signs, since
/// `-3` is the number itself. nullopt when it is no number: unbalanced, divided by zero, not finite.
std::optional<double> evaluateArithmetic(QStringView text, double current);

} // namespace marrow
