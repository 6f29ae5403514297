#include "views/library/library_details.h"

#include "views/common/fitted_image.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kWidth = 268;
constexpr int kPictureHeight = 150;
constexpr int kCommentHeight = 64;

QLabel *textLabel(QWidget *parent, const char *role = nullptr)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (role)
        label->setProperty("role", role);
    return label;
}

} // namespace

LibraryDetails::LibraryDetails(QWidget *parent)
    : QWidget(parent)
    , m_picture(new QLabel(this))
    , m_name(textLabel(this))
    , m_state(textLabel(this, "secondary"))
    , m_facts(textLabel(this, "secondary"))
    , m_notesTitle(textLabel(this))
    , m_notes(textLabel(this, "secondary"))
    , m_commentTitle(new QLabel(this))
    , m_comment(new QPlainTextEdit(this))
    , m_open(new QPushButton(iconFor("open"), {}, this))
    , m_approve(new QPushButton(iconFor("good", IconRole::Good), {}, this))
    , m_reject(new QPushButton(iconFor("error", IconRole::Error), {}, this))
    , m_default(new QPushButton(iconFor("home"), {}, this))
    , m_remove(new QPushButton(iconFor("trash"), {}, this))
{
    build();
    retranslate();
}

void LibraryDetails::build()
{
    setFixedWidth(kWidth);
    m_picture->setFixedHeight(kPictureHeight);
    m_picture->setAlignment(Qt::AlignCenter);
    m_comment->setFixedHeight(kCommentHeight);
    m_comment->setTabChangesFocus(true);
    m_comment->installEventFilter(this);
    m_comment->setObjectName("libraryComment");
    m_open->setObjectName("libraryOpen");
    m_approve->setObjectName("libraryApprove");
    m_reject->setObjectName("libraryReject");
    m_default->setObjectName("libraryDefault");
    m_remove->setObjectName("libraryRemove");
    m_commentTitle->setBuddy(m_comment);
    for (QPushButton *button : {m_open, m_approve, m_reject, m_default, m_remove})
        button->setAutoDefault(false);

    auto *content = new QWidget;
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, metrics::kUnit, 0);
    inner->setSpacing(metrics::kPanelPadding);
    for (QWidget *part : {static_cast<QWidget *>(m_picture), static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_facts),
                          static_cast<QWidget *>(m_notesTitle), static_cast<QWidget *>(m_notes)})
        inner->addWidget(part);
    inner->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *buttons = new QGridLayout;
    buttons->setSpacing(metrics::kUnit);
    buttons->addWidget(m_approve, 0, 0);
    buttons->addWidget(m_reject, 0, 1);
    buttons->addWidget(m_default, 1, 0);
    buttons->addWidget(m_remove, 1, 1);
    buttons->addWidget(m_open, 2, 0, 1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding, metrics::kPanelPadding);
    layout->setSpacing(metrics::kPanelPadding);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_commentTitle);
    layout->addWidget(m_comment);
    layout->addLayout(buttons);

    connect(m_open, &QPushButton::clicked, this, &LibraryDetails::openRequested);
    connect(m_approve, &QPushButton::clicked, this, [this] { emit stateRequested(LibraryState::Approved); });
    connect(m_reject, &QPushButton::clicked, this, [this] { emit stateRequested(LibraryState::Rejected); });
    connect(m_default, &QPushButton::clicked, this, &LibraryDetails::defaultRequested);
    connect(m_remove, &QPushButton::clicked, this, &LibraryDetails::removeRequested);
}

void LibraryDetails::retranslate()
{
    const auto say = [](QPushButton *button, const QString &text, const QString &tip) {
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(text);
    };
    say(m_open, tr("Open in a tab"), tr("Open the stored model; the library keeps its own copy (Enter)"));
    say(m_approve, tr("Approve"), tr("This one may be used (A)"));
    say(m_reject, tr("Reject"), tr("This one may not be used (R)"));
    say(m_default, tr("Make default"), tr("Use this one where none is named; only approved ones can be (D)"));
    say(m_remove, tr("Remove…"), tr("Take it out of the library (Delete)"));
    m_commentTitle->setText(tr("Comment"));
    m_comment->setPlaceholderText(tr("What others should know about it"));
    m_comment->setAccessibleName(tr("Comment"));
    m_notesTitle->setText(tr("How it came in"));
    refresh();
}

