#include "views/puppet/response_view.h"

#include "views/common/elided_combo.h"
#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/theme.h"
#include "views/puppet/plot_widget.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>
#include <QtConcurrentRun>

#include <algorithm>

namespace marrow {

ResponseView::ResponseView(QWidget *parent)
    : QWidget(parent)
    , m_parameters(new QComboBox(this))
    , m_toLabel(new QLabel(this))
    , m_to(new NumberField(this))
    , m_run(new QPushButton(this))
    , m_meshLabel(new QLabel(this))
    , m_meshes(new ElidedCombo(this))
    , m_plot(new PlotWidget(this))
    , m_reading(new QLabel(this))
{
    m_parameters->setObjectName("tugParameter");
    m_to->setObjectName("tugTo");
    m_run->setObjectName("tugRun");
    m_meshes->setObjectName("tugMesh");
    m_plot->setObjectName("tugPlot");
    m_reading->setObjectName("tugReading");
    for (QComboBox *box : {m_parameters, m_meshes}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        box->setMaxVisibleItems(20);
    }
    m_parameters->setEditable(true); // to find one of many by typing
    m_parameters->setInsertPolicy(QComboBox::NoInsert);
    m_parameters->completer()->setFilterMode(Qt::MatchContains);
    m_parameters->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_parameters->installEventFilter(this);
    connect(m_parameters->lineEdit(), &QLineEdit::editingFinished, this, &ResponseView::chooseTyped);
    m_to->setFixedWidth(76);
    m_toLabel->setProperty("role", "secondary");
    m_meshLabel->setProperty("role", "secondary");
    m_reading->setProperty("role", "secondary");
    m_reading->setWordWrap(true);
    m_reading->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_run->setIcon(iconFor(QStringLiteral("tug")));
    m_plot->setFixedHeight(150);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(metrics::kUnit);
    grid->addWidget(m_parameters, 0, 0, 1, 2);
    grid->addWidget(m_toLabel, 0, 2);
    grid->addWidget(m_to, 0, 3);
    grid->addWidget(m_run, 1, 0, 1, 4);
    grid->addWidget(m_meshLabel, 2, 0);
    grid->addWidget(m_meshes, 2, 1, 1, 3);
    grid->addWidget(m_plot, 3, 0, 1, 4);
    grid->addWidget(m_reading, 4, 0, 1, 4);
    grid->setColumnStretch(1, 1);
    connect(m_parameters, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_context && index >= 0 && static_cast<std::size_t>(index) < m_context->rig().parameters.size()) {
            const Parameter &parameter = m_context->rig().parameters[static_cast<std::size_t>(index)];
            m_to->setRange(std::min(parameter.minimum, parameter.maximum), std::max(parameter.minimum, parameter.maximum));
            m_to->setStep(static_cast<double>(parameter.maximum - parameter.minimum) / 100);
            m_to->setDefaultValue(parameter.maximum);
            m_to->setValue(parameter.maximum);
        }
    });
    connect(m_run, &QPushButton::clicked, this, &ResponseView::run);
    connect(m_meshes, &QComboBox::currentIndexChanged, this, &ResponseView::plot);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ResponseView::finished);
    retranslate();
    fillParameters();
}

ResponseView::~ResponseView()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void ResponseView::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    m_responses.clear();
    if (context)
        connect(context, &PuppetContext::selectionChanged, this, &ResponseView::takeSelection);
    fillParameters();
    fillMeshes();
}

void ResponseView::fillParameters()
{
    QSignalBlocker block(m_parameters);
    m_parameters->clear();
    int first = -1;
    if (m_context) {
        const PuppetRig &rig = m_context->rig();
        for (std::uint32_t i = 0; i < rig.parameters.size(); ++i)
            m_parameters->addItem(m_context->nameOf({PuppetItemKind::Parameter, i}));
        for (const PhysicsGroup &group : rig.physics.groups) { // what physics listens to swings best
            if (first < 0 && !group.inputs.empty())
                first = static_cast<int>(group.inputs.front().parameter);
        }
    }
    m_parameters->setCurrentIndex(-1);
    m_run->setEnabled(m_parameters->count() > 0);
    block.unblock();
    m_parameters->setCurrentIndex(m_parameters->count() > 0 ? std::max(first, 0) : -1);
}

bool ResponseView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_parameters && event->type() == QEvent::FocusIn) // once the click has set its caret
        QTimer::singleShot(0, m_parameters->lineEdit(), &QLineEdit::selectAll);
    return QWidget::eventFilter(watched, event);
}

void ResponseView::chooseTyped()
{
    const QString typed = m_parameters->currentText().trimmed();
    if (typed == m_parameters->itemText(m_parameters->currentIndex()))
        return;
    int found = typed.isEmpty() ? -1 : m_parameters->findText(typed, Qt::MatchFixedString);
    if (found < 0 && !typed.isEmpty())
        found = m_parameters->findText(typed, Qt::MatchContains);
    if (found >= 0)
        m_parameters->setCurrentIndex(found);
    m_parameters->setEditText(m_parameters->itemText(m_parameters->currentIndex()));
}

