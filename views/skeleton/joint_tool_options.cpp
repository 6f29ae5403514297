#include "views/skeleton/joint_tool_options.h"

#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/skeleton/joint_tool.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace marrow {

JointToolOptions::JointToolOptions(JointTool *tool, QWidget *parent)
    : QWidget(parent)
    , m_tool(tool)
    , m_modes(new QButtonGroup(this))
    , m_local(new QToolButton(this))
    , m_snap(new QComboBox(this))
    , m_keepChildren(new QCheckBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    const char *const icons[] = {"move", "rotate", "scale"};
    for (int i = 0; i < 3; ++i) {
        auto *button = new QToolButton(this);
        button->setIcon(iconFor(QLatin1String(icons[i])));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_modes->addButton(button, i);
        layout->addWidget(button);
    }
    m_local->setIcon(iconFor(QStringLiteral("local")));
    m_local->setCheckable(true);
    m_local->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_local);
    layout->addWidget(m_snap);
    layout->addWidget(m_keepChildren);

    const auto change = [tool](auto edit) {
        JointToolSettings settings = tool->settings();
        edit(settings);
        tool->setSettings(settings);
    };
    connect(m_modes, &QButtonGroup::idClicked, this,
            [change](int id) { change([id](JointToolSettings &s) { s.mode = static_cast<GizmoMode>(id); }); });
    connect(m_local, &QToolButton::clicked, this, [change](bool on) { change([on](JointToolSettings &s) { s.localAxes = on; }); });
    connect(m_snap, &QComboBox::activated, this,
            [change](int i) { change([i](JointToolSettings &s) { s.snap = static_cast<JointSnap>(i); }); });
    connect(m_keepChildren, &QCheckBox::clicked, this,
            [change](bool on) { change([on](JointToolSettings &s) { s.keepChildren = on; }); });
    connect(tool, &JointTool::settingsChanged, this, &JointToolOptions::refresh);
    retranslate();
}

void JointToolOptions::refresh()
{
    const JointToolSettings &settings = m_tool->settings();
    m_modes->button(static_cast<int>(settings.mode))->setChecked(true);
    m_local->setChecked(settings.localAxes || settings.mode == GizmoMode::Scale);
    m_local->setEnabled(settings.mode != GizmoMode::Scale);
    m_snap->setCurrentIndex(static_cast<int>(settings.snap));
    m_keepChildren->setChecked(settings.keepChildren);
}

void JointToolOptions::retranslate()
{
    const QString tips[] = {tr("Move (W)"), tr("Turn (E)"), tr("Scale (R)")};
    for (int i = 0; i < 3; ++i) {
        m_modes->button(i)->setToolTip(tips[i]);
        m_modes->button(i)->setAccessibleName(tips[i]);
    }
    m_local->setToolTip(tr("The joint's own axes instead of the model's (L)"));
    m_local->setAccessibleName(tr("The joint's own axes"));
    const int index = qMax(0, m_snap->currentIndex());
    m_snap->clear();
    m_snap->addItems({tr("No snapping"), tr("Snap to corners"), tr("Snap to centres"), tr("Snap to edges")});
    m_snap->setCurrentIndex(index);
    m_snap->setToolTip(tr("Where a moved joint comes to rest among the voxels. Holding Ctrl turns it over; turns snap to 15°."));
    m_snap->setAccessibleName(tr("Snapping"));
    m_keepChildren->setText(tr("Children stay"));
    m_keepChildren->setToolTip(tr("Joints below keep their place in the model."));
    refresh();
}

void JointToolOptions::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
