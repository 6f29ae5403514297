#include "views/character/shape_sliders.h"

#include "views/common/number_field.h"
#include "views/common/search_field.h"
#include "views/common/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <cmath>

namespace marrow {

namespace {

constexpr int kSteps = 100;
constexpr int kMostRows = 40;
constexpr std::size_t kSearchedFrom = 13; ///< shorter lists are seen at a glance
constexpr int kNameWidth = 96;
constexpr int kNumberWidth = 56;

} // namespace

ShapeSliders::ShapeSliders(QWidget *parent)
    : QWidget(parent)
    , m_search(new SearchField(this))
    , m_list(new QWidget(this))
    , m_more(new QLabel(this))
{
    m_more->setProperty("role", "secondary");
    m_more->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kUnit);
    column->addWidget(m_search);
    column->addWidget(m_list);
    column->addWidget(m_more);
    connect(m_search, &QLineEdit::textChanged, this, &ShapeSliders::fill);
    connect(m_search, &SearchField::resultsRequested, this, [this] {
        if (!m_rows.empty())
            (m_rows.front().box ? static_cast<QWidget *>(m_rows.front().box) : m_rows.front().slider)->setFocus();
    });
    retranslate();
}

void ShapeSliders::setShapes(std::vector<Shape> shapes, std::function<float(int)> valueOf)
{
    m_shapes = std::move(shapes);
    m_valueOf = std::move(valueOf);
    {
        const QSignalBlocker block(m_search);
        m_search->clear();
    }
    m_search->setVisible(m_shapes.size() >= kSearchedFrom);
    fill();
}

void ShapeSliders::fill()
{
    qDeleteAll(m_list->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    delete m_grid;
    m_grid = new QGridLayout(m_list);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(metrics::kUnit);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_rows.clear();
    int hidden = 0;
    for (int shape = 0; shape < static_cast<int>(m_shapes.size()); ++shape) {
        if (!m_shapes[static_cast<std::size_t>(shape)].name.contains(m_search->text().trimmed(), Qt::CaseInsensitive))
            continue;
        if (m_rows.size() < kMostRows)
            m_rows.push_back(makeRow(shape, static_cast<int>(m_rows.size())));
        else
            ++hidden;
    }
    m_more->setVisible(hidden > 0 || (m_rows.empty() && !m_shapes.empty()));
    m_more->setText(hidden > 0 ? tr("%n more; find them by name.", nullptr, hidden) : tr("Nothing of that name."));
    refresh();
}

ShapeSliders::Row ShapeSliders::makeRow(int shape, int line)
{
    const Shape &what = m_shapes[static_cast<std::size_t>(shape)];
    auto *name = new QLabel(fontMetrics().elidedText(what.name, Qt::ElideMiddle, kNameWidth), m_list);
    name->setProperty("role", "secondary");
    name->setFixedWidth(kNameWidth);
    name->setToolTip(what.tip);
    m_grid->addWidget(name, line, 0);
    Row row;
    row.shape = shape;
    if (what.binary) {
        row.box = new QCheckBox(m_list);
        row.box->setObjectName(QStringLiteral("shape.") + what.name);
        row.box->setAccessibleName(what.name);
        row.box->setToolTip(what.tip);
        m_grid->addWidget(row.box, line, 1, 1, 2);
        connect(row.box, &QCheckBox::toggled, this, [this, shape](bool on) { emit moved(shape, on ? 1.0F : 0.0F); });
        return row;
    }
    row.slider = new QSlider(Qt::Horizontal, m_list);
    row.slider->setObjectName(QStringLiteral("shape.") + what.name);
    row.slider->setRange(0, kSteps);
    row.slider->setPageStep(kSteps / 4);
    row.slider->setFocusPolicy(Qt::StrongFocus);
    row.slider->installEventFilter(this);
    row.number = new NumberField(m_list);
    row.number->setRange(0, 1);
    row.number->setDecimals(2);
    row.number->setStep(0.05);
    row.number->setDefaultValue(0);
    row.number->setFixedWidth(kNumberWidth);
    for (QWidget *control : {static_cast<QWidget *>(row.slider), static_cast<QWidget *>(row.number)}) {
        control->setAccessibleName(what.name);
        control->setToolTip(what.tip);
    }
    m_grid->addWidget(row.slider, line, 1);
    m_grid->addWidget(row.number, line, 2);
    connect(row.slider, &QSlider::valueChanged, this, [this, shape](int value) { emit moved(shape, static_cast<float>(value) / kSteps); });
    const auto typed = [this, shape](double value) { emit moved(shape, static_cast<float>(value)); };
    connect(row.number, &NumberField::valueChanging, this, typed);
    connect(row.number, &NumberField::valueCommitted, this, typed);
    return row;
}

void ShapeSliders::refresh()
{
    for (const Row &row : m_rows) {
        const float value = m_valueOf ? m_valueOf(row.shape) : 0;
        if (row.box) {
            const QSignalBlocker block(row.box);
            row.box->setChecked(value > 0.5F);
            continue;
        }
        const QSignalBlocker block(row.slider);
        if (!row.slider->isSliderDown())
            row.slider->setValue(static_cast<int>(std::lround(value * kSteps)));
        row.number->setValue(static_cast<double>(value));
    }
}

bool ShapeSliders::eventFilter(QObject *watched, QEvent *event)
{
    const auto *slider = qobject_cast<QSlider *>(watched);
    if (slider && event->type() == QEvent::Wheel && !slider->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ShapeSliders::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ShapeSliders::retranslate()
{
    m_search->setPlaceholderText(tr("Find by name"));
    m_search->setAccessibleName(tr("Find by name"));
    m_search->setToolTip(tr("Shows only what has this in its name; Down goes to the first"));
}

} // namespace marrow
