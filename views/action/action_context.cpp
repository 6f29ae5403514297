#include "views/action/action_context.h"

#include "model/character/humanoid_rest.h"
#include "model/commands/action_commands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kShownAtLeast = 1.5; ///< seconds
constexpr float kMoved = 1e-5F;       ///< what a gesture must change to count
const QString kKeysMark = QStringLiteral("marrowActionKeys");
const QString kPoseMark = QStringLiteral("marrowHumanoidPose");

QJsonObject clipboard(const QString &mark)
{
    const QJsonObject json = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).object();
    return json.contains(mark) ? json : QJsonObject();
}

void toClipboard(const QJsonObject &json)
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
}

/// The pose of a key as copied, laid over `pose`.
HumanoidPose laidOver(HumanoidPose pose, const QJsonObject &json)
{
    const QJsonObject joints = json.value(QStringLiteral("joints")).toObject();
    for (auto it = joints.begin(); it != joints.end(); ++it) {
        const int joint = humanoidJoint(it.key());
        const QJsonArray row = it.value().toArray();
        if (joint < 1 || row.size() != 4)
            continue;
        const Eigen::Quaternionf rotation(static_cast<float>(row[3].toDouble()), static_cast<float>(row[0].toDouble()), static_cast<float>(row[1].toDouble()),
                                          static_cast<float>(row[2].toDouble()));
        if (std::isfinite(rotation.norm()) && rotation.norm() > 0.5F)
            pose.rotations[static_cast<std::size_t>(joint)] = rotation.normalized();
    }
    const QJsonArray hips = json.value(QStringLiteral("hips")).toArray();
    if (hips.size() == 3)
        pose.hipsOffset = {static_cast<float>(hips[0].toDouble()), static_cast<float>(hips[1].toDouble()), static_cast<float>(hips[2].toDouble())};
    return pose;
}

} // namespace

HumanoidFigure usualDoll()
{
    // The doll is made of the joints it is asked for, so this cannot fail.
    return *HumanoidFigure::of(std::make_shared<const CharacterModel>(mannequin(standardHumanoidRest())));
}

