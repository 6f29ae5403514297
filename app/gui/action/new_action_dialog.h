#pragma once

#include "model/base/result.h"
#include "model/character/action/hand_keyed.h"

#include <QDialog>
#include <QJsonObject>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace marrow {

class FilePrompts;
class Preferences;

/// Where a hand-keyed action can start from: the thirteen built-in ones by their ids, and the baked ones of a folder by their paths.
QStringList actionStarts(const QString &folder);
/// "walk (built-in)", "Walking_A (retargeted)"
QString actionStartTitle(const QString &start);
/// The action of a start, reduced to keys. Fails as openAction does.
Result<HandKeyedAction> actionStartKeys(const QString &start, const QString &slug, const HumanoidRest &rest);
/// The same as arguments of action.replace.
Result<QJsonObject> actionStartArguments(const QString &start, const HumanoidRest &rest);

/// Asks for whom an action is keyed, what it is called and what it starts from.
class NewActionDialog : public QDialog
{
    Q_OBJECT

public:
    NewActionDialog(FilePrompts &prompts, Preferences &preferences, QWidget *parent = nullptr);

    /// Proposes a file as the character; false and nothing said when it is none that is bound.
    bool proposeFigure(const QString &path);

    Result<HandKeyedAction> action() const;
    /// The bound character that was chosen; empty for the doll.
    QString figurePath() const { return m_figurePath; }
    /// Where to offer saving it: beside the character.
    QString folder() const;

private:
    void chooseFigure();
    Result<void> takeFigure(const QString &path);
    void fillStarts();
    void followId(const QString &id);
    void refresh();

    FilePrompts &m_prompts;
    Preferences &m_preferences;
    QString m_figurePath;
    HumanoidRest m_rest;
    QStringList m_starts;
    bool m_startChosen = false; ///< by the person, so that the id leads no more
    QLabel *m_figure;
    QLineEdit *m_slug;
    QComboBox *m_id;
    QComboBox *m_start;
    QLabel *m_file;
    QPushButton *m_begin = nullptr;
};

} // namespace marrow
