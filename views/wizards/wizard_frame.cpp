#include "views/wizards/wizard_frame.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPromise>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kStepsWidth = 190;
constexpr int kBarSteps = 1000;
constexpr int kButtonWidth = 84;
constexpr int kMisclickMs = 400; ///< about a person's reaction: the button said something else when the finger began to move

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

void WizardPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

WizardFrame::WizardFrame(QWidget *parent)
    : QDialog(parent)
    , m_steps(new QListWidget(this))
    , m_question(new QLabel(this))
    , m_explanation(wrappedLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_message(wrappedLabel(this))
    , m_bar(new QProgressBar(this))
    , m_barText(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    const QSize room = screen()->availableSize();
    resize(std::clamp(room.width() * 7 / 10, 1000, 1400), std::clamp(room.height() * 3 / 4, 620, 900));
    m_steps->setObjectName(QStringLiteral("wizardSteps"));
    m_steps->setFixedWidth(kStepsWidth);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_question->setFont(largeFont());
    m_question->setObjectName(QStringLiteral("wizardQuestion"));
    m_explanation->setProperty("role", "secondary");
    m_message->setObjectName(QStringLiteral("wizardMessage"));
    m_bar->setRange(0, kBarSteps);
    m_bar->setObjectName(QStringLiteral("wizardProgress"));
    m_barText->setProperty("role", "secondary");
    m_back->setObjectName(QStringLiteral("wizardBack"));
    m_next->setObjectName(QStringLiteral("wizardNext"));
    m_cancel->setObjectName(QStringLiteral("wizardCancel"));
    m_back->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    m_next->setDefault(true);
    for (QPushButton *button : {m_cancel, m_back, m_next})
        button->setMinimumWidth(kButtonWidth); // words change, buttons stay

    auto *page = new QVBoxLayout;
    page->setSpacing(metrics::kSectionGap);
    page->addWidget(m_question);
    page->addWidget(m_explanation);
    page->addWidget(m_stack, 1);
    page->addWidget(m_message);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(20);
    middle->addWidget(m_steps);
    middle->addLayout(page, 1);
    auto *work = new QVBoxLayout;
    work->setSpacing(metrics::kUnit);
    work->addWidget(m_barText);
    work->addWidget(m_bar);
    auto *bottom = new QHBoxLayout;
    bottom->addLayout(work, 1);
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_back);
    bottom->addWidget(m_next);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(metrics::kSectionGap);
    layout->addLayout(middle, 1);
    layout->addLayout(bottom);

    connect(m_back, &QPushButton::clicked, this, &WizardFrame::back);
    connect(m_next, &QPushButton::clicked, this, &WizardFrame::next);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (!m_ended.isValid() || m_ended.elapsed() > kMisclickMs)
            reject();
    });
    connect(m_steps, &QListWidget::currentRowChanged, this, &WizardFrame::goTo);
    connect(&m_watcher, &QFutureWatcher<void>::progressValueChanged, m_bar, &QProgressBar::setValue);
    connect(&m_watcher, &QFutureWatcher<void>::progressTextChanged, m_barText, [this](const QString &text) {
        if (!text.isEmpty())
            m_barText->setText(text);
    });
    connect(&m_watcher, &QFutureWatcher<void>::finished, this, &WizardFrame::finish);
    retranslate();
}

WizardFrame::~WizardFrame()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void WizardFrame::addPage(WizardPage *page)
{
    m_pages.push_back(page);
    m_stack->addWidget(page);
    m_steps->addItem(page->texts().step);
    connect(page, &WizardPage::changed, this, [this] {
        m_failure.clear();
        refresh();
    });
    connect(page, &WizardPage::answered, this, [this] {
        m_failure.clear();
        m_done = std::min(m_done, m_current);
        m_reached = std::min(m_reached, m_current);
        refresh();
    });
    refresh();
}

void WizardFrame::next()
{
    if (m_running || m_current < 0)
        return;
    WizardPage &page = *m_pages[static_cast<std::size_t>(m_current)];
    if (page.isResult()) {
        accept();
        return;
    }
    if (!page.missing().isEmpty() || m_current + 1 >= pageCount())
        return;
    m_failure.clear();
    if (std::optional<WizardWork> work = page.work())
        start(std::move(*work));
    else
        turnTo(m_current + 1);
}

void WizardFrame::back()
{
    if (!m_running && m_current > 0)
        turnTo(m_current - 1);
}

void WizardFrame::goTo(int index)
{
    if (index == m_current || index < 0)
        return;
    if (m_running || index > m_reached)
        refresh(); // the mark goes back to where we are
    else
        turnTo(index);
}

