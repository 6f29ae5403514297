// Painting weights as pure functions, and every command of a character document through undo and redo.

#include "model/commands/character_commands.h"
#include "tests/support/box_person.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QtTest>

using namespace marrow;
using namespace marrow::test;

namespace {

QString difference(const CharacterAsset &a, const CharacterAsset &b)
{
    if (!(a.placement == b.placement))
        return "placement";
    if (!(a.weights == b.weights))
        return "weights";
    if (!(a.weightOptions == b.weightOptions))
        return "constants";
    if (a.locks != b.locks)
        return "locks";
    if (!(a.bake == b.bake) || a.mesh != b.mesh || a.restIsPosed != b.restIsPosed)
        return "mesh";
    if (a.weightsAreOld != b.weightsAreOld || a.weightsArePainted != b.weightsArePainted)
        return "state";
    return {};
}

/// A command done, undone, done again: both states come back whole, with one step and one signal each time.
QString roundTrip(CharacterDocument &document, const QString &name, const QJsonObject &args)
{
    const CharacterAsset before = document.asset();
    const int index = document.undoStack()->index();
    QSignalSpy committed(&document, &CharacterDocument::committed);
    if (const Result<void> done = document.execute(name, args); !done)
        return name + " failed: " + done.error().message;
    const CharacterAsset after = document.asset();
    if (document.undoStack()->index() != index + 1 || committed.size() != 1)
        return name + " is not one step";
    if (difference(before, after).isEmpty())
        return name + " changed nothing";
    for (int round = 0; round < 2; ++round) {
        document.undoStack()->undo();
        if (const QString what = difference(document.asset(), before); !what.isEmpty())
            return name + ": undo left another " + what;
        document.undoStack()->redo();
        if (const QString what = difference(document.asset(), after); !what.isEmpty())
            return name + ": redo left another " + what;
    }
    return {};
}

std::unique_ptr<CharacterDocument> openPerson(bool bound = true)
{
    BoxPersonOptions options;
    options.ownSkin = true;
    auto document = makeCharacterDocument(makeCharacterAsset(std::make_shared<const CharacterModel>(boxPerson(options)), nullptr));
    if (bound && !document->execute("weights.bind", {}).ok())
        return nullptr;
    return document;
}

float sumOf(const VertexWeights &vertex)
{
    return vertex.weights[0] + vertex.weights[1] + vertex.weights[2] + vertex.weights[3];
}

/// A mesh, its weights and its neighbours, ready to be painted.
struct Paint
{
    BakedMesh mesh = bakeMesh(boxPerson());
    VertexNeighbours neighbours{mesh};
    std::vector<VertexWeights> weights = bindWeights(mesh, analysePlacement(mesh).placement);
    std::vector<std::uint32_t> touched;
    JointLocks locks;

    WeightEdit edit() { return {mesh, neighbours, weights, locks, &touched}; }
    std::uint32_t nearest(const Eigen::Vector3f &point) const
    {
        std::uint32_t best = 0;
        for (std::uint32_t v = 0; v < mesh.positions.size(); ++v) {
            if ((mesh.positions[v] - point).norm() < (mesh.positions[best] - point).norm())
                best = v;
        }
        return best;
    }
};

} // namespace

class TestCharacterDocument : public QObject
{
    Q_OBJECT

private slots:
    void brushes();
    void brushesMirror();
    void locksHold();
    void floodsOnePiece();
    void mirrorsSides();
    void limitsPrunesNormalises();
    void everyCommandUndoes_data();
    void everyCommandUndoes();
    void refusesWhatCannotBe();
    void analysingAgainIsOneStep();
    void strokesShareTheirBlocks();
    void preparedWeightsAreTaken();
    void oldWeightsAreMarked();
};

