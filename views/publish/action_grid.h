#pragma once

#include "views/publish/action_film.h"

#include <QFutureWatcher>
#include <QTableView>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>

namespace marrow {

class ActionGridModel;

/// Actions down, characters across: every cell is a film of that character doing that action, and plays while it is in sight. Films are
/// drawn in the background, those in sight first, and some are kept. A row is taken or left out as a whole by its box, as every pack must
/// hold every clip. GUI thread.
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
    /// Makes the film of a cell; without pictures where there is none. Called on workers, several at a time, and perhaps once more after
    /// the grid was given other content: it owns what it needs.
    using FilmMaker = std::function<ActionFilm(const QString &action, int character, const QSize &size)>;

    explicit ActionGrid(QWidget *parent = nullptr);
    ~ActionGrid() override;

    /// `standIns`: a picture a character, shown faintly until there is a film.
    void setContent(std::vector<Row> rows, const QStringList &characters, const std::vector<QImage> &standIns, FilmMaker maker);
    QStringList takenActions() const;
    void setTaken(bool taken); ///< all rows in sight of the filter
    /// Rows without this text are hidden.
    void setFilter(const QString &text);
    /// How many films were made; for tests.
    int filmsMade() const { return m_made; }

signals:
    void takenChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Cell = std::pair<int, int>; ///< row and character
    struct Kept
    {
        ActionFilm film;
        int shown = -1;
        qint64 lastSeen = 0;
    };
    /// One film that is being made.
    struct Maker
    {
        QFutureWatcher<ActionFilm> watcher;
        Cell cell;
        int content = 0;
        bool busy = false;
    };

    std::vector<Cell> cellsInSight() const;
    void play();
    void makeMissing(const std::vector<Cell> &cells);
    void take(Maker &maker);
    void forgetOld();

    ActionGridModel *m_grid;
    FilmMaker m_maker;
    std::vector<std::unique_ptr<Maker>> m_makers;
    std::map<Cell, Kept> m_films;
    QTimer m_timer;
    qint64 m_ticks = 0;
    int m_content = 0; ///< counts what it was given, so that films of something else are dropped
    int m_made = 0;
};

} // namespace marrow
