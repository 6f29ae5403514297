#include "views/puppet/feature_list.h"

#include <QCheckBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr std::uint32_t kBits[] = {advanced::kSkin, advanced::kExactLinks, advanced::kSimulation, advanced::kCollision};
constexpr const char *kNames[] = {"featureSkin", "featureLinks", "featureSimulation", "featureCollision"};

} // namespace

FeatureList::FeatureList(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        m_boxes[i] = new QCheckBox(this);
        m_boxes[i]->setObjectName(kNames[i]);
        layout->addWidget(m_boxes[i]);
        connect(m_boxes[i], &QCheckBox::clicked, this, [this, bit = kBits[i]](bool on) { toggle(bit, on); });
    }
    retranslate();
}

void FeatureList::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    if (context) {
        connect(context, &PuppetContext::settingsChanged, this, &FeatureList::refresh);
        connect(context, &PuppetContext::rebuilt, this, &FeatureList::retranslate);
    }
    retranslate();
}

void FeatureList::toggle(std::uint32_t bit, bool on)
{
    if (!m_context)
        return;
    std::uint32_t bits = on ? m_context->features() | bit : m_context->features() & ~bit;
    if (on && bit == advanced::kCollision) // which is nothing without a simulation
        bits |= advanced::kSimulation;
    m_context->setFeatures(bits);
    refresh();
}

void FeatureList::refresh()
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QSignalBlocker block(m_boxes[i]);
        m_boxes[i]->setEnabled(m_context && (m_context->availableFeatures() & kBits[i]) != 0);
        m_boxes[i]->setChecked(m_context && (m_context->features() & kBits[i]) != 0);
    }
}

void FeatureList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FeatureList::retranslate()
{
    const PuppetRig empty;
    const PuppetRig &rig = m_context ? m_context->rig() : empty;
    std::size_t particles = 0;
    for (const Simulation &simulation : rig.simulations.simulations)
        particles += simulation.invMass.size();
    const QString names[] = {tr("Skinning"), tr("Exact links"), tr("Simulation"), tr("Collision")};
    const QString counts[] = {tr("%n skins", nullptr, static_cast<int>(rig.skins.skins.size())),
                              tr("%n arcs", nullptr, static_cast<int>(rig.bones.arcs.size())),
                              tr("%n particles", nullptr, static_cast<int>(particles)),
                              tr("%n colliders", nullptr, static_cast<int>(rig.colliders.colliders.size()))};
    const QString offers[] = {tr("Meshes follow the bones exactly between the keys instead of along straight lines"),
                              tr("Joints travel on circles between the keys instead of along straight lines"),
                              tr("Cloth is simulated; the parameters it takes over rest at their defaults"),
                              tr("Cloth is kept out of the colliders; needs the simulation")};
    const QString lacks[] = {tr("The puppet has no skins"), tr("The puppet has no exact links"), tr("The puppet has no simulation"),
                             tr("No simulation of the puppet has colliders")};
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const bool offered = m_context && (m_context->availableFeatures() & kBits[i]) != 0;
        m_boxes[i]->setText(offered ? tr("%1 · %2").arg(names[i], counts[i]) : names[i]);
        m_boxes[i]->setToolTip(offered ? offers[i] : lacks[i]);
    }
    refresh();
}

} // namespace marrow
