#pragma once

#include <QComboBox>

namespace marrow {

/// A combo box whose text ends in an ellipsis where there is no room for it, instead of in half a letter.
class ElidedCombo : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace marrow
