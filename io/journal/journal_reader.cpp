#include "io/journal/journal_reader.h"

#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace marrow {

namespace {

constexpr qint64 kMaxJournalBytes = qint64{1} << 30;
constexpr quint32 kMaxSnapshotBytes = 512u << 20;
constexpr int kMaxStepsAtOnce = 1'000'000;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

QDateTime timeOf(const QJsonObject &line)
{
    const qint64 ms = line.value(QStringLiteral("at")).toInteger(-1);
    return ms < 0 ? QDateTime() : QDateTime::fromMSecsSinceEpoch(ms);
}

bool readHeader(const QJsonObject &line, JournalContents &contents)
{
    contents.kind = line.value(QStringLiteral("asset")).toString();
    contents.tool = line.value(QStringLiteral("tool")).toString();
    contents.file = line.value(QStringLiteral("file")).toString();
    contents.baseSize = line.value(QStringLiteral("size")).toInteger();
    contents.baseSha256 = QByteArray::fromHex(line.value(QStringLiteral("sha256")).toString().toLatin1());
    contents.started = timeOf(line);
    return !contents.kind.isEmpty();
}

bool readCalls(const QJsonArray &list, std::vector<CommandCall> &calls)
{
    for (const QJsonValue &item : list) {
        const QJsonArray call = item.toArray();
        if (call.size() != 2 || !call.at(0).isString() || !call.at(1).isObject())
            return false;
        calls.push_back({call.at(0).toString(), call.at(1).toObject()});
    }
    return !calls.empty();
}

/// Tells a line's events in words and checks that the history can do them. Keeps the history as it stands.
class StepReader
{
public:
    bool read(const QJsonObject &line, JournalContents &contents)
    {
        JournalStep step;
        step.time = timeOf(line);
        step.text = line.value(QStringLiteral("text")).toString();
        if (line.contains(QStringLiteral("do"))) {
            if (!readCalls(line.value(QStringLiteral("do")).toArray(), step.step.calls))
                return false;
            step.step.kind = RecordedStep::Kind::Done;
            step.step.text = step.text;
            m_texts.resize(m_index);
            m_texts.push_back(step.text);
            ++m_index;
        } else {
            const bool undo = line.contains(QStringLiteral("undo"));
            const qint64 count = line.value(undo ? QStringLiteral("undo") : QStringLiteral("redo")).toInteger();
            const std::size_t room = undo ? m_index : m_texts.size() - m_index;
            if (count < 1 || count > kMaxStepsAtOnce || static_cast<std::size_t>(count) > room)
                return false;
            const auto steps = static_cast<std::size_t>(count);
            step.step.kind = undo ? RecordedStep::Kind::Undone : RecordedStep::Kind::Redone;
            step.step.count = static_cast<int>(count);
            m_index = undo ? m_index - steps : m_index + steps;
            const QString &about = m_texts[undo ? m_index : m_index - 1];
            step.text = undo ? Text::tr("Undo: %1").arg(about) : Text::tr("Redo: %1").arg(about);
            if (count > 1)
                step.text = undo ? Text::tr("Undo %n steps", nullptr, step.step.count) : Text::tr("Redo %n steps", nullptr, step.step.count);
        }
        contents.steps.push_back(std::move(step));
        return true;
    }

private:
    std::vector<QString> m_texts;
    std::size_t m_index = 0;
};

/// False when the line cannot be used.
bool readLine(const QJsonObject &line, StepReader &steps, JournalContents &contents)
{
    const int after = static_cast<int>(line.value(QStringLiteral("after")).toInteger(-1));
    if (line.contains(QStringLiteral("do")) || line.contains(QStringLiteral("undo")) || line.contains(QStringLiteral("redo")))
        return steps.read(line, contents);
    if (line.contains(QStringLiteral("snapshot"))) {
        const QByteArray packed = QByteArray::fromBase64(line.value(QStringLiteral("snapshot")).toString().toLatin1());
        if (after < 0 || packed.size() < 4)
            return false;
        contents.snapshots.push_back({after, packed});
        return true;
    }
    if (line.contains(QStringLiteral("saved"))) {
        JournalSave save;
        save.afterStep = after;
        save.file = line.value(QStringLiteral("saved")).toString();
        save.size = line.value(QStringLiteral("size")).toInteger();
        save.sha256 = QByteArray::fromHex(line.value(QStringLiteral("sha256")).toString().toLatin1());
        contents.file = save.file;
        contents.saves.push_back(save);
        return after >= 0;
    }
    return true; // a kind of line from a later version, which this one can do without
}

} // namespace

