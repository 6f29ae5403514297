#include "model/voxel/clip_checks.h"

#include "model/voxel/clip_ops.h"

#include <QCoreApplication>

#include <cmath>
#include <map>

namespace marrow {

namespace {

constexpr float kUnitTolerance = 1e-3F; // vfp-decisions, "Rig sections"

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ClipChecks)
};

/// Looks through the clips one after the other.
class Checker
{
public:
    explicit Checker(const Rig &rig)
        : m_rig(rig)
    {
    }

    Report run()
    {
        if (m_rig.clips.size() > kMaxClipCount)
            m_report.add({Severity::Error, QStringLiteral("clip.too-many"),
                          Text::tr("There are %1 clips; a file holds at most %2. Delete some.").arg(m_rig.clips.size()).arg(kMaxClipCount), {}, {}, {}, {}});
        std::map<QString, int> names;
        for (const AnimationClip &clip : m_rig.clips)
            ++names[clip.name];
        int lastId = -1;
        for (const AnimationClip &clip : m_rig.clips) {
            m_clip = &clip;
            if (clip.id <= lastId)
                add(Severity::Error, "clip.id-order", Text::tr("Clip ids must ascend, and %1 stands behind %2. Renumber the clip.").arg(clip.id).arg(lastId));
            lastId = clip.id;
            if (clip.name.toUtf8().size() > kMaxJointNameBytes)
                add(Severity::Error, "clip.name-length", Text::tr("The name of clip %1 is longer than 255 bytes of UTF-8. Shorten it.").arg(clip.id));
            if (names[clip.name] > 1)
                add(Severity::Warning, "clip.duplicate-name", Text::tr("Several clips are called \"%1\". Programs that find clips by name take only one of them.").arg(clip.name));
            checkTracks(clip);
        }
        return std::move(m_report);
    }

private:
    void add(Severity severity, const char *code, const QString &message)
    {
        m_report.add({severity, QString::fromLatin1(code), message, {}, {}, {}, QStringLiteral("clip/%1").arg(m_clip->id)});
    }
    QString name() const { return m_clip->name.isEmpty() ? Text::tr("clip %1").arg(m_clip->id) : m_clip->name; }
    QString joint(JointId id) const
    {
        const Joint *found = m_rig.skeleton.find(id);
        return found && !found->name.isEmpty() ? found->name : Text::tr("joint %1").arg(id);
    }

    void checkTracks(const AnimationClip &clip)
    {
        std::map<QLatin1String, std::pair<JointId, std::uint32_t>> first; // the first finding of each code
        const auto note = [&](const char *code, JointId id, std::uint32_t time) { first.try_emplace(QLatin1String(code), id, time); };
        int lastJoint = -1;
        bool keys = false;
        for (const JointTrack &track : clip.tracks) {
            if (track.joint <= lastJoint)
                note("clip.track-order", track.joint, 0);
            lastJoint = track.joint;
            if (!m_rig.skeleton.contains(track.joint))
                note("clip.unknown-joint", track.joint, 0);
            qint64 lastTime = -1;
            for (const TransformKey &key : track.keys) {
                if (key.timeMs <= lastTime)
                    note("clip.key-order", track.joint, key.timeMs);
                lastTime = key.timeMs;
                if (key.timeMs > clip.durationMs)
                    note("clip.key-behind-end", track.joint, key.timeMs);
                const Transform &value = key.value;
                const bool finite = value.translation.allFinite() && value.rotation.coeffs().allFinite() && value.scale.allFinite();
                if (!finite || std::abs(value.rotation.norm() - 1) > kUnitTolerance)
                    note("clip.key-value", track.joint, key.timeMs);
                else if (value.scale.cwiseAbs().minCoeff() == 0)
                    note("clip.flat-key", track.joint, key.timeMs);
            }
            keys |= !track.keys.isEmpty();
        }
        for (const auto &[code, where] : first)
            add(code == QLatin1String("clip.flat-key") ? Severity::Warning : Severity::Error, code.data(), sentence(code, where.first, where.second));
        if (!keys)
            add(Severity::Info, "clip.empty", Text::tr("%1 has no keys: it shows the bind pose.").arg(name()));
    }

    QString sentence(QLatin1String code, JointId id, std::uint32_t time) const
    {
        if (code == QLatin1String("clip.track-order"))
            return Text::tr("The tracks of %1 must ascend by joint, and %2 is there twice or out of order.").arg(name(), joint(id));
        if (code == QLatin1String("clip.unknown-joint"))
            return Text::tr("%1 has keys of joint %2, which the skeleton does not have.").arg(name()).arg(id);
        if (code == QLatin1String("clip.key-order"))
            return Text::tr("In %1 the keys of %2 do not ascend in time at %3 ms.").arg(name(), joint(id)).arg(time);
        if (code == QLatin1String("clip.key-behind-end"))
            return Text::tr("In %1 a key of %2 stands at %3 ms, behind the end of the clip.").arg(name(), joint(id)).arg(time);
        if (code == QLatin1String("clip.flat-key"))
            return Text::tr("In %1 the key of %2 at %3 ms has a scale of zero: its voxels vanish there.").arg(name(), joint(id)).arg(time);
        return Text::tr("In %1 the key of %2 at %3 ms holds a value that cannot be stored: a number is missing or the rotation is no unit quaternion.")
            .arg(name(), joint(id))
            .arg(time);
    }

    const Rig &m_rig;
    const AnimationClip *m_clip = nullptr;
    Report m_report;
};

} // namespace

Report checkClips(const Rig &rig)
{
    return Checker(rig).run();
}

} // namespace marrow
