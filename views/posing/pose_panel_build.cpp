// How the pose panel is put together and named; what its fields do is in pose_panel.cpp.

#include "views/posing/pose_panel.h"

#include "views/common/axis_colors.h"
#include "views/common/compact_combos.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/swatch.h"
#include "views/common/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kBreakdownSteps = 100;
constexpr int kBreakdownBeyond = 20; ///< how far the slider goes beyond either key

QPushButton *wideButton(const char *icon, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setIcon(iconFor(QLatin1String(icon)));
    return button;
}

} // namespace

PosePanel::PosePanel(PoseVerbs *verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("rotate"), this))
    , m_begin(m_empty->addButton(QStringLiteral("clip")))
    , m_swatch(new Swatch(this, 18))
    , m_name(new QLabel(this))
    , m_numbers(new Section(this))
    , m_quaternionLabel(secondaryLabel(this))
    , m_quaternion(new QLabel(this))
    , m_copy(iconButton(QStringLiteral("copy"), this))
    , m_paste(iconButton(QStringLiteral("paste"), this))
    , m_pasteMirrored(iconButton(QStringLiteral("mirror"), this))
    , m_flip(iconButton(QStringLiteral("swap"), this))
    , m_key(wideButton("key-add", this))
    , m_keyAll(wideButton("key", this))
    , m_reset(wideButton("bind-pose", this))
    , m_resetAll(wideButton("bind-pose", this))
    , m_between(new Section(this))
    , m_breakdown(new QSlider(Qt::Horizontal, this))
    , m_before(secondaryLabel(this))
    , m_after(secondaryLabel(this))
    , m_loose(new Section(this))
    , m_looseText(new QLabel(this))
    , m_keyLoose(wideButton("key-add", this))
    , m_dropLoose(wideButton("trash", this))
    , m_leaveLabel(secondaryLabel(this))
    , m_leave(new QComboBox(this))
{
    setObjectName("posePanel");
    setProperty("role", "panel");
    build();
    makeCombosCompact(this);
    retranslate();
    setContext(nullptr);
}

QWidget *PosePanel::makeFields()
{
    auto *content = new QWidget(this);
    // Names stand beside the fields: the panel shares its side with others and is low beside a timeline.
    auto *layout = new QGridLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    for (const Part which : kTransformParts) {
        m_partLabels[std::size_t(which)] = secondaryLabel(this);
        layout->addWidget(m_partLabels[std::size_t(which)], static_cast<int>(which), 0);
        for (int axis = 0; axis < 3; ++axis) {
            auto *field = new NumberField(this);
            field->setAxis(axis);
            field->setStep(which == Translation ? 0.1 : which == Rotation ? 1 : 0.05);
            field->setDecimals(which == Rotation ? 2 : 3);
            if (which == Rotation)
                field->setUnit(QStringLiteral("°"));
            else
                field->setSilentUnit(which == Translation ? QStringLiteral("vx") : QStringLiteral("×"));
            connect(field, &NumberField::valueChanging, this, [this, which, axis](double value) {
                if (m_pose)
                    m_pose->setPreview(edited(which, axis, value));
            });
            connect(field, &NumberField::valueCommitted, this, [this, which, axis](double value) { commit(which, axis, value); });
            connect(field, &NumberField::changeCancelled, this, [this] {
                if (m_pose)
                    m_pose->clearPreview();
            });
            layout->addWidget(field, static_cast<int>(which), 1 + axis);
            layout->setColumnStretch(1 + axis, 1);
            m_fields[std::size_t(which)][std::size_t(axis)] = field;
        }
    }
    layout->addWidget(m_quaternionLabel, 3, 0);
    layout->addWidget(m_quaternion, 3, 1, 1, 3);
    m_quaternion->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // its digits must not make the panel wider
    m_quaternion->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return content;
}

