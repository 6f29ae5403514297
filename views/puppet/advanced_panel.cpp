#include "views/puppet/advanced_panel.h"

#include "views/common/empty_state.h"
#include "views/common/section.h"
#include "views/common/theme.h"
#include "views/puppet/cost_view.h"
#include "views/puppet/difference_table.h"
#include "views/puppet/feature_list.h"
#include "views/puppet/puppet_canvas.h"
#include "views/puppet/response_view.h"
#include "views/puppet/simulation_view.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace marrow {

AdvancedPanel::AdvancedPanel(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(QStringLiteral("puppet"), this))
    , m_scroll(new QScrollArea(this))
    , m_features(new FeatureList)
    , m_differences(new DifferenceTable)
    , m_simulation(new SimulationView)
    , m_cost(new CostView)
    , m_response(new ResponseView)
{
    setObjectName("advancedPanel");
    setProperty("role", "panel");
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    column->setSpacing(metrics::kSectionGap);
    QWidget *const contents[] = {m_features, m_differences, m_simulation, m_response, m_cost};
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_sections[i] = new Section(content);
        m_sections[i]->setContent(contents[i]);
        column->addWidget(m_sections[i]);
    }
    column->addStretch(1);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus); // what is in it scrolls into view when it takes the focus
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_scroll, 1);
    connect(m_differences, &DifferenceTable::frameRequested, this, [this] {
        if (m_canvas)
            m_canvas->frameSelection();
    });
    retranslate();
    setContext(nullptr);
}

void AdvancedPanel::setContext(PuppetContext *context)
{
    m_context = context;
    m_features->setContext(context);
    m_differences->setContext(context);
    m_simulation->setContext(context);
    m_cost->setContext(context);
    m_response->setContext(context);
    m_empty->setVisible(!context);
    m_scroll->setVisible(context);
}

void AdvancedPanel::setCanvas(PuppetCanvas *canvas)
{
    m_canvas = canvas;
    m_cost->setCanvas(canvas);
}

void AdvancedPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void AdvancedPanel::retranslate()
{
    m_empty->setText(tr("No puppet is open"), tr("Advanced mode of a puppet is switched, measured and compared with its core here."));
    const QString titles[] = {tr("Features"), tr("Core and advanced"), tr("Simulation"), tr("Response test"), tr("Cost of a frame")};
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        m_sections[i]->setTitle(titles[i]);
}

} // namespace marrow
