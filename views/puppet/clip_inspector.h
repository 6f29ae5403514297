#pragma once

#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QTreeWidget;

namespace marrow {

class PlotWidget;

/// A clip's curves over its time, as written in the file: the list of what it drives, and the plot of the chosen ones.
class ClipInspector : public QWidget
{
    Q_OBJECT

public:
    explicit ClipInspector(QWidget *parent = nullptr);
    void setContext(PuppetContext *context);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillClips();
    void fillCurves();
    void plot();
    const Curve *curveAt(int row) const;
    QString targetName(const TargetCurve &curve) const;

    QPointer<PuppetContext> m_context;
    QComboBox *m_clips;
    QLabel *m_caption;
    QTreeWidget *m_curves;
    PlotWidget *m_plot;
    QLabel *m_events;
};

} // namespace marrow
