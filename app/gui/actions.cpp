#include "app/gui/actions.h"

#include "app/gui/preferences.h"
#include "views/common/icons.h"

#include <QCoreApplication>

#include <cassert>

namespace marrow {

namespace {

const std::vector<ActionSpec> &allSpecs()
{
    static const std::vector<ActionSpec> specs = {
        {"file.newAction", QT_TRANSLATE_NOOP("Actions", "New A&ction…"), QT_TRANSLATE_NOOP("Actions", "Key an action of a character by hand"), "clip", ""},
        {"file.new", QT_TRANSLATE_NOOP("Actions", "Import a &Model…"), QT_TRANSLATE_NOOP("Actions", "Make a voxel rig from a MagicaVoxel or JSON model"), "import", "Ctrl+Shift+O"},
        {"file.open", QT_TRANSLATE_NOOP("Actions", "&Open…"), QT_TRANSLATE_NOOP("Actions", "Open a file in a new tab"), "open", "Ctrl+O"},
        {"file.library", QT_TRANSLATE_NOOP("Actions", "&Library…"), QT_TRANSLATE_NOOP("Actions", "Models and motions that are kept, judged and searched in one place"), "group", "Ctrl+Shift+L"},
        {"file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), QT_TRANSLATE_NOOP("Actions", "Write the file; the version before is kept as a backup"), "save", "Ctrl+S", false, true},
        {"file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &As…"), QT_TRANSLATE_NOOP("Actions", "Write to another file and go on working in that one"), "", "Ctrl+Shift+S"},
        {"file.export", QT_TRANSLATE_NOOP("Actions", "&Export…"), QT_TRANSLATE_NOOP("Actions", "Write a copy in another format"), "export", "Ctrl+E"},
        {"file.retarget", QT_TRANSLATE_NOOP("Actions", "&Retarget Motions…"), QT_TRANSLATE_NOOP("Actions", "Bake motions of any skeleton onto a character or a voxel rig"), "character", "Ctrl+Shift+R"},
        {"file.picture", QT_TRANSLATE_NOOP("Actions", "Save &Picture…"), QT_TRANSLATE_NOOP("Actions", "Write what the view shows as a PNG"), "", ""},
        {"file.thumbnail", QT_TRANSLATE_NOOP("Actions", "Refresh &Thumbnail"), QT_TRANSLATE_NOOP("Actions", "Put a picture of the view into the file"), "", ""},
        {"file.publish", QT_TRANSLATE_NOOP("Actions", "Pu&blish…"), QT_TRANSLATE_NOOP("Actions", "Publish characters, rigs and puppets beside a game's own models; what would be written is shown first"), "export", "Ctrl+Shift+B", false, true},
        {"file.openPublication", QT_TRANSLATE_NOOP("Actions", "Open P&ublication…"), QT_TRANSLATE_NOOP("Actions", "Look at a published folder and play it as a game does"), "folder", ""},
        {"file.close", QT_TRANSLATE_NOOP("Actions", "&Close"), QT_TRANSLATE_NOOP("Actions", "Close this document"), "", "Ctrl+W", false, true},
        {"file.next", QT_TRANSLATE_NOOP("Actions", "Ne&xt Document"), QT_TRANSLATE_NOOP("Actions", "Bring the next tab to the front"), "", "Ctrl+Tab; Ctrl+PgDown"},
        {"file.previous", QT_TRANSLATE_NOOP("Actions", "Pre&vious Document"), QT_TRANSLATE_NOOP("Actions", "Bring the tab before to the front"), "", "Ctrl+Shift+Tab; Ctrl+PgUp"},
        {"file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), QT_TRANSLATE_NOOP("Actions", "Close every document and leave"), "", "Ctrl+Q"},

        {"edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), QT_TRANSLATE_NOOP("Actions", "Take back the last step"), "undo", "Ctrl+Z"},
        {"edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), QT_TRANSLATE_NOOP("Actions", "Do the step again that was taken back"), "redo", "Ctrl+Shift+Z; Ctrl+Y"},
        {"edit.palette", QT_TRANSLATE_NOOP("Actions", "&Find an Action…"), QT_TRANSLATE_NOOP("Actions", "Every action, joint, clip and recent file by a few letters"), "search", "Ctrl+Shift+P", false, true},
        {"edit.shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts…"), QT_TRANSLATE_NOOP("Actions", "See and change every shortcut"), "", ""},

        {"view.frame", QT_TRANSLATE_NOOP("Actions", "&Frame Selection"), QT_TRANSLATE_NOOP("Actions", "Bring what is selected into the middle of the view"), "frame", "F"},
        {"view.front", QT_TRANSLATE_NOOP("Actions", "F&ront"), QT_TRANSLATE_NOOP("Actions", "Look from the front"), "", "Num+1; Alt+1", false, true},
        {"view.side", QT_TRANSLATE_NOOP("Actions", "&Side"), QT_TRANSLATE_NOOP("Actions", "Look from the side"), "", "Num+3; Alt+3"},
        {"view.top", QT_TRANSLATE_NOOP("Actions", "&Top"), QT_TRANSLATE_NOOP("Actions", "Look from above"), "", "Num+7; Alt+7"},
        {"view.orthographic", QT_TRANSLATE_NOOP("Actions", "&Orthographic"), QT_TRANSLATE_NOOP("Actions", "Draw without perspective"), "", "Num+5; Alt+5", true},
        {"view.grid", QT_TRANSLATE_NOOP("Actions", "&Grid"), QT_TRANSLATE_NOOP("Actions", "Show the ground grid"), "grid", "", true, true},
        {"view.axes", QT_TRANSLATE_NOOP("Actions", "A&xes"), QT_TRANSLATE_NOOP("Actions", "Show the axes"), "axes", "", true},
        {"view.joints", QT_TRANSLATE_NOOP("Actions", "&Joints"), QT_TRANSLATE_NOOP("Actions", "Show the skeleton over the model"), "joint", "J", true},
        {"view.names", QT_TRANSLATE_NOOP("Actions", "Joint &Names"), QT_TRANSLATE_NOOP("Actions", "Write the name beside each joint"), "", "N", true},
        {"view.jointAxes", QT_TRANSLATE_NOOP("Actions", "Joint Ax&es"), QT_TRANSLATE_NOOP("Actions", "Show which way the axes of each joint point"), "", "Shift+J", true},
        {"view.xray", QT_TRANSLATE_NOOP("Actions", "X-&ray"), QT_TRANSLATE_NOOP("Actions", "See through the model to what lies inside"), "xray", "Alt+X", true},
        {"view.ownership", QT_TRANSLATE_NOOP("Actions", "Owner&ship Colours"), QT_TRANSLATE_NOOP("Actions", "Colour each voxel by the joint it follows"), "ownership", "O", true},
        {"view.patterns", QT_TRANSLATE_NOOP("Actions", "&Patterns"), QT_TRANSLATE_NOOP("Actions", "Hatch every second joint, for eyes that confuse colours"), "", "", true},
        {"view.isolate", QT_TRANSLATE_NOOP("Actions", "&Isolate Joint"), QT_TRANSLATE_NOOP("Actions", "Show only the selected joints"), "eye", "I", true},
        {"view.resetDocks", QT_TRANSLATE_NOOP("Actions", "Reset the &Layout"), QT_TRANSLATE_NOOP("Actions", "Put every panel back where it began"), "", "", false, true},

        {"play.toggle", QT_TRANSLATE_NOOP("Actions", "&Play or Pause"), QT_TRANSLATE_NOOP("Actions", "Play the clip in the view"), "play", "Space"},
        {"play.previousKey", QT_TRANSLATE_NOOP("Actions", "Pre&vious Key"), QT_TRANSLATE_NOOP("Actions", "Move the playhead to the key before"), "step-back", ","},
        {"play.nextKey", QT_TRANSLATE_NOOP("Actions", "&Next Key"), QT_TRANSLATE_NOOP("Actions", "Move the playhead to the next key"), "step-forward", "."},
        {"play.previousFrame", QT_TRANSLATE_NOOP("Actions", "Previous F&rame"), QT_TRANSLATE_NOOP("Actions", "Move the playhead one frame back"), "", "Alt+,"},
        {"play.nextFrame", QT_TRANSLATE_NOOP("Actions", "Next &Frame"), QT_TRANSLATE_NOOP("Actions", "Move the playhead one frame on"), "", "Alt+."},
        {"play.autoKey", QT_TRANSLATE_NOOP("Actions", "&Auto-Key"), QT_TRANSLATE_NOOP("Actions", "Make a key of every change of a pose at once"), "record", "", true, true},

        {"tool.joints", QT_TRANSLATE_NOOP("Actions", "&Joint Tool"), QT_TRANSLATE_NOOP("Actions", "Select, move, turn and scale joints in the view"), "joint", "V", true},
        {"tool.paint", QT_TRANSLATE_NOOP("Actions", "&Painting Tool"), QT_TRANSLATE_NOOP("Actions", "Paint which voxel follows which joint"), "brush", "B", true},

        {"rig.fromJson", QT_TRANSLATE_NOOP("Actions", "Rig from &JSON…"), QT_TRANSLATE_NOOP("Actions", "Replace the rig by one described in JSON"), "", ""},
        {"rig.exportJson", QT_TRANSLATE_NOOP("Actions", "Rig &to JSON…"), QT_TRANSLATE_NOOP("Actions", "Write the rig and the model as JSON"), "", ""},
        {"rig.check", QT_TRANSLATE_NOOP("Actions", "&Check the Rig"), QT_TRANSLATE_NOOP("Actions", "Look for empty joints, islands and double names"), "check", "F7", false, true},

        {"help.guide", QT_TRANSLATE_NOOP("Actions", "&User Guide"), QT_TRANSLATE_NOOP("Actions", "The first ten minutes"), "", "F1"},
        {"help.journal", QT_TRANSLATE_NOOP("Actions", "Show the &Journal"), QT_TRANSLATE_NOOP("Actions", "Where every step of this session is written down"), "", ""},
        {"help.about", QT_TRANSLATE_NOOP("Actions", "&About Marrow"), "", "", ""},
    };
    return specs;
}

} // namespace

Actions::Actions(Preferences *preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
{
    for (const ActionSpec &spec : allSpecs()) {
        auto *action = new QAction(this);
        action->setObjectName(QString::fromLatin1(spec.id));
        action->setCheckable(spec.checkable);
        if (*spec.icon)
            action->setIcon(iconFor(QString::fromLatin1(spec.icon)));
        m_actions.insert(action->objectName(), action);
    }
    retranslate();
    applyShortcuts();
    connect(m_preferences, &Preferences::shortcutsChanged, this, &Actions::applyShortcuts);
}

QAction *Actions::operator[](const QString &id) const
{
    QAction *action = m_actions.value(id);
    assert(action);
    return action;
}

const std::vector<ActionSpec> &Actions::specs() const
{
    return allSpecs();
}

QList<QAction *> Actions::ofMenu(const QString &menu) const
{
    QList<QAction *> result;
    for (const ActionSpec &spec : allSpecs()) {
        if (QString::fromLatin1(spec.id).section('.', 0, 0) == menu)
            result.append(m_actions.value(QString::fromLatin1(spec.id)));
    }
    return result;
}

QList<QAction *> Actions::all() const
{
    QList<QAction *> result;
    for (const ActionSpec &spec : allSpecs())
        result.append(m_actions.value(QString::fromLatin1(spec.id)));
    return result;
}

void Actions::retranslate()
{
    for (const ActionSpec &spec : allSpecs()) {
        QAction *action = m_actions.value(QString::fromLatin1(spec.id));
        action->setText(QCoreApplication::translate("Actions", spec.text));
        const QString hint = *spec.hint ? QCoreApplication::translate("Actions", spec.hint) : QString();
        action->setStatusTip(hint);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(plainText(action) + (keys.isEmpty() ? QString() : " (" + keys + ')') +
                           (hint.isEmpty() ? QString() : '\n' + hint));
    }
}

QString Actions::plainText(const QAction *action)
{
    QString text = action->text();
    text.remove(QStringLiteral("(&%1)").arg(text.section('&', 1).left(1))); // Chinese mnemonics stand in brackets
    return text.remove('&').remove(QStringLiteral("…")).trimmed();
}

void Actions::applyShortcuts()
{
    for (const ActionSpec &spec : allSpecs()) {
        const QString id = QString::fromLatin1(spec.id);
        const QString chosen = m_preferences->shortcut(id);
        const QString text = chosen.isNull() ? QString::fromLatin1(spec.shortcut) : chosen;
        m_actions.value(id)->setShortcuts(text.isEmpty() ? QList<QKeySequence>() : QKeySequence::listFromString(text));
    }
    retranslate();
}

} // namespace marrow
