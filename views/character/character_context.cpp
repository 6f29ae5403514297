#include "views/character/character_context.h"

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
    for (const ModelMesh &mesh : m_model->meshes) {
        for (const QString &name : mesh.morphNames) {
            if (!name.isEmpty() && !m_morphNames.contains(name))
                m_morphNames.append(name);
        }
    }
}

void CharacterContext::setModel(std::shared_ptr<const CharacterModel> model)
{
    m_playback.pause();
    m_model = std::move(model);
    m_clip = -1;
    m_joint = -1;
    m_given = {};
    m_morphs.clear();
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
    if (m_morphs.isEmpty())
        return pose;
    pose.morphWeights.resize(m_model->nodes.size());
    for (std::size_t node = 0; node < m_model->nodes.size(); ++node) {
        const int meshIndex = m_model->nodes[node].mesh;
        if (meshIndex < 0)
            continue;
        const ModelMesh &mesh = m_model->meshes[static_cast<std::size_t>(meshIndex)];
        std::vector<float> &weights = pose.morphWeights[node];
        if (weights.empty())
            weights = m_model->nodes[node].morphWeights.empty() ? mesh.morphWeights : m_model->nodes[node].morphWeights;
        weights.resize(std::max(weights.size(), mesh.morphNames.size()), 0.0F);
        for (std::size_t i = 0; i < mesh.morphNames.size(); ++i) {
            if (const auto set = m_morphs.constFind(mesh.morphNames[i]); set != m_morphs.constEnd())
                weights[i] = *set;
        }
    }
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
    emit poseChanged();
}

} // namespace marrow
