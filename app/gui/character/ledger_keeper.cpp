#include "app/gui/character/ledger_keeper.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

namespace marrow {

LedgerKeeper::LedgerKeeper(BindingDesk *desk, const QString &modelPath)
    : QObject(desk)
    , m_desk(desk)
    , m_modelPath(modelPath)
{
    if (const auto source = fingerprintOf(modelPath)) {
        m_source = *source;
        m_look = lookAtLedger(ledgerPathFor(modelPath), m_source);
    }
    connect(desk->document(), &CharacterDocument::committed, this, &LedgerKeeper::documentChanged);
    connect(desk, &BindingDesk::analysedAgain, this, &LedgerKeeper::forgetForeign);
    tell();
}

void LedgerKeeper::tell()
{
    m_desk->setLedger(m_look.words, m_look.state == LedgerState::Stale || m_look.state == LedgerState::Unreadable);
}

void LedgerKeeper::useRecorded()
{
    const bool untouched = m_desk->document()->undoStack()->count() == 0 && !m_desk->asset().bound();
    if (m_look.state != LedgerState::Fresh || !untouched || m_look.ledger.joints.empty() || m_look.ledger.turned != m_desk->asset().bake.turned)
        return;
    QJsonObject joints;
    for (const auto &[joint, position] : m_look.ledger.joints)
        joints.insert(humanoidJointName(joint), QJsonArray{static_cast<double>(position.x()), static_cast<double>(position.y()), static_cast<double>(position.z())});
    m_desk->execute(QStringLiteral("joints.set"), {{"joints", joints}});
}

void LedgerKeeper::documentChanged(const CharacterChangeSet &change)
{
    if (!change.has(CharacterChangeSet::Placement) || change.cause == CharacterChangeSet::Cause::Reset || m_source.size == 0)
        return;
    JointLedger ledger = ledgerOf(m_desk->asset());
    ledger.model = QFileInfo(m_modelPath).fileName();
    ledger.source = m_source;
    const QString path = ledgerPathFor(m_modelPath);
    Result<void> done;
    if (!ledger.joints.empty())
        done = writeLedger(path, ledger);
    else if (QFile::exists(path) && !QFile::remove(path))
        done = Error{QStringLiteral("file.write"), tr("%1 could not be removed.").arg(path), path, {}};
    if (!done && !m_failed) {
        m_failed = true;
        emit failed(done.error());
    }
    m_look = lookAtLedger(path, m_source);
    tell();
}

/// A record that was never taken up is put aside rather than thrown away: undo could not bring it back.
void LedgerKeeper::forgetForeign()
{
    if (m_look.state != LedgerState::Stale && m_look.state != LedgerState::Unreadable)
        return;
    const QString path = ledgerPathFor(m_modelPath);
    const QString aside = path + QStringLiteral(".bak");
    QFile::remove(aside);
    if (!QFile::rename(path, aside))
        return;
    m_look = lookAtLedger(path, m_source);
    tell();
}

} // namespace marrow
