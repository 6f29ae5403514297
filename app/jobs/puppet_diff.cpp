#include "app/jobs/puppet_verbs.h"

#include "io/p2lrt/container.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

/// Collects differences; `where` is a path such as "mesh/3 (ArtMesh12)".
class Differences
{
public:
    void add(const QString &where, const QString &what)
    {
        m_changes.append(QJsonObject{{"where", where}, {"what", what}});
    }
    const QJsonArray &changes() const { return m_changes; }

    template <class T>
    void value(const QString &where, const QString &name, const T &a, const T &b)
    {
        if (!(a == b))
            add(where, Jobs::tr("%1: %2 → %3").arg(name, shown(a), shown(b)));
    }
    template <class T>
    void part(const QString &where, const QString &name, const T &a, const T &b)
    {
        if (!(a == b))
            add(where, Jobs::tr("%1 differs").arg(name));
    }

    /// Two lists, entry by entry; `each` tells what differs in a pair.
    template <class T, class Title, class Each>
    void list(const QString &noun, const std::vector<T> &a, const std::vector<T> &b, Title &&title, Each &&each)
    {
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            const QString name = title(i < b.size() ? b[i] : a[i]);
            const QString where = name.isEmpty() ? QStringLiteral("%1/%2").arg(noun).arg(i)
                                                 : QStringLiteral("%1/%2 (%3)").arg(noun).arg(i).arg(name);
            if (i >= b.size())
                add(where, Jobs::tr("only in the first file"));
            else if (i >= a.size())
                add(where, Jobs::tr("only in the second file"));
            else if (!(a[i] == b[i]))
                each(where, a[i], b[i]);
        }
    }
    template <class T, class Title>
    void list(const QString &noun, const std::vector<T> &a, const std::vector<T> &b, Title &&title)
    {
        list(noun, a, b, title, [this](const QString &where, const T &x, const T &y) { whole(where, x, y); });
    }

    /// What is told about things whose fields are not gone through: a name by its two texts, the rest in one word.
    template <class T>
    void whole(const QString &where, const T &a, const T &b)
    {
        if constexpr (requires { a.name; }) {
            value(where, QStringLiteral("name"), a.name, b.name);
            T renamed = a;
            renamed.name = b.name;
            if (renamed == b)
                return;
        }
        add(where, Jobs::tr("differs"));
    }

private:
    static QString shown(float value) { return QString::number(static_cast<double>(value), 'g', 9); }
    static QString shown(const QString &value) { return QStringLiteral("“%1”").arg(value); }
    template <class Integer>
    static QString shown(Integer value)
    {
        return QString::number(value);
    }

    QJsonArray m_changes;
};

const auto kById = [](const auto &item) { return item.id; };
const auto kNameless = [](const auto &) { return QString(); };

void compareParameters(Differences &d, const PuppetRig &a, const PuppetRig &b)
{
    d.list(QStringLiteral("parameter"), a.parameters, b.parameters, kById,
           [&](const QString &where, const Parameter &x, const Parameter &y) {
               d.value(where, QStringLiteral("id"), x.id, y.id);
               d.value(where, QStringLiteral("name"), x.name, y.name);
               d.value(where, QStringLiteral("minimum"), x.minimum, y.minimum);
               d.value(where, QStringLiteral("maximum"), x.maximum, y.maximum);
               d.value(where, QStringLiteral("default"), x.defaultValue, y.defaultValue);
               d.value(where, QStringLiteral("flags"), int(x.flags), int(y.flags));
           });
}

void compareDeformers(Differences &d, const PuppetRig &a, const PuppetRig &b)
{
    d.list(QStringLiteral("deformer"), a.deformers, b.deformers, kById,
           [&](const QString &where, const Deformer &x, const Deformer &y) {
               d.value(where, QStringLiteral("id"), x.id, y.id);
               d.value(where, QStringLiteral("parent"), x.parent, y.parent);
               d.value(where, QStringLiteral("part"), x.part, y.part);
               d.value(where, QStringLiteral("flags"), int(x.flags), int(y.flags));
               d.value(where, QStringLiteral("opacity"), x.opacity, y.opacity);
               d.part(where, Jobs::tr("the multiply colour"), x.multiply, y.multiply);
               d.part(where, Jobs::tr("the screen colour"), x.screen, y.screen);
               d.part(where, Jobs::tr("a channel"), x.channels, y.channels);
               d.part(where, Jobs::tr("the shape"), x.body, y.body);
           });
}

