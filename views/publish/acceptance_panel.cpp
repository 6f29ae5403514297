#include "views/publish/acceptance_panel.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

enum Column { Id, Seen };
constexpr int kBarSteps = 1000;

QIcon iconOf(AssertionResult result)
{
    switch (result) {
    case AssertionResult::Passed:
        return iconFor(QStringLiteral("good"), IconRole::Good);
    case AssertionResult::Failed:
        return iconFor(QStringLiteral("error"), IconRole::Error);
    case AssertionResult::NoSample:
        break;
    }
    return iconFor(QStringLiteral("help"), IconRole::Secondary);
}

} // namespace

AcceptancePanel::AcceptancePanel(QWidget *parent)
    : PublishPanel(parent)
    , m_run(new QPushButton(this))
    , m_summary(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_list(new QTreeWidget(this))
{
    m_run->setObjectName(QStringLiteral("runAcceptance"));
    m_run->setIcon(iconFor(QStringLiteral("check")));
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("acceptanceSummary"));
    m_list->setObjectName(QStringLiteral("assertions"));
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(true);
    m_list->setWordWrap(true);
    m_list->header()->setStretchLastSection(true);
    m_bar->setRange(0, kBarSteps);
    m_bar->setObjectName(QStringLiteral("acceptanceProgress"));
    m_bar->hide();
    column()->addWidget(m_run);
    column()->addWidget(m_summary);
    column()->addWidget(m_bar);
    column()->addWidget(m_list, 1);
    connect(m_run, &QPushButton::clicked, this, &AcceptancePanel::runRequested);
    auto *copy = new QShortcut(QKeySequence::Copy, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, [this] {
        QStringList lines;
        for (const Assertion &assertion : m_assertions)
            lines.append(assertion.id + QLatin1Char('\t') + assertionResultName(assertion.result) + QLatin1Char('\t') + assertion.title + QLatin1Char('\t') + assertion.detail);
        QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    });
    AcceptancePanel::retranslate();
}

void AcceptancePanel::setAssertions(const std::vector<Assertion> &assertions)
{
    m_assertions = assertions;
    fill();
}

void AcceptancePanel::setRunning(bool running)
{
    m_running = running;
    m_bar->setValue(0);
    m_bar->setVisible(running);
    retranslate();
}

void AcceptancePanel::setProgress(double fraction, const QString &text)
{
    if (!m_running)
        return;
    m_bar->setValue(static_cast<int>(fraction * kBarSteps));
    m_summary->setText(text);
}

void AcceptancePanel::fill()
{
    m_list->clear();
    for (const Assertion &assertion : m_assertions) {
        auto *item = new QTreeWidgetItem(m_list, {assertion.id, assertion.title});
        item->setIcon(Id, iconOf(assertion.result));
        item->setToolTip(Seen, assertion.title + QLatin1Char('\n') + assertion.detail);
        item->setData(Seen, Qt::AccessibleTextRole, QStringLiteral("%1, %2: %3").arg(assertion.title, assertionResultName(assertion.result), assertion.detail));
        auto *detail = new QTreeWidgetItem(item, {QString(), assertion.detail});
        detail->setFirstColumnSpanned(false);
        detail->setForeground(Seen, palette().brush(QPalette::PlaceholderText));
        item->setExpanded(assertion.result != AssertionResult::Passed);
    }
    m_list->resizeColumnToContents(Id);
    const auto count = [&](AssertionResult result) {
        return static_cast<int>(std::count_if(m_assertions.begin(), m_assertions.end(), [&](const Assertion &one) { return one.result == result; }));
    };
    if (m_assertions.empty())
        m_summary->setText(tr("Members are made to walk and to do every kind of work, and nine things are asserted. The stage goes on meanwhile."));
    else
        m_summary->setText(tr("%1 passed, %2 failed, %3 without a sample.").arg(count(AssertionResult::Passed)).arg(count(AssertionResult::Failed)).arg(count(AssertionResult::NoSample)));
}

void AcceptancePanel::retranslate()
{
    m_run->setText(m_running ? tr("Cancel") : tr("Run Acceptance"));
    m_run->setToolTip(m_running ? tr("Stop; what was not reached has no sample") : tr("Play the folder as a game does and check it by the assertions A1 to A9"));
    m_list->setHeaderLabels({tr("Assertion"), tr("What was seen")});
    m_list->setAccessibleName(tr("Assertions"));
    m_bar->setAccessibleName(tr("Progress"));
    fill();
}

} // namespace marrow
