#include "model/voxel/ik_drag.h"

#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr double kTiny = 1e-9;
constexpr double kClose = 1e-6; ///< of the chain's length: where stepping ends
constexpr int kFabrikSteps = 300;
constexpr int kDescentSteps = 100;

Eigen::Matrix3d orthogonalPart(const Eigen::Matrix3d &matrix)
{
    const Eigen::JacobiSVD<Eigen::Matrix3d> svd(matrix, Eigen::ComputeFullU | Eigen::ComputeFullV);
    return svd.matrixU() * svd.matrixV().transpose();
}

bool invertible(const Eigen::Matrix3d &matrix)
{
    const double size = matrix.cwiseAbs().maxCoeff();
    return matrix.allFinite() && std::abs(matrix.determinant()) > 1e-9 * size * size * size;
}

/// The shortest turn from one direction to another; half a turn goes about `axis`.
Eigen::Quaterniond arc(const Eigen::Vector3d &from, const Eigen::Vector3d &to, const Eigen::Vector3d &axis)
{
    const double a = from.norm();
    const double b = to.norm();
    if (a < kTiny || b < kTiny)
        return Eigen::Quaterniond::Identity();
    const Eigen::Vector3d u = from / a;
    const Eigen::Vector3d v = to / b;
    const Eigen::Vector3d half = u + v;
    if (half.norm() > 1e-6) {
        const Eigen::Vector3d middle = half.normalized();
        const Eigen::Vector3d cross = u.cross(middle);
        return Eigen::Quaterniond(u.dot(middle), cross.x(), cross.y(), cross.z()).normalized();
    }
    Eigen::Vector3d about = axis - u * axis.dot(u);
    if (about.norm() < 1e-6)
        about = u.unitOrthogonal();
    return Eigen::Quaterniond(Eigen::AngleAxisd(std::numbers::pi, about.normalized()));
}

} // namespace

std::vector<JointId> ikChain(const Skeleton &skeleton, const IkEffector &effector, int length)
{
    std::vector<JointId> chain;
    const Joint *joint = skeleton.find(effector.joint);
    if (!joint)
        return chain;
    std::optional<JointId> next = effector.point.isZero(0) ? joint->parent : std::optional(joint->id);
    const int most = std::clamp(length, 1, kLongestIkChain);
    while (next && static_cast<int>(chain.size()) < most) {
        const Joint *found = skeleton.find(*next);
        if (!found)
            break;
        chain.insert(chain.begin(), found->id);
        next = found->parent;
    }
    return chain;
}

IkDrag::IkDrag(const Skeleton &skeleton, const Pose &pose, std::vector<JointId> chain, const IkEffector &effector)
{
    const int end = skeleton.indexOf(effector.joint);
    if (chain.empty() || end < 0 || pose.locals.size() != skeleton.size())
        return;
    for (const JointId joint : chain) {
        const int index = skeleton.indexOf(joint);
        if (index < 0)
            return;
        const Transform &local = pose.locals[static_cast<std::size_t>(index)];
        m_links.push_back({joint, local.translation.cast<double>(), local.rotation.cast<double>().normalized(), local.scale.cast<double>(), {}});
    }
    for (std::size_t i = 0; i + 1 < m_links.size(); ++i) {
        m_links[i].next = m_links[i + 1].translation;
        const Eigen::Vector3d size = m_links[i].scale.cwiseAbs();
        m_evenScales = m_evenScales && size.maxCoeff() - size.minCoeff() <= 1e-6 * size.maxCoeff();
        m_possible = size.minCoeff() > kTiny;
        if (!m_possible)
            return;
    }
    const Transform &endLocal = pose.locals[static_cast<std::size_t>(end)];
    m_endIsJoint = effector.joint != chain.back();
    m_links.back().next = m_endIsJoint ? endLocal.translation.cast<double>() : effector.point.cast<double>();
    m_endLocal = endLocal;
    m_endJoint = effector.joint;
    const std::optional<JointId> parent = skeleton.find(chain.front())->parent;
    const int above = parent ? skeleton.indexOf(*parent) : -1;
    if (above >= 0)
        m_above = pose.exactWorlds[static_cast<std::size_t>(above)];
    m_possible = invertible(m_above.linear());
    if (!m_possible)
        return;
    m_intoChain = m_above.inverse(Eigen::Affine);
    Eigen::Matrix3d turned = m_above.linear();
    for (const Link &link : m_links)
        turned = turned * matrix(link).linear();
    m_endAbove = orthogonalPart(turned);
    findHinge(skeleton);
}

