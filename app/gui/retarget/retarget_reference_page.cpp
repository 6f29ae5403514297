#include "app/gui/job_form.h"
#include "app/gui/retarget/retarget_pages.h"
#include "model/base/sentences.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/retarget/retarget_stage.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kListWidth = 210;
constexpr int kResidualWidth = 210;

} // namespace

RetargetReferencePage::RetargetReferencePage(SharedDraft draft)
    : m_draft(std::move(draft))
    , m_clips(new QListWidget(this))
    , m_pose(nullptr)
    , m_reset(new QPushButton(this))
    , m_view(new RetargetStage(RetargetStage::Arrangement::Over, this))
    , m_residuals(new QTreeWidget(this))
    , m_note(new QLabel(this))
{
    JobForm::Setting setting;
    setting.only = QStringList{QStringLiteral("pose")};
    m_pose = new JobForm(describeRetarget(m_formOptions), setting, this);
    m_clips->setObjectName(QStringLiteral("retargetReferences"));
    m_clips->setMinimumWidth(kListWidth);
    m_view->setObjectName(QStringLiteral("retargetReferenceView"));
    m_view->setHandlesShown(true);
    m_reset->setObjectName(QStringLiteral("retargetResetPose"));
    m_reset->setIcon(iconFor(QStringLiteral("reset")));
    m_reset->setAutoDefault(false);
    m_residuals->setObjectName(QStringLiteral("retargetResiduals"));
    m_residuals->setRootIsDecorated(false);
    m_residuals->setColumnCount(3);
    m_residuals->setFixedWidth(kResidualWidth);
    m_residuals->setSelectionMode(QAbstractItemView::NoSelection);
    m_note->setWordWrap(true);
    m_note->setProperty("role", "secondary");
    auto *left = new QVBoxLayout;
    left->addWidget(m_clips, 1);
    left->addWidget(m_pose);
    left->addWidget(m_reset);
    m_clips->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(metrics::kSectionGap);
    middle->addLayout(left);
    middle->addWidget(m_view, 1);
    middle->addWidget(m_residuals);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(middle, 1);
    layout->addWidget(m_note);
    connect(m_clips, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            choose(item->data(Qt::UserRole).toString());
    });
    connect(m_pose, &JobForm::changed, this, [this] {
        if (m_pose->apply(describeRetarget(m_formOptions)))
            m_draft->options.pose = m_formOptions.pose;
        m_draft->options.ownPose.reset();
        emit answered();
        refresh();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_draft->options.ownPose.reset();
        emit answered();
        refresh();
    });
    connect(m_view, &RetargetStage::limbTurned, this, &RetargetReferencePage::turnLimb);
    retranslate();
}

WizardTexts RetargetReferencePage::texts() const
{
    return {tr("Reference pose"), tr("Which clip shows how the figure stands?"),
            tr("Every movement is counted from its first frame, in all files. It should stand still with its arms down. Drag a handle to correct how the target stands then.")};
}

QString RetargetReferencePage::missing() const
{
    if (m_draft->reference())
        return {};
    return tr("None of the clips is named …Idle_A. Choose the one whose first frame stands still; the rest pose is not taken instead, as arms would end up behind the back.");
}

void RetargetReferencePage::enter()
{
    m_view->setTarget(m_draft->body);
    const QSignalBlocker quiet(m_clips);
    m_clips->clear();
    const Motion *reference = m_draft->reference();
    if (!reference && !m_draft->options.reference.isEmpty()) { // of other files than there are now
        m_draft->options.reference.clear();
        reference = m_draft->reference();
    }
    for (const Motion &motion : m_draft->sources.motions) {
        auto *item = new QListWidgetItem(shortClipName(motion.name), m_clips);
        item->setData(Qt::UserRole, motion.name);
        item->setToolTip(tr("%1 of %2, %3 frames").arg(motion.name, motion.source).arg(motion.frames));
    }
    m_clips->sortItems();
    for (int row = 0; reference && row < m_clips->count(); ++row) {
        if (m_clips->item(row)->data(Qt::UserRole).toString() == reference->name) {
            m_clips->setCurrentRow(row);
            m_clips->scrollToItem(m_clips->item(row), QAbstractItemView::PositionAtCenter);
            break;
        }
    }
    refresh();
}

void RetargetReferencePage::choose(const QString &clip)
{
    m_draft->options.reference = clip;
    m_draft->options.ownPose.reset();
    emit answered();
    refresh();
}

void RetargetReferencePage::turnLimb(int targetJoint, const Eigen::Quaternionf &turn)
{
    if (!m_draft->plan)
        return;
    TargetPose pose = m_draft->plan->targetReference.pose;
    turnJoint(m_draft->plan->target, pose, targetJoint, turn);
    m_draft->options.ownPose = pose;
    emit answered();
    m_draft->makePlan();
    refreshPose();
}

void RetargetReferencePage::refresh()
{
    m_draft->makePlan();
    m_source = {};
    if (const Motion *reference = m_draft->plan ? m_draft->reference() : nullptr)
        m_source = SourceFigure(*m_draft->plan, *reference).at(0);
    refreshPose();
}

/// Both figures over each other, the source through the target, and what is left between them.
void RetargetReferencePage::refreshPose()
{
    m_residuals->clear();
    m_reset->setEnabled(m_draft->options.ownPose.has_value());
    m_note->setText(m_draft->planFailure && m_draft->reference() ? joinedSentences({m_draft->planFailure->message, tr("The next page assigns joints.")}) : QString());
    if (!m_draft->plan) {
        m_view->clear();
        emit changed();
        return;
    }
    const RetargetPlan &plan = *m_draft->plan;
    m_view->setCaptions(tr("Source, %1").arg(shortClipName(plan.reference.clip)), plan.targetReference.posed ? tr("Target, posed for this bake") : tr("Target, at rest"));
    m_view->showPose(plan, m_source, plan.targetReference.pose);
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const float rest = plan.targetReference.restResiduals[static_cast<std::size_t>(joint)], now = plan.targetReference.residuals[static_cast<std::size_t>(joint)];
        if (rest < 0)
            continue;
        auto *item = new QTreeWidgetItem(m_residuals);
        item->setText(0, humanoidJointName(joint));
        item->setText(1, QStringLiteral("%1°").arg(static_cast<double>(rest), 0, 'f', 1));
        item->setText(2, QStringLiteral("%1°").arg(static_cast<double>(now), 0, 'f', 1));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        if (isLimb(joint) && now > kAngleLimitDegrees)
            item->setForeground(2, tokensFor(palette()).error);
    }
    emit changed();
}

void RetargetReferencePage::retranslate()
{
    m_reset->setText(tr("Take Back the Corrections"));
    m_reset->setToolTip(tr("Pose the target as it was proposed"));
    m_residuals->setHeaderLabels({tr("Limb"), tr("At rest"), tr("Now")});
    m_residuals->headerItem()->setToolTip(1, tr("How far the target's rest is from the source's reference pose"));
    m_residuals->headerItem()->setToolTip(2, tr("How far the target is from it as it stands now"));
    m_residuals->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_residuals->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_residuals->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_residuals->header()->setStretchLastSection(false);
    m_residuals->setAccessibleName(tr("Angles left between source and target"));
    m_clips->setAccessibleName(tr("Clips"));
    m_view->setAccessibleName(tr("Source and target over each other"));
    m_view->setToolTip(tr("Drag to look around, wheel to come nearer, F to see all. Drag a handle, or go to it with Tab and press Ctrl and an arrow, to turn the limb above it."));
    if (m_draft->plan || m_draft->planFailure)
        refresh();
}

} // namespace marrow
