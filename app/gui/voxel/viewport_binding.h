#pragma once

#include "render/viewport/camera_rig.h"
#include "render/voxel/view_options.h"
#include "views/common/pose_context.h"

#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

namespace marrow {

class ViewportWidget;

/// What the view remembers of a document while another one is in front.
struct ViewState
{
    CameraRig camera;
    ViewOptions options;
    bool visited = false;
};

/// Keeps the 3D view showing one document at a time: its asset after each commit, drag previews, selection, eyes, and the
/// camera it was left with. GUI thread.
class ViewportBinding : public QObject
{
    Q_OBJECT

public:
    explicit ViewportBinding(ViewportWidget *viewport, QObject *parent = nullptr);

    /// nullptr: nothing is shown. `state` belongs to the caller and must live until the next call. `pose` belongs to `context`.
    void show(RigContext *context, PoseContext *pose, ViewState *state);
    RigContext *context() const { return m_context; }

    /// Changes the options that are on show; those that mirror the document (selection, eyes) are set from it.
    void changeOptions(const std::function<void(ViewOptions &)> &change);
    void setTheme(const SceneTheme &theme);

signals:
    void optionsChanged();

private:
    void mirrorDocument();
    void showAsset();
    void showPose();
    void visitVoxel(const Int3 &voxel);

    ViewportWidget *m_viewport;
    QPointer<RigContext> m_context;
    QPointer<PoseContext> m_pose;
    ViewState *m_state = nullptr;
    SceneTheme m_theme = SceneTheme::dark();
    std::vector<QMetaObject::Connection> m_connections;
};

} // namespace marrow
