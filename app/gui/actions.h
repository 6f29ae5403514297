#pragma once

#include <QAction>
#include <QHash>
#include <QObject>

#include <vector>

namespace marrow {

class Preferences;

/// What an action is called and where it stands, in English; translated when shown.
struct ActionSpec
{
    const char *id;       ///< stable: "file.open"; the part before the dot is its menu
    const char *text;     ///< with a mnemonic, translation context "Actions"
    const char *hint;     ///< what it does, one sentence, for the status line and the tooltip; may be ""
    const char *icon;     ///< a name for iconFor(), or ""
    const char *shortcut; ///< portable text, alternatives separated by "; ", or ""
    bool checkable = false;
    bool separatorBefore = false;
};

/// All actions of the main window: one place for their words, shortcuts and icons. The window connects them by id, the
/// command palette and the shortcut page list them. Follows the language and the rebound shortcuts.
class Actions : public QObject
{
    Q_OBJECT

public:
    Actions(Preferences *preferences, QObject *parent);

    /// The action with this id, which must exist.
    QAction *operator[](const QString &id) const;
    const std::vector<ActionSpec> &specs() const;
    QList<QAction *> ofMenu(const QString &menu) const;
    QList<QAction *> all() const;

    void retranslate();

    /// Text without mnemonics, for lists.
    static QString plainText(const QAction *action);

private:
    void applyShortcuts();

    Preferences *m_preferences;
    QHash<QString, QAction *> m_actions;
};

} // namespace marrow