Eigen::Affine3d IkDrag::matrix(const Link &link) const
{
    Eigen::Affine3d result;
    result.linear() = link.rotation.toRotationMatrix() * link.scale.asDiagonal();
    result.translation() = link.translation;
    result.makeAffine();
    return result;
}

std::vector<Eigen::Vector3d> IkDrag::places() const
{
    std::vector<Eigen::Vector3d> points;
    Eigen::Affine3d world = Eigen::Affine3d::Identity();
    for (const Link &link : m_links) {
        points.push_back(world * link.translation);
        world = world * matrix(link);
    }
    points.push_back(world * m_links.back().next);
    return points;
}

Eigen::Vector3d IkDrag::end() const
{
    return places().back();
}

Eigen::Vector3f IkDrag::reached() const
{
    return m_links.empty() ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : (m_above * end()).cast<float>();
}

// The axis is looked for in the pose, then in the rest pose, and only then guessed.
void IkDrag::findHinge(const Skeleton &skeleton)
{
    if (m_links.size() < 2)
        return;
    const Eigen::Vector3d upper = m_links[0].next;
    const auto usable = [](const Eigen::Vector3d &axis, const Eigen::Vector3d &a, const Eigen::Vector3d &b) {
        return axis.norm() > 1e-3 * a.norm() * b.norm() && axis.norm() > kTiny;
    };
    // Longer chains: everything beyond the second joint counts as the lower part.
    Eigen::Vector3d lower = Eigen::Vector3d::Zero();
    Eigen::Vector3d restLower = Eigen::Vector3d::Zero();
    for (std::size_t i = m_links.size(); i-- > 1;) {
        const Link &link = m_links[i];
        const Eigen::Vector3d beyond = i + 1 == m_links.size() ? link.next : Eigen::Vector3d(link.next + lower);
        const Eigen::Vector3d restBeyond = i + 1 == m_links.size() ? link.next : Eigen::Vector3d(link.next + restLower);
        lower = link.rotation * link.scale.cwiseProduct(beyond);
        const Transform &rest = skeleton.find(link.joint)->rest;
        restLower = rest.rotation.cast<double>().normalized() * rest.scale.cast<double>().cwiseProduct(restBeyond);
    }
    if (usable(upper.cross(lower), upper, lower)) {
        m_hinge = upper.cross(lower).normalized();
        return;
    }
    // A straight limb bends as it does in the rest pose. Straight there too: one that hangs down bends its middle to the front
    // (a knee), any other to the back (an elbow).
    Eigen::Vector3d axis = upper.cross(restLower);
    if (!usable(axis, upper, restLower)) {
        const Eigen::Matrix3d turned = m_above.linear() * matrix(m_links[0]).linear();
        const Eigen::Vector3d along = (turned * upper).normalized();
        const Eigen::Vector3d front = BodySides(skeleton).front().value_or(Eigen::Vector3f::UnitZ()).cast<double>();
        const Eigen::Vector3d middle = along.y() < -0.7 ? front : Eigen::Vector3d(-front);
        axis = (turned.inverse() * middle).cross(upper);
        if (!usable(axis, upper, turned.inverse() * middle))
            axis = upper.unitOrthogonal();
    }
    axis -= upper * (axis.dot(upper) / std::max(upper.squaredNorm(), kTiny));
    m_hinge = axis.norm() > kTiny ? Eigen::Vector3d(axis.normalized()) : Eigen::Vector3d(Eigen::Vector3d::UnitX());
}

void IkDrag::aim(Link &link, const Eigen::Vector3d &target)
{
    const Eigen::Vector3d now = link.rotation * link.scale.cwiseProduct(link.next);
    link.rotation = (arc(now, target - link.translation, link.rotation * m_hinge) * link.rotation).normalized();
}

