#include "views/common/compact_combos.h"

#include <QComboBox>
#include <QWidget>

namespace marrow {

void makeCombosCompact(QWidget *panel)
{
    constexpr int kLetters = 5;
    for (QComboBox *box : panel->findChildren<QComboBox *>()) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLetters);
    }
}

} // namespace marrow
