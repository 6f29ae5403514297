#pragma once

#include "model/base/progress.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QFutureWatcher>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace marrow {

/// What is done when a page is left with Next: `run` on a worker with progress and cancel, then `done` on the GUI thread.
struct WizardWork
{
    QString title;                             ///< what the bar says until the work says something itself
    std::function<void(const Progress &)> run; ///< must not touch widgets; ends soon once it is cancelled, leaving no part of a file
    std::function<QString()> done;             ///< empty: go on to the next page; else why the wizard stays here
    std::function<bool()> doneAnyway = {};     ///< of work that was cancelled: whether it had come to its end all the same
};

/// What a page says around its widgets.
struct WizardTexts
{
    QString step;     ///< a word or two, in the list of steps
    QString question; ///< the heading: one question
    QString explanation = {};
    QString next = {}; ///< what Next is called here ("Bake"); empty: "Next"
};

/// One question of a wizard. Texts are asked for anew on a change of language.
class WizardPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual WizardTexts texts() const = 0;
    /// What has to be done before Next may be pressed, in a sentence; empty: nothing.
    virtual QString missing() const { return {}; }
    /// Each time the page comes to the front, by Next, Back or a click on its step.
    virtual void enter() {}
    /// What has to be done between this page and the next; none: the next page comes at once.
    virtual std::optional<WizardWork> work() { return {}; }
    /// The last page, which says what was written where. Next is "Close" there.
    virtual bool isResult() const { return false; }

signals:
    /// texts() or missing() may have changed.
    void changed();
    /// An answer given here was changed: results that were made from it are no longer true. Steps behind lose their ticks.
    void answered();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// Every text of the page's own widgets. Pages call it when they are made; after that each change of language does.
    virtual void retranslate() = 0;
};

/// The frame of every wizard (ui.md, "Wizards"): steps with ticks at the left, one question a page, Back always works, work runs with progress
/// and cancel, the last page is the result. A step that was reached can be gone back to by a click. GUI thread.
class WizardFrame : public QDialog
{
    Q_OBJECT

public:
    explicit WizardFrame(QWidget *parent = nullptr);
    ~WizardFrame() override;

    /// Takes ownership. Pages in the order of their steps; the first is shown by the first show().
    void addPage(WizardPage *page);
    int pageCount() const { return static_cast<int>(m_pages.size()); }
    int currentPage() const { return m_current; }
    WizardPage *page(int index) const { return m_pages.at(static_cast<std::size_t>(index)); }
    bool running() const { return m_running; }

    void next();
    void back();
    /// To a step that was reached before.
    void goTo(int index);

    void reject() override;

signals:
    void pageChanged(int index);
    /// Work has ended, whichever way.
    void workEnded();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void turnTo(int index);
    void refresh();
    void fitTexts();
    void retranslate();
    void start(WizardWork work);
    void finish();

    std::vector<WizardPage *> m_pages;
    int m_current = -1;
    int m_reached = 0;
    int m_done = 0; ///< steps before this one have their tick
    bool m_running = false;
    QElapsedTimer m_ended; ///< of the last work: a click that was meant to stop it must not close the wizard
    QListWidget *m_steps;
    QLabel *m_question;
    QLabel *m_explanation;
    QStackedWidget *m_stack;
    QLabel *m_message;
    QProgressBar *m_bar;
    QLabel *m_barText;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_cancel;
    QString m_failure;
    WizardWork m_work;
    std::shared_ptr<std::atomic_bool> m_cancelled;
    QFutureWatcher<void> m_watcher;
};

} // namespace marrow
