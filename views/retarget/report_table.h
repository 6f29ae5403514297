#pragma once

#include "model/character/retarget/report_card.h"

#include <QTreeWidget>

namespace marrow {

/// The report card: a row a clip, the worst first, with its four numbers as bars against their limits. Choosing a row asks to see that moment.
class ReportTable : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { Clip, Angle, Slide, Depth, Channels, Notes, ColumnCount };

    explicit ReportTable(QWidget *parent = nullptr);

    void setCard(const ReportCard &card);
    const ReportCard &card() const { return m_card; }

signals:
    /// A clip and the frame at which the measure that was clicked is worst.
    void momentChosen(const QString &clip, int frame);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    ReportCard m_card;
};

} // namespace marrow
