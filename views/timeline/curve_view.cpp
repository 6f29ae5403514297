#include "views/timeline/curve_view.h"

#include "views/common/axis_colors.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/timeline/key_painting.h"
#include "views/timeline/timeline_keys.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {
constexpr double kReach = 7;
} // namespace

CurveView::CurveView(TimelineModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setObjectName("curveView");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumHeight(3 * kRowHeight);
    buildGutter();
    const auto repaint = [this] { update(); };
    connect(model, &TimelineModel::keysChanged, this, &CurveView::refresh);
    connect(model, &TimelineModel::gridChanged, this, &CurveView::refresh);
    connect(model, &TimelineModel::contextChanged, this, &CurveView::refresh);
    connect(model, &TimelineModel::axisChanged, this, repaint);
    connect(model, &TimelineModel::playheadMoved, this, repaint);
    connect(model, &TimelineModel::selectionChanged, this, [this] {
        refreshFields();
        update();
    });
    retranslate();
}

void CurveView::buildGutter()
{
    m_gutter = new QWidget(this);
    m_jointLabel = new QLabel(m_gutter);
    auto *group = new QButtonGroup(this);
    auto *components = new QHBoxLayout;
    components->setSpacing(2);
    const char *const icons[] = {"move", "rotate", "scale"};
    for (int i = 0; i < 3; ++i) {
        m_components[i] = new QToolButton(m_gutter);
        m_components[i]->setIcon(iconFor(QString::fromLatin1(icons[i])));
        m_components[i]->setCheckable(true);
        m_components[i]->setChecked(i == 1);
        group->addButton(m_components[i]);
        components->addWidget(m_components[i]);
        connect(m_components[i], &QToolButton::clicked, this, [this, i] { setComponent(static_cast<KeyComponent>(i + 1)); });
    }
    m_readingChoice = new QComboBox(m_gutter);
    components->addWidget(m_readingChoice, 1);
    auto *channels = new QHBoxLayout;
    channels->setSpacing(2);
    for (int i = 0; i < 3; ++i) {
        m_channels[i] = new QCheckBox(m_gutter);
        m_channels[i]->setChecked(true);
        channels->addWidget(m_channels[i], 1);
        connect(m_channels[i], &QCheckBox::toggled, this, [this, i](bool on) { setChannelVisible(i, on); });
    }
    m_value = new NumberField(m_gutter);
    m_value->setObjectName("curveValue");
    auto *layout = new QVBoxLayout(m_gutter);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(4);
    layout->addWidget(m_jointLabel);
    layout->addLayout(components);
    layout->addLayout(channels);
    layout->addWidget(m_value);
    layout->addStretch(1);
    connect(m_readingChoice, &QComboBox::activated, this, [this](int reading) { setReading(static_cast<RotationReading>(reading)); });
    connect(m_value, &NumberField::valueCommitted, this, [this](double value) {
        if (m_hit.key >= 0 && m_hit.key < m_curves.size())
            changeSelected(m_activeChannel, value - m_curves.value(m_hit.key)[m_activeChannel]);
        refreshFields();
    });
}

std::optional<JointId> CurveView::joint() const
{
    return m_model->context() ? m_model->context()->rigContext()->activeJoint() : std::nullopt;
}

QString CurveView::unit() const
{
    return m_component == KeyComponent::Translation ? QStringLiteral("vx") : m_component == KeyComponent::Rotation ? QStringLiteral("°") : QStringLiteral("×");
}

QString CurveView::channelName(int channel) const
{
    if (m_component != KeyComponent::Rotation || m_reading == RotationReading::Euler)
        return axisName(channel);
    return channel == 0 ? tr("Twist") : channel == 1 ? tr("Lean 1") : tr("Lean 2");
}

void CurveView::setComponent(KeyComponent component)
{
    m_component = component;
    for (int i = 0; i < 3; ++i)
        m_components[i]->setChecked(i + 1 == static_cast<int>(component));
    m_fitted.reset();
    refresh();
}

void CurveView::setReading(RotationReading reading)
{
    m_reading = reading;
    m_readingChoice->setCurrentIndex(static_cast<int>(reading));
    m_fitted.reset();
    refresh();
}

