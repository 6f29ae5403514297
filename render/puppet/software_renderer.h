#pragma once

#include "model/puppet/pose.h"
#include "model/puppet/rig.h"

#include <QImage>
#include <QSize>

#include <memory>
#include <optional>
#include <vector>

namespace marrow {

/// Takes canvas points to image pixels: x' = a·x + b·y + tx, y' = c·x + d·y + ty.
struct PuppetView
{
    float a = 1;
    float b = 0;
    float c = 0;
    float d = 1;
    float tx = 0;
    float ty = 0;

    /// The canvas fitted into the image from the top left, one scale for both axes.
    static PuppetView fitted(const Canvas &canvas, const QSize &size);
};

/// The reference picture of a puppet ("P2LRT evaluation rules" section 8): every colour and alpha mode, masks, isolated
/// groups, culling. Used for thumbnails, the command line and as the measure of the GPU compositor. Keeps no state between
/// pictures, so one renderer may draw on several threads at once.
class SoftwareRenderer
{
public:
    struct Options
    {
        QSize size;
        std::optional<PuppetView> view = {}; ///< PuppetView::fitted when not given
        int threads = 1;                     ///< bands of the picture are drawn by as many threads; the result is the same
        QImage backdrop = {};                ///< what lies below, of the same size; transparent when null
        bool premultiplied = false;          ///< Format_RGBA8888_Premultiplied instead of straight Format_RGBA8888
    };

    /// `pages` as from decodeTextures: one image a texture page, null where there is none. Meshes without a page are not drawn.
    SoftwareRenderer(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages);
    ~SoftwareRenderer();

    /// Null when the size is empty or there is not enough memory. The pose must be one of this renderer's rig.
    QImage render(const PuppetPose &pose, const Options &options) const;

private:
    struct Pages;
    struct GroupLooks;

    std::shared_ptr<const PuppetRig> m_rig;
    std::unique_ptr<const Pages> m_pages;
    std::unique_ptr<const GroupLooks> m_looks;
};

} // namespace marrow
