#pragma once

#include "model/character/publish/stage.h"
#include "views/publish/stage_panel.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <map>

class QStackedWidget;

namespace marrow {

class EmptyState;
class ViewportWidget;

/// The stage as a canvas: the members of a published folder stand in rows and do what they are told. The folder is looked at twice a second,
/// as CharacterStage::refresh() does, and nothing else is ever told to it. GUI thread.
class StageView : public QWidget
{
    Q_OBJECT

public:
    explicit StageView(QWidget *parent = nullptr);
    ~StageView() override;

    /// Puts a folder on the stage; an empty name clears it. The 3D view is made with the first folder.
    void setFolder(const QString &folder);
    CharacterStage *stage() { return m_stage.get(); }
    const CharacterStage *stage() const { return m_stage.get(); }
    /// Reads the folder again, whatever the contract's time says.
    void reload();
    void setActivities(const QStringList &members, const StageActivity &activity);
    void setCrowd(int members);
    void setTimeScale(double scale);
    void setPlaying(bool playing);
    bool isPlaying() const { return m_clock.isActive(); }
    void frameAll();
    QImage grabImage();
    ViewportWidget *viewport() { return m_viewport; }
    /// So much real time, as the running clock does; for tests.
    void step(double seconds);

signals:
    /// Other members, or other files behind them.
    void membersChanged();
    /// A few times a second while it plays.
    void measured(const marrow::StageCost &cost);
    void publishRequested();
    void hintChanged(const QString &hint);
    void filesDropped(const QStringList &paths);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void tick();
    void place();
    void draw();
    void lookAtAll();
    void beginMeasuring();
    void tellCost();
    void retranslate();
    void showPage();

    QString m_folder;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    class QPushButton *m_publish;
    ViewportWidget *m_viewport = nullptr;
    std::unique_ptr<CharacterStage> m_stage;
    std::vector<Eigen::Affine3f> m_places; ///< one a member
    QTimer m_clock;
    QElapsedTimer m_elapsed;
    double m_sinceLook = 0;
    double m_sinceMeasure = 0;
    QElapsedTimer m_measured; ///< since the sums below were nothing
    double m_moveMs = 0;
    double m_drawMs = 0;
    int m_moves = 0;
    int m_draws = 0;
    double m_timeScale = 1;
    bool m_wantsToPlay = true;
};

} // namespace marrow
