#pragma once

#include <Qt>

namespace marrow {

class PaintSession;
class RigContext;

/// The keys of painting, the same in the view and in the panel: 1–9 tools, [ ] size, X swap with the last joint, M mirror,
/// S select first, Ctrl+Return assigns the selection, Escape takes back the gesture or clears the selection. Returns whether
/// the key was one of them.
bool handlePaintKey(PaintSession &session, int key, Qt::KeyboardModifiers modifiers);

/// Painting without a pointer, in the panel (the view has its own keyboard pointer): arrows and Page Up/Down (away, nearer) move
/// the cursor from voxel to voxel along the axes that lie that way on the screen, Return uses the tool there.
bool handleCursorKey(PaintSession &session, int key, Qt::KeyboardModifiers modifiers);

/// Moves the cursor to the next solid voxel along an axis, over gaps; stays when there is none. Without a cursor it goes to
/// the solid voxel nearest the middle of the front.
void moveCursor(RigContext &context, int axis, int step);

} // namespace marrow
