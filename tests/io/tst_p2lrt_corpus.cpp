// Inputs that fuzzing found to reach something new, run once more by every test run. See tests/fuzz/fuzz_p2lrt.cpp for what they
// are and what is checked.

#include "tests/fuzz/fuzz_p2lrt.cpp"

#include <QDir>
#include <QFile>
#include <QTest>

#include <limits>

class P2lrtCorpusTest : public QObject
{
    Q_OBJECT

private slots:
    void inputs()
    {
        const QDir folder(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt-fuzz"));
        const QStringList names = folder.entryList(QDir::Files, QDir::Name);
        QVERIFY(names.size() > 100);
        for (const QString &name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.constData()),
                                   static_cast<std::size_t>(bytes.size()));
        }
    }

    void hostileLengthsCostNothing()
    {
        // A file of a few hundred bytes that claims to unpack to a gigabyte is refused before memory is taken for it.
        const Base base = makeBase();
        const QByteArray sound = writePuppet(test::RandomRig(1).make())->bytes;
        for (int entry = 0; entry < 12; ++entry) {
            for (std::uint16_t compression : {0, 4, 8}) {
                QByteArray bytes = sound;
                const qsizetype at = 32 + 40 * entry;
                const std::uint64_t raw = std::uint64_t(1) << 30;
                const auto flags = static_cast<std::uint16_t>(1 | compression);
                std::memcpy(bytes.data() + at + 6, &flags, sizeof flags);
                std::memcpy(bytes.data() + at + 24, &raw, sizeof raw);
                const auto read = readPuppet(bytes);
                QVERIFY(!read);
                if (compression != 0)
                    QCOMPARE(read.error().code, QStringLiteral("p2lrt.too-large"));
            }
        }
        QCOMPARE(base.tags.size(), std::size_t(23));
    }

    void smallFilesMayTakeLess()
    {
        constexpr std::uint64_t kMegabyte = 1 << 20;
        QCOMPARE(memoryLimits(1000).raw, 256 * kMegabyte);
        QCOMPARE(memoryLimits(1000).records, 256 * kMegabyte);
        QCOMPARE(memoryLimits(8 * kMegabyte).raw, 512 * kMegabyte);
        QCOMPARE(memoryLimits(std::uint64_t(1) << 40).raw, 2048 * kMegabyte);
        QCOMPARE(memoryLimits(std::uint64_t(1) << 40).records, 1024 * kMegabyte);
    }

    void recordsStayInTheirMemory()
    {
        // Whatever the allowance, the same puppet comes out or the refusal says why.
        const Base base = makeBase();
        const auto whole = decodeChunks(base.payloads, std::numeric_limits<std::uint64_t>::max());
        QVERIFY(whole);
        int refused = 0, accepted = 0;
        for (std::uint64_t bytes = 0; bytes < 1'000'000; bytes = bytes * 5 / 4 + 16) {
            const auto decoded = decodeChunks(base.payloads, bytes);
            if (decoded) {
                ++accepted;
                QVERIFY(decoded->rig == whole->rig);
            } else {
                ++refused;
                QVERIFY(accepted == 0);
                QCOMPARE(decoded.error().code, QStringLiteral("p2lrt.too-large"));
            }
        }
        QVERIFY(refused > 10 && accepted > 3);
    }
};

QTEST_GUILESS_MAIN(P2lrtCorpusTest)
#include "tst_p2lrt_corpus.moc"
