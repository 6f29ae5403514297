#pragma once

#include "app/gui/document_session.h"
#include "views/common/background_work.h"

#include <QObject>

#include <vector>

namespace marrow {

/// Reads files that take a while, one after another, while the window stays usable. What was read is handed over on the GUI thread.
/// GUI thread only.
class BackgroundReading : public QObject
{
    Q_OBJECT

public:
    explicit BackgroundReading(QObject *parent = nullptr);

    /// A path that is being read or waits already is not read twice. Without a reader it is opened by its kind.
    void add(const QString &path, const SessionReader &reader = {});
    /// The same, but what is being read or waits under this path is given up for it, without a word.
    void addInstead(const QString &path, const SessionReader &reader);
    bool has(const QString &path) const;
    bool isBusy() const { return !m_path.isEmpty(); }
    /// What is read now; empty when nothing is.
    QString path() const { return m_path; }
    /// How many still wait behind it.
    int waiting() const { return static_cast<int>(m_waiting.size()); }
    /// 0 to 1.
    double progress() const { return m_work.progress(); }
    /// Gives up what is read and what waits: finished() tells of each that it was cancelled.
    void cancel();

    /// BackgroundWork::setPatience.
    void setPatience(int milliseconds) { m_work.setPatience(milliseconds); }

signals:
    /// Another file, another place in the queue, another progress, or nothing any more.
    void changed();
    /// To be called once, on this thread: the session, or why there is none.
    void finished(const QString &path, const marrow::SessionMaker &make);

private:
    struct Request
    {
        QString path;
        SessionReader reader;
    };

    void startNext();
    void handOver(const SessionMaker &make);
    void abandon();
    std::vector<Request>::iterator waitingFor(const QString &path);

    std::vector<Request> m_waiting;
    QString m_path;
    BackgroundWork m_work; ///< when it is given up, processes that read for it are killed
};

} // namespace marrow
