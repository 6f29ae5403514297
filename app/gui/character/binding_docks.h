#pragma once

#include "app/gui/character/character_workbench.h"
#include "app/gui/character/ledger_keeper.h"
#include "views/binding/weight_tool.h"

#include <map>
#include <memory>

namespace marrow {

class BindPanel;
class PlacementPanel;
class WeightPanel;

/// The workspace "binding" of characters: its panels, the weight brush in the 3D view, and the desk of each open character. Owned by the
/// workbench of characters, to which it adds.
class BindingDocks : public QObject
{
    Q_OBJECT

public:
    static constexpr const char *kWorkspace = "binding";

    BindingDocks(CharacterWorkbench &workbench, const WorkbenchShell &shell);
    ~BindingDocks() override;

    /// The window went to another workspace; binding shows the 22 joints and paints, others do not.
    void enterWorkspace(const QString &id);
    /// Of the character in front; nullptr when there is none.
    BindingDesk *desk() const { return m_desk; }

private:
    void arrange() const;
    void sessionChanged();
    void useDesk(BindingDesk *desk);
    void showDesk();

    CharacterWorkbench &m_workbench;
    WorkbenchShell m_shell;
    PlacementPanel *m_placement;
    BindPanel *m_bind;
    WeightPanel *m_weights;
    WeightTool m_tool;
    std::map<const DocumentSession *, std::unique_ptr<BindingDesk>> m_desks;
    BindingDesk *m_desk = nullptr;
    bool m_active = false;
};

} // namespace marrow
