// How the painting panel is put together; names are in painting_panel_text.cpp, what it shows and does in painting_panel.cpp.

#include "views/painting/painting_panel.h"

#include "views/common/compact_combos.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/joint_combo.h"
#include "views/common/number_field.h"
#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/swatch.h"
#include "views/common/tab_order.h"
#include "views/common/theme.h"
#include "views/painting/partnerless_model.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kRecentCount = 6;

QVBoxLayout *column(QWidget *owner, int spacing = metrics::kUnit + 2)
{
    auto *layout = new QVBoxLayout(owner);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

QLabel *secondary(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setProperty("role", "secondary");
    label->setWordWrap(true);
    return label;
}

} // namespace

PaintingPanel::PaintingPanel(PaintSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("brush"), this))
{
    setProperty("role", "panel");
    setMinimumWidth(220);
    build();
    makeCombosCompact(this);
    connect(session, &PaintSession::contextChanged, this, &PaintingPanel::connectContext);
    connect(session, &PaintSession::settingsChanged, this, &PaintingPanel::refreshSettings);
    connect(session, &PaintSession::withoutPartnerChanged, this, &PaintingPanel::refreshPartners);
    retranslate();
    connectContext();
}

void PaintingPanel::build()
{
    m_assignmentSection = new Section(this);
    m_mirrorSection = new Section(this);
    m_selectionSection = new Section(this);
    m_cursorSection = new Section(this);
    m_assignmentSection->setContent(buildAssignment());
    m_mirrorSection->setContent(buildMirror());
    m_selectionSection->setContent(buildSelection());
    m_cursorSection->setContent(buildCursor());
    m_cursorSection->setOpen(false);

    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kSectionGap);
    layout->addWidget(buildHead());
    layout->addWidget(buildTools());
    for (Section *section : {m_assignmentSection, m_mirrorSection, m_selectionSection, m_cursorSection})
        layout->addWidget(section);
    layout->addStretch();
    fillScrolling(this, m_pages, m_empty, content);
    orderTabs(layout);
}

QWidget *PaintingPanel::buildHead()
{
    auto *box = new QWidget(this);
    m_swatch = new Swatch(box, 22);
    m_joint = new QLabel(box);
    m_joint->setFont(largeFont());
    m_joint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_lock = iconButton(QStringLiteral("unlock"), box);
    m_lock->setCheckable(true);
    m_swap = iconButton(QStringLiteral("swap"), box);
    connect(m_lock, &QToolButton::clicked, this, [this](bool on) {
        if (context() && context()->activeJoint())
            context()->setLocked({*context()->activeJoint()}, on);
    });
    connect(m_swap, &QToolButton::clicked, this, [this] {
        if (context())
            context()->swapWithLast();
    });
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::kPanelPadding);
    row->addWidget(m_swatch);
    row->addWidget(m_joint, 1);
    row->addWidget(m_swap);
    row->addWidget(m_lock);

    m_recentBox = new QWidget(box);
    auto *grid = new QGridLayout(m_recentBox);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    for (int i = 0; i < kRecentCount; ++i) {
        QToolButton *button = iconButton({}, m_recentBox);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({kSwatchSize + 2, kSwatchSize + 2});
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, i] {
            const std::size_t place = static_cast<std::size_t>(i) + 1;
            if (context() && place < context()->recentJoints().size())
                context()->activate(context()->recentJoints()[place]);
        });
        grid->addWidget(button, i / 2, i % 2);
        m_recent.append(button);
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    QVBoxLayout *layout = column(box);
    layout->addLayout(row);
    layout->addWidget(m_recentBox);
    return box;
}

QWidget *PaintingPanel::buildTools()
{
    auto *box = new QWidget(this);
    m_tools = new QButtonGroup(this);
    auto *toolColumn = new QVBoxLayout;
    toolColumn->setSpacing(2);
    for (int i = 0; i < kPaintToolCount; ++i) {
        QToolButton *button = iconButton(toolIcon(static_cast<PaintToolKind>(i)), box);
        button->setCheckable(true);
        button->setFixedSize(30, metrics::kControlHeight);
        button->installEventFilter(this);
        m_tools->addButton(button, i);
        toolColumn->addWidget(button);
    }
    toolColumn->addStretch();
    connect(m_tools, &QButtonGroup::idClicked, this, [this](int id) {
        set([id](PaintSettings &s) { s.tool = static_cast<PaintToolKind>(id); });
        emit toolChosen();
    });

    m_toolTitle = new QLabel(box);
    QFont bold = interfaceFont();
    bold.setWeight(QFont::DemiBold);
    m_toolTitle->setFont(bold);
    m_options = new QStackedWidget(box);
    buildOptions();
    m_connectedOnly = new QCheckBox(box);
    connect(m_connectedOnly, &QCheckBox::clicked, this, [this](bool on) { set([on](PaintSettings &s) { s.connectedOnly = on; }); });
    auto *right = new QVBoxLayout;
    right->setSpacing(metrics::kUnit + 2);
    right->addWidget(m_toolTitle);
    right->addWidget(m_options);
    right->addWidget(m_connectedOnly);
    right->addStretch();
    auto *layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kSectionGap);
    layout->addLayout(toolColumn);
    layout->addLayout(right, 1);
    return box;
}

