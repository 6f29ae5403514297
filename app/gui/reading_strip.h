#pragma once

#include "views/common/progress_strip.h"

namespace marrow {

class BackgroundReading;

/// The part of the status line that tells which file is being read, how far it is, and lets it be given up. Hidden while nothing is read.
class ReadingStrip : public ProgressStrip
{
    Q_OBJECT

public:
    explicit ReadingStrip(BackgroundReading &reading, QWidget *parent = nullptr);

private:
    void showState() override;

    BackgroundReading &m_reading;
    QString m_namedPath; ///< the file m_name is of: naming a copy in a library looks into its folder, which each step forward need not do again
    QString m_name;
};

} // namespace marrow
