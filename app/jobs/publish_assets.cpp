#include "app/jobs/publish_assets.h"

#include "io/gltf/voxel_gltf.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "io/png/png_writer.h"
#include "io/vfp/vfp_file.h"
#include "model/puppet/puppet_instance.h"
#include "model/puppet/texture_image.h"
#include "model/voxel/rig_checks.h"
#include "render/puppet/software_renderer.h"
#include "render/sketch/model_sketch.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

constexpr int kThumbnailSide = 256;

/// A reader need not name the file, and here there are many.
Error notFit(const ProjectAsset &asset, const Error &why)
{
    return {why.code, Jobs::tr("%1 is not fit to be published: %2").arg(QFileInfo(asset.path).fileName(), why.message), asset.path, std::make_shared<Error>(why)};
}

/// The picture somebody gave the asset, or one of the mesh.
QByteArray voxelPicture(const VoxelAsset &asset, const MeshBlock &mesh)
{
    if (const QByteArray given = thumbnailOf(asset); !given.isEmpty())
        return given;
    SketchView view;
    view.size = QSize(kThumbnailSide, kThumbnailSide);
    for (const MeshQuad &quad : mesh.quads) {
        for (const auto &corner : quadCorners(quad))
            view.box.extend(Eigen::Vector3f(corner[0], corner[1], corner[2]));
    }
    view.pitchDegrees = 20;
    return pngBytes(sketchVoxels(mesh, asset.palette, view));
}

Result<AssetItems> publishedRig(const ProjectAsset &asset, const Progress &progress)
{
    const auto file = openVfp(asset.path, progress.sub(0, 0.2));
    if (!file)
        return file.error();
    AssetItems result;
    result.report = file->report;
    if (file->asset.rig)
        result.report.append(checkRig(file->asset.grid, *file->asset.rig, {}, progress.sub(0.2, 0.4)));
    for (const Issue &issue : result.report.issues()) {
        if (issue.severity == Severity::Error || file->asset.rigWasDropped)
            return Error{QStringLiteral("publish.verify"), issue.message, asset.path, nullptr};
    }
    BoneMesh mesh;
    mesh.build({file->asset.grid, file->asset.palette, file->asset.rig ? &file->asset.rig->binding : nullptr}, progress.sub(0.4, 0.6));
    const MeshBlock joined = mesh.joined();
    VoxelGlbOptions how;
    how.name = asset.name;
    auto glb = exportVoxelGlb(file->asset, joined, how, progress.sub(0.6, 0.9));
    if (!glb)
        return glb.error();
    for (const QString &note : glb->notes)
        result.notes.append(Jobs::tr("%1.glb: %2").arg(asset.name, note));
    const int clips = file->asset.rig ? static_cast<int>(file->asset.rig->clips.size()) : 0;
    result.items.push_back({asset.name + QStringLiteral(".vfp"), PublishedKind::VoxelRig, asset.name, clips, {}, asset.path});
    result.items.push_back({asset.name + QStringLiteral(".glb"), PublishedKind::VoxelModel, asset.name, clips, std::move(glb->bytes), {}});
    result.items.push_back({asset.name + QStringLiteral(".png"), PublishedKind::Thumbnail, asset.name, 0, voxelPicture(file->asset, joined), {}});
    return result;
}

QByteArray puppetPicture(const Puppet &puppet)
{
    PuppetInstance instance(puppet.rig);
    instance.evaluate();
    const float width = puppet.rig->canvas.width;
    const float height = puppet.rig->canvas.height;
    const float scale = static_cast<float>(kThumbnailSide) / std::max({width, height, 1.0F});
    const QSize size(std::max(1, static_cast<int>(width * scale)), std::max(1, static_cast<int>(height * scale)));
    const SoftwareRenderer renderer(instance.sharedRig(), decodeTextures(puppet.rig->textures));
    SoftwareRenderer::Options how;
    how.size = size;
    return pngBytes(renderer.render(instance.pose(), how));
}

