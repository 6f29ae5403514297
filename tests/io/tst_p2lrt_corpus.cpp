// Inputs that fuzzing found to reach something new, run once more by every test run. See tests/fuzz/fuzz_p2lrt.cpp for what they
// are and what is checked.

#include "tests/fuzz/fuzz_p2lrt.cpp"

#include <QDir>
#include <QFile>
#include <QTest>

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
            }
        }
        QCOMPARE(base.tags.size(), std::size_t(23));
    }
};

QTEST_GUILESS_MAIN(P2lrtCorpusTest)
#include "tst_p2lrt_corpus.moc"
