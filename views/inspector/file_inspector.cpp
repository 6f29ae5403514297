#include "views/inspector/file_inspector.h"

#include "views/common/copy_rows.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/theme.h"
#include "views/inspector/section_models.h"

#include <QEvent>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kThumbnailHeight = 160;

QTreeView *makeTable(QAbstractItemModel *model, QWidget *parent)
{
    auto *view = new QTreeView(parent);
    view->setModel(model);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAllColumnsShowFocus(true);
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->setTextElideMode(Qt::ElideMiddle);
    view->setIconSize({metrics::kIconSize, metrics::kIconSize});
    enableRowCopy(view);
    return view;
}

} // namespace

FileInspector::FileInspector(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("section"), this))
    , m_modelSection(new Section(this))
    , m_thumbnailSection(new Section(this))
    , m_sectionsSection(new Section(this))
    , m_fieldsSection(new Section(this))
    , m_model(new QLabel(this))
    , m_thumbnail(new QLabel(this))
    , m_refreshThumbnail(new QPushButton(this))
    , m_sectionsModel(new SectionsModel(this))
    , m_fieldsModel(new FieldsModel(this))
{
    setProperty("role", "panel");
    m_sections = makeTable(m_sectionsModel, this);
    m_fields = makeTable(m_fieldsModel, this);
    build();
    retranslate();
    setContext(nullptr);
}

void FileInspector::build()
{
    m_model->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_model->setWordWrap(true);
    m_thumbnail->setAlignment(Qt::AlignCenter);
    m_thumbnail->setMinimumHeight(48);
    m_thumbnail->setWordWrap(true);
    auto *thumbnail = new QWidget(this);
    auto *column = new QVBoxLayout(thumbnail);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kPanelPadding);
    column->addWidget(m_thumbnail);
    column->addWidget(m_refreshThumbnail, 0, Qt::AlignHCenter);
    m_refreshThumbnail->setIcon(iconFor(QStringLiteral("refresh")));
    connect(m_refreshThumbnail, &QPushButton::clicked, this, &FileInspector::thumbnailRefreshRequested);

    m_sections->header()->setStretchLastSection(true);
    m_sections->header()->setMinimumSectionSize(24);
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sections->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 4px 4px; } QTreeView::item { padding: 0 2px; }"));
    m_sections->setMinimumHeight(8 * metrics::kRowHeight);
    m_fields->setHeaderHidden(true);
    m_fields->setMinimumHeight(7 * metrics::kRowHeight);
    connect(m_sections->selectionModel(), &QItemSelectionModel::currentChanged, this, &FileInspector::showFieldsOf);

    m_modelSection->setContent(m_model);
    m_thumbnailSection->setContent(thumbnail);
    m_sectionsSection->setContent(m_sections);
    m_fieldsSection->setContent(m_fields);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kSectionGap);
    layout->addWidget(m_modelSection);
    layout->addWidget(m_sectionsSection);
    layout->addWidget(m_fieldsSection);
    layout->addWidget(m_thumbnailSection);
    layout->addStretch();
    fillScrolling(this, m_pages, m_empty, content);
}

void FileInspector::setContext(RigContext *context)
{
    if (m_context)
        m_context->document()->disconnect(this);
    m_context = context;
    if (context) {
        VoxelDocument *document = context->document();
        connect(document, &VoxelDocument::committed, this, [this](const ChangeSet &change) {
            if (change.flags & (ChangeSet::RigPresence | ChangeSet::Sections))
                refresh();
        });
        connect(document, &Document::saved, this, &FileInspector::refresh);
        connect(document, &Document::filePathChanged, this, &FileInspector::refresh);
        connect(context, &QObject::destroyed, this, [this] { m_pages->setCurrentIndex(0); });
    }
    m_pages->setCurrentIndex(context ? 1 : 0);
    refresh();
}

