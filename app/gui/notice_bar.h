#pragma once

#include "model/base/report.h"

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace marrow {

/// A button of a notice: a verb and what it does. The notice goes when it was pressed.
struct NoticeAction
{
    QString text;
    std::function<void()> run;
};

/// Something the person should know but need not answer: one line over the canvas with verbs at its end. Notices with the
/// same key replace each other; the newest is on top.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    void post(const QString &key, Severity severity, const QString &text, std::vector<NoticeAction> actions = {});
    void withdraw(const QString &key);
    void clear();
    /// The text on top, for tests and for copying; empty when there is none.
    QString currentText() const;

private:
    struct Notice
    {
        QString key;
        Severity severity;
        QString text;
        std::vector<NoticeAction> actions;
    };

    void showTop();

    std::vector<Notice> m_notices;
    QLabel *m_icon;
    QLabel *m_text;
    QHBoxLayout *m_buttons;
};

} // namespace marrow
