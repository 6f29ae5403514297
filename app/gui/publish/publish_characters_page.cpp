#include "app/gui/publish/publish_characters_page.h"

#include "app/gui/publish/publish_pictures.h"
#include "io/gltf/gltf_reader.h"
#include "model/character/humanoid_rest.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kPictureSide = 112;
constexpr int kThumbnailSide = 56;
constexpr int kMembersWidth = 220;
constexpr qsizetype kMostFindings = 4;
enum Column { Who, Members, Licence };
/// Of Who: what the draft calls it, and where it lies.
enum Role { Name = Qt::UserRole, Path };

/// Names of members and licences are typed; what a character is called is decided by its file.
class TypedColumns final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool typed = index.column() == Licence || (index.column() == Members && isSlug(index.siblingAtColumn(Who).data(Name).toString()));
        return typed ? QStyledItemDelegate::createEditor(parent, option, index) : nullptr;
    }
};

QString pathInProject(const PublishProject &project, const QString &path)
{
    return QDir(project.folder).relativeFilePath(path);
}

/// A name that can be a slug: everything that would be trouble in a file name becomes "_".
QString publishableName(QString name)
{
    if (name.endsWith(QLatin1String("_rigged")))
        name.chop(7);
    for (QChar &letter : name) {
        if (!isPublishableName(QStringLiteral("a") + letter))
            letter = QLatin1Char('_');
    }
    return name;
}

QString membersOf(const PublishSettings &settings, const QString &slug)
{
    if (settings.members.empty())
        return nameOfSlug(slug);
    QStringList members;
    for (const auto &[member, name] : settings.members) {
        if (slugFor(name) == slug)
            members.append(member);
    }
    return members.join(QStringLiteral(", "));
}

} // namespace

PublishCharactersPage::PublishCharactersPage(Draft draft, const PublishQuestions &questions, QWidget *parent)
    : PublishPage(std::move(draft), parent)
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
    m_list->setItemDelegate(new TypedColumns(m_list));
    m_only->setObjectName(QStringLiteral("publishOnly"));
    m_version->setObjectName(QStringLiteral("puppetVersion"));
    m_compression->setObjectName(QStringLiteral("puppetCompression"));
    m_findings->setObjectName(QStringLiteral("publishFindings"));
    m_findings->setProperty("role", "warning");
    m_findings->setWordWrap(true);
    m_add->setObjectName(QStringLiteral("addModels"));
    m_add->setIcon(iconFor(QStringLiteral("plus")));
    m_add->setAutoDefault(false);
    auto *puppets = new QHBoxLayout;
    puppets->addWidget(m_puppetLabel);
    puppets->addWidget(m_version);
    puppets->addWidget(m_compression);
    puppets->addStretch();
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_only, 1);
    bottom->addWidget(m_add);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_findings);
    layout->addLayout(puppets);
    layout->addLayout(bottom);
    connect(m_add, &QPushButton::clicked, this, &PublishCharactersPage::offerModels);
    connect(m_list, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem *item, int column) {
        if (m_filling)
            return;
        if (column == Licence)
            takeLicence(*item);
        take();
    });
    connect(m_only, &QCheckBox::toggled, this, [this](bool only) {
        this->draft().keepOthers = !only;
        emit answered();
    });
    connect(m_version, &QComboBox::activated, this, [this](int index) {
        this->draft().project.settings.puppetVersion = index;
        emit answered();
    });
    connect(m_compression, &QComboBox::activated, this, [this] {
        this->draft().project.settings.puppetCompression = m_compression->currentData().toString();
        emit answered();
    });
    PublishCharactersPage::retranslate();
}

WizardTexts PublishCharactersPage::texts() const
{
    return {tr("Characters"), tr("Who is published?"),
            tr("Members are who the game knows; several may have one character. Double-click to name them, with commas between.")};
}

QString PublishCharactersPage::missing() const
{
    if (draft().chosen.empty())
        return tr("Choose at least one.");
    const auto &members = draft().project.settings.members;
    for (const QString &slug : draft().chosenSlugs()) {
        if (!members.empty() && std::none_of(members.begin(), members.end(), [&](const auto &one) { return slugFor(one.second) == slug; }))
            return tr("Say which member %1 is, or do not choose it.").arg(slug);
    }
    return {};
}