void ResponseView::run()
{
    const int parameter = m_parameters->currentIndex();
    if (!m_context || parameter < 0 || m_watcher.isRunning())
        return;
    m_tug = {};
    m_tug.parameter = static_cast<std::uint32_t>(parameter);
    m_tug.to = static_cast<float>(m_to->value());
    m_tested = m_context;
    m_testedFeatures = m_context->features();
    std::vector<float> values(m_context->puppet().hostValues().begin(), m_context->puppet().hostValues().end());
    m_run->setEnabled(false);
    m_run->setText(tr("Tugging…"));
    m_watcher.setFuture(QtConcurrent::run([rig = m_context->sharedRig(), values = std::move(values), tug = m_tug,
                                           features = m_testedFeatures] {
        std::vector<TugResponse> responses{playTug(rig, values, 0, tug)};
        if (features != 0)
            responses.push_back(playTug(rig, values, features, tug));
        return responses;
    }));
}

void ResponseView::finished()
{
    m_run->setEnabled(m_parameters->count() > 0);
    m_run->setText(tr("Tug and plot the swing"));
    if (m_tested != m_context) // another puppet came to the front meanwhile
        return;
    m_responses = m_watcher.result();
    fillMeshes();
}

void ResponseView::fillMeshes()
{
    const QSignalBlocker block(m_meshes);
    m_meshes->clear();
    if (m_context && !m_responses.empty()) {
        const std::vector<SwingCurve> &curves = m_responses.back().meshes;
        for (const SwingCurve &curve : curves)
            m_meshes->addItem(m_context->nameOf({PuppetItemKind::Mesh, curve.mesh}), curve.mesh);
    }
    m_meshLabel->setVisible(m_meshes->count() > 0);
    m_meshes->setVisible(m_meshes->count() > 0);
    takeSelection();
    plot();
}

/// A mesh that is selected on the canvas is the one to look at.
void ResponseView::takeSelection()
{
    if (!m_context || m_context->selection().isEmpty() || m_context->selection().last().kind != PuppetItemKind::Mesh)
        return;
    const int row = m_meshes->findData(m_context->selection().last().index);
    if (row >= 0)
        m_meshes->setCurrentIndex(row);
}

const SwingCurve *ResponseView::curveOf(std::size_t response, std::uint32_t mesh) const
{
    for (const SwingCurve &curve : m_responses[response].meshes) {
        if (curve.mesh == mesh)
            return &curve;
    }
    return nullptr;
}

void ResponseView::plot()
{
    std::vector<PlotWidget::Curve> curves;
    QStringList readings;
    const QLocale locale;
    const auto number = [&locale](float value, int digits) { return locale.toString(static_cast<double>(value), 'f', digits); };
    const Tokens &tokens = tokensFor(palette());
    const bool chosen = m_meshes->currentIndex() >= 0;
    for (std::size_t i = 0; i < m_responses.size() && chosen; ++i) {
        const SwingCurve *curve = curveOf(i, m_meshes->currentData().toUInt());
        const bool core = i == 0;
        const QString name = core ? tr("Core") : tr("Advanced");
        if (!curve) {
            readings.append(tr("%1: does not move").arg(name));
            continue;
        }
        curves.push_back({name, core ? tokens.secondaryText : tokens.accent, curve->offsets});
        readings.append(tr("%1: peak %2 px, overshoot %3 px, at rest after %4 s")
                            .arg(name, number(curve->peak, 2), number(curve->overshoot, 2), number(curve->settleSeconds, 2)));
    }
    if (!curves.empty())
        curves.push_back({tr("Parameter"), tokens.warning, m_responses.front().parameter, true, true});
    else if (!m_responses.empty())
        readings = {tr("Nothing moves with this parameter.")};
    m_plot->setCurves(std::move(curves), m_responses.empty() ? 1 : static_cast<double>(m_responses.front().step));
    m_plot->setShaded(0, static_cast<double>(m_tug.rise + m_tug.hold + m_tug.fall));
    m_reading->setText(readings.join(QLatin1Char('\n')));
    m_reading->setVisible(!readings.isEmpty());
}

void ResponseView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        plot();
    QWidget::changeEvent(event);
}

void ResponseView::retranslate()
{
    m_parameters->setToolTip(tr("The parameter to tug; type to find it"));
    m_parameters->setAccessibleName(m_parameters->toolTip());
    m_toLabel->setText(tr("to"));
    m_to->setToolTip(tr("Where it is pulled to, and let go from after four tenths of a second"));
    m_to->setAccessibleName(m_to->toolTip());
    m_run->setText(m_watcher.isRunning() ? tr("Tugging…") : tr("Tug and plot the swing"));
    m_run->setToolTip(tr("Pulls the parameter for 0.6 s on a copy of the puppet and follows the swing for 3 s"));
    m_meshLabel->setText(tr("Mesh"));
    m_meshes->setToolTip(tr("The mesh whose swing is plotted; the widest swing comes first"));
    m_meshes->setAccessibleName(m_meshes->toolTip());
    m_plot->setUnits(tr("s"), tr("px"));
    m_plot->setAccessibleName(tr("How the mesh swings, in canvas pixels over time"));
    m_plot->setEmptyText(tr("Choose a parameter and tug it: the swing of what hangs on it is plotted here."));
    plot();
}

} // namespace marrow
