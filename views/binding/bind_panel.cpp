#include "views/binding/bind_panel.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/panel_parts.h"
#include "views/common/section.h"
#include "views/common/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

void plainList(QTreeWidget *list, int columns)
{
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(false);
    list->setColumnCount(columns);
    list->setWordWrap(true);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < columns; ++column)
        list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

} // namespace

BindPanel::BindPanel(QWidget *parent)
    : QWidget(parent)
    , m_bind(new QPushButton(this))
    , m_cancel(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_state(new QLabel(this))
    , m_constantsSection(new Section(this))
    , m_checksSection(new Section(this))
    , m_posesSection(new Section(this))
    , m_power(new NumberField(this))
    , m_powerLabel(new QLabel(this))
    , m_keepProps(new QCheckBox(this))
    , m_checks(new QWidget(this))
    , m_poses(new QTreeWidget(this))
    , m_count(new QPushButton(this))
    , m_restPose(new QPushButton(this))
{
    setProperty("role", "panel");
    setMinimumWidth(230);
    build();
    connect(m_bind, &QPushButton::clicked, this, [this] { m_desk->bind(constants()); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_desk->cancel(); });
    connect(m_count, &QPushButton::clicked, this, [this] { m_desk->countIntersections(); });
    connect(m_restPose, &QPushButton::clicked, this, [this] { m_desk->execute(QStringLiteral("model.restPose"), {{"pose", "a"}}); });
    connect(m_poses, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (m_desk && item)
            m_desk->showPose(item->data(0, Qt::UserRole).toString());
    });
    retranslate();
    setDesk(nullptr);
}

QWidget *BindPanel::buildConstants()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(metrics::kUnit);
    grid->setColumnStretch(0, 1);
    int row = 0;
    const auto add = [&](QLabel *label, NumberField *number) {
        label->setBuddy(number);
        label->setWordWrap(true);
        number->setFixedWidth(88);
        grid->addWidget(label, row, 0);
        grid->addWidget(number, row++, 1);
    };
    m_power->setRange(0.5, 16);
    m_power->setDecimals(2);
    m_power->setStep(0.1);
    add(m_powerLabel, m_power);
    struct Range
    {
        const char *key;
        float WeightOptions::*field;
        double least, most, step;
        int decimals;
    };
    for (const Range &range : {Range{"thinLimbScale", &WeightOptions::thinLimbScale, 0, 4, 0.05, 3}, Range{"midlineBand", &WeightOptions::midlineBand, 0, 0.2, 0.005, 4},
                               Range{"epsilon", &WeightOptions::epsilon, 1e-7, 0.1, 0.0001, 6}, Range{"limbsInTrunk", &WeightOptions::limbsInTrunk, 1, 16, 0.1, 2},
                               Range{"otherParts", &WeightOptions::otherParts, 1, 16, 0.1, 2}, Range{"onePart", &WeightOptions::onePart, 0.5, 2, 0.05, 2}}) {
        auto *number = new NumberField(box);
        number->setRange(range.least, range.most);
        number->setDecimals(range.decimals);
        number->setStep(range.step);
        number->setDefaultValue(static_cast<double>(WeightOptions().*range.field));
        auto *label = new QLabel(box);
        add(label, number);
        m_constants.push_back({range.key, range.field, number, label});
    }
    grid->addWidget(m_keepProps, row, 0, 1, 2);
    return box;
}

QWidget *BindPanel::buildPoses()
{
    auto *box = new QWidget(this);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kUnit);
    plainList(m_poses, 3);
    m_poses->setMinimumHeight(9 * metrics::kRowHeight + 8);
    column->addWidget(m_poses);
    column->addWidget(m_count);
    column->addWidget(m_restPose);
    return box;
}

void BindPanel::build()
{
    m_progress->setRange(0, 100);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_state->setWordWrap(true);
    m_state->setFont(smallFont());
    m_bind->setProperty("emphasis", true);
    m_bind->setIcon(iconFor(QStringLiteral("link")));
    auto *checks = new QGridLayout(m_checks);
    checks->setContentsMargins(0, 0, 0, 0);
    checks->setVerticalSpacing(metrics::kUnit + 2);
    checks->setHorizontalSpacing(metrics::kUnit + 2);
    checks->setColumnStretch(1, 1);
    m_constantsSection->setContent(buildConstants());
    m_constantsSection->setOpen(false);
    m_checksSection->setContent(m_checks);
    m_posesSection->setContent(buildPoses());

    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    column->setSpacing(metrics::kUnit + 2);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_bind, 1);
    buttons->addWidget(m_cancel);
    column->addLayout(buttons);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addWidget(m_constantsSection);
    column->addWidget(m_checksSection);
    column->addWidget(m_posesSection);
    column->addStretch();
    fillScrolling(this, inside);
}

