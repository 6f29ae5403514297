#include "model/puppet/panel_json.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct PanelJson
{
    Q_DECLARE_TR_FUNCTIONS(PanelJson)
};

QString labelName(PanelLabel label)
{
    return label == PanelLabel::Preset ? QStringLiteral("preset") : QStringLiteral("custom");
}

QHash<QString, std::uint32_t> numbersOfIds(const PuppetRig &rig)
{
    QHash<QString, std::uint32_t> numbers;
    for (std::size_t i = 0; i < rig.parameters.size(); ++i) {
        const QString &id = rig.parameters[i].id;
        if (!id.isEmpty() && !numbers.contains(id))
            numbers.insert(id, static_cast<std::uint32_t>(i));
    }
    return numbers;
}

class PanelWriter
{
public:
    PanelWriter(const Panel &panel, const PuppetRig &rig)
        : m_panel(panel)
        , m_rig(rig)
        , m_numbers(numbersOfIds(rig))
    {
    }

    QJsonObject write()
    {
        QJsonArray snaps;
        for (const PanelSnap &snap : m_panel.snaps) {
            QJsonArray keys;
            for (float key : snap.keys)
                keys.append(static_cast<double>(key));
            snaps.append(QJsonObject{{"parameter", parameter(snap.parameter)}, {"keys", keys}});
        }
        QJsonArray joysticks;
        for (const PanelJoystick &joystick : m_panel.joysticks)
            joysticks.append(QJsonObject{{"horizontal", parameter(joystick.horizontal)},
                                         {"vertical", parameter(joystick.vertical)}});
        QJsonArray nodes;
        std::size_t next = 0;
        while (next < m_panel.nodes.size())
            nodes.append(node(next));
        return {{"snaps", snaps}, {"joysticks", joysticks}, {"nodes", nodes}};
    }

private:
    QJsonValue parameter(std::uint32_t index) const
    {
        if (index < m_rig.parameters.size() && m_numbers.value(m_rig.parameters[index].id, ~index) == index)
            return m_rig.parameters[index].id;
        return static_cast<qint64>(index);
    }

    QJsonObject node(std::size_t &next) const
    {
        const PanelNode &node = m_panel.nodes[next++];
        QJsonObject json{{"kind", node.isGroup ? "group" : "parameter"}};
        if (!node.isGroup)
            json.insert("parameter", parameter(static_cast<std::uint32_t>(node.parameter)));
        if (node.isGroup || node.open)
            json.insert("open", node.open);
        const auto put = [&](const char *key, const QString &value) {
            if (!value.isEmpty())
                json.insert(QLatin1String(key), value);
        };
        put("id", node.id);
        put("name", node.name);
        put("preset", node.preset);
        if (node.label != PanelLabel::None)
            json.insert("label", labelName(node.label));
        if (node.argb != 0)
            json.insert("argb", QStringLiteral("#%1").arg(node.argb, 8, 16, QLatin1Char('0')));
        if (!node.isGroup)
            return json;
        QJsonArray children;
        for (std::uint32_t i = 0; i < node.childCount && next < m_panel.nodes.size(); ++i)
            children.append(this->node(next));
        json.insert("children", children);
        return json;
    }

    const Panel &m_panel;
    const PuppetRig &m_rig;
    QHash<QString, std::uint32_t> m_numbers;
};

class PanelReader
{
public:
    explicit PanelReader(const PuppetRig &rig)
        : m_rig(rig)
        , m_numbers(numbersOfIds(rig))
    {
    }

    Result<Panel> read(const QJsonObject &json)
    {
        Panel panel;
        each(json, "snaps", QString(), [&](const QJsonObject &item, const QString &at) {
            panel.snaps.push_back({parameter(item, "parameter", at), keys(item, at)});
        });
        each(json, "joysticks", QString(), [&](const QJsonObject &item, const QString &at) {
            panel.joysticks.push_back({parameter(item, "horizontal", at), parameter(item, "vertical", at)});
        });
        nodes(json, "nodes", QString(), panel, 0);
        if (m_error)
            return *m_error;
        return panel;
    }

private:
    void fail(const char *code, const QString &at, const QString &message)
    {
        if (m_error)
            return;
        Error error{QLatin1String(code), message, at};
        error.pointer = at;
        m_error = std::move(error);
    }

    template <class Each>
    void each(const QJsonObject &json, const char *key, const QString &parent, Each &&take)
    {
        const QString path = parent + QLatin1Char('/') + QLatin1String(key);
        const QJsonValue list = json.value(QLatin1String(key));
        if (list.isUndefined())
            return;
        if (!list.isArray())
            return fail("panel.type", path, PanelJson::tr("“%1” must be a list.").arg(QLatin1String(key)));
        const QJsonArray array = list.toArray();
        for (qsizetype i = 0; i < array.size() && !m_error; ++i) {
            const QString at = path + QLatin1Char('/') + QString::number(i);
            if (array[i].isObject())
                take(array[i].toObject(), at);
            else
                fail("panel.type", at, PanelJson::tr("Entry %1 of “%2” must be an object.").arg(i).arg(QLatin1String(key)));
        }
    }

