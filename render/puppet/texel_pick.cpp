#include "render/puppet/texel_pick.h"

#include "render/puppet/band_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

/// What a person sees as there: fainter texels are the soft rim of a drawing.
constexpr float kVisible = 0.1f;

} // namespace

TexelPick::TexelPick(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages)
    : m_rig(std::move(rig))
    , m_pages(std::move(pages))
{
    for (QImage &page : m_pages)
        page.convertTo(QImage::Format_RGBA8888);
    for (const GroupLook &look : groupLooks(*m_rig)) {
        m_groupMasks.push_back(look.masks);
        m_groupInverted.push_back(!look.composite ? -1 : look.composite->invertMask ? 1 : 0);
    }
}

float TexelPick::texelAlpha(const QImage &page, float u, float v) const
{
    const float fx = std::clamp(u * static_cast<float>(page.width()) - 0.5f, 0.0f, static_cast<float>(page.width() - 1));
    const float fy = std::clamp(v * static_cast<float>(page.height()) - 0.5f, 0.0f, static_cast<float>(page.height() - 1));
    const int x0 = static_cast<int>(fx);
    const int y0 = static_cast<int>(fy);
    const int x1 = std::min(x0 + 1, page.width() - 1);
    const int y1 = std::min(y0 + 1, page.height() - 1);
    const auto alpha = [&page](int x, int y) { return static_cast<float>(page.constScanLine(y)[4 * x + 3]) / 255.0f; };
    const float tx = fx - static_cast<float>(x0);
    const float ty = fy - static_cast<float>(y0);
    const float above = alpha(x0, y0) + (alpha(x1, y0) - alpha(x0, y0)) * tx;
    const float below = alpha(x0, y1) + (alpha(x1, y1) - alpha(x0, y1)) * tx;
    return above + (below - above) * ty;
}

float TexelPick::alphaAt(const Around &around, std::uint32_t index, float x, float y, bool cull) const
{
    const Mesh &mesh = m_rig->meshes[index];
    const auto number = static_cast<std::size_t>(mesh.texturePage);
    if (!around.reaches[index] || mesh.texturePage < 0 || number >= m_pages.size() || m_pages[number].isNull())
        return 0;
    const std::span<const float> points = around.pose.meshVertices(index);
    float most = 0;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        const std::size_t a = 2 * mesh.indices[i], b = 2 * mesh.indices[i + 1], c = 2 * mesh.indices[i + 2];
        const float ax = points[a] - x, ay = points[a + 1] - y;
        const float bx = points[b] - x, by = points[b + 1] - y;
        const float cx = points[c] - x, cy = points[c + 1] - y;
        const float wa = bx * cy - by * cx;
        const float wb = cx * ay - cy * ax;
        const float wc = ax * by - ay * bx;
        const bool inside = (wa >= 0 && wb >= 0 && wc >= 0) || (wa <= 0 && wb <= 0 && wc <= 0);
        const float area = wa + wb + wc;
        if (!inside || !std::isfinite(area) || area == 0 || (cull && area > 0))
            continue;
        const float u = (wa * mesh.uvs[a] + wb * mesh.uvs[b] + wc * mesh.uvs[c]) / area;
        const float v = (wa * mesh.uvs[a + 1] + wb * mesh.uvs[b + 1] + wc * mesh.uvs[c + 1]) / area;
        most = std::max(most, texelAlpha(m_pages[number], u, v));
    }
    return most;
}

float TexelPick::coverage(const Around &around, const std::vector<std::uint32_t> &masks, float x, float y) const
{
    float most = 0;
    for (const std::uint32_t mask : masks)
        most = std::max(most, alphaAt(around, mask, x, y, false));
    return most;
}

TexelPick::Around TexelPick::around(const PuppetPose &pose, QPointF point, double spread) const
{
    Around result{pose, std::vector<bool>(pose.meshCount(), false)};
    const auto left = static_cast<float>(point.x() - spread), right = static_cast<float>(point.x() + spread);
    const auto top = static_cast<float>(point.y() - spread), bottom = static_cast<float>(point.y() + spread);
    for (std::size_t m = 0; m < pose.meshCount(); ++m) {
        const std::span<const float> points = pose.meshVertices(m);
        bool beyondLeft = true, beyondRight = true, above = true, below = true;
        for (std::size_t i = 0; i + 1 < points.size(); i += 2) {
            beyondLeft = beyondLeft && points[i] < left;
            beyondRight = beyondRight && points[i] > right;
            above = above && points[i + 1] < top;
            below = below && points[i + 1] > bottom;
        }
        result.reaches[m] = !(beyondLeft || beyondRight || above || below);
    }
    return result;
}

std::vector<std::uint32_t> TexelPick::exactlyAt(const Around &around, float x, float y) const
{
    const PuppetPose &pose = around.pose;
    std::vector<std::uint32_t> found;
    std::vector<float> layers{1.0f}; // how much of each open group shows at the point
    for (const std::int32_t command : pose.renderCommands) {
        if (command == -1) {
            layers.pop_back();
        } else if (command < -1) {
            const auto part = static_cast<std::size_t>(-2 - command);
            float amount = m_groupInverted[part] < 0 ? 0.0f : pose.composites[part].opacity;
            if (amount > 0 && !m_groupMasks[part].empty()) {
                const float covered = coverage(around, m_groupMasks[part], x, y);
                amount *= m_groupInverted[part] ? 1.0f - covered : covered;
            }
            layers.push_back(layers.back() * amount);
        } else {
            const auto index = static_cast<std::uint32_t>(command);
            const Mesh &mesh = m_rig->meshes[index];
            float amount = layers.back() * pose.opacity[index];
            if (!(amount >= kVisible))
                continue;
            amount *= alphaAt(around, index, x, y, mesh.culling());
            if (!(amount >= kVisible))
                continue;
            if (!mesh.maskMeshes.empty()) {
                const float covered = coverage(around, mesh.maskMeshes, x, y);
                amount *= mesh.invertMask() ? 1.0f - covered : covered;
            }
            if (amount >= kVisible)
                found.push_back(index);
        }
    }
    std::reverse(found.begin(), found.end());
    return found;
}

std::vector<std::uint32_t> TexelPick::meshesAt(const PuppetPose &pose, QPointF point, double spread) const
{
    constexpr int kDirections = 8;
    const Around near = around(pose, point, spread);
    std::vector<std::uint32_t> found = exactlyAt(near, static_cast<float>(point.x()), static_cast<float>(point.y()));
    for (int i = 0; i < kDirections && spread > 0; ++i) {
        const double angle = 2 * std::numbers::pi * i / kDirections;
        const auto x = static_cast<float>(point.x() + spread * std::cos(angle));
        const auto y = static_cast<float>(point.y() + spread * std::sin(angle));
        for (const std::uint32_t mesh : exactlyAt(near, x, y)) {
            if (std::find(found.begin(), found.end(), mesh) == found.end())
                found.push_back(mesh);
        }
    }
    return found;
}

} // namespace marrow