void CurveView::setChannelVisible(int channel, bool visible)
{
    m_visible[static_cast<std::size_t>(channel)] = visible;
    m_channels[channel]->setChecked(visible);
    update();
}

bool CurveView::isAllInSight() const
{
    const auto [low, high] = m_curves.bounds(m_visible);
    return low >= valueAt(height()) && high <= valueAt(0);
}

void CurveView::showEvent(QShowEvent *)
{
    refresh();
}

void CurveView::refresh()
{
    if (!isVisible())
        return; // thousands of rotations need not be read for nothing; showEvent makes up for it
    const bool wasInSight = m_curves.size() > 0 && isAllInSight();
    const JointTrack *track = joint() && m_model->clip() ? m_model->clip()->track(*joint()) : nullptr;
    m_curves = track ? JointCurves(*track, m_component, m_reading, boneAxis(m_model->rig()->skeleton, *joint()), m_model->context()->interpolation())
                     : JointCurves();
    if (m_gesture != Gesture::None && m_gesture != Gesture::Pan)
        endGesture(false);
    if (track && (m_fitted != joint() || (wasInSight && !isAllInSight()))) {
        m_fitted = joint();
        fitValues();
    }
    refreshFields();
    update();
}

void CurveView::refreshFields()
{
    m_jointLabel->setText(joint() ? m_model->context()->rigContext()->displayName(*joint()) : tr("No active joint"));
    const bool rotation = m_component == KeyComponent::Rotation;
    m_readingChoice->setVisible(rotation);
    for (int i = 0; i < 3; ++i) {
        m_channels[i]->setText(channelName(i));
        m_channels[i]->setStyleSheet(QStringLiteral("color: %1").arg(axisColor(i, palette()).name()));
    }
    // The field shows the key that was touched last, or the only one that is selected.
    const auto selected = joint() ? m_model->selectedOf(*joint()) : std::span<const KeyRef>();
    if (m_hit.key < 0 || m_hit.key >= m_curves.size() || !isSelected(m_hit.key))
        m_hit.key = selected.empty() ? -1 : KeyTimes(m_curves.track().keys).nearest(selected.front().timeMs, 0.5);
    const bool editable = m_hit.key >= 0 && m_curves.writable();
    m_value->setEnabled(editable);
    m_value->setUnit(unit());
    m_value->setStep(rotation ? 1 : 0.1);
    m_value->setAxis(m_component != KeyComponent::Rotation || m_reading == RotationReading::Euler ? m_activeChannel : -1);
    m_value->setValue(m_hit.key >= 0 ? m_curves.value(m_hit.key)[m_activeChannel] : 0);
}

void CurveView::fitValues()
{
    const auto [low, high] = m_curves.bounds(m_visible);
    const double least = m_component == KeyComponent::Rotation ? 10 : m_component == KeyComponent::Scale ? 0.2 : 1;
    const double span = std::max(high - low, least);
    m_middle = (low + high) / 2;
    m_pixelsPerUnit = std::max(area().height() - 28, 20) / span;
    update();
}

QRect CurveView::area() const
{
    // The scroll bar's width of the dope sheet stays free, so that both stand under the same ruler.
    const int width = m_model->width() > 0 ? static_cast<int>(m_model->width()) : this->width() - kGutter;
    return {kGutter, 0, width, height()};
}

double CurveView::y(double value) const
{
    return height() / 2.0 - (value - m_middle) * m_pixelsPerUnit;
}

double CurveView::valueAt(double y) const
{
    return m_middle + (height() / 2.0 - y) / m_pixelsPerUnit;
}

QPoint CurveView::pointOf(std::uint32_t timeMs, int channel) const
{
    return {kGutter + qRound(m_model->axis().x(timeMs)), qRound(y(valueOf(timeMs, channel)))};
}

double CurveView::valueOf(std::uint32_t timeMs, int channel) const
{
    const qsizetype key = KeyTimes(m_curves.track().keys).nearest(timeMs, 0.5);
    return key < 0 ? 0 : m_curves.value(key)[channel];
}

