#include "app/gui/voxel/timeline_dock.h"

#include "app/gui/docks.h"
#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences.h"
#include "app/jobs/file_verbs.h"
#include "io/save_file.h"
#include "views/timeline/clip_bar.h"
#include "views/timeline/key_clipboard.h"
#include "views/timeline/timeline_panel.h"

#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QJsonDocument>
#include <QMainWindow>

#include <algorithm>
#include <cmath>

namespace marrow {

TimelineDock::TimelineDock(const WorkbenchShell &shell)
    : QObject(&shell.window)
    , m_shell(shell)
    , m_panel(new TimelinePanel)
{
    m_shell.docks.add("timeline", m_panel, [] { return tr("Timeline"); });
    // At once where it belongs: beside another panel it would be so wide that the window grows when it is first shown.
    m_shell.window.addDockWidget(Qt::BottomDockWidgetArea, m_shell.docks["timeline"]);
    connect(m_panel, &TimelinePanel::hintChanged, this, &TimelineDock::hintChanged);
    connect(&m_panel->clipBar(), &ClipBar::importRequested, this, &TimelineDock::importClips);
    connect(&m_panel->clipBar(), &ClipBar::exportRequested, this, &TimelineDock::exportClip);
    connect(&m_panel->clipBar(), &ClipBar::notice, this, [this](const QString &text) { m_shell.notices.post("clip", Severity::Warning, text); });
    keepGrid();
}

void TimelineDock::keepGrid()
{
    const QVariantList kept = m_shell.preferences.timelineGrid();
    TimelineModel &model = m_panel->model();
    if (kept.size() == 3) {
        TimeGrid grid;
        grid.unit = static_cast<TimeGrid::Unit>(std::clamp(kept[0].toInt(), 0, 2));
        grid.fps = std::clamp(kept[1].toDouble(), 0.1, TimeGrid::kMaxFps);
        grid.stepMs = std::clamp(std::round(kept[2].toDouble()), 1.0, 60000.0);
        model.setGrid(grid);
    }
    connect(&model, &TimelineModel::gridChanged, this, [this, last = model.grid()]() mutable {
        const TimeGrid &grid = m_panel->model().grid();
        if (grid == last)
            return;
        last = grid;
        m_shell.preferences.setTimelineGrid({static_cast<int>(grid.unit), grid.fps, grid.stepMs});
    });
}

void TimelineDock::setContext(PoseContext *context)
{
    m_panel->setContext(context);
}

void TimelineDock::importClips()
{
    const QStringList files = m_shell.prompts.filesToOpen(tr("Import clips"), tr("Clips or a rig as JSON (*.json)"));
    for (const QString &file : files) {
        if (const auto json = readJsonFile(file); !json)
            m_shell.prompts.tellFailure(tr("The clips were not taken over"), json.error());
        else
            m_panel->clipBar().importClips(*json);
    }
}

void TimelineDock::exportClip()
{
    const AnimationClip *clip = m_panel->model().clip();
    if (!clip)
        return;
    const QString path = m_shell.prompts.fileToSave(tr("Export %1 as").arg(clip->name), clip->name + ".json", tr("Clips as JSON (*.json)"), "json");
    if (path.isEmpty())
        return;
    const QByteArray text = QJsonDocument(clipsToJson(*m_panel->model().rig(), {clip->id})).toJson(QJsonDocument::Indented);
    if (auto saved = saveFile(path, text); !saved)
        m_shell.prompts.tellFailure(tr("%1 was not written").arg(QFileInfo(path).fileName()), saved.error());
    else
        m_shell.notices.post("export", Severity::Info, tr("%1 was written.").arg(QDir::toNativeSeparators(path)));
}

} // namespace marrow
