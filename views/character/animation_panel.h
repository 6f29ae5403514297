#pragma once

#include "views/character/character_context.h"

#include <QPointer>
#include <QWidget>

class QTreeWidget;
class QTreeWidgetItem;

namespace marrow {

class EmptyState;
class NoMatch;
class SearchField;

/// The clips a model came with, to look through: choosing one plays it in the view with the model's own skin.
class AnimationPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AnimationPanel(QWidget *parent = nullptr);

    void setContext(CharacterContext *context);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void filter();
    void select();
    void choose(QTreeWidgetItem *item);
    void retranslate();

    QPointer<CharacterContext> m_context;
    SearchField *m_search;
    QTreeWidget *m_list;
    EmptyState *m_empty;
    NoMatch *m_noMatch;
};

} // namespace marrow