void IkDrag::bendTwo(const Eigen::Vector3d &target)
{
    Link &first = m_links[0];
    Link &second = m_links[1];
    const double size = first.scale.cwiseAbs().maxCoeff();
    const Eigen::Vector3d upper = first.next;
    const Eigen::Vector3d lower = second.rotation * second.scale.cwiseProduct(second.next);
    const double a = upper.norm();
    const double b = lower.norm();
    if (a > kTiny && b > kTiny) {
        const double wanted = (target - first.translation).norm() / size;
        const double cosine = std::clamp((wanted * wanted - a * a - b * b) / (2 * a * b), -1.0, 1.0);
        // Measured about the hinge, so that a limb that was stretched bends to the side it bent to before.
        const double bend = std::atan2(m_hinge.dot(upper.cross(lower)), upper.dot(lower));
        second.rotation = (Eigen::AngleAxisd(std::acos(cosine) - bend, m_hinge) * second.rotation).normalized();
    }
    const Eigen::Vector3d tip = first.next + second.rotation * second.scale.cwiseProduct(second.next);
    const Eigen::Vector3d now = first.rotation * first.scale.cwiseProduct(tip);
    first.rotation = (arc(now, target - first.translation, first.rotation * m_hinge) * first.rotation).normalized();
}

void IkDrag::unlock(std::vector<Eigen::Vector3d> &points, const Eigen::Vector3d &target) const
{
    const Eigen::Vector3d line = points.back() - points.front();
    if (line.norm() < kTiny)
        return;
    const Eigen::Vector3d along = line.normalized();
    const auto aside = [&](const Eigen::Vector3d &point) {
        const Eigen::Vector3d away = point - points.front();
        return (away - along * away.dot(along)).norm();
    };
    double most = aside(target);
    for (const Eigen::Vector3d &point : points)
        most = std::max(most, aside(point));
    if (most > 1e-4 * line.norm())
        return;
    // All on one line: stepping would never leave it.
    Eigen::Vector3d side = (m_links[0].rotation * m_links[0].scale.cwiseProduct(m_hinge)).cross(along);
    if (side.norm() < kTiny)
        side = along.unitOrthogonal();
    const double count = static_cast<double>(points.size() - 1);
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        points[i] -= side.normalized() * 0.02 * line.norm() * std::sin(std::numbers::pi * static_cast<double>(i) / count);
}

bool IkDrag::reachSteps(const Eigen::Vector3d &target)
{
    std::vector<Eigen::Vector3d> points = places();
    const std::size_t count = points.size();
    std::vector<double> lengths;
    double whole = 0;
    for (std::size_t i = 0; i + 1 < count; ++i) {
        lengths.push_back((points[i + 1] - points[i]).norm());
        whole += lengths.back();
    }
    const Eigen::Vector3d root = points.front();
    const auto stepped = [](const Eigen::Vector3d &from, const Eigen::Vector3d &to, double length) {
        const Eigen::Vector3d way = to - from;
        return way.norm() > kTiny ? Eigen::Vector3d(from + way * (length / way.norm())) : Eigen::Vector3d(from + Eigen::Vector3d::UnitY() * length);
    };
    if ((target - root).norm() >= whole) {
        const Eigen::Vector3d way = (target - root).normalized();
        for (std::size_t i = 0; i + 1 < count; ++i)
            points[i + 1] = points[i] + way * lengths[i];
        takeUp(points);
        return false;
    }
    unlock(points, target);
    for (int step = 0; step < kFabrikSteps && (points.back() - target).norm() > kClose * whole; ++step) {
        points.back() = target;
        for (std::size_t i = count - 1; i-- > 0;)
            points[i] = stepped(points[i + 1], points[i], lengths[i]);
        points.front() = root;
        for (std::size_t i = 0; i + 1 < count; ++i)
            points[i + 1] = stepped(points[i], points[i + 1], lengths[i]);
    }
    takeUp(points);
    return true;
}

void IkDrag::takeUp(const std::vector<Eigen::Vector3d> &points)
{
    Eigen::Affine3d above = Eigen::Affine3d::Identity();
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        aim(m_links[i], above.inverse(Eigen::Affine) * points[i + 1]);
        above = above * matrix(m_links[i]);
    }
}

// Small turns of all joints at once that bring the end nearer by least squares, damped where the chain is stretched. A turn is a
// plain rotation seen from the joint's parent, whatever the scales above.
double IkDrag::descend(const Eigen::Vector3d &target, double reach)
{
    double damping = 1e-3 * reach * reach;
    double error = (end() - target).norm();
    int stalled = 0;
    for (int step = 0; step < kDescentSteps && error > kClose * reach && damping < 1e6 * reach * reach; ++step) {
        const Eigen::Matrix3Xd lever = levers();
        const Eigen::Matrix3d square = lever * lever.transpose() + damping * Eigen::Matrix3d::Identity();
        const Eigen::VectorXd turns = lever.transpose() * square.ldlt().solve(target - end());
        const std::vector<Link> before = m_links;
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            const Eigen::Vector3d turn = turns.segment<3>(static_cast<Eigen::Index>(3 * i));
            const double angle = turn.norm();
            if (angle > kTiny)
                m_links[i].rotation = (Eigen::AngleAxisd(std::min(angle, 0.5), turn / angle) * m_links[i].rotation).normalized();
        }
        const double after = (end() - target).norm();
        if (after < error) {
            stalled = after > error * 0.9999 ? stalled + 1 : 0;
            error = after;
            damping = std::max(damping * 0.3, 1e-12 * reach * reach);
            if (stalled > 8)
                break;
        } else {
            m_links = before;
            damping *= 8;
        }
    }
    return error;
}

