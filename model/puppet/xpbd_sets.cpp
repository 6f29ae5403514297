#include "model/puppet/xpbd_sets.h"

#include <algorithm>
#include <cmath>

namespace marrow::xpbd {

namespace {

/// Only goals and areas know the idea of an absent compliance (7.8).
bool constrains(float compliance)
{
    return std::isfinite(compliance) && compliance >= 0.0f;
}

class Compiler
{
public:
    Compiler(const Simulation &record, const std::vector<bool> &kinematic, const Floats &mobility, float h2)
        : m_record(record)
        , m_kinematic(kinematic)
        , m_mobility(mobility)
        , m_particles(kinematic.size())
        , m_h2(h2)
    {
    }

    ConstraintSets run();

private:
    void attachments(ConstraintSets &sets);
    void distances(DistanceSet &set);
    void triangles(TriangleSet &set);
    void bends(const TriangleSet &triangles, BendSet &set);
    Touch bendTouch(std::uint32_t bend) const;
    void appendBend(std::int32_t bend, const TriangleSet &triangles, BendSet &set);
    void welds(WeldSet &set);
    void limits(LimitSet &set);

    /// A particle for an unused lane.
    std::int32_t spare() { return static_cast<std::int32_t>(m_particles + m_nextSpare++ % kSpareParticles); }
    std::array<std::uint32_t, 3> corners(std::uint32_t triangle) const
    {
        return {m_record.triangleA[triangle], m_record.triangleB[triangle], m_record.triangleC[triangle]};
    }