void compareMeshes(Differences &d, const PuppetRig &a, const PuppetRig &b)
{
    d.list(QStringLiteral("mesh"), a.meshes, b.meshes, kById, [&](const QString &where, const Mesh &x, const Mesh &y) {
        d.value(where, QStringLiteral("id"), x.id, y.id);
        d.value(where, QStringLiteral("name"), x.name, y.name);
        d.value(where, QStringLiteral("parent"), x.parent, y.parent);
        d.value(where, QStringLiteral("blend"), int(x.blend), int(y.blend));
        d.value(where, QStringLiteral("alphaBlend"), int(x.alphaBlend), int(y.alphaBlend));
        d.value(where, QStringLiteral("flags"), int(x.flags), int(y.flags));
        d.value(where, QStringLiteral("texturePage"), x.texturePage, y.texturePage);
        d.value(where, QStringLiteral("drawOrder"), x.drawOrder, y.drawOrder);
        d.value(where, QStringLiteral("opacity"), x.opacity, y.opacity);
        d.part(where, Jobs::tr("the list of masks"), x.maskMeshes, y.maskMeshes);
        d.part(where, Jobs::tr("the position of vertices"), x.positions, y.positions);
        d.part(where, Jobs::tr("the texture position of vertices"), x.uvs, y.uvs);
        d.part(where, Jobs::tr("the list of triangles"), x.indices, y.indices);
        d.part(where, Jobs::tr("a keyform"), x.deltas, y.deltas);
        d.part(where, Jobs::tr("a channel"), x.channels, y.channels);
        d.part(where, Jobs::tr("the multiply colour"), x.multiply, y.multiply);
        d.part(where, Jobs::tr("the screen colour"), x.screen, y.screen);
        d.part(where, Jobs::tr("a blend shape"), x.bindings, y.bindings);
    });
}

void compareParts(Differences &d, const PuppetRig &a, const PuppetRig &b)
{
    d.list(QStringLiteral("part"), a.parts, b.parts, kById, [&](const QString &where, const Part &x, const Part &y) {
        d.value(where, QStringLiteral("id"), x.id, y.id);
        d.value(where, QStringLiteral("name"), x.name, y.name);
        d.value(where, QStringLiteral("flags"), int(x.flags), int(y.flags));
        d.value(where, QStringLiteral("groupMode"), int(x.groupMode), int(y.groupMode));
        d.value(where, QStringLiteral("drawOrder"), x.drawOrder, y.drawOrder);
        d.part(where, Jobs::tr("the list of children"), x.children, y.children);
        d.part(where, Jobs::tr("a channel"), x.channels, y.channels);
        d.part(where, Jobs::tr("how the group is put together"), x.composite, y.composite);
        d.part(where, Jobs::tr("a blend shape"), x.bindings, y.bindings);
    });
}

void compareClips(Differences &d, const PuppetRig &a, const PuppetRig &b)
{
    d.list(QStringLiteral("clip"), a.clips, b.clips, kById, [&](const QString &where, const Clip &x, const Clip &y) {
        d.value(where, QStringLiteral("id"), x.id, y.id);
        d.value(where, QStringLiteral("name"), x.name, y.name);
        d.value(where, QStringLiteral("group"), x.group, y.group);
        d.value(where, QStringLiteral("duration"), x.duration, y.duration);
        d.value(where, QStringLiteral("fps"), x.fps, y.fps);
        d.value(where, QStringLiteral("loop"), int(x.loop), int(y.loop));
        d.value(where, QStringLiteral("fadeIn"), x.fadeIn, y.fadeIn);
        d.value(where, QStringLiteral("fadeOut"), x.fadeOut, y.fadeOut);
        d.part(where, Jobs::tr("a curve"), x.curves, y.curves);
    });
}

void compareRigs(Differences &d, const PuppetRig &a, const PuppetRig &b)
{
    d.part(QStringLiteral("canvas"), Jobs::tr("the canvas"), a.canvas, b.canvas);
    compareParameters(d, a, b);
    compareDeformers(d, a, b);
    compareParts(d, a, b);
    compareMeshes(d, a, b);
    d.list(QStringLiteral("glue"), a.glues, b.glues, kById);
    d.list(QStringLiteral("group"), a.groups, b.groups, kNameless);
    d.list(QStringLiteral("texture"), a.textures, b.textures, kNameless);
    d.value(QStringLiteral("physics"), QStringLiteral("fps"), a.physics.fps, b.physics.fps);
    d.list(QStringLiteral("physics"), a.physics.groups, b.physics.groups, kById);
    compareClips(d, a, b);
    d.list(QStringLiteral("clipExtension"), a.clipExtensions, b.clipExtensions, kNameless);
    d.list(QStringLiteral("role"), a.roles, b.roles, [](const Role &role) { return role.role; });
    d.list(QStringLiteral("meta"), a.meta, b.meta, [](const MetaEntry &entry) { return entry.key; });
    d.part(QStringLiteral("bones"), Jobs::tr("a bone or exact link"), a.bones, b.bones);
    d.list(QStringLiteral("skin"), a.skins.skins, b.skins.skins, kNameless);
    d.part(QStringLiteral("skin"), Jobs::tr("the header"), a.skins.header, b.skins.header);
    d.list(QStringLiteral("collider"), a.colliders.colliders, b.colliders.colliders, kById);
    d.part(QStringLiteral("collider"), Jobs::tr("the header"), a.colliders.header, b.colliders.header);
    d.list(QStringLiteral("simulation"), a.simulations.simulations, b.simulations.simulations, kById);
    d.part(QStringLiteral("simulation"), Jobs::tr("the header"), a.simulations.header, b.simulations.header);
    d.list(QStringLiteral("expression"), a.expressions, b.expressions, kById);
    d.list(QStringLiteral("hitArea"), a.hitAreas, b.hitAreas, kById);
    d.list(QStringLiteral("userData"), a.userData, b.userData, kNameless);
    d.value(QStringLiteral("pose"), QStringLiteral("fadeIn"), a.pose.fadeIn, b.pose.fadeIn);
    d.list(QStringLiteral("pose"), a.pose.groups, b.pose.groups, kNameless);
}

