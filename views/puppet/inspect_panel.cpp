#include "views/puppet/inspect_panel.h"

#include "views/common/copy_rows.h"
#include "views/common/empty_state.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"
#include "views/puppet/clip_inspector.h"
#include "views/puppet/item_tree.h"
#include "views/puppet/physics_inspector.h"
#include "views/puppet/texture_view.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

InspectPanel::InspectPanel(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QComboBox)
    , m_search(new SearchField)
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyState(QStringLiteral("inspector"), this))
    , m_body(new QWidget(this))
    , m_chunks(makeTable("chunkTable"))
    , m_chunkFacts(new QLabel)
    , m_meshes(makeTree("meshTree"))
    , m_deformers(makeTree("deformerTree"))
    , m_parts(makeTree("partTree"))
    , m_textures(new TextureView)
    , m_physics(new PhysicsInspector)
    , m_clips(new ClipInspector)
    , m_expressions(makeTree("expressionTree"))
    , m_areas(makeTree("areaTree"))
    , m_notes(makeTree("noteTree"))
    , m_none(new QLabel)
{
    setObjectName("inspectPanel");
    setProperty("role", "panel");
    m_pages->setObjectName("inspectPages");
    m_pages->setMaxVisibleItems(PageCount);
    m_none->setProperty("role", "secondary");
    m_none->setWordWrap(true);
    m_chunkFacts->setProperty("role", "secondary");
    m_chunkFacts->setObjectName("chunkFacts");
    m_chunkFacts->setFont(smallFont());
    m_chunkFacts->setWordWrap(true);
    m_chunkFacts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *chunks = new QWidget;
    auto *chunkColumn = new QVBoxLayout(chunks);
    chunkColumn->setContentsMargins(0, 0, 0, 0);
    chunkColumn->setSpacing(6);
    chunkColumn->addWidget(m_chunks, 1);
    chunkColumn->addWidget(m_chunkFacts);
    connect(m_chunks, &QTreeWidget::currentItemChanged, this, &InspectPanel::showChunkFacts);
    QWidget *const pages[PageCount] = {chunks, m_meshes, m_deformers, m_parts, m_textures, m_physics, m_clips, m_expressions, m_areas, m_notes};
    for (QWidget *page : pages)
        m_stack->addWidget(page);
    for (int i = 0; i < PageCount; ++i)
        m_pages->addItem(QString());
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    body->setSpacing(6);
    body->addWidget(m_pages);
    body->addWidget(m_search);
    body->addWidget(m_none);
    body->addWidget(m_stack, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_body, 1);
    connect(m_pages, &QComboBox::currentIndexChanged, this, [this](int page) { setPage(static_cast<Page>(page)); });
    connect(m_search, &QLineEdit::textChanged, this, &InspectPanel::filter);
    connect(m_search, &SearchField::resultsRequested, this, [this] { m_stack->currentWidget()->setFocus(); });
    retranslate();
    setContext(nullptr);
    setPage(Meshes);
}

ItemTree *InspectPanel::makeTree(const char *name)
{
    auto *tree = new ItemTree;
    tree->setObjectName(name);
    tree->setFont(smallFont());
    connect(tree, &ItemTree::frameRequested, this, &InspectPanel::frameRequested);
    return tree;
}

QTreeWidget *InspectPanel::makeTable(const char *name)
{
    auto *table = new QTreeWidget;
    table->setObjectName(name);
    table->setFont(smallFont());
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->header()->setStretchLastSection(false);
    enableRowCopy(table);
    return table;
}

void InspectPanel::setContext(PuppetContext *context, const InspectFile &file)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    m_file = file;
    for (ItemTree *tree : {m_meshes, m_deformers, m_parts, m_expressions, m_areas, m_notes})
        tree->setContext(context);
    m_textures->setContext(context);
    m_physics->setContext(context);
    m_clips->setContext(context);
    m_empty->setVisible(!context);
    m_body->setVisible(context);
    fill();
}

void InspectPanel::setFile(const InspectFile &file)
{
    m_file = file;
    if (page() == Chunks)
        fill();
}

void InspectPanel::setPage(Page page)
{
    m_pages->setCurrentIndex(page);
    m_stack->setCurrentIndex(page);
    const bool isTree = page != Textures && page != PhysicsGroups && page != Clips && page != Chunks;
    m_search->setVisible(isTree);
    fill();
}