void PaintingPanel::buildOptions()
{
    m_shape = new QComboBox(this);
    m_sizeSlider = new QSlider(Qt::Horizontal, this);
    m_sizeSlider->setRange(1, 32);
    m_size = new NumberField(this);
    m_size->setDecimals(0);
    m_size->setStep(1);
    m_size->setRange(1, kMaxBrushSize);
    m_size->setDefaultValue(3.0);
    for (QComboBox **box : {&m_brushDepth, &m_boxDepth, &m_lassoDepth, &m_bandAxis, &m_gradientAxis})
        *box = new QComboBox(this);
    for (QCheckBox **box : {&m_fillColor, &m_fillJoint, &m_fillFlat})
        *box = new QCheckBox(this);
    m_gradientJoint = new JointCombo(this);
    m_shapeLabel = secondary(this);
    m_sizeLabel = secondary(this);
    m_gradientLabel = secondary(this);
    auto *sizeRow = new QWidget(this);
    auto *sizeLayout = new QHBoxLayout(sizeRow);
    sizeLayout->setContentsMargins(0, 0, 0, 0);
    sizeLayout->addWidget(m_sizeSlider, 1);
    sizeLayout->addWidget(m_size);
    m_size->setFixedWidth(52);

    const std::vector<QWidget *> controls[] = {
        {m_shape, sizeRow, m_brushDepth}, {}, {m_boxDepth}, {m_lassoDepth}, {m_fillColor, m_fillJoint, m_fillFlat}, {}, {m_bandAxis},
        {m_gradientLabel, m_gradientJoint, m_gradientAxis}, {}};
    for (std::size_t i = 0; i < kPaintToolCount; ++i) {
        auto *page = new QWidget(this);
        QVBoxLayout *layout = column(page);
        m_notes[i] = secondary(page);
        layout->addWidget(m_notes[i]);
        for (QWidget *control : controls[i])
            layout->addWidget(control);
        layout->addStretch();
        m_options->addWidget(page);
    }

    connect(m_shape, &QComboBox::activated, this, [this](int i) { set([i](PaintSettings &s) { s.shape = static_cast<BrushShape>(i); }); });
    connect(m_sizeSlider, &QSlider::valueChanged, this, [this](int size) { set([size](PaintSettings &s) { s.size = size; }); });
    connect(m_size, &NumberField::valueCommitted, this, [this](double size) { set([size](PaintSettings &s) { s.size = int(size); }); });
    connect(m_size, &NumberField::valueChanging, this, [this](double size) { set([size](PaintSettings &s) { s.size = int(size); }); });
    connect(m_brushDepth, &QComboBox::activated, this,
            [this](int i) { set([i](PaintSettings &s) { s.brushDepth = static_cast<SelectionDepth>(i); }); });
    connect(m_boxDepth, &QComboBox::activated, this, [this](int i) {
        set([i](PaintSettings &s) { s.boxDepth = i == 0 ? SelectionDepth::Volume : SelectionDepth::Through; });
    });
    connect(m_lassoDepth, &QComboBox::activated, this, [this](int i) {
        set([i](PaintSettings &s) { s.lassoDepth = i == 0 ? SelectionDepth::Surface : SelectionDepth::Through; });
    });
    connect(m_bandAxis, &QComboBox::activated, this, [this](int i) { set([i](PaintSettings &s) { s.bandAxis = i; }); });
    connect(m_gradientAxis, &QComboBox::activated, this, [this](int i) { set([i](PaintSettings &s) { s.gradientAxis = i - 1; }); });
    connect(m_gradientJoint, &JointCombo::jointPicked, this,
            [this] { set([this](PaintSettings &s) { s.gradientJoint = m_gradientJoint->joint(); }); });
    connect(m_fillColor, &QCheckBox::clicked, this, [this](bool on) { set([on](PaintSettings &s) { s.fillSameColor = on; }); });
    connect(m_fillJoint, &QCheckBox::clicked, this, [this](bool on) { set([on](PaintSettings &s) { s.fillSameJoint = on; }); });
    connect(m_fillFlat, &QCheckBox::clicked, this, [this](bool on) { set([on](PaintSettings &s) { s.fillFlat = on; }); });
}

QWidget *PaintingPanel::buildAssignment()
{
    auto *box = new QWidget(this);
    m_mode = new QComboBox(box);
    m_onlyJoint = new JointCombo(box);
    connect(m_mode, &QComboBox::activated, this, [this](int i) {
        set([&](PaintSettings &s) {
            s.mode = static_cast<AssignMode>(i);
            if (s.mode == AssignMode::OnlyJoint && !s.onlyJoint)
                s.onlyJoint = m_onlyJoint->joint();
        });
    });
    connect(m_onlyJoint, &JointCombo::jointPicked, this,
            [this] { set([this](PaintSettings &s) { s.onlyJoint = m_onlyJoint->joint(); }); });
    QVBoxLayout *layout = column(box);
    layout->addWidget(m_mode);
    layout->addWidget(m_onlyJoint);
    return box;
}

