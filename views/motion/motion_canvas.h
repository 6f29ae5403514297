#pragma once

#include "views/viewport/viewport_tool.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QToolButton;

namespace marrow {

class MotionContext;
class MotionTransport;
class ViewportWidget;

/// A motion on its own skeleton: the stick figure in the 3D view, its way over the ground and the direction it looks in, and the transport
/// below. A click selects a joint.
class MotionCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit MotionCanvas(QWidget *parent = nullptr);
    ~MotionCanvas() override;

    void setContext(MotionContext *context);
    MotionTransport &transport() { return *m_transport; }
    /// The 3D view, made when it is first asked for.
    ViewportWidget &viewport();
    bool hasViewport() const { return m_viewport != nullptr; }
    /// The figure, all of its way, or the selected joint.
    void frameSelection();
    QString hintText() const;
    bool showsPath() const { return m_path; }
    bool showsNames() const { return m_names; }
    void setShowsPath(bool shown);
    void setShowsNames(bool shown);
    /// The window's action that shows names: the button in the line below is it.
    void setNamesAction(class QAction *action);
    /// A button for one of the window's own toggles, in the line below.
    void addToggle(class QAction *action);

signals:
    void hintChanged(const QString &hint);
    void filesDropped(const QStringList &paths);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    class JointTool;

    void showFigure();
    void showGround();
    void traceWay();
    int rootJoint() const;
    void frameFigure();
    void refreshCaption();
    void retranslate();

    QPointer<MotionContext> m_context;
    std::unique_ptr<JointTool> m_tool;
    ViewportWidget *m_viewport = nullptr;
    MotionTransport *m_transport;
    QWidget *m_bar;
    QLabel *m_caption;
    QToolButton *m_pathButton;
    QToolButton *m_namesButton;
    std::vector<Eigen::Vector3f> m_way; ///< of the hips over the ground, through the clip on show
    bool m_path = true;
    bool m_names = false;
};

} // namespace marrow
