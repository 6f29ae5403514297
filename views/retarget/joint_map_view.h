#pragma once

#include "model/character/joint_map.h"

#include <QAbstractScrollArea>

namespace marrow {

/// The joint map as a picture: the 22 joints at the left, those of the source at the right, lines between them. A thick line is the choice;
/// a dashed line shows what the names say and a dotted one what the shape says where they differ from it. Click a joint at the left, then
/// one at the right to join them; Delete takes a line away. Keys: up and down walk, Right goes over to the other side, Return joins.
class JointMapView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit JointMapView(QWidget *parent = nullptr);

    void setMap(const NamedSkeleton &skeleton, const JointMapProposal &votes, const JointMap &chosen);
    const JointMap &map() const { return m_map; }

    /// The joint at the left whose line is being looked at, -1 for none.
    int current() const { return m_current; }
    void setCurrent(int joint);
    /// Both votes on the current joint in words.
    QString currentText() const;

    /// Rows on screen, for tests: of a humanoid joint, and of one of the source.
    QRect leftRow(int joint) const;
    QRect rightRow(int source) const;

    QSize sizeHint() const override { return {520, 360}; }
    QSize minimumSizeHint() const override { return {360, 180}; }

signals:
    /// A person changed the map.
    void mapChanged();
    void currentChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int columnWidth() const;
    int rightX() const;
    int leftAt(const QPoint &place) const;
    int rightAt(const QPoint &place) const;
    int playedBy(int source) const;
    void join(int joint, int source);
    void layOut();
    void showRow(const QRect &row, bool left);
    int leftOverflow() const;
    QString nameOf(int source) const;
    void drawLine(QPainter &painter, int joint, int source, const QPen &pen) const;

    NamedSkeleton m_skeleton;
    JointMapProposal m_votes;
    JointMap m_map;
    int m_current = -1;
    int m_hoveredLeft = -1;
    int m_hoveredRight = -1;
    int m_aimed = -1; ///< the source joint the keys stand on; -1: they stand at the left
};

} // namespace marrow
