#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace marrow {

/// A part of a panel under a heading that folds away by click, Space or Return.
class Section : public QWidget
{
    Q_OBJECT

public:
    explicit Section(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Takes ownership; one content widget a section.
    void setContent(QWidget *content);
    /// A widget at the right end of the heading. Takes ownership.
    void setCorner(QWidget *corner);
    bool isOpen() const { return m_open; }
    void setOpen(bool open);

signals:
    void toggled(bool open);

private:
    void sayWhatAClickDoes();

    QToolButton *m_heading;
    QWidget *m_row;
    QVBoxLayout *m_layout;
    QWidget *m_content = nullptr;
    bool m_open = true;
};

} // namespace marrow
