#include "views/posing/pose_guide_feed.h"

#include "views/posing/guide_colors.h"
#include "views/viewport/viewport_widget.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <set>

namespace marrow {

namespace {

constexpr double kGapFps = 30;
constexpr std::size_t kMostShownGaps = 8000;     ///< faces; beyond, the widest are shown
constexpr std::size_t kMostGapsPlaying = 20'000; ///< seam faces a frame of playing has the time for
constexpr float kImageOffset = 0.015F;           ///< voxels the coloured faces lie above the model's own
constexpr float kStill = 0.05F;                  ///< a trail shorter than this is none

/// The rectangle of one image of a face, a hair above the voxel it belongs to. `up` is the image that looks up the axis.
GuideQuad faceImage(const SeamFace &face, const Eigen::Affine3f &moved, bool up, const QColor &color)
{
    const int axis = faceAxis(face.side);
    Eigen::Vector3f low(static_cast<float>(face.cell.x), static_cast<float>(face.cell.y), static_cast<float>(face.cell.z));
    low[axis] += 1 + (up ? kImageOffset : -kImageOffset);
    const Eigen::Vector3f u = Eigen::Vector3f::Unit((axis + 1) % 3);
    const Eigen::Vector3f v = Eigen::Vector3f::Unit((axis + 2) % 3);
    return {{moved * low, moved * Eigen::Vector3f(low + u), moved * Eigen::Vector3f(low + u + v), moved * Eigen::Vector3f(low + v)}, color};
}

} // namespace

PoseGuideFeed::PoseGuideFeed(ViewportWidget *view, QObject *parent)
    : QObject(parent)
    , m_view(view)
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &PoseGuideFeed::update);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &PoseGuideFeed::onMeasured);
    // Ghosts, trails and open faces go along where joints are taken apart.
    connect(view, &ViewportWidget::optionsChanged, this, [this] {
        if (m_view->options().explode != std::exchange(m_explode, m_view->options().explode)) {
            m_trailsStale = true;
            schedule();
        }
    });
}

PoseGuideFeed::~PoseGuideFeed()
{
    stopMeasuring();
    m_watcher.waitForFinished();
}

void PoseGuideFeed::setContext(PoseContext *pose)
{
    if (m_pose) {
        m_pose->disconnect(this);
        m_pose->document()->disconnect(this);
        m_pose->playback().disconnect(this);
    }
    stopMeasuring();
    m_pose = pose;
    m_seams.reset();
    m_report.reset();
    m_reportStale = true;
    m_trailsStale = true;
    m_now = {};
    if (pose) {
        const auto again = [this] {
            m_trailsStale = true;
            m_reportStale = true;
            schedule();
        };
        connect(pose, &PoseContext::poseChanged, this, &PoseGuideFeed::schedule);
        connect(pose, &PoseContext::looseChanged, this, &PoseGuideFeed::showLoose);
        connect(pose, &PoseContext::clipChanged, this, again);
        connect(pose, &PoseContext::settingsChanged, this, again);
        connect(pose, &PoseContext::activeChanged, this, &PoseGuideFeed::showLoose);
        connect(pose, &PoseContext::activeChanged, this, &PoseGuideFeed::schedule);
        connect(&pose->playback(), &Playback::playingChanged, this, &PoseGuideFeed::schedule);
        connect(pose->document(), &VoxelDocument::committed, this, &PoseGuideFeed::onCommitted);
        connect(pose->document(), &VoxelDocument::selectionChanged, this, [this] {
            m_trailsStale = true;
            schedule();
        });
    }
    showLoose();
    schedule();
    emit gapsChanged();
}

void PoseGuideFeed::setSettings(const GuideSettings &settings)
{
    GuideSettings wanted = settings;
    wanted.before = std::clamp(settings.before, 0, kMostGhosts);
    wanted.after = std::clamp(settings.after, 0, kMostGhosts);
    wanted.frames = std::clamp(settings.frames, 1, 1000);
    wanted.fps = std::clamp(settings.fps, 0.1, 1000.0);
    if (wanted == m_settings)
        return;
    m_trailsStale = m_trailsStale || wanted.fps != m_settings.fps || !m_settings.trails;
    if (!wanted.gaps)
        stopMeasuring();
    m_settings = wanted;
    schedule();
    emit settingsChanged();
    emit gapsChanged();
}

void PoseGuideFeed::onCommitted(const ChangeSet &change)
{
    if (change.flags & (ChangeSet::RigPresence | ChangeSet::Binding | ChangeSet::SkeletonStructure))
        m_seams.reset();
    if (change.flags & (ChangeSet::RigPresence | ChangeSet::Binding | ChangeSet::SkeletonStructure | ChangeSet::RestPose | ChangeSet::Clips)) {
        m_reportStale = true;
        m_trailsStale = true;
        schedule();
    }
}

bool PoseGuideFeed::wanted() const
{
    return m_pose && m_pose->isActive() && m_pose->rigContext()->rig() && (m_settings.onion || m_settings.trails || m_settings.gaps);
}

