#pragma once

#include "model/base/result.h"
#include "model/character/placement/joint_placement.h"
#include "model/character/skin/mesh_baking.h"
#include "model/character/skin/skin_weights.h"
#include "model/character/skin/weight_list.h"
#include "model/character/skin/weight_ops.h"

#include <QFlags>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace marrow {

/// What a character was read from, kept for saving; io derives from it. Nobody else needs to look inside.
class CharacterSource
{
public:
    virtual ~CharacterSource() = default;
};

/// A model with its 22 joints and its weights. The model and what it was read from are never edited and are shared by copies; weights are
/// shared block by block.
struct CharacterAsset
{
    std::shared_ptr<const CharacterModel> model = std::make_shared<const CharacterModel>();
    std::shared_ptr<const CharacterSource> source;
    std::shared_ptr<const BakedMesh> mesh = std::make_shared<const BakedMesh>();
    std::shared_ptr<const OwnSkin> ownSkin; ///< null when the model has none that can be read
    BakeOptions bake;
    bool restIsPosed = false; ///< the standard A-pose was made the rest: `mesh` is not what bakeMesh() gives

    BodyReading reading; ///< of the last analysis
    JointPlacement placement;
    WeightOptions weightOptions;
    WeightList weights; ///< empty until it is bound
    JointLocks locks;
    /// The placement the weights were made from is another one: bind again.
    bool weightsAreOld = false;
    /// Weights were painted since they were computed.
    bool weightsArePainted = false;

    bool bound() const { return !weights.empty(); }
};

/// Joints and weights as one of our own files holds them.
struct StoredSkin
{
    JointPlacement placement;
    std::vector<VertexWeights> weights; ///< empty for joints alone
    WeightOptions options;
    JointLocks locks;
    bool weightsArePainted = false;
    bool restIsPosed = false;
};

/// A fresh asset: baked, turned to face +Z and analysed, not bound. `skin` is taken as it stands instead of analysing, and the model is not
/// turned then.
CharacterAsset makeCharacterAsset(std::shared_ptr<const CharacterModel> model, std::shared_ptr<const CharacterSource> source,
                                  const std::optional<StoredSkin> &skin = std::nullopt, const Progress &progress = {});

/// What is picked in a character document.
struct CharacterSelection
{
    int joint = 1; ///< of humanoidSkeleton(): the one that is dragged and painted

    bool operator==(const CharacterSelection &) const = default;
};

/// Weights that were computed elsewhere (in the background) for exactly this mesh, placement and these options; the command that would compute them
/// takes them instead.
struct PreparedWeights
{
    std::shared_ptr<const BakedMesh> mesh;
    JointPlacement placement;
    WeightOptions options;
    std::vector<VertexWeights> weights;
};

/// What a character command works on.
struct CharacterState
{
    CharacterAsset asset;
    CharacterSelection selection;
    std::shared_ptr<const PreparedWeights> prepared = {};
    std::shared_ptr<const VertexNeighbours> neighbours = {}; ///< of `neighboursMesh`, made when first needed
    std::shared_ptr<const BakedMesh> neighboursMesh = {};
};

/// Does one command on `state` and returns its text for the history. A failure may leave `state` half changed: the caller works on a copy. The
/// outcome depends on the asset and the arguments alone.
using CharacterCommand = std::function<Result<QString>(CharacterState &state, const QJsonObject &args)>;

/// Every command a character document knows, by name.
using CharacterCommandTable = std::map<QString, CharacterCommand>;

/// What a committed command, macro, undo or redo changed in a character document.
struct CharacterChangeSet
{
    enum Flag : unsigned {
        Mesh = 1 << 0,      ///< the model was turned or given another rest: read everything anew
        Placement = 1 << 1, ///< joints stand elsewhere, or come from elsewhere
        Options = 1 << 2,   ///< constants of the weights
        Weights = 1 << 3,   ///< weights differ in `blocks` of WeightList; all of them when it is empty
        Locks = 1 << 4,
        State = 1 << 5,     ///< whether weights are old or painted
        Everything = (1 << 6) - 1,
    };
    Q_DECLARE_FLAGS(Flags, Flag)
    enum class Cause { Command, Undo, Redo, Reset };

    Cause cause = Cause::Command;
    Flags flags;
    std::vector<std::size_t> blocks; ///< ascending

    bool has(Flag flag) const { return flags.testFlag(flag); }
    void unite(const CharacterChangeSet &other);
};

Q_DECLARE_OPERATORS_FOR_FLAGS(CharacterChangeSet::Flags)

/// For EditedDocument.
struct CharacterKind
{
    using State = CharacterState;
    using ChangeSet = CharacterChangeSet;
    using Table = CharacterCommandTable;
};

} // namespace marrow
