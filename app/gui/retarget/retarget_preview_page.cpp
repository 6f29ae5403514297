#include "app/gui/retarget/retarget_pages.h"
#include "views/common/icons.h"
#include "views/common/playback.h"
#include "views/common/theme.h"
#include "views/retarget/angle_trace.h"
#include "views/retarget/retarget_stage.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace marrow {

namespace {

constexpr int kTimeWidth = 190;

} // namespace

RetargetPreviewPage::RetargetPreviewPage(SharedDraft draft)
    : m_draft(std::move(draft))
    , m_clips(new QComboBox(this))
    , m_view(new RetargetStage(RetargetStage::Arrangement::Beside, this))
    , m_play(new QToolButton(this))
    , m_time(new QLabel(this))
    , m_trace(new AngleTrace(this))
    , m_playback(new Playback(this))
{
    m_clips->setObjectName(QStringLiteral("retargetClips"));
    m_view->setObjectName(QStringLiteral("retargetPreview"));
    m_play->setObjectName(QStringLiteral("retargetPlay"));
    m_play->setProperty("role", "framed");
    m_play->setIcon(iconFor(QStringLiteral("play")));
    m_play->setShortcut(Qt::Key_Space);
    m_trace->setObjectName(QStringLiteral("retargetTrace"));
    m_time->setProperty("role", "secondary");
    m_time->setMinimumWidth(kTimeWidth); // frames of any number, so that the clip's name stays where it is
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *transport = new QHBoxLayout;
    transport->addWidget(m_play);
    transport->addWidget(m_clips, 1);
    transport->addWidget(m_time);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 1);
    layout->addLayout(transport);
    layout->addWidget(m_trace);
    connect(m_clips, &QComboBox::currentIndexChanged, this, &RetargetPreviewPage::showClip);
    connect(m_play, &QToolButton::clicked, m_playback, &Playback::toggle);
    connect(m_playback, &Playback::playingChanged, this, [this](bool playing) {
        m_play->setIcon(iconFor(playing ? QStringLiteral("pause") : QStringLiteral("play")));
        m_view->setPlaying(playing);
    });
    connect(m_playback, &Playback::timeChanged, this, [this](double ms) {
        if (m_clip)
            showFrame(static_cast<int>(std::lround(ms * m_clip->fps / 1000)));
    });
    connect(m_trace, &AngleTrace::frameChosen, this, [this](int frame) {
        m_playback->pause();
        if (m_clip)
            m_playback->setTime(frame * 1000 / m_clip->fps);
        showFrame(frame);
    });
    retranslate();
}

WizardTexts RetargetPreviewPage::texts() const
{
    return {tr("Preview"), tr("Does it look right?"),
            tr("The source at the left, what is baked at the right, every frame of every clip. Below: how far the worst arm or leg is from the source's direction.")};
}

QString RetargetPreviewPage::missing() const
{
    return !m_draft->plan && m_draft->planFailure ? m_draft->planFailure->message : QString();
}

void RetargetPreviewPage::enter()
{
    const QString before = m_clips->currentText();
    {
        const QSignalBlocker quiet(m_clips);
        m_clips->clear();
        for (std::size_t i = 0; i < m_draft->sources.motions.size(); ++i) {
            const Motion &motion = m_draft->sources.motions[i];
            m_clips->addItem(tr("%1 (%2)").arg(shortClipName(motion.name), motion.source), static_cast<int>(i));
        }
        m_clips->model()->sort(0);
        m_clips->setCurrentIndex(std::max(0, m_clips->findText(before)));
    }
    m_draft->makePlan();
    m_view->setTarget(m_draft->body);
    showClip(m_clips->currentIndex());
    emit changed();
}

void RetargetPreviewPage::showClip(int index)
{
    m_clip.reset();
    m_source = {};
    if (index < 0 || !m_draft->plan) {
        m_view->clear();
        m_trace->setTrace({}, kAngleLimitDegrees, QString());
        return;
    }
    const Motion &motion = m_draft->sources.motions[static_cast<std::size_t>(m_clips->itemData(index).toInt())];
    const Result<BakedClip> clip = bakeClip(*m_draft->plan, motion);
    if (!clip) {
        m_time->setText(clip.error().message);
        m_view->clear();
        m_trace->setTrace({}, kAngleLimitDegrees, QString());
        return;
    }
    m_clip = *clip;
    m_source = SourceFigure(*m_draft->plan, motion);
    m_view->setCaptions(tr("Source: %1").arg(motion.source), tr("Target: %1").arg(m_draft->destinationTitle));
    m_trace->setTrace(m_clip->report.angleTrace, kAngleLimitDegrees, QStringLiteral("°"));
    m_playback->setRange(0, m_clip->durationSeconds() * 1000);
    m_playback->setTime(0);
    showFrame(0);
}

void RetargetPreviewPage::showFrame(int frame)
{
    if (!m_clip || !m_draft->plan)
        return;
    frame = std::clamp(frame, 0, m_clip->frames - 1);
    m_view->showPose(*m_draft->plan, m_source.at(frame), poseOf(*m_draft->plan, *m_clip, frame));
    m_trace->setFrame(frame);
    m_time->setText(tr("Frame %1 (0–%2) · %3 s").arg(frame).arg(m_clip->frames - 1).arg(frame / m_clip->fps, 0, 'f', 2));
}

std::optional<WizardWork> RetargetPreviewPage::work()
{
    m_playback->pause();
    const auto batch = std::make_shared<RetargetBatch>();
    WizardWork work;
    work.title = tr("Measuring every clip…");
    work.run = [plan = *m_draft->plan, motions = m_draft->sources.motions, batch](const Progress &progress) { *batch = bakeAll(plan, motions, progress); };
    work.done = [this, batch]() -> QString {
        if (batch->clips.empty()) {
            QString reasons;
            for (const Issue &issue : batch->report.issues())
                reasons += issue.message + QLatin1Char(' ');
            return tr("None of the clips could be baked. %1").arg(reasons).trimmed();
        }
        m_draft->batch = std::move(*batch);
        return {};
    };
    return work;
}

void RetargetPreviewPage::retranslate()
{
    m_play->setToolTip(tr("Play or pause (Space)"));
    m_play->setAccessibleName(tr("Play or pause"));
    m_clips->setAccessibleName(tr("Clip"));
    m_clips->setToolTip(tr("Which clip is shown"));
    m_view->setAccessibleName(tr("Source and target side by side"));
    m_view->setToolTip(tr("Drag to look around, wheel to come nearer, F to see all"));
    m_trace->setAccessibleName(tr("Largest angle over time"));
    m_trace->setToolTip(tr("Click to see that frame; Left and Right step frames. The dashed line is the limit of %1°.").arg(static_cast<double>(kAngleLimitDegrees)));
}

void RetargetPreviewPage::hideEvent(QHideEvent *event)
{
    m_playback->pause();
    WizardPage::hideEvent(event);
}

} // namespace marrow
