#include "views/puppet/clip_inspector.h"

#include "model/puppet/curve_sampling.h"
#include "views/common/copy_rows.h"
#include "views/common/elided_combo.h"
#include "views/common/theme.h"
#include "views/puppet/plot_widget.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kFirstShown = 3;      ///< curves that are plotted at first
constexpr std::size_t kSamples = 480;

/// Hues as far apart as the number of curves allows, readable on the ground of the theme.
QColor curveColor(int number, bool dark)
{
    const int hue = static_cast<int>(std::lround(number * 137.508)) % 360;
    return QColor::fromHsl(hue, 150, dark ? 165 : 95);
}

} // namespace

ClipInspector::ClipInspector(QWidget *parent)
    : QWidget(parent)
    , m_clips(new ElidedCombo(this))
    , m_caption(new QLabel(this))
    , m_curves(new QTreeWidget(this))
    , m_plot(new PlotWidget(this))
    , m_events(new QLabel(this))
{
    m_clips->setObjectName("clipChoice");
    m_curves->setObjectName("curveList");
    m_plot->setObjectName("clipPlot");
    m_caption->setProperty("role", "secondary");
    m_caption->setWordWrap(true);
    m_events->setProperty("role", "secondary");
    m_events->setWordWrap(true);
    m_curves->setFont(smallFont());
    m_curves->setRootIsDecorated(false);
    m_curves->setUniformRowHeights(true);
    m_curves->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_curves->setMinimumHeight(4 * metrics::kRowHeight);
    enableRowCopy(m_curves);
    m_plot->setMinimumHeight(150);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    layout->addWidget(m_clips);
    layout->addWidget(m_caption);
    layout->addWidget(m_curves, 2);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_events);
    connect(m_clips, &QComboBox::currentIndexChanged, this, &ClipInspector::fillCurves);
    connect(m_curves, &QTreeWidget::itemSelectionChanged, this, &ClipInspector::plot);
    fillClips();
}

void ClipInspector::setContext(PuppetContext *context)
{
    m_context = context;
    fillClips();
}

void ClipInspector::fillClips()
{
    const int kept = std::max(0, m_clips->currentIndex());
    {
        const QSignalBlocker block(m_clips);
        m_clips->clear();
        if (m_context) {
            const std::vector<Clip> &clips = m_context->rig().clips;
            for (std::size_t i = 0; i < clips.size(); ++i) {
                const QString name = !clips[i].name.isEmpty() ? clips[i].name : !clips[i].id.isEmpty() ? clips[i].id : tr("Clip %1").arg(i);
                m_clips->addItem(clips[i].group.isEmpty() ? name : QStringLiteral("%1 / %2").arg(clips[i].group, name));
            }
            m_clips->setCurrentIndex(std::min(kept, m_clips->count() - 1));
        }
    }
    m_clips->setToolTip(tr("The clip whose curves are shown"));
    m_clips->setAccessibleName(m_clips->toolTip());
    m_curves->setHeaderLabels({tr("Drives"), tr("Pieces")});
    m_curves->header()->setStretchLastSection(false);
    m_curves->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_curves->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_curves->setAccessibleName(tr("Curves of the clip"));
    m_plot->setUnits(tr("s"), {});
    m_plot->setEmptyText(tr("Choose curves in the list to see them here."));
    m_plot->setAccessibleName(tr("Curves of the clip over time"));
    fillCurves();
}

QString ClipInspector::targetName(const TargetCurve &curve) const
{
    switch (curve.target) {
    case CurveTarget::PartOpacity:
        return tr("Opacity of %1").arg(m_context->nameOf({PuppetItemKind::Part, static_cast<std::uint32_t>(curve.part)}));
    case CurveTarget::ModelOpacity:
        return tr("Opacity of the whole");
    case CurveTarget::EyeEffect:
        return tr("Openness of the eyes");
    case CurveTarget::LipEffect:
        return tr("Openness of the mouth");
    }
    return {};
}

