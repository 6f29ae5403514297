#pragma once

#include "views/character/character_context.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace marrow {

class EmptyState;
class NoMatch;
class SearchField;

/// The tree of a model's joints, with the swatch each has in the view and, at the right, the part it plays among the humanoid joints. What is
/// selected here is selected in the view, and the other way round.
class CharacterJointPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CharacterJointPanel(QWidget *parent = nullptr);

    void setContext(CharacterContext *context);

signals:
    void frameRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void filter();
    void select(int node);
    void retranslate();

    QPointer<CharacterContext> m_context;
    SearchField *m_search;
    QTreeWidget *m_tree;
    EmptyState *m_empty;
    NoMatch *m_noMatch;
    QTreeWidgetItem *m_firstFound = nullptr; ///< by the search; none while nothing is searched
    std::vector<QTreeWidgetItem *> m_items; ///< one a node, null for what is no joint
};

} // namespace marrow
