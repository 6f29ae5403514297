// Plays every script of tests/data/p2lrt and compares what is seen with the expected values: within the tolerance of the
// data, and counting how many floats have exactly the expected bits.

#include "io/p2lrt/reader.h"
#include "model/puppet/script_player.h"
#include "tests/support/compare_json.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace marrow;

class PuppetVectorsTest : public QObject
{
    Q_OBJECT

private slots:
    void play_data();
    void play();
    void cleanupTestCase();

private:
    JsonComparison m_total;
};

void PuppetVectorsTest::play_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<double>("pixels");
    const QDir root(QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt"));
    for (const char *folder : {"core", "physics", "clips", "skin", "sims"}) {
        const QDir directory(root.filePath(QLatin1String(folder)));
        const QStringList names = directory.entryList({"*.json"}, QDir::Files, QDir::Name);
        QVERIFY2(!names.isEmpty(), folder);
        for (const QString &name : names) {
            const double pixels = qstrcmp(folder, "sims") == 0 ? 0.02 : 0.001;
            QTest::newRow(qPrintable(name)) << directory.filePath(name) << pixels;
        }
    }
}

void PuppetVectorsTest::play()
{
    QFETCH(QString, script);
    QFETCH(double, pixels);
    QFile file(script);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
    const QString rigPath = QFileInfo(script).dir().filePath(document.value("rig").toString());
    Result<p2lrt::ReadPuppet> read = p2lrt::readPuppetFile(rigPath);
    QVERIFY2(read.ok(), read ? "" : qPrintable(read.error().message));

    ScriptPlayer player(read->puppet.rig);
    const QJsonArray steps = document.value("steps").toArray();
    const Result<QJsonArray> seen = player.run(steps);
    QVERIFY2(seen.ok(), seen ? "" : qPrintable(seen.error().message));
    QCOMPARE(seen->size(), steps.size());

    JsonComparison comparison;
    comparison.pixels = pixels;
    int observed = 0;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const QJsonValue expected = steps[i].toObject().value("expect");
        if (!expected.isUndefined()) {
            ++observed;
            comparison.compare((*seen)[i].toObject().value("expect"), expected, QStringLiteral("/steps/%1").arg(i));
        }
    }
    m_total.add(comparison);
    if (comparison.identical != comparison.numbers) {
        qInfo("%lld of %lld numbers differ in bits", static_cast<long long>(comparison.numbers - comparison.identical),
              static_cast<long long>(comparison.numbers));
    }
    QVERIFY(observed > 0);
    QVERIFY2(comparison.failures.isEmpty(), qPrintable(comparison.failures.mid(0, 5).join('\n')));
}

void PuppetVectorsTest::cleanupTestCase()
{
    qInfo("%lld of %lld numbers have exactly the expected bits", static_cast<long long>(m_total.identical),
          static_cast<long long>(m_total.numbers));
    QVERIFY(m_total.numbers > 0);
    QVERIFY(m_total.identical >= m_total.numbers * 0.999);
}

QTEST_GUILESS_MAIN(PuppetVectorsTest)
#include "tst_puppet_vectors.moc"
