#include "views/publish/change_strip.h"

#include "views/common/theme.h"

#include <QEvent>
#include <QPainter>

namespace marrow {

namespace {

constexpr int kTitleHeight = 20;
constexpr int kLabelWidth = 64;
constexpr int kGap = 4;

} // namespace

ChangeStrip::ChangeStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("changeStrip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Before and after"));
}

void ChangeStrip::setPictures(const QString &title, std::vector<QImage> before, std::vector<QImage> after)
{
    m_title = title;
    m_before = std::move(before);
    m_after = std::move(after);
    setAccessibleDescription(title);
    update();
}

QSize ChangeStrip::sizeHint() const
{
    return {kLabelWidth + kPictures * (kSide + kGap), kTitleHeight + 2 * (kSide + kGap)};
}

void ChangeStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = tokensFor(palette());
    painter.fillRect(rect(), tokens.panel);
    painter.setPen(tokens.secondaryText);
    if (isEmpty()) {
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("Choose a pack that changes: the clip that changes most is shown before and after."));
        return;
    }
    painter.drawText(QRect(0, 0, width(), kTitleHeight), Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
    int y = kTitleHeight;
    for (const auto &[label, pictures] : {std::pair<QString, const std::vector<QImage> &>{tr("Before"), m_before}, {tr("After"), m_after}}) {
        painter.drawText(QRect(0, y, kLabelWidth, kSide), Qt::AlignLeft | Qt::AlignVCenter, label);
        int x = kLabelWidth;
        for (const QImage &picture : pictures) {
            const QRect place(x, y, kSide, kSide);
            painter.fillRect(place, tokens.raised);
            painter.drawImage(place, picture);
            x += kSide + kGap;
        }
        y += kSide + kGap;
    }
}

void ChangeStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Before and after"));
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace marrow
