#pragma once

class QLayout;

namespace marrow {

/// Makes Tab go through everything below the layout the way it is laid out: down, and along each row. Needed where widgets are
/// made in another order than they stand in, or come and go. All of them must be in one window.
void orderTabs(QLayout *layout);

} // namespace marrow
