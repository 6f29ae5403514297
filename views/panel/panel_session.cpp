#include "views/panel/panel_session.h"

#include "model/puppet/panel_tree.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <random>

namespace marrow {

namespace {

const QString kSnapshots = QStringLiteral("snapshots");
const QString kName = QStringLiteral("name");

struct Range
{
    double low;
    double high;
};

Range rangeOf(const Parameter &parameter)
{
    return {std::min(parameter.minimum, parameter.maximum), std::max(parameter.minimum, parameter.maximum)};
}

} // namespace

PanelSession::PanelSession(PuppetDocument *document, PuppetContext *puppet, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_puppet(puppet)
    , m_keys(parameterKeys(document->rig()))
    , m_influence(document->rig())
{
    connect(document, &PuppetDocument::committed, this, &PanelSession::onCommitted);
}

void PanelSession::onCommitted(const PuppetChangeSet &change)
{
    if (change.cause == PuppetChangeSet::Cause::Reset)
        return;
    // Nodes are known by their places, which an edit of the tree moves. What the file says is what a rigger edits then.
    if (change.has(PuppetChangeSet::Tree) || change.has(PuppetChangeSet::Opened)) {
        const auto unlisted = m_folds.find(kUnlisted);
        const std::optional<bool> open = unlisted == m_folds.end() ? std::nullopt : std::optional(unlisted->second);
        m_folds.clear();
        if (open)
            m_folds[kUnlisted] = *open;
        emit foldsChanged();
    }
}

std::vector<float> PanelSession::stops(std::uint32_t parameter) const
{
    if (const FloatArray *snaps = snapsOf(panel(), parameter); snaps && snaps->size() > 0)
        return {snaps->begin(), snaps->end()};
    return m_keys[parameter];
}

std::optional<std::set<std::uint32_t>> PanelSession::movingSelection(bool physics) const
{
    std::optional<std::set<std::uint32_t>> moving;
    for (const PuppetItem &item : m_puppet->selection()) {
        const std::vector<std::uint32_t> *parameters = nullptr;
        if (item.kind == PuppetItemKind::Mesh)
            parameters = &m_influence.ofMesh(item.index);
        else if (item.kind == PuppetItemKind::Deformer && item.index < rig().deformers.size())
            parameters = &m_influence.ofDeformer(item.index);
        else if (item.kind == PuppetItemKind::Part)
            parameters = &m_influence.ofPart(item.index);
        if (!parameters)
            continue;
        if (!moving)
            moving.emplace();
        moving->insert(parameters->begin(), parameters->end());
    }
    if (moving && physics) {
        const auto more = m_influence.throughPhysics({moving->begin(), moving->end()});
        moving->insert(more.begin(), more.end());
    }
    return moving;
}

float PanelSession::limited(std::uint32_t parameter, double value) const
{
    const Parameter &record = rig().parameters[parameter];
    const auto [low, high] = rangeOf(record);
    if (!std::isfinite(value))
        return shown(parameter);
    if (record.repeat() && high > low) {
        const double turns = std::floor((value - low) / (high - low));
        if (value < low || value > high)
            value -= turns * (high - low);
    }
    return static_cast<float>(std::clamp(value, low, high));
}

void PanelSession::setValue(std::uint32_t parameter, double value)
{
    if (!isLocked(parameter))
        m_puppet->setParameter(parameter, limited(parameter, value));
}

void PanelSession::resetValue(std::uint32_t parameter)
{
    if (!isLocked(parameter))
        m_puppet->setParameter(parameter, rig().parameters[parameter].defaultValue);
}

void PanelSession::resetAll()
{
    std::vector<std::pair<std::uint32_t, float>> values;
    for (std::uint32_t i = 0; i < rig().parameters.size(); ++i)
        values.emplace_back(i, rig().parameters[i].defaultValue);
    applyPose(values);
}

void PanelSession::randomPose(std::uint32_t seed)
{
    std::mt19937 random(seed);
    std::vector<std::pair<std::uint32_t, float>> values;
    for (std::uint32_t i = 0; i < rig().parameters.size(); ++i) {
        const auto [low, high] = rangeOf(rig().parameters[i]);
        const double part = static_cast<double>(random()) / static_cast<double>(std::mt19937::max());
        values.emplace_back(i, static_cast<float>(low + (high - low) * part));
    }
    applyPose(values);
}

void PanelSession::applyPose(const std::vector<std::pair<std::uint32_t, float>> &values)
{
    std::vector<float> all(rig().parameters.size());
    for (std::uint32_t i = 0; i < all.size(); ++i)
        all[i] = m_puppet->hostValue(i);
    for (const auto &[parameter, value] : values) {
        if (parameter < all.size() && !isLocked(parameter) && std::isfinite(value))
            all[parameter] = value;
    }
    m_puppet->setParameters(all);
}

std::vector<float> PanelSession::shownValues() const
{
    std::vector<float> values(rig().parameters.size());
    for (std::uint32_t i = 0; i < values.size(); ++i)
        values[i] = m_puppet->parameter(i);
    return values;
}

void PanelSession::beginDrag(std::uint32_t parameter)
{
    if (m_drags[parameter]++ == 0 && !isLocked(parameter))
        m_puppet->hold(parameter);
}

void PanelSession::endDrag(std::uint32_t parameter)
{
    const auto drag = m_drags.find(parameter);
    if (drag == m_drags.end() || --drag->second > 0)
        return;
    m_drags.erase(drag);
    if (!isLocked(parameter))
        m_puppet->release(parameter);
}

double PanelSession::step(std::uint32_t parameter) const
{
    const auto [low, high] = rangeOf(rig().parameters[parameter]);
    const double hundredth = (high - low) / 100;
    if (!(hundredth > 0))
        return 0.01;
    const double power = std::pow(10.0, std::floor(std::log10(hundredth)));
    const double digit = hundredth / power;
    return (digit < 1.5 ? 1 : digit < 3.5 ? 2 : digit < 7.5 ? 5 : 10) * power;
}

void PanelSession::setLocked(std::uint32_t parameter, bool locked)
{
    if (locked == isLocked(parameter))
        return;
    if (locked) {
        m_puppet->hold(parameter);
        m_locked.insert(parameter);
    } else {
        m_locked.erase(parameter);
        m_puppet->release(parameter);
    }
    emit locksChanged();
}

void PanelSession::unlockAll()
{
    for (const std::uint32_t parameter : std::exchange(m_locked, {}))
        m_puppet->release(parameter);
    emit locksChanged();
}

void PanelSession::setSnapping(bool on)
{
    if (on == m_snapping)
        return;
    m_snapping = on;
    emit snappingChanged(on);
}

bool PanelSession::isOpen(int node) const
{
    if (const auto fold = m_folds.find(node); fold != m_folds.end())
        return fold->second;
    return node < 0 || static_cast<std::size_t>(node) >= panel().nodes.size() || panel().nodes[static_cast<std::size_t>(node)].open;
}

void PanelSession::setOpen(int node, bool open)
{
    if (open == isOpen(node))
        return;
    m_folds[node] = open;
    emit foldsChanged();
}

void PanelSession::setAllOpen(bool open)
{
    m_folds.clear();
    m_folds[kUnlisted] = open;
    for (std::size_t i = 0; i < panel().nodes.size(); ++i) {
        if (panel().nodes[i].isGroup)
            m_folds[static_cast<int>(i)] = open;
    }
    emit foldsChanged();
}

void PanelSession::keepSnapshot(const QString &name)
{
    PoseSnapshot snapshot{name, {}};
    const std::vector<float> values = shownValues();
    for (std::uint32_t i = 0; i < values.size(); ++i)
        snapshot.values.emplace_back(i, values[i]);
    const auto old = std::find_if(m_snapshots.begin(), m_snapshots.end(), [&name](const PoseSnapshot &other) { return other.name == name; });
    if (old == m_snapshots.end())
        m_snapshots.push_back(std::move(snapshot));
    else
        *old = std::move(snapshot);
    emit snapshotsChanged();
}

void PanelSession::applySnapshot(const QString &name)
{
    for (const PoseSnapshot &snapshot : m_snapshots) {
        if (snapshot.name == name)
            return applyPose(snapshot.values);
    }
}

void PanelSession::renameSnapshot(const QString &from, const QString &to)
{
    if (from == to || to.trimmed().isEmpty())
        return;
    std::erase_if(m_snapshots, [&to](const PoseSnapshot &snapshot) { return snapshot.name == to; });
    for (PoseSnapshot &snapshot : m_snapshots) {
        if (snapshot.name == from)
            snapshot.name = to;
    }
    emit snapshotsChanged();
}

void PanelSession::removeSnapshot(const QString &name)
{
    std::erase_if(m_snapshots, [&name](const PoseSnapshot &snapshot) { return snapshot.name == name; });
    emit snapshotsChanged();
}

QString PanelSession::freeSnapshotName() const
{
    for (int number = 1;; ++number) {
        const QString name = tr("Pose %1").arg(number);
        if (std::none_of(m_snapshots.begin(), m_snapshots.end(), [&name](const PoseSnapshot &snapshot) { return snapshot.name == name; }))
            return name;
    }
}

QJsonObject PanelSession::snapshotsToJson() const
{
    QJsonArray list;
    for (const PoseSnapshot &snapshot : m_snapshots) {
        std::vector<float> values;
        for (const Parameter &parameter : rig().parameters)
            values.push_back(parameter.defaultValue);
        for (const auto &[parameter, value] : snapshot.values)
            values[parameter] = value;
        QJsonObject pose = poseToJson(rig(), values);
        pose.insert(kName, snapshot.name);
        list.append(pose);
    }
    return {{kSnapshots, list}};
}

void PanelSession::setSnapshotsFromJson(const QJsonObject &json)
{
    m_snapshots.clear();
    const QJsonArray list = json.value(kSnapshots).toArray();
    for (const QJsonValue &entry : list) {
        const QString name = entry.toObject().value(kName).toString();
        PoseValues pose = poseFromJson(rig(), entry.toObject());
        if (!name.isEmpty() && !pose.values.empty())
            m_snapshots.push_back({name, std::move(pose.values)});
    }
    emit snapshotsChanged();
}

bool PanelSession::run(const QString &command, const QJsonObject &args)
{
    const Result<void> done = m_document->execute(command, args);
    if (!done)
        emit commandFailed(done.error());
    return done.ok();
}

} // namespace marrow
