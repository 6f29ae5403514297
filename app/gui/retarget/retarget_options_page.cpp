#include "app/gui/job_form.h"
#include "app/gui/retarget/retarget_pages.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace marrow {

namespace {

constexpr int kJointsWidth = 220;

} // namespace

RetargetOptionsPage::RetargetOptionsPage(SharedDraft draft)
    : m_draft(std::move(draft))
    , m_jointsTitle(new QLabel(this))
    , m_joints(new QListWidget(this))
{
    JobForm::Setting setting;
    setting.without = QStringList{QStringLiteral("pose"), QStringLiteral("up")}; // asked on the pages of the reference pose and of the files
    m_form = new JobForm(describeRetarget(m_formOptions), setting, this);
    m_joints->setObjectName(QStringLiteral("retargetJoints"));
    m_joints->setFixedWidth(kJointsWidth);
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        auto *item = new QListWidgetItem(humanoidJointName(joint), m_joints);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    auto *left = new QVBoxLayout;
    left->addWidget(m_form);
    left->addStretch();
    auto *right = new QVBoxLayout;
    right->addWidget(m_jointsTitle);
    right->addWidget(m_joints, 1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(28);
    layout->addLayout(left, 1);
    layout->addLayout(right);
    connect(m_form, &JobForm::changed, this, &RetargetOptionsPage::take);
    connect(m_joints, &QListWidget::itemChanged, this, &RetargetOptionsPage::take);
    retranslate();
}

WizardTexts RetargetOptionsPage::texts() const
{
    return {tr("Options"), tr("How should it be baked?"),
            tr("The root is never moved: where a figure goes and which way it looks is decided by whoever plays the action.")};
}

QString RetargetOptionsPage::missing() const
{
    return m_fault;
}

QStringList RetargetOptionsPage::optionNames() const { return m_form->optionNames(); }

void RetargetOptionsPage::enter()
{
    take();
}

void RetargetOptionsPage::take()
{
    RetargetJobOptions filled;
    Result<void> applied = m_form->apply(describeRetarget(filled));
    for (int row = 0; row < m_joints->count(); ++row) {
        if (m_joints->item(row)->checkState() != Qt::Checked)
            filled.without.append(m_joints->item(row)->text());
    }
    const Result<RetargetOptions> checked = retargetOptionsFrom(filled);
    m_fault = !applied ? applied.error().message : !checked ? checked.error().message : QString();
    RetargetJobOptions &options = m_draft->options;
    const auto key = [](const RetargetJobOptions &o) { return std::tuple(o.fps, o.speed, o.hips, o.hipsScale, o.loops, o.footLock, o.without); };
    if (m_fault.isEmpty() && key(filled) != key(options)) {
        options.fps = filled.fps;
        options.speed = filled.speed;
        options.hips = filled.hips;
        options.hipsScale = filled.hipsScale;
        options.loops = filled.loops;
        options.footLock = filled.footLock;
        options.without = filled.without;
        emit answered();
    }
    emit changed();
}

void RetargetOptionsPage::retranslate()
{
    m_jointsTitle->setText(tr("Joints that move"));
    m_joints->setAccessibleName(tr("Joints that move"));
    m_joints->setToolTip(tr("A joint without a tick stays at rest"));
}

} // namespace marrow
