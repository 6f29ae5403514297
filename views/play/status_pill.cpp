#include "views/play/status_pill.h"

#include "views/common/theme.h"
#include "views/puppet/puppet_context.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

namespace marrow {

namespace {

constexpr int kGap = 10;
constexpr int kPadding = 10;

struct Feature
{
    std::uint32_t bit;
    QString name;
};

std::vector<Feature> features()
{
    return {{advanced::kSkin, StatusPill::tr("skin")},
            {advanced::kExactLinks, StatusPill::tr("links")},
            {advanced::kSimulation, StatusPill::tr("simulation")},
            {advanced::kCollision, StatusPill::tr("collision")}};
}

} // namespace

StatusPill::StatusPill(QWidget *parent)
    : QWidget(parent)
{
    setObjectName("statusPill");
    setFont(smallFont());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    refresh();
}

void StatusPill::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    if (context) {
        connect(context, &PuppetContext::settingsChanged, this, &StatusPill::refresh);
        connect(context, &PuppetContext::playingChanged, this, &StatusPill::refresh);
        connect(context, &PuppetContext::rebuilt, this, &StatusPill::refresh);
    }
    refresh();
}

std::vector<StatusPill::Word> StatusPill::words() const
{
    if (!m_context)
        return {};
    const std::uint32_t available = m_context->availableFeatures();
    const std::uint32_t on = m_context->features();
    std::vector<Word> result = {{tr("core"), true}};
    for (const Feature &feature : features()) {
        if (available & feature.bit)
            result.push_back({feature.name, (on & feature.bit) != 0});
    }
    if (!m_context->rig().physics.groups.empty())
        result.push_back({tr("physics"), m_context->physicsEnabled()});
    const QString speed = m_context->timeScale() == 1.0 ? QString() : QStringLiteral(" ×") + QLocale().toString(m_context->timeScale(), 'g', 3);
    result.push_back({m_context->isPlaying() ? tr("playing") + speed : tr("paused"), m_context->isPlaying()});
    return result;
}

QString StatusPill::text() const
{
    QStringList parts;
    for (const Word &word : words()) {
        if (word.on)
            parts.append(word.text);
    }
    return parts.join(QStringLiteral(" · "));
}

QSize StatusPill::sizeHint() const
{
    int width = 2 * kPadding;
    const std::vector<Word> shown = words();
    for (const Word &word : shown)
        width += fontMetrics().horizontalAdvance(word.text) + kGap;
    return {width - (shown.empty() ? 0 : kGap), metrics::kControlHeight - 4};
}

QSize StatusPill::minimumSizeHint() const
{
    return {60, sizeHint().height()};
}

void StatusPill::paintEvent(QPaintEvent *)
{
    if (!m_context)
        return;
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.border);
    painter.setBrush(tokens.raised);
    const QRectF pill = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    int x = kPadding;
    for (const Word &word : words()) {
        painter.setPen(word.on ? tokens.text : tokens.disabledText);
        painter.drawText(QRect(x, 0, width() - x - kPadding / 2, height()), Qt::AlignVCenter | Qt::AlignLeft, word.text);
        x += fontMetrics().horizontalAdvance(word.text) + kGap;
    }
}

void StatusPill::refresh()
{
    QStringList offered, missing;
    for (const Feature &feature : features())
        (m_context && (m_context->availableFeatures() & feature.bit) ? offered : missing).append(feature.name);
    const QString none = tr("nothing");
    setToolTip(!m_context ? QString()
                          : tr("Runs now: %1\nThe file offers beside the core: %2\nIt does not have: %3")
                                .arg(text(), offered.isEmpty() ? none : offered.join(QStringLiteral(", ")),
                                     missing.isEmpty() ? none : missing.join(QStringLiteral(", "))));
    setAccessibleName(text());
    updateGeometry();
    update();
}

void StatusPill::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace marrow
