#include "app/gui/puppet/puppet_size_preview.h"

#include "app/jobs/puppet_verbs.h"

#include <QLocale>
#include <QtConcurrent>

namespace marrow {

namespace {

constexpr int kWaitMs = 150;
constexpr int kMaxLosses = 8; ///< lines; the rest are counted

} // namespace

PuppetSizePreview::PuppetSizePreview(Puppet puppet, QWidget *parent)
    : QLabel(parent)
    , m_puppet(std::move(puppet))
{
    setObjectName("sizePreview");
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kWaitMs);
    connect(&m_wait, &QTimer::timeout, this, &PuppetSizePreview::begin);
    connect(&m_watcher, &QFutureWatcher<Measure>::finished, this, [this] {
        if (m_again)
            begin();
        else
            show(m_watcher.result());
    });
}

PuppetSizePreview::~PuppetSizePreview()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void PuppetSizePreview::setOptions(const ConvertOptions &options)
{
    m_options = options;
    setText(tr("Measuring…"));
    m_wait.start();
}

void PuppetSizePreview::begin()
{
    m_again = m_watcher.isRunning();
    if (!m_again)
        m_watcher.setFuture(QtConcurrent::run([puppet = m_puppet, options = m_options] { return measure(puppet, options); }));
}

PuppetSizePreview::Measure PuppetSizePreview::measure(const Puppet &puppet, const ConvertOptions &options)
{
    Measure result;
    const auto now = p2lrt::writePuppet(puppet, p2lrt::optionsOf(puppet));
    const auto wanted = writeOptionsFor(puppet, options);
    if (!wanted) {
        result.failure = wanted.error().message;
        return result;
    }
    const auto then = p2lrt::writePuppet(puppet, *wanted);
    if (!now || !then) {
        result.failure = (now ? then.error() : now.error()).message;
        return result;
    }
    result.before = now->bytes.size();
    result.after = then->bytes.size();
    for (const Issue &issue : then->report.issues())
        result.losses.append(issue.message);
    return result;
}

void PuppetSizePreview::show(const Measure &measure)
{
    if (!measure.failure.isEmpty()) {
        setText(measure.failure);
    } else {
        const QLocale locale;
        const double percent = measure.before > 0 ? 100.0 * static_cast<double>(measure.after) / static_cast<double>(measure.before) : 100.0;
        QStringList lines = {tr("The file has %1 now and would have %2 (%3 %).")
                                 .arg(locale.formattedDataSize(measure.before), locale.formattedDataSize(measure.after), locale.toString(percent, 'f', 0))};
        if (measure.losses.isEmpty())
            lines.append(tr("Nothing would be lost."));
        else
            lines.append(tr("What would be lost:"));
        for (const QString &loss : measure.losses.mid(0, kMaxLosses))
            lines.append(QStringLiteral("• ") + loss);
        if (measure.losses.size() > kMaxLosses)
            lines.append(tr("and %n more", nullptr, static_cast<int>(measure.losses.size()) - kMaxLosses));
        setText(lines.join('\n'));
    }
    emit measured();
}

} // namespace marrow
