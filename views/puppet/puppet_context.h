#pragma once

#include "model/base/error.h"
#include "model/puppet/puppet_instance.h"

#include <QElapsedTimer>
#include <QImage>
#include <QList>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

enum class PuppetItemKind : std::uint8_t { Mesh, Deformer, Part, Parameter, PhysicsGroup, Collider, HitArea };

/// Something of a puppet that can be selected: its number in the rig's table of that kind. Rigs are never edited in place,
/// so a number names the same thing as long as the rig is shown.
struct PuppetItem
{
    PuppetItemKind kind = PuppetItemKind::Mesh;
    std::uint32_t index = 0;
    bool operator==(const PuppetItem &) const = default;
};

/// A texture page that cannot be shown.
struct PageFault
{
    std::uint32_t page = 0;
    Error error;
};

/// Something to light up on the canvas, by how much (0 to 1).
struct PuppetHighlight
{
    PuppetItem item;
    float amount = 1;
    bool operator==(const PuppetHighlight &) const = default;
};

class PuppetComparison;

/// What every view of one open puppet shares: the living puppet, the values that people set, the clock and the selection.
/// Canvas, parameter panel, play controls and inspector talk to it and never to each other. Times in seconds. GUI thread.
///
/// While the clock runs, the puppet is updated about sixty times a second and changes of values act with the next update.
/// While it stands, every change acts at once and time does not pass: players stay where they are, and parameters that
/// physics had moved keep what it gave them until somebody sets them.
class PuppetContext : public QObject
{
    Q_OBJECT

public:
    static constexpr double kMinTimeScale = 0.05;
    static constexpr double kMaxTimeScale = 4;
    static constexpr float kStepSeconds = 1.0f / 60.0f;

    /// Shows the defaults, clock standing, physics on, behaviours and advanced features off.
    explicit PuppetContext(std::shared_ptr<const PuppetRig> rig, QObject *parent = nullptr);
    ~PuppetContext() override;

    const PuppetRig &rig() const { return *m_rig; }
    const std::shared_ptr<const PuppetRig> &sharedRig() const { return m_rig; }
    /// Shows a copy of the rig with other numbers in its physics, and nothing else different: values, features, holds,
    /// selection and what plays stay, physics and simulations start anew. Emits rebuilt(): references into the old puppet are void.
    void setRig(std::shared_ptr<const PuppetRig> rig);

    /// For reading poses and for working the players (clips, expressions, behaviours, pose groups, wind, colours); call
    /// refresh() after working them. Parameters and advanced features are set here, in the context, only.
    PuppetInstance &puppet() { return *m_puppet; }
    const PuppetInstance &puppet() const { return *m_puppet; }
    const PuppetPose &pose() const { return m_puppet->pose(); }

    /// The texture pages, decoded by a worker from the first call on; empty until pagesReady(). A page that cannot be shown
    /// is a null image.
    const std::vector<QImage> &pages();
    /// Which pages cannot be shown, and why; known with pagesReady().
    const std::vector<PageFault> &pageFaults() const { return m_pageFaults; }
    /// The same pose without advanced features, beside this one. Lives as long as the context.
    PuppetComparison &comparison() { return *m_comparison; }

    // Parameters. Numbers must be in range.

    /// The value on show: what a person set, as layered over by clips, expressions, behaviours and physics.
    float parameter(std::uint32_t parameter) const;
    /// The value that a person set, under all layers.
    float hostValue(std::uint32_t parameter) const { return m_puppet->hostValue(parameter); }
    void setParameter(std::uint32_t parameter, float value);
    /// One value a parameter.
    void setParameters(std::span<const float> values);
    void resetParameters();
    /// Between hold and release the parameter shows what setParameter gave it, whatever clips, expressions,
    /// behaviours and physics write. Holding starts with the value on show. For the time of a drag.
    void hold(std::uint32_t parameter);
    void release(std::uint32_t parameter);
    bool isHeld(std::uint32_t parameter) const { return m_held[parameter] != 0; }

    // The clock.

    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    double timeScale() const { return m_timeScale; }
    void setTimeScale(double scale);
    /// Pauses, then lets this much time pass.
    void step(float seconds = kStepSeconds);
    /// Lets time pass as the running clock does, by so much of real time.
    void advance(double realSeconds);
    /// Physics and simulations start anew, clips of all layers start at 0; values stay.
    void restart();
    /// After the players were worked from outside: shows the effect at once if the clock stands.
    void refresh();
    /// Seconds that have passed for the puppet since it was made or restarted.
    double elapsed() const { return m_elapsed; }