    const Simulation &m_record;
    const std::vector<bool> &m_kinematic;
    const Floats &m_mobility;
    const std::size_t m_particles;
    const float m_h2;
    std::size_t m_nextSpare = 0;
};

void Compiler::attachments(ConstraintSets &sets)
{
    const Simulation &r = m_record;
    for (std::size_t i = 0; i < m_particles; ++i) {
        if (m_kinematic[i])
            continue;
        const auto particle = static_cast<std::int32_t>(i);
        sets.movable.push_back(particle);
        const float pin = r.pinWeight[i];
        if (pin > 0.0f) {
            sets.pins.particle.push_back(particle);
            sets.pins.weight.push_back(r.invMass[i]);
            sets.pins.alpha.push_back(r.pinCompliance * (1.0f - pin) / pin * r.invMass[i] / m_h2);
        }
        if (constrains(r.goalCompliance[i])) {
            sets.goals.particle.push_back(particle);
            sets.goals.weight.push_back(r.invMass[i]);
            sets.goals.alpha.push_back(r.goalCompliance[i] / m_h2);
            sets.goals.offsetX.push_back(r.goalOffsetX[i]);
            sets.goals.offsetY.push_back(r.goalOffsetY[i]);
        }
    }
    const auto pad = [this](Indices &indices, std::initializer_list<Floats *> floats) {
        while (indices.size() % kLanes != 0) {
            indices.push_back(spare());
            for (Floats *values : floats)
                values->push_back(1.0f);
        }
    };
    pad(sets.movable, {});
    pad(sets.pins.particle, {&sets.pins.weight, &sets.pins.alpha});
    pad(sets.goals.particle, {&sets.goals.weight, &sets.goals.alpha, &sets.goals.offsetX, &sets.goals.offsetY});
}

void Compiler::distances(DistanceSet &set)
{
    const Simulation &r = m_record;
    std::vector<Touch> touches;
    for (std::uint32_t k = 0; k < r.stretchA.size(); ++k) {
        if (m_mobility[r.stretchA[k]] + m_mobility[r.stretchB[k]] == 0.0f)
            continue;
        Touch touch;
        touch.constraint = k;
        touch.move(r.stretchA[k]);
        touch.move(r.stretchB[k]);
        touches.push_back(touch);
    }
    set.constraint = makeSchedule(touches, m_particles).lanes;
    for (const std::int32_t k : set.constraint) {
        const bool used = k >= 0;
        const auto index = static_cast<std::size_t>(used ? k : 0);
        const std::int32_t unused = used ? 0 : spare();
        set.a.push_back(used ? static_cast<std::int32_t>(r.stretchA[index]) : unused);
        set.b.push_back(used ? static_cast<std::int32_t>(r.stretchB[index]) : unused);
        set.mobilityA.push_back(used ? m_mobility[r.stretchA[index]] : 0.0f);
        set.mobilityB.push_back(used ? m_mobility[r.stretchB[index]] : 0.0f);
        set.rest.push_back(used ? r.rest[index] : 1.0f);
        set.alpha.push_back(used ? r.compliance[index] / m_h2 : 1.0f);
        set.compressionAlpha.push_back(used ? r.compressionCompliance[index] / m_h2 : 1.0f);
    }
    set.length = set.rest;
}

void Compiler::triangles(TriangleSet &set)
{
    const Simulation &r = m_record;
    std::vector<Touch> touches;
    for (std::uint32_t k = 0; k < r.triangleA.size(); ++k) {
        const auto [a, b, c] = corners(k);
        Touch touch;
        touch.constraint = k;
        // A triangle that cannot move still has a rest shape that bends ask for.
        if (m_mobility[a] + m_mobility[b] + m_mobility[c] != 0.0f) {
            touch.move(a);
            touch.move(b);
            touch.move(c);
        }
        touches.push_back(touch);
    }
    set.constraint = makeSchedule(touches, m_particles).lanes;
    set.slotOf.assign(r.triangleA.size(), 0);
    for (std::size_t slot = 0; slot < set.constraint.size(); ++slot) {
        const std::int32_t k = set.constraint[slot];
        const bool used = k >= 0;
        const auto index = static_cast<std::size_t>(used ? k : 0);
        const std::int32_t unused = used ? 0 : spare();
        if (used)
            set.slotOf[index] = static_cast<std::int32_t>(slot);
        set.a.push_back(used ? static_cast<std::int32_t>(r.triangleA[index]) : unused);
        set.b.push_back(used ? static_cast<std::int32_t>(r.triangleB[index]) : unused);
        set.c.push_back(used ? static_cast<std::int32_t>(r.triangleC[index]) : unused);
        set.mobilityA.push_back(used ? m_mobility[r.triangleA[index]] : 0.0f);
        set.mobilityB.push_back(used ? m_mobility[r.triangleB[index]] : 0.0f);
        set.mobilityC.push_back(used ? m_mobility[r.triangleC[index]] : 0.0f);
        const bool limited = used && constrains(r.areaCompliance[index]);
        set.limited.push_back(limited ? 1.0f : 0.0f);
        set.alpha.push_back(limited ? r.areaCompliance[index] / m_h2 : 1.0f);
    }
    set.area.assign(set.constraint.size(), 0.0f);
    set.inverse.assign((set.constraint.size() + kLanes) * 4, 0.0f);
}

Touch Compiler::bendTouch(std::uint32_t bend) const
{
    const auto first = corners(m_record.bendT1[bend]);
    const auto second = corners(m_record.bendT2[bend]);
    Touch touch;
    touch.constraint = bend;
    const auto known = [&touch](std::uint32_t particle) {
        return std::find(touch.moved.begin(), touch.moved.begin() + touch.movedCount, particle)
               != touch.moved.begin() + touch.movedCount;
    };
    bool repeats = false;
    for (const std::uint32_t particle : first) {
        repeats = repeats || known(particle);
        if (!known(particle))
            touch.move(particle);
    }
    const bool selfish = second[0] == second[1] || second[0] == second[2] || second[1] == second[2];
    for (const std::uint32_t particle : second) {
        if (!known(particle))
            touch.move(particle);
    }
    touch.alone = repeats || selfish || touch.movedCount != 4;
    return touch;
}

void Compiler::appendBend(std::int32_t bend, const TriangleSet &triangles, BendSet &set)
{
    const bool used = bend >= 0;
    const auto index = static_cast<std::size_t>(used ? bend : 0);
    const auto nowhere = static_cast<std::int32_t>(triangles.constraint.size());
    set.constraint.push_back(bend);
    set.first.push_back(used ? triangles.slotOf[m_record.bendT1[index]] : nowhere);
    set.second.push_back(used ? triangles.slotOf[m_record.bendT2[index]] : nowhere);
    set.alpha.push_back(used ? m_record.bendCompliance[index] / m_h2 : 1.0f);

    const std::int32_t unused = used ? 0 : spare();
    std::array<std::int32_t, 4> entry{unused, unused, unused, unused};
    std::array<std::int32_t, 3> other{unused, unused, unused};
    std::array<std::int32_t, 4> gradient{-1, -1, -1, 0};
    if (used) {
        const auto first = corners(m_record.bendT1[index]);
        const auto second = corners(m_record.bendT2[index]);
        std::copy(first.begin(), first.end(), entry.begin());
        entry[3] = entry[0]; // a lone bend has no fourth; its lanes are never run
        for (std::size_t corner = 0; corner < 3; ++corner) {
            other[corner] = static_cast<std::int32_t>(second[corner]);
            const auto match = std::find(first.begin(), first.end(), second[corner]) - first.begin();
            gradient[static_cast<std::size_t>(match)] = static_cast<std::int32_t>(corner);
            if (match == 3)
                entry[3] = other[corner];
        }
    }
    for (std::size_t i = 0; i < 4; ++i) {
        set.entry[i].push_back(entry[i]);
        set.gradient[i].push_back(gradient[i]);
        set.mobility[i].push_back(used ? m_mobility[static_cast<std::size_t>(entry[i])] : 0.0f);
    }
    for (std::size_t i = 0; i < 3; ++i) {
        set.other[i].push_back(other[i]);
    }
}

void Compiler::bends(const TriangleSet &triangles, BendSet &set)
{
    std::vector<Touch> touches;
    for (std::uint32_t k = 0; k < m_record.bendT1.size(); ++k) {
        touches.push_back(bendTouch(k));
    }
    set.schedule = makeSchedule(touches, m_particles);
    for (const std::int32_t bend : set.schedule.lanes) {
        appendBend(bend, triangles, set);
    }
}

void Compiler::welds(WeldSet &set)
{
    const Simulation &r = m_record;
    const auto mobilityA = [&](std::size_t k) { return m_mobility[r.weldA[k]] * r.weldWeightA[k]; };
    const auto mobilityB = [&](std::size_t k) { return m_mobility[r.weldB[k]] * r.weldWeightB[k]; };
    std::vector<Touch> touches;
    for (std::uint32_t k = 0; k < r.weldA.size(); ++k) {
        if (mobilityA(k) + mobilityB(k) == 0.0f)
            continue;
        Touch touch;
        touch.constraint = k;
        touch.move(r.weldA[k]);
        touch.move(r.weldB[k]);
        touches.push_back(touch);
    }
    for (const std::int32_t k : makeSchedule(touches, m_particles).lanes) {
        const bool used = k >= 0;
        const auto index = static_cast<std::size_t>(used ? k : 0);
        const std::int32_t unused = used ? 0 : spare();
        set.a.push_back(used ? static_cast<std::int32_t>(r.weldA[index]) : unused);
        set.b.push_back(used ? static_cast<std::int32_t>(r.weldB[index]) : unused);
        set.mobilityA.push_back(used ? mobilityA(index) : 0.0f);
        set.mobilityB.push_back(used ? mobilityB(index) : 0.0f);
        set.alpha.push_back(used ? r.weldCompliance[index] / m_h2 : 1.0f);
    }
}

void Compiler::limits(LimitSet &set)
{
    const Simulation &r = m_record;
    std::vector<Touch> touches;
    for (std::uint32_t k = 0; k < r.longParticle.size(); ++k) {
        if (m_kinematic[r.longParticle[k]])
            continue;
        Touch touch;
        touch.constraint = k;
        touch.move(r.longParticle[k]);
        touch.look(r.longRoot[k]);
        touches.push_back(touch);
    }
    for (const std::int32_t k : makeSchedule(touches, m_particles).lanes) {
        const bool used = k >= 0;
        const auto index = static_cast<std::size_t>(used ? k : 0);
        const std::int32_t unused = used ? 0 : spare();
        set.particle.push_back(used ? static_cast<std::int32_t>(r.longParticle[index]) : unused);
        set.root.push_back(used ? static_cast<std::int32_t>(r.longRoot[index]) : unused);
        set.distance.push_back(used ? r.maxDistance[index] : 1.0f);
    }
}

ConstraintSets Compiler::run()
{
    ConstraintSets sets;
    attachments(sets);
    distances(sets.distances);
    triangles(sets.triangles);
    bends(sets.triangles, sets.bends);
    welds(sets.welds);
    limits(sets.limits);
    return sets;
}

} // namespace

ConstraintSets compileConstraints(const Simulation &record, const std::vector<bool> &kinematic, const Floats &mobility,
                                  float h2)
{
    return Compiler(record, kinematic, mobility, h2).run();
}

} // namespace marrow::xpbd
