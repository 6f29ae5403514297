#pragma once

#include "views/puppet/inspect_chunk.h"
#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace marrow {

class ClipInspector;
class EmptyState;
class ItemTree;
class PhysicsInspector;
class SearchField;
class TextureView;

/// Everything that a puppet's file holds, one kind a page: chunks, meshes, deformers, parts, textures, physics, clips, expressions,
/// hit areas, META and user data. What is selected here is selected on the canvas. Edits nothing but the preview
/// copy of the physics. GUI thread.
class InspectPanel : public QWidget
{
    Q_OBJECT

public:
    enum Page { Chunks, Meshes, Deformers, Parts, Textures, PhysicsGroups, Clips, Expressions, Areas, Notes, PageCount };

    explicit InspectPanel(QWidget *parent = nullptr);

    /// Not owned; may be null. `file`: what the file says about itself.
    /// The file of the same puppet was written or read again.
    void setFile(const InspectFile &file);
    void setContext(PuppetContext *context, const InspectFile &file = {});
    void setPage(Page page);
    Page page() const;
    /// Shows the page that a chunk of the file is about: "TEXR" the textures, "PHYS" the physics. `item`, when there is one, is the number
    /// of a texture page.
    void showContentOf(const QString &tag, std::optional<int> item = {});
    /// Shows a chunk itself in the list of chunks.
    void showChunk(const QString &tag);

signals:
    /// The selected should be looked at on the canvas.
    void frameRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    ItemTree *makeTree(const char *name);
    QTreeWidget *makeTable(const char *name);
    void fill();
    void fillChunks();
    static QString chunkFacts(const InspectChunk &chunk, const QString &meaning);
    void showChunkFacts();
    void fillMeshes();
    void fillDeformers();
    void fillParts();
    void addPart(QTreeWidgetItem *parent, std::uint32_t part, int depth, int &rows);
    void fillExpressions();
    void fillAreas();
    void fillNotes();
    void filter();
    void retranslate();

    QPointer<PuppetContext> m_context;
    InspectFile m_file;
    QComboBox *m_pages;
    SearchField *m_search;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
    QWidget *m_body;
    QTreeWidget *m_chunks;
    QLabel *m_chunkFacts;
    ItemTree *m_meshes;
    ItemTree *m_deformers;
    ItemTree *m_parts;
    TextureView *m_textures;
    PhysicsInspector *m_physics;
    ClipInspector *m_clips;
    ItemTree *m_expressions;
    ItemTree *m_areas;
    ItemTree *m_notes;
    QLabel *m_none; ///< there is nothing of this kind
};

} // namespace marrow
