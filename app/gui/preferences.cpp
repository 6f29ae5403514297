#include "app/gui/preferences.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace marrow {

namespace {

QString normalised(const QString &path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

} // namespace

Preferences::Preferences(const QString &iniFile, QObject *parent)
    : QObject(parent)
    , m_settings(iniFile.isEmpty() ? QSettings().fileName() : iniFile, QSettings::IniFormat)
{
}

QString Preferences::language() const
{
    return m_settings.value("interface/language").toString();
}

void Preferences::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    m_settings.setValue("interface/language", language);
    emit languageChanged();
}

Appearance Preferences::appearance() const
{
    const QString name = m_settings.value("interface/appearance").toString();
    return name == "light" ? Appearance::Light : name == "dark" ? Appearance::Dark : Appearance::System;
}

void Preferences::setAppearance(Appearance appearance)
{
    if (appearance == this->appearance())
        return;
    const char *name = appearance == Appearance::Light ? "light" : appearance == Appearance::Dark ? "dark" : "system";
    m_settings.setValue("interface/appearance", QString::fromLatin1(name));
    emit appearanceChanged();
}

QStringList Preferences::recentFiles() const
{
    return m_settings.value("files/recent").toStringList();
}

void Preferences::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    const QString file = normalised(path);
    files.removeAll(file);
    files.prepend(file);
    m_settings.setValue("files/recent", files.mid(0, kMaxRecent));
    emit recentFilesChanged();
}

void Preferences::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    if (files.removeAll(normalised(path)) == 0)
        return;
    m_settings.setValue("files/recent", files);
    emit recentFilesChanged();
}

void Preferences::clearRecentFiles()
{
    m_settings.remove("files/recent");
    emit recentFilesChanged();
}

QByteArray Preferences::windowGeometry() const
{
    return m_settings.value("window/geometry").toByteArray();
}

void Preferences::setWindowGeometry(const QByteArray &geometry)
{
    m_settings.setValue("window/geometry", geometry);
}

QByteArray Preferences::dockLayout(const QString &workspace) const
{
    return m_settings.value("window/docks/" + workspace).toByteArray();
}

void Preferences::setDockLayout(const QString &workspace, const QByteArray &layout)
{
    if (layout.isEmpty())
        m_settings.remove("window/docks/" + workspace);
    else
        m_settings.setValue("window/docks/" + workspace, layout);
}

/// A path holds slashes, which settings would take for groups.
static QString poseKey(const QString &path)
{
    const QByteArray name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStringLiteral("keptPoses/") + QString::fromLatin1(name);
}

QJsonObject Preferences::keptPoses(const QString &path) const
{
    return QJsonDocument::fromJson(m_settings.value(poseKey(path)).toByteArray()).object();
}

void Preferences::setKeptPoses(const QString &path, const QJsonObject &poses)
{
    if (poses.isEmpty())
        m_settings.remove(poseKey(path));
    else
        m_settings.setValue(poseKey(path), QJsonDocument(poses).toJson(QJsonDocument::Compact));
}

/// A slug may hold slashes too.
static QString figureKey(const QString &slug)
{
    return QStringLiteral("actionFigures/") + QString::fromLatin1(slug.toUtf8().toPercentEncoding());
}

QString Preferences::actionFigure(const QString &slug) const
{
    return m_settings.value(figureKey(slug)).toString();
}

void Preferences::setActionFigure(const QString &slug, const QString &path)
{
    if (path.isEmpty())
        m_settings.remove(figureKey(slug));
    else
        m_settings.setValue(figureKey(slug), path);
}

QString Preferences::shortcut(const QString &actionId) const
{
    const QVariant value = m_settings.value("shortcuts/" + actionId);
    if (!value.isValid())
        return {};
    const QString text = value.toString();
    return text.isNull() ? QStringLiteral("") : text; // "none" must stay different from "not chosen"
}

void Preferences::setShortcut(const QString &actionId, const QString &portableText)
{
    if (portableText.isNull())
        m_settings.remove("shortcuts/" + actionId);
    else
        m_settings.setValue("shortcuts/" + actionId, portableText);
    emit shortcutsChanged();
}

void Preferences::resetShortcuts()
{
    m_settings.remove("shortcuts");
    emit shortcutsChanged();
}

QVariantList Preferences::timelineGrid() const
{
    return m_settings.value("timeline/grid").toList();
}

void Preferences::setTimelineGrid(const QVariantList &grid)
{
    m_settings.setValue("timeline/grid", grid);
}

LeavePolicy Preferences::leavePolicy() const
{
    const QString name = m_settings.value("animation/unkeyed").toString();
    return name == "keep" ? LeavePolicy::Keep : name == "key" ? LeavePolicy::Key : LeavePolicy::Ask;
}

void Preferences::setLeavePolicy(LeavePolicy policy)
{
    const char *name = policy == LeavePolicy::Keep ? "keep" : policy == LeavePolicy::Key ? "key" : "ask";
    m_settings.setValue("animation/unkeyed", QString::fromLatin1(name));
}

QString Preferences::libraryFolder() const
{
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/library");
    return m_settings.value("files/library", usual).toString();
}

void Preferences::setLibraryFolder(const QString &folder)
{
    m_settings.setValue("files/library", folder);
}

QString Preferences::lastFolder() const
{
    return m_settings.value("files/folder").toString();
}

void Preferences::setLastFolder(const QString &folder)
{
    m_settings.setValue("files/folder", folder);
}

} // namespace marrow
