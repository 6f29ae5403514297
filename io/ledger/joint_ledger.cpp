#include "io/ledger/joint_ledger.h"

#include "io/save_file.h"
#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace marrow {

namespace {

constexpr qint64 kMostBytes = 1 << 20;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Ledger)
};

/// To the nanosecond where the system tells it.
qint64 changeTimeNs(const QString &path)
{
#ifdef Q_OS_UNIX
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) == 0)
        return qint64{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
#endif
    return QFileInfo(path).lastModified().toMSecsSinceEpoch() * 1'000'000;
}

Error formatError(const QString &path, const QString &why)
{
    return {QStringLiteral("ledger.format"), Texts::tr("%1 is no record of joints: %2").arg(QDir::toNativeSeparators(path), why), path, {}};
}

} // namespace

Result<SourceFingerprint> fingerprintOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{QStringLiteral("file.open"), Texts::tr("%1 cannot be opened: %2.").arg(QDir::toNativeSeparators(path), systemErrorText(file.errorString())), path, {}};
    }
    QCryptographicHash hash(QCryptographicHash::Sha1);
    if (!hash.addData(&file))
        return Error{QStringLiteral("file.read"), Texts::tr("%1 cannot be read: %2.").arg(QDir::toNativeSeparators(path), systemErrorText(file.errorString())), path, {}};
    return SourceFingerprint{file.size(), changeTimeNs(path), QString::fromLatin1(hash.result().toHex().left(16))};
}

QString ledgerPathFor(const QString &modelPath)
{
    const QFileInfo info(modelPath);
    return info.dir().filePath(info.fileName() + QStringLiteral(".joints.json"));
}

Result<JointLedger> readLedger(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), Texts::tr("%1 cannot be opened: %2.").arg(QDir::toNativeSeparators(path), systemErrorText(file.errorString())), path, {}};
    if (file.size() > kMostBytes)
        return formatError(path, Texts::tr("it is too large."));
    QJsonParseError problem;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll(), &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return formatError(path, problem.errorString());
    if (json.value(QStringLiteral("marrowLedger")).toInt() != 1 || !json.value(QStringLiteral("joints")).isObject())
        return formatError(path, Texts::tr("it does not say \"marrowLedger\": 1 and its joints."));
    JointLedger ledger;
    ledger.model = json.value(QStringLiteral("model")).toString();
    ledger.source = {json.value(QStringLiteral("size")).toInteger(-1), json.value(QStringLiteral("mtime_ns")).toInteger(-1), json.value(QStringLiteral("sha1_16")).toString()};
    ledger.turned = json.value(QStringLiteral("turned")).toBool();
    const QJsonObject joints = json.value(QStringLiteral("joints")).toObject();
    for (auto it = joints.begin(); it != joints.end(); ++it) {
        const int joint = humanoidJoint(it.key());
        const QJsonArray numbers = it.value().toArray();
        Eigen::Vector3f position = Eigen::Vector3f::Constant(std::nanf(""));
        for (int i = 0; i < 3 && numbers.size() == 3; ++i)
            position[i] = static_cast<float>(numbers.at(i).toDouble(std::nan("")));
        if (joint < 1 || !position.allFinite())
            return formatError(path, Texts::tr("the joint \"%1\" is unknown or has no place.").arg(it.key()));
        ledger.joints.emplace(joint, position);
    }
    return ledger;
}

Result<void> writeLedger(const QString &path, const JointLedger &ledger)
{
    QJsonObject joints;
    for (const auto &[joint, position] : ledger.joints) {
        joints.insert(humanoidJointName(joint), QJsonArray{static_cast<double>(position.x()), static_cast<double>(position.y()), static_cast<double>(position.z())});
    }
    const QJsonObject json{{"marrowLedger", 1},
                           {"model", ledger.model},
                           {"size", ledger.source.size},
                           {"mtime_ns", ledger.source.mtimeNs},
                           {"sha1_16", ledger.source.sha1_16},
                           {"turned", ledger.turned},
                           {"joints", joints}};
    return saveFile(path, QJsonDocument(json).toJson());
}

JointLedger ledgerOf(const CharacterAsset &asset)
{
    JointLedger ledger;
    ledger.turned = asset.bake.turned;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const PlacedJoint &placed = asset.placement.joints[static_cast<std::size_t>(joint)];
        if (placed.source == JointSource::Ledger)
            ledger.joints.emplace(joint, placed.position);
    }
    return ledger;
}

bool applyLedger(const JointLedger &ledger, CharacterAsset &asset)
{
    if (ledger.turned != asset.bake.turned)
        return false;
    for (const auto &[joint, position] : ledger.joints)
        moveJoint(asset.placement, joint, position, false);
    return true;
}

LedgerLook lookAtLedger(const QString &ledgerPath, const SourceFingerprint &source)
{
    LedgerLook look;
    if (ledgerPath.isEmpty() || !QFileInfo::exists(ledgerPath))
        return look;
    const Result<JointLedger> ledger = readLedger(ledgerPath);
    if (!ledger) {
        look.state = LedgerState::Unreadable;
        look.words = ledger.error().message;
        return look;
    }
    look.ledger = *ledger;
    look.state = ledger->source.sameContent(source) ? LedgerState::Fresh : LedgerState::Stale;
    if (look.state == LedgerState::Stale) {
        look.words = Texts::tr("The joints placed by hand in %1 belong to another version of the model and are not used. Place them anew, or choose Analyse again.")
                         .arg(QDir::toNativeSeparators(ledgerPath));
    } else {
        look.words = Texts::tr("%n joint(s) placed by hand.", nullptr, static_cast<int>(ledger->joints.size()));
    }
    return look;
}

} // namespace marrow
