#pragma once

#include "views/posing/pose_guide_feed.h"

#include <QToolButton>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QWidgetAction;

namespace marrow {

class GapPlot;
class NumberField;

/// The button of the view bar that opens the choice of what is shown around a pose: onion skins, trails, gaps and what the gaps of
/// the clip are. Works on a feed that must outlive it.
class GuideMenu : public QToolButton
{
    Q_OBJECT

public:
    explicit GuideMenu(PoseGuideFeed *feed, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildOnion();
    QWidget *buildTrails();
    QWidget *buildGaps();
    void refresh();
    void refreshGaps();
    void fitContent();
    void retranslate();
    QString sentence(const WorstGap &worst) const;

    PoseGuideFeed *m_feed;
    QWidget *m_content;
    QWidgetAction *m_action;
    QCheckBox *m_onion;
    QLabel *m_beforeLabel, *m_afterLabel, *m_everyLabel;
    NumberField *m_before, *m_after, *m_every;
    QComboBox *m_step;
    QCheckBox *m_trails;
    QLabel *m_slow, *m_fast;
    QCheckBox *m_gaps;
    GapPlot *m_plot;
    QLabel *m_gapNow, *m_gapWorst;
    QPushButton *m_go;
};

} // namespace marrow
