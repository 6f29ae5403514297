#include "app/gui/notice_bar.h"

#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace marrow {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    setObjectName("noticeBar");
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->setSpacing(8);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_buttons->setSpacing(4);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_buttons);
    hide();
}

void NoticeBar::post(const QString &key, Severity severity, const QString &text, std::vector<NoticeAction> actions)
{
    std::erase_if(m_notices, [&](const Notice &notice) { return notice.key == key; });
    m_notices.push_back({key, severity, text, std::move(actions)});
    showTop();
}

void NoticeBar::withdraw(const QString &key)
{
    if (std::erase_if(m_notices, [&](const Notice &notice) { return notice.key == key; }) > 0)
        showTop();
}

void NoticeBar::clear()
{
    m_notices.clear();
    showTop();
}

QString NoticeBar::currentText() const
{
    return m_notices.empty() ? QString() : m_notices.back().text;
}

void NoticeBar::showTop()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide(); // a dialog that is asked meanwhile keeps it alive
        item->widget()->deleteLater();
        delete item;
    }
    setVisible(!m_notices.empty());
    if (m_notices.empty())
        return;
    const Notice &notice = m_notices.back();
    const char *icon = notice.severity == Severity::Error ? "error" : notice.severity == Severity::Warning ? "warning" : "info";
    const IconRole role = notice.severity == Severity::Error     ? IconRole::Error
                          : notice.severity == Severity::Warning ? IconRole::Warning
                                                                 : IconRole::Accent;
    m_icon->setPixmap(iconFor(QString::fromLatin1(icon), role).pixmap(metrics::kIconSize));
    m_text->setText(notice.text);
    for (const NoticeAction &action : notice.actions) {
        auto *button = new QPushButton(action.text, this);
        connect(button, &QPushButton::clicked, this, [this, key = notice.key, run = action.run] {
            const auto keep = run; // the notice that holds it goes first
            withdraw(key);
            if (keep)
                keep();
        });
        m_buttons->addWidget(button);
    }
    auto *dismiss = new QToolButton(this);
    dismiss->setIcon(iconFor(QStringLiteral("close")));
    dismiss->setAutoRaise(true);
    dismiss->setToolTip(tr("Dismiss"));
    connect(dismiss, &QToolButton::clicked, this, [this, key = notice.key] { withdraw(key); });
    m_buttons->addWidget(dismiss);
}

} // namespace marrow
