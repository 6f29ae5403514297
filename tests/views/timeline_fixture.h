#pragma once

#include "model/voxel/key_times.h"
#include "tests/views/panel_pictures.h"
#include "tests/views/sample_rig.h"
#include "views/common/euler.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/timeline/clip_bar.h"
#include "views/timeline/clip_dialog.h"
#include "views/timeline/curve_view.h"
#include "views/timeline/dope_sheet.h"
#include "views/timeline/key_painting.h"
#include "views/timeline/playback_bar.h"
#include "views/timeline/time_ruler.h"
#include "views/timeline/timeline_panel.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace marrow {

inline Transform turned(float degrees, Eigen::Vector3f at)
{
    Transform result;
    result.translation = at;
    result.rotation = fromEulerDegrees({0, 0, degrees});
    return result;
}

/// The sample figure with a clip of one second: arm_L keyed at 0, 250, 500, 1000, arm_R at 0 and 500, head at 250.
inline VoxelAsset animated()
{
    VoxelAsset asset = sampleRig();
    AnimationClip clip;
    clip.id = 4;
    clip.name = QStringLiteral("wave");
    clip.durationMs = 1000;
    clip.tracks.push_back({2, {{0, turned(0, {3, 10, 0})}, {250, turned(80, {3, 10, 0})}, {500, turned(80, {3, 12, 0})}, {1000, turned(0, {3, 10, 0})}}});
    clip.tracks.push_back({3, {{0, turned(0, {-3, 10, 0})}, {500, turned(-40, {-3, 10, 0})}}});
    clip.tracks.push_back({4, {{250, turned(10, {0, 12, 0})}}});
    asset.rig->clips = {clip};
    return asset;
}

inline std::vector<std::uint32_t> timesOf(const AnimationClip &clip, JointId joint)
{
    std::vector<std::uint32_t> times;
    if (const JointTrack *track = clip.track(joint)) {
        for (const TransformKey &key : track->keys)
            times.push_back(key.timeMs);
    }
    return times;
}

using Times = std::vector<std::uint32_t>;

/// A timeline over the sample figure, shown on the screen, snapping to ten milliseconds; new for every test.
class TimelineFixture : public QObject
{
protected:
    void begin()
    {
        if (!m_theme)
            m_theme = new ThemeController(this);
        m_theme->setAppearance(Appearance::Dark);
        m_document = makeVoxelDocument(animated());
        m_rig = std::make_unique<RigContext>(m_document.get());
        m_pose = std::make_unique<PoseContext>(m_rig.get());
        m_pose->setActive(true);
        m_panel = std::make_unique<TimelinePanel>();
        m_panel->setContext(m_pose.get());
        m_panel->resize(1280, 300);
        showActive(*m_panel);
        TimeGrid grid;
        grid.unit = TimeGrid::Unit::Milliseconds;
        model().setGrid(grid);
        sheet().setFocus();
    }
    void end()
    {
        m_beforeRelease = {};
        m_panel.reset();
        m_pose.reset();
        m_rig.reset();
        m_document.reset();
    }

    const AnimationClip &clip() const { return m_document->rig()->clips.front(); }
    TimelineModel &model() { return m_panel->model(); }
    DopeSheet &sheet() { return m_panel->dopeSheet(); }
    QWidget *view() { return sheet().viewport(); }
    QPoint at(JointId joint, std::uint32_t time) { return sheet().pointOf(joint, time); }
    int steps() const { return m_document->undoStack()->count(); }

    void drag(QWidget *widget, QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}, Qt::KeyboardModifiers while_ = {})
    {
        QTest::mousePress(widget, Qt::LeftButton, modifiers, from);
        for (int i = 1; i <= 4; ++i) {
            const QPoint point = from + (to - from) * i / 4;
            QMouseEvent move(QEvent::MouseMove, QPointF(point), widget->mapToGlobal(QPointF(point)), Qt::NoButton, Qt::LeftButton, modifiers | while_);
            QApplication::sendEvent(widget, &move);
        }
        if (m_beforeRelease)
            m_beforeRelease();
        QTest::mouseRelease(widget, Qt::LeftButton, modifiers | while_, to);
    }
    template <class T>
    T *child(const char *name)
    {
        return m_panel->findChild<T *>(QString::fromLatin1(name));
    }
    void type(NumberField *field, const QString &text, int end = Qt::Key_Return)
    {
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, static_cast<Qt::Key>(end));
    }
    QAction *clipAction(const QString &text)
    {
        for (QAction *action : m_panel->clipBar().clipActions()) {
            if (action && QString(action->text()).remove('&') == text)
                return action;
        }
        return nullptr;
    }
    ClipDialog *dialog() { return m_panel->findChild<ClipDialog *>(); }
    void answer()
    {
        for (QPushButton *button : dialog()->findChildren<QPushButton *>()) {
            if (button->isDefault())
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no verb");
    }

    ThemeController *m_theme = nullptr;
    std::unique_ptr<VoxelDocument> m_document;
    std::unique_ptr<RigContext> m_rig;
    std::unique_ptr<PoseContext> m_pose;
    std::unique_ptr<TimelinePanel> m_panel;
    std::function<void()> m_beforeRelease;
};

} // namespace marrow
