#pragma once

#include "model/puppet/response_test.h"
#include "views/puppet/puppet_context.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace marrow {

class NumberField;
class PlotWidget;

/// The response test: tugs a parameter in the same way every time and plots how a mesh swings, with core and with the
/// features that are on. Works on puppets of its own; the one on show stays as it is.
class ResponseView : public QWidget
{
    Q_OBJECT

public:
    explicit ResponseView(QWidget *parent = nullptr);
    ~ResponseView() override;
    void setContext(PuppetContext *context);

    bool isRunning() const { return m_watcher.isRunning(); }
    const std::vector<TugResponse> &responses() const { return m_responses; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillParameters();
    /// What was typed chooses the first parameter it fits; what fits none is taken back, so that the field says what will be tugged.
    void chooseTyped();
    void run();
    void finished();
    void fillMeshes();
    void plot();
    void takeSelection();
    void retranslate();
    const SwingCurve *curveOf(std::size_t response, std::uint32_t mesh) const;

    QPointer<PuppetContext> m_context;
    QComboBox *m_parameters;
    QLabel *m_toLabel;
    NumberField *m_to;
    QPushButton *m_run;
    QLabel *m_meshLabel;
    QComboBox *m_meshes;
    PlotWidget *m_plot;
    QLabel *m_reading;
    QFutureWatcher<std::vector<TugResponse>> m_watcher;
    QPointer<PuppetContext> m_tested; ///< whose puppet the responses are of
    Tug m_tug;
    std::uint32_t m_testedFeatures = 0;
    std::vector<TugResponse> m_responses; ///< core, then with features when there are any
};

} // namespace marrow