    // What takes part.

    /// UpdateStage bits that updates run. Leaving physics or simulations out freezes them.
    std::uint32_t stages() const { return m_stages; }
    void setStages(std::uint32_t stages);
    bool physicsEnabled() const { return (m_stages & kPhysicsStage) != 0; }
    void setPhysicsEnabled(bool enabled);
    /// Physics at rest for the present values.
    void stabilizePhysics();
    std::uint32_t availableFeatures() const { return m_puppet->advancedMode().available(); }
    std::uint32_t features() const { return m_puppet->advancedMode().enabled(); }
    /// advanced::k… bits; what the puppet does not offer is ignored. Simulations start anew.
    void setFeatures(std::uint32_t bits);
    void resetSimulations();
    /// Canvas pixels / s², y down; acts on physics (in its own units) and simulations respectively.
    void setPhysicsWind(float x, float y);
    void setSimulationWind(float x, float y);
    float simulationWindX() const { return m_simulationWind[0]; }
    float simulationWindY() const { return m_simulationWind[1]; }

    // Selection: in the order of choosing, the last is the current one, nothing twice.

    const QList<PuppetItem> &selection() const { return m_selection; }
    bool isSelected(const PuppetItem &item) const { return m_selection.contains(item); }
    /// Drops items that are out of range.
    void setSelection(QList<PuppetItem> items);
    void select(const PuppetItem &item) { setSelection({item}); }
    void toggleSelected(const PuppetItem &item);
    void clearSelection() { setSelection({}); }
    /// Under the pointer, in the canvas or a list; at most one.
    const QList<PuppetItem> &hovered() const { return m_hovered; }
    void setHovered(const QList<PuppetItem> &items);
    /// What the canvas lights up beside selection and hover, such as everything that a parameter moves.
    const QList<PuppetHighlight> &highlights() const { return m_highlights; }
    void setHighlights(const QList<PuppetHighlight> &highlights);
    /// "Hair front", or the id where there is no name, or the kind and number where there is neither.
    QString nameOf(const PuppetItem &item) const;

signals:
    /// The pose may have changed; not emitted for updates that left it as it was.
    void posed();
    /// Values on show or set by people may have changed.
    void parametersChanged();
    void selectionChanged();
    void hoveredChanged();
    void highlightsChanged();
    void pagesReady();
    void playingChanged(bool playing);
    /// Time scale, stages, features, wind.
    void settingsChanged();
    /// An update passed events of clips; see puppet().events().
    void eventsPassed();
    /// Time has passed (every update of the running clock, also when nothing moved).
    void ticked();
    /// puppet() is another one.
    void rebuilt();

private:
    void tick();
    void makePuppet();
    void update(float seconds);
    void freeze();
    void thaw(std::uint32_t parameter);
    void thawAll();
    void report();
    bool exists(const PuppetItem &item) const;

    std::shared_ptr<const PuppetRig> m_rig;
    std::unique_ptr<PuppetInstance> m_puppet;
    std::vector<std::uint8_t> m_held;
    std::vector<std::uint8_t> m_frozen; ///< what physics gave while the clock stood
    std::vector<std::uint32_t> m_physicsOutputs;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_timeScale = 1;
    double m_elapsed = 0;
    std::uint32_t m_stages = kAllStages;
    float m_physicsWind[2] = {0, 0};
    float m_simulationWind[2] = {0, 0};
    QList<PuppetItem> m_selection;
    QList<PuppetItem> m_hovered;
    QList<PuppetHighlight> m_highlights;
    bool m_decoding = false;
    std::vector<QImage> m_pages;
    std::vector<PageFault> m_pageFaults;
    std::unique_ptr<PuppetComparison> m_comparison;

    /// As of the last signals.
    struct ShownPose
    {
        std::vector<float> vertices, opacity;
        std::vector<Rgb> multiply, screen;
        std::vector<CompositeState> composites;
        std::vector<std::int32_t> renderCommands;
        bool takeOver(const PuppetPose &pose);
    };
    ShownPose m_shownPose;
    std::vector<float> m_shownValues;
    std::vector<float> m_shownHostValues;
};

} // namespace marrow