void TestCharacterDocument::brushes()
{
    Paint paint;
    const int thigh = humanoidJoint(u"thigh_L");
    const std::uint32_t centre = paint.nearest({0.11F, 0.8F, 0.08F});
    const WeightDab dab{paint.mesh.positions[centre], 0.12F, 0.5F, BrushFalloff::Linear};
    const auto before = paint.weights;
    WeightEdit edit = paint.edit();

    applyDab(edit, dab, WeightBrush::Subtract, thigh);
    QVERIFY(weightOf(paint.weights[centre], thigh) < weightOf(before[centre], thigh) - 0.3F);
    QVERIFY(!paint.touched.empty());
    for (std::uint32_t v = 0; v < paint.weights.size(); ++v) {
        QVERIFY(std::abs(sumOf(paint.weights[v]) - 1) < 1e-5F);
        const bool within = (paint.mesh.positions[v] - dab.centre).norm() <= dab.radius;
        QVERIFY(within || paint.weights[v] == before[v]);
    }
    applyDab(edit, dab, WeightBrush::Add, thigh);
    QVERIFY(weightOf(paint.weights[centre], thigh) > 0.9F);
    applyDab(edit, {dab.centre, dab.radius, 1, BrushFalloff::Constant}, WeightBrush::Replace, thigh, 0.25F);
    QVERIFY(std::abs(weightOf(paint.weights[centre], thigh) - 0.25F) < 1e-5F);
    // Smoothing closes the gap between the hole and what is around it.
    const auto spread = [&] {
        float least = 1;
        float most = 0;
        for (const std::uint32_t neighbour : paint.neighbours.of(centre)) {
            least = std::min(least, weightOf(paint.weights[neighbour], thigh));
            most = std::max(most, weightOf(paint.weights[neighbour], thigh));
        }
        return most - least;
    };
    paint.weights = before;
    paint.weights[centre] = {{1, 1, 1, 1}, {1, 0, 0, 0}};
    const float hole = weightOf(before[centre], thigh);
    applyDab(edit, dab, WeightBrush::Smooth, thigh);
    QVERIFY(weightOf(paint.weights[centre], thigh) > 0.3F * hole);
    QVERIFY(spread() <= 1);
    QCOMPARE(brushStrength({{}, 1, 1, BrushFalloff::Linear}, 0.25F), 0.75F);
    QCOMPARE(brushStrength({{}, 1, 0.5F, BrushFalloff::Constant}, 0.9F), 0.5F);
    QCOMPARE(brushStrength({{}, 1, 1, BrushFalloff::Smooth}, 0.5F), 0.5F);
}

void TestCharacterDocument::brushesMirror()
{
    Paint paint;
    WeightEdit edit = paint.edit();
    applyDab(edit, {{0.11F, 0.3F, 0.06F}, 0.1F, 1, BrushFalloff::Smooth}, WeightBrush::Subtract, humanoidJoint(u"shin_L"), 1, true);
    const auto mirrors = paint.neighbours.mirrors();
    std::size_t compared = 0;
    for (const std::uint32_t v : paint.touched) {
        QVERIFY(mirrors[v] >= 0);
        const float left = weightOf(paint.weights[v], humanoidJoint(u"shin_L"));
        const float right = weightOf(paint.weights[static_cast<std::size_t>(mirrors[v])], humanoidJoint(u"shin_R"));
        if (paint.mesh.positions[v].x() > 0) {
            QVERIFY(std::abs(left - right) < 1e-4F);
            ++compared;
        }
    }
    QVERIFY(compared > 3);
}

void TestCharacterDocument::locksHold()
{
    Paint paint;
    const int hips = humanoidJoint(u"hips");
    const int thigh = humanoidJoint(u"thigh_L");
    paint.locks[static_cast<std::size_t>(hips)] = true;
    const auto before = paint.weights;
    WeightEdit edit = paint.edit();
    applyDab(edit, {{0.15F, 1, 0}, 0.3F, 1, BrushFalloff::Constant}, WeightBrush::Add, thigh);
    smoothWeights(edit, -1, 3, 0.7F);
    pruneWeights(edit, 0.2F);
    for (std::size_t v = 0; v < before.size(); ++v) {
        QVERIFY(std::abs(weightOf(before[v], hips) - weightOf(paint.weights[v], hips)) < 1e-5F);
        QVERIFY(std::abs(sumOf(paint.weights[v]) - 1) < 1e-5F);
    }
    QVERIFY(paint.weights != before);
    paint.locks.reset();
    paint.locks[static_cast<std::size_t>(thigh)] = true;
    const auto kept = paint.weights;
    WeightEdit locked = paint.edit();
    applyDab(locked, {{0.15F, 1, 0}, 0.3F, 1, BrushFalloff::Constant}, WeightBrush::Replace, thigh, 0);
    floodWeight(locked, 0, thigh, 1);
    QVERIFY(paint.weights == kept);
}

