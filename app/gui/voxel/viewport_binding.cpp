#include "app/gui/voxel/viewport_binding.h"

#include "views/viewport/viewport_widget.h"

namespace marrow {

ViewportBinding::ViewportBinding(ViewportWidget *viewport, QObject *parent)
    : QObject(parent)
    , m_viewport(viewport)
{
}

void ViewportBinding::show(RigContext *context, PoseContext *pose, ViewState *state)
{
    if (m_context && m_state) {
        m_state->camera = m_viewport->camera();
        m_state->options = m_viewport->options();
    }
    for (const QMetaObject::Connection &connection : m_connections)
        disconnect(connection);
    m_connections.clear();
    m_context = context;
    m_pose = pose;
    m_state = state;
    m_viewport->setPlaying(false);
    m_viewport->clearPreview();
    if (!context) {
        m_viewport->clearAsset();
        return;
    }

    ViewOptions options = state->visited ? state->options : m_viewport->options();
    if (!state->visited)
        options.slice.reset();
    options.theme = m_theme;
    m_viewport->setOptions(options);
    showAsset();
    if (state->visited)
        m_viewport->setCamera(state->camera);
    else
        m_viewport->frameAll();
    state->visited = true;
    showPose();
    mirrorDocument();

    VoxelDocument *document = context->document();
    m_connections = {
        connect(document, &VoxelDocument::committed, this, &ViewportBinding::showAsset),
        connect(document, &VoxelDocument::selectionChanged, this, &ViewportBinding::mirrorDocument),
        connect(context, &RigContext::visibilityChanged, this, &ViewportBinding::mirrorDocument),
        connect(context, &RigContext::looksChanged, this, &ViewportBinding::mirrorDocument),
        connect(context, &RigContext::restPreviewChanged, this, &ViewportBinding::showAsset),
        connect(context, &RigContext::voxelVisitRequested, this, &ViewportBinding::visitVoxel),
        connect(pose, &PoseContext::poseChanged, this, &ViewportBinding::showPose),
        connect(&pose->playback(), &Playback::playingChanged, m_viewport, &ViewportWidget::setPlaying),
        connect(context, &RigContext::jointVisitRequested, m_viewport, [this] { m_viewport->frameSelection(); }),
    };
}

void ViewportBinding::changeOptions(const std::function<void(ViewOptions &)> &change)
{
    ViewOptions options = m_viewport->options();
    change(options);
    m_viewport->setOptions(options);
    emit optionsChanged();
}

void ViewportBinding::setTheme(const SceneTheme &theme)
{
    m_theme = theme;
    changeOptions([&](ViewOptions &options) { options.theme = theme; });
}

void ViewportBinding::mirrorDocument()
{
    if (!m_context)
        return;
    const VoxelSelection &selection = m_context->document()->selection();
    changeOptions([&](ViewOptions &options) {
        options.hidden = m_context->hidden();
        options.isolated = m_context->isolated();
        options.selected = {selection.joints.begin(), selection.joints.end()};
        options.patterns = m_context->patterns();
    });
    m_viewport->setSelection(selection.voxels);
}

void ViewportBinding::showAsset()
{
    if (!m_context)
        return;
    if (m_context->restPreview().empty()) {
        m_viewport->clearPreview();
        m_viewport->setAsset(m_context->asset());
        return;
    }
    VoxelAsset preview = m_context->asset();
    for (const auto &[id, rest] : m_context->restPreview()) {
        if (Joint *joint = preview.rig ? preview.rig->skeleton.find(id) : nullptr)
            joint->rest = rest;
    }
    m_viewport->setPreviewAsset(preview);
}

void ViewportBinding::showPose()
{
    if (m_pose && m_pose->isActive() && m_context->rig())
        m_viewport->setPose(m_pose->pose());
    else
        m_viewport->clearPose();
}

void ViewportBinding::visitVoxel(const Int3 &voxel)
{
    CameraRig camera = m_viewport->camera();
    const auto at = [](int value) { return static_cast<float>(value) + 0.5F; };
    camera.target = {at(voxel.x), at(voxel.y), at(voxel.z)};
    m_viewport->setCamera(camera);
    if (m_viewport->options().slice && !m_viewport->options().slice->contains(voxel)) // it was cut away
        changeOptions([](ViewOptions &options) { options.slice.reset(); });
    VoxelSet one;
    one.append(m_context->asset().grid.offset(voxel), 1);
    m_context->setSelectedVoxels(one);
}

} // namespace marrow
