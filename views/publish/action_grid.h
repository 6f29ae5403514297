#pragma once

#include <QImage>
#include <QTableView>
#include <QTimer>

#include <functional>
#include <map>

namespace marrow {

class ActionGridModel;

/// Actions down, characters across: every cell is a picture of that character doing that action, and plays while it is in sight. A row is
/// taken or left out as a whole by its box, as every pack must hold every clip. GUI thread.
class ActionGrid : public QTableView
{
    Q_OBJECT

public:
    struct Row
    {
        QString action;
        QString note; ///< where it comes from
        bool taken = true;
    };
    /// A picture of a cell at a moment; null where there is none. Called on the GUI thread for cells in sight, a few at a time.
    using Picture = std::function<QImage(const QString &action, int character, double seconds, const QSize &size)>;

    explicit ActionGrid(QWidget *parent = nullptr);

    void setContent(std::vector<Row> rows, const QStringList &characters, Picture picture);
    QStringList takenActions() const;
    void setTaken(bool taken); ///< all rows in sight of the filter
    /// Rows without this text are hidden.
    void setFilter(const QString &text);
    /// How many pictures were drawn; for tests.
    int picturesDrawn() const { return m_drawn; }

signals:
    void takenChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void drawSome();

    ActionGridModel *m_grid;
    Picture m_picture;
    QTimer m_timer;
    double m_seconds = 0;
    std::size_t m_next = 0;
    int m_drawn = 0;
};

} // namespace marrow
