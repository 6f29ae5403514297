#include "views/puppet/inspect_panel.h"

#include "views/common/theme.h"
#include "views/puppet/item_tree.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>

#include <vector>

/// The lists of the inspect panel.
namespace marrow {

namespace {

/// Parts may hold each other in a circle, and one part may stand below many others: neither may fill the memory.
constexpr int kDeepestPart = 64;
constexpr int kMostPartRows = 20000;
constexpr int kBlendWidth = 76;
constexpr int kFactsRole = Qt::UserRole;

void setColumns(QTreeWidget *tree, const QStringList &titles)
{
    tree->setColumnCount(static_cast<int>(titles.size()));
    tree->setHeaderLabels(titles);
    tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int i = 1; i < titles.size(); ++i)
        tree->headerItem()->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
}

struct BlendNames
{
    Q_DECLARE_TR_FUNCTIONS(BlendNames)

public:
    static QString of(std::uint8_t blend, std::uint8_t alphaBlend)
    {
        const QString colors[] = {tr("Normal"), tr("Additive"), tr("Multiplicative"), tr("Add"), tr("Add glow"), tr("Darken"),
                                  tr("Multiply"), tr("Colour burn"), tr("Linear burn"), tr("Lighten"), tr("Screen"),
                                  tr("Colour dodge"), tr("Overlay"), tr("Soft light"), tr("Hard light"), tr("Linear light"),
                                  tr("Hue"), tr("Colour")};
        const QString alphas[] = {QString(), tr("atop"), tr("out"), tr("conjoint"), tr("disjoint")};
        const QString color = blend < std::size(colors) ? colors[blend] : tr("Normal (%1)").arg(blend);
        const bool plain = alphaBlend == 0 || alphaBlend >= std::size(alphas);
        return plain ? color : QStringLiteral("%1, %2").arg(color, alphas[alphaBlend]);
    }
};

} // namespace

void InspectPanel::fillChunks()
{
    const QLocale locale;
    const struct
    {
        const char *tag;
        QString meaning;
    } meanings[] = {
        {"STRS", tr("Strings")},          {"CANV", tr("Canvas")},         {"PARM", tr("Parameters")},  {"DEFM", tr("Deformers")},
        {"PART", tr("Parts")},            {"MESH", tr("Meshes")},         {"GLUE", tr("Glue")},        {"DRAW", tr("Render tree")},
        {"TEXR", tr("Textures")},         {"PHYS", tr("Physics")},        {"CLIP", tr("Clips")},       {"ROLE", tr("Roles of parameters")},
        {"PGUI", tr("Parameter panel")},  {"META", tr("Information")},    {"BONE", tr("Bones")},       {"SKIN", tr("Skins")},
        {"COLL", tr("Colliders")},        {"SIMS", tr("Simulations")},    {"EXPR", tr("Expressions")}, {"HITA", tr("Hit areas")},
        {"UDAT", tr("User data")},        {"POSE", tr("Pose groups")},    {"CEXT", tr("Events and further curves of clips")},
    };
    m_chunks->clear();
    setColumns(m_chunks, {tr("Chunk"), tr("Bytes"), tr("Stored"), tr("CRC")});
    for (const InspectChunk &chunk : m_file.chunks) {
        QString meaning = tr("Not understood here; kept as it is");
        for (const auto &each : meanings) {
            if (chunk.tag == QLatin1String(each.tag) && chunk.understood)
                meaning = each.meaning;
        }
        const bool packed = chunk.length != chunk.rawLength && chunk.rawLength > 0;
        const QString share = packed ? tr("%1 %").arg(qRound(100.0 * double(chunk.length) / double(chunk.rawLength))) : QStringLiteral("—");
        const QString crc = !chunk.crc ? QStringLiteral("—") : chunk.crcOk && !*chunk.crcOk ? tr("wrong") : tr("right");
        auto *row = new QTreeWidgetItem(m_chunks, {QStringLiteral("%1 %2").arg(chunk.tag, meaning), locale.toString(qulonglong(chunk.rawLength)), share, crc});
        row->setData(0, kFactsRole, chunkFacts(chunk, meaning));
        for (int i = 0; i < 4; ++i)
            row->setToolTip(i, chunkFacts(chunk, meaning));
        if (chunk.crcOk && !*chunk.crcOk)
            row->setForeground(3, tokensFor(palette()).error);
        for (int i = 1; i < 4; ++i)
            row->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
    }
    showChunkFacts();
}

