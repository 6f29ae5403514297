#pragma once

#include <QWidget>

class QVBoxLayout;

namespace marrow {

/// A panel of a publication: one column of widgets, whose texts are said anew when the language changes.
class PublishPanel : public QWidget
{
    Q_OBJECT

protected:
    explicit PublishPanel(QWidget *parent);

    QVBoxLayout *column() const { return m_column; }
    /// Every text on the panel. The panel calls it when its widgets are made.
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override;

private:
    QVBoxLayout *m_column;
};

} // namespace marrow