CurveView::Hit CurveView::hitAt(const QPoint &at) const
{
    Hit best;
    double nearest = kReach * kReach;
    const KeyTimes times(m_curves.track().keys);
    const double reachMs = kReach / m_model->axis().pixelsPerMs;
    const double time = m_model->axis().time(at.x() - kGutter);
    for (qsizetype key = times.firstFrom(time - reachMs); key < times.size() && times[key] <= time + reachMs; ++key) {
        for (int channel = 0; channel < 3; ++channel) {
            const double dx = kGutter + m_model->axis().x(times[key]) - at.x();
            const double dy = y(m_curves.value(key)[channel]) - at.y();
            // Where curves lie on each other the channel in use wins.
            const double apart = dx * dx + dy * dy - (channel == m_activeChannel ? 1 : 0);
            if (m_visible[static_cast<std::size_t>(channel)] && apart < nearest) {
                nearest = apart;
                best = {key, channel};
            }
        }
    }
    return best;
}

KeyParts CurveView::selectedParts(qsizetype key) const
{
    if (!joint())
        return 0;
    const KeyRef wanted{*joint(), m_curves.track().keys.at(key).timeMs};
    const auto found = std::lower_bound(m_model->selected().begin(), m_model->selected().end(), wanted);
    return found != m_model->selected().end() && std::is_eq(*found <=> wanted) ? found->parts : 0;
}

void CurveView::resizeEvent(QResizeEvent *event)
{
    m_gutter->setGeometry(0, 0, kGutter - 1, height());
    if (event->oldSize().height() > 0)
        m_pixelsPerUnit *= double(height()) / event->oldSize().height();
    else
        m_fitted.reset();
    if (!m_fitted)
        refresh();
}

void CurveView::wheelEvent(QWheelEvent *event)
{
    const double notches = (event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x()) / 120.0;
    const double factor = std::pow(1.25, notches);
    TimeAxis axis = m_model->axis();
    if (event->modifiers() & Qt::ControlModifier) {
        axis.zoomAt(event->position().x() - kGutter, factor);
    } else if (event->modifiers() & Qt::ShiftModifier) {
        axis.pan(-notches * 60);
    } else if (event->modifiers() & Qt::AltModifier) {
        const double fixed = valueAt(event->position().y());
        m_pixelsPerUnit *= factor;
        m_middle = fixed - (height() / 2.0 - event->position().y()) / m_pixelsPerUnit;
    } else {
        m_middle += notches * 40 / m_pixelsPerUnit;
    }
    m_model->setAxis(axis);
    update();
    event->accept();
}

bool CurveView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isTimelineKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void CurveView::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    if (event->key() == Qt::Key_Escape && m_gesture != Gesture::None) {
        endGesture(false);
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        const double step = (m_component == KeyComponent::Rotation ? 1 : 0.1) * (control ? 10 : shift ? 0.1 : 1);
        changeSelected(m_activeChannel, event->key() == Qt::Key_Up ? step : -step);
    } else if (event->key() == Qt::Key_A && control && joint()) { // of this joint, as only its keys can be seen
        std::vector<KeyRef> keys;
        for (const TransformKey &key : m_curves.track().keys)
            keys.push_back({*joint(), key.timeMs});
        m_model->select(std::move(keys));
    } else {
        if (event->key() == Qt::Key_F)
            fitValues();
        if (!handleTimelineKey(*m_model, *event))
            QWidget::keyPressEvent(event);
    }
}

void CurveView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refreshFields();
    QWidget::changeEvent(event);
}

void CurveView::retranslate()
{
    const QString hints[] = {tr("Curves of the translation, in voxels"), tr("Curves of the rotation, in degrees"), tr("Curves of the scale")};
    for (int i = 0; i < 3; ++i) {
        m_components[i]->setToolTip(hints[i]);
        m_components[i]->setAccessibleName(hints[i]);
        m_channels[i]->setToolTip(tr("Show this curve"));
    }
    m_readingChoice->clear();
    m_readingChoice->addItems({tr("Euler"), tr("Swing/twist")});
    m_readingChoice->setCurrentIndex(static_cast<int>(m_reading));
    m_readingChoice->setToolTip(tr("How rotations are read. Files keep quaternions whatever is chosen. Euler angles can be dragged; swing and twist only show."));
    m_readingChoice->setAccessibleName(tr("Reading of rotations"));
    m_value->setToolTip(tr("Value of the selected key; several change by the same amount"));
    m_value->setAccessibleName(tr("Value of the key"));
    refreshFields();
}

} // namespace marrow
