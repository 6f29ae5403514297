// Picking against every voxel tried one by one, in the bind pose and in others.

#include "model/voxel/pose_sampling.h"
#include "model/voxel/ray_walk.h"
#include "tests/support/voxel_models.h"

#include <QTest>

#include <limits>

using namespace marrow;
using namespace marrow::testing;

namespace {

struct Scene
{
    VoxelGrid grid;
    VoxelBinding binding;
    Skeleton skeleton;
    Pose pose;
};

Scene makeScene(std::uint64_t seed, bool moved)
{
    Random random(seed);
    Scene scene;
    scene.grid = randomGrid({14, 11, 12}, 3, 0.3, seed);
    scene.binding = makeBinding(scene.grid, 0, nearestOf(6, scene.grid.size(), seed));
    for (JointId id = 0; id < 6; ++id) {
        Joint joint{id, std::nullopt, {}, QString::number(id)};
        if (id > 0)
            joint.parent = static_cast<JointId>(id / 2);
        joint.rest.translation = Eigen::Vector3f(float(random.below(6)), float(random.below(6)), float(random.below(6)));
        joint.rest.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(float(random.unit()), Eigen::Vector3f(1, 2, 3).normalized()));
        scene.skeleton.insert(joint);
    }
    const PoseSampler sampler(scene.skeleton);
    scene.pose = sampler.sample(nullptr, 0);
    if (moved) {
        for (Transform &local : scene.pose.locals) {
            local.rotation = local.rotation * Eigen::Quaternionf(Eigen::AngleAxisf(float(random.unit()) * 2, Eigen::Vector3f::UnitY()));
            local.scale = Eigen::Vector3f(1.0F + float(random.unit()), 1.0F, 0.6F);
        }
        sampler.finish(scene.pose);
    }
    return scene;
}

/// Where the ray enters a voxel, in its joint's space; infinity when it misses.
double enterTime(const Ray &ray, const Eigen::Affine3d &toBind, Int3 cell)
{
    const Eigen::Vector3d origin = toBind * ray.origin;
    const Eigen::Vector3d direction = toBind.linear() * ray.direction;
    double enter = 0;
    double leave = std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
        const double a = (cell[axis] - origin[axis]) / direction[axis];
        const double b = (cell[axis] + 1 - origin[axis]) / direction[axis];
        enter = std::max(enter, std::min(a, b));
        leave = std::min(leave, std::max(a, b));
    }
    return enter <= leave ? enter : std::numeric_limits<double>::infinity();
}

double nearestTime(const Scene &scene, const Ray &ray, const VoxelFilter &filter)
{
    double best = std::numeric_limits<double>::infinity();
    for (std::uint32_t offset = 0; offset < scene.grid.cellCount(); ++offset) {
        const Int3 cell = scene.grid.position(offset);
        if (scene.grid.at(cell) == 0)
            continue;
        const JointId joint = scene.binding.at(cell);
        if (!filter.shows(cell, joint))
            continue;
        const auto index = static_cast<std::size_t>(scene.skeleton.indexOf(joint));
        best = std::min(best, enterTime(ray, scene.pose.skinning[index].cast<double>().inverse(Eigen::Affine), cell));
    }
    return best;
}

Ray randomRay(Random &random)
{
    const auto point = [&](double spread) {
        return Eigen::Vector3d(7 + spread * (random.unit() - 0.5), 6 + spread * (random.unit() - 0.5), 6 + spread * (random.unit() - 0.5));
    };
    Ray ray;
    ray.origin = point(60);
    ray.direction = (point(16) - ray.origin) * (0.2 + random.unit());
    return ray;
}

} // namespace

class RayWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatTryingEveryVoxelFinds_data()
    {
        QTest::addColumn<bool>("moved");
        QTest::addColumn<bool>("filtered");
        QTest::newRow("bind pose") << false << false;
        QTest::newRow("bind pose, sliced, one hidden") << false << true;
        QTest::newRow("moved") << true << false;
        QTest::newRow("moved, sliced, one hidden") << true << true;
    }
    void findsWhatTryingEveryVoxelFinds()
    {
        QFETCH(bool, moved);
        QFETCH(bool, filtered);
        Random random(5);
        int hits = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Scene scene = makeScene(seed, moved);
            const VoxelPicker picker(scene.grid, scene.binding);
            VoxelFilter filter;
            if (filtered) {
                filter.slice = VoxelBox{{2, 0, 3}, {11, 8, 9}};
                filter.hide(2);
            }
            const PosedPicker posed = picker.prepare(scene.skeleton, scene.pose.skinning, filter);
            QVERIFY(moved || posed.groups().size() == 1);
            for (int i = 0; i < 150; ++i) {
                const Ray ray = randomRay(random);
                const double expected = nearestTime(scene, ray, filter) * ray.direction.norm();
                const auto hit = picker.pick(scene.grid, scene.binding, scene.skeleton, scene.pose.skinning, ray, filter);
                QCOMPARE(hit.has_value(), std::isfinite(expected));
                if (!hit)
                    continue;
                ++hits;
                QVERIFY2(std::abs(hit->distance - expected) < 1e-3, qPrintable(QString("%1 %2").arg(hit->distance).arg(expected)));
                QCOMPARE(hit->joint, scene.binding.at(hit->voxel));
                QVERIFY(scene.grid.at(hit->voxel) != 0 && filter.shows(hit->voxel, hit->joint));
                QVERIFY((hit->position - ray.origin - ray.direction.normalized() * hit->distance).norm() < 1e-6);
                // The hit lies on the side that is named.
                const auto index = static_cast<std::size_t>(scene.skeleton.indexOf(hit->joint));
                const Eigen::Vector3d local = scene.pose.skinning[index].cast<double>().inverse(Eigen::Affine) * hit->position;
                const double plane = hit->voxel[faceAxis(hit->side)] + (facesUp(hit->side) ? 1 : 0);
                QVERIFY(hit->inside || std::abs(local[faceAxis(hit->side)] - plane) < 1e-3);
            }
        }
        QVERIFY(hits > 100);
    }

    void seesThroughOtherJointsWhereTheyWere()
    {
        // Two voxels behind one another; the front one follows a joint that has moved away.
        VoxelGrid grid({1, 1, 4});
        grid.set({0, 0, 0}, 1);
        grid.set({0, 0, 2}, 1);
        VoxelBinding binding(grid.size(), 0);
        binding.set({0, 0, 0}, 1);
        Skeleton skeleton;
        skeleton.insert({0, {}, {}, "root"});
        skeleton.insert({1, JointId(0), {}, "arm"});
        const PoseSampler sampler(skeleton);
        Pose pose = sampler.sample(nullptr, 0);
        const VoxelPicker picker(grid, binding);
        const Ray ray{{0.5, 0.5, -5}, {0, 0, 1}};
        QCOMPARE(picker.pick(grid, binding, skeleton, pose.skinning, ray)->voxel, (Int3{0, 0, 0}));
        QCOMPARE(picker.pick(grid, binding, skeleton, pose.skinning, ray)->distance, 5.0);
        QCOMPARE(int(picker.pick(grid, binding, skeleton, pose.skinning, ray)->side), 4);
        pose.locals[1].translation = Eigen::Vector3f(10, 0, 0);
        sampler.finish(pose);
        QCOMPARE(picker.pick(grid, binding, skeleton, pose.skinning, ray)->voxel, (Int3{0, 0, 2}));
        const Ray beside{{10.5, 0.5, -5}, {0, 0, 2}};
        QCOMPARE(picker.pick(grid, binding, skeleton, pose.skinning, beside)->voxel, (Int3{0, 0, 0}));
        QCOMPARE(picker.pick(grid, binding, skeleton, pose.skinning, beside)->distance, 5.0);
        // A joint squeezed flat is never hit; a ray from inside a voxel says so.
        pose.locals[1].scale.setZero();
        sampler.finish(pose);
        QVERIFY(!picker.pick(grid, binding, skeleton, pose.skinning, beside));
        const auto inside = picker.pick(grid, binding, skeleton, pose.skinning, {{0.5, 0.5, 2.5}, {0, 0, 1}});
        QVERIFY(inside && inside->inside && inside->distance == 0);
        QCOMPARE(int(inside->side), 4);
    }

    void explodedPartsArePickedWhereTheyAreDrawn()
    {
        const Scene scene = makeScene(3, false);
        std::vector<Eigen::Affine3f> skinning = scene.pose.skinning;
        std::vector<Eigen::Vector3f> offsets(6, Eigen::Vector3f::Zero());
        offsets[3] = Eigen::Vector3f(0, 100, 0);
        offsetSkinning(skinning, offsets);
        const VoxelPicker picker(scene.grid, scene.binding);
        int found = 0;
        for (int x = 0; x < 14; ++x) {
            for (int z = 0; z < 12; ++z) {
                const auto hit = picker.pick(scene.grid, scene.binding, scene.skeleton, skinning, {{x + 0.5, 130, z + 0.5}, {0, -1, 0}});
                if (hit && hit->position.y() > 50) {
                    QCOMPARE(int(hit->joint), 3);
                    ++found;
                }
            }
        }
        QVERIFY(found > 5);
    }

    void boxesFollowPainting()
    {
        Scene scene = makeScene(2, true);
        VoxelPicker picker(scene.grid, scene.binding);
        VoxelBox dirty{{0, 0, 0}, {5, 5, 5}};
        for (std::uint32_t offset = 0; offset < scene.grid.cellCount(); ++offset) {
            if (dirty.contains(scene.grid.position(offset)))
                scene.binding.set(scene.grid.position(offset), 5);
        }
        picker.update(scene.grid, scene.binding, dirty);
        const VoxelPicker fresh(scene.grid, scene.binding);
        Random random(8);
        for (int i = 0; i < 300; ++i) {
            const Ray ray = randomRay(random);
            const auto a = picker.pick(scene.grid, scene.binding, scene.skeleton, scene.pose.skinning, ray);
            const auto b = fresh.pick(scene.grid, scene.binding, scene.skeleton, scene.pose.skinning, ray);
            QCOMPARE(a.has_value(), b.has_value());
            if (a)
                QCOMPARE(a->voxel, b->voxel);
        }
    }

    void badRaysHitNothing()
    {
        const Scene scene = makeScene(1, false);
        const VoxelPicker picker(scene.grid, scene.binding);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const Ray &ray : {Ray{{0, 0, 0}, {0, 0, 0}}, Ray{{nan, 0, 0}, {1, 0, 0}}, Ray{{0, 0, 0}, {nan, 1, 0}}, Ray{{100, 100, 100}, {1, 1, 1}}})
            QVERIFY(!picker.pick(scene.grid, scene.binding, scene.skeleton, scene.pose.skinning, ray));
        QVERIFY(!walkGrid(scene.grid, {{0, 0, 0}, {0, 0, 0}}, VoxelBox::whole(scene.grid.size())));
        QVERIFY(walkGrid(scene.grid, {{7.3, 5.2, -3}, {0, 0, 1}}, VoxelBox::whole(scene.grid.size())));
    }
};

QTEST_GUILESS_MAIN(RayWalkTest)
#include "tst_ray_walk.moc"
