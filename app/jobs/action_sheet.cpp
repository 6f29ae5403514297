#include "app/jobs/action_sheet.h"

#include "app/jobs/action_jobs.h"
#include "app/jobs/file_verbs.h"
#include "app/jobs/film_sink.h"
#include "app/jobs/sheet_camera.h"
#include "io/actions/hand_keyed_file.h"
#include "io/gltf/action_pack.h"
#include "io/gltf/gltf_reader.h"
#include "model/character/action/parametric_actions.h"
#include "model/character/humanoid_figure.h"
#include "render/viewport/offscreen_renderer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

constexpr int kMostPictures = 2000;
constexpr float kUsualYaw = 35;
constexpr float kUsualPitch = 8;

OptionList describe(ActionSheetOptions &o)
{
    OptionList list;
    list.input("character", o.character, Jobs::tr("the bound character"));
    list.output("out", o.out, Jobs::tr("the PNG to write"));
    list.text("actions", o.actions, Jobs::tr("a folder of actions, or a pack; only built-in actions if not given"), "DIR|FILE");
    list.texts("action", o.chosen, Jobs::tr("show this action, and how fast (walk:1.5); if not given, twelve usual ones, or all built-in ones where there are no others"), "ID[:SPEED]");
    list.text("slug", o.slug, Jobs::tr("the character's name in hand-keyed actions; that of the file if not given"), "NAME");
    list.integer("count", o.count, Jobs::tr("how many pictures of an action, evenly over it"));
    list.integer("columns", o.columns, Jobs::tr("how many actions stand in a row"));
    list.text("size", o.size, Jobs::tr("the size of a picture in pixels"), "WxH");
    list.numbers("camera", o.camera, 2, Jobs::tr("turn and tilt in degrees"), "yaw,pitch");
    return list;
}

struct SheetSources
{
    ActionSources sources;
    Report report;
    bool isPack = false;
};

Result<SheetSources> openSources(const QString &path)
{
    SheetSources found;
    if (path.isEmpty())
        return found;
    if (QFileInfo(path).isDir()) {
        auto folder = openActionSources(path);
        if (!folder)
            return folder.error();
        found.sources = std::move(folder->sources);
        found.report = std::move(folder->report);
        return found;
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMaxGltfFileBytes)
        return Error{QStringLiteral("file.open"), Jobs::tr("%1 could not be opened.").arg(QDir::toNativeSeparators(path)), path, {}};
    auto pack = readActionPack(file.readAll(), QFileInfo(path).fileName());
    if (!pack)
        return pack.error();
    found.sources.retargeted = *std::move(pack);
    found.isPack = true;
    return found;
}

/// The actions that can be had; those that cannot are reported. What a pack lacks is not made up from elsewhere.
Result<std::vector<Action>> chosenActions(const ActionSheetOptions &options, const HumanoidRest &rest, SheetSources &found)
{
    const bool usual = options.chosen.isEmpty();
    const QStringList proposed = options.actions.isEmpty() ? parametricActionIds() : usualSheetActions();
    auto requests = actionRequests(usual ? proposed : options.chosen);
    if (!requests)
        return requests.error();
    const QString slug = options.slug.isEmpty() ? slugOf(options.character) : options.slug;
    std::vector<Action> actions;
    for (const ActionRequest &request : *requests) {
        auto source = appendAction(actions, found.sources, slug, request, rest);
        if (source && found.isPack && *source == ActionSource::Parametric) {
            actions.pop_back();
            source = Error{QStringLiteral("sheet.not-in-pack"), Jobs::tr("The pack has no action “%1”.").arg(request.id), {}, {}};
        }
        if (!source && !usual)
            return source.error();
        if (!source)
            found.report.add({Severity::Warning, source.error().code, source.error().message});
    }
    if (actions.empty())
        return Error{QStringLiteral("sheet.empty"), Jobs::tr("None of the actions is there; nothing was drawn."), {}, {}};
    return actions;
}

double secondsAt(const Action &action, int picture, int count)
{
    if (action.loops || count < 2)
        return action.durationSeconds() * picture / count;
    return action.durationSeconds() * picture / (count - 1);
}

class SheetArtist
{
public:
    SheetArtist(HumanoidFigure figure, const ActionSheetOptions &options, const QSize &size)
        : m_figure(std::move(figure))
        , m_options(options)
    {
        m_request.size = size;
        m_request.options.ground = true;
    }

    Result<void> begin()
    {
        auto renderer = OffscreenRenderer::create();
        if (!renderer)
            return renderer.error();
        m_renderer = std::move(*renderer);
        return {};
    }

