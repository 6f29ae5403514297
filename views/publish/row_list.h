#pragma once

#include <QTreeWidget>

namespace marrow {

/// A list as the panels of a publication have them: rows of one height, several of which can be selected and copied as text. Columns are as
/// wide as what stands in them, and the last takes the rest; where there is too little room, names are shortened. GUI thread.
class RowList : public QTreeWidget
{
    Q_OBJECT

public:
    RowList(const char *objectName, int columns, QWidget *parent = nullptr);

    /// Fits the columns again; done by itself when the list gets another width.
    void fitColumns();
    /// Sizes and other numbers stand at the right, and so does their heading. To be called when the rows are there.
    void alignRight(int column);

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace marrow
