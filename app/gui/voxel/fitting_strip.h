#pragma once

#include "views/common/progress_strip.h"

namespace marrow {

class RigFitting;

/// The part of the status line that tells that a template is being fitted, how far it is, and lets it be given up.
class FittingStrip : public ProgressStrip
{
    Q_OBJECT

public:
    explicit FittingStrip(RigFitting &fitting, QWidget *parent = nullptr);

private:
    void showState() override;

    RigFitting &m_fitting;
};

} // namespace marrow