const Curve *ClipInspector::curveAt(int row) const
{
    const auto clip = static_cast<std::size_t>(m_clips->currentIndex());
    const std::vector<ParameterCurve> &own = m_context->rig().clips[clip].curves;
    const auto index = static_cast<std::size_t>(row);
    if (index < own.size())
        return &own[index].curve;
    std::size_t beyond = index - own.size();
    for (const ClipExtension &extension : m_context->rig().clipExtensions) {
        if (extension.clip != clip)
            continue;
        if (beyond < extension.curves.size())
            return &extension.curves[beyond].curve;
        beyond -= extension.curves.size();
    }
    return nullptr;
}

void ClipInspector::fillCurves()
{
    m_curves->clear();
    m_caption->clear();
    m_events->clear();
    if (!m_context || m_clips->currentIndex() < 0) {
        plot();
        return;
    }
    const auto number = static_cast<std::size_t>(m_clips->currentIndex());
    const Clip &clip = m_context->rig().clips[number];
    const QLocale locale;
    m_caption->setText(tr("%1 s at %2 fps, %3")
                           .arg(locale.toString(static_cast<double>(clip.duration), 'g', 5),
                                locale.toString(static_cast<double>(clip.fps), 'g', 4), clip.loop ? tr("loops") : tr("plays once")));
    const auto add = [this](const QString &name, const Curve &curve) {
        auto *row = new QTreeWidgetItem(m_curves, {name, QString::number(curve.segments.size())});
        row->setToolTip(0, name);
        row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    };
    for (const ParameterCurve &curve : clip.curves)
        add(m_context->nameOf({PuppetItemKind::Parameter, curve.parameter}), curve.curve);
    QStringList events;
    for (const ClipExtension &extension : m_context->rig().clipExtensions) {
        if (extension.clip != number)
            continue;
        for (const TargetCurve &curve : extension.curves)
            add(targetName(curve), curve.curve);
        for (const ClipEvent &event : extension.events)
            events.append(tr("%1 s: %2").arg(locale.toString(static_cast<double>(event.time), 'f', 2), event.value));
    }
    if (!events.isEmpty())
        m_events->setText(tr("Events: %1").arg(events.join(QStringLiteral(" · "))));
    m_events->setVisible(!events.isEmpty());
    const QSignalBlocker block(m_curves);
    for (int i = 0; i < std::min(kFirstShown, m_curves->topLevelItemCount()); ++i)
        m_curves->topLevelItem(i)->setSelected(true);
    plot();
}

void ClipInspector::plot()
{
    std::vector<PlotWidget::Curve> curves;
    double step = 1;
    if (m_context && m_clips->currentIndex() >= 0) {
        const Clip &clip = m_context->rig().clips[static_cast<std::size_t>(m_clips->currentIndex())];
        const float duration = std::clamp(clip.duration, 1e-3f, 1e5f);
        step = static_cast<double>(duration) / static_cast<double>(kSamples);
        const bool dark = tokensFor(palette()).dark;
        for (int row = 0; row < m_curves->topLevelItemCount(); ++row) {
            const QTreeWidgetItem *item = m_curves->topLevelItem(row);
            const Curve *curve = item->isSelected() ? curveAt(row) : nullptr;
            if (!curve)
                continue;
            PlotWidget::Curve line{item->text(0), curveColor(row, dark), {}};
            for (std::size_t i = 0; i <= kSamples; ++i)
                line.values.push_back(sampleCurve(*curve, duration * static_cast<float>(i) / static_cast<float>(kSamples)));
            curves.push_back(std::move(line));
        }
    }
    m_plot->setCurves(std::move(curves), step);
}

void ClipInspector::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fillClips();
    if (event->type() == QEvent::PaletteChange)
        plot();
    QWidget::changeEvent(event);
}

} // namespace marrow
