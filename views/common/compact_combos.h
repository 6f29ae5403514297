#pragma once

class QWidget;

namespace marrow {

/// Lets every combo box below `panel` shrink to a few letters: a long entry must not make a narrow dock scroll sideways. What is
/// cut shows whole in the list and in the tool tip.
void makeCombosCompact(QWidget *panel);

} // namespace marrow
