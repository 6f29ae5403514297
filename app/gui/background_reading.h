#pragma once

#include "app/gui/document_session.h"

#include <QFuture>
#include <QObject>

#include <memory>
#include <vector>

namespace marrow {

/// Reads files that take a while, one after another, while the window stays usable. What was read is handed over on the GUI thread. A file that
/// is read within `patience` is handed over at once, so that small ones never show a bar. GUI thread only.
class BackgroundReading : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPatienceMs = 150; ///< design, "Long work": what takes longer shows progress

    explicit BackgroundReading(QObject *parent = nullptr);
    /// Stops what runs and waits for it; processes that read for it are killed.
    ~BackgroundReading() override;

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
    double progress() const { return m_progress; }
    /// Gives up what is read and what waits: finished() tells of each that it was cancelled.
    void cancel();

    /// How long add() waits for a file to be there at once, in milliseconds; negative: as long as it takes.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

signals:
    /// Another file, another place in the queue, another progress, or nothing any more.
    void changed();
    /// To be called once, on this thread: the session, or why there is none.
    void finished(const QString &path, const marrow::SessionMaker &make);

private:
    struct Job;
    struct Request
    {
        QString path;
        SessionReader reader;
    };

    void startNext();
    void takeResult();
    void abandon();
    std::vector<Request>::iterator waitingFor(const QString &path);

    std::vector<Request> m_waiting;
    QString m_path;
    double m_progress = 0;
    int m_patience = kPatienceMs;
    std::shared_ptr<Job> m_job;
    std::vector<QFuture<void>> m_abandoned; ///< cancelled ones that have not noticed yet
};

} // namespace marrow
