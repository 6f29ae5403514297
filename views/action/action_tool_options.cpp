#include "views/action/action_tool_options.h"

#include "views/action/action_tool.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace marrow {

ActionToolOptions::ActionToolOptions(ActionTool *tool, QWidget *parent)
    : QWidget(parent)
    , m_tool(tool)
    , m_modes(new QButtonGroup(this))
    , m_frame(new QComboBox(this))
    , m_feet(new QToolButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    const char *const icons[] = {"rotate", "move", "ik"};
    for (int i = 0; i < 3; ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("actionMode%1").arg(i));
        button->setIcon(iconFor(QLatin1String(icons[i])));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_modes->addButton(button, i);
        layout->addWidget(button);
    }
    m_feet->setObjectName("actionHoldFeet");
    m_feet->setIcon(iconFor(QStringLiteral("ground")));
    m_feet->setCheckable(true);
    m_feet->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_frame);
    layout->addWidget(m_feet);
    const auto change = [tool](auto edit) {
        ActionToolSettings settings = tool->settings();
        edit(settings);
        tool->setSettings(settings);
    };
    connect(m_modes, &QButtonGroup::idClicked, this, [change](int id) { change([id](ActionToolSettings &s) { s.mode = static_cast<ActionMode>(id); }); });
    connect(m_frame, &QComboBox::activated, this, [change](int i) { change([i](ActionToolSettings &s) { s.frame = static_cast<PoseFrame>(i); }); });
    connect(m_feet, &QToolButton::clicked, this, [change](bool on) { change([on](ActionToolSettings &s) { s.holdFeet = on; }); });
    connect(tool, &ActionTool::settingsChanged, this, &ActionToolOptions::refresh);
    retranslate();
}

void ActionToolOptions::refresh()
{
    const ActionToolSettings &settings = m_tool->settings();
    m_modes->button(static_cast<int>(settings.mode))->setChecked(true);
    m_frame->setCurrentIndex(static_cast<int>(settings.frame));
    m_frame->setVisible(settings.mode == ActionMode::Turn);
    m_feet->setVisible(settings.mode == ActionMode::Move);
    m_feet->setChecked(settings.holdFeet);
}

void ActionToolOptions::retranslate()
{
    const QString tips[] = {tr("Turn joints (E)"), tr("Move the hips (W)"), tr("Reach: drag a hand or a foot and the limb follows (Q)")};
    for (int i = 0; i < 3; ++i) {
        m_modes->button(i)->setToolTip(tips[i]);
        m_modes->button(i)->setAccessibleName(tips[i]);
    }
    const int frame = qMax(0, m_frame->currentIndex());
    m_frame->clear();
    m_frame->addItems({tr("Own axes"), tr("Parent's axes"), tr("World axes")});
    m_frame->setCurrentIndex(frame);
    m_frame->setToolTip(tr("The axes of the rings (L)"));
    m_frame->setAccessibleName(tr("Axes"));
    m_feet->setToolTip(tr("Feet stay where they stand while the hips move"));
    m_feet->setAccessibleName(m_feet->toolTip());
    refresh();
}

void ActionToolOptions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