QWidget *PosePanel::makeVerbs()
{
    auto *content = new QWidget(this);
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(metrics::kUnit);
    grid->addWidget(m_key, 0, 0);
    grid->addWidget(m_keyAll, 0, 1);
    grid->addWidget(m_reset, 1, 0);
    grid->addWidget(m_resetAll, 1, 1);
    connect(m_copy, &QToolButton::clicked, m_verbs, &PoseVerbs::copy);
    connect(m_paste, &QToolButton::clicked, m_verbs, &PoseVerbs::paste);
    connect(m_pasteMirrored, &QToolButton::clicked, m_verbs, &PoseVerbs::pasteMirrored);
    connect(m_flip, &QToolButton::clicked, m_verbs, &PoseVerbs::flip);
    connect(m_key, &QPushButton::clicked, this, [this] { m_verbs->key(m_verbs->selected()); });
    connect(m_keyAll, &QPushButton::clicked, this, [this] { m_verbs->key(m_verbs->all()); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_verbs->resetToBind(m_verbs->selected()); });
    connect(m_resetAll, &QPushButton::clicked, this, [this] { m_verbs->resetToBind(m_verbs->all()); });
    return content;
}

QWidget *PosePanel::makeBreakdown()
{
    auto *content = new QWidget(this);
    auto *layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kPanelPadding);
    m_breakdown->setObjectName("breakdown");
    m_breakdown->setRange(-kBreakdownBeyond, kBreakdownSteps + kBreakdownBeyond);
    m_breakdown->setValue(kBreakdownSteps / 2);
    layout->addWidget(m_before);
    layout->addWidget(m_breakdown, 1);
    layout->addWidget(m_after);
    const auto fraction = [this] { return static_cast<float>(m_breakdown->value()) / kBreakdownSteps; };
    connect(m_breakdown, &QSlider::sliderMoved, this, [this, fraction] { m_verbs->previewBreakdown(fraction()); });
    connect(m_breakdown, &QSlider::sliderReleased, this, [this, fraction] { m_verbs->commitBreakdown(fraction()); });
    connect(m_breakdown, &QSlider::actionTriggered, this, [this](int action) {
        // Keys and clicks beside the handle are gestures of their own; a drag ends with its release.
        if (action != QAbstractSlider::SliderMove)
            QMetaObject::invokeMethod(this, [this] { m_verbs->commitBreakdown(static_cast<float>(m_breakdown->value()) / kBreakdownSteps); }, Qt::QueuedConnection);
    });
    return content;
}

QWidget *PosePanel::makeLoose()
{
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    m_looseText->setWordWrap(true);
    layout->addWidget(m_looseText);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kUnit);
    buttons->addWidget(m_keyLoose, 1);
    buttons->addWidget(m_dropLoose, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_leaveLabel);
    layout->addWidget(m_leave);
    connect(m_keyLoose, &QPushButton::clicked, this, [this] {
        if (m_pose)
            m_pose->keyLoose();
    });
    connect(m_dropLoose, &QPushButton::clicked, this, [this] {
        if (m_pose)
            m_pose->dropLoose();
    });
    connect(m_leave, &QComboBox::activated, this, [this](int index) { emit leavePolicyChosen(static_cast<LeavePolicy>(index)); });
    return content;
}

void PosePanel::build()
{
    connect(m_begin, &QPushButton::clicked, this, [this] {
        if (m_pose)
            m_pose->setActive(true);
    });
    auto *corner = new QWidget(this);
    auto *cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(0, 0, 0, 0);
    cornerLayout->setSpacing(2);
    for (QToolButton *button : {m_copy, m_paste, m_pasteMirrored, m_flip})
        cornerLayout->addWidget(button);
    m_numbers->setContent(makeFields());
    m_numbers->setCorner(corner);
    m_between->setContent(makeBreakdown());
    m_loose->setContent(makeLoose());

    auto *head = new QHBoxLayout;
    head->setSpacing(metrics::kPanelPadding);
    head->addWidget(m_swatch);
    head->addWidget(m_name, 1);
    m_name->setTextFormat(Qt::PlainText);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kSectionGap);
    layout->addLayout(head);
    layout->addWidget(m_numbers);
    layout->addWidget(makeVerbs());
    layout->addWidget(m_between);
    layout->addWidget(m_loose);
    layout->addStretch();
    fillScrolling(this, m_pages, m_empty, content);
    // The buttons were made before the fields, which stand above most of them.
    QWidget *last = m_flip;
    for (const auto &part : m_fields) {
        for (QWidget *field : part) {
            setTabOrder(last, field);
            last = field;
        }
    }
    for (QWidget *button : {m_key, m_keyAll, m_reset, m_resetAll}) {
        setTabOrder(last, button);
        last = button;
    }
}

