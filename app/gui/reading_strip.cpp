#include "app/gui/reading_strip.h"

#include "app/gui/background_reading.h"
#include "io/library/shown_file_name.h"

#include <QToolButton>

namespace marrow {

ReadingStrip::ReadingStrip(BackgroundReading &reading, QWidget *parent)
    : ProgressStrip(parent)
    , m_reading(reading)
{
    setObjectName("readingStrip");
    cancelButton()->setObjectName("readingCancel");
    connect(this, &ProgressStrip::cancelRequested, &reading, &BackgroundReading::cancel);
    connect(&reading, &BackgroundReading::changed, this, &ReadingStrip::showState);
    showState();
}

void ReadingStrip::showState()
{
    if (!m_reading.isBusy()) {
        hideWork();
        return;
    }
    const QString name = shownFileName(m_reading.path());
    const QString text = m_reading.waiting() > 0 ? tr("Opening %1, %n more waiting", nullptr, m_reading.waiting()).arg(name) : tr("Opening %1").arg(name);
    showWork(text, m_reading.progress(), tr("Stop opening %1; other documents stay as they are").arg(name));
}

} // namespace marrow
