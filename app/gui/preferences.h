#pragma once

#include "views/common/theme.h"
#include "views/posing/pose_panel.h"

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>

namespace marrow {

/// What a person chose for the whole program, kept between runs. Values are written at once. GUI thread only.
class Preferences : public QObject
{
    Q_OBJECT

public:
    /// An empty path uses the platform's place; tests give a file of their own.
    explicit Preferences(const QString &iniFile = {}, QObject *parent = nullptr);

    /// "en" or "zh_CN"; empty follows the system.
    QString language() const;
    void setLanguage(const QString &language);
    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    /// Absolute paths, most recent first, at most kMaxRecent.
    static constexpr int kMaxRecent = 24;
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray dockLayout(const QString &workspace) const;
    void setDockLayout(const QString &workspace, const QByteArray &layout);

    /// Poses that were kept for a puppet, by the path of its file; see PanelSession::snapshotsToJson().
    QJsonObject keptPoses(const QString &path) const;
    void setKeptPoses(const QString &path, const QJsonObject &poses);

    /// The file of the bound character that shows the actions of a slug; empty for the doll.
    QString actionFigure(const QString &slug) const;
    void setActionFigure(const QString &slug, const QString &path);

    /// A shortcut in portable text, or a null string where the default stands. An empty one means "none".
    QString shortcut(const QString &actionId) const;
    void setShortcut(const QString &actionId, const QString &portableText);
    void resetShortcuts();

    /// What times in the timeline snap to: the unit's number, frames a second, milliseconds. Empty at first.
    QVariantList timelineGrid() const;
    void setTimelineGrid(const QVariantList &grid);

    /// What becomes of poses that are not keyed when the playhead leaves them.
    LeavePolicy leavePolicy() const;
    void setLeavePolicy(LeavePolicy policy);

    /// The library of models and motions; at first a folder among the program's own data.
    QString libraryFolder() const;
    void setLibraryFolder(const QString &folder);

    /// The folder the last file dialog ended in.
    QString lastFolder() const;
    void setLastFolder(const QString &folder);

signals:
    void languageChanged();
    void appearanceChanged();
    void recentFilesChanged();
    void shortcutsChanged();

private:
    QSettings m_settings;
};

} // namespace marrow
