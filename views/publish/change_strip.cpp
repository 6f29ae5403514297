#include "views/publish/change_strip.h"

#include "views/common/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace marrow {

namespace {

constexpr int kTitleHeight = 22;
constexpr int kTimesHeight = 18;
constexpr int kLabelWidth = 60;
constexpr int kGap = 4;

} // namespace

ChangeStrip::ChangeStrip(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("changeStrip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Before and after"));
}

void ChangeStrip::begin(const QString &title)
{
    m_title = title;
    setAccessibleDescription(title);
    setPictures({}, {}, {});
}

void ChangeStrip::setPictures(std::vector<QImage> before, std::vector<QImage> after, std::vector<double> seconds)
{
    m_before = std::move(before);
    m_after = std::move(after);
    m_seconds = std::move(seconds);
    update();
}

QSize ChangeStrip::sizeHint() const
{
    return {kLabelWidth + kPictures * (kSide + kGap), kTitleHeight + 2 * (kSide + kGap) + kTimesHeight};
}

void ChangeStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = tokensFor(palette());
    painter.setPen(tokens.secondaryText);
    if (m_title.isEmpty()) {
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("Choose a pack that changes, or one of its clips: it is shown before and after."));
        return;
    }
    painter.drawText(QRect(0, 0, width(), kTitleHeight), Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
    if (isEmpty()) {
        painter.drawText(rect(), Qt::AlignCenter, tr("Drawing…"));
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    int y = kTitleHeight;
    for (const auto &[label, pictures, none] : {std::tuple<QString, const std::vector<QImage> &, QString>{tr("Before"), m_before, tr("It was not there.")}, {tr("After"), m_after, tr("It is no longer there.")}}) {
        painter.drawText(QRect(0, y, kLabelWidth, kSide), Qt::AlignLeft | Qt::AlignVCenter, label);
        if (pictures.empty())
            painter.drawText(QRect(kLabelWidth, y, width() - kLabelWidth, kSide), Qt::AlignLeft | Qt::AlignVCenter, none);
        int x = kLabelWidth;
        for (const QImage &picture : pictures) {
            const QRect place(x, y, kSide, kSide);
            painter.fillRect(place, tokens.raised);
            painter.drawImage(place, picture);
            x += kSide + kGap;
        }
        y += kSide + kGap;
    }
    int x = kLabelWidth;
    for (const double seconds : m_seconds) {
        painter.drawText(QRect(x, y, kSide, kTimesHeight), Qt::AlignCenter, tr("%1 s").arg(QLocale().toString(seconds, 'f', 2)));
        x += kSide + kGap;
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
