// The questions of the clip menu: what each asks, and what it says beforehand about its outcome.

#include "model/voxel/clip_ops.h"
#include "model/base/sentences.h"
#include "views/common/number_field.h"
#include "views/timeline/clip_dialog.h"
#include "views/timeline/timeline_model.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ClipQuestions)
};

qsizetype keyCount(const AnimationClip &clip)
{
    qsizetype count = 0;
    for (const JointTrack &track : clip.tracks)
        count += track.keys.size();
    return count;
}

QString keys(qsizetype count)
{
    return Text::tr("%n key(s)", nullptr, static_cast<int>(count));
}

std::uint32_t milliseconds(const NumberField *field)
{
    return static_cast<std::uint32_t>(qRound64(field->pendingValue()));
}

constexpr double kLongest = kLongestClipMs;

} // namespace

void askRename(TimelineModel *model, QWidget *parent)
{
    auto *dialog = new ClipDialog(Text::tr("Rename %1").arg(model->clip()->name), Text::tr("Rename"), parent);
    QLineEdit *name = dialog->addText(Text::tr("Name"), model->clip()->name);
    dialog->setNote([model, name](bool *possible) {
        const qsizetype bytes = name->text().toUtf8().size();
        *possible = bytes <= kMaxJointNameBytes;
        if (!*possible)
            return Text::tr("A name may have 255 bytes of UTF-8; this one has %1.").arg(bytes);
        for (const AnimationClip &other : model->rig()->clips) {
            if (other.id != model->clip()->id && other.name == name->text())
                return Text::tr("Clip %1 has this name too. That is allowed, but programs that find clips by name take only one.").arg(other.id);
        }
        return QString();
    });
    dialog->ask([model, name, clip = model->clip()->id] { model->run(QStringLiteral("clip.rename"), {{"clip", clip}, {"name", name->text()}}); });
}

void askRenumber(TimelineModel *model, QWidget *parent)
{
    const int old = model->clip()->id;
    auto *dialog = new ClipDialog(Text::tr("Renumber %1").arg(model->clip()->name), Text::tr("Renumber"), parent);
    NumberField *id = dialog->addNumber(Text::tr("Id"), old, 0, 65535, 0, {});
    const auto other = [model, old](int wanted) { return wanted == old ? nullptr : model->rig()->clip(static_cast<std::uint16_t>(wanted)); };
    dialog->setNote([=](bool *possible) {
        const int wanted = qRound(id->pendingValue());
        *possible = wanted != old;
        if (!*possible)
            return Text::tr("This is its id now. Games name clips by their id; clips are stored in that order.");
        if (const AnimationClip *taken = other(wanted))
            return Text::tr("The clip %1 has the id %2; the two exchange their ids.").arg(taken->name).arg(wanted);
        return Text::tr("Games name clips by their id: tell whoever uses it. Clips are stored in the order of their ids.");
    });
    dialog->ask([=] {
        const int wanted = qRound(id->pendingValue());
        QJsonArray ids{QJsonArray{old, wanted}};
        if (other(wanted))
            ids.append(QJsonArray{wanted, old});
        model->run(QStringLiteral("clip.renumber"), {{"ids", ids}});
    });
}

void askRetime(TimelineModel *model, QWidget *parent)
{
    const AnimationClip &clip = *model->clip();
    auto *dialog = new ClipDialog(Text::tr("Retime %1").arg(clip.name), Text::tr("Retime"), parent);
    NumberField *length = dialog->addNumber(Text::tr("New length"), clip.durationMs, 0, kLongest, 0, QStringLiteral("ms"));
    length->setStep(10);
    QComboBox *how = dialog->addChoice(Text::tr("Keys"), {Text::tr("Stretch with the clip"), Text::tr("Stay at their times")}, 0);
    dialog->setNote([model, length, how](bool *possible) {
        const AnimationClip &now = *model->clip();
        *possible = milliseconds(length) != now.durationMs;
        AnimationClip after = now;
        if (how->currentIndex() == 0)
            stretchClip(after, milliseconds(length));
        else
            trimClip(after, milliseconds(length));
        const qsizetype lost = keyCount(now) - keyCount(after);
        if (!*possible)
            return Text::tr("The clip lasts this long now. Give it another length.");
        const double percent = now.durationMs ? 100.0 * milliseconds(length) / now.durationMs : 100;
        QString text = how->currentIndex() == 0 ? Text::tr("Every key moves to %1 % of its time.").arg(QLocale().toString(percent, 'f', 1))
                                                : Text::tr("What lies behind the new end goes; the pose there becomes keys.");
        if (lost > 0)
            appendSentence(text, Text::tr("%n key(s) go.", nullptr, static_cast<int>(lost)));
        return text;
    });
    dialog->ask([model, length, how, id = clip.id] {
        model->run(QStringLiteral("clip.setDuration"), {{"clip", id},
                                                        {"durationMs", static_cast<qint64>(milliseconds(length))},
                                                        {"keys", how->currentIndex() == 0 ? "stretch" : "trim"}});
    });
}

