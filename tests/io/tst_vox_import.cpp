// MagicaVoxel files built here byte by byte, and other people's when they are there.

#include "io/byte_writer.h"
#include "io/vfp/vfp_file.h"
#include "io/vox/vox_import.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace marrow;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString sharedData()
{
    const QString given = qEnvironmentVariable("MARROW_SHARED_DATA");
    return given.isEmpty() ? QStringLiteral(MARROW_SOURCE_DIR "/../shared/data") : given;
}

/// Writes chunks the way MagicaVoxel does.
class VoxBuilder
{
public:
    struct Voxel
    {
        int x, y, z, index;
    };

    VoxBuilder &model(Int3 size, const std::vector<Voxel> &voxels)
    {
        ByteWriter sizes;
        for (int axis = 0; axis < 3; ++axis)
            sizes.i32(size[axis]);
        chunk("SIZE", sizes.take());
        ByteWriter cells;
        cells.u32(static_cast<std::uint32_t>(voxels.size()));
        for (const Voxel &v : voxels) {
            for (const int value : {v.x, v.y, v.z, v.index})
                cells.u8(static_cast<std::uint8_t>(value));
        }
        return chunk("XYZI", cells.take());
    }
    VoxBuilder &transform(int id, int child, const QByteArray &translation, int rotation, bool hidden = false)
    {
        ByteWriter writer;
        writer.i32(id);
        dictionary(writer, hidden ? QByteArrayList{"_hidden", "1"} : QByteArrayList{});
        for (const int value : {child, -1, 0, 1})
            writer.i32(value);
        dictionary(writer, {"_t", translation, "_r", QByteArray::number(rotation)});
        return chunk("nTRN", writer.take());
    }
    VoxBuilder &group(int id, const std::vector<int> &children)
    {
        ByteWriter writer;
        writer.i32(id);
        writer.i32(0);
        writer.i32(static_cast<int>(children.size()));
        for (const int child : children)
            writer.i32(child);
        return chunk("nGRP", writer.take());
    }
    VoxBuilder &shape(int id, int modelIndex)
    {
        ByteWriter writer;
        for (const int value : {id, 0, 1, modelIndex, 0})
            writer.i32(value);
        return chunk("nSHP", writer.take());
    }
    VoxBuilder &palette(int index, QRgb color)
    {
        QByteArray bytes(1024, '\0');
        const char entry[] = {char(qRed(color)), char(qGreen(color)), char(qBlue(color)), char(qAlpha(color))};
        bytes.replace(4 * (index - 1), 4, QByteArray(entry, 4));
        return chunk("RGBA", bytes);
    }
    VoxBuilder &emission(int index, const QByteArray &weight)
    {
        ByteWriter writer;
        writer.i32(index);
        dictionary(writer, {"_type", "_emit", "_emit", weight});
        return chunk("MATL", writer.take());
    }
    VoxBuilder &chunk(const char *tag, const QByteArray &content)
    {
        ByteWriter writer;
        writer.bytes(QByteArrayView(tag, 4));
        writer.u32(static_cast<std::uint32_t>(content.size()));
        writer.u32(0);
        writer.bytes(content);
        m_chunks += writer.take();
        return *this;
    }
    QByteArray file() const
    {
        ByteWriter writer;
        writer.bytes("VOX ");
        writer.u32(150);
        writer.bytes("MAIN");
        writer.u32(0);
        writer.u32(static_cast<std::uint32_t>(m_chunks.size()));
        writer.bytes(m_chunks);
        return writer.take();
    }

private:
    static void dictionary(ByteWriter &writer, const QByteArrayList &pairs)
    {
        writer.i32(static_cast<int>(pairs.size() / 2));
        for (const QByteArray &text : pairs) {
            writer.i32(static_cast<int>(text.size()));
            writer.bytes(text);
        }
    }

    QByteArray m_chunks;
};

constexpr int kUpright = 4; // the rotation that turns nothing

/// An L of four voxels in a 3 × 2 × 1 model: no two rotations of it are alike.
VoxBuilder withL()
{
    return VoxBuilder().model({3, 2, 1}, {{0, 0, 0, 1}, {1, 0, 0, 2}, {2, 0, 0, 3}, {0, 1, 0, 4}});
}

} // namespace