void FileInspector::refresh()
{
    m_fieldsModel->setFields({});
    if (!m_context) {
        m_sectionsModel->setSections({});
        return;
    }
    const VoxelAsset &asset = m_context->asset();
    const Int3 grid = asset.grid.size(), chunk = asset.chunkSize;
    const QLocale locale;
    QStringList lines;
    lines.append(tr("Grid %1 × %2 × %3, chunks %4 × %5 × %6").arg(grid.x).arg(grid.y).arg(grid.z).arg(chunk.x).arg(chunk.y).arg(chunk.z));
    lines.append(tr("%1 voxels, %2 colours").arg(locale.toString(asset.voxelCount)).arg(asset.palette.count()));
    lines.append(tr("Revision %1").arg(asset.sourceRevision));
    if (asset.sections.empty())
        lines.append(tr("Imported and not saved yet: the sections of its file are listed here once it is."));
    else
        lines.append(tr("Source hash %1…").arg(QString::fromLatin1(asset.sourceHash.toHex().left(16))));
    m_model->setText(lines.join(u'\n'));
    m_model->setToolTip(QString::fromLatin1(asset.sourceHash.toHex()));
    const QModelIndex before = m_sections->currentIndex();
    m_sectionsModel->setSections(asset.sections);
    m_sectionsSection->setVisible(!asset.sections.empty());
    m_fieldsSection->setVisible(!asset.sections.empty());
    for (int column = 0; column < SectionsModel::ColumnCount - 1; ++column)
        m_sections->resizeColumnToContents(column);
    if (!asset.sections.empty())
        m_sections->setCurrentIndex(m_sectionsModel->index(qBound(0, before.row(), m_sectionsModel->rowCount() - 1), 0));
    refreshThumbnail();
}

void FileInspector::refreshThumbnail()
{
    QImage picture;
    bool any = false;
    if (m_context) {
        for (const FileSection &section : m_context->asset().sections) {
            any = any || section.tag == "THMB";
            if (section.tag == "THMB" && section.codec == 0)
                picture = QImage::fromData(section.bytes, "PNG");
        }
    }
    if (picture.isNull()) {
        m_thumbnail->setText(any ? tr("The file's thumbnail is no picture that can be read.") : tr("The file has no thumbnail."));
        return;
    }
    const qreal ratio = devicePixelRatioF();
    const QSize room(qMax(48, width() - 4 * metrics::kPanelPadding), kThumbnailHeight);
    QPixmap pixmap = QPixmap::fromImage(picture);
    // Enlarged by whole pixels only: it is a picture of voxels.
    const QSize limit = room * ratio;
    const bool enlarge = pixmap.width() * 2 <= limit.width() && pixmap.height() * 2 <= limit.height();
    pixmap = pixmap.scaled(limit, Qt::KeepAspectRatio, enlarge ? Qt::FastTransformation : Qt::SmoothTransformation);
    pixmap.setDevicePixelRatio(ratio);
    m_thumbnail->setPixmap(pixmap);
}

void FileInspector::showFieldsOf(const QModelIndex &index)
{
    if (!index.isValid()) {
        m_fieldsModel->setFields({});
        return;
    }
    const FileSection &section = m_sectionsModel->section(index.row());
    m_fieldsModel->setFields(sectionFields(section));
    m_fields->resizeColumnToContents(0);
    m_fieldsSection->setTitle(tr("Header of %1").arg(QString::fromLatin1(section.tag)));
}

void FileInspector::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refreshThumbnail();
}

void FileInspector::retranslate()
{
    m_empty->setText(tr("Nothing is open"), tr("The sections of the open file are listed here."));
    m_modelSection->setTitle(tr("Model"));
    m_sectionsSection->setTitle(tr("Sections"));
    m_fieldsSection->setTitle(tr("Header"));
    m_thumbnailSection->setTitle(tr("Thumbnail"));
    m_refreshThumbnail->setText(tr("Refresh from the view"));
    m_refreshThumbnail->setToolTip(tr("Draws the view as it is now and keeps the picture in the file when you save."));
    m_sections->setAccessibleName(tr("Sections"));
    m_fields->setAccessibleName(tr("Header fields"));
    m_sectionsModel->retranslate();
    refresh();
}

void FileInspector::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
