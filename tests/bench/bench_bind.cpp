// How long placing joints and computing weights takes on one thread. Prints JSON.

#include "model/character/placement/joint_placement.h"
#include "model/character/skin/mesh_baking.h"
#include "model/character/skin/skin_deform.h"
#include "model/character/skin/skin_weights.h"
#include "tests/support/box_person.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

using namespace marrow;

namespace {

/// The best of several runs, in milliseconds.
template <class Work>
double best(Work &&work)
{
    double least = 1e9;
    for (int run = 0; run < 7; ++run) {
        QElapsedTimer timer;
        timer.start();
        work();
        least = std::min(least, static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    return least;
}

} // namespace

int main()
{
    test::BoxPersonOptions options;
    options.armDegrees = 40;
    options.rings = 70;
    options.around = 36;
    const CharacterModel model = test::boxPerson(options);
    const BakedMesh mesh = bakeMesh(model);
    const PlacementAnalysis analysis = analysePlacement(mesh);
    std::vector<VertexWeights> weights;
    WeightOptions plain;
    plain.onePart = 2;
    QJsonObject result{{"vertices", static_cast<qint64>(mesh.positions.size())}, {"faces", static_cast<qint64>(mesh.triangles.size() / 3)}};
    result["bakeMs"] = best([&] { (void)bakeMesh(model); });
    result["placeMs"] = best([&] { (void)analysePlacement(mesh); });
    result["weightsMs"] = best([&] { weights = bindWeights(mesh, analysis.placement); });
    result["plainWeightsMs"] = best([&] { (void)bindWeights(mesh, analysis.placement, plain); });
    result["poseMs"] = best([&] { (void)posedPositions(mesh, analysis.placement, weights, testPoses(analysis.placement)[1].pose); });
    result["intersectionsMs"] = best([&] { (void)countSelfIntersections(mesh, analysis.placement, weights, {}); });
    std::puts(QJsonDocument(result).toJson().constData());
    return 0;
}
