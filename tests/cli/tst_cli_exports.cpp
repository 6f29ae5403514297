// Exports of the command line from outside: models, films, contact sheets; and what inspect says of models.

#include "tests/support/run_cli.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace {

const QString kChef = QStringLiteral(MARROW_SOURCE_DIR "/resources/samples/chef.vfp");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool cannotDraw(const CliRun &run)
{
    return run.code == 1 && (run.err.contains("render.no-") || run.out.contains("render.no-"));
}

} // namespace

class TestCliExports : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void aRigBecomesAGlbThatIsInspected()
    {
        const QString out = at("chef.glb");
        const CliRun run = runCli({"convert", kChef, out, "--json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.object()["out"].toString(), out);
        const QJsonObject seen = runCli({"inspect", out, "--json"}).object();
        QCOMPARE(seen["format"].toString(), QString("glb"));
        QCOMPARE(seen["bytes"].toInteger(), QFileInfo(out).size());
        QCOMPARE(seen["joints"].toArray().size(), 10);
        QCOMPARE(seen["joints"][1]["parent"].toString(), QString("root"));
        QCOMPARE(seen["clips"].toArray().size(), 3);
        QCOMPARE(seen["clips"][1]["duration"].toDouble(), double(0.8F));
        QVERIFY(seen["faces"].toInt() > 100 && seen["vertices"].toInt() == seen["faces"].toInt() * 2);
        QCOMPARE(seen["textures"].toInt(), 1);
        QVERIFY(seen["vrmVersion"].isNull());
        QVERIFY(seen["humanoid"]["missing"].isArray() && seen["humanoid"]["mapped"].toInt() > 5);
        QVERIFY(!seen["drivable"].toBool(true)); // a cook without hands

        // Saved once more it is the same.
        QCOMPARE(runCli({"resave", out, at("again.glb")}).code, 0);
        QCOMPARE(contentOf(at("again.glb")), contentOf(out));
    }

    void aSurveyListsWhatOpensAndWhatNot()
    {
        QCOMPARE(runCli({"convert", kChef, at("good.glb")}).code, 0);
        QDir().mkpath(at("below"));
        QFile broken(at("below/broken.glb"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(contentOf(at("good.glb")).left(500));
        broken.close();
        const CliRun run = runCli({"survey", m_folder->path(), "--json"});
        QCOMPARE(run.code, 0);
        const QJsonArray files = run.object()["files"].toArray();
        QCOMPARE(files.size(), 2);
        QCOMPARE(files[0]["file"].toString(), QString("below/broken.glb"));
        QVERIFY(!files[0]["ok"].toBool(true));
        QCOMPARE(files[0]["code"].toString(), QString("gltf.truncated"));
        QVERIFY(files[1]["ok"].toBool() && files[1]["faces"].toInt() > 100);
        QCOMPARE(files[1]["joints"].toInt(), 10);
        QCOMPARE(run.object()["opened"].toInt() + run.object()["refused"].toInt(), 2);
        QCOMPARE(runCli({"survey", at("nowhere")}).code, 1);
    }

    void glbOptionsAreHeard()
    {
        QCOMPARE(runCli({"convert", kChef, at("walk.glb"), "--clip", "1", "--scale", "0.1", "--interpolation", "step"}).code, 0);
        const QJsonObject seen = runCli({"inspect", at("walk.glb"), "--json"}).object();
        QCOMPARE(seen["clips"].toArray().size(), 1);
        QVERIFY(contentOf(at("walk.glb")).contains("\"STEP\""));
        QCOMPARE(runCli({"convert", kChef, at("a.glb"), "--clip", "77"}).code, 1);
        QCOMPARE(runCli({"convert", kChef, at("a.glb"), "--up", "z"}).code, 2);
        QCOMPARE(runCli({"convert", kChef, at("a.glb"), "--time", "5"}).code, 2);
        QCOMPARE(runCli({"convert", kChef, at("a.glb"), "--scale", "0"}).code, 2);
        QVERIFY(!QFile::exists(at("a.glb")));
    }

    void anObjIsPosed()
    {
        QCOMPARE(runCli({"convert", kChef, at("rest.obj")}).code, 0);
        QCOMPARE(runCli({"convert", kChef, at("walk.obj"), "--clip", "1", "--time", "200"}).code, 0);
        const auto vertices = [](const QByteArray &obj) {
            QList<QByteArray> lines;
            for (const QByteArray &line : obj.split('\n')) {
                if (line.startsWith("v "))
                    lines.append(line);
            }
            return lines;
        };
        const auto rest = vertices(contentOf(at("rest.obj")));
        const auto walk = vertices(contentOf(at("walk.obj")));
        QCOMPARE(rest.size(), walk.size());
        QVERIFY(rest != walk);
    }

    void filmsAndSheets()
    {
        const CliRun sequence = runCli({"sequence", kChef, at("frames"), "--clip", "1", "--fps", "10", "--size", "64x48", "--json"});
        if (cannotDraw(sequence))
            QSKIP("There is no OpenGL here to draw films with.");
        QCOMPARE(sequence.code, 0);
        QCOMPARE(sequence.object()["pictures"].toInt(), 8);
        QCOMPARE(QDir(at("frames")).entryList({"*.png"}).size(), 8);
        QCOMPARE(QImage(at("frames/frames_0003.png")).size(), QSize(64, 48));
        QVERIFY(QImage(at("frames/frames_0001.png")) != QImage(at("frames/frames_0003.png")));
        // A second film never mixes with the first.
        const CliRun twice = runCli({"sequence", kChef, at("frames"), "--clip", "1", "--fps", "10", "--size", "64x48", "--json"});
        QCOMPARE(twice.code, 1);
        QVERIFY(twice.err.contains("film.folder-not-empty") || twice.out.contains("film.folder-not-empty"));
        QCOMPARE(QDir(at("frames")).entryList({"*.png"}).size(), 8);

        // A clip by its name, as the help says; a name that is not there is answered with those that are.
        QCOMPARE(runCli({"sheet", kChef, at("named.png"), "--clip", "walk 走", "--count", "2", "--size", "40x40"}).code, 0);
        QVERIFY(QFile::remove(at("named.png")));
        const CliRun unknown = runCli({"sheet", kChef, at("none.png"), "--clip", "swim", "--count", "2", "--size", "40x40"});
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains("walk 走"), unknown.err.constData());

        QCOMPARE(runCli({"turntable", kChef, at("turn.webp"), "--seconds", "1", "--fps", "4", "--size", "48x48", "--transparent"}).code, 0);
        const QByteArray webp = contentOf(at("turn.webp"));
        QVERIFY(webp.startsWith("RIFF") && webp.mid(8, 4) == "WEBP" && webp.contains("ANIM"));
        QCOMPARE(webp.count("ANMF"), 4);

        QCOMPARE(runCli({"sheet", kChef, at("sheet.png"), "--clip", "2", "--count", "6", "--columns", "3", "--size", "40x40", "--no-labels"}).code, 0);
        QCOMPARE(QImage(at("sheet.png")).size(), QSize(3 * 44 + 4, 2 * 44 + 4));

        QCOMPARE(runCli({"sequence", kChef, at("no"), "--size", "64x48"}).code, 2);
        QCOMPARE(runCli({"sequence", kChef, at("no.gif"), "--clip", "1"}).code, 2);
        QCOMPARE(runCli({"sequence", kChef, at("no"), "--clip", "1", "--from", "900"}).code, 2);
        QCOMPARE(runCli({"sequence", kChef, "/proc/nowhere/film", "--clip", "1"}).code, 1);
        QVERIFY(!QFile::exists(at("no")) && !QFile::exists(at("no.gif")));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), (QStringList{"frames", "sheet.png", "turn.webp"}));
    }

    void aCharacterFillsTheCellsOfItsSheet()
    {
        constexpr int kCell = 100;
        constexpr int kGap = 4;
        QCOMPARE(runCli({"convert", kChef, at("chef.glb")}).code, 0);
        const CliRun run = runCli({"sheet", at("chef.glb"), at("sheet.png"), "--clip", "1", "--count", "4", "--columns", "4", "--size", "100x100", "--no-labels", "--transparent"});
        if (cannotDraw(run))
            QSKIP("There is no OpenGL here to draw sheets with.");
        QCOMPARE(run.code, 0);
        const QImage sheet(at("sheet.png"));
        QRect seen;
        for (int cell = 0; cell < 4; ++cell) {
            const QImage picture = sheet.copy(kGap + cell * (kCell + kGap), kGap, kCell, kCell);
            for (int y = 0; y < kCell; ++y) {
                for (int x = 0; x < kCell; ++x) {
                    if (picture.pixel(x, y) != picture.pixel(0, 0))
                        seen |= QRect(x, y, 1, 1);
                }
            }
        }
        // One camera for the whole clip: what all pictures hold together leaves 8 % at either side of the narrower way.
        const int margin = std::min({seen.left(), kCell - 1 - seen.right(), seen.top(), kCell - 1 - seen.bottom()});
        QVERIFY2(margin >= 6 && margin <= 11, qPrintable(QStringLiteral("%1 of %2, seen %3 x %4").arg(margin).arg(kCell).arg(seen.width()).arg(seen.height())));
    }

private:
    QString at(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestCliExports)
#include "tst_cli_exports.moc"
