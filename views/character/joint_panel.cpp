#include "views/character/joint_panel.h"

#include "render/character/figure_skeleton.h"
#include "views/common/empty_state.h"
#include "views/common/joint_delegate.h"
#include "views/common/no_match.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"
#include "views/common/tree_indentation.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace marrow {

namespace {

constexpr int kIndentation = 12;
constexpr int kNodeRole = Qt::UserRole;
constexpr std::size_t kMostNodes = 20'000; ///< a tree of more rows helps nobody

} // namespace

CharacterJointPanel::CharacterJointPanel(QWidget *parent)
    : QWidget(parent)
    , m_search(new SearchField(this))
    , m_tree(new QTreeWidget(this))
    , m_empty(new EmptyState(QStringLiteral("joint"), this))
    , m_noMatch(new NoMatch(*m_search, *m_tree, this))
{
    setObjectName("characterJointPanel");
    m_tree->setObjectName("characterJoints");
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new JointDelegate(m_tree));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kUnit);
    layout->addWidget(m_search);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_noMatch, 1);
    connect(m_search, &QLineEdit::textChanged, this, &CharacterJointPanel::filter);
    connect(m_search, &SearchField::resultsRequested, this, [this] {
        if (m_firstFound)
            m_tree->setCurrentItem(m_firstFound);
        m_tree->setFocus();
    });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (m_context)
            m_context->setJoint(item ? item->data(0, kNodeRole).toInt() : -1);
    });
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, &CharacterJointPanel::frameRequested);
    retranslate();
    setContext(nullptr);
}

void CharacterJointPanel::setContext(CharacterContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    if (context) {
        connect(context, &CharacterContext::modelChanged, this, &CharacterJointPanel::fill);
        connect(context, &CharacterContext::jointChanged, this, &CharacterJointPanel::select);
    }
    fill();
}

void CharacterJointPanel::fill()
{
    const QSignalBlocker block(m_tree);
    m_tree->clear();
    m_items.clear();
    m_firstFound = nullptr;
    if (m_context) {
        const CharacterModel &model = *m_context->model();
        const Skeleton skeleton = figureSkeleton(model);
        const std::vector<QRgb> colors = nodeColors(model, skeleton);
        std::map<int, QString> parts;
        for (const auto &[joint, node] : m_context->mapping().nodes)
            parts.emplace(node, joint);
        std::vector<int> joints = model.jointNodes();
        if (joints.empty()) {
            for (const Joint &joint : skeleton.joints())
                joints.push_back(joint.id);
        }
        joints.resize(std::min(joints.size(), kMostNodes));
        m_items.resize(model.nodes.size(), nullptr);
        std::vector<int> order = shownNodes(model);
        for (const int node : order) {
            if (!std::binary_search(joints.begin(), joints.end(), node))
                continue;
            int parent = model.nodes[static_cast<std::size_t>(node)].parent;
            while (parent >= 0 && !m_items[static_cast<std::size_t>(parent)])
                parent = model.nodes[static_cast<std::size_t>(parent)].parent;
            auto *item = parent >= 0 ? new QTreeWidgetItem(m_items[static_cast<std::size_t>(parent)]) : new QTreeWidgetItem(m_tree);
            const QString &name = model.nodes[static_cast<std::size_t>(node)].name;
            item->setText(0, name.isEmpty() ? tr("node %1").arg(node) : name);
            item->setData(0, kNodeRole, node);
            item->setData(0, JointColorRole, QColor::fromRgb(colors[static_cast<std::size_t>(node)]));
            if (const auto part = parts.find(node); part != parts.end() && part->second != name)
                item->setData(0, JointNoteRole, part->second);
            item->setToolTip(0, parts.contains(node) ? tr("%1 plays %2").arg(item->text(0), parts.at(node)) : item->text(0));
            m_items[static_cast<std::size_t>(node)] = item;
        }
        m_tree->expandAll();
        fitIndentation(*m_tree, kIndentation);
    }
    const bool any = m_tree->topLevelItemCount() > 0;
    m_search->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(m_context ? tr("This model has no joints") : tr("No character is open"),
                     m_context ? tr("It is a mesh alone. Placing joints and binding gives it the 22 of the one skeleton.") : tr("The joints of a model are listed here."));
    m_tree->setVisible(any);
    m_noMatch->hide();
    if (any)
        filter();
    if (m_context)
        select(m_context->joint());
}

void CharacterJointPanel::filter()
{
    const QString text = m_search->text().trimmed();
    // Children before parents: a joint is kept when anything below it is.
    for (auto item = m_items.rbegin(); item != m_items.rend(); ++item) {
        if (*item)
            (*item)->setHidden(true);
    }
    m_firstFound = nullptr;
    for (QTreeWidgetItem *item : m_items) {
        if (!item || (!text.isEmpty() && !item->text(0).contains(text, Qt::CaseInsensitive) && !item->data(0, JointNoteRole).toString().contains(text, Qt::CaseInsensitive)))
            continue;
        for (QTreeWidgetItem *up = item; up; up = up->parent())
            up->setHidden(false);
        if (!text.isEmpty() && (!m_firstFound || item->text(0).compare(text, Qt::CaseInsensitive) == 0))
            m_firstFound = item; // the one of just that name before those that contain it
    }
    m_noMatch->setFound(text.isEmpty() || m_firstFound);
    if (m_firstFound)
        m_tree->scrollToItem(m_firstFound);
}

void CharacterJointPanel::select(int node)
{
    const QSignalBlocker block(m_tree);
    QTreeWidgetItem *item = node >= 0 && static_cast<std::size_t>(node) < m_items.size() ? m_items[static_cast<std::size_t>(node)] : nullptr;
    m_tree->setCurrentItem(item);
    if (item)
        m_tree->scrollToItem(item);
    else
        m_tree->clearSelection();
}

void CharacterJointPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitIndentation(*m_tree, kIndentation);
}

void CharacterJointPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

void CharacterJointPanel::retranslate()
{
    m_tree->setAccessibleName(tr("Joints"));
    m_tree->setToolTip(tr("Click a joint to select it in the view; double click to look at it"));
    m_search->setPlaceholderText(tr("Find a joint"));
    m_search->setAccessibleName(tr("Find a joint"));
}

} // namespace marrow
