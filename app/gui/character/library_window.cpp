#include "app/gui/character/library_window.h"

#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences.h"
#include "model/base/sentences.h"
#include "render/character/software_portrait.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/library/library_view.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace marrow {

namespace {

constexpr QSize kPictureSize(320, 240);
constexpr int kBarSteps = 1000;
constexpr int kBarWidth = 160;
constexpr qsizetype kMostReasons = 4; ///< of refused files told at once

} // namespace

LibraryWindow::LibraryWindow(FilePrompts &prompts, Preferences &preferences, QWidget *parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_preferences(preferences)
    , m_library(preferences.libraryFolder())
    , m_view(new LibraryView(this))
    , m_notices(new NoticeBar(this))
    , m_folderText(new QLabel(this))
    , m_folderButton(new QPushButton(iconFor("folder"), {}, this))
    , m_busyText(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    setObjectName("libraryWindow");
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    resize(960, 620);
    confirm = [this](const QString &question) {
        QMessageBox box(QMessageBox::NoIcon, tr("Remove from the library"), question, QMessageBox::NoButton, this);
        box.setInformativeText(tr("The stored copy is deleted; the file it came from is not touched."));
        const QPushButton *yes = box.addButton(tr("Remove"), QMessageBox::DestructiveRole);
        QPushButton *no = box.addButton(tr("Keep"), QMessageBox::RejectRole);
        box.setEscapeButton(no);
        box.exec();
        return box.clickedButton() == yes;
    };
    build();
    retranslate();
}

LibraryWindow::~LibraryWindow()
{
    m_waiting.clear();
    *m_stop = true;
    m_worker.waitForFinished();
}

void LibraryWindow::build()
{
    m_folderText->setProperty("role", "secondary");
    m_folderText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_folderText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_folderButton->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    m_cancel->setObjectName("libraryCancel");
    m_bar->setRange(0, kBarSteps);
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setTextVisible(false);
    m_busyText->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QWidget *part : {static_cast<QWidget *>(m_busyText), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_cancel)})
        part->hide();
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(metrics::kPanelPadding, metrics::kUnit, metrics::kPanelPadding, metrics::kPanelPadding);
    bottom->setSpacing(metrics::kPanelPadding);
    bottom->addWidget(m_folderText, 1);
    bottom->addWidget(m_busyText, 1);
    bottom->addWidget(m_bar);
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_folderButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(m_view, 1);
    layout->addLayout(bottom);

    m_view->setPictures([this](const LibraryEntry &entry) { return QImage(m_library.pathOf(entry.thumbnail)); });
    connect(m_view, &LibraryView::addRequested, this, &LibraryWindow::add);
    connect(m_view, &LibraryView::browseRequested, this, &LibraryWindow::browse);
    connect(m_view, &LibraryView::openRequested, this, &LibraryWindow::open);
    connect(m_view, &LibraryView::removeRequested, this, &LibraryWindow::remove);
    connect(m_view, &LibraryView::stateRequested, this, [this](const QStringList &sha256, LibraryState state) {
        decide(sha256, [state](Library &library, const QString &hash) { return library.setState(hash, state); });
    });
    connect(m_view, &LibraryView::defaultRequested, this, [this](const QString &sha256) {
        decide({sha256}, [](Library &library, const QString &hash) { return library.setDefault(hash); });
    });
    connect(m_view, &LibraryView::commentEdited, this, [this](const QString &sha256, const QString &comment) {
        decide({sha256}, [comment](Library &library, const QString &hash) { return library.setComment(hash, comment); });
    });
    connect(m_folderButton, &QPushButton::clicked, this, &LibraryWindow::chooseFolder);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_waiting.clear();
        *m_stop = true;
    });
    connect(&m_worker, &QFutureWatcherBase::finished, this, &LibraryWindow::finishAdding);
    connect(&m_worker, &QFutureWatcherBase::progressValueChanged, m_bar, &QProgressBar::setValue);
    connect(&m_worker, &QFutureWatcherBase::progressTextChanged, m_busyText, &QLabel::setText);
}

