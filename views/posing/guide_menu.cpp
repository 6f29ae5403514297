#include "views/posing/guide_menu.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/panel_parts.h"
#include "views/common/theme.h"
#include "views/posing/gap_plot.h"
#include "views/posing/guide_colors.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QWidgetAction>

namespace marrow {

namespace {

/// A stretch of colours as a legend.
class ColorRamp : public QWidget
{
public:
    ColorRamp(QColor (*color)(float), float end, QWidget *parent)
        : QWidget(parent)
        , m_color(color)
        , m_end(end)
    {
        setFixedHeight(8);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        for (int x = 0; x < width(); ++x)
            painter.fillRect(x, 0, 1, height(), m_color(m_end * static_cast<float>(x) / static_cast<float>(std::max(width() - 1, 1))));
    }

private:
    QColor (*m_color)(float);
    float m_end;
};

constexpr int kIndent = 24;
constexpr int kWidth = 316;
constexpr float kRampEnd = 2; ///< voxels

} // namespace

GuideMenu::GuideMenu(PoseGuideFeed *feed, QWidget *parent)
    : QToolButton(parent)
    , m_feed(feed)
{
    setObjectName("guideMenu");
    m_content = new QWidget(this);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(metrics::kSectionGap);
    layout->addWidget(buildOnion());
    layout->addWidget(buildTrails());
    layout->addWidget(buildGaps());
    auto *menu = new QMenu(this);
    m_action = new QWidgetAction(menu);
    m_action->setDefaultWidget(m_content);
    menu->addAction(m_action);
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    connect(feed, &PoseGuideFeed::settingsChanged, this, &GuideMenu::refresh);
    connect(feed, &PoseGuideFeed::gapsChanged, this, &GuideMenu::refreshGaps);
    retranslate();
}

QWidget *GuideMenu::buildOnion()
{
    auto *part = new QWidget(this);
    auto *grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(metrics::kUnit + 2);
    grid->setColumnMinimumWidth(0, kIndent - 8);
    m_onion = new QCheckBox(part);
    m_onion->setObjectName("onion");
    m_beforeLabel = secondaryLabel(part);
    m_afterLabel = secondaryLabel(part);
    m_everyLabel = secondaryLabel(part);
    m_step = new QComboBox(part);
    for (NumberField **field : {&m_before, &m_after, &m_every}) {
        *field = new NumberField(part);
        (*field)->setDecimals(0);
        (*field)->setStep(1);
        (*field)->setFixedWidth(52);
    }
    m_before->setRange(0, kMostGhosts);
    m_after->setRange(0, kMostGhosts);
    m_every->setRange(1, 100);
    grid->addWidget(m_onion, 0, 0, 1, 5);
    grid->addWidget(m_beforeLabel, 1, 1);
    grid->addWidget(m_before, 1, 2);
    grid->addWidget(m_afterLabel, 1, 3, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_after, 1, 4);
    grid->addWidget(m_everyLabel, 2, 1);
    grid->addWidget(m_every, 2, 2);
    grid->addWidget(m_step, 2, 3, 1, 2);
    grid->setColumnStretch(5, 1);
    const auto change = [this](auto edit) {
        GuideSettings settings = m_feed->settings();
        edit(settings);
        m_feed->setSettings(settings);
    };
    connect(m_onion, &QCheckBox::clicked, this, [change](bool on) { change([on](GuideSettings &s) { s.onion = on; }); });
    connect(m_before, &NumberField::valueCommitted, this, [change](double n) { change([n](GuideSettings &s) { s.before = static_cast<int>(n); }); });
    connect(m_after, &NumberField::valueCommitted, this, [change](double n) { change([n](GuideSettings &s) { s.after = static_cast<int>(n); }); });
    connect(m_every, &NumberField::valueCommitted, this, [change](double n) { change([n](GuideSettings &s) { s.frames = static_cast<int>(n); }); });
    connect(m_step, &QComboBox::activated, this, [change](int i) { change([i](GuideSettings &s) { s.step = static_cast<GuideSettings::Step>(i); }); });
    return part;
}

QWidget *GuideMenu::buildTrails()
{
    auto *part = new QWidget(this);
    auto *grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(metrics::kUnit + 2);
    grid->setColumnMinimumWidth(0, kIndent - 8);
    m_trails = new QCheckBox(part);
    m_trails->setObjectName("trails");
    m_slow = secondaryLabel(part);
    m_fast = secondaryLabel(part);
    grid->addWidget(m_trails, 0, 0, 1, 4);
    grid->addWidget(m_slow, 1, 1);
    grid->addWidget(new ColorRamp(speedColor, 1, part), 1, 2);
    grid->addWidget(m_fast, 1, 3);
    grid->setColumnStretch(2, 1);
    connect(m_trails, &QCheckBox::clicked, this, [this](bool on) {
        GuideSettings settings = m_feed->settings();
        settings.trails = on;
        m_feed->setSettings(settings);
    });
    return part;
}

QWidget *GuideMenu::buildGaps()
{
    auto *part = new QWidget(this);
    auto *grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(metrics::kUnit + 2);
    grid->setColumnMinimumWidth(0, kIndent - 8);
    m_gaps = new QCheckBox(part);
    m_gaps->setObjectName("gaps");
    m_plot = new GapPlot(m_feed, part);
    m_gapNow = secondaryLabel(part);
    m_gapWorst = secondaryLabel(part);
    m_gapWorst->setObjectName("gapWorst");
    m_gapWorst->setWordWrap(true);
    m_gapNow->setWordWrap(true);
    for (QLabel *label : {m_gapNow, m_gapWorst})
        label->setTextFormat(Qt::PlainText);
    m_go = new QPushButton(part);
    m_go->setObjectName("goToWorstGap");
    auto *ends = new QHBoxLayout;
    auto *least = secondaryLabel(part);
    auto *most = secondaryLabel(part);
    least->setText(QStringLiteral("0"));
    most->setText(QStringLiteral("2+"));
    ends->addWidget(least);
    ends->addWidget(new ColorRamp(gapColor, kRampEnd, part), 1);
    ends->addWidget(most);
    grid->addWidget(m_gaps, 0, 0, 1, 2);
    grid->addLayout(ends, 1, 1);
    grid->addWidget(m_plot, 2, 1);
    grid->addWidget(m_gapWorst, 3, 1);
    grid->addWidget(m_gapNow, 4, 1);
    grid->addWidget(m_go, 5, 1, Qt::AlignLeft);
    connect(m_gaps, &QCheckBox::clicked, this, [this](bool on) {
        GuideSettings settings = m_feed->settings();
        settings.gaps = on;
        m_feed->setSettings(settings);
    });
    connect(m_go, &QPushButton::clicked, m_feed, &PoseGuideFeed::goToWorst);
    return part;
}

void GuideMenu::refresh()
{
    const GuideSettings &settings = m_feed->settings();
    m_onion->setChecked(settings.onion);
    m_before->setValue(settings.before);
    m_after->setValue(settings.after);
    m_every->setValue(settings.frames);
    m_step->setCurrentIndex(static_cast<int>(settings.step));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_before, m_after, m_step})
        widget->setEnabled(settings.onion);
    m_every->setEnabled(settings.onion && settings.step == GuideSettings::Step::Frames);
    m_trails->setChecked(settings.trails);
    m_gaps->setChecked(settings.gaps);
    const bool any = settings.onion || settings.trails || settings.gaps;
    setIcon(iconFor(QStringLiteral("onion"), any ? IconRole::Accent : IconRole::Text));
    refreshGaps();
}

