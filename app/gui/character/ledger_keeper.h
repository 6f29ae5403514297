#pragma once

#include "io/ledger/joint_ledger.h"
#include "views/binding/binding_desk.h"

#include <QObject>

namespace marrow {

/// Keeps the record of hand-placed joints of one open character: written on the spot whenever joints change, taken away when none is left, and
/// never used when it belongs to another version of the model. Lives as long as the desk it tells of it.
class LedgerKeeper : public QObject
{
    Q_OBJECT

public:
    LedgerKeeper(BindingDesk *desk, const QString &modelPath);

    /// Puts what is recorded into the character, as one step, when it is of this model and nothing was done yet.
    void useRecorded();

signals:
    void failed(const marrow::Error &error);

private:
    void documentChanged(const CharacterChangeSet &change);
    void forgetForeign();
    void tell();

    BindingDesk *m_desk;
    QString m_modelPath;
    SourceFingerprint m_source;
    LedgerLook m_look;
    bool m_failed = false; ///< said once
};

} // namespace marrow