void LibraryDetails::show(const std::vector<LibraryEntry> &entries, const QImage &picture)
{
    const bool same = entries.size() == 1 && m_entries.size() == 1 && entries[0].sha256 == m_entries[0].sha256;
    if (!same)
        commitComment();
    m_entries = entries;
    if (!same || !m_comment->hasFocus())
        m_comment->setPlainText(entries.size() == 1 ? entries[0].comment : QString());
    m_picture->setVisible(!picture.isNull());
    if (!picture.isNull())
        m_picture->setPixmap(QPixmap::fromImage(fittedImage(picture, QSize(kWidth - 24, kPictureHeight), devicePixelRatioF())));
    refresh();
}

QString LibraryDetails::factsText(const LibraryEntry &entry) const
{
    QStringList lines;
    if (entry.kind == QLatin1String("model")) {
        lines.append(tr("%1 faces, %2 vertices, %3 joints").arg(QLocale().toString(entry.faces), QLocale().toString(entry.vertices)).arg(entry.joints));
        lines.append(tr("%1, %2").arg(tr("%n texture(s)", nullptr, entry.textures), tr("%n clip(s)", nullptr, entry.clips)));
        if (entry.missingTextures > 0)
            lines.append(tr("%n picture(s) were not found", nullptr, entry.missingTextures));
        lines.append(tr("%1 of 21 humanoid joints").arg(entry.humanoidJoints));
        lines.append(entry.drivability);
    } else {
        lines.append(tr("Motion: %1, %2").arg(tr("%n joint(s)", nullptr, entry.joints), tr("%n clip(s)", nullptr, entry.clips)));
        lines.append(tr("%1 of 21 humanoid joints").arg(entry.humanoidJoints));
    }
    if (!entry.title.isEmpty())
        lines.append(tr("Title: %1").arg(entry.title));
    if (!entry.author.isEmpty())
        lines.append(tr("Author: %1").arg(entry.author));
    if (!entry.licence.isEmpty())
        lines.append(tr("Licence: %1").arg(entry.licence));
    lines.append(tr("From %1, %2").arg(entry.format, QLocale().formattedDataSize(entry.bytes)));
    lines.append(tr("Added %1").arg(QLocale().toString(entry.added.toLocalTime(), QLocale::ShortFormat)));
    lines.append(tr("SHA-256 %1…").arg(entry.sha256.left(16)));
    return lines.join(QLatin1Char('\n'));
}

void LibraryDetails::refresh()
{
    const bool one = m_entries.size() == 1;
    const auto all = [&](auto test) { return !m_entries.empty() && std::all_of(m_entries.begin(), m_entries.end(), test); };
    m_approve->setEnabled(!m_entries.empty() && !all([](const LibraryEntry &e) { return e.state == LibraryState::Approved; }));
    m_reject->setEnabled(!m_entries.empty() && !all([](const LibraryEntry &e) { return e.state == LibraryState::Rejected; }));
    m_default->setEnabled(one && m_entries[0].state == LibraryState::Approved && !m_entries[0].isDefault);
    m_remove->setEnabled(!m_entries.empty());
    m_open->setEnabled(!m_entries.empty());
    m_comment->setEnabled(one);
    m_name->setFont(largeFont());
    m_notesTitle->setVisible(one && !m_entries[0].notes.isEmpty());
    m_notes->setVisible(m_notesTitle->isVisibleTo(this));
    m_facts->setVisible(one);
    if (!one) {
        m_name->setText(m_entries.empty() ? tr("Nothing is chosen") : tr("%n entries", nullptr, static_cast<int>(m_entries.size())));
        m_state->setText(m_entries.empty() ? tr("Choose a model to see what is known of it and to judge it.") : QString());
        return;
    }
    const LibraryEntry &entry = m_entries[0];
    m_name->setText(entry.originalName);
    m_state->setText(entry.isDefault ? tr("approved, the default") : libraryStateText(entry.state));
    m_facts->setText(factsText(entry));
    m_notes->setText(entry.notes.join(QLatin1Char('\n')));
}

void LibraryDetails::commitComment()
{
    if (m_entries.size() == 1 && m_comment->toPlainText() != m_entries[0].comment) {
        m_entries[0].comment = m_comment->toPlainText();
        emit commentEdited(m_entries[0].sha256, m_entries[0].comment);
    }
}

bool LibraryDetails::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_comment && event->type() == QEvent::FocusOut)
        commitComment();
    return QWidget::eventFilter(watched, event);
}

} // namespace marrow
