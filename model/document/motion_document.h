#pragma once

#include "model/document/document.h"

namespace marrow {

/// A motion that is looked at: it has a file and no history, as nothing in it is changed here.
class MotionDocument final : public Document
{
    Q_OBJECT

public:
    using Document::Document;

    /// Fails with "motion.read-only".
    Result<void> execute(const QString &name, const QJsonObject &args) override;
    void beginMacro(const QString &) override { }
    void endMacro() override { }
    void cancelMacro() override { }

protected:
    void applyStep(const DocumentStep &, Direction) override { }
    void announce(RecordedStep::Kind) override { }
};

} // namespace marrow
