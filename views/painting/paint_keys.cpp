#include "views/painting/paint_keys.h"

#include "views/painting/paint_session.h"

#include <array>
#include <limits>

namespace marrow {

namespace {

constexpr FaceSide kFrontSide = 4; // towards lower z, which the front view shows

std::optional<VoxelCursor> firstCursor(const VoxelGrid &grid)
{
    const Int3 size = grid.size();
    std::optional<VoxelCursor> best;
    long bestDistance = std::numeric_limits<long>::max();
    for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
        if (grid.data()[offset] == 0)
            continue;
        const Int3 p = grid.position(offset);
        const long dx = 2 * p.x - size.x, dy = 2 * p.y - size.y, dz = 2 * p.z;
        const long distance = dx * dx + dy * dy + dz * dz;
        if (distance < bestDistance) {
            bestDistance = distance;
            best = VoxelCursor{p, kFrontSide};
        }
    }
    return best;
}

/// Which way a key moves the cursor; axis -1 for other keys.
struct KeyMove
{
    int axis = -1;
    int step = 0;
};

/// The axes of the model that lie nearest the screen's right, up and away, each once, with the way along them.
std::array<KeyMove, 3> movesOnScreen(const PaintSession::ScreenAxes &axes)
{
    std::array<KeyMove, 3> moves;
    std::array<bool, 3> taken = {};
    for (const std::size_t screen : {1U, 0U, 2U}) { // up first: it is Y unless one looks from above
        for (int axis = 0; axis < 3; ++axis) {
            KeyMove &move = moves[screen];
            if (!taken[std::size_t(axis)] && (move.axis < 0 || std::abs(axes[screen][axis]) > std::abs(axes[screen][move.axis])))
                move = {axis, axes[screen][axis] < 0 ? -1 : 1};
        }
        taken[std::size_t(moves[screen].axis)] = true;
    }
    return moves;
}

KeyMove moveOf(int key, const PaintSession::ScreenAxes &axes)
{
    const auto along = [&](std::size_t screen, bool forward) {
        KeyMove move = movesOnScreen(axes)[screen];
        move.step = forward ? move.step : -move.step;
        return move;
    };
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return along(0, key == Qt::Key_Right);
    case Qt::Key_Up:
    case Qt::Key_Down:
        return along(1, key == Qt::Key_Up);
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return along(2, key == Qt::Key_PageUp);
    default:
        return {};
    }
}

bool changeByKey(PaintSession &session, int key)
{
    if (key >= Qt::Key_1 && key < Qt::Key_1 + kPaintToolCount) {
        session.change([key](PaintSettings &s) { s.tool = static_cast<PaintToolKind>(key - Qt::Key_1); });
        return true;
    }
    switch (key) {
    case Qt::Key_BracketLeft:
    case Qt::Key_BracketRight: {
        if (session.strokeActive())
            return true;
        // Large brushes grow in larger steps.
        const int size = session.settings().size;
        const int step = size >= 16 ? 4 : size >= 8 ? 2 : 1;
        session.change([&](PaintSettings &s) { s.size = size + (key == Qt::Key_BracketRight ? step : -step); });
        return true;
    }
    case Qt::Key_M:
        session.change([](PaintSettings &s) { s.mirror = !s.mirror; });
        return true;
    case Qt::Key_S:
        session.change([](PaintSettings &s) { s.selectFirst = !s.selectFirst; });
        return true;
    default:
        return false;
    }
}

} // namespace

bool handlePaintKey(PaintSession &session, int key, Qt::KeyboardModifiers modifiers)
{
    RigContext *context = session.context();
    if (!context)
        return false;
    const bool control = modifiers & Qt::ControlModifier;
    if (control && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        session.assignSelection();
        return true;
    }
    // With the number pad and with Alt, digits turn the view.
    if (control || modifiers & (Qt::AltModifier | Qt::MetaModifier | Qt::KeypadModifier))
        return false;
    if (key == Qt::Key_X) {
        context->swapWithLast();
        return true;
    }
    if (key == Qt::Key_Escape) {
        if (session.strokeActive())
            session.cancelStroke();
        else if (!context->document()->selection().voxels.empty())
            context->setSelectedVoxels({});
        else
            return false;
        return true;
    }
    return changeByKey(session, key);
}

bool handleCursorKey(PaintSession &session, int key, Qt::KeyboardModifiers modifiers)
{
    RigContext *context = session.context();
    if (!context || modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        session.applyAtCursor();
        return true;
    }
    const KeyMove move = moveOf(key, session.screenAxes());
    if (move.axis < 0)
        return false;
    moveCursor(*context, move.axis, move.step);
    session.extendToCursor();
    return true;
}

void moveCursor(RigContext &context, int axis, int step)
{
    const VoxelGrid &grid = context.asset().grid;
    if (!context.cursor()) {
        context.setCursor(firstCursor(grid));
        return;
    }
    VoxelCursor cursor = *context.cursor();
    do {
        cursor.voxel[axis] += step;
        if (!grid.contains(cursor.voxel))
            return;
    } while (grid.at(cursor.voxel) == 0);
    context.setCursor(cursor);
}

} // namespace marrow
