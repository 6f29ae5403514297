#include "views/viewport/view_bar.h"

#include "views/common/icons.h"
#include "views/common/range_slider.h"
#include "views/common/theme.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QWidgetAction>

namespace marrow {

namespace {

constexpr int kSliderSteps = 100;
constexpr int kSliderWidth = 88;

QSlider *makeSlider(QWidget *parent)
{
    auto *slider = new QSlider(Qt::Horizontal, parent);
    slider->setRange(0, kSliderSteps);
    slider->setFixedWidth(kSliderWidth);
    return slider;
}

} // namespace

ViewBar::ViewBar(QWidget *parent)
    : QWidget(parent)
    , m_caption(new QLabel(this))
    , m_paletteLabel(new QLabel(this))
    , m_mix(makeSlider(this))
    , m_ownershipLabel(new QLabel(this))
    , m_explodeLabel(new QLabel(this))
    , m_explode(makeSlider(this))
    , m_slice(new QToolButton(this))
    , m_slicePopup(new QWidget(this))
    , m_toggles(new QWidget(this))
{
    setObjectName("viewBar");
    m_caption->setProperty("role", "secondary");
    m_caption->setMinimumWidth(0);
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QLabel *label : {m_paletteLabel, m_ownershipLabel, m_explodeLabel})
        label->setProperty("role", "secondary");

    auto *toggles = new QHBoxLayout(m_toggles);
    toggles->setContentsMargins(0, 0, 0, 0);
    toggles->setSpacing(0);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 8, 2);
    layout->setSpacing(6);
    layout->addWidget(m_caption, 1);
    layout->addWidget(m_paletteLabel);
    layout->addWidget(m_mix);
    layout->addWidget(m_ownershipLabel);
    layout->addSpacing(8);
    layout->addWidget(m_explodeLabel);
    layout->addWidget(m_explode);
    layout->addSpacing(8);
    layout->addWidget(m_slice);
    layout->addWidget(m_toggles);

    buildSlicePopup();
    connect(m_mix, &QSlider::valueChanged, this, [this](int value) { emit ownershipMixChanged(static_cast<float>(value) / kSliderSteps); });
    connect(m_explode, &QSlider::valueChanged, this, [this](int value) { emit explodeChanged(static_cast<float>(value) / kSliderSteps); });
    retranslate();
}

void ViewBar::buildSlicePopup()
{
    auto *grid = new QGridLayout(m_slicePopup);
    grid->setContentsMargins(12, 12, 12, 12);
    grid->setHorizontalSpacing(8);
    for (int axis = 0; axis < 3; ++axis) {
        auto *name = new QLabel(QString(QChar('X' + axis)), m_slicePopup);
        m_ranges[axis] = new RangeSlider(m_slicePopup);
        m_ranges[axis]->setObjectName(QStringLiteral("slice%1").arg(QChar('X' + axis)));
        m_rangeTexts[axis] = new QLabel(m_slicePopup);
        m_rangeTexts[axis]->setMinimumWidth(72);
        m_rangeTexts[axis]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(name, axis, 0);
        grid->addWidget(m_ranges[axis], axis, 1);
        grid->addWidget(m_rangeTexts[axis], axis, 2);
        connect(m_ranges[axis], &RangeSlider::rangeChanged, this, &ViewBar::emitSlice);
    }
    m_sliceReset = new QToolButton(m_slicePopup);
    grid->addWidget(m_sliceReset, 3, 1, 1, 2, Qt::AlignRight);
    connect(m_sliceReset, &QToolButton::clicked, this, [this] { emit sliceChanged(std::nullopt); });

    auto *menu = new QMenu(m_slice);
    auto *content = new QWidgetAction(menu);
    content->setDefaultWidget(m_slicePopup);
    menu->addAction(content);
    m_slice->setMenu(menu);
    m_slice->setPopupMode(QToolButton::InstantPopup);
    m_slice->setIcon(iconFor(QStringLiteral("slice")));
    m_slice->setAutoRaise(true);
}

void ViewBar::addToggle(QAction *action)
{
    auto *button = new QToolButton(m_toggles);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_toggles->layout()->addWidget(button);
}

void ViewBar::addTool(QWidget *widget)
{
    auto *row = static_cast<QHBoxLayout *>(layout());
    row->insertWidget(row->indexOf(m_toggles), widget);
}

void ViewBar::setOptions(const ViewOptions &options, Int3 gridSize)
{
    const QSignalBlocker mix(m_mix);
    const QSignalBlocker explode(m_explode);
    m_gridSize = gridSize;
    m_mix->setValue(static_cast<int>(options.ownershipMix * kSliderSteps + 0.5F));
    m_explode->setValue(static_cast<int>(options.explode * kSliderSteps + 0.5F));
    const VoxelBox box = options.slice.value_or(VoxelBox::whole(gridSize));
    for (int axis = 0; axis < 3; ++axis) {
        m_ranges[axis]->setLength(gridSize[axis]);
        m_ranges[axis]->setRange(box.low[axis], box.high[axis] + 1);
        m_rangeTexts[axis]->setText(QStringLiteral("%1 – %2").arg(box.low[axis]).arg(box.high[axis]));
    }
    m_slice->setIcon(iconFor(QStringLiteral("slice"), options.slice ? IconRole::Accent : IconRole::Text));
    m_sliceReset->setEnabled(options.slice.has_value());
}

void ViewBar::setCaption(const QString &caption)
{
    m_captionText = caption;
    m_caption->setToolTip(caption);
    elideCaption();
}

void ViewBar::elideCaption()
{
    m_caption->setText(m_caption->fontMetrics().elidedText(m_captionText, Qt::ElideRight, m_caption->width()));
}

void ViewBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // the label has its new width
    elideCaption();
}

void ViewBar::emitSlice()
{
    VoxelBox box;
    for (int axis = 0; axis < 3; ++axis) {
        box.low[axis] = m_ranges[axis]->low();
        box.high[axis] = m_ranges[axis]->high() - 1;
    }
    emit sliceChanged(box == VoxelBox::whole(m_gridSize) ? std::nullopt : std::optional(box));
}

void ViewBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ViewBar::retranslate()
{
    m_paletteLabel->setText(tr("Palette"));
    m_ownershipLabel->setText(tr("Joints"));
    m_mix->setToolTip(tr("Colour by the palette, by the joint each voxel follows, or between"));
    m_mix->setAccessibleName(m_mix->toolTip());
    m_explodeLabel->setText(tr("Explode"));
    m_explode->setToolTip(tr("Move the joints apart to see between them"));
    m_explode->setAccessibleName(m_explode->toolTip());
    m_slice->setToolTip(tr("Slice: cut layers away on each axis to reach inside (Ctrl+wheel in the view)"));
    m_sliceReset->setText(tr("Show everything"));
}

} // namespace marrow
