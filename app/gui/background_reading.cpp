#include "app/gui/background_reading.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace marrow {

BackgroundReading::BackgroundReading(QObject *parent)
    : QObject(parent)
{
    connect(&m_work, &BackgroundWork::progressed, this, &BackgroundReading::changed);
}

std::vector<BackgroundReading::Request>::iterator BackgroundReading::waitingFor(const QString &path)
{
    return std::find_if(m_waiting.begin(), m_waiting.end(), [&](const Request &request) { return request.path == path; });
}

bool BackgroundReading::has(const QString &path) const
{
    return path == m_path || std::any_of(m_waiting.begin(), m_waiting.end(), [&](const Request &request) { return request.path == path; });
}

void BackgroundReading::add(const QString &path, const SessionReader &reader)
{
    if (has(path))
        return;
    m_waiting.push_back({path, reader ? reader : [path](const Progress &progress) { return DocumentSession::readApart(path, progress); }});
    if (isBusy())
        emit changed();
    else
        startNext();
}

void BackgroundReading::addInstead(const QString &path, const SessionReader &reader)
{
    if (const auto waiting = waitingFor(path); waiting != m_waiting.end()) {
        waiting->reader = reader;
        return;
    }
    if (path != m_path)
        return add(path, reader);
    abandon();
    m_waiting.insert(m_waiting.begin(), {path, reader});
    startNext();
}

void BackgroundReading::startNext()
{
    if (m_waiting.empty())
        return;
    const Request request = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    m_path = request.path;
    m_work.start([this, reader = request.reader](const Progress &progress) -> BackgroundWork::Handover {
        return [this, make = reader(progress)] { handOver(make); };
    });
}

void BackgroundReading::handOver(const SessionMaker &make)
{
    // What is opened may open the next: the queue must be in order by then.
    const QString path = std::exchange(m_path, QString());
    emit finished(path, make);
    if (!isBusy())
        startNext();
    emit changed();
}

void BackgroundReading::abandon()
{
    m_work.abandon();
    m_path.clear();
}

void BackgroundReading::cancel()
{
    if (!isBusy())
        return; // then nothing waits either
    std::vector<QString> given{m_path};
    for (const Request &request : std::exchange(m_waiting, {}))
        given.push_back(request.path);
    abandon();
    for (const QString &path : given) {
        emit finished(path, [path]() -> Result<std::unique_ptr<DocumentSession>> {
            return Error{"import.cancelled", QCoreApplication::translate("BackgroundReading", "Opening %1 was cancelled.").arg(path), path, nullptr};
        });
    }
    emit changed();
}

} // namespace marrow
