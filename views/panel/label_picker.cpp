#include "views/panel/label_picker.h"

#include "views/common/flow_layout.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/panel/label_colors.h"

#include <QColorDialog>
#include <QEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kSwatch = 14;

QIcon swatchIcon(const QColor &color, qreal ratio)
{
    QPixmap picture(QSize(kSwatch, kSwatch) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(0.5, 0.5, kSwatch - 1, kSwatch - 1), 3, 3);
    return picture;
}

bool allAre(const std::vector<PanelNode> &groups, const std::function<bool(const PanelNode &)> &is)
{
    return !groups.empty() && std::all_of(groups.begin(), groups.end(), is);
}

} // namespace

LabelPicker::LabelPicker(QWidget *parent)
    : QWidget(parent)
    , m_flow(new FlowLayout(this))
{
    m_flow->setSpacing(2);
    m_none = addButton(QStringLiteral("none"));
    connect(m_none, &QToolButton::clicked, this, &LabelPicker::noneChosen);
    const QStringList presets = presetLabels();
    for (const QString &preset : presets) {
        QToolButton *button = addButton(preset);
        connect(button, &QToolButton::clicked, this, [this, preset] { emit presetChosen(preset); });
        m_presets.push_back(button);
    }
    m_custom = addButton(QStringLiteral("custom"));
    connect(m_custom, &QToolButton::clicked, this, &LabelPicker::chooseCustom);
    refresh();
}

QToolButton *LabelPicker::addButton(const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize({kSwatch, kSwatch});
    m_flow->addWidget(button);
    return button;
}

void LabelPicker::setGroups(const std::vector<PanelNode> &groups)
{
    m_groups = groups;
    refresh();
}

void LabelPicker::refresh()
{
    m_none->setIcon(iconFor(QStringLiteral("close"), IconRole::Secondary));
    m_none->setToolTip(tr("No colour"));
    m_none->setChecked(allAre(m_groups, [](const PanelNode &group) { return group.label == PanelLabel::None; }));
    const QStringList presets = presetLabels();
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        const QString preset = presets[static_cast<qsizetype>(i)];
        m_presets[i]->setIcon(swatchIcon(presetColor(preset, palette()), devicePixelRatioF()));
        m_presets[i]->setToolTip(presetLabelName(preset));
        m_presets[i]->setChecked(allAre(m_groups, [&preset](const PanelNode &group) {
            return group.label == PanelLabel::Preset && group.preset.compare(preset, Qt::CaseInsensitive) == 0;
        }));
    }
    const bool custom = allAre(m_groups, [this](const PanelNode &group) {
        return group.label == PanelLabel::Custom && group.argb == m_groups.front().argb;
    });
    m_custom->setIcon(custom ? swatchIcon(labelColor(m_groups.front(), palette()), devicePixelRatioF()) : iconFor(QStringLiteral("palette")));
    m_custom->setToolTip(tr("Any colour…"));
    m_custom->setChecked(custom);
    for (QToolButton *button : findChildren<QToolButton *>())
        button->setAccessibleName(button->toolTip());
}

void LabelPicker::chooseCustom()
{
    refresh(); // the click checked the button; what is chosen decides
    const QColor before = m_groups.empty() || m_groups.front().label != PanelLabel::Custom ? tokensFor(palette()).accent
                                                                                          : QColor::fromRgb(m_groups.front().argb);
    // Our own dialog and not the desktop's, whose colours and language are another program's.
    const QColor color = QColorDialog::getColor(before, this, tr("Colour of the group"), QColorDialog::DontUseNativeDialog);
    if (color.isValid())
        emit customChosen(color);
}

void LabelPicker::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace marrow
