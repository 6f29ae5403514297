#include "views/character/character_context.h"

#include <algorithm>

namespace marrow {

CharacterContext::CharacterContext(std::shared_ptr<const CharacterModel> model, QObject *parent)
    : QObject(parent)
    , m_model(std::move(model))
{
    connect(&m_playback, &Playback::timeChanged, this, &CharacterContext::poseChanged);
    readModel();
}

void CharacterContext::readModel()
{
    m_mapping = mapHumanoid(*m_model);
    m_morphNames.clear();
    for (int mesh = 0; mesh < static_cast<int>(m_model->meshes.size()); ++mesh)
        m_morphNames += marrow::morphNames(*m_model, mesh);
    m_morphNames.removeDuplicates();
}

void CharacterContext::setModel(std::shared_ptr<const CharacterModel> model)
{
    m_playback.pause();
    m_model = std::move(model);
    m_clip = -1;
    m_joint = -1;
    m_given = {};
    m_morphs.clear();
    m_expressions.clear();
    readModel();
    emit modelChanged();
    emit clipChanged();
    emit jointChanged(m_joint);
    emit poseChanged();
}

const ModelClip *CharacterContext::currentClip() const
{
    return m_clip < 0 ? nullptr : &m_model->clips[static_cast<std::size_t>(m_clip)];
}

void CharacterContext::setClip(int clip)
{
    if (clip < -1 || clip >= static_cast<int>(m_model->clips.size()))
        return;
    const bool same = clip == m_clip && m_given.empty();
    m_given = {};
    if (same)
        return;
    m_clip = clip;
    if (clip < 0)
        m_playback.pause();
    m_playback.setRange(0, currentClip() ? static_cast<double>(currentClip()->durationSeconds) * 1000 : 0);
    m_playback.setTime(0);
    emit clipChanged();
    emit poseChanged();
}

void CharacterContext::setPose(const ModelPose &pose)
{
    m_playback.pause();
    m_given = pose;
    emit poseChanged();
}

void CharacterContext::takePose()
{
    if (m_given.empty())
        return;
    m_given = {};
    emit poseChanged();
}

ModelPose CharacterContext::pose() const
{
    ModelPose pose = m_given;
    if (pose.worlds.size() != m_model->nodes.size())
        pose = currentClip() ? clipPose(*m_model, *currentClip(), static_cast<float>(m_playback.time() / 1000)) : bindPose(*m_model);
    applyExpressions(*m_model, m_expressions, pose);
    for (auto set = m_morphs.constBegin(); set != m_morphs.constEnd(); ++set)
        marrow::setMorph(*m_model, set.key(), set.value(), pose);
    return pose;
}

void CharacterContext::setJoint(int node)
{
    if (node == m_joint || node >= static_cast<int>(m_model->nodes.size()))
        return;
    m_joint = node;
    emit jointChanged(node);
}

void CharacterContext::setMorph(const QString &name, float weight)
{
    if (morph(name) == weight && m_morphs.contains(name))
        return;
    m_morphs.insert(name, weight);
    emit shapesChanged();
    emit poseChanged();
}

void CharacterContext::setExpression(int index, float weight)
{
    if (index < 0 || index >= static_cast<int>(m_model->expressions.size()) || expression(index) == weight)
        return;
    m_expressions.resize(m_model->expressions.size(), 0.0F);
    m_expressions[static_cast<std::size_t>(index)] = weight;
    emit shapesChanged();
    emit poseChanged();
}

bool CharacterContext::isShaped() const
{
    return !m_morphs.isEmpty() || std::any_of(m_expressions.begin(), m_expressions.end(), [](float weight) { return weight != 0; });
}

void CharacterContext::resetShapes()
{
    if (!isShaped())
        return;
    m_morphs.clear();
    m_expressions.clear();
    emit shapesChanged();
    emit poseChanged();
}

} // namespace marrow
