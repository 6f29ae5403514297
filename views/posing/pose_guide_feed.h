#pragma once

#include "model/voxel/joint_gaps.h"
#include "model/voxel/joint_trail.h"
#include "render/voxel/pose_guides.h"
#include "views/common/pose_context.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <atomic>
#include <memory>
#include <vector>

namespace marrow {

class ViewportWidget;

/// What is shown around a pose while clips are made. Belongs to a view, never to a document.
struct GuideSettings
{
    enum class Step { Frames, Keys };

    bool onion = false;
    int before = 2; ///< ghosts of earlier moments
    int after = 2;
    Step step = Step::Frames;
    int frames = 3;   ///< between two ghosts, when they go by frames
    double fps = 24;  ///< what a frame is, of ghosts and of trails: the timeline's
    bool trails = false; ///< of the selected joints
    bool gaps = false;

    bool operator==(const GuideSettings &) const = default;
};
inline constexpr int kMostGhosts = 5; ///< on either side

/// Keeps the view showing onion skins, trails and gaps of the clip on show, and the marks of what is not keyed. Ghosts go away while
/// the clip plays; gaps of a whole clip are measured in the background. GUI thread.
class PoseGuideFeed : public QObject
{
    Q_OBJECT

public:
    explicit PoseGuideFeed(ViewportWidget *view, QObject *parent = nullptr);
    ~PoseGuideFeed() override;

    void setContext(PoseContext *pose);
    PoseContext *context() const { return m_pose; }
    const GuideSettings &settings() const { return m_settings; }
    void setSettings(const GuideSettings &settings);

    /// The gaps of the clip on show; nullptr while they are measured, when they are not asked for, and without a clip.
    const GapReport *gapReport() const { return m_report.get(); }
    bool measuring() const { return m_watcher.isRunning(); }
    /// The widest gap of the pose on show; 0 when gaps are not shown.
    const WorstGap &worstNow() const { return m_now; }
    /// Moves the playhead to the worst moment of the clip and selects the two joints.
    void goToWorst();

signals:
    void settingsChanged();
    /// A report arrived or went, or the pose on show has another widest gap.
    void gapsChanged();

private:
    struct Measured
    {
        std::shared_ptr<const std::vector<Seam>> seams;
        std::shared_ptr<const GapReport> report;
    };

    void schedule();
    void onCommitted(const ChangeSet &change);
    void showLoose();
    void update();
    void addGhosts(PoseGuides &guides) const;
    void addGaps(PoseGuides &guides);
    void refreshTrails();
    std::vector<double> ghostTimes(int direction) const;
    TrailPoint followedPoint(JointId joint) const;
    void measure();
    void onMeasured();
    void stopMeasuring();
    bool wanted() const;

    ViewportWidget *m_view;
    QPointer<PoseContext> m_pose;
    GuideSettings m_settings;
    QTimer m_later; ///< one update for all that changes in one turn of the event loop
    std::vector<PoseTrail> m_trails;
    bool m_trailsStale = true;
    std::shared_ptr<const std::vector<Seam>> m_seams;
    std::shared_ptr<const GapReport> m_report;
    bool m_reportStale = true;
    WorstGap m_now;
    QFutureWatcher<Measured> m_watcher;
    std::shared_ptr<std::atomic_bool> m_cancel;
    float m_explode = 0;
    bool m_shown = false; ///< the view has guides that must go when nothing is asked for any more
};

} // namespace marrow
