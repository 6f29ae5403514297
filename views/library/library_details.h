#pragma once

#include "model/library/library_entry.h"

#include <QImage>
#include <QWidget>

#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace marrow {

/// What is known of the chosen entries and what can be decided about them.
class LibraryDetails : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryDetails(QWidget *parent = nullptr);

    /// None, one, or several; `picture` is of a single one. A comment that is being written for the same entry stays.
    void show(const std::vector<LibraryEntry> &entries, const QImage &picture);
    void retranslate();

signals:
    void stateRequested(marrow::LibraryState state);
    void defaultRequested();
    void removeRequested();
    void openRequested();
    void commentEdited(const QString &sha256, const QString &comment);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void refresh();
    QString factsText(const LibraryEntry &entry) const;
    void commitComment();

    std::vector<LibraryEntry> m_entries;
    QLabel *m_picture;
    QLabel *m_name;
    QLabel *m_state;
    QLabel *m_facts;
    QLabel *m_notesTitle;
    QLabel *m_notes;
    QLabel *m_commentTitle;
    QPlainTextEdit *m_comment;
    QPushButton *m_open;
    QPushButton *m_approve;
    QPushButton *m_reject;
    QPushButton *m_default;
    QPushButton *m_remove;
};

} // namespace marrow