void WizardFrame::turnTo(int index)
{
    m_current = index;
    m_reached = std::max(m_reached, index);
    m_done = std::max(m_done, index);
    m_failure.clear();
    m_stack->setCurrentIndex(index);
    m_pages[static_cast<std::size_t>(index)]->enter();
    refresh();
    emit pageChanged(index);
}

void WizardFrame::start(WizardWork work)
{
    m_work = std::move(work);
    m_running = true;
    m_bar->setValue(0);
    m_barText->setText(m_work.title);
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    refresh();
    m_cancel->setFocus();
    m_watcher.setFuture(QtConcurrent::run([cancelled = m_cancelled, run = m_work.run](QPromise<void> &promise) {
        promise.setProgressRange(0, kBarSteps);
        run(Progress([&promise](double fraction, const QString &text) { promise.setProgressValueAndText(static_cast<int>(fraction * kBarSteps), text); }, cancelled));
    }));
}

void WizardFrame::finish()
{
    m_running = false;
    if (*m_cancelled && !(m_work.doneAnyway && m_work.doneAnyway()))
        m_failure = tr("Cancelled. Nothing was written.");
    else
        m_failure = m_work.done();
    m_work = {};
    m_ended.start();
    if (m_failure.isEmpty()) {
        turnTo(m_current + 1);
        m_next->setFocus();
    } else {
        refresh();
    }
    emit workEnded();
}

void WizardFrame::reject()
{
    if (m_running) {
        *m_cancelled = true;
        m_barText->setText(tr("Stopping…"));
        return;
    }
    QDialog::reject();
}

void WizardFrame::refresh()
{
    const QSignalBlocker quiet(m_steps);
    for (int i = 0; i < pageCount(); ++i) {
        QListWidgetItem *item = m_steps->item(i);
        const QString step = page(i)->texts().step;
        item->setText(step);
        const bool ticked = i < m_done && i != m_current;
        item->setIcon(ticked ? iconFor(QStringLiteral("check"), IconRole::Good) : iconFor(QStringLiteral("chevron-right"), i == m_current ? IconRole::Accent : IconRole::Secondary));
        item->setFlags(i <= m_reached && !m_running ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
        item->setData(Qt::AccessibleTextRole, ticked ? tr("%1, done").arg(step) : step);
    }
    m_bar->setVisible(m_running);
    m_barText->setVisible(m_running);
    m_back->setVisible(true);
    m_back->setEnabled(m_current > 0 && !m_running);
    if (m_current < 0)
        return;
    m_steps->setCurrentRow(m_current);
    WizardPage &shown = *m_pages[static_cast<std::size_t>(m_current)];
    const WizardTexts texts = shown.texts();
    const QString missing = shown.missing();
    m_question->setText(texts.question);
    m_explanation->setText(texts.explanation);
    m_explanation->setVisible(!texts.explanation.isEmpty());
    m_stack->setEnabled(!m_running);
    m_next->setEnabled(!m_running && (missing.isEmpty() || shown.isResult()));
    m_next->setText(shown.isResult() ? tr("Close") : texts.next.isEmpty() ? tr("Next") : texts.next);
    m_cancel->setText(m_running ? tr("Stop") : tr("Cancel"));
    m_cancel->setVisible(m_running || !shown.isResult());
    const bool failed = !m_failure.isEmpty();
    const QString message = failed ? m_failure : m_running ? QString() : missing;
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    m_message->setProperty("role", failed ? "error" : "secondary");
    m_message->style()->unpolish(m_message); // makes the new role take effect
    m_message->style()->polish(m_message);
    fitTexts();
}

/// A wrapped label in a nested layout is given one line unless it insists on more.
void WizardFrame::fitTexts()
{
    const int width = m_stack->width();
    for (QLabel *label : {m_explanation, m_message})
        label->setMinimumHeight(label->text().isEmpty() ? 0 : label->heightForWidth(width));
}

void WizardFrame::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fitTexts();
}

void WizardFrame::retranslate()
{
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("To the question before; your answers stay (Alt+Left)"));
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_next->setToolTip(tr("On with these answers (Enter)"));
    m_cancel->setToolTip(tr("Stop and leave everything as it was (Escape)"));
    m_steps->setAccessibleName(tr("Steps"));
    m_bar->setAccessibleName(tr("Progress"));
    refresh();
}

void WizardFrame::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void WizardFrame::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (m_current < 0 && !m_pages.empty())
        turnTo(0);
}

} // namespace marrow
