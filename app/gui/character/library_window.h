#pragma once

#include "io/library/library.h"

#include <QDialog>
#include <QFutureWatcher>

#include <atomic>
#include <functional>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace marrow {

class FilePrompts;
class LibraryView;
class NoticeBar;
class Preferences;

/// The library as a window of its own beside the studio's: joins the view of it to the folder. Adding runs in the background and can be
/// cancelled between files and within one; what was refused is told with its reason. GUI thread.
class LibraryWindow : public QDialog
{
    Q_OBJECT

public:
    LibraryWindow(FilePrompts &prompts, Preferences &preferences, QWidget *parent = nullptr);
    ~LibraryWindow() override;

    QString folder() const { return m_library.folder(); }
    void setFolder(const QString &folder);
    /// Queued when something is being added already.
    void add(const QStringList &paths);
    bool isBusy() const { return m_worker.isRunning(); }
    void refresh();

    /// Asked before entries are removed, with a sentence that names them; a test answers instead of a person.
    std::function<bool(const QString &question)> confirm;

signals:
    void openRequested(const QStringList &paths);
    void addingFinished(); ///< everything that waited was added or refused

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct AddedFile
    {
        QString path;
        QString sha256;
        bool wasThere = false;
        std::optional<Error> error;
    };

    void build();
    void retranslate();
    void startAdding();
    void finishAdding();
    void browse();
    void chooseFolder();
    void decide(const QStringList &sha256, const std::function<Result<LibraryEntry>(Library &, const QString &)> &change);
    void remove(const QStringList &sha256);
    void open(const QStringList &sha256);

    FilePrompts &m_prompts;
    Preferences &m_preferences;
    Library m_library;
    LibraryView *m_view;
    NoticeBar *m_notices;
    QLabel *m_folderText;
    QPushButton *m_folderButton;
    QLabel *m_busyText;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QStringList m_waiting;
    std::shared_ptr<std::atomic_bool> m_stop;
    QFutureWatcher<std::vector<AddedFile>> m_worker;
};

} // namespace marrow
