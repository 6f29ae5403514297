#pragma once

#include "render/puppet/overlay_shapes.h"
#include "views/common/theme.h"
#include "views/puppet/mesh_edges.h"
#include "views/puppet/puppet_context.h"

#include <QRectF>

#include <vector>

namespace marrow {

struct SimulationOverlay;

/// What the canvas shows over the drawing. A plain value.
struct OverlayOptions
{
    bool wireframe = false;
    bool vertices = false;
    bool lattices = false;
    bool rotations = false;
    bool parts = false;
    bool hitAreas = false;
    bool bones = false;
    bool strands = false;
    bool colliders = false;
    bool particles = false;
    bool constraints = false;
    bool names = false;        ///< words beside what is shown
    bool onlySelected = false; ///< meshes and deformers that are not selected stay without
    bool operator==(const OverlayOptions &) const = default;
};

/// The colours of what an overlay shows beside selection and hover, for one appearance.
struct OverlayColors
{
    QColor lattice, rotation, bone, hitArea, strand, collider, particle, part;
};
OverlayColors overlayColors(const Tokens &tokens);

/// A place on the canvas by which something that is no mesh can be taken.
struct OverlayHandle
{
    QPointF at;
    PuppetItem item;
};

/// Builds the overlay of a pose: outlines of what is selected, hovered and highlighted, and everything that the options ask
/// for. Keeps what no pose changes. One per context.
class OverlayBuilder
{
public:
    explicit OverlayBuilder(PuppetContext &context);

    /// `zoom`: device independent pixels a canvas pixel, for what keeps its size on the screen.
    void build(const OverlayOptions &options, const Tokens &tokens, double zoom);
    const OverlayShapes &shapes() const { return m_shapes; }
    const std::vector<OverlayHandle> &handles() const { return m_handles; }

    /// The box around something in the present pose; null when it has no place on the canvas.
    QRectF boundsOf(const PuppetItem &item) const;

private:
    struct Look
    {
        QColor color;
        float width = 1;
    };
    bool takesPart(const PuppetItem &item) const;
    void addFrame();
    void addMeshes();
    void addMesh(std::uint32_t mesh, const std::vector<MeshEdges::Edge> &edges, const Look &look);
    void addVertices(std::uint32_t mesh, const Look &look);
    void addDeformers();
    void addLattice(std::uint32_t deformer, const Look &look);
    void addRotation(std::uint32_t deformer, const Look &look);
    void addParts();
    void addPart(std::uint32_t part, const Look &look);
    void addHitAreas();
    void addBones();
    void addStrands();
    void addStrand(std::uint32_t group, const Look &look);
    void addColliders();
    void addCollider(const PlacedCollider &placed, const Look &look);
    void addSimulations();
    void addConstraints(const SimulationOverlay &overlay);
    void addOutlineOf(const PuppetItem &item, const Look &look);
    void addName(const QPointF &at, const PuppetItem &item, const QColor &color);
    std::vector<std::uint32_t> meshesOfPart(std::uint32_t part) const;
    QPointF anchorOfStrand(std::uint32_t group) const;

    PuppetContext &m_context;
    MeshEdges m_edges;
    std::vector<std::int32_t> m_strandAnchors; ///< per physics group: the deformer it hangs from, or -1
    OverlayShapes m_shapes;
    std::vector<OverlayHandle> m_handles;
    OverlayOptions m_options;
    Tokens m_tokens;
    double m_zoom = 1;
};

} // namespace marrow
