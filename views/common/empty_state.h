#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marrow {

/// What a panel shows when there is nothing in it: an icon, a sentence that says what would fill it, and buttons that do.
/// Texts are set by the panel, again on a change of language. Where there is little room the icon and the margins go first, so
/// that the sentence is read whole.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(const QString &iconName, QWidget *parent = nullptr);

    void setText(const QString &title, const QString &explanation = {});
    /// Adds a button below the text; the first is the emphasised one. The caller keeps it for its texts.
    QPushButton *addButton(const QString &iconName = {});
    /// Adds another control in the column of buttons, such as an option of theirs. Takes ownership.
    void addControl(QWidget *control);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void drawIcon();
    void fit();

    QString m_iconName;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_explanation;
    QVBoxLayout *m_buttons;
};

} // namespace marrow