void TestCharacterDocument::floodsOnePiece()
{
    Paint paint;
    const int toe = humanoidJoint(u"toe_R");
    const std::uint32_t seed = paint.nearest({0, 1.9F, 0.1F}); // on the head, a tube of its own
    WeightEdit edit = paint.edit();
    floodWeight(edit, seed, toe, 1);
    std::size_t flooded = 0;
    for (std::size_t v = 0; v < paint.weights.size(); ++v) {
        if (weightOf(paint.weights[v], toe) < 0.999F)
            continue;
        ++flooded;
        QVERIFY(paint.mesh.positions[v].y() > 1.7F || paint.mesh.positions[v].y() < 0.2F);
    }
    QVERIFY(flooded > 100 && flooded < paint.weights.size() / 4);
}

void TestCharacterDocument::mirrorsSides()
{
    Paint paint;
    WeightEdit edit = paint.edit();
    applyDab(edit, {{0.5F, 1.55F, 0}, 0.2F, 1, BrushFalloff::Constant}, WeightBrush::Add, humanoidJoint(u"hand_L"));
    const auto leftBefore = paint.weights;
    mirrorWeights(edit, true);
    const auto mirrors = paint.neighbours.mirrors();
    std::size_t changed = 0;
    for (std::size_t v = 0; v < paint.weights.size(); ++v) {
        if (paint.mesh.positions[v].x() > 0.01F)
            QVERIFY(paint.weights[v] == leftBefore[v]);
        if (paint.mesh.positions[v].x() < -0.01F && mirrors[v] >= 0) {
            const auto image = static_cast<std::size_t>(mirrors[v]);
            QVERIFY(std::abs(weightOf(paint.weights[v], humanoidJoint(u"hand_R")) - weightOf(leftBefore[image], humanoidJoint(u"hand_L"))) < 1e-5F);
            changed += !(paint.weights[v] == leftBefore[v]);
        }
    }
    QVERIFY(changed > 10);
}

void TestCharacterDocument::limitsPrunesNormalises()
{
    Paint paint;
    WeightEdit edit = paint.edit();
    limitWeights(edit, 2);
    for (const VertexWeights &vertex : paint.weights) {
        QVERIFY(vertex.weights[2] == 0 && vertex.weights[3] == 0);
        QVERIFY(std::abs(sumOf(vertex) - 1) < 1e-5F);
    }
    pruneWeights(edit, 0.1F);
    for (const VertexWeights &vertex : paint.weights)
        QVERIFY(vertex.weights[1] == 0 || vertex.weights[1] >= 0.1F);
    paint.weights[0] = {{3, 2, 1, 1}, {0.2F, 0.1F, 0, 0}};
    paint.weights[1] = {{1, 1, 1, 1}, {0, 0, 0, 0}};
    normaliseWeights(edit);
    QVERIFY(std::abs(weightOf(paint.weights[0], 3) - 2.0F / 3) < 1e-6F);
    QCOMPARE(weightOf(paint.weights[1], 1), 1.0F);
    QCOMPARE(dominantJoints(paint.weights)[0], std::uint8_t{3});
}

