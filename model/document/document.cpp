#include "model/document/document.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSignalBlocker>

#include <utility>

namespace marrow {

/// The stack's view of a step. It only forwards, so that steps can be moved to a fresh stack when old ones are forgotten.
class Document::StackCommand : public QUndoCommand
{
public:
    StackCommand(Document &document, std::shared_ptr<DocumentStep> step)
        : QUndoCommand(step->text)
        , m_document(document)
        , m_step(std::move(step))
    {
    }
    void undo() override { m_document.stepApplied(*this, Direction::Undo); }
    void redo() override { m_document.stepApplied(*this, Direction::Redo); }
    const std::shared_ptr<DocumentStep> &step() const { return m_step; }

private:
    Document &m_document;
    std::shared_ptr<DocumentStep> m_step;
};

Document::Document(QObject *parent)
    : QObject(parent)
{
    // Connected before anyone can reach the stack: listeners of `committed` see the new index and clean state, and other
    // listeners of indexChanged see a document that already told of its change.
    connect(&m_stack, &QUndoStack::indexChanged, this, &Document::flush);
}

Document::~Document()
{
    // The stack's last signals would tell of a half-destroyed document.
    m_stack.disconnect();
}

void Document::setFilePath(const QString &path)
{
    if (path == m_filePath)
        return;
    m_filePath = path;
    emit filePathChanged(path);
}

QString Document::displayName() const
{
    return m_filePath.isEmpty() ? QCoreApplication::translate("Document", "Untitled") : QFileInfo(m_filePath).fileName();
}

void Document::markSaved(const QString &path)
{
    setFilePath(path);
    m_stack.setClean();
    emit saved(path);
}

void Document::markUnsaved()
{
    m_stack.resetClean();
}

Result<void> Document::executeAll(const QString &text, const std::vector<CommandCall> &calls)
{
    beginMacro(text);
    for (const CommandCall &call : calls) {
        if (Result<void> done = execute(call.name, call.args); !done) {
            cancelMacro();
            return done;
        }
    }
    endMacro();
    return {};
}

std::size_t Document::historyBytes() const
{
    std::size_t bytes = 0;
    for (int i = 0; i < m_stack.count(); ++i)
        bytes += static_cast<const StackCommand *>(m_stack.command(i))->step()->bytes();
    return bytes;
}

void Document::push(std::shared_ptr<DocumentStep> step)
{
    trimHistory(step->bytes());
    m_pending.push_back({RecordedStep::Kind::Done, 1, step->text, step->calls, step->milliseconds});
    m_pushing = true;
    m_stack.push(new StackCommand(*this, std::move(step)));
    m_pushing = false;
}

void Document::stepApplied(const StackCommand &command, Direction direction)
{
    if (m_pushing)
        return; // the change was made before the step was pushed
    const auto kind = direction == Direction::Undo ? RecordedStep::Kind::Undone : RecordedStep::Kind::Redone;
    applyStep(*command.step(), direction);
    if (!m_pending.empty() && m_pending.back().kind == kind)
        ++m_pending.back().count;
    else
        m_pending.push_back({kind, 1, {}, {}, 0});
}

void Document::flush()
{
    const auto pending = std::exchange(m_pending, {});
    for (const RecordedStep &step : pending) {
        announce(step.kind);
        emit recorded(step);
    }
}

void Document::trimHistory(std::size_t incomingBytes)
{
    // Steps that a push is about to cut off the redo side do not count.
    const int count = m_stack.index();
    std::size_t held = incomingBytes;
    for (int i = 0; i < count; ++i)
        held += static_cast<const StackCommand *>(m_stack.command(i))->step()->bytes();
    if (held <= m_historyLimit || count == 0)
        return;

    // QUndoStack cannot forget its oldest entries, so the ones to keep move to the emptied stack. A quarter more than
    // needed is dropped, so that this stays rare.
    const std::size_t aim = m_historyLimit - m_historyLimit / 4;
    int dropped = 0;
    while (dropped < count && held > aim)
        held -= static_cast<const StackCommand *>(m_stack.command(dropped++))->step()->bytes();
    std::vector<std::shared_ptr<DocumentStep>> kept;
    for (int i = dropped; i < count; ++i)
        kept.push_back(static_cast<const StackCommand *>(m_stack.command(i))->step());
    const int clean = m_stack.cleanIndex() - dropped;

    const QSignalBlocker quiet(&m_stack);
    const bool wasPushing = std::exchange(m_pushing, true);
    m_stack.clear();
    m_stack.resetClean();
    if (clean == 0)
        m_stack.setClean();
    for (auto &step : kept) {
        m_stack.push(new StackCommand(*this, std::move(step)));
        if (clean == m_stack.index())
            m_stack.setClean();
    }
    m_pushing = wasPushing;
}

} // namespace marrow
