#include "views/character/character_facts_panel.h"

#include "model/character/model_facts.h"
#include "views/character/shape_sliders.h"
#include "views/common/breakable_text.h"
#include "views/common/empty_state.h"
#include "views/common/fitted_image.h"
#include "views/common/section.h"
#include "views/common/theme.h"

#include <QDialog>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kPictureSize = 112;
constexpr int kTextureSize = 48;
constexpr int kNodeRole = Qt::UserRole;

} // namespace

CharacterFactsPanel::CharacterFactsPanel(QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState(QStringLiteral("character"), this))
    , m_body(new QWidget)
    , m_column(new QVBoxLayout(m_body))
    , m_picture(new QLabel)
    , m_drivable(new QLabel)
    , m_counts(new QWidget)
    , m_humanoid(new QTreeWidget)
    , m_textures(new QListWidget)
    , m_vrm(new QWidget)
    , m_expressions(new ShapeSliders)
    , m_morphs(new ShapeSliders)
    , m_noteText(new QLabel)
{
    setObjectName("characterFacts");
    m_picture->setFixedSize(kPictureSize, kPictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_drivable->setObjectName("drivability");
    for (QLabel *label : {m_drivable, m_noteText}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_noteText->setProperty("role", "secondary");
    m_humanoid->setObjectName("humanoidJoints");
    m_humanoid->setRootIsDecorated(false);
    m_humanoid->setUniformRowHeights(true);
    m_humanoid->setColumnCount(2);
    m_humanoid->setHeaderHidden(true);
    m_humanoid->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_humanoid->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_textures->setObjectName("characterTextures");
    m_textures->setIconSize({kTextureSize, kTextureSize});
    m_textures->setTextElideMode(Qt::ElideMiddle);
    m_textures->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_textures->setFrameShape(QFrame::NoFrame);
    m_column->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    m_column->setSpacing(metrics::kSectionGap);
    auto *head = new QHBoxLayout;
    head->addWidget(m_picture, 0, Qt::AlignTop);
    head->addWidget(m_drivable, 1);
    m_column->addLayout(head);
    m_column->addWidget(m_counts);
    m_vrmSection = addSection(m_vrm, "vrmSection");
    m_humanoidSection = addSection(m_humanoid, "humanoidSection");
    m_textureSection = addSection(m_textures, "textureSection");
    m_expressionSection = addSection(m_expressions, "expressionSection");
    m_morphSection = addSection(m_morphs, "morphSection");
    m_resetExpressions = addReset(m_expressionSection, "resetExpressions");
    m_resetMorphs = addReset(m_morphSection, "resetMorphs");
    m_noteSection = addSection(m_noteText, "noteSection");
    m_column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_body);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_empty, 1);
    connect(m_humanoid, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (m_context && item && item->data(0, kNodeRole).toInt() >= 0)
            m_context->setJoint(item->data(0, kNodeRole).toInt());
    });
    connect(m_humanoid, &QTreeWidget::itemDoubleClicked, this, &CharacterFactsPanel::frameRequested);
    connect(m_textures, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) { showTexture(item->data(kNodeRole).toInt()); });
    connect(m_expressions, &ShapeSliders::moved, this, [this](int shape, float weight) {
        if (m_context)
            m_context->setExpression(shape, weight);
    });
    connect(m_morphs, &ShapeSliders::moved, this, [this](int shape, float weight) {
        if (m_context && shape < m_context->morphNames().size())
            m_context->setMorph(m_context->morphNames()[shape], weight);
    });
    retranslate();
    setContext(nullptr);
}

QToolButton *CharacterFactsPanel::addReset(Section *section, const char *name)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    section->setCorner(button);
    connect(button, &QToolButton::clicked, this, [this] {
        if (m_context)
            m_context->resetShapes();
    });
    return button;
}

Section *CharacterFactsPanel::addSection(QWidget *content, const char *name)
{
    auto *section = new Section(m_body);
    section->setObjectName(QLatin1String(name));
    section->setContent(content);
    m_column->addWidget(section);
    return section;
}

void CharacterFactsPanel::setContext(CharacterContext *context, const QString &format, const QStringList &notes)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    m_format = format;
    m_notes = notes;
    setThumbnail({});
    if (context) {
        connect(context, &CharacterContext::modelChanged, this, &CharacterFactsPanel::fill);
        connect(context, &CharacterContext::shapesChanged, this, &CharacterFactsPanel::refreshShapes);
    }
    fill();
}

void CharacterFactsPanel::setThumbnail(const QImage &picture)
{
    m_picture->setVisible(!picture.isNull());
    if (!picture.isNull())
        m_picture->setPixmap(QPixmap::fromImage(fittedImage(picture, m_picture->size(), devicePixelRatioF())));
}

QLabel *CharacterFactsPanel::addRow(QFormLayout *form, const QString &name, const QString &text, bool link)
{
    auto *label = new QLabel(name);
    label->setProperty("role", "secondary");
    auto *value = new QLabel(link ? QStringLiteral("<a href=\"%1\">%1</a>").arg(text.toHtmlEscaped()) : text);
    value->setTextFormat(link ? Qt::RichText : Qt::PlainText);
    value->setWordWrap(true);
    value->setOpenExternalLinks(link);
    value->setTextInteractionFlags(link ? Qt::TextBrowserInteraction : Qt::TextSelectableByMouse);
    value->setToolTip(text);
    form->addRow(label, value);
    return value;
}

