#include "io/scene/import_notes.h"

#include <QCoreApplication>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

} // namespace

QStringList notesFrom(const SceneFacts &facts, const QString &format)
{
    QStringList notes;
    const QString unit = QString::number(facts.metresPerUnit, 'g', 6);
    if (format == QLatin1String("pmx")) {
        notes.append(Texts::tr("One unit is taken for %1 m; MMD's left-handed space was mirrored along z, so the figure looks along +Z.").arg(unit));
        notes.append(Texts::tr("Shapes (morphs), physics and IK of an MMD model are not carried over."));
    } else {
        notes.append(Texts::tr("One unit is %1 m, %2 is up: converted to metres with +Y up.").arg(unit, facts.up.toUpper()));
    }
    const auto count = [](qint64 number) { return static_cast<int>(qMin<qint64>(number, 2'000'000'000)); };
    if (facts.pivots > 0)
        notes.append(Texts::tr("%n pivot(s) were folded into the nodes they belong to.", nullptr, count(facts.pivots)));
    if (facts.leftHanded)
        notes.append(Texts::tr("The file names left-handed axes; x was turned over."));
    if (facts.limitedVertices > 0)
        notes.append(Texts::tr("%n vertex(es) followed more than four joints and keep the strongest four.", nullptr, count(facts.limitedVertices)));
    if (facts.unweightedVertices > 0)
        notes.append(Texts::tr("%n vertex(es) of skinned meshes follow no joint and stay with their mesh.", nullptr, count(facts.unweightedVertices)));
    if (facts.shearedNodes > 0)
        notes.append(Texts::tr("%n moved node(s) are slanted by uneven scales above them, which no glTF animation can hold.", nullptr, count(facts.shearedNodes)));
    if (facts.linesAndPoints > 0)
        notes.append(Texts::tr("%n line(s) and point(s) were left out.", nullptr, count(facts.linesAndPoints)));
    if (!facts.lostBones.isEmpty())
        notes.append(Texts::tr("Bones without a node were left out: %1.").arg(facts.lostBones.mid(0, 20).join(QStringLiteral(", "))));
    if (!facts.emptyClips.isEmpty())
        notes.append(Texts::tr("Clips that move nothing were left out: %1.").arg(facts.emptyClips.mid(0, 20).join(QStringLiteral(", "))));
    if (facts.morphTracks > 0)
        notes.append(Texts::tr("%n animation(s) of shapes were left out.", nullptr, count(facts.morphTracks)));
    return notes;
}

} // namespace marrow