    std::uint32_t parameter(const QJsonObject &json, const char *key, const QString &parent)
    {
        const QString at = parent + QLatin1Char('/') + QLatin1String(key);
        const QJsonValue value = json.value(QLatin1String(key));
        if (value.isString()) {
            const auto it = m_numbers.constFind(value.toString());
            if (it != m_numbers.constEnd())
                return it.value();
            fail("panel.parameter", at, PanelJson::tr("The puppet has no parameter “%1”.").arg(value.toString()));
            return 0;
        }
        const double number = value.toDouble(-1);
        if (number < 0 || number >= static_cast<double>(m_rig.parameters.size()) || number != std::floor(number)) {
            fail("panel.parameter", at, PanelJson::tr("A parameter must be named by its id or by a number from 0 to %1.")
                                            .arg(static_cast<qint64>(m_rig.parameters.size()) - 1));
            return 0;
        }
        return static_cast<std::uint32_t>(number);
    }

    FloatArray keys(const QJsonObject &json, const QString &parent)
    {
        const QString at = parent + QLatin1String("/keys");
        std::vector<float> values;
        for (const QJsonValue &value : json.value(QLatin1String("keys")).toArray()) {
            const auto key = static_cast<float>(value.toDouble(std::nan("")));
            if (!std::isfinite(key))
                fail("panel.keys", at, PanelJson::tr("A snap value is not a number."));
            values.push_back(key);
        }
        if (!m_error && !std::is_sorted(values.begin(), values.end()))
            fail("panel.keys", at, PanelJson::tr("The snap values must not descend."));
        return FloatArray(std::move(values));
    }

    PanelLabel label(const QJsonObject &json, const QString &at)
    {
        const QString name = json.value(QLatin1String("label")).toString();
        if (name == QLatin1String("preset"))
            return PanelLabel::Preset;
        if (name == QLatin1String("custom"))
            return PanelLabel::Custom;
        if (!name.isEmpty() && name != QLatin1String("none"))
            fail("panel.label", at + QLatin1String("/label"), PanelJson::tr("A label is “none”, “preset” or “custom”."));
        return PanelLabel::None;
    }

    std::uint32_t argb(const QJsonObject &json, const QString &at)
    {
        const QString value = json.value(QLatin1String("argb")).toString();
        if (value.isEmpty())
            return 0;
        bool ok = false;
        const std::uint32_t number = value.mid(1).toUInt(&ok, 16);
        if (!ok || value.size() != 9 || value[0] != QLatin1Char('#'))
            fail("panel.argb", at + QLatin1String("/argb"), PanelJson::tr("A colour is written as #aarrggbb."));
        return number;
    }

    void nodes(const QJsonObject &json, const char *key, const QString &parent, Panel &panel, int depth)
    {
        each(json, key, parent, [&](const QJsonObject &item, const QString &at) {
            if (depth > kMaxPanelDepth)
                return fail("panel.depth", parent, PanelJson::tr("The panel is nested too deeply."));
            const QString kind = item.value(QLatin1String("kind")).toString();
            PanelNode &node = panel.nodes.emplace_back();
            node.isGroup = kind == QLatin1String("group");
            if (!node.isGroup && kind != QLatin1String("parameter"))
                return fail("panel.kind", at + QLatin1String("/kind"), PanelJson::tr("A node is a “group” or a “parameter”."));
            node.open = item.value(QLatin1String("open")).toBool();
            node.id = item.value(QLatin1String("id")).toString();
            node.name = item.value(QLatin1String("name")).toString();
            node.preset = item.value(QLatin1String("preset")).toString();
            node.label = label(item, at);
            node.argb = argb(item, at);
            if (!node.isGroup) {
                node.parameter = static_cast<std::int32_t>(parameter(item, "parameter", at));
                return;
            }
            const auto children = static_cast<std::uint32_t>(item.value(QLatin1String("children")).toArray().size());
            node.childCount = children;
            nodes(item, "children", at, panel, depth + 1);
        });
    }

    const PuppetRig &m_rig;
    QHash<QString, std::uint32_t> m_numbers;
    std::optional<Error> m_error;
};

} // namespace

QJsonObject panelToJson(const Panel &panel, const PuppetRig &rig)
{
    return PanelWriter(panel, rig).write();
}

Result<Panel> panelFromJson(const QJsonObject &json, const PuppetRig &rig)
{
    return PanelReader(rig).read(json);
}

} // namespace marrow
