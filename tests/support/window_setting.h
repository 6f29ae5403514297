#pragma once

#include "app/gui/language.h"
#include "app/gui/main_window.h"
#include "app/gui/preferences.h"
#include "tests/support/scripted_prompts.h"
#include "views/common/theme.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <memory>

namespace marrow {

/// What a test of the whole window needs around it: preferences of its own, a folder for files, and prompts that answer. Outlives
/// the windows it makes.
struct WindowSetting
{
    WindowSetting() { QStandardPaths::setTestModeEnabled(true); }

    std::unique_ptr<MainWindow> makeWindow()
    {
        auto answers = std::make_unique<ScriptedPrompts>();
        prompts = answers.get();
        auto window = std::make_unique<MainWindow>(MainWindow::Services{preferences, language, theme}, std::move(answers));
        window->documents().reading().setPatience(-1); // files are there when openFiles() returns, on any machine
        window->resize(1280, 720);
        window->show();
        return window;
    }

    /// Puts a bundled sample into the folder under another name; an earlier one of that name goes.
    QString copyOfSample(const QString &sample, const QString &name) const
    {
        const QString path = folder.filePath(name);
        QFile::remove(path);
        QFile::copy(QStringLiteral(MARROW_SOURCE_DIR) + "/resources/samples/" + sample, path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }

    QTemporaryDir folder;
    Preferences preferences{folder.filePath("settings.ini")};
    Language language;
    ThemeController theme;
    ScriptedPrompts *prompts = nullptr; ///< of the window made last
};

} // namespace marrow
