#include "views/play/clip_layers_box.h"

#include "views/common/elided_combo.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTextCursor>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kTimeSteps = 1000;
constexpr int kMaxLogLines = 500;

QString clipLabel(const Clip &clip)
{
    return clip.name.isEmpty() ? clip.id : clip.name;
}

} // namespace

ClipLayersBox::ClipLayersBox(QWidget *parent)
    : PlayBox(parent)
    , m_rowLayout(new QVBoxLayout)
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_none(new QLabel(this))
    , m_logTitle(new QLabel(this))
    , m_log(new QPlainTextEdit(this))
    , m_clearLog(new QPushButton(this))
{
    setObjectName("clipLayers");
    m_none->setWordWrap(true);
    m_none->setProperty("role", "secondary");
    m_logTitle->setProperty("role", "secondary");
    m_log->setReadOnly(true);
    m_log->setObjectName("clipEvents");
    m_log->setFixedHeight(84);
    m_log->setTabChangesFocus(true);
    m_log->setFont(smallFont());
    m_add->setIcon(iconFor(QStringLiteral("plus")));
    m_remove->setIcon(iconFor(QStringLiteral("minus")));

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *logHead = new QHBoxLayout;
    logHead->addWidget(m_logTitle, 1);
    logHead->addWidget(m_clearLog);
    m_rowLayout->setSpacing(4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_none);
    layout->addLayout(m_rowLayout);
    layout->addLayout(buttons);
    layout->addLayout(logHead);
    layout->addWidget(m_log);

    connect(m_add, &QPushButton::clicked, this, [this] {
        memory().layers = std::min<std::uint32_t>(memory().layers + 1, ClipLayers::kCount);
        rebuild();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (memory().layers < 2)
            return;
        puppet().clips().playOnLayer(--memory().layers, -1);
        chosen(memory().layers) = -1;
        context()->refresh();
        rebuild();
    });
    connect(m_clearLog, &QPushButton::clicked, this, [this] {
        memory().log.clear();
        showLog();
    });
    retranslate();
}

void ClipLayersBox::listen()
{
    connect(context(), &PuppetContext::ticked, this, &ClipLayersBox::refresh);
    connect(context(), &PuppetContext::eventsPassed, this, &ClipLayersBox::logEvents);
    connect(context(), &QObject::destroyed, this, [this](const QObject *gone) { m_memory.remove(gone); });
}

void ClipLayersBox::play(std::uint32_t clip)
{
    if (context())
        start(0, static_cast<int>(clip));
}

void ClipLayersBox::addRow()
{
    const auto layer = static_cast<std::uint32_t>(m_rows.size());
    Row row;
    row.widget = new QWidget(this);
    row.number = new QLabel(QString::number(layer + 1), row.widget);
    row.clip = new ElidedCombo(row.widget);
    row.toggle = new QToolButton(row.widget);
    row.time = new QSlider(Qt::Horizontal, row.widget);
    row.weight = new NumberField(row.widget);
    row.number->setProperty("role", "secondary");
    row.number->setFixedWidth(16);
    row.clip->setObjectName(QStringLiteral("clip%1").arg(layer));
    row.clip->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row.clip->setMinimumContentsLength(6);
    row.time->setRange(0, kTimeSteps);
    row.time->setObjectName(QStringLiteral("clipTime%1").arg(layer));
    row.weight->setRange(0, 100);
    row.weight->setDecimals(0);
    row.weight->setStep(5);
    row.weight->setUnit(QStringLiteral("%"));
    row.weight->setDefaultValue(100);
    row.weight->setValue(100);
    row.weight->setFixedWidth(64);
    row.toggle->setObjectName(QStringLiteral("clipToggle%1").arg(layer));

    auto *top = new QHBoxLayout;
    top->setSpacing(4);
    for (QWidget *widget : std::initializer_list<QWidget *>{row.number, row.clip, row.toggle, row.weight})
        top->addWidget(widget);
    auto *below = new QHBoxLayout;
    below->addSpacing(20);
    below->addWidget(row.time);
    auto *layout = new QVBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addLayout(below);
    m_rowLayout->addWidget(row.widget);

    connect(row.clip, &QComboBox::activated, this, [this, layer](int index) {
        chosen(layer) = index - 1;
        start(layer, index - 1);
    });
    connect(row.toggle, &QToolButton::clicked, this, [this, layer] { toggle(layer); });
    connect(row.time, &QSlider::valueChanged, this, [this, layer](int step) {
        const ClipPlayer *player = puppet().clips().layer(layer);
        if (!player || player->current() < 0)
            return;
        const float length = rig().clips[static_cast<std::size_t>(player->current())].duration;
        puppet().clips().seek(layer, length * static_cast<float>(step) / kTimeSteps);
        context()->refresh();
    });
    const auto weigh = [this, layer](double percent) {
        puppet().clips().setWeight(layer, static_cast<float>(percent / 100));
        context()->refresh();
    };
    connect(row.weight, &NumberField::valueChanging, this, weigh);
    connect(row.weight, &NumberField::valueCommitted, this, weigh);
    m_rows.push_back(row);
}