class TestVoxImport : public QObject
{
    Q_OBJECT

private slots:
    void turnsZUpToYUp()
    {
        const auto imported = importVox(VoxBuilder().model({4, 5, 6}, {{1, 2, 3, 7}, {1, 2, 5, 8}, {3, 4, 3, 9}}).file());
        QVERIFY(imported);
        QCOMPARE(imported->asset.grid.size(), (Int3{3, 3, 3}));
        QCOMPARE(imported->asset.voxelCount, 3u);
        QCOMPARE(int(imported->asset.grid.at({0, 0, 0})), 7);
        QCOMPARE(int(imported->asset.grid.at({0, 2, 0})), 8); // z became y
        QCOMPARE(int(imported->asset.grid.at({2, 0, 2})), 9);
        QCOMPARE(imported->asset.palette.count(), 3);
    }

    void takesThePalette()
    {
        VoxBuilder builder;
        builder.model({1, 1, 1}, {{0, 0, 0, 79}}).palette(79, qRgba(1, 2, 3, 0)).emission(79, "0.5");
        const auto imported = importVox(builder.file());
        QVERIFY(imported);
        const PaletteEntry entry = imported->asset.palette.entries[79];
        QCOMPARE(int(entry.red), 1);
        QCOMPARE(int(entry.green), 2);
        QCOMPARE(int(entry.blue), 3);
        QCOMPARE(int(entry.alpha), 255); // a zero there is no transparency
        QCOMPARE(int(entry.emission), 128);
        const auto plain = importVox(withL().file()); // without RGBA: the usual colours
        QVERIFY(plain);
        QCOMPARE(plain->asset.palette.entries[1].rgba(), qRgba(255, 255, 255, 255));
        QCOMPARE(plain->asset.palette.entries[2].rgba(), qRgba(255, 255, 204, 255));
    }

    void placesModelsByTheirTransforms()
    {
        VoxBuilder builder = withL();
        builder.model({2, 2, 2}, {{0, 0, 0, 5}});
        builder.transform(0, 1, "100 -50 7", kUpright).group(1, {2, 4, 6});
        builder.transform(2, 3, "0 0 0", kUpright).shape(3, 0);
        builder.transform(4, 5, "10 0 0", kUpright).shape(5, 1);
        builder.transform(6, 3, "0 0 4", kUpright); // the first model once more, higher
        const auto imported = importVox(builder.file());
        QVERIFY2(imported.ok(), imported.ok() ? "" : qPrintable(imported.error().message));
        QCOMPARE(imported->asset.voxelCount, 9u);
        // The L spans x -1..1 about its middle; the single voxel is at 10 - 1 = 9.
        QCOMPARE(imported->asset.grid.size(), (Int3{11, 6, 2}));
        const VoxelGrid &grid = imported->asset.grid;
        QCOMPARE(int(grid.at({0, 1, 0})), 1);
        QCOMPARE(int(grid.at({0, 1, 1})), 4);
        QCOMPARE(int(grid.at({0, 5, 0})), 1);
        QCOMPARE(int(grid.at({10, 0, 0})), 5);
    }

    void turnsModels_data()
    {
        QTest::addColumn<int>("rotation");
        QTest::addColumn<QByteArray>("picture"); // rows from z = 0 up in MagicaVoxel's y, "-" between rows
        QTest::newRow("as it is") << kUpright << QByteArray("123-4..");
        QTest::newRow("about z by 180 degrees") << (4 | 16 | 32) << QByteArray("..4-321");
        QTest::newRow("mirrored in x") << (4 | 16) << QByteArray("321-..4");
        QTest::newRow("about z by 90 degrees") << (1 | 0 << 2 | 16) << QByteArray("41-.2-.3");
    }
    void turnsModels()
    {
        QFETCH(int, rotation);
        QFETCH(QByteArray, picture);
        VoxBuilder builder = withL();
        builder.transform(0, 1, "0 0 0", rotation).shape(1, 0);
        const auto imported = importVox(builder.file());
        QVERIFY(imported);
        const VoxelGrid &grid = imported->asset.grid;
        QByteArray seen;
        for (int z = 0; z < grid.size().z; ++z) {
            if (z > 0)
                seen += '-';
            for (int x = 0; x < grid.size().x; ++x)
                seen += grid.at({x, 0, z}) == 0 ? '.' : static_cast<char>('0' + grid.at({x, 0, z}));
        }
        QCOMPARE(seen, picture);
    }

