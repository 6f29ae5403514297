// The page of the publish wizard that asks who is published.

#include "app/gui/publish/publish_pages.h"

#include "io/gltf/gltf_reader.h"
#include "model/character/humanoid_rest.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kThumbnailSide = PublishDraft::kPictureSide / 2;
enum Column { Who, Members, Licence };

} // namespace

PublishCharactersPage::PublishCharactersPage(Draft draft, const PublishQuestions &questions, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_questions(questions)
    , m_add(new QPushButton(this))
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
    m_add->setObjectName(QStringLiteral("addModels"));
    m_add->setIcon(iconFor(QStringLiteral("plus")));
    m_add->setAutoDefault(false);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_only, 1);
    bottom->addWidget(m_add);
    layout->addLayout(bottom);
    connect(m_add, &QPushButton::clicked, this, &PublishCharactersPage::offerModels);
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
        item->setCheckState(Who, m_draft->chosen.contains(character.slug) ? Qt::Checked : Qt::Unchecked);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(Who, QDir::toNativeSeparators(character.path));
        item->setIcon(Who, QIcon(QPixmap::fromImage(m_draft->pictures[character.slug])));
    }
    for (const ProjectAsset &asset : project.assets) {
        const bool puppet = asset.kind == PublishedKind::Puppet;
        auto *item = new QTreeWidgetItem(m_list, {asset.name, puppet ? tr("puppet") : tr("voxel rig"), QString()});
        item->setData(Who, Qt::UserRole, asset.name);
        item->setCheckState(Who, m_draft->chosen.contains(asset.name) ? Qt::Checked : Qt::Unchecked);
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

void PublishCharactersPage::offerModels()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(iconFor(QStringLiteral("open")), tr("Bound Models from Files…")), &QAction::triggered, this, [this] {
        for (const QString &path : m_questions.askModels())
            addModel({path, QFileInfo(path).completeBaseName()});
    });
    const std::vector<OfferedModel> offered = m_questions.libraryModels();
    menu->addSection(tr("Library"));
    for (const OfferedModel &model : offered)
        connect(menu->addAction(model.name), &QAction::triggered, this, [this, model] { addModel(model); });
    if (offered.empty())
        menu->addAction(tr("No approved model is there"))->setEnabled(false);
    menu->popup(m_add->mapToGlobal(QPoint(0, m_add->height())));
}

void PublishCharactersPage::addModel(const OfferedModel &model)
{
    auto read = openGltf(model.path);
    const auto rest = read ? humanoidRestOf(read->model) : Result<HumanoidRest>(read.error());
    if (!rest) {
        m_findings->setText(tr("%1 was not added: %2").arg(model.name, rest.error().message));
        m_findings->show();
        return;
    }
    QString name = model.name.endsWith(QLatin1String("_rigged")) ? model.name.chopped(7) : model.name;
    for (QChar &letter : name) {
        if (!isPublishableName(QString(QStringLiteral("a")) + letter))
            letter = QLatin1Char('_');
    }
    QString slug = slugFor(name);
    for (int number = 2; m_draft->character(slug); ++number)
        slug = slugFor(name + QString::number(number));
    const QString path = QFileInfo(model.path).absoluteFilePath();
    m_draft->project.characters.push_back({slug, path, *rest, read->document.json.value("asset")["copyright"].toString()});
    m_draft->project.settings.characters[slug] = path;
    if (!m_draft->project.settings.members.empty())
        m_draft->project.settings.members[nameOfSlug(slug)] = slug;
    m_draft->pictures[slug] = modelPicture(read->model);
    m_draft->models[slug] = std::make_shared<const CharacterModel>(std::move(read->model));
    m_draft->chosen.insert(slug);
    m_filledFrom = -1;
    enter();
    emit answered();
    emit changed();
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
    m_add->setText(tr("Add…"));
    m_add->setToolTip(tr("Publish a bound model from elsewhere too: from a file, or from the library"));
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

} // namespace marrow