void PosePanel::retranslate()
{
    m_empty->setText(tr("No joint to pose"), tr("Choose a clip and select a joint in the view or in the skeleton. Its pose stands here in numbers."));
    m_begin->setText(tr("Show the clip"));
    m_numbers->setTitle(tr("Pose"));
    m_partLabels[0]->setText(tr("Position"));
    m_partLabels[0]->setToolTip(tr("Position in voxels"));
    m_partLabels[1]->setText(tr("Rotation"));
    m_partLabels[1]->setToolTip(tr("Degrees about the fixed X, then Y, then Z axis of the parent."));
    m_partLabels[2]->setText(tr("Scale"));
    const QString parts[] = {tr("Position"), tr("Rotation"), tr("Scale")};
    for (std::size_t which = 0; which < 3; ++which) {
        for (std::size_t axis = 0; axis < 3; ++axis)
            m_fields[which][axis]->setAccessibleName(parts[which] + u' ' + axisName(static_cast<int>(axis)));
    }
    m_quaternionLabel->setText(tr("Quaternion"));
    m_quaternionLabel->setToolTip(tr("What the file keeps of the rotation: x, y, z, w"));
    m_quaternion->setAccessibleName(tr("Quaternion"));
    const std::pair<QToolButton *, QString> tips[] = {
        {m_copy, tr("Copy the pose (Ctrl+C in the view)")},
        {m_paste, tr("Paste the pose onto the joints of the same names (Ctrl+V)")},
        {m_pasteMirrored, tr("Paste the pose mirrored, onto the other side (Ctrl+Shift+V)")},
        {m_flip, tr("Give this pose to the joints of the other side")},
    };
    for (const auto &[button, tip] : tips) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    }
    m_key->setText(tr("Key"));
    m_key->setToolTip(tr("Key the selected joints at the playhead as they stand (K)"));
    m_keyAll->setText(tr("Key All"));
    m_keyAll->setToolTip(tr("Key every joint at the playhead as it stands (Shift+K)"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("The selected joints go back to the bind pose (Backspace)"));
    m_resetAll->setText(tr("Reset All"));
    m_resetAll->setToolTip(tr("Every joint goes back to the bind pose (Shift+Backspace)"));
    m_between->setTitle(tr("Between the keys"));
    m_before->setText(tr("Before"));
    m_after->setText(tr("After"));
    m_breakdown->setToolTip(tr("Drag to take the pose from the key before towards the key after, and a little beyond either"));
    m_breakdown->setAccessibleName(tr("Between the keys"));
    m_loose->setTitle(tr("Not keyed"));
    m_keyLoose->setText(tr("Key Them"));
    m_keyLoose->setToolTip(tr("Key what is posed and not keyed, at the playhead"));
    m_dropLoose->setText(tr("Drop Them"));
    m_dropLoose->setToolTip(tr("Go back to what the clip says"));
    m_leaveLabel->setText(tr("When the playhead leaves"));
    const int leave = qMax(0, m_leave->currentIndex());
    m_leave->clear();
    m_leave->addItems({tr("Ask what to do"), tr("Keep them on show"), tr("Key them")});
    m_leave->setCurrentIndex(leave);
    m_leave->setToolTip(tr("What happens to poses that are not keyed when the playhead moves to another frame. They are never dropped by themselves."));
    m_leave->setAccessibleName(m_leaveLabel->text());
    refresh();
}

} // namespace marrow
