#include "app/gui/export_dialog.h"

#include "app/gui/file_prompts.h"
#include "app/gui/puppet/puppet_size_preview.h"
#include "app/jobs/film_subject.h"
#include "app/jobs/puppet_verbs.h"
#include "app/jobs/voxel_export.h"
#include "io/png/png_writer.h"
#include "io/save_file.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPromise>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace marrow {

namespace {

constexpr int kListWidth = 190;
constexpr int kBarSteps = 1000;
constexpr int kPauseMs = 15; ///< between two pictures, for the window to draw itself and to hear a click on Cancel

} // namespace

ExportDialog::ExportDialog(Start start, FilePrompts &prompts, QWidget *parent)
    : QDialog(parent)
    , m_start(std::move(start))
    , m_prompts(prompts)
    , m_list(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
    , m_message(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_export(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName("exportDialog");
    resize(680, 460);
    m_list->setObjectName("exportFormats");
    m_list->setFixedWidth(kListWidth);
    if (puppet()) {
        addFormat("p2lrt", "p2lrt", {}, {"to-version", "compress", "strip-names"});
        if (m_start.picture)
            addFormat("picture", "png", FilmKind::Sequence, {"size", "transparent"});
    } else {
        addFormat("glb", "glb", {}, {"clip", "scale", "interpolation"});
        addFormat("obj", "obj", {}, {"clip", "time", "scale", "up"});
        addFormat("json", "json", {}, {"none"});
    }
    addFormat("webp", "webp", FilmKind::Sequence);
    addFormat("png", {}, FilmKind::Sequence, {"clip", "from", "to", "fps", "size", "camera", "interpolation", "transparent", "advanced"});
    if (!puppet())
        addFormat("turntable", "webp", FilmKind::Turntable);
    addFormat("sheet", "png", FilmKind::Sheet);
    m_message->setWordWrap(true);
    m_message->setProperty("role", "error");
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_message->hide();
    m_bar->setRange(0, kBarSteps);
    m_bar->hide();
    m_export->setObjectName("exportButton");
    m_export->setDefault(true);
    m_close->setObjectName("exportCancel");
    m_close->setAutoDefault(false);

    auto *middle = new QHBoxLayout;
    middle->setSpacing(20);
    middle->addWidget(m_list);
    middle->addWidget(m_pages, 1);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_bar, 1);
    bottom->addStretch();
    bottom->addWidget(m_close);
    bottom->addWidget(m_export);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addLayout(middle, 1);
    layout->addWidget(m_message);
    layout->addLayout(bottom);

    m_timer.setSingleShot(true);
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_list, &QListWidget::currentRowChanged, m_message, &QLabel::hide);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &ExportDialog::begin);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::begin);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(&m_timer, &QTimer::timeout, this, &ExportDialog::stepFilm);
    connect(&m_watcher, &QFutureWatcher<JobOutcome>::progressValueChanged, m_bar, &QProgressBar::setValue);
    connect(&m_watcher, &QFutureWatcher<JobOutcome>::finished, this, [this] { finish(m_watcher.result().failure); });
    // The buttons were made before the fields and come after them; Return in a number is an answer too.
    setTabOrder(previousInFocusChain(), m_export);
    setTabOrder(m_export, m_close);
    for (NumberField *field : findChildren<NumberField *>())
        connect(field, &NumberField::entered, m_export, &QPushButton::click);
    retranslate();
    m_list->setCurrentRow(0);
}

ExportDialog::~ExportDialog()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void ExportDialog::addFormat(const QString &id, const QString &suffix, std::optional<FilmKind> film, const QStringList &options)
{
    Format format{id, suffix, film, options, nullptr};
    auto *page = new QWidget(m_pages);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    auto *words = new QLabel(page);
    words->setWordWrap(true);
    words->setProperty("role", "secondary");
    m_words.push_back(words);
    format.form = makeForm(format);
    layout->addWidget(words);
    layout->addWidget(format.form);
    if (id == QLatin1String("p2lrt")) {
        auto *preview = new PuppetSizePreview(*puppet(), page);
        const auto measure = [preview, form = format.form] {
            ConvertOptions chosen;
            if (form->apply(describeConvert(chosen)))
                preview->setOptions(chosen);
        };
        connect(format.form, &JobForm::changed, preview, measure);
        measure();
        layout->addWidget(preview);
    }
    layout->addStretch();
    m_pages->addWidget(page);
    (new QListWidgetItem(m_list))->setSizeHint({0, metrics::kControlHeight});
    m_formats.push_back(std::move(format));
}

