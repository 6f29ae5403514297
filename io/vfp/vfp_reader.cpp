#include "io/vfp/vfp_file.h"

#include "io/vfp/vfp_container.h"
#include "io/vfp/vfp_fault.h"
#include "io/vfp/vfp_layout.h"
#include "io/vfp/vfp_rig_sections.h"
#include "io/vfp/vfp_voxels.h"
#include "model/base/large_pages.h"
#include "model/base/system_error.h"

#include <QDir>
#include <QFile>

#include <cmath>

namespace marrow {

using namespace vfp;

namespace {

/// Sections that are neither voxels nor rig: a required one we do not know refuses the file, damage to the others is noted.
Result<void> checkOtherSections(const std::vector<FileSection> &sections, Report &report)
{
    for (const FileSection &section : sections) {
        const SectionKind *kind = sectionKind(section.tag);
        const Place place = placeOf(section, static_cast<qint64>(section.offset));
        if (!kind && isRequired(section.tag, section.flags)) {
            return fault("vfp.required-unknown", place,
                         Vfp::tr("the section is marked as required, but this program does not know it. A newer version may."));
        }
        if (kind && kind->role != Role::Cache)
            continue;
        if (!section.crcOk) {
            report.add({Severity::Warning, QStringLiteral("vfp.section-crc"),
                        Vfp::tr("%1: the section does not match its CRC-32. It is not needed for the model and is kept as it is.").arg(placeText(place)),
                        place.section, place.chunkId, place.offset, {}});
        }
        if (section.codec == kCodecRaw && section.rawLength != static_cast<std::uint64_t>(section.bytes.size())) {
            report.add({Severity::Warning, QStringLiteral("vfp.section-length"),
                        Vfp::tr("%1: the directory gives two different lengths. The section is kept as it is.").arg(placeText(place)),
                        place.section, place.chunkId, place.offset, {}});
        }
    }
    return {};
}

void checkAnchor(const VoxelAsset &asset, Report &report)
{
    const auto finite = [](const std::array<float, 3> &values) {
        return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
    };
    if (!finite(asset.anchor) || !finite(asset.pivot)) {
        report.add({Severity::Warning, QStringLiteral("meta.not-finite"), Vfp::tr("META: anchor or pivot is not a finite number."),
                    QStringLiteral("META"), {}, {}, {}});
    }
}

void checkNames(const Rig &rig, Report &report)
{
    QHash<QString, JointId> first;
    for (const Joint &joint : rig.skeleton.joints()) {
        const auto it = first.constFind(joint.name);
        if (it == first.constEnd() || joint.name.isEmpty()) {
            first.insert(joint.name, joint.id);
            continue;
        }
        report.add({Severity::Warning, QStringLiteral("rig.duplicate-name"),
                    Vfp::tr("Joints %1 and %2 are both named “%3”. Tools that go by names may mix them up.").arg(*it).arg(joint.id).arg(joint.name),
                    QStringLiteral("SKEL"), {}, {}, QStringLiteral("joint/%1").arg(joint.id)});
    }
}

void dropRig(const Error &error, VoxelAsset &asset, Report &report)
{
    Issue issue = issueFrom(error);
    issue.severity = Severity::Warning;
    issue.message = Vfp::tr("%1 The rig was left out; the model is shown in bind pose.").arg(error.message);
    report.add(issue);
    asset.rigWasDropped = true;
}

void readRigInto(VoxelAsset &asset, Report &report)
{
    const auto found = findRigSections(asset.sections);
    if (!found) {
        dropRig(found.error(), asset, report);
        return;
    }
    if (found->none())
        return;
    Report notes;
    auto rig = readRig(*found, asset.grid, asset.sourceHash, notes);
    if (!rig) {
        dropRig(rig.error(), asset, report);
        return;
    }
    report.append(notes);
    asset.rig = std::move(rig).value();
    checkNames(*asset.rig, report);
}

} // namespace

Result<VfpFile> readVfp(const QByteArray &bytes)
{
    auto container = readContainer(bytes);
    if (!container)
        return std::move(container).error();
    VfpFile file;
    VoxelAsset &asset = file.asset;
    asset.formatMinor = container->minorVersion;
    asset.featureFlags = container->featureFlags;
    asset.footerFlags = container->footerFlags;
    asset.assetUuid = container->assetUuid;
    asset.sections = std::move(container->sections);
    if (const auto checked = checkOtherSections(asset.sections, file.report); !checked)
        return checked.error();
    if (const auto read = readVoxels(asset.sections, asset); !read)
        return read.error();
    checkAnchor(asset, file.report);
    readRigInto(asset, file.report);
    return file;
}

Result<VfpFile> openVfp(const QString &path, const Progress &progress)
{
    const QString shown = QDir::toNativeSeparators(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return Error{QStringLiteral("file.open"), Vfp::tr("%1 could not be opened: %2.").arg(shown, systemErrorText(file.errorString())), shown, nullptr};
    if (file.size() > kMaxFileBytes) {
        return Error{QStringLiteral("file.too-large"),
                     Vfp::tr("%1 has %2 MB; files over 2,048 MB are not opened.").arg(shown).arg(file.size() >> 20), shown, nullptr};
    }
    QByteArray bytes(file.size(), Qt::Uninitialized);
    preferLargePages(bytes.data(), static_cast<std::size_t>(bytes.size()));
    const qint64 count = file.read(bytes.data(), bytes.size());
    if (count != bytes.size())
        return Error{QStringLiteral("file.read"), Vfp::tr("%1 could not be read to its end: %2.").arg(shown, systemErrorText(file.errorString())), shown, nullptr};
    progress.report(0.4);
    auto result = readVfp(bytes);
    progress.report(1);
    return result;
}

QByteArray thumbnailOf(const VoxelAsset &asset)
{
    for (const FileSection &section : asset.sections) {
        if (section.tag == "THMB")
            return section.bytes;
    }
    return {};
}

} // namespace marrow
