#include "views/motion/motion_clips_panel.h"

#include "views/common/list_search.h"
#include "views/common/no_match.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"
#include "views/motion/motion_context.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

MotionClipsPanel::MotionClipsPanel(QWidget *parent)
    : QWidget(parent)
    , m_search(new SearchField(this))
    , m_list(new QTreeWidget(this))
    , m_noMatch(new NoMatch(*m_search, *m_list, this))
{
    m_list->setObjectName("motionClips");
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kUnit);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_noMatch, 1);
    connect(m_search, &QLineEdit::textChanged, this, &MotionClipsPanel::filter);
    connect(m_search, &SearchField::resultsRequested, this, [this] { goToResults(*m_list); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && m_context)
            m_context->setClip(m_list->indexOfTopLevelItem(item));
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (m_context)
            m_context->playback().toggle();
    });
    retranslate();
}

void MotionClipsPanel::setContext(MotionContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    if (context) {
        connect(context, &MotionContext::shownChanged, this, &MotionClipsPanel::fill);
        connect(context, &MotionContext::clipChanged, this, &MotionClipsPanel::mark);
    }
    fill();
}

void MotionClipsPanel::fill()
{
    const QSignalBlocker block(m_list);
    m_list->clear();
    const QLocale locale;
    for (std::size_t i = 0; m_context && i < m_context->shown().clips.size(); ++i) {
        const Motion &motion = m_context->shown().clips[i];
        auto *item = new QTreeWidgetItem(m_list, {m_context->clipTitle(static_cast<int>(i)), locale.toString(motion.frames), tr("%1 s").arg(locale.toString(motion.durationSeconds(), 'f', 2))});
        item->setToolTip(0, motion.name);
        for (int column : {1, 2})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_search->setVisible(m_list->topLevelItemCount() > 8);
    filter();
    mark();
}

void MotionClipsPanel::filter()
{
    const QString wanted = m_search->isVisibleTo(this) ? m_search->text().trimmed() : QString();
    m_noMatch->setFound(showMatchingRows(*m_list, wanted));
}

void MotionClipsPanel::mark()
{
    const QSignalBlocker block(m_list);
    if (m_context)
        m_list->setCurrentItem(m_list->topLevelItem(m_context->clip()));
}

void MotionClipsPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search clips"));
    m_search->setAccessibleName(tr("Search clips"));
    m_list->setHeaderLabels({tr("Clip"), tr("Frames"), tr("Length")});
    m_list->setAccessibleName(tr("Clips"));
    m_list->setToolTip(tr("Choose a clip to look at it; Return plays it"));
}

void MotionClipsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

} // namespace marrow