void BindPanel::setDesk(BindingDesk *desk)
{
    if (m_desk)
        m_desk->disconnect(this);
    m_desk = desk;
    setEnabled(desk);
    if (desk) {
        connect(desk, &BindingDesk::assetChanged, this, &BindPanel::showState);
        connect(desk, &BindingDesk::checksChanged, this, &BindPanel::showChecks);
        connect(desk, &BindingDesk::intersectionsChanged, this, [this] {
            showPoses();
            QTimer::singleShot(0, m_poses, &QTreeWidget::scrollToTop); // the worst are to be seen, wherever the pose on show went
        });
        connect(desk, &BindingDesk::busyChanged, this, &BindPanel::showBusy);
        connect(desk, &BindingDesk::poseChanged, this, &BindPanel::showPoses);
    }
    showAll();
}

QJsonObject BindPanel::constants() const
{
    QJsonObject json;
    const double usual = static_cast<double>(WeightOptions().powerFor(m_desk->asset().mesh->triangles.size() / 3));
    json.insert(QStringLiteral("power"), m_power->value() == usual ? QJsonValue(QJsonValue::Null) : QJsonValue(m_power->value()));
    for (const Constant &constant : m_constants)
        json.insert(QLatin1String(constant.key), constant.number->value());
    json.insert(QStringLiteral("keepProps"), m_keepProps->isChecked());
    return json;
}

void BindPanel::showAll()
{
    showState();
    showChecks();
    showPoses();
    showBusy();
}

void BindPanel::showState()
{
    if (!m_desk)
        return;
    const CharacterAsset &asset = m_desk->asset();
    const std::size_t faces = asset.mesh->triangles.size() / 3;
    m_power->setDefaultValue(static_cast<double>(WeightOptions().powerFor(faces)));
    m_power->setValue(static_cast<double>(asset.weightOptions.powerFor(faces)));
    for (const Constant &constant : m_constants)
        constant.number->setValue(static_cast<double>(asset.weightOptions.*constant.field));
    m_keepProps->setChecked(asset.weightOptions.keepProps);
    m_restPose->setEnabled(asset.bound());
    m_checksSection->setVisible(asset.bound());
    if (m_posesSection->isHidden() == asset.bound())
        showPoses();
    m_bind->setText(asset.bound() ? tr("Bind anew") : tr("Bind"));
    QString state = tr("Not bound: place the joints, then bind.");
    if (asset.weightsAreOld)
        state = tr("Joints or constants changed since: bind anew to see them.");
    else if (asset.weightsArePainted)
        state = tr("Bound, and painted since. Binding anew replaces what was painted; undo brings it back.");
    else if (asset.bound())
        state = tr("%1 vertices are bound to %2 joints.").arg(QLocale().toString(static_cast<qulonglong>(asset.weights.size()))).arg(kSkinJointCount);
    m_state->setText(state);
    const Tokens &tokens = tokensFor(palette());
    m_state->setStyleSheet(QStringLiteral("color: %1").arg((asset.weightsAreOld ? tokens.warning : tokens.secondaryText).name()));
}

void BindPanel::showChecks()
{
    // Sentences of one or two lines: a list would cut them off.
    auto *grid = static_cast<QGridLayout *>(m_checks->layout());
    while (QLayoutItem *item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_desk)
        return;
    int bad = 0;
    int row = 0;
    for (const SkinCheck &check : m_desk->checks()) {
        auto *icon = new QLabel(m_checks);
        icon->setPixmap((check.ok ? iconFor(QStringLiteral("check"), IconRole::Good) : iconFor(QStringLiteral("warning"), IconRole::Warning)).pixmap(metrics::kIconSize));
        icon->setAccessibleName(check.ok ? tr("good") : tr("look at it"));
        auto *words = new QLabel(check.words, m_checks);
        words->setWordWrap(true);
        words->setFont(smallFont());
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        words->setObjectName(QStringLiteral("check"));
        grid->addWidget(icon, row, 0, Qt::AlignTop);
        grid->addWidget(words, row++, 1);
        bad += check.ok ? 0 : 1;
    }
    m_checksSection->setVisible(m_desk->asset().bound());
    m_checksSection->setTitle(bad == 0 ? tr("Checks") : tr("Checks (%n to look at)", nullptr, bad));
}

