#pragma once

#include "app/jobs/file_verbs.h"
#include "model/puppet/puppet.h"

#include <QFutureWatcher>
#include <QLabel>
#include <QTimer>

namespace marrow {

/// Says what a puppet's file would become with these options before it is written: how long it is now and would be, and what it would
/// lose. Writes to memory on a worker, a moment after the last change.
class PuppetSizePreview : public QLabel
{
    Q_OBJECT

public:
    explicit PuppetSizePreview(Puppet puppet, QWidget *parent = nullptr);
    ~PuppetSizePreview() override;

    void setOptions(const ConvertOptions &options);

signals:
    /// The sentence stands there.
    void measured();

private:
    struct Measure
    {
        qsizetype before = 0;
        qsizetype after = 0;
        QStringList losses;
        QString failure;
    };

    static Measure measure(const Puppet &puppet, const ConvertOptions &options);
    void begin();
    void show(const Measure &measure);

    Puppet m_puppet;
    ConvertOptions m_options;
    QTimer m_wait;
    QFutureWatcher<Measure> m_watcher;
    bool m_again = false; ///< the options changed while the worker ran
};

} // namespace marrow