/// All that the table of contents says of a chunk; the columns of a narrow dock have no room for it.
QString InspectPanel::chunkFacts(const InspectChunk &chunk, const QString &meaning)
{
    const QLocale locale;
    QStringList lines = {tr("%1 · %2 · version %3 · %4").arg(chunk.tag, meaning).arg(chunk.version).arg(chunk.required ? tr("required") : tr("optional"))};
    lines.append(chunk.length == chunk.rawLength ? tr("%1 bytes, not compressed").arg(locale.toString(qulonglong(chunk.rawLength)))
                                                 : tr("%1 bytes, %2 in the file by %3").arg(locale.toString(qulonglong(chunk.rawLength)), locale.toString(qulonglong(chunk.length)), chunk.compression));
    const QString crc = chunk.crc ? QStringLiteral("%1").arg(*chunk.crc, 8, 16, QLatin1Char('0')).toUpper() : QString();
    lines.append(!chunk.crc                         ? tr("No CRC")
                 : chunk.crcOk && !*chunk.crcOk ? tr("CRC %1, which the stored bytes do not have: the chunk was changed or damaged").arg(crc)
                                                : tr("CRC %1, as the stored bytes have it").arg(crc));
    return lines.join(QLatin1Char('\n'));
}

/// Of the chunk that is chosen, or of the file as a whole.
void InspectPanel::showChunkFacts()
{
    const QLocale locale;
    const QTreeWidgetItem *row = m_chunks->currentItem();
    m_chunkFacts->setText(row ? row->data(0, kFactsRole).toString()
                              : tr("P2LRT %1 · %n chunk(s) · %2", nullptr, static_cast<int>(m_file.chunks.size())).arg(m_file.version, locale.formattedDataSize(static_cast<qint64>(m_file.bytes))));
}

void InspectPanel::fillMeshes()
{
    const PuppetRig &rig = m_context->rig();
    const QLocale locale;
    m_meshes->clear();
    m_meshes->setRootIsDecorated(false);
    setColumns(m_meshes, {tr("Mesh"), tr("Vertices"), tr("Blend")});
    m_meshes->header()->setSectionResizeMode(2, QHeaderView::Interactive); // long modes must not take the names' room
    m_meshes->header()->resizeSection(2, kBlendWidth);
    for (std::uint32_t i = 0; i < rig.meshes.size(); ++i) {
        const Mesh &mesh = rig.meshes[i];
        QString blend = BlendNames::of(mesh.blend, mesh.alphaBlend);
        const QString mask = mesh.maskMeshes.empty() ? QString() : mesh.invertMask() ? tr("cut out") : tr("masked");
        const bool plain = mesh.blend == 0 && mesh.alphaBlend == 0;
        if (!mask.isEmpty()) // a narrow column has room for what is out of the ordinary
            blend = plain ? mask : QStringLiteral("%1 · %2").arg(blend, mask);
        QTreeWidgetItem *row = m_meshes->add(nullptr, {PuppetItemKind::Mesh, i},
                                             {m_context->nameOf({PuppetItemKind::Mesh, i}), locale.toString(mesh.vertexCount()), blend});
        const QString parent = mesh.parent < 0 ? tr("none")
                                               : m_context->nameOf({PuppetItemKind::Deformer, static_cast<std::uint32_t>(mesh.parent)});
        row->setToolTip(0, tr("%1\nid %2 · %3 triangles · page %4 · deformer: %5\nmasks: %6 · %7")
                               .arg(row->text(0), mesh.id)
                               .arg(mesh.indices.size() / 3)
                               .arg(mesh.texturePage)
                               .arg(parent)
                               .arg(mesh.maskMeshes.size())
                               .arg(mesh.culling() ? tr("culled") : tr("seen from both sides")));
    }
    m_meshes->takeSelection();
}

void InspectPanel::fillDeformers()
{
    const PuppetRig &rig = m_context->rig();
    m_deformers->clear();
    setColumns(m_deformers, {tr("Deformer"), tr("Kind")});
    std::vector<QTreeWidgetItem *> rows;
    const auto add = [&](const Deformer &deformer, bool bone) {
        const auto index = static_cast<std::uint32_t>(rows.size());
        const Warp *warp = deformer.warp();
        const QString kind = bone ? tr("bone") : warp ? tr("warp %1 × %2").arg(warp->columns).arg(warp->rows) : tr("rotation");
        QTreeWidgetItem *parent = deformer.parent >= 0 && static_cast<std::size_t>(deformer.parent) < rows.size()
                                      ? rows[static_cast<std::size_t>(deformer.parent)]
                                      : nullptr;
        const PuppetItem item{PuppetItemKind::Deformer, index};
        rows.push_back(m_deformers->add(parent, item, {m_context->nameOf(item), kind}));
    };
    for (const Deformer &deformer : rig.deformers)
        add(deformer, false);
    for (const Deformer &bone : rig.bones.virtualBones)
        add(bone, true);
    m_deformers->expandToDepth(2);
    m_deformers->takeSelection();
}