QWidget *PaintingPanel::buildMirror()
{
    auto *box = new QWidget(this);
    m_mirror = new QCheckBox(box);
    m_mirrorAxis = new QComboBox(box);
    m_mirrorPlaceLabel = secondary(box);
    m_mirrorPlace = new NumberField(box);
    m_mirrorPlace->setDecimals(1);
    m_mirrorPlace->setStep(0.5);
    m_mirrorPlace->setRange(0, VoxelGrid::kMaxSize);
    m_mirrorWarning = new QLabel(box);
    m_mirrorWarning->setProperty("role", "warning");
    m_mirrorWarning->setWordWrap(true);
    m_partnersLabel = secondary(box);
    m_findPartners = new QPushButton(box);
    m_partnersModel = new VoxelListModel(this);
    m_partners = new QListView(box);
    m_partners->setObjectName(QStringLiteral("voxelsWithoutPartner"));
    m_partners->setModel(m_partnersModel);
    m_partners->setUniformItemSizes(true);
    m_partners->setFixedHeight(5 * metrics::kRowHeight);
    const auto visit = [this](const QModelIndex &index) {
        if (index.isValid() && context())
            emit context()->voxelVisitRequested(m_partnersModel->voxelAt(index.row()));
    };
    connect(m_partners, &QListView::clicked, this, visit);
    connect(m_partners, &QListView::activated, this, visit);
    connect(m_mirror, &QCheckBox::clicked, this, [this](bool on) { set([on](PaintSettings &s) { s.mirror = on; }); });
    connect(m_mirrorAxis, &QComboBox::activated, this, [this](int i) {
        set([i](PaintSettings &s) {
            s.mirrorAxis = i;
            s.mirrorDoubled.reset();
        });
    });
    connect(m_mirrorPlace, &NumberField::valueCommitted, this,
            [this](double place) { set([place](PaintSettings &s) { s.mirrorDoubled = qRound(place * 2); }); });
    connect(m_findPartners, &QPushButton::clicked, m_session, &PaintSession::findWithoutPartner);
    auto *place = new QHBoxLayout;
    place->setSpacing(metrics::kPanelPadding);
    place->addWidget(m_mirrorPlaceLabel, 1);
    place->addWidget(m_mirrorPlace);
    QVBoxLayout *layout = column(box);
    layout->addWidget(m_mirror);
    layout->addWidget(m_mirrorAxis);
    layout->addLayout(place);
    layout->addWidget(m_mirrorWarning);
    layout->addWidget(m_findPartners);
    layout->addWidget(m_partnersLabel);
    layout->addWidget(m_partners);
    return box;
}

QWidget *PaintingPanel::buildSelection()
{
    auto *box = new QWidget(this);
    m_selectFirst = new QCheckBox(box);
    m_combine = new QComboBox(box);
    m_assign = new QPushButton(box);
    m_assign->setProperty("role", "primary");
    m_clearSelection = new QPushButton(box);
    connect(m_selectFirst, &QCheckBox::clicked, this, [this](bool on) { set([on](PaintSettings &s) { s.selectFirst = on; }); });
    connect(m_combine, &QComboBox::activated, this,
            [this](int i) { set([i](PaintSettings &s) { s.combine = static_cast<SelectCombine>(i); }); });
    connect(m_assign, &QPushButton::clicked, m_session, &PaintSession::assignSelection);
    connect(m_clearSelection, &QPushButton::clicked, this, [this] {
        if (context())
            context()->setSelectedVoxels({});
    });
    QVBoxLayout *layout = column(box);
    layout->addWidget(m_selectFirst);
    layout->addWidget(m_combine);
    layout->addWidget(m_assign);
    layout->addWidget(m_clearSelection);
    return box;
}

QWidget *PaintingPanel::buildCursor()
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::kUnit);
    for (int axis = 0; axis < 3; ++axis) {
        auto *field = new NumberField(box);
        field->setAxis(axis);
        field->setDecimals(0);
        field->setStep(1);
        const auto place = [this, axis](double value) {
            if (!context())
                return;
            VoxelCursor cursor = context()->cursor().value_or(VoxelCursor{});
            cursor.voxel[axis] = int(value);
            context()->setCursor(cursor);
            m_session->extendToCursor();
        };
        connect(field, &NumberField::valueCommitted, this, place);
        connect(field, &NumberField::valueChanging, this, place);
        row->addWidget(field, 1);
        m_cursor[static_cast<std::size_t>(axis)] = field;
    }
    m_apply = new QPushButton(box);
    connect(m_apply, &QPushButton::clicked, m_session, &PaintSession::applyAtCursor);
    QVBoxLayout *layout = column(box);
    layout->addLayout(row);
    layout->addWidget(m_apply);
    return box;
}

} // namespace marrow
