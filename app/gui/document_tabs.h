#pragma once

#include <QMouseEvent>
#include <QTabBar>

#include <algorithm>

namespace marrow {

/// The tabs of the open documents. With many of them names are cut in their middle, but not below what still tells them apart; beyond that
/// the bar is scrolled.
class DocumentTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr)
        : QTabBar(parent)
    {
        setTabsClosable(true);
        setMovable(false);
        setDocumentMode(true);
        setExpanding(false);
        setElideMode(Qt::ElideMiddle);
        setUsesScrollButtons(true);
    }

protected:
    /// As everywhere: a click with the middle button closes.
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        const int index = event->button() == Qt::MiddleButton ? tabAt(event->position().toPoint()) : -1;
        if (index >= 0)
            emit tabCloseRequested(index);
        else
            QTabBar::mouseReleaseEvent(event);
    }
    QSize minimumTabSizeHint(int index) const override
    {
        constexpr int kLeastWidth = 150;
        const QSize whole = tabSizeHint(index);
        return {std::min(whole.width(), kLeastWidth), whole.height()};
    }
};

} // namespace marrow
