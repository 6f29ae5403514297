#pragma once

#include "model/character/publish/publication_state.h"
#include "views/publish/publish_panel.h"

class QLabel;
class QPushButton;

namespace marrow {

class RowList;

/// How a published folder stands: a sentence, every file with its state in words, worst first, and the history. Asks for publishing again,
/// for rolling back and for looking again; does none of it.
class PublicationPanel : public PublishPanel
{
    Q_OBJECT

public:
    explicit PublicationPanel(QWidget *parent = nullptr);

    /// `fault` is why the folder could not be looked at; empty when it could.
    void setStatus(const QString &folder, const PublishStatus &status, const QString &fault = {});

signals:
    void publishRequested();
    void rollBackRequested();
    void refreshRequested();

protected:
    void retranslate() override;

private:
    void fill();
    void fillFiles();
    void fillHistory();
    void showDetail();

    QString m_folder;
    PublishStatus m_status;
    QString m_fault;
    QLabel *m_words;
    RowList *m_files;
    QLabel *m_detail; ///< the whole sentence of the current file, for which a row may have no room
    QLabel *m_historyTitle;
    RowList *m_history;
    QPushButton *m_publish;
    QPushButton *m_rollBack;
    QPushButton *m_refresh;
};

} // namespace marrow
