// The first page of the publish wizard: from which project, to which folder.

#include "app/gui/publish/publish_pages.h"

#include "io/gltf/gltf_reader.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace marrow {

namespace {

/// What reading a project gives, made on a worker.
struct Reading
{
    std::optional<PublishProject> project;
    QString failure;
    std::map<QString, std::shared_ptr<const CharacterModel>> models;
    std::map<QString, QImage> pictures;
};

/// What the project does not say is as it was published last.
void beginFromLast(PublishProject &project, const QString &folder)
{
    QFile file(QDir(folder).filePath(QLatin1String(kAnimMapName)));
    const auto last = file.open(QIODevice::ReadOnly) ? decodeAnimMap(file.readAll()) : Result<AnimMap>(Error{});
    if (!last)
        return;
    PublishSettings &settings = project.settings;
    QStringList slugs;
    for (const ProjectCharacter &character : project.characters)
        slugs.append(character.slug);
    if (settings.members.empty()) {
        for (const auto &[member, pack] : last->memberAnims) {
            if (slugs.contains(slugOfPack(pack)))
                settings.members[member] = slugOfPack(pack);
        }
        for (const QString &slug : settings.members.empty() ? QStringList() : slugs) {
            if (!last->publishedSlugs.contains(slug))
                settings.members[nameOfSlug(slug)] = slug;
        }
    }
    const QStringList there = commonActionIds(project, slugs);
    if (settings.actions.isEmpty()) {
        for (const QString &clip : last->clipNames) {
            if (there.contains(clip))
                settings.actions.append(clip);
        }
    }
    if (!settings.mapsKinds && !last->kindMap.empty()) {
        settings.mapsKinds = true;
        settings.kinds = last->kindMap;
        for (const auto &[now, before] : {std::pair<QString &, const QString &>{settings.defaultAction, last->defaultAction}, {settings.moving, last->moving}, {settings.chasing, last->chasing}}) {
            if (there.contains(before))
                now = before;
        }
    }
}

void read(const QString &path, const QString &folder, Reading &reading, const Progress &progress)
{
    auto project = openPublishProject(path, progress.sub(0, 0.5));
    if (!project) {
        reading.failure = project.error().message;
        return;
    }
    std::size_t done = 0;
    for (const ProjectCharacter &character : project->characters) {
        progress.report(0.5 + 0.5 * static_cast<double>(done++) / static_cast<double>(project->characters.size()), character.slug);
        if (progress.cancelled())
            return;
        if (auto model = openGltf(character.path)) {
            auto shared = std::make_shared<const CharacterModel>(std::move(model->model));
            reading.pictures[character.slug] = modelPicture(*shared);
            reading.models[character.slug] = std::move(shared);
        }
    }
    beginFromLast(*project, folder);
    reading.project = std::move(*project);
}

} // namespace

PublishPlacesPage::PublishPlacesPage(Draft draft, FolderQuestion askFolder, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_projectLabel(new QLabel(this))
    , m_project(new QLineEdit(m_draft->projectPath, this))
    , m_browseProject(new QPushButton(this))
    , m_folderLabel(new QLabel(this))
    , m_folder(new QLineEdit(m_draft->folder, this))
    , m_browseFolder(new QPushButton(this))
{
    m_project->setObjectName(QStringLiteral("publishProject"));
    m_folder->setObjectName(QStringLiteral("publishFolder"));
    m_projectLabel->setBuddy(m_project);
    m_folderLabel->setBuddy(m_folder);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(metrics::kPanelPadding);
    int row = 0;
    for (const auto &[label, line, browse] : {std::tuple{m_projectLabel, m_project, m_browseProject}, {m_folderLabel, m_folder, m_browseFolder}}) {
        browse->setIcon(iconFor(QStringLiteral("folder")));
        browse->setAutoDefault(false);
        grid->addWidget(label, row++, 0, 1, 2);
        grid->addWidget(line, row, 0);
        grid->addWidget(browse, row++, 1);
        connect(line, &QLineEdit::textChanged, this, [this] {
            m_draft->projectPath = m_project->text().trimmed();
            m_draft->folder = m_folder->text().trimmed();
            emit answered();
            emit changed();
        });
        connect(browse, &QPushButton::clicked, this, [field = line, what = label, askFolder] {
            if (const QString folder = askFolder(what->text()); !folder.isEmpty())
                field->setText(QDir::toNativeSeparators(folder));
        });
    }
    grid->setRowStretch(row, 1);
    retranslate();
}

QString PublishPlacesPage::explanation() const
{
    return tr("A project has bound characters NAME_rigged.glb in the folder characters, retargeted actions in actions, hand-keyed ones in anim_edit, rigs in voxels and puppets in puppets. The "
              "game's own files are never touched: published files stand beside them.");
}

void PublishPlacesPage::enter()
{
    (m_project->text().isEmpty() ? m_project : m_folder)->setFocus();
}

bool PublishPlacesPage::complete() const
{
    return !m_draft->folder.isEmpty() && QFileInfo::exists(m_draft->projectPath);
}

QString PublishPlacesPage::missing() const
{
    if (m_draft->projectPath.isEmpty())
        return tr("Choose the project.");
    if (!QFileInfo::exists(m_draft->projectPath))
        return tr("There is no file or folder %1.").arg(m_draft->projectPath);
    return tr("Choose the folder to publish to.");
}

std::optional<WizardWork> PublishPlacesPage::work()
{
    auto reading = std::make_shared<Reading>();
    return WizardWork{tr("Reading the project"), [reading, path = m_draft->projectPath, folder = m_draft->folder](const Progress &progress) { read(path, folder, *reading, progress); },
                      [this, reading] {
                          if (!reading->project)
                              return reading->failure;
                          m_draft->project = std::move(*reading->project);
                          m_draft->models = std::move(reading->models);
                          m_draft->pictures = std::move(reading->pictures);
                          m_draft->report = m_draft->project.report;
                          m_draft->chosen.clear();
                          for (const ProjectCharacter &character : m_draft->project.characters)
                              m_draft->chosen.insert(character.slug);
                          for (const ProjectAsset &asset : m_draft->project.assets)
                              m_draft->chosen.insert(asset.name);
                          ++m_draft->reading;
                          return QString();
                      }};
}

void PublishPlacesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

void PublishPlacesPage::retranslate()
{
    m_projectLabel->setText(tr("Project: a folder, or a single bound model, rig or puppet"));
    m_folderLabel->setText(tr("Publish to: the folder of the game's models"));
    m_project->setPlaceholderText(tr("Folder with characters, actions, voxels, puppets"));
    m_folder->setPlaceholderText(tr("Folder where chr_NAME.glb stand, or a new one"));
    for (QPushButton *button : {m_browseProject, m_browseFolder}) {
        button->setText(tr("Browse…"));
        button->setToolTip(tr("Choose a folder"));
    }
}

} // namespace marrow
