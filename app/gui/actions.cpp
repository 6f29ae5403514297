#include "app/gui/actions.h"

#include "app/gui/preferences.h"
#include "views/common/icons.h"

#include <QCoreApplication>

#include <cassert>

namespace marrow {

namespace {

#define ACTION_TEXT(text) QT_TRANSLATE_NOOP("Actions", text)

const std::vector<ActionSpec> &allSpecs()
{
    static const std::vector<ActionSpec> specs = {
        {"file.new", ACTION_TEXT("Import a &Model…"), ACTION_TEXT("Make a voxel rig from a MagicaVoxel or JSON model"), "import", "Ctrl+Shift+O"},
        {"file.open", ACTION_TEXT("&Open…"), ACTION_TEXT("Open a file in a new tab"), "open", "Ctrl+O"},
        {"file.save", ACTION_TEXT("&Save"), ACTION_TEXT("Write the file; the version before is kept as a backup"), "save", "Ctrl+S", false, true},
        {"file.saveAs", ACTION_TEXT("Save &As…"), ACTION_TEXT("Write to another file and go on working in that one"), "", "Ctrl+Shift+S"},
        {"file.export", ACTION_TEXT("&Export…"), ACTION_TEXT("Write a copy in another format"), "export", "Ctrl+E"},
        {"file.picture", ACTION_TEXT("Save &Picture…"), ACTION_TEXT("Write what the view shows as a PNG"), "", ""},
        {"file.thumbnail", ACTION_TEXT("Refresh &Thumbnail"), ACTION_TEXT("Put a picture of the view into the file"), "", ""},
        {"file.close", ACTION_TEXT("&Close"), ACTION_TEXT("Close this document"), "", "Ctrl+W", false, true},
        {"file.quit", ACTION_TEXT("&Quit"), ACTION_TEXT("Close every document and leave"), "", "Ctrl+Q"},

        {"edit.undo", ACTION_TEXT("&Undo"), ACTION_TEXT("Take back the last step"), "undo", "Ctrl+Z"},
        {"edit.redo", ACTION_TEXT("&Redo"), ACTION_TEXT("Do the step again that was taken back"), "redo", "Ctrl+Shift+Z; Ctrl+Y"},
        {"edit.palette", ACTION_TEXT("&Find an Action…"), ACTION_TEXT("Every action, joint, clip and recent file by a few letters"), "search", "Ctrl+Shift+P", false, true},
        {"edit.shortcuts", ACTION_TEXT("&Keyboard Shortcuts…"), ACTION_TEXT("See and change every shortcut"), "", ""},

        {"view.frame", ACTION_TEXT("&Frame Selection"), ACTION_TEXT("Bring what is selected into the middle of the view"), "frame", "F"},
        {"view.front", ACTION_TEXT("F&ront"), ACTION_TEXT("Look from the front"), "", "Num+1; Alt+1", false, true},
        {"view.side", ACTION_TEXT("&Side"), ACTION_TEXT("Look from the side"), "", "Num+3; Alt+3"},
        {"view.top", ACTION_TEXT("&Top"), ACTION_TEXT("Look from above"), "", "Num+7; Alt+7"},
        {"view.orthographic", ACTION_TEXT("&Orthographic"), ACTION_TEXT("Draw without perspective"), "", "Num+5; Alt+5", true},
        {"view.grid", ACTION_TEXT("&Grid"), ACTION_TEXT("Show the ground grid"), "grid", "", true, true},
        {"view.axes", ACTION_TEXT("A&xes"), ACTION_TEXT("Show the axes"), "axes", "", true},
        {"view.joints", ACTION_TEXT("&Joints"), ACTION_TEXT("Show the skeleton over the model"), "joint", "J", true},
        {"view.names", ACTION_TEXT("Joint &Names"), ACTION_TEXT("Write the name beside each joint"), "", "N", true},
        {"view.xray", ACTION_TEXT("X-&ray"), ACTION_TEXT("See through the voxels"), "xray", "Alt+X", true},
        {"view.ownership", ACTION_TEXT("Owner&ship Colours"), ACTION_TEXT("Colour each voxel by the joint it follows"), "ownership", "O", true},
        {"view.patterns", ACTION_TEXT("&Patterns"), ACTION_TEXT("Hatch every second joint, for eyes that confuse colours"), "", "", true},
        {"view.isolate", ACTION_TEXT("&Isolate Joint"), ACTION_TEXT("Show only the selected joints"), "eye", "I", true},
        {"view.resetDocks", ACTION_TEXT("Reset the &Layout"), ACTION_TEXT("Put every panel back where it began"), "", "", false, true},

        {"tool.joints", ACTION_TEXT("&Joint Tool"), ACTION_TEXT("Select, move, turn and scale joints in the view"), "joint", "V", true},
        {"tool.paint", ACTION_TEXT("&Painting Tool"), ACTION_TEXT("Paint which voxel follows which joint"), "brush", "B", true},

        {"rig.fromJson", ACTION_TEXT("Rig from &JSON…"), ACTION_TEXT("Replace the rig by one described in JSON"), "", ""},
        {"rig.exportJson", ACTION_TEXT("Rig &to JSON…"), ACTION_TEXT("Write the rig and the model as JSON"), "", ""},
        {"rig.check", ACTION_TEXT("&Check the Rig"), ACTION_TEXT("Look for empty joints, islands and double names"), "check", "F7", false, true},

        {"help.guide", ACTION_TEXT("&User Guide"), ACTION_TEXT("The first ten minutes"), "", "F1"},
        {"help.journal", ACTION_TEXT("Show the &Journal"), ACTION_TEXT("Where every step of this session is written down"), "", ""},
        {"help.about", ACTION_TEXT("&About Marrow"), "", "", ""},
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
