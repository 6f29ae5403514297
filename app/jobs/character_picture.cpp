#include "app/jobs/character_picture.h"

#include "app/jobs/render_job.h"
#include "io/scene/character_import.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

Result<CharacterLook> lookOf(const CharacterModel &model, const RenderOptions &options)
{
    CharacterLook look;
    look.wireframe = options.wireframe;
    using Colors = CharacterLook::Colors;
    look.colors = options.colors == QLatin1String("plain")       ? Colors::Plain
                  : options.colors == QLatin1String("heat")      ? Colors::HeatMap
                  : options.colors == QLatin1String("dominance") ? Colors::Dominance
                                                                 : Colors::Materials;
    if (options.joint.isEmpty())
        return look;
    const auto found = std::find_if(model.nodes.begin(), model.nodes.end(), [&](const ModelNode &node) { return node.name == options.joint; });
    if (found == model.nodes.end()) {
        return Error{QStringLiteral("job.no-joint"), Jobs::tr("The model has no joint “%1”. “inspect” lists those it has.").arg(options.joint), QStringLiteral("joint/%1").arg(options.joint), nullptr};
    }
    look.joint = static_cast<int>(found - model.nodes.begin());
    return look;
}

/// Puts what --set names on top of a pose: expressions first, then morph targets.
Result<void> setShapes(const CharacterModel &model, const QStringList &assignments, ModelPose &pose)
{
    std::vector<float> expressions(model.expressions.size(), 0.0F);
    std::vector<std::pair<QString, float>> morphs;
    for (const QString &assignment : assignments) {
        const qsizetype equals = assignment.lastIndexOf(QLatin1Char('='));
        bool number = false;
        const float value = assignment.mid(equals + 1).toFloat(&number);
        const QString name = assignment.left(equals);
        if (equals < 1 || !number || !std::isfinite(value))
            return usageError("usage.value", Jobs::tr("--set takes an expression or a morph target and its weight such as happy=0.5, but “%1” was given.").arg(assignment));
        const auto found = std::find_if(model.expressions.begin(), model.expressions.end(), [&](const ModelExpression &expression) { return expression.name == name; });
        if (found != model.expressions.end())
            expressions[static_cast<std::size_t>(found - model.expressions.begin())] = value;
        else
            morphs.emplace_back(name, value);
    }
    applyExpressions(model, expressions, pose);
    for (const auto &[name, value] : morphs) {
        if (!setMorph(model, name, value, pose))
            return Error{QStringLiteral("job.no-shape"), Jobs::tr("The model has no expression and no morph target “%1”. “inspect” lists those it has.").arg(name), QStringLiteral("set/%1").arg(name), nullptr};
    }
    return {};
}

} // namespace

Result<OpenedModel> openCharacterModel(const QString &path, const Progress &progress)
{
    CharacterImportOptions import;
    import.progress = progress;
    auto imported = importCharacter(path, import);
    if (!imported)
        return imported.error();
    GltfModel *file = &imported->file;
    auto model = std::make_shared<CharacterModel>(std::move(file->model));
    if (modelParts(*model).empty())
        return Error{QStringLiteral("job.no-surface"), Jobs::tr("%1 has no surface that could be shown.").arg(QDir::toNativeSeparators(path)), path, nullptr};
    return OpenedModel{std::move(model), std::move(file->report)};
}

Result<const ModelClip *> findModelClip(const CharacterModel &model, const ClipChoice &choice)
{
    if (!choice.given())
        return nullptr;
    if (choice.number) {
        if (*choice.number >= 0 && static_cast<std::size_t>(*choice.number) < model.clips.size())
            return &model.clips[static_cast<std::size_t>(*choice.number)];
    } else {
        for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
            for (const ModelClip &clip : model.clips) {
                if (clip.name.compare(choice.name, sensitivity) == 0)
                    return &clip;
            }
        }
    }
    return Error{QStringLiteral("job.no-clip"), Jobs::tr("The model has no clip %1; it has %2. “inspect” lists them.").arg(choice.text()).arg(model.clips.size()),
                 QStringLiteral("clip/%1").arg(choice.text()), nullptr};
}

Result<QImage> characterThumbnail(OffscreenRenderer &renderer, const std::shared_ptr<const CharacterModel> &model, const QSize &size)
{
    PictureRequest request;
    request.size = size;
    request.options.transparentBackground = true;
    request.options.ground = false;
    return renderer.render(std::vector<CharacterFigure>{{model, {}, facingPlacement(*model)}}, request);
}

JobOutcome renderCharacter(const RenderOptions &options, const JobContext &context)
{
    const auto dimensions = options.dimensions();
    if (!dimensions)
        return JobOutcome::failed(dimensions.error());
    const auto file = openCharacterModel(options.file, context.progress.sub(0, 0.8));
    if (!file)
        return JobOutcome::failed(file.error());
    const auto clip = findModelClip(*file->model, options.clip);
    const auto look = lookOf(*file->model, options);
    if (!clip || !look)
        return JobOutcome::failed(clip ? look.error() : clip.error(), file->report);

    QElapsedTimer timer;
    timer.start();
    auto renderer = OffscreenRenderer::create();
    if (!renderer)
        return JobOutcome::failed(renderer.error(), file->report);
    PictureRequest request;
    request.size = QSize(dimensions->first, dimensions->second);
    request.options.transparentBackground = options.transparent;
    request.options.ground = !options.transparent;
    request.options.bones = options.bones;
    request.options.character = *look;
    ModelPose pose = *clip ? clipPose(*file->model, **clip, static_cast<float>(options.timeMs / 1000)) : bindPose(*file->model);
    if (const auto set = setShapes(*file->model, options.set, pose); !set)
        return JobOutcome::failed(set.error(), file->report);
    const std::vector<CharacterFigure> figures = {{file->model, pose, facingPlacement(*file->model)}};
    if (options.camera.size() == 3) {
        const auto boxes = renderer.value()->bounds(figures);
        request.camera = characterCamera(boxes, request.size, static_cast<float>(options.camera[0]), static_cast<float>(options.camera[1]));
        if (options.camera[2] > 0)
            request.camera->distance = static_cast<float>(options.camera[2]);
    }
    const auto image = renderer.value()->render(figures, request);
    if (!image)
        return JobOutcome::failed(image.error(), file->report);
    if (const auto saved = savePng(*image, options.out); !saved)
        return JobOutcome::failed(saved.error(), file->report);

    JobOutcome outcome;
    outcome.report = file->report;
    outcome.result = QJsonObject{{"width", image->width()}, {"height", image->height()}, {"milliseconds", static_cast<double>(timer.nsecsElapsed()) / 1e6}};
    outcome.text = Jobs::tr("Wrote %1 (%2 × %3 pixels).").arg(options.out).arg(image->width()).arg(image->height()) + QLatin1Char('\n');
    return outcome;
}

} // namespace marrow
