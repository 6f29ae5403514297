#include "app/gui/start_page.h"

#include "app/gui/preferences.h"
#include "io/library/shown_file_name.h"
#include "views/common/theme.h"

#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kPictureSize = 112;
constexpr int kTileWidth = 148;
constexpr int kTileHeight = 172;

QString kindOf(const QString &path)
{
    return QFileInfo(path).suffix().toUpper();
}

QString whenOf(const QDateTime &time)
{
    const qint64 days = time.daysTo(QDateTime::currentDateTime());
    if (days == 0)
        return StartPage::tr("today %1").arg(QLocale().toString(time.time(), QLocale::ShortFormat));
    if (days == 1)
        return StartPage::tr("yesterday");
    return QLocale().toString(time.date(), QLocale::ShortFormat);
}

/// The picture of a file, or its kind written on a plain card.
QPixmap pictureFor(const QImage &image, const QString &path, const QWidget *widget)
{
    const qreal ratio = widget->devicePixelRatioF();
    QPixmap pixmap(QSize(kPictureSize, kPictureSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (image.isNull()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(widget->palette().alternateBase());
        painter.drawRoundedRect(QRectF(0, 0, kPictureSize, kPictureSize), 4, 4);
        painter.setPen(widget->palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(0, 0, kPictureSize, kPictureSize), Qt::AlignCenter, kindOf(path));
        return pixmap;
    }
    const QSizeF size = QSizeF(image.size()).scaled(kPictureSize, kPictureSize, Qt::KeepAspectRatio);
    painter.drawImage(QRectF((kPictureSize - size.width()) / 2, (kPictureSize - size.height()) / 2, size.width(), size.height()), image);
    return pixmap;
}

} // namespace

StartPage::StartPage(Preferences *preferences, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_drop(new QWidget(this))
    , m_title(new QLabel(m_drop))
    , m_help(new QLabel(this))
    , m_recentTitle(new QLabel(this))
    , m_recent(new QListWidget(this))
    , m_browse(new QPushButton(m_drop))
    , m_import(new QPushButton(m_drop))
    , m_sampleChef(new QPushButton(m_drop))
    , m_sampleCat(new QPushButton(m_drop))
    , m_samplePuppet(new QPushButton(m_drop))
    , m_sampleCharacter(new QPushButton(m_drop))
    , m_sampleWalk(new QPushButton(m_drop))
{
    setObjectName("startPage");
    m_title->setFont(largeFont());
    m_drop->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_recentTitle->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_browse->setProperty("role", "primary");
    m_help->setWordWrap(true);
    m_help->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_help->setProperty("role", "secondary");

    const auto rowOf = [](std::initializer_list<QPushButton *> buttons) {
        auto *row = new QHBoxLayout;
        row->setSpacing(8);
        row->addStretch();
        for (QPushButton *button : buttons)
            row->addWidget(button);
        row->addStretch();
        return row;
    };
    auto *drop = new QVBoxLayout(m_drop);
    drop->setContentsMargins(24, 32, 24, 32);
    drop->setSpacing(16);
    drop->addWidget(m_title);
    drop->addLayout(rowOf({m_browse, m_import}));
    drop->addLayout(rowOf({m_sampleChef, m_sampleCat, m_samplePuppet}));
    drop->addLayout(rowOf({m_sampleCharacter, m_sampleWalk}));

    m_recent->setViewMode(QListView::IconMode);
    m_recent->setResizeMode(QListView::Adjust);
    m_recent->setMovement(QListView::Static);
    m_recent->setIconSize({kPictureSize, kPictureSize});
    m_recent->setGridSize({kTileWidth, kTileHeight});
    m_recent->setWordWrap(true);
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->setContextMenuPolicy(Qt::CustomContextMenu);
    m_recent->setObjectName("recentFiles");

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(32, 32, 32, 16);
    layout->setSpacing(12);
    layout->addWidget(m_drop);
    layout->addWidget(m_help);
    layout->addSpacing(12);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_recent, 1);
    layout->addStretch(); // takes the room of the list while that is hidden

    connect(m_browse, &QPushButton::clicked, this, &StartPage::browseRequested);
    connect(m_import, &QPushButton::clicked, this, &StartPage::importRequested);
    connect(m_sampleChef, &QPushButton::clicked, this, [this] { emit sampleRequested("chef.vfp"); });
    connect(m_sampleCat, &QPushButton::clicked, this, [this] { emit sampleRequested("cat.vfp"); });
    connect(m_samplePuppet, &QPushButton::clicked, this, [this] { emit sampleRequested("lantern-keeper.p2lrt"); });
    connect(m_sampleCharacter, &QPushButton::clicked, this, [this] { emit sampleRequested("wayfarer.glb"); });
    connect(m_sampleWalk, &QPushButton::clicked, this, [this] { emit sampleRequested("walk.bvh"); });
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { emit openRequested(item->data(Qt::UserRole).toString()); });
    connect(m_recent, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { emit openRequested(item->data(Qt::UserRole).toString()); });
    connect(m_recent, &QListWidget::customContextMenuRequested, this, &StartPage::showMenu);
    connect(m_preferences, &Preferences::recentFilesChanged, this, &StartPage::refill);
    retranslate();
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refill();
    QWidget::changeEvent(event);
}

