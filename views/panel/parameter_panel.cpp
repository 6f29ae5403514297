#include "views/panel/parameter_panel.h"

#include "model/base/sentences.h"
#include "views/common/empty_state.h"
#include "views/common/search_field.h"
#include "views/common/section.h"
#include "views/panel/influence_list.h"
#include "views/panel/panel_editor.h"
#include "views/panel/parameter_list.h"
#include "views/panel/snapshot_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QJsonDocument>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>

namespace marrow {

namespace {

constexpr int kRoomForSnapping = 250; ///< in a narrower panel the button is in the menu alone

} // namespace

void ParameterPanel::setSession(PanelSession *session)
{
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        if (m_session->puppet())
            disconnect(m_session->puppet(), nullptr, this, nullptr);
        if (m_session->document())
            disconnect(m_session->document(), nullptr, this, nullptr);
    }
    m_session = session;
    m_list->setSession(session);
    m_editor->setSession(session);
    m_snapshots->setSession(session);
    m_influences->setSession(session);
    if (session) {
        connect(session, &PanelSession::commandFailed, this, &ParameterPanel::commandFailed);
        connect(session, &PanelSession::locksChanged, this, &ParameterPanel::refreshActions);
        connect(session, &PanelSession::snappingChanged, m_snap, &QAction::setChecked);
        connect(session->puppet(), &PuppetContext::selectionChanged, this, &ParameterPanel::onSelection);
        m_snap->setChecked(session->snapping());
    }
    refreshFilter();
    refreshActions();
}

QList<QAction *> ParameterPanel::panelActions() const
{
    return {m_edit,  nullptr, m_type, m_reset, m_resetAll, m_lock, m_unlockAll, m_snap, nullptr, m_random, m_keep, m_copy, m_paste, nullptr,
            m_filter, m_physics, m_expand, m_collapse};
}

void ParameterPanel::reveal(std::uint32_t parameter)
{
    setEditing(false);
    m_search->clear();
    m_filter->setChecked(false);
    if (!m_list->geometryOf(parameter) && m_session)
        m_session->setAllOpen(true);
    m_list->setCurrentParameter(parameter);
    m_list->setFocus(Qt::OtherFocusReason);
}

bool ParameterPanel::isEditing() const
{
    return m_edit->isChecked();
}

void ParameterPanel::setEditing(bool editing)
{
    m_edit->setChecked(editing);
}

void ParameterPanel::refreshFilter()
{
    ParameterFilter filter{m_search->text()};
    if (m_session && m_filter->isChecked())
        filter.among = m_session->movingSelection(m_physics->isChecked()).value_or(std::set<std::uint32_t>());
    m_list->setFilter(std::move(filter));
    m_editor->setFilter(m_search->text());
    refreshPage();
}

void ParameterPanel::refreshPage()
{
    QWidget *page = m_nothingOpen;
    if (m_session && m_session->rig().parameters.empty())
        page = m_noParameters;
    else if (m_session && isEditing())
        page = m_editor;
    else if (m_session && m_list->rows().empty())
        page = m_noMatch;
    else if (m_session)
        page = m_list->parentWidget();
    if (page == m_noMatch) {
        const bool nothingSelected = m_filter->isChecked() && !m_session->movingSelection().has_value();
        m_noMatch->setText(nothingSelected ? tr("Nothing is selected in the canvas") : tr("No parameter fits"),
                           nothingSelected ? tr("Click a mesh, and the parameters that move it are listed here.") : QString());
    }
    m_pages->setCurrentWidget(page);
    const bool usable = m_session && page != m_noParameters;
    m_search->setEnabled(usable);
    for (QAction *action : {m_filter, m_snap, m_edit})
        action->setEnabled(usable);
    m_filterButton->setVisible(!isEditing());
    m_snapButton->setVisible(!isEditing() && width() >= kRoomForSnapping);
    m_snapshotSection->setVisible(usable && !isEditing());
    m_reachSection->setVisible(usable && !isEditing());
}

void ParameterPanel::refreshActions()
{
    const bool usable = m_session && !m_session->rig().parameters.empty();
    const bool playing = usable && !isEditing();
    const auto parameter = m_list->currentParameter();
    for (QAction *action : {m_resetAll, m_random, m_keep, m_copy, m_paste, m_expand, m_collapse, m_physics})
        action->setEnabled(playing);
    for (QAction *action : {m_reset, m_lock, m_type, m_copyId})
        action->setEnabled(playing && parameter);
    m_unlockAll->setEnabled(playing && m_session->anyLocked());
    m_lock->setText(parameter && playing && m_session->isLocked(*parameter) ? tr("Unlock") : tr("Lock"));
}

void ParameterPanel::onCurrentParameter()
{
    const auto parameter = m_list->currentParameter();
    m_influences->setParameter(parameter);
    refreshActions();
}

void ParameterPanel::onSelection()
{
    // Somebody picked a parameter elsewhere, such as in the inspector.
    for (const PuppetItem &item : m_session->puppet()->selection()) {
        if (item.kind == PuppetItemKind::Parameter && m_list->currentParameter() != item.index)
            m_list->setCurrentParameter(item.index);
    }
    if (m_filter->isChecked())
        refreshFilter();
}

void ParameterPanel::refreshMeasured(int meshes, float pixels)
{
    const auto parameter = m_list->currentParameter();
    if (!parameter)
        m_reach->setText(tr("Choose a parameter to see what it moves."));
    else if (meshes == 0)
        m_reach->setText(tr("%1 moves nothing by itself.").arg(m_session->label(*parameter)));
    else
        m_reach->setText(tr("%1 moves %n meshes, up to %2 px.", nullptr, meshes)
                             .arg(m_session->label(*parameter))
                             .arg(static_cast<double>(pixels), 0, 'f', 1));
    m_influences->setVisible(meshes > 0);
}

void ParameterPanel::showMenu(const QPoint &at)
{
    QMenu menu(this);
    if (m_list->currentParameter())
        menu.addActions({m_type, m_reset, m_lock, m_copyId});
    menu.addSeparator();
    menu.addActions({m_resetAll, m_unlockAll, m_random, m_keep, m_copy, m_paste});
    menu.addSeparator();
    menu.addActions({m_expand, m_collapse, m_edit});
    menu.exec(at);
}

void ParameterPanel::copyPose()
{
    if (!m_session)
        return;
    const QJsonObject pose = poseToJson(m_session->rig(), m_session->shownValues());
    QApplication::clipboard()->setText(QString::fromUtf8(QJsonDocument(pose).toJson(QJsonDocument::Indented)));
    emit hintChanged(tr("The pose is in the clipboard as text: %n parameters.", nullptr, static_cast<int>(m_session->rig().parameters.size())));
}

void ParameterPanel::pastePose()
{
    if (!m_session)
        return;
    const Result<PoseValues> pose = poseFromText(m_session->rig(), QApplication::clipboard()->text().toUtf8());
    if (!pose) {
        emit commandFailed(pose.error());
        return;
    }
    m_session->applyPose(pose->values);
    QString said = tr("%n parameters were set.", nullptr, static_cast<int>(pose->values.size()));
    if (!pose->unknown.isEmpty())
        appendSentence(said, tr("%n more are not in this puppet.", nullptr, static_cast<int>(pose->unknown.size())));
    emit hintChanged(said);
}

} // namespace marrow
