#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace marrow {

/// Slow work in the status line: what it is, how far it is, and a button that stops it. Hidden while nothing is shown. A derived strip
/// knows the work.
class ProgressStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressStrip(QWidget *parent = nullptr);

    /// `fraction` from 0 to 1. A long text is cut in its middle and stands whole in the tooltip.
    void showWork(const QString &text, double fraction, const QString &cancelHint);
    void hideWork();
    QToolButton *cancelButton() const { return m_cancel; }

signals:
    void cancelRequested();

protected:
    /// showWork() or hideWork(), by how the work stands. Whoever derives calls it on every change; a change of language does too.
    virtual void showState() = 0;
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_text;
    QProgressBar *m_bar;
    QToolButton *m_cancel;
};

} // namespace marrow