p2lrt::WriteOptions writeOptions(const Puppet &puppet, const PublishSettings &settings)
{
    p2lrt::WriteOptions options = p2lrt::optionsOf(puppet);
    if (settings.puppetVersion != 0)
        options.version = settings.puppetVersion;
    if (settings.puppetCompression == QLatin1String("none"))
        options.compression = p2lrt::Compression::None;
    else if (settings.puppetCompression == QLatin1String("deflate"))
        options.compression = p2lrt::Compression::Deflate;
    else if (settings.puppetCompression == QLatin1String("zstd"))
        options.compression = p2lrt::Compression::Zstd;
    if (options.version == 1)
        options.compression = p2lrt::Compression::None; // version 1 knows none
    return options;
}

Result<AssetItems> publishedPuppet(const ProjectAsset &asset, const PublishSettings &settings, const Progress &progress)
{
    const auto read = p2lrt::readPuppetFile(asset.path);
    if (!read)
        return read.error();
    progress.report(0.3);
    auto written = p2lrt::writePuppet(read->puppet, writeOptions(read->puppet, settings));
    if (!written)
        return written.error();
    progress.report(0.6);
    AssetItems result;
    result.report = read->report;
    result.report.append(written->report);
    for (const Issue &lost : written->report.issues())
        result.notes.append(Jobs::tr("%1.p2lrt: %2").arg(asset.name, lost.message));
    for (const TexturePage &page : read->puppet.rig->textures) {
        if (page.kind == TextureKind::External)
            result.notes.append(Jobs::tr("%1.p2lrt keeps a picture in a file of its own, which is not published.").arg(asset.name));
    }
    const int clips = static_cast<int>(read->puppet.rig->clips.size());
    result.items.push_back({asset.name + QStringLiteral(".p2lrt"), PublishedKind::Puppet, asset.name, clips, std::move(written->bytes), {}});
    result.items.push_back({asset.name + QStringLiteral(".png"), PublishedKind::Thumbnail, asset.name, 0, puppetPicture(read->puppet), {}});
    return result;
}

} // namespace

Result<AssetItems> publishedAsset(const ProjectAsset &asset, const PublishSettings &settings, const Progress &progress)
{
    return asset.kind == PublishedKind::Puppet ? publishedPuppet(asset, settings, progress) : publishedRig(asset, progress);
}

QImage assetPicture(const ProjectAsset &asset)
{
    if (asset.kind == PublishedKind::Puppet) {
        const auto read = p2lrt::readPuppetFile(asset.path);
        return read ? QImage::fromData(puppetPicture(read->puppet)) : QImage();
    }
    const auto file = openVfp(asset.path);
    if (!file)
        return {};
    BoneMesh mesh;
    mesh.build({file->asset.grid, file->asset.palette, file->asset.rig ? &file->asset.rig->binding : nullptr});
    return QImage::fromData(voxelPicture(file->asset, mesh.joined()));
}

Result<PublishRequest> wholeRequest(const PublishProject &project, const PublishChoice &choice, Report &report, const Progress &progress)
{
    auto request = characterRequest(project, choice, progress.sub(0, project.assets.empty() ? 1 : 0.6));
    if (!request)
        return request.error();
    std::size_t done = 0;
    for (const ProjectAsset &asset : project.assets) {
        const double share = 0.6 + 0.4 * static_cast<double>(done++) / static_cast<double>(project.assets.size());
        progress.report(share, asset.name);
        if (progress.cancelled())
            return Error{QStringLiteral("publish.cancelled"), Jobs::tr("Cancelled; nothing was written."), {}, nullptr};
        if (!isChosen(choice, asset.name))
            continue;
        auto made = publishedAsset(asset, project.settings);
        if (!made)
            return notFit(asset, made.error());
        const bool puppet = asset.kind == PublishedKind::Puppet;
        auto source = publicationSource(project, asset.path, puppet ? QStringLiteral("puppet") : QStringLiteral("voxel rig"));
        if (!source)
            return source.error();
        request->sources.push_back(std::move(*source));
        request->sourcePaths.append(asset.path);
        request->notes += made->notes;
        report.append(made->report);
        std::move(made->items.begin(), made->items.end(), std::back_inserter(request->items));
    }
    return request;
}

QString publishingTool()
{
    return QStringLiteral("marrow " MARROW_VERSION);
}

} // namespace marrow
