#pragma once

#include <QLabel>
#include <QPointer>
#include <QTimer>

namespace marrow {

class DocumentSession;

/// Whether the document is in its file, and how long ago the journal took the last step: in the status line, always.
class DocumentState : public QLabel
{
    Q_OBJECT

public:
    explicit DocumentState(QWidget *parent);

    /// The document in front, or none. Call again when it was saved or changed.
    void setSession(DocumentSession *session);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    QString journalText() const;

    QPointer<DocumentSession> m_session;
    QTimer m_clock;
};

} // namespace marrow
