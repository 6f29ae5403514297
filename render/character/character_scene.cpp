#include "render/character/character_scene.h"

#include "render/character/figure_skeleton.h"

#include <algorithm>
#include <set>

namespace marrow {

namespace {

constexpr std::size_t kSamples = 2400; ///< of all figures together, for the shadow

} // namespace

CharacterScene::CharacterScene(Qt3DCore::QEntity *parent, Stage &stage)
    : m_parent(parent)
    , m_stage(stage)
    , m_materials(parent)
{
}

CharacterScene::Key CharacterScene::keyOf(std::size_t figure) const
{
    return {m_figures[figure].model.get(), m_figures[figure].pose.changesSurface() ? static_cast<int>(figure) : -1};
}

void CharacterScene::setFigures(std::vector<CharacterFigure> figures)
{
    const auto before = std::exchange(m_figures, std::move(figures));
    bool same = before.size() == m_figures.size();
    for (std::size_t i = 0; same && i < before.size(); ++i)
        same = before[i].model == m_figures[i].model && before[i].pose.changesSurface() == m_figures[i].pose.changesSurface();
    const bool sameFirst = !before.empty() && !m_figures.empty() && before.front().model == m_figures.front().model;
    if (!same)
        makeGroups();
    if (!sameFirst)
        updateSkeleton();
    if (!same && !m_figures.empty())
        updateFloor();
    poseGroups();
    updateShadow();
}

void CharacterScene::makeGroups()
{
    std::map<Key, Kind> kept;
    const std::size_t share = std::max<std::size_t>(24, kSamples / std::max<std::size_t>(1, m_figures.size()));
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const Key key = keyOf(i);
        if (kept.contains(key))
            continue;
        Kind &kind = kept[key];
        if (auto old = m_groups.find(key); old != m_groups.end()) {
            kind = std::move(old->second);
        } else {
            kind.group = std::make_unique<FigureGroup>(m_parent, m_materials, m_figures[i].model);
            kind.group->setOptions(m_options);
            // Whoever gets a group of its own, be it for a face of its own, is coloured by joint as before.
            kind.group->setNodeColors(nodeColors(*key.first, figureSkeleton(*key.first)));
        }
        kind.sample = FigureSample(*m_figures[i].model, kind.group->parts(), share);
    }
    std::set<const CharacterModel *> used;
    for (const auto &[key, kind] : kept)
        used.insert(key.first);
    m_groups.swap(kept);
    for (auto &[key, kind] : kept) {
        const CharacterModel *model = key.first;
        const std::shared_ptr<const CharacterModel> alive = kind.group ? kind.group->model() : nullptr;
        kind.group.reset();
        if (alive && !used.contains(model))
            m_materials.forget(model);
    }
}

void CharacterScene::poseGroups()
{
    std::map<Key, std::vector<const CharacterFigure *>> members;
    for (std::size_t i = 0; i < m_figures.size(); ++i)
        members[keyOf(i)].push_back(&m_figures[i]);
    for (auto &[key, kind] : m_groups)
        kind.group->setFigures(members[key]);
}

void CharacterScene::updateSkeleton()
{
    m_skeleton = Skeleton();
    if (m_figures.empty())
        return;
    m_skeleton = figureSkeleton(*m_figures.front().model);
}

void CharacterScene::updateFloor()
{
    Eigen::AlignedBox3f box;
    Eigen::AlignedBox3f standing;
    for (const CharacterFigure &figure : m_figures)
        standing.extend(Eigen::Vector3f(figure.placement.translation()));
    const CharacterModel &model = *m_figures.front().model;
    box = posedBounds(model, bindPose(model));
    if (box.isEmpty())
        return;
    const float height = std::max(box.sizes().maxCoeff(), 1e-6F);
    m_unit = height / 40;
    // Characters stand at the origin; what floats or was left somewhere gets its floor where it is.
    m_floor = std::abs(box.min().y()) < height * 0.1F ? 0.0F : box.min().y();
    m_stage.setFloor({{box.center().x() + standing.center().x(), m_floor, box.center().z() + standing.center().z()},
                      std::max(height, standing.sizes().maxCoeff() + height)});
}

void CharacterScene::updateShadow()
{
    if (m_figures.empty()) {
        m_stage.setShadow({}, {}, 0);
        return;
    }
    std::vector<Eigen::Vector3f> points;
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const Kind &kind = m_groups.at(keyOf(i));
        const CharacterFigure &figure = m_figures[i];
        const bool posed = figure.pose.worlds.size() == figure.model->nodes.size();
        kind.sample.place(*figure.model, kind.group->parts(), posed ? figure.pose : bindPose(*figure.model), figure.placement, points);
    }
    for (Eigen::Vector3f &point : points)
        point.y() -= m_floor;
    const FloorShadow shadow = figureShadow(points, m_unit * 40, m_figures.size() > 4 ? 256 : 96);
    // Just below the floor, or it would fight with the soles.
    m_stage.setShadow(shadow.picture, shadow.area, m_floor - m_unit * 0.02F);
}

void CharacterScene::setOptions(const ViewOptions &options)
{
    m_options = options;
    m_materials.setLook(options.character, options.theme);
    for (auto &[key, kind] : m_groups)
        kind.group->setOptions(options);
}

void CharacterScene::setWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights)
{
    for (auto &[key, kind] : m_groups) {
        if (!m_figures.empty() && key.first == m_figures.front().model.get())
            kind.group->setWeights(part, joints, weights);
    }
}

std::vector<Eigen::Affine3f> CharacterScene::jointWorlds() const
{
    std::vector<Eigen::Affine3f> worlds;
    if (m_figures.empty())
        return worlds;
    const CharacterFigure &figure = m_figures.front();
    const bool posed = figure.pose.worlds.size() == figure.model->nodes.size();
    const std::vector<Eigen::Matrix4f> all = posed ? figure.pose.worlds : modelWorlds(*figure.model);
    for (const Joint &joint : m_skeleton.joints())
        worlds.push_back(figure.placement * Eigen::Affine3f(all[joint.id]));
    return worlds;
}

std::vector<Eigen::AlignedBox3f> CharacterScene::boxes() const
{
    std::vector<Eigen::AlignedBox3f> boxes;
    std::map<const CharacterModel *, Eigen::AlignedBox3f> bindBoxes;
    for (const CharacterFigure &figure : m_figures) {
        const bool posed = figure.pose.worlds.size() == figure.model->nodes.size();
        if (m_figures.size() <= 4) {
            const ModelPose pose = posed ? figure.pose : bindPose(*figure.model);
            for (const ModelPart &part : modelParts(*figure.model)) {
                Eigen::AlignedBox3f box;
                for (const Eigen::Vector3f &position : posedPositions(*figure.model, pose, part))
                    box.extend(Eigen::Vector3f(figure.placement * position));
                boxes.push_back(box);
            }
            continue;
        }
        const auto [at, fresh] = bindBoxes.try_emplace(figure.model.get());
        if (fresh)
            at->second = posedBounds(*figure.model, bindPose(*figure.model));
        Eigen::AlignedBox3f box;
        for (int corner = 0; corner < 8 && !at->second.isEmpty(); ++corner)
            box.extend(Eigen::Vector3f(figure.placement * at->second.corner(static_cast<Eigen::AlignedBox3f::CornerType>(corner))));
        boxes.push_back(box);
    }
    return boxes;
}

std::size_t CharacterScene::entityCount() const
{
    std::size_t count = 0;
    for (const auto &[key, kind] : m_groups)
        count += kind.group->entityCount();
    return count;
}

} // namespace marrow
