#pragma once

#include "app/gui/job_form.h"
#include "app/jobs/film_shoot.h"
#include "model/puppet/puppet.h"
#include "model/voxel/voxel_rig.h"

#include <QDialog>
#include <QFutureWatcher>
#include <QTimer>

#include <atomic>
#include <memory>
#include <variant>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace marrow {

class FilePrompts;

/// Writes a snapshot of a document in another format: models by a worker, films a picture between two events. Shows how far it is,
/// can be cancelled, and leaves no part of a file when it is. GUI thread.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    struct Start
    {
        std::variant<VoxelAsset, Puppet> asset;
        QString title; ///< of the document, with its ending
        std::optional<int> clip; ///< the one on show
        float yaw = 30;
        float pitch = 20;
        double timeMs = 0; ///< of the playhead
        std::function<QImage(const QSize &)> picture = {}; ///< draws what the canvas shows on nothing; without it there is no "picture"
        QSize pictureSize = {};                            ///< that it is offered in
    };

    ExportDialog(Start start, FilePrompts &prompts, QWidget *parent = nullptr);
    ~ExportDialog() override;

    /// Of a voxel rig "glb", "obj", "json", "webp", "png", "turntable", "sheet"; of a puppet "p2lrt", "picture", "webp", "png", "sheet".
    QStringList formats() const;
    void choose(const QString &format);
    /// Asks where to and begins.
    void begin();
    bool running() const { return m_running; }
    JobForm &form(const QString &format) const;

signals:
    /// A file, or a folder of pictures, was written.
    void written(const QString &path);
    /// Work ended, one way or another.
    void ended();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Format
    {
        QString id;
        QString suffix; ///< empty: a folder
        std::optional<FilmKind> film;
        QStringList options;   ///< empty: all that have a title
        JobForm *form = nullptr;
    };

    void addFormat(const QString &id, const QString &suffix, std::optional<FilmKind> film, const QStringList &options = {});
    JobForm *makeForm(const Format &format);
    void addClips(JobForm::Setting &setting) const;
    const Puppet *puppet() const { return std::get_if<Puppet>(&m_start.asset); }
    void retranslate();
    QString titleOf(const QString &id) const;
    QString wordsOf(const QString &id) const;
    QString filterOf(const Format &format) const;
    const Format &current() const;
    Result<void> checkFields(const Format &format) const;
    void beginModel(const Format &format, const QString &path);
    void writePicture(const Format &format, const QString &path);
    void beginFilm(const Format &format, const QString &path);
    void stepFilm();
    void finish(const std::optional<Error> &failure);
    void setRunning(bool running);
    void reject() override;

    Start m_start;
    FilePrompts &m_prompts;
    std::vector<Format> m_formats;
    QListWidget *m_list;
    QStackedWidget *m_pages;
    std::vector<QLabel *> m_words;
    QLabel *m_message;
    QProgressBar *m_bar;
    QPushButton *m_export;
    QPushButton *m_close;
    QString m_path;
    bool m_running = false;
    std::unique_ptr<FilmShoot> m_film;
    QTimer m_timer;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QFutureWatcher<JobOutcome> m_watcher;
};

} // namespace marrow
