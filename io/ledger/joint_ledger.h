#pragma once

#include "model/base/result.h"
#include "model/document/character_state.h"

#include <map>

namespace marrow {

/// By what a source file is known again (character-pipeline §2): size, time of change and the first 16 hex digits of its SHA-1.
struct SourceFingerprint
{
    qint64 size = 0;
    qint64 mtimeNs = 0;
    QString sha1_16;

    /// The time alone says nothing: a file that was copied or touched is the same file.
    bool sameContent(const SourceFingerprint &other) const { return size == other.size && sha1_16 == other.sha1_16; }
};

/// Fails with file.open and file.read.
Result<SourceFingerprint> fingerprintOf(const QString &path);

/// The joints of one model that were placed by hand, kept apart from every bound file so that binding anew cannot lose them: one JSON a model,
/// {"marrowLedger":1, "model":name, "size":…, "mtime_ns":…, "sha1_16":"…", "turned":bool, "joints":{"forearm_L":[x,y,z],…}} in metres in the
/// space of the baked vertices.
struct JointLedger
{
    QString model; ///< the file's name, for people
    SourceFingerprint source;
    bool turned = false; ///< BakeOptions::turned when they were placed
    std::map<int, Eigen::Vector3f> joints;
};

/// "NAME.joints.json" beside the model.
QString ledgerPathFor(const QString &modelPath);

/// Codes: file.open, file.read, ledger.format.
Result<JointLedger> readLedger(const QString &path);
/// Written whole or not at all. Codes: those of saveFile().
Result<void> writeLedger(const QString &path, const JointLedger &ledger);

/// The hand-placed joints of a character, with no fingerprint yet.
JointLedger ledgerOf(const CharacterAsset &asset);
/// Puts the joints of a ledger into a character. False, changing nothing, when the model was turned the other way then.
bool applyLedger(const JointLedger &ledger, CharacterAsset &asset);

enum class LedgerState { None, Fresh, Stale, Unreadable };

/// What the ledger of a model is worth now.
struct LedgerLook
{
    LedgerState state = LedgerState::None;
    JointLedger ledger;
    QString words; ///< a sentence for people; empty when there is none
};
LedgerLook lookAtLedger(const QString &ledgerPath, const SourceFingerprint &source);

} // namespace marrow
