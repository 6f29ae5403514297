#pragma once

#include "model/base/result.h"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <vector>

namespace marrow {

/// A command by name, with ids and new values as JSON arguments: enough to do it again on the same asset.
struct CommandCall
{
    QString name;
    QJsonObject args;
};

/// What the history did just now; the journal writes one line for each.
struct RecordedStep
{
    enum class Kind { Done, Undone, Redone };

    Kind kind = Kind::Done;
    int count = 1;                  ///< steps undone or redone at once
    QString text;                   ///< of a Done step, as the history shows it
    std::vector<CommandCall> calls; ///< of a Done step: one, or several of a macro
    qint64 milliseconds = 0;        ///< how long the commands of a Done step took
};

/// One entry of the history: what to call it, how it was made, and (in the derived class) the values swapped in and out.
class DocumentStep
{
public:
    virtual ~DocumentStep() = default;
    /// Memory that is held by this step alone.
    virtual std::size_t bytes() const = 0;

    QString text;
    std::vector<CommandCall> calls;
    qint64 milliseconds = 0;
};

/// The common part of every open asset: its file, its history and whether it is saved. Lives on the GUI thread. The
/// derived class owns the asset and is the only one who says that it changed.
class Document : public QObject
{
    Q_OBJECT
public:
    explicit Document(QObject *parent = nullptr);
    ~Document() override;

    /// Absolute path of the file, empty for an asset that was never saved.
    QString filePath() const { return m_filePath; }
    void setFilePath(const QString &path);
    /// The file's name, or "Untitled" in the language of the interface.
    QString displayName() const;

    /// For undo and redo actions and the history panel. Push nothing on it from outside; use execute().
    QUndoStack *undoStack() { return &m_stack; }
    const QUndoStack *undoStack() const { return &m_stack; }
    bool isClean() const { return m_stack.isClean(); }
    /// The asset as it is now is in the file `path`; from here on that is the document's file. Undo is kept.
    void markSaved(const QString &path);
    /// What is in the file is not what is open (a recovered asset, a new one that should be asked about).
    void markUnsaved();

    /// Does a command as one undo step, or fails and changes nothing. A command that ends where it began leaves no step.
    virtual Result<void> execute(const QString &name, const QJsonObject &args) = 0;
    /// Several commands as one undo step with one `committed`; when one fails, all are taken back.
    Result<void> executeAll(const QString &text, const std::vector<CommandCall> &calls);
    /// Between these, commands become one step named `text`. Pairs may be nested; the outermost counts.
    virtual void beginMacro(const QString &text) = 0;
    virtual void endMacro() = 0;
    /// Ends the whole macro and takes back what it did.
    virtual void cancelMacro() = 0;

    /// Oldest steps are forgotten when the history holds more than this. 256 MiB unless set.
    void setHistoryLimit(std::size_t bytes) { m_historyLimit = bytes; }
    std::size_t historyBytes() const;

signals:
    void filePathChanged(const QString &path);
    void saved(const QString &path);
    /// A command, macro, undo or redo happened; emitted after the derived class's `committed`.
    void recorded(const RecordedStep &step);

protected:
    enum class Direction { Undo, Redo };

    /// Adds a step whose change was already made to the asset.
    void push(std::shared_ptr<DocumentStep> step);
    /// Swaps a step's values in; called once for each step that undo or redo passes.
    virtual void applyStep(const DocumentStep &step, Direction direction) = 0;
    /// The history stands at its new index: tell the world, once, about all that applyStep or push gathered.
    virtual void announce(RecordedStep::Kind kind) = 0;

private:
    class StackCommand;

    void stepApplied(const StackCommand &command, Direction direction);
    void trimHistory(std::size_t incomingBytes);
    void flush();

    QUndoStack m_stack;
    QString m_filePath;
    std::size_t m_historyLimit = std::size_t{256} << 20;
    std::vector<RecordedStep> m_pending;
    bool m_pushing = false;
};

} // namespace marrow