void PublishCharactersPage::fill()
{
    m_filling = true;
    m_list->clear();
    const PublishProject &project = draft().project;
    for (const ProjectCharacter &character : project.characters)
        addRow(character.slug, membersOf(project.settings, character.slug), character.path, character.copyright);
    for (const ProjectAsset &asset : project.assets)
        addRow(asset.name, asset.kind == PublishedKind::Puppet ? tr("puppet") : tr("voxel rig"), asset.path, {});
    m_list->resizeColumnToContents(Who); // which leaves out the tick
    m_list->setColumnWidth(Who, m_list->columnWidth(Who) + m_list->style()->pixelMetric(QStyle::PM_IndicatorWidth) + metrics::kUnit);
    m_list->setColumnWidth(Members, kMembersWidth);
    const bool puppets = std::any_of(project.assets.begin(), project.assets.end(), [](const ProjectAsset &asset) { return asset.kind == PublishedKind::Puppet; });
    for (QWidget *widget : std::initializer_list<QWidget *>{m_puppetLabel, m_version, m_compression})
        widget->setVisible(puppets);
    m_version->setCurrentIndex(project.settings.puppetVersion);
    m_compression->setCurrentIndex(std::max(0, m_compression->findData(project.settings.puppetCompression)));
    QStringList findings;
    for (const Issue &issue : project.report.issues())
        findings.append(issue.message);
    showFindings(findings);
    m_filling = false;
}

void PublishCharactersPage::addRow(const QString &name, const QString &members, const QString &path, const QString &saysItself)
{
    const QString licence = sourceLicence(draft().project, path, saysItself);
    auto *item = new QTreeWidgetItem(m_list, {name, members, licence});
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setData(Who, Name, name);
    item->setData(Who, Path, path);
    item->setCheckState(Who, draft().chosen.contains(name) ? Qt::Checked : Qt::Unchecked);
    item->setToolTip(Who, QDir::toNativeSeparators(path));
    item->setToolTip(Licence, licence.isEmpty() ? tr("Nobody says under which licence this is; double-click to say it") : licence);
    item->setIcon(Who, QIcon(QPixmap::fromImage(draft().pictures[name])));
}

void PublishCharactersPage::showFindings(const QStringList &findings)
{
    QStringList shown = findings.mid(0, kMostFindings);
    if (findings.size() > kMostFindings)
        shown.append(tr("And %n more.", nullptr, static_cast<int>(findings.size() - kMostFindings)));
    m_findings->setText(shown.join(QLatin1Char('\n')));
    m_findings->setToolTip(findings.join(QLatin1Char('\n')));
    m_findings->setVisible(!findings.isEmpty());
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
        showFindings({tr("%1 was not added: %2").arg(model.name, rest.error().message)});
        return;
    }
    const QString name = publishableName(model.name);
    QString slug = slugFor(name);
    for (int number = 2; draft().character(slug); ++number)
        slug = slugFor(name + QString::number(number));
    const QString path = QFileInfo(model.path).absoluteFilePath();
    PublishProject &project = draft().project;
    project.characters.push_back({slug, path, *rest, read->document.json.value("asset")["copyright"].toString()});
    project.settings.characters[slug] = path;
    if (!project.settings.members.empty())
        project.settings.members[nameOfSlug(slug)] = slug;
    draft().pictures[slug] = modelPicture(read->model, kPictureSide);
    draft().models[slug] = std::make_shared<const CharacterModel>(std::move(read->model));
    draft().chosen.insert(slug);
    fillAgain();
    m_list->scrollToBottom();
    emit answered();
}

void PublishCharactersPage::take()
{
    draft().chosen.clear();
    std::map<QString, QString> members;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = m_list->topLevelItem(row);
        const QString name = item->data(Who, Name).toString();
        if (item->checkState(Who) == Qt::Checked)
            draft().chosen.insert(name);
        if (draft().character(name)) {
            for (const QString &member : item->text(Members).split(QLatin1Char(','), Qt::SkipEmptyParts))
                members[member.trimmed()] = name;
        }
    }
    draft().project.settings.members = std::move(members);
    emit answered();
}

void PublishCharactersPage::takeLicence(const QTreeWidgetItem &item)
{
    PublishProject &project = draft().project;
    project.settings.licences[pathInProject(project, item.data(Who, Path).toString())] = item.text(Licence).trimmed();
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
