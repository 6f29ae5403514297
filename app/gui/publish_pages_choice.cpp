// The pages of the publish wizard that ask: project and folder, characters, actions.

#include "app/gui/publish_pages.h"

#include "io/gltf/gltf_reader.h"
#include "model/character/parametric_actions.h"
#include "render/sketch/model_sketch.h"
#include "views/common/icons.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"
#include "views/publish/action_grid.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kThumbnailSide = 56;
enum Column { Who, Members, Licence };

QImage figurePicture(const CharacterModel &model)
{
    SketchView view;
    view.box = posedBounds(model, bindPose(model));
    view.size = QSize(2 * kThumbnailSide, 2 * kThumbnailSide);
    return sketchModel(model, bindPose(model), view);
}

/// What reading a project gives, made on a worker.
struct Reading
{
    std::optional<PublishProject> project;
    QString failure;
    std::map<QString, std::shared_ptr<const CharacterModel>> models;
    std::map<QString, QImage> pictures;
};

void read(const QString &path, Reading &reading, const Progress &progress)
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
            reading.pictures[character.slug] = figurePicture(*shared);
            reading.models[character.slug] = std::move(shared);
        }
    }
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
    return WizardWork{tr("Reading the project"), [reading, path = m_draft->projectPath](const Progress &progress) { read(path, *reading, progress); },
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

PublishCharactersPage::PublishCharactersPage(Draft draft, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_list(new QTreeWidget(this))
    , m_findings(new QLabel(this))
    , m_only(new QCheckBox(this))
    , m_puppetLabel(new QLabel(this))
    , m_version(new QComboBox(this))
    , m_compression(new QComboBox(this))
{
    m_list->setObjectName(QStringLiteral("publishCharacters"));
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->setIconSize({kThumbnailSide, kThumbnailSide});
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_only->setObjectName(QStringLiteral("publishOnly"));
    m_version->setObjectName(QStringLiteral("puppetVersion"));
    m_compression->setObjectName(QStringLiteral("puppetCompression"));
    m_findings->setProperty("role", "secondary");
    m_findings->setWordWrap(true);
    auto *puppets = new QHBoxLayout;
    puppets->addWidget(m_puppetLabel);
    puppets->addWidget(m_version);
    puppets->addWidget(m_compression);
    puppets->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_findings);
    layout->addLayout(puppets);
    layout->addWidget(m_only);
    connect(m_list, &QTreeWidget::itemChanged, this, [this] {
        if (!m_filling)
            take();
    });
    connect(m_only, &QCheckBox::toggled, this, [this](bool only) {
        m_draft->keepOthers = !only;
        emit answered();
    });
    connect(m_version, &QComboBox::activated, this, [this](int index) {
        m_draft->project.settings.puppetVersion = index;
        emit answered();
    });
    connect(m_compression, &QComboBox::activated, this, [this] {
        m_draft->project.settings.puppetCompression = m_compression->currentData().toString();
        emit answered();
    });
    retranslate();
}

QString PublishCharactersPage::explanation() const
{
    return tr("Members are who the game knows; several may have one character. Double-click to name them, with commas between.");
}

bool PublishCharactersPage::complete() const
{
    return !m_draft->chosen.empty();
}

void PublishCharactersPage::enter()
{
    if (m_filledFrom == m_draft->reading)
        return;
    m_filledFrom = m_draft->reading;
    m_filling = true;
    m_list->clear();
    const PublishProject &project = m_draft->project;
    for (const ProjectCharacter &character : project.characters) {
        QStringList members;
        for (const auto &[member, slug] : project.settings.members) {
            if (slugFor(slug) == character.slug)
                members.append(member);
        }
        if (project.settings.members.empty())
            members.append(nameOfSlug(character.slug));
        auto *item = new QTreeWidgetItem(m_list, {character.slug, members.join(QStringLiteral(", ")), character.copyright});
        item->setData(Who, Qt::UserRole, character.slug);
        item->setCheckState(Who, Qt::Checked);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(Who, QDir::toNativeSeparators(character.path));
        item->setIcon(Who, QIcon(QPixmap::fromImage(m_draft->pictures[character.slug])));
    }
    for (const ProjectAsset &asset : project.assets) {
        const bool puppet = asset.kind == PublishedKind::Puppet;
        auto *item = new QTreeWidgetItem(m_list, {asset.name, puppet ? tr("puppet") : tr("voxel rig"), QString()});
        item->setData(Who, Qt::UserRole, asset.name);
        item->setCheckState(Who, Qt::Checked);
        item->setToolTip(Who, QDir::toNativeSeparators(asset.path));
        item->setIcon(Who, iconFor(puppet ? QStringLiteral("puppet") : QStringLiteral("cube")));
    }
    m_list->resizeColumnToContents(Who);
    m_list->setColumnWidth(Members, 220);
    const bool puppets = std::any_of(project.assets.begin(), project.assets.end(), [](const ProjectAsset &asset) { return asset.kind == PublishedKind::Puppet; });
    for (QWidget *widget : std::initializer_list<QWidget *>{m_puppetLabel, m_version, m_compression})
        widget->setVisible(puppets);
    m_version->setCurrentIndex(project.settings.puppetVersion);
    m_compression->setCurrentIndex(std::max(0, m_compression->findData(project.settings.puppetCompression)));
    QStringList findings;
    for (const Issue &issue : project.report.issues())
        findings.append(issue.message);
    m_findings->setText(findings.join(QLatin1Char('\n')));
    m_findings->setVisible(!findings.isEmpty());
    m_filling = false;
}

void PublishCharactersPage::take()
{
    m_draft->chosen.clear();
    std::map<QString, QString> members;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = m_list->topLevelItem(row);
        const QString name = item->data(Who, Qt::UserRole).toString();
        if (item->checkState(Who) == Qt::Checked)
            m_draft->chosen.insert(name);
        if (m_draft->character(name)) {
            for (const QString &member : item->text(Members).split(QLatin1Char(','), Qt::SkipEmptyParts))
                members[member.trimmed()] = name;
        }
    }
    m_draft->project.settings.members = std::move(members);
    emit answered();
    emit changed();
}

void PublishCharactersPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

void PublishCharactersPage::retranslate()
{
    m_list->setHeaderLabels({tr("Character, rig or puppet"), tr("Members"), tr("Licence")});
    m_list->setAccessibleName(tr("What is published"));
    m_only->setText(tr("Take everything else out of the publication"));
    m_only->setToolTip(tr("What was published before and is not chosen here is removed; without this it stays as it was published"));
    m_puppetLabel->setText(tr("Puppets:"));
    const int version = std::max(0, m_version->currentIndex());
    m_version->clear();
    m_version->addItems({tr("version as it is"), tr("version 1"), tr("version 2")});
    m_version->setCurrentIndex(version);
    m_version->setToolTip(tr("What version 1 cannot hold is listed before anything is written"));
    m_version->setAccessibleName(tr("Version of puppets"));
    const int compression = std::max(0, m_compression->currentIndex());
    m_compression->clear();
    m_compression->addItem(tr("compressed as it is"), QString());
    m_compression->addItem(tr("not compressed"), QStringLiteral("none"));
    m_compression->addItem(QStringLiteral("deflate"), QStringLiteral("deflate"));
    m_compression->addItem(QStringLiteral("zstd"), QStringLiteral("zstd"));
    m_compression->setCurrentIndex(compression);
    m_compression->setToolTip(tr("How puppets are compressed"));
    m_compression->setAccessibleName(tr("Compression of puppets"));
}

