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
    if (m_namedPath != m_reading.path()) {
        m_namedPath = m_reading.path();
        m_name = shownFileName(m_namedPath);
    }
    const QString text = m_reading.waiting() > 0 ? tr("Opening %1, %n more waiting", nullptr, m_reading.waiting()).arg(m_name) : tr("Opening %1").arg(m_name);
    showWork(text, m_reading.progress(), tr("Stop opening %1; other documents stay as they are").arg(m_name));
}

} // namespace marrow
