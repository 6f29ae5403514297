#pragma once

#include "render/puppet/band_painter.h"
#include "render/puppet/gl_compositor.h"
#include "render/puppet/gl_resources.h"
#include "render/puppet/triangle_batches.h"

#include <vector>

namespace marrow {

struct GlPicture::Data
{
    GlLayer layer;
};

struct GlCompositor::Private
{
    enum class Laying { Over, Add, Multiply, Read }; ///< Read: the shader sees what lies below

    /// Meshes that follow each other and are drawn by one call.
    struct Batch
    {
        unsigned page = 0;
        Laying laying = Laying::Over;
        bool culled = false;
        int mask = -1; ///< number of the mask list, -1: none
        bool inverted = false;
        std::vector<int> counts;
        std::vector<const void *> offsets;

        bool suits(const Batch &other) const
        {
            return page == other.page && laying == other.laying && culled == other.culled && mask == other.mask
                   && inverted == other.inverted;
        }
        bool empty() const { return counts.empty(); }
    };

    Result<void> initialize();
    void makeBuffers();
    void numberMasks();
    void free();

    void upload();
    void run();
    void addMesh(std::uint32_t index);
    void drawReading(std::uint32_t index, const Batch &batch);
    void openLayer(std::uint32_t part);
    void closeLayer(std::uint32_t part);
    void flush();
    void setLaying(Laying laying);
    /// The coverage of a mask list as a texture; binds another frame buffer when it has to be drawn.
    unsigned coverage(int mask);
    void copyBackdrop(const PixelBox &box);
    void bindTarget();
    /// 0: no mask.
    void bindMask(unsigned masked, bool inverted, const GlProgram &program);
    void bindTexture(GlUnit unit, unsigned texture, unsigned kind = GL_TEXTURE_2D);
    void setView(const GlProgram &program);
    void drawBox(const PixelBox &box, const GlProgram &program);
    void drawBackdrop();
    void leaveClean();
    PixelBox boxOf(std::uint32_t mesh);
    static Laying layingOf(std::uint8_t blend, std::uint8_t alphaBlend);

    std::shared_ptr<const PuppetRig> rig;
    std::vector<GroupLook> looks;
    Gl *gl = nullptr;
    std::vector<unsigned> pages;
    std::unique_ptr<GlProgram> meshProgram, meshReading, coverageProgram, layerProgram, layerReading, backdropProgram,
        pictureProgram;
    unsigned meshArray = 0;  ///< vertex array objects
    unsigned emptyArray = 0;
    unsigned positions = 0;  ///< buffers
    unsigned texturePoints = 0;
    unsigned meshNumbers = 0;
    unsigned indices = 0;
    unsigned sortedIndices = 0;
    unsigned lookBuffer = 0;
    unsigned lookTexture = 0;
    std::vector<std::size_t> firstIndex; ///< per mesh, and one more
    std::vector<std::uint32_t> allIndices;
    std::vector<float> lookValues;

    std::vector<std::vector<std::uint32_t>> maskLists;
    std::vector<int> maskOfMesh;
    std::vector<int> maskOfPart;
    struct Coverage
    {
        GlLayer layer;
        int mask = -1;
        std::uint64_t used = 0;
    };
    std::vector<Coverage> coverages;
    std::uint64_t uses = 0;

    GlLayer below; ///< copy of the target for modes that read it
    std::vector<GlLayer> spare;
    TriangleBatches batches;

    // The picture being drawn.
    const PuppetPose *pose = nullptr;
    Options options;
    PuppetView view;
    bool failed = false;
    std::vector<GlLayer> stack; ///< open layers
    std::vector<std::uint32_t> openParts;
    GlLayer *target = nullptr;  ///< the picture
    Batch pending;
    std::vector<PixelBox> boxes;
    std::vector<std::uint8_t> boxKnown;
    GlFrameCost cost;
};

} // namespace marrow