void PoseGuideFeed::schedule()
{
    // While a clip plays without guides nothing at all is done here.
    if (wanted() || m_shown)
        m_later.start();
}

void PoseGuideFeed::showLoose()
{
    ViewOptions options = m_view->options();
    options.loose = m_pose && m_pose->isActive() ? m_pose->rigContext()->looseJoints() : std::set<JointId>();
    if (!(options == m_view->options()))
        m_view->setOptions(options);
}

void PoseGuideFeed::update()
{
    PoseGuides guides;
    if (wanted()) {
        if (m_settings.onion && m_pose->clip() && !m_pose->playback().isPlaying())
            addGhosts(guides);
        if (m_settings.trails) {
            if (m_trailsStale)
                refreshTrails();
            guides.trails = m_trails;
        }
        if (m_settings.gaps)
            addGaps(guides);
    }
    m_shown = !(guides == PoseGuides());
    m_view->setGuides(guides);
}

std::vector<double> PoseGuideFeed::ghostTimes(int direction) const
{
    std::vector<double> times;
    const AnimationClip &clip = *m_pose->clip();
    const double now = m_pose->playback().time();
    const auto count = static_cast<std::size_t>(direction < 0 ? m_settings.before : m_settings.after);
    if (m_settings.step == GuideSettings::Step::Frames) {
        const double step = m_settings.frames * 1000 / m_settings.fps;
        for (std::size_t i = 1; i <= count; ++i) {
            const double time = now + direction * step * static_cast<double>(i);
            if (time >= 0 && time <= clip.durationMs)
                times.push_back(time);
        }
        return times;
    }
    // Keys of the selected joints, or of any when none of them has one.
    std::set<double> keys;
    const std::vector<JointId> &chosen = m_pose->document()->selection().joints;
    for (const bool ofSelected : {true, false}) {
        for (const JointTrack &track : clip.tracks) {
            if (ofSelected && std::find(chosen.begin(), chosen.end(), track.joint) == chosen.end())
                continue;
            for (const TransformKey &key : track.keys)
                keys.insert(key.timeMs);
        }
        if (!keys.empty())
            break;
    }
    if (direction > 0) {
        for (auto it = keys.upper_bound(now + 0.5); it != keys.end() && times.size() < count; ++it)
            times.push_back(*it);
    } else {
        for (auto it = keys.lower_bound(now - 0.5); it != keys.begin() && times.size() < count;)
            times.push_back(*--it);
    }
    return times;
}

void PoseGuideFeed::addGhosts(PoseGuides &guides) const
{
    const PoseSampler sampler(m_pose->rigContext()->rig()->skeleton);
    const std::vector<Eigen::Vector3f> &apart = m_view->scene().explodeOffsets();
    for (const int direction : {-1, 1}) {
        const std::vector<double> times = ghostTimes(direction);
        for (std::size_t i = 0; i < times.size(); ++i) {
            std::vector<Eigen::Affine3f> skinning = sampler.sample(m_pose->clip(), times[i], m_pose->interpolation()).skinning;
            if (apart.size() == skinning.size())
                offsetSkinning(skinning, apart);
            guides.ghosts.push_back({std::move(skinning), ghostColor(direction, i, times.size())});
        }
    }
}

// A joint without joints below is followed at its far end, where a turn of it shows.
TrailPoint PoseGuideFeed::followedPoint(JointId joint) const
{
    const Skeleton &skeleton = m_pose->rigContext()->rig()->skeleton;
    const VoxelBox box = m_view->scene().picker().jointBox(joint);
    if (!skeleton.children(joint).empty() || box.empty())
        return {joint, Eigen::Vector3f::Zero()};
    const Int3 ends = box.low + box.high + Int3{1, 1, 1};
    const Eigen::Vector3f middle = Eigen::Vector3f(static_cast<float>(ends.x), static_cast<float>(ends.y), static_cast<float>(ends.z)) / 2;
    const Eigen::Affine3f world = restWorlds(skeleton)[static_cast<std::size_t>(skeleton.indexOf(joint))];
    const Eigen::Vector3f far = 2 * middle - world.translation();
    const float size = world.linear().cwiseAbs().maxCoeff();
    if (!(std::abs(world.linear().determinant()) > 1e-9F * size * size * size))
        return {joint, Eigen::Vector3f::Zero()};
    return {joint, world.inverse(Eigen::Affine) * far};
}

