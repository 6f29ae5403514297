#include "views/character/animation_panel.h"

#include "views/common/empty_state.h"
#include "views/common/list_search.h"
#include "views/common/no_match.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kClipRole = Qt::UserRole;

} // namespace

AnimationPanel::AnimationPanel(QWidget *parent)
    : QWidget(parent)
    , m_search(new SearchField(this))
    , m_list(new QTreeWidget(this))
    , m_empty(new EmptyState(QStringLiteral("clip"), this))
    , m_noMatch(new NoMatch(*m_search, *m_list, this))
{
    setObjectName("animationPanel");
    m_list->setObjectName("characterClips");
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(2);
    m_list->setTextElideMode(Qt::ElideMiddle); // names of a set differ at the end
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kUnit);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_noMatch, 1);
    connect(m_search, &QLineEdit::textChanged, this, &AnimationPanel::filter);
    connect(m_search, &SearchField::resultsRequested, this, [this] { goToResults(*m_list); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) { choose(item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        choose(item);
        if (m_context && m_context->clip() >= 0)
            m_context->playback().toggle();
    });
    retranslate();
    setContext(nullptr);
}

void AnimationPanel::setContext(CharacterContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    if (context) {
        connect(context, &CharacterContext::modelChanged, this, &AnimationPanel::fill);
        connect(context, &CharacterContext::clipChanged, this, &AnimationPanel::select);
    }
    fill();
}

void AnimationPanel::fill()
{
    const QSignalBlocker block(m_list);
    m_list->clear();
    const bool any = m_context && !m_context->model()->clips.empty();
    m_search->setVisible(any);
    m_list->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(m_context ? tr("This model has no clips") : tr("No character is open"),
                     m_context ? tr("Bind it to the 22-joint skeleton and retarget motions to it, or open a model that brings its own.") : tr("The clips of a model are listed here; choosing one plays it."));
    m_noMatch->hide();
    if (!any)
        return;
    auto *bind = new QTreeWidgetItem(m_list, {tr("Bind pose")});
    bind->setData(0, kClipRole, -1);
    int number = 0;
    for (const ModelClip &clip : m_context->model()->clips) {
        auto *item = new QTreeWidgetItem(m_list, {clip.name.isEmpty() ? tr("clip %1").arg(number) : clip.name,
                                                  tr("%1 s").arg(QLocale().toString(static_cast<double>(clip.durationSeconds), 'f', 2))});
        item->setData(0, kClipRole, number++);
        item->setToolTip(0, tr("%1, %2 keys").arg(item->text(0)).arg(clip.frames));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    filter();
    select();
}

void AnimationPanel::filter()
{
    m_noMatch->setFound(showMatchingRows(*m_list, m_search->text().trimmed()));
}

void AnimationPanel::select()
{
    if (!m_context)
        return;
    const QSignalBlocker block(m_list);
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->data(0, kClipRole).toInt() == m_context->clip())
            m_list->setCurrentItem(m_list->topLevelItem(row));
    }
}

void AnimationPanel::choose(QTreeWidgetItem *item)
{
    if (!m_context || !item)
        return;
    const int clip = item->data(0, kClipRole).toInt();
    m_context->setClip(clip);
    if (clip >= 0)
        m_context->playback().play();
}

void AnimationPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

void AnimationPanel::retranslate()
{
    m_list->setHeaderLabels({tr("Clip"), tr("Length")});
    m_list->setAccessibleName(tr("Clips"));
    m_list->setToolTip(tr("Click a clip to play it; Return plays and pauses"));
    m_search->setPlaceholderText(tr("Find a clip"));
    m_search->setAccessibleName(tr("Find a clip"));
}

} // namespace marrow