PublishActionsPage::PublishActionsPage(Draft draft, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_search(new SearchField(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
    , m_count(new QLabel(this))
    , m_grid(new ActionGrid(this))
{
    m_all->setObjectName(QStringLiteral("allActions"));
    m_none->setObjectName(QStringLiteral("noActions"));
    m_all->setAutoDefault(false);
    m_none->setAutoDefault(false);
    m_count->setProperty("role", "secondary");
    auto *row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_all);
    row->addWidget(m_none);
    row->addWidget(m_count);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_grid, 1);
    connect(m_search, &QLineEdit::textChanged, m_grid, &ActionGrid::setFilter);
    connect(m_search, &SearchField::resultsRequested, m_grid, qOverload<>(&QWidget::setFocus));
    connect(m_all, &QPushButton::clicked, this, [this] { m_grid->setTaken(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { m_grid->setTaken(false); });
    connect(m_grid, &ActionGrid::takenChanged, this, &PublishActionsPage::take);
    retranslate();
}

QString PublishActionsPage::explanation() const
{
    return m_draft->chosenSlugs().isEmpty() ? tr("No character was chosen, so there is nothing to decide here.")
                                            : tr("Every member gets every action that is ticked. Hand-keyed ones come first, then retargeted ones, then the built-in ones.");
}

bool PublishActionsPage::complete() const
{
    return m_draft->chosenSlugs().isEmpty() || !m_grid->takenActions().isEmpty();
}

void PublishActionsPage::enter()
{
    if (m_slugs == m_draft->chosenSlugs() && !m_actions.empty())
        return;
    m_slugs = m_draft->chosenSlugs();
    m_actions.clear();
    std::vector<ActionGrid::Row> rows;
    const QStringList wanted = m_draft->project.settings.actions;
    for (const QString &id : m_slugs.isEmpty() ? QStringList() : commonActionIds(m_draft->project, m_slugs)) {
        QString note;
        std::vector<Action> baked;
        const ProjectCharacter *first = m_draft->character(m_slugs.first());
        if (const auto source = appendAction(baked, m_draft->project.actions, first->slug, {id, 1}, first->rest)) {
            note = *source == ActionSource::HandKeyed ? tr("hand-keyed") : *source == ActionSource::Retargeted ? tr("retargeted") : tr("built in");
            note += tr(", %1 s").arg(baked.back().durationSeconds(), 0, 'f', 1);
        }
        rows.push_back({id, note, wanted.isEmpty() || wanted.contains(id)});
    }
    QStringList names;
    for (const QString &slug : m_slugs)
        names.append(nameOfSlug(slug));
    m_grid->setContent(std::move(rows), names, [this](const QString &action, int character, double seconds, const QSize &size) { return picture(action, character, seconds, size); });
    m_grid->setFilter(m_search->text());
    take();
}

QImage PublishActionsPage::picture(const QString &action, int character, double seconds, const QSize &size)
{
    const ProjectCharacter *who = m_draft->character(m_slugs.value(character));
    const auto model = who ? m_draft->models.find(who->slug) : m_draft->models.end();
    if (!who || model == m_draft->models.end())
        return {};
    auto known = m_actions.find({who->slug, action});
    if (known == m_actions.end()) {
        std::vector<Action> baked;
        if (!appendAction(baked, m_draft->project.actions, who->slug, {action, 1}, who->rest))
            return {};
        known = m_actions.emplace(std::pair(who->slug, action), std::move(baked.back())).first;
    }
    return actionPicture(*model->second, who->rest, known->second, seconds, size);
}

void PublishActionsPage::take()
{
    m_draft->project.settings.actions = m_grid->takenActions();
    m_count->setText(tr("%n action(s)", nullptr, static_cast<int>(m_draft->project.settings.actions.size())));
    emit answered();
    emit changed();
}

void PublishActionsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

void PublishActionsPage::retranslate()
{
    m_search->setPlaceholderText(tr("Find an action"));
    m_search->setAccessibleName(tr("Find an action"));
    m_all->setText(tr("All"));
    m_all->setToolTip(tr("Tick every action in the list"));
    m_none->setText(tr("None"));
    m_none->setToolTip(tr("Untick every action in the list"));
    m_grid->setAccessibleName(tr("Actions of the characters"));
    m_count->setText(tr("%n action(s)", nullptr, static_cast<int>(m_draft->project.settings.actions.size())));
}

} // namespace marrow