void PoseGuideFeed::refreshTrails()
{
    m_trailsStale = false;
    m_trails.clear();
    if (!m_pose->clip())
        return;
    std::vector<TrailPoint> points;
    for (const JointId joint : m_pose->document()->selection().joints)
        points.push_back(followedPoint(joint));
    const std::vector<JointTrail> trails =
        jointTrails(m_pose->rigContext()->rig()->skeleton, *m_pose->clip(), points, m_pose->interpolation(), m_settings.fps);
    float fastest = 0;
    for (const JointTrail &trail : trails)
        fastest = std::max(fastest, trail.fastest);
    const float mark = m_view->camera().voxelsPerPixel(m_view->camera().target, static_cast<float>(m_view->height()));
    for (const JointTrail &trail : trails) {
        if (trail.length < kStill)
            continue;
        PoseTrail shown;
        const Eigen::Vector3f apart = m_view->scene().explodeOffset(trail.joint);
        for (const JointTrail::Step &step : trail.steps)
            shown.points.push_back({step.place + apart, speedColor(fastest > 0 ? step.speed / fastest : 0), mark * (step.key ? 4.5F : step.frame ? 2.0F : 0.0F)});
        m_trails.push_back(std::move(shown));
    }
}

void PoseGuideFeed::addGaps(PoseGuides &guides)
{
    if (m_reportStale)
        measure();
    const WorstGap before = m_now;
    m_now = {};
    const Rig &rig = *m_pose->rigContext()->rig();
    std::size_t faces = 0;
    if (m_seams) {
        for (const Seam &seam : *m_seams)
            faces += seam.faces.size();
    }
    if (m_seams && (!m_pose->playback().isPlaying() || faces <= kMostGapsPlaying)) {
        const Pose &pose = m_pose->pose();
        const GapField field = gapsOf(rig.skeleton, *m_seams, pose);
        std::vector<Eigen::Affine3f> drawn = pose.skinning;
        if (m_view->scene().explodeOffsets().size() == drawn.size())
            offsetSkinning(drawn, m_view->scene().explodeOffsets());
        m_now = field.worst;
        struct Open
        {
            float gap;
            std::size_t seam, face;
        };
        std::vector<Open> open;
        for (std::size_t s = 0; s < field.gaps.size(); ++s) {
            for (std::size_t i = 0; i < field.gaps[s].size(); ++i) {
                if (field.gaps[s][i] >= kSmallestGap)
                    open.push_back({field.gaps[s][i], s, i});
            }
        }
        if (open.size() > kMostShownGaps) {
            std::nth_element(open.begin(), open.begin() + kMostShownGaps, open.end(), [](const Open &a, const Open &b) { return a.gap > b.gap; });
            open.resize(kMostShownGaps);
        }
        const std::set<JointId> &hidden = m_view->options().hidden;
        for (const Open &face : open) {
            const Seam &seam = (*m_seams)[face.seam];
            const QColor color = gapColor(face.gap);
            for (const bool own : {true, false}) {
                const JointId joint = own ? seam.joint : seam.other;
                const int index = rig.skeleton.indexOf(joint);
                if (index >= 0 && !hidden.contains(joint))
                    guides.quads.push_back(faceImage(seam.faces[face.face], drawn[static_cast<std::size_t>(index)], own, color));
            }
        }
    }
    if (before.gap != m_now.gap || before.joint != m_now.joint || before.other != m_now.other)
        emit gapsChanged();
}

void PoseGuideFeed::measure()
{
    stopMeasuring();
    m_reportStale = false;
    m_report.reset();
    m_cancel = std::make_shared<std::atomic_bool>(false);
    // A snapshot: the person goes on working while it is looked at.
    const VoxelAsset asset = m_pose->document()->asset();
    const std::optional<AnimationClip> clip = m_pose->clip() ? std::optional(*m_pose->clip()) : std::nullopt;
    m_watcher.setFuture(QtConcurrent::run([asset, clip, seams = m_seams, policy = m_pose->interpolation(), cancel = m_cancel] {
        Measured result;
        result.seams = seams ? seams : std::make_shared<const std::vector<Seam>>(findSeams(asset.grid, *asset.rig));
        if (clip && !cancel->load()) {
            GapReport report = clipGaps(*asset.rig, *result.seams, *clip, policy, kGapFps, Progress({}, cancel));
            if (!report.cancelled)
                result.report = std::make_shared<const GapReport>(std::move(report));
        }
        return result;
    }));
    emit gapsChanged();
}

void PoseGuideFeed::stopMeasuring()
{
    if (!m_cancel)
        return;
    m_cancel->store(true);
    m_cancel.reset();
    m_watcher.setFuture({}); // what it finds is not for us any more
    m_reportStale = true;
}

void PoseGuideFeed::onMeasured()
{
    if (!m_cancel || m_watcher.future().resultCount() == 0)
        return;
    const Measured result = m_watcher.result();
    m_cancel.reset();
    m_seams = result.seams;
    m_report = result.report;
    schedule();
    emit gapsChanged();
}

void PoseGuideFeed::goToWorst()
{
    if (!m_pose || !m_report || m_report->worst.gap < kSmallestGap)
        return;
    const WorstGap worst = m_report->worst;
    m_pose->playback().pause();
    m_pose->playback().setTime(worst.timeMs);
    m_pose->rigContext()->select({worst.joint, worst.other}, worst.joint);
    emit m_pose->rigContext()->jointVisitRequested(worst.joint);
}

} // namespace marrow