void askMirror(TimelineModel *model, QWidget *parent)
{
    const AnimationClip &clip = *model->clip();
    auto *dialog = new ClipDialog(Text::tr("Mirror %1").arg(clip.name), Text::tr("Mirror"), parent);
    QComboBox *axis = dialog->addChoice(Text::tr("Across"), {Text::tr("Left and right (X)"), Text::tr("Up and down (Y)"), Text::tr("Front and back (Z)")}, 0);
    QCheckBox *half = dialog->addCheck(Text::tr("Begin half a length later (the other foot of a walk)"), false);
    dialog->setNote([model, axis](bool *) {
        AnimationClip copy = *model->clip();
        const MirrorPlane plane = MirrorPlane::middle(model->context()->document()->asset().grid.size(), axis->currentIndex());
        const int unpaired = mirrorClip(copy, model->rig()->skeleton, JointPairs(model->rig()->skeleton), plane);
        return unpaired == 0 ? Text::tr("Left and right exchange their motions by their names, such as arm_L and arm_R.")
                             : Text::tr("%n joint(s) have a side in the name but no partner and keep their keys.", nullptr, unpaired);
    });
    dialog->ask([model, axis, half, id = clip.id] {
        model->run(QStringLiteral("clip.mirror"), {{"clip", id}, {"axis", axis->currentIndex()}, {"halfOffset", half->isChecked()}});
    });
}

void askMerge(TimelineModel *model, QWidget *parent)
{
    const AnimationClip &clip = *model->clip();
    auto *dialog = new ClipDialog(Text::tr("Merge another clip into %1").arg(clip.name), Text::tr("Merge"), parent);
    QStringList names;
    std::vector<std::uint16_t> ids;
    for (const AnimationClip &other : model->rig()->clips) {
        names.append(QStringLiteral("%1 · %2").arg(other.id).arg(other.name));
        ids.push_back(other.id);
    }
    const auto begin = std::find_if(ids.begin(), ids.end(), [&](std::uint16_t id) { return id != clip.id; });
    QComboBox *other = dialog->addChoice(Text::tr("Clip"), names, begin == ids.end() ? 0 : static_cast<int>(begin - ids.begin()));
    NumberField *at = dialog->addNumber(Text::tr("Begins at"), clip.durationMs, 0, kLongest, 0, QStringLiteral("ms"));
    at->setStep(10);
    dialog->setNote([=](bool *possible) {
        const AnimationClip &added = *model->rig()->clip(ids[static_cast<std::size_t>(other->currentIndex())]);
        AnimationClip after = *model->clip();
        const Result<void> merged = mergeClip(after, added, milliseconds(at));
        *possible = merged.ok();
        if (!merged)
            return merged.error().message;
        const qsizetype replaced = keyCount(*model->clip()) + keyCount(added) - keyCount(after);
        QString text = Text::tr("%1 are laid over; the clip then lasts %2 ms.").arg(keys(keyCount(added)), QLocale().toString(after.durationMs));
        if (replaced > 0)
            appendSentence(text, Text::tr("%n key(s) at the same times are replaced.", nullptr, static_cast<int>(replaced)));
        return text;
    });
    dialog->ask([=, id = clip.id] {
        model->run(QStringLiteral("clip.merge"),
                   {{"clip", id}, {"other", ids[static_cast<std::size_t>(other->currentIndex())]}, {"atMs", static_cast<qint64>(milliseconds(at))}});
    });
}

void askCleanup(TimelineModel *model, QWidget *parent)
{
    const AnimationClip &clip = *model->clip();
    auto *dialog = new ClipDialog(Text::tr("Clean up %1").arg(clip.name), Text::tr("Clean up"), parent);
    const CleanupTolerance usual;
    NumberField *degrees = dialog->addNumber(Text::tr("May turn by"), usual.degrees, 0, 180, 3, QStringLiteral("°"));
    NumberField *voxels = dialog->addNumber(Text::tr("May move by"), usual.voxels, 0, 255, 3, QStringLiteral("vx"));
    dialog->setNote([=](bool *possible) {
        AnimationClip after = *model->clip();
        const int removed = cleanClip(after, {degrees->pendingValue(), voxels->pendingValue()});
        *possible = removed > 0;
        return removed == 0 ? Text::tr("No key is superfluous within this tolerance.")
                            : Text::tr("%1 of %2 go; linear playback shows the same within the tolerance.").arg(removed).arg(keys(keyCount(*model->clip())));
    });
    dialog->ask([=, id = clip.id] {
        model->run(QStringLiteral("clip.cleanup"), {{"clip", id}, {"degrees", degrees->pendingValue()}, {"voxels", voxels->pendingValue()}});
    });
}

void askResample(TimelineModel *model, bool bakeSmooth, QWidget *parent)
{
    const AnimationClip &clip = *model->clip();
    auto *dialog = new ClipDialog(bakeSmooth ? Text::tr("Bake %1").arg(clip.name) : Text::tr("Resample %1").arg(clip.name),
                                  bakeSmooth ? Text::tr("Bake") : Text::tr("Resample"), parent);
    NumberField *fps = dialog->addNumber(Text::tr("Frames a second"), model->grid().fps, 0.1, TimeGrid::kMaxFps, 3, {});
    fps->setStep(1);
    QComboBox *policy = dialog->addChoice(Text::tr("As shown by"), {Text::tr("Linear"), Text::tr("Smooth"), Text::tr("Steps")}, bakeSmooth ? 1 : 0);
    dialog->setNote([=](bool *possible) {
        AnimationClip after = *model->clip();
        const Result<void> done = resampleClip(after, fps->pendingValue(), Interpolation::Linear);
        *possible = done.ok();
        if (!done)
            return done.error().message;
        return Text::tr("%1 become %2. Files hold no interpolation: the motion that is shown becomes keys.")
            .arg(keys(keyCount(*model->clip())), keys(keyCount(after)));
    });
    dialog->ask([=, id = clip.id] {
        const char *const names[] = {"linear", "smooth", "step"};
        model->run(QStringLiteral("clip.resample"), {{"clip", id}, {"fps", fps->pendingValue()}, {"interpolation", names[policy->currentIndex()]}});
    });
}

} // namespace marrow
