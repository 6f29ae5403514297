#pragma once

#include "model/puppet/pose.h"
#include "model/puppet/rig.h"
#include "render/puppet/raster_layer.h"
#include "render/puppet/software_renderer.h"
#include "render/puppet/triangle_raster.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace marrow {

/// How an isolated group is laid onto the rest: the composite of the last group of the render tree that names the part, and
/// the meshes that mask it.
struct GroupLook
{
    const Composite *composite = nullptr;
    std::vector<std::uint32_t> masks;
};

/// One look a part.
std::vector<GroupLook> groupLooks(const PuppetRig &rig);

/// Everything the bands of one picture share. The puppet's vertices stand in image pixels.
struct RasterFrame
{
    RasterFrame(const PuppetRig &rig, const PuppetPose &pose, const std::vector<TexelPage> &pages,
                const std::vector<GroupLook> &looks, const PuppetView &view);

    TexelPage pageOf(const Mesh &mesh) const;

    const PuppetRig &rig;
    const PuppetPose &pose;
    const std::vector<TexelPage> &pages;
    const std::vector<GroupLook> &looks;
    Culling culling; ///< of meshes that are culled
    std::vector<RasterVertex> vertices;
    std::vector<std::size_t> firstVertex; ///< per mesh, and one more
    std::vector<PixelBox> boxes;          ///< per mesh: rows and columns its triangles can touch
};

/// Draws a band of rows of a picture: runs the render commands on a stack of layers.
class BandPainter
{
public:
    BandPainter(const RasterFrame &frame, const PixelBox &area);

    /// The bottom of the stack: what lies below before `paint`, the picture after.
    RasterPlanes &picture() { return *m_stack.front(); }
    void paint();

private:
    void drawMesh(std::uint32_t index);
    void openLayer(std::uint32_t part);
    void closeLayer();
    const RasterPlanes *coverage(const std::vector<std::uint32_t> &masks);

    const RasterFrame &m_frame;
    PixelBox m_area;
    std::vector<std::unique_ptr<RasterPlanes>> m_stack;
    std::vector<std::uint32_t> m_parts; ///< whose layers are open
    std::vector<std::unique_ptr<RasterPlanes>> m_spare;
    std::map<std::vector<std::uint32_t>, std::unique_ptr<RasterPlanes>> m_coverage;
};

} // namespace marrow
