#pragma once

#include <QDialog>
#include <QJsonObject>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace marrow {

class NumberField;
class TimelineModel;

/// A question about a clip: a few fields, a note that says what the answer will do while it is being given, and a verb. The
/// answer is the arguments of one command.
class ClipDialog : public QDialog
{
    Q_OBJECT

public:
    ClipDialog(const QString &title, const QString &verb, QWidget *parent);

    NumberField *addNumber(const QString &label, double value, double least, double most, int decimals, const QString &unit);
    QLineEdit *addText(const QString &label, const QString &value);
    QComboBox *addChoice(const QString &label, const QStringList &choices, int current);
    QCheckBox *addCheck(const QString &label, bool checked);
    /// Called now and on every change: the note, and whether the answer can be given.
    void setNote(std::function<QString(bool *possible)> note);
    /// Shows it; `answer` runs when the verb is chosen. It deletes itself.
    void ask(std::function<void()> answer);

private:
    void refresh();

    QFormLayout *m_form;
    QLabel *m_note;
    QPushButton *m_verb;
    QPushButton *m_cancel;
    std::vector<QWidget *> m_fields; ///< in the order in which they are asked
    std::function<QString(bool *)> m_noteOf;
};

// The questions of the clip menu. Each looks at the model's clip and runs one command.
void askRename(TimelineModel *model, QWidget *parent);
void askRenumber(TimelineModel *model, QWidget *parent);
void askRetime(TimelineModel *model, QWidget *parent);
void askMirror(TimelineModel *model, QWidget *parent);
void askMerge(TimelineModel *model, QWidget *parent);
void askCleanup(TimelineModel *model, QWidget *parent);
/// `bakeSmooth`: begins with the smooth interpolation.
void askResample(TimelineModel *model, bool bakeSmooth, QWidget *parent);

} // namespace marrow
