#pragma once

#include "views/library/library_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;

namespace marrow {

class EmptyState;
class LibraryDetails;
class SearchField;

/// A library to look through: cards with pictures and states, a search, and beside them what is known of the chosen ones. Knows no folder:
/// what a person decides goes out as signals, what became of it comes back through setEntries(). Files dropped on it are to be added.
class LibraryView : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryView(QWidget *parent = nullptr);

    void setPictures(LibraryModel::Pictures pictures) { m_model->setPictures(std::move(pictures)); }
    /// The selection stays with the entries that are still there.
    void setEntries(std::vector<LibraryEntry> entries);
    void select(const QString &sha256);
    QStringList selected() const;
    void retranslate();

signals:
    void addRequested(const QStringList &paths); ///< dropped files
    void browseRequested();
    void stateRequested(const QStringList &sha256, marrow::LibraryState state);
    void defaultRequested(const QString &sha256);
    void removeRequested(const QStringList &sha256);
    void openRequested(const QStringList &sha256);
    void commentEdited(const QString &sha256, const QString &comment);

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void connectParts();
    void showSelection();
    void showCount();
    void showMenu(const QPoint &place);
    bool useKey(int key);

    LibraryModel *m_model;
    SearchField *m_search;
    QComboBox *m_filter;
    QPushButton *m_add;
    QListView *m_list;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    LibraryDetails *m_details;
    QLabel *m_count;
};

} // namespace marrow
