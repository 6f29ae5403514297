#include "views/play/play_panel.h"

#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/tab_order.h"
#include "views/common/theme.h"
#include "views/play/behaviours_box.h"
#include "views/play/clip_layers_box.h"
#include "views/play/expressions_box.h"
#include "views/play/physics_box.h"

#include <QEvent>
#include <QVBoxLayout>

namespace marrow {

PlayPanel::PlayPanel(QWidget *parent)
    : QWidget(parent)
    , m_clips(new ClipLayersBox)
    , m_expressions(new ExpressionsBox)
    , m_behaviours(new BehavioursBox)
    , m_physics(new PhysicsBox)
    , m_clipSection(new Section)
    , m_expressionSection(new Section)
    , m_behaviourSection(new Section)
    , m_physicsSection(new Section)
{
    setObjectName("playPanel");
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    column->setSpacing(metrics::kSectionGap);
    const std::pair<Section *, QWidget *> blocks[] = {
        {m_clipSection, m_clips}, {m_expressionSection, m_expressions}, {m_behaviourSection, m_behaviours}, {m_physicsSection, m_physics}};
    for (const auto &[section, content] : blocks) {
        section->setContent(content);
        column->addWidget(section);
    }
    for (PlayBox *box : boxes())
        connect(box, &PlayBox::laidOut, this, [column] { orderTabs(column); });
    column->addStretch();
    fillScrolling(this, page);
    connect(m_behaviours, &BehavioursBox::soundRequested, this, &PlayPanel::soundRequested);
    retranslate();
    setContext(nullptr);
}

void PlayPanel::setContext(PuppetContext *context)
{
    setEnabled(context != nullptr);
    for (PlayBox *box : boxes())
        box->setContext(context);
}

std::array<PlayBox *, 4> PlayPanel::boxes() const
{
    return {m_clips, m_expressions, m_behaviours, m_physics};
}

void PlayPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlayPanel::retranslate()
{
    m_clipSection->setTitle(tr("Clips"));
    m_expressionSection->setTitle(tr("Expressions"));
    m_behaviourSection->setTitle(tr("By itself"));
    m_physicsSection->setTitle(tr("Physics and wind"));
}

} // namespace marrow
