#include "model/character/expression.h"

#include "model/character/model_pose.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>

namespace marrow {

namespace {

/// The part of the face an expression is for, by its name; those of VRM 0.x are written otherwise.
std::optional<ModelExpression::Part> partOf(const QString &name)
{
    static const std::array<QStringList, ModelExpression::PartCount> kNames = {
        QStringList{"blink", "blinkleft", "blinkright", "blink_l", "blink_r"},
        QStringList{"lookup", "lookdown", "lookleft", "lookright"},
        QStringList{"aa", "ih", "ou", "ee", "oh", "a", "i", "u", "e", "o"},
    };
    for (std::size_t part = 0; part < kNames.size(); ++part) {
        if (kNames[part].contains(name.toLower()))
            return static_cast<ModelExpression::Part>(part);
    }
    return std::nullopt;
}

/// A picture's place on a surface, moved from where it is towards another scale and offset; its turn stays.
Eigen::Matrix<float, 2, 3> placed(const Eigen::Matrix<float, 2, 3> &from, const Eigen::Vector2f &scaleMore, const Eigen::Vector2f &offsetMore)
{
    Eigen::Matrix<float, 2, 3> to = from;
    for (int axis = 0; axis < 2; ++axis) {
        const float scale = from.col(axis).norm();
        if (scale > 0)
            to.col(axis) *= (scale + scaleMore[axis]) / scale;
    }
    to.col(2) += offsetMore;
    return to;
}

Eigen::Vector2f scaleOf(const Eigen::Matrix<float, 2, 3> &placement)
{
    return {placement.col(0).norm(), placement.col(1).norm()};
}

void shapeMaterials(const CharacterModel &model, const ModelExpression &expression, float weight, ModelPose &pose)
{
    if (pose.materials.empty())
        pose.materials = model.materials;
    for (const ModelExpression::Color &color : expression.colors) {
        const ModelMaterial &from = model.materials[static_cast<std::size_t>(color.material)];
        ModelMaterial &to = pose.materials[static_cast<std::size_t>(color.material)];
        if (color.glow)
            to.emissive += weight * (color.to.head<3>() - from.emissive);
        else
            to.baseColor += weight * (color.to - from.baseColor);
    }
    for (const ModelExpression::Placement &place : expression.placements) {
        const ModelMaterial &from = model.materials[static_cast<std::size_t>(place.material)];
        ModelMaterial &to = pose.materials[static_cast<std::size_t>(place.material)];
        for (const auto use : {&ModelMaterial::baseTexture, &ModelMaterial::emissiveTexture}) {
            const Eigen::Matrix<float, 2, 3> &original = (from.*use).placement;
            (to.*use).placement = placed((to.*use).placement, weight * (place.scale - scaleOf(original)), weight * (place.offset - original.col(2)));
        }
    }
}

} // namespace

std::vector<float> expressionWeights(const CharacterModel &model, std::span<const float> weights)
{
    std::vector<float> result(model.expressions.size(), 0.0F);
    std::array<float, ModelExpression::PartCount> left;
    left.fill(1);
    for (std::size_t i = 0; i < result.size() && i < weights.size(); ++i) {
        const ModelExpression &expression = model.expressions[i];
        result[i] = std::clamp(weights[i], 0.0F, 1.0F);
        if (expression.binary)
            result[i] = result[i] > 0.5F ? 1.0F : 0.0F;
        const auto own = partOf(expression.name);
        for (std::size_t part = 0; part < left.size(); ++part) {
            if (own && static_cast<std::size_t>(*own) == part)
                continue; // it does not weaken its own kind
            if (expression.overrides[part] == ModelExpression::Override::Block && result[i] > 0)
                left[part] = 0;
            else if (expression.overrides[part] == ModelExpression::Override::Blend)
                left[part] = std::max(0.0F, left[part] - result[i]);
        }
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        const auto own = partOf(model.expressions[i].name);
        if (!own)
            continue;
        result[i] *= left[static_cast<std::size_t>(*own)];
        // What is all or nothing is nothing when something weakens it.
        if (model.expressions[i].binary && result[i] < 1)
            result[i] = 0;
    }
    return result;
}

void applyExpressions(const CharacterModel &model, std::span<const float> weights, ModelPose &pose)
{
    const std::vector<float> counting = expressionWeights(model, weights);
    for (std::size_t i = 0; i < counting.size(); ++i) {
        if (counting[i] == 0)
            continue;
        const ModelExpression &expression = model.expressions[i];
        for (const ModelExpression::Morph &morph : expression.morphs) {
            pose.morphWeights.resize(model.nodes.size());
            std::vector<float> &list = pose.morphWeights[static_cast<std::size_t>(morph.node)];
            if (list.empty())
                list = restMorphWeights(model, morph.node);
            list.resize(std::max(list.size(), static_cast<std::size_t>(morph.target) + 1), 0.0F);
            list[static_cast<std::size_t>(morph.target)] += counting[i] * morph.weight;
        }
        if (!expression.colors.empty() || !expression.placements.empty())
            shapeMaterials(model, expression, counting[i], pose);
    }
}

} // namespace marrow
