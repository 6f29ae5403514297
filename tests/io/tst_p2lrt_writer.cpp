#include "io/p2lrt/chunk_decoder.h"
#include "io/p2lrt/container.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/writer.h"
#include "tests/support/random_rig.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace marrow;
using namespace marrow::p2lrt;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/");

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList goodFiles()
{
    QStringList files;
    QDirIterator it(kData, {"*.p2lrt"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        if (readPuppet(bytesOf(path)))
            files.append(path);
    }
    files.sort();
    return files;
}

ByteArray window(const QByteArray &bytes)
{
    auto owner = std::make_shared<const QByteArray>(bytes);
    const auto *data = reinterpret_cast<const std::uint8_t *>(owner->constData());
    const auto size = static_cast<std::size_t>(owner->size());
    return ByteArray(owner, data, size, ArrayCodec::U8);
}

/// Decompressed payloads by tag; unknown chunks too.
std::map<QString, QByteArray> payloads(const QByteArray &bytes)
{
    const ByteArray file = window(bytes);
    std::map<QString, QByteArray> result;
    const Result<Container> container = readContainer(file);
    for (const ChunkEntry &entry : container->entries) {
        const ByteArray payload = chunkPayload(file, entry).value();
        result[tagText(entry.tag) + (entry.understood() ? "" : "?")] +=
            QByteArray(reinterpret_cast<const char *>(payload.data()), static_cast<qsizetype>(payload.size()));
    }
    return result;
}

QByteArray write(const Puppet &puppet, const WriteOptions &options = {})
{
    auto written = writePuppet(puppet, options);
    if (!written)
        qWarning("%s", qPrintable(written.error().message));
    return written ? written->bytes : QByteArray();
}

/// The same rig with every array in its plain codec, which is what version 1 can say.
bool sameNumbers(const PuppetRig &a, const PuppetRig &b)
{
    if (a.meshes.size() != b.meshes.size())
        return false;
    for (std::size_t i = 0; i < a.meshes.size(); ++i) {
        const auto &x = a.meshes[i];
        const auto &y = b.meshes[i];
        if (!std::ranges::equal(x.positions, y.positions) || !std::ranges::equal(x.uvs, y.uvs)
            || !std::ranges::equal(x.indices, y.indices) || x.id != y.id || x.deltas.coordinates != y.deltas.coordinates)
            return false;
    }
    return true;
}

} // namespace