void InspectPanel::addPart(QTreeWidgetItem *parent, std::uint32_t part, int depth, int &rows)
{
    if (rows >= kMostPartRows)
        return;
    ++rows;
    const PuppetItem item{PuppetItemKind::Part, part};
    const Part &record = m_context->rig().parts[part];
    const QString count = QLocale().toString(static_cast<qulonglong>(record.children.size()));
    QTreeWidgetItem *row = m_parts->add(parent, item, {m_context->nameOf(item), count});
    if (depth >= kDeepestPart)
        return;
    for (const PartChild &child : record.children) {
        if (!child.isMesh) {
            addPart(row, child.index, depth + 1, rows);
        } else {
            const PuppetItem mesh{PuppetItemKind::Mesh, child.index};
            m_parts->add(row, mesh, {m_context->nameOf(mesh), QString()});
            ++rows;
        }
    }
}

void InspectPanel::fillParts()
{
    const PuppetRig &rig = m_context->rig();
    m_parts->clear();
    setColumns(m_parts, {tr("Part"), tr("Holds")});
    std::vector<bool> held(rig.parts.size(), false);
    for (const Part &part : rig.parts) {
        for (const PartChild &child : part.children) {
            if (!child.isMesh)
                held[child.index] = true;
        }
    }
    // From the roots down to a depth. A circle without a root shows nowhere, and nothing draws by it either.
    int rows = 0;
    for (std::uint32_t part = 0; part < rig.parts.size(); ++part) {
        if (!held[part])
            addPart(nullptr, part, 0, rows);
    }
    m_parts->expandToDepth(0);
    m_parts->takeSelection();
}

void InspectPanel::fillExpressions()
{
    m_expressions->clear();
    setColumns(m_expressions, {tr("Expression"), tr("Sets")});
    const QLocale locale;
    for (const Expression &expression : m_context->rig().expressions) {
        const QString name = expression.name.isEmpty() ? expression.id : expression.name;
        auto *row = new QTreeWidgetItem(m_expressions, {name, locale.toString(static_cast<qulonglong>(expression.parameters.size()))});
        row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(0, tr("%1\nid %2 · comes in %3 s, goes in %4 s")
                               .arg(name, expression.id, locale.toString(static_cast<double>(expression.fadeIn), 'g', 3),
                                    locale.toString(static_cast<double>(expression.fadeOut), 'g', 3)));
        for (const ExpressionParameter &each : expression.parameters) {
            const PuppetItem parameter{PuppetItemKind::Parameter, each.parameter};
            const QString value = locale.toString(static_cast<double>(each.value), 'g', 4);
            const QString what = each.blend == ExpressionBlend::Overwrite  ? QStringLiteral("= %1").arg(value)
                                 : each.blend == ExpressionBlend::Multiply ? QStringLiteral("× %1").arg(value)
                                                                           : (each.value < 0 ? value : QStringLiteral("+%1").arg(value));
            m_expressions->add(row, parameter, {m_context->nameOf(parameter), what});
        }
        row->setExpanded(true);
    }
    m_expressions->takeSelection();
}

void InspectPanel::fillAreas()
{
    m_areas->clear();
    setColumns(m_areas, {tr("Hit area"), tr("Meshes")});
    const std::vector<HitArea> &areas = m_context->rig().hitAreas;
    for (std::uint32_t i = 0; i < areas.size(); ++i) {
        const PuppetItem item{PuppetItemKind::HitArea, i};
        QTreeWidgetItem *row = m_areas->add(nullptr, item, {m_context->nameOf(item), QString::number(areas[i].meshes.size())});
        for (const std::uint32_t mesh : areas[i].meshes)
            m_areas->add(row, {PuppetItemKind::Mesh, mesh}, {m_context->nameOf({PuppetItemKind::Mesh, mesh}), QString()});
    }
    m_areas->takeSelection();
}

void InspectPanel::fillNotes()
{
    m_notes->clear();
    m_notes->setColumnCount(2);
    m_notes->setHeaderLabels({tr("Key or mesh"), tr("Value")});
    m_notes->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_notes->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    if (!m_context->rig().meta.empty()) {
        auto *group = new QTreeWidgetItem(m_notes, {tr("META")});
        for (const MetaEntry &entry : m_context->rig().meta) {
            auto *row = new QTreeWidgetItem(group, {entry.key, entry.value});
            row->setToolTip(1, entry.value);
        }
        group->setExpanded(true);
    }
    if (!m_context->rig().userData.empty()) {
        auto *group = new QTreeWidgetItem(m_notes, {tr("User data")});
        for (const UserData &entry : m_context->rig().userData) {
            const PuppetItem mesh{PuppetItemKind::Mesh, entry.mesh};
            m_notes->add(group, mesh, {m_context->nameOf(mesh), entry.value})->setTextAlignment(1, Qt::AlignLeft | Qt::AlignVCenter);
        }
        group->setExpanded(true);
    }
    m_notes->takeSelection();
}

} // namespace marrow
