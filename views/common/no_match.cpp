#include "views/common/no_match.h"

#include "views/common/search_field.h"

#include <QEvent>

namespace marrow {

NoMatch::NoMatch(const SearchField &search, QWidget &list, QWidget *parent)
    : EmptyState(QStringLiteral("search"), parent)
    , m_search(search)
    , m_list(list)
{
    setObjectName("noMatch");
    hide();
}

void NoMatch::setFound(bool found)
{
    m_list.setVisible(found);
    setVisible(!found);
    if (!found)
        say();
}

void NoMatch::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        say();
    EmptyState::changeEvent(event);
}

void NoMatch::say()
{
    setText(tr("Nothing is called “%1”").arg(m_search.text().trimmed()), tr("Escape in the search field shows everything again."));
}

} // namespace marrow
