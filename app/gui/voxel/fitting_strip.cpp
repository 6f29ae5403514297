#include "app/gui/voxel/fitting_strip.h"

#include "views/skeleton/rig_fitting.h"

#include <QToolButton>

namespace marrow {

FittingStrip::FittingStrip(RigFitting &fitting, QWidget *parent)
    : ProgressStrip(parent)
    , m_fitting(fitting)
{
    setObjectName("fittingStrip");
    cancelButton()->setObjectName("fittingCancel");
    connect(this, &ProgressStrip::cancelRequested, &fitting, &RigFitting::cancel);
    connect(&fitting, &RigFitting::changed, this, &FittingStrip::showState);
    showState();
}

void FittingStrip::showState()
{
    if (m_fitting.isBusy())
        showWork(tr("Fitting a skeleton to %1").arg(m_fitting.document()->displayName()), m_fitting.progress(),
                 tr("Stop; the model stays without a skeleton"));
    else
        hideWork();
}

} // namespace marrow
