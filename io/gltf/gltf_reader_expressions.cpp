// The expressions of a VRM: which morph targets, colours and picture places they change.

#include "io/gltf/gltf_reader_parts.h"
#include "io/gltf/rigged_vrm.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace marrow::gltf {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

constexpr qsizetype kMostExpressions = 1000;
constexpr qsizetype kMostChanges = 4096; ///< of one kind in one expression

std::size_t targetCount(const CharacterModel &model, int mesh)
{
    std::size_t count = 0;
    for (const ModelPrimitive &primitive : model.meshes[static_cast<std::size_t>(mesh)].primitives)
        count = std::max(count, primitive.morphTargets.size());
    return count;
}

float number(const QJsonValue &value, float otherwise)
{
    const double read = value.toDouble(static_cast<double>(otherwise));
    return std::isfinite(read) && std::abs(read) < 1e6 ? static_cast<float>(read) : otherwise;
}

Eigen::Vector4f four(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    Eigen::Vector4f read;
    for (int i = 0; i < 4; ++i)
        read[i] = number(list.at(i), i == 3 ? 1.0F : 0.0F);
    return read;
}

Eigen::Vector2f two(const QJsonValue &value, const Eigen::Vector2f &otherwise)
{
    const QJsonArray list = value.toArray();
    return list.size() == 2 ? Eigen::Vector2f(number(list.at(0), otherwise.x()), number(list.at(1), otherwise.y())) : otherwise;
}

class ExpressionReader
{
public:
    explicit ExpressionReader(Reading &reading)
        : m_reading(reading)
    {
    }

    void readVersion1(const QJsonObject &json, const QString &name, bool preset)
    {
        begin(name, preset, json.value(QStringLiteral("isBinary")).toBool());
        const char *members[] = {"overrideBlink", "overrideLookAt", "overrideMouth"};
        for (std::size_t part = 0; part < m_now.overrides.size(); ++part) {
            const QString word = json.value(QLatin1String(members[part])).toString();
            m_now.overrides[part] = word == QLatin1String("block") ? ModelExpression::Override::Block : word == QLatin1String("blend") ? ModelExpression::Override::Blend : ModelExpression::Override::None;
        }
        each(json.value(QStringLiteral("morphTargetBinds")), [this](const QJsonObject &bind) {
            addMorph(bind.value(QStringLiteral("node")).toInteger(-1), bind.value(QStringLiteral("index")).toInteger(-1), number(bind.value(QStringLiteral("weight")), 0));
        });
        each(json.value(QStringLiteral("materialColorBinds")), [this](const QJsonObject &bind) {
            addColor(bind.value(QStringLiteral("material")).toInteger(-1), bind.value(QStringLiteral("type")).toString(), four(bind.value(QStringLiteral("targetValue"))));
        });
        each(json.value(QStringLiteral("textureTransformBinds")), [this](const QJsonObject &bind) {
            const qint64 material = bind.value(QStringLiteral("material")).toInteger(-1);
            if (known(material, m_reading.model.materials.size()))
                m_now.placements.push_back({static_cast<int>(material), two(bind.value(QStringLiteral("scale")), Eigen::Vector2f::Ones()), two(bind.value(QStringLiteral("offset")), Eigen::Vector2f::Zero())});
        });
        end();
    }

    void readVersion0(const QJsonObject &json)
    {
        const QString preset = json.value(QStringLiteral("presetName")).toString();
        const bool own = preset.isEmpty() || preset == QLatin1String("unknown");
        begin(own ? json.value(QStringLiteral("name")).toString() : preset, !own, json.value(QStringLiteral("isBinary")).toBool());
        each(json.value(QStringLiteral("binds")), [this](const QJsonObject &bind) {
            const qint64 mesh = bind.value(QStringLiteral("mesh")).toInteger(-1);
            if (!known(mesh, m_reading.model.meshes.size()))
                return;
            for (std::size_t node = 0; node < m_reading.model.nodes.size(); ++node) {
                if (m_reading.model.nodes[node].mesh == mesh)
                    addMorph(static_cast<qint64>(node), bind.value(QStringLiteral("index")).toInteger(-1), number(bind.value(QStringLiteral("weight")), 0) / 100);
            }
        });
        each(json.value(QStringLiteral("materialValues")), [this](const QJsonObject &value) { addMaterialValue(value); });
        end();
    }

private:
    void begin(const QString &name, bool preset, bool binary)
    {
        m_now = {};
        m_now.name = name.trimmed().left(500);
        m_now.preset = preset;
        m_now.binary = binary;
        m_dangling = false;
    }

