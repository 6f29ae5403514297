#pragma once

#include "views/timeline/timeline_model.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace marrow {

class ClipBar;
class CurveView;
class DopeSheet;
class EmptyState;
class NumberField;
class PlaybackBar;
class SearchField;

/// The timeline: clips, playing, keys by joint or as curves. Stands in the bottom dock of the animation workspace. Knows no
/// files: see ClipBar for the requests the window answers.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TimelinePanel(QWidget *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(PoseContext *context);

    TimelineModel &model() { return *m_model; }
    ClipBar &clipBar() { return *m_clipBar; }
    DopeSheet &dopeSheet() { return *m_sheet; }
    CurveView &curves() { return *m_curves; }
    PlaybackBar &playback() { return *m_playback; }
    /// Keys or curves.
    void showCurves(bool on);

signals:
    void hintChanged(const QString &hint);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildTools();
    QWidget *buildRulerGutter(QWidget *parent);
    QWidget *buildOverviewGutter(QWidget *parent);
    void connectTools();
    void sayWhatIsMissing();
    void refresh();
    void refreshKeyTime();
    void moveKeysTo(double timeMs);
    void showKeyMenu(const QPoint &globalPosition);
    void retranslate();

    TimelineModel *m_model;
    ClipBar *m_clipBar;
    PlaybackBar *m_playback;
    DopeSheet *m_sheet;
    CurveView *m_curves;
    QStackedWidget *m_pages;  ///< empty state, or the timeline
    QStackedWidget *m_views;  ///< keys or curves
    EmptyState *m_empty;
    QPushButton *m_emptyAdd;
    QPushButton *m_emptyImport;
    QWidget *m_tools;
    QToolButton *m_autoKey;
    QToolButton *m_insert;
    QToolButton *m_delete;
    NumberField *m_keyTime;
    QToolButton *m_showKeys;
    QToolButton *m_showCurves;
    SearchField *m_search;
    QToolButton *m_onlySelected;
    QToolButton *m_onlyKeyed;
    QComboBox *m_snap;
    NumberField *m_snapStep;
    QToolButton *m_ripple;
    QToolButton *m_frame;
};

} // namespace marrow