    /// Looks at an action; its pictures come next.
    void placeCamera(const Action &action)
    {
        const bool given = m_options.camera.size() == 2;
        m_request.camera = sheetCamera([&](double moment) { return figure(actionPose(action, moment * action.durationSeconds())); }, m_request.size,
                                       given ? static_cast<float>(m_options.camera[0]) : kUsualYaw, given ? static_cast<float>(m_options.camera[1]) : kUsualPitch);
    }

    Result<QImage> draw(const HumanoidPose &pose) { return m_renderer->render({figure(pose)}, m_request); }

private:
    CharacterFigure figure(const HumanoidPose &pose) const { return {m_figure.model(), m_figure.pose(pose), Eigen::Affine3f::Identity()}; }

    HumanoidFigure m_figure;
    const ActionSheetOptions &m_options;
    PictureRequest m_request;
    std::unique_ptr<OffscreenRenderer> m_renderer;
};

Result<void> drawSheet(SheetArtist &artist, const ActionSheetOptions &options, const std::vector<Action> &actions, const Progress &progress)
{
    if (const Result<void> begun = artist.begin(); !begun)
        return begun;
    const auto sink = sheetSink(options.out, options.columns * options.count, true);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (progress.cancelled())
            return Error{QStringLiteral("job.cancelled"), Jobs::tr("The sheet was cancelled; nothing was written."), {}, {}};
        progress.report(static_cast<double>(i) / static_cast<double>(actions.size()), actions[i].id);
        artist.placeCamera(actions[i]);
        for (int picture = 0; picture < options.count; ++picture) {
            const double seconds = secondsAt(actions[i], picture, options.count);
            const auto image = artist.draw(actionPose(actions[i], seconds));
            if (!image)
                return image.error();
            const QString label = picture == 0 ? actions[i].id : QStringLiteral("%1 s").arg(seconds, 0, 'f', 2);
            if (const Result<void> added = sink->add(*image, 0, label); !added)
                return added;
        }
    }
    return sink->finish();
}

JobOutcome run(const ActionSheetOptions &options, const JobContext &context)
{
    RenderOptions picture;
    picture.size = options.size;
    const auto size = picture.dimensions();
    if (!size)
        return JobOutcome::failed(size.error());
    if (options.count < 1 || options.columns < 1 || options.count * options.columns > kMostPictures)
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--count and --columns are whole numbers from 1 on.")));
    auto file = openGltf(options.character);
    if (!file)
        return JobOutcome::failed(file.error());
    auto figure = HumanoidFigure::of(std::make_shared<const CharacterModel>(std::move(file->model)));
    if (!figure)
        return JobOutcome::failed(figure.error());
    auto found = openSources(options.actions);
    if (!found)
        return JobOutcome::failed(found.error());
    const auto actions = chosenActions(options, figure->rest(), *found);
    if (!actions)
        return JobOutcome::failed(actions.error(), found->report);
    if (static_cast<qint64>(actions->size()) * options.count > kMostPictures)
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("A sheet holds %1 pictures at most.").arg(kMostPictures)));
    SheetArtist artist(*figure, options, QSize(size->first, size->second));
    if (const Result<void> drawn = drawSheet(artist, options, *actions, context.progress); !drawn)
        return JobOutcome::failed(drawn.error(), found->report);
    QJsonArray shown;
    for (const Action &action : *actions)
        shown.append(QJsonObject{{"id", action.id}, {"source", actionSourceName(action.source)}, {"origin", action.origin}, {"duration", action.durationSeconds()}});
    JobOutcome outcome;
    outcome.report = found->report;
    outcome.result = QJsonObject{{"out", options.out}, {"actions", shown}, {"pictures", static_cast<qint64>(actions->size()) * options.count}};
    outcome.text = Jobs::tr("Wrote %1 (%n actions).", nullptr, static_cast<int>(actions->size())).arg(QDir::toNativeSeparators(options.out)) + QLatin1Char('\n');
    return outcome;
}

} // namespace

QStringList usualSheetActions()
{
    return {QStringLiteral("idle"), QStringLiteral("walk"), QStringLiteral("run"), QStringLiteral("sit"), QStringLiteral("chop"), QStringLiteral("cast"),
            QStringLiteral("hit"), QStringLiteral("death"), QStringLiteral("jump"), QStringLiteral("crawl"), QStringLiteral("wave"), QStringLiteral("push-ups")};
}

Job actionSheetJob()
{
    Job job = makeJob("action-sheet", Jobs::tr("Draws several actions of a bound character as one contact sheet."), describe, run);
    job.needsScreen = true;
    return job;
}

} // namespace marrow
