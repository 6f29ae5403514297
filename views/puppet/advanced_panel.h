#pragma once

#include "views/puppet/puppet_context.h"

#include <QPointer>
#include <QWidget>

#include <array>

class QLabel;
class QScrollArea;

namespace marrow {

class CostView;
class DifferenceTable;
class EmptyState;
class FeatureList;
class PuppetCanvas;
class ResponseView;
class Section;
class SimulationView;

/// Advanced mode: which features run, how far they take the puppet from its core, how the simulation goes, what a frame costs,
/// and the response test. GUI thread.
class AdvancedPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AdvancedPanel(QWidget *parent = nullptr);

    /// Not owned; may be null.
    void setContext(PuppetContext *context);
    /// Where meshes are shown that the table names, and whose drawing is counted. Not owned.
    void setCanvas(PuppetCanvas *canvas);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPointer<PuppetContext> m_context;
    QPointer<PuppetCanvas> m_canvas;
    EmptyState *m_empty;
    QScrollArea *m_scroll;
    FeatureList *m_features;
    DifferenceTable *m_differences;
    SimulationView *m_simulation;
    CostView *m_cost;
    ResponseView *m_response;
    std::array<Section *, 5> m_sections = {};
};

} // namespace marrow
