#pragma once

#include "views/panel/panel_session.h"

#include <QListView>
#include <QPointer>

#include <optional>

class QTimer;

namespace marrow {

class InfluenceModel;

/// What one parameter moves, and by how many pixels, strongest first. Measured a moment after the parameter changes, so that going
/// through a list stays quick. Hovering a line shows the mesh in the canvas, a click selects it.
class InfluenceList : public QListView
{
    Q_OBJECT

public:
    explicit InfluenceList(QWidget *parent = nullptr);

    void setSession(PanelSession *session);
    /// Measured only while the list is on.
    void setParameter(std::optional<std::uint32_t> parameter);
    /// While on, all that the parameter moves is lit up in the canvas, the more the farther it goes.
    void setOn(bool on);
    const std::vector<MeshInfluence> &influences() const { return m_found; }

    QSize sizeHint() const override;

signals:
    /// How many meshes, and the farthest any of them goes.
    void measured(int meshes, float pixels);

protected:
    void leaveEvent(QEvent *event) override;

private:
    void measure();
    void lightUp();

    QPointer<PanelSession> m_session;
    InfluenceModel *m_model;
    QTimer *m_delay;
    std::optional<std::uint32_t> m_parameter;
    std::vector<MeshInfluence> m_found;
    bool m_on = false;
};

} // namespace marrow
