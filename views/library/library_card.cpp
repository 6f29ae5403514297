#include "views/library/library_card.h"

#include "views/common/fitted_image.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/library/library_model.h"

#include <QIcon>
#include <QLocale>
#include <QPainter>

namespace marrow {

namespace {

constexpr int kWidth = 148;
constexpr int kPictureHeight = 104;
constexpr int kHeight = kPictureHeight + 54;
constexpr int kMargin = 4;
constexpr int kPadding = 6;
constexpr int kRound = 4;

struct Badge
{
    const char *icon;
    IconRole role;
};

Badge badgeOf(const LibraryEntry &entry)
{
    if (entry.isDefault)
        return {"home", IconRole::Accent};
    switch (entry.state) {
    case LibraryState::Approved:
        return {"good", IconRole::Good};
    case LibraryState::Rejected:
        return {"error", IconRole::Error};
    default:
        return {"history", IconRole::Warning};
    }
}

void paintPicture(QPainter &painter, const QRect &area, const QImage &picture, const LibraryEntry &entry, const Tokens &tokens)
{
    if (!picture.isNull()) {
        const QImage fitted = fittedImage(picture, area.size(), painter.device()->devicePixelRatioF());
        const QSize size = fitted.deviceIndependentSize().toSize();
        painter.drawImage(area.x() + (area.width() - size.width()) / 2, area.y() + (area.height() - size.height()) / 2, fitted);
        return;
    }
    QFont font = interfaceFont();
    font.setPixelSize(34);
    painter.setFont(font);
    painter.setPen(tokens.disabledText);
    const QString name = entry.title.isEmpty() ? entry.originalName : entry.title;
    painter.drawText(area, Qt::AlignCenter, name.left(2));
}

QString factsOf(const LibraryEntry &entry)
{
    if (entry.kind == QLatin1String("motion"))
        return LibraryCard::tr("motion · %n joint(s)", nullptr, entry.joints);
    return LibraryCard::tr("%1 faces · %2 joints").arg(QLocale().toString(entry.faces)).arg(entry.joints);
}

} // namespace

LibraryCard::LibraryCard(const LibraryModel *model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) { }

QSize LibraryCard::cardSize()
{
    return {kWidth, kHeight};
}

QSize LibraryCard::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return cardSize();
}

void LibraryCard::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const LibraryEntry &entry = m_model->entry(index.row());
    const Tokens &tokens = tokensFor(option.palette);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus) && option.widget && option.widget->hasFocus();
    const QRect card = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(focused || chosen ? tokens.accent : tokens.border, focused ? 2 : 1));
    painter->setBrush(chosen ? tokens.selection : hovered ? tokens.hover : tokens.raised);
    painter->drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), kRound, kRound);

    const QRect picture(card.left() + 1, card.top() + 1, card.width() - 2, kPictureHeight);
    QLinearGradient canvas(picture.topLeft(), picture.bottomLeft());
    canvas.setColorAt(0, tokens.canvasTop);
    canvas.setColorAt(1, tokens.canvasBottom);
    painter->setPen(Qt::NoPen);
    painter->setBrush(canvas);
    painter->drawRect(picture);
    paintPicture(*painter, picture.adjusted(kPadding, kPadding, -kPadding, -kPadding), index.data(LibraryModel::PictureRole).value<QImage>(), entry, tokens);

    const Badge badge = badgeOf(entry);
    iconFor(QString::fromLatin1(badge.icon), badge.role).paint(painter, QRect(picture.right() - kPadding - metrics::kIconSize, picture.top() + kPadding, metrics::kIconSize, metrics::kIconSize));

    QRect text(card.left() + kPadding, picture.bottom() + 4, card.width() - 2 * kPadding, 20);
    painter->setFont(interfaceFont());
    painter->setPen(tokens.text);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, painter->fontMetrics().elidedText(entry.originalName, Qt::ElideMiddle, text.width()));
    text.translate(0, 19);
    painter->setFont(smallFont());
    painter->setPen(tokens.secondaryText);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, painter->fontMetrics().elidedText(factsOf(entry), Qt::ElideRight, text.width()));
    painter->restore();
}

} // namespace marrow
