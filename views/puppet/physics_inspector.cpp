#include "views/puppet/physics_inspector.h"

#include "views/common/icons.h"
#include "views/common/number_field.h"
#include "views/common/tab_order.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kPathRole = Qt::UserRole;  ///< "segment/2/1/length": where a number stands, of editable rows
constexpr int kGroupRole = Qt::UserRole + 1;

} // namespace

PhysicsInspector::PhysicsInspector(QWidget *parent)
    : QWidget(parent)
    , m_tree(new QTreeWidget(this))
    , m_fpsLabel(new QLabel(this))
    , m_fps(new NumberField(this))
    , m_note(new QLabel(this))
    , m_revert(new QPushButton(this))
{
    m_tree->setObjectName("physicsTree");
    m_tree->setFont(smallFont());
    m_tree->setUniformRowHeights(true);
    m_tree->setColumnCount(2);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_fps->setObjectName("physicsFps");
    m_fps->setRange(0, 480);
    m_fps->setDecimals(0);
    m_fps->setStep(5);
    m_fps->setUnit(QStringLiteral("fps"));
    m_fps->setFixedWidth(86);
    m_fpsLabel->setProperty("role", "secondary");
    m_note->setProperty("role", "warning");
    m_note->setWordWrap(true);
    m_revert->setObjectName("physicsRevert");
    m_revert->setIcon(iconFor(QStringLiteral("undo")));
    auto *row = new QHBoxLayout;
    row->addWidget(m_fpsLabel, 1);
    row->addWidget(m_fps);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kUnit);
    layout->addLayout(row);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_note);
    layout->addWidget(m_revert);
    orderTabs(layout);
    connect(m_tree, &QTreeWidget::itemChanged, this, &PhysicsInspector::edited);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (m_filling || !item || !m_context)
            return;
        while (item->parent())
            item = item->parent();
        m_context->select({PuppetItemKind::PhysicsGroup, item->data(0, kGroupRole).toUInt()});
    });
    connect(m_fps, &NumberField::valueCommitted, this, [this](double fps) { apply(QStringLiteral("fps"), static_cast<float>(fps)); });
    connect(m_revert, &QPushButton::clicked, this, &PhysicsInspector::revert);
    fill();
}

void PhysicsInspector::setContext(PuppetContext *context)
{
    if (m_context) {
        revert();
        m_context->disconnect(this);
    }
    m_context = context;
    m_original.reset();
    if (context)
        connect(context, &PuppetContext::selectionChanged, this, &PhysicsInspector::takeSelection);
    fill();
}

void PhysicsInspector::addValue(QTreeWidgetItem *parent, const QString &name, float value, const QString &path)
{
    auto *row = new QTreeWidgetItem(parent, {name, QLocale().toString(static_cast<double>(value), 'g', 6)});
    row->setData(0, kPathRole, path);
    row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    row->setFlags(row->flags() | Qt::ItemIsEditable);
    row->setToolTip(1, tr("Double click or F2 to try another number; the file keeps its own"));
}

QTreeWidgetItem *PhysicsInspector::addGroup(std::uint32_t index)
{
    const PhysicsGroup &group = m_context->rig().physics.groups[index];
    auto *top = new QTreeWidgetItem(m_tree, {m_context->nameOf({PuppetItemKind::PhysicsGroup, index})});
    top->setData(0, kGroupRole, index);
    const auto source = [](PhysicsSource kind) {
        return kind == PhysicsSource::Angle ? tr("angle") : kind == PhysicsSource::Y ? tr("down") : tr("across");
    };
    const auto name = [this](std::uint32_t parameter) { return m_context->nameOf({PuppetItemKind::Parameter, parameter}); };
    const QString at = QString::number(index);
    for (std::size_t i = 0; i < group.inputs.size(); ++i) {
        const PhysicsInput &input = group.inputs[i];
        auto *row = new QTreeWidgetItem(top, {tr("In: %1 · %2").arg(name(input.parameter), source(input.source))});
        addValue(row, tr("Weight %"), input.weight, QStringLiteral("input/%1/%2/weight").arg(at).arg(i));
    }
    for (std::size_t i = 0; i < group.segments.size(); ++i) {
        const PhysicsSegment &segment = group.segments[i];
        const QString path = QStringLiteral("segment/%1/%2/").arg(at).arg(i);
        auto *row = new QTreeWidgetItem(top, {tr("Segment %1").arg(i + 1)});
        addValue(row, tr("Length"), segment.length, path + QStringLiteral("length"));
        addValue(row, tr("Mobility"), segment.mobility, path + QStringLiteral("mobility"));
        addValue(row, tr("Delay"), segment.delay, path + QStringLiteral("delay"));
        addValue(row, tr("Acceleration"), segment.acceleration, path + QStringLiteral("acceleration"));
    }
    for (std::size_t i = 0; i < group.outputs.size(); ++i) {
        const PhysicsOutput &output = group.outputs[i];
        const QString path = QStringLiteral("output/%1/%2/").arg(at).arg(i);
        auto *row = new QTreeWidgetItem(top, {tr("Out: %1 · %2 of point %3")
                                                  .arg(name(output.parameter), source(output.source)).arg(output.vertex)});
        addValue(row, tr("Scale"), output.scale, path + QStringLiteral("scale"));
        addValue(row, tr("Weight %"), output.weight, path + QStringLiteral("weight"));
    }
    return top;
}