QString GuideMenu::sentence(const WorstGap &worst) const
{
    RigContext *rig = m_feed->context()->rigContext();
    return tr("%1 voxels between %2 and %3").arg(QLocale().toString(static_cast<double>(worst.gap), 'f', 2), rig->displayName(worst.joint), rig->displayName(worst.other));
}

void GuideMenu::refreshGaps()
{
    const bool on = m_feed->settings().gaps && m_feed->context();
    const GapReport *report = on ? m_feed->gapReport() : nullptr;
    const bool opens = report && report->worst.gap >= kSmallestGap;
    m_plot->setEnabled(report != nullptr);
    m_go->setEnabled(opens);
    if (!on)
        m_gapWorst->setText(tr("Shows which faces between joints come apart, and when."));
    else if (m_feed->measuring())
        m_gapWorst->setText(tr("Measuring the clip…"));
    else if (!report)
        m_gapWorst->setText(tr("There is no clip to measure."));
    else if (!opens)
        m_gapWorst->setText(tr("Nothing opens in this clip."));
    else
        m_gapWorst->setText(tr("Worst at %1 ms: %2").arg(QLocale().toString(report->worst.timeMs, 'f', 0), sentence(report->worst)));
    m_gapNow->setVisible(opens);
    if (opens)
        m_gapNow->setText(m_feed->worstNow().gap >= kSmallestGap ? tr("Now: %1").arg(sentence(m_feed->worstNow())) : tr("Now: nothing is open"));
    fitContent();
}

