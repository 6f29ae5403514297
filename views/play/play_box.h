#pragma once

#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QWidget>

namespace marrow {

/// One block of the play panel: shows and works a part of the open puppet. Takes nullptr for "nothing is open". GUI thread.
class PlayBox : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setContext(PuppetContext *context);

signals:
    /// Controls were made or taken away.
    void laidOut();

protected:
    void changeEvent(QEvent *event) override;

    PuppetContext *context() const { return m_context; }
    PuppetInstance &puppet() const { return m_context->puppet(); }
    const PuppetRig &rig() const { return m_context->rig(); }

    /// Another puppet is shown, or the same was made anew: fill lists. context() may be nullptr.
    virtual void rebuild() = 0;
    /// Something may have changed by itself.
    virtual void refresh() = 0;
    virtual void retranslate() = 0;
    /// Connect what else the box listens to; disconnected by itself when another puppet comes.
    virtual void listen() {}

private:
    QPointer<PuppetContext> m_context;
};

} // namespace marrow
