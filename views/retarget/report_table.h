#pragma once

#include "model/character/retarget/retarget.h"

#include <QLineF>
#include <QTreeWidget>

#include <map>

namespace marrow {

/// Four moments of a clip as small stick figures: lines in [0, 4) × [0, 1], a figure a unit wide, y down with the floor at 1.
using ClipStrip = QList<QLineF>;
ClipStrip clipStrip(const RetargetPlan &plan, const BakedClip &clip);

/// The report card: a row a clip, the worst first, with four moments of it and its four numbers as bars against their limits. Choosing a row
/// asks to see that moment.
class ReportTable : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { Clip, Strip, Angle, Slide, Depth, Gap, Notes, ColumnCount };

    explicit ReportTable(QWidget *parent = nullptr);

    /// `strips` by the clips' ids.
    void setCard(const ReportCard &card, std::map<QString, ClipStrip> strips = {});
    const ReportCard &card() const { return m_card; }

signals:
    /// A clip and the frame at which the measure that was clicked is worst.
    void momentChosen(const QString &clip, int frame);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    ReportCard m_card;
    std::map<QString, ClipStrip> m_strips;
};

} // namespace marrow
