#include "views/puppet/puppet_context.h"

#include "model/puppet/texture_image.h"
#include "views/puppet/puppet_comparison.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace marrow {

namespace {

constexpr int kFrameMs = 16;
constexpr double kLongestStepSeconds = 0.25; // a window that was frozen goes on where it stood instead of jumping
constexpr float kLongerThanFades = 3600.0f;

/// Copies and tells whether anything was different, bit by bit.
template <class T>
bool takeOver(std::vector<T> &shown, std::span<const T> now)
{
    static_assert(std::is_trivially_copyable_v<T>);
    if (shown.size() == now.size() && (now.empty() || std::memcmp(shown.data(), now.data(), now.size_bytes()) == 0))
        return false;
    shown.assign(now.begin(), now.end());
    return true;
}

} // namespace

bool PuppetContext::ShownPose::takeOver(const PuppetPose &pose)
{
    bool changed = marrow::takeOver<float>(vertices, pose.vertices);
    changed |= marrow::takeOver<float>(opacity, pose.opacity);
    changed |= marrow::takeOver<Rgb>(multiply, pose.multiply);
    changed |= marrow::takeOver<Rgb>(screen, pose.screen);
    changed |= marrow::takeOver<CompositeState>(composites, pose.composites);
    changed |= marrow::takeOver<std::int32_t>(renderCommands, pose.renderCommands);
    return changed;
}

PuppetContext::PuppetContext(std::shared_ptr<const PuppetRig> rig, QObject *parent)
    : QObject(parent)
    , m_rig(std::move(rig))
    , m_held(m_rig->parameters.size(), 0)
    , m_frozen(m_rig->parameters.size(), 0)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kFrameMs);
    connect(&m_timer, &QTimer::timeout, this, &PuppetContext::tick);
    makePuppet();
    takeOver<float>(m_shownValues, m_puppet->current());
    takeOver<float>(m_shownHostValues, m_puppet->hostValues());
    m_shownPose.takeOver(m_puppet->pose());
    m_comparison = std::make_unique<PuppetComparison>(*this);
}

PuppetContext::~PuppetContext() = default;

const std::vector<QImage> &PuppetContext::pages()
{
    if (m_decoding)
        return m_pages;
    m_decoding = true;
    auto *watcher = new QFutureWatcher<std::vector<Result<QImage>>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        const std::vector<Result<QImage>> decoded = watcher->result();
        for (std::uint32_t page = 0; page < decoded.size(); ++page) {
            m_pages.push_back(decoded[page] ? *decoded[page] : QImage());
            if (!decoded[page])
                m_pageFaults.push_back({page, decoded[page].error()});
        }
        watcher->deleteLater();
        emit pagesReady();
    });
    watcher->setFuture(QtConcurrent::run([rig = m_rig] { return decodeEachTexture(rig->textures); }));
    return m_pages;
}

void PuppetContext::makePuppet()
{
    m_puppet = std::make_unique<PuppetInstance>(m_rig);
    m_puppet->behaviors().setEnabled(0);
    m_physicsOutputs.clear();
    for (const PhysicsGroup &group : m_rig->physics.groups) {
        for (const PhysicsOutput &output : group.outputs)
            m_physicsOutputs.push_back(output.parameter);
    }
    std::sort(m_physicsOutputs.begin(), m_physicsOutputs.end());
    m_physicsOutputs.erase(std::unique(m_physicsOutputs.begin(), m_physicsOutputs.end()), m_physicsOutputs.end());
}

void PuppetContext::setRig(std::shared_ptr<const PuppetRig> rig)
{
    const std::unique_ptr<PuppetInstance> old = std::move(m_puppet);
    m_rig = std::move(rig);
    makePuppet();
    for (std::uint32_t i = 0; i < m_rig->parameters.size(); ++i) {
        m_puppet->setParameter(i, old->hostValue(i));
        if (m_held[i])
            m_puppet->pinParameter(i, old->hostValue(i));
    }
    std::fill(m_frozen.begin(), m_frozen.end(), std::uint8_t{0});
    // The copy differs in its physics alone: what plays goes on where it stood, and a part that was chosen stays.
    m_puppet->clips() = std::move(old->clips());
    m_puppet->expressions() = std::move(old->expressions());
    m_puppet->behaviors() = std::move(old->behaviors());
    for (std::uint32_t group = 0; group < m_rig->pose.groups.size(); ++group)
        m_puppet->poseGroups().show(group, old->poseGroups().shown(group));
    m_puppet->poseGroups().update(kLongerThanFades);
    m_puppet->setAdvancedFeatures(old->advancedMode().enabled());
    m_puppet->physics().setWind(m_physicsWind[0], m_physicsWind[1]);
    m_puppet->advancedMode().setWind(m_simulationWind[0], m_simulationWind[1]);
    m_puppet->update(0.0f, m_stages);
    emit rebuilt();
    report();
}

float PuppetContext::parameter(std::uint32_t parameter) const
{
    return isHeld(parameter) ? hostValue(parameter) : m_puppet->current()[parameter];
}

void PuppetContext::setParameter(std::uint32_t parameter, float value)
{
    m_puppet->setParameter(parameter, value);
    thaw(parameter);
    if (isHeld(parameter))
        m_puppet->pinParameter(parameter, value);
    refresh();
}