void ClipLayersBox::rebuild()
{
    const bool any = context() && !rig().clips.empty();
    const std::uint32_t count = any ? memory().layers : 0;
    while (m_rows.size() < count)
        addRow();
    for (std::uint32_t layer = 0; layer < m_rows.size(); ++layer) {
        m_rows[layer].widget->setVisible(layer < count);
        if (layer < count)
            fillRow(layer);
    }
    m_none->setVisible(!any);
    m_add->setVisible(any);
    m_remove->setVisible(any);
    m_add->setEnabled(count < ClipLayers::kCount);
    m_remove->setEnabled(count > 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_logTitle, m_log, m_clearLog})
        widget->setVisible(any);
    if (context())
        showLog();
    refresh();
    emit laidOut();
}

void ClipLayersBox::fillRow(std::uint32_t layer)
{
    Row &row = m_rows[layer];
    const QSignalBlocker block(row.clip);
    row.clip->clear();
    row.clip->addItem(tr("No clip"));
    const QLocale locale;
    for (const Clip &clip : rig().clips)
        row.clip->addItem(tr("%1 · %2 s").arg(clipLabel(clip), locale.toString(static_cast<double>(clip.duration), 'f', 1)));
    row.weight->setValue(100.0 * static_cast<double>(puppet().clips().weight(layer)));
    row.clip->setToolTip(tr("The clip on layer %1; a later layer covers the earlier ones").arg(layer + 1));
    row.clip->setAccessibleName(tr("Clip on layer %1").arg(layer + 1));
    row.weight->setToolTip(tr("How much this layer counts"));
    row.weight->setAccessibleName(tr("Weight of layer %1").arg(layer + 1));
    row.time->setToolTip(tr("Where in the clip this layer stands; drag to seek"));
    row.time->setAccessibleName(tr("Time on layer %1").arg(layer + 1));
}

void ClipLayersBox::refresh()
{
    if (!context())
        return;
    for (std::uint32_t layer = 0; layer < m_rows.size(); ++layer) {
        if (!m_rows[layer].widget->isHidden())
            refreshRow(layer);
    }
}

void ClipLayersBox::refreshRow(std::uint32_t layer)
{
    Row &row = m_rows[layer];
    const ClipPlayer *player = puppet().clips().layer(layer);
    const int clip = player ? player->current() : -1;
    if (!row.clip->view()->isVisible())
        row.clip->setCurrentIndex((clip >= 0 ? clip : chosen(layer)) + 1);
    const bool running = clip >= 0 && !player->finished() && context()->isPlaying();
    row.toggle->setIcon(iconFor(running ? QStringLiteral("stop") : QStringLiteral("play")));
    row.toggle->setToolTip(running ? tr("Stop this layer; the clip fades out") : tr("Play from the beginning"));
    row.toggle->setAccessibleName(row.toggle->toolTip());
    row.time->setEnabled(clip >= 0);
    if (row.time->isSliderDown())
        return;
    const QSignalBlocker block(row.time);
    float fraction = 0;
    if (clip >= 0) {
        const float length = rig().clips[static_cast<std::size_t>(clip)].duration;
        const float time = player->time();
        fraction = length > 0 ? (rig().clips[static_cast<std::size_t>(clip)].loop ? std::fmod(time, length) : std::min(time, length)) / length : 0;
    }
    row.time->setValue(static_cast<int>(fraction * kTimeSteps));
}

void ClipLayersBox::start(std::uint32_t layer, int clip)
{
    puppet().clips().playOnLayer(layer, clip);
    if (clip >= 0) {
        chosen(layer) = clip;
        context()->setPlaying(true);
    }
    context()->refresh();
    refresh();
}

void ClipLayersBox::toggle(std::uint32_t layer)
{
    const ClipPlayer *player = puppet().clips().layer(layer);
    const bool running = player && player->current() >= 0 && !player->finished() && context()->isPlaying();
    start(layer, running ? -1 : std::max(m_rows[layer].clip->currentIndex() - 1, 0));
}

int &ClipLayersBox::chosen(std::uint32_t layer)
{
    std::vector<int> &all = memory().chosen;
    if (all.size() <= layer)
        all.resize(layer + 1, -1);
    return all[layer];
}

void ClipLayersBox::logEvents()
{
    const QLocale locale;
    for (const FiredEvent &event : puppet().events()) {
        const Clip &clip = rig().clips[event.clip];
        for (const ClipExtension &extension : rig().clipExtensions) {
            if (extension.clip == event.clip && event.event < extension.events.size()) {
                memory().log.append(tr("%1 s  %2: %3").arg(locale.toString(context()->elapsed(), 'f', 2), clipLabel(clip),
                                                            extension.events[event.event].value));
                break;
            }
        }
    }
    while (memory().log.size() > kMaxLogLines)
        memory().log.removeFirst();
    showLog();
}

void ClipLayersBox::showLog()
{
    m_log->setPlainText(memory().log.join('\n'));
    m_log->moveCursor(QTextCursor::End);
    m_clearLog->setEnabled(!memory().log.isEmpty());
}

void ClipLayersBox::retranslate()
{
    m_none->setText(tr("This puppet has no clips."));
    m_add->setText(tr("Add layer"));
    m_remove->setText(tr("Remove layer"));
    m_add->setToolTip(tr("Another clip over the others"));
    m_remove->setToolTip(tr("Stop the last layer and take it away"));
    m_clearLog->setToolTip(tr("Empty the list of events"));
    m_logTitle->setText(tr("Events that clips passed"));
    m_log->setAccessibleName(m_logTitle->text());
    m_log->setPlaceholderText(tr("Nothing yet."));
    m_clearLog->setText(tr("Clear"));
}

} // namespace marrow