JobForm *ExportDialog::makeForm(const Format &format)
{
    JobForm::Setting setting{.only = format.options,
                             .without = puppet() ? QStringList{"camera", "interpolation"} : QStringList{"advanced"},
                             .currentClip = format.id == QLatin1String("glb") ? std::nullopt : m_start.clip,
                             .timeMs = m_start.timeMs,
                             .camera = QStringLiteral("%1,%2,0").arg(std::lround(m_start.yaw)).arg(std::lround(m_start.pitch))};
    addClips(setting);
    if (format.id == QLatin1String("glb"))
        setting.withoutClip = tr("All clips");
    else if (format.id == QLatin1String("obj") || format.film == FilmKind::Turntable)
        setting.withoutClip = tr("Bind pose");
    if (format.film) {
        FilmOptions options;
        if (format.id == QLatin1String("picture"))
            options.size = QStringLiteral("%1x%2").arg(m_start.pictureSize.width()).arg(m_start.pictureSize.height());
        return new JobForm(describeFilm(*format.film, options), setting, this);
    }
    ConvertOptions options;
    return new JobForm(describeConvert(options), setting, this);
}

void ExportDialog::addClips(JobForm::Setting &setting) const
{
    if (const Puppet *shown = puppet()) {
        for (const Clip &clip : shown->rig->clips)
            setting.clips.push_back({static_cast<int>(setting.clips.size()), clip.name.isEmpty() ? clip.id : clip.name});
    } else if (const VoxelAsset &asset = std::get<VoxelAsset>(m_start.asset); asset.rig) {
        for (const AnimationClip &clip : asset.rig->clips)
            setting.clips.push_back({clip.id, clip.name});
    }
}

QString ExportDialog::titleOf(const QString &id) const
{
    const std::map<QString, QString> titles = {{"p2lrt", tr("Puppet (.p2lrt)")}, {"glb", tr("glTF model (.glb)")}, {"obj", tr("Wavefront model (.obj)")}, {"json", tr("Model and rig (.json)")},
                                               {"picture", tr("Picture (.png)")}, {"webp", tr("Animated WebP")}, {"png", tr("PNG sequence")}, {"turntable", tr("Turntable")}, {"sheet", tr("Contact sheet")}};
    return titles.at(id);
}

QString ExportDialog::wordsOf(const QString &id) const
{
    const std::map<QString, QString> words = {
        {"p2lrt", tr("The puppet with another version, compression or without names. The document that is open stays as it is.")},
        {"glb", tr("For game engines, Blender and the web: the mesh with its joints, the palette as a texture, and every clip as an animation that plays as it does here. "
                   "glTF counts in metres: at 1 unit a voxel, a figure of 18 voxels is 18 m tall.")},
        {"obj", tr("The mesh alone, in the bind pose or at a moment of a clip, with its colors in an .mtl file beside it.")},
        {"json", tr("Everything that is in the model and the rig, as text that other programs can read and write.")},
        {"picture", tr("What the canvas shows now, in any size: the pose with everything that plays in it, drawn by the reference renderer.")},
        {"webp", tr("A clip as one moving picture that repeats, for pages and messages.")},
        {"png", tr("A clip as numbered pictures in a new folder, for editing programs and sprite sheets.")},
        {"turntable", tr("The model seen from all around. Named .webp it becomes one moving picture; named without an ending, a folder of PNG files.")},
        {"sheet", tr("Moments of a clip side by side in one picture, with their times.")}};
    return words.at(id);
}

QString ExportDialog::filterOf(const Format &format) const
{
    if (format.suffix == QLatin1String("webp"))
        return tr("Animated WebP (*.webp)") + (format.film == FilmKind::Turntable ? ";;" + tr("Folder of PNG files (*)") : QString());
    if (format.suffix.isEmpty())
        return tr("Folder of PNG files (*)");
    if (format.suffix == QLatin1String("png"))
        return tr("Picture (*.png)");
    return QStringLiteral("%1 (*.%2)").arg(titleOf(format.id).section(QStringLiteral(" ("), 0, 0), format.suffix);
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export %1").arg(m_start.title));
    m_list->setAccessibleName(tr("Format"));
    m_list->setToolTip(tr("What is written. Up and Down choose."));
    for (std::size_t i = 0; i < m_formats.size(); ++i) {
        m_list->item(static_cast<int>(i))->setText(titleOf(m_formats[i].id));
        m_words[i]->setText(wordsOf(m_formats[i].id));
    }
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Choose where to write it (Return)"));
    m_close->setText(m_running ? tr("Cancel") : tr("Close"));
    m_close->setToolTip(m_running ? tr("Stop; nothing is written (Escape)") : tr("Close without writing (Escape)"));
    m_bar->setAccessibleName(tr("How far the export is"));
}

void ExportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QStringList ExportDialog::formats() const
{
    QStringList ids;
    for (const Format &format : m_formats)
        ids.append(format.id);
    return ids;
}

void ExportDialog::choose(const QString &format)
{
    m_list->setCurrentRow(static_cast<int>(formats().indexOf(format)));
}

JobForm &ExportDialog::form(const QString &format) const
{
    return *m_formats[static_cast<std::size_t>(formats().indexOf(format))].form;
}

const ExportDialog::Format &ExportDialog::current() const
{
    return m_formats[static_cast<std::size_t>(m_list->currentRow())];
}