    void saysWhatIsOdd()
    {
        VoxBuilder builder = withL();
        builder.model({1, 1, 1}, {{0, 0, 0, 1}}).model({1, 1, 1}, {{0, 0, 0, 2}});
        builder.transform(0, 1, "0 0 0", kUpright).group(1, {2, 4}).transform(2, 3, "0 0 0", kUpright, true).shape(3, 0);
        builder.transform(4, 5, "0 -1 0", kUpright).shape(5, 1);
        const auto imported = importVox(builder.file());
        QVERIFY(imported);
        QStringList codes;
        for (const Issue &issue : imported->report.issues())
            codes.append(issue.code);
        QCOMPARE(codes, QStringList({"vox.unplaced", "vox.hidden", "vox.overlap"}));
    }

    void refusesAndSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::newRow("empty") << QByteArray() << "vox.magic";
        QTest::newRow("other") << QByteArray("PK\x03\x04 something else entirely") << "vox.magic";
        QByteArray slab(12 + 2 * 3 * 4 + 768, '\1');
        slab.replace(0, 12, QByteArray("\2\0\0\0\3\0\0\0\4\0\0\0", 12));
        QTest::newRow("slab6") << slab << "vox.slab6";
        QTest::newRow("cut off") << withL().file().chopped(3) << "vox.truncated";
        QTest::newRow("nothing in it") << VoxBuilder().model({4, 4, 4}, {}).file() << "vox.no-voxels";
        QTest::newRow("outside its model") << VoxBuilder().model({2, 2, 2}, {{2, 0, 0, 1}}).file() << "vox.voxel";
        QTest::newRow("model too long") << VoxBuilder().model({300, 1, 1}, {}).file() << "vox.size";
        QTest::newRow("scene too long") << withL().transform(0, 1, "0 0 0", kUpright).group(1, {2, 4}).transform(2, 3, "0 0 0", kUpright)
                                               .shape(3, 0).transform(4, 3, "300 0 0", kUpright).file() << "vox.too-large";
        QTest::newRow("scene in itself") << withL().transform(0, 1, "0 0 0", kUpright).group(1, {0}).file() << "vox.graph";
        QTest::newRow("model missing") << withL().transform(0, 1, "0 0 0", kUpright).shape(1, 7).file() << "vox.graph";
        QTest::newRow("rotation of nothing") << withL().transform(0, 1, "0 0 0", 0).shape(1, 0).file() << "vox.transform";
        QTest::newRow("translation of words") << withL().transform(0, 1, "a b c", kUpright).shape(1, 0).file() << "vox.transform";
        VoxBuilder bomb = withL();
        for (int level = 0; level < 40; ++level)
            bomb.group(level, {level + 1, level + 1});
        QTest::newRow("a group doubled forty times") << bomb.transform(-1, 0, "0 0 0", kUpright).shape(40, 0).file() << "vox.graph";
    }
    void refusesAndSaysWhy()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto imported = importVox(bytes);
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, code);
        QVERIFY(!imported.error().message.isEmpty());
        if (code == "vox.too-large")
            QVERIFY(imported.error().message.contains("303 × 1 × 2") && imported.error().message.contains("255"));
    }

    /// An independent program made VFP files of the same models; the same voxels must come out.
    void givesWhatAnotherProgramGave()
    {
        const QDir real(sharedData() + "/real/vox/mikelovesrobots+mmmm");
        const QDir ours(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp"));
        if (!real.exists())
            QSKIP("the shared data is not here");
        int compared = 0;
        for (const QString &name : ours.entryList({"*.vfp"}, QDir::Files)) {
            const QString vox = real.filePath(QFileInfo(name).completeBaseName() + ".vox");
            if (!QFile::exists(vox))
                continue;
            const auto imported = importVox(contentOf(vox));
            const auto expected = openVfp(ours.filePath(name));
            QVERIFY(imported && expected);
            QVERIFY2(imported->asset.grid == expected->asset.grid, qPrintable(name));
            QVERIFY2(imported->asset.palette == expected->asset.palette, qPrintable(name));
            ++compared;
        }
        QVERIFY(compared >= 10);
    }

    void opensOtherPeoplesFiles()
    {
        const QDir real(sharedData() + "/real/vox");
        if (!real.exists())
            QSKIP("the shared data is not here");
        const QMap<QString, QString> refused = {{"axes.vox", "vox.too-large"}, {"slab6_vox_test.vox", "vox.slab6"}, {"teardown.vox", "vox.no-voxels"}};
        for (const QFileInfo &folder : real.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const QFileInfo &file : QDir(folder.filePath()).entryInfoList({"*.vox"}, QDir::Files)) {
                const auto imported = importVox(contentOf(file.filePath()));
                QCOMPARE(imported.ok() ? QString() : imported.error().code, refused.value(file.fileName()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestVoxImport)
#include "tst_vox_import.moc"
