#include "app/gui/publish/publish_places_page.h"

#include "app/gui/publish/publish_pictures.h"
#include "app/jobs/publish_assets.h"
#include "io/gltf/gltf_reader.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace marrow {

namespace {

constexpr int kPictureSide = 112;

/// What reading a project gives, made on a worker.
struct Reading
{
    std::optional<PublishProject> project;
    QString failure;
    std::map<QString, std::shared_ptr<const CharacterModel>> models;
    std::map<QString, QImage> pictures;
};

/// Members are who they were; characters that are new to the publication are members of their own name.
void membersFromLast(PublishSettings &settings, const QStringList &slugs, const AnimMap &last)
{
    for (const auto &[member, pack] : last.memberAnims) {
        if (slugs.contains(slugOfPack(pack)))
            settings.members[member] = slugOfPack(pack);
    }
    if (settings.members.empty())
        return;
    for (const QString &slug : slugs) {
        if (!last.publishedSlugs.contains(slug))
            settings.members[nameOfSlug(slug)] = slug;
    }
}

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
    if (settings.members.empty())
        membersFromLast(settings, slugs, *last);
    const QStringList there = commonActionIds(project, slugs);
    if (settings.actions.isEmpty()) {
        for (const QString &clip : last->clipNames) {
            if (there.contains(clip))
                settings.actions.append(clip);
        }
    }
    if (settings.mapsKinds || last->kindMap.empty())
        return;
    settings.mapsKinds = true;
    settings.kinds = last->kindMap;
    for (const auto &[now, before] : {std::pair<QString &, const QString &>{settings.defaultAction, last->defaultAction}, {settings.moving, last->moving}, {settings.chasing, last->chasing}}) {
        if (there.contains(before))
            now = before;
    }
}

void read(const QString &path, const QString &folder, Reading &reading, const Progress &progress)
{
    auto project = openPublishProject(path, progress.sub(0, 0.5));
    if (!project) {
        reading.failure = project.error().message;
        return;
    }
    const Progress drawing = progress.sub(0.5, 1);
    const auto whole = static_cast<double>(project->characters.size() + project->assets.size());
    double done = 0;
    for (const ProjectCharacter &character : project->characters) {
        drawing.report(done++ / whole, character.slug);
        if (progress.cancelled())
            return;
        if (auto model = openGltf(character.path)) {
            auto shared = std::make_shared<const CharacterModel>(std::move(model->model));
            reading.pictures[character.slug] = modelPicture(*shared, kPictureSide);
            reading.models[character.slug] = std::move(shared);
        }
    }
    for (const ProjectAsset &asset : project->assets) {
        drawing.report(done++ / whole, asset.name);
        if (progress.cancelled())
            return;
        reading.pictures[asset.name] = assetPicture(asset);
    }
    beginFromLast(*project, folder);
    reading.project = std::move(*project);
}

QString take(PublishDraft &draft, Reading &reading)
{
    if (!reading.project)
        return reading.failure;
    draft.project = std::move(*reading.project);
    draft.models = std::move(reading.models);
    draft.pictures = std::move(reading.pictures);
    draft.report = draft.project.report;
    draft.chosen.clear();
    for (const ProjectCharacter &character : draft.project.characters)
        draft.chosen.insert(character.slug);
    for (const ProjectAsset &asset : draft.project.assets)
        draft.chosen.insert(asset.name);
    ++draft.reading;
    return {};
}

} // namespace

PublishPlacesPage::PublishPlacesPage(Draft draft, const PublishQuestions &questions, QWidget *parent)
    : PublishPage(std::move(draft), parent)
    , m_project{new QLabel(this), new QLineEdit(this->draft().projectPath, this), new QPushButton(this)}
    , m_folder{new QLabel(this), new QLineEdit(this->draft().folder, this), new QPushButton(this)}
{
    m_project.path->setObjectName(QStringLiteral("publishProject"));
    m_folder.path->setObjectName(QStringLiteral("publishFolder"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(metrics::kPanelPadding);
    int row = 0;
    for (const Place &place : {m_project, m_folder}) {
        place.label->setBuddy(place.path);
        place.browse->setIcon(iconFor(QStringLiteral("folder")));
        place.browse->setAutoDefault(false);
        grid->addWidget(place.label, row++, 0, 1, 2);
        grid->addWidget(place.path, row, 0);
        grid->addWidget(place.browse, row++, 1);
        connect(place.path, &QLineEdit::textChanged, this, [this] {
            this->draft().projectPath = m_project.path->text().trimmed();
            this->draft().folder = m_folder.path->text().trimmed();
            emit answered();
        });
        connect(place.browse, &QPushButton::clicked, this, [place, ask = questions.askFolder] {
            if (const QString folder = ask(place.label->text()); !folder.isEmpty())
                place.path->setText(QDir::toNativeSeparators(folder));
        });
    }
    grid->setRowStretch(row, 1);
    PublishPlacesPage::retranslate();
}

WizardTexts PublishPlacesPage::texts() const
{
    return {tr("Project"), tr("What is published, and to which folder?"),
            tr("A project has bound characters NAME_rigged.glb in the folder characters, retargeted actions in actions, hand-keyed ones in anim_edit, rigs in voxels and puppets in puppets. The "
               "game's own files are never touched: published files stand beside them.")};
}

QString PublishPlacesPage::missing() const
{
    if (draft().projectPath.isEmpty())
        return tr("Choose the project.");
    if (!QFileInfo::exists(draft().projectPath))
        return tr("There is no file or folder %1.").arg(draft().projectPath);
    return draft().folder.isEmpty() ? tr("Choose the folder to publish to.") : QString();
}

void PublishPlacesPage::arrive()
{
    (m_project.path->text().isEmpty() ? m_project : m_folder).path->setFocus();
}

std::optional<WizardWork> PublishPlacesPage::work()
{
    auto reading = std::make_shared<Reading>();
    return WizardWork{tr("Reading the project"), [reading, path = draft().projectPath, folder = draft().folder](const Progress &progress) { read(path, folder, *reading, progress); },
                      [this, reading] { return take(draft(), *reading); }};
}

void PublishPlacesPage::retranslate()
{
    m_project.label->setText(tr("Project: a folder, or a single bound model, rig or puppet"));
    m_folder.label->setText(tr("Publish to: the folder of the game's models"));
    m_project.path->setPlaceholderText(tr("Folder with characters, actions, voxels, puppets"));
    m_folder.path->setPlaceholderText(tr("Folder where chr_NAME.glb stand, or a new one"));
    for (const Place &place : {m_project, m_folder}) {
        place.browse->setText(tr("Browse…"));
        place.browse->setToolTip(tr("Choose a folder"));
        place.path->setAccessibleName(place.label->text());
    }
}

} // namespace marrow
