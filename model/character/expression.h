#pragma once

#include <Eigen/Core>

#include <QString>

#include <array>
#include <span>
#include <vector>

namespace marrow {

struct CharacterModel;
struct ModelPose;

/// What an expression of a VRM does at full weight, as far as the studio draws it (VRMC_vrm 1.0 "expressions"; VRM 0.x "blendShapeMaster").
/// A plain value.
struct ModelExpression
{
    enum class Override { None, Block, Blend };
    enum Part { Blink, LookAt, Mouth, PartCount };

    struct Morph
    {
        int node = -1;   ///< of CharacterModel::nodes; it has a mesh
        int target = -1; ///< of that mesh
        float weight = 0;
    };
    struct Color
    {
        int material = -1;
        bool glow = false; ///< of the light it gives instead of its surface
        Eigen::Vector4f to = Eigen::Vector4f::Ones();
    };
    struct Placement
    {
        int material = -1;
        Eigen::Vector2f scale = Eigen::Vector2f::Ones();
        Eigen::Vector2f offset = Eigen::Vector2f::Zero();
    };

    QString name; ///< the preset's where it is one, else its own
    bool preset = false;
    bool binary = false; ///< all or nothing
    std::array<Override, PartCount> overrides = {}; ///< what it does to expressions of the eyelids, of the gaze, of the mouth
    std::vector<Morph> morphs;
    std::vector<Color> colors;
    std::vector<Placement> placements;
    int unseen = 0; ///< changes of what the studio does not draw (shades, rims, outlines)

    bool changesNothing() const { return morphs.empty() && colors.empty() && placements.empty(); }
};

/// The weights that count: binary ones are 0 or 1, and those another one overrides are weakened or 0. One a expression, as the model lists them.
std::vector<float> expressionWeights(const CharacterModel &model, std::span<const float> weights);

/// Puts expressions on top of a pose. One weight an expression in [0, 1]; missing ones are 0.
void applyExpressions(const CharacterModel &model, std::span<const float> weights, ModelPose &pose);

} // namespace marrow