void TestCharacterDocument::everyCommandUndoes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonObject>("args");
    const QJsonArray somewhere{0.3, 1.5, 0.05};
    QTest::newRow("move") << "joint.move" << QJsonObject{{"joint", "hand_L"}, {"position", somewhere}};
    QTest::newRow("move both") << "joint.move" << QJsonObject{{"joint", "hand_L"}, {"position", somewhere}, {"mirror", true}};
    QTest::newRow("centre") << "joint.centre" << QJsonObject{{"joint", "chest"}};
    QTest::newRow("several") << "joints.set" << QJsonObject{{"joints", QJsonObject{{"hand_L", somewhere}, {"head", QJsonArray{0, 1.8, 0}}}}};
    QTest::newRow("turn") << "model.turn" << QJsonObject{};
    QTest::newRow("rest") << "model.restPose" << QJsonObject{{"pose", "a"}};
    QTest::newRow("constants") << "weights.set" << QJsonObject{{"power", 6}, {"keepProps", false}};
    QTest::newRow("bind") << "weights.bind" << QJsonObject{{"thinLimbScale", 0.2}, {"limbsInTrunk", 1}};
    QTest::newRow("stroke") << "weights.stroke" << QJsonObject{{"brush", "replace"}, {"joint", "shin_L"}, {"dabs", QJsonArray{QJsonArray{0.11, 0.5, 0.06}, QJsonArray{0.11, 0.45, 0.06}}}, {"radius", 0.1}, {"strength", 0.7}, {"falloff", "smooth"}, {"value", 0.3}, {"mirror", true}};
    QTest::newRow("smooth") << "weights.stroke" << QJsonObject{{"brush", "smooth"}, {"joint", "shin_L"}, {"dabs", QJsonArray{QJsonArray{0.11, 0.55, 0.06}}}, {"radius", 0.2}, {"falloff", "constant"}};
    QTest::newRow("flood") << "weights.flood" << QJsonObject{{"joint", "neck"}, {"vertex", 5}};
    QTest::newRow("limit") << "weights.limit" << QJsonObject{{"most", 1}};
    QTest::newRow("prune") << "weights.prune" << QJsonObject{{"least", 0.05}};
    QTest::newRow("smooth all") << "weights.smooth" << QJsonObject{{"rounds", 2}};
    QTest::newRow("lock") << "weights.lock" << QJsonObject{{"joints", QJsonArray{"hips", "spine"}}, {"locked", true}};
}

void TestCharacterDocument::everyCommandUndoes()
{
    QFETCH(QString, name);
    QFETCH(QJsonObject, args);
    const auto document = openPerson();
    QVERIFY(document);
    const QString wrong = roundTrip(*document, name, args);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QVERIFY(!document->undoStack()->undoText().isEmpty());
    // The same on a copy gives the same: journals can be trusted.
    const auto again = openPerson();
    QVERIFY(again->execute(name, args).ok());
    const QString what = difference(document->asset(), again->asset());
    QVERIFY2(what.isEmpty() || what == "mesh", qPrintable(what));
    QVERIFY(document->mesh().positions == again->mesh().positions);
}