std::vector<int> JournalContents::effectiveSteps(int step) const
{
    std::vector<int> list;
    std::size_t index = 0;
    for (int i = 0; i < std::min(step, static_cast<int>(steps.size())); ++i) {
        const RecordedStep &event = steps[static_cast<std::size_t>(i)].step;
        const auto count = static_cast<std::size_t>(event.count);
        if (event.kind == RecordedStep::Kind::Done) {
            list.resize(index++);
            list.push_back(i);
        } else {
            index = event.kind == RecordedStep::Kind::Undone ? index - count : index + count;
        }
    }
    list.resize(index);
    return list;
}

bool JournalContents::hasUnsavedSteps() const
{
    const auto now = effectiveSteps(static_cast<int>(steps.size()));
    if (!saves.empty())
        return effectiveSteps(saves.back().afterStep) != now;
    return !now.empty() || baseSha256.isEmpty();
}

Result<JournalContents> readJournal(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{QStringLiteral("journal.open"),
                     Text::tr("The journal %1 could not be read: %2.").arg(path, systemErrorText(file.errorString())), path, {}};
    }
    if (file.size() > kMaxJournalBytes) {
        return Error{QStringLiteral("journal.too-large"),
                     Text::tr("The journal %1 is larger than a journal gets (%2 bytes).").arg(path).arg(file.size()), path, {}};
    }
    JournalContents contents;
    contents.path = path;
    StepReader steps;
    for (qint64 number = 1; !file.atEnd(); ++number) {
        const qint64 offset = file.pos();
        const QByteArray text = file.readLine();
        const bool torn = !text.endsWith('\n');
        const QJsonDocument json = torn ? QJsonDocument() : QJsonDocument::fromJson(text);
        const QJsonObject line = json.object();
        if (number == 1) {
            const qint64 version = line.value(QStringLiteral("marrowJournal")).toInteger();
            if (version > 1) {
                return Error{QStringLiteral("journal.version"),
                             Text::tr("The journal %1 was written by a later version of Marrow.").arg(path), path, {}};
            }
            if (version < 1 || !readHeader(line, contents))
                break;
            continue;
        }
        if (json.isObject() && readLine(line, steps, contents))
            continue;
        if (!file.atEnd()) { // the very last line may be cut off; a broken one further up is worth telling
            contents.report.add({Severity::Warning, QStringLiteral("journal.broken-line"),
                                 Text::tr("Line %1 of the journal is damaged. The steps behind it were left out.").arg(number), {}, {},
                                 offset, {}});
        }
        break;
    }
    if (contents.kind.isEmpty())
        return Error{QStringLiteral("journal.not-a-journal"), Text::tr("%1 is not a journal of Marrow.").arg(path), path, {}};
    return contents;
}

std::optional<QByteArray> unpackSnapshot(const JournalSnapshot &snapshot)
{
    quint32 length = 0;
    for (int i = 0; i < 4; ++i) // the length in front, which qUncompress would trust
        length = length << 8 | static_cast<unsigned char>(snapshot.packed.at(i));
    if (length == 0 || length > kMaxSnapshotBytes)
        return std::nullopt;
    const QByteArray bytes = qUncompress(snapshot.packed);
    if (bytes.isEmpty())
        return std::nullopt;
    return bytes;
}

} // namespace marrow
