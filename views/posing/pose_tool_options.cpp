#include "views/posing/pose_tool_options.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/posing/pose_tool.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace marrow {

PoseToolOptions::PoseToolOptions(PoseTool *tool, QWidget *parent)
    : QWidget(parent)
    , m_tool(tool)
    , m_modes(new QButtonGroup(this))
    , m_frame(new QComboBox(this))
    , m_chainLabel(new QLabel(this))
    , m_chain(new NumberField(this))
    , m_hold(new QToolButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    const char *const icons[] = {"move", "rotate", "scale", "ik"};
    for (int i = 0; i < 4; ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("poseMode%1").arg(i));
        button->setIcon(iconFor(QLatin1String(icons[i])));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_modes->addButton(button, i);
        layout->addWidget(button);
    }
    m_chainLabel->setProperty("role", "secondary");
    m_chain->setDecimals(0);
    m_chain->setStep(1);
    m_chain->setRange(1, kLongestIkChain);
    m_chain->setDefaultValue(kDefaultIkLength);
    m_chain->setFixedWidth(44);
    m_hold->setIcon(iconFor(QStringLiteral("snap")));
    m_hold->setCheckable(true);
    m_hold->setFocusPolicy(Qt::TabFocus);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_frame, m_chainLabel, m_chain, m_hold})
        layout->addWidget(widget);
    layout->addStretch(1);

    const auto change = [tool](auto edit) {
        PoseToolSettings settings = tool->settings();
        edit(settings);
        tool->setSettings(settings);
    };
    connect(m_modes, &QButtonGroup::idClicked, this, [change](int id) { change([id](PoseToolSettings &s) { s.mode = static_cast<PoseMode>(id); }); });
    connect(m_frame, &QComboBox::activated, this, [change](int i) { change([i](PoseToolSettings &s) { s.frame = static_cast<PoseFrame>(i); }); });
    connect(m_chain, &NumberField::valueCommitted, this,
            [change](double value) { change([value](PoseToolSettings &s) { s.chainLength = static_cast<int>(value); }); });
    connect(m_hold, &QToolButton::clicked, this, [change](bool on) { change([on](PoseToolSettings &s) { s.holdEnd = on; }); });
    connect(tool, &PoseTool::settingsChanged, this, &PoseToolOptions::refresh);
    retranslate();
}

void PoseToolOptions::refresh()
{
    const PoseToolSettings &settings = m_tool->settings();
    const bool reach = settings.mode == PoseMode::Reach;
    m_modes->button(static_cast<int>(settings.mode))->setChecked(true);
    m_frame->setCurrentIndex(static_cast<int>(settings.mode == PoseMode::Scale ? PoseFrame::Local : settings.frame));
    m_frame->setEnabled(settings.mode != PoseMode::Scale);
    m_frame->setVisible(!reach);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_chainLabel, m_chain, m_hold})
        widget->setVisible(reach);
    m_chain->setValue(settings.chainLength);
    m_hold->setChecked(settings.holdEnd);
}

void PoseToolOptions::retranslate()
{
    const QString tips[] = {tr("Move (W)"), tr("Turn (E)"), tr("Scale (R)"), tr("Reach: drag a part and the joints above follow (Q)")};
    for (int i = 0; i < 4; ++i) {
        m_modes->button(i)->setToolTip(tips[i]);
        m_modes->button(i)->setAccessibleName(tips[i]);
    }
    const int frame = qMax(0, m_frame->currentIndex());
    m_frame->clear();
    m_frame->addItems({tr("Own axes"), tr("Parent's axes"), tr("Model's axes")});
    m_frame->setCurrentIndex(frame);
    m_frame->setToolTip(tr("The axes of the handles (L). About their own axes all selected joints turn, so that a row of them curls."));
    m_frame->setAccessibleName(tr("Axes"));
    m_chainLabel->setText(tr("Joints"));
    m_chain->setToolTip(tr("How many joints above the dragged one follow ([ and ])"));
    m_chain->setAccessibleName(m_chainLabel->text());
    m_hold->setToolTip(tr("A dragged joint keeps its direction in the model: a foot stays level"));
    m_hold->setAccessibleName(m_hold->toolTip());
    refresh();
}

void PoseToolOptions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
