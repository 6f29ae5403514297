#include "app/gui/publish/publish_draft.h"

#include "app/jobs/publish_assets.h"
#include "io/gltf/gltf_reader.h"
#include "io/publish/publish_checks.h"
#include "model/character/publish/clip_changes.h"
#include "render/sketch/model_sketch.h"

#include <QDir>

#include <algorithm>

namespace marrow {

namespace {

/// A box in which the model has room to move, the same for every moment.
Eigen::AlignedBox3f roomFor(const CharacterModel &model)
{
    Eigen::AlignedBox3f box = posedBounds(model, bindPose(model));
    if (box.isEmpty())
        return box;
    const Eigen::Vector3f middle = box.center();
    const float half = box.sizes().y() * 0.45F;
    box.min() = Eigen::Vector3f(middle.x() - half, box.min().y() - half * 0.1F, middle.z() - half);
    box.max() = Eigen::Vector3f(middle.x() + half, box.max().y() + half * 0.1F, middle.z() + half);
    return box;
}

QImage posedPicture(const CharacterModel &model, const ModelPose &pose, const QSize &size)
{
    SketchView view;
    view.box = roomFor(model);
    view.size = size;
    return sketchModel(model, pose, view);
}

/// A clip of a pack on the body it belongs to.
ModelPose packPose(const CharacterModel &body, const CharacterModel &pack, const QString &clip, double seconds)
{
    // A player shares what it plays; these outlive it.
    const auto borrowed = [](const CharacterModel &model) { return std::shared_ptr<const CharacterModel>(std::shared_ptr<void>(), &model); };
    StageMember member;
    member.model = borrowed(body);
    member.player = std::make_shared<StagePlayer>(borrowed(body), borrowed(pack));
    member.player->play(clip);
    member.player->advance(seconds);
    ModelPose pose = bindPose(body);
    pose.worlds = member.worlds();
    return pose;
}

} // namespace

QStringList PublishDraft::chosenSlugs() const
{
    QStringList slugs;
    for (const ProjectCharacter &one : project.characters) {
        if (chosen.contains(one.slug))
            slugs.append(one.slug);
    }
    return slugs;
}

const ProjectCharacter *PublishDraft::character(const QString &slug) const
{
    const auto it = std::find_if(project.characters.begin(), project.characters.end(), [&](const ProjectCharacter &one) { return one.slug == slug; });
    return it == project.characters.end() ? nullptr : &*it;
}

PublishChoice PublishDraft::choice() const
{
    return {folder, publishingTool(), QStringList(chosen.begin(), chosen.end()), keepOthers};
}

QImage modelPicture(const CharacterModel &model)
{
    SketchView view;
    view.box = posedBounds(model, bindPose(model));
    view.size = QSize(PublishDraft::kPictureSide, PublishDraft::kPictureSide);
    return sketchModel(model, bindPose(model), view);
}

QImage actionPicture(const CharacterModel &model, const HumanoidRest &rest, const Action &action, double seconds, const QSize &size)
{
    const auto worlds = humanoidWorlds(rest, actionPose(action, seconds));
    ModelPose pose = bindPose(model);
    for (std::size_t node = 0; node < model.nodes.size(); ++node) {
        const int joint = humanoidJoint(model.nodes[node].name);
        if (joint >= 0)
            pose.worlds[node] = worlds[static_cast<std::size_t>(joint)].matrix();
    }
    return posedPicture(model, pose, size);
}

ClipStrip changedClipStrip(const PublishDraft &draft, const QString &packName, int pictures, const QSize &size)
{
    ClipStrip strip;
    const auto &items = draft.plan.request.items;
    const auto item = std::find_if(items.begin(), items.end(), [&](const PublishItem &one) { return one.name == packName; });
    if (item == items.end() || item->kind != PublishedKind::ActionPack || !draft.models.contains(item->owner))
        return strip;
    const auto before = openGltf(QDir(draft.folder).filePath(packName));
    const auto after = readGltf(item->bytes);
    if (!before || !after)
        return strip;
    const std::vector<ClipChange> changes = clipChanges(before->model, after->model);
    const auto most = std::max_element(changes.begin(), changes.end(), [](const ClipChange &a, const ClipChange &b) {
        return std::pair(a.kind == ClipChange::Kind::Changed, a.degrees + a.metres * 100) < std::pair(b.kind == ClipChange::Kind::Changed, b.degrees + b.metres * 100);
    });
    if (most == changes.end())
        return strip;
    const CharacterModel &body = *draft.models.at(item->owner);
    strip.title = clipChangeWords(*most);
    // A second around the moment that changes most; all of a shorter clip.
    const double longest = std::max(most->secondsBefore, most->secondsAfter);
    const double stretch = std::min(longest, 1.0);
    const double begin = std::clamp(most->worstSeconds - stretch / 2, 0.0, longest - stretch);
    for (int i = 0; i < pictures; ++i) {
        const double seconds = begin + stretch * i / pictures;
        if (most->kind != ClipChange::Kind::Added)
            strip.before.push_back(posedPicture(body, packPose(body, before->model, most->clip, seconds), size));
        if (most->kind != ClipChange::Kind::Removed)
            strip.after.push_back(posedPicture(body, packPose(body, after->model, most->clip, seconds), size));
    }
    return strip;
}

} // namespace marrow
