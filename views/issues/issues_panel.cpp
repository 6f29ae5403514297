#include "views/issues/issues_panel.h"

#include "views/common/empty_state.h"
#include "views/issues/issue_delegate.h"
#include "views/issues/issues_model.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace marrow {

IssuesPanel::IssuesPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new IssuesModel(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("issues"), m_pages))
    , m_check(m_empty->addButton(QStringLiteral("check")))
    , m_list(new QListView(m_pages))
    , m_summary(new QLabel(this))
{
    setProperty("role", "panel");
    m_list->setModel(m_model);
    // Sentences are to be read whole in a narrow dock: one column, wrapped, the place below.
    m_list->setItemDelegate(new IssueDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_summary->setProperty("role", "secondary");
    m_summary->setContentsMargins(8, 4, 8, 4);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_summary);

    const auto jump = [this](const QModelIndex &index) { emit jumpRequested(m_model->issueAt(index.row())); };
    connect(m_list, &QListView::clicked, this, jump);
    connect(m_list, &QListView::activated, this, jump);
    connect(m_check, &QPushButton::clicked, this, &IssuesPanel::checkRequested);
    auto *copy = new QShortcut(QKeySequence::Copy, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, [this] {
        QStringList lines;
        for (const QModelIndex &index : m_list->selectionModel()->selectedRows()) {
            const Issue &issue = m_model->issueAt(index.row());
            lines.append(issue.code + '\t' + IssuesModel::placeText(issue) + '\t' + issue.message);
        }
        QApplication::clipboard()->setText(lines.join('\n'));
    });
    retranslate();
}

void IssuesPanel::setReport(const Report &report, bool checked)
{
    m_checked = checked;
    m_model->setReport(report);
    refresh();
}

const Report &IssuesPanel::report() const
{
    return m_model->report();
}

void IssuesPanel::setCheck(const IssueCheck &check)
{
    m_what = check;
    m_check->setText(check.button);
    m_check->setToolTip(check.looksFor);
    refresh();
}

void IssuesPanel::setDocumentOpen(bool open)
{
    m_documentOpen = open;
    refresh();
}

void IssuesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void IssuesPanel::retranslate()
{
    m_list->setAccessibleName(tr("Issues"));
    refresh();
}

void IssuesPanel::refresh()
{
    const bool any = m_model->rowCount() > 0;
    m_pages->setCurrentWidget(any ? static_cast<QWidget *>(m_list) : m_empty);
    m_check->setVisible(m_documentOpen && !m_what.button.isEmpty());
    if (!m_documentOpen)
        m_empty->setText(tr("Nothing is open"), tr("What is found in a file is listed here, and each finding jumps to its place."));
    else if (m_what.button.isEmpty())
        m_empty->setText(tr("Nothing to mend"), tr("Reading the file found nothing to tell."));
    else if (m_checked)
        m_empty->setText(tr("Nothing to mend"), m_what.foundNothing);
    else
        m_empty->setText(tr("Not checked yet"), m_what.looksFor);
    m_summary->setVisible(any);
    m_summary->setText(tr("%n error(s)", nullptr, m_model->countOf(Severity::Error)) + QStringLiteral(" · ") +
                       tr("%n warning(s)", nullptr, m_model->countOf(Severity::Warning)) + QStringLiteral(" · ") +
                       tr("%n note(s)", nullptr, m_model->countOf(Severity::Info)));
}

} // namespace marrow