void BindPanel::showPoses()
{
    const QSignalBlocker quiet(m_poses);
    m_poses->clear();
    if (!m_desk)
        return;
    m_posesSection->setVisible(m_desk->asset().bound());
    std::vector<TestPose> poses = m_desk->poses();
    const std::vector<PoseIntersections> &counts = m_desk->intersections();
    const auto rank = [&](const QString &id) {
        const auto at = std::find_if(counts.begin(), counts.end(), [&](const PoseIntersections &count) { return count.id == id; });
        return at == counts.end() ? counts.size() : static_cast<std::size_t>(at - counts.begin());
    };
    std::stable_sort(poses.begin(), poses.end(), [&](const TestPose &a, const TestPose &b) { return rank(a.id) < rank(b.id); });
    for (const TestPose &pose : poses) {
        auto *item = new QTreeWidgetItem(m_poses, {pose.name});
        item->setData(0, Qt::UserRole, pose.id);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        if (const std::size_t at = rank(pose.id); at < counts.size()) {
            item->setText(1, QString::number(counts[at].found.fresh));
            item->setText(2, QString::number(counts[at].found.pairs));
        }
        if (pose.id == m_desk->pose())
            m_poses->setCurrentItem(item);
    }
}

void BindPanel::showBusy()
{
    const bool busy = m_desk && m_desk->busy();
    m_progress->setVisible(busy);
    m_progress->setValue(busy ? static_cast<int>(m_desk->progress() * 100) : 0);
    // The keyboard goes from the button that was pressed to Cancel and back, not to whatever stands beside it.
    if (busy) {
        m_cancel->show();
        for (QWidget *button : {static_cast<QWidget *>(m_bind), static_cast<QWidget *>(m_count)}) {
            if (button->hasFocus()) {
                m_pressed = button;
                m_cancel->setFocus();
            }
        }
    }
    m_bind->setEnabled(m_desk && !busy);
    m_count->setEnabled(m_desk && !busy);
    if (!busy) {
        if (m_pressed && m_cancel->hasFocus())
            m_pressed->setFocus();
        m_pressed = nullptr;
        m_cancel->hide();
    }
}

void BindPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showState();
}

void BindPanel::retranslate()
{
    m_bind->setToolTip(tr("Compute all weights from the joints, in the background"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop; everything stays as it was"));
    m_progress->setAccessibleName(tr("Progress"));
    m_constantsSection->setTitle(tr("Constants"));
    m_checksSection->setTitle(tr("Checks"));
    m_checks->setAccessibleName(tr("Checks"));
    m_posesSection->setTitle(tr("Test poses"));
    m_poses->setAccessibleName(tr("Test poses"));
    m_poses->setHeaderLabels({tr("Pose"), tr("New"), tr("Crossing")});
    m_poses->setToolTip(tr("Choose a pose to see the binding in it. New: pairs of faces that cross in the pose and not at rest; the worst pose stands first"));
    m_count->setText(tr("Count self-intersections"));
    m_count->setToolTip(tr("Count in every pose which faces cross each other, worst first"));
    m_restPose->setText(tr("Make the A-pose the rest"));
    m_restPose->setToolTip(tr("Bake the model with its arms lowered: shared movements then stand as they were made, without a correction"));
    m_powerLabel->setText(tr("Exponent"));
    m_power->setAccessibleName(tr("Exponent"));
    m_power->setToolTip(tr("A joint twice as far away has its weight divided by two to this power. 3 under 1500 faces, else 4"));
    m_keepProps->setText(tr("Keep hanging pieces whole"));
    m_keepProps->setToolTip(tr("A sword or a helmet that hangs from one joint follows that joint alone"));
    const std::map<QString, std::pair<QString, QString>> texts = {
        {"thinLimbScale", {tr("Thin limbs"), tr("Factor on the weight of arms where they are not clearly nearest, so that a hanging forearm does not take the hips")}},
        {"midlineBand", {tr("Midline band"), tr("Half its width, as a share of the height: within it both sides may hold a vertex and arms hold none")}},
        {"epsilon", {tr("Smallest distance"), tr("Added to every distance, as a share of the height")}},
        {"limbsInTrunk", {tr("Limbs in the trunk"), tr("Within the trunk arms and legs count as this many times farther away; 1 takes distances as they are")}},
        {"otherParts", {tr("Other parts"), tr("On a connected piece that is all one part of the body, joints of other parts count as this many times farther away")}},
        {"onePart", {tr("One part from"), tr("A connected piece is one part when at least this share of it is; more than 1 switches this off")}},
    };
    for (const Constant &constant : m_constants) {
        const auto &[label, hint] = texts.at(QLatin1String(constant.key));
        constant.label->setText(label);
        constant.number->setAccessibleName(label);
        constant.number->setToolTip(hint);
        constant.label->setToolTip(hint);
    }
    showAll();
}

} // namespace marrow
