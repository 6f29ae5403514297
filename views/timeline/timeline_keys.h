#pragma once

class QKeyEvent;

namespace marrow {

class TimelineModel;

/// Keys that the parts of the timeline answer themselves although the window has shortcuts of the same letters: they accept
/// them in ShortcutOverride.
bool isTimelineKey(const QKeyEvent &event);
/// Does what such a key means; false when it means nothing here.
bool handleTimelineKey(TimelineModel &model, const QKeyEvent &event);

} // namespace marrow