void PhysicsInspector::fill()
{
    m_filling = true;
    m_tree->clear();
    m_tree->setHeaderLabels({tr("Group"), tr("Value")});
    m_tree->setAccessibleName(tr("Physics groups"));
    m_fpsLabel->setText(tr("Steps of physics a second"));
    m_fps->setToolTip(tr("How often physics steps; 0 for once a frame"));
    m_fps->setAccessibleName(m_fpsLabel->text());
    m_revert->setText(tr("Back to the file's numbers"));
    m_note->setText(tr("The preview runs with other numbers than the file has. Saving does not write them."));
    if (m_context) {
        for (std::uint32_t i = 0; i < m_context->rig().physics.groups.size(); ++i)
            addGroup(i)->setExpanded(i == 0);
    }
    m_filling = false;
    refresh();
}

void PhysicsInspector::refresh()
{
    m_note->setVisible(isChanged());
    m_revert->setVisible(isChanged());
    if (m_context)
        m_fps->setValue(static_cast<double>(m_context->rig().physics.fps));
}

void PhysicsInspector::edited(QTreeWidgetItem *item, int column)
{
    const QString path = item->data(0, kPathRole).toString();
    if (m_filling || column != 1 || path.isEmpty() || !m_context)
        return;
    bool isNumber = false;
    double value = QLocale().toDouble(item->text(1), &isNumber);
    if (!isNumber)
        value = item->text(1).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(value) || std::fabs(value) > 1e6)
        return fill(); // what was there before
    apply(path, static_cast<float>(value));
    m_filling = true;
    item->setText(1, QLocale().toString(value, 'g', 6));
    item->setForeground(1, tokensFor(palette()).warning);
    m_filling = false;
}

void PhysicsInspector::apply(const QString &path, float value)
{
    if (!m_context)
        return;
    auto changed = std::make_shared<PuppetRig>(m_context->rig());
    const QStringList steps = path.split(QLatin1Char('/'));
    if (steps.size() == 1) {
        changed->physics.fps = value;
    } else {
        PhysicsGroup &group = changed->physics.groups[steps.at(1).toUInt()];
        const std::size_t index = steps.at(2).toUInt();
        const QString &what = steps.at(3);
        if (steps.first() == QLatin1String("input")) {
            group.inputs[index].weight = value;
        } else if (steps.first() == QLatin1String("output")) {
            (what == QLatin1String("scale") ? group.outputs[index].scale : group.outputs[index].weight) = value;
        } else {
            PhysicsSegment &segment = group.segments[index];
            (what == QLatin1String("length")     ? segment.length
             : what == QLatin1String("mobility") ? segment.mobility
             : what == QLatin1String("delay")    ? segment.delay
                                                 : segment.acceleration) = value;
        }
    }
    if (!m_original)
        m_original = m_context->sharedRig();
    m_context->setRig(std::move(changed));
    refresh();
}

void PhysicsInspector::revert()
{
    if (!m_original || !m_context)
        return;
    m_context->setRig(std::exchange(m_original, nullptr));
    fill();
}

void PhysicsInspector::takeSelection()
{
    if (!m_context || m_context->selection().isEmpty() || m_context->selection().last().kind != PuppetItemKind::PhysicsGroup)
        return;
    QTreeWidgetItem *row = m_tree->topLevelItem(static_cast<int>(m_context->selection().last().index));
    QTreeWidgetItem *current = m_tree->currentItem();
    while (current && current->parent())
        current = current->parent();
    if (row && current != row)
        m_tree->setCurrentItem(row);
}

void PhysicsInspector::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace marrow