void CharacterFactsPanel::fill()
{
    const bool any = m_context != nullptr;
    m_empty->setVisible(!any);
    findChild<QScrollArea *>()->setVisible(any);
    if (!any)
        return;
    m_drivable->setText(drivability(*m_context->model(), m_context->mapping()));
    fillCounts();
    fillHumanoid();
    fillTextures();
    fillVrm();
    fillExpressions();
    m_noteText->setText(breakableText(m_notes.join(QLatin1Char('\n'))));
    m_noteSection->setVisible(!m_notes.isEmpty());
}

void CharacterFactsPanel::fillCounts()
{
    qDeleteAll(m_counts->findChildren<QLabel *>());
    delete m_counts->layout();
    auto *form = new QFormLayout(m_counts);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(2);
    const CharacterModel &model = *m_context->model();
    const QLocale locale;
    const auto number = [&](std::size_t count) { return locale.toString(static_cast<qulonglong>(count)); };
    if (!m_format.isEmpty())
        addRow(form, tr("Format"), m_format);
    addRow(form, tr("Faces"), number(model.faceCount()));
    addRow(form, tr("Vertices"), number(model.vertexCount()));
    addRow(form, tr("Joints"), number(model.jointNodes().size()));
    addRow(form, tr("Materials"), number(model.materials.size()));
    addRow(form, tr("Clips"), number(model.clips.size()));
}

void CharacterFactsPanel::fillHumanoid()
{
    const QSignalBlocker block(m_humanoid);
    m_humanoid->clear();
    const HumanoidMapping &mapping = m_context->mapping();
    const CharacterModel &model = *m_context->model();
    m_humanoidSection->setTitle(tr("Humanoid joints: %1 of %2").arg(mapping.nodes.size()).arg(humanoidJoints().size()));
    const QColor missing = tokensFor(palette()).warning;
    for (const QString &joint : humanoidJoints()) {
        const auto found = mapping.nodes.find(joint);
        const bool known = found != mapping.nodes.end();
        const bool needed = requiredHumanoidJoints().contains(joint);
        auto *item = new QTreeWidgetItem(m_humanoid, {joint, known ? model.nodes[static_cast<std::size_t>(found->second)].name : needed ? tr("missing, and needed") : tr("missing")});
        item->setData(0, kNodeRole, known ? found->second : -1);
        if (!known)
            item->setForeground(1, missing);
    }
    const int rowHeight = std::max(m_humanoid->sizeHintForRow(0), 18);
    m_humanoid->setFixedHeight(rowHeight * m_humanoid->topLevelItemCount() + 4);
}

void CharacterFactsPanel::fillTextures()
{
    m_textures->clear();
    const std::vector<ModelTexture> &textures = m_context->model()->textures;
    m_textureSection->setTitle(tr("Textures: %1").arg(textures.size()));
    m_textureSection->setVisible(!textures.empty());
    for (std::size_t i = 0; i < textures.size(); ++i) {
        const QImage image = textures[i].image();
        const QSize size = textures[i].size();
        QPixmap picture(kTextureSize, kTextureSize);
        picture.fill(Qt::transparent);
        if (!image.isNull())
            picture = QPixmap::fromImage(fittedImage(image, QSize(kTextureSize, kTextureSize), devicePixelRatioF()));
        const QString name = textures[i].name.isEmpty() ? tr("picture %1").arg(i) : textures[i].name;
        auto *item = new QListWidgetItem(QIcon(picture), image.isNull() ? name : QStringLiteral("%1\n%2 × %3").arg(name).arg(size.width()).arg(size.height()), m_textures);
        item->setData(kNodeRole, static_cast<int>(i));
        item->setToolTip(image.isNull() ? tr("%1 cannot be shown").arg(name) : tr("%1, %2 × %3 pixels, %4. Double click to enlarge.").arg(name).arg(size.width()).arg(size.height()).arg(QLocale().formattedDataSize(textures[i].encoded.size())));
    }
    const int rows = std::clamp(static_cast<int>(textures.size()), 1, 5);
    m_textures->setFixedHeight(rows * (std::max(m_textures->sizeHintForRow(0), kTextureSize + 4)) + 4);
}

void CharacterFactsPanel::showTexture(int index)
{
    const ModelTexture &texture = m_context->model()->textures[static_cast<std::size_t>(index)];
    const QImage image = texture.image();
    if (image.isNull())
        return;
    auto *dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(texture.name.isEmpty() ? tr("picture %1").arg(index) : texture.name);
    auto *label = new QLabel(dialog);
    const QSize most(640, 560);
    label->setPixmap(QPixmap::fromImage(image.width() > most.width() || image.height() > most.height() ? fittedImage(image, most, devicePixelRatioF()) : image));
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(label);
    dialog->open();
}

void CharacterFactsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

void CharacterFactsPanel::retranslate()
{
    m_empty->setText(tr("No character is open"), tr("Open a .glb, .vrm, .gltf, .fbx, .pmx or a .zip of one to see what it holds."));
    m_vrmSection->setTitle(tr("Who made it, and what it lets people do"));
    for (QToolButton *button : {m_resetExpressions, m_resetMorphs}) {
        button->setText(tr("Reset"));
        button->setToolTip(tr("Takes all expressions and morph targets back to how the model has them"));
        button->setAccessibleName(button->toolTip());
    }
    m_noteSection->setTitle(tr("How it was imported"));
    m_humanoid->setAccessibleName(tr("Humanoid joints"));
    m_humanoid->setToolTip(tr("Click a joint to select it in the view"));
    m_textures->setAccessibleName(tr("Textures"));
}

} // namespace marrow
