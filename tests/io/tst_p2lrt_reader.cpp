#include "io/p2lrt/reader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace marrow;

namespace {

const QString kData = QStringLiteral(MARROW_SOURCE_DIR "/tests/data/p2lrt/");

QByteArray bytesOf(const QString &name)
{
    QFile file(kData + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The verdicts of the reader's test files: what is accepted, what is refused, and that a refusal says where and why.
class P2lrtReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("accepted");
        QTest::addColumn<bool>("checkCrc");
        QTest::addColumn<QString>("why");
        const QJsonArray index = QJsonDocument::fromJson(bytesOf("reader/index.json")).array();
        QCOMPARE(index.size(), 124);
        for (const QJsonValue &value : index) {
            const QJsonObject entry = value.toObject();
            const QString file = entry["file"].toString();
            QTest::newRow(qPrintable(file)) << file << (entry["verdict"].toString() == "accept")
                                            << entry["checkCrc"].toBool() << entry["why"].toString();
        }
    }
    void verdicts()
    {
        QFETCH(QString, file);
        QFETCH(bool, accepted);
        QFETCH(bool, checkCrc);
        QFETCH(QString, why);
        QVERIFY(QFile::exists(kData + "reader/" + file));
        const auto read = p2lrt::readPuppet(bytesOf("reader/" + file), {.checkCrc = checkCrc});
        const QString said = read ? QString() : read.error().code + ": " + read.error().message + " @" + read.error().where;
        QVERIFY2(read.ok() == accepted, qPrintable(why + " / " + said));
        if (qEnvironmentVariableIsSet("MARROW_SHOW"))
            qInfo("%s | %s", qPrintable(why), qPrintable(said));
        if (!accepted) {
            QVERIFY(read.error().code.startsWith("p2lrt."));
            QVERIFY(!read.error().where.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(P2lrtReaderTest)
#include "tst_p2lrt_reader.moc"