void comparePanels(Differences &d, const Panel &a, const Panel &b)
{
    d.list(QStringLiteral("panel/snap"), a.snaps, b.snaps, kNameless);
    d.list(QStringLiteral("panel/joystick"), a.joysticks, b.joysticks, kNameless);
    d.list(QStringLiteral("panel/node"), a.nodes, b.nodes, [](const PanelNode &node) { return node.name; },
           [&](const QString &where, const PanelNode &x, const PanelNode &y) {
               d.value(where, QStringLiteral("parameter"), x.parameter, y.parameter);
               d.value(where, QStringLiteral("id"), x.id, y.id);
               d.value(where, QStringLiteral("name"), x.name, y.name);
               d.value(where, QStringLiteral("preset"), x.preset, y.preset);
               d.value(where, QStringLiteral("label"), int(x.label), int(y.label));
               d.value(where, QStringLiteral("argb"), x.argb, y.argb);
               d.value(where, QStringLiteral("open"), int(x.open), int(y.open));
               d.value(where, QStringLiteral("children"), x.childCount, y.childCount);
           });
}

/// Stored bytes of the chunks that are not understood, by tag.
std::map<QString, QByteArray> unknownChunks(const Puppet &puppet)
{
    std::map<QString, QByteArray> chunks;
    if (!puppet.source)
        return chunks;
    for (const SourceChunk &chunk : puppet.source->chunks) {
        if (!chunk.known)
            chunks[p2lrt::tagText(chunk.tag)].append(reinterpret_cast<const char *>(chunk.bytes.data()),
                                                     static_cast<qsizetype>(chunk.bytes.size()));
    }
    return chunks;
}

void compareUnknown(Differences &d, const Puppet &a, const Puppet &b)
{
    const auto first = unknownChunks(a);
    const auto second = unknownChunks(b);
    for (const auto &[tag, bytes] : first) {
        const auto it = second.find(tag);
        if (it == second.end())
            d.add(QStringLiteral("chunk/%1").arg(tag), Jobs::tr("only in the first file"));
        else
            d.part(QStringLiteral("chunk/%1").arg(tag), Jobs::tr("the content"), bytes, it->second);
    }
    for (const auto &[tag, bytes] : second) {
        if (!first.contains(tag))
            d.add(QStringLiteral("chunk/%1").arg(tag), Jobs::tr("only in the second file"));
    }
}

} // namespace

QJsonArray puppetDifferences(const Puppet &a, const Puppet &b)
{
    Differences differences;
    compareRigs(differences, *a.rig, *b.rig);
    comparePanels(differences, a.panel, b.panel);
    compareUnknown(differences, a, b);
    return differences.changes();
}

JobOutcome diffPuppets(const DiffOptions &options, const JobContext &)
{
    const auto a = p2lrt::readPuppetFile(options.a);
    const auto b = p2lrt::readPuppetFile(options.b);
    if (!a || !b)
        return JobOutcome::failed(a ? b.error() : a.error());
    const QJsonArray changes = puppetDifferences(a->puppet, b->puppet);
    JobOutcome outcome;
    outcome.report = a->report;
    outcome.report.append(b->report);
    outcome.result = QJsonObject{{"same", changes.isEmpty()}, {"changes", changes}};
    if (changes.isEmpty())
        outcome.text = Jobs::tr("No difference") + QLatin1Char('\n');
    for (const QJsonValue &change : changes)
        outcome.text += QStringLiteral("%1: %2\n").arg(change["where"].toString(), change["what"].toString());
    return outcome;
}

} // namespace marrow