void ExportDialog::begin()
{
    if (m_running)
        return;
    m_message->hide();
    const Format &format = current();
    if (const Result<void> fits = checkFields(format); !fits) // before anyone has chosen a file for nothing
        return finish(fits.error());
    const QString base = QFileInfo(m_start.title).completeBaseName();
    const QString ending = format.film == FilmKind::Turntable ? QStringLiteral("-turntable") : format.film == FilmKind::Sheet ? QStringLiteral("-sheet") : format.suffix.isEmpty() ? QStringLiteral("-frames") : QString();
    const QString suggestion = base + ending + (format.suffix.isEmpty() ? QString() : QLatin1Char('.') + format.suffix);
    const bool anyEnding = format.suffix.isEmpty() || format.film == FilmKind::Turntable;
    m_path = m_prompts.fileToSave(windowTitle(), suggestion, filterOf(format), anyEnding ? QString() : format.suffix);
    if (m_path.isEmpty())
        return;
    if (format.id == QLatin1String("picture"))
        writePicture(format, m_path);
    else if (format.film)
        beginFilm(format, m_path);
    else
        beginModel(format, m_path);
}

Result<void> ExportDialog::checkFields(const Format &format) const
{
    ConvertOptions convert;
    if (!format.film)
        return format.form->apply(describeConvert(convert));
    FilmOptions film;
    if (Result<void> applied = format.form->apply(describeFilm(*format.film, film)); !applied)
        return applied;
    if (!film.pixels())
        return Error{QStringLiteral("form.value"), tr("“%1” is no size of a picture. Write width and height in pixels, as in 1280x720.").arg(film.size), {}, {}};
    return {};
}

void ExportDialog::beginModel(const Format &format, const QString &path)
{
    ConvertOptions options;
    options.out = path;
    if (const Result<void> applied = format.form->apply(describeConvert(options)); !applied)
        return finish(applied.error());
    setRunning(true);
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    m_watcher.setFuture(QtConcurrent::run([asset = m_start.asset, options, cancelled = m_cancelled](QPromise<JobOutcome> &promise) {
        promise.setProgressRange(0, kBarSteps);
        const Progress progress([&promise](double part, const QString &) { promise.setProgressValue(static_cast<int>(part * kBarSteps)); }, cancelled);
        if (const auto *voxels = std::get_if<VoxelAsset>(&asset))
            promise.addResult(exportVoxelAsset(*voxels, options, {progress}));
        else
            promise.addResult(exportPuppet(std::get<Puppet>(asset), options));
    }));
}

void ExportDialog::writePicture(const Format &format, const QString &path)
{
    FilmOptions options;
    if (const Result<void> applied = format.form->apply(describeFilm(*format.film, options)); !applied)
        return finish(applied.error());
    QImage picture = m_start.picture(*options.pixels()); // begin() has made sure that it is a size
    if (!options.transparent && !picture.isNull()) {
        QImage ground(picture.size(), QImage::Format_RGBA8888);
        ground.fill(Qt::white);
        QPainter(&ground).drawImage(0, 0, picture);
        picture = ground;
    }
    if (picture.isNull())
        return finish(Error{QStringLiteral("job.picture"), tr("There is no memory for a picture of this size."), {}, {}});
    const Result<void> saved = saveFile(path, pngBytes(picture));
    finish(saved ? std::nullopt : std::optional(saved.error()));
}

void ExportDialog::beginFilm(const Format &format, const QString &path)
{
    FilmOptions options;
    if (const Result<void> applied = format.form->apply(describeFilm(*format.film, options)); !applied)
        return finish(applied.error());
    options.out = path;
    Result<std::unique_ptr<FilmShoot>> film = FilmShoot::begin(puppet() ? puppetSubject(*puppet()) : voxelSubject(std::get<VoxelAsset>(m_start.asset)), *format.film, options);
    if (!film)
        return finish(film.error());
    m_film = std::move(*film);
    setRunning(true);
    m_timer.start(kPauseMs);
}

void ExportDialog::stepFilm()
{
    if (!m_film)
        return;
    if (const Result<void> stepped = m_film->step(); !stepped)
        return finish(stepped.error());
    m_bar->setValue(kBarSteps * m_film->picturesDone() / m_film->pictureCount());
    if (m_film->done())
        return finish({});
    m_timer.start(kPauseMs);
}

void ExportDialog::setRunning(bool running)
{
    m_running = running;
    m_bar->setValue(0);
    m_bar->setVisible(running);
    m_list->setEnabled(!running);
    m_pages->setEnabled(!running);
    m_export->setEnabled(!running);
    retranslate();
}

void ExportDialog::finish(const std::optional<Error> &failure)
{
    m_timer.stop();
    m_film.reset();
    setRunning(false);
    if (failure && failure->code != QLatin1String("job.cancelled")) {
        m_message->setText(failure->message);
        m_message->show();
    }
    emit ended();
    if (failure)
        return;
    emit written(m_path);
    accept();
}

void ExportDialog::reject()
{
    if (!m_running) {
        QDialog::reject();
        return;
    }
    if (m_cancelled)
        *m_cancelled = true;
    if (m_film)
        finish(Error{QStringLiteral("job.cancelled"), {}, {}, {}});
}

} // namespace marrow
