#pragma once

#include "model/character/humanoid.h"
#include "model/character/model_pose.h"
#include "views/common/playback.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <memory>

namespace marrow {

/// What is looked at of an open character: the model on show, the clip that plays, the joint that is selected, the expressions that are set.
/// Shared by the view and the panels; belongs to no document. GUI thread.
class CharacterContext : public QObject
{
    Q_OBJECT

public:
    explicit CharacterContext(std::shared_ptr<const CharacterModel> model, QObject *parent = nullptr);

    const std::shared_ptr<const CharacterModel> &model() const { return m_model; }
    /// Another model in its place (it was read again, or is shown as bound): back to its bind pose.
    void setModel(std::shared_ptr<const CharacterModel> model);
    const HumanoidMapping &mapping() const { return m_mapping; }

    /// The clip on show; -1 for the bind pose. Setting one begins at its start and goes on playing if it was playing.
    int clip() const { return m_clip; }
    void setClip(int clip);
    const ModelClip *currentClip() const;
    Playback &playback() { return m_playback; }

    /// A pose from elsewhere (a test pose, a retargeted motion) in place of the clip, until the next one or takePose(). Stops playing.
    void setPose(const ModelPose &pose);
    void takePose();
    ModelPose pose() const;

    /// A node of the model; -1 for none.
    int joint() const { return m_joint; }
    void setJoint(int node);
    /// Morph targets by name, over what the clip says; 0 to 1.
    float morph(const QString &name) const { return m_morphs.value(name, 0); }
    void setMorph(const QString &name, float weight);
    /// How strong an expression of the model is, by its place in CharacterModel::expressions; 0 to 1. Shown on top of what the clip says.
    float expression(int index) const { return index < static_cast<int>(m_expressions.size()) ? m_expressions[static_cast<std::size_t>(index)] : 0; }
    void setExpression(int index, float weight);
    /// Whether an expression or a morph target is set by hand, and the way back.
    bool isShaped() const;
    void resetShapes();
    /// Names of all morph targets, each once, in the order of the meshes.
    const QStringList &morphNames() const { return m_morphNames; }

signals:
    void modelChanged();
    void clipChanged();
    void poseChanged();
    /// An expression or a morph target was set, or all were taken back; poseChanged() follows.
    void shapesChanged();
    void jointChanged(int node);

private:
    void readModel();

    std::shared_ptr<const CharacterModel> m_model;
    HumanoidMapping m_mapping;
    QStringList m_morphNames;
    Playback m_playback;
    int m_clip = -1;
    int m_joint = -1;
    ModelPose m_given;
    QHash<QString, float> m_morphs;
    std::vector<float> m_expressions;
};

} // namespace marrow