/// Writing: nothing that was not edited changes, the same asset gives the same bytes, and what cannot be kept is said.
class P2lrtWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void resaveKeepsEveryPayload()
    {
        const QStringList files = goodFiles();
        QVERIFY(files.size() > 100);
        for (const QString &path : files) {
            const QByteArray bytes = bytesOf(path);
            const auto read = readPuppet(bytes);
            const WriteOptions options = optionsOf(read->puppet);
            const QByteArray saved = write(read->puppet, options);
            if (options.version == 1)
                QVERIFY2(saved == bytes, qPrintable(path));
            else
                QVERIFY2(payloads(saved) == payloads(bytes), qPrintable(path));
            QCOMPARE(write(readPuppet(saved)->puppet, options), saved);
        }
    }

    void encodingAfreshGivesTheSamePayloads()
    {
        // A writer of another make wrote these; ours says every chunk the same way, up to the numbering of strings.
        for (const QString &path : goodFiles()) {
            const auto read = readPuppet(bytesOf(path));
            Puppet fresh = read->puppet;
            fresh.source.reset();
            const auto again = readPuppet(write(fresh));
            QVERIFY2(*again->puppet.rig == *fresh.rig, qPrintable(path));
            QVERIFY(again->puppet.panel == fresh.panel);
        }
        const auto v2 = payloads(bytesOf(kData + "reader/v2.p2lrt"));
        Puppet fresh = readPuppet(bytesOf(kData + "reader/v2.p2lrt"))->puppet;
        fresh.source.reset();
        const auto ours = payloads(write(fresh));
        for (const auto &[tag, payload] : v2) {
            if (payload != ours.at(tag))
                qInfo("%s differs", qPrintable(tag));
        }
        QCOMPARE(ours, v2);
    }

    void versionsAndCompressionsAgree()
    {
        const auto v1 = readPuppet(bytesOf(kData + "reader/v1.p2lrt"));
        const auto v2 = readPuppet(bytesOf(kData + "reader/v2.p2lrt"));
        QVERIFY(sameNumbers(*v1->puppet.rig, *v2->puppet.rig));
        const auto plain = payloads(write(v2->puppet));
        for (Compression compression : {Compression::Deflate, Compression::Zstd}) {
            const QByteArray packed = write(v2->puppet, {.compression = compression});
            QCOMPARE(payloads(packed), plain);
            QVERIFY(packed.size() < write(v2->puppet).size());
            const auto container = readContainer(window(packed));
            for (const ChunkEntry &entry : container->entries) {
                const bool smaller = entry.length < entry.rawLength;
                QCOMPARE(entry.compression() != Compression::None, smaller);
                QVERIFY(entry.tag != tag("TEXR") || !smaller);
            }
        }
    }

    void versionOneSaysWhatItLoses()
    {
        const auto v2 = readPuppet(bytesOf(kData + "reader/v2.p2lrt"));
        const auto written = writePuppet(v2->puppet, {.version = 1});
        QStringList lost;
        for (const Issue &issue : written->report.issues()) {
            QCOMPARE(issue.code, QString("p2lrt.lost"));
            lost.append(issue.section);
        }
        lost.sort();
        QCOMPARE(lost, QStringList({"CEXT", "EXPR", "HITA", "META", "PGUI", "POSE", "UDAT"}));
        QCOMPARE(written->bytes, bytesOf(kData + "reader/v1.p2lrt"));
    }

    void verticalPhysicsDoesNotGoIntoVersionOne()
    {
        Puppet puppet = readPuppet(bytesOf(kData + "reader/v2.p2lrt"))->puppet;
        PuppetRig rig = *puppet.rig;
        QVERIFY(!rig.physics.groups.empty() && !rig.physics.groups[0].inputs.empty());
        const std::size_t inputs = rig.physics.groups[0].inputs.size();
        rig.physics.groups[0].inputs[0].source = PhysicsSource::Y;
        puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
        const auto old = writePuppet(puppet, {.version = 1});
        QCOMPARE(readPuppet(old->bytes)->puppet.rig->physics.groups[0].inputs.size(), inputs - 1);
        QVERIFY(std::ranges::any_of(old->report.issues(), [](const Issue &issue) { return issue.section == "PHYS"; }));
        const auto container = readContainer(window(write(puppet)));
        for (const ChunkEntry &entry : container->entries)
            QCOMPARE(int(entry.version), entry.tag == tag("PHYS") ? 2 : 1);
    }

    void editedPanelTouchesNothingElse()
    {
        for (const char *name : {"reader/v2.p2lrt", "reader/zstd.p2lrt", "reader/f16-unorm16.p2lrt",
                                 "reader/unknown-optional.p2lrt", "reader/vendor-lowercase.p2lrt"}) {
            const QByteArray bytes = bytesOf(kData + name);
            Puppet puppet = readPuppet(bytes)->puppet;
            puppet.panel.nodes.push_back({.isGroup = true, .id = "new", .name = "A new group"});
            auto before = payloads(bytes);
            auto after = payloads(write(puppet));
            QVERIFY(before["PGUI"] != after["PGUI"]);
            QVERIFY(after["STRS"].size() > before["STRS"].size());
            QCOMPARE(readPuppet(write(puppet))->puppet.panel.nodes.back().name, QString("A new group"));
            for (const char *changed : {"PGUI", "STRS"}) {
                before.erase(changed);
                after.erase(changed);
            }
            QCOMPARE(after, before);
        }
    }

    void editedPanelReplacesANewerOneAndSaysSo()
    {
        Puppet puppet = readPuppet(bytesOf(kData + "reader/pgui-newer.p2lrt"))->puppet;
        QVERIFY(puppet.panel.empty());
        QVERIFY(payloads(write(puppet)).contains("PGUI?"));
        puppet.panel.nodes.push_back({.isGroup = true, .id = "new"});
        const auto written = writePuppet(puppet, {});
        QVERIFY(!payloads(written->bytes).contains("PGUI?"));
        QCOMPARE(written->report.issues().size(), std::size_t(1));
    }

    void impossiblePanelIsNotWritten()
    {
        Puppet puppet = readPuppet(bytesOf(kData + "reader/v2.p2lrt"))->puppet;
        puppet.panel.nodes.push_back({.isGroup = true, .childCount = 3});
        const auto written = writePuppet(puppet, {});
        QVERIFY(!written);
        QCOMPARE(written.error().code, QString("p2lrt.unreadable"));
    }

    void strippedNamesLeaveIds()
    {
        const Puppet puppet = readPuppet(bytesOf(kData + "reader/v2.p2lrt"))->puppet;
        const QByteArray stripped = write(puppet, {.stripNames = true});
        const auto again = readPuppet(stripped);
        QVERIFY(again->puppet.source->namesStripped());
        for (std::size_t i = 0; i < puppet.rig->parameters.size(); ++i) {
            QVERIFY(again->puppet.rig->parameters[i].name.isEmpty());
            QCOMPARE(again->puppet.rig->parameters[i].id, puppet.rig->parameters[i].id);
        }
        for (const PanelNode &node : again->puppet.panel.nodes)
            QVERIFY(node.name.isEmpty());
        QCOMPARE(write(again->puppet), stripped);
    }

    void saveKeepsABackup()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.p2lrt");
        QVERIFY(QFile::copy(kData + "reader/v2.p2lrt", path));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        Puppet puppet = readPuppetFile(path)->puppet;
        puppet.panel = {};
        QVERIFY(savePuppet(puppet, path));
        QVERIFY(readPuppetFile(path)->puppet.panel.empty());
        QCOMPARE(bytesOf(path + ".bak"), bytesOf(kData + "reader/v2.p2lrt"));
    }

    void externalPageIsFoundBesideThePuppet()
    {
        QTemporaryDir folder;
        Puppet puppet = readPuppet(bytesOf(kData + "reader/v2.p2lrt"))->puppet;
        PuppetRig rig = *puppet.rig;
        const ByteArray png = rig.textures.at(0).data;
        rig.textures[0] = {TextureKind::External, 1, 1, {}, "pages/one.png"};
        rig.textures.push_back({TextureKind::External, 1, 1, {}, "../outside.png"});
        rig.textures.push_back({TextureKind::Ktx2, 1, 1, ByteArray({1, 2, 3}), {}});
        puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
        const QString path = folder.filePath("sub/a.p2lrt");
        QVERIFY(QDir(folder.path()).mkpath("sub/pages"));
        QVERIFY(savePuppet(puppet, path));
        for (const char *name : {"sub/pages/one.png", "outside.png"}) {
            QFile page(folder.filePath(name));
            QVERIFY(page.open(QIODevice::WriteOnly));
            page.write(reinterpret_cast<const char *>(png.data()), static_cast<qint64>(png.size()));
        }
        const auto read = readPuppetFile(path);
        QVERIFY(read->puppet.rig->textures[0].externalData == png);
        QVERIFY(read->puppet.rig->textures[1].externalData.empty());
        QStringList codes;
        for (const Issue &issue : read->report.issues())
            codes.append(issue.code);
        QCOMPARE(codes, QStringList({"p2lrt.texture-external", "p2lrt.texture-ktx2"}));
        QCOMPARE(payloads(write(read->puppet)), payloads(bytesOf(path)));
    }

    void randomRigs()
    {
        const int rigs = qEnvironmentVariableIntValue("MARROW_RANDOM_RIGS") > 0
                             ? qEnvironmentVariableIntValue("MARROW_RANDOM_RIGS") : 2000;
        for (int seed = 0; seed < rigs; ++seed) {
            const Puppet puppet = test::RandomRig(static_cast<std::uint32_t>(seed)).make();
            const auto written = writePuppet(puppet, {});
            QVERIFY2(written, qPrintable(QString("seed %1: %2").arg(seed).arg(written ? QString() : written.error().message)));
            const auto read = readPuppet(written->bytes, {.checkCrc = true});
            QVERIFY2(*read->puppet.rig == *puppet.rig && read->puppet.panel == puppet.panel, qPrintable(QString::number(seed)));
            QCOMPARE(write(read->puppet), written->bytes);
            Puppet fresh = read->puppet;
            fresh.source.reset();
            QCOMPARE(write(fresh), written->bytes);

            const auto compression = seed % 2 ? Compression::Deflate : Compression::Zstd;
            const auto packed = readPuppet(write(puppet, {.compression = compression}));
            QVERIFY(*packed->puppet.rig == *puppet.rig);
            QCOMPARE(write(packed->puppet), written->bytes);

            const QByteArray one = write(puppet, {.version = 1});
            const auto old = readPuppet(one);
            QVERIFY(sameNumbers(*old->puppet.rig, *puppet.rig));
            QCOMPARE(write(old->puppet, {.version = 1}), one);
            Puppet oldFresh = old->puppet;
            oldFresh.source.reset();
            QCOMPARE(write(oldFresh, {.version = 1}), one);
        }
    }
};

QTEST_GUILESS_MAIN(P2lrtWriterTest)
#include "tst_p2lrt_writer.moc"