ActionContext::ActionContext(ActionDocument *document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_figure(usualDoll())
    , m_skeleton(skeletonOf(m_figure.rest()))
{
    connect(document, &ActionDocument::committed, this, [this] {
        refreshRange();
        refreshPose();
    });
    connect(&m_playback, &Playback::timeChanged, this, [this] {
        m_preview.reset();
        refreshPose();
        emit frameChanged();
    });
    connect(&m_playback, &Playback::playingChanged, this, [this](bool playing) {
        if (!playing) // a frame is in hand again, not a place between two
            setFrame(frame());
    });
    refreshRange();
    refreshPose();
}

void ActionContext::setFigure(const HumanoidFigure &figure)
{
    m_figure = figure;
    m_skeleton = skeletonOf(figure.rest());
    m_preview.reset();
    refreshPose();
    emit figureChanged();
}

double ActionContext::place() const
{
    return m_playback.time() * action().fps / 1000;
}

int ActionContext::frame() const
{
    return std::clamp(static_cast<int>(std::lround(place())), 0, kMaxHandKeyedFrame);
}

void ActionContext::setFrame(int frame)
{
    m_playback.setTime(std::clamp(frame, 0, kMaxHandKeyedFrame) * 1000.0 / action().fps);
}

int ActionContext::shownEnd() const
{
    return std::max(action().endFrame(), static_cast<int>(std::lround(kShownAtLeast * action().fps)));
}

bool ActionContext::hasKey(int frame) const
{
    return std::any_of(action().keys.begin(), action().keys.end(), [frame](const HandKey &key) { return key.frame == frame; });
}

std::optional<int> ActionContext::nextKey(int direction) const
{
    std::optional<int> found;
    for (const HandKey &key : action().keys) {
        if (direction > 0 && key.frame > frame())
            return key.frame;
        if (direction < 0 && key.frame < frame())
            found = key.frame;
    }
    return found;
}

std::vector<HumanoidPose> ActionContext::neighbours() const
{
    std::vector<HumanoidPose> poses;
    for (const int direction : {-1, 1}) {
        if (const auto key = nextKey(direction))
            poses.push_back(handKeyedPose(action(), *key));
    }
    return poses;
}

void ActionContext::refreshRange()
{
    m_playback.setRange(0, std::max(1, action().endFrame()) * 1000.0 / action().fps);
    m_playback.setMode(action().loop ? Playback::Mode::Loop : Playback::Mode::Once);
}

void ActionContext::refreshPose()
{
    m_pose = m_preview ? *m_preview : handKeyedPose(action(), m_playback.isPlaying() ? place() : frame());
    m_handles = poseOf(m_skeleton, m_figure.rest(), m_pose);
    emit poseChanged();
}

void ActionContext::setPreview(const HumanoidPose &pose)
{
    m_preview = pose;
    refreshPose();
}

void ActionContext::clearPreview()
{
    if (!m_preview)
        return;
    m_preview.reset();
    refreshPose();
}

void ActionContext::commitPreview()
{
    if (!m_preview)
        return;
    const HumanoidPose pose = *m_preview;
    m_preview.reset();
    edit(pose);
    refreshPose();
}

QJsonObject ActionContext::difference(const HumanoidPose &to) const
{
    const HumanoidPose from = handKeyedPose(action(), frame());
    HandKey changed;
    for (std::size_t joint = 1; joint < to.rotations.size(); ++joint) {
        if ((from.rotations[joint].conjugate() * to.rotations[joint]).vec().norm() > kMoved)
            changed.rotations[joint] = to.rotations[joint];
    }
    if ((to.hipsOffset - from.hipsOffset).norm() > kMoved)
        changed.hips = to.hipsOffset;
    changed.frame = frame();
    const bool nothing = !changed.hips && std::none_of(changed.rotations.begin(), changed.rotations.end(), [](const auto &rotation) { return rotation.has_value(); });
    return nothing ? QJsonObject() : handKeyToJson(changed);
}

void ActionContext::edit(const HumanoidPose &pose)
{
    if (const QJsonObject args = difference(pose); !args.isEmpty())
        run(QStringLiteral("action.setPose"), args);
}

std::optional<int> ActionContext::activeJoint() const
{
    const std::vector<int> &joints = m_document->selection().joints;
    return joints.empty() ? std::nullopt : std::optional(joints.back());
}

void ActionContext::pick(int joint, bool add)
{
    ActionSelection selection = m_document->selection();
    if (!add)
        selection.joints.clear();
    const auto known = std::find(selection.joints.begin(), selection.joints.end(), joint);
    if (known != selection.joints.end())
        selection.joints.erase(known);
    else if (joint > 0)
        selection.joints.push_back(joint);
    m_document->setSelection(selection);
}

void ActionContext::keyHere()
{
    run(QStringLiteral("action.setPose"), QJsonObject{{"frame", frame()}});
    ActionSelection selection = m_document->selection();
    selection.frames = {frame()};
    m_document->setSelection(selection);
}

void ActionContext::removeKeys()
{
    std::vector<int> frames = m_document->selection().frames;
    if (frames.empty() && hasKey(frame()))
        frames = {frame()};
    if (!frames.empty())
        run(QStringLiteral("action.removeKeys"), QJsonObject{{"frames", QJsonArray::fromVariantList(QVariantList(frames.begin(), frames.end()))}});
}

void ActionContext::copyKeys() const
{
    const std::vector<int> &frames = m_document->selection().frames;
    QJsonArray keys;
    for (const HandKey &key : action().keys) {
        if (std::binary_search(frames.begin(), frames.end(), key.frame) || (frames.empty() && key.frame == frame()))
            keys.append(handKeyToJson(key));
    }
    if (!keys.isEmpty())
        toClipboard({{kKeysMark, 1}, {"keys", keys}});
}

bool ActionContext::canPasteKeys() const
{
    return !clipboard(kKeysMark).isEmpty();
}

void ActionContext::pasteKeys()
{
    QJsonArray keys = clipboard(kKeysMark).value(QStringLiteral("keys")).toArray();
    if (keys.isEmpty())
        return;
    const auto first = keys.first().toObject().value(QStringLiteral("frame")).toInteger();
    for (qsizetype i = 0; i < keys.size(); ++i) {
        QJsonObject key = keys.at(i).toObject();
        key.insert(QStringLiteral("frame"), key.value(QStringLiteral("frame")).toInteger() - first + frame());
        keys.replace(i, key);
    }
    run(QStringLiteral("action.pasteKeys"), QJsonObject{{"keys", keys}});
}

void ActionContext::copyPose() const
{
    QJsonObject json = handKeyToJson(wholeKey(frame(), m_pose), m_document->selection().joints);
    json.insert(kPoseMark, 1);
    toClipboard(json);
}

bool ActionContext::canPastePose() const
{
    return !clipboard(kPoseMark).isEmpty();
}

void ActionContext::pastePose(bool mirrored)
{
    const QJsonObject json = clipboard(kPoseMark);
    if (json.isEmpty())
        return;
    // Mirrored, the pose is laid over what a mirror shows now, so that joints it lacks stay as they are.
    edit(mirrored ? mirroredPose(laidOver(mirroredPose(m_pose), json)) : laidOver(m_pose, json));
}

void ActionContext::flipPose()
{
    edit(mirroredPose(m_pose));
}

void ActionContext::resetJoints(bool all)
{
    HumanoidPose pose = m_pose;
    if (all) {
        pose = HumanoidPose();
    } else {
        for (const int joint : m_document->selection().joints) {
            pose.rotations[static_cast<std::size_t>(joint)].setIdentity();
            if (joint == 1)
                pose.hipsOffset.setZero();
        }
    }
    edit(pose);
}

void ActionContext::closeLoop()
{
    if (action().keys.empty())
        return;
    const int end = action().endFrame();
    HandKey key = wholeKey(end, handKeyedPose(action(), action().keys.front().frame));
    if (end > 0)
        run(QStringLiteral("action.pasteKeys"), QJsonObject{{"keys", QJsonArray{handKeyToJson(key)}}});
}

void ActionContext::run(const QString &command, const QJsonObject &args)
{
    if (const Result<void> done = m_document->execute(command, args); !done)
        emit commandFailed(done.error());
}

} // namespace marrow
