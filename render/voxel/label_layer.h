#pragma once

#include "render/voxel/dynamic_mesh.h"
#include "render/voxel/scene_materials.h"

#include <Qt3DRender/QParameter>

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QString>

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace marrow {

/// One piece of text or a small picture that faces the viewer at its own size.
struct Label
{
    QString text;
    QImage picture;                 ///< shown instead of the text; its device pixel ratio counts
    QColor color;
    QColor background;              ///< transparent: none
    std::optional<QColor> swatch;
    bool large = false;
    Eigen::Vector3f anchor = Eigen::Vector3f::Zero(); ///< a world point, or logical pixels when onScreen
    bool onScreen = false;
    QPointF offset;                 ///< of the top left corner from the anchor, logical pixels
};

/// Labels drawn from one atlas texture, so that a thousand names cost one draw call and moving the camera costs nothing.
class LabelLayer
{
public:
    LabelLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials);

    /// Paints the labels anew.
    void setLabels(const std::vector<Label> &labels, qreal pixelRatio);
    /// Moves the labels of the last setLabels(), in its order.
    void setAnchors(const std::vector<Eigen::Vector3f> &anchors);
    /// The logical size of label text with its margins.
    static QSizeF measure(const Label &label);

private:
    void rebuildMesh();

    struct Spot
    {
        Eigen::Vector3f anchor;
        bool onScreen;
        QPointF offset;
        QSizeF size;
        QRectF texture;
    };
    Qt3DCore::QEntity *m_parent;
    Qt3DRender::QTexture2D *m_texture;
    DataTextureImage *m_image = nullptr;
    Qt3DRender::QMaterial *m_material;
    Qt3DRender::QParameter *m_atlas = nullptr;
    DynamicMesh *m_mesh;
    std::vector<Spot> m_spots;
};

} // namespace marrow
