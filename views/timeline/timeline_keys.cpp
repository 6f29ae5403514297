#include "views/timeline/timeline_keys.h"

#include "views/timeline/timeline_model.h"

#include <QKeyEvent>

namespace marrow {

bool isTimelineKey(const QKeyEvent &event)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_I:
    case Qt::Key_F:
    case Qt::Key_R:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Comma:
    case Qt::Key_Period:
    case Qt::Key_Escape:
    case Qt::Key_BracketLeft:
    case Qt::Key_BracketRight:
    case Qt::Key_Backslash:
        return !control;
    case Qt::Key_A:
    case Qt::Key_C:
    case Qt::Key_V:
    case Qt::Key_X:
    case Qt::Key_D:
        return control;
    default:
        return false;
    }
}

bool handleTimelineKey(TimelineModel &model, const QKeyEvent &event)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    const bool alt = event.modifiers() & Qt::AltModifier;
    if (control) {
        switch (event.key()) {
        case Qt::Key_A: model.selectAll(); return true;
        case Qt::Key_C: model.copySelected(); return true;
        case Qt::Key_X: model.cutSelected(); return true;
        case Qt::Key_D: model.select({}); return true;
        case Qt::Key_V: model.paste(shift); return true;
        default: return false;
        }
    }
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event.key() == Qt::Key_Left ? -1 : 1;
        if (alt) { // the selected keys by one frame
            const auto span = model.selectedSpan();
            if (span)
                model.move(model.allowed({1, 0, model.grid().stepped(span->first, direction) - span->first, false, model.ripple()}));
        } else {
            model.stepFrame(direction);
        }
        return true;
    }
    case Qt::Key_Comma: model.stepKey(-1); return true;
    case Qt::Key_Period: model.stepKey(1); return true;
    case Qt::Key_Home: model.scrub(0, true); return true;
    case Qt::Key_End: model.scrub(model.duration(), true); return true;
    case Qt::Key_I: model.insertKeys(); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: model.deleteSelected(); return true;
    case Qt::Key_F: shift ? model.frameSelected() : model.frameAll(); return true;
    case Qt::Key_R: model.setRipple(!model.ripple()); return true;
    case Qt::Key_BracketLeft: model.setLoopStart(); return true;
    case Qt::Key_BracketRight: model.setLoopEnd(); return true;
    case Qt::Key_Backslash: model.clearLoop(); return true;
    default: return false;
    }
}

} // namespace marrow
