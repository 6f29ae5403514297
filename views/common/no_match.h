#pragma once

#include "views/common/empty_state.h"

namespace marrow {

class SearchField;

/// Takes a list's place while a search finds nothing in it, and says so. Lies in the layout behind the list.
class NoMatch : public EmptyState
{
    Q_OBJECT

public:
    /// Both are the panel's and outlive this.
    NoMatch(const SearchField &search, QWidget &list, QWidget *parent);

    /// Whether the list has anything to show; to be called after each search.
    void setFound(bool found);

protected:
    void changeEvent(QEvent *event) override;

private:
    void say();

    const SearchField &m_search;
    QWidget &m_list;
};

} // namespace marrow
