#pragma once

#include "tests/support/panel_puppet.h"
#include "tests/views/panel_pictures.h"
#include "views/common/theme.h"
#include "views/panel/parameter_list.h"
#include "views/panel/parameter_panel.h"

#include <memory>

namespace marrow {

/// A puppet with many parameters in groups of twenty.
inline Puppet largePuppet(int parameters)
{
    PuppetRig rig;
    rig.canvas.width = rig.canvas.height = 100;
    Puppet puppet;
    for (int i = 0; i < parameters; ++i) {
        rig.parameters.push_back({QStringLiteral("Param%1").arg(i), QStringLiteral("Parameter number %1").arg(i), -30, 30, 0, 0});
        if (i % 20 == 0)
            puppet.panel.nodes.push_back({.isGroup = true, .open = true, .id = QStringLiteral("Group%1").arg(i / 20),
                                          .childCount = static_cast<std::uint32_t>(std::min(20, parameters - i))});
        puppet.panel.nodes.push_back({.open = true, .parameter = i});
        puppet.panel.snaps.push_back({static_cast<std::uint32_t>(i), FloatArray(std::vector<float>{-30, -15, 0, 15, 30})});
    }
    puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
    return puppet;
}

inline QString rowNames(const ParameterList &list, const PanelSession &session)
{
    QStringList names;
    for (const ParameterRow &row : list.rows()) {
        if (row.kind == ParameterRow::Kind::Group)
            names << (row.node < 0 ? QStringLiteral("[-]") : QStringLiteral("[%1]").arg(groupLabel(session.panel().nodes[static_cast<std::size_t>(row.node)])));
        else if (row.kind == ParameterRow::Kind::Pad)
            names << QStringLiteral("%1x%2").arg(row.first).arg(row.second);
        else
            names << QString::number(row.first);
    }
    return names.join(QLatin1Char(' '));
}

/// An open puppet with its parameter panel on the screen.
struct PanelFixture
{
    void open(const Puppet &puppet)
    {
        m_document = makePuppetDocument(puppet);
        m_puppet = std::make_unique<PuppetContext>(puppet.rig);
        m_session = std::make_unique<PanelSession>(m_document.get(), m_puppet.get());
        m_panel = std::make_unique<ParameterPanel>();
        m_panel->setSession(m_session.get());
        m_panel->resize(320, 700);
        showActive(*m_panel);
    }
    void close()
    {
        m_panel.reset();
        m_session.reset();
        m_puppet.reset();
        m_document.reset();
    }
    /// Where the slider of a parameter from -10 to 10 shows a value.
    QPoint sliderPoint(std::uint32_t parameter, double value) const
    {
        const QRectF area = m_panel->list()->geometryOf(parameter)->slider;
        return QPointF(sliderPixel(area, (value + 10) / 20), area.center().y()).toPoint();
    }
    void click(const QRectF &area) { QTest::mouseClick(m_panel->list()->viewport(), Qt::LeftButton, {}, area.center().toPoint()); }

    ThemeController m_theme;
    std::unique_ptr<PuppetDocument> m_document;
    std::unique_ptr<PuppetContext> m_puppet;
    std::unique_ptr<PanelSession> m_session;
    std::unique_ptr<ParameterPanel> m_panel;
};

} // namespace marrow
