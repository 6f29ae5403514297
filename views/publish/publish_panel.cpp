#include "views/publish/publish_panel.h"

#include "views/common/theme.h"

#include <QEvent>
#include <QVBoxLayout>

namespace marrow {

PublishPanel::PublishPanel(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    setProperty("role", "panel");
    m_column->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    m_column->setSpacing(metrics::kPanelPadding);
}

void PublishPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace marrow