void StartPage::showEvent(QShowEvent *event)
{
    refill(); // the picture of a file is taken after it was opened or saved, so while this page is hidden
    QWidget::showEvent(event);
}

void StartPage::paintEvent(QPaintEvent *)
{
    // The drop zone: a dashed border says "drop here" in every language.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(palette().color(QPalette::Mid), 1.5, Qt::CustomDashLine);
    pen.setDashPattern({4, 4});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(m_drop->geometry()).adjusted(1, 1, -1, -1), 8, 8);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    update();
}

void StartPage::retranslate()
{
    m_title->setText(tr("Drop a voxel rig, a puppet, a character or a model here"));
    m_browse->setText(tr("Open a file…"));
    m_import->setText(tr("Import a model…"));
    m_sampleChef->setText(tr("Sample: the chef"));
    m_sampleCat->setText(tr("Sample: the cat"));
    m_samplePuppet->setText(tr("Sample: the lantern keeper"));
    m_sampleCharacter->setText(tr("Sample: the wayfarer"));
    m_sampleWalk->setText(tr("Sample: a walk"));
    m_help->setText(tr("Open a .vfp to build its skeleton, paint which voxel follows which joint and animate it, or a .p2lrt to play a puppet "
                       "and edit its panel. A .glb, .vrm, .fbx or .pmx becomes a bound character that motions (.bvh, .vmd, .vrma) are "
                       "retargeted to. Every step is written to a journal, so nothing is lost when the power goes."));
    m_recentTitle->setText(tr("Recent files"));
    refill();
}

void StartPage::refill()
{
    m_recent->clear();
    for (const QString &path : m_preferences->recentFiles()) {
        const QFileInfo info(path);
        const QString when = info.exists() ? whenOf(info.lastModified()) : tr("not there any more");
        const QString text = shownFileName(path) + '\n' + (info.exists() ? kindOf(path) + QStringLiteral(" · ") + when : when);
        auto *item = new QListWidgetItem(QIcon(pictureFor(m_thumbnails.load(path), path, this)), text);
        item->setData(Qt::UserRole, path);
        item->setToolTip(QDir::toNativeSeparators(path));
        if (!info.exists())
            item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
        m_recent->addItem(item);
    }
    const bool any = m_recent->count() > 0;
    m_recent->setVisible(any);
    m_recentTitle->setText(any ? tr("Recent files") : tr("Files you open will be listed here with their pictures."));
}

void StartPage::showMenu(const QPoint &position)
{
    const QListWidgetItem *item = m_recent->itemAt(position);
    QMenu menu;
    if (item) {
        const QString path = item->data(Qt::UserRole).toString();
        menu.addAction(tr("Open"), this, [this, path] { emit openRequested(path); });
        menu.addAction(tr("Take off this list"), this, [this, path] { m_preferences->removeRecentFile(path); });
        menu.addSeparator();
    }
    menu.addAction(tr("Clear the list"), m_preferences, &Preferences::clearRecentFiles);
    menu.exec(m_recent->viewport()->mapToGlobal(position));
}

} // namespace marrow
