#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace marrow {

class BackgroundReading;

/// The part of the status line that tells which file is being read, how far it is, and lets it be given up. Hidden while nothing is read.
class ReadingStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingStrip(BackgroundReading &reading, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showState();

    BackgroundReading &m_reading;
    QLabel *m_text;
    QProgressBar *m_bar;
    QToolButton *m_cancel;
};

} // namespace marrow