void PuppetContext::setParameters(std::span<const float> values)
{
    for (std::uint32_t i = 0; i < values.size(); ++i) {
        m_puppet->setParameter(i, values[i]);
        thaw(i);
        if (isHeld(i))
            m_puppet->pinParameter(i, values[i]);
    }
    refresh();
}

void PuppetContext::resetParameters()
{
    std::vector<float> values;
    for (const Parameter &parameter : m_rig->parameters)
        values.push_back(parameter.defaultValue);
    setParameters(values);
}

void PuppetContext::hold(std::uint32_t parameter)
{
    if (isHeld(parameter))
        return;
    const float value = m_puppet->current()[parameter];
    m_held[parameter] = 1;
    m_frozen[parameter] = 0;
    m_puppet->setParameter(parameter, value);
    m_puppet->pinParameter(parameter, value);
}

void PuppetContext::release(std::uint32_t parameter)
{
    if (!isHeld(parameter))
        return;
    m_held[parameter] = 0;
    m_puppet->unpinParameter(parameter);
    refresh();
}

void PuppetContext::setPlaying(bool playing)
{
    if (playing == isPlaying())
        return;
    if (playing) {
        thawAll();
        m_clock.start();
        m_timer.start();
    } else {
        m_timer.stop();
        freeze();
    }
    emit playingChanged(playing);
}

void PuppetContext::setTimeScale(double scale)
{
    m_timeScale = std::clamp(scale, kMinTimeScale, kMaxTimeScale);
    emit settingsChanged();
}

void PuppetContext::step(float seconds)
{
    setPlaying(false);
    thawAll();
    update(seconds);
    freeze();
}

void PuppetContext::advance(double realSeconds)
{
    update(static_cast<float>(std::min(realSeconds, kLongestStepSeconds) * m_timeScale));
}

void PuppetContext::tick()
{
    const double seconds = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
    m_clock.start();
    advance(seconds);
}

void PuppetContext::update(float seconds)
{
    m_elapsed += static_cast<double>(seconds);
    m_puppet->update(seconds, m_stages);
    report();
    if (!m_puppet->events().empty())
        emit eventsPassed();
    emit ticked();
}

void PuppetContext::restart()
{
    m_elapsed = 0;
    for (std::uint32_t layer = 0; layer < ClipLayers::kCount; ++layer) {
        if (const ClipPlayer *player = m_puppet->clips().layer(layer); player && player->current() >= 0)
            m_puppet->clips().seek(layer, 0.0f);
    }
    m_puppet->physics().reset();
    m_puppet->advancedMode().resetSimulations();
    thawAll();
    if (!isPlaying()) {
        m_puppet->update(0.0f, m_stages);
        report();
    }
    emit ticked();
}

void PuppetContext::refresh()
{
    if (!isPlaying())
        m_puppet->update(0.0f, m_stages);
    report();
}

/// What physics gave stays while time stands: an update of no time would write nothing and show the values underneath.
void PuppetContext::freeze()
{
    if (!physicsEnabled())
        return;
    for (const std::uint32_t parameter : m_physicsOutputs) {
        if (isHeld(parameter))
            continue;
        m_frozen[parameter] = 1;
        m_puppet->pinParameter(parameter, m_puppet->current()[parameter]);
    }
}

void PuppetContext::thaw(std::uint32_t parameter)
{
    if (!m_frozen[parameter])
        return;
    m_frozen[parameter] = 0;
    m_puppet->unpinParameter(parameter);
}

void PuppetContext::thawAll()
{
    for (const std::uint32_t parameter : m_physicsOutputs)
        thaw(parameter);
}

void PuppetContext::report()
{
    const bool moved = m_shownPose.takeOver(m_puppet->pose());
    bool changed = takeOver<float>(m_shownValues, m_puppet->current());
    changed |= takeOver<float>(m_shownHostValues, m_puppet->hostValues());
    if (changed)
        emit parametersChanged();
    if (moved)
        emit posed();
}

void PuppetContext::setStages(std::uint32_t stages)
{
    if (stages == m_stages)
        return;
    const bool physicsWasOn = physicsEnabled();
    m_stages = stages;
    if (physicsWasOn && !physicsEnabled())
        thawAll();
    refresh();
    emit settingsChanged();
}

void PuppetContext::setPhysicsEnabled(bool enabled)
{
    setStages(enabled ? m_stages | kPhysicsStage : m_stages & ~std::uint32_t{kPhysicsStage});
}

void PuppetContext::stabilizePhysics()
{
    thawAll();
    if (!isPlaying())
        m_puppet->update(0.0f, m_stages);
    m_puppet->stabilizePhysics();
    if (!isPlaying())
        freeze();
    report();
}

void PuppetContext::setFeatures(std::uint32_t bits)
{
    m_puppet->setAdvancedFeatures(bits);
    refresh();
    emit settingsChanged();
}

void PuppetContext::resetSimulations()
{
    m_puppet->advancedMode().resetSimulations();
    refresh();
}

void PuppetContext::setPhysicsWind(float x, float y)
{
    m_physicsWind[0] = x;
    m_physicsWind[1] = y;
    m_puppet->physics().setWind(x, y);
    emit settingsChanged();
}

void PuppetContext::setSimulationWind(float x, float y)
{
    m_simulationWind[0] = x;
    m_simulationWind[1] = y;
    m_puppet->advancedMode().setWind(x, y);
    emit settingsChanged();
}

} // namespace marrow
