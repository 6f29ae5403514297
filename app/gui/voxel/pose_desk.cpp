#include "app/gui/voxel/pose_desk.h"

#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences.h"
#include "views/posing/guide_menu.h"
#include "views/posing/pose_guide_feed.h"
#include "views/posing/pose_tool.h"
#include "views/posing/pose_tool_options.h"

namespace marrow {

namespace {

const QString kNotice = QStringLiteral("loose");

} // namespace

PoseDesk::PoseDesk(ViewportWidget &view, NoticeBar &notices, Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_notices(notices)
    , m_preferences(preferences)
    , m_verbs(new PoseVerbs(this))
    , m_tool(new PoseTool(m_verbs, this))
    , m_panel(new PosePanel(m_verbs))
    , m_guides(new PoseGuideFeed(&view, this))
{
    m_panel->setLeavePolicy(preferences.leavePolicy());
    connect(m_panel, &PosePanel::leavePolicyChosen, &preferences, &Preferences::setLeavePolicy);
    connect(m_verbs, &PoseVerbs::message, this, &PoseDesk::hintChanged);
}

QWidget *PoseDesk::makeOptions(QWidget *parent)
{
    return new PoseToolOptions(m_tool, parent);
}

QToolButton *PoseDesk::makeGuideMenu(QWidget *parent)
{
    return new GuideMenu(m_guides, parent);
}

void PoseDesk::setContext(PoseContext *pose)
{
    if (m_pose) {
        m_pose->disconnect(this);
        m_pose->setLeaveQuestion({});
    }
    m_notices.withdraw(kNotice);
    m_pose = pose;
    m_keepThese = false;
    m_verbs->setContext(pose);
    m_tool->setContext(pose);
    m_panel->setContext(pose);
    m_guides->setContext(pose);
    if (!pose)
        return;
    pose->setLeaveQuestion([this] { return onLeave(); });
    connect(pose, &PoseContext::looseChanged, this, [this] {
        m_keepThese = false;
        if (m_pose->loose().empty())
            m_notices.withdraw(kNotice);
    });
}

PoseContext::LeaveAnswer PoseDesk::onLeave()
{
    if (m_keepThese || m_preferences.leavePolicy() == LeavePolicy::Keep)
        return PoseContext::LeaveAnswer::Keep;
    // Without a clip there is nothing to key into.
    if (m_preferences.leavePolicy() == LeavePolicy::Key)
        return m_pose->clip() ? PoseContext::LeaveAnswer::Key : PoseContext::LeaveAnswer::Keep;
    ask();
    return PoseContext::LeaveAnswer::Stay;
}

// The playhead waits where the pose was made; the answer lets it go on to where it was going.
void PoseDesk::ask()
{
    const int count = static_cast<int>(m_pose->loose().size());
    m_notices.post(kNotice, Severity::Warning,
                   tr("%n joint(s) posed at %1 ms and not keyed. The playhead waits here.", nullptr, count).arg(m_pose->looseTime(), 0, 'f', 0),
                   {{tr("Key Them"), [this] { answer(PoseContext::LeaveAnswer::Key); }},
                    {tr("Drop Them"), [this] { answer(PoseContext::LeaveAnswer::Drop); }},
                    {tr("Keep Them on Show"), [this] { answer(PoseContext::LeaveAnswer::Keep); }}});
}

void PoseDesk::answer(PoseContext::LeaveAnswer answer)
{
    if (!m_pose)
        return;
    const std::function<void()> goOn = m_pose->pendingLeave();
    if (answer == PoseContext::LeaveAnswer::Key)
        m_pose->keyLoose();
    else if (answer == PoseContext::LeaveAnswer::Drop)
        m_pose->dropLoose();
    m_keepThese = answer == PoseContext::LeaveAnswer::Keep;
    if (goOn)
        goOn();
}

bool PoseDesk::settle(PoseContext &pose, FilePrompts &prompts, const QString &documentName)
{
    if (pose.loose().empty())
        return true;
    switch (prompts.unkeyedPoses(documentName, static_cast<int>(pose.loose().size()), pose.clip() != nullptr)) {
    case FilePrompts::UnkeyedAnswer::Key:
        return pose.keyLoose();
    case FilePrompts::UnkeyedAnswer::Drop:
        pose.dropLoose();
        return true;
    case FilePrompts::UnkeyedAnswer::Cancel:
        break;
    }
    return false;
}

void PoseDesk::tellUnkeyed()
{
    if (!m_pose || m_pose->loose().empty())
        return;
    std::vector<NoticeAction> actions;
    if (m_pose->clip())
        actions.push_back({tr("Key Them"), [this] {
                               if (m_pose)
                                   m_pose->keyLoose();
                           }});
    m_notices.post(kNotice, Severity::Warning,
                   tr("Saved without %n posed joint(s): a file holds keys, and these are not keyed yet.", nullptr, static_cast<int>(m_pose->loose().size())),
                   std::move(actions));
}

} // namespace marrow
