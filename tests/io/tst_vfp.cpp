// The VFP reader and writer against files an independent program made: what is in them, and that nothing
// changes that was not edited.

#include "io/vfp/vfp_file.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList models()
{
    QStringList names;
    for (const QString &file : QDir(kData).entryList({"*.vfp"}, QDir::Files))
        names.append(QFileInfo(file).completeBaseName());
    return names;
}

const FileSection *sectionOf(const VoxelAsset &asset, const char *tag, int chunkId = -1)
{
    for (const FileSection &section : asset.sections) {
        if (section.tag == tag && section.chunkId == chunkId)
            return &section;
    }
    return nullptr;
}

QMap<QString, int> voxelsPerJoint(const VoxelAsset &asset)
{
    QMap<QString, int> counts;
    for (std::uint32_t offset = 0; offset < asset.grid.cellCount(); ++offset) {
        if (asset.grid.data()[offset] != 0)
            ++counts[QString::number(asset.rig->binding.at(asset.grid.position(offset)))];
    }
    return counts;
}

void addRows(const QStringList &names)
{
    QTest::addColumn<QString>("name");
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace

class TestVfp : public QObject
{
    Q_OBJECT

private slots:
    void opensWithTheCountsOfItsJson_data() { addRows(models()); }
    void opensWithTheCountsOfItsJson()
    {
        QFETCH(QString, name);
        const QJsonObject json = QJsonDocument::fromJson(contentOf(kData + name + ".json")).object();
        const auto file = openVfp(kData + name + ".vfp");
        QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
        const VoxelAsset &asset = file->asset;
        const QJsonArray grid = json["grid"].toArray();
        for (int axis = 0; axis < 3; ++axis)
            QCOMPARE(asset.grid.size()[axis], grid[axis].toInt());
        QCOMPARE(static_cast<int>(asset.voxelCount), json["voxels"].toInt());
        QCOMPARE(asset.palette.count(), json["paletteEntries"].toInt());
        QCOMPARE(QString::fromLatin1(asset.sourceHash.toHex()), json["sourceHash"].toString());
        QCOMPARE(computeSourceHash(asset), asset.sourceHash);
        QCOMPARE(asset.rig.has_value(), json.contains("joints"));
        QVERIFY(!asset.rigWasDropped);
        if (!asset.rig)
            return;
        const QJsonArray joints = json["joints"].toArray();
        QCOMPARE(static_cast<qsizetype>(asset.rig->skeleton.size()), joints.size());
        for (qsizetype i = 0; i < joints.size(); ++i) {
            const Joint &joint = asset.rig->skeleton.joints()[static_cast<std::size_t>(i)];
            QCOMPARE(int(joint.id), joints[i]["id"].toInt());
            QCOMPARE(joint.parent ? int(*joint.parent) : -1, joints[i]["parent"].toInt());
            QCOMPARE(joint.name, joints[i]["name"].toString());
        }
        QMap<QString, int> expected;
        const QJsonObject perJoint = json["voxelsPerJoint"].toObject();
        for (auto it = perJoint.begin(); it != perJoint.end(); ++it)
            expected[it.key()] = it->toInt();
        QCOMPARE(voxelsPerJoint(asset), expected);
        const QJsonArray clips = json["clips"].toArray();
        QCOMPARE(static_cast<qsizetype>(asset.rig->clips.size()), clips.size());
        for (qsizetype i = 0; i < clips.size(); ++i) {
            const AnimationClip &clip = asset.rig->clips[static_cast<std::size_t>(i)];
            QCOMPARE(int(clip.id), clips[i]["id"].toInt());
            QCOMPARE(clip.name, clips[i]["name"].toString());
            QCOMPARE(int(clip.durationMs), clips[i]["durationMs"].toInt());
            const QJsonArray tracks = clips[i]["tracks"].toArray();
            QCOMPARE(static_cast<qsizetype>(clip.tracks.size()), tracks.size());
            for (qsizetype t = 0; t < tracks.size(); ++t) {
                QCOMPARE(int(clip.tracks[static_cast<std::size_t>(t)].joint), tracks[t]["joint"].toInt());
                QCOMPARE(clip.tracks[static_cast<std::size_t>(t)].keys.size(), qsizetype(tracks[t]["keys"].toInt()));
            }
        }
    }

    void savesTheSameBytes_data() { addRows(models()); }
    void savesTheSameBytes()
    {
        QFETCH(QString, name);
        const QByteArray bytes = contentOf(kData + name + ".vfp");
        const auto file = readVfp(bytes);
        QVERIFY(file);
        const auto saved = encodeVfp(file->asset);
        QVERIFY(saved);
        QCOMPARE(saved->size(), bytes.size());
        QVERIFY(*saved == bytes);
    }

    /// Without its sections an asset is written anew, and comes out as the independent program wrote it.
    void writesAnewWhatTheOtherProgramWrote_data() { addRows(models()); }
    void writesAnewWhatTheOtherProgramWrote()
    {
        QFETCH(QString, name);
        const QByteArray bytes = contentOf(kData + name + ".vfp");
        const auto file = readVfp(bytes);
        QVERIFY(file);
        VoxelAsset fresh = file->asset;
        fresh.sections.clear();
        for (const FileSection &section : file->asset.sections) {
            if (section.flags != 1 && !QByteArrayList{"SKEL", "VSKN", "ANIM"}.contains(section.tag))
                fresh.sections.push_back(section);
        }
        if (name == "small-chunks-with-caches") // new voxels make caches stale; here only what is unknown survives
            std::erase_if(fresh.sections, [](const FileSection &section) { return section.tag != "XTRA"; });
        const auto saved = encodeVfp(fresh);
        QVERIFY(saved);
        if (name != "small-chunks-with-caches") {
            QVERIFY(*saved == bytes);
            return;
        }
        const auto again = readVfp(*saved);
        QVERIFY(again);
        QVERIFY(again->asset.grid == file->asset.grid); // its chunks are plain where ours are runs
        QVERIFY(*again->asset.rig == *file->asset.rig);
        for (const FileSection &section : again->asset.sections) {
            const FileSection *old = sectionOf(file->asset, section.tag.constData(), section.chunkId);
            QVERIFY(old);
            QVERIFY2(section.tag == "VOX0" || old->bytes == section.bytes, section.tag.constData());
        }
    }

    void anEditOfTheRigTouchesNothingElse()
    {
        const QByteArray bytes = contentOf(kData + "small-chunks-with-caches.vfp");
        const auto file = readVfp(bytes);
        QVERIFY(file);
        VoxelAsset edited = file->asset;
        edited.rig->skeleton.find(4)->name = QStringLiteral("left arm, renamed 左臂");
        edited.rig->binding.set({0, 0, 0}, 3);
        edited.rig->clips.erase(edited.rig->clips.begin());
        const auto saved = encodeVfp(edited);
        QVERIFY(saved);
        const auto skeletonAt = static_cast<qsizetype>(sectionOf(file->asset, "SKEL")->offset);
        QVERIFY(saved->left(skeletonAt) == bytes.left(skeletonAt));
        const auto again = readVfp(*saved);
        QVERIFY(again);
        QVERIFY(again->report.empty());
        for (const FileSection &section : file->asset.sections) {
            const FileSection *now = sectionOf(again->asset, section.tag.constData(), section.chunkId);
            QVERIFY(now);
            QCOMPARE(now->flags, section.flags);
            if (!QByteArrayList{"SKEL", "VSKN", "ANIM"}.contains(section.tag))
                QVERIFY(now->bytes == section.bytes);
        }
        QVERIFY(again->asset.rig->skeleton == edited.rig->skeleton);
        QVERIFY(again->asset.rig->clips == edited.rig->clips);
        QCOMPARE(again->asset.sourceHash, file->asset.sourceHash);
        QCOMPARE(again->asset.sourceRevision, file->asset.sourceRevision);
    }

    void aPaintedBindingComesBack()
    {
        const auto file = openVfp(kData + "chr_base.vfp");
        QVERIFY(file);
        VoxelAsset edited = file->asset;
        int painted = 0;
        for (std::uint32_t offset = 0; offset < edited.grid.cellCount(); ++offset) {
            const Int3 p = edited.grid.position(offset);
            if (edited.grid.at(p) != 0 && p.y < 4) {
                edited.rig->binding.set(p, 1);
                ++painted;
            }
        }
        QVERIFY(painted > 10);
        const auto again = readVfp(*encodeVfp(edited));
        QVERIFY(again);
        QVERIFY(again->asset.rig->binding == edited.rig->binding);
        QVERIFY(again->asset.rig->clips == edited.rig->clips);
    }

    void changedVoxelsRaiseTheRevisionAndDropCaches()
    {
        const auto file = openVfp(kData + "small-chunks-with-caches.vfp");
        QVERIFY(file);
        VoxelAsset edited = file->asset;
        std::uint32_t first = 0;
        while (edited.grid.data()[first] == 0)
            ++first;
        const Int3 p = edited.grid.position(first);
        edited.rig->binding.set(p, edited.rig->binding.defaultJoint());
        edited.grid.set(p, 0);
        const auto again = readVfp(*encodeVfp(edited));
        QVERIFY2(again.ok(), again.ok() ? "" : qPrintable(again.error().message));
        QCOMPARE(again->asset.sourceRevision, file->asset.sourceRevision + 1);
        QCOMPARE(again->asset.voxelCount, file->asset.voxelCount - 1);
        QVERIFY(again->asset.sourceHash != file->asset.sourceHash);
        QCOMPARE(computeSourceHash(again->asset), again->asset.sourceHash);
        QVERIFY(again->asset.rig.has_value());
        for (const char *tag : {"THMB", "MSH0", "PRVW"}) {
            QVERIFY(!sectionOf(again->asset, tag));
            QVERIFY(!sectionOf(again->asset, tag, 0));
        }
        QVERIFY(sectionOf(again->asset, "XTRA"));
        QCOMPARE(again->asset.assetUuid, file->asset.assetUuid);
        int same = 0;
        for (int id = 0; id < 12; ++id)
            same += sectionOf(again->asset, "VOX0", id)->bytes == sectionOf(file->asset, "VOX0", id)->bytes ? 1 : 0;
        QCOMPARE(same, 11); // only the chunk that changed
    }

    void aNewRigReplacesFaultySections()
    {
        const auto broken = openVfp(kData + "refused/skel-hash.vfp");
        const auto good = openVfp(kData + "chr_base.vfp");
        QVERIFY(broken && good);
        VoxelAsset mended = broken->asset;
        mended.rig = good->asset.rig;
        const auto saved = encodeVfp(mended);
        QVERIFY(saved);
        QVERIFY(*saved == contentOf(kData + "chr_base.vfp"));
        mended.rig = Rig{};
        mended.rig->skeleton.insert(Joint{5, std::nullopt, {}, QStringLiteral("root")});
        mended.rig->binding = VoxelBinding(mended.grid.size(), 5);
        const auto again = readVfp(*encodeVfp(mended));
        QVERIFY(again && again->asset.rig);
        QVERIFY(!again->asset.rigWasDropped);
        QVERIFY(!sectionOf(again->asset, "ANIM"));
    }

    void whatTheFormatCannotSayIsNotWritten()
    {
        const auto file = openVfp(kData + "chr_base.vfp");
        QVERIFY(file);
        VoxelAsset edited = file->asset;
        edited.rig->skeleton.find(0)->name = QString(300, u'x');
        auto result = encodeVfp(edited);
        QVERIFY(!result);
        QCOMPARE(result.error().code, QStringLiteral("rig.name-length"));
        QCOMPARE(result.error().pointer, QStringLiteral("joint/0"));

        edited = file->asset;
        edited.rig->skeleton.insert(Joint{40000, std::nullopt, {}, QStringLiteral("far")});
        edited.rig->skeleton.find(4)->parent = JointId(40000);
        QCOMPARE(encodeVfp(edited).error().code, QStringLiteral("rig.parent-id"));

        edited = file->asset;
        edited.rig->skeleton.remove(11);
        QCOMPARE(encodeVfp(edited).error().code, QStringLiteral("rig.unknown-joint"));
    }

    void savesToDiskAndGoesOnFromThere()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("模型 Ångström é🙂.vfp"));
        const QByteArray bytes = contentOf(kData + "mob_cat1.vfp");
        const auto file = readVfp(bytes);
        QVERIFY(file);
        auto saved = saveVfp(file->asset, path);
        QVERIFY(saved);
        QVERIFY(contentOf(path) == bytes);
        saved->rig->skeleton.find(saved->rig->skeleton.joints().front().id)->rest.translation.x() += 1;
        const auto second = saveVfp(*saved, path);
        QVERIFY(second);
        const auto again = openVfp(path);
        QVERIFY(again);
        QVERIFY(*again->asset.rig == *saved->rig);
        QVERIFY(contentOf(backupPathOf(path)) == bytes);
        QCOMPARE(second->sections.size(), again->asset.sections.size());
        for (std::size_t i = 0; i < second->sections.size(); ++i)
            QVERIFY(second->sections[i].bytes == again->asset.sections[i].bytes);
    }

    void thumbnailIsReplacedAlone()
    {
        const auto file = openVfp(kData + "small-chunks-with-caches.vfp");
        QVERIFY(file);
        QVERIFY(thumbnailOf(file->asset).startsWith("\x89PNG"));
        const VoxelAsset changed = withThumbnail(file->asset, "other picture");
        const auto again = readVfp(*encodeVfp(changed));
        QVERIFY(again && again->report.empty());
        QCOMPARE(thumbnailOf(again->asset), QByteArray("other picture"));
        QCOMPARE(again->asset.sections.size(), file->asset.sections.size());
        QVERIFY(thumbnailOf(withThumbnail(changed, {})).isEmpty());
    }

    void missingFileSaysSo()
    {
        const auto file = openVfp(QStringLiteral("/no/such/file.vfp"));
        QVERIFY(!file);
        QCOMPARE(file.error().code, QStringLiteral("file.open"));
    }
};

QTEST_GUILESS_MAIN(TestVfp)
#include "tst_vfp.moc"
