// Broken VFP files: each refuses the file or drops the rig as its index says, and the message names section, offset and reason.

#include "io/vfp/vfp_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QTest>

#include <map>

using namespace marrow;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/vfp/");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the message of each broken file must name: section, byte offset (-1: none), and the code.
struct Expected
{
    const char *section;
    qint64 offset;
    const char *code;
};

const std::map<QString, Expected> kFaults = {
    {"anim-hash.vfp", {"ANIM", 2088 + 36, "rig.skeleton-hash"}},
    {"anim-key-time.vfp", {"ANIM", -2, "anim.key-time"}},
    {"anim-truncated.vfp", {"ANIM", -2, "vfp.section-truncated"}},
    {"codec.vfp", {"PAL0", 192, "vfp.section-codec"}},
    {"dir-crc.vfp", {"DIR0", 3488, "vfp.directory-crc"}},
    {"dir-offset.vfp", {"VFPF", 3920 - 64 + 12, "vfp.directory-bounds"}},
    {"empty.vfp", {"", -1, "vfp.empty"}},
    {"entry-bounds.vfp", {"", -2, "vfp.section-bounds"}},
    {"entry-overlap.vfp", {"", -2, "vfp.section-overlap"}},
    {"file-length.vfp", {"VFPF", 3920 - 64 + 36, "vfp.file-length"}},
    {"footer-magic.vfp", {"VFPF", 3920 - 64, "vfp.footer-magic"}},
    {"header-size.vfp", {"VFPK", 8, "vfp.header-size"}},
    {"joint-cycle.vfp", {"SKEL", -2, "skel.cycle"}},
    {"joint-nan.vfp", {"SKEL", -2, "rig.not-finite"}},
    {"joint-order.vfp", {"SKEL", -2, "skel.order"}},
    {"joint-parent.vfp", {"SKEL", -2, "skel.parent"}},
    {"joint-quaternion.vfp", {"SKEL", -2, "rig.rotation"}},
    {"magic.vfp", {"VFPK", 0, "vfp.magic"}},
    {"major.vfp", {"VFPK", 4, "vfp.version"}},
    {"meta-reserved.vfp", {"META", -2, "vfp.reserved"}},
    {"no-meta.vfp", {"META", -1, "vfp.section-missing"}},
    {"no-vox.vfp", {"VOX0", -2, "vfp.section-missing"}},
    {"palette-missing.vfp", {"VOX0", -2, "vox0.palette-index"}},
    {"rle-short.vfp", {"VOX0", -2, "vox0.runs"}},
    {"rle-zero-run.vfp", {"VOX0", -2, "vox0.runs"}},
    {"short.vfp", {"VFPK", 40, "vfp.short"}},
    {"skel-hash.vfp", {"SKEL", 604, "rig.source-hash"}},
    {"skel-truncated.vfp", {"SKEL", -2, "vfp.section-truncated"}},
    {"skel-version.vfp", {"SKEL", 600, "rig.version"}},
    {"trailing.vfp", {"VFPF", 3920, "vfp.trailing-bytes"}},
    {"truncated.vfp", {"VFPF", 1960 - 64, "vfp.footer-magic"}},
    {"two-pal.vfp", {"PAL0", -2, "vfp.section-duplicate"}},
    {"vox-crc.vfp", {"VOX0", 328, "vfp.section-crc"}},
    {"voxel-count.vfp", {"META", 64 + 20, "meta.voxel-count"}},
    {"vskn-count.vfp", {"VSKN", 1072 + 6, "vskn.count"}},
    {"vskn-default.vfp", {"VSKN", 1072 + 2, "vskn.default-joint"}},
    {"vskn-empty-voxel.vfp", {"VSKN", -2, "vskn.empty-voxel"}},
    {"vskn-encoding.vfp", {"VSKN", 1072 + 1, "vskn.encoding"}},
    {"vskn-hash.vfp", {"VSKN", 1072 + 42, "rig.skeleton-hash"}},
    {"vskn-no-skel.vfp", {"VSKN", -2, "rig.section-missing"}},
    {"vskn-order.vfp", {"VSKN", -2, "vskn.order"}},
};

} // namespace

class TestVfpRefused : public QObject
{
    Q_OBJECT

private slots:
    void refusesAndSaysWhy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("refuses");
        const QJsonArray index = QJsonDocument::fromJson(contentOf(kData + "refused/index.json")).array();
        QVERIFY(index.size() >= 40);
        for (const QJsonValue &entry : index)
            QTest::newRow(qPrintable(entry["file"].toString())) << entry["file"].toString() << entry["refuses"].toString();
    }
    void refusesAndSaysWhy()
    {
        QFETCH(QString, name);
        QFETCH(QString, refuses);
        const QByteArray bytes = contentOf(kData + "refused/" + name);
        const auto file = readVfp(bytes);
        QVERIFY2(kFaults.contains(name), "no expectation for this file");
        const Expected expected = kFaults.at(name);
        Issue issue;
        if (refuses == "file") {
            QVERIFY(!file);
            issue = issueFrom(file.error());
        } else {
            QVERIFY2(file.ok(), file.ok() ? "" : qPrintable(file.error().message));
            QVERIFY(file->asset.rigWasDropped);
            QVERIFY(!file->asset.rig);
            QCOMPARE(file->report.issues().size(), std::size_t(1));
            issue = file->report.issues().front();
            QCOMPARE(issue.severity, Severity::Warning);
            const auto saved = encodeVfp(file->asset); // the faulty sections stay as they are
            QVERIFY(saved);
            QVERIFY(*saved == bytes);
        }
        qInfo().noquote() << name << ":" << issue.code << issue.message;
        QCOMPARE(issue.code, QString::fromLatin1(expected.code));
        if (*expected.section)
            QCOMPARE(issue.section, QString::fromLatin1(expected.section));
        if (expected.offset != -1) {
            QVERIFY(issue.offset.has_value());
            QVERIFY(issue.message.contains(QLocale().toString(*issue.offset)));
            if (expected.offset >= 0)
                QCOMPARE(*issue.offset, expected.offset);
        }
        QVERIFY(!issue.message.isEmpty());
    }

    /// Cutting a good file anywhere refuses it or, never, crashes; a message is always there.
    void everyPrefixIsRefused()
    {
        const QByteArray bytes = contentOf(kData + "small-chunks-with-caches.vfp");
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const auto file = readVfp(bytes.left(size));
            QVERIFY(!file);
            QVERIFY(!file.error().message.isEmpty());
        }
    }

    /// Every flipped byte is either refused, noted, or in a place whose bytes are kept.
    void everyFlippedByteIsNoticedOrKept()
    {
        const QByteArray bytes = contentOf(kData + "mob_cat1.vfp");
        const auto good = readVfp(bytes);
        QVERIFY(good);
        for (qsizetype at = 0; at < bytes.size(); ++at) {
            QByteArray broken = bytes;
            broken[at] = static_cast<char>(broken[at] ^ 0x41);
            const auto file = readVfp(broken);
            if (!file)
                continue;
            const auto saved = encodeVfp(file->asset);
            QVERIFY(saved);
            const bool paddingOnly = file->report.empty() && *saved == bytes;
            QVERIFY2(*saved == broken || paddingOnly, qPrintable(QString::number(at)));
        }
    }
};

QTEST_GUILESS_MAIN(TestVfpRefused)
#include "tst_vfp_refused.moc"
