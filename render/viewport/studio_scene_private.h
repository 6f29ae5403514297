#pragma once

#include "render/character/character_scene.h"
#include "render/character/stick_figure_layer.h"
#include "render/viewport/frame_graph.h"
#include "render/viewport/overlay_layer.h"
#include "render/viewport/studio_scene.h"
#include "render/voxel/guide_layer.h"
#include "render/voxel/joint_overlay.h"
#include "render/voxel/stage.h"
#include "render/voxel/voxel_scene.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QRenderSettings>

namespace marrow {

struct StudioScene::Private
{
    Private()
        : root(new Qt3DCore::QEntity)
        , settings(new Qt3DRender::QRenderSettings(root.data()))
        , materials(root.data())
        , stage(root.data(), materials)
        , voxels(root.data(), materials)
        , characters(root.data(), stage)
        , sticks(root.data(), materials)
        , joints(root.data(), materials)
        , overlay(root.data(), materials)
        , guides(root.data(), materials)
    {
        voxels.setBeforeRemoval([this] { guides.dropSources(); });
        settings->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
        settings->pickingSettings()->setFaceOrientationPickingMode(Qt3DRender::QPickingSettings::FrontFace);
        root->addComponent(settings);
    }

    void updatePose();
    void updateJoints();
    void updateGhosts();
    bool hasCharacters() const { return !characters.figures().empty(); }
    float unit() const { return hasCharacters() ? characters.unit() : 1; }
    const Skeleton &skeleton() const
    {
        static const Skeleton kNone;
        if (hasCharacters())
            return characters.skeleton();
        return asset.rig ? asset.rig->skeleton : kNone;
    }

    QSharedPointer<Qt3DCore::QEntity> root;
    Qt3DRender::QRenderSettings *settings;
    SceneMaterials materials;
    Stage stage;
    VoxelScene voxels;
    CharacterScene characters;
    StickFigureLayer sticks;
    mutable ModelPicker modelPicker;
    mutable bool pickerPosed = true;
    JointOverlay joints;
    OverlayLayer overlay;
    GuideLayer guides;
    bool ghostsStale = true; ///< the model's meshes came or went since the ghosts took them
    std::unique_ptr<FrameGraph> graph;

    VoxelAsset asset;
    VoxelPicker picker;
    ViewOptions options;
    VoxelFilter filter;
    Pose pose;
    Pose rest;
    std::vector<Eigen::Affine3f> skinning;
    std::vector<Eigen::Affine3f> worlds;
    std::vector<Eigen::Vector3f> offsets;
    CameraRig rig;
    QSize size{1, 1};
    qreal pixelRatio = 1;
};

} // namespace marrow
