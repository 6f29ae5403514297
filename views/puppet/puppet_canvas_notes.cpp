#include "views/puppet/puppet_canvas.h"

#include "views/puppet/puppet_comparison.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <cmath>

/// What stands over the drawing as words: why it is drawn as it is, which half is which, and how far the two are apart.
namespace marrow {

void PuppetCanvas::placeNotes()
{
    const bool waits = m_context && !m_context->rig().textures.empty() && m_context->pages().empty();
    QString note;
    if (waits)
        note = tr("Decoding the texture pages…");
    else if (!usesOpenGl())
        note = tr("Drawn without OpenGL 3.3: slower, but exact.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_note->setMaximumWidth(std::max(120, width() - 16));
    m_note->adjustSize();
    m_note->move(8, 8);

    const bool split = m_compare == CompareMode::Split && m_context;
    const bool flicker = m_compare == CompareMode::Flicker && m_context;
    const int top = m_note->isVisible() ? m_note->geometry().bottom() + 6 : 8;
    const int at = static_cast<int>(std::lround(m_divider * width()));
    m_border->setVisible(split);
    m_border->setGeometry(at - 1, 0, 2, height());
    m_leftTag->setVisible(split || (flicker && m_flickerOther));
    m_rightTag->setVisible(split || (flicker && !m_flickerOther));
    m_leftTag->adjustSize();
    m_rightTag->adjustSize();
    m_leftTag->move(split ? at - m_leftTag->width() - 8 : 8, top);
    m_rightTag->move(split ? at + 8 : 8, top);
    refreshMeter();
}

void PuppetCanvas::refreshMeter()
{
    const bool shown = m_context && m_compare != CompareMode::Off && m_context->comparison().isEnabled();
    m_meter->setVisible(shown);
    if (!shown)
        return;
    const PuppetComparison &comparison = m_context->comparison();
    const QLocale locale;
    m_meter->setText(tr("max %1 px · mean %2 px")
                         .arg(locale.toString(comparison.largest(), 'f', 2), locale.toString(comparison.mean(), 'f', 3)));
    m_meter->setToolTip(comparison.worstMesh() < 0
                            ? tr("Core and advanced mode put every vertex at the same place")
                            : tr("Largest and mean distance of a vertex between core and advanced mode. Click to see the worst mesh: %1")
                                  .arg(m_context->nameOf({PuppetItemKind::Mesh, static_cast<std::uint32_t>(comparison.worstMesh())})));
    m_meter->adjustSize();
    m_meter->move(width() - m_meter->width() - 8, height() - m_meter->height() - 8);
}

void PuppetCanvas::showWorst()
{
    if (!m_context || m_context->comparison().worstMesh() < 0)
        return;
    m_context->select({PuppetItemKind::Mesh, static_cast<std::uint32_t>(m_context->comparison().worstMesh())});
    frameSelection();
}

} // namespace marrow
