#pragma once

#include "views/viewport/viewport_tool.h"

#include <QObject>

namespace marrow {

/// Picks joints of a character by their bones in the view; beside them the left button turns the view.
class JointSelectTool : public QObject, public ViewportTool
{
    Q_OBJECT

public:
    using QObject::QObject;

    void deactivate(ViewportWidget &view) override;
    void hover(ViewportWidget &view, const ViewportEvent *event) override;
    bool press(ViewportWidget &view, const ViewportEvent &event) override;
    void drag(ViewportWidget &, const ViewportEvent &) override {}
    void release(ViewportWidget &view, const ViewportEvent &event) override;
    void cancel(ViewportWidget &view) override { hover(view, nullptr); }
    QString hintText() const override;

signals:
    void jointPicked(int node);
};

} // namespace marrow