void IkDrag::polish(const Eigen::Vector3d &target)
{
    double reach = 1;
    for (const Link &link : m_links)
        reach += link.scale.cwiseProduct(link.next).norm();
    double error = descend(target, reach);
    // Stretched or folded on a line towards the target, no turn brings the end nearer: bend it aside and try from there. What is
    // not clearly better is not worth a jump.
    const Eigen::Vector3d across = m_hinge.unitOrthogonal();
    const Eigen::Vector3d axes[] = {m_hinge, across, m_hinge.cross(across)};
    constexpr double kAngles[] = {0.6, -1.5, 2.8};
    const auto attempts = 9 * m_links.size();
    for (std::size_t attempt = 0; attempt < attempts && error > kClose * reach; ++attempt) {
        const std::vector<Link> before = m_links;
        Link &bent = m_links[(attempt / 9 + 1) % m_links.size()];
        bent.rotation = (Eigen::AngleAxisd(kAngles[attempt / 3 % 3], axes[attempt % 3]) * bent.rotation).normalized();
        const double after = descend(target, reach);
        if (after < 0.5 * error)
            error = after;
        else
            m_links = before;
    }
}

/// How the end moves for a small turn of each joint about its parent's axes: three columns a joint.
Eigen::Matrix3Xd IkDrag::levers() const
{
    Eigen::Matrix3Xd result(3, static_cast<Eigen::Index>(3 * m_links.size()));
    Eigen::Matrix3d above = Eigen::Matrix3d::Identity();
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        Eigen::Vector3d carried = m_links.back().next;
        for (std::size_t k = m_links.size(); k-- > i + 1;)
            carried = matrix(m_links[k]) * carried;
        const Eigen::Vector3d arm = m_links[i].rotation * m_links[i].scale.cwiseProduct(carried);
        for (int axis = 0; axis < 3; ++axis)
            result.col(static_cast<Eigen::Index>(3 * i) + axis) = above * Eigen::Vector3d::Unit(axis).cross(arm);
        above = above * matrix(m_links[i]).linear();
    }
    return result;
}

Eigen::Quaterniond IkDrag::heldRotation() const
{
    Eigen::Matrix3d turned = m_above.linear();
    for (const Link &link : m_links)
        turned = turned * matrix(link).linear();
    const Eigen::Matrix3d back = orthogonalPart(turned).transpose() * m_endAbove;
    return (Eigen::Quaterniond(back) * m_endLocal.rotation.cast<double>()).normalized();
}

JointLocals IkDrag::solve(const Eigen::Vector3f &target)
{
    JointLocals values;
    if (!m_possible || !target.allFinite())
        return values;
    const std::vector<Link> before = m_links;
    const Eigen::Vector3d inside = m_intoChain * target.cast<double>();
    if (m_links.size() == 1) {
        aim(m_links[0], inside);
    } else {
        if (m_links.size() == 2 && m_evenScales)
            bendTwo(inside);
        else if (!m_evenScales || reachSteps(inside))
            polish(inside);
    }
    const bool sound = std::all_of(m_links.begin(), m_links.end(), [](const Link &link) { return link.rotation.coeffs().allFinite(); });
    if (!sound)
        m_links = before;
    m_missed = static_cast<float>((m_above * end() - target.cast<double>()).norm());
    for (const Link &link : m_links) {
        Transform local;
        local.translation = link.translation.cast<float>();
        local.rotation = link.rotation.cast<float>().normalized();
        local.scale = link.scale.cast<float>();
        values[link.joint] = local;
    }
    if (m_holdEnd && m_endIsJoint) {
        Transform local = m_endLocal;
        local.rotation = heldRotation().cast<float>().normalized();
        values[m_endJoint] = local;
    }
    return values;
}

} // namespace marrow