// Menus do not ask how high wrapped texts are at their width, and look again only when what an action holds changed.
void GuideMenu::fitContent()
{
    m_content->setFixedWidth(std::max(kWidth, m_content->minimumSizeHint().width()));
    m_content->layout()->activate();
    const int height = m_content->layout()->totalHeightForWidth(m_content->width());
    if (height == m_content->height() && m_content->minimumHeight() == height)
        return;
    m_content->setFixedHeight(height);
    m_action->setData(height);
    if (!menu()->isVisible())
        return;
    menu()->resize(menu()->sizeHint());
    const int top = mapToGlobal(QPoint()).y();
    if (menu()->y() < top) // it opened upwards
        menu()->move(menu()->x(), std::max(screen()->availableGeometry().top(), top - menu()->height()));
}

void GuideMenu::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GuideMenu::retranslate()
{
    setToolTip(tr("Onion skins, trails and gaps around the pose"));
    setAccessibleName(toolTip());
    m_onion->setText(tr("Onion skins"));
    m_onion->setToolTip(tr("Show the model as it stands before (warm) and after (cool) the playhead. They hide while the clip plays."));
    m_beforeLabel->setText(tr("Before"));
    m_afterLabel->setText(tr("After"));
    m_everyLabel->setText(tr("Every"));
    m_before->setAccessibleName(tr("Ghosts before the playhead"));
    m_after->setAccessibleName(tr("Ghosts after the playhead"));
    m_every->setAccessibleName(tr("Frames between two ghosts"));
    const int step = qMax(0, m_step->currentIndex());
    m_step->clear();
    m_step->addItems({tr("frames"), tr("key by key")});
    m_step->setCurrentIndex(step);
    m_step->setAccessibleName(tr("What ghosts step by"));
    m_trails->setText(tr("Trails of the selected joints"));
    m_trails->setToolTip(tr("Draw the way of each selected joint through the clip, coloured by its speed; dots are frames, balls are keys. A joint at an end is followed at its tip."));
    m_slow->setText(tr("slow"));
    m_fast->setText(tr("fast"));
    m_gaps->setText(tr("Gaps between joints"));
    m_gaps->setToolTip(tr("Colour the faces between joints by how far they come apart, in voxels"));
    m_plot->setToolTip(tr("The widest gap over the clip. Click to go there."));
    m_plot->setAccessibleName(tr("The widest gap over the clip"));
    m_go->setText(tr("Go to the Worst Frame"));
    refresh();
}

} // namespace marrow