void TestCharacterDocument::refusesWhatCannotBe()
{
    const auto document = openPerson(false);
    const auto code = [&](const char *name, const QJsonObject &args) {
        const Result<void> done = document->execute(name, args);
        return done ? QString() : done.error().code;
    };
    QCOMPARE(code("weights.prune", {}), QString("character.not-bound"));
    QCOMPARE(code("model.restPose", {{"pose", "a"}}), QString("character.not-bound"));
    QCOMPARE(code("joint.move", {{"joint", "tail"}, {"position", QJsonArray{0, 0, 0}}}), QString("command.unknown-joint"));
    QCOMPARE(code("joint.move", {{"joint", "root"}, {"position", QJsonArray{0, 0, 0}}}), QString("command.unknown-joint"));
    QCOMPARE(code("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, 0}}}), QString("command.bad-argument"));
    QCOMPARE(code("joint.move", {{"joint", "head"}, {"position", QJsonArray{0, "a", 0}}}), QString("command.bad-argument"));
    QVERIFY(document->execute("joint.move", {{"joint", "head"}, {"position", QJsonArray{5, 5, 5}}}).ok());
    QCOMPARE(code("joint.centre", {{"joint", "head"}}), QString("character.no-volume"));
    QCOMPARE(code("weights.set", {{"power", 0}}), QString("command.bad-argument"));
    QCOMPARE(code("weights.set", {{"limbsInTrunk", "x"}}), QString("command.bad-argument"));
    QVERIFY(document->execute("weights.bind", {}).ok());
    QCOMPARE(code("weights.stroke", {{"brush", "spray"}, {"joint", "head"}}), QString("command.bad-argument"));
    QCOMPARE(code("weights.stroke", {{"brush", "add"}, {"joint", "head"}, {"dabs", QJsonArray{}}}), QString("command.bad-argument"));
    QCOMPARE(code("weights.flood", {{"joint", "head"}, {"vertex", 1'000'000}}), QString("command.bad-argument"));
    QCOMPARE(code("weights.lock", {{"joints", QJsonArray{"head"}}}), QString("command.bad-argument"));
    QCOMPARE(code("weights.explode", {}), QString("command.unknown"));
}

void TestCharacterDocument::analysingAgainIsOneStep()
{
    const auto document = openPerson();
    const CharacterAsset first = document->asset();
    QVERIFY(document->execute("joint.move", {{"joint", "shin_L"}, {"position", QJsonArray{0.11, 0.7, 0}}}).ok());
    QVERIFY(document->execute("weights.bind", {}).ok());
    QVERIFY(!(document->asset().weights == first.weights));
    const int steps = document->undoStack()->count();
    QVERIFY(document->execute("joints.analyse", {}).ok());
    QCOMPARE(document->undoStack()->count(), steps + 1);
    // Nothing of what was placed by hand is left, neither in the joints nor in the weights.
    QVERIFY(document->asset().placement == first.placement);
    QVERIFY(document->asset().weights == first.weights);
    QVERIFY(!document->asset().weightsAreOld);
    document->undoStack()->undo();
    QCOMPARE(document->asset().placement.joints[static_cast<std::size_t>(humanoidJoint(u"shin_L"))].source, JointSource::Ledger);
}

void TestCharacterDocument::strokesShareTheirBlocks()
{
    const auto document = openPerson();
    const auto before = document->asset().weights.blocks();
    QSignalSpy committed(document.get(), &CharacterDocument::committed);
    QVERIFY(document->execute("weights.stroke", {{"brush", "subtract"}, {"joint", "toe_L"}, {"dabs", QJsonArray{QJsonArray{0.11, 0.04, 0.2}}}, {"radius", 0.05}}).ok());
    const auto change = committed.first().first().value<CharacterChangeSet>();
    QVERIFY(change.has(CharacterChangeSet::Weights));
    QVERIFY(!change.blocks.empty() && change.blocks.size() < before.size());
    const auto &after = document->asset().weights.blocks();
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool listed = std::find(change.blocks.begin(), change.blocks.end(), i) != change.blocks.end();
        QCOMPARE(before[i] != after[i], listed);
    }
    QVERIFY(document->asset().weightsArePainted);
    QVERIFY(document->historyBytes() < 4'000'000);
}

void TestCharacterDocument::preparedWeightsAreTaken()
{
    const auto document = openPerson(false);
    auto prepared = std::make_shared<PreparedWeights>();
    prepared->mesh = document->asset().mesh;
    prepared->placement = document->asset().placement;
    prepared->options = document->asset().weightOptions;
    prepared->weights.assign(document->mesh().positions.size(), {{7, 1, 1, 1}, {1, 0, 0, 0}});
    QVERIFY(document->executePrepared("weights.bind", {}, prepared).ok());
    QCOMPARE(static_cast<int>(document->asset().weights[0].joints[0]), 7);
    // Those of other constants are not.
    QVERIFY(document->executePrepared("weights.bind", {{"power", 2}}, prepared).ok());
    bool other = false;
    for (std::size_t v = 0; v < document->asset().weights.size(); ++v)
        other = other || document->asset().weights[v].joints[0] != 7;
    QVERIFY(other);
}

void TestCharacterDocument::oldWeightsAreMarked()
{
    const auto document = openPerson();
    QVERIFY(!document->asset().weightsAreOld);
    QVERIFY(document->execute("joint.move", {{"joint", "shin_L"}, {"position", QJsonArray{0.11, 0.6, 0}}}).ok());
    QVERIFY(document->asset().weightsAreOld);
    QVERIFY(document->execute("weights.bind", {}).ok());
    QVERIFY(!document->asset().weightsAreOld);
    QVERIFY(document->execute("weights.set", {{"epsilon", 0.001}}).ok());
    QVERIFY(document->asset().weightsAreOld);
    // A command that ends where it began leaves no step.
    const int steps = document->undoStack()->count();
    QVERIFY(document->execute("weights.set", {{"epsilon", 0.001}}).ok());
    QCOMPARE(document->undoStack()->count(), steps);
}

QTEST_GUILESS_MAIN(TestCharacterDocument)
#include "tst_character_document.moc"
