#pragma once

#include "model/base/report.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QListView;

namespace marrow {

class EmptyState;
class IssuesModel;

/// What a check looks for in the kind of document in front, beyond what reading its file finds.
struct IssueCheck
{
    QString button;       ///< "Check the rig"; empty: there is no check
    QString looksFor;     ///< a sentence for before it was made
    QString foundNothing; ///< and for when all was well
};

/// A report as a list: how bad, what, where. Worst first. Return or a click jumps to the place; rows are copied as text.
class IssuesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit IssuesPanel(QWidget *parent = nullptr);

    /// `checked` tells an empty report from one that was never made.
    void setReport(const Report &report, bool checked);
    const Report &report() const;
    bool isChecked() const { return m_checked; }
    void setCheck(const IssueCheck &check);
    /// Whether there is a document that could have findings.
    void setDocumentOpen(bool open);

signals:
    void jumpRequested(const marrow::Issue &issue);
    void checkRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();

    IssuesModel *m_model;
    QStackedWidget *m_pages;
    EmptyState *m_empty;
    QPushButton *m_check;
    QListView *m_list;
    QLabel *m_summary;
    bool m_checked = false;
    bool m_documentOpen = true;
    IssueCheck m_what;
};

} // namespace marrow
