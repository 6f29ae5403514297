#include "model/document/character_document.h"

#include "model/document/edited_document_body.h"

#include <algorithm>
#include <optional>

namespace marrow {

namespace {

/// Everything but the model and the weights: small enough to keep whole.
struct SmallParts
{
    std::shared_ptr<const BakedMesh> mesh;
    std::shared_ptr<const OwnSkin> ownSkin;
    BakeOptions bake;
    bool restIsPosed = false;
    BodyReading reading;
    JointPlacement placement;
    WeightOptions options;
    JointLocks locks;
    bool old = false;
    bool painted = false;

    static SmallParts of(const CharacterAsset &asset)
    {
        return {asset.mesh,          asset.ownSkin, asset.bake,         asset.restIsPosed,    asset.reading, asset.placement,
                asset.weightOptions, asset.locks,   asset.weightsAreOld, asset.weightsArePainted};
    }
    void putInto(CharacterAsset &asset) const
    {
        asset.mesh = mesh;
        asset.ownSkin = ownSkin;
        asset.bake = bake;
        asset.restIsPosed = restIsPosed;
        asset.reading = reading;
        asset.placement = placement;
        asset.weightOptions = options;
        asset.locks = locks;
        asset.weightsAreOld = old;
        asset.weightsArePainted = painted;
    }
};

/// The difference between two states of a character, with both sides of what differs.
class CharacterChange
{
public:
    CharacterChange() = default;
    CharacterChange(const CharacterAsset &before, const CharacterAsset &after)
        : m_before(SmallParts::of(before))
        , m_after(SmallParts::of(after))
    {
        m_set.flags.setFlag(CharacterChangeSet::Mesh, m_before.mesh != m_after.mesh || !(m_before.bake == m_after.bake));
        m_set.flags.setFlag(CharacterChangeSet::Placement, !(m_before.placement == m_after.placement) || !(m_before.reading == m_after.reading));
        m_set.flags.setFlag(CharacterChangeSet::Options, !(m_before.options == m_after.options));
        m_set.flags.setFlag(CharacterChangeSet::Locks, m_before.locks != m_after.locks);
        m_set.flags.setFlag(CharacterChangeSet::State, m_before.old != m_after.old || m_before.painted != m_after.painted);
        compareWeights(before.weights, after.weights);
    }

    bool empty() const { return !m_set.flags; }

    void swapIn(CharacterAsset &asset, bool after) const
    {
        (after ? m_after : m_before).putInto(asset);
        if (m_whole)
            asset.weights = after ? m_whole->second : m_whole->first;
        for (const BlockPair &pair : m_blocks)
            asset.weights.setBlock(pair.index, after ? pair.after : pair.before);
    }

    const CharacterChangeSet &changeSet() const { return m_set; }

    std::size_t bytes() const
    {
        std::size_t vertices = m_whole ? m_whole->first.size() + m_whole->second.size() : 0;
        for (const BlockPair &pair : m_blocks)
            vertices += pair.before->size() + pair.after->size();
        std::size_t bytes = sizeof(CharacterChange) + vertices * sizeof(VertexWeights);
        if (m_before.mesh != m_after.mesh && m_before.mesh)
            bytes += m_before.mesh->positions.size() * 2 * sizeof(Eigen::Vector3f) + m_before.mesh->triangles.size() * sizeof(std::uint32_t);
        return bytes;
    }

private:
    struct BlockPair
    {
        std::size_t index;
        WeightList::Block before;
        WeightList::Block after;
    };

    void compareWeights(const WeightList &before, const WeightList &after)
    {
        if (before.size() != after.size()) {
            m_whole.emplace(before, after);
            m_set.flags |= CharacterChangeSet::Weights;
            return;
        }
        for (std::size_t i = 0; i < after.blocks().size(); ++i) {
            const auto &from = before.blocks()[i];
            const auto &to = after.blocks()[i];
            if (from == to || *from == *to)
                continue;
            m_blocks.push_back({i, from, to});
            m_set.blocks.push_back(i);
            m_set.flags |= CharacterChangeSet::Weights;
        }
    }

    SmallParts m_before;
    SmallParts m_after;
    std::optional<std::pair<WeightList, WeightList>> m_whole;
    std::vector<BlockPair> m_blocks;
    CharacterChangeSet m_set;
};

} // namespace

void CharacterChangeSet::unite(const CharacterChangeSet &other)
{
    // No blocks with the flag means all of them, which stays so.
    const bool all = (has(Weights) && blocks.empty()) || (other.has(Weights) && other.blocks.empty());
    flags |= other.flags;
    if (all) {
        blocks.clear();
        return;
    }
    blocks.insert(blocks.end(), other.blocks.begin(), other.blocks.end());
    std::sort(blocks.begin(), blocks.end());
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
}

/// What CharacterDocument brings to EditedDocument.
template <>
struct KindRules<CharacterKind>
{
    using Change = CharacterChange;

    static void dropMissing(CharacterState &state)
    {
        state.selection.joint = std::clamp(state.selection.joint, 1, kHumanoidJointCount - 1);
    }
    static std::size_t selectionBytes(const CharacterSelection &) { return 0; }
};

template class EditedDocument<CharacterKind>;

CharacterDocument::CharacterDocument(CharacterAsset asset, CharacterCommandTable commands, QObject *parent)
    : EditedDocument(std::move(asset), std::move(commands), parent)
{
}

CharacterDocument::~CharacterDocument() = default;

void CharacterDocument::reset(CharacterAsset asset)
{
    state().neighbours.reset();
    replaceAsset(std::move(asset));
    CharacterChangeSet change;
    change.cause = CharacterChangeSet::Cause::Reset;
    change.flags = CharacterChangeSet::Everything;
    emit committed(change);
    emit selectionChanged();
}

Result<void> CharacterDocument::executePrepared(const QString &name, const QJsonObject &args, std::shared_ptr<const PreparedWeights> prepared)
{
    state().prepared = std::move(prepared);
    Result<void> done = execute(name, args);
    state().prepared.reset();
    return done;
}

} // namespace marrow