    void end()
    {
        if (m_dangling)
            m_reading.warn("vrm.expression", Texts::tr("The expression “%1” changes something that is not in the model; that part of it is left out.").arg(m_now.name), QStringLiteral("/extensions"));
        if (!m_now.name.isEmpty() && static_cast<qsizetype>(m_reading.model.expressions.size()) < kMostExpressions)
            m_reading.model.expressions.push_back(std::move(m_now));
    }

    template <class Take>
    static void each(const QJsonValue &list, const Take &take)
    {
        const QJsonArray array = list.toArray();
        for (qsizetype i = 0; i < std::min(array.size(), kMostChanges); ++i)
            take(array.at(i).toObject());
    }

    bool known(qint64 index, std::size_t count)
    {
        const bool there = index >= 0 && static_cast<std::size_t>(index) < count;
        m_dangling = m_dangling || !there;
        return there;
    }

    void addMorph(qint64 node, qint64 target, float weight)
    {
        const CharacterModel &model = m_reading.model;
        const bool hasMesh = known(node, model.nodes.size()) && model.nodes[static_cast<std::size_t>(node)].mesh >= 0;
        if (hasMesh && known(target, targetCount(model, model.nodes[static_cast<std::size_t>(node)].mesh)))
            m_now.morphs.push_back({static_cast<int>(node), static_cast<int>(target), weight});
        else
            m_dangling = true;
    }

    void addColor(qint64 material, const QString &type, const Eigen::Vector4f &to)
    {
        if (!known(material, m_reading.model.materials.size()))
            return;
        const bool glow = type == QLatin1String("emissionColor");
        if (glow || type == QLatin1String("color"))
            m_now.colors.push_back({static_cast<int>(material), glow, to});
        else
            ++m_now.unseen;
    }

    /// VRM 0.x names properties of Unity's shaders; their pictures are placed from the lower left corner.
    void addMaterialValue(const QJsonObject &value)
    {
        const QString name = value.value(QStringLiteral("materialName")).toString();
        const auto &materials = m_reading.model.materials;
        const auto found = std::find_if(materials.begin(), materials.end(), [&](const ModelMaterial &material) { return material.name == name; });
        const qint64 material = found == materials.end() ? -1 : found - materials.begin();
        const QString property = value.value(QStringLiteral("propertyName")).toString();
        const Eigen::Vector4f to = four(value.value(QStringLiteral("targetValue")));
        if (property == QLatin1String("_Color"))
            addColor(material, QStringLiteral("color"), to);
        else if (property == QLatin1String("_EmissionColor"))
            addColor(material, QStringLiteral("emissionColor"), to);
        else if (property != QLatin1String("_MainTex_ST"))
            ++m_now.unseen;
        else if (known(material, materials.size()))
            m_now.placements.push_back({static_cast<int>(material), to.head<2>(), {to.z(), 1 - to.y() - to.w()}});
    }

    Reading &m_reading;
    ModelExpression m_now;
    bool m_dangling = false;
};

} // namespace

void readExpressions(Reading &reading)
{
    ExpressionReader reader(reading);
    const QJsonObject extensions = vrmPartsOf(reading.document);
    const QJsonObject one = extensions.value(QStringLiteral("VRMC_vrm")).toObject().value(QStringLiteral("expressions")).toObject();
    for (const bool preset : {true, false}) {
        const QJsonObject kind = one.value(preset ? QStringLiteral("preset") : QStringLiteral("custom")).toObject();
        for (auto it = kind.begin(); it != kind.end(); ++it)
            reader.readVersion1(it.value().toObject(), it.key(), preset);
    }
    if (!one.isEmpty())
        return;
    const QJsonArray groups = extensions.value(QStringLiteral("VRM")).toObject().value(QStringLiteral("blendShapeMaster")).toObject().value(QStringLiteral("blendShapeGroups")).toArray();
    for (const QJsonValue &group : groups)
        reader.readVersion0(group.toObject());
    auto &read = reading.model.expressions;
    std::stable_partition(read.begin(), read.end(), [](const ModelExpression &expression) { return expression.preset; });
}

} // namespace marrow::gltf
