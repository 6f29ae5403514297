#include "app/gui/character/binding_docks.h"

#include "app/gui/character/character_session.h"
#include "app/gui/docks.h"
#include "app/gui/workspaces.h"
#include "views/binding/bind_panel.h"
#include "views/binding/placement_panel.h"
#include "views/binding/weight_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QDockWidget>
#include <QMainWindow>

namespace marrow {

BindingDocks::BindingDocks(CharacterWorkbench &workbench, const WorkbenchShell &shell)
    : QObject(&workbench)
    , m_workbench(workbench)
    , m_shell(shell)
    , m_placement(new PlacementPanel)
    , m_bind(new BindPanel)
    , m_weights(new WeightPanel)
    , m_tool([this](int part, const std::vector<std::array<std::uint16_t, 4>> &joints, const std::vector<Eigen::Vector4f> &weights) {
        m_workbench.viewport().setCharacterWeights(part, joints, weights);
    })
{
    shell.docks.add(QStringLiteral("placement"), m_placement, [] { return tr("Joint placement"); });
    shell.docks.add(QStringLiteral("bind"), m_bind, [] { return tr("Binding"); });
    shell.docks.add(QStringLiteral("weights"), m_weights, [] { return tr("Weights"); });
    shell.workspaces.add({QString::fromLatin1(kWorkspace), [] { return tr("Binding"); }, [] { return tr("Place the joints of a character, bind it and paint its weights"); },
                          {QStringLiteral("placement"), QStringLiteral("bind"), QStringLiteral("weights"), QStringLiteral("issues"), QStringLiteral("history")}, nullptr, [this] { arrange(); }});
    connect(&workbench, &CharacterWorkbench::contextChanged, this, &BindingDocks::sessionChanged);
    connect(m_placement, &PlacementPanel::hintChanged, &workbench, &Workbench::hintChanged);
}

BindingDocks::~BindingDocks() = default;

void BindingDocks::arrange() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["placement"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["bind"]);
    window.tabifyDockWidget(docks["bind"], docks["weights"]);
    window.tabifyDockWidget(docks["weights"], docks["issues"]);
    window.tabifyDockWidget(docks["issues"], docks["history"]);
    docks.raise("bind");
    window.resizeDocks({docks["placement"], docks["bind"]}, {430, 290}, Qt::Horizontal);
}

void BindingDocks::sessionChanged()
{
    CharacterSession *session = m_workbench.session();
    if (!session) {
        useDesk(nullptr);
        return;
    }
    std::unique_ptr<BindingDesk> &desk = m_desks[session];
    if (!desk) {
        desk = std::make_unique<BindingDesk>(session->character());
        // A file that was bound here tells its joints itself.
        if (session->asksWhereToSave()) {
            auto *keeper = new LedgerKeeper(desk.get(), session->filePath());
            connect(keeper, &LedgerKeeper::failed, &m_workbench, &Workbench::commandFailed);
        }
        connect(desk.get(), &BindingDesk::commandFailed, &m_workbench, &Workbench::commandFailed);
        connect(desk.get(), &BindingDesk::jointChanged, this, [this, one = desk.get()] {
            if (one == m_desk)
                showDesk();
        });
        connect(desk.get(), &BindingDesk::poseChanged, this, [this, one = desk.get()] {
            if (one == m_desk && m_workbench.showsBound() && m_workbench.context())
                m_workbench.context()->setPose(one->shownPose());
        });
        connect(m_workbench.context(), &CharacterContext::jointChanged, desk.get(), [this, one = desk.get()](int node) {
            if (m_workbench.showsBound() && node > 0 && node < kHumanoidJointCount)
                one->setJoint(node);
        });
        connect(m_workbench.context(), &CharacterContext::modelChanged, desk.get(), [this, one = desk.get()] {
            if (one == m_desk)
                showDesk();
        });
        connect(session, &QObject::destroyed, this, [this, session] { m_desks.erase(session); });
    }
    if (m_desk != desk.get())
        useDesk(desk.get());
    else
        showDesk();
}

void BindingDocks::useDesk(BindingDesk *desk)
{
    m_desk = desk;
    m_placement->setDesk(desk);
    m_bind->setDesk(desk);
    m_weights->setDesk(desk);
    m_tool.setDesk(desk);
    if (m_active && desk)
        enterWorkspace(QString::fromLatin1(kWorkspace));
}

void BindingDocks::showDesk()
{
    CharacterContext *context = m_workbench.context();
    if (!m_desk || !context || !m_workbench.showsBound())
        return;
    context->setJoint(m_desk->joint());
    if (m_desk->pose() != QLatin1String("rest"))
        context->setPose(m_desk->shownPose());
}

void BindingDocks::enterWorkspace(const QString &id)
{
    const bool was = std::exchange(m_active, id == QLatin1String(kWorkspace));
    if (!m_active) {
        if (was)
            m_workbench.setTool(nullptr);
        return;
    }
    if (!m_desk)
        return;
    if (auto *keeper = m_desk->findChild<LedgerKeeper *>())
        keeper->useRecorded();
    m_workbench.showBound(true);
    m_workbench.setTool(&m_tool);
    showDesk();
}

} // namespace marrow