InspectPanel::Page InspectPanel::page() const
{
    return static_cast<Page>(m_stack->currentIndex());
}

void InspectPanel::showContentOf(const QString &tag, std::optional<int> item)
{
    const struct
    {
        const char *tag;
        Page page;
    } pages[] = {{"MESH", Meshes}, {"GLUE", Meshes}, {"DEFM", Deformers}, {"BONE", Deformers}, {"SKIN", Deformers}, {"PART", Parts},
                 {"DRAW", Parts}, {"TEXR", Textures}, {"PHYS", PhysicsGroups}, {"CLIP", Clips}, {"CEXT", Clips}, {"EXPR", Expressions},
                 {"HITA", Areas}, {"META", Notes}, {"UDAT", Notes}};
    for (const auto &each : pages) {
        if (tag != QLatin1String(each.tag))
            continue;
        setPage(each.page);
        if (each.page == Textures && item)
            m_textures->showPage(*item);
        return;
    }
    showChunk(tag);
}

void InspectPanel::showChunk(const QString &tag)
{
    setPage(Chunks);
    for (std::size_t i = 0; i < m_file.chunks.size(); ++i) {
        if (m_file.chunks[i].tag == tag)
            return m_chunks->setCurrentItem(m_chunks->topLevelItem(static_cast<int>(i)));
    }
}

/// Only the page in front: a puppet may have thousands of things.
void InspectPanel::fill()
{
    QString none;
    if (m_context) {
        const PuppetRig &rig = m_context->rig();
        switch (page()) {
        case Chunks:
            fillChunks();
            none = m_file.chunks.empty() ? tr("The file is of version 1, which is not made of chunks.") : QString();
            break;
        case Meshes:
            fillMeshes();
            none = rig.meshes.empty() ? tr("The puppet has no meshes.") : QString();
            break;
        case Deformers:
            fillDeformers();
            none = rig.deformers.empty() && rig.bones.virtualBones.empty() ? tr("The puppet has no deformers.") : QString();
            break;
        case Parts:
            fillParts();
            none = rig.parts.empty() ? tr("The puppet has no parts.") : QString();
            break;
        case Textures:
            none = rig.textures.empty() ? tr("The puppet has no textures.") : QString();
            break;
        case PhysicsGroups:
            none = rig.physics.groups.empty() ? tr("The puppet has no physics.") : QString();
            break;
        case Clips:
            none = rig.clips.empty() ? tr("The puppet has no clips.") : QString();
            break;
        case Expressions:
            fillExpressions();
            none = rig.expressions.empty() ? tr("The puppet has no expressions.") : QString();
            break;
        case Areas:
            fillAreas();
            none = rig.hitAreas.empty() ? tr("The puppet has no hit areas.") : QString();
            break;
        case Notes:
            fillNotes();
            none = rig.meta.empty() && rig.userData.empty() ? tr("The puppet has neither META nor user data.") : QString();
            break;
        case PageCount:
            break;
        }
    }
    m_none->setText(none);
    m_none->setVisible(!none.isEmpty());
    m_stack->setVisible(none.isEmpty());
    filter();
}

void InspectPanel::filter()
{
    if (auto *tree = qobject_cast<ItemTree *>(m_stack->currentWidget()))
        tree->filter(m_search->text());
}

void InspectPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void InspectPanel::retranslate()
{
    const QString names[PageCount] = {tr("Chunks of the file"), tr("Meshes"), tr("Deformers"), tr("Parts"), tr("Textures"),
                                      tr("Physics"), tr("Clips"), tr("Expressions"), tr("Hit areas"), tr("META and user data")};
    QWidget *const lists[PageCount] = {m_chunks, m_meshes, m_deformers, m_parts, nullptr, nullptr, nullptr, m_expressions, m_areas, m_notes};
    for (int i = 0; i < PageCount; ++i) {
        m_pages->setItemText(i, names[i]);
        if (lists[i])
            lists[i]->setAccessibleName(names[i]);
    }
    m_pages->setToolTip(tr("What of the puppet is listed"));
    m_pages->setAccessibleName(m_pages->toolTip());
    m_search->setPlaceholderText(tr("Search the list"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_empty->setText(tr("No puppet is open"), tr("What a puppet is made of is listed here: meshes, deformers, textures, clips and more."));
    fill();
}

} // namespace marrow