void LibraryWindow::retranslate()
{
    setWindowTitle(tr("Library"));
    m_folderButton->setText(tr("Folder…"));
    m_folderButton->setToolTip(tr("Use the library in another folder"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop adding; what was added stays (Esc closes the window)"));
    m_folderText->setText(QDir::toNativeSeparators(m_library.folder()));
}

void LibraryWindow::refresh()
{
    Report report;
    Result<std::vector<LibraryEntry>> entries = m_library.entries(&report);
    m_view->setEntries(entries ? std::move(*entries) : std::vector<LibraryEntry>()); // no folder yet: an empty library
    QStringList sentences;
    for (const Issue &issue : report.issues())
        sentences.append(issue.message);
    if (sentences.isEmpty())
        m_notices->withdraw("damaged");
    else
        m_notices->post("damaged", Severity::Warning, joinedSentences(sentences.mid(0, kMostReasons)));
}

void LibraryWindow::setFolder(const QString &folder)
{
    m_preferences.setLibraryFolder(folder);
    m_library = Library(folder);
    m_folderText->setText(QDir::toNativeSeparators(folder));
    refresh();
}

void LibraryWindow::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Library folder"), m_library.folder());
    if (!folder.isEmpty() && !isBusy())
        setFolder(folder);
}

void LibraryWindow::browse()
{
    add(m_prompts.filesToOpen(tr("Add to the library"), tr("Models and motions") + QStringLiteral(" (*.vrm *.glb *.gltf *.fbx *.pmx *.zip *.bvh *.vmd *.vrma)")));
}

void LibraryWindow::add(const QStringList &paths)
{
    m_waiting += paths;
    if (!isBusy())
        startAdding();
}

void LibraryWindow::startAdding()
{
    if (m_waiting.isEmpty())
        return;
    const QStringList paths = std::exchange(m_waiting, {});
    *m_stop = false;
    m_folderText->hide();
    m_folderButton->setEnabled(false);
    for (QWidget *part : {static_cast<QWidget *>(m_busyText), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_cancel)})
        part->show();
    m_bar->setValue(0);
    const QString text = tr("Adding %1 (%2 of %3)");
    m_worker.setFuture(QtConcurrent::run([paths, text, folder = m_library.folder(), stop = m_stop](QPromise<std::vector<AddedFile>> &promise) {
        promise.setProgressRange(0, kBarSteps);
        Library library(folder);
        std::vector<AddedFile> files;
        for (qsizetype i = 0; i < paths.size() && !*stop; ++i) {
            const QString line = text.arg(QFileInfo(paths[i]).fileName()).arg(i + 1).arg(paths.size());
            promise.setProgressValueAndText(static_cast<int>(i * kBarSteps / paths.size()), line);
            CharacterImportOptions options;
            options.progress = Progress({}, stop);
            AddedFile file{paths[i], {}, false, {}};
            Result<Library::Added> added = library.add(paths[i], options);
            if (added) {
                file.sha256 = added->entry.sha256;
                file.wasThere = added->wasThere;
                const QImage picture = added->model && added->entry.thumbnail.isEmpty() ? modelPortrait(*added->model, kPictureSize) : QImage();
                if (const Result<LibraryEntry> pictured = picture.isNull() ? Result<LibraryEntry>(added->entry) : library.setThumbnail(file.sha256, picture); !pictured)
                    file.error = pictured.error();
            } else {
                file.error = added.error();
            }
            files.push_back(std::move(file));
        }
        promise.addResult(std::move(files));
    }));
}

void LibraryWindow::finishAdding()
{
    for (QWidget *part : {static_cast<QWidget *>(m_busyText), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_cancel)})
        part->hide();
    m_folderText->show();
    m_folderButton->setEnabled(true);
    refresh();
    const std::vector<AddedFile> files = m_worker.future().resultCount() > 0 ? m_worker.result() : std::vector<AddedFile>();
    QStringList refused;
    int present = 0;
    for (const AddedFile &file : files) {
        present += file.wasThere;
        if (file.error && file.error->code != QLatin1String("import.cancelled"))
            refused.append(QStringLiteral("%1: %2").arg(QFileInfo(file.path).fileName(), file.error->message));
        if (!file.sha256.isEmpty())
            m_view->select(file.sha256);
    }
    m_notices->withdraw("added");
    m_notices->withdraw("refused");
    if (present > 0)
        m_notices->post("added", Severity::Info, tr("%n file(s) were in the library already.", nullptr, present));
    if (!refused.isEmpty()) {
        const qsizetype more = refused.size() - kMostReasons;
        QString text = joinedSentences(refused.mid(0, kMostReasons));
        if (more > 0)
            appendSentence(text, tr("%n more were refused.", nullptr, static_cast<int>(more)));
        m_notices->post("refused", Severity::Warning, text);
    }
    if (m_waiting.isEmpty())
        emit addingFinished();
    else
        startAdding();
}

void LibraryWindow::decide(const QStringList &sha256, const std::function<Result<LibraryEntry>(Library &, const QString &)> &change)
{
    m_notices->withdraw("decision");
    for (const QString &hash : sha256) {
        if (const Result<LibraryEntry> changed = change(m_library, hash); !changed)
            m_notices->post("decision", Severity::Warning, changed.error().message);
    }
    refresh();
}

void LibraryWindow::remove(const QStringList &sha256)
{
    if (sha256.isEmpty())
        return;
    const Result<LibraryEntry> first = m_library.find(sha256.first());
    const QString name = first ? first->originalName : sha256.first();
    const QString question = sha256.size() == 1 ? tr("Remove %1 from the library?").arg(name) : tr("Remove %1 and %n more from the library?", nullptr, static_cast<int>(sha256.size()) - 1).arg(name);
    if (!confirm(question))
        return;
    for (const QString &hash : sha256) {
        if (const Result<void> removed = m_library.remove(hash); !removed)
            m_notices->post("decision", Severity::Warning, removed.error().message);
    }
    refresh();
}

void LibraryWindow::open(const QStringList &sha256)
{
    QStringList paths;
    for (const QString &hash : sha256) {
        if (const Result<LibraryEntry> entry = m_library.find(hash))
            paths.append(m_library.pathOf(entry->path));
    }
    if (!paths.isEmpty())
        emit openRequested(paths);
}

void LibraryWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // Other programs may have changed it while this window was behind theirs.
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && !isBusy())
        refresh();
    QDialog::changeEvent(event);
}

void LibraryWindow::showEvent(QShowEvent *event)
{
    refresh();
    QDialog::showEvent(event);
}

} // namespace marrow
