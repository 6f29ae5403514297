#pragma once

#include <QLineEdit>

namespace marrow {

/// A line to search in: magnifier, clear button, Escape clears, Down and Return go to the results.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

signals:
    /// Down or Return: the list below should take the focus.
    void resultsRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
};

} // namespace marrow
