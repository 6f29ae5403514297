#pragma once

#include "render/viewport/studio_scene.h"
#include "views/viewport/viewport_tool.h"

#include <QImage>
#include <QWidget>

#include <memory>

class QWindow;

namespace marrow {

class ViewportInput;

/// The 3D view as a widget. Wraps a native 3D window in a container; shows how to get OpenGL instead when there is none.
/// The window lies over sibling widgets, so what should float over the picture is drawn inside it (OverlayContent), and
/// grab() shows no 3D: use grabImage().
class ViewportWidget : public QWidget
{
    Q_OBJECT

public:
    explicit ViewportWidget(QWidget *parent = nullptr);
    ~ViewportWidget() override;

    /// False when there is no OpenGL: the widget shows the reason and everything else still works without a picture.
    bool canDraw() const;

    /// Shows an asset. Cheap after an edit: compares with the last one. The first asset, and one with a grid of another size, is framed.
    void setAsset(const VoxelAsset &asset);
    void clearAsset();
    /// Something is shown: an asset or characters.
    bool hasAsset() const;
    const VoxelAsset &asset() const;
    /// A drag's preview: shown instead of the asset until clearPreview(); never goes through a document.
    void setPreviewAsset(const VoxelAsset &asset);
    void clearPreview();

    /// Shows characters in place of a voxel asset; an empty list shows nothing. The camera is turned to the front of the first one when its
    /// model is another one than before. See StudioScene::setCharacters.
    void setCharacters(std::vector<CharacterFigure> figures);
    bool hasCharacters() const;
    /// Another pose for the first of them: cheap, for playing and dragging.
    void setCharacterPose(const ModelPose &pose);
    /// Weights while they are painted: drawn, in no model (StudioScene::setCharacterWeights).
    void setCharacterWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights);
    /// What lies under a point (logical pixels), in the pose on show.
    std::optional<ModelHit> pickCharacter(QPointF position) const;

    /// The pose on show; pass samplePose(…). clearPose() goes back to the bind pose.
    void setPose(const Pose &pose);
    void clearPose();
    /// Skeletons without bodies (see StudioScene::setStickFigures); `frameAll` frames them when there is no model.
    void setStickFigures(std::vector<StickFigure> figures);
    void setStickFloor(const Eigen::Vector3f &middle, float extent);
    /// While playing, frames are drawn without being asked for.
    void setPlaying(bool playing);

    const ViewOptions &options() const;
    void setOptions(const ViewOptions &options);
    const CameraRig &camera() const;
    void setCamera(const CameraRig &camera);
    /// All that is shown, or the selected joints when there are some with voxels.
    void frameSelection();
    void frameAll();
    void look(CameraRig::Side side);
    void setOrthographic(bool orthographic);

    /// The tool the left button and keys go to; nullptr leaves only the camera. Not owned.
    void setTool(ViewportTool *tool);
    ViewportTool *tool() const;
    /// Asks the tool for its hint again; done by itself after every event, needed after changes from outside.
    void updateHint();

    /// What tools and panels draw over the model. Each part is kept until it is replaced.
    const OverlayContent &overlay() const;
    void setHover(const VoxelSet &voxels, const QColor &color = {});
    void setSelection(const VoxelSet &voxels);
    void setGizmo(const std::optional<GizmoState> &gizmo);
    void setHud(const std::vector<HudText> &hud);
    void setScreenLines(const std::vector<ScreenLine> &lines);
    void setWorldLines(const std::vector<WorldLine> &lines);
    /// Onion skins, trails and gaps around the pose.
    void setGuides(const PoseGuides &guides);

    /// What lies under a point (logical pixels) in the pose on show, nothing hidden or sliced away.
    std::optional<RayHit> pick(QPointF position) const;
    Ray ray(QPointF position) const;
    /// The picking and posing state on show, for tools.
    const StudioScene &scene() const;
    /// The joint whose bone or ball in the overlay lies under a point; nullopt when bones are hidden.
    std::optional<JointId> jointAt(QPointF position) const;
    VoxelFilter filter() const;

    /// The picture as it is on screen, in device pixels; waits for one frame. A null image when nothing can be drawn.
    QImage grabImage();

    /// The native 3D window, for tests that send it events; nullptr when there is none.
    QWindow *nativeWindow() const;

signals:
    /// A frame was drawn, and what it took on this thread.
    void frameDrawn(double milliseconds);
    void hovered(const marrow::ViewportEvent *event); ///< nullptr when the pointer left
    void hintChanged(const QString &hint);
    void cameraChanged();
    void optionsChanged();
    void filesDropped(const QStringList &paths);
    void contextMenuRequested(const QPoint &globalPosition, const marrow::ViewportEvent &event);
    void toolChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    friend class ViewportInput;
    QSizeF viewSize() const;
    void applyView();
    void sizeChanged();
    SceneTheme sceneTheme() const;
    void showOverlay();
    void showPlaceholder(const QString &text);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow
